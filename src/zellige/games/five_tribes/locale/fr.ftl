# Five Tribes : tous les mots qu’une personne lit sur ce jeu.


## Le jeu

game-title = Five Tribes
game-tagline = Déplacez les cinq tribus de Naqala, gagnez ses tuiles et ses djinns.
game-minutes = 70

## Joueurs

player-patient = Vizir
    .help = Pèse tuiles, vizirs, séries de marchandises et djinns en pensant à ce que les autres en feraient, et enchérit en conséquence.
player-greedy = Négociant
    .help = Joue chaque activation pour marquer le plus de points tout de suite et enchérit le moins possible.

## Noms

name-tribe =
    { $tribe ->
         [vizier] Vizir
         [elder] Sage
         [merchant] Marchand
         [builder] Bâtisseur
        *[assassin] Assassin
    }
a-tribe =
    { $tribe ->
         [vizier] un Vizir
         [elder] un Sage
         [merchant] un Marchand
         [builder] un Bâtisseur
        *[assassin] un Assassin
    }
a-second-tribe =
    { $second ->
         [vizier] un Vizir
         [elder] un Sage
         [merchant] un Marchand
         [builder] un Bâtisseur
        *[assassin] un Assassin
    }
tribes-counted =
    { $count } { $tribe ->
         [vizier] { $count ->
             [one] Vizir
            *[other] Vizirs
        }
         [elder] { $count ->
             [one] Sage
            *[other] Sages
        }
         [merchant] { $count ->
             [one] Marchand
            *[other] Marchands
        }
         [builder] { $count ->
             [one] Bâtisseur
            *[other] Bâtisseurs
        }
        *[assassin] { $count ->
             [one] Assassin
            *[other] Assassins
        }
    }
name-colour =
    { $colour ->
         [yellow] Vizir
         [white] Sage
         [green] Marchand
         [blue] Bâtisseur
        *[red] Assassin
    }
name-kind =
    { $kind ->
         [fakir] un Fakir
         [fish] du poisson
         [gold] de l’or
         [ivory] de l’ivoire
         [jewels] des bijoux
         [papyrus] du papyrus
         [pottery] de la poterie
         [silk] de la soie
         [spice] des épices
        *[wheat] du blé
    }
name-second-kind =
    { $second ->
         [fakir] un Fakir
         [fish] du poisson
         [gold] de l’or
         [ivory] de l’ivoire
         [jewels] des bijoux
         [papyrus] du papyrus
         [pottery] de la poterie
         [silk] de la soie
         [spice] des épices
        *[wheat] du blé
    }
name-djinn =
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
name-type =
    { $type ->
         [village] un Village
         [sacred_place] un Lieu Sacré
         [large_market] un Grand Marché
         [small_market] un Petit Marché
        *[oasis] une Oasis
    }
counted-coins =
    { $coins ->
         [one] { $coins } pièce
        *[other] { $coins } pièces
    }
with-fakirs =
    { $fakirs ->
         [0] {""}
         [one] {" "}avec { $fakirs } Fakir
        *[other] {" "}avec { $fakirs } Fakirs
    }
who-has =
    { $you ->
         [yes] Vous avez
        *[no] { $seat } a
    }

## Djinns

djinn-al-amin = Al-Amin
    .text = À la fin de la partie, deux de vos Fakirs comptent comme une marchandise de votre choix.
djinn-anun-nak = Anun-Nak
    .text = Payez un Sage ou un Fakir : choisissez une tuile sans chameau, meeple, palmier ni palais ; trois meeples tirés du sac y vont.
djinn-baal = Ba’al
    .text = Vous recevez une pièce quand vous prenez un djinn, deux quand un adversaire en prend un.
djinn-boaz = Boaz
    .text = Les Assassins ne peuvent rien contre les Vizirs et Sages placés devant vous.
djinn-bouraq = Bouraq
    .text = Payez un Sage ou un Fakir : ajoutez un palais à un Village de votre choix.
djinn-echidna = Echidna
    .text = Payez un Sage et un autre Sage ou un Fakir : le revenu de vos Bâtisseurs est doublé à ce tour.
djinn-enki = Enki
    .text = Payez un Sage ou un Fakir : ajoutez un palmier à une Oasis de votre choix.
djinn-hagis = Hagis
    .text = Payez un Sage ou un Fakir au moment de placer un palais : il peut aller sur une tuile voisine, même en diagonale.
djinn-haurvatat = Haurvatat
    .text = À la fin de la partie, les palmiers de vos tuiles valent 5 points au lieu de 3.
djinn-iblis = Iblis
    .text = Payez un Sage ou un Fakir : vos Assassins tuent deux meeples d’une même tuile, ou deux Vizirs ou Sages d’un même adversaire.
djinn-jafaar = Jafaar
    .text = À la fin de la partie, chacun de vos Vizirs vaut 3 points au lieu de 1.
djinn-kandicha = Kandicha
    .text = Quand vos Assassins tuent : un Marchand vous apporte la carte du dessus de la pile, un Bâtisseur vous rapporte son revenu, un Vizir ou un Sage vous rejoint.
djinn-kumarbi = Kumarbi
    .text = Quand vous enchérissez, chaque Fakir défaussé baisse le prix d’un cran.
djinn-lamia = Lamia
    .text = Payez un Sage ou un Fakir au moment de placer un palmier : il peut aller sur une tuile voisine, même en diagonale.
