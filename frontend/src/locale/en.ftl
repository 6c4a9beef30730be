## Top bar and settings
slogan = play, study and score games of the Arabian Nights
to-start-page = zellige, start page
language-name = English
language-switch = : change to French
language-en = English
language-fr = Français
theme-to-light = Light colours
theme-to-dark = Dark colours
theme-system = As the system
theme-light = Light
theme-dark = Dark
settings = Settings
setting-language = Language
setting-theme = Colours
setting-pace = Speed of the bots
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-once = At once
setting-figures = Figures on the board
figures-always = Always
figures-pointed = On hover or focus
figures-never = Never
figures-worth = A figure is what a choice is worth now, not whether it is wise.
figures-understood = Got it
setting-motion = Less motion
setting-motion-help = Pieces appear in place, numbers do not count up. Your system’s setting is always respected.
setting-letters = Single keys
setting-letters-help = Letters, digits and signs act immediately, as listed in the help. Arrows, Enter and Escape always work.
help = Help
help-of = Help: { $title }
help-play = Choose a piece, then a marked cell: the number on it is the exact change of your score. Read the preview, then confirm with the button, or with a second tap on the same place. Hover over a cell without a mark to learn why it is not allowed.
help-look = Click any number of the score to see its cells. Click a line of the log to go to that moment. While others decide, point at what you mean to do: it is chosen when your turn comes.
help-keys = Keys
key-tab = next part of the page; the board counts as one stop
key-arrows = move on the board
key-name-enter = Enter
key-name-escape = Esc
key-enter = choose; once more, after reading: confirm
key-escape = cancel the choice, close
key-hop = next, previous cell that is allowed
key-digits = pick a piece of the hand
key-end = end the turn, or pass
key-notation = type a move
key-undo = undo
key-redo = redo
key-reset = reset the turn
key-guide = the rules, beside the board
key-signs = all signs of the game
key-help = this help
close = Close

## Start page
games = Games
seats-range = { $fewest } to { $most }
seats-exactly = { $fewest ->
    [one] { $fewest } player
   *[other] { $fewest } players
}
minutes = { $minutes } min
seats-for = Seats for { $title }
no-account = No account, no network needed.
how-many = Number of players
seat-number = Seat { $seat }
seat-name = Name of the person in seat { $seat }
seat-colour = Colour of the pieces of seat { $seat }
you-name = You
seat-player = Player { $seat }
seat-bot = bot
seat-here = Here
seat-bot-choice = Bot
seat-friend = Friend
seat-this-screen = plays at this screen
seat-by-link = gets a link to the seat
seat-bot-kind = Kind of bot in seat { $seat }
seat-bot-style = Style
seat-bot-style-none = none
hide-hands = Hide other hands
show-mine = Show mine
veil = Cover what only one player may see
veil-help = Between people at one screen, hands and cards are shown when their player asks. Off: always while they decide.
hand-hidden = The hand is covered.
hide-hands-help = The other hands can be worked out from the moves; when hidden, you have to remember them.
more-rules = { $count ->
    [one] { $count } detailed rule
   *[other] { $count } detailed rules
}
rules-changed = { $changed ->
    [one] { $changed } changed
   *[other] { $changed } changed
}
seal-note = The set-up and all draws are fixed before play: their fingerprint is shown from the start and the seed at the end, so anybody can check.
seed = Seed
own-seed = Choose a seed
random-seed = Random seed
start-game = Start the game
starting = Setting up…
position-opened = The game starts from { $file }.
position-drop = Start a new game instead
go-on = Or continue
door-continue = Continue { $title }
door-finished = Look at { $title } again
door-table = turn { $turn }, { $names }
door-forget = Remove { $title }, turn { $turn }, from this list
door-all = { $count ->
    [one] Show { $count } table
   *[other] Show all { $count } tables
}
door-fewer = Show fewer
door-learn = First steps in { $title }
door-learn-detail = the board asks, you answer
door-learn-on = chapter { $number } of { $count }: { $title }
door-guide = Rules of { $title }
door-guide-detail = a short guide with pictures
door-components = { $title }: your own box
door-components-detail = enter what is printed on your tiles and cards, and play with them
components-brought = With the tiles and cards of “{ $set }”.
components-drop = Play without them
door-beside = Play with the real box
door-beside-detail = { $title } on your table, zellige beside it: it keeps the rules, counts, and plays empty chairs
door-pad = Score a game from your table
door-pad-detail = what you count in { $title } goes in, the points come out
door-position = Open a position
door-position-detail = continue it or read its score
door-record = Open a record
door-record-detail = walk through a finished game
door-record-reading = every move is checked…
problem-offline = The table server does not answer. Is zellige still running?
problem-no-games = No game is installed.
problem-no-json = { $file } is not a zellige position: it is not JSON.
door-yours = turn { $turn }, your decision
door-theirs = turn { $turn }, { $name } decides
door-practice = practice
door-more = Show more
against-bots = Your games against bots
against-whom = Game and bot
against-won = won
against-lost = lost
all-records = Save all records

