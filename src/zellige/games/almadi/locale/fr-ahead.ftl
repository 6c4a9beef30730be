## Ce qui se passerait, dit d’avance à qui décide

ahead-the-landscape =
    { $kind ->
         [palace] le Palais
         [caravan] la Caravane
         [oasis] l’Oasis
        *[market] le Marché
    }
ahead-start-tile = Vous choisissez la tuile de départ { $start }
ahead-kept = Vous gardez { $pieces }
ahead-revealed =
    { $count ->
         [one] { $count } Personnage que personne ne garde est mis face visible
        *[other] { $count } Personnages que personne ne garde sont mis face visible
    }
ahead-took = Vous prenez { ahead-the-landscape } de la ligne { $row }
ahead-ali = Vous piochez grâce à Ali
ahead-put = Vous mettez { ahead-the-landscape } sur le plateau, en { $space }
ahead-placed = Vous placez { ahead-the-landscape } en { $cell }
ahead-moved = Vous déplacez { ahead-the-landscape } de { $from } à { $to }
ahead-swapped =
    Vous échangez { ahead-the-landscape } en { $from } et { $with ->
         [palace] le Palais
         [caravan] la Caravane
         [oasis] l’Oasis
        *[market] le Marché
    } en { $to }
ahead-mosaic = Vous prenez une Mosaïque (motif { $motif })
ahead-stall = Vous prenez une carte Étal ({ stall-goods })
ahead-rubies = { $count } rubis
ahead-ruby = Vous prenez { ahead-rubies }
ahead-aladdin = Vous prenez { ahead-rubies } grâce à Aladdin
ahead-badroulboudour = Vous prenez une Mosaïque grâce à Badroulboudour (motif { $motif })
ahead-paribanou = Vous prenez une carte Étal grâce à Paribanou ({ stall-goods })
ahead-moon = Vous prenez { objective-named }
ahead-moon-from = Vous prenez { objective-named } à { $other }
ahead-done = Vous finissez le tour
ahead-pass = Vous passez
ahead-recruited = Vous recrutez { character-named } pour { $cost } rubis
ahead-copied = Zumurrud copie { character-named }
ahead-gave-mosaic = Vous confiez à Zaynab une Mosaïque (motif { $motif }) contre une carte Étal ({ stall-goods })
ahead-gave-stall = Vous confiez à Zaynab une carte Étal ({ stall-goods }) contre une Mosaïque (motif { $motif })
ahead-completed =
    { $you ->
         [yes] Vous réalisez
        *[no] { $seat } réalise
    } { objective-named }
ahead-genie = Un Génie est activé
ahead-discarded =
    { $kind ->
         [palace] Un Palais est défaussé
         [caravan] Une Caravane est défaussée
         [oasis] Une Oasis est défaussée
        *[market] Un Marché est défaussé
    }
ahead-over = La pioche est vide : la partie se termine
ahead-drawn-refilled =
    { $count ->
         [one] Un Paysage est pioché
        *[other] { $count } Paysages sont piochés
    }
ahead-drawn-uncovered-mosaic =
    { $count ->
         [one] Une Mosaïque est dévoilée
        *[other] { $count } Mosaïques sont dévoilées
    }
ahead-drawn-uncovered-stall =
    { $count ->
         [one] Une carte Étal est dévoilée
        *[other] { $count } cartes Étal sont dévoilées
    }
