"""Where a test begins: the moments of games that somebody played before, so that nobody has to play up to them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import zellige

Json = dict[str, Any]


@dataclass(frozen=True)
class Moment:
    """A decision: whose (from 1), the position before it, what kinds of action are legal, and how many decisions follow."""

    seat: int
    document: Json
    verbs: frozenset[str]
    left: int


@cache
def course(game: str, seats: int = 2, seed: str = "a course") -> tuple[Moment, ...]:
    """A whole game of people who do whatever they can do, decision by decision."""
    match, dice = zellige.new(game, seats=seats, seed=seed), Random(seed)
    decided: list[tuple[int, Json, frozenset[str]]] = []
    while not match.over:
        legal = match.legal()
        verbs = frozenset(action.split()[0] for action in legal)
        decided.append((match.seat or 0, match.position(), verbs))
        kind = dice.choice(sorted(verbs))
        match.play(dice.choice([action for action in legal if action.split()[0] == kind]))
    return tuple(Moment(*moment, left=len(decided) - number) for number, moment in enumerate(decided))


def before_the_end(game: str, left: int, seats: int = 2, seed: str = "a course", verb: str | None = None) -> Json:
    """The last position of a course with so many decisions left or more, in which a verb can be done when one is named."""
    return next(moment.document for moment in reversed(course(game, seats, seed))
                if moment.left >= left and (verb is None or verb in moment.verbs))


def moments_with(game: str, verb: str) -> Iterator[Moment]:
    """Every moment at which the first seat can do a verb, the latest first, in as many courses as it takes."""
    for number in range(20):
        yield from (moment for moment in reversed(course(game, seed=f"a course {number}"))
                    if moment.seat == 1 and verb in moment.verbs)
    raise AssertionError(f"nobody can {verb} in twenty games")
