"""What a realm is worth (rulebook, Scoring), as plain rules over the record."""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import Ints, State
from zellige.games.almadi.components import (
    ALI_COGIA,
    ALI_SHAR,
    AZIZ,
    AZIZA,
    CAPACITY,
    CARAVAN,
    CARDS,
    CARPET,
    DALILA,
    DUNYA,
    FORTY_THIEVES,
    HARUN,
    HINDBAD,
    JAR,
    KHALIFA,
    LEATHER,
    MARKET,
    MOSAICS,
    OASIS,
    OASIS_BONUS,
    OASIS_POINTS,
    OBJECTIVES,
    PALACE,
    POINTS,
    POTTERY,
    RUBY_RANKS,
    SHAHRIAR,
    SHEHERAZADE,
    SOLO_OASIS_GROUP,
    SOLO_RUBIES,
    SPICE,
    STALLS,
    ZOBEIDE,
    ZUBAYDAH,
)
from zellige.games.almadi.objectives import cards_held, longest_row, motif_count
from zellige.games.almadi.options import ali_cogia_is_never_worse, lone_oasis_counts, plays_characters
from zellige.games.almadi.realm import (
    Rows,
    active_jars,
    count,
    effect_sides,
    group,
    kind_at,
    market_goods,
    occupied,
    of_kind,
    remove,
    some,
    step_column,
    step_row,
)
from zellige.games.almadi.state import DONE, HELD, NOT_START, RECRUITED, ROWS, WITH, has, how_many, solo

BEST_PALACE = 5
"""A Palace with an Oasis or a Market on all four sides."""


@rule
def returns(state: State, out: Ints) -> None:
    """The score of every seat, as if the count-up came now."""
    for seat in range(int(state.seats)):
        out[seat] = own_points(state, seat) + oasis_bonus(state, seat) + ruby_points(state, seat)


@rule
def own_points(state: State, seat: int) -> int:
    """Everything that does not depend on other seats."""
    return (oases(state, seat) + carried(state, seat) + palaces(state, seat) + active_jars(state, seat)
            + mosaics(state, seat) + objective_points(state, seat) + character_points(state, seat))


# --- Oases ------------------------------------------------------------------------------------------------------------


@rule
def oases(state: State, seat: int) -> int:
    """Three points an Oasis in a group of two or more."""
    cells, points = of_kind(state, seat, OASIS), 0
    while some(cells):
        one = group(cells)
        size = count(one)
        if size > 1:
            points += OASIS_POINTS * size
        cells = remove(cells, one)
    return points


@rule
def largest_oases(state: State, seat: int) -> int:
    """The size of the largest group of Oases."""
    cells, largest = of_kind(state, seat, OASIS), 0
    while some(cells):
        one = group(cells)
        largest = max(largest, count(one))
        cells = remove(cells, one)
    return largest


@rule
def lone_oases(state: State, seat: int) -> int:
    """Oases that touch no other Oasis."""
    cells, lone = of_kind(state, seat, OASIS), 0
    while some(cells):
        one = group(cells)
        if count(one) == 1:
            lone += 1
        cells = remove(cells, one)
    return lone


@rule
def oasis_bonus(state: State, seat: int) -> int:
    """Six points for everybody tied for the largest group; solo for a group of five or more."""
    own = largest_oases(state, seat)
    if solo(state):
        return OASIS_BONUS if own >= SOLO_OASIS_GROUP else 0
    if own < (1 if lone_oasis_counts(state) else 2):
        return 0
    for other in range(int(state.seats)):
        if largest_oases(state, other) > own:
            return 0
    return OASIS_BONUS


# --- Caravans ---------------------------------------------------------------------------------------------------------


@rule
def goods(state: State, seat: int) -> int:
    """Goods in Markets and on Stall cards; Zobeide doubles the latter."""
    found = 0
    for card in range(CARDS):
        if state.card_at[STALLS, card] == WITH + seat:
            for good in range(4):
                found += int(state.stall_goods[card, good])
    if has(state, seat, ZOBEIDE):
        found *= 2
    for good in range(4):
        found += market_goods(state, seat, good)
    return found


@rule
def capacity(state: State, seat: int) -> int:
    """Goods that the Caravan groups can transport together; with Ali Cogia all are one group."""
    cells = of_kind(state, seat, CARAVAN)
    together = int(CAPACITY[min(8, count(cells))])
    apart = 0
    while some(cells):
        one = group(cells)
        apart += int(CAPACITY[min(8, count(one))])
        cells = remove(cells, one)
    if has(state, seat, ALI_COGIA):
        return max(together, apart) if ali_cogia_is_never_worse(state) else together
    return apart


@rule
def carried(state: State, seat: int) -> int:
    """A point for each good that is transported."""
    return min(goods(state, seat), capacity(state, seat))


# --- Palaces and Mosaics ----------------------------------------------------------------------------------------------


@rule
def palace_value(state: State, seat: int, row: int, column: int) -> int:
    """One and one for each Oasis and Market beside it; nothing without any."""
    beside = 0
    for side in range(4):
        kind = kind_at(state, seat, row + step_row(side), column + step_column(side))
        if kind in (OASIS, MARKET):
            beside += 1
    return beside + 1 if beside > 0 else 0


