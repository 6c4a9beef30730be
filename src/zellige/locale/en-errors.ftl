## What cannot be done, one sentence each

did-you-mean = { " " }Did you mean “{ $name }”?
error-unknown-game = There is no game called “{ $game }”; there are: { $known }.{ $near }
error-unknown-option = { $game } has no option “{ $option }”; it has: { $known }.{ $near }
error-unknown-value = The option “{ $option }” of { $game } cannot be “{ $value }”; it may be: { $known }.{ $near }
error-unknown-player = { $game } has no player called “{ $player }”; it has: { $known }.{ $near }
error-bad-player = The player “{ $player }” cannot be loaded: { $problem }.
error-player-fault =
    The player “{ $player }” cannot go on: { $problem }.{ $number ->
        [0] { "" }
       *[other] { " " }That was in game { $number }, in seat { $seat }, after { $ply ->
            [one] one action
           *[other] { $ply } actions
        } of all seats.
    }
error-bad-setting = The environment variable { $name } cannot be “{ $value }”; it may be: { $known }.{ $near }
error-notation = “{ $action }” is not an action of { $game }; write it like “{ $example }”.
error-illegal-action = “{ $action }” cannot be played now: { $why }
error-no-such-action = { $game } has no action with the number { $action }.
error-bad-json = { $line ->
    [none] column { NUMBER($column, useGrouping: 0) }
   *[other] line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }
}: { $problem }
error-bad-position = This position cannot be used: { $problem }.
error-part-of-position = This is not a whole position: { $problem }. As a part of one (--partial) it can be used.
error-too-much = This document is too large: { $values } values at most, { $depth } levels of lists and objects.
error-bad-seed = { $problem }.
error-bad-name = The name of seat { $seat } is not text that can be written.
error-bad-record = Line { NUMBER($line, useGrouping: 0) } of the record: { $problem }.
error-no-component-sets = { $game } has no component sets: everything in its box is known, and nothing needs to be replaced.
error-no-pad = { $game } has no score pad for a real table.
error-no-empty-table = { $game } has no document of an empty table.
error-bad-components =
    This component set cannot be used. { $detail }{ $more ->
        [0] { "" }
        [one] { " " }(And one more problem.)
       *[other] { " " }(And { $more } more problems.)
    }
error-bad-file = { $path }: { $problem }.
error-too-few-players = { $seats ->
    [one] One player at least has to be named
   *[other] { $seats } players at least have to be named
} for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, not { $players }; one may be named several times.
error-bad-elo = The first difference must be less than the second, both between -1000 and 1000 Elo; { $elo0 } and { $elo1 } are not.
error-same-player = A player cannot be measured against itself; name two different ones.
error-missing-extra = This needs { $library }, which is not installed; pip install "zellige[{ $extra }]" brings it.
error-unknown-executor = “{ $executor }” is no place to play: processes, ray or ray://HOST:PORT is.
error-no-cluster = No Ray cluster answers at { $address }. Ray says: { $why }
error-other-release = A machine of the cluster has zellige { $there } and this one { $here }: the same release belongs on all of them.
error-cluster-lost = The cluster has lost whoever was playing there several times over. Ray says: { $why }
error-nothing-to-tune = { $game } has no features whose weights could be tuned.
error-other-experiment = { $path } holds another experiment: “{ $what }” is { $there } there, not { $asked }. Choose another folder.
error-other-code = Rules or players have changed since the first games in { $path } were played, so more of them would not be alike. Choose another folder.
error-bad-journal = Line { NUMBER($line, useGrouping: 0) } of the finished games in { $path } was not written by zellige.
error-nothing-to-undo = There is nothing to take back.
error-nothing-to-redo = There is nothing to play again.
error-crossed-sequence = These decisions cannot be made as one: after “{ $action }” something is drawn or shown, or it is somebody else’s turn.

problem-player-no-file = there is no file “{ $path }”
problem-player-no-module = there is no module “{ $path }”
problem-player-no-name = nothing there is called “{ $asked }”
problem-player-no-choose = it is not a function, and has no function “choose”
problem-player-no-work = its work is said as search:iterations=2000 or search:seconds=0.3
problem-player-not-loaded = its own code fails ({ $detail })
problem-player-raised = its own code fails ({ $detail })
problem-player-no-action = it answered { $said }, which is not the number of an action
problem-player-no-expectation = what it expects, { $said }, is not a number for every seat and the numbers of the actions to come
problem-player-late = it has not answered for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
problem-player-illegal = it wants what cannot be played. { $why }
problem-missing = no such file or folder
problem-folder = it is a folder, not a file
problem-no-folder = it is not a folder, and none can be made there
problem-not-allowed = you have no permission to do that there
problem-disk-full = the disk is full
problem-failing = the disk reports an error
problem-held = another program holds it
problem-many-open = too many files are open at once; some must be closed first
problem-link-loop = a link on the way leads back to itself
problem-closed = the output is closed
problem-too-large = the file is too large
problem-experiment-in-use = another zellige is playing the games of this folder
problem-exists = a file of this name exists; --force overwrites it
problem-not-text = the file is not UTF-8 text
problem-unreadable = the file cannot be read ({ $detail })
problem-unwritable = the file cannot be written ({ $detail })

