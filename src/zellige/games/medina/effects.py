"""What a placement does: palaces grow, streets and walls get longer, tiles change hands."""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import State
from zellige.games.medina.components import MERCHANT, NEUTRAL, ROOF, TOWER_AT, VIOLET
from zellige.games.medina.options import tower_is_one_neighbour, towers_in_reading_order
from zellige.games.medina.state import (
    CELLS,
    CROWDED,
    EAST,
    NEUTRAL_OWNER,
    NORTH,
    ON_MERCHANT,
    ON_STABLE,
    ON_WALL,
    ON_WELL,
    SOUTH,
    WEST,
    WIDTH,
    city_cell_at,
    corner_of,
    side_and_index,
    side_length,
    wall_cell,
)

STEPS = (-WIDTH, -1, 1, WIDTH)
RING = (-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1)


# --- palaces ---


@rule
def put_building(state: State, colour: int, cell: int) -> None:
    """A building joins the palace near its cell, or founds one. [Buildings]"""
    root = int(state.zone[cell])
    state.board[cell] = colour + 1
    if root == 0:
        state.unroofed[colour] += 1
        root = cell
    elif cell < root:
        rename_palace(state, root, cell)
        root = cell
    for step in STEPS:
        state.beside[cell + step] = 1
    join_palace(state, root, cell)


@rule
def put_stable(state: State, cell: int) -> None:
    """A stable joins the one palace near its cell; a claimed palace may win tiles by it. [Stables, Tower and palace tiles]"""
    root = int(state.zone[cell])
    state.board[cell] = ON_STABLE
    before = int(state.touches[root])
    join_palace(state, root, cell)
    if state.owner[root] != 0:
        win_towers(state, root, before)
        win_palace_tile(state, root)


@rule
def join_palace(state: State, root: int, cell: int) -> None:
    """Cell becomes part of the palace: its surroundings, its size, the walls it is next to."""
    state.palace[cell] = root
    state.parts[root] += 1
    state.zone[cell] = merged_zone(int(state.zone[cell]), root)
    for step in RING:
        near = cell + step
        state.zone[near] = merged_zone(int(state.zone[near]), root)
    state.touches[root] |= walls_beside(state, cell)


@rule
def merged_zone(zone: int, root: int) -> int:
    """The zone of a cell that a palace comes near."""
    return root if zone == 0 or zone == root else CROWDED


@rule
def rename_palace(state: State, old: int, new: int) -> None:
    """The first building of a palace without a roof is another one now."""
    for cell in range(CELLS):
        if state.palace[cell] == old:
            state.palace[cell] = new
        if state.zone[cell] == old:
            state.zone[cell] = new
    state.parts[new], state.parts[old] = state.parts[old], 0
    state.touches[new], state.touches[old] = state.touches[old], 0


@rule
def walls_beside(state: State, cell: int) -> int:
    """Bits of the arms whose built wall is next to a city cell."""
    row, column = cell // WIDTH, cell % WIDTH
    bits = 0
    if row == 1:
        bits |= arm_bit(state, NORTH, column - 1)
    if row == state.rows:
        bits |= arm_bit(state, SOUTH, column - 1)
    if column == 1:
        bits |= arm_bit(state, WEST, row - 1)
    if column == state.columns:
        bits |= arm_bit(state, EAST, row - 1)
    return bits


@rule
def arm_bit(state: State, side: int, index: int) -> int:
    """The bit of the arm that stands at an index of a side, 0 when nothing is built there."""
    if index < state.arms[side, 0]:
        return 1 << (2 * side)
    if index >= side_length(state, side) - int(state.arms[side, 1]):
        return 2 << (2 * side)
    return 0


@rule
def put_well(state: State, cell: int) -> None:
    """The well keeps constructions off its eight neighbours. [The well]"""
    state.well = cell
    state.board[cell] = ON_WELL
    for step in RING:
        state.zone[cell + step] = CROWDED


# --- roofs ---


@rule
def put_roof(state: State, kind: int, root: int) -> None:
    """A palace gets its owner: towers, then palace tile, then tea, then a colour that everybody owns is closed. [Roofs]"""
    seat, colour = int(state.seat), int(state.board[root]) - 1
    state.owner[root] = NEUTRAL_OWNER if kind == NEUTRAL else seat + 1
    state.roofs[state.roof_count] = root
    state.roof_count += 1
    state.unroofed[colour] -= 1
    if kind == ROOF:
        state.owned[seat] |= 1 << colour
    win_towers(state, root, 0)
    win_palace_tile(state, root)
    if colour == VIOLET:
        serve_tea(state, kind)
    if kind == ROOF and everybody_owns(state, colour):
        for each in range(state.seats):
            state.hands[each, colour] = 0


