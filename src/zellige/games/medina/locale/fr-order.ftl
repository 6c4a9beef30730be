## Ce qu’il faut déplacer pour un robot à une vraie table

order-found = Placez un bâtiment { ahead-colour } de { $seat } en { $cell } : un nouveau palais
order-building = Placez un bâtiment { ahead-colour } de { $seat } en { $cell }
order-stable = Placez une étable de { $seat } en { $cell }, à côté d’{ ahead-a-palace }
order-merchant = Placez un marchand de { $seat } en { $cell }
order-wall = Placez un mur de { $seat } en { $cell }, vers la tour { $tower }
order-claim = Posez un toit de { $seat } sur le palais { ahead-colour } en { $cell }
order-neutral = Posez un toit neutre sur le palais { ahead-colour } en { $cell }
order-tea = Reprenez une tuile thé à { $seat }
order-tower = Donnez à { $seat } la tuile tour { $tower }
order-palace-tile = Donnez à { $seat } la tuile palais { ahead-colour }
order-tea-served =
    Donnez à { $seat } { $count ->
         [one] { $count } tuile thé
        *[other] { $count } tuiles thé
    }
