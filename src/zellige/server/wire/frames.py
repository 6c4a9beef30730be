"""What goes over the WebSocket of a table: frames of the browser, and what the server says. In words: docs/formats/table.md."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal, NotRequired

from pydantic import Field, TypeAdapter, ValidationError
from typing_extensions import TypeAliasType, TypedDict

from zellige.server.errors import BadFrame, OldPage
from zellige.server.phrases import Phrase
from zellige.server.wire.table import OfferedAction, TableMessage
from zellige.server.wire.values import GameView, Json, heard, said

LONGEST_TEXT = 200
FrameText = Annotated[str, Field(max_length=LONGEST_TEXT)]
MOST_ACTIONS = 60
FrameActions = Annotated[list[FrameText], Field(min_length=1, max_length=MOST_ACTIONS)]
"""Actions of one seat that follow one another, with nothing drawn, shown or handed on between them."""


# --- what a browser asks ---------------------------------------------------------------------------------------------


class _Asked(TypedDict):
    id: NotRequired[Json]
    """Of the browser's own choice: the answer repeats it."""


class _Deed(_Asked):
    """What changes the table."""

    version: int
    """The version of the table that its sender saw."""
    again: NotRequired[bool]
    """It was sent before, and nobody answered: what was stored then does not happen twice."""


@heard
class Ping(_Asked):
    """Asks whether anybody is there."""

    type: Literal["ping"]


@heard
class Show(_Asked):
    """Asks to be shown what only the seat to move may know, until its turn ends or something is taken back."""

    type: Literal["show"]


@heard
class AskWhy(_Asked):
    """Asks why an action is not legal, after the actions that stand before it."""

    type: Literal["why"]
    actions: FrameActions


@heard
class AskPreview(_Asked):
    """Asks what legal actions would do, one after the other."""

    type: Literal["preview"]
    actions: FrameActions
    ahead: NotRequired[bool]
    """What is to be decided after them is wanted, too."""
    forced: NotRequired[bool]
    """The forced decisions that follow are to be taken in."""
    ply: NotRequired[int]
    """Beside a real table: the number, from 1, of the action that would be told otherwise, by one alone."""


@heard
class Act(_Deed):
    """Plays actions as one decision: all of them or none."""

    type: Literal["act"]
    actions: FrameActions


@heard
class TakeBack(_Deed):
    """Takes back the last decision (undo) or the decisions of the turn under way (reset), or plays again what was (redo).

    Where others would have to agree to be taken back they are asked.
    """

    type: Literal["undo", "reset", "redo"]


@heard
class Replace(_Deed):
    """Lets a bot decide for a seat from now on, in place of a person or of a bot that has failed; or its person again."""

    type: Literal["replace"]
    seat: int
    player: FrameText | None
    """How the bot plays; null: the person of the seat decides."""


@heard
class Abandon(_Deed):
    """Wants the game to end without a result: where others play they are asked."""

    type: Literal["abandon"]


@heard
class Say(_Asked):
    """Says one of twelve phrases to everybody at the table, who read it in their own language. Nothing of it is kept."""

    type: Literal["say"]
    phrase: Phrase


@heard
class MoveNow(_Deed):
    """Tells the bot that thinks to move now: it answers with the best it has found so far. Its next decision takes its time."""

    type: Literal["move-now"]


@heard
class Pause(_Deed):
    """Wants no clock of the table to run, or where all agreed to that, that they do: where others play they are asked."""

    type: Literal["pause"]


@heard
class Resign(_Deed):
    """Gives up a seat of this browser."""

    type: Literal["resign"]
    seat: int


@heard
class Correct(_Deed):
    """Tells an action that was entered beside a real table otherwise. Later ones stand as long as they fit."""

    type: Literal["correct"]
    ply: int
    """Its number, from 1."""
    action: FrameText


@heard
class Reply(_Deed):
    """Answers what everybody is asked: a no ends it, also of whoever has asked it."""

    type: Literal["reply"]
    yes: bool


Frame = TypeAliasType("Frame", Annotated[Ping | Show | AskWhy | AskPreview | Act | TakeBack | Replace | Reply
                                              | Abandon | Pause | Resign | Correct | Say | MoveNow, Field(
    description="What a browser sends over the socket of a table, one a frame.")])
DEEDS = ("act", "undo", "reset", "redo", "replace", "reply", "abandon", "pause", "resign", "correct")
"""The types of frames that change the table."""
_FORMS: dict[str, Any] = {
    "ping": Ping, "show": Show, "why": AskWhy, "preview": AskPreview, "act": Act,
    "undo": TakeBack, "reset": TakeBack, "redo": TakeBack, "replace": Replace, "reply": Reply, "abandon": Abandon,
    "pause": Pause, "resign": Resign, "correct": Correct, "say": Say, "move-now": MoveNow}


