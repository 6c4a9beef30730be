"""What happens at a table: one entry for everything that somebody does, each kind a type of its own.

Whoever adds a kind raises the version of the store: what does not know it must not play on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from typing import Any, Literal


def now() -> str:
    """The time as an entry keeps it: UTC, to the millisecond."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").removesuffix("+00:00") + "Z"


@dataclass(frozen=True, kw_only=True)
class _Done:
    """What every kind says: it was done when there were ``ply`` actions, and when that was, ``at``; None where an older zellige
    has not kept that.
    """

    ply: int
    at: str | None = field(default_factory=now)


@dataclass(frozen=True, kw_only=True)
class Act(_Done):
    """``action``, in notation, was played when there were ``ply`` actions. Chance outcomes follow from the seed: no entries.

    Where they are entered they are such entries: ``seat`` is then who has entered it, None where nobody had to.

    ``follows``: true where it belongs to the decision before it: both are taken back together.

    ``left``: at a table with clocks, what was left to every seat when it was played, in milliseconds.

    ``values``, ``line``: of a bot that says so, what it expected for every seat, in points, and the actions it expected from
    this one on, in notation, as far as they could be played.

    Of every kind: ``seat`` is whose seat did it, from 0; None where an older zellige has not kept that.
    """

    kind = "act"
    action: str
    seat: int | None = None
    follows: bool | None = None
    left: list[int] | None = None
    values: list[float] | None = None
    line: list[str] | None = None


@dataclass(frozen=True, kw_only=True)
class TakeBack(_Done):
    """Back to the moment after ``ply`` actions: before a decision (``undo``) or a turn (``reset``) of ``seat``."""

    kind: Literal["undo", "reset"]
    seat: int | None = None


@dataclass(frozen=True, kw_only=True)
class Redo(_Done):
    """What was taken back last was played again, up to the moment after ``ply`` actions; ``seat`` decided first of it.

    ``left``: as of an ``Act``.
    """

    kind = "redo"
    seat: int | None = None
    left: list[int] | None = None


@dataclass(frozen=True, kw_only=True)
class Replace(_Done):
    """From now on ``player`` decides for ``seat``: a bot, in place of a person or of another bot; None: its person again.

    ``resigns``: true where its person has given up, and does not come back; ``late``: because they had no time left.
    """

    kind = "replace"
    seat: int
    player: str | None = None
    resigns: bool | None = None
    late: bool | None = None


@dataclass(frozen=True, kw_only=True)
class Invite(_Done):
    """A link to ``seat`` was made, instead of the one there was: ``link`` is the SHA-256 of what it says.

    ``frees``: true where no key that opened the seat does so any more.
    """

    kind = "invite"
    seat: int
    link: str
    frees: bool | None = None


@dataclass(frozen=True, kw_only=True)
class Join(_Done):
    """Somebody took ``seat`` by a ``link`` and has a ``key`` of their own: SHA-256 of both. ``name``: theirs."""

    kind = "join"
    seat: int
    link: str
    key: str
    name: str | None = None


@dataclass(frozen=True, kw_only=True)
class WriteDown(_Done):
    """Four words that bring ``seat`` back were told, instead of those before: ``code`` is what is kept of them."""

    kind = "words"
    seat: int
    code: str


@dataclass(frozen=True, kw_only=True)
class Recover(_Done):
    """Whoever knew the words of ``seat`` has it back: ``key`` is the SHA-256 of the only one that opens it from now on.

    The words, of which ``code`` was kept, are used up, and a link to the seat as well.
    """

    kind = "recover"
    seat: int
    code: str
    key: str


@dataclass(frozen=True, kw_only=True)
class Ask(_Done):
    """``seat`` asks all others whether something may be done.

    ``what`` is taken back (``undo``, ``reset``), to the moment after ``to`` actions, or the game is to end (``abandon``).

    Whoever has asked agrees, and so do the other seats of the same browser: they answer at once.
    """

    kind = "ask"
    seat: int
    what: str
    to: int


@dataclass(frozen=True, kw_only=True)
class Reply(_Done):
    """``seat`` answers what is asked: a no ends it, and is how whoever has asked withdraws it."""

    kind = "reply"
    seat: int
    yes: bool