problem-not-json = it is not JSON that can be used ({ $detail })
problem-json-empty = there is nothing in it
problem-json-ends = it ends here, in the middle; it may have been cut off
problem-json-value = a value was expected here
problem-json-name = the name of a field was expected here, in double quotes
problem-json-colon = a colon was expected here, after the name of a field
problem-json-comma = a comma was expected here, or a closing bracket
problem-json-trailing-comma = something was expected after this comma
problem-json-string = the text that begins here does not end
problem-json-control = there is a control character in a text, a line end perhaps; it is written as an escape like \n
problem-json-escape = there is no such escape; a backslash is written \\
problem-json-extra = the document has ended, but something follows
problem-json-syntax = this cannot be understood
problem-json-deep = too many lists and objects are nested in one another
problem-json-much = too many values are in it
problem-json-twice = the field “{ $name }” appears here a second time
problem-json-constant = { $value } is not a number of JSON
problem-json-number = the number { $value } is too large
problem-json-not-text = this is not UTF-8 text
problem-seed-kind = A seed is text or a whole number, and { $seed } is neither
problem-seed-half = This seed holds half a character, which cannot be written
problem-seed-long = This seed is too long a number
problem-no-game = it is not a JSON object with a field “game” that names the game
problem-other-game = it is a position of the game “{ $other }”, not of { $game }
problem-field-missing = the field “{ $field }” is missing
problem-field-unknown = there is no field “{ $field }”{ $hint }
problem-field-value = the field “{ $field }” cannot be { $value }{ $hint }
problem-field-length =
    the field “{ $field }” has { $found ->
        [one] { $found } entry
       *[other] { $found } entries
    } instead of { $hint }
problem-whole-value = the document cannot be { $value }{ $hint }
problem-and = { $problem }; { $other }
problem-and-more = { $problem }; and { $more ->
    [one] one more problem
   *[other] { $more } more problems
}

## Parts of these sentences

phrase-place =
    { $entry ->
        [seat] seat
        [row] row
       *[entry] entry
    } { $number }
phrase-text = “{ $text }”
phrase-long-number = a number of more than 60 digits
phrase-allowed = ; allowed: { $allowed }
phrase-allowed-nearest = ; allowed: { $allowed }; the nearest is “{ $nearest }”
phrase-nearest = ; the nearest is “{ $nearest }”
phrase-or = { $first } or { $last }
phrase-like = something like { $examples }
phrase-whole = a whole number
phrase-whole-least = a whole number, { $least } or more
phrase-whole-most = a whole number, { $most } or less
phrase-whole-least-most = a whole number from { $least } to { $most }
phrase-above-least = a number above { $least }
phrase-number = a number
phrase-string = a text
phrase-array = a list
phrase-object = an object in braces
phrase-count-least = { $least } or more
phrase-count-most = { $most } or fewer
phrase-count-least-most = { $least } to { $most }

problem-record-empty = the file holds no game
problem-record-no-header = the header of a record was expected, with a field “format”
problem-record-long = a game has { $most } actions at most
problem-record-after-result = something follows the result of a game, and it is not the header of the next
problem-record-unknown-line = it is neither a header nor an action nor a result
problem-record-not-json = it is not a line of JSON that can be used ({ $detail })
problem-record-format = the format “{ $found }” is not known; this is { $known }
problem-record-header = the header has no usable field “{ $key }”
problem-record-name = the name of seat { $seat } is not text that can be written
problem-record-deal = the seed “{ $seed }” does not deal the position it starts from, though the header says so
problem-record-draw = “{ $action }” was drawn, but the seed “{ $seed }” draws “{ $due }” there
problem-record-seal = the seal is not that of seed and salt
problem-record-version = it was played with version { NUMBER($found, useGrouping: 0) } of the rules, this is version { NUMBER($known, useGrouping: 0) }
problem-record-start = the position it starts from cannot be used. { $detail }
problem-record-start-differs = options or seats of the header are not those of the position it starts from
problem-record-components-differ = the component set of the header is not that of the position it starts from
problem-record-seat = “{ $action }” is played by { $seat ->
    [0] chance
   *[other] seat { $seat }
}, but { $due ->
    [-1] the game is over
    [0] chance is to move
   *[other] it is the turn of seat { $due }
}
problem-record-notation = “{ $action }” is not an action of this game
problem-record-illegal = “{ $action }” is not legal here: { $why }
problem-record-result = the result does not agree; the replay ends with { $detail }
problem-record-not-over = there is a result, but the game is not over
error-bad-link = “{ $link }” is no link to a seat; it looks like http://192.168.1.5:8642/#/join/TABLE/LINK, and stands in quotation marks.
error-no-server = Nothing answers at { $url }: is zellige running there, and open to this computer (zellige play --lan)?
error-far-away = { $text }
