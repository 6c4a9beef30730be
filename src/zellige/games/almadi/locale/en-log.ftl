# Almadi: what happens

## Parts of the sentences

stall-goods =
    { $count } { $good ->
         [spice] { $count ->
             [one] spice
            *[other] spices
         }
         [leather] { $count ->
             [one] leather good
            *[other] leather goods
         }
         [carpet] { $count ->
             [one] carpet
            *[other] carpets
         }
         [pottery] { $count ->
             [one] piece of pottery
            *[other] pieces of pottery
         }
        *[mixed] { $count ->
             [one] good
            *[other] mixed goods
         }
    }
objective-named =
    the { $colour ->
         [blue] blue
         [yellow] yellow
         [red] red
         [green] green
        *[grey] grey
    } Objective “{ $condition ->
         [empty_column_between_full_columns] { objective-empty_column_between_full_columns }
         [figure] { objective-figure }
         [min_counts] { objective-min_counts }
         [min_pairs] { objective-min_pairs }
         [active_effects] { objective-active_effects }
         [type_in_each_row] { objective-type_in_each_row }
         [type_count] { objective-type_count }
         [market_goods_each] { objective-market_goods_each }
         [market_goods_same] { objective-market_goods_same }
        *[row_length] { objective-row_length }
    }” ({ $points ->
         [one] { $points } point
        *[other] { $points } points
    })

piece-named = { character-named }
character-named =
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
    }

## Events of the log

event-start-tile = { $seat } chose starting tile { $start }
event-kept =
    { $seat } kept { $known ->
         [yes] { $pieces }
        *[no] { $count ->
             [one] { $count } Character
            *[other] { $count } Characters
         }
    }
event-revealed = { $count ->
    [one] { $count } Character that was not kept is
   *[other] { $count } Characters that were not kept are
} now face up
event-took =
    { $seat } took { $kind ->
         [palace] the Palace
         [caravan] the Caravan
         [oasis] the Oasis
        *[market] the Market
    } from row { $row }
event-ali = { $seat } used Ali to draw
event-ali-drew =
    { $seat } drew { $kind ->
         [palace] the Palace
         [caravan] the Caravan
         [oasis] the Oasis
        *[market] the Market
    }
event-put =
    { $seat } put { $kind ->
         [palace] the Palace
         [caravan] the Caravan
         [oasis] the Oasis
        *[market] the Market
    } on the board at { $space }
event-placed =
    { $seat } placed { $kind ->
         [palace] the Palace
         [caravan] the Caravan
         [oasis] the Oasis
        *[market] the Market
    } at { $cell }
event-moved =
    { $seat } moved { $kind ->
         [palace] the Palace
         [caravan] the Caravan
         [oasis] the Oasis
        *[market] the Market
    } from { $from } to { $to }
event-swapped =
    { $seat } swapped { $kind ->
         [palace] the Palace
         [caravan] the Caravan
         [oasis] the Oasis
        *[market] the Market
    } at { $from } and { $with ->
         [palace] the Palace
         [caravan] the Caravan
         [oasis] the Oasis
        *[market] the Market
    } at { $to }
event-mosaic = { $seat } took a Mosaic (pattern { $motif })
event-stall =
    { $seat } took a Stall card ({ stall-goods })
event-ruby =
    { $seat } took { $count ->
         [one] { $count } ruby
        *[other] { $count } rubies
    }
event-aladdin =
    { $seat } took { $count ->
         [one] { $count } ruby
        *[other] { $count } rubies
    } with Aladdin
event-badroulboudour = { $seat } took a Mosaic with Badroulbador (pattern { $motif })
event-paribanou =
    { $seat } took a Stall card with Paribanou ({ stall-goods })
event-moon = { $seat } took { objective-named }
event-moon-from = { $seat } took { objective-named } from { $other_you ->
    [yes] you
   *[no] { $other }
}
event-done = { $seat } ended the turn
event-pass = { $seat } passed
event-recruited =
    { $seat } recruited { character-named } for { $cost ->
         [one] { $cost } ruby
        *[other] { $cost } rubies
    }
event-copied =
    { $seat } had Zumurrud copy { character-named }
event-gave-mosaic =
    { $seat } gave Zaynab a Mosaic (pattern { $motif }) for a Stall card ({ stall-goods })
