"""Asks a named player for its action. A player sees the masked state of its seat, never more."""

from __future__ import annotations

from typing import Any

import numpy as np

from zellige.core.compile import Kernels
from zellige.core.errors import UnknownPlayer
from zellige.core.game import Game, State
from zellige.core.playout import SCRATCH_STATES, numbers_length
from zellige.core.rng import Words


class Chooser:
    """A named player of a game, ready to choose. Its scratch memory is its own: one chooser for each thread.

    ``UnknownPlayer`` when the game has no player of that name.
    """

    def __init__(self, game: Game, name: str, kernels: Kernels) -> None:
        if name not in game.player_names():
            raise UnknownPlayer(game=game.name, player=name, known=", ".join(game.player_names()))
        self.name = name
        self._choose: Any = getattr(kernels, f"choose_{name}")
        self._states = game.blank(SCRATCH_STATES)
        self._legal = np.zeros(game.longest_legal, np.int32)
        self._numbers = np.zeros(numbers_length(game), np.int32)

    def choose(self, masked: State, words: Words) -> int:
        """The id of the action it wants to play; ``masked``: what the seat to move may know; ``words`` are moved on."""
        self._states[0] = masked
        return int(self._choose(self._states, self._legal, self._numbers, words))
