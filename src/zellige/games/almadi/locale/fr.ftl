# Almadi : tous les mots de ce jeu.

## Le jeu

game-title = Almadi
game-tagline = Composez le royaume de Shéhérazade et laissez le génie le remodeler.
game-minutes = 45

## Joueurs

player-patient = Vizir
    .help = Prévoit les groupes, les Caravanes face aux marchandises, les Mosaïques des plus beaux Palais et les Objectifs qui en valent la peine.

## Options

option-characters = Personnages
    .help = Les rubis recrutent des Personnages aux pouvoirs variés ; en fin de partie, deux rubis valent un point.
option-characters-false = sans les Personnages
option-characters-true = avec les Personnages
option-start_tiles = Tuiles de départ
    .help = Les tuiles de départ sont-elles tirées au hasard ou choisies dans l’ordre du tour ?
option-start_tiles-dealt = au hasard
option-start_tiles-chosen = choisies à tour de rôle
option-ali_cogia = Ali Cogia
    .help = Plus de huit Caravanes portent moins en un seul groupe qu’en deux ; appliqué à la lettre, Ali Cogia fait alors perdre des points.
option-ali_cogia-letter = à la lettre : toujours un seul groupe
option-ali_cogia-never_worse = jamais moins bien que sans lui
option-morgiana = Morgiane
    .help = Quelles autres lignes Morgiane permet-elle ?
option-morgiana-neighbour = la ligne juste au-dessus ou au-dessous
option-morgiana-any = n’importe quelle ligne
option-hussain_wish = L’échange d’Hussain est un souhait
    .help = L’échange compte-t-il parmi les trois déplacements du tour ?
option-hussain_wish-true = compte
option-hussain_wish-false = ne compte pas
option-zaynab_card = La carte confiée à Zaynab
    .help = Où va la carte donnée en échange ?
option-zaynab_card-under = sous sa pile
option-zaynab_card-box = hors du jeu
option-lone_oasis_bonus = Plus grand groupe d’une seule Oasis
    .help = Une Oasis seule peut-elle être le plus grand groupe quand personne n’en a deux ensemble ?
option-lone_oasis_bonus-false = ne rapporte pas le bonus
option-lone_oasis_bonus-true = rapporte le bonus

## Décompte

column-oases = Oasis
column-caravans = Caravanes
column-palaces = Palais
column-jars = Jarres
column-mosaics = Mosaïques
column-objectives = Objectifs
column-rubies = Rubis
column-characters = Personnages
term-oases = Groupes d’Oasis
term-oasis_bonus = Plus grand groupe d’Oasis
term-caravans = Marchandises transportées
term-palaces = Palais
term-jars = Jarres activées
term-mosaics = Mosaïques posées sur des Palais
term-objectives = Objectifs réalisés
term-missed_objectives = Objectifs non réalisés
term-rubies = Rubis
term-ali_shar = Ali-Shar : épices ou poteries
term-aziz = Aziz : maroquinerie ou tapis
term-aziza = Aziza : Mosaïques non posées
term-dalila = Dalila : marchandises laissées
term-dunya = Dunya : motif le plus fréquent
term-harun = Harun Al Rashid : ligne la plus longue
term-hindbad = Hindbad : Jarres non activées
term-khalifa = Khalifa : Oasis isolées
term-forty_thieves = Les 40 voleurs : trous
term-shahriar = Shahriar : Objectifs réalisés
term-sheherazade = Shéhérazade : Personnages recrutés

## Titres de la partie solo

title-exile = Exilé
    .verdict = La cour en a assez vu : partez avant que le sultan ne se contente plus de froncer les sourcils.
title-subject = Simple sujet
    .verdict = Un royaume modeste. Il reste beaucoup à apprendre.
title-apprentice = Apprenti
    .verdict = L’ensemble tient, mais personne ne le chantera encore.
title-architect = Architecte
    .verdict = Le couple royal s’arrête un instant : il y a là du talent.
title-builder = Bâtisseur
    .verdict = Leur confiance en vous était bien placée.
title-minister = Ministre
    .verdict = Vous êtes désormais du premier cercle ; il ne reste qu’une marche.
title-vizier = Grand Vizir
    .verdict = La plus haute charge d’Almadi est à vous.
title-genie = Génie
    .verdict = Aucun mortel ne bâtit ainsi. Almadi gardera votre nom.

## Personnages

character-ali_shar = Ali-Shar
    .power = 1 point par lot de 2 épices, ou de 2 poteries, de vos Marchés : le meilleur des deux.
