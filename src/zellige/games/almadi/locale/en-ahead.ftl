## What would happen, said before it does to the one who decides

ahead-the-landscape =
    { $kind ->
         [palace] the Palace
         [caravan] the Caravan
         [oasis] the Oasis
        *[market] the Market
    }
ahead-rubies =
    { $count ->
         [one] { $count } ruby
        *[other] { $count } rubies
    }
ahead-start-tile = You choose starting tile { $start }
ahead-kept = You keep { $pieces }
ahead-revealed =
    { $count ->
         [one] { $count } Character that nobody keeps is turned face up
        *[other] { $count } Characters that nobody keeps are turned face up
    }
ahead-took = You take { ahead-the-landscape } from row { $row }
ahead-ali = You use Ali to draw
ahead-put = You put { ahead-the-landscape } on the board at { $space }
ahead-placed = You place { ahead-the-landscape } at { $cell }
ahead-moved = You move { ahead-the-landscape } from { $from } to { $to }
ahead-swapped =
    You swap { ahead-the-landscape } at { $from } and { $with ->
         [palace] the Palace
         [caravan] the Caravan
         [oasis] the Oasis
        *[market] the Market
    } at { $to }
ahead-mosaic = You take a Mosaic (pattern { $motif })
ahead-stall = You take a Stall card ({ stall-goods })
ahead-ruby = You take { ahead-rubies }
ahead-aladdin = You take { ahead-rubies } with Aladdin
ahead-badroulboudour = You take a Mosaic with Badroulbador (pattern { $motif })
ahead-paribanou = You take a Stall card with Paribanou ({ stall-goods })
ahead-moon = You take { objective-named }
ahead-moon-from = You take { objective-named } from { $other }
ahead-done = You end the turn
ahead-pass = You pass
ahead-recruited =
    You recruit { character-named } for { $cost ->
         [one] { $cost } ruby
        *[other] { $cost } rubies
    }
ahead-copied = Zumurrud copies { character-named }
ahead-gave-mosaic = You give Zaynab a Mosaic (pattern { $motif }) for a Stall card ({ stall-goods })
ahead-gave-stall = You give Zaynab a Stall card ({ stall-goods }) for a Mosaic (pattern { $motif })
ahead-genie = A Genie is activated
ahead-completed =
    { $you ->
         [yes] You complete
        *[no] { $seat } completes
    } { objective-named }
ahead-discarded =
    { $kind ->
         [palace] A Palace is discarded
         [caravan] A Caravan is discarded
         [oasis] An Oasis is discarded
        *[market] A Market is discarded
    }
ahead-over = The pile is empty: the game ends
ahead-drawn-refilled =
    { $count ->
         [one] One Landscape is drawn
        *[other] { $count } Landscapes are drawn
    }
ahead-drawn-uncovered-mosaic =
    { $count ->
         [one] One Mosaic is uncovered
        *[other] { $count } Mosaics are uncovered
    }
ahead-drawn-uncovered-stall =
    { $count ->
         [one] One Stall card is uncovered
        *[other] { $count } Stall cards are uncovered
    }
