"""The record of a position of Médina, field by field, and the geometry of its cells.

The grid holds the largest city (11 x 16) and the ring of wall cells round it: 13 rows of 18. A cell is one number, row * 18 +
column; the city starts at row 1, column 1; the ring is row 0, row ``rows + 1``, column 0 and column ``columns + 1``.
A palace is known by the cell of its first building, reading row by row: its *root*. So equal positions are equal bytes,
whatever the order in which they were built.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from zellige.core.compile import rule
from zellige.core.game import NOBODY, State
from zellige.core.layout import layout
from zellige.games.medina.components import KINDS, MOST_ROOFS
from zellige.games.medina.options import OPTIONS

WIDTH, HEIGHT = 18, 13
CELLS = WIDTH * HEIGHT
MOST_SEATS = 4

# What stands on a cell (``State.board``). 1..4 are buildings of the four colours: the number of the colour plus one.
EMPTY, ON_STABLE, ON_MERCHANT, ON_WELL, ON_WALL, BARE_WALL, TOWER, OUTSIDE = 0, 5, 6, 7, 8, 9, 10, 11
CROWDED = CELLS
"""``State.zone``: no construction may stand here, for two palaces or the well are near."""
NEUTRAL_OWNER = MOST_SEATS + 1
NORTH, SOUTH, WEST, EAST = range(4)
"""Sides of the city. Each has two arms of wall: from its west or north tower (0) and from its east or south tower (1)."""

DTYPE = layout([
    ("seats", "u1"),                      # players, 2..4
    ("options", "u1", (len(OPTIONS),)),   # index into the values of each option
    ("rows", "u1"), ("columns", "u1"),    # of the city
    ("board", "u1", (CELLS,)),            # what stands on the cell
    ("palace", "u1", (CELLS,)),           # root of the palace whose building or stable stands here, 0 = none
    ("zone", "u1", (CELLS,)),             # root of the one palace on this cell or its 8 neighbours, 0 = none, CROWDED
    ("beside", "u1", (CELLS,)),           # 1 = orthogonally next to a building
    ("street", "u1", (CELLS,)),           # number of the street of the merchant here, from 1 (oldest), 0 = none
    ("owner", "u1", (CELLS,)),            # at a root: 0 = no roof, seat + 1, NEUTRAL_OWNER
    ("parts", "u1", (CELLS,)),           # at a root: buildings and stables
    ("touches", "u1", (CELLS,)),          # at a root: bit 2 * side + arm for every arm of wall it is next to
    ("well", "u1"),                       # cell of the well, 0 = none
    ("roofs", "u1", (MOST_ROOFS,)),       # roots of the palaces with a roof, in order of claim
    ("roof_count", "u1"),
    ("unroofed", "u1", (4,)),             # palaces without a roof, by colour
    ("owned", "u1", (MOST_SEATS,)),       # bit per colour in which the seat owns a palace
    ("streets", "u1"),                    # streets so far; the last is the only one that can grow
    ("ends", "u1", (2,)),                 # first and last merchant of the last street, the smaller cell first
    ("arms", "u1", (4, 2)),               # wall pieces by side and arm
    ("tower_holder", "u1", (4,)),         # seat + 1 by tower number - 1, 0 = the tile lies on the board
    ("tower_merchants", "u1", (4,)),      # merchants on the tile
    ("palace_holder", "u1", (4,)),        # seat + 1 by colour, 0 = on the board (a neutral palace may hold it)
    ("tea", "u1", (MOST_SEATS,)),
    ("tea_left", "u1"),                   # in the pile
    ("hands", "u1", (MOST_SEATS, len(KINDS))),
    ("out", "u1", (MOST_SEATS,)),         # 1 = out for good (option re_entry off)
    ("seat", "i1"),                       # who decides, NOBODY = the game is over
    ("placements_left", "u1"), ("placed_this_turn", "u1"),
    ("turn", "u2"),                       # turns begun; 1 = the first
    ("tea_at_turn_start", "u1"),
    ("own_roof_this_turn", "u1"),
])

_CELL, _FLAG, _HOLDER = (0, CELLS - 1), (0, 1), (0, MOST_SEATS)
BOUNDS: dict[str, tuple[int, Any]] = {
    "rows": (2, HEIGHT - 2), "columns": (2, WIDTH - 2), "board": (EMPTY, OUTSIDE),
    "palace": _CELL, "zone": (0, CROWDED), "beside": _FLAG, "owner": (0, NEUTRAL_OWNER), "street": _CELL,
    "parts": _CELL, "well": _CELL, "roofs": _CELL, "roof_count": (0, MOST_ROOFS), "unroofed": _CELL,
    "owned": (0, 15), "streets": _CELL, "ends": _CELL,
    "arms": (0, [[WIDTH - 2] * 2] * 2 + [[HEIGHT - 2] * 2] * 2), "tower_holder": _HOLDER, "tower_merchants": (0, 9),
    "palace_holder": _HOLDER, "out": _FLAG,
    "seat": (NOBODY, MOST_SEATS - 1), "placements_left": (0, 9), "placed_this_turn": (0, 9), "own_roof_this_turn": _FLAG}
"""What every number of a field lies between, in any record the rules or a document makes; others may be anything."""


@rule
def inner(state: State, row: int, column: int) -> bool:
    """Whether a place (rows and columns counted from 0 in the grid) lies in the city."""
    return bool(1 <= row <= state.rows and 1 <= column <= state.columns)


@rule
def lay_out_board(state: State) -> None:
    """Marks city, ring, corners and outside, for the number of rows and columns."""
    rows, columns = int(state.rows), int(state.columns)
    for row in range(HEIGHT):
        for column in range(WIDTH):
            what = OUTSIDE
            if row <= rows + 1 and column <= columns + 1:
                on_row, on_column = row in (0, rows + 1), column in (0, columns + 1)
                if on_row and on_column:
                    what = TOWER
                elif on_row or on_column:
                    what = BARE_WALL
                else:
                    what = EMPTY
            state.board[row * WIDTH + column] = what


@rule
def side_length(state: State, side: int) -> int:
    """Wall cells on a side of the city."""
    return int(state.columns) if side in (NORTH, SOUTH) else int(state.rows)


@rule
def wall_cell(state: State, side: int, index: int) -> int:
    """The ring cell at an index (from 0, from the west or north) of a side."""
    if side == NORTH:
        return 1 + index
    if side == SOUTH:
        return (int(state.rows) + 1) * WIDTH + 1 + index
    if side == WEST:
        return (1 + index) * WIDTH
    return (1 + index) * WIDTH + int(state.columns) + 1


@rule
def city_cell_at(state: State, side: int, index: int) -> int:
    """The city cell in front of a wall cell."""
    if side == NORTH:
        return wall_cell(state, side, index) + WIDTH
    if side == SOUTH:
        return wall_cell(state, side, index) - WIDTH
    if side == WEST:
        return wall_cell(state, side, index) + 1
    return wall_cell(state, side, index) - 1


@rule
def side_and_index(state: State, cell: int) -> tuple[int, int]:
    """The side of a ring cell, and its index from the west or north."""
    row, column = cell // WIDTH, cell % WIDTH
    if row == 0:
        return NORTH, column - 1
    if row == state.rows + 1:
        return SOUTH, column - 1
    if column == 0:
        return WEST, row - 1
    return EAST, row - 1


@rule
def corner_of(side: int, arm: int) -> int:
    """The corner (0 nw, 1 ne, 2 se, 3 sw) at which an arm of wall starts."""
    if side == NORTH:
        return arm
    if side == SOUTH:
        return 3 - arm
    if side == WEST:
        return 3 * arm
    return 1 + arm


@cache
def cell_name(cell: int) -> str:
    """``e5`` for a city cell, ``nc`` ``sc`` ``w7`` ``e7`` are for walls and come from actions.py."""
    row, column = divmod(cell, WIDTH)
    return f"{chr(ord('a') + column - 1)}{row}"
