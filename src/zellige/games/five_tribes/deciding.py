"""How whoever judges positions of Five Tribes decides: what it looks at, and what an action promises.

Of a movement it looks at every end, with the best use of tribe and tile that follows; a bid costs no more than acting earlier
is worth. All values are in hundredths of a point.
"""

from __future__ import annotations

from collections.abc import Callable

from zellige.core.compile import rule
from zellige.core.game import Ints, State, States
from zellige.core.playout import IN_ORDER, NEVER, Judgement, Look
from zellige.games.five_tribes.actions import BID_AT, DROP_AT, END, LONGEST_LEGAL, SELL_AT, SKIP, TAKE_AT, USE_ANUN_NAK_AT
from zellige.games.five_tribes.bidding import free_spot
from zellige.games.five_tribes.components import BID_PRICES, COLOURS, STEPS, TILES, TURN_SPOTS
from zellige.games.five_tribes.destinations import all_ends, ends_from, ends_now
from zellige.games.five_tribes.features import FEW_COINS
from zellige.games.five_tribes.legal import legal
from zellige.games.five_tribes.movement import capture, end_sowing, height, in_hand, matches
from zellige.games.five_tribes.offers import LATER
from zellige.games.five_tribes.rules import apply, settle
from zellige.games.five_tribes.state import BID, BUILD, FINISH, KILL, MOVE, NO_DRAW, NONE, NOTHING, SOW, TILE

_COLOURS = len(COLOURS)
POINT = 100
SPARE_FAKIR = 170                       # a Fakir that a bid uses up
TURN_WORTH = 55                         # percent of the value of acting earlier that a bid may cost

NOWHERE, DJINN_FIRST = -(10**8), 10**8
BAR = TILES * len(COLOURS)
"""Where ``numbers`` hold, behind the value of every end, what else a look has noted."""


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
            before += int(LATER[step])
    return before


# --- deciding --------------------------------------------------------------------------------------------------------

MIND_AT = 4 * LONGEST_LEGAL + 64
"""Where ``numbers`` hold the scratch of the game's valuation: ``Rules.mind_at``."""


Judge = Callable[[State, int, int, Ints], int]
"""``judge(state, seat, acting, mind)``: what a position is worth to a seat, in hundredths of a point; ``acting``: 1 while its
activation goes on.
"""


def follow_up_by(judge: Judge) -> Callable[[States, int, Ints, int, Ints], int]:
    """A rule: how whoever judges positions so uses tribe and tile."""

    @rule
    def best_follow_up(states: States, at: int, actions: Ints, seat: int, mind: Ints) -> int:
        """The judgement after tribe and tile of ``states[at]`` are used as well as one step shows; ``at + 1`` is scratch."""
        known = NOWHERE  # what the position is judged to be worth, once it is
        for _ in range(4):
            state = states[at]
            if state.phase not in (BUILD, KILL, TILE) or state.drawing != NO_DRAW or state.pending != NOTHING:
                break
            n = legal(state, actions)
            best, chosen = NOWHERE, int(actions[0])
            for i in range(n if n > 1 else 0):
                if actions[i] >= USE_ANUN_NAK_AT:
                    break
                states[at + 1] = states[at]
                apply(states[at + 1], int(actions[i]))
                value = judge(states[at + 1], seat, 1, mind)
                if value > best:
                    best, chosen = value, int(actions[i])
            apply(states[at], chosen)
            known = best
        return known if known > NOWHERE else judge(states[at], seat, 1, mind)

    return best_follow_up


def ends_by(judge: Judge) -> Callable[[States, Ints, Ints, tuple[int, int, int, int, int], Ints], None]:
    """A rule: what ends of movements are worth to whoever judges positions so."""
    best_follow_up = follow_up_by(judge)

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

    return value_ends


def player_by(judge: Judge) -> tuple[Look, Judgement]:
    """How whoever judges positions so decides: what it looks at beforehand, and what an action promises."""
    best_follow_up, value_ends = follow_up_by(judge), ends_by(judge)

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
        """Tribe, tile, djinns, sale: the judgement after it. Suits are kept unless coins run out: bids need them.

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
