"""Many games between named players: every seat in turn, on every core, the same result however many cores there are.

Game ``k`` of a plan depends on the plan's seed and ``k`` alone: its deal, its chance outcomes and what its players dream up.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from statistics import NormalDist
from threading import Event
from typing import IO, Any

from zellige.core import machine
from zellige.core.compile import Kernels
from zellige.core.course import Course, LegalActions
from zellige.core.errors import BadFile, IllegalAction, PlayerFault
from zellige.core.files import bad_file
from zellige.core.game import Document, Game, State
from zellige.core.record import Record, extra_of
from zellige.core.registry import get
from zellige.core.rng import Words, stream
from zellige.core.seeds import Seed, checked
from zellige.players.find import ask, find, is_own
from zellige.players.player import Answer, Player, Question, time_up

BATCH = 16
"""Games a process plays before it reports."""
PLAYING = 150
"""Megabytes that a process takes which plays."""
POLL = 0.2
"""Seconds after which a wish to stop is noticed."""


@dataclass(frozen=True)
class Plan:
    """What to play. ``players``: a name for every seat, as ``players.find`` reads it; in game k player p sits at seat (p + k)
    modulo their number.

    ``components``: a component set instead of the shipped one. ``limit``: the seconds that a player may think about a decision.
    """

    game: str
    players: tuple[str, ...]
    games: int
    seed: Seed = 1
    options: Mapping[str, Any] = field(default_factory=dict)
    components: Document | None = None
    limit: float | None = None

    def check(self) -> None:
        """``UnknownPlayer``, ``BadPlayer``, ``UnknownOption``, ``UnknownValue``, ``BadComponents``: it cannot be played."""
        game = get(self.game)
        game.prepare(len(self.players), self.options, self.components)
        checked(self.seed)
        for name in self.players:
            find(game, name, game.kernels_at_hand())

    def seed_of(self, number: int) -> str:
        """The seed of a game, numbered from 0."""
        return f"{self.seed}.{number}"

    def seating(self, number: int) -> list[int]:
        """Which player sits at each seat in a game."""
        count = len(self.players)
        return [(seat - number) % count for seat in range(count)]


@dataclass(frozen=True)
class Played:
    """A finished game: how many actions, its record if one was asked for; and by player (in the plan's order) scores, places
    and how many answers came too late.
    """

    number: int
    scores: tuple[int, ...]
    places: tuple[int, ...]
    late: tuple[int, ...]
    actions: int
    record: str | None


@dataclass(frozen=True)
class PlayerSummary:
    """How a player did. ``wins``: a shared win counts as its fraction; ``win_rate_ci95``: Wilson's interval; ``late``: how many
    of its answers took longer than the limit. They were played all the same.
    """

    name: str
    wins: float
    win_rate: float
    win_rate_ci95: tuple[float, float]
    mean_score: float
    mean_rank: float
    late: int


@dataclass(frozen=True)
class Summary:
    """How all players did."""

    games: int
    players: tuple[PlayerSummary, ...]
    actions_per_second: float

    def document(self) -> dict[str, Any]:
        """As ``zellige simulate --json`` prints it."""
        return {"games": self.games, "players": [vars(player) for player in self.players],
                "actions_per_second": self.actions_per_second}


# --- one game --------------------------------------------------------------------------------------------------------


class Arena:
    """Everything one process needs to play the games of a plan."""

    def __init__(self, plan: Plan, recording: bool) -> None:
        self.plan = plan
        self.recording = recording
        self.game: Game = get(plan.game)
        self.kernels: Kernels = self.game.kernels()
        self._start = self.game.prepare(len(plan.players), plan.options, plan.components)
        self._players = [find(self.game, name, self.kernels) for name in plan.players]

    def play(self, number: int) -> Played:
        """One game of the plan from the deal to the end."""
        game, seed, seating = self.game, self.plan.seed_of(number), self.plan.seating(number)
        start = game.copy(self._start)
        self.kernels.setup(start, stream(seed, "deal"))
        course = Course(game, start, seed, lambda: self.kernels)
        dreams = [stream(seed, "player", seat) for seat in range(len(seating))]
        late = [0] * len(seating)
        thoughts: dict[int, dict[str, Any]] = {}
        while not course.over:
            player, state, ply = seating[course.mover], course.state, course.ply
            answer, too_late = self._decide(course, self._players[player], dreams[course.mover], number)
            late[player] += too_late
            if self.recording and (answer.values or answer.line):
                thoughts[ply] = self._thought(state, answer)
        scores, places = game.scores(course.state), game.ranks(course.state)
        record = None
        if self.recording:
            extra = extra_of(game, start) | self._who(seating)
            record = Record(game.name, game.rules_version, game.options_of(start), [self.plan.players[p] for p in seating],
                            game.to_document(start), [step.text for step in course.line], {"scores": scores, "places": places},
                            seed, extra, dealt=True, movers=[step.mover for step in course.line], more=thoughts).text()
        seat_of = [seating.index(player) for player in range(len(seating))]
        return Played(number, tuple(scores[seat] for seat in seat_of), tuple(places[seat] for seat in seat_of), tuple(late),
                      course.ply, record)

    def _decide(self, course: Course, player: Player, words: Words, number: int) -> tuple[Answer, bool]:
        """Lets a player decide; answers what it said, and whether that came too late."""
        seat = course.mover
        try:
            seen, stop = course.seen(course.state, seat), time_up(self.plan.limit)
            answer, too_late = ask(player, Question(self.game, seen, seat, words, self.plan.limit, stop)), stop()
            try:
                course.play(answer.action)
                return answer, too_late
            except IllegalAction as why:
                raise PlayerFault(player=player.name, problem="player-illegal", why=why) from None
        except PlayerFault as fault:
            fault.params |= {"number": number + 1, "seat": seat + 1, "ply": course.ply}
            raise

    def _thought(self, state: State, answer: Answer) -> dict[str, Any]:
        """What a player expected when it decided; of its line as much as could be played so."""
        state, line = self.game.copy(state), []
        for action in answer.line:
            if action not in LegalActions(self.game, self.kernels, state):
                break
            line.append(self.game.describe(state, action))
            self.kernels.apply(state, action)
        return {"values": list(answer.values), "line": line}

    def _who(self, seating: list[int]) -> dict[str, Any]:
        """Name and version of every seat's player, where any of them does not come with the game."""
        if all(is_own(self.game, name) for name in self.plan.players):
            return {}
        players = [self._players[player] for player in seating]
        return {"players": [{"name": player.name, "version": player.version} for player in players]}


# --- many games ------------------------------------------------------------------------------------------------------


def simulate(plan: Plan, out: str | Path | None = None, processes: int | None = None,
             advance: Callable[[int], None] = lambda done: None) -> Summary:
    """Plays a plan; writes records to ``out``, whole games in order; answers how the players did.

    ``processes``: how many play at once (all cores, if the memory holds them, unless said otherwise). Ctrl-C ends it early:
    what is finished is written and counted. ``advance`` is told how many more games are done.
    """
    plan.check()
    found: list[Played] = []
    batches = [range(first, min(first + BATCH, plan.games)) for first in range(0, plan.games, BATCH)]
    count = min(processes or max(1, machine.processes(PLAYING)), len(batches))
    with _written(out) as file, _wish_to_stop() as stop:
        began = time.perf_counter()
        recording = file is not None
        for played in _alone(plan, recording, stop) if count == 1 else _together(plan, recording, batches, count, stop):
            if file is not None:
                file.write("".join(one.record or "" for one in played))
                file.flush()
            found += played
            advance(len(played))
        seconds = time.perf_counter() - began
    return _summary(plan, found, seconds)


@contextmanager
def _written(out: str | Path | None) -> Iterator[IO[str] | None]:
    if out is None:
        yield None
        return
    try:
        with open(out, "w", encoding="utf-8") as file:
            yield file
    except ValueError:
        raise BadFile(path=str(out), problem="missing") from None  # a NUL in its name
    except OSError as error:
        raise bad_file(out, error, "unwritable") from None


@contextmanager
def _wish_to_stop() -> Iterator[Event]:
    """Set by Ctrl-C instead of an exception in the middle of a line that is being written. A second Ctrl-C ends at once."""
    stop = Event()

    def wish(number: int, frame: Any) -> None:
        stop.set()
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, wish)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def _alone(plan: Plan, recording: bool, stop: Event) -> Iterator[list[Played]]:
    arena = Arena(plan, recording)
    for number in range(plan.games):
        if stop.is_set():
            return
        yield [arena.play(number)]


