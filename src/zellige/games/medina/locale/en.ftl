# Médina: every word a person reads about this game.


## The game

game-title = Médina
game-tagline = Raise palaces together, claim them alone.
game-minutes = 60

## Players

player-patient = Mason
    .help = Waits for large palaces, keeps an eye on towers and streets, and on who runs out of pieces first.
player-greedy = Apprentice
    .help = Takes what scores most at once, but spends no roof on a palace that brings less than six points.

## Options

option-well = Well
    .help = The well keeps its eight neighbours free of constructions and pays 4 points for each building or stable two straight steps away.
option-well-true = with the well
option-well-false = without the well
option-tea = Tea tiles
    .help = Owners of violet palaces receive tea, which replaces the second piece of a turn.
option-tea-true = with tea
option-tea-false = without tea
option-strict_french = Strict French variant
    .help = A new palace of a colour may start only when every earlier one of that colour has an owner, even if none of them can grow.
option-strict_french-false = no
option-strict_french-true = yes
option-new_street_max_touch = A new street may start beside
    .help = How many merchants of older streets the first merchant of a new street may touch.
option-new_street_max_touch-1 = at most one old merchant
option-new_street_max_touch-0 = no old merchant
option-already_adjacent_scope = A palace beside a wall is connected to
    .help = Whether a palace already beside one arm of a tower’s wall can win that tower again by its other arm.
option-already_adjacent_scope-arm = that arm of the wall
option-already_adjacent_scope-tower = the whole tower
option-tower_corners = Tower numbers
    .help = Which corner carries which tower number.
option-tower_corners-boardspace = 1 top left, 3 top right, 2 bottom right, 4 bottom left
option-tower_corners-reading_order = 1 and 2 at the top, 3 and 4 at the bottom
option-tie = Equal scores
    .help = Who wins when scores are equal.
option-tie-shared = share the victory
option-tie-bga = the larger largest palace, then the one claimed earlier
option-last_piece_second_placement = Last piece brings merchants
    .help = Whether a seat that began its turn with a single piece places a second one when it has just won merchants.
option-last_piece_second_placement-false = one placement only
option-last_piece_second_placement-true = a second placement
option-re_entry = Out of pieces, then merchants come
    .help = Whether a seat without pieces plays again when it wins merchants later.
option-re_entry-true = plays again
option-re_entry-false = stays out
option-sole_player_must_roof = Alone with pieces: own roofs first
    .help = Whether the only seat with pieces left must place one of its own roofs each turn while it can.
option-sole_player_must_roof-false = no duty
option-sole_player_must_roof-true = must place them
option-same_turn_tea = Tea received this turn
    .help = Whether tea won by the first piece of a turn may replace its second piece.
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
prompt-own-roof = Place one of your roofs: you alone still have pieces.
prompt-tea = Or take tea instead and keep the piece.
prompt-new-street = Both ends of the street are closed: the next merchant opens a new street.
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
    { $seat } took tea instead of a second piece
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
    { $seat } received { $count } tea
event-tea-boxed =
    { $count } tea left the game with the neutral palace
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
    } building left the hands
        *[other] { $count } { $colour ->
         [orange] orange
         [brown] brown
         [grey] grey
        *[violet] violet
    } buildings left the hands
    }
event-skipped =
    { $seat } could not place anything and was passed over
event-over = Nobody can place any more: the game is over

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
    } palace: this colour is closed.
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
reason-roofs-first-building = This palace is named by its first building, { $first }.
    .section = Rulebook, Roofs
reason-well-ring = Not at { $cell }: only merchants stand on the eight cells round the well.
    .section = Rulebook, The well
reason-stables-gap = Not at { $cell }: between two palaces one cell stays free, diagonals included.
    .section = Rulebook, Stables
reason-stables-only-stable = Not at { $cell }: it would touch a stable only, not a building.
    .section = Rulebook, Stables
reason-stables-beside = Not at { $cell }: a stable stands side by side with a building of a palace.
    .section = Rulebook, Stables
reason-buildings-gap = Not at { $cell }: it would come too near another palace; one cell stays free, diagonals included.
    .section = Rulebook, Buildings
