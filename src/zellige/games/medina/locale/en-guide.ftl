# Médina: the guide.

guide-title = How to play Médina

guide-in-box = { $count } in the box
guide-points =
    { $points ->
         [one] { $points } point
        *[other] { $points } points
    }

guide-goal = What it is about
    .text =
        Together you rebuild a city. Everybody places buildings of all four colours, and a palace belongs to nobody while it grows. With a roof you claim one; each player claims four palaces, one of each colour.

        A palace is worth its size, and more along walls, beside merchants and at the well. The most points at the end win. It all hangs on the moment: claimed too early, a palace stays small; too late, and it is somebody else’s.

guide-box = What is in the box
guide-board = Board
    .note = 1, with two sides
    .text = The smaller city, 10 rows of 14 cells, is for two players; the larger one, 11 rows of 16 cells, for three or four. A ring of wall cells runs around the city, with the place of a tower at each corner.
guide-building = Buildings
    .text = Side by side they form palaces; a palace has one colour.
guide-building-orange = Orange buildings
guide-building-brown = Brown buildings
guide-building-grey = Grey buildings
guide-building-violet = Violet buildings
guide-roof = Roofs
    .text = 4 in the colour of each player. A roof on a palace says whose it is.
guide-neutral-roof = Neutral roofs
    .text = With two or three players, some of the roofs in a colour that nobody plays. Under such a roof a palace is nobody’s.
guide-stable = Stables
    .text = They enlarge palaces of every colour, with or without a roof.
guide-merchant = Merchants
    .text = They form streets. All of them are used, however many play: one begins in the city, six wait on tower tiles, the players have the others.
guide-wall = Walls
    .text = They grow from the towers along the edge of the city.
guide-tower = Towers
    .text = They stand at the four corners from the start.
guide-well-piece = Well
    .text = It stands in the city from the start.
guide-palace-tile = Palace tiles
    .text = One of each colour, for the owner of the largest palace of that colour.
guide-tower-tile = Tower tiles
    .text = Numbered 1 to 4, one for the keeper of each tower.
guide-tea-tile = Tea tiles
    .text = Each lets you place one piece less, once.
guide-screen = Screens and score pad
    .note = 4 screens, 1 pad
    .text = Your pieces lie behind your screen; your roofs stay in front of it.

guide-setup = Set-up
    .text =
        Lay out the side of the board that suits your number. Stand the towers on the corners and lay each tower tile beside its tower; zellige has 1 at the top left, 3 at the top right, 2 at the bottom right and 4 at the bottom left. Put 3 merchants on tower tile 1, 2 on tile 2 and 1 on tile 3; tile 4 gets none.

        Lay the four palace tiles in a row above the board, and the tea tiles in a pile where all can see how many there are.

        Put the well on a random cell of the city, then one merchant on another. Neither stands in the outermost row, where it would touch the wall; the merchant may stand beside the well.

        Everybody chooses a colour and takes its screen and the pieces listed below: roofs go in front of the screen, the rest behind it. What nobody has taken returns to the box. Draw who begins.
    .picture = The larger city, ready to begin: the well at c3, the first merchant at n10.
guide-players-2 = With two players
guide-players-3 = With three players
guide-players-4 = With four players
guide-hand = Each player has { $each } buildings of every colour ({ $buildings } in all), { $stables } stables, { $merchants } merchants, { $walls } walls and { $roofs } roofs of their own.
guide-neutral-roofs =
    { $neutral ->
         [0] There are no neutral roofs.
         [one] And { $neutral } neutral roof: a roof of the colour nobody plays. The fourth roof of that colour stays in the box.
        *[other] And { $neutral } neutral roofs, of a third colour.
    }
guide-side-small = Use the side with the smaller city.
guide-side-large = Use the side with the larger city.

guide-turn = Your turn
    .text =
        You take turns clockwise. In your turn you place two of your pieces, alike or different, one after the other. A roof goes on a palace, everything else on an empty cell. What has been placed stays where it is to the end.

        At the very start the first player places one piece only. With three or four players the second player does so, too.

        You must place while you can. If only one piece has a place left, place that one; if none has, your turn is skipped, and you play again as soon as one has.

