"""What a realm may be worth in the end, in tenths of a point: the judgement behind the computer's players.

``far`` 0 looks at the score of the moment and gives round figures for cards to come; ``far`` 1 weighs what can still grow in
the turns that are left. Activated effects count as if they were realised.
"""

from __future__ import annotations

import numpy as np

from zellige.core.compile import rule
from zellige.core.game import State
from zellige.games.almadi.components import (
    CAPACITY,
    CONDITION,
    EMPTY_COLUMN,
    FIGURE,
    GENIE,
    GOODS_EACH,
    GOODS_SAME,
    KIND_COUNT,
    MARTELINE,
    MOON,
    MOSAICS,
    OASIS_BONUS,
    OBJECTIVES,
    POINTS,
    ROW_LENGTH,
    RUBY,
    SOLO_OASIS_GROUP,
    SOLO_OPEN_OBJECTIVES,
    STALL,
    TURNS_EACH,
    WISHES,
)
from zellige.games.almadi.counting import WOKEN, Counts, counted, joined
from zellige.games.almadi.objectives import cards_held, part, parts, test_objectives
from zellige.games.almadi.options import plays_characters
from zellige.games.almadi.realm import count, lift, occupied, put_down
from zellige.games.almadi.scoring import BEST_PALACE, bonus_of, largest_oases, unfinished
from zellige.games.almadi.state import DONE, HELD, MIDDLE, POOL_MARTELINE, POOL_MOON, POOL_RUBY, POOL_STALL, has, solo

_solo_rubies = np.array((0, 12, 24, 36, 45, 60, 67, 76, 100, 108, 118, 150), np.int32)


Around = tuple[int, int, int, int, int, int]
"""What no Landscape that comes to a place changes: turns left behind it; the largest group of Oases among the others; Mosaics
held; what completed Objectives bring; the most that unfinished ones and Characters may bring on top, 0 without any; the most
that a Moon may."""
COMPLETED, MORE, BY_MOON = 3, 4, 5
ANY_MORE = 10**6


@rule
def estimate(state: State, seat: int, far: int) -> int:
    """What a seat's realm promises, in tenths of a point."""
    return promised(state, seat, far, around(state, seat, turns_left(state, seat)), counted(state, seat))


@rule
def promised(state: State, seat: int, far: int, still: Around, counts: Counts) -> int:
    """The same of a realm that was counted, with nothing woken."""
    genie = bool(state.wish == 1 and state.moves < WISHES)
    moons = int(state.pool[POOL_MOON])
    return _by_counts(state, seat, far, still, counts, genie) + _by_looks(state, seat, far, still, moons)


@rule
def estimate_with(state: State, seat: int, far: int, still: Around, cell: int, value: int, counts: Counts, wishes: int,
                  beaten: int) -> int:
    """The same once a Landscape stands on a cell that is still empty, after so many wishes; ``state`` stays as it is.

    Only what the Landscape changes is counted. What cannot be more than ``beaten`` is not looked at any closer: then the answer
    is ``beaten``.
    """
    after = joined(state, seat, cell, value, counts)
    moons = int(state.pool[POOL_MOON]) + _woken(after[WOKEN], MOON)
    found = _by_counts(state, seat, far, still, after, _woken(after[WOKEN], GENIE) > 0 and wishes < WISHES)
    if still[MORE] == 0 and moons == 0:
        return found + still[COMPLETED]
    if found + still[COMPLETED] + still[MORE] + (still[BY_MOON] if moons > 0 else 0) <= beaten:
        return beaten
    put_down(state, seat, cell, value)
    done = 0
    counts_completed = solo(state) or plays_characters(state)  # there it counts how many are completed, not only which
    if counts_completed:
        done = _completed(state, seat)
        test_objectives(state, seat)
    found += _by_looks(state, seat, far, still, moons)
    if counts_completed and done != _completed(state, seat):
        for objective in range(OBJECTIVES):
            if state.objective_at[objective] == DONE + seat and done >> objective & 1 == 0:
                state.objective_at[objective] = HELD + seat
    lift(state, seat, cell)
    return found


@rule
def _completed(state: State, seat: int) -> int:
    """The Objectives that a seat has completed, a bit each."""
    found = 0
    for objective in range(OBJECTIVES):
        if state.objective_at[objective] == DONE + seat:
            found |= 1 << objective
    return found


@rule
def turns_left(state: State, seat: int) -> int:
    """Turns a seat will still have after the one under way."""
    return max(0, TURNS_EACH - count(occupied(state, seat)) + 4)


