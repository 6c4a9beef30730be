## La feuille de score : ce que l’on compte sur une vraie table

pad-buildings = Bâtiments
pad-stables = Étables
pad-walls = Murs au bord
pad-merchants = Marchands au bord
pad-well = Bâtiments et étables à deux cases du puits, en ligne droite
pad-neutral-orange = Taille du plus grand palais orange neutre
pad-neutral-brown = Taille du plus grand palais marron neutre
pad-neutral-grey = Taille du plus grand palais gris neutre
pad-neutral-violet = Taille du plus grand palais violet neutre
pad-claim = Prise du plus grand palais (1 : la première de toutes)
pad-tie = le plus grand palais décide, puis celui qui a été pris le premier
term-well = En ligne avec le puits

pad-help-buildings = Bâtiments de cette couleur dans le palais, celui sous le toit compris. Qui n’a pas de palais de la couleur laisse vide.
pad-help-stables = Étables qui font partie de ce palais.
pad-help-walls = Murs d’enceinte qui touchent ce palais.
pad-help-merchants = Marchands au bord de ce palais, sans les coins. Entre deux palais, il compte pour les deux.
pad-help-well = Cases de vos palais à deux cases du puits, tout droit vers le haut, le bas, la gauche ou la droite.
pad-help-palace-tile = Se déduit des tailles des palais. Si deux sont aussi grands, dites qui a pris la tuile en premier.
pad-help-neutral = Sous un toit neutre ; 0 s’il n’y en a pas. Plus grand, il prive tout le monde de la tuile.
pad-help-claim = Quand son toit a été posé : 1 pour le tout premier palais pris. Départage deux joueurs égaux en tout.
pad-help-tower = Qui la tient à la fin.

why-each = { $count } × { $each }
why-palace-tile = le plus grand palais de sa couleur : { $size }
why-tower = tour { $number }

refused-no-palace = { $place } : sans bâtiment, il n’y a pas de palais.
refused-stables = { $place } : au bord de { $size ->
    [one] { $size } bâtiment
   *[other] { $size } bâtiments
}, il y a place pour { $most } étables au plus.
refused-sides = { $place } : un palais de { $size ->
    [one] { $size } pièce
   *[other] { $size } pièces
} a { $most } places à son bord au plus ; murs et marchands en prendraient { $found }.
refused-box-buildings = { $place } : { $found } dans tous les palais, mais le jeu a { $most } bâtiments de cette couleur.
refused-box-stables = { $place } : { $found } dans tous les palais, mais le jeu a { $most } étables.
refused-box-walls = { $place } : { $found } dans tous les palais, mais le jeu a { $most } murs, chacun au bord d’un seul palais.
refused-box-merchants = { $place } : { $found } dans tous les palais, mais le jeu a { $most } marchands, chacun au bord de deux palais au plus.
refused-well = { $place } : { $found } en tout, mais seules { $most } cases sont placées ainsi.
refused-well-own = { $place } : { $found }, c’est plus que les { $most } pièces des palais de ce joueur.
refused-neutral-roofs = { $place } : { $found } palais neutres, c’est plus que les { $most } toits neutres.
refused-neutral-left = { $place } : { $found }, c’est plus que les { $most } pièces que laissent les autres palais.
refused-tile-no-palace = { $place } : { $seat } n’a pas de palais de cette couleur.
refused-tile-neutral = { $place } : pas { $seat }, car un palais neutre de taille { $found } est plus grand.
refused-tile-smaller = { $place } : pas { $seat }, car { $other } a un palais plus grand, de taille { $found }.
refused-tile-nobody = { $place } : quelqu’un la tient, car { $seat } a un palais de taille { $found } et aucun palais neutre n’est aussi grand.
refused-tile-open = { $place } : plusieurs palais ont la taille { $found } ; dites qui tient la tuile, ou personne.
refused-claim-twice = { $place } : { $other } a déjà le numéro { $found }.
refused-tower = { $place } : { $seat } tiendrait { $tiles ->
    [one] { $tiles } tuile tour
   *[other] { $tiles } tuiles tour
} avec { $found ->
    [0] aucun mur
    [one] { $found } mur
   *[other] { $found } murs
} au bord de ses palais.