character-ali_cogia = Ali Cogia
    .power = Toutes vos Caravanes comptent comme un seul groupe.
character-aziz = Aziz
    .power = Chaque paire d’articles de maroquinerie, ou de tapis, de vos Marchés vaut 1 point ; seule compte la sorte qui rapporte le plus.
character-aziza = Aziza
    .power = 3 points par Mosaïque qui n’est pas posée sur un Palais.
character-dalila = Dalila
    .power = 1 point par lot de 2 marchandises que vos Caravanes ne transportent pas.
character-dunya = Dunya
    .power = 3 points par Mosaïque du motif que vous avez en plus grand nombre.
character-dunyazad = Dunyazad
    .power = Vous jouez un tour de plus à la fin de la partie, avant le décompte.
character-harun = Harun Al Rashid
    .power = 1 point par Paysage de votre ligne la plus longue.
character-hindbad = Hindbad
    .power = 1 point par Jarre non activée.
character-khalifa = Khalifa
    .power = 2 points par Oasis qui n’en touche aucune autre.
character-forty_thieves = Les 40 voleurs
    .power = 3 points par trou : un espace vide d’une seule case entouré de quatre Paysages.
character-shahriar = Shahriar
    .power = 3 points de plus par Objectif réalisé.
character-sheherazade = Shéhérazade
    .power = 3 points par Personnage recruté, elle comprise.
character-zobeide = Zobeïde
    .power = Chaque marchandise de vos cartes Étal compte double.
character-zubaydah = Zubaydah
    .power = Un Palais peut recevoir deux Mosaïques : ses points sont alors comptés trois fois.
character-abriza = Abriza
    .power = Avec un Génie, vous pouvez sortir un Paysage des quatre lignes : juste au-dessus de la première ou juste sous la dernière.
character-aladdin = Aladdin
    .power = Une fois par tour, un Génie apporte aussi un rubis.
character-ali = Ali
    .power = Au lieu de choisir sur le plateau, piochez un Paysage : placez-le sur n’importe quelle ligne, ou échangez-le contre un Paysage du plateau.
character-ali_baba = Ali Baba
    .power = Chaque effet Rubis rapporte 2 rubis au lieu d’un.
character-badroulboudour = Badroulboudour
    .power = Une fois par tour, un Génie apporte aussi une Mosaïque.
character-hussain = Hussain
    .power = Une fois par tour, un Génie peut échanger deux de vos Paysages.
character-jafar = Jafar
    .power = Personne ne peut prendre vos Objectifs.
character-morgiana = Morgiane
    .power = Placez un Paysage une ligne plus haut ou plus bas que celle où il a été pris.
character-paribanou = Paribanou
    .power = Une fois par tour, un Génie apporte aussi une carte Étal.
character-zaynab = Zaynab
    .power = Une fois par tour, échangez une Mosaïque contre une carte Étal, ou l’inverse.
character-zumurrud = Zumurrud
    .power = Copie un Personnage recruté par quelqu’un d’autre, choisi une fois pour toutes.

## Objectifs

objective-empty_column_between_full_columns = Deux colonnes pleines (4 Paysages chacune) séparées par une colonne vide
objective-figure =
    Des Paysages comme sur la figure{ $turns ->
        [yes] , dans n’importe quel sens
       *[no] {""}
    }
objective-min_counts =
    Au moins { $stall_cards ->
        [0] {""}
        [one] { $stall_cards } carte Étal
       *[other] { $stall_cards } cartes Étal
    }{ $mosaic_cards ->
        [0] {""}
       *[other] { $stall_cards ->
            [0] {""}
           *[other] {" "}et{" "}
        }{ $mosaic_cards ->
            [one] { $mosaic_cards } carte Mosaïque
           *[other] { $mosaic_cards } cartes Mosaïque
        }
    }{ $rubies ->
        [0] {""}
       *[other] {" "}et { $rubies } rubis
    }
objective-min_pairs =
    { $stall_pairs ->
        [0] {""}
        [one] { $stall_pairs } paire de cartes Étal identiques
       *[other] { $stall_pairs } paires de cartes Étal identiques
    }{ $mosaic_pairs ->
        [0] {""}
        [one] { $stall_pairs ->
            [0] {""}
           *[other] {" "}et{" "}
        }{ $mosaic_pairs } paire de cartes Mosaïque identiques
       *[other] { $stall_pairs ->
            [0] {""}
           *[other] {" "}et{" "}
        }{ $mosaic_pairs } paires de cartes Mosaïque identiques
    }