## Friends elsewhere
alone-note = Links made now open on this computer only. For other devices in your network, stop zellige and start it with “zellige play --lan”, or “make play ARGS=--lan”.
awaited = Waiting for { $names }
awaited-how = { $count ->
    [one] Send this link, or let it be scanned. Whoever opens it first has the seat.
   *[other] Send each friend a link, or let it be scanned. Whoever opens it first has the seat.
}
awaited-fold = Hide
awaited-unfold = { $count ->
    [one] Show the link
   *[other] Show the links
}
seat-awaited = not here yet
seat-nobody = Nobody has taken this seat yet.
link-for = Link for { $name }
link-copy = Copy
link-copied = Copied
link-share = Share
link-code = QR code
link-code-of = QR code of the link for { $name }
link-renew = New link
link-renew-help = The link there is will no longer work
share-text = Come and play { $title } with me. This link is your seat:
device = Play on another device
device-how = Open this link there, or scan it. It works once; after that the seat can be played on both devices.
device-which = Which seat?
clock-left = Time left:
clock-short = Little time left:
clock-paused = Clock paused:
clock-days = { $days } d { $hours } h
clock-length = { $days ->
    [0] { $minutes ->
        [0] { $seconds } s
       *[other] { $seconds ->
            [0] { $minutes } min
           *[other] { $minutes } min { $seconds } s
        }
    }
    [one] 1 day
   *[other] { $days } days
}
clock-each = { $time } for every turn.
clock-total = { $increment ->
    [0] { $time } for each.
   *[other] { $time } for each, { $increment } s more every turn.
}
clock-then-out = Whoever runs out of time has lost.
clock-then-bot = For whoever runs out of time the bot “{ $player }” plays on to the end.
clock-pause = Pause the clocks
clock-resume = Let the clocks run
clock-voice = You have { $seconds ->
    [60] one minute
   *[other] { $seconds } seconds
} left.
deal-switch = Friends play the same deal, each for themselves
deal-switch-help = One link for all of you: everybody gets a table of their own with the same deal and the same bots. The results stand side by side once the last has ended.
deal-places = How many of you play
deal-closes = Until when
deal-days = { $days ->
    [one] a day
    [7] a week
   *[other] { $days } days
}
deal-title = The same deal for friends: { $title }
deal-how = Each of you plays this deal at a table of your own.
deal-how-bots = Each of you plays this deal at a table of your own, against { $names }.
deal-go = To your table
deal-take = Play this deal
deal-once = It is played once: your first result counts. The table belongs to this browser. No account.
deal-full = Every place of this deal is taken.
deal-send = { $count ->
    [one] One link for whoever else plays
   *[other] One link for the { $count } others
}
deal-send-how = Send it to all of them. Whoever opens it gets a table of their own.
deal-link-for = the same deal
deal-text = Play the same deal of { $title } as I do
deal-you = you
deal-playing = still plays
deal-ended = has ended
deal-free = { $count ->
    [one] One place is free.
   *[other] { $count } places are free.
}
deal-secret = Nothing of the deal is told before the last of you has ended.
deal-until = Games that are not over by { $date } are closed.
deal-results = Results side by side
deal-points = Points
deal-place = Place at their table
deal-helped = A bot has decided for { $name } for a while.
deal-no-result = { $name } has not played to the end.
deal-note = Friends play the same deal.
deal-note-ended = Friends still play this deal. Once the last has ended, the results stand side by side.
deal-note-open = All of you have played this deal.
deal-see = Same deal
my-deal = same deal: { $ended } of { $places } have ended
my-deal-open = same deal: all results are there
my-deal-see = Same deal: { $title }, { $names }
more-clocks = Clocks
clock-choice = Time to think
clock-choice-help = A clock runs once its owner has been shown the table, and can be paused when all agree.
clock-none = as long as you like
clock-five-minutes = 5 min + 10 s
clock-fifteen-minutes = 15 min + 15 s
clock-a-day = a day per turn
clock-three-days = 3 days per turn
clock-out = Whoever runs out of time
clock-out-lost = has lost
phrases = Say something
phrase-spoken = { $name } says: { $phrase }
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-ouch = Ouch!
phrase-close = That was close!
phrase-moment = One moment, please.
phrase-hurry = Hurry up, please!
phrase-back-soon = Back in a few minutes.
phrase-sorry = Sorry!
phrase-another = Another game?
phrase-bye = See you next time!
setting-muted = Hear no phrases
setting-muted-help = What others say at a table is neither shown nor read out.
setting-notifies = Notify me when it is my turn
setting-notifies-help = While this page is open behind others; the browser asks you first.
setting-notifies-denied = Your browser does not allow this page any notifications.
watch-link = Let somebody watch
watch-link-how = Whoever opens this link watches the game as it goes on. They see what everybody may know, never a hidden hand, and can decide nothing. It works as often as you like.
watch-link-for = onlookers
watch-link-text = Watch us play { $title }:
watching = You are watching: you see what everybody may know, and decide nothing.
onlookers = { $count ->
    [one] 1 watches
   *[other] { $count } watch
}
seats = Who plays
seats-of = { $name }: change who plays
seats-how = A bot can play on for somebody who has left, from the next decision on and with what that seat may know. Everybody sees it, and the person can come back.
seats-person = plays in person
seats-bot = Let a bot play on
seats-which = Which bot plays on for { $name }?
seats-back = Take the bot out
seats-free = Give the seat to somebody else
seats-free-sure = { $name } loses the seat: what has opened it until now opens it no longer. Whoever opens the new link first has it.
seats-free-bot = The bot plays on until somebody opens the new link.
seats-free-do = Make the new link
seats-resign = Resign
seats-resign-sure = The game is then over, and the other player has won.
seats-resign-bot = A bot then plays on at this seat to the end. You cannot come back, but watch.
seats-abandon = Offer to abandon the game
seats-abandon-do = End the game here
seats-abandon-how = If everybody agrees, the game ends here without a result. It is kept, and can be looked at.
seats-mine = your seat
seat-back-self = Play again myself
stands-in = { $player } plays on for them
join-title = A seat for you at { $title }
join-again-title = Your seat at { $title }
join-who = Who plays
join-there = plays already
join-yours = your seat
join-name = Your name
join-take = Take this seat
join-kept = The seat then belongs to this browser, and the link is used up. No account.
join-again = Play here too
join-again-how = { $name } plays this seat on another device. It can then be played here as well.
join-spent = If you took this seat in another browser, open the table there, and in its settings “Play on another device”.
join-watch = Watch the game
join-home = To the start page
words-write = Write down four words
words-how = Four words bring this seat back in any browser, should this one be lost. Write them on paper; they are shown once, and new ones replace them.
words-show = Show four words
words-others = Show others
words-where = Write down the address of the table as well: that is where the words are typed. They work once.
words-link-for = your words
words-link-text = My seat at { $title }:
words-have = I have four words
words-bring-how = Whoever wrote down four words for a seat gets it back with them, in this browser. The one that had it then cannot play it any more.
words-table = The table
words-table-how = Its address, as you wrote it down, or as somebody else at the table has it: the link by which one watches will do.
words-four = The four words
words-four-how = In their order. Capitals and accents do not matter, and the first four letters of each are enough.
words-bring = Bring my seat back
words-once = The words are used up then; you can write down new ones, in the settings of the table.
door-words-detail = to get a seat back whose browser is lost
spoken-come = { $name } has come.

