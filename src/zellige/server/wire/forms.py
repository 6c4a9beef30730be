"""What a browser may send over HTTP, as FastAPI checks and publishes it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from zellige.server.wire.frames import LONGEST_TEXT, MOST_ACTIONS
from zellige.server.wire.values import ComponentSet, Json, PositionDocument
from zellige.tables.clock import LONGEST, SHORTEST
from zellige.tables.shared import LATEST, LEAST_PLACES, MOST_PLACES, SOONEST

LONGEST_NAME = 40
LONGEST_SEED = 200
MOST_SEATS = 12
LONGEST_LINK = 100
LONGEST_WORDS = 200
LONGEST_KEY = 1000
MOST_MINE = 500
"""Tables somebody asks after at once."""


def _kept(text: str) -> str:
    """Text that can be written as UTF-8, as it was given but for the blanks around it."""
    text.encode("utf-8")
    return text.strip()


Text = Annotated[str, AfterValidator(_kept)]
Name = Annotated[Text, Field(max_length=LONGEST_NAME)]
OwnKey = Annotated[Text, Field(pattern=f"^[A-Za-z0-9_-]{{22,{LONGEST_LINK}}}$")]
"""A key of somebody's own choice."""


class _Form(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class _Seat(_Form):
    """``colour``: of its pieces at a real table, by the number of the seat that has it elsewhere; None: that of its own."""

    name: Name | None = None
    colour: Annotated[int, Field(ge=1, le=MOST_SEATS)] | None = None


class PersonSeat(_Seat):
    """A person at this browser."""

    kind: Literal["person"]


class BotSeat(_Seat):
    """A bot, by one of the names the game has for its players."""

    kind: Literal["bot"]
    player: Annotated[Text, Field(max_length=LONGEST_NAME)]


class FriendSeat(_Seat):
    """A person elsewhere, who takes the seat by a link."""

    kind: Literal["friend"]


AnySeat = Annotated[PersonSeat | BotSeat | FriendSeat, Field(discriminator="kind")]


class NewClock(_Form):
    """How long people may think, in seconds: ``time`` at the beginning, and ``increment`` more for every turn; or ``each`` turn
    all of the time anew. ``then``: the bot that decides for whoever has no time left; without it they have given up."""

    time: Annotated[int, Field(ge=SHORTEST, le=LONGEST)]
    increment: Annotated[int, Field(ge=0, le=3600)] = 0
    each: bool = False
    then: Annotated[Text, Field(max_length=LONGEST_NAME)] | None = None


class NewTable(_Form):
    """A table to be founded.

    ``position``: the document to start from; ``partial`` accepts one whose pieces do not add up. ``components``: a
    component set to deal from instead of the shipped one. ``chance``: ``entered`` where it goes beside a real table, and people
    say what they have drawn there.
    """

    game: Annotated[Text, Field(max_length=LONGEST_NAME)]
    seats: Annotated[list[AnySeat], Field(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[Text, bool | int | Text], Field(max_length=100)] = {}
    seed: Annotated[Text, Field(max_length=LONGEST_SEED)] | None = None
    position: PositionDocument | None = None
    partial: bool = False
    components: ComponentSet | None = None
    chance: Literal["drawn", "entered"] = "drawn"
    clock: NewClock | None = None


class NewDeal(_Form):
    """A deal that friends play each for themselves, one person a table, against the same bots where there are any.

    ``places``: how many friends, whoever asks among them. ``closes``: seconds until games that are not over are
    closed.
    """

    game: Annotated[Text, Field(max_length=LONGEST_NAME)]
    seats: Annotated[list[Annotated[PersonSeat | BotSeat, Field(discriminator="kind")]],
                     Field(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[Text, bool | int | Text], Field(max_length=100)] = {}
    places: Annotated[int, Field(ge=LEAST_PLACES, le=MOST_PLACES)]
    closes: Annotated[int, Field(ge=SOONEST, le=LATEST)]


class OwnTable(_Form):
    """A table somebody plays at, by its name and the keys of their seats, joined by dots; without a key they look on."""

    table: Annotated[Text, Field(max_length=LONGEST_NAME)]
    key: Annotated[Text, Field(max_length=LONGEST_KEY)] | None = None


class Mine(_Form):
    """The tables of somebody who asks how they stand."""

    tables: Annotated[list[OwnTable], Field(max_length=MOST_MINE)]


class Invitation(_Form):
    """A link to a seat, from 1: one of one's own, for another device, or one that waits for a friend.

    ``frees``: whoever has the seat loses it, and it waits for whoever uses the link.
    """

    seat: Annotated[int, Field(ge=1, le=MOST_SEATS)]
    frees: bool = False


class Coming(_Form):
    """Somebody who takes a seat by its link. ``name``: what they are called.

    ``key``: the key they want to have, a secret of 128 bits or more; whoever asks again with it, because no answer came, is
    answered the same. Without it they are given one.
    """

    link: Annotated[Text, Field(max_length=LONGEST_LINK)]
    name: Name | None = None
    key: OwnKey | None = None


class Wording(_Form):
    """A seat, from 1, of whoever asks, to which they want four words."""

    seat: Annotated[int, Field(ge=1, le=MOST_SEATS)]


class Recovery(_Form):
    """Four words that somebody has written down, in either language. ``key``: as of ``Coming``."""

    words: Annotated[Text, Field(max_length=LONGEST_WORDS)]
    key: OwnKey | None = None


class Laying(_Form):
    """What lay on a real table before the first action, told otherwise.

    ``position``: the position of moment 0 as it was shown, changed; ``version``: the table when it was shown.
    """

    position: PositionDocument
    version: Annotated[int, Field(ge=0, le=1_000_000)]


class Forgetting(_Form):
    """Whether whoever asks wants the table to be deleted for all."""

    yes: bool


class ToPlay(_Form):
    """Actions in notation that are played as one decision at the table of a ``version``.

    ``again``: they are sent once more because no answer came; where they were played, nothing happens.
    """

    actions: Annotated[list[Annotated[Text, Field(max_length=LONGEST_TEXT)]], Field(min_length=1, max_length=MOST_ACTIONS)]
    version: Annotated[int, Field(ge=0, le=1_000_000)]
    again: bool = False


class Again(_Form):
    """Another game of the people of a table, by the same rules.

    ``deal``: whether the same comes to them or something new. ``rotate``: whether everybody moves on by one seat.
    """

    deal: Literal["same", "new"]
    rotate: bool = False


class PadEntries(_Form):
    """What was counted on a real table. ``entries``: by the id of a field; where there is one by seat, a list in seat order.

    Lists may be shorter, and hold null where nothing is entered yet. ``names``: of the seats, for sentences.
    """

    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)]
    names: Annotated[list[Name | None], Field(max_length=MOST_SEATS)] = []
    options: Annotated[dict[Text, bool | int | Text], Field(max_length=100)] = {}
    entries: Annotated[dict[Text, Json], Field(max_length=200)] = {}


class PositionUnderWork(_Form):
    """A position document somebody works on: whatever cannot be in it is answered, not refused. ``names``: of the seats."""

    document: PositionDocument
    names: Annotated[list[Name | None], Field(max_length=MOST_SEATS)] = []
