# Almadi: the guide.

guide-title = How to play Almadi

guide-goal = What it is about
    .text =
        You lay out a realm to the right of your starting tile: Palaces, Caravans, Oases and Markets in four rows. Where an arrow meets an effect, the effect is activated: you take cards and rubies, claim Objectives, or let a Genie move what stands already.

        After sixteen Landscapes each, the realm, its cards, rubies and Objectives are counted. The most points win.

guide-box = What is in the box
    .text =
        88 Landscape tiles, one board with four numbered rows of two spaces, 5 starting tiles, 32 Objectives, 32 Mosaics, 32 Stall cards, 26 Characters, 30 rubies, 5 reference cards and a score pad.
guide-tiles-counted =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
guide-cards-counted =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
guide-rubies-counted = { $count ->
    [one] { $count } ruby
   *[other] { $count } rubies
}
guide-tile-palace = Palace
    .text = Worth more with every Oasis and Market beside it; a Mosaic counts its points again.
guide-tile-caravan = Caravan
    .text = Carries goods; Caravans side by side carry far more together.
guide-tile-oasis = Oasis
    .text = Worth 3 points beside another Oasis, nothing alone.
guide-tile-market = Market
    .text = Shows goods, which score if your Caravans can carry them, and is worth a point to each Palace beside it.
guide-starting-tile = Starting tile
    .text = A column of four Landscapes, one for each row. They stay where they are and count like all others, for points and for Objectives.
guide-objective-card = Objective
    .text = 12 have a grey frame, the others a blue, yellow, red or green one, 5 of each colour. The back shows the colour, too. The number is what a completed one brings and an incomplete one costs.
guide-mosaic-card = Mosaic
    .text = Lies on a Palace when points are counted. The motif matters for some Objectives and Characters.
guide-stall-card = Stall card
    .text = Shows goods for your Caravans.
guide-character-card = Character
    .text = Only in the variant with Characters: a power that you recruit for rubies.
guide-ruby = Ruby
    .text = Counts by rank at the end; with Characters it is money.

guide-setup = Setting up
    .text =
        Everybody takes a starting tile and puts it at the left, so that the realm can grow to the right. Those not taken go back into the box.

        Take as many tiles of each of the four kinds as the list says, without looking, and shuffle them all into face-down piles. Lay eight on the board, two in a row, with their little arrow pointing up.

        Shuffle the Mosaics and the Stall cards, count them off as the list says, and make two piles, face up: everybody sees what comes next. Lay out one Objective each of blue, yellow, red and green, and the grey ones of the list. What is left over goes back unseen. The rubies are the supply. Somebody begins, chosen at random.
guide-setup-count = { $seats } players
    .text = { $tiles } tiles of each kind; { $cards } Mosaics and as many Stall cards; 4 coloured Objectives and { $grey ->
        [one] { $grey } grey one
       *[other] { $grey } grey ones
    }.

guide-landscape = What a Landscape shows
    .text =
        Colour and picture say the kind. Two of the four sides show an effect, the other two an arrow that activates effects. Of each kind one tile has four arrows and another four effects.

        The small arrow in the middle points up on the board and in every realm: tiles are never turned.
guide-activation = Activation
    .text = An arrow on a side. Where it touches an effect of the neighbouring Landscape, that effect is active.
guide-spice = Spices
    .text = A good, on Markets and Stall cards.
guide-leather = Leather
    .text = A good, on Markets and Stall cards.
guide-carpet = Carpets
    .text = A good, on Markets and Stall cards.
guide-pottery = Pottery
    .text = A good, on Markets and Stall cards.

guide-turn = A turn in pictures
    .text =
        A turn has three steps: take a Landscape and place it, which you must; perform the effects this has activated, all, some or none; fill the board again. Then the next player clockwise has a turn.
    .picture = Four rows of two Landscapes are on offer. You take the Market of row 2.
    .picture-2 = It may go where marked: in row 2, beside a Landscape of your realm. You choose the space next to the Caravan with four arrows.
    .picture-3 = An arrow of the Caravan touches the Stall of the Market, and an arrow of the Market the Marteline above it: you take a Stall card and a Mosaic. Then a new Landscape comes to row 2.

