"""Errors a person can cause. Each is one sentence in the person's language: message ``error-KIND`` of the core locale."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar


@dataclass(frozen=True)
class Phrase:
    """A part of a sentence: message ``phrase-KIND`` of our locale with its parameters: texts, phrases or tuples of them."""

    kind: str
    params: Mapping[str, Any] = field(default_factory=dict)


class PersonError(Exception):
    """Something a person asked for cannot be done. ``kind`` names the message, ``params`` fill it in.

    ``kind``: the name of the class, ``no-such-action`` of ``NoSuchAction``, unless it has another. ``asked``: the parameter
    that holds a name which is none of those in ``known``: the nearest of them is proposed.
    """

    kind: ClassVar[str] = "person"
    asked: ClassVar[str] = ""

    def __init_subclass__(cls, asked: str | None = None, **more: Any) -> None:
        super().__init_subclass__(**more)
        cls.kind = vars(cls).get("kind") or re.sub(r"\B(?=[A-Z])", "-", cls.__name__).lower()
        cls.asked = cls.asked if asked is None else asked

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


class UnknownGame(PersonError, asked="game"):
    """No game of this name is installed; ``known`` are those that are."""


class UnknownOption(PersonError, asked="option"):
    """A game has no option of this name; ``known`` are those it has."""


class UnknownValue(UnknownOption, asked="value"):
    """An option cannot have this value; ``known`` are those it may have. The number of seats counts as an option ``seats``."""


class UnknownPlayer(PersonError, asked="player"):
    """A game has no player of this name; ``known`` are those there are."""


class BadPlayer(PersonError):
    """A player from outside that cannot be loaded."""


class PlayerFault(PersonError):
    """A player has failed, or answered what cannot be played; in which game (from 1), seat and moment, where that is known."""

    def __init__(self, **params: Any) -> None:
        super().__init__(**{"number": 0, "seat": 0, "ply": 0, **params})


class BadSetting(PersonError, asked="value"):
    """An environment variable, ``name``, that cannot hold this value; ``known`` are those it may have."""


class NotationError(PersonError):
    """A text, ``action``, is not notation of a game; ``example`` is."""

    kind = "notation"


class IllegalAction(PersonError):
    """An action in notation that may not be played now; ``why``: the game's ``Reason``."""


class BadJson(PersonError):
    """A text that is not JSON, or JSON that says two things: ``line`` and ``column`` count from 1.

    ``problem`` names a message ``problem-json-...``; where only the column is to be said, ``line`` is ``none``.
    """


class NoSuchAction(IllegalAction):
    """A number, ``action``, that is the id of no action of a game."""


class BadPosition(PersonError):
    """A position document that is not one, or describes a position that cannot be.

    ``problem`` names a message ``problem-...`` of our locale or of the game's, which the other parameters fill in. ``others``:
    more of them, each with its own parameters, and ``more``: how many beside these are not told.
    """


class TooMuch(PersonError):
    """A document that holds more values, or more of them inside each other, than any that has a meaning."""


class PartOfPosition(BadPosition):
    """A position document whose pieces do not add up: as a part of a position (``partial``) it can be used."""


class BadSeed(PersonError):
    """Something that cannot be a seed; ``problem`` says why."""


class BadName(PersonError):
    """The name of ``seat``, from 1, is not text, or cannot be written."""


class BadRecord(PersonError):
    """A record that cannot be read or does not replay; ``line`` counts from 1."""


class NoComponentSets(PersonError):
    """A game of whose box everything is known, so that there is nothing to replace."""


class NoPad(PersonError):
    """A game without a score pad."""


class NoEmptyTable(PersonError):
    """A game without a document of an empty table, whose positions cannot be put together piece by piece."""


class BadComponents(PersonError):
    """A component set that cannot be used; ``detail``: the first ``Finding``, ``more``: how many there are beside it."""


class BadFile(PersonError):
    """A file that cannot be read or written."""


class NothingToUndo(PersonError):
    """Nothing can be taken back."""


class NothingToRedo(PersonError):
    """Nothing was taken back that could be played again."""


class CrossedSequence(PersonError):
    """Decisions that cannot be taken as one, because of what comes after ``action``: a draw, a reveal or another seat."""


class BadLink(PersonError):
    """A text that is no link to a seat."""


class NoServer(PersonError):
    """An address at which no zellige answers."""


class FarAway(PersonError):
    """What a server elsewhere refuses: its ``text`` is a sentence already, ``status`` the HTTP answer."""
