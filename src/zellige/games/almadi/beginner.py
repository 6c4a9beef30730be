"""A beginner of Almadi, written down once and never changed: the most points at once, and never a Genie."""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import Ints, State, States, Words
from zellige.core.playout import NEVER
from zellige.core.rng import below
from zellige.games.almadi.actions import ALI_DRAWS, DO_DONE, DO_MARTELINE, MOVE, PLACE_AT, TAKE
from zellige.games.almadi.legal import legal
from zellige.games.almadi.rules import apply
from zellige.games.almadi.scoring import returns
from zellige.games.almadi.state import EFFECTS


@rule
def _score(state: State, out: Ints) -> int:
    seat = int(state.seat)
    returns(state, out)
    return int(out[seat])


@rule
def _worth(states: States, action: int, numbers: Ints) -> int:
    """The score after an action; of a Landscape taken, after its best place."""
    states[1] = states[0]
    apply(states[1], action)
    states[1].seat = states[0].seat
    if not TAKE <= action < ALI_DRAWS:
        return _score(states[1], numbers)
    best = NEVER
    n = legal(states[1], numbers)
    for index in range(n):
        if numbers[index] >= PLACE_AT:
            states[2] = states[1]
            apply(states[2], int(numbers[index]))
            best = max(best, _score(states[2], numbers[n:]))
    return best


@rule
def beginner(states: States, actions: Ints, numbers: Ints, words: Words) -> int:
    """The most points at once, of equal ones any; what costs nothing is taken, a Genie never called."""
    n = legal(states[0], actions)
    if states[0].phase == EFFECTS and DO_MARTELINE <= actions[0] < DO_DONE:
        return int(actions[0])
    most, ties, chosen = NEVER, 0, int(actions[0])
    for index in range(n):
        action = int(actions[index])
        if action >= MOVE:
            break
        worth = _worth(states, action, numbers)
        if worth > most:
            most, ties = worth, 0
        if worth == most:
            ties += 1
            if below(words, ties) == 0:
                chosen = action
    return chosen
