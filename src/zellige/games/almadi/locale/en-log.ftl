# Almadi: what happens

## Events of the log

event-start-tile = { $seat } chose start tile { $start }
event-kept = { $seat } kept { $count } Characters
event-revealed = The Characters nobody kept lie open: { $count }
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
event-mosaic = { $seat } took a Mosaic (motif { $motif })
event-stall =
    { $seat } took a Stall card ({ $count } { $good ->
         [spice] spices
         [leather] leather goods
         [carpet] carpets
         [pottery] pottery
        *[mixed] mixed goods
    })
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
event-badroulboudour = { $seat } took a Mosaic with Badroulbador (motif { $motif })
event-paribanou =
    { $seat } took a Stall card with Paribanou ({ $count } { $good ->
         [spice] spices
         [leather] leather goods
         [carpet] carpets
         [pottery] pottery
        *[mixed] mixed goods
    })
event-moon = { $seat } took Objective { $objective } ({ $points } points)
event-moon-from = { $seat } took Objective { $objective } ({ $points } points) from { $other }
event-done = { $seat } ended the turn
event-pass = { $seat } passed
event-recruited =
    { $seat } recruited { $character ->
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
    } for { $cost }
event-copied =
    { $seat } let Zumurrud copy { $character ->
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
event-gave-mosaic =
    { $seat } gave Zaynab a Mosaic (motif { $motif }) for a Stall card ({ $count } { $good ->
         [spice] spices
         [leather] leather goods
         [carpet] carpets
         [pottery] pottery
        *[mixed] mixed goods
    })
event-gave-stall =
    { $seat } gave Zaynab a Stall card ({ $count } { $good ->
         [spice] spices
         [leather] leather goods
         [carpet] carpets
         [pottery] pottery
        *[mixed] mixed goods
    }) for a Mosaic (motif { $motif })
event-activated =
    Activated: { $count } { $effect ->
         [marteline] Martelines
         [stall] Stalls
         [moon] Moons
         [ruby] Rubies
         [genie] Genies
        *[jar] Jars
    }
event-genie = A Genie was activated
event-completed = { $seat } completed Objective { $objective } ({ $points } points)
event-discarded =
    { $kind ->
         [palace] Palace
         [caravan] Caravan
         [oasis] Oasis
        *[market] Market
    } { $tile } was discarded
event-refilled =
    { $kind ->
         [palace] Palace
         [caravan] Caravan
         [oasis] Oasis
        *[market] Market
    } { $tile } came to { $space } of the board
event-uncovered-mosaic = The next Mosaic shows motif { $motif }
event-uncovered-stall =
    The next Stall card shows { $count } { $good ->
         [spice] spices
         [leather] leather goods
         [carpet] carpets
         [pottery] pottery
        *[mixed] mixed goods
    }
event-extra-turn = One more turn for { $seat }, thanks to Dunyazad
event-over = The pile is empty: the game is over
