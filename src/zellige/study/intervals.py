"""Intervals by blocks: games of a block share their luck, so whole blocks are drawn again, never games (block bootstrap)."""

from __future__ import annotations

from statistics import NormalDist

import numpy as np
import numpy.typing as npt

DRAWS = 2000
"""How often the blocks are drawn again."""
AT_ONCE = 50

Interval = tuple[float, float] | None


def intervals(values: npt.ArrayLike) -> list[Interval]:
    """The 95 % interval of the mean of every column; a row is a block. The same values give the same interval, always.

    None where fewer than two blocks say nothing about how blocks differ.
    """
    rows = np.asarray(values, float)
    count = len(rows)
    if count < 2:
        return [None] * rows.shape[1]
    low, high = np.percentile(drawn_again(rows, DRAWS), [2.5, 97.5], axis=0)
    return [(float(one), float(other)) for one, other in zip(low, high, strict=True)]


def drawn_again(rows: npt.NDArray[np.float64], draws: int) -> npt.NDArray[np.float64]:
    """The means of every column when the rows are drawn again, ``draws`` times: always the same draws."""
    count = len(rows)
    rng = np.random.Generator(np.random.PCG64(count))
    means = []
    for first in range(0, draws, AT_ONCE):
        weights = rng.multinomial(count, np.full(count, 1 / count), min(AT_ONCE, draws - first))
        means.append(weights @ rows / count)
    return np.concatenate(means)


def share_intervals(values: npt.ArrayLike) -> list[Interval]:
    """``intervals`` of shares. Where all blocks were lost, or all won, drawing them again would claim certainty: there it is
    Wilson's interval with each block for one trial.
    """
    rows = np.asarray(values, float)
    found = intervals(rows)
    for column, interval in enumerate(found):
        if interval is not None and (np.all(rows[:, column] == 0) or np.all(rows[:, column] == 1)):
            found[column] = wilson(float(rows[:, column].sum()), len(rows))
    return found


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % score interval of a proportion (E. B. Wilson, J. Am. Stat. Assoc. 22, 1927): its two ends, 0..1."""
    if games == 0:
        return 0.0, 1.0
    z = NormalDist().inv_cdf(0.975)
    rate = wins / games
    middle = rate + z * z / (2 * games)
    half = z * ((rate * (1 - rate) + z * z / (4 * games)) / games) ** 0.5
    scale = 1 + z * z / games
    low, high = (middle - half) / scale, (middle + half) / scale
    return low if wins > 0 else 0.0, high if wins < games else 1.0