def _together(plan: Plan, recording: bool, batches: list[range], count: int, stop: Event) -> Iterator[list[Played]]:
    """The games in order, though several processes play them; after a wish to stop, those that are finished."""
    with ProcessPoolExecutor(count, get_context("spawn"), _enter, (plan, recording)) as pool, _given_up(pool):
        waiting: dict[int, Future[list[Played]]] = {}
        given = shown = 0
        while shown < len(batches) and not stop.is_set():
            while given < len(batches) and given < shown + 4 * count:
                with _deaf():
                    waiting[given] = pool.submit(_play, batches[given])
                given += 1
            if wait([waiting[shown]], POLL).done:
                yield waiting.pop(shown).result()
                shown += 1
        if stop.is_set():
            pool.shutdown(wait=True, cancel_futures=True)
            for number in sorted(waiting):
                if not waiting[number].cancelled():
                    yield waiting[number].result()


@contextmanager
def _given_up(pool: ProcessPoolExecutor) -> Iterator[None]:
    """When a game cannot be played on, those that were to follow are not played either."""
    try:
        yield
    except PlayerFault:
        pool.shutdown(wait=False, cancel_futures=True)
        raise


@contextmanager
def _deaf() -> Iterator[None]:
    """A process started meanwhile hears no Ctrl-C from its first moment on, where the system can do that."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_arena: Arena | None = None


def _enter(plan: Plan, recording: bool) -> None:
    """Makes a fresh process ready; Ctrl-C is for the process that started it."""
    global _arena
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _arena = Arena(plan, recording)


def _play(batch: range) -> list[Played]:
    assert _arena is not None
    return [_arena.play(number) for number in batch]


# --- what came of it -------------------------------------------------------------------------------------------------


def _summary(plan: Plan, found: list[Played], seconds: float) -> Summary:
    games = len(found)
    players = []
    for player, name in enumerate(plan.players):
        wins = sum(1 / played.places.count(1) for played in found if played.places[player] == 1)
        rate = wins / games if games else 0.0
        players.append(PlayerSummary(
            name, wins, rate, wilson(wins, games), _mean([played.scores[player] for played in found]),
            _mean([played.places[player] for played in found]), sum(played.late[player] for played in found)))
    actions = sum(played.actions for played in found)
    return Summary(games, tuple(players), actions / seconds if seconds else 0.0)


def _mean(values: list[int]) -> float:
    return sum(values) / len(values) if values else 0.0


def wilson(wins: float, games: int, confidence: float = 0.95) -> tuple[float, float]:
    """The score interval of a proportion (E. B. Wilson, J. Am. Stat. Assoc. 22, 1927): its lower and upper end, 0..1."""
    if games == 0:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    rate = wins / games
    middle = rate + z * z / (2 * games)
    half = z * ((rate * (1 - rate) + z * z / (4 * games)) / games) ** 0.5
    scale = 1 + z * z / games
    low, high = (middle - half) / scale, (middle + half) / scale
    return low if wins > 0 else 0.0, high if wins < games else 1.0