## My tables
my-tables = My tables
my-turn-title = ● Your turn · { $title }
asked-title = ● Your answer is wanted · { $title }
my-turns-title = ● { $count } · My tables
my-search = Search game, people or move
my-search-none = No table has “{ $text }”.
my-under-way = Under way
my-finished = Finished
my-hidden = Hidden
my-none = No tables yet. Begin a game, or open the link of a friend: the table then stands here, in this browser.
my-begin = Begin a game
my-yours = Your decision
my-theirs = { $name } decides
my-moved = last move { $when }
just-now = just now
my-begun = begun { $when }
my-watching = you look on
my-gone = Not on this server any more, or the key of this browser no longer opens it.
my-unknown = Being looked up…
my-hide = Hide { $title } with { $names }
my-unhide = Show { $title } with { $names } again
my-hide-short = Hide
my-unhide-short = Show again
my-save = Save the record of { $title } with { $names }
my-save-all = Save all my finished games
my-unname = Take my name out
my-unname-how = Or take your name out: the table stays, but for everybody it calls you by the number of your seat, in its log and record as well. That cannot be undone, and reaches no copy somebody has saved.
my-unnamed = Your name has gone from { $title }.
my-remove = Remove { $title } with { $names }
my-remove-title = Remove { $title }?
my-remove-how = This browser forgets the table and the key to your seat: you cannot play on from here, unless another device of yours has the seat. For everybody else the table stays as it is.
my-remove-over = This browser forgets the table. For everybody else it stays as it is; the record can be saved first.
my-remove-yes = Remove
my-remove-no = Keep
my-leaving = You want it deleted for everybody ({ $names }); the others are yet to agree.
my-leaving-others = { $names } asks to delete this table for everybody: remove it to agree.
my-delete-how = Or delete it for everybody: once all who have a seat agree, the table, its moves and its record are gone for good. Bots agree.
my-delete-alone = Or delete it for everybody: nobody else has a seat, so the table, its moves and its record are gone for good at once.
my-delete-yes = Delete for everybody
my-delete-agree = Agree: delete for everybody
my-delete-no = Do not delete it after all
my-deleted = { $title } has been deleted for everybody.
my-delete-asked = Asked: { $title } is deleted once { $count ->
    [one] one more seat agrees
   *[other] { $count } more seats agree
}.
my-delete-kept = { $title } stays.

