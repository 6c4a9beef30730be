# Médina: every word a person reads about this game.


## The game

game-title = Médina
game-tagline = Raise palaces together, claim them alone.
game-minutes = 60

## Players

player-patient = Mason
    .help = Waits for large palaces, keeps an eye on towers and streets, and on who will run out of pieces first.
player-greedy = Apprentice
    .help = Takes whatever scores most immediately, but spends no roof on a palace that brings less than six points.

## Options

option-well = Well
    .help = The well keeps its eight neighbours free of constructions and pays 4 points for each building or stable two cells away in a straight line.
option-well-true = with the well
option-well-false = without the well
option-tea = Tea tiles
    .help = Whoever claims a violet palace receives tea tiles; a tile replaces the second piece of a turn.
option-tea-true = with tea
option-tea-false = without tea
option-strict_french = French rules to the letter
    .help = A new palace of a colour may start only when every earlier one of that colour has an owner, even if none of them can grow.
option-strict_french-false = no
option-strict_french-true = yes
option-new_street_max_touch = A new street may start next to
    .help = How many merchants of earlier streets the first merchant of a new street may touch.
option-new_street_max_touch-1 = at most one earlier merchant
option-new_street_max_touch-0 = no earlier merchant
option-already_adjacent_scope = A palace beside a wall counts as connected to
    .help = Whether a palace already beside one arm of a tower’s wall can win that tower again by its other arm.
option-already_adjacent_scope-arm = that arm of the wall
option-already_adjacent_scope-tower = the whole tower
option-tower_corners = Tower numbers
    .help = Which corner carries which tower number.
option-tower_corners-boardspace = 1 top left, 3 top right, 2 bottom right, 4 bottom left
option-tower_corners-reading_order = 1 and 2 at the top, 3 and 4 at the bottom
option-tie = Equal scores
    .help = Who wins when scores are equal.
option-tie-shared = the players share the victory
option-tie-bga = whoever has the largest palace, then whoever claimed it first
option-last_piece_second_placement = When the last piece wins merchants
    .help = Whether a player who began a turn with a single piece places a second one when it has just won merchants.
option-last_piece_second_placement-false = one placement only
option-last_piece_second_placement-true = a second placement
option-re_entry = A player out of pieces wins merchants
    .help = Whether a player out of pieces plays on after winning merchants later.
option-re_entry-true = plays again
option-re_entry-false = stays out
option-sole_player_must_roof = Last player in the game: own roofs first
    .help = Whether the last player in the game must place one of their own roofs each turn as long as they can.
option-sole_player_must_roof-false = not required
option-sole_player_must_roof-true = required
option-same_turn_tea = Tea tile received this turn
    .help = Whether a tea tile won with the first piece of a turn may replace its second piece.
option-same_turn_tea-true = may be used at once
option-same_turn_tea-false = only from the next turn

## Scores

column-orange = Orange palace
column-brown = Brown palace
column-grey = Grey palace
column-violet = Violet palace
column-well = Well
column-palace-tiles = Palace tiles
column-tower-tiles = Tower tiles
term-orange-buildings = Buildings of the orange palace
term-orange-stables = Stables of the orange palace
term-orange-walls = Walls along the orange palace
term-orange-merchants = Merchants beside the orange palace
term-orange-well = Orange palace at the well
term-orange-tile = Orange palace tile
term-brown-buildings = Buildings of the brown palace
term-brown-stables = Stables of the brown palace
term-brown-walls = Walls along the brown palace
term-brown-merchants = Merchants beside the brown palace
term-brown-well = Brown palace at the well
term-brown-tile = Brown palace tile
term-grey-buildings = Buildings of the grey palace
term-grey-stables = Stables of the grey palace
term-grey-walls = Walls along the grey palace
term-grey-merchants = Merchants beside the grey palace
term-grey-well = Grey palace at the well
term-grey-tile = Grey palace tile
term-violet-buildings = Buildings of the violet palace
term-violet-stables = Stables of the violet palace
term-violet-walls = Walls along the violet palace
term-violet-merchants = Merchants beside the violet palace
term-violet-well = Violet palace at the well
term-violet-tile = Violet palace tile
term-tower-1 = Tower tile 1
term-tower-2 = Tower tile 2
term-tower-3 = Tower tile 3
term-tower-4 = Tower tile 4

