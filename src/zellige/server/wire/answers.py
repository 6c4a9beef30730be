"""What the server answers over HTTP, the table message aside."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from zellige.server.wire.table import TableMessage
from zellige.server.wire.values import Components, GameView, OptionChoice, said


@said
class Refusal(TypedDict):
    """Why something cannot be done: a problem as RFC 9457 describes it."""

    type: Literal["about:blank"]
    title: str
    """What the status is called, in English."""
    status: int
    detail: str
    """One sentence in the language asked for."""
    error: str
    """The same sentence: whoever asked before there was a ``detail`` reads it here."""


@said
class Outdated(Refusal):
    """A decision for a moment that is over, with the table as it stands now: all that came since is in its log."""

    table: TableMessage


def refusal(sentence: str, status: int) -> Refusal:
    """Why something cannot be done, with the HTTP status it becomes."""
    return {"type": "about:blank", "title": HTTPStatus(status).phrase, "status": status, "detail": sentence, "error": sentence}


@said
class Health(TypedDict):
    """Says that the server lives."""

    ok: Literal[True]
    version: str
    address: str | None
    """Where others reach it: http://192.168.1.5:8642/. Null where it can be reached from its own computer alone."""


@said
class SeatLink(TypedDict):
    """What opens a seat once: the browser's address for it is `#/join/TABLE/LINK`."""

    seat: int
    link: str


@said
class NextTable(TypedDict):
    """Where the people of a table play again. Their keys open their seats there, too."""

    table: str
    """Its name."""


@said
class Joined(TypedDict):
    """A seat somebody has taken."""

    table: str
    """Its name."""
    seat: int
    key: str
    """The right to play it."""


@said
class SeatWords(TypedDict):
    """Four words that bring a seat back, told here and never again. They replace those that were told before."""

    seat: int
    words: list[str]


@said
class Played(TypedDict):
    """A decision that was played."""

    table: str
    """Its name."""
    version: int


@said
class Thought(TypedDict):
    """What a bot expected when it decided."""

    decided: int
    """Which decision it was, as in the log: so many actions there are with it."""
    values: list[float]
    """What it expected for every seat, in points, to a tenth; empty where it only said how it would go on."""
    line: list[str]
    """How it expected to go on after the decision, in the words of the log."""


@said
class Thoughts(TypedDict):
    """What the bots of a table expected, told when its game is over: of decisions that stand, where a bot has said more."""

    thoughts: list[Thought]


@said
class Founded(TypedDict):
    """A new table."""

    table: str
    """Its name."""
    key: str
    """The right to play: a key for each seat but those of friends, in seat order, joined by dots.

    Each alone, or some so joined, open those."""
    seal: str
    """SHA-256 of the UTF-8 text SEED:SALT: the promise that the deal stands."""
    assumptions: list[str]
    """Sentences about what the position it was founded from leaves out and was assumed."""
    links: list[SeatLink]
    """Of the seats of friends, each told here and never again."""


@said
class DealTable(TypedDict):
    """A table of one's own at which a deal is played that friends play, too."""

    deal: str
    """Its name."""
    link: str
    """What opens a place: the browser's address for it is `#/deal/DEAL/LINK`."""
    table: str
    """The name of the table."""
    key: str
    """The right to play there."""
    seal: str
    """SHA-256 of the UTF-8 text SEED:SALT: the promise that it is the same deal for everybody."""


@said
class DealResult(TypedDict):
    """How somebody fared who has played a deal to its end."""

    score: int
    place: int
    """At their own table."""
    scores: list[int]
    """By seat of their table."""
    columns: dict[str, int]
    """Their own points, by column."""


@said
class DealPlayer(TypedDict):
    """Somebody who plays a deal."""

    name: str
    yours: bool
    """Whether it is whoever asks."""
    playing: bool
    """Whether they have yet to end it; once the deal is open nobody has."""
    table: str | None
    """Their table, for whoever has its key; for everybody once the deal is open."""
    helped: bool
    """Whether a bot has decided for them for a while; told once the deal is open."""
    result: DealResult | None
    """Once the deal is open; null where they have not played it to its end."""


@said
class DealColumn(TypedDict):
    """A column in which the results stand side by side."""

    id: str
    label: str
    icon: str | None