@rule
def serve_tea(state: State, kind: int) -> None:
    """Three, two, one tea tile, by order of claim; those of a neutral palace leave the game. [Tea tiles]"""
    cups = (int(state.tea_left) + 1) // 2
    state.tea_left -= cups
    if kind == ROOF:
        state.tea[state.seat] += cups


@rule
def everybody_owns(state: State, colour: int) -> bool:
    """Whether every seat owns a palace of the colour."""
    for seat in range(state.seats):
        if not state.owned[seat] >> colour & 1:
            return False
    return True


# --- tiles ---


@rule
def win_towers(state: State, root: int, before: int) -> None:
    """The owner of a palace takes the tile of every tower to whose wall it is newly connected. [Tower tiles]

    ``before``: bits of the arms it was next to already; a claim connects them all, so nothing was.
    """
    for side in range(4):
        for arm in range(2):
            bit = 1 << (2 * side + arm)
            if state.touches[root] & bit and not before & connected(state, side, arm):
                take_tower(state, corner_of(side, arm), int(state.owner[root]))


@rule
def connected(state: State, side: int, arm: int) -> int:
    """Bits of the arms by which a palace counts as connected to this one already: itself, by an option all of its tower."""
    bits = 1 << (2 * side + arm)
    if tower_is_one_neighbour(state):
        for other_side in range(4):
            for other in range(2):
                if corner_of(other_side, other) == corner_of(side, arm):
                    bits |= 1 << (2 * other_side + other)
    return bits


@rule
def take_tower(state: State, corner: int, owner: int) -> None:
    """A tower tile goes to its new keeper, the first gets its merchants; a neutral one leaves it on the board. [Tower tiles]"""
    number = TOWER_AT[int(towers_in_reading_order(state)), corner] - 1
    if owner == NEUTRAL_OWNER:
        state.tower_holder[number] = 0
    else:
        state.tower_holder[number] = owner
        state.hands[owner - 1, MERCHANT] += state.tower_merchants[number]
    state.tower_merchants[number] = 0


@rule
def win_palace_tile(state: State, root: int) -> None:
    """The tile of a colour goes to a claimed palace larger than every other claimed one. [Palace tiles]"""
    for number in range(state.roof_count):
        other = int(state.roofs[number])
        if other != root and state.board[other] == state.board[root] and state.parts[other] >= state.parts[root]:
            return
    owner = int(state.owner[root])
    state.palace_holder[state.board[root] - 1] = 0 if owner == NEUTRAL_OWNER else owner


# --- streets and walls ---


@rule
def open_street(state: State, cell: int) -> None:
    """The first merchant of a street, for the moment both of its ends. [Merchants]"""
    state.streets += 1
    state.board[cell] = ON_MERCHANT
    state.street[cell] = state.streets
    state.ends[0] = cell
    state.ends[1] = cell


@rule
def put_merchant(state: State, cell: int, extends: bool) -> None:
    """A merchant prolongs the last street, or opens a new one. [Merchants]"""
    if not extends:
        open_street(state, cell)
        return
    state.board[cell] = ON_MERCHANT
    state.street[cell] = state.streets
    other = int(state.ends[1])
    for step in STEPS:
        if cell + step == state.ends[1]:
            other = int(state.ends[0])
    state.ends[0], state.ends[1] = min(cell, other), max(cell, other)


@rule
def put_wall(state: State, cell: int) -> None:
    """A wall piece; the palace it reaches may win its owner the tower. [Walls, Tower tiles]"""
    side, index = side_and_index(state, cell)
    arm = 0 if index == state.arms[side, 0] else 1
    state.board[cell] = ON_WALL
    state.arms[side, arm] += 1
    root = int(state.palace[city_cell_at(state, side, index)])
    if root == 0:
        return
    before = int(state.touches[root])
    state.touches[root] |= 1 << (2 * side + arm)
    if state.owner[root] != 0:
        win_towers(state, root, before)


@rule
def next_wall(state: State, side: int, arm: int) -> int:
    """The ring cell that an arm would take next; 0 when the last free cell of the side must stay as its gate. [Walls]"""
    built, length = int(state.arms[side, 0]) + int(state.arms[side, 1]), side_length(state, side)
    if built >= length - 1:
        return 0
    return wall_cell(state, side, int(state.arms[side, 0]) if arm == 0 else length - 1 - int(state.arms[side, 1]))

