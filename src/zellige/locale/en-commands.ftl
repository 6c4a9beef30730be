## The command line: what each command does

command-line = Play, study and score board games: in the browser, from Python, as a research environment.
command-play = Opens the table in the browser, on this computer or in its network, until Ctrl-C.
command-serve = Hosts tables for a club, until Ctrl-C: for people everywhere, by a link a seat. Opens no browser, and lists to nobody what is kept.
    .address = Where it listens; 0.0.0.0 is every network of this computer.
    .public-url = Where people reach it, as “https://tables.example.org”: links lead there, and by that name it is asked.
    .names = Another name by which it may be asked; can be given several times.
command-join = Seats a player of this computer at a table far away, by a friend’s link, and plays until the game is over.
    .link = The link, in quotation marks: it has a # in it.
    .player = Who plays: a name as simulate takes them; default: patient.
    .name = What it is called at the table; default: the player’s name.
join-seated = { $player } has taken seat { $seat }.
join-wait = Getting ready
join-plays = Playing
join-over = Final scores: { $scores }
command-games = Lists every game that is installed.
command-new = Prints a fresh position as a JSON document.
    .seats = How many players; default: the fewest the game allows.
    .seed = Any number or word; the same seed gives the same position. Default: chance decides.
    .empty = The document of a table on which nothing lies yet, to be filled in.
command-legal = Lists every legal action, one a line, sorted.
command-why = Says why an action may not be played, with the section of the rulebook.
    .action = An action in the game’s notation, such as “stable e5” in Médina.
command-apply = Plays actions and prints the new position.
    .actions = One or more actions in the game’s notation, in the order they are played.
command-score = Prints the score of every seat, line by line, with the cells behind each.
command-pad = Counts up a game from your table: from a file of entries, or asked field by field (“?” says what counts).
    .file = A file of entries: JSON with seats, names, options and entries; - for standard input. Without it everything is asked.
    .names = Who played, in seat order; as often as there are people.
    .empty = Prints a file of entries to fill in.
command-show = Prints the board as text.
command-schema = Prints the JSON Schema of a game’s position documents.
command-replay = Retells the games of a record file, action by action.
    .board = Prints the board after every action.
command-verify = Replays the games of a record file and stops at the first difference.
    .unfinished = Accepts games that have no result yet.
command-simulate = Lets players play many games against each other, each in every seat, and prints how they did.
    .seats = The players, separated by commas: greedy,random. One of your own is bot.py, bot.py:name or package.module:name. They change seats from game to game.
    .games = How many games.
    .seed = Any number or word; the same seed gives the same games.
    .out = A file for the records of the games.
    .limit = How many seconds a player may think about a decision. Answers that come later are played too, and counted.
command-tournament = Lets players meet in blocks, one seed under every assignment of seats, and prints how they did, with 95 % intervals.
    .players = The players, separated by commas: random,greedy,patient-1. One that stands there twice may sit twice in a game.
    .seats = How many sit down in a game; default: two.
    .blocks = How many blocks.
    .seed = Any number or word; the same seed gives the same games.
    .folder = A folder that keeps the games, their records and the results; the same command goes on with what is there.
    .limit = How many seconds a player may think about a decision. Answers that come later are played too, and counted.
command-findings = Makes a page with plots of what the games in a folder say of strategy: what a seat is worth, and what winners have that others lack.
    .path = A folder that “zellige tournament” has kept, or a file of records.
    .out = A folder for the page, its figures and plots; default: where the games are.
command-tune = Finds the weights by which the player “value” goes: from games between players whose weights are shaken, then by evolution (cma). Without further options it makes the shipped file again.
    .folder = A folder that keeps how far it is, and at last weights.json; the same command goes on with what is there.
    .seed = Any number or word; the same seed gives the same weights. With one of your own the games of a round are played side by side.
    .rounds = How often games are played and fitted.
    .games = Games of a round.
    .generations = Generations of the evolution; none needs no cma.
    .gate = Blocks against “patient” at the end, on seeds used for nothing else.
