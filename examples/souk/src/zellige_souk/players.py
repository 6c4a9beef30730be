"""A player for the souk: it reckons that every second jar it has not seen will be sold."""

from zellige.core.compile import rule
from zellige.core.game import Ints, State, States, Words
from zellige.core.rng import below
from zellige_souk.rules import CHESTS, KEEP, KINDS, MARKET, glut, legal, missing


@rule
def hawker(states: States, actions: Ints, numbers: Ints, words: Words) -> int:
    """The action that gains most in the end, as far as it can tell; of equal ones any."""
    state, best, ties, chosen = states[0], -(10**9), 0, 0
    for i in range(legal(state, actions)):
        kind = int(actions[i]) % KINDS
        gain = outlook(state, kind, 0)
        if actions[i] < KEEP:
            gain = int(state.jars[CHESTS + state.turn, kind]) * (outlook(state, kind, 1) - gain)
        if gain > best:
            best, ties = gain, 0
        if gain == best:
            ties += 1
            if below(words, ties) == 0:
                chosen = int(actions[i])
    return chosen


@rule
def outlook(state: State, kind: int, more: int) -> int:
    """Twice the price that a spice may have in the end, when so many more are sold now."""
    lie_open = 2 * (int(state.jars[MARKET, kind]) + more) + missing(state, kind)
    return lie_open if lie_open < 2 * glut(state) else 0
