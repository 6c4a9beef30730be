"""The heart of Five Tribes: what an action does. Which are legal stands in legal.py.

One action is one small decision: a bid, a tile, one drop, Fakirs, a victim, a card, a djinn, a suit, the end. The chapters of
the rulebook have a room each: bidding.py, movement.py, tribes.py, tile_actions.py, djinns.py, turns.py; draws.py is chance.
"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import State
from zellige.games.five_tribes.actions import (
    BID_AT,
    BUILD_AT,
    BUY_AT,
    DJINN_AT,
    DRAW_CARD_AT,
    DROP_AT,
    END,
    HELD,
    KEEP_AT,
    KILL_AT,
    KILL_HELD_AT,
    PALM_AT,
    SELL_AT,
    SKIP,
    TAKE_AT,
    USE_ANUN_NAK_AT,
    kill_fakirs,
    kill_tile,
    kill_victims,
)
from zellige.games.five_tribes.bidding import bid, set_marker_aside
from zellige.games.five_tribes.components import COLOURS, STEPS
from zellige.games.five_tribes.djinns import apply_use, keep_djinn
from zellige.games.five_tribes.draws import apply_draw
from zellige.games.five_tribes.movement import drop, take_up
from zellige.games.five_tribes.state import BID, FINISH, KILL, MOVE, NO_DRAW, NOTHING, TILE
from zellige.games.five_tribes.tile_actions import buy, buy_djinn, put_piece, supply_is_empty
from zellige.games.five_tribes.tribes import build, kill_held, kill_on_tile
from zellige.games.five_tribes.turns import end_activation, next_bidder, pass_movement, sell

_COLOURS, _HELD = len(COLOURS), len(HELD)


@rule
def apply(state: State, action: int) -> None:
    """One decision or one chance outcome."""
    if action >= KEEP_AT:
        if action >= DRAW_CARD_AT:
            apply_draw(state, action)
        else:
            keep_djinn(state, action - KEEP_AT)
    elif action >= USE_ANUN_NAK_AT:
        apply_use(state, action)
    elif action >= PALM_AT:
        apply_on_tile(state, action)
    elif action >= BUILD_AT:
        apply_tribe(state, action)
    else:
        apply_move(state, action)
    settle(state)


@rule
def settle(state: State) -> None:
    """An Oasis or Village whose supply is empty is passed over."""
    if state.phase == TILE and state.pending == NOTHING and state.drawing == NO_DRAW and supply_is_empty(state):
        state.phase = FINISH


@rule
def apply_move(state: State, action: int) -> None:
    """Bids, skips, the end, takes and drops."""
    if action < SKIP:
        bid(state, (action - BID_AT) // STEPS, (action - BID_AT) % STEPS)
        next_bidder(state)
    elif action == SKIP:
        skip(state)
    elif action == END:
        end_activation(state)
    elif action < DROP_AT:
        take_up(state, action - TAKE_AT)
    else:
        drop(state, (action - DROP_AT) // _COLOURS, (action - DROP_AT) % _COLOURS)


@rule
def skip(state: State) -> None:
    """A step that is not done, or cannot be done."""
    if state.phase == BID:
        set_marker_aside(state)
        next_bidder(state)
    elif state.phase == MOVE:
        pass_movement(state)
    else:
        state.phase = TILE if state.phase == KILL else FINISH


@rule
def apply_tribe(state: State, action: int) -> None:
    """Builders and Assassins."""
    if action >= KILL_HELD_AT:
        kill_held(state, (action - KILL_HELD_AT) // _HELD, (action - KILL_HELD_AT) % _HELD)
    elif action >= KILL_AT:
        kill_on_tile(state, kill_tile(action), kill_victims(action), kill_fakirs(action))
    else:
        build(state, action - BUILD_AT)


@rule
def apply_on_tile(state: State, action: int) -> None:
    """Palms, palaces, markets, djinns of the row, and sales."""
    if action >= SELL_AT:
        sell(state, action - SELL_AT)
    elif action >= DJINN_AT:
        buy_djinn(state, (action - DJINN_AT) // 2, (action - DJINN_AT) % 2)
    elif action >= BUY_AT:
        buy(state, action - BUY_AT)
    else:
        put_piece(state, action)
