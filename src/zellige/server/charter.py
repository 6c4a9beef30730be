"""What is written down of a table: its charter, once, and then one entry for everything that happens. Nothing else is kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import asdict, dataclass
from typing import Any, Literal

from zellige.core.game import Document

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # no letter that looks like a number


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

    def opens(self, key: str | None) -> bool:
        """Whether a key is the right one, in a time that tells nothing about it."""
        return key is not None and hmac.compare_digest(hashed(key), self.key)

    def document(self) -> dict[str, Any]:
        """As the store keeps it."""
        return asdict(self)

    @staticmethod
    def of(document: dict[str, Any]) -> Charter:
        """The charter the store has kept."""
        return Charter(**{**document, "seats": tuple(Seat(**seat) for seat in document["seats"])})


@dataclass(frozen=True)
class Entry:
    """One thing that happened: an ``act``, or an ``undo`` or ``reset`` back to the moment after ``ply`` actions.

    ``ply`` of an act: how many actions there were before it. Chance outcomes follow from the seed and are not entries.
    """

    kind: Literal["act", "undo", "reset"]
    ply: int
    action: str | None = None

    def document(self) -> dict[str, Any]:
        """As the store keeps it."""
        return {key: value for key, value in asdict(self).items() if value is not None}

    @staticmethod
    def of(document: dict[str, Any]) -> Entry:
        """The entry the store has kept."""
        return Entry(**document)


def sealed(seed: str, salt: str) -> str:
    """SHA-256, in hexadecimal, of the text ``SEED:SALT``."""
    return hashed(f"{seed}:{salt}")


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
