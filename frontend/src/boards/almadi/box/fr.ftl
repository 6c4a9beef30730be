# La page de votre propre boîte : ce que disent les tuiles et les cartes.

box-title = { $game } : votre propre boîte
box-intro = Les vraies tuiles et cartes ne sont pas publiques : zellige joue donc avec une reconstitution. Qui possède la boîte saisit ici ce que montre chaque pièce ; ce navigateur garde tout au fur et à mesure.
box-name = Nom du jeu de composants
box-name-help = minuscules, chiffres, points et tirets
box-load = Ouvrir un fichier
box-save = Enregistrer
box-again = Recommencer
box-undo = Annuler
box-redo = Rétablir
box-play = Jouer avec ce jeu
box-progress = { $seen } entrées sur { $all } viennent de la boîte ou de la règle
box-progress-done = Toutes les entrées viennent de la boîte ou de la règle
box-left = { $left ->
    [0] Plus rien n’est reconstitué
    [one] { $left } entrée est encore reconstituée
   *[other] { $left } entrées sont encore reconstituées
}
box-checking = Vérification…
box-good = Ce jeu de composants s’accorde avec la règle.
box-number-refused = Un nombre entier de { $least } à { $most }, s’il vous plaît ; { $value } est conservé.
box-aside = { $count ->
    [one] Ce navigateur garde un jeu de composants que cette page ne sait pas montrer. Il a été mis de côté : enregistrez-le dans un fichier, ou oubliez-le.
   *[other] Ce navigateur garde { $count } jeux de composants que cette page ne sait pas montrer. Ils ont été mis de côté : enregistrez-les dans des fichiers, ou oubliez-les.
}
box-aside-save = Enregistrer ce qui est de côté
box-aside-forget = Oublier
box-findings = { $count ->
    [one] { $count } chose ne peut pas être
   *[other] { $count } choses ne peuvent pas être
}
box-sections = Parties de la boîte
box-section = { $section ->
    [palace] Palais
    [caravan] Caravanes
    [oasis] Oasis
    [market] Marchés
    [starts] Tuiles de départ
    [objectives] Objectifs
    [characters] Personnages
    [stalls] Cartes Étal
   *[mosaics] Mosaïques
}
box-section-state = { $seen } sur { $all }
box-section-wrong = quelque chose ici ne peut pas être
box-entry-seen = vu dans la boîte
box-entry-known = d’après la règle
box-entry-guessed = reconstitué
box-entry-wrong = ne peut pas être
box-seen = Vu dans ma boîte
box-seen-known = La règle le dit : rien à saisir.
box-previous = Entrée précédente
box-next = Vu, suivant
box-sides = Côté
box-side = { $side ->
    [N] en haut
    [E] à droite
    [S] en bas
   *[W] à gauche
}
box-what = Ce qui s’y trouve
box-effect = { $effect ->
    [A] Activation
    [genie] Génie
    [marteline] Marteline
    [stall] Étal
    [moon] Lune
    [ruby] Rubis
    [jar] Jarre
   *[blank] Rien
}
box-letter = { $effect ->
    [A] a
    [genie] g
    [marteline] m
    [stall] e
    [moon] l
    [ruby] r
   *[jar] j
}
box-goods = Marchandises
box-good-name = { $good ->
    [spice] Épices
    [leather] Cuir
    [carpet] Tapis
   *[pottery] Poterie
}
box-fewer = { $what } : un de moins
box-more = { $what } : un de plus
box-row = Rangée
box-kind = Paysage
box-cost = Rubis
box-points = Points
box-colour = Couleur
box-colour-name = { $colour ->
    [grey] Gris
    [blue] Bleu
    [yellow] Jaune
    [red] Rouge
   *[green] Vert
}
box-motif = Motif
box-figure = Figure
box-figure-brush = Dessiner avec
box-figure-need = { $need ->
    [any] n’importe quel Paysage
    [palace] Palais
    [caravan] Caravane
    [oasis] Oasis
    [market] Marché
    [empty] espace vide
   *[none] rien
}
box-figure-cell = Rangée { $row }, colonne { $column } : { $need ->
    [any] n’importe quel Paysage
    [palace] Palais
    [caravan] Caravane
    [oasis] Oasis
    [market] Marché
    [empty] espace vide
   *[none] rien
}
box-figure-turned = Peut être tournée
box-figure-mirrored = Peut être retournée en miroir
box-keys-landscapes = Au clavier : choisissez une tuile avec les flèches et tapez ses quatre côtés dans le sens horaire depuis le haut ({ $letters }). La suivante vient d’elle-même.
box-keys-market = Au clavier : choisissez un Marché avec les flèches et tapez ses quatre côtés dans le sens horaire depuis le haut ({ $letters }), puis le nombre d’épices, de cuirs, de tapis et de poteries. Le suivant vient de lui-même.
box-keys-starts = Au clavier : choisissez une tuile de départ avec les flèches et tapez ses côtés droits de la rangée 1 à la rangée 4 ({ $letters } ; - pour rien).
box-keys-objectives = Au clavier : choisissez une carte avec les flèches et tapez ses points ; Entrée dit que vous l’avez vue et passe à la suivante.
box-keys-characters = Au clavier : choisissez une carte avec les flèches et tapez son coût en rubis. La suivante vient d’elle-même.
box-keys-stalls = Au clavier : choisissez une carte avec les flèches et tapez le nombre d’épices, de cuirs, de tapis et de poteries. La suivante vient d’elle-même.
box-keys-mosaics = Au clavier : choisissez une carte avec les flèches et tapez la lettre de son motif. Donnez à chaque image de vos cartes une lettre à elle.
box-keys-more = Entrée : vu tel quel, suivant. Retour arrière : un pas en arrière.
box-not-a-set = Ce fichier n’est pas un jeu de composants. { $problem }
box-loaded = « { $set } » est ouvert.
box-saved = « { $set } » est enregistré dans un fichier.
box-undone = Annulé.
box-now = { $entry } : { $content }
