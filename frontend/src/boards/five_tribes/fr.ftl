## Choix

five_tribes-choices = Ce que vous pouvez faire
five_tribes-planned =
    { $verb ->
        [bid] une mise de { $at }
       *[take] les meeples de { $at }
    }
five_tribes-do-bid =
    { $fakirs ->
        [0] { $price }
        [one] { $price }, en défaussant 1 Fakir
       *[other] { $price }, en défaussant { $fakirs } Fakirs
    }
five_tribes-do-build =
    { $fakirs ->
        [0] Aucun Fakir
        [one] { $fakirs } Fakir
       *[other] { $fakirs } Fakirs
    }
five_tribes-do-kill =
    { $fakirs ->
        [0] { $victims }
        [one] { $victims }, pour un Fakir
       *[other] { $victims }, pour { $fakirs } Fakirs
    }
five_tribes-do-kill-held = { $name } : { $victims }
five_tribes-do-place =
    { $djinn ->
        [none] Ici
        [lamia] Avec Lamia, pour { $cost }
       *[hagis] Avec Hagis, pour { $cost }
    }
five_tribes-do-djinn = { $name } : { $cost }
five_tribes-do-keep = Garder { $name }
five_tribes-do-use = Invoquer { $name } pour { $cost }
five_tribes-do-call = Invoquer { $name } : choisissez une tuile
five_tribes-do-skip = Renoncer
five_tribes-do-pass = Passer
five_tribes-do-end = Finir le tour
five_tribes-cost =
    { $cost ->
        [elder] un Sage
        [fakir] un Fakir
        [elders] deux Sages
        [elder-fakir] un Sage et un Fakir
       *[none] rien
    }
five_tribes-victim =
    { $victim ->
        [yellow] Vizir
        [vizier] Vizir
        [white] Sage
        [elder] Sage
        [green] Marchand
        [blue] Bâtisseur
       *[red] Assassin
    }
five_tribes-target-drop =
    { $tile }, { $victim ->
        [yellow] Vizir
        [white] Sage
        [green] Marchand
        [blue] Bâtisseur
       *[red] Assassin
    }
five_tribes-meeples-in-hand = Meeples en main
five_tribes-drop-this =
    { $colour ->
        [yellow] Vizir
        [white] Sage
        [green] Marchand
        [blue] Bâtisseur
       *[red] Assassin
    }, { $count } en main
five_tribes-pick-end = Montrez la tuile où finit le déplacement, ou ici un meeple pour les déposer un à un
five_tribes-drops = Meeples déposés, dans l’ordre
five_tribes-drop-back =
    Meeple { $number } : { $tile }, { $victim ->
        [yellow] Vizir
        [white] Sage
        [green] Marchand
        [blue] Bâtisseur
       *[red] Assassin
    }. Reprendre à partir d’ici
five_tribes-suit = Série à vendre
five_tribes-suit-coins =
    { $coins ->
        [one] se vend { $coins } pièce
       *[other] se vend { $coins } pièces
    }
five_tribes-suit-all = Une de chaque marchandise
five_tribes-nothing-held = Rien à vendre
five_tribes-pick-tile = Choisissez une tuile du plateau
five_tribes-moves-left =
    { $count ->
        [0] Aucun déplacement n’est possible
        [one] Un déplacement peut partir de { $count } tuile
       *[other] Un déplacement peut partir de { $count } tuiles
    }
five_tribes-last-round = Dernière manche

## Ordre de jeu

five_tribes-turn-order = Ordre de jeu
five_tribes-next-bids = À venir
five_tribes-now-bids = Enchères
five_tribes-spot =
    Case à { $price } : { $holder ->
        [none] libre
       *[seat] { $name }
    }
five_tribes-bid-spot =
    Place { $number } : { $holder ->
        [none] libre
       *[seat] { $name }
    }
five_tribes-bid-here = Miser { $price }
five_tribes-set-aside = Ne joue pas cette manche : { $names }

