## Ce qui se passerait, dit d’avance à qui décide

ahead-bid =
    Vous misez { $price }{ $fakirs ->
         [0] { $paid ->
             [0] {""}
            *[other] {" "}et payez { $paid ->
                 [one] { $paid } pièce
                *[other] { $paid } pièces
            }
        }
        *[other] {" "}et payez { $paid }{ with-fakirs }
    }
ahead-stuck = Vous ne pouvez déplacer aucun meeple
ahead-skip-kill = Vous ne tuez personne
ahead-skip-tile = Vous renoncez à l’action de la tuile
ahead-end = Vous terminez le tour
ahead-take =
    Vous prenez { $count ->
         [one] le meeple
        *[other] les { $count } meeples
    } en { $tile }
ahead-drop = Vous déposez { a-tribe } en { $tile }
ahead-capture = Vous reprenez { tribes-counted } en { $tile }
ahead-merchant-card = Les Marchands vous apportent { name-kind }
ahead-camel =
    { $you ->
         [yes] Vous prenez
        *[no] { $seat } prend
    } le contrôle de { $tile }{ $left ->
         [0] {" "}avec le dernier chameau
        *[other] {""}
    }
ahead-build =
    Vous recevez { counted-coins } pour { $count ->
         [one] { $count } Bâtisseur
        *[other] { $count } Bâtisseurs
    }{ with-fakirs } et { $tiles ->
         [one] { $tiles } tuile bleue
        *[other] { $tiles } tuiles bleues
    }{ $doubled ->
         [yes] , doublées par Echidna
        *[no] {""}
    }
ahead-kill =
    Vous tuez { a-tribe }{ $second ->
         [none] {""}
        *[other] {" "}et { a-second-tribe }
    } en { $tile }{ with-fakirs }
ahead-kill-held =
    Vous tuez { a-tribe }{ $second ->
         [none] {""}
        *[other] {" "}et { a-second-tribe }
    } placé devant { $other }
ahead-kandicha-saved =
    Kandicha garde { a-tribe } pour { $you ->
         [yes] vous
        *[no] { $seat }
    }
ahead-kandicha-builder =
    Le Bâtisseur de Kandicha { $you ->
         [yes] vous rapporte un revenu
        *[no] rapporte un revenu à { $seat }
    } ; tuiles bleues : { $tiles }
ahead-palm =
    Vous placez un palmier en { $tile }{ $djinn ->
         [none] {""}
        *[lamia] {" "}avec l’aide de Lamia
    }
ahead-palace =
    Vous placez un palais en { $tile }{ $djinn ->
         [none] {""}
        *[hagis] {" "}avec l’aide de Hagis
    }
ahead-buy =
    Vous achetez { name-kind }{ $second ->
         [none] {""}
        *[other] {" "}et { name-second-kind }
    }
ahead-djinn =
    Vous prenez { name-djinn } pour { $way ->
         [fakir] un Sage et un Fakir
        *[elders] deux Sages
    }
ahead-sell =
    Vous vendez { $count ->
         [one] { $count } marchandise
        *[other] { $count } marchandises différentes
    } pour { counted-coins }
ahead-use =
    Vous payez { $way ->
         [elder] un Sage
         [fakir] un Fakir
         [elder-fakir] un Sage et un Fakir
        *[elders] deux Sages
    } pour invoquer { name-djinn }{ $tile ->
         [none] {""}
        *[other] {" "}en { $tile }
    }
ahead-keep = Vous gardez { name-djinn }
ahead-djinn-paid =
    { name-djinn } { $you ->
         [yes] vous rapporte { counted-coins }
        *[no] rapporte { counted-coins } à { $seat }
    }
ahead-end-camel = Vous placez votre dernier chameau : la partie se termine avec cette manche
ahead-end-stuck = Aucun déplacement n’est plus possible : la partie se termine avec cette manche
ahead-round = La manche { $number } commence
ahead-over = La partie se termine
ahead-drawn-draw-row =
    { $count ->
         [one] Une carte est piochée
        *[other] { $count } cartes sont piochées
    }
ahead-drawn-draw-djinn-row =
    { $count ->
         [one] Un djinn est pioché
        *[other] { $count } djinns sont piochés
    }
