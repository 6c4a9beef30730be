# Médina: words of the board. Sentences about the game come from the server.

medina-piece-orange = orange
medina-piece-brown = brown
medina-piece-grey = grey
medina-piece-violet = violet
medina-piece-stable = stable
medina-piece-merchant = merchant
medina-piece-wall = wall
medina-piece-roof = roof
medina-piece-neutral = neutral
medina-piece-tea = tea

medina-take-tea = Spend tea
medina-pieces-left =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }

medina-place = { $place }: { $rest }
medina-wall-place =
    { $side ->
        [n] north wall, { $cell }
        [s] south wall, { $cell }
        [w] west wall, { $cell }
       *[e] east wall, { $cell }
    }
medina-tower-place = Tower { $number }

medina-empty = empty
medina-empty-well = empty; a building or stable here scores 4 points (well)
medina-holds-merchant = merchant
medina-holds-well = the well
medina-wall-built = wall built
medina-wall-free = free cell
medina-holds-building =
    { $colour ->
        [orange] orange building
        [brown] brown building
        [grey] grey building
       *[violet] violet building
    }, { $owner ->
        [none] palace without a roof
        [neutral] palace with a neutral roof
       *[seat] { $you ->
            [yes] palace with your roof
           *[no] palace with { $name }’s roof
        }
    }, size { $size }
medina-holds-stable =
    { $colour ->
        [orange] stable of an orange palace
        [brown] stable of a brown palace
        [grey] stable of a grey palace
       *[violet] stable of a violet palace
    }, { $owner ->
        [none] without a roof
        [neutral] with a neutral roof
       *[seat] { $you ->
            [yes] with your roof
           *[no] with { $name }’s roof
        }
    }, size { $size }
medina-tower-tile =
    { $owner ->
        [seat] { $you ->
            [yes] tile held by you
           *[no] tile held by { $name }
        }
       *[none]
            { $merchants ->
                [0] tile available, no merchants on it
                [one] tile available, { $merchants } merchant on it
               *[other] tile available, { $merchants } merchants on it
            }
    }

medina-is-new = New since your last turn
medina-counts = Scores { $points }
medina-is-legal =
    { $told ->
        [yes] Legal: { $changes }
       *[no] Legal
    }
medina-is-chosen = Chosen: { $changes }
medina-not-legal = Not legal
medina-no-change = score unchanged
medina-change-unknown = score still being counted

medina-pick-first = Choose a piece from your hand first.
medina-ring-walls-only = Only walls go around the city.
medina-walls-ring-only = Walls go around the city only.

medina-palace-tiles = Palace tiles
medina-tower-tiles = Tower tiles
medina-tea-tiles = Tea
medina-palace-tile =
    { $colour ->
        [orange] Orange palace tile
        [brown] Brown palace tile
        [grey] Grey palace tile
       *[violet] Violet palace tile
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $owner ->
        [none] free
       *[seat] { $name }
    }
medina-tower-tile-of = Tower tile { $number }: { $holding }
medina-tea-left = { $count } left in the pile

medina-help = Choose a piece of your hand, then a marked cell: the number on it is the exact change of your score. Read the preview, then confirm with the button, or with a second tap on the same place. Hover over a cell without a mark to learn why it is not allowed.

medina-edit-city = In the city
medina-edit-roofs = Roofs
medina-edit-roof-of = roof of player { $seat }
medina-edit-well = well
medina-edit-follows = as the table says
medina-edit-nobody = nobody
medina-edit-turn = Turn
medina-edit-to-move = To move
medina-edit-over = nobody: the game is over
medina-edit-hands = In hand
medina-edit-palace-tile =
    { $colour ->
        [orange] Orange
        [brown] Brown
        [grey] Grey
       *[violet] Violet
    }
medina-edit-tower-tile = Tower { $tower }

medina-beside-place = Tap the place of
medina-beside-well = the well
medina-beside-merchant = the first merchant
medina-beside-empty = empty
medina-beside-help =
    { $what ->
        [well] Tap where the well stands: one cell from the wall at least.
       *[merchant] Tap where the first merchant stands: one cell from the wall at least.
    }
medina-beside-city = The city
medina-beside-first = Who begins

## Colours of the pieces, as they lie in the box

medina-colour-blue = blue
medina-colour-red = red
medina-colour-green = green
medina-colour-yellow = yellow
