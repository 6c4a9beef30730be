"""Whether one player is stronger than another, with as few games as that takes: a sequential test over blocks.

A block is one seed with the seats both ways, so it has five outcomes: the first player's share of its two games is 0, 1/4, 1/2,
3/4 or 1. The likelihoods are those of the most likely distributions of these outcomes whose means are the two hypotheses' (a
generalised sequential probability ratio test; M. Van den Bergh, "A Practical Introduction to the GSPRT", 2019), so nothing is
assumed of draws or of how the two games of a block depend on each other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log, log10
from pathlib import Path
from typing import Any

from zellige.study.blocks import Schedule
from zellige.study.crews import PROCESSES
from zellige.study.errors import BadElo, SamePlayer
from zellige.study.intervals import share_intervals
from zellige.study.journal import Journal, opened
from zellige.study.play import play_on
from zellige.study.standings import Figure, win

ALPHA = BETA = 0.05
"""How often the test may find a difference where there is none, and none where there is one."""
LOWER, UPPER = log(BETA / (1 - ALPHA)), log((1 - BETA) / ALPHA)
_UNSEEN = 1e-3
"""What an outcome counts that was never seen: nothing is impossible."""


@dataclass(frozen=True)
class Verdict:
    """What the test has found after ``blocks`` blocks, whose outcomes are counted in ``outcomes``, the worst first.

    ``decision``: ``h1`` (rather ``elo1`` than ``elo0``), ``h0`` (the other way round), None as long as it is open. ``score``:
    the first player's share, and ``elo`` the difference that belongs to it; an interval found where the test stopped by itself
    lies a little too far out.
    """

    schedule: Schedule
    elo0: float
    elo1: float
    blocks: int
    outcomes: tuple[int, ...]
    score: Figure
    elo: Figure
    llr: float
    decision: str | None

    def document(self) -> dict[str, Any]:
        """As ``zellige sprt --json`` prints it."""
        first, second = self.schedule.table.players
        return {"game": self.schedule.table.game, "a": first, "b": second, "seed": self.schedule.seed,
                "options": dict(self.schedule.table.options), "elo0": self.elo0, "elo1": self.elo1, "alpha": ALPHA,
                "beta": BETA, "blocks": self.blocks, "games": 2 * self.blocks, "outcomes": list(self.outcomes),
                "score": self.score.document(), "elo": self.elo.document(), "llr": self.llr, "bounds": [LOWER, UPPER],
                "decision": self.decision}


def expected(elo: float) -> float:
    """The share of a player that is so many Elo points stronger."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def elo_of(share: float) -> float | None:
    """How many Elo points belong to a share; None where there is no end of them."""
    return -400 * log10(1 / share - 1) if 0 < share < 1 else None


def llr(outcomes: Sequence[int], elo0: float, elo1: float) -> float:
    """The logarithm of how much more likely the outcomes of blocks are under ``elo1`` than under ``elo0``."""
    total = sum(outcomes)
    if total == 0:
        return 0.0
    counts = [count or _UNSEEN for count in outcomes]
    shares = [count / sum(counts) for count in counts]
    under = [_likeliest(shares, expected(elo)) for elo in (elo0, elo1)]
    ratios = [log(one / zero) for zero, one in zip(*under, strict=True)]
    return total * sum(share * ratio for share, ratio in zip(shares, ratios, strict=True))


def _likeliest(shares: Sequence[float], mean: float) -> list[float]:
    """Of all distributions of the outcomes with a mean the one that makes these shares most likely.

    It is share / (1 + t * (value - mean)), where t makes the mean come out; the sum below falls as t grows.
    """
    offsets = [which / (len(shares) - 1) - mean for which in range(len(shares))]
    low, high = -1 / offsets[-1], -1 / offsets[0]
    for _ in range(50):
        t = (low + high) / 2
        if sum(share * offset / (1 + t * offset) for share, offset in zip(shares, offsets, strict=True)) > 0:
            low = t
        else:
            high = t
    return [share / (1 + t * offset) for share, offset in zip(shares, offsets, strict=True)]


class _Test:
    """Takes in whole blocks in order, and none any more once it is decided."""

    def __init__(self, journal: Journal, elo0: float, elo1: float) -> None:
        self._journal = journal
        self._elo = elo0, elo1
        self.outcomes = [0] * 5
        self.shares: list[float] = []
        self.llr = 0.0
        self.decision: str | None = None

    def decided(self) -> bool:
        """Whether what is finished so far decides it."""
        entries = self._journal.entries
        while self.decision is None and len(self.shares) < self._journal.schedule.blocks:
            games = [entries.get(2 * len(self.shares) + which) for which in (0, 1)]
            if games[0] is None or games[1] is None:
                return False
            share = (win(games[0].met, 0) + win(games[1].met, 1)) / 2
            self.shares.append(share)
            self.outcomes[round(4 * share)] += 1
            self.llr = llr(self.outcomes, *self._elo)
            if self.llr >= UPPER or self.llr <= LOWER:
                self.decision = "h1" if self.llr >= UPPER else "h0"
        return self.decision is not None


def sprt(schedule: Schedule, elo0: float = 0.0, elo1: float = 20.0, folder: str | Path | None = None, jobs: int | None = None,
         advance: Callable[[int], None] = lambda done: None, executor: str = PROCESSES) -> Verdict:
    """Plays blocks of two players with two seats until it is decided, or ``schedule`` ends, or Ctrl-C.

    ``BadElo``: ``elo0`` is not less than ``elo1``; ``SamePlayer``: they are not two. What a folder keeps, and that
    the verdict does not depend on how many processes played, is as in ``tournament``.
    """
    schedule.check()
    if not -1000 <= elo0 < elo1 <= 1000:
        raise BadElo(elo0=elo0, elo1=elo1)
    if len(schedule.seatings) != 2 or schedule.table.seats != 2:
        raise SamePlayer()
    with opened(schedule, folder, kind="sprt", elo0=elo0, elo1=elo1) as journal:
        test = _Test(journal, elo0, elo1)
        play_on(journal, jobs, advance, test.decided, executor)
        test.decided()
        blocks = len(test.shares)
        interval = share_intervals([[share] for share in test.shares])[0] if blocks else None
        score = Figure(sum(test.shares) / blocks if blocks else None, interval)
        verdict = Verdict(schedule, elo0, elo1, blocks, tuple(test.outcomes), score, _elo(score), test.llr, test.decision)
        journal.write(blocks, verdict.document())
    return verdict


def _elo(score: Figure) -> Figure:
    """A share and its interval as Elo points."""
    if score.value is None or (value := elo_of(score.value)) is None:
        return Figure(None)
    ends = [elo_of(end) for end in score.interval or ()]
    low, high = ends if len(ends) == 2 else (None, None)
    return Figure(value, None if low is None or high is None else (low, high))
