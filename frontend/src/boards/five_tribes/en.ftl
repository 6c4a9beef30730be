## Choices

five_tribes-choices = What you may do
five_tribes-planned =
    { $verb ->
        [bid] a bid of { $at }
       *[take] the meeples of { $at }
    }
five_tribes-do-bid =
    { $fakirs ->
        [0] { $price }
        [one] { $price }, discarding 1 Fakir
       *[other] { $price }, discarding { $fakirs } Fakirs
    }
five_tribes-do-build =
    { $fakirs ->
        [0] No Fakir
        [one] { $fakirs } Fakir
       *[other] { $fakirs } Fakirs
    }
five_tribes-do-kill =
    { $fakirs ->
        [0] { $victims }
        [one] { $victims }, for a Fakir
       *[other] { $victims }, for { $fakirs } Fakirs
    }
five_tribes-do-kill-held = { $name }: { $victims }
five_tribes-do-place =
    { $djinn ->
        [none] Here
        [lamia] With Lamia, for { $cost }
       *[hagis] With Hagis, for { $cost }
    }
five_tribes-do-djinn = { $name }: { $cost }
five_tribes-do-keep = Keep { $name }
five_tribes-do-use = Call { $name } for { $cost }
five_tribes-do-call = Call { $name }: choose a tile
five_tribes-do-skip = Skip
five_tribes-do-pass = Pass
five_tribes-do-end = End turn
five_tribes-cost =
    { $cost ->
        [elder] an Elder
        [fakir] a Fakir
        [elders] two Elders
        [elder-fakir] an Elder and a Fakir
       *[none] nothing
    }
five_tribes-victim =
    { $victim ->
        [yellow] Vizier
        [vizier] Vizier
        [white] Elder
        [elder] Elder
        [green] Merchant
        [blue] Builder
       *[red] Assassin
    }
five_tribes-target-drop =
    { $tile }, { $victim ->
        [yellow] Vizier
        [white] Elder
        [green] Merchant
        [blue] Builder
       *[red] Assassin
    }
five_tribes-meeples-in-hand = Meeples in hand
five_tribes-drop-this =
    { $colour ->
        [yellow] Vizier
        [white] Elder
        [green] Merchant
        [blue] Builder
       *[red] Assassin
    }, { $count } in hand
five_tribes-pick-end = Point at a tile where the movement ends, or at a meeple here to drop them one by one
five_tribes-drops = Drops in order
five_tribes-drop-back =
    Drop { $number }: { $tile }, { $victim ->
        [yellow] Vizier
        [white] Elder
        [green] Merchant
        [blue] Builder
       *[red] Assassin
    }. Take back from here on
five_tribes-suit = Set to sell
five_tribes-suit-coins =
    { $coins ->
        [one] sells for { $coins } coin
       *[other] sells for { $coins } coins
    }
five_tribes-suit-all = One of each good
five_tribes-nothing-held = No goods to sell
five_tribes-pick-tile = Choose a tile on the board
five_tribes-moves-left =
    { $count ->
        [0] No movement is possible
        [one] A movement can begin on { $count } tile
       *[other] A movement can begin on { $count } tiles
    }
five_tribes-last-round = Last round

## Turn order

five_tribes-turn-order = Turn order
five_tribes-next-bids = Next bids
five_tribes-now-bids = Bids
five_tribes-spot =
    Spot for { $price }: { $holder ->
        [none] free
       *[seat] { $name }
    }
five_tribes-bid-spot =
    Place { $number }: { $holder ->
        [none] free
       *[seat] { $name }
    }
five_tribes-bid-here = Bid { $price }
five_tribes-set-aside = Not playing this round: { $names }

## Rows and supplies

five_tribes-market = Cards on offer
five_tribes-small-market = first 3: Small Market
five_tribes-large-market = first 6: Large Market
five_tribes-card-place = { $kind }, place { $place }
five_tribes-pile = { $count } left
five_tribes-pile-words =
    { $count ->
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }, { $discards } discarded
five_tribes-djinns-offered = Djinns on offer
five_tribes-djinn-pile = { $count } in the pile, { $discards } discarded
five_tribes-no-djinn = No djinn is left.
five_tribes-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
five_tribes-left-over = Left: { $bag ->
    [one] { $bag } meeple
   *[other] { $bag } meeples
} in the bag, { $palms ->
    [one] { $palms } palm tree
   *[other] { $palms } palm trees
}, { $palaces ->
    [one] { $palaces } palace
   *[other] { $palaces } palaces
}
five_tribes-good =
    { $kind ->
        [ivory] Ivory
        [jewels] Jewels
        [gold] Gold
        [papyrus] Papyrus
        [silk] Silk
        [spice] Spice
        [fish] Fish
        [wheat] Wheat
        [pottery] Pottery
       *[fakir] Fakir
    }

## Seats

five_tribes-your-hand = Your hand
five_tribes-hand-of = { $you ->
    [yes] Your hand
   *[no] { $name }’s hand
}
five_tribes-hand-note = the others do not see it
five_tribes-hand-empty = No cards
five_tribes-players = In front of each player
five_tribes-has-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
five_tribes-coins-secret = hidden coins
five_tribes-cards-secret =
    { $count ->
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }
five_tribes-has-camels =
    { $count ->
        [one] { $count } camel left
       *[other] { $count } camels left
    }
five_tribes-has-viziers =
    { $count ->
        [one] { $count } Vizier
       *[other] { $count } Viziers
    }
five_tribes-has-elders =
    { $count ->
        [one] { $count } Elder
       *[other] { $count } Elders
    }
