"""What a seat has and may still hope for, in hundredths of a point: the judgement behind the computer's players."""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import Ints, State
from zellige.games.five_tribes.components import (
    ALL_MEEPLES,
    DJINN_POINTS,
    DJINNS,
    FAKIR,
    FIRST_GOOD,
    GOODS,
    HAURVATAT,
    OASIS,
    TILES,
    VILLAGE,
    YELLOW,
    Numbers,
)
from zellige.games.five_tribes.deciding import POINT, SPARE_FAKIR
from zellige.games.five_tribes.features import PROSPECT as PROSPECT_IN_TENTHS
from zellige.games.five_tribes.movement import height
from zellige.games.five_tribes.scoring import (
    COIN,
    PALACE,
    PALM,
    PALM_WITH_HAURVATAT,
    elder_points,
    merchandise_points,
    vizier_points,
)
from zellige.games.five_tribes.state import BUILD, DRAW_KANDICHA, DRAW_SIBITTIS, DRAW_SLOAR, KILL, NONE
from zellige.games.five_tribes.tribes import builder_income

VIZIER_RACE = 10 * POINT
SPARE_ELDER, SPARE_ELDERS = 130, 3      # an Elder that may still pay a djinn; more than a few find no use
SPARE_FAKIRS = 5
NEW_GOOD = 70                           # a kind of good the hand holds, as the start of longer suits
BUILDING_SITE = 170                     # an own Oasis or Village early in the game
SLOAR_DRAW, SIBITTIS_DRAW, KANDICHA_DRAW = 240, 900, 240
KILL_TO_COME, SECOND_KILL = 150, 350
PROSPECT: Numbers = 10 * PROSPECT_IN_TENTHS
"""What a djinn may still bring at the start of the game, beside its points."""
_DJINNS, _GOODS = len(DJINNS), len(GOODS)


@rule
def vizier_race(state: State, seat: int, left: int) -> int:
    """What the comparison of Viziers is likely to bring in the end: the lead counts more, the fewer are left."""
    value, reach = 0, 2 + left // 2
    for other in range(state.seats):
        if other != seat:
            lead = int(state.viziers[seat]) - int(state.viziers[other])
            value += VIZIER_RACE * min(max(reach + lead, 0), 2 * reach) // (2 * reach)
    return value


@rule
def pending_value(state: State) -> int:
    """What is under way for the acting seat: income, kills and draws to come."""
    value = 0
    if state.phase == BUILD:
        value += POINT * builder_income(state, 0)
    elif state.phase == KILL:
        value += KILL_TO_COME + SECOND_KILL * int(state.iblis)
    if state.drawing == DRAW_SLOAR:
        value += SLOAR_DRAW
    elif state.drawing == DRAW_SIBITTIS:
        value += SIBITTIS_DRAW
    elif state.drawing == DRAW_KANDICHA:
        value += KANDICHA_DRAW * int(state.draws_left)
    return value


@rule
def holdings(state: State, seat: int, time: int, left: int) -> int:
    """The part of ``prospects`` that is no tile and no djinn: coins, Viziers, Elders, cards."""
    value = int(state.coins[seat]) * COIN + vizier_points(state, seat) + elder_points(state, seat)
    value = POINT * (value + merchandise_points(state, seat)) + vizier_race(state, seat, left)
    value += SPARE_ELDER * min(int(state.elders[seat]), SPARE_ELDERS) * time // 100
    value += SPARE_FAKIR * min(int(state.cards[seat, FAKIR]), SPARE_FAKIRS) * time // 100
    for good in range(_GOODS):
        if state.cards[seat, FIRST_GOOD + good] > 0:
            value += NEW_GOOD * time // 100
    return value


@rule
def judge(state: State, seat: int, acting: int, mind: Ints) -> int:
    """Own prospects less those of the others on average. ``acting``: 1 while the seat's activation goes on; no ``mind``."""
    own, others = prospects(state, seat)
    value = own - others // (int(state.seats) - 1)
    return value + pending_value(state) if acting == 1 else value


@rule
def prospects(state: State, seat: int) -> tuple[int, int]:
    """The score without the comparison of Viziers, with what may still be hoped for: of a seat, and of all others together.

    In one walk over tiles and djinns, for it is asked after everything that may be done.
    """
    total, left = 0, int(state.bag[YELLOW]) // 3 + int(state.hand[YELLOW])
    own = others = own_sites = other_sites = 0
    rich = state.djinn_owner[HAURVATAT]
    for tile in range(TILES):
        total += int(height(state, tile))
        left += int(state.meeples[tile, YELLOW])
        owner = state.camel[tile]
        if owner != NONE:
            palm = PALM_WITH_HAURVATAT if owner == rich else PALM
            worth = int(state.tile_value[tile]) + palm * int(state.palms[tile]) + PALACE * int(state.palaces[tile])
            site = 1 if state.tile_type[tile] in (OASIS, VILLAGE) else 0
            if owner == seat:
                own, own_sites = own + POINT * worth, own_sites + site
            else:
                others, other_sites = others + POINT * worth, other_sites + site
    time = max(0, total - 10) * 100 // (ALL_MEEPLES - 10)
    for djinn in range(_DJINNS):
        owner = state.djinn_owner[djinn]
        if 0 <= owner < state.seats:
            if owner == seat:
                own += POINT * int(DJINN_POINTS[djinn]) + int(PROSPECT[djinn]) * time // 100
            else:
                others += POINT * int(DJINN_POINTS[djinn]) + int(PROSPECT[djinn]) * time // 100
    own += BUILDING_SITE * time // 100 * own_sites + holdings(state, seat, time, left)
    others += BUILDING_SITE * time // 100 * other_sites
    for other in range(state.seats):
        if other != seat:
            others += holdings(state, other, time, left)
    return own, others
