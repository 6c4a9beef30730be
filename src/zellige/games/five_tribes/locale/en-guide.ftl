# Five Tribes: the guide.

guide-title = How to play Five Tribes

guide-goal = What it is about
    .text =
        Five tribes live on the thirty tiles of Naqala. You own none of them: each turn you take up the meeples of a tile, sow them over its neighbours and profit from those the last one joins.

        Tiles, palm trees and palaces, Viziers, Elders, goods, djinns and coins all score points. The most points at the end win; equal scores share the victory.

guide-bid = 1. The bid
    .text =
        A round begins with a bid for the turn order. The marker first on the Bid Order Track bids first: it takes a free spot and pays its price, 0 to 18 coins. Whoever pays most acts first.

        Three spots cost nothing. Whoever comes to 0 pushes earlier markers along: the last to come acts first among them. With two players everybody has two markers and acts twice per round.

        When you act, your marker goes to the first free spot for the next bid: acting early means bidding early.

guide-move = 2. Move the meeples
    .text =
        Choose a tile and take all its meeples. Drop one on each tile of a path, from neighbour to neighbour across a side, never diagonally, never straight back to the tile you come from. The order of colours is up to you.

        The last meeple must join one of its colour, even one you dropped there during this move. Tiles may be crossed whoever owns them, and visited again later.

        The table only offers steps from which the move can be finished, and shows what every end is worth.
    .picture = Three meeples at b2, three steps: the Builder may end at d3, the Merchant at b1 by way of a2 and a1. No path of three steps ends at c3.

guide-control = 3. Control of the tile
    .text =
        Take the last meeple and all of its colour from the end tile. If that leaves it without meeples and it has no camel, it is yours: one of your camels goes there, for good. If you have no camel left, you do not get the tile.
    .picture = The Elder of c3: at c2 it takes all three and the tile. At b3 a Builder would stay; d3 already has an owner.

guide-tribes = 4. The five tribes
    .text =
        Viziers stay in front of you: a point each, and ten for every opponent with fewer. Elders stay too: two points each, and they call djinns.

        Merchants go to the bag and bring you as many cards from the start of the row. Builders go to the bag and earn their number times the blue tiles among the end tile and its (up to eight) neighbours; each Fakir you discard counts as one more Builder.

        The first printing called this card “Slave”; it is the same card, and zellige says Fakir everywhere.
    .picture = Three Builders at c3 and four blue tiles around: 12 coins, 20 with both Fakirs. The palace and the camel change nothing; e5 is too far.

guide-assassins = Assassins
    .text =
        Assassins go to the bag and kill one meeple, at most as many tiles away as there are Assassins; Fakirs add steps. A tile emptied this way, if it has no camel, becomes yours; its action is not done.

        Or they kill a Vizier or an Elder in front of an opponent, however far away. If anyone can be killed without spending Fakirs, you must kill.
    .picture = One Assassin at c3 reaches the marked tiles; with the Fakir also e3 and c5. At c2 the victim stands alone: the tile would be yours.

guide-tiles = 5. The tile
    .text =
        Oasis: place a palm tree. Village: place a palace. It does not matter who owns the tile. Both are compulsory, until the supply is empty.

        Small Market: for 3 coins one of the first three cards of the row. Large Market: for 6 coins two of the first six. Sacred Place: two Elders, or one and a Fakir, for a djinn of the row. These are optional.

guide-sale = 6. The sale
    .text =
        At the end of your turn you may sell sets of different goods: 1, 3, 7, 13, 21, 30, 40, 50 or 60 coins for one to nine. Fakirs are not sold. Goods you keep are worth the same at the end.

        After everybody has acted, the rows are filled up again to nine cards and three djinns.

guide-djinns = Djinns
    .text =
        A djinn is worth points and has a power. Some are always on; those with a price in Elders or Fakirs can be used once per turn, in your own turn, at any moment except while meeples are being dropped.

        Elders paid go to the bag, Fakirs to the discards. A djinn can be used in the very turn you gained it.

guide-secrets = What is secret
    .text =
        Coins are kept face down, and cards in hand are seen by their owner only. Whatever was taken from the row in the open stays known: the table remembers it for everybody. Options show coins and cards openly, or keep count of all coins.

guide-end = The end
    .text =
        When somebody places the last camel, or cannot make any move, the round is played to its end and the game is over. A player who cannot move may still use djinns and sell.

        Then add up: coins, Viziers and ten for each opponent with fewer, Elders, djinns, palm trees (3) and palaces (5) on your tiles, your tiles, and your goods in sets.