@rule
def palaces_worth(state: State, seat: int, value: int) -> int:
    """How many Palaces are worth so much."""
    found = 0
    for row in range(ROWS):
        left, column = int(state.kinds[seat, PALACE - 1, row]), 0
        while left != 0:
            if left & 1 and palace_value(state, seat, row, column) == value:
                found += 1
            left >>= 1
            column += 1
    return found


@rule
def palaces(state: State, seat: int) -> int:
    """The Palaces' own points."""
    points = 0
    for value in range(2, BEST_PALACE + 1):
        points += value * palaces_worth(state, seat, value)
    return points


@rule
def placed_mosaics(state: State, seat: int, value: int, before: int) -> int:
    """Mosaics that go on Palaces worth ``value``, when ``before`` cards went on dearer ones, in the best distribution."""
    if value < 3 and has(state, seat, AZIZA):
        return 0
    slots = palaces_worth(state, seat, value) * (2 if has(state, seat, ZUBAYDAH) else 1)
    return min(slots, cards_held(state, seat, MOSAICS) - before)


@rule
def mosaics(state: State, seat: int) -> int:
    """Points of Mosaics on Palaces, and with Aziza three for each that is not on one: the best distribution.

    The dearest Palaces take the cards, one each or two with Zubaydah; with Aziza only Palaces worth three or more.
    """
    points = before = 0
    for value in range(BEST_PALACE, 1, -1):
        here = placed_mosaics(state, seat, value, before)
        points += value * here
        before += here
    return points + (3 * (cards_held(state, seat, MOSAICS) - before) if has(state, seat, AZIZA) else 0)


# --- Objectives and rubies --------------------------------------------------------------------------------------------


@rule
def objective_points(state: State, seat: int) -> int:
    """Completed Objectives count, unfinished ones cost as much."""
    points = 0
    for objective in range(OBJECTIVES):
        if state.objective_at[objective] == DONE + seat:
            points += int(state.goals[objective, POINTS])
        elif state.objective_at[objective] == HELD + seat:
            points -= int(state.goals[objective, POINTS])
    return points


@rule
def completed(state: State, seat: int) -> int:
    """Objectives that a seat has completed."""
    return how_many(state.objective_at, DONE + seat)


@rule
def unfinished(state: State, seat: int) -> int:
    """Objectives that a seat holds and has not completed."""
    return how_many(state.objective_at, HELD + seat)


@rule
def ruby_points(state: State, seat: int) -> int:
    """By rank, ties high and nothing for none; with Characters a point for two; solo by the table."""
    own = int(state.rubies[seat])
    if plays_characters(state):
        return own // 2
    if solo(state):
        return int(SOLO_RUBIES[min(own, 11)])
    if own == 0:
        return 0
    rank = 0
    for other in range(int(state.seats)):
        if state.rubies[other] > own:
            rank += 1
    return int(RUBY_RANKS[int(state.seats), rank])


# --- Characters -------------------------------------------------------------------------------------------------------


@rule
def character_points(state: State, seat: int) -> int:
    """What the Characters add that are not already inside Caravans and Mosaics."""
    if not plays_characters(state):
        return 0
    points = 0
    for character in range(SHEHERAZADE + 1):
        if has(state, seat, character):
            points += bonus_of(state, seat, character)
    return points


@rule
def bonus_of(state: State, seat: int, character: int) -> int:
    """Points that one end-of-game Character adds; Ali Cogia, Zobeide, Zubaydah and Aziza work inside other terms."""
    if character == ALI_SHAR:
        return max(market_goods(state, seat, SPICE), market_goods(state, seat, POTTERY)) // 2
    if character == AZIZ:
        return max(market_goods(state, seat, LEATHER), market_goods(state, seat, CARPET)) // 2
    if character == DALILA:
        return (goods(state, seat) - carried(state, seat)) // 2
    if character == DUNYA:
        return 3 * most_motifs(state, seat)
    if character == HARUN:
        return longest_row(state, seat)
    if character == HINDBAD:
        return effect_sides(state, seat, JAR, 0)
    if character == KHALIFA:
        return 2 * lone_oases(state, seat)
    if character == FORTY_THIEVES:
        return 3 * count(holes(state, seat))
    if character == SHAHRIAR:
        return 3 * completed(state, seat)
    if character == SHEHERAZADE:
        return 3 * recruited(state, seat)
    return 0


@rule
def most_motifs(state: State, seat: int) -> int:
    """Mosaics of the motif a seat has most of."""
    most = 0
    for motif in range(8):
        most = max(most, motif_count(state, seat, motif))
    return most


@rule
def recruited(state: State, seat: int) -> int:
    """Characters a seat has recruited."""
    return how_many(state.character_at, RECRUITED + seat)


@rule
def holes(state: State, seat: int) -> Rows:
    """Single empty places with a Landscape on all four sides."""
    cells = occupied(state, seat)
    return (0, _holes_in(cells[0], cells[1], cells[2]), _holes_in(cells[1], cells[2], cells[3]),
            _holes_in(cells[2], cells[3], cells[4]), _holes_in(cells[3], cells[4], cells[5]), 0)


@rule
def _holes_in(above: int, row: int, below: int) -> int:
    return ~row & (row << 1) & (row >> 1) & above & below & NOT_START