## The prompt

prompt-over = The game is over.
prompt-first = Place the first of your two pieces.
prompt-second = Place the second of your two pieces.
prompt-single = Place one piece: that ends your turn.
prompt-own-roof = Place one of your roofs: you are the last player with pieces.
prompt-tea = Or spend a tea tile and keep your second piece.
prompt-new-street = Both ends of the street are blocked: the next merchant starts a new street.
prompt-roofs =
    { $roofs ->
         [one] You still have { $roofs } roof to claim a palace.
        *[other] You still have { $roofs } roofs to claim palaces.
    }

## Events of the log

event-found =
    { $seat } founded { $colour ->
         [orange] an orange
         [brown] a brown
         [grey] a grey
        *[violet] a violet
    } palace at { $cell }
event-building =
    { $seat } placed { $colour ->
         [orange] an orange
         [brown] a brown
         [grey] a grey
        *[violet] a violet
    } building at { $cell }
event-stable =
    { $seat } added a stable to { $colour ->
         [orange] an orange
         [brown] a brown
         [grey] a grey
        *[violet] a violet
    } palace at { $cell }
event-merchant =
    { $seat } placed a merchant at { $cell }
event-wall =
    { $seat } extended the wall of tower { $tower } at { $cell }
event-claim =
    { $seat } claimed the { $colour ->
         [orange] orange
         [brown] brown
         [grey] grey
        *[violet] violet
    } palace at { $cell } (size { $size })
event-neutral =
    { $seat } put a neutral roof on the { $colour ->
         [orange] orange
         [brown] brown
         [grey] grey
        *[violet] violet
    } palace at { $cell } (size { $size })
event-tea =
    { $seat } spent a tea tile instead of placing a second piece
event-tower =
    { $seat } took tower tile { $tower }{ $merchants ->
         [0] {""}
         [one] {" "}with { $merchants } merchant
        *[other] {" "}with { $merchants } merchants
    }
event-tower-neutral = Tower tile { $tower } stays on the board for a neutral palace
event-palace-tile =
    { $seat } took the { $colour ->
         [orange] orange
         [brown] brown
         [grey] grey
        *[violet] violet
    } palace tile
event-palace-tile-neutral =
    The { $colour ->
         [orange] orange
         [brown] brown
         [grey] grey
        *[violet] violet
    } palace tile returned to the board: a neutral palace is the largest
event-tea-served =
    { $seat } received { $count ->
         [one] { $count } tea tile
        *[other] { $count } tea tiles
    }
event-tea-boxed =
    { $count ->
         [one] { $count } tea tile went
        *[other] { $count } tea tiles went
    } back to the box because of the neutral palace
event-closed =
    Everybody owns { $colour ->
         [orange] an orange
         [brown] a brown
         [grey] a grey
        *[violet] a violet
    } palace: { $count ->
         [one] { $count } { $colour ->
         [orange] orange
         [brown] brown
         [grey] grey
        *[violet] violet
    } building went back to the box
        *[other] { $count } { $colour ->
         [orange] orange
         [brown] brown
         [grey] grey
        *[violet] violet
    } buildings went back to the box
    }
event-skipped =
    { $seat } could not place anything and passed
event-over = Nobody can place any more: the game is over

## A turn in one line of the log, behind the name of whoever played it

event-turn-found =
    new { $colour ->
         [orange] orange
         [brown] brown
         [grey] grey
        *[violet] violet
    } palace at { $cell }
event-turn-building =
    { $colour ->
         [orange] orange
         [brown] brown
         [grey] grey
        *[violet] violet
    } building at { $cell }
