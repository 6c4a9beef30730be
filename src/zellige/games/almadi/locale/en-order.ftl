## What is to be moved for a bot at a real table

order-start-tile = Give { $seat } starting tile { $start }
order-kept = Keep { character-named } for { $seat }, face down
order-took = Take { ahead-the-landscape } from { $space } for { $seat }
order-ali = Draw a Landscape for { $seat }, with Ali
order-put = Put { ahead-the-landscape } of { $seat } on the board at { $space }
order-placed = Place { ahead-the-landscape } at { $cell } (row, column) before { $seat }
order-moved = Move { ahead-the-landscape } of { $seat } from { $from } to { $to }
order-swapped =
    Swap { ahead-the-landscape } of { $seat } at { $from } and { $with ->
         [palace] the Palace
         [caravan] the Caravan
         [oasis] the Oasis
        *[market] the Market
    } at { $to }
order-mosaic = Give { $seat } the Mosaic on top (pattern { $motif })
order-stall = Give { $seat } the Stall card on top ({ stall-goods })
order-ruby = Give { $seat } { ahead-rubies }
order-aladdin = Give { $seat } { ahead-rubies } (Aladdin)
order-badroulboudour = Give { $seat } the Mosaic on top (pattern { $motif }), with Badroulbador
order-paribanou = Give { $seat } the Stall card on top ({ stall-goods }), with Paribanou
order-moon = Put { objective-named } before { $seat }
order-moon-from = Take { objective-named } from { $other } and put it before { $seat }
order-recruited =
    Take back { $cost ->
         [one] { $cost } ruby
        *[other] { $cost } rubies
    } from { $seat } and put { character-named } before them, face up
order-done = {""}
order-pass = {""}
order-genie = {""}
order-activated = {""}
order-discarded =
    { $kind ->
         [palace] Discard the Palace that is left in the row
         [caravan] Discard the Caravan that is left in the row
         [oasis] Discard the Oasis that is left in the row
        *[market] Discard the Market that is left in the row
    }
