# Plateau d’Almadi : les mots de l’interface. Les phrases sur le jeu viennent du serveur.

almadi-kind =
    { $kind ->
        [oasis] Oasis
        [caravan] Caravane
        [market] Marché
       *[palace] Palais
    }
almadi-effect =
    { $effect ->
        [genie] Génie
        [marteline] Marteline
        [stall] Étal
        [moon] Lune
        [ruby] Rubis
       *[jar] Jarre
    }
almadi-goods =
    { $count } { $good ->
        [spice] { $count ->
            [one] épice
           *[other] épices
        }
        [leather] { $count ->
            [one] article de maroquinerie
           *[other] articles de maroquinerie
        }
        [carpet] tapis
       *[pottery] { $count ->
            [one] poterie
           *[other] poteries
        }
    }
almadi-side =
    { $side ->
        [N] en haut
        [E] à droite
        [S] en bas
       *[W] à gauche
    } { $what ->
        [A] Activation
        [genie] Génie
        [marteline] Marteline
        [stall] Étal
        [moon] Lune
        [ruby] Rubis
       *[jar] Jarre
    }{ $active ->
        [yes] , activé
       *[no] {""}
    }
almadi-cell = Ligne { $row }, colonne { $column }
almadi-planned = { $what }, ligne { $row }
almadi-space = À prendre, ligne { $row }
almadi-empty = vide
almadi-can = Possible
almadi-can-for = Possible : { $change }
almadi-can-move =
    { $told ->
        [yes] Un Génie peut le déplacer : { $change } au mieux
       *[no] Un Génie peut le déplacer
    }
almadi-can-take = Peut être choisi
almadi-can-put = Peut être échangé
almadi-doomed = sera défaussé
almadi-chosen = choisi
almadi-lifted = pris : choisissez où le placer
almadi-wakes = Active { $what }
almadi-fresh = nouveau depuis votre dernier tour
almadi-counts = rapporte des points
almadi-counts-for = rapporte { $points }

almadi-on-offer = À prendre
almadi-realms = Royaumes
almadi-realm-of = { $you ->
    [yes] Votre royaume
   *[no] Royaume : { $name }
}
almadi-scroll = Le royaume s’étend vers la droite
almadi-in-hand =
    { $kind ->
        [oasis] Oasis
        [caravan] Caravane
        [market] Marché
       *[palace] Palais
    } en main{ $row ->
        [0] {""}
       *[other] , ligne { $row }
    }

almadi-choices = Ce que vous pouvez faire
almadi-effects = Effets activés, dans l’ordre de votre choix
almadi-genie-pick = Génie : choisissez un Paysage de votre royaume
almadi-genie-other = Génie : un autre Paysage
almadi-genie-done = Génie : plus aucun déplacement
almadi-moon-pick =
    { $count ->
        [one] Lune : prenez un Objectif
       *[other] { $count } Lunes : prenez des Objectifs
    }
almadi-do-effect =
    { $effect ->
        [marteline] Marteline : prendre la Mosaïque
        [stall] Étal : prendre la carte Étal
       *[ruby] Rubis : prendre un rubis
    }
almadi-do-power =
    { $power ->
        [aladdin] Aladdin : un rubis
        [badroulboudour] Badroulboudour : une Mosaïque
       *[paribanou] Paribanou : une carte Étal
    }
almadi-do-ali = Ali : piocher un Paysage
almadi-do-done = Finir le tour
almadi-do-pass = Passer
almadi-do-start = Tuile de départ { $start }
almadi-do-keep = Garder { $names }
almadi-do-recruit = Recruter { $name }
almadi-do-copy = Copier { $name }
almadi-do-give-mosaic = Zaynab : la Mosaïque { $motif } contre une carte Étal
almadi-do-give-stall = Zaynab : la carte Étal ({ $goods }) contre une Mosaïque
almadi-do-moon = Prendre : { $text }.
almadi-do-steal = { $you ->
    [yes] Vous prendre
   *[no] Prendre à { $name }
} : { $text }.

almadi-objectives = Objectifs
almadi-progress-of = { $you ->
    [yes] votre avancement
   *[no] avancement : { $name }
}
almadi-on-table = Sur la table
almadi-held-by = { $you ->
    [yes] Chez vous
   *[no] Chez { $name }
}
almadi-completed = réalisé
almadi-to-take = rempli : prenez-le avec une Lune
almadi-progress = { $have } sur { $need }

almadi-cards = Cartes
almadi-cards-of = { $you ->
    [yes] Vos cartes
   *[no] Cartes : { $name }
}
almadi-mosaics = Mosaïques
almadi-mosaic = Mosaïque { $motif }
almadi-stalls = Cartes Étal
almadi-rubies = Rubis
almadi-pile = Pioche
almadi-undrawn = reste { $left }
almadi-next = ; la suivante :
almadi-supply = { $count } en réserve
almadi-left =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
almadi-discarded =
    { $count ->
        [one] { $count } Paysage est défaussé.
       *[other] { $count } Paysages sont défaussés.
    }
