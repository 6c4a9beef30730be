game-title = Nim with a die
game-tagline = A heap of pebbles, a die, and the last one counts more
game-minutes = 2

option-heap = Pebbles in the heap
    .help = How many pebbles the heap starts with.
option-heap-21 = 21 pebbles
option-heap-13 = 13 pebbles
option-heap-34 = 34 pebbles

prompt-take = Take pebbles
    .detail = At least one, at most what the die shows.

term-pebbles = Pebbles taken
term-last = The last pebble

reason-over = The game is over.
    .section = End
reason-die-first = The die is rolled first.
    .section = The die
reason-die-rolled = The die has been rolled for this turn.
    .section = The die
reason-limit = { $limit ->
    [one] The die allows one pebble.
   *[other] The die allows { $limit } pebbles at most.
}
    .section = The die
reason-heap = { $left ->
    [one] There is only one pebble left.
   *[other] There are only { $left } pebbles left.
}
    .section = The heap

event-rolled = The die shows { $limit }
event-took = { $you ->
    [yes] You
   *[no] { $seat }
} took { $count ->
    [one] one pebble
   *[other] { $count } pebbles
}; { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
}
event-last = { $you ->
    [yes] You
   *[no] { $seat }
} took the last pebble: { $points } points more

problem-seats = there are { $seats } seats, and something in it does not fit that
problem-end = the game is over exactly when the heap is empty; then somebody took the last pebble and nobody is to move
problem-pebbles = the pebbles do not add up: { $heap } at the start, { $found } now

notation-take = take
