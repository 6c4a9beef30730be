"""How the computer plays Five Tribes.

``greedy``: completes its own activation for the most points at once, and bids as little as it can.

``patient``, a hand-written player, weighs what every seat has and may still hope for. It judges positions: points on the table,
the race for Viziers, goods that make suits, Elders and Fakirs that pay djinns, djinns that go on working, tiles that will still
be built on. Of a movement it looks at every end, with the best use of tribe and tile that follows; a bid costs no more than
acting earlier is worth. All values are in hundredths of a point.
"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import Ints, State, States
from zellige.core.playout import best
from zellige.core.rules import Foresight, Style, Work, levels
from zellige.games.five_tribes.actions import DROP_AT, TAKE_AT
from zellige.games.five_tribes.components import (
    ALL_MEEPLES,
    COLOURS,
    DJINN_POINTS,
    DJINNS,
    FAKIR,
    FIRST_GOOD,
    GOODS,
    HAURVATAT,
    OASIS,
    TILES,
    TURN_SPOTS,
    VILLAGE,
    YELLOW,
    Numbers,
)
from zellige.games.five_tribes.deciding import POINT, player_by
from zellige.games.five_tribes.destinations import ends_from, ends_now, worth
from zellige.games.five_tribes.features import PROSPECT as PROSPECT_IN_TENTHS
from zellige.games.five_tribes.legal import legal
from zellige.games.five_tribes.movement import height, in_hand, matches
from zellige.games.five_tribes.rules import apply
from zellige.games.five_tribes.scoring import (
    COIN,
    PALACE,
    PALM,
    PALM_WITH_HAURVATAT,
    elder_points,
    merchandise_points,
    score,
    vizier_points,
)
from zellige.games.five_tribes.state import BID, BUILD, DRAW_KANDICHA, DRAW_SIBITTIS, DRAW_SLOAR, KILL, MOVE, NONE, OVER, SOW
from zellige.games.five_tribes.tribes import builder_income
from zellige.games.five_tribes.whole_turns import lines_of_turn

_COLOURS, _DJINNS, _GOODS = len(COLOURS), len(DJINNS), len(GOODS)
NOTHING_THERE = -(10**6)


@rule
def value_of(state: State, scratch: State, action: int, seat: int) -> int:
    """Points after an action; of takes and drops, after the best movement they allow. ``scratch``: a copy of ``state``."""
    before = score(state, seat)
    if TAKE_AT <= action < DROP_AT:
        return best_from(scratch, action - TAKE_AT)
    if DROP_AT <= action < DROP_AT + TILES * _COLOURS:
        tile, colour = (action - DROP_AT) // _COLOURS, (action - DROP_AT) % _COLOURS
        if in_hand(state) == 1:
            return worth(scratch, tile, colour)
        apply(scratch, action)
        return best_now(scratch) if scratch.phase == SOW else 0
    apply(scratch, action)
    return score(scratch, seat) - before


@rule
def best_from(state: State, start: int) -> int:
    """The best end of a movement from a tile."""
    holding = matches(state)
    best = NOTHING_THERE
    for colour in range(_COLOURS):
        best = max(best, best_of(state, ends_from(state, start, colour, holding), colour))
    return best


@rule
def best_now(state: State) -> int:
    """The best end still in reach."""
    holding = matches(state)
    best = NOTHING_THERE
    for colour in range(_COLOURS):
        best = max(best, best_of(state, ends_now(state, colour, holding), colour))
    return best


@rule
def best_of(state: State, ends: int, colour: int) -> int:
    """The best of a set of ends with a colour."""
    best = NOTHING_THERE
    for tile in range(TILES):
        if ends >> tile & 1:
            best = max(best, worth(state, tile, colour))
    return best


@rule
def points_at_once(states: States, action: int, numbers: Ints) -> int:
    """The points of this activation that an action leads to."""
    states[1] = states[0]
    return value_of(states[0], states[1], action, int(states[0].seat))


@rule
def movement_at_random(states: States, actions: Ints, n: int, numbers: Ints) -> int:
    """Of equal bids, takes and drops any is as good; of what follows, an earlier end comes before a later one."""
    return DROP_AT + TILES * _COLOURS


greedy = best(legal, points_at_once, movement_at_random)
"""The action that leads to the most points of this activation."""


# --- patient ---

VIZIER_RACE = 10 * POINT
SPARE_ELDER, SPARE_ELDERS = 130, 3      # an Elder that may still pay a djinn; more than a few find no use
SPARE_FAKIR, SPARE_FAKIRS = 170, 5
NEW_GOOD = 70                           # a kind of good the hand holds, as the start of longer suits
BUILDING_SITE = 170                     # an own Oasis or Village early in the game
SLOAR_DRAW, SIBITTIS_DRAW, KANDICHA_DRAW = 240, 900, 240
KILL_TO_COME, SECOND_KILL = 150, 350
PROSPECT: Numbers = 10 * PROSPECT_IN_TENTHS
"""What a djinn may still bring at the start of the game, beside its points."""


# --- judging a position ----------------------------------------------------------------------------------------------


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


@rule
def value(state: State, out: Ints) -> None:
    """The judgement of every seat; what is under way belongs to the one that acts."""
    for seat in range(state.seats):
        out[seat] = judge(state, seat, 1 if state.seat == seat else 0, out)


look, promise = player_by(judge)
patient = best(legal, promise, look)
"""The action that is judged best; of equal takes and drops any."""

# --- search ----------------------------------------------------------------------------------------------------------


@rule
def standing(state: State, out: Ints) -> None:
    """The points and prospects of every seat for itself."""
    for seat in range(state.seats):
        out[seat] = prospects(state, seat)[0]
    if state.phase not in (BID, OVER):
        out[state.seat] += pending_value(state)


@rule
def turn_under_way(state: State) -> int:
    """The round, and in it the activation; all bids of a round are one."""
    waiting = 0
    for spot in range(TURN_SPOTS):
        if state.turn_order[spot] != NONE:
            waiting += 1
    return 16 * int(state.round_number) + (0 if state.phase == BID else 15 - waiting)


@rule
def horizon(state: State) -> int:
    """This activation and the next one; of bids, the whole round."""
    return 5 if state.phase == BID else 2


@rule
def share(state: State) -> int:
    """The movement matters most; of its drops the first ones."""
    if state.phase == BID:
        return 20
    if state.phase == MOVE:
        return 30
    if state.phase == SOW:
        return 12
    return 8


# Sight, then judgement, then playouts; measured in docs/strength.md. Whoever changes one counts LEVELS_VERSION up.
_LEVELS = levels(Work(0, plain=True, sight=42),
                 Work(0, plain=True, sight=54),
                 Work(0, plain=True, sight=69),
                 Work(0, plain=True, sight=88),
                 Work(0, sight=90),
                 Work(30),
                 Work(55),
                 Work(400))

_STYLES = {"collector": Style({"goods-kinds": 1500, "goods-cards": 1000, "fakirs": 500}),
           "builder": Style({"tiles": 250, "palms": 250, "palaces": 250, "sites": 1000}),
           "denier": Style({"vizier-lead": 1000}, {"viziers": -1000, "elders": -500, "tiles": -500, "goods": -500}),
           "gambler": Style({"djinns": 400, "elders-spare": 1500, "coins": -200})}

FORESIGHT = Foresight(judgement=promise, look=look, policy=patient, standing=standing, unit=POINT, turn=turn_under_way,
                      horizon=horizon, share=share, width=30, lines=lines_of_turn,
                      plain=points_at_once, plain_look=movement_at_random, levels=_LEVELS, styles=_STYLES)
