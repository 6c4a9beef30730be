# Almadi: what cannot be, and why

## Why not

reason-end-over = The game is over.
    .section = Rulebook, End of the game
reason-turn-moment =
    Not now; the decision to make is { $phase ->
         [start] choosing a starting tile
         [keep] keeping Characters
         [choose] choosing a Landscape
         [ali] placing the Landscape that Ali drew
         [place] placing the Landscape in hand
         [effects] performing effects
         [end1] Zumurrud’s choice
         [end2] Zumurrud’s last choice
        *[over] none, the game is over
    }.
    .section = Rulebook, A game turn
reason-piles-not-now = Nothing is being drawn now.
    .section = Rulebook, 3. Refill
reason-piles-draw-first = A draw from a pile comes first.
    .section = Rulebook, 3. Refill
reason-piles-other = The draw is from another pile.
    .section = Rulebook, 3. Refill
reason-piles-seen = { $piece } has already been seen, so it is not in the pile.
    .section = Rulebook, 3. Refill
reason-piles-kind-gone = The pile has no Landscape of this kind left.
    .section = Rulebook, 3. Refill
reason-piles-seen-card = This card cannot be the next of its pile.
    .section = Rulebook, 3. Refill
reason-setup-start-taken = Starting tile { $start } is no longer available.
    .section = Rulebook, Setup
reason-setup-keep-count = Keep exactly { $count } { $count ->
    [one] Character
   *[other] Characters
}.
    .section = Rulebook, Playing with characters
reason-setup-keep-own =
    { $character ->
         [ali_shar] Ali Shar
         [ali_cogia] Ali Cogia
         [aziz] Aziz
         [aziza] Aziza
         [dalila] Dalila
         [dunya] Dunya
         [dunyazad] Dunyazad
         [harun] Harun al-Rashid
         [hindbad] Hindbad
         [khalifa] Khalifah
         [forty_thieves] the 40 thieves
         [shahriar] Shahryar
         [sheherazade] Sheherazade
         [zobeide] Zobeide
         [zubaydah] Zubaydah
         [abriza] Abriza
         [aladdin] Aladdin
         [ali] Ali
         [ali_baba] Ali Baba
         [badroulboudour] Badroulbador
         [hussain] Hussain
         [jafar] Jafar
         [morgiana] Morgiana
         [paribanou] Paribanou
         [zaynab] Zaynab
        *[zumurrud] Zumurrud
    } was not dealt to you.
    .section = Rulebook, Playing with characters
reason-board-empty = There is no Landscape at { $space } of the board.
    .section = Rulebook, A game turn, 1. Choose and place
reason-ali-no-pile = The pile is empty, so Ali cannot draw.
    .section = Rulebook, Detailed description of the characters
reason-place-rows = A realm has rows 1 to 4.
    .section = Rulebook, A game turn, 1. Choose and place
reason-place-row = This Landscape comes from row { $row } of the board and goes into row { $row } of your realm.
    .section = Rulebook, A game turn, 1. Choose and place
reason-place-occupied = There is already a Landscape at { $cell }.
    .section = Rulebook, A game turn, 1. Choose and place
reason-place-start = Landscapes go to the right of the starting tile.
    .section = Rulebook, A game turn, 1. Choose and place
reason-place-adjacent = { $cell } does not touch any other Landscape of the realm.
    .section = Rulebook, A game turn, 1. Choose and place
reason-effects-inactive =
    No { $effect ->
         [marteline] Marteline
         [stall] Stall
         [moon] Moon
         [ruby] Ruby
         [genie] Genie
        *[jar] Jar
    } to perform: none is activated, or all have been performed.
    .section = Rulebook, A game turn, 2. Effects
reason-effects-empty =
    { $what ->
         [mosaic] The Mosaic pile is empty
         [stall] The Stall pile is empty
        *[ruby] The supply has no rubies left
    }.
    .section = Rulebook, A game turn, 2. Effects
reason-genie-none = No Genie is activated.
    .section = Rulebook, 1. Genie
reason-genie-three = A turn has three moves, and they are used.
    .section = Rulebook, 1. Genie
reason-genie-start = The Landscapes of the starting tile never move.
    .section = Rulebook, 1. Genie
reason-genie-nothing = There is no Landscape at { $cell } to move.
    .section = Rulebook, 1. Genie
