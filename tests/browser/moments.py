"""Where a test begins: the moments of a game that somebody played before, so that nobody has to click up to them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

import zellige

from .server import Json, Server

COMPANY: list[Json] = [{"kind": "person", "name": "Leïla"}, {"kind": "bot", "player": "patient", "name": "Tariq"}]
"""A person in the first seat, and a bot."""


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


VERBS = {
    "medina": ["orange", "brown", "grey", "violet", "roof", "neutral", "stable", "merchant", "wall", "tea"],
    "five_tribes": ["bid", "take", "drop", "build", "kill", "palm", "palace", "buy", "djinn", "sell", "skip", "end"],
    "almadi": ["take", "place", "genie", "marteline", "stall", "moon", "ruby", "done"],
}
"""Everything people can do in the base games."""


def where_one_can(server: Server, game: str) -> dict[str, Json]:
    """For every verb of a game a table of the usual company, founded where the person can do it."""
    return {verb: server.found(game=game, seats=COMPANY, seed=f"where one can {verb}",
                               position=next(_with(game, verb)).document) for verb in VERBS[game]}


def some_of(message: Json, verb: str, dice: Random) -> str:
    """One of the offered actions of a verb."""
    return dice.choice([action["text"] for action in message["decision"]["actions"] if action["text"].split()[0] == verb])


def _with(game: str, verb: str) -> Iterator[Moment]:
    """Every moment at which the first seat can do a verb, the latest first, in as many courses as it takes."""
    for number in range(20):
        yield from (moment for moment in reversed(course(game, seed=f"a course {number}"))
                    if moment.seat == 1 and verb in moment.verbs)
    raise AssertionError(f"nobody can {verb} in twenty games")