guide-place = 1. Take and place
    .text =
        Take one of the eight Landscapes of the board and place it in the row of your realm that has the same number, to the right of the starting tile and next to at least one Landscape of your realm, not diagonally. Even an isolated one will do as a neighbour. A row may become as long as you like.
    .picture = A Landscape from row 2 may go where marked; the crossed cell touches nothing.

guide-effects = 2. Effects
    .text =
        An effect is activated when the new Landscape brings an arrow beside it, or brings it beside an arrow. Only the sides of the new Landscape matter; what its neighbours activate among each other does not happen again.

        Perform activated effects in any order, or leave them: what you leave is lost at the end of the turn. If one effect is activated twice, you have it twice; only several Genies together grant one move.
    .picture = The Caravan with its four arrows activates the Marteline above it and the Stall below it.
guide-effect-genie = Genie
    .text = Move a Landscape of your realm.
guide-effect-marteline = Marteline
    .text = Take the top Mosaic. When the pile is empty, nothing happens.
guide-effect-stall = Stall
    .text = Take the top Stall card. When the pile is empty, nothing happens.
guide-effect-moon = Moon
    .text = Take an Objective from the middle, or an incomplete one from another player.
guide-effect-ruby = Ruby effect
    .text = Take a ruby from the supply, as long as there is one.
guide-effect-jar = Jar
    .text = Nothing now. At the end each Jar that is active then is worth a point.

guide-genie = The Genie
    .text =
        Move any tile of your realm, the new one too, to any row where it touches another Landscape once it has been lifted. What its sides activate there is yours to use. It may leave gaps and isolated Landscapes; these still count.

        Several Genies activated together grant one move. A move may activate the next Genie, up to three moves per turn. A tile does not go straight back to where it came from.
    .picture = The Palace at 2,1 could move to a marked cell, but not to the crossed one, where it would touch nothing.

guide-refill = 3. Refill
    .text =
        After the effects a Landscape from the pile comes to the space you took yours from.

guide-objectives = Objectives
    .text =
        A Moon lets you take an Objective. Only the player who holds it can complete it: at once, as soon as its condition is met, even if you would rather wait. It is turned face down, stays completed whatever happens to your realm, and nobody can take it any more.

        Until then another player may take it with a Moon. An Objective that you hold at the end without having completed it costs its points. What counts as active is what touches an arrow at that moment. All Landscapes count, those of the starting tile, too.

        These are all the kinds of conditions, with every card.
    .picture = A gap of two spaces, with Landscapes on all six sides. The corners do not matter.
    .picture-2 = A staircase. The steps must be free on its upper side.
    .picture-3 = Four Oases on a diagonal, one in each row.
guide-objective-columns = Columns
guide-objective-columns-more =
    No Landscape at all may stand in the middle column. The starting tile can be one of the two full ones.
guide-objective-figures = Figures
guide-objective-figures-more =
    A space of the figure asks for a certain kind, for any Landscape, or for none; what is not drawn does not matter. “In any direction” means that the card may be turned, not mirrored.
guide-objective-cards = Cards and rubies
guide-objective-pairs = Pairs
guide-objective-pairs-more = Four equal cards are two pairs.
guide-objective-active = Active effects
guide-objective-active-more = Whether you ever performed these effects makes no difference.
guide-objective-row = A long row
guide-objective-row-more = Gaps may be in it.
guide-objective-rows = One in each row
guide-objective-kinds = Many of one kind
guide-objective-goods = Goods of your Markets
guide-objective-goods-more = Stall cards do not count here.

guide-end = The end
    .text =
        As soon as the last Landscape of the pile has come to the board, the game is over: everybody has then placed sixteen. Points are counted now, those of the starting tile’s Landscapes, too. The most points win; a tie is a shared victory.

guide-oases = Oases
    .text =
        Each Oasis in a group of two or more is worth 3 points, an isolated one nothing. The largest group of all players earns 6 more; tied players all get it.
    .picture = Three together are worth 9; the one in row 1 is alone.