@said
class SharedDeal(TypedDict):
    """A deal that friends play each for themselves, and how they fared once the last has ended."""

    deal: str
    """Its name."""
    game: str
    title: str
    bots: list[str]
    """Against whom everybody plays: kinds of bots."""
    places: int
    closes: str
    """When games that are not over are closed: UTC, ISO 8601."""
    open: bool
    """Whether the last has ended: before, nothing is told but who still plays."""
    seal: str
    seed: str | None
    """What was dealt from, once the deal is open; with the salt it makes the seal."""
    salt: str | None
    players: list[DealPlayer]
    """In the order in which they came; once the deal is open the best first."""
    columns: list[DealColumn]
    """Once the deal is open."""


@said
class MyDeal(TypedDict):
    """A deal at somebody's own table that friends play, too."""

    deal: str
    """Its name."""
    places: int
    ended: int
    """How many of the places are taken, and their games ended."""
    open: bool


@said
class Shown(TypedDict):
    """A table that shows a record."""

    table: str
    """Its name."""


# --- what is kept ----------------------------------------------------------------------------------------------------


@said
class KeptSeat(TypedDict):
    """Who sits at a table that is kept."""

    name: str
    kind: Literal["person", "bot"]


@said
class KeptTable(TypedDict):
    """A table that is kept, and how it stands."""

    table: str
    """Its name."""
    game: str | None
    """Null where nothing of it can be read."""
    title: str
    seats: list[KeptSeat]
    """Empty where nothing of it can be shown."""
    status: Literal["playing", "over", "record", "closed", "unread"]
    """`record`: it shows one; `closed`: nothing of it can be shown; `unread`: nobody has looked yet, ask again."""
    turn: int | None
    """Null where it is closed or unread."""
    decides: int | None
    """The seat that decides, from 1."""
    practice: bool
    scores: list[int]
    """By seat, once the game is over."""
    winners: list[int]
    """Seats, from 1, once the game is over."""
    at: str
    """When something happened here last: UTC, ISO 8601."""
    halted: str | None
    """Why nobody plays on here, or why nothing can be shown."""


@said
class KeptTables(TypedDict):
    """Tables that are kept, the one in which something happened last first."""

    tables: list[KeptTable]
    total: int
    """How many there are in all."""
    played: bool
    """Whether any game was ever dealt here."""


@said
class MyTable(KeptTable):
    """A table of somebody who has keys to it, and how it stands."""

    yours: list[int]
    """The seats, from 1, that the key opens and a person plays; empty: whoever asks looks on."""
    mine: bool
    """Whether one of these seats decides."""
    asks: str | None
    """What these seats are asked and have not answered, in a sentence; null where nothing is."""
    leaving: list[int]
    """The seats whose persons want the table deleted for all."""
    holders: int
    """How many seats have to want that."""
    deal: MyDeal | None
    """The deal that friends play, too; null at any other table."""
    last: str | None
    """The last decision that stands, as everybody may know it; null before the first, and where nothing can be shown."""


@said
class MyTables(TypedDict):
    """The tables somebody asked after, the one in which something happened last first."""

    tables: list[MyTable]
    gone: list[str]
    """Tables that are not here, or whose seats the key does not open."""
    later: list[str]
    """Tables nobody has looked at yet: ask again."""


@said
class Forgotten(TypedDict):
    """What comes of somebody's wish to delete a table for all."""

    table: str
    gone: bool
    """Whether all agree, and the table is deleted."""
    waiting: list[int]
    """The seats, from 1, that have not agreed."""


@said
class Unnamed(TypedDict):
    """Seats whose names have gone."""

    table: str
    seats: list[int]
    """From 1: those of whoever asked."""


@said
class HouseKey(TypedDict):
    """What opens a table to whoever sits at this computer."""

    key: str | None
    """A key of all seats, good until the server ends; null at a table that shows a record, or is not there."""


@said
class PlayedAgainst(TypedDict):
    """How one person fared against a kind of bot."""

    game: str
    title: str
    player: str
    player_label: str
    won: int
    lost: int


AgainstBots = TypeAliasType("AgainstBots", Annotated[list[PlayedAgainst], Field(
    description="Dealt games of one person that are over, practice left out, by game and kind of bot.")])


# --- games -----------------------------------------------------------------------------------------------------------


@said
class OptionValue(TypedDict):
    """A value an option may have."""

    value: OptionChoice
    label: str


@said
class GameOption(TypedDict):
    """A choice that changes the rules of a game."""

    name: str
    label: str
    help: str
    source: str
    """Where the question comes from."""
    default: OptionChoice
    values: list[OptionValue]


