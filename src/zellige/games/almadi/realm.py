"""The geometry of a realm: where Landscapes stand, what touches what, groups.

Rows are numbers with a bit for each column; a set of cells is a tuple of six such rows.
"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import State
from zellige.games.almadi.components import (
    ABRIZA,
    ACTIVATION,
    EAST,
    GENIE,
    GOODS_COLUMN,
    JAR,
    MARKET,
    MARTELINE,
    MOON,
    NORTH,
    RUBY,
    SIDE_COLUMN,
    SOUTH,
    STALL,
    TILES,
)
from zellige.games.almadi.state import (
    ALL_COLUMNS,
    NOT_START,
    POOL_MARTELINE,
    POOL_MOON,
    POOL_RUBY,
    POOL_STALL,
    ROWS,
    WIDTH,
    has,
)

Rows = tuple[int, int, int, int, int, int]


# --- standing and lying ----------------------------------------------------------------------------------------------


@rule
def put_down(state: State, seat: int, cell: int, value: int) -> None:
    """A Landscape comes to stand on an empty cell."""
    row, column = cell // WIDTH, cell % WIDTH
    state.realm[seat, row, column] = value
    state.kinds[seat, state.tiles[value, 0] - 1, row] |= 1 << column


@rule
def lift(state: State, seat: int, cell: int) -> int:
    """A Landscape leaves its cell; answers which."""
    row, column = cell // WIDTH, cell % WIDTH
    value = int(state.realm[seat, row, column])
    state.realm[seat, row, column] = 0
    state.kinds[seat, state.tiles[value, 0] - 1, row] &= ~(1 << column)
    return value


@rule
def of_kind(state: State, seat: int, kind: int) -> Rows:
    """The cells of the Landscapes of a kind."""
    k = kind - 1
    return (int(state.kinds[seat, k, 0]), int(state.kinds[seat, k, 1]), int(state.kinds[seat, k, 2]),
            int(state.kinds[seat, k, 3]), int(state.kinds[seat, k, 4]), int(state.kinds[seat, k, 5]))


@rule
def union(one: Rows, other: Rows) -> Rows:
    """The cells of both."""
    return (one[0] | other[0], one[1] | other[1], one[2] | other[2], one[3] | other[3], one[4] | other[4], one[5] | other[5])


@rule
def occupied(state: State, seat: int) -> Rows:
    """The cells on which a Landscape stands."""
    return union(
        union(of_kind(state, seat, 1), of_kind(state, seat, 2)), union(of_kind(state, seat, 3), of_kind(state, seat, 4))
    )


@rule
def kind_at(state: State, seat: int, row: int, column: int) -> int:
    """The kind of the Landscape at a place, 0 for none, also outside the grid."""
    if row < 0 or row >= ROWS or column < 0 or column >= WIDTH:
        return 0
    return int(state.tiles[state.realm[seat, row, column], 0])


@rule
def count(cells: Rows) -> int:
    """How many cells."""
    return bits(cells[0]) + bits(cells[1]) + bits(cells[2]) + bits(cells[3]) + bits(cells[4]) + bits(cells[5])


@rule
def bits(row: int) -> int:
    """How many bits are set."""
    found = 0
    while row != 0:
        row &= row - 1
        found += 1
    return found


# --- where a Landscape may go -----------------------------------------------------------------------------------------


@rule
def open_cells(cells: Rows, row: int) -> int:
    """The empty places of a row that touch one of the cells."""
    near = (cells[row] << 1) | (cells[row] >> 1)
    if row > 0:
        near |= cells[row - 1]
    if row < ROWS - 1:
        near |= cells[row + 1]
    return near & ~cells[row] & ALL_COLUMNS


@rule
def allowed_columns(state: State, seat: int, row: int, by_genie: bool) -> int:
    """The columns of a row where a Landscape may go: right of the start tile; with Abriza a Genie reaches rows 0 and 5."""
    if 1 <= row <= 4:
        return NOT_START
    return ALL_COLUMNS if by_genie and has(state, seat, ABRIZA) else 0


@rule
def movable(state: State, seat: int, cell: int) -> bool:
    """Whether a tile stands there: start Landscapes never move."""
    value = state.realm[seat, cell // WIDTH, cell % WIDTH]
    return bool(0 < value <= TILES)


@rule
def without(cells: Rows, cell: int) -> Rows:
    """The cells but one: adjacency is tested with the tile lifted."""
    row, rest = cell // WIDTH, ~(1 << (cell % WIDTH))
    return (cells[0] & rest if row == 0 else cells[0], cells[1] & rest if row == 1 else cells[1],
            cells[2] & rest if row == 2 else cells[2], cells[3] & rest if row == 3 else cells[3],
            cells[4] & rest if row == 4 else cells[4], cells[5] & rest if row == 5 else cells[5])


# --- what touches what ------------------------------------------------------------------------------------------------


@rule
def step_row(side: int) -> int:
    """Rows from a cell to its neighbour on a side."""
    if side == NORTH:
        return -1
    return 1 if side == SOUTH else 0


@rule
def step_column(side: int) -> int:
    """Columns from a cell to its neighbour on a side."""
    if side == EAST:
        return 1
    return 0 if side in (NORTH, SOUTH) else -1


@rule
def neighbour(state: State, seat: int, row: int, column: int, side: int) -> int:
    """What stands next to a cell on a side, 0 for nothing."""
    row, column = row + step_row(side), column + step_column(side)
    if row < 0 or row >= ROWS or column < 0 or column >= WIDTH:
        return 0
    return int(state.realm[seat, row, column])


@rule
def contact(state: State, seat: int, row: int, column: int, side: int) -> int:
    """The effect that is active between a Landscape and its neighbour on a side, 0 for none."""
    other = neighbour(state, seat, row, column, side)
    if other == 0:
        return 0
    mine = int(state.tiles[state.realm[seat, row, column], SIDE_COLUMN + side])
    its = int(state.tiles[other, SIDE_COLUMN + (side + 2) % 4])
    if mine == ACTIVATION and its >= GENIE:
        return its
    return mine if its == ACTIVATION and mine >= GENIE else 0


@rule
def activate(state: State, seat: int, cell: int, but: int) -> None:
    """Everything a Landscape's new place activates joins the pool; ``but``: a side that does not count, -1 for none."""
    row, column = cell // WIDTH, cell % WIDTH
    for side in range(4):
        effect = contact(state, seat, row, column, side) if side != but else 0
        if effect == GENIE:
            state.wish = 1
        elif effect == MARTELINE:
            state.pool[POOL_MARTELINE] += 1
        elif effect == STALL:
            state.pool[POOL_STALL] += 1
        elif effect == MOON:
            state.pool[POOL_MOON] += 1
        elif effect == RUBY:
            state.pool[POOL_RUBY] += 1


