"""Which actions are legal, and what chance may bring. The lists of a phase stand in its room."""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import CHANCE, NOBODY, Ints, State
from zellige.games.five_tribes.actions import END, KEEP_AT, SKIP
from zellige.games.five_tribes.bidding import list_bids
from zellige.games.five_tribes.components import DJINNS
from zellige.games.five_tribes.djinns import list_uses
from zellige.games.five_tribes.draws import list_outcomes, pile_drawn_from, weigh_outcomes
from zellige.games.five_tribes.movement import list_drops, list_takes
from zellige.games.five_tribes.state import BID, BUILD, KEEP, KILL, MOVE, NO_DRAW, NOTHING, OVER, SOW, TILE
from zellige.games.five_tribes.tile_actions import list_pending, list_tile_actions
from zellige.games.five_tribes.tribes import list_builds, list_kills
from zellige.games.five_tribes.turns import list_sales

_DJINNS = len(DJINNS)


@rule
def to_move(state: State) -> int:
    """The seat that decides, CHANCE while something is drawn, NOBODY when the game is over."""
    if state.drawing != NO_DRAW:
        return CHANCE
    return NOBODY if state.phase == OVER else int(state.seat)


@rule
def legal(state: State, out: Ints) -> int:
    """Every legal action, ascending."""
    if state.drawing != NO_DRAW:
        return list_outcomes(state, out)
    if state.pending == KEEP:
        return list_keeps(state, out)
    if state.pending != NOTHING:
        return list_pending(state, out)
    return list_phase(state, out)


@rule
def list_phase(state: State, out: Ints) -> int:
    """What the phase offers; djinns beside it in every step of an activation but the drops."""
    phase = state.phase
    if phase == BID:
        return list_bids(state, out)
    if phase == SOW:
        return list_drops(state, out)
    if phase == OVER:
        return 0
    if phase == MOVE:
        n = list_moves(state, out)
    elif phase == BUILD:
        n = list_builds(state, out)
    elif phase == KILL:
        n = list_kills(state, out)
    elif phase == TILE:
        n = list_tile_actions(state, out)
    else:
        out[0] = END
        n = list_sales(state, out, 1)
    return list_uses(state, out, n)


@rule
def list_moves(state: State, out: Ints) -> int:
    """The tiles to empty, or ``skip`` when there is none. [2; Game end]"""
    n = list_takes(state, out)
    if n == 0:
        out[0] = SKIP
        return 1
    return n


@rule
def list_keeps(state: State, out: Ints) -> int:
    """The djinns Sibittis has brought."""
    n = 0
    for djinn in range(_DJINNS):
        for place in range(state.pending_count):
            if state.pending_cards[place] == djinn:
                out[n] = KEEP_AT + djinn
                n += 1
    return n


@rule
def weights(state: State, out: Ints) -> int:
    """How likely each chance outcome is, in the order of ``legal``."""
    return weigh_outcomes(state, out)


@rule
def chance_pile(state: State) -> int:
    """What is drawn from: 0 the resource pile, 1 the djinn pile, 2 the bag."""
    return pile_drawn_from(state)