## Lignes et réserves

five_tribes-market = Cartes proposées
five_tribes-small-market = les 3 premières : Petit Marché
five_tribes-large-market = les 6 premières : Grand Marché
five_tribes-card-place = { $kind }, place { $place }
five_tribes-pile = reste { $count }
five_tribes-pile-words =
    { $count ->
        [one] { $count } carte dans la pile
       *[other] { $count } cartes dans la pile
    }, { $discards } en défausse
five_tribes-djinns-offered = Djinns proposés
five_tribes-djinn-pile = { $count } dans la pile, { $discards } en défausse
five_tribes-no-djinn = Il ne reste aucun djinn.
five_tribes-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
five_tribes-left-over = Restent : { $bag ->
    [one] { $bag } meeple
   *[other] { $bag } meeples
} dans le sac, { $palms ->
    [one] { $palms } palmier
   *[other] { $palms } palmiers
}, { $palaces } palais
five_tribes-good =
    { $kind ->
        [ivory] Ivoire
        [jewels] Bijoux
        [gold] Or
        [papyrus] Papyrus
        [silk] Soie
        [spice] Épices
        [fish] Poisson
        [wheat] Blé
        [pottery] Poterie
       *[fakir] Fakir
    }

## Places

five_tribes-your-hand = Votre main
five_tribes-hand-of = { $you ->
    [yes] Votre main
   *[no] Main : { $name }
}
five_tribes-hand-note = les autres ne la voient pas
five_tribes-hand-empty = Aucune carte
five_tribes-players = Devant chaque joueur
five_tribes-has-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
five_tribes-coins-secret = pièces cachées
five_tribes-cards-secret =
    { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
five_tribes-has-camels =
    { $count ->
        [one] reste { $count } chameau
       *[other] reste { $count } chameaux
    }
five_tribes-has-viziers =
    { $count ->
        [one] { $count } Vizir
       *[other] { $count } Vizirs
    }
five_tribes-has-elders =
    { $count ->
        [one] { $count } Sage
       *[other] { $count } Sages
    }
five_tribes-has-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
five_tribes-djinn-used = { $name } (déjà utilisé à ce tour)
five_tribes-note = { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}
five_tribes-steps = Étapes de ce tour
five_tribes-step-state =
    { $state ->
        [done] fait
        [now] maintenant
       *[later] à venir
    }

## Tuiles

five_tribes-tile =
    { $tile } : { $type ->
        [village] Village
        [sacred_place] Lieu Sacré
        [small_market] Petit Marché
        [large_market] Grand Marché
       *[oasis] Oasis
    }, { $colour ->
        [blue] bleu
       *[red] rouge
    } { $value }
five_tribes-meeples =
    { $colour ->
        [yellow] { $count ->
            [one] { $count } Vizir
           *[other] { $count } Vizirs
        }
        [white] { $count ->
            [one] { $count } Sage
           *[other] { $count } Sages
        }
        [green] { $count ->
            [one] { $count } Marchand
           *[other] { $count } Marchands
        }
        [blue] { $count ->
            [one] { $count } Bâtisseur
           *[other] { $count } Bâtisseurs
        }
       *[red] { $count ->
            [one] { $count } Assassin
           *[other] { $count } Assassins
        }
    }
five_tribes-no-meeple = aucun meeple
five_tribes-camel-of = { $you ->
    [yes] Votre chameau
   *[no] Chameau : { $name }
}
five_tribes-palms =
    { $count ->
        [one] { $count } palmier
       *[other] { $count } palmiers
    }
five_tribes-palaces =
    { $count ->
        [one] { $count } palais
       *[other] { $count } palais
    }
five_tribes-is-new = Nouveau depuis votre dernier tour
five_tribes-counts = Rapporte { $points }
# own : du déplacement en cours ; sinon du tour montré.
five_tribes-on-path =
    { $own ->
        [yes] Étape { $step } de votre déplacement
       *[no] Étape { $step } du déplacement montré
    }
five_tribes-is-chosen = Choisi
five_tribes-legal = Autorisé
five_tribes-is-legal = Autorisé : { $change }
five_tribes-can-take = on peut prendre ses meeples
five_tribes-change-unknown = score en cours de calcul
five_tribes-not-legal = Non autorisé
five_tribes-is-end = Un déplacement peut finir ici : { $ends }
five_tribes-end =
    { $victim ->
        [yellow] Vizir
        [white] Sage
        [green] Marchand
        [blue] Bâtisseur
       *[red] Assassin
    } { $change }
five_tribes-best-end =
    Meilleure arrivée : { $end }, { $victim ->
        [yellow] Vizir
        [white] Sage
        [green] Marchand
        [blue] Bâtisseur
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

five_tribes-key-digits = miser ce prix (12 : les deux chiffres) ; un meeple en main, une carte de la ligne ou un autre choix, dans l’ordre
five_tribes-help = Choisissez votre enchère, puis la tuile dont vous prenez les meeples et l’endroit où va chacun d’eux. Ce que permettent la tribu, la tuile et vos djinns est indiqué à côté des tuiles. Lisez l’aperçu, puis validez par le bouton, ou en touchant une seconde fois le même endroit. Cliquez une tuile sans marque pour savoir pourquoi elle est interdite.

## Le plateau sur lequel on compose une position

five_tribes-edit-meeples = Meeples
five_tribes-edit-tiles = Tuiles
five_tribes-edit-pieces = Chameaux, palmiers, palais
five_tribes-edit-camel = chameau du joueur { $seat }
five_tribes-edit-palm = palmier
five_tribes-edit-palace = palais
five_tribes-edit-tile =
    { $type ->
        [village] Village
        [sacred_place] Lieu Sacré
        [small_market] Petit Marché
        [large_market] Grand Marché
       *[oasis] Oasis
    } { $value }
five_tribes-edit-follows = d’après la table
five_tribes-edit-nobody = personne
five_tribes-edit-turn = Tour
five_tribes-edit-market = Cartes et djinns
five_tribes-edit-phase = Moment
five_tribes-edit-phase-name =
    { $phase ->
        [bid] une enchère
        [move] une tuile à vider
       *[over] la partie est finie
    }
five_tribes-edit-to-move = À qui de jouer
five_tribes-edit-round = Manche
five_tribes-edit-bid-spot = Ordre d’enchère, place { $spot }
five_tribes-edit-spot = Ordre du tour, place à { $price }
five_tribes-edit-row = Cartes étalées
five_tribes-edit-discard = Cartes défaussées
five_tribes-edit-djinn-discard = Djinns défaussés
five_tribes-edit-coins = pièces
five_tribes-edit-cards = Cartes
five_tribes-edit-djinns = Djinns

## Une vraie table, avant son premier tour

five_tribes-blank = Tuile { $tile } : rien n’est encore indiqué ici
five_tribes-lay-tiles = Tuiles
five_tribes-lay-tiles-help = Rangée par rangée depuis le coin en haut à gauche : a1 à f1, puis a2…
five_tribes-lay-meeples = Meeples
five_tribes-lay-meeples-help = Trois sur chaque tuile, dans le même ordre.
five_tribes-lay-market = Marché
five_tribes-lay-market-help = Les neuf cartes étalées, en commençant par le début de la ligne.
five_tribes-lay-djinns = Djinns
five_tribes-lay-djinns-help = Les trois djinns face visible.
five_tribes-lay-order = Ordre
five_tribes-lay-order-help = Les { $count } pions de tour sur la piste d’enchère, le premier à enchérir d’abord.

## Colours of the pieces, as they lie in the box

five_tribes-colour-blue = bleu
five_tribes-colour-pink = rose
five_tribes-colour-black = noir
five_tribes-colour-orange = orange
