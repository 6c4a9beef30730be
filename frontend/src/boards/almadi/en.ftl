# Almadi's board: the interface's own words. Sentences about the game come from the server.

almadi-kind =
    { $kind ->
        [oasis] Oasis
        [caravan] Caravan
        [market] Market
       *[palace] Palace
    }
almadi-effect =
    { $effect ->
        [genie] Genie
        [marteline] Marteline
        [stall] Stall
        [moon] Moon
        [ruby] Ruby
       *[jar] Jar
    }
almadi-goods =
    { $count } { $good ->
        [spice] { $count ->
            [one] spice
           *[other] spices
        }
        [leather] leather
        [carpet] { $count ->
            [one] carpet
           *[other] carpets
        }
       *[pottery] pottery
    }
almadi-side =
    { $side ->
        [N] above
        [E] right
        [S] below
       *[W] left
    } { $what ->
        [A] Activation
        [genie] Genie
        [marteline] Marteline
        [stall] Stall
        [moon] Moon
        [ruby] Ruby
       *[jar] Jar
    }{ $active ->
        [yes] , now active
       *[no] {""}
    }
almadi-cell = Row { $row }, column { $column }
almadi-planned = { $what }, row { $row }
almadi-space = On offer, row { $row }
almadi-empty = empty
almadi-can = Legal
almadi-can-for = Legal: { $change }
almadi-can-move =
    { $told ->
        [yes] A Genie can move it: { $change } at best
       *[no] A Genie can move it
    }
almadi-can-take = Can be taken
almadi-can-put = Can be traded for
almadi-doomed = will be discarded
almadi-chosen = chosen
almadi-lifted = lifted: choose where it goes
almadi-wakes = Activates { $what }
almadi-fresh = new since your last turn
almadi-counts = scores points
almadi-counts-for = scores { $points }

almadi-on-offer = On offer
almadi-realms = Realms
almadi-realm-of = { $you ->
    [yes] Your realm
   *[no] { $name }’s realm
}
almadi-scroll = The realm grows to the right
almadi-in-hand =
    { $kind ->
        [oasis] Oasis
        [caravan] Caravan
        [market] Market
       *[palace] Palace
    } in hand{ $row ->
        [0] {""}
       *[other] , row { $row }
    }

almadi-choices = What you may do
almadi-effects = Activated effects, in any order
almadi-genie-pick = Genie: choose a Landscape of your realm
almadi-genie-other = Genie: another Landscape
almadi-genie-done = Genie: no move is left
almadi-moon-pick =
    { $count ->
        [one] Moon: take an Objective
       *[other] { $count } Moons: take Objectives
    }
almadi-do-effect =
    { $effect ->
        [marteline] Marteline: take the Mosaic
        [stall] Stall: take the Stall card
       *[ruby] Ruby: take a ruby
    }
almadi-do-power =
    { $power ->
        [aladdin] Aladdin: a ruby
        [badroulboudour] Badroulbador: a Mosaic
       *[paribanou] Paribanou: a Stall card
    }
almadi-do-ali = Ali: draw from the pile
almadi-do-done = End turn
almadi-do-pass = Pass
almadi-do-start = Start tile { $start }
almadi-do-keep = Keep { $names }
almadi-do-recruit = Recruit { $name }
almadi-do-copy = Copy { $name }
almadi-do-give-mosaic = Zaynab: Mosaic { $motif } for a Stall card
almadi-do-give-stall = Zaynab: Stall card ({ $goods }) for a Mosaic
almadi-do-moon = Take: { $text }.
almadi-do-steal = { $you ->
    [yes] Take from yourself
   *[no] Take from { $name }
}: { $text }.

almadi-objectives = Objectives
almadi-progress-of = { $you ->
    [yes] your progress
   *[no] { $name }’s progress
}
almadi-on-table = On the table
almadi-held-by = { $you ->
    [yes] Held by you
   *[no] Held by { $name }
}
almadi-completed = completed
almadi-to-take = fulfilled: take it with a Moon
almadi-progress = { $have } of { $need }

almadi-cards = Cards
almadi-cards-of = { $you ->
    [yes] Your cards
   *[no] { $name }’s cards
}
almadi-mosaics = Mosaics
almadi-mosaic = Mosaic { $motif }
almadi-stalls = Stall cards
almadi-rubies = Rubies
almadi-pile = Pile
almadi-undrawn = { $left } left
almadi-next = ; next:
almadi-supply = { $count } in the supply
almadi-left =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
almadi-discarded =
    { $count ->
        [one] { $count } Landscape is discarded.
       *[other] { $count } Landscapes are discarded.
    }
