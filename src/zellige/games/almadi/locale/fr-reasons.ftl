# Almadi : ce qui ne va pas, et pourquoi

## Pourquoi pas

reason-end-over = La partie est finie.
    .section = Règle, Fin de partie
reason-turn-moment =
    Pas maintenant ; c’est le moment de { $phase ->
         [start] choisir une tuile de départ
         [keep] garder des Personnages
         [choose] choisir un Paysage
         [ali] placer le Paysage pioché par Ali
         [place] placer le Paysage en main
         [effects] réaliser les effets
         [end1] choisir pour Zumurrud
         [end2] choisir une dernière fois pour Zumurrud
        *[over] compter les points
    }.
    .section = Règle, Tour de jeu
reason-piles-not-now = On ne pioche rien en ce moment.
    .section = Règle, 3. Remplacer le Paysage
reason-piles-draw-first = On pioche d’abord dans une pile.
    .section = Règle, 3. Remplacer le Paysage
reason-piles-other = On pioche maintenant dans une autre pile.
    .section = Règle, 3. Remplacer le Paysage
reason-piles-seen = { $piece } a déjà été vu et n’est plus dans la pioche.
    .section = Règle, 3. Remplacer le Paysage
reason-piles-kind-gone = La pioche n’a plus de Paysage de ce type.
    .section = Règle, 3. Remplacer le Paysage
reason-piles-seen-card = Cette carte ne peut pas être la suivante de sa pile.
    .section = Règle, 3. Remplacer le Paysage
reason-setup-start-taken = La tuile de départ { $start } n’est plus disponible.
    .section = Règle, Mise en place
reason-setup-keep-count = Gardez exactement { $count } { $count ->
    [one] Personnage
   *[other] Personnages
}.
    .section = Règle, Jouer avec les Personnages
reason-setup-keep-own =
    Vous n’avez pas reçu cette carte : { $character ->
         [ali_shar] Ali-Shar
         [ali_cogia] Ali Cogia
         [aziz] Aziz
         [aziza] Aziza
         [dalila] Dalila
         [dunya] Dunya
         [dunyazad] Dunyazad
         [harun] Harun Al Rashid
         [hindbad] Hindbad
         [khalifa] Khalifa
         [forty_thieves] les 40 voleurs
         [shahriar] Shahriar
         [sheherazade] Shéhérazade
         [zobeide] Zobeïde
         [zubaydah] Zubaydah
         [abriza] Abriza
         [aladdin] Aladdin
         [ali] Ali
         [ali_baba] Ali Baba
         [badroulboudour] Badroulboudour
         [hussain] Hussain
         [jafar] Jafar
         [morgiana] Morgiane
         [paribanou] Paribanou
         [zaynab] Zaynab
        *[zumurrud] Zumurrud
    }.
    .section = Règle, Jouer avec les Personnages
reason-board-empty = Il n’y a pas de Paysage en { $space } du plateau.
    .section = Règle, Tour de jeu, 1. Choisir et placer
reason-ali-no-pile = La pioche est vide : Ali ne peut rien piocher.
    .section = Règle, Description des Personnages
reason-place-rows = Un royaume a les lignes 1 à 4.
    .section = Règle, Tour de jeu, 1. Choisir et placer
reason-place-row = Ce Paysage vient de la ligne { $row } du plateau et se place sur la ligne { $row } de votre royaume.
    .section = Règle, Tour de jeu, 1. Choisir et placer
reason-place-occupied = Un Paysage se trouve déjà en { $cell }.
    .section = Règle, Tour de jeu, 1. Choisir et placer
reason-place-start = Les Paysages se placent à droite de la tuile de départ.
    .section = Règle, Tour de jeu, 1. Choisir et placer
reason-place-adjacent = { $cell } ne touche aucun autre Paysage du royaume.
    .section = Règle, Tour de jeu, 1. Choisir et placer
reason-effects-inactive =
    Aucun effet { $effect ->
         [marteline] Marteline
         [stall] Étal
         [moon] Lune
         [ruby] Rubis
         [genie] Génie
        *[jar] Jarre
    } à réaliser : aucun n’est activé, ou ils sont déjà tous réalisés.
    .section = Règle, Tour de jeu, 2. Effets
