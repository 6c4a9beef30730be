"""What a game asks of finished games, so that many of them say something of strategy: questions, and what was seen of each.

A game says what happened to whom; how often that went together with winning is counted elsewhere (``study.findings``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from zellige.core.vocabulary import Moment

WON, MARGIN, POINTS = "won", "margin", "points"
"""What can be counted of those of whom the same was seen: the share of games they won, their points less the best other's, and
what the thing itself has brought, as the game says it."""


@dataclass(frozen=True)
class Question:
    """One question. ``name``: message ``question-NAME`` with the attribute ``about``: what was counted. ``figures``: what is
    counted of each answer, the telling one first. ``ordered``: answers stand by ``Seen.place``, not by their figure.
    """

    name: str
    figures: tuple[str, ...] = (WON, MARGIN)
    ordered: bool = False


@dataclass(frozen=True)
class Seen:
    """One thing seen of a seat (from 0) in a game. ``label`` with ``params``: the answer it stands for, a message of the game's
    locale; ``place``: where that stands among the answers; ``points``: what it has brought.
    """

    question: str
    seat: int
    label: str
    params: tuple[tuple[str, Any], ...] = ()
    place: int = 0
    points: float = 0


@dataclass(frozen=True)
class Strategy:
    """The questions of a game. ``see(moments)``: what was seen in a game, given all that was played in it, in order, with
    everything known.
    """

    questions: tuple[Question, ...]
    see: Callable[[Sequence[Moment]], Iterable[Seen]]


def in_steps(value: int, step: int, most: int, first: int = 0) -> tuple[str, tuple[tuple[str, Any], ...], int]:
    """Label, parameters and place of the span of ``step`` numbers, counted from ``first``, in which a number lies; from
    ``most`` on there is one span.
    """
    if value >= most:
        return "answer-more", (("low", most),), most
    low = first + (value - first) // step * step
    high = min(low + step, most) - 1
    return ("answer-number", (("low", low),), low) if low == high else ("answer-span", (("low", low), ("high", high)), low)
