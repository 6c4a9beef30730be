"""What is written down of a table when it is founded; then come entries. Nothing else is kept."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from zellige.core import speaker
from zellige.core.game import Document
from zellige.core.seeds import sealed
from zellige.tables.clock import Clock
from zellige.tables.shared import Shared

_CHARTER = {"table": str, "game": str, "rules_version": int, "options": dict, "seats": list, "seed": str, "salt": str}
ENTERED = "entered"
JOINT = "."
"""Stands between the keys of several seats."""
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # no letter that looks like a number


Asking = frozenset[int]
"""Who asks: the seats, from 0, whose keys were shown. Nobody's: an onlooker."""


class Unreadable(ValueError):
    """What was kept is nothing a zellige writes: the file is hurt."""


@dataclass(frozen=True)
class Seat(speaker.Seat):
    """Who sits at a table.

    ``key``: SHA-256 of the right to play this seat, or where a bot does, to let another take its place. None: nobody has it.
    ``link``: SHA-256 of the link by which a friend takes this seat, once. ``keys``: of keys that others than whoever made the
    table have to it, as they come along from the table before. ``colour``: the colour of its pieces at a real table, by the
    number of the seat that has it elsewhere, from 1; None: that of its own number.
    """

    key: str | None = None
    link: str | None = None
    keys: tuple[str, ...] = ()
    colour: int | None = None


@dataclass(frozen=True)
class Charter:
    """A table as it was founded.

    ``start``: the position document it starts from instead of a deal, ``record``: the text of the record it shows instead of a
    game to be played. ``components``: the component set it is dealt from instead of the shipped one. ``lesson``: the chapter of
    the first steps that it is there for: it is no game, and stands in no list of games. ``chance``: ``entered`` where it goes
    beside a real table: people draw from the box and say what came. None: the seed decides. ``clock``: how long people may
    think there; None: as long as they like. ``shared``: the deal that others play, too, each at a table of their own.
    """

    table: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    seed: str
    salt: str
    start: Document | None = None
    record: str | None = None
    components: Document | None = None
    lesson: str | None = None
    chance: str | None = None
    clock: Clock | None = None
    shared: Shared | None = None

    @property
    def entered(self) -> bool:
        """Whether it goes beside a real table, and what is drawn there is entered."""
        return self.chance == ENTERED

    @cached_property
    def seal(self) -> str:
        """SHA-256 of seed and salt: what is promised before the game and checked after it."""
        return sealed(self.seed, self.salt)

    def document(self) -> dict[str, Any]:
        """As the store keeps it."""
        document = asdict(self)
        for seat in document["seats"]:
            if not seat["keys"]:
                del seat["keys"]
            if seat["colour"] is None:
                del seat["colour"]
        for name in ("clock", "shared"):
            if document[name] is None:
                del document[name]
        return document

    @staticmethod
    def of(document: Any) -> Charter:
        """The charter the store has kept; ``Unreadable`` when it is none. Fields of a later zellige are left alone."""
        if not isinstance(document, dict) or any(type(document.get(name)) is not kind for name, kind in _CHARTER.items()):
            raise Unreadable("charter")
        return Charter(
            **{name: document[name] for name in _CHARTER if name != "seats"},
            seats=tuple(_seat(seat, _either(document, "key", str)) for seat in document["seats"]),
            start=_either(document, "start", dict), record=_either(document, "record", str),
            components=_either(document, "components", dict), lesson=_either(document, "lesson", str),
            chance=_either(document, "chance", str), clock=_clock(_either(document, "clock", dict)),
            shared=_shared(_either(document, "shared", dict)))


def _seat(document: Any, key: str | None) -> Seat:
    """``key``: the one of the whole table, as versions 1 and 2 kept it. It is the key of each of its seats."""
    if not isinstance(document, dict):
        raise Unreadable("seat")
    link, keys = _either(document, "link", str), _either(document, "keys", list) or []
    if any(type(one) is not str for one in keys):
        raise Unreadable("keys")
    return Seat(_either(document, "name", str), _either(document, "player", str),
                _either(document, "key", str) or (None if link or keys else key), link, tuple(keys),
                _either(document, "colour", int))


def _clock(document: dict[str, Any] | None) -> Clock | None:
    if document is None:
        return None
    if type(document.get("time")) is not int or type(document.get("increment")) is not int:
        raise Unreadable("clock")
    return Clock(document["time"], document["increment"], _either(document, "each", bool) is True,
                 _either(document, "then", str))


def _shared(document: dict[str, Any] | None) -> Shared | None:
    if document is None:
        return None
    kinds = {"deal": str, "link": str, "places": int, "place": int, "closes": int}
    if any(type(document.get(name)) is not kind for name, kind in kinds.items()):
        raise Unreadable("shared")
    return Shared(**{name: document[name] for name in kinds})


def _either(document: Mapping[str, Any], name: str, kind: type) -> Any:
    """A field that may be null or missing."""
    value = document.get(name)
    if value is not None and type(value) is not kind:
        raise Unreadable(name)
    return value


def hashed(text: str) -> str:
    """SHA-256 of a text, in hexadecimal. Half surrogates, which JSON can carry, count as they stand."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def new_table() -> str:
    """A name for a table that nobody guesses: 12 letters and digits, 60 bits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def new_key() -> str:
    """The right to play a seat, 192 bits; without a ``JOINT``."""
    return secrets.token_urlsafe(24)


def new_link(seat: int) -> str:
    """What a link to a seat, from 0, says: the seat and a secret of 192 bits."""
    return f"{seat + 1}-{new_key()}"


def new_seed() -> str:
    """A seed for whoever names none: 16 hexadecimal digits."""
    return secrets.token_hex(8)


def new_salt() -> str:
    """What makes a short seed unguessable behind its seal: 32 hexadecimal digits."""
    return secrets.token_hex(16)