reason-genie-same = The Landscape is already at { $cell }.
    .section = Rulebook, 1. Genie
reason-genie-back = This Landscape has just come from { $cell } and cannot go straight back.
    .section = Rulebook, 1. Genie
reason-hussain-order = Write a swap with the upper (then the left) cell first.
    .section = Rulebook, Description of the characters
reason-moon-not-in-game = Objective { $objective } is not in this game.
    .section = Rulebook, 4. Moon
reason-moon-completed = Objective { $objective } is completed: it can no longer be taken.
    .section = Rulebook, The objectives
reason-moon-own = You already hold Objective { $objective }.
    .section = Rulebook, 4. Moon
reason-moon-elsewhere = Objective { $objective } is not there.
    .section = Rulebook, 4. Moon
reason-moon-jafar = Jafar protects { $other_you ->
    [yes] your Objectives
   *[no] the Objectives of { $other }
}.
    .section = Rulebook, Description of the characters
reason-moon-solo = You already hold two incomplete Objectives, and { $objective } would not be completed immediately.
    .section = Solo game, A game turn 2
reason-characters-off = This game is played without Characters.
    .section = Rulebook, Playing with characters
reason-characters-not-yours =
    You have not recruited { $character ->
         [ali_shar] Ali Shar
         [ali_cogia] Ali Cogia
         [aziz] Aziz
         [aziza] Aziza
         [dalila] Dalila
         [dunya] Dunya
         [dunyazad] Dunyazad
         [harun] Harun al-Rashid
         [hindbad] Hindbad
         [khalifa] Khalifah
         [forty_thieves] the 40 thieves
         [shahriar] Shahryar
         [sheherazade] Sheherazade
         [zobeide] Zobeide
         [zubaydah] Zubaydah
         [abriza] Abriza
         [aladdin] Aladdin
         [ali] Ali
         [ali_baba] Ali Baba
         [badroulboudour] Badroulbador
         [hussain] Hussain
         [jafar] Jafar
         [morgiana] Morgiana
         [paribanou] Paribanou
         [zaynab] Zaynab
        *[zumurrud] Zumurrud
    }.
    .section = Rulebook, Playing with characters
reason-characters-once =
    Only once per turn: { $character ->
         [ali_shar] Ali Shar
         [ali_cogia] Ali Cogia
         [aziz] Aziz
         [aziza] Aziza
         [dalila] Dalila
         [dunya] Dunya
         [dunyazad] Dunyazad
         [harun] Harun al-Rashid
         [hindbad] Hindbad
         [khalifa] Khalifah
         [forty_thieves] the 40 thieves
         [shahriar] Shahryar
         [sheherazade] Sheherazade
         [zobeide] Zobeide
         [zubaydah] Zubaydah
         [abriza] Abriza
         [aladdin] Aladdin
         [ali] Ali
         [ali_baba] Ali Baba
         [badroulboudour] Badroulbador
         [hussain] Hussain
         [jafar] Jafar
         [morgiana] Morgiana
         [paribanou] Paribanou
         [zaynab] Zaynab
        *[zumurrud] Zumurrud
    }.
    .section = Rulebook, Description of the characters
reason-characters-recruited =
    Already recruited: { $character ->
         [ali_shar] Ali Shar
         [ali_cogia] Ali Cogia
         [aziz] Aziz
         [aziza] Aziza
         [dalila] Dalila
         [dunya] Dunya
         [dunyazad] Dunyazad
         [harun] Harun al-Rashid
         [hindbad] Hindbad
         [khalifa] Khalifah
         [forty_thieves] the 40 thieves
         [shahriar] Shahryar
         [sheherazade] Sheherazade
         [zobeide] Zobeide
         [zubaydah] Zubaydah
         [abriza] Abriza
         [aladdin] Aladdin
         [ali] Ali
         [ali_baba] Ali Baba
         [badroulboudour] Badroulbador
         [hussain] Hussain
         [jafar] Jafar
         [morgiana] Morgiana
         [paribanou] Paribanou
         [zaynab] Zaynab
        *[zumurrud] Zumurrud
    }.
    .section = Rulebook, Playing with characters
