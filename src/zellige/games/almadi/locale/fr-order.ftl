## Ce qu’il faut déplacer pour un robot à une vraie table

order-start-tile = Donnez à { $seat } la tuile de départ { $start }
order-kept = Gardez { character-named } pour { $seat }, face cachée
order-took = Prenez { ahead-the-landscape } en { $space } pour { $seat }
order-ali = Piochez un Paysage pour { $seat }, grâce à Ali
order-put = Mettez pour { $seat } { ahead-the-landscape } sur le plateau, en { $space }
order-placed = Placez { ahead-the-landscape } en { $cell } (ligne, colonne) devant { $seat }
order-moved = Déplacez pour { $seat } { ahead-the-landscape } de { $from } à { $to }
order-swapped =
    Échangez pour { $seat } { ahead-the-landscape } en { $from } et { $with ->
         [palace] le Palais
         [caravan] la Caravane
         [oasis] l’Oasis
        *[market] le Marché
    } en { $to }
order-mosaic = Donnez à { $seat } la Mosaïque du dessus (motif { $motif })
order-stall = Donnez à { $seat } la carte Étal du dessus ({ stall-goods })
order-ruby = Donnez à { $seat } { ahead-rubies }
order-aladdin = Donnez à { $seat } { ahead-rubies } (Aladdin)
order-badroulboudour = Donnez à { $seat } la Mosaïque du dessus (motif { $motif }), grâce à Badroulboudour
order-paribanou = Donnez à { $seat } la carte Étal du dessus ({ stall-goods }), grâce à Paribanou
order-moon = Mettez { objective-named } devant { $seat }
order-moon-from = Prenez { objective-named } à { $other } et mettez-le devant { $seat }
order-recruited = Reprenez { $cost } rubis à { $seat } et mettez { character-named } devant ce joueur, face visible
order-done = {""}
order-pass = {""}
order-genie = {""}
order-activated = {""}
order-discarded =
    { $kind ->
         [palace] Défaussez le Palais qui reste dans la ligne
         [caravan] Défaussez la Caravane qui reste dans la ligne
         [oasis] Défaussez l’Oasis qui reste dans la ligne
        *[market] Défaussez le Marché qui reste dans la ligne
    }