@rule
def side_towards(cell: int, other: int) -> int:
    """The side of a cell on which another lies, -1 when they do not touch."""
    for side in range(4):
        row, column = cell // WIDTH + step_row(side), cell % WIDTH + step_column(side)
        if 0 <= column < WIDTH and row * WIDTH + column == other:
            return side
    return -1


@rule
def effect_sides(state: State, seat: int, effect: int, active: int) -> int:
    """How many sides of a realm show an effect and are active now (1) or not (0)."""
    cells = occupied(state, seat)
    found = 0
    for row in range(ROWS):
        left, column = cells[row], 0
        while left != 0:
            if left & 1:
                for side in range(4):
                    if state.tiles[state.realm[seat, row, column], SIDE_COLUMN + side] == effect:
                        other = neighbour(state, seat, row, column, side)
                        touched = state.tiles[other, SIDE_COLUMN + (side + 2) % 4] == ACTIVATION
                        if touched == (active == 1):
                            found += 1
            left >>= 1
            column += 1
    return found


# --- groups and goods -------------------------------------------------------------------------------------------------


@rule
def group(cells: Rows) -> Rows:
    """All cells connected with the first one (reading row by row); the cells must not be empty."""
    row0, row1, row2, row3, row4, row5 = 0, 0, 0, 0, 0, 0
    if cells[0] != 0:
        row0 = cells[0] & -cells[0]
    elif cells[1] != 0:
        row1 = cells[1] & -cells[1]
    elif cells[2] != 0:
        row2 = cells[2] & -cells[2]
    elif cells[3] != 0:
        row3 = cells[3] & -cells[3]
    elif cells[4] != 0:
        row4 = cells[4] & -cells[4]
    else:
        row5 = cells[5] & -cells[5]
    return connected((row0, row1, row2, row3, row4, row5), cells)


@rule
def connected(some_of: Rows, cells: Rows) -> Rows:
    """All cells connected with some of them."""
    done = False
    row0, row1, row2, row3, row4, row5 = some_of
    while not done:
        next0 = (row0 | row0 << 1 | row0 >> 1 | row1) & cells[0]
        next1 = (row1 | row1 << 1 | row1 >> 1 | row0 | row2) & cells[1]
        next2 = (row2 | row2 << 1 | row2 >> 1 | row1 | row3) & cells[2]
        next3 = (row3 | row3 << 1 | row3 >> 1 | row2 | row4) & cells[3]
        next4 = (row4 | row4 << 1 | row4 >> 1 | row3 | row5) & cells[4]
        next5 = (row5 | row5 << 1 | row5 >> 1 | row4) & cells[5]
        done = (next0 == row0 and next1 == row1 and next2 == row2 and next3 == row3 and next4 == row4 and next5 == row5)
        row0, row1, row2, row3, row4, row5 = next0, next1, next2, next3, next4, next5
    return (row0, row1, row2, row3, row4, row5)


@rule
def remove(cells: Rows, gone: Rows) -> Rows:
    """The cells that are not gone."""
    return (cells[0] & ~gone[0], cells[1] & ~gone[1], cells[2] & ~gone[2], cells[3] & ~gone[3], cells[4] & ~gone[4],
            cells[5] & ~gone[5])


@rule
def some(cells: Rows) -> bool:
    """Whether there are any."""
    return (cells[0] | cells[1] | cells[2] | cells[3] | cells[4] | cells[5]) != 0


@rule
def market_goods(state: State, seat: int, good: int) -> int:
    """Goods of a kind in the Markets of a realm."""
    found = 0
    for row in range(ROWS):
        left, column = int(state.kinds[seat, MARKET - 1, row]), 0
        while left != 0:
            if left & 1:
                found += int(state.tiles[state.realm[seat, row, column], GOODS_COLUMN + good])
            left >>= 1
            column += 1
    return found


@rule
def active_jars(state: State, seat: int) -> int:
    """Jars that are active now."""
    return effect_sides(state, seat, JAR, 1)
