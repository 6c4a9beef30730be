## What many games say of strategy

question-first-claim = When the first palace is claimed
    .about = The own turn in which a player places the first roof of their colour.
question-claim-turn = What a palace is worth, by when it is claimed
    .about = The own turn of a claim; points: what the palace counts at the end, without its tile. Roofs that the rules force at the end count too.
question-claim-size = What a palace is worth, by its size when it is claimed
    .about = Buildings and stables at the moment of the claim; points: what the palace counts at the end, without its tile.
question-claim-colour = What a palace is worth, by its colour
    .about = Points: what the palace counts at the end, without its tile.
question-tiles = Tiles
    .about = Palace and tower tiles that a player holds at the end.
question-neutral-roof = When the first neutral roof is placed
    .about = The own turn in which a player places the first neutral roof.
question-tea = Tea tiles
    .about = How many tea tiles a player has discarded instead of a second placement.