guide-caravans = Caravans and goods
    .text =
        Count the goods of your Markets and Stall cards: each scores a point if your Caravans can carry it. A group of 1, 2, 3, 4, 5, 6, 7 or 8 (or more) Caravans carries 2, 5, 10, 15, 20, 35, 50 or 65 goods; groups add up.
    .picture = Three Caravans and one apart carry 10 and 2 goods.

guide-palaces = Palaces and Mosaics
    .text =
        A Palace beside at least one Oasis or Market is worth 1, and 1 more for each of them. One Oasis between two Palaces counts for both.

        A Mosaic repeats the points of one Palace, and a Palace takes only one. Here the best distribution is counted for you; Mosaics without a Palace are worth nothing.
    .picture = The Palace at 1,1 has two Oases and a Market beside it: 4 points, and 4 more with the Mosaic.

guide-jars = Jars
    .text =
        Each Jar that an arrow touches at the end is worth a point.

guide-rubies = Rubies
    .text =
        With three to five players the first by rubies gets 12 points, the others 8, 4, 2 and 0; with two players 10 and 4. Tied players all get the points of their rank, and as many ranks are skipped: 5, 5 and 4 rubies bring 12, 12 and 4. Who has no ruby gets nothing.

        With Characters there are no ranks: every two rubies are worth a point.

guide-example = A realm is counted
    .text =
        The end of a game of two without Characters. The other player has no two Oases together, and more rubies.
    .picture = The realm with its sixteen Landscapes beside the starting tile.
    .oases = Two groups of two; two Oases are alone: { $sum }
    .bonus = The largest group of the table.
    .caravans = A group of four and one of two carry { $carried } goods; Markets and Stall cards have { $sum }
    .palaces = From row 1 to row 4: { $sum }
    .jars = Five Jars are touched by an arrow.
    .mosaics = Two Mosaics repeat the best two Palaces: { $sum }
    .objectives = At least 5 Oases, completed.
    .rubies = Second by rubies, of two.

guide-characters = Characters
    .text =
        Everybody is dealt three Characters (four with two players), keeps two in hand, face down, and lays the others open beside the board.

        In your turn, at any time, also between two moves of a Genie, you may recruit Characters from your hand or from those lying open: pay their rubies to the supply and lay them open before you. Recruit as many as you can pay. A power holds from that moment on; where it contradicts the rules, the power wins. Every two rubies left are worth a point at the end.

        The first fifteen matter at the end of the game, the others while it is played. What they cost is not public, except for Ali Baba: the figures are those of the tiles and cards that come with zellige.
guide-character-ali_cogia-more = With more than eight Caravans one group can carry less than two did: his power holds all the same, unless the option of the table says otherwise.
guide-character-aziza-more = You may leave a Mosaic off a Palace for this; the better is counted for you.
guide-character-dunyazad-more = You take one of the Landscapes on the board; the turn is a whole one, with three moves and recruiting.
guide-character-dunya-more = Those on Palaces count as well.
guide-character-forty_thieves-more = A gap of two spaces is none.
guide-character-zobeide-more = For Objectives a card shows what is printed on it.
guide-character-abriza-more = One row on either side, no more. There a Landscape may also go above or below the starting tile. Placing a Landscape never leads there.
guide-character-aladdin-more = Also when you do not move anything. Ali Baba does not double it.
guide-character-ali-more = Decide before you see it. No Landscape comes to the board at the end of that turn, for none was taken away.
guide-character-hussain-more = The swap is one of the three moves, unless the option of the table says otherwise. Both Landscapes activate what they touch in their new places.
guide-character-morgiana-more = Not with a Genie, and not outside the four rows.
guide-character-zaynab-more = The card you give goes under its pile, unless the option of the table says otherwise.
guide-character-zumurrud-more = You choose in your own turn or when the game ends, and cannot change it.

