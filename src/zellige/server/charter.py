"""What is written down of a table: its charter, once, and then one entry for everything that happens. Nothing else is kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from zellige.core.game import Document
from zellige.core.seeds import sealed

ACT, UNDO, RESET, REPLACE = "act", "undo", "reset", "replace"
"""The kinds of entries. Whoever adds one raises the version of the store: what does not know it must not play on."""
_CHARTER = {
    "table": str, "game": str, "rules_version": int, "options": dict, "seats": list, "seed": str, "salt": str, "key": str}
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # no letter that looks like a number


Asking = frozenset[int]
"""Who asks: the seats, from 0, whose keys were shown. Nobody's: an onlooker."""


class Unreadable(ValueError):
    """What was kept is nothing a zellige writes: the file is hurt."""


@dataclass(frozen=True)
class Seat:
    """Who sits there. ``player``: the bot's way to choose, None for a person; ``name``: None when the person gave none."""

    name: str | None
    player: str | None


@dataclass(frozen=True)
class Charter:
    """A table as it was founded.

    ``key``: SHA-256 of the right to play the persons' seats. ``start``: the position document it starts from instead of a deal,
    ``record``: the text of the record it shows instead of a game to be played. ``components``: the component set it is dealt
    from instead of the shipped one.
    """

    table: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    seed: str
    salt: str
    key: str
    start: Document | None = None
    record: str | None = None
    components: Document | None = None

    @property
    def seal(self) -> str:
        """SHA-256 of seed and salt: what is promised before the game and checked after it."""
        return sealed(self.seed, self.salt)

    def asking(self, key: str | None) -> Asking:
        """Whose key this is, in a time that tells nothing about the right one; nobody's when there is no such key."""
        opens = key is not None and hmac.compare_digest(hashed(key), self.key)
        return frozenset(range(len(self.seats)) if opens else ())

    def document(self) -> dict[str, Any]:
        """As the store keeps it."""
        return asdict(self)

    @staticmethod
    def of(document: Any) -> Charter:
        """The charter the store has kept; ``Unreadable`` when it is none. Fields of a later zellige are left alone."""
        if not isinstance(document, dict) or any(type(document.get(name)) is not kind for name, kind in _CHARTER.items()):
            raise Unreadable("charter")
        return Charter(
            **{name: document[name] for name in _CHARTER if name != "seats"},
            seats=tuple(_seat(seat) for seat in document["seats"]), start=_either(document, "start", dict),
            record=_either(document, "record", str), components=_either(document, "components", dict))


def _seat(document: Any) -> Seat:
    if not isinstance(document, dict):
        raise Unreadable("seat")
    return Seat(_either(document, "name", str), _either(document, "player", str))


def _either(document: Mapping[str, Any], name: str, kind: type) -> Any:
    """A field that may be null or missing."""
    value = document.get(name)
    if value is not None and type(value) is not kind:
        raise Unreadable(name)
    return value


@dataclass(frozen=True)
class Entry:
    """One thing that happened: an ``act``, an ``undo`` or ``reset`` back to the moment after ``ply`` actions, or a bot that was
    replaced: ``seat``, from 0, is played by ``player`` from then on.

    ``ply`` of the others: how many actions there were before it. Chance outcomes follow from the seed and are not entries.
    ``kind`` is what the store has kept, also when a later zellige wrote it; it is empty when nothing can be read there.
    """

    kind: str
    ply: int
    action: str | None = None
    seat: int | None = None
    player: str | None = None

    @property
    def known(self) -> bool:
        """Whether this zellige knows what happened. Whatever else it is, it never changes a table."""
        said = {name for name in ("action", "seat", "player") if getattr(self, name) is not None}
        return self.ply >= 0 and said == _SAID.get(self.kind)

    def document(self) -> dict[str, Any]:
        """As the store keeps it."""
        return {key: value for key, value in asdict(self).items() if value is not None}

    @staticmethod
    def of(document: Any) -> Entry:
        """The entry the store has kept; what is none has no kind. Fields of a later zellige are left alone."""
        if not isinstance(document, dict) or type(document.get("kind")) is not str:
            return UNREADABLE
        kind, ply, action = document["kind"], document.get("ply"), document.get("action")
        seat, player = document.get("seat"), document.get("player")
        return Entry(kind, ply if type(ply) is int else -1, action if type(action) is str else None,
                     seat if type(seat) is int else None, player if type(player) is str else None)


_SAID: dict[str, set[str]] = {ACT: {"action"}, UNDO: set(), RESET: set(), REPLACE: {"seat", "player"}}
"""What an entry of each kind says beside its ``ply``."""
UNREADABLE = Entry("", -1)
"""An entry of which nothing can be read."""


def hashed(text: str) -> str:
    """SHA-256 of a text, in hexadecimal. Half surrogates, which JSON can carry, count as they stand."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def new_table() -> str:
    """A name for a table that nobody guesses: 12 letters and digits, 60 bits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def new_key() -> str:
    """The right to play, 192 bits."""
    return secrets.token_urlsafe(24)


def new_seed() -> str:
    """A seed for whoever names none: 16 hexadecimal digits."""
    return secrets.token_hex(8)


def new_salt() -> str:
    """What makes a short seed unguessable behind its seal: 32 hexadecimal digits."""
    return secrets.token_hex(16)
