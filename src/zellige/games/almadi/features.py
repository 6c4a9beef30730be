"""What may become of a realm, as named features: each is something that can be counted on the table, and has its sentence.

Effects that are activated and wait count as if they were realised. Points stand as they are, hopes in tenths of a point.
"""

from __future__ import annotations

from pathlib import Path

from zellige.core.compile import rule
from zellige.core.game import Ints, State
from zellige.core.value import Valuation, read
from zellige.games.almadi.components import (
    ACTIVATION,
    CAPACITY,
    CARAVAN,
    CONDITION,
    FIGURE,
    GENIE,
    JAR,
    MARTELINE,
    MOON,
    MOSAICS,
    OASIS,
    OBJECTIVES,
    PALACE,
    POINTS,
    RUBY,
    SIDE_COLUMN,
    SOLO_OASIS_GROUP,
    SOLO_OPEN_OBJECTIVES,
    STALL,
    TURNS_EACH,
)
from zellige.games.almadi.objectives import cards_held
from zellige.games.almadi.options import plays_characters
from zellige.games.almadi.outlook import character_hopes, likely, ruby_hope, turns_left
from zellige.games.almadi.realm import Rows, bits, count, group, occupied, of_kind, remove, some, step_column, step_row
from zellige.games.almadi.scoring import BEST_PALACE, goods, holes, largest_oases, palaces_by_worth, unfinished
from zellige.games.almadi.state import (
    DONE,
    HELD,
    MIDDLE,
    NOT_START,
    POOL_MARTELINE,
    POOL_MOON,
    POOL_RUBY,
    POOL_STALL,
    ROWS,
    WIDTH,
    solo,
)

NAMES = ("turns", "oases", "lone-oases", "oasis-room", "oasis-lead", "oasis-bonus", "carried", "goods-waiting", "room-waiting",
         "caravan-group", "caravan-room", "palaces", "palace-sides", "mosaics", "mosaics-waiting", "palaces-bare", "jars",
         "jars-open", "martelines-open", "stalls-open", "moons-open", "rubies-open", "genies-open", "arrows-open", "genie",
         "objectives", "objectives-held", "objectives-hoped", "objective-now", "objective-near", "ruby-points", "ruby-lead",
         "purse", "characters", "powers", "places", "holes", "longest-row")
(TURNS, OASES, LONE_OASES, OASIS_ROOM, OASIS_LEAD, OASIS_BONUS, CARRIED, GOODS_WAITING, ROOM_WAITING, CARAVAN_GROUP,
 CARAVAN_ROOM, PALACES, PALACE_SIDES, MOSAIC_POINTS, MOSAICS_WAITING, PALACES_BARE, JARS, JARS_OPEN, MARTELINES_OPEN,
 STALLS_OPEN, MOONS_OPEN, RUBIES_OPEN, GENIES_OPEN, ARROWS_OPEN, GENIE_WAITS, OBJECTIVES_DONE, OBJECTIVES_HELD,
 OBJECTIVES_HOPED, OBJECTIVE_NOW, OBJECTIVE_NEAR, RUBY_POINTS, RUBY_LEAD, PURSE, CHARACTERS, POWERS, PLACES, HOLES,
 LONGEST_ROW) = range(len(NAMES))


@rule
def time_left(state: State) -> int:
    """How much of the game is still to come, in percent: of the sixteen turns of everybody."""
    all_turns = TURNS_EACH * int(state.seats)
    return max(0, all_turns - int(state.turns)) * 100 // all_turns


@rule
def free_places(cells: Rows) -> Rows:
    """The places in rows 1 to 4 where a Landscape could come to stand beside the cells."""
    return (0, _free_in(cells[0], cells[1], cells[2]), _free_in(cells[1], cells[2], cells[3]),
            _free_in(cells[2], cells[3], cells[4]), _free_in(cells[3], cells[4], cells[5]), 0)


@rule
def _free_in(above: int, row: int, below: int) -> int:
    return ((row << 1) | (row >> 1) | above | below) & ~row & NOT_START