guide-solo = Alone
    .text =
        Set up as for two. With Characters, leave out Jafar, Ali and Zumurrud, draw six of the others and keep four of them, face up; you recruit from these.

        After your effects the other Landscape of the row you chose from is discarded, and two new ones come. So you, too, place sixteen.

        With a Moon you may take an Objective only if you complete it at once, or if you hold fewer than two incomplete ones.

        There is no largest group to compare: five Oases together bring the 6 points. 3 or 4 rubies are worth 3 points, 5 to 7 are worth 6, 8 to 10 are worth 10, and more than 10 are worth 15; with Characters every two are worth one. The total earns a title.
guide-title-from = from { $points } points, with Characters { $more }
guide-title-below = below { $points } points, with Characters { $more }

guide-first-game = Advice for a first game
    .text =
        Play without Characters first.

        Before you choose a Landscape, look at its arrows rather than at its kind: two effects at once are worth more than a fitting colour. A tile with four arrows wakes whatever you put around it later.

        Use a Genie to bring a Landscape where it activates something new, and where its colour is wanted. Think of the second move before you make the first.

        Caravans want company: six together carry 35 goods, six apart 12. But they score only as much as you have goods, so take Markets and Stall cards as well.

        Put Palaces between Oases and Markets, and collect as many Mosaics as you have good Palaces.

        Take an Objective when you are close to it, not before: until it is completed others can take it, and an incomplete one costs you its points.

guide-questions = Questions and answers
    .text =
        Where the rulebooks leave something open, zellige has decided; some of these decisions are options of a table.
guide-question-start = May I place to the left of the starting tile?
    .text = No, not by Genie either. Abriza only opens the rows above and below.
guide-question-start-moves = Can a Genie move a Landscape of the starting tile?
    .text = No, only tiles.
guide-question-lean = May a tile lean on itself when it moves?
    .text = No. It is lifted first; then the new space must touch another Landscape.
guide-question-again = May the same tile move twice in a turn?
    .text = Yes, if another Genie was activated, but not straight back. After another tile has moved it may go back, and in later turns.
guide-question-lifted = I move the new tile away with its own Genie. Are its other effects lost?
    .text = No. What was activated when it was placed can still be performed.
guide-question-repeat = A contact comes into being again. Does it activate again?
    .text = Yes. Lifting a tile activates nothing, putting it down does.
guide-question-empty = A pile is empty. Is the effect gone?
    .text = It waits until the end of your turn. If a card or a ruby comes back before, you may still take it.
guide-question-moon-spite = May I take an Objective only so that another player does not have it?
    .text = Yes. But if you do not complete it, it costs you its points.
guide-question-gap-objective = Is an Objective completed while a tile is in the air?
    .text = No. It is looked at when everything has been put down, also in a swap.
guide-question-lone = Nobody has two Oases together. Who gets the bonus?
    .text = Nobody: a group has at least two. An option of the table decides otherwise.
guide-question-lost-goods = What happens to goods that no Caravan can carry?
    .text = They are worth nothing. Only Dalila makes something of them.
guide-question-zero = I have rubies but am last of five. Do I get anything?
    .text = The fifth gets 0 points. Without any ruby one gets nothing whatever the rank.
guide-question-negative = Can Objectives make my total fall?
    .text = Yes, even below zero.
guide-question-start-choice = Who chooses the starting tile first?
    .text = The rulebook does not say. Here they are dealt at random; an option lets players choose in turn.
guide-question-power-late = I recruit somebody after I used a Genie. Does the power work on it?
    .text = Only on effects that still wait to be performed.
guide-question-ali-last = Ali draws the last Landscape of the pile. Is the game over?
    .text = After this turn, yes, though nothing new came to the board.
guide-question-sixty = I have exactly 60 points alone. Which title is that?
    .text = Exile. The grid leaves a gap there, and the higher title begins at 61.
guide-question-dalila = How do Dalila and Zobeide work together?
    .text = Zobeide doubles the goods of the Stall cards first, for carrying and for what is left behind; then Dalila counts every two of it.

guide-set = About these tiles
    .text =
        The printed tiles and cards are not public. The ones here are a reconstruction that follows every figure the rulebooks give; if you own the box you can enter the real ones.