event-turn-stable = stable at { $cell }
event-turn-merchant = merchant at { $cell }
event-turn-wall = wall at { $cell }
event-turn-claim =
    claimed the { $colour ->
         [orange] orange
         [brown] brown
         [grey] grey
        *[violet] violet
    } palace at { $cell } (size { $size })
event-turn-neutral =
    neutral roof on the { $colour ->
         [orange] orange
         [brown] brown
         [grey] grey
        *[violet] violet
    } palace at { $cell }
event-turn-tea = tea instead of a second piece
event-turn-tower =
    tower tile { $tower }{ $own ->
         [yes] {""}
        *[no] {" "}for { $you ->
             [yes] you
            *[no] { $seat }
        }
    }
event-turn-palace-tile =
    { $colour ->
         [orange] orange
         [brown] brown
         [grey] grey
        *[violet] violet
    } palace tile{ $own ->
         [yes] {""}
        *[no] {" "}for { $you ->
             [yes] you
            *[no] { $seat }
        }
    }
event-turn-skipped =
    { $you ->
         [yes] you
        *[no] { $seat }
    } could not place anything

## Why not

reason-end-over = The game is over.
    .section = Rulebook, End of the game
reason-turn-no-such-piece = There is no such piece.
    .section = Rulebook, Turn of play
reason-turn-none-left =
    You have no { $kind ->
         [orange] orange building
         [brown] brown building
         [grey] grey building
         [violet] violet building
         [stable] stable
         [merchant] merchant
         [roof] roof
         [neutral] neutral roof
        *[wall] wall piece
    } left.
    .section = Rulebook, Turn of play
reason-turn-off-board =
    { $kind ->
         [orange] An orange building
         [brown] A brown building
         [grey] A grey building
         [violet] A violet building
         [stable] A stable
         [merchant] A merchant
         [roof] A roof
         [neutral] A neutral roof
        *[wall] A wall piece
    } stands in the city, inside the walls.
    .section = Rulebook, Turn of play
reason-turn-occupied =
    Not at { $cell }: { $what ->
         [building] a building
         [stable] a stable
         [merchant] a merchant
         [well] the well
        *[wall] a wall piece
    } stands there.
    .section = Rulebook, Turn of play
reason-roofs-closed =
    Every player owns { $colour ->
         [orange] an orange
         [brown] a brown
         [grey] a grey
        *[violet] a violet
    } palace: this colour is out of play.
    .section = Rulebook, Roofs
reason-roofs-nothing = Not at { $cell }: a roof goes on a building.
    .section = Rulebook, Roofs
reason-roofs-taken = The palace at { $cell } already has a roof.
    .section = Rulebook, Roofs
reason-roofs-one-a-colour =
    You already own { $colour ->
         [orange] an orange
         [brown] a brown
         [grey] a grey
        *[violet] a violet
    } palace; each player owns one of each colour.
    .section = Rulebook, Roofs
reason-roofs-first-building = Name this palace by its first building: { $first }.
    .section = Rulebook, Roofs
reason-well-ring = Not at { $cell }: only merchants stand on the eight cells around the well.
    .section = Rulebook, The well
reason-stables-gap = Not at { $cell }: between two palaces one cell stays free, diagonals included.
    .section = Rulebook, Stables
reason-stables-only-stable = Not at { $cell }: the stable would only touch another stable, no building.
    .section = Rulebook, Stables
reason-stables-beside = Not at { $cell }: a stable goes next to a building of a palace, not diagonally.
    .section = Rulebook, Stables
reason-buildings-gap = Not at { $cell }: it would be too close to another palace; one cell stays free, diagonals included.
    .section = Rulebook, Buildings
reason-buildings-beside =
    Not at { $cell }: the building must share a side with a building of the { $colour ->
         [orange] orange
         [brown] brown
         [grey] grey
        *[violet] violet
    } palace, not just a corner, nor only touch a stable.
    .section = Rulebook, Buildings
reason-buildings-must-extend =
    Not at { $cell }: the { $colour ->
         [orange] orange
         [brown] brown
         [grey] grey
        *[violet] violet
    } palace at { $palace } has no roof and can still grow, so { $colour ->
         [orange] orange
         [brown] brown
         [grey] grey
        *[violet] violet
    } buildings join it.
    .section = Rulebook, Buildings
