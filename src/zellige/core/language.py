"""Every word a person reads, in English and French: Fluent messages from a game's ``locale`` folder and from ours.

A message that is missing, or lacks a parameter, is an error at once: the tests say every message in both languages.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from zellige.core import settings
from zellige.core.errors import NotationError, PersonError, Phrase, said_by
from zellige.core.game import Game
from zellige.core.messages import messages_of
from zellige.core.pad import Label, Objection
from zellige.core.registry import find
from zellige.core.shape import form, nearest
from zellige.core.shown import quoted
from zellige.core.strategy import Seen
from zellige.core.vocabulary import Assumption, Event, Finding, Reason, State, Term

LANGUAGES = settings.LANGUAGES
HOME = Path(__file__).parents[1] / "locale"
"""Messages that belong to no game: errors, the command line, the server."""


LONGEST_QUOTE = 200
"""Characters of somebody's own text that an error repeats."""


_WORD = re.compile(r"[^\W\d_]+")


@lru_cache(maxsize=64)
def _notation(code: str, folders: tuple[Path, ...]) -> dict[str, str]:
    """The word of the notation for each that may be typed in its place."""
    words = Language(code, folders)
    names = [name for name in words.messages() if name.startswith("notation-")]
    own = {name.removeprefix("notation-"): words.say(name).split(",") for name in names}
    return {form(way): word for word, ways in own.items() for way in (word, *ways)}


