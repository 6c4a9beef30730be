"""Says what happens in a game in one language, as one reader should read it: seats have names, and one of them may be "you"."""

from __future__ import annotations

import json
import logging
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from zellige.core.game import Game
from zellige.core.language import HOME, LANGUAGES, Language, language
from zellige.core.messages import MissingMessage
from zellige.core.search import SEARCH, level_of, style_of, work_of
from zellige.core.shown import shown
from zellige.core.vocabulary import Option, option_text

log = logging.getLogger("zellige")


@lru_cache(maxsize=1)
def _own_names() -> frozenset[str]:
    return frozenset(language(code).say("seat-you").casefold() for code in LANGUAGES)


@dataclass(frozen=True)
class Seat:
    """Who sits there. ``player``: the bot's way to choose, None for a person; ``name``: None when the person gave none."""

    name: str | None
    player: str | None = None


class Speaker(Language):
    """A language with a game's own messages, for one reader: ``you`` is the seat it is called by, from 0, if any."""

    def __init__(self, game: Game, lang: str, seats: Sequence[Seat] = (), you: int | None = None) -> None:
        super().__init__(lang, (HOME, game.home / "locale"))
        self.game, self.seats, self.you = game, seats, you

    def say(self, message: str, **params: Any) -> str:
        """A message that a game forgot is a mistake for the terminal and the tests; for a reader its name has to do."""
        try:
            return super().say(message, **params)
        except MissingMessage as missing:
            log.error("missing message %s", missing)
            return message

    # --- seats ---

    def name(self, seat: int) -> str:
        """How a seat is called, from 0, as it may be shown: of several with one name each carries its number."""
        return self._called[seat] if seat < len(self.seats) else shown(self.kept_name(seat))

    @cached_property
    def _called(self) -> list[str]:
        own = [shown(self.kept_name(seat)) for seat in range(len(self.seats))]
        alike = Counter(name.casefold() for name in own)
        return [name if alike[name.casefold()] < 2 else f"{name} ({seat})" for seat, name in enumerate(own, 1)]

    def kept_name(self, seat: int) -> str:
        """The name of a seat, from 0, as it was given and as a record keeps it.

        Somebody who gave no name, or the word for "you", is called so in every language.
        """
        if seat < len(self.seats) and self._named(seat):
            return str(self.seats[seat].name)
        if seat == self.you:
            return self.say("seat-you")
        if seat < len(self.seats) and (player := self.seats[seat].player):
            alike = [number for number, other in enumerate(self.seats) if other.player == player and not self._named(number)]
            return self.player(player) if len(alike) == 1 else f"{self.player(player)} {alike.index(seat) + 1}"
        return super().name(seat)

    def name_of(self, seat: int, name: str | None) -> str:
        """How a seat was called, from 0, when it had a ``name``, or none and no bot."""
        return shown(name) if name and name.casefold() not in _own_names() else Language.name(self, seat)

    def is_you(self, seat: int) -> bool:
        """Whether sentences speak to this seat instead of about it."""
        return seat == self.you and not self._named(seat)

    def _named(self, seat: int) -> bool:
        name = self.seats[seat].name if seat < len(self.seats) else None
        return name is not None and name.casefold() not in _own_names()

    def player(self, player: str) -> str:
        """A way to play, as people call it; an installed one by its own name."""
        if player in self.game.player_names():
            return self.say(f"player-{player}")
        if level := level_of(player):
            style = style_of(player)
            return self.say("level-styled", level=self.say(f"level-{level}"), style=self.say(f"style-{style}")) if style \
                else self.say(f"level-{level}")
        with suppress(ValueError):
            if work := work_of(self.game, player):
                kind, count = ("iterations", work.iterations) if work.seconds is None else ("seconds", work.seconds)
                return self.say(f"player-{SEARCH}-{kind}", count=count)
        return shown(player)

    def about_player(self, player: str) -> str:
        """A way to play in a sentence: a style, a level, one of the game's own, or an installed one."""
        if style := style_of(player):
            return self.say(f"style-{style}.help")
        if level := level_of(player):
            return self.say(f"level-{level}.help")
        return self.say(f"player-{player}.help" if player in self.game.player_names() else "player-installed")

    # --- sentences ---

    def option_value(self, option: Option, value: Any) -> str:
        """A value of an option, as people call it."""
        message = f"option-{option.name}-{option_text(value)}"
        if isinstance(value, bool) and not self.has(message):
            message = "option-on" if value else "option-off"
        return self.say(message)

    def fill(self, data: str) -> Any:
        """JSON with every ``{"say": message, "params": {...}}`` in it replaced by the sentence.

        Where there is none it is one value for all who ask, never to be changed.
        """
        return self._filled.decode(data) if '"say"' in data else _plain(data)

    @cached_property
    def _filled(self) -> json.JSONDecoder:
        return json.JSONDecoder(object_hook=self._sentence)

    def _sentence(self, found: dict[str, Any]) -> Any:
        return self.say_of(found["say"], found.get("params", {})) if "say" in found else found


_plain = lru_cache(maxsize=4096)(json.loads)