guide-turn-pictures = A turn in pictures
    .text =
        You are about to play. Orange has been begun and nobody owns it; a street leads past it; a wall has come as far as c1, and tower tile 1 still holds its three merchants.
    .before = Before your turn. Orange buildings may go on the marked cells.
    .first = Your first piece: an orange building at c1. Now the palace stands at the wall, but it is still nobody’s.
    .second = Your second piece: a roof. You own an orange palace of 4 buildings, beside 1 wall piece and 1 merchant. You take the orange palace tile, tower tile 1 and its three merchants, which go behind your screen.

guide-buildings = Buildings
    .text =
        Buildings of one colour that stand side by side are a palace, together with the stables that have joined it. All players build all palaces.

        While some palace of a colour has no roof and has room to grow, every building of that colour must join it: on a free cell that shares a side with one of its buildings. A corner is not enough, nor is a stable.

        A new palace may begin when the colour has none yet, when all of its palaces have roofs, or when none of them has room left. Its first building may stand on any free cell of the city that keeps clear of other palaces and of the well.

        Room is taken by whatever stands there, by the edge of the city, by the eight cells around the well and by the lane that other palaces need. Once taken, it never comes back.
    .picture = The orange palace has no roof: orange buildings go on the marked cells. Not on the crossed ones: e3 and b1 touch it at a corner only.

guide-gap = A street between palaces
    .text =
        Two palaces never touch, not even at a corner. At least one cell lies between them, whatever their colours and whoever owns them. A merchant or anything else that stands in the lane does not replace it.
    .picture = The violet palace may grow on the marked cells. On the crossed cells it would be too close to the orange palace; orange could not grow there either.

guide-roofs = Roofs
    .text =
        Place one of your roofs on a palace that has none, and it is yours, whatever its size. You can own one palace of each colour, so your four roofs go on four colours. The roof counts as one of the two pieces of your turn.

        A palace with a roof takes no more buildings, but still stables. The next building of its colour begins a new palace.

        As soon as every player owns a palace of a colour, that colour is over: all put the buildings of it that they still have back into the box.
    .picture = The owner of the grey palace on the left may claim the orange one, but not the other grey one.

guide-neutral = Neutral roofs
    .text =
        With two or three players you also have neutral roofs. A neutral roof goes on any palace without a roof, of any colour, as often as you like for one colour. Such a palace belongs to nobody and scores for nobody, takes no more buildings and does not help to close its colour.

        A neutral palace plays for the tiles all the same: a tile that it wins stays on the board or goes back there, merchants on that tile go to the box, and so do the tea tiles due to a violet one.

guide-stables = Stables
    .text =
        A stable goes beside a building of any palace, with a roof or without, yours or not, sharing a side with it. It may touch other stables of that palace as well, but never two palaces, not even at a corner.

        It is part of the palace: it adds to the size, and walls, merchants and the well beside it count for the palace. That is how a claimed palace can still grow and reach a wall.
    .picture = Free places for a stable at the brown palace. At the crossed cells it would touch nothing but a stable.

guide-merchants = Merchants
    .text =
        Merchants form a street. A new one goes beside an end of the street, sharing a side, and touches no other merchant; contact at a corner does not matter. Streets neither branch nor close. Merchants may stand at the edge, around the well and beside palaces.

        At a dead end, go on at the other end. When both ends are blocked, the next merchant begins a new street on any free cell; from then on only that street grows.

        Each merchant beside a palace is worth 1 point to it.
    .picture = The street grows at either end, never from its middle.

guide-walls = Walls and gates
    .text =
        Walls stand on the wall cells around the city. Each one continues from a tower, or from a wall that has started at one, so every side has two arms that grow towards each other.

        They never meet: on every side one cell stays open to the end, the gate. It may lie right beside a tower. Palaces and merchants may stand before it.

        Each wall piece beside a palace is worth 1 point to it.
    .picture = The next pieces on the north side. When a single cell is left between the two arms, it is the gate.

guide-well = The well
    .text =
        Like a palace, the well needs room: no building and no stable stands on the eight cells around it. Merchants may.

        A building or stable two cells from the well in a straight line, with one cell between them, is worth 4 points to the owner of its palace. There are four such cells, fewer if the well stands near the edge.
    .picture = The four cells that score; nothing is built around the well.

