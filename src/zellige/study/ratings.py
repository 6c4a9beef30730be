"""One number for the strength of every player: Elo points by the Bradley-Terry model; it needs the extra ``zellige[study]``.

Players do not change while they play, so all games count alike, whatever their order: the ratings are the most likely ones (by
choix), not those of a running average.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Any

import numpy as np
import numpy.typing as npt

from zellige.study.arena import Met
from zellige.study.intervals import Interval, drawn_again

ANCHORS = ("patient-1", "random")
"""Whoever of these plays has the rating 0, the first if both do. ``greedy`` is none: it is not the same in every version."""
DRAWS = 400
"""How often the blocks are drawn again for the intervals."""
_UNSEEN = 0.5
"""What every player has of a win against every other beforehand: who has lost every game is not infinitely weak."""

Table = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Ratings:
    """Elo points of every player with their 95 % interval by blocks. ``anchor``: who has 0."""

    anchor: str
    points: dict[str, tuple[float, Interval]]


def ratings(names: Sequence[str], blocks: Sequence[Sequence[tuple[tuple[str, ...], Met]]]) -> Ratings | None:
    """The ratings after some blocks of games, each with the names by seat.

    None without choix, alone, before the first block is whole, or where no anchor plays.
    """
    anchor = next((name for name in ANCHORS if name in names), None)
    try:
        import choix
    except ImportError:
        return None
    if anchor is None or not blocks or len(blocks[0][0][0]) == 1 or len(names) == 1:
        return None
    zero = names.index(anchor)
    wins = np.array([_wins(names, block) for block in blocks])
    most_likely = _points(choix, wins.sum(axis=0), zero)
    found: list[Interval] = [None] * len(names)
    if len(blocks) > 1:
        flat = wins.reshape(len(blocks), -1)
        again = [_points(choix, len(blocks) * mean.reshape(wins.shape[1:]), zero) for mean in drawn_again(flat, DRAWS)]
        low, high = np.percentile(again, [2.5, 97.5], axis=0)
        found = [(float(one), float(other)) for one, other in zip(low, high, strict=True)]
    return Ratings(anchor, {name: (float(points), interval)
                            for name, points, interval in zip(names, most_likely, found, strict=True)})


def _points(choix: Any, wins: Table, zero: int) -> Table:
    known = wins + _UNSEEN * (1 - np.eye(len(wins)))
    strength = choix.ilsr_pairwise_dense(known, max_iter=1000)
    return np.asarray(strength - strength[zero]) * 400 / log(10)


def _wins(names: Sequence[str], block: Sequence[tuple[tuple[str, ...], Met]]) -> Table:
    """How often the player of each row was placed before that of each column in a block; a shared place is half of it."""
    found = np.zeros((len(names), len(names)))
    for seats, met in block:
        for seat, name in enumerate(seats):
            for other, whom in enumerate(seats):
                if name != whom:
                    ahead = met.places[other] - met.places[seat]
                    found[names.index(name), names.index(whom)] += 0.5 if ahead == 0 else float(ahead > 0)
    return found
