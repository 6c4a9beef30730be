"""What a seat may know. Only Characters are ever hidden: those dealt to and kept in hand by the others, and who kept which.

What the piles will bring is unknown to everybody and is not in the record at all.
"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import State
from zellige.core.rng import Words
from zellige.games.almadi.actions import KEEP_TWO, PLACE_AT
from zellige.games.almadi.components import CHARACTERS
from zellige.games.almadi.setup import deal_unseen
from zellige.games.almadi.state import DEALT_TO, IN_BOX, IN_HAND, RECRUITED, solo


def heard(state: State, action: int, seat: int | None) -> int | None:
    """Everything but which Characters another seat keeps; alone, one lays them open. [Setup with Characters]"""
    secret = KEEP_TWO <= action < PLACE_AT and seat != state.seat and not solo(state)
    return None if secret else action


@rule
def mask(state: State, eyes: int) -> None:
    """Takes the hidden Characters of seats that do not look out of a position; their number stays known."""
    for character in range(len(CHARACTERS)):
        at = int(state.character_at[character])
        if DEALT_TO <= at < RECRUITED:
            owner = at - (IN_HAND if at >= IN_HAND else DEALT_TO)
            if not eyes >> owner & 1:
                state.character_at[character] = IN_BOX


@rule
def resample(state: State, seat: int, words: Words) -> None:
    """Gives the other seats random Characters among those nobody has seen, as many as each is known to hold."""
    mask(state, 1 << seat)
    for other in range(int(state.seats)):
        if other != seat:
            for _ in range(int(state.dealt[other])):
                deal_unseen(state, DEALT_TO + other, words)
            for _ in range(int(state.hand[other])):
                deal_unseen(state, IN_HAND + other, words)