## Table
table-meta = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}{ $practice ->
    [yes] {" "}· practice
   *[no] { "" }
}{ $over ->
    [yes] {" "}· finished
   *[no] { "" }
} · { $turn }
table-opening = One moment…
table-unreachable = The table cannot be reached. Trying again…
storage-refuses = This browser keeps nothing here: its storage is full or switched off. { $what ->
    [box] Save the set as a file before you leave.
    [position] What you put together lasts only as long as its window is open: save it as a file.
    [pad] What you count lasts only as long as its window is open.
   *[table] A table can be found again only as long as its window is open.
}
connection-too-much = This page sent too many messages at once. It reconnects by itself in a moment; no move is lost.
asked-too-much = Too much was asked for at once. The page asks again by itself; nothing is lost.
connection-lost = Connection lost. Trying again; no move is lost.
the-table = The table
board-of = Board of { $title }
since-your-turn = Since your last turn
undo = Undo
redo = Redo
undo-ask = Undo: the others are asked, for somebody has learnt something since
request = A question to everybody
request-yes = Agree
request-no = No
request-withdraw = Withdraw
undo-to-practice = Undo: the game becomes practice
reset-to-practice = Reset turn: the game becomes practice
assumed-title = What was assumed
assumed-why = The position does not say everything. The game begins with this in its place:
assumed-go-on = Continue
practice-title = Continue as practice?
practice-why = What you take back has already shown what comes: it was drawn or turned over. The same will come again, so from then on this game is practice. Its record says so, and no statistics count it.
practice-yes = Take back
practice-no = Keep it
practice-end = This was a practice game: something was taken back that had already shown what comes.
scores-and-log = Scores and log
rules-help = Rules
prompt = What to do
reset-turn = Reset turn
confirm = Confirm
confirm-target = Confirm { $target }
confirm-and = { $confirming }, then { $then }
catch-up = Skip the animation
move-now = Move now
export-table = Save everything
stand-in = { $player } plays on
no-change = Score unchanged
spoken-chosen = { $what } { $change } Enter confirms.
planned = Planned: { $what }. It waits for your turn, and for you to confirm it.
planned-spoken = Planned: { $what }. Escape takes it back.
planned-withdraw = Plan nothing
planned-withdrawn = Nothing is planned any more.
planned-here = planned
planned-unfit = You had planned: { $what }. That is not possible any more.
planned-changed = You had planned: { $what }. It is not there any more.
spoken-undone = A decision was taken back.
spoken-redone = What was taken back was played again.
hand = : hand
hand-of = { $you ->
    [yes] Your hand
   *[no] { $name }’s hand
}
hand-slot = { $piece }, { $count } left
hand-slot-idle = { $piece }, { $count } left, no place now
show-hand = { $you ->
    [yes] Show your hand
   *[no] Show { $name }’s hand
}
chip = { $name }: { $total }. Open scores and log
chip-turn = { $name }: { $total }. Show the last turn on the board
watch-turn = Show on the board: { $turn }
# On a cell of the board; gains: "Leïla +4", or several of them.
gains-here = In the turn shown: { $gains }
score = Score
numbers-open = click a number to see its cells
player = Player
total = Total
you = you
bot-named = bot { $player }
open-number = { $amount }, { $what }, { $name }: show the cells
terms-of = { $name }: { $what }
log = Log
log-keys = Log, arrow keys move from line to line
log-empty = No move has been made yet.
turn = turn { $turn }
turn-of-all = turn { $turn } of { $of }
turn-of-practice = practice, { $turn }
turn-word = turn
one-back = Previous move
one-on = Next move
moments-of = Moments of: { $turn }
taken-back = taken back
thought-of = What the bot thought: { $move }
thought-expected = It expected { $points }.
thought-own = { $points } for itself
thought-other = { $you ->
    [yes] { $points } for you
   *[no] { $points } for { $name }
}
thought-then = { $first }, then { $next }
thought-way-on = It meant to go on: { $line }.
the-deal = The set-up
seal-of-deal = Fixed before play, SHA-256
seal-opened = Seed
salt = salt
save-record = Save the record
save-position = Save the position
replay = Replay
moment = Moment
moment-of = { $ply } of { $last }
moment-deal = The set-up
to-the-deal = To the set-up
play-on = Play
pause = Pause
copy-link = Copy the link to this moment
to-the-result = To the result
back-to-game = Back to the game
correct-this = Correct this: it was something else
correct-leave = Leave it as it is
draw-search = Look for it
draw-none = Nothing like that can have been drawn.

