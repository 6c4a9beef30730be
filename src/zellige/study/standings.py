"""What came of an experiment: every player's share of wins, margin and place, by seat and against each other, with intervals.

Whole blocks count, from the first on, as far as all their games are finished.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from zellige.study.arena import Met
from zellige.study.blocks import Schedule
from zellige.study.intervals import Interval, intervals, share_intervals
from zellige.study.journal import Journal
from zellige.study.ratings import Ratings, ratings

Table = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Figure:
    """A mean and its 95 % interval; None where there is none."""

    value: float | None
    interval: Interval = None

    def document(self) -> dict[str, Any]:
        """As JSON: ``value`` and ``ci95``."""
        return {"value": self.value, "ci95": None if self.interval is None else list(self.interval)}


@dataclass(frozen=True)
class Standing:
    """How a player did. A game counts once for every seat it sits at. ``win_share``: of a shared win its part; ``margin``: own
    points less the best other's; ``by_seat``: win share at each seat. What there is only among several is None alone.

    ``milliseconds``, ``iterations``: of processor time, and as the player counts them, for a turn. ``rating``: Elo points from
    the anchor, where there is one.
    """

    name: str
    games: int
    win_share: Figure
    margin: Figure
    score: Figure
    place: Figure
    by_seat: tuple[Figure, ...]
    late: int
    milliseconds: float | None
    iterations: float | None
    rating: Figure

    def document(self) -> dict[str, Any]:
        """As JSON, without what differs from run to run."""
        return {"name": self.name, "games": self.games, "win_share": self.win_share.document(),
                "margin": self.margin.document(), "score": self.score.document(), "place": self.place.document(),
                "by_seat": [figure.document() for figure in self.by_seat], "rating": self.rating.document()}


@dataclass(frozen=True)
class Against:
    """One player against another, in games that both played, or alone with the same seeds: how often it was better (a tie is
    half of one), and by how many points.
    """

    name: str
    other: str
    better: Figure
    margin: Figure

    def document(self) -> dict[str, Any]:
        """As JSON."""
        return {"name": self.name, "other": self.other, "better": self.better.document(), "margin": self.margin.document()}


@dataclass(frozen=True)
class Standings:
    """What came of an experiment. ``seats``: the share of wins of every seat, whoever sat there; ``draws``: of all games;
    ``anchor``: whose rating is 0, None without ratings.
    """

    schedule: Schedule
    blocks: int
    games: int
    draws: Figure
    seats: tuple[Figure, ...]
    players: tuple[Standing, ...]
    cross: tuple[Against, ...]
    anchor: str | None

    def document(self, times: bool = False) -> dict[str, Any]:
        """As ``zellige tournament --json`` prints it. ``times``: with what differs from run to run."""
        table = self.schedule.table
        players = [one.document() | ({"late": one.late, "ms_per_turn": one.milliseconds, "iterations_per_turn": one.iterations}
                                     if times else {}) for one in self.players]
        return {"game": table.game, "seats": table.seats, "seed": self.schedule.seed, "options": dict(table.options),
                "blocks": self.blocks, "games": self.games, "games_per_block": len(self.schedule.seatings),
                "draws": self.draws.document(), "seat_win_shares": [figure.document() for figure in self.seats],
                "anchor": self.anchor, "players": players, "cross": [one.document() for one in self.cross]}


def whole_blocks(journal: Journal) -> int:
    """How many blocks are finished, from the first on."""
    size = len(journal.schedule.seatings)
    block = 0
    while block < journal.schedule.blocks and all(block * size + which in journal.entries for which in range(size)):
        block += 1
    return block


def standings(journal: Journal, blocks: int) -> Standings:
    """What came of the first ``blocks`` blocks."""
    schedule = journal.schedule
    names = list(dict.fromkeys(schedule.table.players))
    found = [[(schedule.names(seating), journal.entries[block * len(schedule.seatings) + which].met)
              for which, seating in enumerate(schedule.seatings)] for block in range(blocks)]
    games = [one for block in found for one in block]
    alone = schedule.table.seats == 1
    seats = tuple(_figures([[_mean(win(met, seat) for _, met in block) for seat in range(schedule.table.seats)]
                            for block in found], shares=True)) if not alone else ()
    draws, = _figures([[_mean(float(met.places.count(1) > 1) for _, met in block)] for block in found], True) if not alone \
        else [Figure(None)]
    rated = ratings(names, found)
    players = tuple(_standing(name, found, alone, _rating(rated, name)) for name in names)
    return Standings(schedule, blocks, len(games), draws, seats, players, _cross(names, found, alone),
                     rated.anchor if rated else None)


def _rating(rated: Ratings | None, name: str) -> Figure:
    if rated is None:
        return Figure(None)
    return Figure(*rated.points[name])


Game = tuple[tuple[str, ...], Met]


def _standing(name: str, blocks: Sequence[Sequence[Game]], alone: bool, rating: Figure) -> Standing:
    """How one player did."""
    per_block = [[(met, seat) for names, met in block for seat, who in enumerate(names) if who == name] for block in blocks]
    chairs = [chair for block in per_block for chair in block]
    rows = [[_mean(float(met.scores[seat]) for met, seat in block), _mean(float(met.places[seat]) for met, seat in block),
             0.0 if alone else _mean(_margin(met, seat) for met, seat in block)] for block in per_block]
    score, place, margin = _figures(rows) if rows else [Figure(None)] * 3
    none = Figure(None)
    wins, *by_seat = [none] if alone else _figures(
        [[_mean(win(met, seat) for met, seat in block),
          *(_mean(win(met, seat) for met, seat in block if seat == at) for at in range(len(blocks[0][0][0])))]
         for block in per_block], shares=True) if blocks else [none]
    turns = sum(met.turns[seat] for met, seat in chairs)
    counted = [met.iterations[seat] for met, seat in chairs]
    return Standing(name, len(chairs), wins, none if alone else margin, score, none if alone else place, tuple(by_seat),
                    sum(met.late[seat] for met, seat in chairs),
                    1000 * sum(met.seconds[seat] for met, seat in chairs) / turns if turns else None,
                    sum(one or 0 for one in counted) / turns if turns and None not in counted else None, rating)


def _cross(names: Sequence[str], blocks: Sequence[Sequence[Game]], alone: bool) -> tuple[Against, ...]:
    """Every player against every other."""
    found = []
    for name in names:
        for other in names:
            if name == other or not blocks:
                continue
            met = [_pairs(name, other, block, alone) for block in blocks]
            better, = _figures([[_mean(0.5 + _sign(behind - ahead) / 2 for ahead, behind, _ in pairs)] for pairs in met], True)
            margin, = _figures([[_mean(float(gap) for *_, gap in pairs)] for pairs in met])
            found.append(Against(name, other, better, margin))
    return tuple(found)


def _pairs(name: str, other: str, block: Sequence[Game], alone: bool) -> list[tuple[int, int, int]]:
    """Of two players that met in a block: the place of either, and by how many points the first was better."""
    if alone:
        scores = {names[0]: met.scores[0] for names, met in block}
        return [(-scores[name], -scores[other], scores[name] - scores[other])]
    return [(met.places[seat], met.places[against], met.scores[seat] - met.scores[against]) for names, met in block
            for seat, who in enumerate(names) if who == name for against, whom in enumerate(names) if whom == other]


def _figures(rows: list[list[float]], shares: bool = False) -> list[Figure]:
    """The mean of every column and its interval; a row is a block. A column that is not a number anywhere has neither."""
    if not rows:
        return [Figure(None)]
    table: Table = np.array(rows)
    found = share_intervals(table) if shares else intervals(table)
    return [Figure(None) if np.isnan(table[:, column]).any() else Figure(float(table[:, column].mean()), found[column])
            for column in range(table.shape[1])]


def _mean(values: Any) -> float:
    found = list(values)
    return float(sum(found) / len(found)) if found else float("nan")


def win(met: Met, seat: int) -> float:
    """What a seat won of a game: 1, or its part where several won."""
    return 1 / met.places.count(1) if met.places[seat] == 1 else 0.0


def _margin(met: Met, seat: int) -> float:
    return float(met.scores[seat] - max(score for other, score in enumerate(met.scores) if other != seat))


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