almadi-note =
    { $mosaics } { $mosaics ->
        [one] Mosaic
       *[other] Mosaics
    }, { $stalls } { $stalls ->
        [one] Stall card
       *[other] Stall cards
    }, { $rubies } { $rubies ->
        [one] ruby
       *[other] rubies
    }

almadi-in-reach =
    { $count ->
        [one] { $count } Character in reach
       *[other] { $count } Characters in reach
    }
almadi-characters = Characters
almadi-dealt = Dealt to you
almadi-hand = In your hand
almadi-face-up = Face up on the table
almadi-recruited = { $you ->
    [yes] Recruited by you
   *[no] Recruited by { $name }
}
almadi-copies = Zumurrud copies { $name }.
almadi-keep-count = Choose the { $count ->
    [one] { $count } Character
   *[other] { $count } Characters
} you keep.

almadi-titles = Titles
almadi-title-now = If the game ended now:
almadi-ending = { $title }, with { $total } points
almadi-ending-next = { $points ->
    [one] { $points } point more: { $title }
   *[other] { $points } points more: { $title }
}
almadi-title-next = { $title } from { $points }
almadi-own-box = Your own box

almadi-key-digits = choose an effect or another choice of the strip, in order
almadi-help = Choose a Landscape on offer, then a marked place in your realm: the number on it is the exact change of your score. Until you confirm, you may choose another Landscape or another place; the only place is chosen with its Landscape. Activated effects and powers stand beside the realm; perform them in any order, then end your turn. Read the preview, then confirm with the button, or with a second tap on the same place.

almadi-pick-kind = Landscapes
almadi-pick-search = Look for: genie, spices, P07 …
almadi-pick-none = Nothing like that is left.
almadi-pick-found =
    { $count ->
        [one] One piece
       *[other] { $count } pieces
    }
almadi-beside-set = Tiles and cards
almadi-beside-own = My own set
almadi-beside-shipped = The shipped set
almadi-beside-guessed = The pictures are those of the shipped set, which is partly a reconstruction. If your tiles differ,
almadi-beside-enter = enter your own box first.
almadi-beside-board = Landscapes on offer
almadi-beside-board-help = Rows 1 to 4 from top to bottom, a on the left, b on the right. Tap a space, then the tile that lies there.
almadi-beside-starts = Start tiles
almadi-beside-starts-help = Everybody’s own, with its four Landscapes from top to bottom.
almadi-beside-objectives = Objectives
almadi-beside-objectives-help = One of each colour, and the grey ones.
almadi-beside-piles = Face-up cards
almadi-beside-piles-help = The upper card of the Mosaics and of the Stalls.
almadi-beside-characters = Characters that were dealt
almadi-beside-characters-help = All that were dealt to a player, before they choose. Where several play, everybody enters their own while the others look away.
almadi-beside-space = Space { $space }
almadi-beside-start = Start tile of seat { $seat }
almadi-beside-objective =
    { $colour ->
        [grey] Grey Objective
        [blue] Blue Objective
        [yellow] Yellow Objective
        [red] Red Objective
       *[green] Green Objective
    }
almadi-beside-mosaic = Mosaic card
almadi-beside-stall = Stall card
almadi-beside-hidden = entered, face down
almadi-beside-character =
    { $seats ->
        [1] Character { $number }
       *[other] Character { $number } of seat { $seat }
    }
almadi-beside-empty = empty
almadi-beside-first = Who begins
almadi-beside-left =
    { $count ->
        [0] All of it is there.
        [one] One place is still empty.
       *[other] { $count } places are still empty.
    }
almadi-beside-clear = Clear the table

## The board on which positions are put together

almadi-edit-starts = Start tiles
almadi-edit-follows = as the table says
almadi-edit-table = On the table
almadi-edit-turn = Turn
almadi-edit-own = In front of each player
almadi-edit-to-move = To move
almadi-edit-over = nobody: the game is over
almadi-edit-first = Began
almadi-edit-top = Face up: { $pile ->
    [mosaic] Mosaic
   *[stall] Stall
}
almadi-edit-done = Objectives completed
almadi-edit-held = Objectives missed
almadi-edit-recruited = Characters recruited
almadi-edit-hand = Characters in hand