reason-characters-not-available =
    Neither in your hand nor face up: { $character ->
         [ali_shar] Ali Shar
         [ali_cogia] Ali Cogia
         [aziz] Aziz
         [aziza] Aziza
         [dalila] Dalila
         [dunya] Dunya
         [dunyazad] Dunyazad
         [harun] Harun al-Rashid
         [hindbad] Hindbad
         [khalifa] Khalifah
         [forty_thieves] the 40 thieves
         [shahriar] Shahryar
         [sheherazade] Sheherazade
         [zobeide] Zobeide
         [zubaydah] Zubaydah
         [abriza] Abriza
         [aladdin] Aladdin
         [ali] Ali
         [ali_baba] Ali Baba
         [badroulboudour] Badroulbador
         [hussain] Hussain
         [jafar] Jafar
         [morgiana] Morgiana
         [paribanou] Paribanou
         [zaynab] Zaynab
        *[zumurrud] Zumurrud
    }.
    .section = Rulebook, Playing with characters
reason-characters-price =
    { $character ->
         [ali_shar] Ali Shar
         [ali_cogia] Ali Cogia
         [aziz] Aziz
         [aziza] Aziza
         [dalila] Dalila
         [dunya] Dunya
         [dunyazad] Dunyazad
         [harun] Harun al-Rashid
         [hindbad] Hindbad
         [khalifa] Khalifah
         [forty_thieves] the 40 thieves
         [shahriar] Shahryar
         [sheherazade] Sheherazade
         [zobeide] Zobeide
         [zubaydah] Zubaydah
         [abriza] Abriza
         [aladdin] Aladdin
         [ali] Ali
         [ali_baba] Ali Baba
         [badroulboudour] Badroulbador
         [hussain] Hussain
         [jafar] Jafar
         [morgiana] Morgiana
         [paribanou] Paribanou
         [zaynab] Zaynab
        *[zumurrud] Zumurrud
    } costs { $cost ->
         [one] { $cost } ruby
        *[other] { $cost } rubies
    }, and you have { $rubies }.
    .section = Rulebook, Playing with characters
reason-zumurrud-fixed =
    Zumurrud already copies { $character ->
         [ali_shar] Ali Shar
         [ali_cogia] Ali Cogia
         [aziz] Aziz
         [aziza] Aziza
         [dalila] Dalila
         [dunya] Dunya
         [dunyazad] Dunyazad
         [harun] Harun al-Rashid
         [hindbad] Hindbad
         [khalifa] Khalifah
         [forty_thieves] the 40 thieves
         [shahriar] Shahryar
         [sheherazade] Sheherazade
         [zobeide] Zobeide
         [zubaydah] Zubaydah
         [abriza] Abriza
         [aladdin] Aladdin
         [ali] Ali
         [ali_baba] Ali Baba
         [badroulboudour] Badroulbador
         [hussain] Hussain
         [jafar] Jafar
         [morgiana] Morgiana
         [paribanou] Paribanou
         [zaynab] Zaynab
        *[zumurrud] Zumurrud
    }; that cannot be changed.
    .section = Rulebook, Description of the characters
reason-zumurrud-late =
    It is too late for an extra turn, so { $character ->
         [ali_shar] Ali Shar
         [ali_cogia] Ali Cogia
         [aziz] Aziz
         [aziza] Aziza
         [dalila] Dalila
         [dunya] Dunya
         [dunyazad] Dunyazad
         [harun] Harun al-Rashid
         [hindbad] Hindbad
         [khalifa] Khalifah
         [forty_thieves] the 40 thieves
         [shahriar] Shahryar
         [sheherazade] Sheherazade
         [zobeide] Zobeide
         [zubaydah] Zubaydah
         [abriza] Abriza
         [aladdin] Aladdin
         [ali] Ali
         [ali_baba] Ali Baba
         [badroulboudour] Badroulbador
         [hussain] Hussain
         [jafar] Jafar
         [morgiana] Morgiana
         [paribanou] Paribanou
         [zaynab] Zaynab
        *[zumurrud] Zumurrud
    } cannot be copied.
    .section = Rulebook, Description of the characters
