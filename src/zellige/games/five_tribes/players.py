"""How the computer plays Five Tribes.

``greedy``: completes its own activation for the most points at once, and bids as little as it can.

``patient``, a hand-written player, weighs what every seat has and may still hope for. It judges positions: points on the table,
the race for Viziers, goods that make suits, Elders and Fakirs that pay djinns, djinns that go on working, tiles that will still
be built on. Of a movement it looks at every end, with the best use of tribe and tile that follows; a bid costs no more than
acting earlier is worth. All values are in hundredths of a point.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from zellige.core.compile import rule
from zellige.core.game import Ints, State, States
from zellige.core.lines import lines_by
from zellige.core.playout import IN_ORDER, NEVER, Judgement, Look, best
from zellige.core.rules import Foresight, Work, levels
from zellige.core.value import summed
from zellige.games.five_tribes.actions import BID_AT, DROP_AT, END, LONGEST_LEGAL, SELL_AT, SKIP, TAKE_AT, USE_ANUN_NAK_AT
from zellige.games.five_tribes.bidding import free_spot
from zellige.games.five_tribes.components import (
    ALL_MEEPLES,
    BID_PRICES,
    COLOURS,
    DJINNS,
    FAKIR,
    FIRST_GOOD,
    GOODS,
    OASIS,
    STEPS,
    TILES,
    TURN_SPOTS,
    VILLAGE,
    YELLOW,
    Numbers,
)
from zellige.games.five_tribes.destinations import ends_from, ends_now, worth
from zellige.games.five_tribes.features import VALUATION
from zellige.games.five_tribes.legal import legal
from zellige.games.five_tribes.movement import capture, end_sowing, height, in_hand, matches
from zellige.games.five_tribes.rules import apply, settle
from zellige.games.five_tribes.scoring import score, vizier_bonus
from zellige.games.five_tribes.state import (
    BID,
    BUILD,
    DRAW_KANDICHA,
    DRAW_SIBITTIS,
    DRAW_SLOAR,
    FINISH,
    KILL,
    MOVE,
    NO_DRAW,
    NONE,
    NOTHING,
    OVER,
    SOW,
    TILE,
)
from zellige.games.five_tribes.tribes import builder_income

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

_COLOURS, _DJINNS, _GOODS = len(COLOURS), len(DJINNS), len(GOODS)
POINT = 100
VIZIER_RACE = 10 * POINT
SPARE_ELDER, SPARE_ELDERS = 130, 3      # an Elder that may still pay a djinn; more than a few find no use
SPARE_FAKIR, SPARE_FAKIRS = 170, 5
NEW_GOOD = 70                           # a kind of good the hand holds, as the start of longer suits
BUILDING_SITE = 170                     # an own Oasis or Village early in the game
SLOAR_DRAW, SIBITTIS_DRAW, KANDICHA_DRAW = 240, 900, 240
KILL_TO_COME, SECOND_KILL = 150, 350
FEW_COINS = 8                           # below this a suit is sold: bids need coins
TURN_WORTH = 55                         # percent of the value of acting earlier that a bid may cost
_EARLY = {"baal": 250, "boaz": 250, "bouraq": 350, "echidna": 150, "enki": 250, "haurvatat": 350, "iblis": 200,
          "jafaar": 600, "kandicha": 300, "kumarbi": 100, "leta": 450, "marid": 350, "monkir": 250, "nekir": 250,
          "shamhat": 500, "sibittis": 400, "sloar": 300, "utug": 700, "al_amin": 200}
PROSPECT: Numbers = np.array([_EARLY.get(djinn, 50) for djinn in DJINNS], np.int64)
"""What a djinn may still bring at the start of the game, beside its points."""
NOWHERE, DJINN_FIRST = -(10**8), 10**8
BAR = TILES * len(COLOURS)
"""Where ``numbers`` hold, behind the value of every end, what else a look has noted."""
OUTBID: Numbers = np.array([70, 55, 40, 25, 12, 5, 0], np.int64)
"""Percent of the later bidders who are expected to act before a bid, by the step of the bid."""


# --- judging a position ----------------------------------------------------------------------------------------------


@rule
def time_left(state: State) -> int:
    """How much of the game is still to come, in percent: the meeples on the board."""
    total = 0
    for tile in range(TILES):
        total += int(height(state, tile))
    return max(0, total - 10) * 100 // (ALL_MEEPLES - 10)


@rule
def viziers_left(state: State) -> int:
    """Viziers still on the board or in the bag."""
    total = int(state.bag[YELLOW]) // 3 + int(state.hand[YELLOW])
    for tile in range(TILES):
        total += int(state.meeples[tile, YELLOW])
    return total


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
def potential(state: State, seat: int, time: int, left: int) -> int:
    """Points of a seat, with what it may still hope for."""
    value = POINT * (score(state, seat) - vizier_bonus(state, seat)) + vizier_race(state, seat, left)
    value += SPARE_ELDER * min(int(state.elders[seat]), SPARE_ELDERS) * time // 100
    value += SPARE_FAKIR * min(int(state.cards[seat, FAKIR]), SPARE_FAKIRS) * time // 100
    for good in range(_GOODS):
        if state.cards[seat, FIRST_GOOD + good] > 0:
            value += NEW_GOOD * time // 100
    for djinn in range(_DJINNS):
        if state.djinn_owner[djinn] == seat:
            value += PROSPECT[djinn] * time // 100
    for tile in range(TILES):
        if state.camel[tile] == seat and state.tile_type[tile] in (OASIS, VILLAGE):
            value += BUILDING_SITE * time // 100
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
def judge(state: State, seat: int, acting: int, mind: Ints) -> int:
    """Own prospects less those of the others on average. ``acting``: 1 while the seat's activation goes on; no ``mind``."""
    time, left = time_left(state), viziers_left(state)
    own, others = potential(state, seat, time, left), 0
    for other in range(state.seats):
        if other != seat:
            others += potential(state, other, time, left)
    value = own - others // (int(state.seats) - 1)
    return value + pending_value(state) if acting == 1 else value


