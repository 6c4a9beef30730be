## The table in the browser: who decides, who sits where

seat-you = You
and-last = { $listed } and { $last }
seat-player = Player { $seat }

# What a change of score is made of, "Orange palace tile +4, Well +4 = +8", and whose it is.
cause =
    { $lines ->
         [one] { $parts }
        *[other] { $parts } = { $total }
    }
cause-of = { $name }: { cause }

# What is drawn behind a decision that is not taken yet, where its game has no ahead-drawn-KIND of its own.
ahead-drawn = { $count ->
     [one] One draw follows
    *[other] { $count } draws follow
}

decision-closed = What only this player may see is covered, and can be shown to them now.
decision-bot = { $seat } is thinking
decision-bot-waiting = { $seat } is getting ready
    .detail = The rules are being prepared for this computer: this takes a few seconds, once.
decision-bot-failed = { $seat } cannot go on: the player “{ $player }” made a mistake.
    .detail = Choose who plays on in its place.
decision-bot-late = { $seat } cannot go on: the player “{ $player }” has not answered in time.
decision-bot-stands-in = { $you ->
    [yes] The bot “{ $player }” is thinking for you
   *[no] The bot “{ $player }” is thinking for { $seat }
}
decision-person = { $seat } decides
decision-yours = { $you ->
    [yes] You decide
   *[no] { $seat } decides
}
decision-draw = What was drawn?
decision-draws = { $you ->
    [yes] Draw, and enter what it is
   *[no] { $seat } draws
}
decision-corrects = What was it really?
decision-corrects-closed = { $seat } says what it really was
decision-again = After the correction this does not fit any more, and is asked again. { $count ->
    [0] Nothing else waits.
    [one] One later step comes back as soon as it fits.
   *[other] { $count } later steps come back as soon as they fit.
}
decision-halted = This table can only be looked at
decision-onlooker = You are watching this game.

## The log

log-turn = { $seat }: { $parts }
log-taken-back = taken back

## What happened at the seats

note-bot = From turn { $turn } on the bot “{ $player }” plays for { $name }.
note-back = From turn { $turn } on { $name } plays in person again.
note-free = In turn { $turn } the seat of { $name } was freed for somebody else.
note-agreed = In turn { $turn } { $name } took something back that had shown what comes: everybody agreed.
note-refused = In turn { $turn } { $name } did not agree to what was asked.
note-gone = In turn { $turn } { $name } resigned: the bot “{ $player }” plays for them to the end.
note-resigned = In turn { $turn } { $name } resigned: the game is over.
note-late = In turn { $turn } { $name } ran out of time: the bot “{ $player }” plays for them to the end.
note-lost = In turn { $turn } { $name } ran out of time: the game is over.
note-closed = In turn { $turn } the time for this deal had passed: the game of { $name } ends without a result.
note-abandoned = In turn { $turn } { $name } asked to abandon the game, and nobody minded: it ends without a result.
note-corrected = { $name } corrected what had been entered in turn { $turn }.
note-laid = { $name } corrected what lay on the table at the beginning.

request-undo = { $name } asks to take back their last decision. It has shown what comes: if all agree, the game becomes practice.
request-reset = { $name } asks to take back their turn. It has shown what comes: if all agree, the game becomes practice.
request-waits = You have asked to take it back. Still to answer: { $names }.
request-abandon = { $name } asks to abandon the game: if all agree, it ends here, without a result, and is kept.
request-pause = { $name } asks to pause the clocks: if all agree, nobody’s runs until somebody decides.
request-pause-waits = You have asked to pause the clocks. Still to answer: { $names }.
request-resume = { $name } asks to let the clocks run again.
request-resume-waits = You have asked to let the clocks run again. Still to answer: { $names }.
rematch-by = { $name } proposes a rematch: a new deal, everybody one seat on.
rematch-own = You have proposed a rematch. Everybody here sees it.
request-abandon-waits = You have asked to abandon the game. Still to answer: { $names }.

option-on = on
option-off = off

## What the server cannot do, one sentence each

