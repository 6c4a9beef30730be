"""A position document under work: what comes of it, and what cannot be in it. Seats count from 1."""

from __future__ import annotations

from typing_extensions import TypedDict

from zellige.server.wire.answers import GameOption
from zellige.server.wire.table import Scores
from zellige.server.wire.values import GameView, Json, Position, said


@said
class PositionRefusal(TypedDict):
    """What cannot be on a table."""

    at: list[str]
    """The places of the document that are to blame, the likeliest first: `hands/0/wall`, in a text the number of a letter."""
    text: str


@said
class PositionAssumption(TypedDict):
    """What a document leaves out, the rest of it does not decide, and was assumed."""

    kind: str
    fields: list[str]
    """Places of the document that are left out."""
    text: str


@said
class PositionForm(TypedDict):
    """A table of a game on which nothing lies yet."""

    game: str
    title: str
    board: str
    """Which component draws the view."""
    seats: list[int]
    """How many there may be."""
    options: list[GameOption]
    document: Position
    pad: bool
    """Whether the game has a score pad for a real table."""


@said
class PositionAnswer(TypedDict):
    """What comes of a position document."""

    refusals: list[PositionRefusal]
    """What cannot be; without any the position is whole and can be played on."""
    assumptions: list[PositionAssumption]
    document: Position | None
    """The whole document, without what was refused and with what was left out; null where nothing could be read."""
    view: GameView | None
    scores: Scores | None
    seat: int | None
    """Who decides; null: chance, or nobody."""
    title: str | None
    """What whoever decides is asked."""
    actions: list[str]
    """What they may do, in notation."""
    over: bool
    secrets: bool
    """Whether it holds what some seat may not know."""
    counts: dict[str, Json] | None
    """The entries of the score pad for it, where the game has one."""