guide-tea = Tea tiles
    .text =
        Whoever claims the first violet palace receives three tea tiles, the second claim brings two, the third one, the fourth none. A neutral roof on violet counts as a claim, and its tiles go to the box.

        When you have placed your first piece you may return a tea tile instead of placing a second one. One tile a turn, no more, and you never have to use one. Tea scores nothing at the end: it saves your pieces for later.

guide-palace-tiles = Palace tiles
    .text =
        The first to claim a palace of a colour takes the palace tile of that colour. It goes to whoever then owns a larger one: when such a palace is claimed, or when stables make it so. Size is buildings and stables; an equal palace does not take the tile, and palaces without a roof do not count.
guide-palace-tile-orange = Orange palace tile
    .text = For the largest orange palace with a roof.
guide-palace-tile-brown = Brown palace tile
    .text = For the largest brown palace with a roof.
guide-palace-tile-violet = Violet palace tile
    .text = For the largest violet palace with a roof.
guide-palace-tile-grey = Grey palace tile
    .text = For the largest grey palace with a roof.

guide-tower-tiles = Tower tiles
    .text =
        Claim a palace that stands beside a wall of a tower, and you become its keeper: the tower tile is yours until another palace connects. So it is when a new stable or a new wall piece connects a palace that you own already to such a wall, whoever placed it. Size plays no part, and a palace beside walls of two towers takes both tiles.

        A palace that already stands beside that wall makes no new connection by further stables or walls.

        Whoever takes a tower tile first also takes the merchants on it; they are pieces like your others and can be placed in the same turn.
    .picture = The owner of the brown palace is keeper of tower 1. Whoever claims the orange palace takes the tile over; so does the owner of the grey one by a stable at h1, which connects it to the wall.
guide-tower-merchants =
    { $merchants ->
         [0] No merchants wait on it.
         [one] { $merchants } merchant waits on it.
        *[other] { $merchants } merchants wait on it.
    }
guide-tower-1 = Tower tile 1
guide-tower-2 = Tower tile 2
guide-tower-3 = Tower tile 3
guide-tower-4 = Tower tile 4

guide-end = The end
    .text =
        When you have no piece left you remove your screen, and the others play on. If you have a single piece at the start of your turn, you place that one only. The game ends when nobody can place a piece any more; it does not end because all palaces have been claimed.

guide-score = The score
    .text =
        Count your palaces one by one, then your tiles. The most points win; equal scores share the victory. Palaces under neutral roofs, palaces without a roof, pieces left over and tea tiles count for nobody.
    .picture = The owner of these four palaces has 50 points. The largest brown palace, at the bottom, is another player’s.
guide-score-buildings = Buildings and stables
    .note = 1 point each
    .text = The size of the palace.
guide-score-walls = Walls
    .note = 1 point each
    .text = Wall pieces that share a side with a building or stable of the palace. At a corner cell of the city two walls count; a tower counts nothing.
guide-score-merchants = Merchants
    .note = 1 point each
    .text = Merchants that share a side with a building or stable of the palace. Each counts once for a palace, and for every palace that it touches.
guide-score-well = The well
    .note = 4 points each
    .text = Buildings and stables of the palace two cells from the well in a straight line.
guide-score-palace-tiles = Palace tiles
    .note = 1 to 4 points
    .text = Orange 4, brown 3, violet 2, grey 1.
guide-score-tower-tiles = Tower tiles
    .note = 1 to 4 points
    .text = Each is worth its number.
guide-why-orange-buildings = a1, b1, c1 and c2
guide-why-orange-stables = d2
guide-why-orange-walls = the pieces before a1, b1 and c1; the fourth stands before an empty cell
guide-why-orange-merchants = c3 beside c2, and d3 beside the stable
guide-why-brown-walls = the pieces before l1 and m1
guide-why-grey-merchants = f5 and f6; f4 touches the palace at a corner only
guide-why-grey-well = g5 and i7, 4 each
guide-why-violet-well = the stable at k5
guide-why-orange-tile = the only orange palace with a roof
guide-why-tower-1 = by the wall along the orange palace
guide-why-tower-3 = by the wall along the brown palace