@rule
def around(state: State, seat: int, left: int) -> Around:
    """What no Landscape that comes to a place changes; ``left``: turns that are left behind it."""
    rivals = completed = more = offered = 0
    for other in range(int(state.seats)):
        if other != seat:
            rivals = max(rivals, largest_oases(state, other))
    for objective in range(OBJECTIVES):
        at, worth = int(state.objective_at[objective]), 10 * int(state.goals[objective, POINTS])
        if at == DONE + seat:
            completed += worth
        elif at == HELD + seat:
            more += worth
        elif MIDDLE <= at < DONE:
            offered = max(offered, worth)
    if plays_characters(state):
        more = ANY_MORE
    return left, rivals, cards_held(state, seat, MOSAICS), completed, more, offered + 5


@rule
def _by_counts(state: State, seat: int, far: int, still: Around, counts: Counts, genie: bool) -> int:
    """What the counts of a realm promise; what is woken counts like what waits. ``genie``: one waits, and may be used."""
    left, rivals, mosaics, _, _, _ = still
    lone, grouped, largest, room, convoy, found, palaces, jars, openings, woken = counts
    total = 30 * grouped + (lone * min(20, 3 * left) if far == 1 else 0) + _largest(state, far, left, largest, rivals)
    total += _transport(far, left, found + 2 * min(int(state.pool[POOL_STALL]) + _woken(woken, STALL), 3), room, convoy)
    total += _palaces(far, left, palaces, mosaics + int(state.pool[POOL_MARTELINE]) + _woken(woken, MARTELINE))
    total += 10 * jars + ((20 if far == 1 else 10) if genie else 0)
    if far == 1 and left > 0:
        total += 3 * openings * min(left, 8) // 8
    rubies = int(state.rubies[seat]) + int(state.pool[POOL_RUBY]) + _woken(woken, RUBY)
    return total + (8 * rubies if plays_characters(state) else ruby_hope(state, seat, rubies, left))


@rule
def _by_looks(state: State, seat: int, far: int, still: Around, moons: int) -> int:
    """What Objectives and Characters promise on top, with so many Moons: for them the realm itself is looked at."""
    left, _, _, completed, more, _ = still
    found = completed if more == 0 and moons == 0 else _objectives(state, seat, far, left, moons)
    return found + (_characters(state, seat, left) if plays_characters(state) else 0)


@rule
def _woken(woken: int, effect: int) -> int:
    """How often an effect is among what was woken."""
    return woken >> 8 * (effect - GENIE) & 255


@rule
def _largest(state: State, far: int, left: int, own: int, rivals: int) -> int:
    """The bonus for the largest group, or the chance of it. ``rivals``: the largest group of the others."""
    if solo(state):
        behind = SOLO_OASIS_GROUP - own
        if behind <= 0:
            return 10 * OASIS_BONUS
        return 10 * OASIS_BONUS * min(9, left) // (9 + 5 * behind) if far == 1 and behind < 5 else 0
    ahead = min(9, own - rivals)
    if far == 0 or left == 0:
        return 10 * OASIS_BONUS if ahead >= 0 and own > 1 else 0
    return max(0, min(10 * OASIS_BONUS, 30 + 12 * ahead + (16 - left) * (ahead if ahead < 0 else 1)))


@rule
def _transport(far: int, left: int, loaded: int, room: int, largest: int) -> int:
    """Goods the Caravans carry; what is too much on one side counts for something while the other may still grow."""
    points = 10 * min(loaded, room)
    if far == 1:
        grown = int(CAPACITY[min(8, largest + min(2, left // 3))]) - int(CAPACITY[largest])
        points += 7 * min(max(0, loaded - room), grown) + 3 * min(max(0, room - loaded), left)
        points += left * largest # a large group is where the next Caravan pays most
    return points


@rule
def _palaces(far: int, left: int, palaces: int, cards: int) -> int:
    """Palaces, the Mosaics on them, and Mosaics that still look for a Palace."""
    points = 0
    for value in range(BEST_PALACE, 1, -1):
        here = palaces >> 8 * (value - 2) & 255
        placed = min(here, cards)
        cards -= placed
        points += 10 * value * (here + placed)
    return points + cards * (min(30, 5 * left) if far == 1 else 0)


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
def _objectives(state: State, seat: int, far: int, left: int, moons: int) -> int:
    """Completed and held Objectives, and what the Moons that are active can bring at best."""
    points = best = 0
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
def _characters(state: State, seat: int, left: int) -> int:
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
