"""A beginner of Médina, written down once and never changed: the best own score after the turn, no small palace."""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import Ints, State, States, Words
from zellige.core.playout import NEVER
from zellige.core.rng import below
from zellige.games.medina.actions import LONGEST_LEGAL, cell_of, kind_of
from zellige.games.medina.components import NEUTRAL, ROOF
from zellige.games.medina.legal import legal
from zellige.games.medina.rules import apply
from zellige.games.medina.scoring import returns

LEAST_PARTS = 4
"""Buildings and stables of a palace that is claimed."""
SEEN = 48
"""About so many first placements are tried with the second."""


@rule
def _small(state: State, action: int) -> bool:
    """Whether an action would put a roof on a palace that is too small."""
    return kind_of(action) in (ROOF, NEUTRAL) and state.parts[cell_of(action)] < LEAST_PARTS


@rule
def _best_second(states: States, seat: int, actions: Ints, numbers: Ints, words: Words) -> int:
    """The own score after the best of some second placements; now, where the turn is over."""
    best = NEVER
    if states[1].seat == seat and states[1].turn == states[0].turn:
        n = legal(states[1], actions)
        for index in range(n):
            action = int(actions[index])
            if not _small(states[1], action) and (n <= SEEN or below(words, n) < SEEN):
                states[2] = states[1]
                apply(states[2], action)
                returns(states[2], numbers)
                best = max(best, int(numbers[seat]))
    if best == NEVER:
        returns(states[1], numbers)
        best = int(numbers[seat])
    return best


@rule
def beginner(states: States, actions: Ints, numbers: Ints, words: Words) -> int:
    """The first placement of the turn that scores most, of equal ones any."""
    seat = int(states[0].seat)
    n = legal(states[0], actions)
    most, ties, chosen = NEVER, 0, int(actions[below(words, n)])
    for index in range(n):
        action = int(actions[index])
        if _small(states[0], action) or (n > SEEN and below(words, n) >= SEEN and kind_of(action) != ROOF):
            continue
        states[1] = states[0]
        apply(states[1], action)
        worth = _best_second(states, seat, numbers[LONGEST_LEGAL:], numbers, words)
        if worth > most:
            most, ties = worth, 0
        if worth == most:
            ties += 1
            if below(words, ties) == 0:
                chosen = action
    return chosen