djinn-leta = Leta
    .text = Payez un Sage et un autre Sage ou un Fakir : placez un chameau sur une tuile sans chameau, meeple, palmier ni palais.
djinn-marid = Marid
    .text = Pour chaque meeple déposé sur une de vos tuiles pendant un déplacement : une pièce si c’est vous, deux si c’est un adversaire.
djinn-monkir = Monkir
    .text = Une pièce pour chaque palais que vous placez, deux pour chaque palais d’un adversaire.
djinn-nekir = Nekir
    .text = Une pièce quand vos Assassins tuent, deux quand ceux d’un adversaire tuent.
djinn-shamhat = Shamhat
    .text = À la fin de la partie, chacun de vos Sages vaut 4 points au lieu de 2.
djinn-sibittis = Sibittis
    .text = Payez un Sage et un autre Sage ou un Fakir : piochez trois djinns, gardez-en un, défaussez les autres.
djinn-sloar = Sloar
    .text = Payez un Fakir : piochez la carte du dessus de la pile Ressource.
djinn-utug = Utug
    .text = Payez un Sage et un autre Sage ou un Fakir : placez un chameau sur une tuile qui ne porte que des meeples.

## Options

option-own_drop_counts_for_last_match = Un meeple que vous avez déposé suffit pour finir
    .help = Le dernier meeple peut-il rejoindre un meeple déposé sur sa tuile plus tôt dans le même déplacement ?
option-own_drop_counts_for_last_match-yes = oui
option-own_drop_counts_for_last_match-no = non, seulement ceux d’avant
option-paid_djinn_limit_with_two_markers = Un djinn à invoquer sert une fois
    .help = À deux, chacun agit deux fois par manche : un djinn à invoquer peut être limité à une fois par activation ou par manche.
option-paid_djinn_limit_with_two_markers-per_activation = par activation
option-paid_djinn_limit_with_two_markers-per_round = par manche
option-nekir_per_kill_action_or_per_victim = Nekir est payé
    .help = Deux victimes d’un même meurtre paient-elles Nekir une ou deux fois ?
option-nekir_per_kill_action_or_per_victim-action = une fois par meurtre
option-nekir_per_kill_action_or_per_victim-victim = par victime
option-kandicha_saved_meeple_counts_as_kill_for_nekir = Une victime gardée par Kandicha paie Nekir
    .help = Kandicha garde les Vizirs et Sages au lieu de les tuer.
option-kandicha_saved_meeple_counts_as_kill_for_nekir-no = non
option-kandicha_saved_meeple_counts_as_kill_for_nekir-yes = oui
option-echidna_doubles_kandicha_builder = Echidna double le Bâtisseur de Kandicha
    .help = Echidna double-t-elle aussi ce que Kandicha reçoit pour un Bâtisseur tué ?
option-echidna_doubles_kandicha_builder-no = non
option-echidna_doubles_kandicha_builder-yes = oui
option-assassin_may_target_final_tile = Les Assassins peuvent tuer sur leur tuile d’arrivée
    .help = Un meeple resté sur la tuile d’arrivée peut-il être la victime ?
option-assassin_may_target_final_tile-yes = oui
option-assassin_may_target_final_tile-no = non
option-bidder_cannot_afford_any_spot = Un joueur ne peut payer aucune case libre
    .help = Que se passe-t-il quand un enchérisseur a trop peu de pièces pour toutes les cases libres ?
option-bidder_cannot_afford_any_spot-cheapest_free_spot_for_all_own_coins = prend la moins chère en donnant tout ce qu’il a
option-bidder_cannot_afford_any_spot-skip = ne joue pas cette manche
option-kumarbi_limit_with_two_markers = Kumarbi agit
    .help = À deux, chacun enchérit deux fois par manche.
option-kumarbi_limit_with_two_markers-per_bid = à chaque enchère
option-kumarbi_limit_with_two_markers-per_round = pour une enchère par manche
option-iblis_may_kill_only_one_when_two_available = Iblis peut ne tuer qu’un meeple
    .help = Peut-on s’arrêter à la première victime alors qu’une seconde est là ?
option-iblis_may_kill_only_one_when_two_available-no = non
option-iblis_may_kill_only_one_when_two_available-yes = oui
option-resource_cards_hidden = Les cartes en main
    .help = Les cartes que les autres n’ont pas vues arriver sont-elles secrètes ?
option-resource_cards_hidden-hidden = sont secrètes
option-resource_cards_hidden-public = sont visibles
option-stuck_player_may_move_after_anun_nak = Anun-Nak peut débloquer un déplacement
    .help = Un joueur sans déplacement possible peut-il d’abord invoquer Anun-Nak, puis se déplacer ?
option-stuck_player_may_move_after_anun_nak-yes = oui
option-stuck_player_may_move_after_anun_nak-no = non
option-djinns_at_end_of_last_activation = Les djinns tout à la fin
    .help = Peut-on invoquer des djinns à la fin de la dernière activation de la partie ?
option-djinns_at_end_of_last_activation-yes = peuvent être invoqués
option-djinns_at_end_of_last_activation-no = ne peuvent plus être invoqués
option-baal_pays_for_itself = Ba’al paie sa propre arrivée
    .help = Le joueur qui prend Ba’al reçoit-il aussitôt une pièce pour lui ?