@said
class StyleKind(TypedDict):
    """A style that a bot can have beside its level. ``name``: what names the level with it."""

    name: str
    label: str
    help: str
    """What is to be said of it in a sentence."""


@said
class PlayerKind(TypedDict):
    """A way a bot can play a game."""

    name: str
    label: str
    help: str
    """What is to be said of it in a sentence."""
    offered: bool
    """Whether people are to choose among these; the others are there for tables and commands that name them."""
    styles: list[StyleKind]
    """The styles it can have; none where it has none."""


@said
class ChapterInfo(TypedDict):
    """A chapter of the first steps in a game."""

    id: str
    title: str


@said
class GameInfo(TypedDict):
    """A game that is installed."""

    name: str
    title: str
    tagline: str
    minutes: str
    """How long a game takes, as people say it."""
    seats: list[int]
    """Every number of seats it can be played with."""
    board: str
    """The board component that draws it."""
    example: bool
    """Whether it is there to be read by whoever makes a game; the start page does not offer it beside others."""
    component_sets: bool
    """Whether the owner of a box can play with what stands on their own pieces."""
    chapters: list[ChapterInfo]
    """The first steps in it, in order; none where there are none."""
    empty_table: bool
    """Whether positions can be put together on an empty table."""
    pad: bool
    """Whether it has a score pad for a real table."""
    options: list[GameOption]
    players: list[PlayerKind]


Games = TypeAliasType("Games", Annotated[list[GameInfo], Field(description="Every game that is installed.")])


# --- component sets --------------------------------------------------------------------------------------------------


@said
class ShippedComponents(TypedDict):
    """The component set that comes with a game."""

    set: Components
    labels: dict[str, str]
    """By entry, what is printed on it in words."""


@said
class ComponentFinding(TypedDict):
    """A sentence about a component set."""

    kind: str
    entry: str
    """The piece, list or kind it is about; empty: the whole."""
    text: str


@said
class NamedSet(TypedDict):
    """A component set by its name and its SHA-256."""

    id: str
    sha256: str


@said
class CheckedComponents(TypedDict):
    """What is wrong with a component set."""

    good: bool
    findings: list[ComponentFinding]
    set: NamedSet | None
    """Null when the document is no component set at all."""
    reconstructed: list[tuple[str, str]]
    """Every entry and part of it that nobody has seen in a box yet."""


# --- guides ----------------------------------------------------------------------------------------------------------


@said
class GuideMarks(TypedDict):
    """Cells that a picture marks as allowed and as forbidden."""

    good: list[str]
    bad: list[str]


Crop = TypedDict("Crop", {"from": str, "to": str})  # "from" is no name in Python
"""The part of the board that a picture needs, by its corners."""
said(Crop)


@said
class GuidePoint(TypedDict):
    """A line of a score in a worked example, as the game counts it."""

    label: str
    amount: int
    text: str
    """How it comes to that."""
    at: str | None
    """The anchor of what it counts."""


@said
class GuidePicture(TypedDict):
    """A picture in a guide, which the board component draws."""

    view: GameView
    caption: str
    marks: NotRequired[GuideMarks]
    crop: NotRequired[Crop]
    points: NotRequired[list[GuidePoint]]
    """What a seat has in this position, worked out."""


@said
class GuideEntry(TypedDict):
    """Something a section tells of by itself: a kind of tile, a card, a sign, a question with its answer."""

    id: str
    """Its anchor; no section and no other entry has it."""
    icon: str | None
    """A name the game's board draws."""
    title: str
    note: str | None
    """A few words beside the title: how many there are, what it costs."""
    paragraphs: list[str]


@said
class GuideSection(TypedDict):
    """A chapter of a guide."""

    id: str
    """Its anchor."""
    title: str
    paragraphs: list[str]
    pictures: list[GuidePicture]
    entries: list[GuideEntry]


@said
class GuideWord(TypedDict):
    """A name in both languages."""

    at: str
    """The anchor of what is called so."""
    icon: str
    names: list[str]
    """In English and in French."""


@said
class Guide(TypedDict):
    """The guide to the rules of a game."""

    title: str
    sections: list[GuideSection]
    topics: dict[str, str]
    """The anchor of whatever a reader asks about: `reason-RULE`, `term-RULE`, `column-NAME`, dashes for dots and blanks."""
    glossary: list[GuideWord]
    """The names of everything that has a sign."""