reason-buildings-strict =
    Not at { $cell }: by the French rules to the letter, every { $colour ->
         [orange] orange
         [brown] brown
         [grey] grey
        *[violet] violet
    } palace needs an owner before another starts.
    .section = Option of this table
reason-buildings-roofed =
    Not at { $cell }: the { $colour ->
         [orange] orange
         [brown] brown
         [grey] grey
        *[violet] violet
    } palace beside it has a roof and takes no more buildings.
    .section = Rulebook, Roofs
reason-merchants-beside = Not at { $cell }: a merchant goes next to an end of the street, not diagonally.
    .section = Rulebook, Merchants
reason-merchants-two = Not at { $cell }: this merchant would touch { $count } others; it may touch only one.
    .section = Rulebook, Merchants
reason-merchants-end = Not at { $cell }: the merchant next to it is not at an end of the street.
    .section = Rulebook, Merchants
reason-merchants-new-street = Not at { $cell }: in this game a new street may not start beside an earlier merchant.
    .section = Option of this table
reason-walls-ring = Walls go on the cells around the city.
    .section = Rulebook, Walls
reason-walls-gate = Not at { $cell }: the last free cell of this side is the gate of the city.
    .section = Rulebook, Walls
reason-walls-beside = Not at { $cell }: a wall continues from a tower or from a wall.
    .section = Rulebook, Walls
reason-tea-off = This game is played without tea tiles.
    .section = Option of this table
reason-tea-none = You have no tea tile.
    .section = Rulebook, Tea tiles
reason-tea-first = A tea tile replaces the second piece: place the first one first.
    .section = Rulebook, Tea tiles
reason-tea-same-turn = In this game a tea tile received during a turn can only be used from the next turn.
    .section = Option of this table
reason-sole-own-roof = You are the last player with pieces: you must place one of your roofs this turn.
    .section = Option of this table
reason-sole-last-palace = You still have to place one of your own roofs this turn, and this is the last palace it could go on.
    .section = Option of this table

## What a position leaves out and was assumed

assumed-options = Options that are not named have their defaults.
assumed-streets = The newest street that can go on, or else the one that reads last, is taken for the newest; where merchants branch, the longest line is taken for one street.
assumed-palace-tile =
    { $owner ->
         [0] Nobody
        *[other] Seat { $owner }
    } is taken to hold the { $colour ->
         [orange] orange
         [brown] brown
         [grey] grey
        *[violet] violet
    } palace tile.
assumed-tower =
    { $owner ->
         [0] Nobody
        *[other] Seat { $owner }
    } is taken to hold tower tile { $tower }: of the palaces beside its walls the one claimed last.
assumed-tea = Nobody is taken to hold a tea tile any more.
assumed-hands = Pieces in hand that are not named are taken to be none.
assumed-hands-shared = Pieces in hand that the table does not decide are shared as evenly as they can be.
assumed-roofs = No palace is taken to have a roof.
assumed-arms = Sides whose walls are not named are taken to have none.
assumed-out = Nobody who still has a piece is taken to be out of the game.
assumed-mover = Seat { $mover } is taken to be the one to move.
assumed-over = The game is taken to be over, because nobody can place a piece; what the position says of a turn is not read.
assumed-turn = This is taken to be turn { $turn }.
assumed-turn-of-end = The number of the last turn is not known.
assumed-placed = Nothing is taken to have been placed in this turn yet.
assumed-own-roof = The roof placed last is taken to be of an earlier turn.

## What is wrong with a position

