"""What is counted in a realm for ``outlook``, and what one more Landscape changes of it: only that is counted again.

Counts are numbers that stand for a realm of one seat; ``state`` is asked for what stands around a cell.
"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import Ints, State
from zellige.games.almadi.components import (
    ACTIVATION,
    CAPACITY,
    CARAVAN,
    GENIE,
    GOODS_COLUMN,
    JAR,
    MARKET,
    OASIS,
    PALACE,
    SIDE_COLUMN,
)
from zellige.games.almadi.realm import (
    Rows,
    connected,
    count,
    group,
    neighbour,
    occupied,
    of_kind,
    remove,
    some,
    step_column,
    step_row,
)
from zellige.games.almadi.scoring import goods, palace_value, palaces_by_worth
from zellige.games.almadi.state import ROWS, WIDTH

Counts = tuple[int, int, int, int, int, int, int, int, int, int]
"""Oases alone; those in groups; the largest group; what Caravans can carry; their largest group, eight at most; goods; Palaces
worth 2, 3, 4 and 5, a byte each; active Jars; sides that may still be woken; what the last Landscape has woken, a byte for each
effect from ``GENIE`` on."""
GOODS, PALACES, JARS, OPENINGS, WOKEN = range(5, 10)


@rule
def counted(state: State, seat: int) -> Counts:
    """Everything in a realm; nothing is woken."""
    lone, grouped, largest = _oases(of_kind(state, seat, OASIS))
    room, convoy = _caravans(of_kind(state, seat, CARAVAN))
    two, three, four, five = palaces_by_worth(state, seat)
    jars, openings = _effects_around(state, seat)
    palaces = two + (three << 8) + (four << 16) + (five << 24)
    return lone, grouped, largest, room, convoy, goods(state, seat), palaces, jars, openings, 0


@rule
def _oases(cells: Rows) -> tuple[int, int, int]:
    """Oases alone, those in groups, the largest group."""
    lone = grouped = largest = 0
    while some(cells):
        one = group(cells)
        size = count(one)
        largest = max(largest, size)
        if size > 1:
            grouped += size
        else:
            lone += 1
        cells = remove(cells, one)
    return lone, grouped, largest


@rule
def _caravans(cells: Rows) -> tuple[int, int]:
    """What Caravans can carry, and their largest group."""
    room = largest = 0
    while some(cells):
        one = group(cells)
        size = min(8, count(one))
        largest = max(largest, size)
        room += int(CAPACITY[size])
        cells = remove(cells, one)
    return room, largest


@rule
def _effects_around(state: State, seat: int) -> tuple[int, int]:
    """Jars that are active; and effect sides that face an empty place in rows 1 to 4: a Landscape there may wake them."""
    cells = occupied(state, seat)
    jars = openings = 0
    for row in range(ROWS):
        left, column = cells[row], 0
        while left != 0:
            if left & 1:
                value = int(state.realm[seat, row, column])
                for side in range(4):
                    shown = int(state.tiles[value, SIDE_COLUMN + side])
                    if shown >= GENIE:
                        there, aside = row + step_row(side), column + step_column(side)
                        if 1 <= there <= 4 and 0 < row < ROWS - 1 and cells[there] >> aside & 1 == 0:
                            openings += 1
                        elif shown == JAR and state.tiles[neighbour(state, seat, row, column, side),
                                                          SIDE_COLUMN + (side + 2) % 4] == ACTIVATION:
                            jars += 1
            left >>= 1
            column += 1
    return jars, openings


# --- one Landscape more, or less ------------------------------------------------------------------------------------------


@rule
def joined(state: State, seat: int, cell: int, value: int, counts: Counts) -> Counts:
    """What is counted once a Landscape stands on a cell that is still empty in ``state``."""
    lone, grouped, largest, room, convoy, found, palaces, jars, openings, _ = counts
    row, column, kind = cell // WIDTH, cell % WIDTH, int(state.tiles[value, 0])
    woken = alike = beside = 0
    for side in range(4):
        other, there = neighbour(state, seat, row, column, side), row + step_row(side)
        shown, inside = int(state.tiles[value, SIDE_COLUMN + side]), 1 <= row <= 4 and 1 <= there <= 4
        facing, its_kind = int(state.tiles[other, SIDE_COLUMN + (side + 2) % 4]), int(state.tiles[other, 0])
        if other == 0:
            openings += 1 if shown >= GENIE and inside else 0
        else:
            openings -= 1 if facing >= GENIE and inside else 0
            effect = facing if shown == ACTIVATION else shown if facing == ACTIVATION else 0
            if effect == JAR:
                jars += 1
            elif effect >= GENIE:
                woken += 1 << 8 * (effect - GENIE)
            alike += 1 if its_kind == kind else 0
            beside += 1 if its_kind in (OASIS, MARKET) else 0
            if its_kind == PALACE and kind in (OASIS, MARKET):
                before = palace_value(state, seat, there, column + step_column(side))
                palaces += _worth(max(1, before) + 1) - _worth(before)
    if kind == PALACE and beside > 0:
        palaces += _worth(beside + 1)
    elif kind == MARKET:
        for good in range(4):
            found += int(state.tiles[value, GOODS_COLUMN + good])
    elif kind == OASIS:
        size, alone = _with(of_kind(state, seat, OASIS), row, column, alike)
        lone += (1 if size == 1 else 0) - alone
        grouped += 1 + alone if size > 1 else 0
        largest = max(largest, size)
    elif kind == CARAVAN:
        cells = of_kind(state, seat, CARAVAN)
        if alike > 1:
            room, convoy = _caravans(_and(cells, row, column))
        else:
            size, _ = _with(cells, row, column, alike)
            room += int(CAPACITY[min(8, size)]) - int(CAPACITY[min(8, size - 1)])
            convoy = max(convoy, min(8, size))
    return lone, grouped, largest, room, convoy, found, palaces, jars, openings, woken


@rule
def parted(state: State, seat: int, cell: int, value: int, counts: Counts) -> Counts:
    """What is counted once a Landscape has left a cell: ``counts`` are those with it, ``state`` is already without it."""
    lone, grouped, largest, room, convoy, found, palaces, jars, openings, _ = counts
    with_it = joined(state, seat, cell, value, (0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    kind = state.tiles[value, 0]
    if kind == OASIS:
        lone, grouped, largest = _oases(of_kind(state, seat, OASIS))
    elif kind == CARAVAN:
        room, convoy = _caravans(of_kind(state, seat, CARAVAN))
    return (lone, grouped, largest, room, convoy, found - with_it[GOODS], palaces - with_it[PALACES], jars - with_it[JARS],
            openings - with_it[OPENINGS], 0)


@rule
def wakes_genie(state: State, seat: int, cell: int, value: int) -> bool:
    """Whether a Landscape wakes a Genie where it comes to an empty cell."""
    for side in range(4):
        other = neighbour(state, seat, cell // WIDTH, cell % WIDTH, side)
        shown, facing = state.tiles[value, SIDE_COLUMN + side], state.tiles[other, SIDE_COLUMN + (side + 2) % 4]
        if (shown == GENIE and facing == ACTIVATION) or (shown == ACTIVATION and facing == GENIE):
            return True
    return False


@rule
def calm(counts: Counts) -> Counts:
    """The same with nothing woken: what was woken waits in the pool."""
    lone, grouped, largest, room, convoy, found, palaces, jars, openings, _ = counts
    return lone, grouped, largest, room, convoy, found, palaces, jars, openings, 0


@rule
def note(numbers: Ints, at: int, counts: Counts) -> None:
    """Counts as numbers of an array."""
    for index in range(len(counts)):
        numbers[at + index] = counts[index]


@rule
def noted(numbers: Ints, at: int) -> Counts:
    """Counts that stand in an array."""
    return (int(numbers[at]), int(numbers[at + 1]), int(numbers[at + 2]), int(numbers[at + 3]), int(numbers[at + 4]),
            int(numbers[at + 5]), int(numbers[at + 6]), int(numbers[at + 7]), int(numbers[at + 8]), int(numbers[at + 9]))


@rule
def _worth(points: int) -> int:
    """A Palace among ``Counts``; one that is worth nothing is not counted."""
    return 1 << 8 * (points - 2) if points > 1 else 0


@rule
def _and(cells: Rows, row: int, column: int) -> Rows:
    """The cells and one more."""
    one = 1 << column
    return (cells[0] | one if row == 0 else cells[0], cells[1] | one if row == 1 else cells[1],
            cells[2] | one if row == 2 else cells[2], cells[3] | one if row == 3 else cells[3],
            cells[4] | one if row == 4 else cells[4], cells[5] | one if row == 5 else cells[5])


@rule
def _with(cells: Rows, row: int, column: int, alike: int) -> tuple[int, int]:
    """The group that a cell makes with those of its kind: its size, and how many of them were alone before.

    ``alike``: how many of the four beside it are of its kind.
    """
    if alike == 0:
        return 1, 0
    here = _and((0, 0, 0, 0, 0, 0), row, column)
    size, alone = count(connected(here, _and(cells, row, column))), 0
    for side in range(4):
        there, aside = row + step_row(side), column + step_column(side)
        if 0 <= there < ROWS and 0 <= aside < WIDTH and cells[there] >> aside & 1 and _alone(cells, there, aside):
            alone += 1
    return size, alone


@rule
def _alone(cells: Rows, row: int, column: int) -> bool:
    """Whether none of the cells is beside one."""
    near = (1 << column << 1 | 1 << column >> 1) & cells[row]
    if row > 0:
        near |= cells[row - 1] & 1 << column
    if row < ROWS - 1:
        near |= cells[row + 1] & 1 << column
    return near == 0
