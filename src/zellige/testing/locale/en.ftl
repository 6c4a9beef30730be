## What a game promises

promise-playable = Every number of seats and every value of every option plays to an end.
promise-setup = The same seats, options and seed deal the same position.
promise-bounds = Every number in a position lies within the bounds of its field.
promise-legal = Every legal action is listed once, ascending; none exactly when the game is over.
promise-actions = Every legal id is one of those the game says there are, and each of these has a text.
promise-longest-legal = No legal list is longer than the game says.
promise-longest-game = No game is longer than the game says when it is dealt.
promise-slots = Every legal action has a slot of its own; slots ascend as the ids do.
promise-reason = A reason is given exactly where an action is not legal.
promise-returns = The lines of a score add up to it, on every position.
promise-score-bounds = Every score lies between those the game names when it is dealt.
promise-places = More points are a better place; places count those in front.
promise-looking = Asking changes nothing, and asking twice gives the same answer.
promise-backends = Interpreted and compiled rules agree to the last bit.
promise-speed = Compiled rules play several times as fast as interpreted ones.
promise-weights = Every outcome of chance has a weight greater than nothing.
promise-draws = The k-th draw from a pile depends on the seed, the pile and k alone.
promise-entered = A game in which people enter what they draw is the one in which a seed draws the same.
promise-mask = Seen twice by the same eye, a position looks the same; whose decision it is stays open.
promise-resample = A guess at what is hidden could be true, and looks the same to the seat that guesses.
promise-together = Seats that look together see what each of them sees, and nothing more.
promise-two-worlds = Positions that look alike from a seat give it the same actions, scores, screens and documents.
promise-heard = Whoever decides hears the action; of what looks the same to an eye it hears all or nothing; a secret cannot be seen.
promise-players = Every player chooses a legal action by what its seat may see.
promise-foresight = Every line that is thought about begins with a legal action; levels and styles are those there are.
promise-valuation = Interpreted and compiled rules count the features of a position alike, also where little is seen; each can be said.
promise-notation = Every legal action has one text, and the text names it.
promise-narrate = Every action is told, the decision first, in both languages, to all who hear it alike.
promise-narrate-turn = Every turn has its line in both languages, and the same one in two worlds that look alike.
promise-reason-words = Every reason has its sentence and its section in both languages.
promise-pad = Whoever counts a table rightly has, on its score pad, the scores, places and columns of the engine.
promise-columns = The columns of the score pad stay as they are; each has its word, and each rule one column.
promise-view = A screen is plain data, and all its words can be said in both languages.
promise-view-form = A screen has the fields that the game declares, each of its type, and no others.
promise-show = The board is text in both languages.
promise-words = Title, options, players and score lines have names, and both languages have the same messages.
promise-documents = A position, whole or as somebody sees it, is a document and comes back to the byte.
promise-schema = Every document fits the published schema.
promise-drafts = A document somebody works on reads as the document does; pieces that do not add up are told.
promise-empty = The document of an empty table can be read.
promise-old-reading = Reading a kept document changes nothing that is in it.
promise-records = A record is read as it was written and replays to the same bytes.
promise-undo = What is taken back and played again comes out the same, draws included.
promise-turns = Turns count from 1, and never back.
promise-older = The rules of every older version that the game names are there.

## What is found where one does not hold