error-unknown-address = There is nothing at this address.
error-unknown-table = There is no table called “{ $table }” here.
error-unknown-moment = This game has no moment { NUMBER($ply, useGrouping: 0) }; its last is { NUMBER($last, useGrouping: 0) }.
error-no-guide = There is no guide to “{ $game }” yet.
error-no-chapter = The first steps of “{ $game }” have no chapter “{ $chapter }”.
error-wrong-key = This key does not open table “{ $table }”.
error-wrong-key-in-header = The key in the header Zellige-Key does not open table “{ $table }”. A table gives its keys to whoever makes it, and to whoever joins it by a link.
error-no-key-in-header = This is done with a key only: send it in the header Zellige-Key. A table gives its keys to whoever makes it, and to whoever joins it by a link.
error-not-your-seat = Only whoever plays this seat, or made the table, can do that.
error-used-link = This link has been used, has been replaced by a newer one, or is not whole. Ask whoever sent it for another.
error-key-in-address = A key does not belong in an address, where it stays in logs: send it in the header Zellige-Key, or offer it as the protocol zellige.key.KEY of a WebSocket. A page that says this is old; reload it.
error-foreign-page = zellige answers only by its own address, and only its own pages. “zellige serve --allow-host” allows another name.
error-wrong-words = These four words bring no seat at this table back: there may be newer ones, or they have been used.
error-not-four-words = { $count ->
    [one] This is one word
   *[other] These are { $count } words
}: four are asked for.
error-no-such-word = None of the words that zellige gives to write down is “{ $word }”. Look at how it is spelled.
error-too-many-tries = Words have been tried too often at this table. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
error-not-yours = It is not your turn: the seat to play does not belong to this browser.
error-reused-key = This Idempotency-Key came with another decision before; a new decision takes a new key.
error-another-moment = The game has moved on; look at the board and choose again.
error-old-page = This page is older than the zellige it talks to. Reload this page, then choose again.
error-asked-already = Everybody is asked something already: that is answered or withdrawn first.
error-nothing-asked = Nothing is asked any more that this browser could answer.
error-nothing-to-correct = That was not entered by hand at a real table, or it is for somebody else to say: whoever decided it, or drew it in secret, corrects it.
error-another-game = What was corrected is a table for other players or by other options: it cannot be how this game began.
error-nothing-to-replace = This seat needs nobody else: whoever plays it has neither failed nor left.
error-table-over = This game is over.
error-too-talkative = That is enough for a moment: wait a little before you say more.
error-not-over = The game is not over yet.
error-deal-secret = Friends still play this deal: nothing of it is told before the last of them has ended.
error-unknown-deal = There is no such deal here, or the link does not open it.
error-deal-taken = Every place of this deal is taken.
error-deal-closed = The time for this deal has passed: nobody can begin it any more.
error-still-secret = The record shows what is still hidden; it will be available when the game is over.
error-thoughts-later = What the bots thought will be shown when the game is over.
error-game-missing = This table is a game of “{ $game }”, which is not installed here or cannot be loaded.
error-other-rules = This table uses a different version of the rules of { $game } from the one installed here.
error-halted = This table can be looked at, as far as it can be followed, and exported whole, but not played on: { $problem }.
error-only-looking = Nothing can be written in { $path }: its tables can be looked at, not played on. Once it can be written to, start zellige again.
error-hurt-table = Part of what is kept of table “{ $table }” can no longer be read. All other tables are intact; “zellige tables export { $table }” writes out what is left.
error-tables-gone = The tables have been removed, replaced or damaged since zellige began to use them ({ $path }); nothing has changed. Stop zellige, put back what was there, and start again; of a damaged file it gets back what can be read.
error-seats-differ = The position has { $found ->
    [one] one seat
   *[other] { $found } seats
}, not { $seats }.
error-too-large = This is too large: { $limit } MB at most.
error-no-room = Too many connections to zellige are open. Close some of its windows, or try again in a moment.
error-too-slow = The request did not arrive completely.
error-bad-form = The request cannot be understood: the field “{ $field }” is wrong.
error-no-such-choice = The request cannot be understood: the field “{ $field }” can be { $choices }.
error-no-json = The request cannot be understood: it must be JSON, with the header “Content-Type: application/json”.
error-too-long = “{ $text }…” is too long: { $limit } letters at most.
error-not-text = This is not UTF-8 text.
error-not-json = This is not JSON that can be used ({ $detail }).
error-bad-frame = The message cannot be understood: { $problem }.
error-too-fast = Too much was asked for at once; try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-not-kept = { $cause ->
    [full] The disk is full, and nothing has changed. Make room on it; then zellige goes on.
    [failing] The disk takes nothing at the moment, and nothing has changed. Once it does again, zellige goes on.
    [busy] Another program holds the file of the tables, and nothing has changed. Once it lets go, zellige goes on.
    [hurt] The file of the tables is damaged, and nothing has changed. Start zellige again: it keeps the file as it is, and gets back what can be read.
   *[other] This could not be written to the disk ({ $detail }); nothing has changed.
}
error-port-taken = Port { NUMBER($port, useGrouping: 0) } is taken by another program; choose another with --port.
error-no-network = This computer is in no network in which others could reach it. Without --lan you play on it alone.
error-no-address = This computer has no address “{ $address }” to listen at.
error-bad-address = The address of a page is http:// or https:// and a name with nothing after it, as https://tables.example.org; “{ $url }” is none.
error-no-app = The browser app is missing from this copy of zellige; “make play” builds it.
error-broken = zellige hit an internal error; see its terminal for details.