## A real table

beside = At a real table
beside-title = { $title } with the real box
beside-lead = Play on your own table. Enter what you draw and do; zellige keeps the rules, counts, and says what to move for chairs that are empty.
beside-no-game = This game is not installed here.
beside-note-phone = Whoever draws in secret enters it behind a closed panel: this device knows it, the others do not.
beside-note-bots = You move the pieces of a bot. What it draws in secret lies open to all, and the record says so.
beside-as-dealt = zellige deals: lay out on your table what it shows, and go on from there.
beside-missing = { $count ->
    [one] One thing is missing from the set-up
   *[other] { $count } things are missing from the set-up
}
orders = To be moved for bots
orders-for = For { $name }:
orders-done = Done
beside-evenings = All evenings
beside-switch = It lies on a real table
beside-switch-help = What you draw there is entered, instead of being rolled here.
beside-edit = Or lay out here what lies on your table, play on from there, and say that it lies on a real table.
beside-edit-door = Put the table together
beside-played = Played at a real table: what was drawn there was entered.
lay-parts = What lies on the table
lay-left = missing
lay-done = all there
lay-how = How
lay-next = One after the other
lay-paint = Paint
lay-place = Place { $number }
lay-empty = empty
lay-what = { $each ->
    [one] What lies on { $place }?
   *[other] { $place }: { $left ->
        [one] one more
       *[other] { $left } more
    }
}
lay-choose = Choose a piece, then tap its places, or draw over them.
lay-part-done = All of this is there. Tap a place to change what lies on it.
lay-full = { $place } has its { $count } already: take them away first.
lay-none-left = The box has no more of these: { $piece }.
lay-clear = Clear the table
lay-title = Set-up of { $title }
lay-correct = Correct the set-up
lay-correct-lead = What lay on the table before the first turn. Change what was entered wrongly: the game behind it stays as far as it fits, and only what no longer does is asked again.
lay-correct-go = This is how it lay
notation-title = Type a move
notation-label = Move in notation
notation-choose = Choose
notation-example = For example: { $action }
notation-right = Right would be, for example: { $actions }
notation-plan = You are not asked yet: what you type is planned, and is chosen when your turn comes, if it is possible then.
notation-not-yours = The decision is not yours.

## End
result-abandoned = The game was abandoned
result-left = { $you ->
    [yes] You win
   *[no] { $name } wins
}
result-early = ended early
result-won = { $you ->
    [yes] You win, { $total } to { $second }
   *[no] { $name } wins, { $total } to { $second }
}
result-shared = { $names } share the victory with { $total ->
    [one] { $total } point
   *[other] { $total } points
}
result-alone = { $you ->
    [yes] You end
   *[no] { $name } ends
} with { $total ->
    [one] { $total } point
   *[other] { $total } points
}
result-ahead = { $you ->
    [yes] You were ahead of { $other } by { $gaps }.
   *[no] { $other_you ->
        [yes] { $name } was ahead of you by { $gaps }.
       *[no] { $name } was ahead of { $other } by { $gaps }.
    }
}
result-behind = { $other_you ->
    [yes] You were ahead by { $gaps }.
   *[no] { $other } was ahead by { $gaps }.
}
gap-in = { $amount } ({ $what })
category = Category
walk-back = Go back through the game
play-again = Play again
final-position = The final position
how-it-went = How it went
click-goes-to-turn = click to go to that turn
course-label = Everybody’s score over the whole game
same-deal = Same deal again
rematch = Rematch
rematch-help = A new deal for the same people, everybody one seat on. All of them see it here.
rematch-go = Play the rematch
rematch-watch = Watch the rematch
rotate-seats = Play again, one seat on

