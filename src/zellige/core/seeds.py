"""Seeds: what may be one, what one decides, and what is promised of one before a game.

A seed decides the deal and, for every pile, the k-th draw from it, whatever the players do in between.
"""

from __future__ import annotations

import hashlib
import operator
from collections import Counter
from typing import TYPE_CHECKING

import numpy as np

from zellige.core.errors import BadSeed
from zellige.core.rng import stream

if TYPE_CHECKING:
    from zellige.core.compile import Kernels
    from zellige.core.game import Game
    from zellige.core.playout import State

Seed = int | str


def checked(seed: object) -> Seed:
    """A seed as it is kept: any text that can be written as UTF-8, or any whole number that Python prints.

    ``BadSeed`` for anything else: a truth value, bytes, a fraction, half a character.
    """
    if isinstance(seed, str):
        if not _can_be_written(seed):
            raise BadSeed(problem="seed-half")
        return seed
    if isinstance(seed, bool | np.bool_) or not hasattr(seed, "__index__"):
        raise BadSeed(problem="seed-kind", seed=repr(seed))
    number = operator.index(seed)
    try:
        str(number)
    except ValueError:
        raise BadSeed(problem="seed-long") from None
    return number


def is_text(value: object) -> bool:
    """Whether a value is text that can be written as UTF-8, which half a character cannot."""
    return isinstance(value, str) and _can_be_written(value)


def _can_be_written(text: str) -> bool:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


class Draws:
    """The chance outcomes that a seed decides: the k-th draw from a pile depends on (seed, pile, k) alone."""

    def __init__(self, game: Game, seed: Seed) -> None:
        self._game = game
        self._seed = seed
        self._drawn: Counter[int] = Counter()
        self._legal, self._weights = np.zeros(game.longest_legal, np.int32), np.zeros(game.longest_legal, np.int32)

    def next(self, rules: Kernels, state: State) -> int:
        """The outcome of the draw that is pending in a position; the next one from the same pile is another."""
        pile = self._pile(state)
        words = stream(self._seed, "draw", pile, self._drawn[pile])
        self._drawn[pile] += 1
        return int(rules.draw(state, self._legal, self._weights, words))

    def pass_by(self, state: State) -> None:
        """Counts the draw that is pending in a position, whose outcome is known."""
        self._drawn[self._pile(state)] += 1

    def take_back(self, state: State) -> None:
        """Forgets the draw that was pending in a position: it will come again as it was."""
        self._drawn[self._pile(state)] -= 1

    def _pile(self, state: State) -> int:
        return int(self._game.chance_pile(state)) if self._game.chance_pile else 0


def sealed(seed: Seed, salt: str) -> str:
    """The seal on a seed: SHA-256, in hexadecimal, of the UTF-8 text ``SEED:SALT``."""
    return hashlib.sha256(f"{seed}:{salt}".encode("utf-8", "surrogatepass")).hexdigest()
