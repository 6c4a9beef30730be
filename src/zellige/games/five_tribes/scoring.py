"""The score of a seat, line by line, at any moment of the game. [Game end]"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import Ints, State
from zellige.core.pad import Sheet, by_line, same_game
from zellige.games.five_tribes.components import (
    AL_AMIN,
    DJINN_POINTS,
    DJINNS,
    FAKIR,
    FIRST_GOOD,
    GOODS,
    HAURVATAT,
    JAFAAR,
    KINDS,
    POINTS,
    SHAMHAT,
    SUIT_VALUES,
    TILES,
)
from zellige.games.five_tribes.sheet import (
    BONUS_LINE,
    COINS_LINE,
    DJINNS_LINE,
    ELDERS_LINE,
    GOODS_LINE,
    LINES,
    PALACES_LINE,
    PALMS_LINE,
    TILES_LINE,
    VIZIERS_LINE,
    blank,
)

_DJINNS, _GOODS, _KINDS = len(DJINNS), len(GOODS), len(KINDS)
COIN, VIZIER, VIZIER_WITH_JAFAAR = POINTS["coin"], POINTS["vizier"], POINTS["vizier_with_jafaar"]
FEWER_VIZIERS, ELDER, ELDER_WITH_SHAMHAT = POINTS["fewer_viziers"], POINTS["elder"], POINTS["elder_with_shamhat"]
PALM, PALM_WITH_HAURVATAT, PALACE = POINTS["palm"], POINTS["palm_with_haurvatat"], POINTS["palace"]


@rule
def owns(state: State, seat: int, djinn: int) -> bool:
    """Whether a seat has a djinn."""
    return bool(state.djinn_owner[djinn] == seat)


@rule
def vizier_points(state: State, seat: int) -> int:
    """A point a Vizier, three with Jafaar."""
    return int(state.viziers[seat]) * (VIZIER_WITH_JAFAAR if owns(state, seat, JAFAAR) else VIZIER)


@rule
def vizier_bonus(state: State, seat: int) -> int:
    """Ten points for each opponent with strictly fewer Viziers; Jafaar changes nothing here."""
    fewer = 0
    for other in range(state.seats):
        if state.viziers[other] < state.viziers[seat]:
            fewer += 1
    return fewer * FEWER_VIZIERS


@rule
def elder_points(state: State, seat: int) -> int:
    """Two points an Elder, four with Shamhat."""
    return int(state.elders[seat]) * (ELDER_WITH_SHAMHAT if owns(state, seat, SHAMHAT) else ELDER)


@rule
def djinn_points(state: State, seat: int) -> int:
    """The printed points of the djinns."""
    points = 0
    for djinn in range(_DJINNS):
        if state.djinn_owner[djinn] == seat:
            points += DJINN_POINTS[djinn]
    return points


@rule
def palm_points(state: State, seat: int, palms: int) -> int:
    """Three points a palm on own tiles, five with Haurvatat."""
    return palms * (PALM_WITH_HAURVATAT if owns(state, seat, HAURVATAT) else PALM)


@rule
def points_of_tile(state: State, seat: int, tile: int) -> int:
    """What one tile with its palms and palaces is worth to its owner."""
    return int(state.tile_value[tile]) + palm_points(state, seat, int(state.palms[tile])) + PALACE * int(state.palaces[tile])


@rule
def tiles_of(state: State, seat: int) -> tuple[int, int, int]:
    """Printed values, palms and palaces of the tiles with a camel of the seat."""
    values, palms, palaces = 0, 0, 0
    for tile in range(TILES):
        if state.camel[tile] == seat:
            values += int(state.tile_value[tile])
            palms += int(state.palms[tile])
            palaces += int(state.palaces[tile])
    return values, palms, palaces


@rule
def free_goods(state: State, seat: int) -> int:
    """Goods of free choice: Al-Amin makes one of every two Fakirs."""
    return int(state.cards[seat, FAKIR]) // 2 if owns(state, seat, AL_AMIN) else 0


@rule
def suit(state: State, seat: int, number: int) -> int:
    """Different goods in the best suit of a number, from 1: those of which there are so many or more."""
    size = 0
    for good in range(_GOODS):
        if state.cards[seat, FIRST_GOOD + good] >= number:
            size += 1
    return size


@rule
def merchandise_points(state: State, seat: int) -> int:
    """All goods sold in the best suits.

    A longer suit gains at least as much by one more card as a shorter one, so the best suits are the longest, and a card of
    free choice goes to the first suit that is not complete.
    """
    free = free_goods(state, seat)
    points, number, left = 0, 1, True
    while left:
        size = suit(state, seat, number)
        added = min(free, _GOODS - size)
        free -= added
        points += SUIT_VALUES[size + added]
        left = size + added > 0
        number += 1
    return points


@rule
def score(state: State, seat: int) -> int:
    """All points of a seat."""
    values, palms, palaces = tiles_of(state, seat)
    return (int(state.coins[seat]) * COIN + vizier_points(state, seat) + vizier_bonus(state, seat) + elder_points(state, seat)
            + djinn_points(state, seat) + values + palm_points(state, seat, palms) + PALACE * palaces
            + merchandise_points(state, seat))


@rule
def returns(state: State, out: Ints) -> None:
    """The score of every seat."""
    for seat in range(state.seats):
        out[seat] = score(state, seat)


# --- the two steps on paper: a position holds nearly all of its counts, and the rules above read them there as they do here ---


@rule
def counts(state: State, sheet: Sheet) -> None:
    """Counts what every seat scores for; ``sheet`` is blank."""
    same_game(state, sheet)
    for djinn in range(_DJINNS):
        owner = int(state.djinn_owner[djinn])
        sheet.djinn_owner[djinn] = owner
        if owner >= 0:
            sheet.djinns[owner, djinn] = 1
    for seat in range(state.seats):
        sheet.coins[seat], sheet.viziers[seat], sheet.elders[seat] = state.coins[seat], state.viziers[seat], state.elders[seat]
        for kind in range(_KINDS):
            sheet.cards[seat, kind] = state.cards[seat, kind]
        values, palms, palaces = tiles_of(state, seat)
        sheet.tile_values[seat], sheet.tile_palms[seat], sheet.tile_palaces[seat] = values, palms, palaces


@rule
def points(sheet: Sheet) -> None:
    """What the counts are worth, by seat and line."""
    for seat in range(sheet.seats):
        sheet.points[seat, COINS_LINE] = int(sheet.coins[seat]) * COIN
        sheet.points[seat, VIZIERS_LINE] = vizier_points(sheet, seat)
        sheet.points[seat, BONUS_LINE] = vizier_bonus(sheet, seat)
        sheet.points[seat, ELDERS_LINE] = elder_points(sheet, seat)
        sheet.points[seat, DJINNS_LINE] = djinn_points(sheet, seat)
        sheet.points[seat, PALMS_LINE] = palm_points(sheet, seat, int(sheet.tile_palms[seat]))
        sheet.points[seat, PALACES_LINE] = PALACE * int(sheet.tile_palaces[seat])
        sheet.points[seat, TILES_LINE] = sheet.tile_values[seat]
        sheet.points[seat, GOODS_LINE] = merchandise_points(sheet, seat)


score_lines = by_line(counts, points, blank, len(LINES))
