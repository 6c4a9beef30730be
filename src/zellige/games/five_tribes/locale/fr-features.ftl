# Five Tribes : ce qu’un siège possède et peut espérer, une phrase par caractéristique. $count : combien, ou des dixièmes de point quand c’est dit.

feature-coins =
    { $count ->
        [0] Il n’y a pas de pièces en main.
        [one] Il y a une pièce en main.
       *[other] Il y a { $count } pièces en main.
    }
feature-coins-short =
    { $count ->
        [0] Il y a assez de pièces pour enchérir haut.
        [one] Il manque une pièce pour enchérir haut.
       *[other] Il manque { $count } pièces pour enchérir haut.
    }
feature-viziers =
    { $count ->
        [0] Il n’y a pas de Vizirs.
        [one] Les Vizirs rapportent un point.
       *[other] Les Vizirs rapportent { $count } points.
    }
feature-vizier-bonus =
    { $count ->
        [0] Personne n’a moins de Vizirs.
        [one] Avoir plus de Vizirs rapporte un point.
       *[other] Avoir plus de Vizirs que d’autres rapporte { $count } points.
    }
feature-vizier-lead = Avance en Vizirs sur l’ensemble des autres sièges : { $count }.
feature-elders =
    { $count ->
        [0] Il n’y a pas d’Anciens.
        [one] Les Anciens rapportent un point.
       *[other] Les Anciens rapportent { $count } points.
    }
feature-elders-spare =
    { $count ->
        [0] Aucun Ancien ne peut être dépensé pour les djinns.
        [one] Un Ancien peut être dépensé pour les djinns.
       *[other] { $count } Anciens peuvent être dépensés pour les djinns.
    }
feature-djinns =
    { $count ->
        [0] Il n’y a pas de djinns.
        [one] Les djinns rapportent un point.
       *[other] Les djinns rapportent { $count } points.
    }
feature-djinn-powers = Ce que les pouvoirs des djinns peuvent encore rapporter, en dixièmes de point : { $count }.
feature-tiles =
    { $count ->
        [0] Aucune tuile n’est contrôlée.
        [one] Les tuiles contrôlées rapportent un point.
       *[other] Les tuiles contrôlées rapportent { $count } points.
    }
feature-palms =
    { $count ->
        [0] Aucun palmier ne rapporte de points.
        [one] Les palmiers rapportent un point.
       *[other] Les palmiers rapportent { $count } points.
    }
feature-palaces =
    { $count ->
        [0] Aucun palais ne rapporte de points.
        [one] Les palais rapportent un point.
       *[other] Les palais rapportent { $count } points.
    }
feature-goods =
    { $count ->
        [0] Il n’y a pas de marchandises en main.
        [one] Les marchandises en main se vendent un point.
       *[other] Les marchandises en main se vendent { $count } points.
    }
feature-goods-kinds =
    { $count ->
        [0] Aucune sorte de marchandise n’est en main.
        [one] Une sorte de marchandise est en main.
       *[other] { $count } sortes de marchandises sont en main.
    }
feature-goods-cards =
    { $count ->
        [0] Aucune carte Marchandise n’est en main.
        [one] Une carte Marchandise est en main.
       *[other] { $count } cartes Marchandise sont en main.
    }
feature-fakirs =
    { $count ->
        [0] Aucun Fakir n’est en main.
        [one] Un Fakir est en main.
       *[other] { $count } Fakirs sont en main.
    }
feature-sites =
    { $count ->
        [0] Aucune Oasis, aucun Village n’est contrôlé.
        [one] Une Oasis ou un Village est contrôlé, où l’on peut encore bâtir.
       *[other] { $count } Oasis et Villages sont contrôlés, où l’on peut encore bâtir.
    }
feature-camels =
    { $count ->
        [0] Tous les chameaux sont placés.
        [one] Il reste un chameau.
       *[other] Il reste { $count } chameaux.
    }
feature-income =
    { $count ->
        [0] Aucun Bâtisseur ne va rapporter.
        [one] Les Bâtisseurs vont rapporter une pièce.
       *[other] Les Bâtisseurs vont rapporter { $count } pièces.
    }
feature-killing =
    { $count ->
        [0] Aucun Assassin ne va frapper.
        [one] Un Assassin va frapper.
       *[other] Les Assassins vont frapper deux fois.
    }
feature-drawing =
    { $count ->
        [0] Rien ne va être pioché.
        [one] Une carte va être piochée.
       *[other] Ce qui va être pioché compte pour { $count } cartes.
    }
feature-offers = Ce que le plateau offre à ses tours encore à venir dans cette manche, en dixièmes de point : { $count }.