five_tribes-has-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
five_tribes-djinn-used = { $name } (used this turn)
five_tribes-note = { $camels ->
    [one] { $camels } camel
   *[other] { $camels } camels
}
five_tribes-steps = Steps of this turn
five_tribes-step-state =
    { $state ->
        [done] done
        [now] now
       *[later] to come
    }

## Tiles

five_tribes-tile =
    { $tile }: { $type ->
        [village] Village
        [sacred_place] Sacred Place
        [small_market] Small Market
        [large_market] Large Market
       *[oasis] Oasis
    }, { $colour ->
        [blue] blue
       *[red] red
    } { $value }
five_tribes-meeples =
    { $colour ->
        [yellow] { $count ->
            [one] { $count } Vizier
           *[other] { $count } Viziers
        }
        [white] { $count ->
            [one] { $count } Elder
           *[other] { $count } Elders
        }
        [green] { $count ->
            [one] { $count } Merchant
           *[other] { $count } Merchants
        }
        [blue] { $count ->
            [one] { $count } Builder
           *[other] { $count } Builders
        }
       *[red] { $count ->
            [one] { $count } Assassin
           *[other] { $count } Assassins
        }
    }
five_tribes-no-meeple = no meeple
five_tribes-camel-of = { $you ->
    [yes] Your camel
   *[no] { $name }’s camel
}
five_tribes-palms =
    { $count ->
        [one] { $count } palm tree
       *[other] { $count } palm trees
    }
five_tribes-palaces =
    { $count ->
        [one] { $count } palace
       *[other] { $count } palaces
    }
five_tribes-is-new = New since your last turn
five_tribes-counts = Scores { $points }
# own: of the move under way; else of the turn that is shown.
five_tribes-on-path =
    { $own ->
        [yes] Step { $step } of your move
       *[no] Step { $step } of the move shown
    }
five_tribes-is-chosen = Chosen
five_tribes-legal = Legal
five_tribes-is-legal = Legal: { $change }
five_tribes-can-take = its meeples can be taken
five_tribes-change-unknown = score still being counted
five_tribes-not-legal = Not legal
five_tribes-is-end = A move can end here: { $ends }
five_tribes-end =
    { $victim ->
        [yellow] Vizier
        [white] Elder
        [green] Merchant
        [blue] Builder
       *[red] Assassin
    } { $change }
five_tribes-best-end =
    Best end: { $end }, { $victim ->
        [yellow] Vizier
        [white] Elder
        [green] Merchant
        [blue] Builder
       *[red] Assassin
    } { $change }
five_tribes-djinn-name =
    { $djinn ->
        [al_amin] Al-Amin
        [anun_nak] Anun-Nak
        [baal] Ba’al
        [boaz] Boaz
        [bouraq] Bouraq
        [echidna] Echidna
        [enki] Enki
        [hagis] Hagis
        [haurvatat] Haurvatat
        [iblis] Iblis
        [jafaar] Jafaar
        [kandicha] Kandicha
        [kumarbi] Kumarbi
        [lamia] Lamia
        [leta] Leta
        [marid] Marid
        [monkir] Monkir
        [nekir] Nekir
        [shamhat] Shamhat
        [sibittis] Sibittis
        [sloar] Sloar
       *[utug] Utug
    }

five_tribes-key-digits = take the bid of that price (12: both digits); a meeple in hand, a card of the row or another choice, in order
five_tribes-help = Choose your bid, later the tile whose meeples you take, and where each of them goes. What the tribe, the tile and your djinns allow you stands beside the tiles. Read the preview, then confirm with the button, or with a second tap on the same place. Click a tile without a mark to learn why it is not allowed.

## The board on which positions are put together

five_tribes-edit-meeples = Meeples
five_tribes-edit-tiles = Tiles
five_tribes-edit-pieces = Camels, palms, Palaces
five_tribes-edit-camel = camel of player { $seat }
five_tribes-edit-palm = palm tree
five_tribes-edit-palace = Palace
five_tribes-edit-tile =
    { $type ->
        [village] Village
        [sacred_place] Sacred Place
        [small_market] Small Market
        [large_market] Large Market
       *[oasis] Oasis
    } { $value }
five_tribes-edit-follows = as the table says
five_tribes-edit-nobody = nobody
five_tribes-edit-turn = Turn
five_tribes-edit-market = Cards and djinns
five_tribes-edit-phase = Now
five_tribes-edit-phase-name =
    { $phase ->
        [bid] a bid
        [move] a tile is emptied
       *[over] the game is over
    }
five_tribes-edit-to-move = Whose
five_tribes-edit-round = Round
five_tribes-edit-bid-spot = Bid Order, spot { $spot }
five_tribes-edit-spot = Turn Order, spot for { $price }
five_tribes-edit-row = Cards face up
five_tribes-edit-discard = Cards discarded
five_tribes-edit-djinn-discard = Djinns discarded
five_tribes-edit-coins = coins
five_tribes-edit-cards = Cards
five_tribes-edit-djinns = Djinns

## A real table, before its first turn

five_tribes-blank = Tile { $tile }: nothing has been entered here
five_tribes-lay-tiles = Tiles
five_tribes-lay-tiles-help = Row by row from the top left: a1 to f1, then a2 …
five_tribes-lay-meeples = Meeples
five_tribes-lay-meeples-help = Three on every tile, in the same order.
five_tribes-lay-market = Market
five_tribes-lay-market-help = The nine cards face up, the start of the row first.
five_tribes-lay-djinns = Djinns
five_tribes-lay-djinns-help = The three djinns face up.
five_tribes-lay-order = Order
five_tribes-lay-order-help = The { $count } turn markers on the Bid Order Track, the first bidder first.

## Colours of the pieces, as they lie in the box

five_tribes-colour-blue = blue
five_tribes-colour-pink = pink
five_tribes-colour-black = black
five_tribes-colour-orange = orange