reason-buildings-beside =
    Not at { $cell }: it must be side by side with a building of the { $colour ->
         [orange] orange
         [brown] brown
         [grey] grey
        *[violet] violet
    } palace, not at a corner or a stable only.
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
    Not at { $cell }: in the strict variant, every { $colour ->
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
reason-merchants-beside = Not at { $cell }: a merchant stands side by side with the end of the street.
    .section = Rulebook, Merchants
reason-merchants-two = Not at { $cell }: it would touch { $count } merchants; a merchant touches one only.
    .section = Rulebook, Merchants
reason-merchants-end = Not at { $cell }: the merchant beside it is not an end of the street.
    .section = Rulebook, Merchants
reason-merchants-new-street = Not at { $cell }: at this table a new street starts beside no old merchant.
    .section = Option of this table
reason-walls-ring = Walls stand on the cells round the city.
    .section = Rulebook, Walls
reason-walls-gate = Not at { $cell }: the last free cell of a side is its gate.
    .section = Rulebook, Walls
reason-walls-beside = Not at { $cell }: a wall continues from a tower or from a wall.
    .section = Rulebook, Walls
reason-tea-off = This table plays without tea.
    .section = Option of this table
reason-tea-none = You have no tea tile.
    .section = Rulebook, Tea tiles
reason-tea-first = Tea replaces the second piece: place one first.
    .section = Rulebook, Tea tiles
reason-tea-same-turn = At this table tea received this turn waits for the next one.
    .section = Option of this table
reason-sole-own-roof = You alone still have pieces: this turn places one of your roofs.
    .section = Option of this table
reason-sole-last-palace = Your own roof is due this turn, and this is the last palace it could go on.
    .section = Option of this table

## What a position leaves out and was assumed

assumed-options = Options that are not named have their defaults.
assumed-streets = The newest street that can go on, or else the one that reads last, is taken for the newest.
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
assumed-tea = Nobody is taken to hold tea any more.
assumed-hands = Pieces in hand that are not named are taken to be none.
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

problem-option = there is no such option or value: { $detail }
problem-board-size = with { $seats } seats the city has { $rows } rows of { $columns } cells
problem-gate =
    the { $side ->
         [n] north
         [s] south
         [w] west
        *[e] east
    } side takes at most { $most } wall pieces so that its gate stays open, not { $found }
problem-two-wells = there are two wells
problem-well-off = there is a well, but the option plays without it
problem-no-well = the well is missing
problem-well-at-wall = the well at { $cell } stands beside the wall; it keeps one cell away
problem-well-ring = a construction at { $cell } stands beside the well
problem-stable-alone = the stable at { $cell } stands beside no building
problem-stable-between = the stable at { $cell } touches buildings of two palaces
problem-palaces-touch = the palaces at { $cell } and { $other } touch
problem-roof-nowhere = the roof at { $cell } is on no building
problem-two-roofs = the palace at { $cell } has two roofs
problem-no-neutral = with { $seats } seats there are no neutral roofs
problem-second-palace =
    seat { $seat } owns two { $colour ->
         [orange] orange
         [brown] brown
         [grey] grey
        *[violet] violet
    } palaces
problem-no-cell = there is no cell { $cell }; the last one is { $last }
problem-seat = there is no seat { $found }, only 1 to { $seats }
problem-street-cell = the street names { $cell }, where no merchant of its own stands
problem-street-gap = in the street { $other } does not follow { $cell }
problem-street-branches = the street at { $cell } branches or closes; a street is a line
problem-merchant-no-street = the merchant at { $cell } belongs to no street
problem-tower-merchants = tower tile { $tower } cannot have these merchants: all of them until somebody takes it, then none
problem-by-seat =
    { $field } lists { $found } seats instead of { $seats }
problem-too-much-tea = there are { $found } tea tiles, more than the game has
problem-pieces =
    board and hands hold { $found } { $kind ->
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
    } buildings are left in hands
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
problem-tea-pile = the pile holds { $found } tea tiles, but the violet palaces leave { $wanted }
problem-tea-seat = seat { $seat } has { $found } tea tiles, but its violet palace brought { $most }
problem-out-option = “out” names seats, but by the options of this table nobody is out for good
problem-turn-too-long = { $placed } pieces placed this turn and { $left } to place are more than a turn has
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
