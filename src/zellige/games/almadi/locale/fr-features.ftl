# Almadi : ce que promet un royaume, une phrase par caractéristique. $count : combien, ou des dixièmes de point quand c’est dit.

feature-turns = Tours encore à jouer : { $count }.
feature-oases =
    { $count ->
        [0] Aucune Oasis n’en touche une autre.
        [one] Une Oasis en touche une autre.
       *[other] { $count } Oasis en touchent d’autres.
    }
feature-lone-oases =
    { $count ->
        [0] Aucune Oasis n’est isolée.
        [one] Une Oasis est isolée.
       *[other] { $count } Oasis sont isolées.
    }
feature-oasis-room =
    { $count ->
        [0] Le plus grand groupe d’Oasis ne peut plus s’agrandir.
        [one] Le plus grand groupe d’Oasis peut s’agrandir à un endroit.
       *[other] Le plus grand groupe d’Oasis peut s’agrandir à { $count } endroits.
    }
feature-oasis-lead = Avance du plus grand groupe d’Oasis : { $count }.
feature-oasis-bonus =
    { $count ->
        [0] En l’état, le bonus du plus grand groupe d’Oasis va ailleurs.
       *[other] En l’état, le plus grand groupe d’Oasis rapporte le bonus.
    }
feature-carried =
    { $count ->
        [0] Aucune marchandise n’est transportée.
        [one] Une marchandise est transportée.
       *[other] { $count } marchandises sont transportées.
    }
feature-goods-waiting =
    { $count ->
        [0] Aucune marchandise n’attend de Caravane.
        [one] Une marchandise attend une Caravane.
       *[other] { $count } marchandises attendent une Caravane.
    }
feature-room-waiting =
    { $count ->
        [0] Les Caravanes sont pleines.
        [one] Les Caravanes ont encore de la place pour une marchandise.
       *[other] Les Caravanes ont encore de la place pour { $count } marchandises.
    }
feature-caravan-group = Caravanes dans le plus grand groupe : { $count }.
feature-caravan-room =
    { $count ->
        [0] Le plus grand groupe de Caravanes ne peut plus s’agrandir.
        [one] Le plus grand groupe de Caravanes peut s’agrandir à un endroit.
       *[other] Le plus grand groupe de Caravanes peut s’agrandir à { $count } endroits.
    }
feature-palaces =
    { $count ->
        [0] Les Palais ne valent encore rien.
        [one] Les Palais valent un point.
       *[other] Les Palais valent { $count } points.
    }
feature-palace-sides =
    { $count ->
        [0] Aucun côté de Palais n’est libre pour une Oasis ou un Marché.
        [one] Un côté de Palais est encore libre pour une Oasis ou un Marché.
       *[other] { $count } côtés de Palais sont encore libres pour une Oasis ou un Marché.
    }
feature-mosaics =
    { $count ->
        [0] Les Mosaïques ne valent encore rien.
        [one] Les Mosaïques valent un point.
       *[other] Les Mosaïques valent { $count } points.
    }
feature-mosaics-waiting =
    { $count ->
        [0] Aucune Mosaïque n’attend de Palais.
        [one] Une Mosaïque attend un Palais.
       *[other] { $count } Mosaïques attendent un Palais.
    }
feature-palaces-bare =
    { $count ->
        [0] Aucun Palais n’est sans Mosaïque.
        [one] Une Mosaïque sur chaque Palais qui n’en a pas rapporterait un point.
       *[other] Une Mosaïque sur chaque Palais qui n’en a pas rapporterait { $count } points.
    }
feature-jars =
    { $count ->
        [0] Aucune Jarre n’est activée.
        [one] Une Jarre est activée.
       *[other] { $count } Jarres sont activées.
    }
feature-jars-open =
    { $count ->
        [0] Aucune Jarre ne donne sur un emplacement libre.
        [one] Une Jarre donne sur un emplacement libre.
       *[other] { $count } Jarres donnent sur un emplacement libre.
    }
feature-martelines-open =
    { $count ->
        [0] Aucune Marteline ne donne sur un emplacement libre.
        [one] Une Marteline donne sur un emplacement libre.
       *[other] { $count } Martelines donnent sur un emplacement libre.
    }
feature-stalls-open =
    { $count ->
        [0] Aucun Étal ne donne sur un emplacement libre.
        [one] Un Étal donne sur un emplacement libre.
       *[other] { $count } Étals donnent sur un emplacement libre.
    }
feature-moons-open =
    { $count ->
        [0] Aucune Lune ne donne sur un emplacement libre.
        [one] Une Lune donne sur un emplacement libre.
       *[other] { $count } Lunes donnent sur un emplacement libre.
    }
feature-rubies-open =
    { $count ->
        [0] Aucun Rubis ne donne sur un emplacement libre.
        [one] Un Rubis donne sur un emplacement libre.
       *[other] { $count } Rubis donnent sur un emplacement libre.
    }
feature-genies-open =
    { $count ->
        [0] Aucun Génie ne donne sur un emplacement libre.
        [one] Un Génie donne sur un emplacement libre.
       *[other] { $count } Génies donnent sur un emplacement libre.
    }
feature-arrows-open =
    { $count ->
        [0] Aucune flèche ne donne sur un emplacement libre.
        [one] Une flèche donne sur un emplacement libre.
       *[other] { $count } flèches donnent sur un emplacement libre.
    }
feature-genie =
    { $count ->
        [0] Aucun Génie n’attend de souhait.
       *[other] Un Génie attend un souhait.
    }
feature-objectives =
    { $count ->
        [0] Aucun Objectif n’est réalisé.
        [one] Les Objectifs réalisés rapportent un point.
       *[other] Les Objectifs réalisés rapportent { $count } points.
    }
feature-objectives-held =
    { $count ->
        [0] Aucun Objectif n’est en cours.
        [one] Les Objectifs en cours valent un point, ou le coûtent.
       *[other] Les Objectifs en cours valent { $count } points, ou les coûtent.
    }
feature-objectives-hoped = Ce qu’on peut espérer des Objectifs en cours, en dixièmes de point : { $count }.
feature-objective-now = Ce que peut rapporter une Lune en attente, en dixièmes de point : { $count }.
feature-objective-near = Ce que pourra rapporter une Lune plus tard, en dixièmes de point : { $count }.
feature-ruby-points = Ce que valent les rubis, en dixièmes de point : { $count }.
feature-ruby-lead = Avance en rubis : { $count }.
feature-purse =
    { $count ->
        [0] Il n’y a pas de rubis pour recruter.
        [one] Il y a un rubis pour recruter.
       *[other] Il y a { $count } rubis pour recruter.
    }
feature-characters =
    { $count ->
        [0] Les Personnages recrutés ne rapportent encore rien.
        [one] Les Personnages recrutés rapportent un point.
       *[other] Les Personnages recrutés rapportent { $count } points.
    }
feature-powers = Ce que peuvent encore rapporter les pouvoirs des Personnages, en dixièmes de point : { $count }.
feature-places =
    { $count ->
        [0] Il n’y a pas d’emplacement pour un autre Paysage.
        [one] Il y a un emplacement pour un autre Paysage.
       *[other] Il y a { $count } emplacements pour un autre Paysage.
    }
feature-holes =
    { $count ->
        [0] Le royaume n’a pas de trou entre quatre Paysages.
        [one] Le royaume a un trou entre quatre Paysages.
       *[other] Le royaume a { $count } trous entre quatre Paysages.
    }
feature-longest-row = Paysages dans la ligne la plus longue : { $count }.