reason-zumurrud-other =
    No other player has recruited { $character ->
         [ali_shar] Ali Shar
         [ali_cogia] Ali Cogia
         [aziz] Aziz
         [aziza] Aziza
         [dalila] Dalila
         [dunya] Dunya
         [dunyazad] Dunyazad
         [harun] Harun al-Rashid
         [hindbad] Hindbad
         [khalifa] Khalifah
         [forty_thieves] the 40 thieves
         [shahriar] Shahryar
         [sheherazade] Sheherazade
         [zobeide] Zobeide
         [zubaydah] Zubaydah
         [abriza] Abriza
         [aladdin] Aladdin
         [ali] Ali
         [ali_baba] Ali Baba
         [badroulboudour] Badroulbador
         [hussain] Hussain
         [jafar] Jafar
         [morgiana] Morgiana
         [paribanou] Paribanou
         [zaynab] Zaynab
        *[zumurrud] Zumurrud
    }.
    .section = Rulebook, Description of the characters
reason-zaynab-none =
    You have no such { $what ->
        [mosaic] Mosaic
       *[stall] Stall card
    } to give.
    .section = Rulebook, Description of the characters

## What a position leaves out and was assumed

assumed-options = Options that are not named have their defaults.
assumed-set = The tiles and cards are taken to be those of the shipped component set.
assumed-board = Spaces of the board that are not named are taken to be empty.
assumed-tiles = Realms that are not described are taken to have no tiles beside the starting tile.
assumed-start = Seats whose starting tile is not named are taken to have none.
assumed-discard = No tile is taken to have been discarded.
assumed-pile = Counts of the pile that are not named are taken: without any, all tiles of the game that are nowhere else; beside others, none.
assumed-mosaics = Mosaic cards that are not named are taken to lie unseen in their pile.
assumed-stalls = Stall cards that are not named are taken to lie unseen in their pile.
assumed-rubies = Seats whose rubies are not named are taken to have none.
assumed-supply = The supply is taken to hold all rubies that no seat has.
assumed-objectives = Objectives that are not named are taken to be out of the game.
assumed-characters = Characters that are not named are taken to be out of the game.
assumed-copied = Zumurrud is taken to copy nobody yet.
assumed-phase = A turn is taken to have just begun.
assumed-first = Seat { $seat } is taken to have begun.
assumed-mover = Seat { $seat } is taken to be the one to decide.
assumed-turns = This is taken to be turn { $turn }.
assumed-refill = No space of the board is taken to be filled after this turn.
assumed-turn = In this turn nothing is taken to have happened, and no effect to wait, that is not named.

## What is wrong with a position

problem-option = its options cannot be used: { $detail }
problem-set = its component set cannot be used: { $detail }
problem-set-unknown = the component set “{ $set }” is not shipped with zellige, and the document does not contain it
problem-set-hash = the component set “{ $set }” is not the one whose hash the document names
problem-seat-count = “players” is { $seats }, but “seats” lists { $found }
problem-seat = there is no seat { $found }, only 1 to { $seats }
problem-tile-several = { $tile } could be { $count } tiles: { $near }
problem-tile-none = no tile of this component set is like { $tile }; the nearest: { $near }
problem-twice = { $piece } is in two places
problem-no-cell = there is no cell { $cell }; columns end at 61
problem-on-start = the starting tile is at { $cell } of seat { $seat }
problem-outside-rows = { $cell } of seat { $seat } is outside rows 1 to 4, which only Characters open
problem-copy = seat { $seat } copies a Character without having recruited Zumurrud
problem-pile = the pile cannot hold { $found ->
    [one] { $found } Landscape
   *[other] { $found } Landscapes
} of a kind of which only { $most } have not been seen ({ $kind })
problem-cards = “{ $field }” cannot hide { $found ->
    [one] { $found } card
   *[other] { $found } cards
} when only { $most } have not been seen
problem-phase-seat = a seat decides unless the game is over: “"seat": null” goes with “"phase": "over"”, and only with it
problem-phase-start = starting tiles are being chosen (“phase”), but seat { $seat } has one or none is left (“starts_left”)
problem-no-start = seat { $seat } has no starting tile (“start”, S1 to S5)
problem-phase-keep = Characters are being kept (“phase”), so seat { $seat } must have { $count } in “dealt”, not { $found }
problem-phase-tile = a Landscape is in hand (“turn, tile”) in the phases “ali” and “place” only, and with the row it came from (“turn, row”) in “place” only; the phase is “{ $phase }”
problem-no-tiles = there is no Landscape on the “board” to choose; when the game is over, “"seat": null” says so
problem-phase-end = only the owner of Zumurrud decides (“seat”) in the phases “end1” and “end2”, before she has chosen (“copied”)
problem-no-characters = seat { $seat } has Characters in a game without them
problem-no-abriza = seat { $seat } has Landscapes outside rows 1 to 4 without Abriza
problem-refill = { $space } is to be filled but is not empty
problem-drawing = a tile cannot be drawn for this at this moment (“turn, drawing”: “refill” after the effects for the space of “turn, refill”, “ali” in the phase “choose”, with a pile)
problem-pieces =
    there are { $found } { $piece ->
         [palace] Palaces
         [caravan] Caravans
         [oasis] Oases
         [market] Markets
         [mosaic] Mosaic cards
         [stall] Stall cards
         [ruby] rubies
        *[character] Characters
    } instead of { $wanted }