option-baal_pays_for_itself-no = non
option-baal_pays_for_itself-yes = oui
option-surplus_fakirs_on_kill = Plus de Fakirs qu’il n’en faut pour tuer
    .help = Peut-on donner aux Assassins plus de Fakirs que la distance n’en demande ?
option-surplus_fakirs_on_kill-no = sont refusés
option-surplus_fakirs_on_kill-yes = sont permis
option-djinns_after_first_sale = Les djinns après une vente
    .help = Peut-on encore invoquer des djinns une fois une série vendue ?
option-djinns_after_first_sale-yes = peuvent être invoqués
option-djinns_after_first_sale-no = ne peuvent plus être invoqués
option-open_coins_and_cards = Pièces et cartes
    .help = Chacun voit-il toutes les pièces et les cartes, ou seulement les siennes ?
option-open_coins_and_cards-no = sont secrètes
option-open_coins_and_cards-yes = sont visibles
option-perfect_memory = Retenir toutes les pièces
    .help = Chaque paiement est public ; ainsi, la table compte pour vous les pièces de chacun.
option-perfect_memory-no = non
option-perfect_memory-yes = oui

## Points

term-coins = Pièces d’or
term-viziers = Vizirs
term-vizier_bonus = Adversaires ayant moins de Vizirs
term-elders = Sages
term-djinns = Djinns
term-palms = Palmiers
term-palaces = Palais
term-tiles = Tuiles
term-merchandise = Marchandises

## L’invite

prompt-bid =
    { $bid ->
         [first] La première de vos deux enchères : choisissez une place dans l’ordre de jeu.
         [second] La seconde de vos deux enchères : choisissez une place dans l’ordre de jeu.
        *[only] Enchérissez pour votre place dans l’ordre de jeu.
    }
prompt-bid-detail = Qui paie le plus joue le premier ; qui prend une case à 0 joue en dernier.
prompt-move = Choisissez une tuile et prenez tous ses meeples.
prompt-stuck = Aucun déplacement n’est possible : passez cette étape.
prompt-sow =
    { $left ->
         [one] Déposez le dernier meeple.
        *[other] Déposez un des { $left } meeples de votre main sur une tuile voisine.
    }
prompt-sow-detail = Jamais de retour immédiat ; le dernier doit rejoindre un meeple de sa couleur.
prompt-sow-last = Il reprend tous les meeples de sa couleur sur cette tuile.
prompt-build =
    { $count ->
         [one] Votre Bâtisseur va être payé : défausser des Fakirs pour gagner plus ?
        *[other] Vos { $count } Bâtisseurs vont être payés : défausser des Fakirs pour gagner plus ?
    }
prompt-kill =
    { $count ->
         [one] Votre Assassin tue un meeple à { $count } tuile au plus de { $tile }, ou un Vizir ou un Sage d’un adversaire.
        *[other] Vos Assassins tuent un meeple à { $count } tuiles au plus de { $tile }, ou un Vizir ou un Sage d’un adversaire.
    }
prompt-tile-village = Placez un palais sur le Village { $tile }.
prompt-tile-oasis = Placez un palmier sur l’Oasis { $tile }.
prompt-tile-sacred-place = Prenez un djinn pour deux Sages, ou un Sage et un Fakir, ou renoncez.
prompt-tile-small-market = Payez 3 pièces pour une des trois premières cartes, ou renoncez.
prompt-tile-large-market = Payez 6 pièces pour deux des six premières cartes, ou renoncez.
prompt-finish =
    { $sold ->
         [yes] Vendez une autre série, ou terminez votre tour.
        *[no] Vendez des séries de marchandises différentes, ou terminez votre tour.
    }
prompt-pending-palm = Dites où va le palmier.
prompt-pending-palace = Dites où va le palais.
prompt-keep = Gardez un des djinns que Sibittis a apportés.
prompt-over = La partie est terminée.
prompt-end-near = La partie se termine avec cette manche.
prompt-djinns = Vous pouvez aussi invoquer vos djinns.
step-move = Déplacement
step-tribe = Tribu
step-tile = Tuile
step-finish = Vente

## Événements du journal

event-bid =
    { who-has } misé { $price }{ $fakirs ->
         [0] { $paid ->
             [0] {""}
             [one] {" "}et payé { $paid } pièce
            *[other] {" "}et payé { $paid } pièces
        }
        *[other] {" "}et payé { $paid }{ with-fakirs }
    }
event-skip-bid =
    { $you ->
         [yes] Vous ne pouviez payer aucune case : vous ne jouez pas cette manche
        *[no] { $seat } ne pouvait payer aucune case et ne joue pas cette manche
    }
event-stuck =
    { $you ->
         [yes] Vous n’avez pu déplacer aucun meeple
        *[no] { $seat } n’a pu déplacer aucun meeple
    }
event-skip-kill =
    { $you ->
         [yes] Vous n’avez tué personne
        *[no] { $seat } n’a tué personne
    }
event-skip-tile = { who-has } renoncé à l’action de la tuile
event-end = { who-has } terminé le tour
event-take =
    { who-has } pris { $count ->
         [one] le meeple
        *[other] les { $count } meeples
    } en { $tile }
