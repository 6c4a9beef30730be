# Médina: the guide.

guide-title = How to play Médina

guide-goal = What it is about
    .text =
        Together you rebuild a city: everybody places buildings of all four colours, and nobody owns a palace while it grows. With a roof you claim one. Each player claims four palaces, one of each colour.

        A palace is worth its size, and more beside walls, merchants and the well. The most points at the end win.

guide-turn = Your turn
    .text =
        Place two of your pieces, of any kinds. At the very start the first player places only one (with three or four players, the first two players do).

        If you can place only one, place that one; if none, you pass but stay in the game.

guide-buildings = Buildings
    .text =
        The first building of a colour may go on any city cell. While a palace of that colour has no roof and has room to grow, every further building of the colour must join it, sharing a side with one of its buildings.

        When it has a roof, or no room is left, the next building of the colour starts a new palace.
    .picture = The orange palace has no roof: orange buildings go on the marked cells. Not diagonally (crossed cells), and never beside another palace.

guide-gap = A street between palaces
    .text =
        Two palaces never touch, not even at a corner: at least one free cell lies between them, whoever owns them and whatever their colours.
    .picture = The violet palace may grow on the marked cells. On the crossed cells it would be too close to the orange palace; orange could not grow there either.

guide-roofs = Roofs
    .text =
        A roof makes a palace yours; buildings can no longer join it, stables still can. You own at most one palace of each colour.

        With two or three players there are neutral roofs too: such a palace belongs to nobody. When every player owns a palace of a colour, all buildings of that colour still in hand go back to the box.
    .picture = The owner of the grey palace on the left may claim the orange one, but not the other grey one.

guide-stables = Stables
    .text =
        A stable joins any palace, with or without a roof, sharing a side with one of its buildings; touching only a stable is not enough. It counts as part of the palace and connects it to walls, merchants and the well.
    .picture = Free places for a stable at the brown palace. At the crossed cells it would touch only a stable.

guide-merchants = Merchants
    .text =
        Merchants form a street. A new merchant goes next to an end of the newest street, not diagonally, and touches no other merchant. When both ends are blocked, the next merchant starts a new street on any free cell.

        Each merchant beside a palace is worth 1 point to it, and it may stand beside several palaces.
    .picture = The street grows at either end, never from its middle.

guide-walls = Walls and gates
    .text =
        Walls grow along the edge from the towers. On every side one cell stays open: the gate. Each wall piece beside a palace is worth 1 point to it.
    .picture = The next pieces on the north side. When a single cell is left between the two walls, it is the gate.

guide-well = The well
    .text =
        No building or stable may stand on the eight cells around the well. Every building or stable two cells from the well in a straight line (one cell between them) is worth 4 points to its owner.
    .picture = The four cells that score; nothing is built around the well.

guide-tiles = Tiles
    .text =
        Palace tiles: whoever owns the largest palace of a colour holds its tile (orange 4, brown 3, violet 2, grey 1). An equal one does not take it away.

        Tower tiles: claim a palace beside a wall of a tower, or connect your palace to such a wall with a new wall or stable, and the tile is yours (1 to 4 points). The first to take it also gets the merchants on it.

        Tea: whoever claims the first violet palace receives 3 tea tiles, then 2, then 1. A tea tile replaces the second piece of a turn.

guide-end = The end and the score
    .text =
        A player out of pieces stops; the game ends when nobody can place a piece. Then each of your palaces counts 1 per building, stable, wall piece and merchant beside it, 4 per cell at the well; your tiles are added. Equal scores share the victory.
    .picture = This orange palace: 4 buildings, 1 stable, 3 wall pieces and 3 merchants make 11, its tile 4, tower tile 1.
