"""Games between players that go by weights of their own: what tuning is made of, played as all others are (``study.arena``)."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from zellige.core.course import Course
from zellige.core.game import Game, State
from zellige.core.registry import get
from zellige.core.rng import stream
from zellige.core.value import Valuation, features_length
from zellige.core.vocabulary import CHANCE
from zellige.players.choose import Chooser
from zellige.players.player import Question
from zellige.study.arena import Arena, Table

Weights = npt.NDArray[np.int32]
WEIGHED = "weighed"


@dataclass(frozen=True)
class Match:
    """A game to play. ``players``: by seat the weights of one, or the name of one of the game's own; ``watched``: whether what
    was counted on the way is wanted; ``chained``: chance draws all from one generator, as it did when the weights that first
    shipped came about, and not from one for each pile.
    """

    players: tuple[Weights | str, ...]
    seed: str
    options: Mapping[str, Any] = field(default_factory=dict)
    watched: bool = False
    chained: bool = False


@dataclass(frozen=True)
class Seen:
    """What a finished game leaves: the scores and places by seat, the seconds of processor time; and where it was watched, for
    every decision the seat, the features of every seat after it, and the percentage of the game that was still to come.
    """

    scores: list[int]
    places: list[int]
    seconds: float
    seats: list[int] = field(default_factory=list)
    features: list[npt.NDArray[np.int32]] = field(default_factory=list)
    times: list[int] = field(default_factory=list)


class Board:
    """Where such games are played, in one process."""

    def __init__(self, game: str) -> None:
        self.game: Game = get(game)
        assert self.game.valuation is not None
        self.valuation: Valuation = self.game.valuation
        self.kernels = self.game.kernels()
        self._legal = np.zeros(self.game.longest_legal, np.int32)
        self._features = np.zeros(features_length(self.valuation), np.int32)

    def play(self, match: Match) -> Seen:
        """A game from its seed to its end."""
        began = time.process_time()
        players = [_Sitting(self.game, player) for player in match.players]
        table = Table(self.game.name, tuple(player.name for player in players), len(players), match.options)
        course = Arena(table, False, players).course(match.seed, stream(match.seed, "luck") if match.chained else None)
        seen = Seen(self.game.scores(course.state), self.game.ranks(course.state), 0.0)
        if match.watched:
            self._watch(course, seen)
        return Seen(seen.scores, seen.places, time.process_time() - began, seen.seats, seen.features, seen.times)

    def _watch(self, course: Course, seen: Seen) -> None:
        for step in course.line:
            if step.mover != CHANCE and self.kernels.legal(step.before, self._legal) > 1:
                seen.seats.append(step.mover)
                seen.features.append(np.array([self.features(step.after, seat) for seat in range(int(step.after.seats))]))
                seen.times.append(int(self.kernels.time(step.after)))

    def features(self, state: State, seat: int) -> Weights:
        """The features of a seat, in the order of their names."""
        self._features[:] = 0
        self.kernels.features(state, seat, self._features)
        return self._features[: len(self.valuation.names)].copy()


class _Sitting(Chooser):
    """Who sits there: by weights, or a player of the game. What is forced costs them no random numbers."""

    def __init__(self, game: Game, player: Weights | str) -> None:
        super().__init__(game, player if isinstance(player, str) else WEIGHED, game.kernels())
        self._allowed = game.kernels().legal
        if not isinstance(player, str):
            self._numbers[game.mind_at:game.mind_at + len(player)] = player

    def choose(self, question: Question) -> int:
        """The id of the action it wants to play."""
        if self._allowed(question.state, self._legal) == 1:
            return int(self._legal[0])
        return super().choose(question)