event-drop = { who-has } déposé { a-tribe } en { $tile }
event-capture = { who-has } repris { tribes-counted } en { $tile }
event-merchant-card =
    Les Marchands { $you ->
         [yes] vous ont apporté { name-kind }
        *[no] ont apporté { name-kind } à { $seat }
    }
event-camel =
    { who-has } pris le contrôle de { $tile }{ $left ->
         [0] {" "}avec le dernier chameau
        *[other] {""}
    }
event-build =
    { who-has } reçu { counted-coins } pour { $count ->
         [one] { $count } Bâtisseur
        *[other] { $count } Bâtisseurs
    }{ with-fakirs } et { $tiles ->
         [one] { $tiles } tuile bleue
        *[other] { $tiles } tuiles bleues
    }{ $doubled ->
         [yes] , doublées par Echidna
        *[no] {""}
    }
event-kill =
    { who-has } tué { a-tribe }{ $second ->
         [none] {""}
        *[other] {" "}et { a-second-tribe }
    } en { $tile }{ with-fakirs }
event-kill-held =
    { who-has } tué { a-tribe }{ $second ->
         [none] {""}
        *[other] {" "}et { a-second-tribe }
    } { $other_you ->
         [yes] placé devant vous
        *[no] placé devant { $other }
    }
event-kandicha-saved =
    Kandicha a gardé { a-tribe } pour { $you ->
         [yes] vous
        *[no] { $seat }
    }
event-kandicha-builder =
    Le Bâtisseur de Kandicha { $you ->
         [yes] vous a rapporté un revenu
        *[no] a rapporté un revenu à { $seat }
    } ; tuiles bleues : { $tiles }
event-palm =
    { who-has } placé un palmier en { $tile }{ $djinn ->
         [none] {""}
        *[lamia] {" "}avec l’aide de Lamia
    }
event-palace =
    { who-has } placé un palais en { $tile }{ $djinn ->
         [none] {""}
        *[hagis] {" "}avec l’aide de Hagis
    }
event-supply-empty = La réserve est vide : rien n’est placé en { $tile }
event-buy =
    { who-has } acheté { name-kind }{ $second ->
         [none] {""}
        *[other] {" "}et { name-second-kind }
    }
event-djinn =
    { who-has } pris { name-djinn } pour { $way ->
         [fakir] un Sage et un Fakir
        *[elders] deux Sages
    }
event-sell =
    { who-has } vendu { $count ->
         [one] { $count } marchandise
        *[other] { $count } marchandises différentes
    } pour { counted-coins }
event-sold = { name-kind }
event-use =
    { who-has } payé { $way ->
         [elder] un Sage
         [fakir] un Fakir
         [elder-fakir] un Sage et un Fakir
        *[elders] deux Sages
    } pour invoquer { name-djinn }{ $tile ->
         [none] {""}
        *[other] {" "}en { $tile }
    }
event-keep = { who-has } gardé { name-djinn }
draw-draw-row = Quelle carte arrive dans la ligne ?
draw-draw-djinn-row = Quel djinn arrive dans la ligne ?
draw-draw-meeple = Quel meeple a été tiré du sac pour { $tile } ?
draw-draw-djinn = Quel djinn Sibittis a-t-il apporté ?
draw-draw-card = Quelle carte a été piochée ?
event-draw-row = Nouvelle carte dans la ligne : { name-kind }
event-draw-djinn-row = { name-djinn } arrive dans la ligne
event-draw-meeple = Tiré du sac pour { $tile } : { a-tribe }
event-draw-djinn = Sibittis a apporté { name-djinn }
event-draw-djinn-unseen = { who-has } pioché un djinn, face cachée
event-draw-card = { who-has } pioché { name-kind }
event-draw-card-unseen = { who-has } pioché une carte, face cachée
event-djinn-paid =
    { name-djinn } { $you ->
         [yes] vous a rapporté { counted-coins }
        *[no] a rapporté { counted-coins } à { $seat }
    }
event-reshuffle = La défausse a été mélangée en une nouvelle pile
event-end-camel =
    { $you ->
         [yes] Vous avez placé votre dernier chameau
        *[no] { $seat } a placé son dernier chameau
    } : la partie se termine avec cette manche
event-end-stuck = Aucun déplacement n’était plus possible : la partie se termine avec cette manche
event-round = La manche { $number } commence
event-over = La partie est terminée

## Les mises d’une manche, et une activation en une ligne du journal derrière le nom de qui l’a jouée

event-turn-bid =
    { $first ->
         [yes] Mises :{" "}
        *[no] {""}
    }{ $other_you ->
         [yes] vous
        *[no] { $other }
    } { $price }
event-turn-skip-bid =
    { $first ->
         [yes] Mises :{" "}
        *[no] {""}
    }{ $other_you ->
         [yes] vous
        *[no] { $other }
    } rien
event-turn-take =
    { $count ->
         [one] { $count } meeple pris
        *[other] { $count } meeples pris
    } en { $tile }
event-turn-capture = arrivée en { $tile } avec { tribes-counted }
event-turn-stuck = aucun déplacement possible
event-turn-build = { counted-coins }
event-turn-kill =
    { a-tribe }{ $second ->
         [none] {" "}tué
        *[other] {" "}et { a-second-tribe } tués
    } en { $tile }
event-turn-kill-held =
    { a-tribe }{ $second ->
         [none] {" "}tué
        *[other] {" "}et { a-second-tribe } tués
    } devant { $other_you ->
         [yes] vous
        *[no] { $other }
    }
