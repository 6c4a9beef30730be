"""What a realm may be worth in the end, in tenths of a point: the judgement behind the computer's players.

``far`` 0 looks at the score of the moment and gives round figures for cards to come; ``far`` 1 weighs what can still grow in
the turns that are left. Activated effects count as if they were realised.
"""

from __future__ import annotations

import numpy as np

from zellige.core.compile import rule
from zellige.core.game import State
from zellige.games.almadi.components import (
    ACTIVATION,
    CAPACITY,
    CARAVAN,
    CONDITION,
    EMPTY_COLUMN,
    FIGURE,
    GENIE,
    GOODS_EACH,
    GOODS_SAME,
    JAR,
    KIND_COUNT,
    MOSAICS,
    OASIS,
    OASIS_BONUS,
    OBJECTIVES,
    POINTS,
    ROW_LENGTH,
    SIDE_COLUMN,
    SOLO_OASIS_GROUP,
    SOLO_OPEN_OBJECTIVES,
    TURNS_EACH,
)
from zellige.games.almadi.objectives import cards_held, part, parts
from zellige.games.almadi.options import plays_characters
from zellige.games.almadi.realm import count, group, neighbour, occupied, of_kind, remove, some, step_column, step_row
from zellige.games.almadi.scoring import BEST_PALACE, bonus_of, goods, largest_oases, palaces_by_worth, unfinished
from zellige.games.almadi.state import DONE, HELD, MIDDLE, POOL_MARTELINE, POOL_MOON, POOL_RUBY, POOL_STALL, ROWS, has, solo

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
    points, by_worth = 0, palaces_by_worth(state, seat)
    for value in range(BEST_PALACE, 1, -1):
        here = by_worth[value - 2]
        placed = min(here, cards)
        cards -= placed
        points += 10 * value * (here + placed)
    return points + cards * (min(30, 5 * left) if far == 1 else 0)


@rule
def _sides(state: State, seat: int, far: int, left: int) -> int:
    """Active Jars; a Genie that waits; for the far look sides that may still be woken."""
    jars, openings = effects_around(state, seat)
    points = 10 * jars
    if state.wish == 1 and state.moves < 3:
        points += 20 if far == 1 else 10
    if far == 1 and left > 0:
        points += 3 * openings * min(left, 8) // 8
    return points


@rule
def effects_around(state: State, seat: int) -> tuple[int, int]:
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


@rule
def _rubies(state: State, seat: int, far: int, left: int) -> int:
    """Rubies by the table, smoothed while more may come."""
    own = int(state.rubies[seat]) + int(state.pool[POOL_RUBY])
    return 8 * own if plays_characters(state) else ruby_hope(state, seat, own, left)


@rule
def ruby_hope(state: State, seat: int, own: int, left: int) -> int:
    """What so many rubies bring without Characters, in tenths of a point."""
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
    missing = lacking(state, seat, objective)
    if missing == 0:
        return 100
    if far == 0 or left == 0:
        return 0
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
    """How many steps a seat is away from completing an Objective."""
    short = 0
    for number in range(parts(state, objective)):
        have, need = part(state, seat, objective, number)
        short += max(0, need - have)
    condition = state.goals[objective, CONDITION]
    if short == 0:
        return 0
    if condition == EMPTY_COLUMN:
        return 3
    if condition == GOODS_EACH:
        return max(1, short // 2)
    return (short + 2) // 3 if condition == GOODS_SAME else short


# --- Characters ---------------------------------------------------------------------------------------------------------


@rule
def _characters(state: State, seat: int, far: int, left: int) -> int:
    """What recruited Characters bring now, and for the far look what powers of the game will still bring."""
    now, hoped = character_hopes(state, seat, left)
    return 10 * now + hoped


@rule
def character_hopes(state: State, seat: int, left: int) -> tuple[int, int]:
    """Points that recruited Characters bring now, and in tenths of a point what they may still bring."""
    now = hoped = 0
    for character in range(len(_power)):
        if has(state, seat, character):
            now += bonus_of(state, seat, character)
            hoped += int(_power[character]) * (left if _grows[character] else 1)
    return now, hoped


# Tenths of a point: once for powers of the end that act inside other terms or still grow, a turn for powers of the game.
_power = np.array((10, 30, 10, 45, 10, 25, 55, 15, 10, 5, 5, 10, 10, 15, 50, 1, 4, 3, 4, 7, 3, 8, 3, 5, 4, 10), np.int32)
_grows = np.array((0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 0), np.int32)