reason-effects-empty =
    { $what ->
         [mosaic] La pile de cartes Mosaïque est vide
         [stall] La pile de cartes Étal est vide
        *[ruby] La réserve n’a plus de rubis
    }.
    .section = Règle, Tour de jeu, 2. Effets
reason-genie-none = Aucun Génie n’est activé.
    .section = Règle, 1. Génie
reason-genie-three = Un tour permet trois déplacements, et ils sont faits.
    .section = Règle, 1. Génie
reason-genie-start = Les Paysages de la tuile de départ ne bougent jamais.
    .section = Règle, 1. Génie
reason-genie-nothing = Il n’y a pas de Paysage à déplacer en { $cell }.
    .section = Règle, 1. Génie
reason-genie-same = Le Paysage est déjà en { $cell }.
    .section = Règle, 1. Génie
reason-genie-back = Ce Paysage vient de { $cell } et ne peut pas y retourner aussitôt.
    .section = Règle, 1. Génie
reason-hussain-order = Dans un échange, écrivez d’abord la case la plus haute, puis la plus à gauche.
    .section = Règle, Description des Personnages
reason-moon-not-in-game = L’Objectif { $objective } n’est pas dans cette partie.
    .section = Règle, 4. Lune
reason-moon-completed = L’Objectif { $objective } est réalisé : on ne peut plus le prendre.
    .section = Règle, Les objectifs
reason-moon-own = Vous détenez déjà l’Objectif { $objective }.
    .section = Règle, 4. Lune
reason-moon-elsewhere = L’Objectif { $objective } n’est pas chez ce joueur (ou au milieu de la table).
    .section = Règle, 4. Lune
reason-moon-jafar = Jafar protège { $other_you ->
    [yes] vos Objectifs
   *[no] les Objectifs détenus par { $other }
}.
    .section = Règle, Description des Personnages
reason-moon-solo = Vous détenez déjà deux Objectifs non réalisés, et vous ne réaliseriez pas { $objective } immédiatement.
    .section = Règle solo, Tour de jeu 2
reason-characters-off = Cette partie se joue sans les Personnages.
    .section = Règle, Jouer avec les Personnages
reason-characters-not-yours =
    Vous n’avez pas recruté { $character ->
         [ali_shar] Ali-Shar
         [ali_cogia] Ali Cogia
         [aziz] Aziz
         [aziza] Aziza
         [dalila] Dalila
         [dunya] Dunya
         [dunyazad] Dunyazad
         [harun] Harun Al Rashid
         [hindbad] Hindbad
         [khalifa] Khalifa
         [forty_thieves] les 40 voleurs
         [shahriar] Shahriar
         [sheherazade] Shéhérazade
         [zobeide] Zobeïde
         [zubaydah] Zubaydah
         [abriza] Abriza
         [aladdin] Aladdin
         [ali] Ali
         [ali_baba] Ali Baba
         [badroulboudour] Badroulboudour
         [hussain] Hussain
         [jafar] Jafar
         [morgiana] Morgiane
         [paribanou] Paribanou
         [zaynab] Zaynab
        *[zumurrud] Zumurrud
    }.
    .section = Règle, Jouer avec les Personnages
reason-characters-once =
    Une seule fois par tour : { $character ->
         [ali_shar] Ali-Shar
         [ali_cogia] Ali Cogia
         [aziz] Aziz
         [aziza] Aziza
         [dalila] Dalila
         [dunya] Dunya
         [dunyazad] Dunyazad
         [harun] Harun Al Rashid
         [hindbad] Hindbad
         [khalifa] Khalifa
         [forty_thieves] les 40 voleurs
         [shahriar] Shahriar
         [sheherazade] Shéhérazade
         [zobeide] Zobeïde
         [zubaydah] Zubaydah
         [abriza] Abriza
         [aladdin] Aladdin
         [ali] Ali
         [ali_baba] Ali Baba
         [badroulboudour] Badroulboudour
         [hussain] Hussain
         [jafar] Jafar
         [morgiana] Morgiane
         [paribanou] Paribanou
         [zaynab] Zaynab
        *[zumurrud] Zumurrud
    }.
    .section = Règle, Description des Personnages
