"""What is said of a table: what a bot is asked, what happened at a seat, what everybody is asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from zellige.core.game import State
from zellige.core.rng import Words


class BotFault(Exception):
    """A bot has answered what cannot be played: a mistake of whoever wrote it."""


@dataclass(frozen=True)
class BotTurn:
    """What a bot is asked: all it may know, and its own random numbers. ``version``: how old the question is.

    ``late``: whether nobody waits for its answer any more.
    """

    player: str
    seat: int
    ply: int
    masked: State
    words: Words
    version: int
    late: bool = False


NoteKind = Literal["bot", "back", "free", "agreed", "refused", "gone", "resigned", "abandoned", "corrected", "laid",
                   "late", "lost", "closed"]


@dataclass(frozen=True)
class Note:
    """Something that happened at a seat, from 0, and is no action: ``kind`` says what.

    ``bot``: ``player`` decides there from now on, ``back``: its person does so again, ``free``: nobody has it any more.
    ``agreed``: everybody agreed that it takes something back, ``taken`` in notation; ``refused``: it did not agree.
    ``gone``: its person resigned and ``player`` decides to the end; ``resigned``: it did so and the game was over;
    ``abandoned``: it asked for that, and everybody agreed. ``corrected``: beside a real table it told action number ``to``
    otherwise, which was ``taken`` and is ``put`` now; ``laid``: what lay there before the first action. ``late``, ``lost``: as
    ``gone`` and ``resigned``, because its time ran out. ``closed``: the time had passed in which friends were to play the deal.
    ``ply``: how many actions stood then, in which ``turn``; ``after``: how many had ever been played.
    ``name``: what the seat was called.
    """

    kind: NoteKind
    seat: int
    ply: int
    turn: int
    after: int
    name: str | None
    player: str | None = None
    taken: tuple[str, ...] = ()
    to: int | None = None
    put: str | None = None


@dataclass(frozen=True)
class Request:
    """What ``seat``, from 0, asks all others at the table of a ``version``; those who have ``agreed`` are no longer asked."""

    what: str
    seat: int
    to: int
    version: int
    agreed: frozenset[int]