## Score pad
pad-title = Score pad: { $title }
pad-name = score pad
pad-sheet = Scores, seats in columns
pad-offline = zellige does not answer, so the points may be out of date. What you enter is kept; is zellige still running?
pad-place = { $what }, { $name }
pad-why = { $amount }, { $what }, { $name }: how it comes about
pad-holds = { $what }: { $name }
pad-cards = { $what }: { $count }
pad-held-by = with { $name }
pad-nobody = Nobody
pad-keys = Enter
pad-hint = Tap a field and enter what you counted: Enter goes on, arrows move about, + and − count up and down. At a tile the number of a player says who holds it, 0 that nobody does. What you leave empty is zero.
pad-close-keys = Close the keys
pad-fewer = One fewer
pad-more = One more
pad-erase = Erase
pad-other-number = 123: another number, digit by digit
pad-back = Previous field
pad-next = Next
pad-done = Done
pad-keep = Keep this evening
pad-anew = New sheet
pad-picture = Share as a picture
pad-no-picture = This browser could not draw the picture.
pad-print = Print
pad-history = { $count ->
    [one] { $count } evening
   *[other] { $count } evenings
}
pad-evenings = Your evenings
pad-no-evening = Nothing has been counted yet.
pad-unfinished = not finished
pad-winner = won:
pad-forget = Remove the evening of { $day }
pad-forget-yes = Remove
pad-forget-no = Keep
pad-to-sheet = To the sheet
pad-csv = Save as CSV
pad-csv-date = date
pad-csv-game = game
pad-csv-player = player
pad-csv-place = place
pad-csv-points = points
pad-csv-won = won
pad-person-games = games
pad-person-won = won
pad-person-mean = average
pad-person-best = best

## Guide
contents = Contents
lesson-again = Try again
lesson-chapter = { $number }/{ $count } { $title }{ $reached ->
    [yes] {" "}✓
   *[no] {""}
}
lesson-chapters = Chapter
lesson-fold = Fold the lesson, to see the board
lesson-next = Next: { $title }
lesson-open = That is allowed as well, and it stands. Still to do:
lesson-play = Play a first game
lesson-unfold = Unfold the lesson
no-lessons = There are no first steps in this game yet.
guide-search = Search the rules
guide-found = { $count ->
    [0] Nothing found
    [one] { $count } passage found
   *[other] { $count } passages found
}
guide-signs = All signs
guide-glossary = French and English names
start-tour = First steps
first-steps = First steps

# --- a position put together piece by piece ---

door-edit = Edit a position
door-edit-detail = put { $title } together piece by piece, then play on or count
edit-name = Position
edit-title = Position of { $title }
edit-offline = The server does not answer. What you put down is kept.
edit-not-here = { $title } cannot be put together on the board.
edit-bad-link = This link holds no position. It may have been cut.
edit-board = The table
edit-pieces = Pieces
edit-take = Take away
edit-left = left:
edit-whole = A position that can be
edit-refused = { $count ->
    [one] One thing cannot be
   *[other] { $count } things cannot be
}
edit-legal = Player { $seat } may do { $count ->
    [one] one thing
   *[other] { $count } things
}
edit-is-over = The game is over.
edit-assumptions = { $count ->
    [one] One thing was assumed
   *[other] { $count } things were assumed
}
edit-scores = Scores
edit-assumed = assumed in part
edit-play = Play on
edit-pad = Score pad
edit-save = Save
edit-open = Open a file
edit-link = Link
edit-share = A position of { $title }
edit-secrets = This position holds what players keep secret: whoever has the link sees all of it.
edit-anew = Empty table
edit-anew-how-many = For how many? “Undo” brings back what is there now.
edit-seats = { $count ->
    [one] One player
   *[other] { $count } players
}
edit-options = Options
edit-less = One less: { $what }
edit-more = One more: { $what }
edit-none = none
edit-this = Edit this position