reason-characters-recruited =
    Déjà recruté : { $character ->
         [ali_shar] Ali-Shar
         [ali_cogia] Ali Cogia
         [aziz] Aziz
         [aziza] Aziza
         [dalila] Dalila
         [dunya] Dunya
         [dunyazad] Dunyazad
         [harun] Harun Al Rashid
         [hindbad] Hindbad
         [khalifa] Khalifa
         [forty_thieves] les 40 voleurs
         [shahriar] Shahriar
         [sheherazade] Shéhérazade
         [zobeide] Zobeïde
         [zubaydah] Zubaydah
         [abriza] Abriza
         [aladdin] Aladdin
         [ali] Ali
         [ali_baba] Ali Baba
         [badroulboudour] Badroulboudour
         [hussain] Hussain
         [jafar] Jafar
         [morgiana] Morgiane
         [paribanou] Paribanou
         [zaynab] Zaynab
        *[zumurrud] Zumurrud
    }.
    .section = Règle, Jouer avec les Personnages
reason-characters-not-available =
    Ni dans votre main, ni face visible : { $character ->
         [ali_shar] Ali-Shar
         [ali_cogia] Ali Cogia
         [aziz] Aziz
         [aziza] Aziza
         [dalila] Dalila
         [dunya] Dunya
         [dunyazad] Dunyazad
         [harun] Harun Al Rashid
         [hindbad] Hindbad
         [khalifa] Khalifa
         [forty_thieves] les 40 voleurs
         [shahriar] Shahriar
         [sheherazade] Shéhérazade
         [zobeide] Zobeïde
         [zubaydah] Zubaydah
         [abriza] Abriza
         [aladdin] Aladdin
         [ali] Ali
         [ali_baba] Ali Baba
         [badroulboudour] Badroulboudour
         [hussain] Hussain
         [jafar] Jafar
         [morgiana] Morgiane
         [paribanou] Paribanou
         [zaynab] Zaynab
        *[zumurrud] Zumurrud
    }.
    .section = Règle, Jouer avec les Personnages
reason-characters-price =
    { $character ->
         [ali_shar] Ali-Shar
         [ali_cogia] Ali Cogia
         [aziz] Aziz
         [aziza] Aziza
         [dalila] Dalila
         [dunya] Dunya
         [dunyazad] Dunyazad
         [harun] Harun Al Rashid
         [hindbad] Hindbad
         [khalifa] Khalifa
         [forty_thieves] les 40 voleurs
         [shahriar] Shahriar
         [sheherazade] Shéhérazade
         [zobeide] Zobeïde
         [zubaydah] Zubaydah
         [abriza] Abriza
         [aladdin] Aladdin
         [ali] Ali
         [ali_baba] Ali Baba
         [badroulboudour] Badroulboudour
         [hussain] Hussain
         [jafar] Jafar
         [morgiana] Morgiane
         [paribanou] Paribanou
         [zaynab] Zaynab
        *[zumurrud] Zumurrud
    } : { $cost } rubis, et vous en avez { $rubies }.
    .section = Règle, Jouer avec les Personnages
reason-zumurrud-fixed =
    Zumurrud copie déjà { $character ->
         [ali_shar] Ali-Shar
         [ali_cogia] Ali Cogia
         [aziz] Aziz
         [aziza] Aziza
         [dalila] Dalila
         [dunya] Dunya
         [dunyazad] Dunyazad
         [harun] Harun Al Rashid
         [hindbad] Hindbad
         [khalifa] Khalifa
         [forty_thieves] les 40 voleurs
         [shahriar] Shahriar
         [sheherazade] Shéhérazade
         [zobeide] Zobeïde
         [zubaydah] Zubaydah
         [abriza] Abriza
         [aladdin] Aladdin
         [ali] Ali
         [ali_baba] Ali Baba
         [badroulboudour] Badroulboudour
         [hussain] Hussain
         [jafar] Jafar
         [morgiana] Morgiane
         [paribanou] Paribanou
         [zaynab] Zaynab
        *[zumurrud] Zumurrud
    } ; ce choix est définitif.
    .section = Règle, Description des Personnages