event-turn-camel = chameau en { $tile }
event-turn-palm = palmier en { $tile }
event-turn-palace = palais en { $tile }
event-turn-buy =
    { name-kind }{ $second ->
         [none] {""}
        *[other] {" "}et { name-second-kind }
    } au marché
event-turn-djinn = djinn { name-djinn }
event-turn-use = { name-djinn } invoqué
event-turn-keep = { name-djinn } gardé
event-turn-sell =
    { $count ->
         [one] { $count } marchandise vendue
        *[other] { $count } marchandises vendues
    } pour { counted-coins }
event-turn-end-camel = dernier chameau placé
event-turn-nothing = tour passé

## Pourquoi pas

reason-end-over = La partie est terminée.
    .section = Règles, Fin du jeu
reason-chance-first = Le hasard doit d’abord piocher.
    .section = Règles, 3 Nettoyage
reason-chance-nothing = On ne pioche rien maintenant.
    .section = Règles, 3 Nettoyage
reason-chance-not-there =
    Ceci ne peut pas être pioché : { $what ->
         [card] aucune carte de ce genre n’est dans la pile
         [meeple] aucun meeple de ce genre n’est dans le sac
        *[other] ce djinn n’est pas dans la pile
    }.
    .section = Règles, 3 Nettoyage
reason-keep-first = Gardez d’abord un des djinns que Sibittis a apportés.
    .section = Règles, Djinns : Sibittis
reason-keep-not-drawn = Sibittis n’a pas apporté { name-djinn }.
    .section = Règles, Djinns : Sibittis
reason-place-palm-first = Dites d’abord où va le palmier.
    .section = Règles, Djinns : Enki et Lamia
reason-place-palace-first = Dites d’abord où va le palais.
    .section = Règles, Djinns : Bouraq et Hagis
reason-step-not-now =
    { $what ->
         [bid] On enchérit au début d’une manche
         [take] On vide une tuile au début d’une activation
         [drop] On dépose des meeples après avoir vidé une tuile
         [build] Les Bâtisseurs sont payés quand on en a pris
         [kill] On tue quand on a pris des Assassins
         [kill-held] On tue quand on a pris des Assassins
         [palm] Un palmier se place par l’action d’une Oasis
         [palace] Un palais se place par l’action d’un Village
         [buy] Des cartes s’achètent par l’action d’un Marché
         [djinn] Un djinn se prend par l’action d’un Lieu Sacré
         [sell] Les séries se vendent à la fin d’une activation
         [end] Le tour se termine après ses autres étapes
         [keep] Il faut d’abord invoquer Sibittis
         [use] Les djinns s’invoquent pendant sa propre activation, pas pendant qu’on dépose des meeples
        *[skip] Cette étape ne peut pas être passée
    } ; maintenant, { $now ->
         [bid] on enchérit
         [move] il faut choisir une tuile
         [sow] il faut déposer les meeples de la main
         [build] les Bâtisseurs attendent leur paie
         [kill] les Assassins attendent une victime
         [tile] c’est l’action de la tuile
        *[finish] on peut vendre des séries et terminer le tour
    }.
    .section = Règles, 2 Actions des joueurs
reason-bid-taken = La case à { $price } est prise.
    .section = Règles, 1 Enchère pour l’ordre de jeu
reason-bid-zeros-full = Trois pions sont déjà à 0 ; il n’y a pas de place pour un quatrième.
    .section = Règles, 1 Enchère pour l’ordre de jeu
reason-bid-coins =
    Cette case coûte { $price } et vous avez { $coins ->
         [one] { $coins } pièce
        *[other] { $coins } pièces
    }.
    .section = Règles, 1 Enchère pour l’ordre de jeu
reason-bid-must = Vous pouvez payer une case : il faut enchérir.
    .section = Règles, 1 Enchère pour l’ordre de jeu
reason-bid-kumarbi = Les Fakirs ne baissent une mise que pour le possesseur de Kumarbi.
    .section = Règles, Djinns : Kumarbi
reason-bid-kumarbi-spent = Dans cette partie, Kumarbi agit pour une enchère par manche.
    .section = Option de cette table
reason-bid-fakirs =
    { $fakirs ->
         [0] Vous n’avez aucun Fakir.
         [one] Vous n’avez que { $fakirs } Fakir.
        *[other] Vous n’avez que { $fakirs } Fakirs.
    }
    .section = Règles, Djinns : Kumarbi
reason-bid-too-many-fakirs =
    { $steps ->
         [0] Une mise de 0 ne peut pas baisser.
         [one] Un Fakir ramène déjà ce prix à 0.
        *[other] { $steps } Fakirs ramènent déjà ce prix à 0.
    }
    .section = Règles, Djinns : Kumarbi
reason-move-must = Un déplacement est possible : il faut le faire.
    .section = Règles, 2.2 Déplacez les meeples
reason-move-empty = Il n’y a aucun meeple en { $tile }.
    .section = Règles, 2.2 Déplacez les meeples
reason-move-no-way = Depuis { $tile }, le dernier meeple ne rejoindrait jamais un meeple de sa couleur.
    .section = Règles, 2.2 Déplacez les meeples