@rule
def _both(one: Rows, other: Rows) -> Rows:
    return (one[0] & other[0], one[1] & other[1], one[2] & other[2], one[3] & other[3], one[4] & other[4], one[5] & other[5])


@rule
def measure(state: State, seat: int, out: Ints) -> None:
    """All features of a seat."""
    cells = occupied(state, seat)
    free = free_places(cells)
    out[TURNS] = turns_left(state, seat)
    out[PLACES] = min(12, count(free))
    out[HOLES] = count(holes(state, seat))
    for row in range(ROWS):
        out[LONGEST_ROW] = max(int(out[LONGEST_ROW]), bits(cells[row]))
    _measure_oases(state, seat, free, out)
    _measure_caravans(state, seat, free, out)
    _measure_palaces(state, seat, free, out)
    _measure_sides(state, seat, cells, free, out)
    _measure_objectives(state, seat, out)
    _measure_rubies(state, seat, out)


@rule
def _measure_oases(state: State, seat: int, free: Rows, out: Ints) -> None:
    """Groups, the race for the largest one, and where it may grow."""
    cells, largest = of_kind(state, seat, OASIS), 0
    best = (0, 0, 0, 0, 0, 0)
    while some(cells):
        one = group(cells)
        size = count(one)
        if size > 1:
            out[OASES] += size
        else:
            out[LONE_OASES] += 1
        if size > largest:
            largest, best = size, one
        cells = remove(cells, one)
    out[OASIS_ROOM] = min(6, count(_both(free_places(best), free)))
    ahead = largest - SOLO_OASIS_GROUP if solo(state) else 9
    for other in range(int(state.seats)):
        if other != seat:
            ahead = min(ahead, largest - largest_oases(state, other))
    out[OASIS_LEAD] = max(-4, min(3, ahead))
    out[OASIS_BONUS] = 1 if ahead >= 0 and largest > 1 else 0


@rule
def _measure_caravans(state: State, seat: int, free: Rows, out: Ints) -> None:
    """Goods and what carries them; where the largest group may grow."""
    loaded = goods(state, seat) + 2 * min(int(state.pool[POOL_STALL]) if state.seat == seat else 0, 3)
    cells, room, largest = of_kind(state, seat, CARAVAN), 0, 0
    best = (0, 0, 0, 0, 0, 0)
    while some(cells):
        one = group(cells)
        size = count(one)
        room += int(CAPACITY[min(8, size)])
        if size > largest:
            largest, best = size, one
        cells = remove(cells, one)
    out[CARRIED] = min(loaded, room)
    out[GOODS_WAITING] = min(12, max(0, loaded - room))
    out[ROOM_WAITING] = min(12, max(0, room - loaded))
    out[CARAVAN_GROUP] = min(8, largest)
    out[CARAVAN_ROOM] = min(6, count(_both(free_places(best), free)))


@rule
def _measure_palaces(state: State, seat: int, free: Rows, out: Ints) -> None:
    """What Palaces are worth and what could still come beside them; Mosaics on the dearest, and Palaces without one."""
    palaces, by_worth = of_kind(state, seat, PALACE), palaces_by_worth(state, seat)
    for row in range(ROWS):
        if palaces[row] != 0:
            out[PALACE_SIDES] += bits(palaces[row] & free[row] << 1) + bits(palaces[row] & free[row] >> 1)
            if row > 0:
                out[PALACE_SIDES] += bits(palaces[row] & free[row - 1])
            if row < ROWS - 1:
                out[PALACE_SIDES] += bits(palaces[row] & free[row + 1])
    cards = cards_held(state, seat, MOSAICS) + (int(state.pool[POOL_MARTELINE]) if state.seat == seat else 0)
    for value in range(BEST_PALACE, 1, -1):
        here = by_worth[value - 2]
        placed = min(here, cards)
        cards -= placed
        out[PALACES] += value * here
        out[MOSAIC_POINTS] += value * placed
        out[PALACES_BARE] += value * (here - placed)
    out[MOSAICS_WAITING] = cards