objective-active_effects =
    Au moins { $n } { $effect ->
         [marteline] { $n ->
             [one] Marteline activée
            *[other] Martelines activées
         }
         [stall] { $n ->
             [one] Étal activé
            *[other] Étals activés
         }
         [moon] { $n ->
             [one] Lune activée
            *[other] Lunes activées
         }
         [ruby] { $n ->
             [one] Rubis activé
            *[other] Rubis activés
         }
         [genie] { $n ->
             [one] Génie activé
            *[other] Génies activés
         }
        *[jar] { $n ->
             [one] Jarre activée
            *[other] Jarres activées
         }
    } en même temps
objective-row_length =
    { $n ->
        [one] Une ligne d’au moins { $n } Paysage
       *[other] Une ligne d’au moins { $n } Paysages
    }
objective-type_in_each_row =
    { $type ->
         [palace] Un Palais
         [caravan] Une Caravane
         [oasis] Une Oasis
        *[market] Un Marché
    } sur chaque ligne
objective-type_count =
    Au moins { $n } { $type ->
         [palace] Palais
         [caravan] { $n ->
             [one] Caravane
            *[other] Caravanes
         }
         [oasis] Oasis
        *[market] { $n ->
             [one] Marché
            *[other] Marchés
         }
    }
objective-market_goods_each =
    { $n ->
        [one] Au moins { $n } marchandise de chaque type dans vos Marchés
       *[other] Au moins { $n } marchandises de chaque type dans vos Marchés
    }
objective-market_goods_same =
    { $n ->
        [one] Au moins { $n } marchandise d’un même type dans vos Marchés
       *[other] Au moins { $n } marchandises d’un même type dans vos Marchés
    }

## Le matériel

components-shipped =
    Les tuiles et les cartes sont une reconstitution : les vraies ne sont pas publiques. { $count ->
        [one] { $count } entrée est
       *[other] { $count } entrées sont
    } de notre invention ; si vous avez la boîte, vous pouvez saisir les vraies.
components-own =
    Les tuiles et les cartes sont celles du matériel « { $set } »{ $count ->
        [0] .
        [one] {""} ; une de ses entrées est comme dans la reconstitution.
       *[other] {""} ; { $count } de ses entrées sont comme dans la reconstitution.
    }

## La décision

prompt-over = La partie est finie.
prompt-start = Choisissez votre tuile de départ.
prompt-keep = Choisissez les Personnages que vous gardez.
prompt-choose = Choisissez un Paysage sur le plateau.
prompt-ali = Placez le Paysage pioché sur n’importe quelle ligne, ou échangez-le contre un Paysage du plateau.
prompt-place =
    Placez votre Paysage{ $row ->
        [0] .
       *[other] {" "}sur la ligne { $row }.
    }
prompt-effects = Réalisez vos effets dans l’ordre voulu, puis finissez le tour.
prompt-left = Chacun est facultatif ; ce que vous laissez est perdu à la fin du tour.
prompt-row = Il va sur la ligne de même numéro de votre royaume.
prompt-row-solo = Il va sur la ligne de même numéro ; l’autre Paysage de cette ligne est défaussé.
prompt-beside = À côté d’un Paysage déjà en place.
prompt-genie =
    Un Génie est activé : déplacez un de vos Paysages ({ $moves ->
        [one] { $moves } déplacement
       *[other] { $moves } déplacements
    } encore à ce tour).
prompt-nothing = Il ne reste rien à faire : finissez votre tour.
prompt-extra = Dunyazad réclame encore un conte : c’est votre tour supplémentaire.
prompt-last = Ce sont les derniers tours : la pioche est presque vide.
prompt-end1 = La partie est finie : Zumurrud peut encore copier un Personnage, ou vous pouvez passer.
prompt-end2 = Avant le décompte : Zumurrud peut encore copier un Personnage, ou vous pouvez passer.

## La table en texte

show-piles = pioche { $tiles }, mosaïques { $mosaics }, étals { $stalls }, rubis { $rubies }
show-seat = place { $seat } : { $holdings }
show-holdings = rubis { $rubies }, mosaïques { $mosaics }, étals { $stalls }
show-mover = { $phase ->
    [over] partie finie
    [start] place { $seat }, choisit sa tuile de départ
    [keep] place { $seat }, garde des Personnages
    [choose] place { $seat }, choisit un Paysage
    [ali] place { $seat }, Ali pioche
    [place] place { $seat }, pose un Paysage
    [effects] place { $seat }, réalise les effets
   *[end1] place { $seat }, décide à la fin de la partie
}
show-in-hand = , en main { $tile }
show-moment = tour { NUMBER($turn, useGrouping: 0) } : { $mover }
