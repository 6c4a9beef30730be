## What would happen, said before it does to the one who decides

ahead-colour =
    { $colour ->
         [orange] orange
         [brown] brown
         [grey] grey
        *[violet] violet
    }
ahead-a-palace =
    { $colour ->
         [orange] an orange palace
        *[other] a { ahead-colour } palace
    }
ahead-found = You start { ahead-a-palace } at { $cell }
ahead-building =
    You place { $colour ->
         [orange] an orange building
        *[other] a { ahead-colour } building
    } at { $cell }
ahead-stable = You add a stable to { ahead-a-palace } at { $cell }
ahead-merchant = You place a merchant at { $cell }
ahead-wall = You extend the wall of tower { $tower } at { $cell }
ahead-claim = You claim the { ahead-colour } palace at { $cell } (size { $size })
ahead-neutral = You put a neutral roof on the { ahead-colour } palace at { $cell } (size { $size })
ahead-tea = You spend a tea tile instead of placing a second piece
ahead-tower =
    { $you ->
         [yes] You take
        *[no] { $seat } takes
    } tower tile { $tower }{ $merchants ->
         [0] {""}
         [one] {" "}with { $merchants } merchant
        *[other] {" "}with { $merchants } merchants
    }
ahead-palace-tile =
    { $you ->
         [yes] You take
        *[no] { $seat } takes
    } the { ahead-colour } palace tile
ahead-palace-tile-neutral = The { ahead-colour } palace tile returns to the board: a neutral palace is the largest
ahead-tea-served =
    You receive { $count ->
         [one] { $count } tea tile
        *[other] { $count } tea tiles
    }
ahead-tea-boxed =
    { $count ->
         [one] { $count } tea tile goes
        *[other] { $count } tea tiles go
    } back to the box because of the neutral palace
ahead-closed =
    Everybody then owns { ahead-a-palace }: { $count ->
         [one] { $count } building of that colour goes
        *[other] { $count } buildings of that colour go
    } back to the box
ahead-skipped =
    { $you ->
         [yes] You can place nothing and pass
        *[no] { $seat } can place nothing and passes
    }
ahead-over = Nobody can place any more then: the game ends