def read(frame: dict[str, Any]) -> Frame:
    """What a browser asks. ``BadFrame`` names the first field that is not as it must be; ``OldPage``: it knows no versions."""
    kind = frame.get("type")
    if not isinstance(kind, str) or kind not in _FORMS:
        raise BadFrame(problem="frame-type", type=str(kind))
    if kind in DEEDS and "version" not in frame and "ply" in frame:
        raise OldPage()
    try:
        asked: Frame = _reader(kind).validate_python(frame, strict=True)
    except ValidationError as error:
        raise BadFrame(problem="frame-field", field=str(error.errors()[0]["loc"][0])) from None
    return asked


@cache
def _reader(kind: str) -> TypeAdapter[Any]:
    """Made when the first such frame comes: a server that starts waits for none of them."""
    return TypeAdapter(_FORMS[kind])


# --- what the server says --------------------------------------------------------------------------------------------


class _Answer(TypedDict):
    id: Json
    """The id of the frame that is answered; null where it had none."""


class _Versioned(_Answer):
    version: int
    """The version of the table when this was said."""


@said
class Done(_Versioned):
    """What was asked for is stored."""

    type: Literal["done"]


@said
class Pong(_Versioned):
    """The answer to a ping."""

    type: Literal["pong"]


@said
class WhyLegal(_Versioned):
    """Nothing stands against the action."""

    type: Literal["why"]
    actions: list[str]
    legal: Literal[True]


@said
class WhyNot(_Versioned):
    """What stands against the action."""

    type: Literal["why"]
    actions: list[str]
    legal: Literal[False]
    rule: str
    """The name of the rule, the same in every language."""
    text: str
    section: str
    """The section of the rulebook."""


@said
class Outcome(TypedDict):
    """What actions would do."""

    sentences: list[str]
    changes: list[int]
    """The change of every seat's score."""
    causes: list[str]
    """What these changes are made of, a sentence a seat: first whoever decides, then the others by name."""


@said
class Ahead(TypedDict):
    """What is to be decided after actions that are not played yet, as the decision of a table message says it."""

    title: str
    detail: str | None
    actions: list[OfferedAction]
    view: GameView
    """What the board would show then."""


@said
class Preview(Outcome, _Versioned):
    """What actions would do that are not played yet."""

    type: Literal["preview"]
    actions: list[str]
    forced: list[str]
    """Decisions that follow and are the only ones then, as everybody may know: what is said is said of them, too.

    Empty where they were not asked for, and in the first steps.
    """
    ahead: Ahead | None
    """What else could be decided with them; null where it was not asked for, and where nothing can."""


@said
class Trouble(_Answer):
    """What cannot be done; or, with the id null, why the server hangs up."""

    type: Literal["error"]
    error: str
    """One sentence in the language of the connection."""
    version: NotRequired[int]
    """The version of the table when this was said; missing where there is no table to be at."""
    retry_after: NotRequired[int]
    """Seconds after which one may come again, where the server hangs up because too much was sent."""


@said
class Put(TypedDict):
    """Another value stands at a place, which may not have been there."""

    at: list[str | int]
    """The way from the table message to the place: names of fields, and numbers of elements from 0."""
    value: Json


@said
class Gone(TypedDict):
    """A field is there no longer."""

    at: list[str | int]
    gone: Literal[True]


@said
class Splice(TypedDict):
    """Elements of the list at a place make room for others."""

    at: list[str | int]
    start: int
    """The number of the first element that goes, or before which others come."""
    drop: int
    """How many go."""
    put: list[Json]
    """What comes instead."""


Change = TypeAliasType("Change", Annotated[Put | Gone | Splice, Field(
    description="One change of a table message. They are made one after the other.")])


@said
class SaidMessage(TypedDict):
    """What somebody at the table says. It is told once to whoever is there."""

    type: Literal["said"]
    version: int
    seat: int
    phrase: Phrase


@said
class ClockMessage(TypedDict):
    """What the clocks of the table show as this is sent; it comes whenever one begins to run, stops or is set."""

    type: Literal["clock"]
    version: int
    left: list[int]
    """By seat, in milliseconds."""
    running: int | None
    """The seat whose clock runs on from here; null: none does."""
    paused: bool
    """All have agreed that none runs."""


@said
class TableChange(TypedDict):
    """The table message by what changed since an earlier one."""

    type: Literal["change"]
    number: int
    """The number of this message, of those about the table that this connection was sent; from 1."""
    base: int
    """The number of the message that is changed."""
    version: int
    """The version of the table, which is among the changes too."""
    changes: list[Change]


Answer = TypeAliasType("Answer", Annotated[Done | WhyLegal | WhyNot | Preview | Pong | Trouble, Field(
    description="What the server answers to a frame.")])
SocketMessage = TypeAliasType("SocketMessage", Annotated[
    TableMessage | TableChange | ClockMessage | SaidMessage | Answer,
    Field(description="What the server says over the socket of a table.")])
