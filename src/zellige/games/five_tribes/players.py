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
from zellige.games.five_tribes.components import COLOURS, TILES, TURN_SPOTS
from zellige.games.five_tribes.deciding import POINT, player_by
from zellige.games.five_tribes.destinations import ends_from, ends_now, worth
from zellige.games.five_tribes.legal import legal
from zellige.games.five_tribes.movement import in_hand, matches
from zellige.games.five_tribes.outlook import judge, pending_value, prospects
from zellige.games.five_tribes.rules import apply
from zellige.games.five_tribes.scoring import score
from zellige.games.five_tribes.state import BID, MOVE, NONE, OVER, SOW
from zellige.games.five_tribes.whole_turns import lines_of_turn

_COLOURS = len(COLOURS)
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