reason-drop-colour = Il n’y a plus { $colour ->
         [yellow] de Vizir
         [white] de Sage
         [green] de Marchand
         [blue] de Bâtisseur
        *[red] d’Assassin
    } dans votre main.
    .section = Règles, 2.2 Déplacez les meeples
reason-drop-beside = { $tile } n’est pas à côté de { $from } ; on se déplace vers une tuile voisine par un côté, jamais en diagonale.
    .section = Règles, 2.2 Déplacez les meeples
reason-drop-back = On ne revient pas aussitôt en { $tile }.
    .section = Règles, 2.2 Déplacez les meeples
reason-drop-match = Le dernier meeple doit rejoindre un meeple de sa couleur ; il n’y a pas { $colour ->
         [yellow] de Vizir
         [white] de Sage
         [green] de Marchand
         [blue] de Bâtisseur
        *[red] d’Assassin
    } en { $tile }.
    .section = Règles, 2.2 Déplacez les meeples
reason-drop-no-way = Après ce dépôt, le dernier meeple ne rejoindrait jamais un meeple de sa couleur.
    .section = Règles, 2.2 Déplacez les meeples
reason-build-must = Les Bâtisseurs sont toujours payés ; choisissez combien de Fakirs défausser (0 est possible).
    .section = Règles, 2.4 Bâtisseurs
reason-build-fakirs =
    { $fakirs ->
         [0] Vous n’avez aucun Fakir.
         [one] Vous n’avez que { $fakirs } Fakir.
        *[other] Vous n’avez que { $fakirs } Fakirs.
    }
    .section = Règles, 2.4 Bâtisseurs
reason-kill-must = Vos Assassins peuvent tuer sans Fakir : il faut tuer.
    .section = Règles, 2.4 Assassins
reason-kill-end-tile = Dans cette partie, les Assassins ne tuent pas sur leur tuile d’arrivée.
    .section = Option de cette table
reason-kill-not-there =
    Il n’y a pas { $count ->
         [one] { $colour ->
             [yellow] de Vizir
             [white] de Sage
             [green] de Marchand
             [blue] de Bâtisseur
            *[red] d’Assassin
        }
        *[other] deux { name-colour }s
    } en { $tile }.
    .section = Règles, 2.4 Assassins
reason-kill-one = Les Assassins n’en tuent deux qu’avec Iblis.
    .section = Règles, Djinns : Iblis
reason-kill-two = Avec Iblis, il faut en tuer deux là où il y en a deux.
    .section = Règles, Djinns : Iblis
reason-kill-range =
    { $tile } est trop loin : il faudrait { $needed ->
         [one] { $needed } Fakir
        *[other] { $needed } Fakirs
    }, vous en avez { $fakirs }.
    .section = Règles, 2.4 Assassins
reason-kill-fakirs =
    { $fakirs ->
         [0] Vous n’avez aucun Fakir.
         [one] Vous n’avez que { $fakirs } Fakir.
        *[other] Vous n’avez que { $fakirs } Fakirs.
    }
    .section = Règles, 2.4 Assassins
reason-kill-more-fakirs =
    Pour atteindre { $tile }, il faut { $needed ->
         [one] { $needed } Fakir
        *[other] { $needed } Fakirs
    }.
    .section = Règles, 2.4 Assassins
reason-kill-exact-fakirs =
    Pour atteindre { $tile }, il { $needed ->
         [0] ne faut aucun Fakir
         [one] suffit de { $needed } Fakir
        *[other] suffit de { $needed } Fakirs
    }.
    .section = Règles, 2.4 Assassins
reason-kill-no-seat = Il n’y a pas de place { $number } dans cette partie.
    .section = Règles, 2.4 Assassins
reason-kill-own = Vous ne pouvez pas tuer vos propres Vizirs et Sages.
    .section = Règles, 2.4 Assassins
reason-kill-boaz = Boaz protège les Vizirs et Sages de la place { $number }.
    .section = Règles, Djinns : Boaz
reason-kill-held-not-there =
    La place { $number } { $count ->
         [one] n’a pas de { $piece ->
             [elder] Sage
            *[vizier] Vizir
        }
        *[other] n’a pas deux { $piece ->
             [elder] Sages
            *[vizier] Vizirs
        }
    }.
    .section = Règles, 2.4 Assassins
reason-tile-must = L’action d’une Oasis ou d’un Village est obligatoire.
    .section = Règles, 2.5 Actions des tuiles
reason-tile-other = { $tile } est { name-type } : ce n’est pas son action.
    .section = Règles, 2.5 Actions des tuiles
reason-place-here = Sans l’aide d’un djinn, le placement se fait en { $tile }.
    .section = Règles, 2.5 Actions des tuiles
reason-place-around = { $tile } n’est pas une des tuiles autour de { $home }.
    .section = Règles, Djinns : Hagis et Lamia
reason-market-coins =
    Ce marché coûte { $price } et vous avez { $coins ->
         [one] { $coins } pièce
        *[other] { $coins } pièces
    }.
    .section = Règles, 2.5 Marchés
reason-market-look =
    Ce marché vend parmi les { $look } premières cartes de la ligne ; { $left ->
         [0] il n’en reste aucune
         [one] il n’en reste que { $left }
        *[other] il n’en reste que { $left }
    }.
    .section = Règles, 2.5 Marchés
reason-market-one = Ce marché vend une seule carte.
    .section = Règles, 2.5 Marchés
