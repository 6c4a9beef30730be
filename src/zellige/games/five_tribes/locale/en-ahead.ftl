## What would happen, said before it does to the one who decides

ahead-bid =
    You bid { $price }{ $fakirs ->
         [0] { $paid ->
             [0] {""}
            *[other] {" "}and pay { $paid ->
                 [one] { $paid } coin
                *[other] { $paid } coins
            }
        }
        *[other] {" "}and pay { $paid }{ with-fakirs }
    }
ahead-stuck = You cannot move any meeples
ahead-skip-kill = You kill nobody
ahead-skip-tile = You skip the tile action
ahead-end = You end the turn
ahead-take =
    You take { $count ->
         [one] the meeple
        *[other] the { $count } meeples
    } from { $tile }
ahead-drop = You drop { a-tribe } at { $tile }
ahead-capture = You take { tribes-counted } from { $tile }
ahead-merchant-card = The Merchants bring you { name-kind }
ahead-camel =
    { $you ->
         [yes] You take
        *[no] { $seat } takes
    } control of { $tile }{ $left ->
         [0] {" "}with the last camel
        *[other] {""}
    }
ahead-build =
    You get { counted-coins } for { $count ->
         [one] { $count } Builder
        *[other] { $count } Builders
    }{ with-fakirs } and { $tiles ->
         [one] { $tiles } blue tile
        *[other] { $tiles } blue tiles
    }{ $doubled ->
         [yes] , doubled by Echidna
        *[no] {""}
    }
ahead-kill =
    You kill { a-tribe }{ $second ->
         [none] {""}
        *[other] {" "}and { a-second-tribe }
    } at { $tile }{ with-fakirs }
ahead-kill-held =
    You kill { a-tribe }{ $second ->
         [none] {""}
        *[other] {" "}and { a-second-tribe }
    } of { $other }
ahead-kandicha-saved =
    Kandicha keeps { a-tribe } for { $you ->
         [yes] you
        *[no] { $seat }
    }
ahead-kandicha-builder =
    Kandicha’s Builder earns income for { $you ->
         [yes] you
        *[no] { $seat }
    }; blue tiles: { $tiles }
ahead-palm =
    You place a palm tree at { $tile }{ $djinn ->
         [none] {""}
        *[lamia] {" "}with Lamia’s help
    }
ahead-palace =
    You place a palace at { $tile }{ $djinn ->
         [none] {""}
        *[hagis] {" "}with Hagis’s help
    }
ahead-buy =
    You buy { name-kind }{ $second ->
         [none] {""}
        *[other] {" "}and { name-second-kind }
    }
ahead-djinn =
    You buy { name-djinn } for { $way ->
         [fakir] an Elder and a Fakir
        *[elders] two Elders
    }
ahead-sell =
    You sell { $count ->
         [one] { $count } good
        *[other] { $count } different goods
    } for { counted-coins }
ahead-use =
    You pay { $way ->
         [elder] an Elder
         [fakir] a Fakir
         [elder-fakir] an Elder and a Fakir
        *[elders] two Elders
    } to call { name-djinn }{ $tile ->
         [none] {""}
        *[other] {" "}to { $tile }
    }
ahead-keep = You keep { name-djinn }
ahead-djinn-paid =
    { name-djinn } brings { $you ->
         [yes] you
        *[no] { $seat }
    } { counted-coins }
ahead-end-camel = You place your last camel: the game ends with this round
ahead-end-stuck = No move is possible any more: the game ends with this round
ahead-round = Round { $number } begins
ahead-over = The game ends
ahead-drawn-draw-row =
    { $count ->
         [one] One card is drawn
        *[other] { $count } cards are drawn
    }
ahead-drawn-draw-djinn-row =
    { $count ->
         [one] One djinn is drawn
        *[other] { $count } djinns are drawn
    }