reason-zumurrud-late =
    Il est trop tard pour un tour supplémentaire : { $character ->
         [ali_shar] Ali-Shar
         [ali_cogia] Ali Cogia
         [aziz] Aziz
         [aziza] Aziza
         [dalila] Dalila
         [dunya] Dunya
         [dunyazad] Dunyazad
         [harun] Harun Al Rashid
         [hindbad] Hindbad
         [khalifa] Khalifa
         [forty_thieves] les 40 voleurs
         [shahriar] Shahriar
         [sheherazade] Shéhérazade
         [zobeide] Zobeïde
         [zubaydah] Zubaydah
         [abriza] Abriza
         [aladdin] Aladdin
         [ali] Ali
         [ali_baba] Ali Baba
         [badroulboudour] Badroulboudour
         [hussain] Hussain
         [jafar] Jafar
         [morgiana] Morgiane
         [paribanou] Paribanou
         [zaynab] Zaynab
        *[zumurrud] Zumurrud
    } ne peut plus être copié.
    .section = Règle, Description des Personnages
reason-zumurrud-other =
    Aucun autre joueur n’a recruté { $character ->
         [ali_shar] Ali-Shar
         [ali_cogia] Ali Cogia
         [aziz] Aziz
         [aziza] Aziza
         [dalila] Dalila
         [dunya] Dunya
         [dunyazad] Dunyazad
         [harun] Harun Al Rashid
         [hindbad] Hindbad
         [khalifa] Khalifa
         [forty_thieves] les 40 voleurs
         [shahriar] Shahriar
         [sheherazade] Shéhérazade
         [zobeide] Zobeïde
         [zubaydah] Zubaydah
         [abriza] Abriza
         [aladdin] Aladdin
         [ali] Ali
         [ali_baba] Ali Baba
         [badroulboudour] Badroulboudour
         [hussain] Hussain
         [jafar] Jafar
         [morgiana] Morgiane
         [paribanou] Paribanou
         [zaynab] Zaynab
        *[zumurrud] Zumurrud
    }.
    .section = Règle, Description des Personnages
reason-zaynab-none =
    Vous n’avez pas { $what ->
        [mosaic] de Mosaïque
       *[stall] de carte Étal
    } de cette sorte à donner.
    .section = Règle, Description des Personnages

## Ce qu’une position ne dit pas et qui a été supposé

assumed-options = Les options qui ne sont pas nommées ont leur valeur par défaut.
assumed-set = Les tuiles et les cartes sont supposées être celles du matériel fourni.
assumed-board = Les emplacements du plateau qui ne sont pas nommés sont supposés vides.
assumed-tiles = Les royaumes qui ne sont pas décrits sont supposés n’avoir aucune tuile hors la tuile de départ.
assumed-start = Les places dont la tuile de départ n’est pas nommée sont supposées ne pas en avoir.
assumed-discard = Aucune tuile n’est supposée avoir été défaussée.
assumed-pile = Les nombres de la pioche qui manquent sont supposés : sans aucun autre, toutes les tuiles de la partie qui ne sont nulle part ailleurs ; à côté d’autres, zéro.
assumed-mosaics = Les cartes Mosaïque qui ne sont pas nommées sont supposées être dans leur pile, jamais vues.
assumed-stalls = Les cartes Étal qui ne sont pas nommées sont supposées être dans leur pile, jamais vues.
assumed-rubies = Les places dont les rubis ne sont pas nommés sont supposées ne pas en avoir.
assumed-supply = La réserve est supposée contenir tous les rubis que personne n’a.
assumed-objectives = Les Objectifs qui ne sont pas nommés sont supposés hors de la partie.
assumed-characters = Les Personnages qui ne sont pas nommés sont supposés hors de la partie.
assumed-copied = Zumurrud est supposée ne copier encore personne.
assumed-phase = Un tour est supposé tout juste commencé.
assumed-first = La place { $seat } est supposée avoir commencé.
assumed-mover = C’est à la place { $seat } de décider, suppose-t-on.
assumed-turns = Ce tour est supposé être le numéro { $turn }.
assumed-refill = Aucun emplacement du plateau n’est supposé être à remplir après ce tour.
assumed-turn = Dans ce tour, rien n’est supposé s’être passé ni aucun effet attendre qui ne soit nommé.

