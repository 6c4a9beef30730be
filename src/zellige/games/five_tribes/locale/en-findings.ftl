## What many games say of strategy

answer-tribe = { name-tribe }
question-bids = What a bid brings
    .about = Points at once of the activation, less the price of the spot. What only pays later, as goods and Elders, counts as it stands.
question-bids-spent = How much is bid in a game
    .about = Coins that a player has bid in the whole game, together.
question-acting-order = What acting earlier brings
    .about = The place in the round, 1 acts first; points at once of the activation, the price left out. Those who act early have also bid for it because there is something to gain.
question-tribes = What a tribe brings
    .about = The tribe of the Meeples that are taken at the end of the movement; points at once of the whole activation.
question-djinns = Djinns
    .about = Djinns that a player has at the end of the game.
question-djinns-held = How many djinns
    .about = Djinns that a player has at the end of the game.
