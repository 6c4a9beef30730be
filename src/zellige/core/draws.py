"""What a seed draws in a game: the same outcomes, whatever the players do in between."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import numpy as np

from zellige.core.compile import Kernels
from zellige.core.rng import begin
from zellige.core.rules import Rules
from zellige.core.seeds import Seed
from zellige.core.vocabulary import State


class Draws:
    """The chance outcomes that a seed decides: the k-th draw from a pile depends on (seed, pile, k) alone."""

    def __init__(self, game: Rules, seed: Seed) -> None:
        self._game = game
        self._seed = seed
        self._drawn: Counter[int] = Counter()
        self._words = np.zeros(4, np.int64)
        self._scratch = np.zeros(game.longest_legal, np.int32), np.zeros(game.longest_legal, np.int32), self._words
        self._draw: tuple[Kernels, Callable[[State], int]] | None = None

    def next(self, rules: Kernels, state: State) -> int:
        """The outcome of the draw that is pending in a position; the next one from the same pile is another."""
        pile = self._pile(state)
        begin(self._words, self._seed, "draw", pile, self._drawn[pile])
        self._drawn[pile] += 1
        if self._draw is None or self._draw[0] is not rules:
            self._draw = rules, rules.lent("draw", *self._scratch)
        return self._draw[1](state)

    def pass_by(self, state: State) -> None:
        """Counts the draw that is pending in a position, whose outcome is known."""
        self._drawn[self._pile(state)] += 1

    def take_back(self, state: State) -> None:
        """Forgets the draw that was pending in a position: it will come again as it was."""
        self._drawn[self._pile(state)] -= 1

    def _pile(self, state: State) -> int:
        return int(self._game.chance_pile(state)) if self._game.chance_pile else 0
