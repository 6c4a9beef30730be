"""The unit of every experiment: a block, one seed under every assignment of players to seats.

All games of a block have the same deal and the same draws, so luck that favours a seat favours everybody in turn, and blocks,
unlike games, are independent of each other.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations

from zellige.core.seeds import Seed
from zellige.study.arena import Table
from zellige.study.errors import TooFewPlayers


@dataclass(frozen=True)
class Task:
    """A game to be played: its number, its seed and who sits at each seat, by place in the table's list of players."""

    number: int
    seed: Seed
    seating: tuple[int, ...]


@dataclass(frozen=True)
class Schedule:
    """Every game of an experiment. Game ``number`` is the same however many blocks there are.

    ``table.players``: a name that stands there twice may sit twice in a game.
    """

    table: Table
    blocks: int
    seed: Seed = 1

    def check(self) -> None:
        """As ``Table.check``; ``TooFewPlayers``."""
        self.table.check(self.seed)
        if len(self.table.players) < self.table.seats:
            raise TooFewPlayers(players=len(self.table.players), seats=self.table.seats)

    @cached_property
    def seatings(self) -> list[tuple[int, ...]]:
        """The games of a block: who sits where, every assignment once; of a name that stands twice it does not matter which."""
        found: dict[tuple[str, ...], tuple[int, ...]] = {}
        for chosen in combinations(range(len(self.table.players)), self.table.seats):
            for seating in permutations(chosen):
                found.setdefault(self.names(seating), seating)
        return list(found.values())

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.blocks * len(self.seatings)

    def names(self, seating: tuple[int, ...]) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(self.table.players[player] for player in seating)

    def task(self, number: int) -> Task:
        """A game by its number, from 0."""
        block, which = divmod(number, len(self.seatings))
        return Task(number, self.seed_of(block), self.seatings[which])

    def tasks(self) -> Iterator[Task]:
        """All of them, block by block."""
        return map(self.task, range(self.games))

    def seed_of(self, block: int) -> str:
        """The seed of a block, numbered from 0."""
        return f"{self.seed}.{block}"