command-sprt = Lets two players meet until it is decided whether the first is stronger by --elo1 rather than by --elo0, and no longer.
    .a = The player that is to be stronger.
    .b = The other player.
    .elo0 = The difference in Elo points that is too little.
    .elo1 = The difference in Elo points that is looked for.
    .blocks = How many blocks at most; a block is two games with the same seed, with the seats both ways.
    .seed = Any number or word; the same seed gives the same games.
    .folder = A folder that keeps the games, their records and the results; the same command goes on with what is there.
    .limit = How many seconds a player may think about a decision.
command-bench = Measures how fast the rules of a game are.
    .seats = How many players; default: the fewest the game allows.
command-check = Plays games and checks that a game keeps its promises; exits with 1 if one does not hold.
    .games = How many games are played for it.
    .seed = Any number or word; the same seed plays the same games.

command-components = Checks, starts and compares component sets: what is printed on the pieces of your own box.
command-components-check = Checks a component set and reports what is impossible; exits with 1 if there is anything to report.
command-components-new = Starts a component set of your own as a copy of the shipped one.
    .file = The file to be written.
    .name = Its name, in small letters, digits, dots and dashes; default: that of the file.
    .force = Overwrites the file if it exists.
command-components-diff = Lists the entries in which two component sets differ.
    .one = A component set, or the name of the shipped one.
    .other = The other component set, or the name of the shipped one.
command-components-find = Finds the ids of tiles and cards by what is printed on them.
    .words-of-piece = A kind, an effect, a good, a colour, or a side or number: market N=genie spice=4 motif=A cost=4 points=9.
    .path = The component set; default: the shipped one.

command-tables = Looks after the tables that are kept on this computer; only reads, even while zellige is running.
command-tables-check = Says which tables are damaged or cannot be played on, and why; exits with 1 if there is anything to report.
command-tables-salvage = Recovers everything that can be read from a damaged file of tables into a new folder; exits with 1 if something is lost.
    .new = The new folder.
command-tables-export = Writes everything that is kept of tables as lines of JSON.
    .names = The names of tables, as in their addresses; default: all of them.
command-tables-records = Writes the record of every finished game into a folder, each a file; those that are there already stay as they are.
    .folder = The folder; it is made where there is none.
command-backup = Copies everything that is kept into one file, as it is at one moment, also while zellige is running.
    .file = The new file; one that exists is never overwritten. As “tables.sqlite” in a folder of its own, --data plays on with it.

parameter-game = The name of a game, as “zellige games” lists it.
parameter-position = A file with a position document; - for standard input.
parameter-file = The file; - for standard input.
parameter-components = A file with a component set to play with, where the game has such sets.
parameter-seats = How many players.
parameter-seed = Any number or word.
parameter-option = A variant of the rules as name=value; can be given several times.
parameter-partial = Accepts incomplete positions: the pieces need not add up to the full box.
parameter-jobs = How many games are played at once; default: one for every core, as far as memory allows.
parameter-executor = Where games are played: processes of this computer; ray, a Ray cluster begun here or named by RAY_ADDRESS; or the cluster at ray://HOST:PORT.
parameter-kind = How games are written: as records, or as a table in Parquet with a row for every decision; in a tournament’s folder the table stands beside the records.
parameter-as-json = Prints data as JSON.
parameter-lang = The language: en or fr. Default: ZELLIGE_LANG, else the environment.
parameter-port = The port; default: the usual one or the next that is free.
parameter-data = The folder that keeps the tables; default: where your system keeps the data of programs.
parameter-no-browser = Opens no browser, only prints the address.
parameter-lan = Opens it to everybody in your network, and shows the address as a QR code.
parameter-version = Prints the version.
parameter-help = Shows this text.

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-codes = Exit codes
help-code-0 = done
help-code-1 = a check has found something, or zellige hit an internal error
help-code-2 = what was asked for cannot be done; one sentence says why
help-code-130 = ended by Ctrl-C
help-required = [required]
help-default = [default: { $value }]

