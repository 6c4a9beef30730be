# Médina : ce qu’un siège possède et peut espérer, une phrase par caractéristique. $count : combien, ou des dixièmes de point quand c’est dit.

feature-points =
    { $count ->
        [0] Il n’y a pas encore de points.
        [one] Un point est acquis.
       *[other] { $count } points sont acquis.
    }
feature-palaces-now =
    { $count ->
        [0] Aucun palais ne peut être pris maintenant.
        [one] Les palais qui peuvent être pris maintenant valent un point.
       *[other] Les palais qui peuvent être pris maintenant valent { $count } points.
    }
feature-palaces-at-risk =
    { $count ->
        [0] Aucun palais n’attend que d’autres puissent prendre avant.
        [one] Les palais que d’autres peuvent prendre avant valent un point.
       *[other] Les palais que d’autres peuvent prendre avant valent { $count } points.
    }
feature-palaces-growing =
    { $count ->
        [0] Aucun palais encore libre ne peut grandir.
        [one] Les palais encore libres qui peuvent grandir valent un point.
       *[other] Les palais encore libres qui peuvent grandir valent { $count } points.
    }
feature-palaces-later = Ce que peuvent rapporter les palais encore à prendre, en dixièmes de point : { $count }.
feature-colours =
    { $count ->
        [0] Il y a un palais dans chaque couleur.
        [one] Il manque un palais dans une couleur.
       *[other] Il manque un palais dans { $count } couleurs.
    }
feature-palace-tiles =
    { $count ->
        [0] Aucune tuile Palais n’est à portée.
        [one] Les tuiles Palais à portée valent un point.
       *[other] Les tuiles Palais à portée valent { $count } points.
    }
feature-roofs =
    { $count ->
        [0] Il ne reste pas de toit.
        [one] Il reste un toit.
       *[other] Il reste { $count } toits.
    }
feature-buildings =
    { $count ->
        [0] Il ne reste pas de bâtiment dans une couleur sans palais.
        [one] Il reste un bâtiment dans une couleur sans palais.
       *[other] Il reste { $count } bâtiments dans des couleurs sans palais.
    }
feature-stables =
    { $count ->
        [0] Il ne reste pas d’écurie.
        [one] Il reste une écurie.
       *[other] Il reste { $count } écuries.
    }
feature-merchants =
    { $count ->
        [0] Il ne reste pas de marchand.
        [one] Il reste un marchand.
       *[other] Il reste { $count } marchands.
    }
feature-walls =
    { $count ->
        [0] Il ne reste pas de mur.
        [one] Il reste un mur.
       *[other] Il reste { $count } murs.
    }
feature-neutral-roofs =
    { $count ->
        [0] Il ne reste pas de toit neutre.
        [one] Il reste un toit neutre.
       *[other] Il reste { $count } toits neutres.
    }
feature-tea =
    { $count ->
        [0] Il n’y a pas de thé.
        [one] Il y a une tuile de thé.
       *[other] Il y a { $count } tuiles de thé.
    }
feature-stable-room =
    { $count ->
        [0] Aucun palais de ce siège ne peut recevoir d’écurie.
        [one] Une écurie trouve place à un endroit près des palais de ce siège.
       *[other] Des écuries trouvent place à { $count } endroits près des palais de ce siège.
    }
feature-walls-to-come =
    { $count ->
        [0] Aucun mur ne peut venir près des palais de ce siège.
        [one] Un mur peut encore venir à un endroit près des palais de ce siège.
       *[other] Des murs peuvent encore venir à { $count } endroits près des palais de ce siège.
    }