class Language:
    """One language with the messages of some folders; later folders win."""

    def __init__(self, code: str, folders: tuple[Path, ...]) -> None:
        self.code, self._folders = code, folders
        self._messages = messages_of(code, folders)

    def messages(self) -> tuple[str, ...]:
        """The names of all messages."""
        return self._messages.names

    def has(self, message: str) -> bool:
        """Whether there is such a message (``name`` or ``name.attribute``)."""
        return self._messages.has(message)

    def learn(self, *beginnings: str) -> None:
        """Reads the messages whose names begin so: whoever comes first then waits no longer than the others."""
        self._messages.learn(*beginnings)

    def say(self, message: str, **params: Any) -> str:
        """A message (``name`` or ``name.attribute``) filled in with its parameters, of which texts may be from outside."""
        return self._messages.say(message, params)

    # --- what somebody types ---

    def read_action(self, game: Game, state: State, text: str) -> int:
        """The action that somebody names in notation, or with the words of this language for it: ``marchand a5``.

        A game says how a word of its notation may be typed in ``notation-WORD``: one way, or several with commas between them.
        """
        try:
            return game.parse(state, text)
        except NotationError:
            words = _notation(self.code, self._folders)
            with suppress(NotationError):
                return game.parse(state, _WORD.sub(lambda found: words.get(form(found[0]), found[0]), text))
            raise

    # --- what a game says: its parameters ``seat`` and ``other``, seats from 0, become names ---

    def name(self, seat: int) -> str:
        """How a seat is called, from 0."""
        return self.say("seat-player", seat=str(seat + 1))

    def is_you(self, seat: int) -> bool:
        """Whether sentences speak to this seat instead of about it; ``$you`` and ``$other_you`` say ``yes`` then."""
        return False

    def say_of(self, message: str, params: Mapping[str, Any], decider: int | None = None) -> str:
        """A message of a game; with a ``decider`` it speaks to that seat, whatever its name.

        ``pieces``: what the game's ``piece-named`` says of each of them.
        """
        said = {key: value.item() if isinstance(value, np.generic) else value for key, value in params.items()
                if not isinstance(value, list)}
        if pieces := params.get("pieces"):
            *others, last = [self.say("piece-named", **piece) for piece in pieces]
            said["pieces"] = self.say("and-last", listed=", ".join(others), last=last) if others else last
        for key, you in (("seat", "you"), ("other", "other_you")):
            if isinstance(seat := said.get(key), int):
                spoken_to = self.is_you(seat) if decider is None else seat == decider
                said |= {key: self.name(seat) if decider != seat else self.say("seat-you"), you: "yes" if spoken_to else "no"}
        return self.say(message, **said)

    def reason(self, reason: Reason) -> tuple[str, str]:
        """Why an action is not allowed, and the section of the rulebook."""
        name = f"reason-{reason.rule.replace('.', '-')}"
        return self.say_of(name, reason.params), self.say(f"{name}.section")

    def event(self, event: Event) -> str:
        """An event as a line of a log."""
        seat = {} if event.seat is None else {"seat": int(event.seat)}
        return self.say_of(f"event-{event.kind}", {**event.params, **seat})

    def ahead(self, event: Event, decider: int) -> str:
        """An event as it is said beforehand to the seat that decides; as in the log where its message has no tense."""
        if not self.has(name := f"ahead-{event.kind}"):
            return self.event(event)
        seat = {} if event.seat is None else {"seat": int(event.seat)}
        return self.say_of(name, {**event.params, **seat}, decider)

    def order(self, event: Event) -> str:
        """An event as whoever moves the pieces of a bot at a real table is told to make it; '' where nothing is to be moved."""
        if not self.has(name := f"order-{event.kind}"):
            return self.event(event)
        seat = {} if event.seat is None else {"seat": int(event.seat)}
        return self.say_of(name, {**event.params, **seat})

    def orders(self, event: Event) -> list[str]:
        """The same, one by one: for each of the pieces that an event is about, where it names several."""
        pieces = event.params.get("pieces")
        if not isinstance(pieces, list) or not self.has(f"order-{event.kind}"):
            return [self.order(event)]
        return [self.order(replace(event, params={**event.params, **piece})) for piece in pieces]

    def assumption(self, assumption: Assumption) -> str:
        """What reading a position document took for granted, as a sentence."""
        return self.say(f"assumed-{assumption.kind}", **assumption.params)

    def term(self, term: Term) -> str:
        """The name of a line of the score."""
        return self.say(f"term-{term.rule.replace(' ', '-')}")

    def objection(self, objection: Objection, place: str) -> str:
        """What cannot be on one table, as a sentence; ``place`` names the field it is about."""
        return self.say_of(f"refused-{objection.rule}", {**self._all_sayable(objection.params), "place": place})

    def reckoning(self, found: Reason) -> str:
        """How the points of a line of a score pad come about."""
        return self.say_of(f"why-{found.rule}", self._all_sayable(found.params))

    def ending(self, found: Reason) -> str:
        """What a score pad says at the end beside scores."""
        return self.say_of(f"verdict-{found.rule}", self._all_sayable(found.params))

    def answer(self, seen: Seen) -> str:
        """The answer that something seen in a game stands for."""
        return self.say(seen.label, **self._all_sayable(dict(seen.params)))

    def finding(self, finding: Finding) -> str:
        """A sentence about a component set."""
        return self.say(f"set-{finding.kind}", **self._all_sayable(finding.params))

    def error(self, error: PersonError) -> str:
        """The one sentence for an error a person caused.

        A parameter ``problem`` names a message of its own (a position that cannot be), said first with the same parameters;
        ``others`` are further problems, ``more`` the number of those that are not told.
        """
        others, more = error.params.get("others", ()), error.params.get("more", 0)
        params = self._all_sayable({key: value for key, value in error.params.items() if key != "others"})
        if "game" in params and self.has("game-title"):
            params["game"] = self.say("game-title")
        if "problem" in params:
            problem = self.say(f"problem-{params['problem']}", **params).removesuffix(".")  # one that ends in a sentence
            for other in others:
                problem = self.say("problem-and", problem=problem, other=self._problem(other))
            params["problem"] = self.say("problem-and-more", problem=problem, more=more) if more and others else problem
        if error.asked:
            near = nearest(error.params.get(error.asked), str(error.params.get("known", "")).split(", "))
            params["near"] = self.say("did-you-mean", name=near) if near else ""
        return self.say(f"error-{error.kind}", **params)

    def problem(self, params: Mapping[str, Any]) -> str:
        """One thing that cannot be in a position document, as a sentence of its own."""
        text = self._problem(params)
        return text[:1].upper() + text[1:] + ("" if text.endswith((".", "]")) else ".")

    def _problem(self, params: Mapping[str, Any]) -> str:
        return self.say(f"problem-{params['problem']}", **self._all_sayable(params))

    def _all_sayable(self, params: Mapping[str, Any]) -> dict[str, Any]:
        return {key: self._sayable(value) for key, value in params.items() if value is not None}

    def _sayable(self, value: Any) -> Any:
        if isinstance(value, PersonError):
            return self.error(value)
        if isinstance(value, Reason):
            text, section = self.reason(value)
            return f"{text} [{section}]"
        if isinstance(value, Finding):
            return self.finding(value)
        if isinstance(value, Label):
            return self.say(value.message)
        if isinstance(value, Phrase):
            return self.say(f"phrase-{value.kind}", **self._all_sayable(value.params))
        if isinstance(value, tuple):
            return ", ".join(map(self._sayable, value))
        return value if isinstance(value, int) else _short(str(value))


def _short(text: str) -> str:
    """What a person wrote, on one line, all of it visible, and not longer than one can read."""
    line = quoted(text[:LONGEST_QUOTE + 1])
    return line if len(line) <= LONGEST_QUOTE else f"{line[: LONGEST_QUOTE - 1]}…"


def language(code: str, *homes: Path) -> Language:
    """The language ``en`` or ``fr`` with our own messages and those of the games whose homes are given."""
    return Language(code, (HOME, *(home / "locale" for home in homes)))


def persons_language() -> str:
    """``fr`` or ``en``: what ``ZELLIGE_LANG``, else the environment's locale, asks for; English when neither does."""
    wish = os.environ.get("ZELLIGE_LANG") or os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    return "fr" if (wish or "").lower().startswith("fr") else "en"


def sentence(error: PersonError, code: str | None = None) -> str:
    """The sentence for an error in a language, with the words of the game it is about; without a language, the person's."""
    game = find(str(error.params.get("game", "")))
    return language(code or persons_language(), *([game.home] if game else [])).error(error)


said_by(sentence)