## Component sets

set-shape =
    { $whole ->
        [yes] A component set
       *[no] “{ $field }”
    } cannot be { $value }{ $hint }.
set-word = “{ $word }” says nothing about a piece; the nearest that does is “{ $near }”.
set-too-deep = This component set has too many lists and objects nested in one another.
set-position = This is a position, not a component set.
set-field-missing = The field “{ $field }” is missing.
set-field-unknown = There is no field “{ $field }”{ $hint }.
set-length =
    “{ $field }” has { $found ->
        [one] { $found } entry
       *[other] { $found } entries
    } instead of { $hint }.
set-name = The name of a set is made of small letters, digits, dots and dashes, 48 at most; it cannot be { $found }.
set-name-taken = “{ $set }” is the name of the shipped set: a set of your own needs another.
set-ids = Entry { $position } of “{ $group }” must be { $wanted }, not { $found }.
set-kind =
    { $tile } must be one of the 22 of its kind ({ $kind ->
         [palace] Palace
         [caravan] Caravan
         [oasis] Oasis
        *[market] Market
    }), not { $found }.
set-arrows =
    Of each kind (here: { $kind ->
         [palace] Palace
         [caravan] Caravan
         [oasis] Oasis
        *[market] Market
    }), { $wanted ->
         [one] one tile must have
        *[other] { $wanted } tiles must have
    } { $arrows } Activation sides; this set has { $found }.
set-sides = { $tile } must have two, four or no Activation sides.
set-caravan-example = One Caravan must show a Stall and a Genie, as in the rulebook’s example of a turn.
set-market-empty = The Market { $tile } has no goods.
set-goods-elsewhere = { $tile } has goods but is not a Market.
set-market-example = One Market must have exactly 4 spices, as in the rulebook.
set-stall-empty = The Stall card { $card } has no goods.
set-colours = There must be { $wanted } { $colour } Objectives, not { $found }.
set-condition = { $card } must ask for what the rulebook says of this card.
set-figure-empty = The figure of { $card } has no cells.
set-figure-twice = The figure of { $card } asks two things of one space (row { $row }, column { $column }).
set-figure-no-landscape = The figure of { $card } shows no Landscape.
set-figure-count =
    By its text { $card } must show exactly { $wanted } { $kind ->
        [palace] Palaces
        [caravan] Caravans
        [oasis] Oases
        [market] Markets
       *[any] Landscapes
    }; its figure has { $found }{ $drawn ->
        [0] { "" }
        [one] { " " }in one Landscape
       *[other] { " " }in { $drawn } Landscapes
    }.
set-figure-diagonal = By its text { $card } must show a diagonal; the Landscapes of its figure are not on one.
set-figure-holes =
    By its text { $card } must show a gap of { $wanted } spaces; its figure has { $found ->
        [one] one empty space
       *[other] { $found } empty spaces
    }.
set-figure-turns =
    { $turnable ->
        [yes] The rulebook says that { $card } may be turned any way; its figure may not.
       *[no] The rulebook does not say that { $card } may be turned; its figure may be turned or mirrored.
    }
set-oasis-points = The Objective of five Oases must be worth 6 points, as printed, not { $found }.
set-ali-baba = Ali Baba must cost 4 rubies, as printed, not { $found }.
set-differs = { $entry }, { $field }: { $one } in the first, { $other } in the second.
set-good =
    The set “{ $set }” is valid; { $count ->
        [one] { $count } entry is
       *[other] { $count } entries are
    } still reconstructed.
