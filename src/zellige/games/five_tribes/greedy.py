"""``greedy``: completes its own activation for the most points at once, and bids as little as it can."""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import Ints, State, States
from zellige.core.playout import best
from zellige.games.five_tribes.actions import DROP_AT, TAKE_AT
from zellige.games.five_tribes.components import COLOURS, TILES
from zellige.games.five_tribes.destinations import ends_from, ends_now, worth
from zellige.games.five_tribes.movement import in_hand, matches
from zellige.games.five_tribes.rules import apply, legal
from zellige.games.five_tribes.scoring import score
from zellige.games.five_tribes.state import SOW

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