problem-option = its options cannot be used: { $detail }
problem-board-size = with { $seats } players the city has { $rows } rows of { $columns } cells
problem-gate =
    the { $side ->
         [n] north
         [s] south
         [w] west
        *[e] east
    } side takes at most { $most ->
    [one] { $most } wall piece
   *[other] { $most } wall pieces
} so that its gate stays open, not { $found }
problem-two-wells = there are two wells
problem-well-off = there is a well, but the game is played without it (“well”)
problem-no-well = the well is missing
problem-well-at-wall = the well at { $cell } stands beside the wall; it keeps one cell away
problem-well-ring = a construction at { $cell } stands beside the well
problem-stable-alone = the stable at { $cell } touches no building
problem-stable-between = the stable at { $cell } touches buildings of two palaces
problem-palaces-touch = the palaces at { $cell } and { $other } touch
problem-roof-nowhere = the roof at { $cell } is on no building
problem-two-roofs = the palace at { $cell } has two roofs
problem-no-neutral = with { $seats } players there are no neutral roofs
problem-second-palace =
    seat { $seat } owns two { $colour ->
         [orange] orange
         [brown] brown
         [grey] grey
        *[violet] violet
    } palaces
problem-no-cell = there is no cell { $cell }; the last one is { $last }
problem-seat = there is no seat { $found }, only 1 to { $seats }
problem-street-cell = “streets” names { $cell }, where there is no merchant
problem-street-gap = in this street, { $other } is not next to { $cell }
problem-street-branches = the street at { $cell } branches or closes; a street is a line
problem-merchant-no-street = the merchant at { $cell } belongs to no street
problem-tower-merchants = tower tile { $tower } cannot have these merchants: all of them until somebody takes it, then none
problem-by-seat =
    “{ $field }” has { $found ->
    [one] { $found } entry
   *[other] { $found } entries
} instead of { $seats }, one for each seat
problem-too-much-tea = there are { $found } tea tiles, more than the game has
problem-pieces =
    board and hands together hold { $found } { $kind ->
         [orange] orange buildings
         [brown] brown buildings
         [grey] grey buildings
         [violet] violet buildings
         [stable] stables
         [merchant] merchants
         [roof] roofs of each player
         [neutral] neutral roofs
        *[wall] wall pieces
    } instead of { $wanted }
problem-closed-colour =
    every seat owns { $colour ->
         [orange] an orange
         [brown] a brown
         [grey] a grey
        *[violet] a violet
    } palace, so no { $colour ->
         [orange] orange
         [brown] brown
         [grey] grey
        *[violet] violet
    } buildings may be left in any hand
problem-palace-tile =
    the { $colour ->
         [orange] orange
         [brown] brown
         [grey] grey
        *[violet] violet
    } palace tile is not with the owner of the largest { $colour ->
         [orange] orange
         [brown] brown
         [grey] grey
        *[violet] violet
    } palace
problem-tower-tile = tower tile { $tower } and its merchants are not where the palaces beside its walls have brought them
problem-tea-pile = the pile holds { $found ->
    [one] { $found } tea tile
   *[other] { $found } tea tiles
}, but the violet palaces leave { $wanted }
problem-tea-seat = seat { $seat } has { $found ->
    [one] { $found } tea tile
   *[other] { $found } tea tiles
}, but its violet palace gave { $most } at most
problem-out-option = “out” names seats, but with these options nobody is ever out
problem-turn-too-long = { $placed ->
    [one] { $placed } piece placed
   *[other] { $placed } pieces placed
} this turn and { $left } still to place: a turn has only two
problem-not-over = “to_move” is null, but somebody can still place a piece (seat { $able })
problem-nothing-owed = seat { $seat } is to move but can place nothing: “placements_left” is 0
problem-cannot-move = seat { $seat } is to move (“to_move”) but can place nothing; who can: seat { $able }
problem-cannot-move-over = seat { $seat } is to move (“to_move”) but can place nothing, and nobody else can: “"to_move": null” says that the game is over

## The board as text

show-palace = { $colour } { $cell }, size { $size }: { $owner ->
    [neutral] neutral
   *[seat] seat { $owner }
}
show-pieces = { $piece } { $count }
show-nothing = nothing
show-seat = seat { $seat }: { $hand }, tea { $tea }
show-turn = turn { NUMBER($turn, useGrouping: 0) }
show-over = { $turn }: over
show-mover = { $turn }: seat { $seat } to place { $count }