reason-market-two = Ce marché vend deux cartes ensemble.
    .section = Règles, 2.5 Marchés
reason-sacred-row = { name-djinn } n’est pas dans la ligne.
    .section = Règles, 2.5 Lieux sacrés
reason-sacred-price = Un djinn coûte deux Sages, ou un Sage et un Fakir, et vous n’avez pas de quoi payer.
    .section = Règles, 2.5 Lieux sacrés
reason-sale-nothing = Une série compte au moins une marchandise.
    .section = Règles, 2.6 Vente de marchandises
reason-sale-not-in-hand = Vous n’avez pas { $kind ->
         [fish] de poisson
         [gold] d’or
         [ivory] d’ivoire
         [jewels] de bijoux
         [papyrus] de papyrus
         [pottery] de poterie
         [silk] de soie
         [spice] d’épices
        *[wheat] de blé
    }.
    .section = Règles, 2.6 Vente de marchandises
reason-djinn-not-yours = { name-djinn } n’est pas à vous.
    .section = Règles, Djinns
reason-djinn-spent = { name-djinn } a déjà été utilisé à ce tour.
    .section = Règles, Djinns
reason-djinn-price =
    { name-djinn } coûte { $price ->
         [elder_or_fakir] un Sage ou un Fakir
         [fakir] un Fakir
         [fakirs] des Fakirs
        *[elder_and_elder_or_fakir] un Sage et un autre Sage ou un Fakir
    }, et vous n’avez pas de quoi payer de cette façon.
    .section = Règles, Djinns
reason-djinn-after-sale = Dans cette partie, on n’invoque plus de djinn une fois une série vendue.
    .section = Option de cette table
reason-djinn-last = Dans cette partie, on n’invoque plus de djinn à la fin de la dernière activation.
    .section = Option de cette table
reason-djinn-no-effect = { name-djinn } ne pourrait rien faire : ce qu’il lui faut est épuisé.
    .section = Règles, Djinns
reason-djinn-echidna = Echidna s’invoque avant la paie des Bâtisseurs, et il n’y en aura plus à ce tour.
    .section = Règles, Djinns : Echidna
reason-djinn-iblis = Iblis s’invoque avant que les Assassins tuent, s’il y a quelqu’un à tuer.
    .section = Règles, Djinns : Iblis
reason-djinn-tile = { name-djinn } n’a pas de pouvoir en { $tile }.
    .section = Règles, Djinns

## Ce qu’une position ne dit pas et qu’on suppose

assumed-piles = Ce que la boîte contient et que la position ne nomme pas est supposé dans le sac et dans les pioches.
assumed-options = Les options qui ne sont pas nommées ont leur valeur par défaut.
assumed-phase =
    On suppose qu’il s’agit { $phase ->
         [move] du choix de la tuile à vider
         [build] du revenu des Bâtisseurs
         [kill] de l’assassinat
        *[other] de l’action de la tuile d’arrivée
    }.
assumed-seat = C’est supposé être à la place { $seat } de décider.
assumed-markers = Seuls les pions nommés, ou celui de la place qui décide, sont supposés sur les pistes.
assumed-captured = Le déplacement de cette activation est supposé fait, quoi qu’il ait capturé.
assumed-end = La partie n’est pas supposée s’arrêter à la fin de ce tour.
assumed-used = Aucun djinn n’est supposé utilisé, sauf ceux dont on voit l’effet.
assumed-called = Echidna ou Iblis, déjà utilisé, est supposé l’avoir été pendant cette activation.
assumed-kumarbi = Kumarbi est supposé ne pas avoir servi pendant ce tour.
assumed-sold = Rien n’est supposé avoir été vendu pendant cette activation.
assumed-waiting = Aucun choix et aucune pioche ne sont supposés en cours.
assumed-drops = Aucun meeple de ce déplacement n’est supposé déjà posé.
assumed-coins = La place { $seat } est supposée avoir { $coins ->
    [one] { $coins } pièce d’or
   *[other] { $coins } pièces d’or
}, comme au début.
assumed-coins-unknown = On ne connaît pas les pièces d’or de la place { $seat } ; aucun point n’est compté pour elles.
assumed-round = C’est supposé être la première manche.
assumed-empty = Les lignes, les pioches et le sac qui ne sont pas nommés sont supposés vides.
assumed-players = Les places sont supposées n’avoir rien d’autre que ce qui est nommé.
assumed-known = Personne n’est supposé avoir vu arriver les cartes en main.
assumed-tiles = Les tuiles sont supposées être des Petits Marchés vides, sans rien d’autre dessus que ce qui est nommé.
assumed-camels = Les chameaux qui ne sont pas nommés sont supposés être ceux qui ne sont sur aucune tuile.

## Ce qui ne va pas dans une position

problem-no-seat = le champ « { $field } » ne peut pas être { $seat } ; permis : une place de 1 à { $seats }
problem-known-cards = le champ « { $field } » nomme des cartes que la place n’a pas : { $cards }
problem-used-djinn =
    le champ « { $field } » ne peut pas concerner { name-djinn } ; { $own ->
         [none] la place n’a pas de djinn qui se paie
        *[other] permis : ceux que la place a et qui se paient ({ $own })
    }