# --- where movements end ---


@rule
def best_in(numbers: Ints, ends: int, colour: int) -> int:
    """The best value of a set of ends with a colour."""
    best = NOWHERE
    for tile in range(TILES):
        if ends >> tile & 1:
            best = max(best, int(numbers[tile * _COLOURS + colour]))
    return best


@rule
def all_ends(state: State, colour: int, holding: tuple[int, int, int, int, int]) -> int:
    """Where any movement could end with a colour."""
    found = 0
    for start in range(TILES):
        found |= ends_from(state, start, colour, holding)
    return found


@rule
def every_end(state: State) -> tuple[int, int, int, int, int]:
    """``all_ends`` of every colour."""
    holding = matches(state)
    return (all_ends(state, 0, holding), all_ends(state, 1, holding), all_ends(state, 2, holding), all_ends(state, 3, holding),
            all_ends(state, 4, holding))


@rule
def open_ends(state: State) -> tuple[int, int, int, int, int]:
    """``ends_now`` of every colour."""
    holding = matches(state)
    return (ends_now(state, 0, holding), ends_now(state, 1, holding), ends_now(state, 2, holding), ends_now(state, 3, holding),
            ends_now(state, 4, holding))


@rule
def value_of_take(state: State, action: int, numbers: Ints) -> int:
    """The best end that a tile leads to."""
    holding, value = matches(state), NOWHERE
    for colour in range(_COLOURS):
        value = max(value, best_in(numbers, ends_from(state, action - TAKE_AT, colour, holding), colour))
    return value


@rule
def spoiled(state: State) -> int:
    """A little less for a drop that leaves others more lone meeples to take tiles with."""
    lone = 0
    for tile in range(TILES):
        if state.camel[tile] == NONE and height(state, tile) == 1:
            lone += 1
    return lone


@rule
def value_of_bid(state: State, action: int, ranked: Ints) -> int:
    """How well the price of a spot is repaid by what is left when it acts."""
    step, used = (action - BID_AT) // STEPS, (action - BID_AT) % STEPS
    place = acting_before(state, int(state.seat), step)
    low, part = place // 100, place % 100
    value = (int(ranked[low]) * (100 - part) + int(ranked[low + 1]) * part) // 100
    return value * TURN_WORTH // 50 - POINT * int(BID_PRICES[step - used]) - SPARE_FAKIR * used