found-there = { $text } ({ $place })
found-where = { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, options: { $options }, seed “{ $seed }”, { $ply ->
    [0] before the first action
    [one] after one action
   *[other] after { NUMBER($ply, useGrouping: 0) } actions
}
found-raised = The game failed: { $error }
found-no-end = The game has no end after { NUMBER($actions, useGrouping: 0) } actions.
found-mover = The game goes on, and the decision belongs to { NUMBER($seat, useGrouping: 0) }, which is no seat.
found-nothing-legal = The game goes on, and no action is legal.
found-too-many = { NUMBER($count, useGrouping: 0) } actions are legal; the game says that there are never more than { NUMBER($longest, useGrouping: 0) }.
found-deal-differs = The same deal gave another position; the first field that differs is “{ $field }”.
found-deal-forgets = The dealt position does not hold the seats or options that it was dealt for.
found-out-of-bounds = { $error }
found-not-ascending = In the legal list, { $following } stands behind { $one }.
found-no-id = Action { $action } is legal; the game says that its ids are less than { NUMBER($count, useGrouping: 0) }, from 0.
found-slot-outside = “{ $action }” has slot { $slot }; the game says that its slots are less than { NUMBER($count, useGrouping: 0) }, from 0.
found-slot-order = “{ $one }” has slot { NUMBER($slot, useGrouping: 0) }, and “{ $other }” behind it slot { NUMBER($following, useGrouping: 0) }.
found-legal-at-end = The game is over, and { $count ->
    [one] one action is
   *[other] { $count } actions are
} still legal.
found-no-text = Action { $action } has no text.
found-too-long = The game goes on after { NUMBER($actions, useGrouping: 0) } actions; it says that there are never more.
found-no-length = The game says that it has { NUMBER($actions, useGrouping: 0) } actions at most; a record has one to { NUMBER($most, useGrouping: 0) }.
found-changes-its-mind = “{ $function }” answers otherwise than at the deal: it may only ask for seats, options and components.
found-score-outside = Seat { $seat } has { $score } points; the game names { $least } as the least and { $most } as the most.
found-no-bounds = { $least } to { $most } are no bounds of scores, which lie between { $widest } below nothing and as much above.
found-reason-of-legal = “{ $action }” is legal, and yet there is the reason “{ $rule }” against it.
found-no-reason = “{ $action }” is not legal, and no reason says why.
found-sum-differs = The lines of seat { $seat } add up to { $total }, its score is { $score }.
found-term-twice = Two lines of seat { $seat } have one name: { $names }.
found-place-number = Seat { $seat } has place { $place }, but the seats in front of it are { $ahead }.
found-place-order = Seat { $seat } has more points than seat { $other }, but place { $place }, and the other place { $behind }.
found-changes = “{ $function }” changes the position it is asked about.
found-answers-differ = “{ $function }” gives two answers to one question.
found-backends-differ = “{ $function }” is not the same interpreted and compiled.
found-not-faster = Compiled rules play { $times } times as fast as interpreted ones; it should be { $least } times at least.
found-weights-count = There are { $weights } weights for { $outcomes } outcomes.
found-weights-nothing = The outcome “{ $action }” has no weight.
found-pile-negative = Piles count from 0, this one is { $pile }.
found-draw-differs = Draw { $k } from pile { $pile } gave “{ $action }”, the seed says “{ $due }”.
found-entered-unseen = No seat may know that “{ $action }” was drawn: at a real table nobody could say so.
found-entered-differs = After “{ $action }” was entered, the position is not the one that the seed led to.
found-mask-again = What eye { $seat } (0: the onlooker) has seen looks different when it is seen again.
found-mask-mover = What eye { $seat } (0: the onlooker) sees leaves the decision to somebody else.
found-mask-hides = Eye { $seat } (0: the onlooker) does not see everything in a game that says it has no secrets.
found-heard-hides = Eye { $seat } (0: the onlooker) does not hear “{ $action }” in a game that says it has no secrets.
found-together-less = Together, the seats { $seats } miss what seat { $seat } sees alone.
found-together-more = Together, the seats { $seats } see what none of them sees alone.
found-guess-looks-different = A guess of seat { $seat } looks to it different from what it saw.
found-guess-cannot-be = A guess of seat { $seat } is no position that comes back from its document.
found-worlds-differ = “{ $what }” tells seat { $seat } something that it may not know.
found-heard-differs = “{ $action }” and “{ $other }” look the same to eye { $seat } (0: the onlooker), and it hears only one of them.
found-heard-unseen = “{ $action }” and “{ $other }” look the same to eye { $seat } (0: the onlooker), and yet it hears which one it was.
found-player-illegal = As seat { $seat }, the player “{ $player }” chooses action { $action }, which is not legal.
found-foresight-unknown = A level, a style or a feature that a style likes is called “{ $name }”, and there is none of that name.
found-percent = { $function } answers { $percent }, which is no percentage.
found-feature-names = The features have other than one name and two weights each: { $names }; { NUMBER($weights, useGrouping: 0) } weights.
found-heard-wrong = Eye { $seat } (0: the onlooker) hears another action than “{ $action }”.
found-secret-shown = “{ $sort }” was not heard { NUMBER($count, useGrouping: 0) } times, and each time it could be seen which one it was.
found-decider-deaf = Seat { $seat } decides “{ $action }” and does not hear it.
found-document-refused = The position’s own document is refused: { $error }
found-document-differs = The position read from its document is another; the first field that differs is “{ $field }”.
found-document-says-other = The document of the position read from it says something else.
found-document-assumes = The document of a whole position leaves something open: { $fields }.
found-schema-refuses = The schema does not allow what the document has at { $path } ({ $rule }).
found-unknown-field-read = A document with the field “{ $field }”, which no game knows, is read.
found-draft-refuses = A document that can be read is refused where somebody works on it.
found-draft-reads = A document that is refused can be read where somebody works on it.
found-draft-differs = A document somebody works on is read as another position.
found-draft-faults = { $count ->
    [0] Pieces that do not add up are not told
    [one] One fault is told of pieces that add up
   *[other] { $count } faults are told of pieces that add up
} where somebody works on a document.
found-empty-forgets = The empty table does not hold the seats or options that it was asked for.
found-old-reading-writes = The old reading writes into the document it is given.
found-old-reading-changes = The old reading changes “{ $field }”, which is there.
found-notation-blanks = “{ $text }” is not notation: one word or more, one blank between two.
found-notation-differs = “{ $text }” is written for action { $action } and read as { $read }.
found-notation-taken = “{ $text }” is read as action { $read } instead of being refused.
found-nothing-told = Nothing is told of “{ $action }”.
found-told-otherwise = Eye { $seat } (0: the onlooker) hears “{ $action }”, and is told another decision than whoever decided.
found-told-apart = Everybody heard “{ $action }”, and seat { $seat } is told it otherwise than an onlooker.
found-decision-not-first = The first event of “{ $action }”, “{ $event }”, does not belong to the seat that decided.
found-not-said = Message “{ $name }” cannot be said in “{ $code }”: { $error }
found-not-whole = Message “{ $name }” is no whole text in “{ $code }”: { $text }
found-same-words = Message “{ $name }” has the same words in both languages.
found-pad-refuses = The score pad of a real table refuses what was counted at the end of this game, at “{ $field }”: { $rule }.
found-pad-differs = Counted on a real table this comes to something else: { $name } { $found }, not { $wanted }.
found-column-twice = Two columns are called “{ $name }”, or a rule of that name stands in two.
found-view-not-plain = The screen of eye { $seat } (0: the onlooker) is not plain JSON data.
found-view-of-another-form = A screen is not as its form says at “{ $at }” ({ $problem }).
found-show-empty = The board has no text in “{ $code }”.
found-one-language = Only one of the languages has the message “{ $name }”.
found-other-parameters = Message “{ $name }” takes other parameters in the other language.
found-message-twice = The message “{ $name }” is written twice in one language.
found-not-fluent = { $file } has a line that is not understood: { $text }
found-record-read = The record read from its text is another.
found-record-refused = The record of the game does not replay: { $error }
found-record-differs = The record replays to another position.
found-undo-differs = Taking back leads to another position than the one that was there.
found-replay-differs = “{ $action }”, played again, leads to another position.
found-older-missing = No package that can be loaded has version { NUMBER($version, useGrouping: 0) } of the rules.
found-turn-back = Turn { $turn } follows turn { $before }.
