# Five Tribes: the guide.

guide-title = How to play Five Tribes

guide-in-box = { $count } in the box

guide-goal = What it is about
    .text =
        Five tribes live on the thirty tiles of Naqala. You own none of them: in your turn you take up the meeples of one tile, drop them one by one on its neighbours and profit from those that the last one joins.

        Tiles with your camels, palm trees and palaces, Viziers, Elders, goods, djinns and coins all score points. The most points at the end win.

guide-box = What is in the box
guide-box-tiles = Tiles
    .text = 18 with a red number and 12 with a blue one. The sign on a tile is its action, the number its points.
guide-box-meeples = Meeples
    .text = 16 yellow Viziers, 20 white Elders, 18 green Merchants, 18 blue Builders and 18 red Assassins, with a bag to draw them from.
guide-box-camels = Camels
    .text = 11 in each of two colours, 8 in each of the two others. A camel on a tile says whose it is.
guide-box-pawns = Turn markers
    .text = 2 in each of two colours, 1 in each of the two others. They stand on two tracks: the Bid Order Track with 4 spots and the Turn Order Track with 9.
guide-box-palms = Palm trees
    .text = Each is worth 3 points to the owner of its tile.
guide-box-palaces = Palaces
    .text = Each is worth 5 points to the owner of its tile.
guide-box-coins = Coins
    .text = 48 of 5 and 48 of 1. A coin is a point at the end. Should they run out, use something else.
guide-box-cards = Resource cards
    .text = 36 goods of nine kinds and 18 Fakirs.
guide-box-djinns = Djinn cards
    .text = Each with its points and its power.

guide-setup = Set-up
    .text =
        Shuffle the tiles and lay them out face up, 6 columns by 5 rows. Put all meeples into the bag, mix them and draw three for every tile; the bag is empty then. Three of a colour on one tile are nothing special.

        Shuffle the resource cards and lay nine of them face up in a row: the first lies farthest from the pile. Shuffle the djinns and lay three face up beside their pile. Palm trees, palaces and the rest of the coins are the bank.

        Everybody takes 50 coins, nine of 5 and five of 1, and keeps them face down. Take camels and turn markers as listed below, mix all turn markers and set them on the Bid Order Track in the order in which you draw them.
    .picture = Thirty tiles ready to begin: three meeples on each, and no camel yet.
guide-players-2 = With two players
guide-players-3 = With three players
guide-players-4 = With four players
guide-seat = Each player has { $camels } camels, { $markers ->
         [one] { $markers } turn marker
        *[other] { $markers } turn markers
    } and { $coins } coins.
guide-two-turns = Everybody bids and acts twice a round, once with each marker; two turns in a row are possible.

guide-round = A round
    .text =
        A round has three parts. First all bid for the turn order. Then everybody acts in that order, one after the other: move meeples, take control of the tile, act with the tribe, act with the tile, sell goods. When the last one has acted, the rows are filled up, and the next round begins.

        One player’s turn is complete before the next one begins.

guide-turn-pictures = A turn in pictures
    .text =
        You have won the bid and act first.
    .before = You choose c3 and take its three meeples: an Elder, a Merchant and a Builder. The marks are the tiles where you could end.
    .middle = You drop the Elder at d3 and the Merchant at d4. One Builder is left for the last step: it has to join a Builder.
    .end = The Builder goes to e4, where another one stood. You take both in hand, nobody is left there and the tile has no camel: it gets yours. Two Builders and two blue tiles around, e4 itself among them: 4 coins. Then the Village brings a palace, worth 5 points to you.

guide-bid = The bid
    .text =
        The marker on the first spot of the Bid Order Track bids first. It moves to a free spot of the Turn Order Track, and its owner pays the price of that spot to the bank at once: 0, 1, 3, 5, 8, 12 or 18 coins. You cannot pay more than you have.

        Each priced spot takes one marker. Three spots cost nothing: whoever comes to 0 takes the first of them and pushes those before along, so the last to come acts first among them. If all three are full, the fourth marker must pay at least 1.

        Then the markers act from the highest price down to 0. When you begin your turn, move your marker to the first free spot of the Bid Order Track: who acts early bids early in the next round.
    .before = Above the Turn Order Track, from the spot that acts first to the one that acts last; below the Bid Order Track. Black, on its first spot, bids first, then pink, blue and orange.
    .after = Three bids later. Black has paid 3 coins. Pink took the first spot that costs nothing; then blue came to 0 and pushed pink along. Black will act before blue and blue before pink; orange still has to bid.

