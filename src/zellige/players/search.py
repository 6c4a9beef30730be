"""The player that looks ahead: the same in every game, by what the game tells it (``core.rules.Foresight``)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from time import perf_counter

import numpy as np
import numpy.typing as npt

from zellige.core import endgame, search
from zellige.core.compile import Kernels
from zellige.core.game import Game
from zellige.core.lines import LINE
from zellige.core.playout import numbers_length
from zellige.core.rng import next_word, stream
from zellige.core.rules import Work
from zellige.core.value import UNIT, features_length
from zellige.core.vocabulary import State
from zellige.players.choose import Chooser
from zellige.players.player import Answer, Question

FEWEST = 4
"""Worlds at least in which a line is tried: where there is work for less, fewer lines are."""
A_SECOND = 1000
"""Playouts whose work goes into working out an end, where the work is said in seconds."""


class Search:
    """Tries the most promising lines in imagined worlds, and lets go of the worse half of them again and again.

    By playouts it decides the same with the same random numbers, everywhere; by seconds it need not. It keeps nothing from one
    decision to the next. Its scratch memory is its own: one for each thread.
    """

    def __init__(self, game: Game, name: str, kernels: Kernels, work: Work) -> None:
        self.name = name
        self.version = search.LEVELS_VERSION if search.level_of(name) else ""
        self.iterations = 0  # playouts since it began
        self._foresight, self._kernels, self._work = game.foresight, kernels, work
        self._liking = Liking(game, kernels, work.style) if work.style else None
        self._states = game.blank(search.STATES)
        self._legal = np.zeros(game.longest_legal, np.int32)
        self._numbers = np.zeros(numbers_length(game), np.int32)
        self._words = np.zeros(search.WORDS, np.int64)
        self._deep = game.blank(endgame.depth_of(game))
        self._tree = np.zeros(endgame.tree_length(game), np.int32)
        self._lines = np.zeros(LINE * search.WIDEST + game.longest_legal, np.int32)

    def choose(self, question: Question) -> Answer:
        """The first action of the best line; what it expects for every seat; the line."""
        begun = perf_counter()
        if self._kernels.legal(question.state, self._legal) == 1:
            return Answer(int(self._legal[0]))
        share = int(self._kernels.share(question.state))
        playouts = self._work.iterations * share // 100
        until = None if self._work.seconds is None else begun + self._work.seconds * share / 100
        if ended := self._work_out(question, playouts + int((self._work.seconds or 0) * share * A_SECOND // 100)):
            return ended
        width = self._foresight.width
        trials = self._weigh(question, width if until else max(1, min(width, playouts // FEWEST)))
        rounds, worlds = (len(trials) - 1).bit_length(), 0
        for number in range(1, rounds + 1):
            enough = worlds + max(1, playouts // (rounds * len(trials)))
            begin = perf_counter()
            while (worlds < enough) if until is None else (perf_counter() - begin < (until - begin) / (rounds + 1 - number)):
                if not self._try(question, trials, worlds):
                    return _best(trials, self._foresight.unit)
                worlds += 1
            trials.sort(key=_Trial.margin, reverse=True)
            del trials[(len(trials) + 1) // 2:]
        return _best(trials, self._foresight.unit)

    def _work_out(self, question: Question, playouts: int) -> Answer | None:
        """The best action and what it brings, where the end can be worked out with the work of so many playouts."""
        if self._work.plain or self._work.sight < 100:
            return None
        self._deep[0] = question.state
        action = self._kernels.solve(self._deep, self._tree, min(endgame.MOST, endgame.PLAYOUT * playouts))
        if action < 0:
            return None
        brings = self._tree[endgame.FOUND:endgame.FOUND + int(question.state.seats)]
        return Answer(action, tuple(map(float, brings)), (action,))

    def _weigh(self, question: Question, width: int) -> list[_Trial]:
        """The lines to try, the one that promises most first."""
        self._states[search.ROOT] = question.state
        for place in range(4):
            self._words[place] = next_word(question.words)
        found = self._kernels.weigh(self._states, self._legal, self._numbers, self._words, self._lines,
                                   width if self._liking is None else max(width, self._foresight.width),
                                   int(self._work.plain), self._work.sight)
        lines = self._lines[: LINE * found].reshape(found, LINE).tolist()
        trials = [_Trial(number, tuple(action for action in line if action >= 0), question.seat, int(question.state.seats))
                  for number, (_, *line) in enumerate(lines)]
        if self._liking is None:
            return trials
        for trial, (judged, *_) in zip(trials, lines, strict=True):
            trial.liked = self._liking.of(question.state, question.seat, trial.line)
            trial.judged = judged + trial.liked * (self._foresight.judged or self._foresight.unit) / self._foresight.unit
        return sorted(trials, key=lambda trial: -trial.judged)[:width]

    def _try(self, question: Question, trials: list[_Trial], world: int) -> bool:
        """Tries every line in one world more; False, and nothing is counted, when it is told to stop meanwhile."""
        self._kernels.imagine(self._states, self._words, world)
        found = []
        for trial in trials:
            if question.stop():
                return False
            self._kernels.foresee(self._states, self._legal, self._numbers, self._words, self._lines, world, trial.number)
            found.append(self._numbers[: len(trial.sums)].tolist())
        for trial, standing in zip(trials, found, strict=True):
            trial.count(standing)
        self.iterations += len(trials)
        return True


class _Trial:
    """A line, and what came of it in the worlds so far."""

    def __init__(self, number: int, line: tuple[int, ...], seat: int, seats: int) -> None:
        self.number, self.line, self.seat = number, line, seat
        self.sums, self.lead, self.worlds = [0] * seats, 0, 0
        self.judged = self.liked = 0.0  # by a style

    def count(self, standing: list[int]) -> None:
        """How every seat stands at the end of a playout."""
        others = [one for seat, one in enumerate(standing) if seat != self.seat]
        self.lead += standing[self.seat] - max(others, default=0)
        self.worlds += 1
        self.sums = [old + new for old, new in zip(self.sums, standing, strict=True)]

    def margin(self) -> float:
        """By how much it leads the best of the others, on average."""
        return (self.lead / self.worlds if self.worlds else 0.0) + self.liked


class Liking:
    """By how much a style likes what a line leads to, in the unit of the game's judgement.

    Where whoever plays on in playouts is a player of the game by name, it plays the turn to its end first: a line may only
    begin what a style is after.
    """

    def __init__(self, game: Game, kernels: Kernels, style: str) -> None:
        assert game.valuation is not None
        names, likes = game.valuation.names, game.foresight.styles[style]
        self._own, self._rivals = (np.array([asked.get(name, 0) for name in names]) for asked in (likes.own, likes.rivals))
        self._kernels, self._scale = kernels, game.foresight.unit / UNIT
        self._numbers = np.zeros(features_length(game.valuation), np.int32)
        self._copy, self._turn = game.copy, game.foresight.turn or game.to_move
        own = [name for name, chooser in game.players.items() if chooser is game.foresight.policy]
        self._chooser = Chooser(game, own[0], kernels) if own else None
        self._question = partial(Question, game)

    def of(self, state: State, seat: int, line: Sequence[int]) -> float:
        """Of the position behind the actions of a line, as far as the seat plays them on."""
        ahead, words, turn = self._copy(state), stream("liking", 0), self._turn(state)
        for action in line:
            if self._kernels.to_move(ahead) != seat:
                break
            self._kernels.apply(ahead, action)
        while self._chooser and self._kernels.to_move(ahead) == seat and self._turn(ahead) == turn:
            self._kernels.apply(ahead, self._chooser.choose(self._question(ahead, seat, words)))
        liked = float(self._own @ self._features(ahead, seat)) if self._own.any() else 0.0
        if self._rivals.any() and ahead.seats > 1:
            others = [self._features(ahead, other) for other in range(int(ahead.seats)) if other != seat]
            liked += float(self._rivals @ np.max(others, axis=0))
        return liked * self._scale

    def _features(self, state: State, seat: int) -> npt.NDArray[np.int32]:
        self._numbers[:] = 0
        self._kernels.features(state, seat, self._numbers)
        return self._numbers[: len(self._own)].copy()


def _best(trials: list[_Trial], unit: int) -> Answer:
    best = max(trials, key=_Trial.margin)
    values = tuple(total / (best.worlds * unit) for total in best.sums) if best.worlds else ()
    return Answer(best.line[0], values, best.line)
