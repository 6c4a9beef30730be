"""A player for the souk: it reckons that every second jar it has not seen will be sold."""

from zellige.core.compile import rule
from zellige.core.game import Ints, State, States
from zellige.core.playout import best
from zellige_souk.rules import CHESTS, KEEP, KINDS, MARKET, glut, legal, missing


@rule
def gain(states: States, action: int, numbers: Ints) -> int:
    """What an action gains in the end, as far as it can tell."""
    state, kind = states[0], action % KINDS
    value = outlook(state, kind, 0)
    return value if action >= KEEP else int(state.jars[CHESTS + state.turn, kind]) * (outlook(state, kind, 1) - value)


@rule
def outlook(state: State, kind: int, more: int) -> int:
    """Twice the price that a spice may have in the end, when so many more are sold now."""
    lie_open = 2 * (int(state.jars[MARKET, kind]) + more) + missing(state, kind)
    return lie_open if lie_open < 2 * glut(state) else 0


hawker = best(legal, gain)
"""The action that gains most; of equal ones any."""
