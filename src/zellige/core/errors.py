"""Errors a person can cause. Each is one sentence in the person's language: message ``error-KIND`` of the core locale."""

from __future__ import annotations

from typing import Any, ClassVar


class PersonError(Exception):
    """Something a person asked for cannot be done. ``kind`` names the message, ``params`` fill it in."""

    kind: ClassVar[str] = "person"

    def __init__(self, **params: Any) -> None:
        self.params = params
        super().__init__(f"{self.kind}: " + ", ".join(f"{key}={value}" for key, value in params.items()))


class UnknownGame(PersonError):
    kind = "unknown-game"


class UnknownOption(PersonError):
    """``value`` is None when the option itself does not exist."""

    kind = "unknown-option"


class UnknownPlayer(PersonError):
    kind = "unknown-player"


class NotationError(PersonError):
    """A text is not notation of this game."""

    kind = "notation"


class IllegalAction(PersonError):
    """An action in notation that may not be played now; ``reason`` says why."""

    kind = "illegal-action"


class BadPosition(PersonError):
    """A position document that is not one, or describes a position that cannot be. ``problem``: message of the game's locale."""

    kind = "bad-position"


class BadRecord(PersonError):
    """A record that cannot be read or does not replay; ``line`` counts from 1."""

    kind = "bad-record"


class BadFile(PersonError):
    """A file that cannot be read or written."""

    kind = "bad-file"


class NothingToUndo(PersonError):
    kind = "nothing-to-undo"