problem-frame-not-json = it is not a JSON object in text
problem-frame-too-long = it is too long
problem-frame-type = there is no type “{ $type }”
problem-frame-field = the field “{ $field }” is missing or of the wrong kind
problem-halted-unknown = entry { NUMBER($number, useGrouping: 0) } is of a kind that this zellige does not know (“{ $kind }”); a newer one may
problem-halted-unreadable = entry { NUMBER($number, useGrouping: 0) } cannot be read
problem-halted-other-action = entry { NUMBER($number, useGrouping: 0) }, “{ $action }”, does not follow from those before it
problem-halted-other-rules = it was played with version { NUMBER($found, useGrouping: 0) } of the rules of { $game }, and version { NUMBER($known, useGrouping: 0) } is installed here
problem-halted-record = it does not agree with the rules that are installed here
problem-empty-tables = the file of the tables is empty: it has been cut off. Put back a copy of it, or remove it to begin without tables
problem-lost-tables = the file of the tables is missing, though its log { $log } is there. Put it back, or remove the log to begin without tables
problem-foreign-tables = it is a database of another program
problem-in-use = another zellige has these tables open, and does not say where
problem-no-tables = there are no tables
problem-tables-there = there are tables already; name another folder
problem-file-there = there is a file already; name another
problem-newer-tables = these tables were kept by a newer zellige
problem-no-database = no tables of zellige are in it
problem-not-tables = zellige’s tables cannot be kept there ({ $detail })

## The ways to play that every game has

player-installed = It was installed alongside zellige.
player-random = Random
    .help = Plays anything the rules allow.
player-greedy = Greedy
    .help = Takes whatever scores most immediately and never looks further ahead.
player-value = Weigher
    .help = Plays the turn after which everything that counts promises most, each thing by its tuned weight; looks no further.
player-search = Thinker
    .help = Thinks ahead: each turn it plays the most promising moves on 400 times, and takes the one that turned out best.
player-search-iterations = Thinker ({ $count ->
        [one] { $count } playout
       *[other] { $count } playouts
    } a turn)
player-search-seconds = Thinker ({ $count } s a turn)

## The levels, the same names in every game

level-visitor = Level Visitor
    .help = New to the game: overlooks many moves, and of the others takes the one that brings most at once.
level-apprentice = Level Apprentice
    .help = Has learnt a little, and beats a Visitor about seven times in ten.
level-architect = Level Architect
    .help = Overlooks less, and beats an Apprentice about seven times in ten.
level-builder = Level Builder
    .help = A solid player, and beats an Architect about seven times in ten.
level-minister = Level Minister
    .help = Knows what lasts, and beats a Builder about seven times in ten.
level-vizier = Level Vizier
    .help = Misses little of what can be played.
level-grand-vizier = Level Grand Vizier
    .help = Thinks ahead: plays promising moves on before it chooses.
level-genie = Level Genie
    .help = The strongest: thinks ahead longest.

level-styled = { $level }, { $style }
style-collector = Collector
    .help = Likes to keep pieces, cards and goods for later.
style-builder = Builder
    .help = Likes to build, and to have room to build on.
style-denier = Denier
    .help = Likes to take what others want.
style-gambler = Gambler
    .help = Likes what may still come better than what is certain.

## What the terminal says

server-at = zellige is ready: { $url }
server-listens = It listens at { $address }.
server-lan = Whoever is in your network can open this address. It goes unencrypted: use it in a network you trust.
server-open = Whoever can reach this address can play here. It goes unencrypted: keys to seats can be read on the way. For the internet put a proxy with TLS before it.
server-behind = Only this computer reaches it. For others put a proxy with TLS before it and say with --public-url where they find it, or choose --host.
server-stop = Ctrl-C stops it. Every game is kept and can be continued.
server-preparing = Preparing the rules of { $game } for this computer: { $done } of { $all }
server-bot-failed = The player “{ $player }” failed at table { $table } ({ $detail }); the table offers others in its place.
error-game-left-out = The game “{ $game }” cannot be loaded and is left out ({ $detail }).
server-prepared = The rules of { $game } are ready.
server-not-prepared = The rules of { $game } could not be prepared ({ $detail }); the game still works, only more slowly.
server-there-already = zellige is open already: { $url }
server-unsound = The file of the tables no longer hangs together. End zellige and start it again: it then keeps a copy of the file as it is, and puts what can be read in its place.
server-rebuilt = The file of the tables was damaged. It is kept as it was in { $copy }; a new one has everything that could be read.
server-hurt-table = Table { $table }: { $entries ->
    [0] nothing that happened
    [one] only one entry
   *[other] only the first { $entries } entries
} could be read.
server-nameless-tables = The list of tables could not be read completely: a table in which nothing had happened yet may be missing.
server-only-looking = Nothing can be written in { $path }: the tables can be looked at, not played on. Once it can be written to, start zellige again.
server-ended = zellige has stopped.
