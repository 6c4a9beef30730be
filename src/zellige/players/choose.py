"""Players that choose from first to last in machine code: those that come with a game, in its kernels, and rules of others."""

from __future__ import annotations

from typing import Any

import numpy as np

from zellige.core.compile import Kernels
from zellige.core.game import Game
from zellige.core.playout import GUEST, SCRATCH_STATES, kernel_of, numbers_length
from zellige.core.playout import Chooser as Rule
from zellige.players.player import Question


class Chooser:
    """A named player of a game, which there must be. Its scratch memory is its own: one for each thread."""

    version = ""

    def __init__(self, game: Game, name: str, kernels: Kernels) -> None:
        self.name = name
        self._choose: Any = getattr(kernels, kernel_of(name))
        self._states = game.blank(SCRATCH_STATES)
        self._legal = np.zeros(game.longest_legal, np.int32)
        self._numbers = np.zeros(numbers_length(game), np.int32)

    def choose(self, question: Question) -> int:
        """The id of the action it wants to play."""
        self._states[0] = question.state
        return int(self._choose(self._states, self._legal, self._numbers, question.words))


class Guest:
    """A rule from outside that chooses as those of a game do. It is compiled when it is first asked, if not before."""

    def __init__(self, game: Game, name: str, rule: Rule, version: str) -> None:
        self.name, self.version = name, version
        self._game, self._rule = game, rule
        self._chooser: Chooser | None = None

    def choose(self, question: Question) -> int:
        """The id of the action it wants to play."""
        return self.make_ready().choose(question)

    def make_ready(self) -> Chooser:
        """Compiles it, where that has not been done."""
        if self._chooser is None:
            self._chooser = Chooser(self._game, GUEST, self._game.choosing(self._rule))
        return self._chooser
