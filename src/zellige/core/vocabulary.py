"""The words in which all rooms speak of games: records and seats, and what a game says of itself as plain values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NotRequired

import numpy as np
import numpy.typing as npt
from typing_extensions import TypedDict

State = np.record
States = npt.NDArray[Any]
Ints = npt.NDArray[np.int32]
Document = dict[str, Any]

CHANCE = -1
"""The seat that draws: its legal actions are outcomes with weights."""
NOBODY = -2
"""The game is over."""
ILLEGAL = -3
"""What ``step`` answers instead of a seat when it has refused an action."""


@dataclass(frozen=True)
class Option:
    """A choice that changes the rules: a variant, or a question the rulebook leaves open.

    ``values``: what it may be, the default first (bool, int or text). ``source``: where the question comes from.
    Its name and meaning for people stand in the game's locale as ``option-NAME``, ``.help`` and ``option-NAME-VALUE``.
    """

    name: str
    values: tuple[Any, ...]
    source: str

    @property
    def default(self) -> Any:
        """The value that holds where nobody says otherwise: the first."""
        return self.values[0]


def option_text(value: Any) -> str:
    """An option's value as people type it: ``true``, ``false``, a number or a word."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Term:
    """One line of a score. ``rule``: its name, unique in the list of a seat; ``amount``: points; ``cells``: what it counts.

    ``places``: the same cells by names that a board cannot mistake, where the names of the documents could be (a wall ``e7``
    beside a city cell ``e7``); empty where they cannot.
    """

    rule: str
    amount: int
    cells: tuple[str, ...] = ()
    places: tuple[str, ...] = ()


@dataclass(frozen=True)
class Column:
    """A column of the score pad: ``rules``: the terms that stand in it; ``label``: a message of the game's locale.

    ``name``: what the browser app calls it; ``icon``: one of the board's pictures, or none.
    """

    name: str
    label: str
    rules: tuple[str, ...]
    icon: str | None = None


@dataclass(frozen=True)
class Reason:
    """Why an action is not allowed: a message id of the game's locale (``reason-RULE``) with its parameters."""

    rule: str
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Event:
    """One thing that an action changed, in the past tense of a log: message ``event-KIND`` of the game's locale.

    ``seat``: who it happened to, counted from 0 (None: nobody); ``params``: for the sentence (``seat``-like parameters count
    from 0 under the names ``seat`` and ``other``); under ``pieces`` there is a list of those of every piece that somebody
    moves at a real table. ``cells``: where. The first event of an action is the decision itself, the others are its effects.
    ``quiet``: it says only that something is left out or over, and so never stands alone.
    """

    kind: str
    seat: int | None = None
    params: Mapping[str, Any] = field(default_factory=dict)
    cells: tuple[str, ...] = ()
    quiet: bool = False


@dataclass(frozen=True)
class Moment:
    """One action of a turn as somebody sees it, with what they were told of it: see ``Game.narrate``.

    ``mover``: who decided (a seat from 0, or ``CHANCE``); ``action``: None where they have not heard it.
    """

    mover: int
    before: State
    action: int | None
    after: State
    events: Sequence[Event]


@dataclass(frozen=True)
class Assumption:
    """What a position document leaves out and the rest of it does not decide, so that reading it had to take something.

    ``kind``: message ``assumed-KIND`` of the game's locale, with its parameters, says what was taken. ``fields``: what is left
    out, each as its path in the JSON document (``players/1/coins``: list items from 0); a path stands for all that is in it.
    """

    kind: str
    fields: tuple[str, ...]
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Finding:
    """One sentence about a set: message ``set-KIND`` of the game's locale with its parameters.

    ``entry``: the id of the piece it is about, or the name of the list it is about, or nothing.
    """

    kind: str
    params: Mapping[str, Any] = field(default_factory=dict)
    entry: str = ""


# --- what is drawn ---------------------------------------------------------------------------------------------------


class Message(TypedDict):
    """A message of the game's locale inside a view: what is sent in its place is its sentence, a text."""

    say: str
    params: NotRequired[dict[str, Any]]


class Prompt(TypedDict):
    """Who decides, what, and what they may want to know: it is sent with the decision, apart from the view."""

    title: Message
    detail: Message | None


class PlainView(TypedDict):
    """What the plain board draws, which any game has that has no board of its own."""

    kind: Literal["plain"]
    text: str | list[str] | list[Message]
    """The board as it stands on the screen, or its lines."""
    secrets: NotRequired[list[str | Message]]
    """By seat, what its score leaves out because whoever looks may not know it, in words; "" for nothing."""
    prompt: Prompt
