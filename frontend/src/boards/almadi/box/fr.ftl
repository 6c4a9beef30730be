# La page de votre propre boîte : ce que disent les tuiles et les cartes.

box-title = { $game } : votre propre boîte
box-intro = Les vraies tuiles et cartes ne sont pas publiques : zellige joue donc avec une reconstitution. Si vous avez la boîte, saisissez ici ce qui est imprimé sur chaque pièce ; tout est gardé dans ce navigateur au fur et à mesure.
box-name = Nom de votre matériel
box-name-help = minuscules, chiffres, points et tirets
box-load = Ouvrir un fichier
box-save = Enregistrer
box-again = Recommencer
box-undo = Annuler
box-redo = Rétablir
box-play = Jouer avec ce matériel
box-progress = { $seen } entrées sur { $all } viennent de la boîte ou de la règle
box-progress-done = Toutes les entrées viennent de la boîte ou de la règle
box-left = { $left ->
    [0] Plus rien n’est reconstitué
    [one] { $left } entrée est encore reconstituée
   *[other] { $left } entrées sont encore reconstituées
}
box-checking = Vérification…
box-good = Ce matériel est conforme à la règle.
box-number-refused = Un nombre entier de { $least } à { $most }, s’il vous plaît ; { $value } est conservé.
box-aside = { $count ->
    [one] Ce navigateur garde un fichier de matériel que cette page ne sait pas montrer. Il a été mis de côté : enregistrez-le dans un fichier, ou oubliez-le.
   *[other] Ce navigateur garde { $count } fichiers de matériel que cette page ne sait pas montrer. Ils ont été mis de côté : enregistrez-les dans des fichiers, ou oubliez-les.
}
box-aside-save = Enregistrer ce qui est de côté
box-aside-forget = Oublier
box-findings = { $count ->
    [one] { $count } impossibilité
   *[other] { $count } impossibilités
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
box-section-wrong = cette partie contient une impossibilité
box-entry-seen = vu dans la boîte
box-entry-known = d’après la règle
box-entry-guessed = reconstitué
box-entry-wrong = impossible
box-seen = Vu dans ma boîte
box-seen-known = La règle le dit : rien à saisir.
box-previous = Entrée précédente
box-next = Vu, passer au suivant
box-sides = Côté
box-side = { $side ->
    [N] en haut
    [E] à droite
    [S] en bas
   *[W] à gauche
}
box-what = Ce qui y est imprimé
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
    [leather] Maroquinerie
    [carpet] Tapis
   *[pottery] Poterie
}
box-fewer = { $what } : en retirer un
box-more = { $what } : en ajouter un
box-row = Ligne
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
box-figure-cell = Ligne { $row }, colonne { $column } : { $need ->
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
box-keys-landscapes = Au clavier : choisissez une tuile avec les flèches et tapez ses quatre côtés dans le sens horaire depuis le haut ({ $letters }). On passe alors à la tuile suivante.
box-keys-market = Au clavier : choisissez un Marché avec les flèches et tapez ses quatre côtés dans le sens horaire depuis le haut ({ $letters }), puis le nombre d’épices, d’articles de maroquinerie, de tapis et de poteries. On passe alors au Marché suivant.
box-keys-starts = Au clavier : choisissez une tuile de départ avec les flèches et tapez ses côtés droits de la ligne 1 à la ligne 4 ({ $letters } ; - pour rien).
box-keys-objectives = Au clavier : choisissez une carte avec les flèches et tapez ses points ; Entrée la marque comme vue et passe à la suivante.
box-keys-characters = Au clavier : choisissez une carte avec les flèches et tapez son coût en rubis. On passe alors à la carte suivante.
box-keys-stalls = Au clavier : choisissez une carte avec les flèches et tapez le nombre d’épices, d’articles de maroquinerie, de tapis et de poteries. On passe alors à la carte suivante.
box-keys-mosaics = Au clavier : choisissez une carte avec les flèches et tapez la lettre de son motif. Donnez une lettre différente à chaque motif de vos cartes.
box-keys-more = Entrée : vu tel quel, suivant. Retour arrière : un pas en arrière.
box-not-a-set = Ce fichier n’est pas un fichier de matériel. { $problem }
box-loaded = « { $set } » est ouvert.
box-saved = « { $set } » est enregistré dans un fichier.
box-undone = Annulé.
box-now = { $entry } : { $content }
