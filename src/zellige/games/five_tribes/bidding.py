"""The bid for turn order. [1]"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import Ints, State
from zellige.games.five_tribes.actions import BID_AT, SKIP
from zellige.games.five_tribes.cards import discard_fakirs, fakirs
from zellige.games.five_tribes.components import BID_PRICES, BID_SPOTS, KUMARBI, STEPS, TURN_SPOTS, ZEROS
from zellige.games.five_tribes.options import kumarbi_is_once_a_round, poor_bidder_sits_out
from zellige.games.five_tribes.state import NONE


@rule
def bidder_spot(state: State) -> int:
    """The first occupied spot of the Bid Order Track, or -1 when everybody has bid."""
    for spot in range(BID_SPOTS):
        if state.bid_order[spot] != NONE:
            return spot
    return NONE


@rule
def free_spot(state: State, step: int) -> int:
    """The spot of the Turn Order Track a bid of this step goes to, or -1 when it is taken.

    Zero bids enter at the spot next to the 1; three markers fit there.
    """
    if step > 0:
        spot = ZEROS - 1 + step
        return spot if state.turn_order[spot] == NONE else NONE
    for spot in range(ZEROS):
        if state.turn_order[spot] == NONE:
            return ZEROS - 1
    return NONE


@rule
def may_use_kumarbi(state: State, seat: int) -> bool:
    """Kumarbi is there and not spent in this round (see the options)."""
    return bool(state.djinn_owner[KUMARBI] == seat and (state.kumarbi_used == 0 or not kumarbi_is_once_a_round(state)))


@rule
def can_bid(state: State, step: int, used_fakirs: int) -> bool:
    """A free spot whose price, lowered one step a Fakir, can be paid."""
    seat = int(state.seat)
    if free_spot(state, step) == NONE or used_fakirs > step or state.coins[seat] < BID_PRICES[step - used_fakirs]:
        return False
    return used_fakirs == 0 or (may_use_kumarbi(state, seat) and used_fakirs <= fakirs(state, seat))


@rule
def cheapest_free_step(state: State) -> int:
    """The lowest step of the price ladder with a free spot."""
    step = 0
    while free_spot(state, step) == NONE:
        step += 1
    return step


@rule
def list_bids(state: State, out: Ints) -> int:
    """Every bid that can be paid; without any, what the option allows."""
    n = 0
    for step in range(STEPS):
        for used_fakirs in range(step + 1):
            if can_bid(state, step, used_fakirs):
                out[n] = BID_AT + step * STEPS + used_fakirs
                n += 1
    if n == 0:
        out[0] = BID_AT + cheapest_free_step(state) * STEPS if not poor_bidder_sits_out(state) else SKIP
        return 1
    return n


@rule
def bid(state: State, step: int, used_fakirs: int) -> None:
    """The marker moves to its spot and the price is paid; who cannot pay it gives all there is (see the options)."""
    seat = int(state.seat)
    state.coins[seat] -= min(int(state.coins[seat]), int(BID_PRICES[step - used_fakirs]))
    if used_fakirs > 0:
        discard_fakirs(state, seat, used_fakirs)
        state.kumarbi_used = int(kumarbi_is_once_a_round(state))
    state.bid_order[bidder_spot(state)] = NONE
    spot = free_spot(state, step)
    if step == 0:
        make_room_at_zero(state)
    state.turn_order[spot] = seat


@rule
def make_room_at_zero(state: State) -> None:
    """Earlier zero bids move one spot away from the 1, as far as needed."""
    gap = ZEROS - 1
    while state.turn_order[gap] != NONE:
        gap -= 1
    for spot in range(gap, ZEROS - 1):
        state.turn_order[spot] = state.turn_order[spot + 1]
    state.turn_order[ZEROS - 1] = NONE


@rule
def set_marker_aside(state: State) -> None:
    """The marker misses the round (see the options)."""
    place = 0
    while state.set_aside[place] != NONE:
        place += 1
    state.set_aside[place] = state.seat
    state.bid_order[bidder_spot(state)] = NONE


@rule
def first_empty_bid_spot(state: State) -> int:
    """The lowest-numbered empty spot of the Bid Order Track."""
    spot = 0
    while state.bid_order[spot] != NONE:
        spot += 1
    return spot


@rule
def last_to_act(state: State) -> bool:
    """No marker is left on the Turn Order Track."""
    for spot in range(TURN_SPOTS):
        if state.turn_order[spot] != NONE:
            return False
    return True