problem-djinn-twice = { name-djinn } est à deux endroits
problem-hidden-cards = les « hidden_cards » de toutes les places font { $hidden }, mais elles font partie de « resource_pile », qui n’en a que { $pile }
problem-hidden-djinns = { $hidden ->
    [one] { $hidden } djinn n’est que compté, mais il fait partie
   *[other] { $hidden } djinns ne sont que comptés, mais ils font partie
} de « djinn_pile », qui n’en a que { $pile }
problem-too-many-markers = « bid_order », « turn_order » et « set_aside » portent { $found ->
    [one] { $found } pion d’enchères
   *[other] { $found } pions d’enchères
} ; quatre au plus
problem-path = dans « sow, drops », le déplacement passe en { $tile }, qui n’est pas à côté de la tuile d’avant ou revient aussitôt en arrière
problem-drop-missing = « sow, drops » dit qu’un meeple a été déposé en { $tile }, mais ce meeple ({ name-colour }) n’y est pas
problem-left-out = le champ « { $field } » est omis, et les autres ne disent pas ce qu’il contient
problem-tiles-unnamed =
    { $found ->
        [one] la tuile en { $tiles } n’est pas indiquée
       *[other] les tuiles en { $tiles } ne sont pas indiquées
    }
problem-tiles =
    { $found ->
        [one] { $tiles } est { name-type }
       *[other] { $tiles } sont chacune { name-type }
    } de valeur { $value } ; la boîte n’en a { $wanted ->
        [0] aucune
       *[other] que { $wanted }
    }
problem-count-meeples =
    il y a { $found ->
    [one] { $found } meeple
   *[other] { $found } meeples
} de couleur { $which ->
         [blue] bleue
         [green] verte
         [red] rouge
         [white] blanche
        *[yellow] jaune
    } au lieu de { $wanted }
problem-count-cards = il y a { $found ->
    [one] { $found } carte
   *[other] { $found } cartes
} { $which } au lieu de { $wanted }
problem-count-djinns = il y a { $found ->
    [one] { $found } djinn
   *[other] { $found } djinns
} au lieu de { $wanted }
problem-count-palms = il y a { $found ->
    [one] { $found } palmier
   *[other] { $found } palmiers
} au lieu de { $wanted }
problem-count-palaces = il y a { $found } palais au lieu de { $wanted }
problem-count-camels = la place { $which } a { $found ->
    [one] { $found } chameau
   *[other] { $found } chameaux
} au lieu de { $wanted }
problem-count-markers = la place { $which } a { $found ->
    [one] { $found } pion d’enchères
   *[other] { $found } pions d’enchères
} au lieu de { $wanted }
problem-not-bidding = le champ « seat » ne peut pas être { $seat } ; dans la phase bid, c’est la place dont le pion est le premier de « bid_order » : { $first }
problem-no-marker = le champ « seat » ne peut pas être { $seat }, qui n’a pas de pion dans « bid_order » ; permis : { $able }
problem-sow = « phase » et « sow » ne vont pas ensemble : la phase sow demande « sow » avec des meeples dans « hand », et elle seule l’a
problem-no-capture = le champ « captured » doit dire ce qui a été pris, car la phase est { $phase }
problem-early-capture = le champ « captured » doit être null, car dans la phase { $phase } rien n’est encore pris
problem-pending = le champ « pending » ne convient pas : un choix n’attend que dans les phases move, build, kill, tile et finish, quand rien n’est pioché ; keep demande « cards »
problem-drawing = le champ « drawing » ne va pas avec la phase, ou la pioche n’a pas ce qu’il pioche : row et djinns se piochent dans la phase bid, les autres pendant une action
problem-cannot-finish = les meeples de « sow, hand » ne peuvent pas être déposés jusqu’au bout ; le dernier doit en rencontrer un de sa couleur

## La table en texte

show-tracks =
    enchères : { $bids }
    ordre de jeu : { $turns }
show-turn = { $seat } pour { $price }
show-resources = marchandises : { $row } ; { $count } dans la pioche
show-djinns = djinns : { $row } ; { $count } dans la pioche
show-bag = sac : { $bag } ; palmiers { $palms }, palais { $palaces }
show-resource = { $name ->
    [fakir] fakir
    [fish] poisson
    [gold] or
    [ivory] ivoire
    [jewels] bijoux
    [papyrus] papyrus
    [pottery] poterie
    [silk] soie
    [spice] épices
    [wheat] blé
   *[other] { $name }
}
show-djinn = { $name }
show-seat = place { $seat } : pièces d’or { $coins }, chameaux { $camels }, vizirs { $viziers }, sages { $elders }, djinns { $djinns }, cartes { $cards }
show-moment = manche { NUMBER($round, useGrouping: 0) } : place { $seat }, { $phase ->
    [bid] enchérit
    [move] choisit une tuile
    [sow] dépose les meeples
    [build] compte ses bâtisseurs
    [kill] choisit une victime
    [tile] agit sur la tuile
    [finish] finit son tour
   *[over] partie finie
}
show-sowing = , depuis { $tile } avec { $hand } en main
show-captured = , a capturé { $count } { $colour ->
    [blue] bleu
    [green] vert
    [red] rouge
    [white] blanc
   *[yellow] jaune
} en { $tile }
show-pending = , { $kind ->
    [palm] un palmier est à poser
    [palace] un palais est à poser
   *[keep] un djinn est à garder
}
show-end = , la fin de la partie est déclenchée
