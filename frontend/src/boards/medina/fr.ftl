# Médina : les mots du plateau. Les phrases sur le jeu viennent du serveur.

medina-piece-orange = orange
medina-piece-brown = marron
medina-piece-grey = gris
medina-piece-violet = violet
medina-piece-stable = étable
medina-piece-merchant = marchand
medina-piece-wall = mur
medina-piece-roof = toit
medina-piece-neutral = neutre
medina-piece-tea = thé

medina-take-tea = Défausser un thé
medina-pieces-left =
    { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }

medina-place = { $place } : { $rest }
medina-wall-place =
    { $side ->
        [n] mur nord, { $cell }
        [s] mur sud, { $cell }
        [w] mur ouest, { $cell }
       *[e] mur est, { $cell }
    }
medina-tower-place = Tour { $number }

medina-empty = vide
medina-empty-well = vide ; un bâtiment ou une étable y rapporte 4 points (puits)
medina-holds-merchant = marchand
medina-holds-well = le puits
medina-wall-built = mur construit
medina-wall-free = case libre
medina-holds-building =
    { $colour ->
        [orange] bâtiment orange
        [brown] bâtiment marron
        [grey] bâtiment gris
       *[violet] bâtiment violet
    }, { $owner ->
        [none] palais sans toit
        [neutral] palais avec un toit neutre
       *[seat] { $you ->
            [yes] palais avec votre toit
           *[no] palais avec un toit ({ $name })
        }
    }, taille { $size }
medina-holds-stable =
    { $colour ->
        [orange] étable d’un palais orange
        [brown] étable d’un palais marron
        [grey] étable d’un palais gris
       *[violet] étable d’un palais violet
    }, { $owner ->
        [none] sans toit
        [neutral] avec un toit neutre
       *[seat] { $you ->
            [yes] avec votre toit
           *[no] avec un toit ({ $name })
        }
    }, taille { $size }
medina-tower-tile =
    { $owner ->
        [seat] { $you ->
            [yes] tuile détenue par vous
           *[no] tuile détenue par { $name }
        }
       *[none]
            { $merchants ->
                [0] tuile disponible, aucun marchand dessus
                [one] tuile disponible avec { $merchants } marchand
               *[other] tuile disponible avec { $merchants } marchands
            }
    }

medina-is-new = Nouveau depuis votre dernier tour
medina-counts = Rapporte { $points }
medina-is-legal =
    { $told ->
        [yes] Autorisé : { $changes }
       *[no] Autorisé
    }
medina-is-chosen = Choisi : { $changes }
medina-not-legal = Non autorisé
medina-no-change = score inchangé
medina-change-unknown = score en cours de calcul

medina-pick-first = Choisissez d’abord un pion dans votre main.
medina-ring-walls-only = Seuls les murs se posent sur le pourtour.
medina-walls-ring-only = Les murs se posent sur le pourtour de la ville.

medina-palace-tiles = Tuiles palais
medina-tower-tiles = Tuiles tour
medina-tea-tiles = Thé
medina-palace-tile =
    { $colour ->
        [orange] Tuile du palais orange
        [brown] Tuile du palais marron
        [grey] Tuile du palais gris
       *[violet] Tuile du palais violet
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $owner ->
        [none] libre
       *[seat] { $name }
    }
medina-tower-tile-of = Tuile de la tour { $number } : { $holding }
medina-tea-left = reste { $count }

medina-help = Choisissez un pion de votre main, puis une case marquée : le nombre indiqué est le changement exact de votre score. Lisez l’aperçu, puis validez par le bouton, ou en touchant une seconde fois le même endroit. Survolez une case sans marque pour savoir pourquoi elle est interdite.

medina-edit-city = En ville
medina-edit-roofs = Toits
medina-edit-roof-of = toit du joueur { $seat }
medina-edit-well = puits
medina-edit-follows = d’après la table
medina-edit-nobody = personne
medina-edit-turn = Tour
medina-edit-to-move = À qui de jouer
medina-edit-over = personne : la partie est finie
medina-edit-hands = En main
medina-edit-palace-tile =
    { $colour ->
        [orange] Orange
        [brown] Marron
        [grey] Gris
       *[violet] Violet
    }
medina-edit-tower-tile = Tour { $tower }

medina-beside-place = Touchez la place
medina-beside-well = du puits
medina-beside-merchant = du premier marchand
medina-beside-empty = vide
medina-beside-help =
    { $what ->
        [well] Touchez la case du puits : à une case du mur au moins.
       *[merchant] Touchez la case du premier marchand : à une case du mur au moins.
    }
medina-beside-city = La ville
medina-beside-first = Qui commence

## Colours of the pieces, as they lie in the box

medina-colour-blue = bleu
medina-colour-red = rouge
medina-colour-green = vert
medina-colour-yellow = jaune