metavar-GAME = GAME
metavar-POS = POSITION
metavar-FILE = FILE
metavar-ACTION = ACTION
metavar-WORD = WORD
metavar-SEED = SEED
metavar-NAME = NAME
metavar-FOLDER = FOLDER
metavar-COMMAND = COMMAND
metavar-ARGS = ARGS
metavar-OPTIONS = OPTIONS
metavar-K = NAME
metavar-V = VALUE
metavar-LINK = LINK
metavar-URL = URL
metavar-ADDRESS = ADDRESS
metavar-PLAYER = PLAYER

## What commands print

games-line = { $title }: { $tagline }
why-legal = “{ $action }” may be played.
score-of-seat = Seat { $seat }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
score-assumptions = The position does not say everything. Assumed:
score-cells = { $label }: { $cells }
replay-and-then = { $first }; { $then }
replay-game = Game { $number }: { $title }, { $seats }
replay-result = Final scores: { $scores }
replay-unfinished = This game has no result: it is unfinished, or the file was cut off.
verify-holds = { $games ->
    [one] One game
   *[other] { $games } games
} with { $actions ->
    [one] one action
   *[other] { $actions } actions
} in all: everything agrees.
verify-undecided = { $games ->
    [one] One game has a seed that does not deal its first position, and its record, an older one, does not say whether it was dealt.
   *[other] { $games } games have a seed that does not deal their first position, and their records, older ones, do not say whether they were dealt.
}
verify-progress = Actions
components-started = { $file } is a copy of the shipped set, named “{ $set }”. Check it with “{ $command }”.
components-same = The two sets say the same.
components-none = There is no such piece.
tables-checked = { $tables ->
    [one] One table
   *[other] { $tables } tables
} with { $entries ->
    [0] no entry
    [one] one entry
   *[other] { $entries } entries
} in all: { $troubles ->
    [0] every one can be opened and followed.
    [one] one of them has trouble.
   *[other] { $troubles } of them have trouble.
}
tables-none = There is no table here.
tables-records = { $written ->
    [0] No new record
    [one] One record
   *[other] { $written } records
} written to { $folder }{ $there ->
    [0] {"."}
    [one] ; one was there already.
   *[other] ; { $there } were there already.
}
backup-made = Everything is copied to { $file }: { $bytes } bytes.
tables-trouble = { $table }: { $text }
tables-unsound = The file of the tables is damaged; “zellige tables salvage” recovers what can be read.
tables-salvaged = Of { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $hurt ->
    [0] nothing is lost
    [one] one has lost something
   *[other] { $hurt } have lost something
}. “{ $command }” opens what could be read.
simulate-progress = Games
simulate-ended = Stopped early after { $games } of { $asked ->
    [one] { $asked } game
   *[other] { $asked } games
}.
compile-progress = Preparing the rules of { $game }
summary-player = Player
summary-wins = Wins
summary-win-rate = Win rate
summary-interval = 95 % interval
summary-score = Mean score
summary-rank = Mean place
summary-late = Late answers
summary-count = { NUMBER($value, maximumFractionDigits: 2) }
summary-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
summary-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
summary-speed = { $games ->
    [one] One game
   *[other] { $games } games
}, { $rate } actions a second.
summary-margin = Margin
summary-ms = Ms a turn
summary-iterations = Iter. a turn
summary-rating = Rating
plot-rate = Win rate, % (95 % interval)
plot-score = Mean score (95 % interval)
plot-fair = all alike
plot-cross = Row did better than column, %
laboratory-rating = { NUMBER($value, maximumFractionDigits: 0) }
laboratory-anchor = Ratings: Elo points, 0 for { $anchor }.
laboratory-extra = Ratings and plots are left out: they need choix and matplotlib, which pip install "zellige[study]" brings.
laboratory-number = { NUMBER($value, maximumSignificantDigits: 3) }
laboratory-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } - { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
laboratory-by-seat = Win rate by seat
laboratory-seat = Seat { $seat }
laboratory-all = All players
laboratory-cross = How often the player of the row did better than that of the column
laboratory-played = { $blocks ->
    [one] One block
   *[other] { $blocks } blocks
}, { $games ->
    [one] one game
   *[other] { $games } games
} in all. Ms: of processor time.
laboratory-draws = Draws: { $draws }
laboratory-ended = Stopped early after { $blocks } of { $asked ->
    [one] { $asked } block
   *[other] { $asked } blocks
}.{ $kept ->
    [true] { " " }The same command goes on from here.
   *[false] { "" }
}
tune-progress = Games
tune-ended = Ended after { $games } of { $asked } games. What is finished is kept: the same command goes on.
tune-done = { $path } holds the weights. Against “patient”: { $gate }.
sprt-played = { $blocks ->
    [one] One block
   *[other] { $blocks } blocks
}, { $games ->
    [one] one game
   *[other] { $games } games
} in all.
sprt-outcomes = Blocks in which { $a } won 0, ½, 1, 1½, 2 of the two games: { $outcomes }
sprt-score = Win rate of { $a }: { $share } ({ $interval }); Elo: { $elo }
sprt-elo = { NUMBER($value, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) })
sprt-elo-alone = { NUMBER($value, maximumFractionDigits: 0) }
sprt-llr = Log-likelihood ratio of { $elo1 } against { $elo0 } Elo: { NUMBER($llr, minimumFractionDigits: 2, maximumFractionDigits: 2) }; decided at { NUMBER($lower, minimumFractionDigits: 2, maximumFractionDigits: 2) } or { NUMBER($upper, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sprt-h1 = Decided: the lead of { $a } over { $b } is { $elo1 } Elo, or more, rather than { $elo0 }.
sprt-h0 = Decided: the lead of { $a } over { $b } is { $elo0 } Elo, or less, rather than { $elo1 }.
sprt-open = Not decided yet.
check-progress = Promises
check-ok = ok
check-failed = failed
check-holds = Every promise held in { $games ->
    [one] one game
   *[other] { $games } games
}.
check-broken = { $broken ->
    [one] One promise does not hold
   *[other] { $broken } promises do not hold
}; checked in { $games ->
    [one] one game
   *[other] { $games } games
}.
bench-progress = Measuring
bench-actions-per-second = Actions in a second of processor time: { NUMBER($value, maximumSignificantDigits: 4) } ({ NUMBER($lowest, maximumSignificantDigits: 4) } to { NUMBER($highest, maximumSignificantDigits: 4) } in five rounds)
bench-games-per-second = Games in a second of processor time: { NUMBER($value, maximumSignificantDigits: 4) }
bench-compiled-over-interpreted = Compiled over interpreted: { NUMBER($value, maximumSignificantDigits: 4) }
bench-cold-compile-s = Processor seconds to compile from scratch: { NUMBER($value, maximumSignificantDigits: 4) }
bench-warm-start-s = Processor seconds to start with everything compiled: { NUMBER($value, maximumSignificantDigits: 4) } ({ NUMBER($lowest, maximumSignificantDigits: 4) } to { NUMBER($highest, maximumSignificantDigits: 4) } in five starts)

## What a command line can get wrong

error-bad-entries = { $path }: a file of entries is a JSON object of “seats”, “names”, “options” and “entries”; “{ $field }” is not so.
error-unknown-command = There is no command “{ $command }”; there are: { $known }.{ $near }
error-usage = { $problem }; “{ $command } --help” shows how it is used.{ $near }
error-option-form = “{ $text }” has no value; write an option as name=value, such as tea=false.
error-nowhere = A table of decisions has to stand somewhere: say where with { $name }.
error-no-result = Line { NUMBER($line, useGrouping: 0) } is the last of a game without a result: it is unfinished, or the file was cut off; --unfinished accepts it.
mistake-of-ours = zellige hit an internal error ({ $detail }). Please report it; ZELLIGE_DEBUG=1 shows where it happened.

problem-usage-no-option = There is no option “{ $name }”
problem-usage-missing = “{ $name }” is missing
problem-usage-value = “{ $name }” must be { $wanted }
problem-usage-no-value = “{ $name }” needs a value
problem-usage-extra = Unexpected argument “{ $name }”
problem-usage-other = This command line cannot be understood
