"""The score pad for a real table: what it asks for, and what comes of the entries. Seats count from 1."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from zellige.server.wire.answers import GameOption
from zellige.server.wire.table import ScoreColumn, ScoreTerm
from zellige.server.wire.values import Json, said


@said
class PadCard(TypedDict):
    """A card that may be picked."""

    value: str
    label: str
    help: str
    """What it does; empty where nothing is said."""


@said
class PadField(TypedDict):
    """One thing to be counted."""

    id: str
    """The name of its entry."""
    section: str
    """The id of the section in which it stands."""
    label: str
    place: str
    """Section and label together, as sentences name it."""
    help: str
    """What counts as such; empty where the label says it."""
    icon: str | None
    scope: Literal["seat", "table"]
    """`seat`: its entry is a list in seat order; `table`: one value."""
    kind: Literal["number", "numbers", "holder", "cards", "yes"]
    """`number`: a whole number; `numbers`: a list of them; `holder`: a seat, 0 for nobody; `cards`: a list of values;
    `yes`: true or false."""
    least: int
    most: int
    """Bounds of a number, and of each of several."""
    keys: list[int]
    """Numbers that have a key each; any other one is typed."""
    longest: int
    """How many entries a list may have; 1 where there is none."""
    values: list[PadCard]
    """Cards that there are, in their order."""
    alone: bool
    """Whether each card lies before one seat at most."""
    open: list[bool]
    """Whether it matters now, by seat; one value where it is about the table. What does not matter counts nothing."""


@said
class PadForm(TypedDict):
    """The score pad of a game, with nothing entered yet."""

    game: str
    title: str
    seats: list[int]
    """How many there may be."""
    options: list[GameOption]
    """Those that change a score or a winner."""
    sections: list[ScoreColumn]
    """The columns of the game's score pad, in the order in which one counts."""
    fields: list[PadField]


@said
class PadRefusal(TypedDict):
    """What cannot be on one table."""

    field: str
    """The id of a field, or a name that no field has."""
    seat: int | None
    text: str
    """A sentence that names the field."""


@said
class PadTerm(ScoreTerm):
    """One line of a score, and how it comes about."""

    why: str
    """What was counted, times what it is worth; empty where that is plain."""


@said
class PadRow(TypedDict):
    """The score of a seat."""

    seat: int
    name: str
    total: int
    place: int
    columns: dict[str, int]
    """Points by the id of the section."""
    terms: list[PadTerm]


@said
class PadScores(TypedDict):
    """The score pad, filled in: a form of the scores in a table message."""

    columns: list[ScoreColumn]
    rows: list[PadRow]


@said
class PadAnswer(TypedDict):
    """What comes of the entries."""

    seats: int
    sections: list[ScoreColumn]
    fields: list[PadField]
    inferred: dict[str, Json]
    """By field what was not entered and follows from the rest."""
    refusals: list[PadRefusal]
    """What cannot be. A value that cannot be entered counts as not entered; what only does not fit the rest counts."""
    scores: PadScores
    winners: list[int]
    """None while something is refused or nothing is counted."""
    verdict: str | None
    """Who has won, as a sentence."""
    ending: str | None
    """What the game says at the end beside scores: the title of somebody who plays alone."""