## Ce qui ne va pas dans une position

problem-option = ses options ne conviennent pas : { $detail }
problem-set = son matériel est inutilisable : { $detail }
problem-set-unknown = le matériel « { $set } » n’est pas fourni avec zellige, et le document ne le contient pas
problem-set-hash = le matériel « { $set } » n’est pas celui dont le document donne l’empreinte
problem-seat-count = il y a { $seats } joueurs (« players »), mais « seats » en décrit { $found }
problem-seat = il n’y a pas de place { $found } ; les places vont de 1 à { $seats }
problem-tile-several = { $tile } peut être { $count } tuiles : { $near }
problem-tile-none = aucune tuile de ce matériel n’est comme { $tile } ; les plus proches : { $near }
problem-twice = { $piece } se trouve à deux endroits
problem-no-cell = il n’y a pas de case { $cell } ; les colonnes vont jusqu’à 61
problem-on-start = en { $cell } de la place { $seat } se trouve la tuile de départ
problem-outside-rows = { $cell } de la place { $seat } est hors des lignes 1 à 4, que seuls les Personnages ouvrent
problem-copy = la place { $seat } copie un Personnage sans avoir recruté Zumurrud
problem-pile =
    la pioche ne peut pas contenir { $found ->
        [one] { $found } Paysage
       *[other] { $found } Paysages
    } d’un type dont { $most ->
        [one] { $most } seulement n’a pas été vu
       *[other] { $most } seulement n’ont pas été vus
    } ({ $kind ->
        [palace] Palais
        [caravan] Caravanes
        [oasis] Oasis
       *[market] Marchés
    })
problem-cards = « { $field } » ne peut pas cacher { $found ->
    [one] { $found } carte
   *[other] { $found } cartes
} quand { $most ->
    [one] { $most } seulement n’a pas été vue
   *[other] { $most } seulement n’ont pas été vues
}
problem-phase-seat = une place décide tant que la partie n’est pas finie : « "seat": null » va avec « "phase": "over" », et seulement avec
problem-phase-start = on choisit les tuiles de départ (« phase »), mais la place { $seat } en a une ou il n’en reste pas (« starts_left »)
problem-no-start = la place { $seat } n’a pas de tuile de départ (« start », S1 à S5)
problem-phase-keep = on garde des Personnages (« phase ») : la place { $seat } doit en avoir { $count } dans « dealt », et non { $found }
problem-phase-tile = un Paysage est en main (« turn, tile ») dans les phases « ali » et « place » seulement, et avec sa ligne d’origine (« turn, row ») dans « place » seulement ; la phase est « { $phase } »
problem-no-tiles = il n’y a aucun Paysage à choisir sur le plateau (« board ») ; quand la partie est finie, « "seat": null » le dit
problem-phase-end = seul le propriétaire de Zumurrud décide (« seat ») dans les phases « end1 » et « end2 », avant son choix (« copied »)
problem-no-characters = la place { $seat } a des Personnages dans une partie sans eux
problem-no-abriza = la place { $seat } a des Paysages hors des lignes 1 à 4 sans Abriza
problem-refill = { $space } est à remplir mais n’est pas vide
problem-drawing = on ne peut pas piocher de tuile pour cela en ce moment (« turn, drawing » : « refill » après les effets pour l’emplacement de « turn, refill », « ali » dans la phase « choose », avec une pioche)
problem-pieces =
    il y a { $found } { $piece ->
         [palace] Palais
         [caravan] Caravanes
         [oasis] Oasis
         [market] Marchés
         [mosaic] cartes Mosaïque
         [stall] cartes Étal
         [ruby] rubis
        *[character] Personnages
    } au lieu de { $wanted }

## Matériel de remplacement

set-shape =
    { $whole ->
        [yes] Un fichier de matériel
       *[no] « { $field } »
    } ne peut pas être { $value }{ $hint }.
