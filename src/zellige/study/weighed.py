"""Games between players that go by weights of their own: what tuning is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from zellige.core.game import Game, State
from zellige.core.playout import SCRATCH_STATES, kernel_of, numbers_length
from zellige.core.registry import get
from zellige.core.rng import stream
from zellige.core.value import Valuation, features_length
from zellige.core.vocabulary import CHANCE, NOBODY

Weights = npt.NDArray[np.int32]


@dataclass(frozen=True)
class Seen:
    """What a finished game leaves: the scores and places by seat, and where it was watched, for every decision the seat, its
    features after it, those of every seat, and the percentage of the game that was still to come.
    """

    scores: list[int]
    places: list[int]
    seats: list[int]
    features: list[Weights]
    all: list[npt.NDArray[np.int32]]
    times: list[int]


class Board:
    """Where such games are played, in one process: the kernels of a game, and scratch memory."""

    def __init__(self, game: str) -> None:
        self.game: Game = get(game)
        assert self.game.valuation is not None
        self.valuation: Valuation = self.game.valuation
        self.kernels = self.game.kernels()
        self._states = self.game.blank(SCRATCH_STATES)
        self._legal = np.zeros(self.game.longest_legal, np.int32)
        self._numbers = np.zeros(numbers_length(self.game), np.int32)
        self._features = np.zeros(features_length(self.valuation), np.int32)

    def play(self, seats: Sequence[Weights | str], seed: str, options: Mapping[str, Any] | None = None,
             watched: bool = False) -> Seen:
        """A game from a seed. ``seats``: by seat the weights of a player, or the name of one of the game's own."""
        rules, state = self.kernels, self.game.copy(self.game.prepare(len(seats), options or {}))
        rules.setup(state, stream(seed, "deal"))
        luck, words = stream(seed, "luck"), [stream(seed, "player", seat) for seat in range(len(seats))]
        seen = Seen([], [], [], [], [], [])
        likely = np.zeros(self.game.longest_legal, np.int32)
        while (seat := int(rules.to_move(state))) != NOBODY:
            if seat == CHANCE:
                rules.apply(state, int(rules.draw(state, self._legal, likely, luck)))
                continue
            forced = rules.legal(state, self._legal) == 1
            rules.apply(state, int(self._legal[0]) if forced else self._choose(state, seat, seats[seat], words[seat]))
            if watched and not forced:
                self._watch(state, seat, seen)
        scores, places = self.game.scores(state), self.game.ranks(state)
        return Seen(scores, places, seen.seats, seen.features, seen.all, seen.times)

    def _choose(self, state: State, seat: int, player: Weights | str, words: Any) -> int:
        self._states[0] = state
        self.kernels.mask(self._states[0], seat)
        name = player if isinstance(player, str) else "weighed"
        if not isinstance(player, str):
            at = self.game.mind_at
            self._numbers[at:at + len(player)] = player
        return int(getattr(self.kernels, kernel_of(name))(self._states, self._legal, self._numbers, words))

    def _watch(self, state: State, seat: int, seen: Seen) -> None:
        every = np.array([self.features(state, one) for one in range(int(state.seats))])
        seen.seats.append(seat)
        seen.features.append(every[seat])
        seen.all.append(every)
        seen.times.append(int(self.kernels.time(state)))

    def features(self, state: State, seat: int) -> Weights:
        """The features of a seat, in the order of their names."""
        self._features[:] = 0
        self.kernels.features(state, seat, self._features)
        return self._features[: len(self.valuation.names)].copy()
