# Almadi: the guide.

guide-title = How to play Almadi

guide-goal = What it is about
    .text =
        You lay out a realm to the right of your starting tile: Palaces, Caravans, Oases and Markets in four rows. Where an arrow meets an effect, the effect is activated.

        After sixteen Landscapes each, the realm, its cards, rubies and Objectives are counted. The most points win.

guide-place = 1. Take and place
    .text =
        Take one of the eight Landscapes of the board and place it in the row of the same number, to the right of the starting tile, next to any Landscape of your realm, not diagonally. Tiles are never turned.
    .picture = A Landscape from row 2 may go where marked; the crossed cell touches nothing.

guide-effects = 2. Effects
    .text =
        An effect is activated when an arrow of one Landscape touches an effect of its neighbour, whichever of the two is new. Perform activated effects in any order, or leave them.

        Marteline: take the top Mosaic. Stall: take the top Stall card. Ruby: take a ruby. Moon: take an Objective from the middle, or an incomplete one from another player. Jar: nothing now, a point at the end if it is activated then. Genie: move a Landscape.
    .picture = The Caravan with its four arrows activates the Marteline above it and the Stall below it.

guide-genie = The Genie
    .text =
        Move any tile of your realm, the new one too, to any row where it touches another Landscape. What it activates there is yours to use. It may leave gaps and isolated Landscapes.

        Several Genies activated together grant one move. A move may activate the next Genie, up to three moves per turn. A tile does not go straight back to where it came from.
    .picture = The Palace at 2,1 could move to a marked cell, but not to the crossed one, where it would touch nothing.

guide-refill = 3. Refill
    .text =
        A new Landscape comes to the board, then the next player has a turn. When the last tile of the pile is on the board, the game is over.

guide-objectives = Objectives
    .text =
        An Objective is completed as soon as the player who holds it meets its condition, and stays completed. Incomplete ones can be taken away, and cost their points at the end.
    .picture = This Objective asks for a gap of two spaces, with Landscapes on all six sides.

guide-oases = Oases
    .text =
        Each Oasis in a group of two or more is worth 3 points, an isolated one nothing. The largest group earns 6 more; tied players all get it.
    .picture = Three together are worth 9; the one in row 1 is alone.

guide-caravans = Caravans and goods
    .text =
        Goods of your Markets and Stall cards score a point each if your Caravans can carry them. A group of 1, 2, 3, 4, 5, 6, 7 or 8 (or more) Caravans carries 2, 5, 10, 15, 20, 35, 50 or 65 goods; groups add up.
    .picture = Three Caravans and one apart carry 10 and 2 goods.

guide-palaces = Palaces and Mosaics
    .text =
        A Palace beside at least one Oasis or Market is worth 1, and 1 for each of them. A Mosaic repeats the points of one Palace; the best distribution is counted for you.
    .picture = The Palace at 1,1 has two Oases and a Market beside it: 4 points, and 4 more with the Mosaic.

guide-rest = Jars, rubies, Objectives
    .text =
        Each activated Jar is worth a point. Rubies score by rank: 12, 8, 4, 2, 0 (two players: 10 and 4); tied players all take the higher rank’s points; without rubies you score nothing. Completed Objectives bring their points.

guide-characters = Characters
    .text =
        With the Characters option, rubies also recruit Characters at any time in your turn, from your hand or from those face up. Their powers hold from then on; every two rubies left are worth a point at the end.

guide-solo = Solo
    .text =
        In a solo game the other Landscape of the row you chose from is discarded each turn, you never hold more than two incomplete Objectives, five Oases together earn the bonus, and your total earns one of eight titles.

guide-set = About these tiles
    .text =
        The printed tiles and cards are not public. The ones here are a reconstruction that follows every figure the rulebooks give; if you own the box you can enter the real ones.