set-word = « { $word } » ne dit rien d’une pièce ; le plus proche qui dise quelque chose est « { $near } ».
set-too-deep = Ce fichier de matériel a trop de listes et d’objets imbriqués.
set-position = C’est une position, et non un fichier de matériel.
set-field-missing = Il manque le champ « { $field } ».
set-field-unknown = Il n’y a pas de champ « { $field } »{ $hint }.
set-length =
    « { $field } » compte { $found ->
        [one] { $found } entrée
       *[other] { $found } entrées
    } au lieu de { $hint }.
set-name = Le nom d’un matériel se compose de minuscules, de chiffres, de points et de tirets, 48 au plus ; il ne peut pas être { $found }.
set-name-taken = « { $set } » est le nom du matériel fourni : le vôtre doit en porter un autre.
set-ids = L’entrée { $position } de « { $group } » doit être { $wanted }, et non { $found }.
set-kind =
    { $tile } doit faire partie des 22 tuiles de son type ({ $kind ->
         [palace] Palais
         [caravan] Caravane
         [oasis] Oasis
        *[market] Marché
    }), et non { $found }.
set-arrows =
    Pour chaque type (ici : { $kind ->
         [palace] Palais
         [caravan] Caravane
         [oasis] Oasis
        *[market] Marché
    }), { $wanted ->
         [one] une tuile doit avoir
        *[other] { $wanted } tuiles doivent avoir
    } { $arrows } côtés Activation ; ce matériel en a { $found }.
set-sides = { $tile } doit avoir deux, quatre ou zéro côtés Activation.
set-caravan-example = Une des Caravanes doit avoir un Étal et un Génie, comme dans l’exemple de tour de la règle.
set-market-empty = Le Marché { $tile } n’a pas de marchandises.
set-goods-elsewhere = { $tile } a des marchandises ailleurs que sur un Marché.
set-market-example = Un des Marchés doit avoir exactement 4 épices, comme dans la règle.
set-stall-empty = La carte Étal { $card } n’a pas de marchandises.
set-colours =
    Il doit y avoir { $wanted } Objectifs { $colour ->
        [grey] gris
        [blue] bleus
        [yellow] jaunes
        [red] rouges
       *[green] verts
    }, et non { $found }.
set-condition = { $card } doit demander ce que la règle dit de cette carte.
set-figure-empty = La figure de { $card } n’a pas de cases.
set-figure-twice = La figure de { $card } demande deux choses d’une même case (ligne { $row }, colonne { $column }).
set-figure-no-landscape = La figure de { $card } ne montre aucun Paysage.
set-figure-count =
    D’après son texte, { $card } doit montrer exactement { $wanted } { $kind ->
        [palace] Palais
        [caravan] Caravanes
        [oasis] Oasis
        [market] Marchés
       *[any] Paysages
    } ; sa figure en a { $found }{ $drawn ->
        [0] { "" }
        [one] { " " }sur un Paysage
       *[other] { " " }sur { $drawn } Paysages
    }.
set-figure-diagonal = D’après son texte, { $card } doit montrer une diagonale ; les Paysages de sa figure n’en forment pas.
set-figure-holes =
    D’après son texte, { $card } doit montrer un trou de { $wanted } cases ; sa figure a { $found ->
        [one] une case vide
       *[other] { $found } cases vides
    }.
set-figure-turns =
    { $turnable ->
        [yes] D’après la règle, { $card } peut être orientée dans n’importe quel sens ; sa figure ne le peut pas.
       *[no] La règle ne dit pas que { $card } peut être orientée autrement ; sa figure peut être tournée ou retournée.
    }
set-oasis-points = L’Objectif des cinq Oasis doit valoir 6 points, comme sur la carte, et non { $found }.
set-ali-baba = Ali Baba doit coûter 4 rubis, comme sur la carte, et non { $found }.
set-differs = { $entry }, { $field } : { $one } dans le premier, { $other } dans le second.
set-good =
    Le matériel « { $set } » est valable ; { $count ->
        [one] { $count } entrée est encore reconstituée
       *[other] { $count } entrées sont encore reconstituées
    }.