@rule
def rank_tiles(numbers: Ints, ranked: Ints) -> None:
    """The best values of eight different end tiles, falling; where there are fewer, the last one again."""
    for place in range(8):
        best, at = NOWHERE, NONE
        for tile in range(TILES):
            value = best_of_tile(numbers, tile)
            if value > best:
                best, at = value, tile
        if at == NONE:
            ranked[place] = ranked[place - 1] if place > 0 else 0
            continue
        ranked[place] = best
        for colour in range(_COLOURS):
            numbers[at * _COLOURS + colour] = NOWHERE


@rule
def best_of_tile(numbers: Ints, tile: int) -> int:
    """The best value of ending on a tile."""
    best = NOWHERE
    for colour in range(_COLOURS):
        best = max(best, int(numbers[tile * _COLOURS + colour]))
    return best


@rule
def acting_before(state: State, seat: int, step: int) -> int:
    """How many markers of others are expected to act before a bid, in hundredths."""
    spot = free_spot(state, step)
    before = 0
    for other in range(spot + 1, TURN_SPOTS):
        if state.turn_order[other] != NONE and state.turn_order[other] != seat:
            before += 100
    for waiting in range(4):
        if state.bid_order[waiting] != NONE and state.bid_order[waiting] != seat:
            before += int(OUTBID[step])
    return before


# --- deciding --------------------------------------------------------------------------------------------------------

MIND_AT = 4 * LONGEST_LEGAL + 64
"""Where ``numbers`` hold the scratch of the game's valuation: ``Rules.mind_at``."""


def player_by(judge: Callable[[State, int, int, Ints], int]) -> tuple[Look, Judgement]:
    """How whoever judges positions so decides: what it looks at beforehand, and what an action promises.

    ``judge(state, seat, acting, mind)``: what a position is worth to a seat; in hundredths of a
    point; ``acting``: 1 while its activation goes on.
    """

    @rule
    def best_follow_up(states: States, at: int, actions: Ints, seat: int, mind: Ints) -> int:
        """The judgement after tribe and tile of ``states[at]`` are used as well as one step shows; ``at + 1`` is scratch."""
        for _ in range(4):
            state = states[at]
            if state.phase not in (BUILD, KILL, TILE) or state.drawing != NO_DRAW or state.pending != NOTHING:
                break
            n = legal(state, actions)
            best, chosen = NOWHERE, int(actions[0])
            for i in range(n):
                if actions[i] >= USE_ANUN_NAK_AT:
                    break
                states[at + 1] = states[at]
                apply(states[at + 1], int(actions[i]))
                value = judge(states[at + 1], seat, 1, mind)
                if value > best:
                    best, chosen = value, int(actions[i])
            apply(states[at], chosen)
        return judge(states[at], seat, 1, mind)

    @rule
    def value_of_end(states: States, at: int, actions: Ints, tile: int, colour: int, mind: Ints) -> int:
        """The judgement after a movement of ``states[0]`` ends on a tile with a colour; the rest of the hand is left aside."""
        seat = int(states[0].seat)
        states[at] = states[0]
        state = states[at]
        state.phase = SOW
        for other in range(_COLOURS):
            state.hand[other] = 0
        end_sowing(state)
        if state.meeples[tile, colour] == 0:
            state.meeples[tile, colour] = 1
        state.meeples[tile, colour] += 1
        capture(state, tile, colour)
        settle(state)
        return best_follow_up(states, at, actions, seat, mind)

    @rule
    def value_ends(states: States, numbers: Ints, actions: Ints, wanted: tuple[int, int, int, int, int], mind: Ints) -> None:
        """Fills ``numbers``, tile * 5 + colour, with the value of every wanted end (sets of tiles by colour)."""
        for tile in range(TILES):
            for colour in range(_COLOURS):
                place = tile * _COLOURS + colour
                numbers[place] = NOWHERE
                if wanted[colour] >> tile & 1:
                    numbers[place] = value_of_end(states, 2, actions, tile, colour, mind)

    @rule
    def look(states: States, actions: Ints, n: int, numbers: Ints) -> int:
        """What every end of the movement is worth, where there are ends; of equal takes and drops any is as good."""
        numbers[BAR] = NEVER
        if n == 1:
            return IN_ORDER
        state, scratch, mind = states[0], numbers[BAR:], numbers[MIND_AT:]
        if state.phase == BID:
            value_ends(states, numbers, scratch, every_end(state), mind)
            rank_tiles(numbers, scratch)
        elif state.phase == SOW:
            if in_hand(state) > 1:
                value_ends(states, numbers, scratch, open_ends(state), mind)
            return DROP_AT + TILES * _COLOURS
        elif state.phase == MOVE and SKIP < actions[0] < DROP_AT:
            value_ends(states, numbers, scratch, every_end(state), mind)
            numbers[BAR] = judge(state, int(state.seat), 1, mind)
            return DROP_AT
        return IN_ORDER

    @rule
    def promise(states: States, action: int, numbers: Ints) -> int:
        """The judgement that an action leads to."""
        if states[0].phase == BID:
            return value_of_bid(states[0], action, numbers[BAR:])
        if TAKE_AT <= action < DROP_AT:
            return value_of_take(states[0], action, numbers)
        if DROP_AT <= action < DROP_AT + TILES * _COLOURS:
            return value_of_drop(states, action, numbers, numbers[MIND_AT:])
        return value_of_step(states, action, int(numbers[BAR]), numbers[MIND_AT:])

    @rule
    def value_of_drop(states: States, action: int, numbers: Ints, mind: Ints) -> int:
        """The best end that a drop keeps in reach; the last one is judged as it is."""
        states[1] = states[0]
        apply(states[1], action)
        if in_hand(states[0]) == 1:
            return best_follow_up(states, 1, numbers[BAR:], int(states[0].seat), mind)
        value, ends = NOWHERE, open_ends(states[1])
        for colour in range(_COLOURS):
            value = max(value, best_in(numbers, ends[colour], colour))
        return value - spoiled(states[1])

    @rule
    def value_of_step(states: States, action: int, bar: int, mind: Ints) -> int:
        """Tribe, tile, djinns, sale: the judgement after it. Suits are kept unless coins run out.

        ``bar``: the judgement now, where a tile is to be taken: a djinn called before goes first if it brings more than it
        costs.
        """
        seat = int(states[0].seat)
        if action == END:
            return judge(states[0], seat, 1, mind)
        sale = SELL_AT <= action < USE_ANUN_NAK_AT
        if sale and states[0].coins[seat] >= FEW_COINS:
            return NEVER
        states[1] = states[0]
        apply(states[1], action)
        value = judge(states[1], seat, 1, mind) + (POINT if sale else 0)
        if states[0].phase in (MOVE, FINISH) and action >= USE_ANUN_NAK_AT:
            value -= POINT // 2
        if bar > NEVER:
            return DJINN_FIRST + value if value > bar else NEVER
        return value

    return look, promise


