"""The score of a seat, line by line, at any moment of the game. [Game end]"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import Ints, State
from zellige.games.five_tribes.components import (
    AL_AMIN,
    DJINN_POINTS,
    DJINNS,
    FAKIR,
    FIRST_GOOD,
    GOODS,
    HAURVATAT,
    JAFAAR,
    POINTS,
    SHAMHAT,
    SUIT_VALUES,
    TILES,
)

_DJINNS, _GOODS = len(DJINNS), len(GOODS)
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
def points_of_tile(state: State, seat: int, tile: int) -> int:
    """What one tile with its palms and palaces is worth to its owner."""
    palm = PALM_WITH_HAURVATAT if owns(state, seat, HAURVATAT) else PALM
    return int(state.tile_value[tile]) + palm * int(state.palms[tile]) + PALACE * int(state.palaces[tile])


@rule
def tile_points(state: State, seat: int) -> int:
    """Printed values, palms and palaces of the tiles with a camel of the seat."""
    points = 0
    for tile in range(TILES):
        if state.camel[tile] == seat:
            points += points_of_tile(state, seat, tile)
    return points


@rule
def merchandise_points(state: State, seat: int) -> int:
    """All goods sold in the best suits; Al-Amin turns every two Fakirs into a good of any kind.

    A longer suit gains at least as much by one more card as a shorter one, so the best suits are the longest: the i-th holds
    every good of which there are i or more, and a card of free choice goes to the first suit that is not complete.
    """
    free = int(state.cards[seat, FAKIR]) // 2 if owns(state, seat, AL_AMIN) else 0
    points, number, left = 0, 1, True
    while left:
        size = 0
        for good in range(_GOODS):
            if state.cards[seat, FIRST_GOOD + good] >= number:
                size += 1
        added = min(free, _GOODS - size)
        free -= added
        points += SUIT_VALUES[size + added]
        left = size + added > 0
        number += 1
    return points


@rule
def score(state: State, seat: int) -> int:
    """All points of a seat."""
    return (int(state.coins[seat]) * COIN + vizier_points(state, seat) + vizier_bonus(state, seat) + elder_points(state, seat)
            + djinn_points(state, seat) + tile_points(state, seat) + merchandise_points(state, seat))


@rule
def returns(state: State, out: Ints) -> None:
    """The score of every seat."""
    for seat in range(state.seats):
        out[seat] = score(state, seat)