guide-first-game = Advice for a first game
    .text =
        Do not claim out of fear. A palace of three or four buildings costs a roof and brings little; five and more is a good claim, and a wall, a street or the well beside it make up for one or two buildings.

        Watch who still lacks a colour. If you are the last one without a grey palace, every grey building that others must place enlarges the palace that will be yours. The other way round: take a big palace before the next player can.

        Build so that it helps you and nobody else. Before you enlarge a palace, ask who moves next and which roofs they have left.

        Stables are the only way to make your palace larger after the claim. Keep some for a wall, for the well, and to win back a palace tile; do not wait until the lanes are closed.

        The end belongs to whoever still has pieces: the last walls and merchants go where they please. Buildings leave your hand without giving much away, tea saves pieces, and tower tiles 1 and 2 bring merchants.

        Tower tiles keep changing hands. The last connection counts, so save a wall piece or a stable for it.

guide-questions = Questions and answers
    .text =
        Where the rulebook decides, it decides. Where it says nothing we had to choose; most of these choices are options of a table, among its detailed rules.
guide-q-roof-must = Do I have to claim palaces?
    .text = No. But a roof is a piece: if nothing else can be placed, you must place one, even a neutral one.
guide-q-blocked = May I claim a palace that cannot grow any more, or a single building?
    .text = Yes, any palace without a roof.
guide-q-several = Can there be several palaces of a colour without a roof?
    .text = Yes, when one of them is blocked and another has been begun. Only one of them can ever grow, so there is never a choice.
guide-q-strict = The French rules seem to ask for an owner before a new palace may begin. Do they?
    .text = They name three cases, and one is that no palace of the colour can grow. With the option “French rules to the letter” a new palace begins only when every earlier one of its colour has a roof; a neutral roof is enough.
guide-q-roof-place = Which building carries the roof?
    .text = It makes no difference; zellige shows it on the palace’s first building.
guide-q-stable-two = May a stable lie between two palaces and belong to both?
    .text = No. It would touch two palaces, and palaces never touch.
guide-q-opponents-stable = Somebody else’s stable or wall connects my palace to a tower. Who takes the tile?
    .text = You, as the owner of the palace, with the merchants if you are the first. The same goes for a palace tile.
guide-q-arm = My palace stands beside one wall of a tower. Does it connect again at the tower’s other wall?
    .text = Yes, we read “that wall” as this arm of the wall. By option the whole tower counts as one.
guide-q-corners = Which tower has which number?
    .text = The rulebook does not say it in words. zellige follows the printed board as far as it is known; by option the towers are numbered in reading order.
guide-q-new-street = May a new street begin beside merchants of an old one?
    .text = Beside one, not beside two; it is a street of its own all the same. By option beside none.
guide-q-street-blocked = Does a street have to stay passable?
    .text = No. Nobody has to leave room for merchants, and a dead end stays one.
guide-q-last-piece = My last piece brings me merchants. Do I place one at once?
    .text = No: you began your turn with one piece, so it was a turn of one. By option the second placement is due.
guide-q-re-entry = I was out of pieces and now somebody’s wall brings me merchants. Do I play again?
    .text = Yes, from your next turn on. By option you stay out; the tile is yours in any case.
guide-q-last-player = I am the only one with pieces. Do I have to place my roofs first?
    .text = No. By option, as in the first edition, one of your roofs each turn while one has a place.
guide-q-fresh-tea = May I use a tea tile in the turn in which I receive it?
    .text = Yes, if the roof was your first piece. By option only from your next turn on.
guide-q-tea-single = May tea replace the only piece of a turn?
    .text = No. At least one piece is placed in every turn, so a turn of one piece has no room for tea.
guide-q-tie = Two players have equal scores. Who wins?
    .text = Both. By option whoever has the largest palace, then whoever claimed it first.
guide-q-order = Several tiles come by one roof. In which order?
    .text = It does not matter: you are the owner, then take towers with their merchants, the palace tile and tea, and last of all a colour that everybody owns is closed.
guide-q-secret = Is it a secret what I have behind my screen?
    .text = All start alike and everything that happens is seen, so whoever counts knows. zellige counts for everybody; whether the pieces of others are shown is a setting.
