## Ce qu’il faut déplacer pour un robot à une vraie table

order-bid =
    Pour { $seat }, mettez le pion sur la case à { $price }{ $paid ->
         [0] {""}
         [one] {" "}et prenez { $paid } pièce
        *[other] {" "}et prenez { $paid } pièces
    }{ with-fakirs }
order-skip-kill = {""}
order-skip-tile = {""}
order-end = {""}
order-take =
    Prenez { $count ->
         [one] le meeple
        *[other] les { $count } meeples
    } de { $tile }
order-drop = Déposez { a-tribe } en { $tile }
order-capture = Prenez { tribes-counted } en { $tile } pour { $seat }
order-merchant-card = Donnez à { $seat } { name-kind } de la ligne
order-camel = Mettez pour { $seat } un chameau en { $tile }
order-build = Les Bâtisseurs{ with-fakirs } retournent dans le sac : donnez { counted-coins } à { $seat }
order-kill =
    Retirez { a-tribe }{ $second ->
         [none] {""}
        *[other] {" "}et { a-second-tribe }
    } de { $tile }{ with-fakirs } ; les Assassins retournent dans le sac
order-kill-held =
    Reprenez { a-tribe }{ $second ->
         [none] {""}
        *[other] {" "}et { a-second-tribe }
    } à { $other } ; les Assassins retournent dans le sac
order-palm = Placez un palmier en { $tile }
order-palace = Placez un palais en { $tile }
order-buy =
    Donnez à { $seat } { name-kind }{ $second ->
         [none] {""}
        *[other] {" "}et { name-second-kind }
    } de la ligne contre { counted-coins }
order-djinn =
    Donnez { name-djinn } à { $seat } contre { $way ->
         [fakir] un Sage et un Fakir
        *[elders] deux Sages
    }
order-sell =
    Prenez { $count ->
         [one] { $count } marchandise
        *[other] { $count } marchandises différentes
    } à { $seat } et donnez { counted-coins } en échange
order-use =
    Prenez { $way ->
         [elder] un Sage
         [fakir] un Fakir
         [elder-fakir] un Sage et un Fakir
        *[elders] deux Sages
    } à { $seat }, qui invoque { name-djinn }{ $tile ->
         [none] {""}
        *[other] {" "}en { $tile }
    }
order-keep = Donnez { name-djinn } à { $seat }
order-djinn-paid = Donnez { counted-coins } à { $seat } pour { name-djinn }