almadi-note =
    { $mosaics } { $mosaics ->
        [one] Mosaïque
       *[other] Mosaïques
    }, { $stalls } { $stalls ->
        [one] carte Étal
       *[other] cartes Étal
    }, { $rubies } rubis

almadi-in-reach =
    { $count ->
        [one] { $count } Personnage à portée
       *[other] { $count } Personnages à portée
    }
almadi-characters = Personnages
almadi-dealt = Vos Personnages distribués
almadi-hand = Dans votre main
almadi-face-up = Face visible sur la table
almadi-recruited = { $you ->
    [yes] Recrutés par vous
   *[no] Recrutés par { $name }
}
almadi-copies = Zumurrud copie { $name }.
almadi-keep-count = Choisissez { $count ->
    [one] le Personnage
   *[other] les { $count } Personnages
} que vous gardez.

almadi-titles = Titres
almadi-title-now = Si la partie finissait maintenant :
almadi-ending = { $title }, avec { $total } points
almadi-ending-next = { $points ->
    [one] Encore { $points } point : { $title }
   *[other] Encore { $points } points : { $title }
}
almadi-title-next = { $title } à partir de { $points }
almadi-own-box = Votre propre boîte

almadi-key-digits = choisir un effet ou un autre choix de la bande, dans l’ordre
almadi-help = Choisissez un Paysage du plateau, puis une place marquée de votre royaume : le nombre indiqué est le changement exact de votre score. Tant que vous n’avez pas validé, vous pouvez choisir un autre Paysage ou une autre place ; une place unique est choisie avec son Paysage. Les effets activés et les pouvoirs sont indiqués à côté du royaume : réalisez-les dans l’ordre de votre choix, puis terminez votre tour. Lisez l’aperçu, puis validez par le bouton, ou en touchant une seconde fois le même endroit.

almadi-pick-kind = Paysages
almadi-pick-search = Chercher : génie, épices, P07…
almadi-pick-none = Il ne reste rien de tel.
almadi-pick-found =
    { $count ->
        [one] Une pièce
       *[other] { $count } pièces
    }
almadi-beside-set = Tuiles et cartes
almadi-beside-own = Ma propre boîte
almadi-beside-shipped = Le jeu fourni
almadi-beside-guessed = Les images sont celles du jeu fourni, en partie reconstitué. Si vos tuiles sont différentes,
almadi-beside-enter = saisissez d’abord votre propre boîte.
almadi-beside-board = Paysages proposés
almadi-beside-board-help = Rangées 1 à 4 de haut en bas, a à gauche, b à droite. Touchez une case, puis la tuile qui s’y trouve.
almadi-beside-starts = Tuiles de départ
almadi-beside-starts-help = Celle de chacun, avec ses quatre Paysages de haut en bas.
almadi-beside-objectives = Objectifs
almadi-beside-objectives-help = Un de chaque couleur, et les gris.
almadi-beside-piles = Cartes visibles
almadi-beside-piles-help = La carte du dessus des Mosaïques et celle des Étals.
almadi-beside-characters = Personnages distribués
almadi-beside-characters-help = Tous ceux qu’un joueur a reçus, avant son choix. À plusieurs, chacun saisit les siens pendant que les autres regardent ailleurs.
almadi-beside-space = Case { $space }
almadi-beside-start = Tuile de départ de la place { $seat }
almadi-beside-objective =
    { $colour ->
        [grey] Objectif gris
        [blue] Objectif bleu
        [yellow] Objectif jaune
        [red] Objectif rouge
       *[green] Objectif vert
    }
almadi-beside-mosaic = Carte Mosaïque
almadi-beside-stall = Carte Étal
almadi-beside-hidden = saisi, face cachée
almadi-beside-character =
    { $seats ->
        [1] Personnage { $number }
       *[other] Personnage { $number } de la place { $seat }
    }
almadi-beside-empty = vide
almadi-beside-first = Qui commence
almadi-beside-left =
    { $count ->
        [0] Tout y est.
        [one] Une place est encore vide.
       *[other] { $count } places sont encore vides.
    }
almadi-beside-clear = Vider la table

## Le plateau sur lequel on compose une position

almadi-edit-starts = Tuiles de départ
almadi-edit-follows = d’après la table
almadi-edit-table = Sur la table
almadi-edit-turn = Tour
almadi-edit-own = Devant chaque joueur
almadi-edit-to-move = À qui de jouer
almadi-edit-over = personne : la partie est finie
almadi-edit-first = A commencé
almadi-edit-top = Face visible : { $pile ->
    [mosaic] Mosaïque
   *[stall] Étal
}
almadi-edit-done = Objectifs accomplis
almadi-edit-held = Objectifs manqués
almadi-edit-recruited = Personnages recrutés
almadi-edit-hand = Personnages en main