guide-move = Move the meeples
    .text =
        Choose a tile with meeples and take them all. Drop one on a tile beside it, one on a tile beside that, and so on until your hand is empty: with three meeples you go three steps. Steps cross a side of a tile, never a corner, and never lead straight back to the tile you come from; later you may pass it again. Which colour you drop where is up to you.

        The last meeple must join at least one of its colour, which may be one you dropped there in this very move. The others need no company. Tiles may be empty or belong to anybody.

        As long as some move is possible you must make one.
    .picture = Three meeples at b2, three steps: the Builder may end at d3, the Merchant at b1 by way of a2 and a1. No path of three steps ends at c3.

guide-control = Control of the tile
    .text =
        From the tile where you ended, take the last meeple and all others of its colour. If no meeple is left there and no camel stands there, put one of your camels on it: the tile is yours for the rest of the game. The tile you started from is empty too, but it does not become yours.

        If you have no camel left, the tile stays free. Whether or not you took control, you go on with tribe and tile.
    .picture = The Elder of c3: at c2 it takes all three and the tile. At b3 a Builder would stay; d3 already has an owner.

guide-tribes = The five tribes
    .text =
        What the meeples in your hand do depends on their colour, and how much they do on their number.
    .picture = Three Builders at c3 and four blue tiles around: 12 coins, 20 with both Fakirs. The palace and the camel change nothing; e5 is too far.
guide-tribe-note = { $colour ->
     [yellow] yellow
     [white] white
     [green] green
     [blue] blue
    *[red] red
    }, { $count } in the box
guide-vizier =
    .text = Keep them in front of you. At the end each is worth 1 point, and you have 10 more for every opponent who has fewer than you.
guide-elder =
    .text = Keep them in front of you. At the end each is worth 2 points, and until then they pay for djinns and their powers.
guide-merchant =
    .text = They go back into the bag, and each brings you a card: the first of the row, in order. If fewer are left, take what there is. The row is not filled up before the end of the round.
guide-builder =
    .text = They go back into the bag and earn coins: their number times the number of blue tiles among the end tile and the up to eight tiles around it. Each Fakir you discard counts as one more Builder. Camels, palaces and owners play no part.
guide-assassin =
    .text = They go back into the bag and kill one meeple.

guide-assassins = What Assassins can kill
    .text =
        Either one meeple on the board, of any colour, no farther from the end tile than there are Assassins, counted in steps across sides. Each Fakir you discard adds a step. The victim goes to the bag. If its tile is empty then and has no camel, it gets yours, but you do not get its action. If you have a single camel left, the end tile comes first.

        Or one Vizier or Elder in front of an opponent, at any distance.

        If somebody can be killed without Fakirs, somebody must be. Spending Fakirs is up to you.
    .picture = One Assassin at c3 reaches the marked tiles; with the Fakir also e3 and c5. At c2 the victim stands alone: the tile would be yours.

guide-tiles = The tiles
    .text =
        The tile where you ended has an action, whoever owns it. A red arrow beside its sign means that you must carry it out: that is so for Oasis and Village. The others are up to you.
guide-tile-note = { $count } in the box, number { $blue ->
         [yes] blue
        *[no] red
    }, { $points } points
guide-tile-oasis = Oasis
    .text = Place a palm tree on it. There may be any number. When all 12 have been placed, the action is skipped.
guide-tile-village = Village
    .text = Place a palace on it. There may be any number. When all 10 have been placed, the action is skipped.
guide-tile-small-market = Small Market
    .text = Pay 3 coins and take one of the first three cards that lie in the row.
guide-tile-large-market = Large Market
    .text = Pay 6 coins and take two of the first six cards that lie in the row. The last card alone costs 6 as well.
guide-tile-sacred-place = Sacred Place
    .note = 7 in the box, number blue: four of 6 points, one each of 10, 12 and 15
    .text = Put two of your Elders into the bag, or one Elder and discard a Fakir, and take one of the djinns that lie open. Elders from this very move may pay. The gap is filled at the end of the round.

guide-cards = The cards
    .text =
        Nine kinds of goods, and Fakirs. Rare goods are worth no more than others, but a set grows long only with them.

        Fakirs are no goods. They help in four ways: as one more Builder, as one more step for Assassins, in place of an Elder where a price says “Elder or Fakir”, and as the price of some powers. A spent Fakir goes to the discards. In the first printing these cards are called Slaves.
guide-good =
    { $kind ->
         [fish] Fish
         [gold] Gold
         [ivory] Ivory
         [jewels] Jewels
         [papyrus] Papyrus
         [pottery] Pottery
         [silk] Silk
         [spice] Spice
         [wheat] Wheat
        *[fakir] Fakir
    }

