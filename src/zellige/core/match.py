"""Match: a game as a person uses it from Python, one action at a time. Examples: docs/match.md (run as tests)."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from operator import index
from pathlib import Path
from typing import Any

from zellige.core import component_sets
from zellige.core.course import Course, Events, Step
from zellige.core.errors import BadName, BadPosition
from zellige.core.game import Assumption, Document, Game, State, Term
from zellige.core.language import language
from zellige.core.record import Record, extra_of, result_of
from zellige.core.registry import get
from zellige.core.seeds import Seed, checked, is_text
from zellige.core.undo import Undo


@dataclass(frozen=True)
class Why:
    """Why an action is not allowed: the rule, one sentence, and the section of the rulebook."""

    rule: str
    text: str
    section: str

    def __str__(self) -> str:
        return f"{self.text} [{self.section}]"


class Match:
    """A game under way: ask what is legal, play, ask why not, undo, record.

    ``dealt``: whether the seed has dealt the state it begins with; None where nobody has said. ``assume``: finds what reading
    the position document of that state took for granted.
    """

    def __init__(self, game: Game, state: State, seed: Seed | None = None, names: list[str] | None = None,
                 dealt: bool | None = None, assume: Callable[[], Iterable[Assumption]] = tuple) -> None:
        self.game = game
        self.seed: Seed = secrets.token_hex(8) if seed is None else checked(seed)
        self.dealt = dealt
        self._assume = assume
        self.names = names or [f"seat {seat}" for seat in range(1, int(state.seats) + 1)]
        for number, name in enumerate(self.names, 1):
            if not is_text(name):
                raise BadName(seat=number)
        self.course = Course(game, state, self.seed)
        """The steps that led here, and everything that can be asked about them."""

    # --- asking ---

    @property
    def state(self) -> State:
        """The position as a record. Never to be changed: ``game.copy`` makes one to play with."""
        return self.course.state

    @property
    def start(self) -> State:
        """The position it began with, as a record."""
        return self.course.start

    @property
    def played(self) -> list[Step]:
        """Every action so far, chance outcomes included."""
        return self.course.line

    @property
    def practice(self) -> bool:
        """Whether something was taken back after it had revealed what comes: such a game counts in no statistics."""
        return self.course.practice

    @property
    def seat(self) -> int | None:
        """Whose decision it is, counted from 1; None when the game is over."""
        return None if self.course.over else self.course.mover + 1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.course.over

    def legal(self) -> list[str]:
        """Every action the seat to move may play, in notation, sorted."""
        return sorted(self.game.describe(self.state, action) for action in self.course.legal)

    def reason(self, action: str, lang: str = "en") -> Why | None:
        """Why an action is not allowed now; None when it is."""
        found = self.game.reason(self.state, self.game.parse(self.state, action))
        if found is None:
            return None
        return Why(found.rule, *language(lang, self.game.home).reason(found))

    @cached_property
    def assumed(self) -> tuple[Assumption, ...]:
        """What the position it began with left out and nothing decided; found when it is first asked for."""
        return tuple(self._assume())

    def assumptions(self, lang: str = "en") -> list[str]:
        """``assumed``, a sentence each."""
        words = language(lang, self.game.home)
        return [words.assumption(one) for one in self.assumed]

    def scores(self) -> list[int]:
        """The score of every seat now, in seat order."""
        return self.game.scores(self.state)

    def places(self) -> list[int]:
        """The place of every seat by the scores now, 1 for the winners, in seat order."""
        return self.game.ranks(self.state)

    def winners(self) -> list[int]:
        """The seats that won, counted from 1; nobody before the game is over."""
        return [seat for seat, place in enumerate(self.places(), 1) if place == 1] if self.over else []

    def terms(self, seat: int) -> list[Term]:
        """What the score of a seat (from 1) is made of, with the cells behind each term."""
        return self.game.terms(self.state, seat - 1)

    def position(self) -> Document:
        """The position document of this moment."""
        return self.game.to_document(self.state)

    def __str__(self) -> str:
        return self.game.show(self.state)

    # --- playing ---

    def play(self, action: str | int) -> Events:
        """Plays an action, in notation or by its id, and answers what it changed.

        ``NotationError`` when it is no notation; ``IllegalAction`` says why it cannot be played. Either changes nothing.
        """
        if isinstance(action, str):
            return Events(self.course.play(self.game.parse(self.state, action), action))
        return Events(self.course.play(index(action)))

    def may_undo(self) -> Undo:
        """Whether the last decision may be taken back, and what that would make of the game."""
        return self.course.may_take_back(self.course.last_decision())

    def undo(self) -> None:
        """Takes back the last decision, and the chance outcomes that followed it: the same are drawn again.

        Behind something revealed the game becomes ``practice``. ``NothingToUndo`` before the first decision.
        """
        self.course.take_back(self.course.last_decision())

    def redo(self) -> None:
        """Plays again what was taken back last; ``NothingToRedo`` when nothing was, or something else was played since."""
        self.course.redo()

    # --- keeping ---

    def record(self) -> Record:
        """The game so far as a record."""
        return Record(
            self.game.name, self.game.rules_version, self.game.options_of(self.state), list(self.names),
            self.game.to_document(self.start),
            [step.text for step in self.played],
            result_of(self.game, self.state) if self.over else None, self.seed,
            extra=extra_of(self.game, self.start, self.practice), dealt=self.dealt,
            movers=[step.mover for step in self.played])


def new(game: str, seats: int, seed: Seed | None = None, options: Mapping[str, Any] | None = None,
        names: list[str] | None = None, components: Document | str | Path | None = None) -> Match:
    """A fresh match: ``zellige.new("medina", seats=3, seed=7)``. Without a seed, one is drawn (``match.seed``).

    ``components``: a component set to play with instead of the shipped one, as its document or as the file it stands in.
    """
    found = get(game)
    seed = secrets.token_hex(8) if seed is None else checked(seed)
    chosen = component_sets.read(found.own_sets(), components) if isinstance(components, str | Path) else components
    return Match(found, found.new(seats, seed, options, chosen), seed, names, dealt=True)


def load(document: Document, partial: bool = False, seed: Seed | None = None) -> Match:
    """A match from a position document; ``BadPosition`` where it makes none. ``partial`` accepts pieces that do not add up.

    What the document leaves out and nothing decides is said by ``Match.assumptions``.
    """
    if not isinstance(document, dict):
        raise BadPosition(problem="no-game")
    found = get(str(document.get("game")))
    state = found.position(document, partial)
    read = deepcopy(document)  # looked at again only where somebody asks: that takes as long as reading
    return Match(found, state, seed, dealt=False, assume=lambda: found.assumptions(read, partial))
