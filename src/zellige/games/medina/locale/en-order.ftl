## What is to be moved for a bot at a real table

order-found =
    Place { $colour ->
         [orange] an orange building
        *[other] a { ahead-colour } building
    } of { $seat } at { $cell }: a new palace
order-building =
    Place { $colour ->
         [orange] an orange building
        *[other] a { ahead-colour } building
    } of { $seat } at { $cell }
order-stable = Place a stable of { $seat } at { $cell }, beside { ahead-a-palace }
order-merchant = Place a merchant of { $seat } at { $cell }
order-wall = Place a wall of { $seat } at { $cell }, towards tower { $tower }
order-claim = Put a roof of { $seat } on the { ahead-colour } palace at { $cell }
order-neutral = Put a neutral roof on the { ahead-colour } palace at { $cell }
order-tea = Take a tea tile from { $seat }
order-tower = Give { $seat } tower tile { $tower }
order-palace-tile = Give { $seat } the { ahead-colour } palace tile
order-tea-served =
    Give { $seat } { $count ->
         [one] { $count } tea tile
        *[other] { $count } tea tiles
    }