guide-sale = The sale
    .text =
        At the end of your turn you may sell sets, as many as you like. A set is goods that are all different; it brings 1, 3, 7, 13, 21, 30, 40, 50 or 60 coins for one to nine goods. What is sold goes to the discards.

        Goods that you keep to the end are worth the same then, so sell only when you need coins, say for the next bid. The longest sets are always best: with six and three different goods you have 30 and 7.

guide-cleanup = The end of a round
    .text =
        When all have acted, push the cards of both rows together at the start and fill them up to nine resource cards and three djinns. If a pile is empty when a card has to be drawn, its discards are shuffled; if there are none either, the row stays shorter.

guide-djinns = The 22 djinns
    .text =
        A djinn lies open in front of its owner. It is worth its points at the end, and it has a power. Powers without a price work by themselves, all the time.

        A power with a price is used in your own turn, once a turn, at any moment but between taking up meeples and dropping the last. Elders that pay go to the bag, Fakirs to the discards. A djinn can be called in the very turn in which you got it. You cannot call one that could do nothing.
guide-djinn-note = { $points } points, { $price ->
         [elder_or_fakir] price: an Elder or a Fakir
         [elder_and_elder_or_fakir] price: an Elder, and an Elder or a Fakir
         [fakir] price: a Fakir
         [fakirs] price: Fakirs
        *[none] no price
    }
guide-al-amin = An odd Fakir is lost. It does not help in a sale during the game.
guide-anun-nak = If the bag holds fewer than three, those go there. The Elder that you have just paid may be drawn.
guide-baal = It pays for a djinn from a Sacred Place as well as for one that Sibittis brings, but not for its own arrival.
guide-boaz = Meeples on tiles are not protected.
guide-bouraq = It does not matter where the Village lies and who owns it.
guide-echidna = Call it before the Builders are paid. What Fakirs add is doubled, too.
guide-enki = It does not matter where the Oasis lies and who owns it.
guide-hagis = The tile may be of any kind. It may also be the palace that Bouraq brings.
guide-haurvatat = Palm trees on tiles of others bring you nothing.
guide-iblis = Call it before the Assassins kill. Colours may differ, but both are from the same tile or in front of the same opponent. Where there is only one, that one dies.
guide-jafaar = For the comparison with the others, a Vizier is still one Vizier.
guide-kandicha = The Builder’s income is one times the blue tiles in and around the tile where it was killed. A dead Assassin brings nothing, and the tile that a Vizier or Elder leaves may become yours.
guide-kumarbi = The steps are 18, 12, 8, 5, 3, 1 and 0. Your marker stands on the spot that you chose, and that one must be free.
guide-lamia = The tile may be of any kind. It may also be the palm tree that Enki brings.
guide-leta = You need a camel. The tile’s action is not done.
guide-marid = Every meeple counts, the last one too, if the tile was yours when it was dropped.
guide-monkir = It does not matter what brought the palace.
guide-nekir = Two victims of Iblis pay once. A Vizier or Elder that Kandicha keeps was not killed.
guide-shamhat = Elders that you have spent do not count.
guide-sibittis = The one you keep can be called in the same turn.
guide-sloar = Neither you nor the others see the card before it is drawn, and only you see it then.
guide-utug = There must be at least one meeple, and you need a camel. The meeples stay; the tile’s action is not done.

guide-secrets = What is secret
    .text =
        Your coins lie face down, and others do not see the cards in your hand. What was taken from the row for all to see is remembered for everybody by zellige. Viziers, Elders, djinns and camels lie open. At the table of zellige, options show coins and cards openly, or keep count of all coins.

guide-end = The end
    .text =
        The last round has come when a player places the last camel, or when somebody whose turn it is cannot move any meeples. That round is played to its end: everybody still acts. Who cannot move may call djinns and sell.

        Then there is no filling up and no new bid; you count the points.

guide-score = The score
    .text =
        Write the lines below for every player and add them up. The most points win; equal scores share the victory. Fakirs, camels that are left and meeples on the board are worth nothing.
    .picture = The tiles of a player who has 139 points, with 31 coins; 6 Viziers against 4, 6 and 2; 3 Elders; Haurvatat; two Fish, Gold, Silk, Spice, Wheat and a Fakir.
guide-score-coins = Coins
    .note = 1 point each
guide-score-viziers = Viziers
    .note = 1 point each
    .text = Jafaar makes it 3.
guide-score-vizier-bonus = Opponents with fewer Viziers
    .note = 10 points for each
    .text = Equal numbers bring nothing. With two players it is 10 at most.
