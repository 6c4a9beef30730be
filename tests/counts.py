"""How much is tried: enough to notice a mistake in every run, more with ``make test-long``."""

from __future__ import annotations

import os
from collections.abc import Iterator
from math import log, sqrt

LONG = os.environ.get("ZELLIGE_TEST_LONG") == "1"
SURE = log(99)
"""The logarithm of the odds at which a question is settled: wrong once in a hundred."""


def often(usual: int, long: int) -> int:
    """How many games or examples this run tries."""
    return long if LONG else usual


def wins_at_least(share: float, games: Iterator[float], most: int) -> bool:
    """Whether a player wins a share of its games (0 lost, 0.5 shared, 1 won) rather than a tenth less.

    Wald's sequential test: it stops as soon as that is settled; after ``most`` games the share itself decides.
    """
    doubtful, odds, won, played = 0.9 * share, 0.0, 0.0, 0
    for result in games:
        odds += result * log(share / doubtful) + (1 - result) * log((1 - share) / (1 - doubtful))
        won, played = won + result, played + 1
        if abs(odds) > SURE and not LONG:
            return odds > 0
        if played == most:
            break
    return won >= share * played


def mean_is_within(least: float, most: float, scores: Iterator[float], games: int) -> bool:
    """Whether the mean of scores lies in a range; settled once four standard errors on either side do."""
    seen: list[float] = []
    for score in scores:
        seen.append(score)
        count, mean = len(seen), sum(seen) / len(seen)
        if count == games:
            break
        error = sqrt(sum((one - mean) ** 2 for one in seen) / count / count)
        if count >= 30 and not LONG and least <= mean - 4 * error and mean + 4 * error <= most:
            break
    return least <= mean <= most