@rule
def _measure_sides(state: State, seat: int, cells: Rows, free: Rows, out: Ints) -> None:
    """Active Jars, and every side that a Landscape beside it may still wake; a Genie that waits."""
    for row in range(ROWS):
        left, column = cells[row], 0
        while left != 0:
            if left & 1:
                value = int(state.realm[seat, row, column])
                for side in range(4):
                    shown = int(state.tiles[value, SIDE_COLUMN + side])
                    there, aside = row + step_row(side), column + step_column(side)
                    if shown != 0 and 0 <= there < ROWS and 0 <= aside < WIDTH:
                        if free[there] >> aside & 1:
                            _count_open(shown, out)
                        elif shown == JAR and state.tiles[state.realm[seat, there, aside],
                                                          SIDE_COLUMN + (side + 2) % 4] == ACTIVATION:
                            out[JARS] += 1
            left >>= 1
            column += 1
    if state.seat == seat and state.wish == 1 and state.moves < 3:
        out[GENIE_WAITS] = 1


@rule
def _count_open(shown: int, out: Ints) -> None:
    """One side more that faces a free place."""
    if shown == ACTIVATION:
        out[ARROWS_OPEN] += 1
    elif shown == GENIE:
        out[GENIES_OPEN] += 1
    elif shown == MARTELINE:
        out[MARTELINES_OPEN] += 1
    elif shown == STALL:
        out[STALLS_OPEN] += 1
    elif shown == MOON:
        out[MOONS_OPEN] += 1
    elif shown == RUBY:
        out[RUBIES_OPEN] += 1
    elif shown == JAR:
        out[JARS_OPEN] += 1


@rule
def _measure_objectives(state: State, seat: int, out: Ints) -> None:
    """Completed and held Objectives; what a Moon that waits brings; the best one that a later Moon may bring."""
    left = turns_left(state, seat)
    moons = int(state.pool[POOL_MOON]) if state.seat == seat else 0
    room = not solo(state) or unfinished(state, seat) < SOLO_OPEN_OBJECTIVES
    for objective in range(OBJECTIVES):
        at = int(state.objective_at[objective])
        if at == 0:
            continue
        worth = int(state.goals[objective, POINTS])
        if at == DONE + seat:
            out[OBJECTIVES_DONE] += worth
        elif at == HELD + seat:
            hope = likely(state, seat, objective, 1, left)
            out[OBJECTIVES_HELD] += worth
            out[OBJECTIVES_HOPED] += worth * hope // 10
        elif moons > 0 and at < DONE and (at == MIDDLE or at >= HELD):
            hope = likely(state, seat, objective, 1, left)
            if hope == 100 or room:
                out[OBJECTIVE_NOW] = max(int(out[OBJECTIVE_NOW]), worth * (2 * hope - 100) // 10)
        elif at == MIDDLE and room and left > 0 and state.goals[objective, CONDITION] != FIGURE:
            out[OBJECTIVE_NEAR] = max(int(out[OBJECTIVE_NEAR]), worth * likely(state, seat, objective, 1, left) // 10)


@rule
def _measure_rubies(state: State, seat: int, out: Ints) -> None:
    """Rubies as they will count, the lead in them; with Characters what is in the purse, and who has been recruited."""
    own = int(state.rubies[seat]) + (int(state.pool[POOL_RUBY]) if state.seat == seat else 0)
    if plays_characters(state):
        out[PURSE] = own
        now, hoped = character_hopes(state, seat, turns_left(state, seat))
        out[CHARACTERS] = now
        out[POWERS] = hoped
        return
    out[RUBY_POINTS] = ruby_hope(state, seat, own, turns_left(state, seat))
    if not solo(state):
        best = 0
        for other in range(int(state.seats)):
            if other != seat:
                best = max(best, int(state.rubies[other]))
        out[RUBY_LEAD] = max(-3, min(3, own - best))


VALUATION = Valuation(NAMES, measure, time_left, read(Path(__file__).with_name("weights.json"), NAMES))
