## What is to be moved for a bot at a real table

order-bid =
    Put the marker of { $seat } on the spot for { $price }{ $paid ->
         [0] {""}
         [one] {" "}and take { $paid } coin
        *[other] {" "}and take { $paid } coins
    }{ with-fakirs }
order-skip-kill = {""}
order-skip-tile = {""}
order-end = {""}
order-take =
    Take { $count ->
         [one] the meeple
        *[other] the { $count } meeples
    } of { $tile }
order-drop = Drop { a-tribe } on { $tile }
order-capture = Take { tribes-counted } of { $tile } for { $seat }
order-merchant-card = Give { $seat } { name-kind } from the row
order-camel = Put a camel of { $seat } on { $tile }
order-build = The Builders{ with-fakirs } go back into the bag: give { $seat } { counted-coins }
order-kill =
    Take { a-tribe }{ $second ->
         [none] {""}
        *[other] {" "}and { a-second-tribe }
    } off { $tile }{ with-fakirs }; the Assassins go back into the bag
order-kill-held =
    Take { a-tribe }{ $second ->
         [none] {""}
        *[other] {" "}and { a-second-tribe }
    } from { $other }; the Assassins go back into the bag
order-palm = Place a palm tree at { $tile }
order-palace = Place a palace at { $tile }
order-buy =
    Give { $seat } { name-kind }{ $second ->
         [none] {""}
        *[other] {" "}and { name-second-kind }
    } from the row for { counted-coins }
order-djinn =
    Give { $seat } { name-djinn } for { $way ->
         [fakir] an Elder and a Fakir
        *[elders] two Elders
    }
order-sell =
    Take { $count ->
         [one] { $count } good
        *[other] { $count } different goods
    } from { $seat } and give them { counted-coins }
order-use =
    Take { $way ->
         [elder] an Elder
         [fakir] a Fakir
         [elder-fakir] an Elder and a Fakir
        *[elders] two Elders
    } from { $seat }: they call { name-djinn }{ $tile ->
         [none] {""}
        *[other] {" "}to { $tile }
    }
order-keep = Give { $seat } { name-djinn }
order-djinn-paid = Give { $seat } { counted-coins } for { name-djinn }
