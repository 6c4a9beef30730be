"""Who acts when: activations, the end of the round, the end of the game, and the sale that ends an activation. [1-3, 6]"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import Ints, State
from zellige.games.five_tribes.actions import SELL_AT
from zellige.games.five_tribes.bidding import bidder_spot, first_empty_bid_spot, last_to_act
from zellige.games.five_tribes.cards import discard_card
from zellige.games.five_tribes.components import BID_SPOTS, DJINNS, FIRST_GOOD, GOODS, SUIT_VALUES, TURN_SPOTS
from zellige.games.five_tribes.draws import refill_rows
from zellige.games.five_tribes.movement import movement_exists
from zellige.games.five_tribes.options import djinn_limit_is_per_activation, stuck_player_stays_stuck
from zellige.games.five_tribes.state import BID, FINISH, MOVE, NONE, OVER, forget_capture

_DJINNS, _GOODS = len(DJINNS), len(GOODS)


@rule
def next_bidder(state: State) -> None:
    """The next marker on the Bid Order Track bids; after the last, the first of the Turn Order Track acts."""
    spot = bidder_spot(state)
    if spot == NONE:
        begin_activation(state)
    else:
        state.phase = BID
        state.seat = state.bid_order[spot]


@rule
def begin_activation(state: State) -> None:
    """The highest marker goes to the first empty spot of the Bid Order Track and its owner acts. [2.1]"""
    spot = TURN_SPOTS - 1
    while state.turn_order[spot] == NONE:
        spot -= 1
    state.seat = state.turn_order[spot]
    state.turn_order[spot] = NONE
    state.bid_order[first_empty_bid_spot(state)] = state.seat
    state.phase = MOVE
    if stuck_player_stays_stuck(state) and not movement_exists(state):
        pass_movement(state)


@rule
def pass_movement(state: State) -> None:
    """No movement is left for this seat: the game ends with this round. [Game end]"""
    state.end_triggered = 1
    state.phase = FINISH


@rule
def end_activation(state: State) -> None:
    """The next marker acts, or the round ends. Paid djinns wake up again (see the options)."""
    forget_capture(state)
    state.echidna = 0
    state.iblis = 0
    state.sold = 0
    if djinn_limit_is_per_activation(state):
        wake_djinns(state)
    if last_to_act(state):
        end_round(state)
    else:
        begin_activation(state)


@rule
def wake_djinns(state: State) -> None:
    """Every paid djinn can be used again."""
    for djinn in range(_DJINNS):
        state.djinn_used[djinn] = 0


@rule
def end_round(state: State) -> None:
    """The game ends when it was to end with this round, or when nobody could move any more; else clean-up and new bids. [3]"""
    wake_djinns(state)
    state.kumarbi_used = 0
    for place in range(BID_SPOTS):
        if state.set_aside[place] != NONE:
            state.bid_order[first_empty_bid_spot(state)] = state.set_aside[place]
            state.set_aside[place] = NONE
    if state.end_triggered == 1 or not movement_exists(state):
        state.end_triggered = 1
        state.phase = OVER
        return
    state.round_number += 1
    next_bidder(state)
    refill_rows(state)


# --- the sale --------------------------------------------------------------------------------------------------------


@rule
def goods_in_hand(state: State) -> int:
    """The set of goods the acting seat holds, one bit each."""
    found = 0
    for good in range(_GOODS):
        if state.cards[state.seat, FIRST_GOOD + good] > 0:
            found |= 1 << good
    return found


@rule
def list_sales(state: State, out: Ints, n: int) -> int:
    """Every set of different goods of the hand."""
    there = goods_in_hand(state)
    for suit in range(1, there + 1):
        if suit & ~there == 0:
            out[n] = SELL_AT + suit
            n += 1
    return n


@rule
def suit_size(suit: int) -> int:
    """Cards in a suit."""
    size = 0
    for good in range(_GOODS):
        size += suit >> good & 1
    return size


@rule
def sell(state: State, suit: int) -> None:
    """A suit is discarded for its coins."""
    seat = int(state.seat)
    state.coins[seat] += SUIT_VALUES[suit_size(suit)]
    for good in range(_GOODS):
        if suit >> good & 1:
            discard_card(state, seat, FIRST_GOOD + good)
    state.sold = 1