@dataclass(frozen=True, kw_only=True)
class End(_Done):
    """The game ended before its end: ``seat`` ``resigned``, or was ``late`` and had no time left, and one other was left; or it
    asked, and all ``abandoned`` it; or it was ``closed`` with the deal that others played, too."""

    kind = "end"
    seat: int
    how: str


@dataclass(frozen=True, kw_only=True)
class Correct(_Done):
    """Beside a real table ``seat`` told the action number ``to`` otherwise: it was ``action``.

    Later ones stand as long as they fit.
    """

    kind = "correct"
    to: int
    action: str
    seat: int | None = None


@dataclass(frozen=True, kw_only=True)
class Lay(_Done):
    """Beside a real table ``seat`` told what lay there before the first action otherwise: it was ``start``, a position
    document.

    Actions stand as long as they fit.
    """

    kind = "lay"
    start: dict[str, Any]
    seat: int | None = None


@dataclass(frozen=True, kw_only=True)
class Rematch(_Done):
    """``seat`` proposes another game, which is to be played at ``table``: whoever has a seat here has one there."""

    kind = "rematch"
    seat: int
    table: str


@dataclass(frozen=True, kw_only=True)
class Forget(_Done):
    """``seat`` wants the table to be deleted for all, or no more. With the last yes there is no table, and no entry of that."""

    kind = "forget"
    seat: int
    yes: bool


@dataclass(frozen=True, kw_only=True)
class Unname(_Done):
    """Whoever has ``seat`` took their name out of a finished table: it has gone from all that was kept before."""

    kind = "unname"
    seat: int


@dataclass(frozen=True, kw_only=True)
class Dialled(_Done):
    """The clocks of a table show what is ``left`` to every seat, in milliseconds.

    ``paused``: true where all have agreed that none runs until somebody decides or all agree again; ``runs``: true where it is
    kept what they show while that of ``seat`` runs on, and nothing has happened.
    """

    kind = "clock"
    seat: int
    left: list[int]
    paused: bool | None = None
    runs: bool | None = None


@dataclass(frozen=True)
class Unknown:
    """What this zellige does not know. ``kind``: as a later one has kept it; empty when nothing can be read there.

    Whatever it is, it never changes a table.
    """

    kind: str


Deed = (Act | TakeBack | Redo | Replace | Invite | Join | WriteDown | Recover | Ask | Reply | End | Correct | Lay | Rematch
        | Forget | Unname | Dialled)
Entry = Deed | Unknown
UNREADABLE = Unknown("")
_KINDS: dict[str, Callable[..., Deed]] = {
    "act": Act, "undo": partial(TakeBack, kind="undo"), "reset": partial(TakeBack, kind="reset"), "redo": Redo,
    "replace": Replace, "invite": Invite, "join": Join, "words": WriteDown, "recover": Recover,
    "ask": Ask, "reply": Reply, "end": End, "correct": Correct, "lay": Lay, "rematch": Rematch, "forget": Forget,
    "unname": Unname, "clock": Dialled}
_FIELDS = {"ply": int, "seat": int, "at": str, "action": str, "player": str, "follows": bool, "link": str, "key": str,
           "code": str, "name": str, "frees": bool, "what": str, "to": int, "yes": bool, "resigns": bool, "how": str,
           "table": str, "left": list, "values": list, "line": list, "start": dict, "late": bool, "paused": bool, "runs": bool}
_IN_LISTS = {"left": (int,), "values": (float, int), "line": (str,)}


def document_of(deed: Deed) -> dict[str, Any]:
    """An entry as the store keeps it, its values those of the entry."""
    return {"kind": deed.kind} | {name: value for name, value in vars(deed).items() if value is not None}


def entry_of(document: Any) -> Entry:
    """The entry the store has kept. Fields of a later zellige are left alone."""
    if not isinstance(document, dict) or type(document.get("kind")) is not str:
        return UNREADABLE
    said = {name: document[name] for name in _FIELDS if document.get(name) is not None}
    known = all(type(value) is _FIELDS[name] for name, value in said.items()) and said.get("ply", -1) >= 0 and all(
        type(one) in _IN_LISTS[name] for name in _IN_LISTS for one in said.get(name, []))
    if known and document["kind"] in _KINDS:
        try:
            return _KINDS[document["kind"]](**{"at": None, **said})
        except TypeError:  # it lacks something, or says what its kind does not
            pass
    return Unknown(document["kind"])
