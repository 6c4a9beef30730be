"""What a realm may be worth in the end, in tenths of a point: the judgement behind the computer's players.

``far`` 0 looks at the score of the moment and gives round figures for cards to come; ``far`` 1 weighs what can still grow in
the turns that are left. Activated effects count as if they were realised.
"""

from __future__ import annotations

import numpy as np

from zellige.core.compile import rule
from zellige.core.game import State
from zellige.games.almadi.components import (
    ACTIVE_EFFECTS,
    CAPACITY,
    CARAVAN,
    CELL_COUNT,
    CONDITION,
    EMPTY_COLUMN,
    FIGURE,
    FIRST,
    GENIE,
    GOODS_EACH,
    GOODS_SAME,
    KIND_COUNT,
    KIND_IN_EACH_ROW,
    MIN_COUNTS,
    MIN_PAIRS,
    MIRROR,
    MOSAICS,
    OASIS,
    OASIS_BONUS,
    OBJECTIVES,
    POINTS,
    ROTATIONS,
    ROW_LENGTH,
    SECOND,
    SIDE_COLUMN,
    SOLO_OASIS_GROUP,
    SOLO_OPEN_OBJECTIVES,
    STALLS,
    THIRD,
    TURNABLE,
    TURNS_EACH,
)
from zellige.games.almadi.objectives import (
    cards_held,
    fulfilled,
    longest_row,
    needed,
    pairs,
    turned_row,
)
from zellige.games.almadi.options import plays_characters
from zellige.games.almadi.realm import (
    active_jars,
    count,
    effect_sides,
    group,
    market_goods,
    occupied,
    of_kind,
    remove,
    some,
    step_column,
    step_row,
)
from zellige.games.almadi.scoring import (
    BEST_PALACE,
    bonus_of,
    goods,
    largest_oases,
    palaces_worth,
    unfinished,
)
from zellige.games.almadi.state import (
    ALL_COLUMNS,
    DONE,
    HELD,
    MIDDLE,
    POOL_MARTELINE,
    POOL_MOON,
    POOL_RUBY,
    POOL_STALL,
    ROWS,
    has,
    solo,
)

_solo_rubies = np.array((0, 12, 24, 36, 45, 60, 67, 76, 100, 108, 118, 150), np.int32)


@rule
def estimate(state: State, seat: int, far: int) -> int:
    """What a seat's realm promises, in tenths of a point."""
    left = turns_left(state, seat)
    total = _oases(state, seat, far, left) + _transport(state, seat, far, left) + _palaces(state, seat, far, left)
    total += _sides(state, seat, far, left) + _objectives(state, seat, far, left) + _rubies(state, seat, far, left)
    if plays_characters(state):
        total += _characters(state, seat, far, left)
    return total


@rule
def turns_left(state: State, seat: int) -> int:
    """Turns a seat will still have after the one under way."""
    return max(0, TURNS_EACH - count(occupied(state, seat)) + 4)


@rule
def _oases(state: State, seat: int, far: int, left: int) -> int:
    """Groups, a little for Oases that may still find company, and the race for the largest group."""
    cells, points, largest, lone = of_kind(state, seat, OASIS), 0, 0, 0
    while some(cells):
        one = group(cells)
        size = count(one)
        largest = max(largest, size)
        if size > 1:
            points += 30 * size
        else:
            lone += 1
        cells = remove(cells, one)
    if far == 1:
        points += lone * min(20, 3 * left)
    return points + _largest(state, seat, far, left, largest)


@rule
def _largest(state: State, seat: int, far: int, left: int, own: int) -> int:
    """The bonus for the largest group, or the chance of it."""
    if solo(state):
        behind = SOLO_OASIS_GROUP - own
        if behind <= 0:
            return 10 * OASIS_BONUS
        return 10 * OASIS_BONUS * min(9, left) // (9 + 5 * behind) if far == 1 and behind < 5 else 0
    ahead = 9
    for other in range(int(state.seats)):
        if other != seat:
            ahead = min(ahead, own - largest_oases(state, other))
    if far == 0 or left == 0:
        return 10 * OASIS_BONUS if ahead >= 0 and own > 1 else 0
    return max(0, min(10 * OASIS_BONUS, 30 + 12 * ahead + (16 - left) * (ahead if ahead < 0 else 1)))