event-gave-stall =
    { $seat } gave Zaynab a Stall card ({ stall-goods }) for a Mosaic (pattern { $motif })
event-activated =
    Activated: { $count } { $effect ->
         [marteline] { $count ->
             [one] Marteline
            *[other] Martelines
         }
         [stall] { $count ->
             [one] Stall
            *[other] Stalls
         }
         [moon] { $count ->
             [one] Moon
            *[other] Moons
         }
         [ruby] { $count ->
             [one] Ruby
            *[other] Rubies
         }
         [genie] { $count ->
             [one] Genie
            *[other] Genies
         }
        *[jar] { $count ->
             [one] Jar
            *[other] Jars
         }
    }
event-genie = A Genie was activated
event-completed = { $seat } completed { objective-named }
event-discarded =
    { $kind ->
         [palace] A Palace was discarded
         [caravan] A Caravan was discarded
         [oasis] An Oasis was discarded
        *[market] A Market was discarded
    }
event-refilled =
    { $kind ->
         [palace] A Palace
         [caravan] A Caravan
         [oasis] An Oasis
        *[market] A Market
    } came to { $space } of the board
event-uncovered-mosaic = The next Mosaic shows pattern { $motif }
event-uncovered-stall =
    The next Stall card shows { stall-goods }
event-extra-turn = Dunyazad gives { $you ->
    [yes] you
   *[no] { $seat }
} one more turn
event-over = The pile is empty: the game is over

## A turn in one line of the log, behind the name of whoever played it

event-turn-start-tile = starting tile { $start }
event-turn-kept =
    kept { $known ->
         [yes] { $pieces }
        *[no] { $count ->
             [one] { $count } Character
            *[other] { $count } Characters
         }
    }
event-turn-took =
    { $kind ->
         [palace] Palace
         [caravan] Caravan
         [oasis] Oasis
        *[market] Market
    } from row { $row }
event-turn-ali-drew =
    drew { $kind ->
         [palace] a Palace
         [caravan] a Caravan
         [oasis] an Oasis
        *[market] a Market
    } with Ali
event-turn-placed =
    { $kind ->
         [palace] Palace
         [caravan] Caravan
         [oasis] Oasis
        *[market] Market
    } at { $cell }
event-turn-moved =
    { $kind ->
         [palace] Palace
         [caravan] Caravan
         [oasis] Oasis
        *[market] Market
    } from { $from } to { $to }
event-turn-swapped = swapped { $from } and { $to }
event-turn-mosaics =
    { $count ->
         [one] { $count } Mosaic
        *[other] { $count } Mosaics
    }
event-turn-stalls =
    { $count ->
         [one] { $count } Stall card
        *[other] { $count } Stall cards
    }
event-turn-rubies =
    { $count ->
         [one] { $count } ruby
        *[other] { $count } rubies
    }
event-turn-moon =
    took the { $colour ->
         [blue] blue
         [yellow] yellow
         [red] red
         [green] green
        *[grey] grey
    } Objective ({ $points ->
         [one] { $points } point
        *[other] { $points } points
    })
event-turn-moon-from =
    took the { $colour ->
         [blue] blue
         [yellow] yellow
         [red] red
         [green] green
        *[grey] grey
    } Objective ({ $points ->
         [one] { $points } point
        *[other] { $points } points
    }) from { $other_you ->
         [yes] you
        *[no] { $other }
    }
event-turn-completed =
    { $own ->
         [yes] {""}
        *[no] { $you ->
             [yes] you
            *[no] { $seat }
        }{" "}
    }completed the { $colour ->
         [blue] blue
         [yellow] yellow
         [red] red
         [green] green
        *[grey] grey
    } Objective ({ $points ->
         [one] { $points } point
        *[other] { $points } points
    })
event-turn-recruited =
    recruited { character-named } for { $cost ->
         [one] { $cost } ruby
        *[other] { $cost } rubies
    }
event-turn-copied = Zumurrud copied { character-named }
event-turn-gave-mosaic = traded a Mosaic for a Stall card
event-turn-gave-stall = traded a Stall card for a Mosaic
event-turn-nothing = passed

## What was drawn at a real table

draw-refilled = Which Landscape came to { $space }?
draw-uncovered-mosaic = Which Mosaic lies on top now?
draw-uncovered-stall = Which Stall card lies on top now?
draw-ali-drew = Which Landscape did Ali draw?
