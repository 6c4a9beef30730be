"""Says what happens at a table in one language, as one browser should read it."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import numpy as np

from zellige.core.errors import PersonError
from zellige.core.game import Event, Game, Option, Reason, Term, option_text
from zellige.core.language import LANGUAGES, Language, MissingMessage, language
from zellige.core.language import sentence as error_sentence
from zellige.core.shown import shown
from zellige.server.charter import Seat

log = logging.getLogger("zellige")


@lru_cache(maxsize=1)
def _own_names() -> frozenset[str]:
    return frozenset(language(code).say("seat-you").casefold() for code in LANGUAGES)


@dataclass(frozen=True)
class Speaker:
    """The words of a game for a browser: ``you`` is the seat it is called by, from 0, when it plays one only."""

    game: Game
    lang: str
    seats: tuple[Seat, ...] = ()
    you: int | None = None

    @property
    def words(self) -> Language:
        """The language with the game's own messages."""
        return language(self.lang, self.game.home)

    # --- seats ---

    def name(self, seat: int) -> str:
        """How a seat is called, from 0, as it may be shown: of several with one name each carries its number."""
        called = self._called
        own = called[seat] if seat < len(called) else shown(self.kept_name(seat))
        alike = sum(other.casefold() == own.casefold() for other in called)
        return own if alike < 2 else f"{own} ({seat + 1})"

    @cached_property
    def _called(self) -> list[str]:
        return [shown(self.kept_name(seat)) for seat in range(len(self.seats))]

    def kept_name(self, seat: int) -> str:
        """The name of a seat, from 0, as it was given and as a record keeps it.

        Somebody who gave no name, or the word for "you", is called so in every language.
        """
        if seat < len(self.seats) and self._named(seat):
            return str(self.seats[seat].name)
        if seat == self.you:
            return self.words.say("seat-you")
        if seat < len(self.seats) and (player := self.seats[seat].player):
            alike = [number for number, other in enumerate(self.seats) if other.player == player and not self._named(number)]
            return self.player(player) if len(alike) == 1 else f"{self.player(player)} {alike.index(seat) + 1}"
        return self.words.say("seat-player", seat=str(seat + 1))

    def is_you(self, seat: int) -> bool:
        """Whether sentences speak to this seat instead of about it."""
        return seat == self.you and not self._named(seat)

    def _named(self, seat: int) -> bool:
        name = self.seats[seat].name if seat < len(self.seats) else None
        return name is not None and name.casefold() not in _own_names()

    def player(self, player: str) -> str:
        """A way to play, as people call it; an installed one by its own name."""
        return self.say(f"player-{player}") if player in self.game.player_names() else shown(player)

    # --- sentences ---

    def say(self, message: str, **params: Any) -> str:
        """A message with its parameters. ``seat`` and ``other`` are seats, from 0: they become names.

        ``$you`` and ``$other_you`` say ``yes`` where a sentence speaks to the seat itself.
        """
        return self._said(message, self._with_names(params))

    def _said(self, message: str, params: Mapping[str, Any]) -> str:
        """A message that a game forgot is a mistake for the terminal and the tests; at the table its name has to do."""
        try:
            return self.words.say(message, **params)
        except MissingMessage as missing:
            log.error("missing message %s", missing)
            return message

    def _with_names(self, params: Mapping[str, Any]) -> dict[str, Any]:
        said = {key: value.item() if isinstance(value, np.generic) else value for key, value in params.items()}
        for key, you in (("seat", "you"), ("other", "other_you")):
            if isinstance(said.get(key), int):
                seat = said[key]
                said[key], said[you] = self.name(seat), "yes" if self.is_you(seat) else "no"
        return said

    def event(self, event: Event) -> str:
        """An event as a line of the log."""
        seat = {} if event.seat is None else {"seat": int(event.seat)}
        return self.say(f"event-{event.kind}", **{**event.params, **seat})

    def reason(self, reason: Reason) -> tuple[str, str]:
        """Why an action is not allowed, and the section of the rulebook."""
        name, params = f"reason-{reason.rule.replace('.', '-')}", self._with_names(reason.params)
        return self._said(name, params), self._said(f"{name}.section", {})

    def error(self, error: PersonError) -> str:
        """The one sentence for what cannot be done."""
        return error_sentence(error, self.lang)

    def term(self, term: Term) -> str:
        """The name of a line of the score."""
        return self.say(f"term-{term.rule.replace(' ', '-')}")

    def option_value(self, option: Option, value: Any) -> str:
        """A value of an option, as people call it."""
        message = f"option-{option.name}-{option_text(value)}"
        if isinstance(value, bool) and not self.words.has(message):
            message = "option-on" if value else "option-off"
        return self.say(message)

    def fill(self, data: Any) -> Any:
        """View data with every ``{"say": message, "params": {...}}`` in it replaced by the sentence."""
        if isinstance(data, dict):
            if "say" in data:
                return self.say(data["say"], **data.get("params", {}))
            return {key: self.fill(value) for key, value in data.items()}
        if isinstance(data, list | tuple):
            return [self.fill(value) for value in data]
        return data.item() if isinstance(data, np.generic) else data
