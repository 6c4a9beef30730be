## Ce qui se passerait, dit d’avance à qui décide

ahead-colour =
    { $colour ->
         [orange] orange
         [brown] marron
         [grey] gris
        *[violet] violet
    }
ahead-a-palace = un palais { ahead-colour }
ahead-found = Vous fondez { ahead-a-palace } en { $cell }
ahead-building = Vous placez un bâtiment { ahead-colour } en { $cell }
ahead-stable = Vous ajoutez une étable à { ahead-a-palace } en { $cell }
ahead-merchant = Vous placez un marchand en { $cell }
ahead-wall = Vous prolongez le mur de la tour { $tower } en { $cell }
ahead-claim = Vous prenez possession du palais { ahead-colour } en { $cell } (taille { $size })
ahead-neutral = Vous posez un toit neutre sur le palais { ahead-colour } en { $cell } (taille { $size })
ahead-tea = Vous défaussez une tuile thé au lieu de poser un second pion
ahead-tower =
    { $you ->
         [yes] Vous prenez
        *[no] { $seat } prend
    } la tuile tour { $tower }{ $merchants ->
         [0] {""}
         [one] {" "}avec { $merchants } marchand
        *[other] {" "}avec { $merchants } marchands
    }
ahead-palace-tile =
    { $you ->
         [yes] Vous prenez
        *[no] { $seat } prend
    } la tuile palais { ahead-colour }
ahead-palace-tile-neutral = La tuile palais { ahead-colour } revient sur le plateau : un palais neutre est le plus grand
ahead-tea-served =
    Vous recevez { $count ->
         [one] { $count } tuile thé
        *[other] { $count } tuiles thé
    }
ahead-tea-boxed =
    { $count ->
         [one] { $count } tuile thé est remise
        *[other] { $count } tuiles thé sont remises
    } dans la boîte, à cause du palais neutre
ahead-closed =
    Chacun possède alors { ahead-a-palace } : { $count ->
         [one] { $count } bâtiment de cette couleur est remis
        *[other] { $count } bâtiments de cette couleur sont remis
    } dans la boîte
ahead-skipped =
    { $you ->
         [yes] Vous ne pouvez rien placer et passez votre tour
        *[no] { $seat } ne peut rien placer et passe son tour
    }
ahead-over = Plus personne ne peut alors placer de pion : la partie se termine
