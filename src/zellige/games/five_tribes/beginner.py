"""A beginner of Five Tribes, written down once and never changed: the most points at once of a third of all moves."""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import Ints, States, Words
from zellige.core.playout import NEVER
from zellige.core.rng import below
from zellige.games.five_tribes.actions import BID_AT
from zellige.games.five_tribes.components import STEPS
from zellige.games.five_tribes.legal import legal
from zellige.games.five_tribes.players import points_at_once
from zellige.games.five_tribes.state import BID


@rule
def beginner(states: States, actions: Ints, numbers: Ints, words: Words) -> int:
    """Bids 0 or 1 where it can; else of a third of the moves the one that brings most points, of equal ones any."""
    n = legal(states[0], actions)
    if states[0].phase == BID:
        low = 0
        while low < n and (actions[low] - BID_AT) // STEPS <= 1:
            low += 1
        return int(actions[below(words, max(1, low))])
    most, ties, chosen = NEVER, 0, int(actions[below(words, n)])
    for index in range(n):
        if n > 3 and below(words, 3) != 0:
            continue
        worth = points_at_once(states, int(actions[index]), numbers)
        if worth > most:
            most, ties = worth, 0
        if worth == most:
            ties += 1
            if below(words, ties) == 0:
                chosen = int(actions[index])
    return chosen
