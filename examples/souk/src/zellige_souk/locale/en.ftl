game-title = The souk
game-tagline = Sell in the open, keep under cover, and mind the glut
game-minutes = 5

option-glut = The glut
    .help = From how many open jars on a spice is worth nothing.
option-glut-6 = six jars
option-glut-5 = five jars
option-glut-7 = seven jars

player-hawker = The hawker
    .help = Reckons that half of what it cannot see will be sold.

prompt = Sell a jar or keep one
    .detail = A kept jar is worth as many points as jars of its spice lie open in the end, and nothing from the glut on.

secret = { $number ->
    [one] a jar unseen
   *[other] { $number } jars unseen
}
line-spices = saf. mint cum. pep. ?
line-market = { $numbers }the market
line-caravan = { $numbers }the caravan
line-bag = { $numbers }the bag
line-hand = { $numbers }{ $you ->
    [yes] your hand
   *[no] { $seat }: hand
}
line-chest = { $numbers }{ $you ->
    [yes] your chest
   *[no] { $seat }: chest
}

term-saffron = Saffron
term-mint = Mint
term-cumin = Cumin
term-pepper = Pepper

reason-over = The game is over.
    .section = End
reason-drawn-first = Something else is drawn first.
    .section = The turn
reason-not-drawn = Nothing is drawn now: a jar is sold or kept.
    .section = The turn
reason-none-there = There is no jar of { $spice } there.
    .section = The turn

event-sold = { $you ->
    [yes] You
   *[no] { $seat }
} sold { $spice }
event-kept = { $you ->
    [yes] You
   *[no] { $seat }
} kept { $spice }
event-kept-unseen = { $you ->
    [yes] You
   *[no] { $seat }
} kept a jar
event-drew = { $you ->
    [yes] You
   *[no] { $seat }
} drew { $spice }
event-drew-unseen = { $you ->
    [yes] You
   *[no] { $seat }
} drew a jar
event-came = The caravan brings { $spice }
event-glut = There is too much { $spice }: it is worth nothing now

problem-seats = there are { $seats } seats, and something in it does not fit that
problem-owed = what a jar is drawn from next is empty
problem-jars = the jars do not add up: there are { $each } of each spice

notation-sell = sell
notation-keep = keep
notation-saffron = saffron
notation-mint = mint
notation-cumin = cumin
notation-pepper = pepper
