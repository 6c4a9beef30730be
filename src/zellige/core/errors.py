"""Errors a person can cause. Each is one sentence in the person's language: message ``error-KIND`` of the core locale."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar


@dataclass(frozen=True)
class Phrase:
    """A part of a sentence: message ``phrase-KIND`` of our locale with its parameters: texts, phrases or tuples of them."""

    kind: str
    params: Mapping[str, Any] = field(default_factory=dict)


class PersonError(Exception):
    """Something a person asked for cannot be done. ``kind`` names the message, ``params`` fill it in."""

    kind: ClassVar[str] = "person"
    asked: ClassVar[str] = ""
    """The parameter that holds a name which is none of those in ``known``: the nearest of them is proposed."""

    def __init__(self, **params: Any) -> None:
        self.params = params
        super().__init__()

    def __str__(self) -> str:
        """The sentence in the language the environment asks for."""
        return _said_by[-1](self) if _said_by else f"{self.kind}: {self.params}"


def said_by(words: Callable[[PersonError], str]) -> None:
    """Says errors from now on: they are values, and whoever has words puts them into words."""
    _said_by.append(words)


_said_by: list[Callable[[PersonError], str]] = []


class GameLeftOut(PersonError):
    """A game that is installed, but cannot be loaded; ``detail``: what its code raised. All others can be played."""

    kind = "game-left-out"


class UnknownGame(PersonError):
    kind = "unknown-game"
    asked = "game"


class UnknownOption(PersonError):
    """A game has no option of this name; ``known`` are those it has."""

    kind = "unknown-option"
    asked = "option"


class UnknownValue(UnknownOption):
    """An option cannot have this value; ``known`` are those it may have. The number of seats counts as an option ``seats``."""

    kind = "unknown-value"
    asked = "value"


class UnknownPlayer(PersonError):
    kind = "unknown-player"
    asked = "player"


class BadPlayer(PersonError):
    """A player from outside that cannot be loaded."""

    kind = "bad-player"


class PlayerFault(PersonError):
    """A player has failed, or answered what cannot be played; in which game (from 1), seat and moment, where that is known."""

    kind = "player-fault"

    def __init__(self, **params: Any) -> None:
        super().__init__(**{"number": 0, "seat": 0, "ply": 0, **params})


class BadSetting(PersonError):
    """An environment variable, ``name``, that cannot hold this value; ``known`` are those it may have."""

    kind = "bad-setting"
    asked = "value"


class NotationError(PersonError):
    """A text, ``action``, is not notation of a game; ``example`` is."""

    kind = "notation"


class IllegalAction(PersonError):
    """An action in notation that may not be played now; ``why``: the game's ``Reason``."""

    kind = "illegal-action"


class BadJson(PersonError):
    """A text that is not JSON, or JSON that says two things: ``line`` and ``column`` count from 1.

    ``problem`` names a message ``problem-json-...``; where only the column is to be said, ``line`` is ``none``.
    """

    kind = "bad-json"


class NoSuchAction(IllegalAction):
    """A number, ``action``, that is the id of no action of a game."""

    kind = "no-such-action"


class BadPosition(PersonError):
    """A position document that is not one, or describes a position that cannot be.

    ``problem`` names a message ``problem-...`` of our locale or of the game's, which the other parameters fill in. ``others``:
    more of them, each with its own parameters, and ``more``: how many beside these are not told.
    """

    kind = "bad-position"


class TooMuch(PersonError):
    """A document that holds more values, or more of them inside each other, than any that has a meaning."""

    kind = "too-much"


class PartOfPosition(BadPosition):
    """A position document whose pieces do not add up: as a part of a position (``partial``) it can be used."""

    kind = "part-of-position"


class BadSeed(PersonError):
    """Something that cannot be a seed; ``problem`` says why."""

    kind = "bad-seed"


class BadName(PersonError):
    """The name of ``seat``, from 1, is not text, or cannot be written."""

    kind = "bad-name"


class BadRecord(PersonError):
    """A record that cannot be read or does not replay; ``line`` counts from 1."""

    kind = "bad-record"


class NoComponentSets(PersonError):
    """A game of whose box everything is known, so that there is nothing to replace."""

    kind = "no-component-sets"


class BadComponents(PersonError):
    """A component set that cannot be used; ``detail``: the first ``Finding``, ``more``: how many there are beside it."""

    kind = "bad-components"


class BadFile(PersonError):
    """A file that cannot be read or written."""

    kind = "bad-file"


class NothingToUndo(PersonError):
    kind = "nothing-to-undo"


class NothingToRedo(PersonError):
    kind = "nothing-to-redo"
