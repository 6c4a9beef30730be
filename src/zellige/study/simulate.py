"""Many games between named players: every seat in turn, on every core, the same result however many cores there are.

Game ``k`` of a plan depends on the plan's seed and ``k`` alone: its deal, its chance outcomes and what its players dream up.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import ceil
from pathlib import Path
from typing import Any

from zellige.core.files import refusals
from zellige.core.game import Document
from zellige.core.seeds import Seed
from zellige.study import arena as rooms
from zellige.study import decisions
from zellige.study.crews import PROCESSES, in_order, plays_alone
from zellige.study.errors import need
from zellige.study.intervals import wilson
from zellige.study.processes import wish_to_stop

BATCH = 16
"""Games a process plays before it reports."""


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
        self.table.check(self.seed)

    @property
    def table(self) -> rooms.Table:
        """Where its games are played."""
        return rooms.Table(self.game, self.players, len(self.players), self.options, self.components, self.limit)

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
        self._arena = rooms.Arena(plan.table, recording)

    def play(self, number: int) -> Played:
        """One game of the plan from the deal to the end."""
        seating = self.plan.seating(number)
        met = self._arena.play(self.plan.seed_of(number), seating, number)
        seats = [seating.index(player) for player in range(len(seating))]

        def by_player(found: tuple[int, ...]) -> tuple[int, ...]:
            return tuple(found[seat] for seat in seats)

        return Played(number, by_player(met.scores), by_player(met.places), by_player(met.late), met.actions, met.record)


# --- many games ------------------------------------------------------------------------------------------------------


def simulate(plan: Plan, out: str | Path | None = None, processes: int | None = None,
             advance: Callable[[int], None] = lambda done: None, parquet: bool = False, executor: str = PROCESSES) -> Summary:
    """Plays a plan; writes records to ``out``, whole games in order; answers how the players did.

    ``parquet``: a table of decisions instead of the records, as ``study.decisions`` has it; ``MissingExtra`` without pyarrow.

    ``processes``: how many play at once (all cores, if the memory holds them, unless said otherwise); ``executor``: where, as
    ``study.crews`` reads it. Ctrl-C ends it early: what is finished is written and counted. ``advance`` is told how many more
    games are done.
    """
    plan.check()
    found: list[Played] = []
    count = ceil(plan.games / BATCH)
    batch = 1 if plays_alone(executor, processes, count) else BATCH
    batches = [range(first, min(first + batch, plan.games)) for first in range(0, plan.games, batch)]
    with ((_table if parquet else _written)(out) as keep, wish_to_stop() as stop,
          in_order(executor, processes, count, _player, (plan, keep is not None), stop) as play):
        began = time.perf_counter()
        for played in play(batches):
            if keep is not None:
                keep(played)
            found += played
            advance(len(played))
        seconds = time.perf_counter() - began
    return _summary(plan, found, seconds)


@contextmanager
def _written(out: str | Path | None) -> Iterator[Callable[[list[Played]], None] | None]:
    if out is None:
        yield None
        return

    def keep(played: list[Played]) -> None:
        with refusals(out):
            file.write("".join(one.record or "" for one in played))
            file.flush()

    with refusals(out):
        file = open(out, "w", encoding="utf-8")  # noqa: SIM115 - closed below, where it may fail too
    try:
        yield keep
    finally:
        with refusals(out):
            file.close()


@contextmanager
def _table(out: str | Path | None) -> Iterator[Callable[[list[Played]], None] | None]:
    need(decisions.WRITES)
    if out is None:
        yield None
        return
    with decisions.writer(out) as add:

        def keep(played: list[Played]) -> None:
            for one in played:
                add(one.number, one.record or "")

        yield keep


def _player(plan: Plan, recording: bool) -> Callable[[range], list[Played]]:
    """What a process does: plays batches of a plan's games."""
    arena = Arena(plan, recording)
    return lambda batch: [arena.play(number) for number in batch]


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
