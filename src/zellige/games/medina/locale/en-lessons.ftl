# Médina: the first steps. docs/new-game.md says what a chapter needs.

lesson-build = Building together
    .step1 = You place two pieces a turn, and no palace belongs to anybody yet. The orange one has no roof, so every orange building must join it. Choose orange among your pieces, then g4.
    .step2 = Now a stable at g3. It becomes part of the palace, and it stands two cells from the well in a straight line: 4 points for whoever claims the palace.
    .open = Add a stable to a palace. It must touch one of its buildings with a side.
    .done = A stable counts like a building, and it may even join a palace that has a roof. Nothing is yours yet, though: it all goes to whoever puts a roof on this palace.

lesson-merchants = The merchants’ street
    .step1 = The merchants form a street through the city. A new one stands next to either end and touches no other merchant. Place one at d4: it will be beside the orange palace.
    .open = Place a merchant at either end of the street.
    .done = Each merchant beside a palace is worth a point to its owner, and one merchant may stand beside several palaces. It also takes a cell for good, and that is how a palace is kept from growing. When both ends are stuck, the next merchant begins a new street.

lesson-claim = A roof of your own
    .step1 = Four buildings, a stable, a merchant and the well: by now the orange palace is worth a lot. Choose your roof, then any cell of the palace. It will be yours, with the orange palace tile.
    .open = Put one of your own roofs on a palace that has none.
    .done = With a roof on it, a palace takes no more buildings, only stables. You may own one palace of each colour: claim too early and it stays small, wait too long and somebody else claims it. Whoever owns the largest palace of a colour holds its tile.

lesson-towers = Walls and tower tiles
    .step1 = Walls grow along the edge from the towers. The brown palace at the bottom right is yours, and the east wall is about to reach it: choose a wall, then the free space beside n9.
    .open = Connect a palace of yours with a tower: put a wall beside it, or a roof on a palace that stands along a wall already.
    .done = You hold the tower tile, worth 1 to 4 points, until somebody else connects a palace with that tower. Whoever takes it first also gets the merchants that lie on it. And every piece of wall along your palace is worth a point.

lesson-tea = Tea
    .step1 = A violet palace without a roof, and nobody has had any tea yet. Claim it with one of your roofs.
    .step2 = You now hold three tea tiles. Instead of placing a second piece, spend one: the tea is among your pieces.
    .open = Claim a violet palace, then spend a tea tile instead of placing a second piece.
    .done = Tea lets you keep a piece, and whoever still has pieces when the others have none builds the end of the city alone. The first violet palace brings 3 tiles, the second 2, the third 1. You may spend one a turn; what is left at the end is worth nothing.

lesson-neutral = Neutral roofs
    .step1 = With two or three players, everybody also has neutral roofs. The brown palace at k8 is small, and you would rather begin another one: put a neutral roof on it.
    .open = Put a neutral roof on a palace that has none.
    .done = That palace is nobody’s for good: it takes no more buildings and scores for no one, and the colour can begin anew elsewhere. On a violet palace a neutral roof also throws its tea away. These are all the pieces in the box. The game ends when nobody can place any more.
