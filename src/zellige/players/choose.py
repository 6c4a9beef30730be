"""The players that come with a game: they choose in its kernels, from first to last in machine code."""

from __future__ import annotations

from typing import Any

import numpy as np

from zellige.core.compile import Kernels
from zellige.core.game import Game
from zellige.core.playout import SCRATCH_STATES, kernel_of, numbers_length
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