@rule
def _transport(state: State, seat: int, far: int, left: int) -> int:
    """Goods the Caravans carry; what is too much on one side counts for something while the other may still grow."""
    loaded = goods(state, seat) + 2 * min(int(state.pool[POOL_STALL]), 3)
    cells, room, largest = of_kind(state, seat, CARAVAN), 0, 0
    while some(cells):
        one = group(cells)
        size = min(8, count(one))
        largest = max(largest, size)
        room += int(CAPACITY[size])
        cells = remove(cells, one)
    points = 10 * min(loaded, room)
    if far == 1:
        grown = int(CAPACITY[min(8, largest + min(2, left // 3))]) - int(CAPACITY[largest])
        points += 7 * min(max(0, loaded - room), grown) + 3 * min(max(0, room - loaded), left)
        points += left * largest # a large group is where the next Caravan pays most
    return points


@rule
def _palaces(state: State, seat: int, far: int, left: int) -> int:
    """Palaces, the Mosaics on them, and Mosaics that still look for a Palace."""
    cards = cards_held(state, seat, MOSAICS) + int(state.pool[POOL_MARTELINE])
    points = 0
    for value in range(BEST_PALACE, 1, -1):
        here = palaces_worth(state, seat, value)
        placed = min(here, cards)
        cards -= placed
        points += 10 * value * (here + placed)
    return points + cards * (min(30, 5 * left) if far == 1 else 0)


@rule
def _sides(state: State, seat: int, far: int, left: int) -> int:
    """Active Jars; a Genie that waits; for the far look sides that may still be woken."""
    points = 10 * active_jars(state, seat)
    if state.wish == 1 and state.moves < 3:
        points += 20 if far == 1 else 10
    if far == 1 and left > 0:
        points += 3 * open_effects(state, seat) * min(left, 8) // 8
    return points


@rule
def open_effects(state: State, seat: int) -> int:
    """Effect sides that face an empty place in rows 1 to 4: a Landscape that comes there may wake them."""
    cells = occupied(state, seat)
    found = 0
    for row in range(1, ROWS - 1):
        left, column = cells[row], 0
        while left != 0:
            if left & 1:
                for side in range(4):
                    there = row + step_row(side)
                    awake = state.tiles[state.realm[seat, row, column], SIDE_COLUMN + side] >= GENIE
                    if awake and 1 <= there <= 4 and cells[there] >> (column + step_column(side)) & 1 == 0:
                        found += 1
            left >>= 1
            column += 1
    return found


@rule
def _rubies(state: State, seat: int, far: int, left: int) -> int:
    """Rubies by the table, smoothed while more may come."""
    own = int(state.rubies[seat]) + int(state.pool[POOL_RUBY])
    if plays_characters(state):
        return 8 * own
    if solo(state):
        return int(_solo_rubies[min(own, 11)])
    best, rank = 0, 0
    for other in range(int(state.seats)):
        if other != seat:
            best = max(best, int(state.rubies[other]))
            if state.rubies[other] > own:
                rank += 1
    if own == 0:
        return 0
    gap = min(3, max(-3, own - best))
    if left == 0:
        return (100 if rank == 0 else 40) if state.seats == 2 else max(0, 120 - 40 * rank)
    return 60 + 12 * gap + 4 * min(own, 5)


# --- Objectives ---------------------------------------------------------------------------------------------------------


@rule
def _objectives(state: State, seat: int, far: int, left: int) -> int:
    """Completed and held Objectives, and what the Moons that are active can bring at best."""
    points, best = 0, 0
    moons = int(state.pool[POOL_MOON])
    room = not solo(state) or unfinished(state, seat) < SOLO_OPEN_OBJECTIVES
    for objective in range(OBJECTIVES):
        at, worth = int(state.objective_at[objective]), 10 * int(state.goals[objective, POINTS])
        if at == DONE + seat:
            points += worth
        elif at == HELD + seat:
            points += worth * (2 * likely(state, seat, objective, far, left) - 100) // 100
        elif moons > 0 and at > 0 and at < DONE and (at == MIDDLE or at >= HELD):
            hope = likely(state, seat, objective, far, left)
            gain = worth * (2 * hope - 100) // 100
            if hope == 100 or (room and far == 1):
                best = max(best, gain)
    return points + best + (5 * far if moons > 0 else 0)


@rule
def likely(state: State, seat: int, objective: int, far: int, left: int) -> int:
    """Roughly how likely a seat completes an Objective in the turns that are left, per cent."""
    if fulfilled(state, seat, objective):
        return 100
    if far == 0 or left == 0:
        return 0
    missing = lacking(state, seat, objective)
    pace = _pace(int(state.goals[objective, CONDITION]))
    return min(92, max(2, left * pace * 2 // (10 * missing * missing + 10)))


@rule
def _pace(condition: int) -> int:
    """How fast a seat that aims for it comes nearer, in hundredths of a step a turn."""
    if condition in (ROW_LENGTH, EMPTY_COLUMN, FIGURE):
        return 70
    if condition in (KIND_COUNT, GOODS_SAME, GOODS_EACH):
        return 90
    return 60


@rule
def lacking(state: State, seat: int, objective: int) -> int:
    """How many steps a seat is away from completing an Objective, at least 1."""
    condition = int(state.goals[objective, CONDITION])
    first, second = int(state.goals[objective, FIRST]), int(state.goals[objective, SECOND])
    if condition == FIGURE:
        return max(1, cells_missing(state, seat, objective))
    if condition == MIN_COUNTS:
        return max(1, max(0, first - cards_held(state, seat, STALLS)) + max(0, second - cards_held(state, seat, MOSAICS))
                   + max(0, int(state.goals[objective, THIRD]) - int(state.rubies[seat])))
    if condition == MIN_PAIRS:
        return max(1, 2 * max(0, first - pairs(state, seat, STALLS)) + 2 * max(0, second - pairs(state, seat, MOSAICS)))
    if condition == ACTIVE_EFFECTS:
        return max(1, second - effect_sides(state, seat, first, 1))
    if condition == ROW_LENGTH:
        return max(1, first - longest_row(state, seat))
    if condition == KIND_COUNT:
        return max(1, second - count(of_kind(state, seat, first)))
    if condition == KIND_IN_EACH_ROW:
        kind = of_kind(state, seat, first)
        return max(1, (kind[1] == 0) + (kind[2] == 0) + (kind[3] == 0) + (kind[4] == 0))
    if condition == EMPTY_COLUMN:
        return 3
    most, short = 0, 0
    for good in range(4):
        held = market_goods(state, seat, good)
        most = max(most, held)
        short += max(0, first - held)
    return max(1, short // 2) if condition == GOODS_EACH else max(1, (first - most + 2) // 3)


@rule
def cells_missing(state: State, seat: int, objective: int) -> int:
    """Cells of a figure that are wrong where it fits best. Columns are counted side by side, in four binary digits."""
    cells, turns = int(state.goals[objective, CELL_COUNT]), int(state.goals[objective, TURNABLE])
    best = cells
    for orientation in range(8 if turns & MIRROR else 4):
        if orientation % 4 > 0 and not turns & ROTATIONS:
            continue
        top, left = 99, 99
        for index in range(cells):
            row, column = _turned(state, objective, index, orientation)
            top, left = min(top, row), min(left, column)
        for base in range(ROWS):
            one, two, four, eight = 0, 0, 0, 0
            for index in range(cells):
                row, column = _turned(state, objective, index, orientation)
                row += base - top
                wrong = ALL_COLUMNS
                if row < ROWS:
                    wrong &= ~(needed(state, seat, int(state.figures[objective, index, 2]), row) >> (column - left))
                eight ^= four & two & one & wrong
                four ^= two & one & wrong
                two ^= one & wrong
                one ^= wrong
            for missing in range(best):
                if (one ^ -(~missing & 1)) & (two ^ -(~missing >> 1 & 1)) & (four ^ -(~missing >> 2 & 1)) & (
                        eight ^ -(~missing >> 3 & 1)) & ALL_COLUMNS:
                    best = missing
                    break
    return best


@rule
def _turned(state: State, objective: int, index: int, orientation: int) -> tuple[int, int]:
    """Row and column of a figure's cell in an orientation: 0 to 3 quarter turns, the same mirrored from 4."""
    row, column = int(state.figures[objective, index, 0]), int(state.figures[objective, index, 1])
    if orientation >= 4:
        column = -column
    return turned_row(row, column, orientation % 4), turned_row(row, column, (orientation + 1) % 4)


# --- Characters ---------------------------------------------------------------------------------------------------------


@rule
def _characters(state: State, seat: int, far: int, left: int) -> int:
    """What recruited Characters bring now, and for the far look what powers of the game will still bring."""
    points = 0
    for character in range(len(_power)):
        if has(state, seat, character):
            points += 10 * bonus_of(state, seat, character)
            points += int(_power[character]) * (left if _grows[character] else 1)
    return points


# Tenths of a point: once for powers of the end that act inside other terms or still grow, a turn for powers of the game.
_power = np.array((10, 30, 10, 45, 10, 25, 55, 15, 10, 5, 5, 10, 10, 15, 50, 1, 4, 3, 4, 7, 3, 8, 3, 5, 4, 10), np.int32)
_grows = np.array((0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 0), np.int32)