@rule
def value(state: State, out: Ints) -> None:
    """The judgement of every seat; what is under way belongs to the one that acts."""
    for seat in range(state.seats):
        out[seat] = judge(state, seat, 1 if state.seat == seat else 0, out)


look, promise = player_by(judge)
patient = best(legal, promise, look)
"""The action that is judged best; of equal takes and drops any."""

_worth = summed(VALUATION)


@rule
def judge_by_features(state: State, seat: int, acting: int, mind: Ints) -> int:
    """What the features of a seat promise, less those of the others on average, in hundredths of a point."""
    own, others = _worth(state, seat, mind), 0
    for other in range(int(state.seats)):
        if other != seat:
            others += _worth(state, other, mind)
    return (own - others // (int(state.seats) - 1)) // 10


look_by_features, promise_by_features = player_by(judge_by_features)
lines = lines_by(legal, promise_by_features, look_by_features)
"""Every action, by the best end that follows it in the eyes of the features."""


# --- search ----------------------------------------------------------------------------------------------------------


@rule
def standing(state: State, out: Ints) -> None:
    """The points and prospects of every seat for itself."""
    time, left = time_left(state), viziers_left(state)
    for seat in range(state.seats):
        out[seat] = potential(state, seat, time, left)
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
_LEVELS = levels(Work(0, plain=True, sight=72),
                 Work(0, plain=True, sight=86),
                 Work(0, plain=True),
                 Work(0, sight=95),
                 Work(30),
                 Work(40),
                 Work(85),
                 Work(400))

FORESIGHT = Foresight(judgement=promise, look=look, policy=patient, standing=standing, unit=POINT, turn=turn_under_way,
                      horizon=horizon, share=share, width=30, lines=lines, plain=points_at_once, plain_look=movement_at_random,
                      levels=_LEVELS)
