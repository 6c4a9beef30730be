"""The player that looks ahead: the same in every game, by what the game tells it (``core.rules.Foresight``)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Lock
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
MANY = 12
"""Playouts of a halving that are worth another thread."""


def alone() -> int:
    """One thread."""
    return 1


class Search:
    """Tries the most promising lines in imagined worlds, and lets go of the worse half of them again and again.

    By playouts it decides the same with the same random numbers, everywhere, and by however many threads; by seconds it need
    not. It keeps nothing from one decision to the next. Its scratch memory is its own: one for each thread that asks it.

    ``threads``: answers, again and again while it thinks, how many may do so with it, its own among them.
    """

    def __init__(self, game: Game, name: str, kernels: Kernels, work: Work, threads: Callable[[], int] = alone) -> None:
        self.name = name
        self.version = search.LEVELS_VERSION if search.level_of(name) else ""
        self.iterations = 0  # playouts since it began
        self._foresight, self._kernels, self._work = game.foresight, kernels, work
        self._how = search.PLAINLY if work.plain else search.BY_FEATURES if work.by_features else search.WELL
        self._liking = Liking(game, kernels, work.style) if work.style else None
        self._desks = [_Desk(game, kernels)]
        self._another = partial(_Desk, game, kernels)
        self._threads = threads if kernels.backend == "compiled" else alone
        self._deep = game.blank(endgame.depth_of(game))
        self._tree = np.zeros(endgame.tree_length(game), np.int32)
        self._lines = np.zeros(LINE * search.WIDEST + game.longest_legal, np.int32)

    def choose(self, question: Question) -> Answer:
        """The first action of the best line; what it expects for every seat; the line."""
        begun = perf_counter()
        legal = self._desks[0].legal
        if self._kernels.legal(question.state, legal) == 1:
            return Answer(int(legal[0]))
        share = int(self._kernels.share(question.state))
        playouts = self._work.iterations * share // 100
        until = None if self._work.seconds is None else begun + self._work.seconds * share / 100
        if ended := self._work_out(question, playouts + int((self._work.seconds or 0) * share * A_SECOND // 100)):
            return ended
        width = self._foresight.width
        trials = self._weigh(question, width if until else max(1, min(width, playouts // FEWEST)))
        rounds, worlds = (len(trials) - 1).bit_length(), 0
        for number in range(1, rounds + 1):
            enough, begin = max(1, playouts // (rounds * len(trials))), perf_counter()
            end = None if until is None else begin + (until - begin) / (rounds + 1 - number)
            halving = _Halving(trials, worlds, enough if end is None else None, end, question.stop)
            if not self._try(halving):
                break
            worlds += halving.worlds
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
        desk = self._desks[0]
        desk.states[search.ROOT] = question.state
        for place in range(4):
            desk.words[place] = next_word(question.words)
        found = self._kernels.weigh(desk.states, desk.legal, desk.numbers, desk.words, self._lines,
                                   width if self._liking is None else max(width, self._foresight.width),
                                   self._how, self._work.seen(int(question.state.seats)))
        lines = self._lines[: LINE * found].reshape(found, LINE).tolist()
        trials = [_Trial(number, tuple(action for action in line if action >= 0), question.seat, int(question.state.seats))
                  for number, (_, *line) in enumerate(lines)]
        if self._liking is None:
            return trials
        unit = self._foresight.unit
        a_point = UNIT if self._how == search.BY_FEATURES else self._foresight.judged or unit
        for trial, (judged, *_) in zip(trials, lines, strict=True):
            trial.liked = self._liking.of(question.state, question.seat, trial.line)
            trial.judged = judged + trial.liked * a_point / unit
        return sorted(trials, key=lambda trial: -trial.judged)[:width]

    def _try(self, halving: _Halving) -> bool:
        """Tries every line in some worlds more; False when it is told to stop meanwhile."""
        helpers = self._threads() - 1 if halving.many else 0
        while len(self._desks) <= helpers:
            self._desks.append(self._another())
        if helpers < 1:
            self._play(halving, 0)
        else:
            for desk in self._desks[1:]:
                desk.as_at(self._desks[0])
            with ThreadPoolExecutor(helpers) as pool:
                helping = [pool.submit(self._play, halving, number) for number in range(1, helpers + 1)]
                self._play(halving, 0)
                for helper in helping:
                    helper.result()
        self.iterations += halving.worlds * len(halving.trials)
        return not halving.stopped

    def _play(self, halving: _Halving, number: int) -> None:
        """What one thread does: a playout after the other, as long as there are any, and it may go on."""
        desk = self._desks[number]
        desk.world = -1
        try:
            while (number == 0 or self._threads() > number) and (playout := halving.next()):
                world, which = playout
                halving.count(world, which, desk.foresee(self._lines, world, halving.trials[which]))
        except BaseException:
            halving.end()  # also for the other threads
            raise


class _Desk:
    """What one thread needs to play out lines."""

    def __init__(self, game: Game, kernels: Kernels) -> None:
        self._kernels = kernels
        self.states = game.blank(search.STATES)
        self.legal = np.zeros(game.longest_legal, np.int32)
        self.numbers = np.zeros(numbers_length(game), np.int32)
        self.words = np.zeros(search.WORDS, np.int64)
        self.world = -1  # that was imagined last

    def as_at(self, other: _Desk) -> None:
        """The same root, and the same words, as at another."""
        self.states[search.ROOT] = other.states[search.ROOT]
        self.words[:] = other.words

    def foresee(self, lines: npt.NDArray[np.int32], world: int, trial: _Trial) -> list[int]:
        """How every seat stands after a line in a world and what everybody makes of it."""
        if self.world != world:
            self._kernels.imagine(self.states, self.words, world)
            self.world = world
        self._kernels.foresee(self.states, self.legal, self.numbers, self.words, lines, world, trial.number)
        standing: list[int] = self.numbers[: len(trial.sums)].tolist()
        return standing


class _Halving:
    """The playouts of a halving: every line in one world after the other, from ``first`` on, in so many worlds as are said, or
    until an end in seconds. Any thread takes the next one. What counts are worlds in which every line was tried; sums are of
    whole numbers, so the order does not matter.
    """

    def __init__(self, trials: list[_Trial], first: int, count: int | None, end: float | None,
                 stop: Callable[[], bool]) -> None:
        self.trials, self.worlds, self.stopped = trials, 0, False
        self.many = count is None or count * len(trials) >= MANY
        self._first, self._count, self._end, self._stop = first, count, end, stop
        self._given, self._ended, self._lock = 0, False, Lock()
        self._open: dict[int, list[tuple[int, list[int]]]] = {}

    def next(self) -> tuple[int, int] | None:
        """The world and the place of the line of the playout that comes next; None when there is none, or nobody waits."""
        if self._stop():
            self.stopped = self._ended = True
        with self._lock:
            world, which = divmod(self._given, len(self.trials))
            if which == 0 and not self._ended:
                self._ended = world >= self._count if self._count is not None else perf_counter() >= (self._end or 0)
            if self._ended:
                return None
            self._given += 1
            return self._first + world, which

    def count(self, world: int, which: int, standing: list[int]) -> None:
        """Notes what came of a playout."""
        with self._lock:
            found = self._open.setdefault(world, [])
            found.append((which, standing))
            if len(found) == len(self.trials):
                del self._open[world]
                self.worlds += 1
                for number, stood in found:
                    self.trials[number].count(stood)

    def end(self) -> None:
        """Nothing more is given out."""
        self._ended = True


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