guide-score-elders = Elders
    .note = 2 points each
    .text = Those still in front of you; Shamhat makes it 4.
guide-score-djinns = Djinns
    .text = The points on the cards.
guide-score-palms = Palm trees
    .note = 3 points each
    .text = On your tiles only; Haurvatat makes it 5.
guide-score-palaces = Palaces
    .note = 5 points each
    .text = On your tiles only.
guide-score-tiles = Tiles
    .text = The numbers on the tiles with your camels.
guide-score-goods = Goods
    .text = The goods in your hand, in sets as in a sale. Al-Amin adds one good for every two Fakirs.
guide-why-vizier-bonus = two opponents have fewer; one has as many
guide-why-palms = two, at 5 each with Haurvatat
guide-why-palaces = one, on d2
guide-why-tiles = 8 + 5 + 12 + 6
guide-why-goods = five different 21, the second Fish 1

guide-first-game = Advice for a first game
    .text =
        Look for tiles before you look for paths. An end tile with one colour only is yours at once; add what its tribe and its action bring, and only then ask which stack reaches it.

        Look at what you leave behind, too. A path that fills a neighbouring tile may hand the next player a better move than yours.

        Coins are points. A bid of 5 or more should win you a move that is worth clearly more than the next best. If several good moves are there, take a spot that costs nothing.

        Viziers pay late and a lot: 10 points for each opponent with fewer. Keep an eye on all players’ numbers, and on Assassins.

        Two or three djinns are plenty. A djinn that is worth 8 or 10 points repays two Elders even if you never call it; powers with a price need Elders and Fakirs left over.

        Collect different goods. The fifth to ninth good of a set adds 8 to 10 points, a second fish adds 1.

        Count camels. Whoever has one or two left can end the game, and sets that are not complete by then stay as they are.

guide-questions = Questions and answers
    .text =
        Where the rulebook says nothing we had to choose. Most of these choices are options of a table, among its detailed rules.
guide-q-own-drop = May the last meeple join one that I dropped there myself in this move?
    .text = Yes. By option it must join one that was there before.
guide-q-loop = May a path cross itself, or end where it began?
    .text = It may cross itself, and pass the tile you started from, which takes five meeples. To end there takes eight, twice around the same four tiles, since that tile was emptied.
guide-q-poor = I cannot pay for any free spot. What now?
    .text = You take the cheapest free spot and pay all the coins you have. By option your marker sits out this round.
guide-q-two-markers = With two players, how often can I call a djinn?
    .text = Once in each of your turns, so twice a round. Kumarbi helps with every bid. By options only once a round.
guide-q-end-tile = May Assassins kill on the tile where they ended?
    .text = Yes, meeples of other colours that stand there; and if the last one dies, the tile is yours. By option they may not.
guide-q-surplus = May I spend more Fakirs on a kill than its distance needs?
    .text = No, exactly as many as needed. By option you may.
guide-q-iblis-one = May Iblis be content with one victim?
    .text = Not where there are two. By option he may.
guide-q-nekir = Does Nekir pay for each victim?
    .text = He pays once a kill, and not for somebody Kandicha keeps. By options for each victim, and for one that is kept.
guide-q-echidna = Does Echidna double what Kandicha gets for a Builder?
    .text = No, only what your own Builders earn. By option she does.
guide-q-baal = Does Ba’al pay for himself?
    .text = No. By option he does.
guide-q-stuck = I cannot move. May Anun-Nak help me out?
    .text = Yes: if a move is possible after he was called, you make it, and the game goes on. By option you are out of moves at once.
guide-q-last-call = May djinns be called at the very end of the game?
    .text = Yes, until the last turn ends. By option not at the end of the last one.
guide-q-after-sale = May I call a djinn after I have sold a set?
    .text = Yes. By option the sale is the last thing you do.
guide-q-hand = Are cards in hand secret?
    .text = What others did not see coming is. By option all cards in hand are open.
guide-q-elders-now = May the Elders that I have just taken buy a djinn?
    .text = Yes: the tribe acts before the tile.
guide-q-camels-gone = I have no camel left. What happens to a tile that I empty?
    .text = It stays free, and somebody else may take it later in this last round.
guide-q-take-tile = Can a tile change its owner?
    .text = Never. A camel stays where it is.
guide-q-names = Some djinns have other names on my cards. Which are they?
    .text = The ornate letters are easily misread: Anun-Mak is Anun-Nak, Ibus is Iblis, Swar is Sloar, Utub is Utug and Jafar is Jafaar.
