## Ce qu’il faut déplacer pour un robot à une vraie table

order-found = Placez pour { $seat } un bâtiment { ahead-colour } en { $cell } : un nouveau palais
order-building = Placez pour { $seat } un bâtiment { ahead-colour } en { $cell }
order-stable = Placez pour { $seat } une étable en { $cell }, à côté d’{ ahead-a-palace }
order-merchant = Placez pour { $seat } un marchand en { $cell }
order-wall = Placez pour { $seat } un mur en { $cell }, vers la tour { $tower }
order-claim = Posez pour { $seat } un toit sur le palais { ahead-colour } en { $cell }
order-neutral = Posez un toit neutre sur le palais { ahead-colour } en { $cell }
order-tea = Reprenez une tuile thé à { $seat }
order-tower = Donnez à { $seat } la tuile tour { $tower }
order-palace-tile = Donnez à { $seat } la tuile palais { ahead-colour }
order-tea-served =
    Donnez à { $seat } { $count ->
         [one] { $count } tuile thé
        *[other] { $count } tuiles thé
    }
