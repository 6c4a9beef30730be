# Five Tribes: the first steps. docs/new-game.md says what a chapter needs.

lesson-bid = The bid
    .step1 = A round begins with bids for the order of play. Three markers stand at 0 already; the last one to bid is yours. Bid 3 and you act first.
    .open = Bid for one of the free spots.
    .done = Whoever pays most acts first. Three spots cost nothing; among those, the last to arrive acts first. Coins are points, so pay only what acting before the others is worth to you. With two players each has two markers and acts twice a round.

lesson-move = Moving the meeples
    .step1 = You take all the meeples of one tile and drop them one by one. Choose c5, with a Builder and two Assassins. The tiles where you can end are marked; one is f5, where a Builder stands.
    .step2 = Drop one on each tile of the way, never diagonally and never straight back. The order of the colours is up to you: an Assassin at d5.
    .step3 = The other Assassin at e5.
    .step4 = The last one must join a meeple of its own colour: the Builder at f5.
    .open = Take the meeples of a tile and drop them so that the last one joins another of its colour.
    .done = The last meeple and all of its colour on that tile come back into your hand. Where no meeple is left and no camel stands, the tile is yours: one of your camels stays there for good. Next the tribe acts, then the tile.

lesson-tribes = The tribe, then the tile
    .step1 = Two Builders: each earns a coin for every blue tile among f5 and its neighbours. Here that is one, the Village e5. A Fakir counts as one more Builder: discard one.
    .step2 = Then the tile. An Oasis gets a palm tree, like it or not: three more points for its owner, and that is you.
    .open = Let your Builders be paid, then place the palm tree of the Oasis.
    .done = Each tribe does something of its own. Viziers stay with you: one point each, and ten for every opponent with fewer. Elders are worth two and call the djinns. Merchants bring as many cards from the beginning of the row. A Village gets a palace: five points for its owner.

lesson-assassins = Assassins
    .step1 = You ended at d4 with two Assassins. They kill a meeple at most two tiles away, or a Vizier or Elder in front of an opponent. A single Elder stands at d3: kill it, and the tile is yours.
    .open = Choose whom your Assassins kill.
    .done = As many tiles away as there are Assassins; each Fakir you discard adds one. A tile that a kill empties is yours if no camel stands there, but its action does not happen. Whoever can kill without Fakirs must.

lesson-market = Markets
    .step1 = Your Viziers met at a3, a Small Market. For 3 coins you may take one of the first three cards. You have no papyrus yet: choose it in the row.
    .open = Buy a card at a Market.
    .done = A Large Market sells two of the first six cards for 6 coins. You may also leave without buying. Different goods belong together: one is worth 1 coin, two 3, three 7, and so on up to 60 for all nine. A Fakir is no merchandise.

lesson-djinns = Djinns
    .step1 = You reached a Sacred Place. Two Elders, or an Elder and a Fakir, bring one of the djinns on offer. Take Bouraq, and pay with a Fakir.
    .step2 = You can call him at once: for an Elder or a Fakir he adds a palace to a Village. Let him build at e5, which is yours, for a Fakir.
    .open = Take a djinn and call one that has a price.
    .done = A djinn is worth points and has a power. Some are always at work; those with a price serve once a turn, in your own turn, at any time except while meeples are being dropped.

lesson-sale = The sale
    .step1 = Before you end your turn you may sell goods, each set made of different kinds. You hold five kinds: sell one of each for 21 coins.
    .open = Sell a set of different goods.
    .done = Goods you keep are worth just as much at the end, and a set may still grow; but only coins can be bid. Once somebody has placed their last camel, the round is played to its end, and then all is counted. That was a whole turn.
