"""What a game is: one record and a few pure functions. Everything else only reads games.

This is the page to read first. A game is a package with the rooms described in docs/architecture.md; it builds one ``Game``
from them and is found through the entry-point group ``zellige.games``. Nothing outside a game knows one of its rules.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from operator import index
from pathlib import Path
from typing import Any, NoReturn

import numpy as np
import numpy.typing as npt

from zellige.core import bounds, playout, search, settings
from zellige.core import compile as compilation
from zellige.core import component_sets as sets
from zellige.core.arguments import Argument, Kernel, content_checker, eyes_of
from zellige.core.build import Progress
from zellige.core.compile import Kernels
from zellige.core.component_sets import ComponentSets
from zellige.core.errors import (
    BadPosition,
    IllegalAction,
    NoComponentSets,
    NoEmptyTable,
    NoSuchAction,
    PartOfPosition,
    PersonError,
    UnknownOption,
    UnknownValue,
)
from zellige.core.layout import copied
from zellige.core.pad import Pad
from zellige.core.rng import Words, stream
from zellige.core.rules import Rules, no_secrets
from zellige.core.seeds import Seed, checked
from zellige.core.strategy import Strategy
from zellige.core.vocabulary import (
    CHANCE,
    ILLEGAL,
    NOBODY,
    Assumption,
    Column,
    Document,
    Event,
    Ints,
    Moment,
    Option,
    Reason,
    State,
    States,
    Term,
    option_text,
)

__all__ = ["CHANCE", "NOBODY", "Assumption", "Column", "Document", "Draft", "Event", "Game", "Ints", "Moment", "Option",
           "Reason", "State", "States", "Term", "Words"]

_one_builds = threading.Lock()


def _nothing_assumed(game: Game, document: Document, partial: bool) -> list[Assumption]:
    """The assumptions of a game whose documents leave nothing open."""
    return []


def _one_a_rule(state: State) -> tuple[Column, ...]:
    """The columns of a game that groups no terms."""
    return ()


def _drafted(game: Game, document: Document) -> Draft:
    """The draft of a game that reads whole positions and parts of them, and no more."""
    try:
        return Draft(game.read(game, document, False), game.assume(game, document, False), [])
    except BadPosition as error:
        state = game.read(game, document, True)
        return Draft(state, game.assume(game, document, True), [error])


def _all_heard(state: State, action: int, seat: int | None) -> int | None:
    """Whatever is played in a game without secret actions."""
    return action


def _read_as_ever(document: Document) -> Document:
    """The old reading of a game whose defaults have never changed."""
    return document


@dataclass(frozen=True)
class Draft:
    """A position document somebody works on, as it reads now: the record, what was assumed, and what does not add up in it."""

    state: State
    assumed: list[Assumption]
    faults: list[BadPosition]


@dataclass(frozen=True, eq=False, kw_only=True)
class Game(Rules):
    """The contract. Seats count from 0 inside a record and in these functions; from 1 wherever a person or a file reads them.

    Its rules are those of ``Rules``. Beside them stand texts and data (ordinary Python):

    - ``describe(state, action) -> text`` and ``parse(state, text) -> action``: notation, one to one with ids.
      ``parse`` raises ``NotationError`` when it is not notation; an illegal action in notation still parses.
    - ``terms(state, seat)``: the score as terms; their sum equals ``returns``.
    - ``columns(state)``: how the score pad groups the terms, by the options of the position alone. A rule that stands in no
      column has one of its own.
    - ``longest_game(state)``: how many actions no game has more of, chance outcomes included, from its deal to its end; by the
      seats, options and component set of the position alone. None where the rules set no limit.
    - ``score_bounds(state)``: the numbers between which every score of such a game lies, at any moment.
    - ``reason(state, action)``: None exactly when the action is legal.
    - ``heard(state, action, seat)``: the action itself where the seat (None: an onlooker) knows that it was played in this
      position, which holds everything; None where it may not know which one it was. Whoever decides always hears it.
    - ``narrate(before, action, after)``: what changed, as events. Both positions are as somebody sees them, and the action is
      None for whoever has not heard it: what they are told then follows from the two positions. An action that everybody hears
      is told to all alike, but to whoever decided it.
    - ``narrate_turn(moments)``: a turn in one line, as somebody has seen and heard it: events whose messages are parts of a
      sentence about whoever played it ("a merchant at c9"), their cells where the turn led. Where the first has no seat, the
      turn is everybody's, and no name stands before it. It is asked anew with every action of the turn.
    - ``view(state)``: what a screen draws, from a masked state: whoever may know the same is drawn the same. Under ``prompt``
      (``vocabulary.Prompt``) it says what is to be decided.
    - ``write(game, state)``, ``read(game, document, partial)``: the position document, asked for by ``to_document`` and
      ``from_document``. They are handed the game itself, for its options and records, so that no room of a game looks up to it.
      ``read`` raises ``BadPosition``. A field that is left out has a default; whoever changes one fills in the old one in
      ``old_reading``.
    - ``assume(game, document, partial)``, asked for by ``assumptions``: what reading such a document takes for granted, because
      the document leaves it out and the rest of it does not decide it. What the rest decides is no assumption: reading makes of
      it what play would have made.
    - ``show(state, lang="en")``: the board as text, its words in a language.
    """

    rules_version: int
    options: tuple[Option, ...]
    home: Path

    longest_game: Callable[[State], int | None]
    score_bounds: Callable[[State], tuple[int, int]]
    describe: Callable[[State, int], str]
    parse: Callable[[State, str], int]
    terms: Callable[[State, int], list[Term]]
    reason: Callable[[State, int], Reason | None]
    narrate: Callable[[State, Any, State], list[Event]]
    view: Callable[[State], Mapping[str, Any]]
    write: Callable[[Game, State], Document]
    read: Callable[[Game, Document, bool], State]
    show: Callable[..., str]

    heard: Callable[[State, int, int | None], int | None] = _all_heard
    has_secrets: Callable[[State], bool] | None = None
    """Whether anything is ever secret in a game with the seats and options of a position, by these alone. None: in every game,
    where some action is not ``heard`` or a mask blanks something."""
    narrate_turn: Callable[[Sequence[Moment]], list[Event]] | None = None
    """None: the lines of its actions are joined."""
    columns: Callable[[State], Sequence[Column]] = _one_a_rule
    assume: Callable[[Game, Document, bool], list[Assumption]] = _nothing_assumed
    draft: Callable[[Game, Document], Draft] = _drafted
    """A document as ``read`` reads a whole position, but that pieces which do not add up are told and not refused."""
    empty: Callable[[Game, State], Document] | None = None
    """The shortest document of a table on which nothing lies yet, from a record that holds seats and options (``prepare``).
    Whoever types a position begins with it; what they leave out follows, or is assumed."""
    turn: Callable[[State], int] | None = None
    """The number of the turn under way, from 1. None: every decision of another seat than before begins a turn."""
    same_turn: Callable[[State, State], bool] | None = None
    """Whether a decision goes on with the turn, as it is told in one line, of the decision before it, by the positions in which
    they are made. None: when the same seat decides, in a turn of the same number."""
    component_sets: ComponentSets | None = None
    """What can be done with the data on its pieces, where the owner of a box can replace them: a set joins a record between
    ``prepare`` and ``setup``."""
    pad: Pad | None = None
    """The score pad for a table of wood and cardboard: its points are those of ``returns``, its lines those of ``terms``."""
    measures: tuple[Kernel, ...] = ()
    """Further rules that its texts and data ask machine code for (``core.pad.numbers_by_seat``)."""
    strategy: Strategy | None = None
    """What is asked of many finished games (docs/laboratory.md); without it only what can be asked of any game."""
    old_reading: Callable[[Document], Document] = _read_as_ever
    """What a position document meant when records began to be kept: the document with every field filled in that is left out
    and whose default has changed since. It changes nothing that is there, leaves its argument alone, and hands back untouched
    what is no document of this game (whatever reads it then refuses it)."""
    bounds: Mapping[str, tuple[int, Any]] = field(default_factory=dict)
    """By field of the record, the least and the most that its numbers are (the most may be an array as the field is); a field
    that is not named may hold anything. Machine code finds its way by these numbers, so ``check`` and ``play`` look at them
    first. Seats and options need no entry."""
    older: Mapping[int, str] = field(default_factory=dict)
    """By rules version, where the package of its rules stands ("package.module:GAME"), for whatever was played by them. It is
    loaded when something of that version is opened: see ``core.registry.by_version``."""
    order: int = 100
    """Where it stands on the start page: smaller numbers first, then by name."""
    example: bool = False
    """Whether it is there to be read by whoever makes a game: the start page does not offer it beside games to be played."""
    board: str = "plain"
    """Which board component of the browser app draws its view."""
    view_form: type[Any] | None = None
    """The form of what ``view`` says, as a ``TypedDict``: the server's description and the types of the browser app are made of
    it. None: any object."""
    _compiled: list[Kernels] = field(default_factory=list, init=False, repr=False)
    """The compiled kernels, once somebody has asked for them."""
    _guests: dict[Callable[..., int], Kernels] = field(default_factory=dict, init=False, repr=False)

    @cached_property
    def hides(self) -> bool:
        """Whether anything is secret in this game."""
        return self.mask is not no_secrets or self.heard is not _all_heard

    def hides_in(self, state: State) -> bool:
        """Whether anything is secret in the games that are played as a position is: then all eyes see it as it is."""
        return self.hides and (self.has_secrets is None or self.has_secrets(state))

    def goes_on(self, before: State, then: State) -> bool:
        """Whether whatever is decided in a position goes on with the turn, as it is told, of the decision made before it."""
        if self.same_turn is not None:
            return bool(self.same_turn(before, then))
        return self.to_move(before) == self.to_move(then) and (self.turn is None or self.turn(before) == self.turn(then))

    # --- positions ---

    def blank(self, count: int = 1) -> States:
        """``count`` zeroed records."""
        return np.zeros(count, self.dtype)

    def copy(self, state: State) -> State:
        """An independent record with the same content."""
        return copied(state)

    def prepare(self, seats: int, options: Mapping[str, Any], components: Document | None = None) -> State:
        """A record that holds the seats and the options, and perhaps a component set: what ``setup`` starts from.

        ``UnknownOption`` and ``UnknownValue`` for options and seats the game has not; ``BadComponents`` when the set cannot be
        played with, ``NoComponentSets`` when the game has none.
        """
        if seats not in self.seat_counts:
            raise UnknownValue(game=self.name, option="seats", value=str(seats), known=", ".join(map(str, self.seat_counts)))
        record: State = self.blank()[0]
        record.seats = seats
        for number, value in enumerate(self.complete_options(options).values()):
            record.options[number] = self.options[number].values.index(value)
        if components is not None:
            room = self.own_sets()
            bounds.refuse_excess(components)
            sets.refuse(self.name, room.check(components))
            room.install(record, components)
        return record

    def complete_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """All options in order: the given values, and defaults for the rest. ``UnknownOption`` or ``UnknownValue``."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise UnknownOption(game=self.name, option=name, known=", ".join(known) or "-")
            values = known[name].values
            if not any(value == one and type(value) is type(one) for one in values):
                allowed = ", ".join(map(option_text, values))
                raise UnknownValue(game=self.name, option=name, value=option_text(value), known=allowed)
        return {option.name: options.get(option.name, option.default) for option in self.options}

    def options_of(self, state: State) -> dict[str, Any]:
        """The options a position is played with."""
        return {option.name: option.values[int(state.options[number])] for number, option in enumerate(self.options)}

    def new(self, seats: int, seed: Seed, options: Mapping[str, Any] | None = None,
            components: Document | None = None) -> State:
        """A fresh deal. Same seats, options, component set and seed: the same position, on every machine, for ever.

        ``BadSeed`` when the seed is neither text nor a whole number.
        """
        state = self.prepare(seats, options or {}, components)
        self.kernels_at_hand().setup(state, stream(checked(seed), "deal"))
        return state

    def own_sets(self) -> ComponentSets:
        """What can be done with its component sets; ``NoComponentSets`` when it has none."""
        if self.component_sets is None:
            raise NoComponentSets(game=self.name)
        return self.component_sets

    def components_in_play(self, state: State) -> dict[str, str] | None:
        """Id and hash of the component set of a position; None in games without."""
        return self.component_sets.in_play(state) if self.component_sets else None

    def to_document(self, state: State) -> Document:
        """The position document of a record, complete."""
        return self.write(self, state)

    def empty_document(self, seats: int, options: Mapping[str, Any] | None = None,
                       components: Document | None = None) -> Document:
        """The document of a table on which nothing lies yet; ``NoEmptyTable`` when the game has none."""
        if self.empty is None:
            raise NoEmptyTable(game=self.name)
        return self.empty(self, self.prepare(seats, options or {}, components))

    def from_document(self, document: Document, partial: bool = False) -> State:
        """The record of a position document of this game; ``BadPosition`` as the game says it."""
        return self.read(self, document, partial)

    def assumptions(self, document: Document, partial: bool = False) -> list[Assumption]:
        """What reading a position document took for granted."""
        return self.assume(self, document, partial)

    def position(self, document: Document, partial: bool = False) -> State:
        """The position a document describes; ``BadPosition`` says what is wrong with it, ``PartOfPosition`` that it
        would do with ``partial``.

        ``partial`` accepts pieces that do not add up to the box. What is read from a record is read by ``kept_position``.
        """
        if isinstance(document, dict) and isinstance(other := document.get("game"), str) and other != self.name:
            raise BadPosition(problem="other-game", other=other, game=self.name)
        try:
            return self.from_document(document, partial)
        except BadPosition as error:
            error.params.setdefault("game", self.name)
            if not partial and self._can_be_part(document):
                raise PartOfPosition(**error.params) from error
            raise

    def kept_position(self, document: Document) -> State:
        """The position of a document that a record or a table has kept, read as it was when it was written.

        Its pieces need not add up. ``BadPosition`` as in ``position``.
        """
        return self.position(self.old_reading(document), partial=True)

    def _can_be_part(self, document: Document) -> bool:
        """Whether a document can be used when its pieces need not add up."""
        try:
            self.from_document(document, True)
        except PersonError:
            return False
        return True

    def masked(self, state: State, *seats: int) -> State:
        """What seats that look together may know: a copy with every secret of the others blanked; ``ONLOOKER`` adds nothing."""
        copy = self.copy(state)
        self.kernels_at_hand().mask(copy, eyes_of(seats))
        return copy

    def heard_by(self, state: State, action: int, *seats: int) -> int | None:
        """The action where one of the seats that look together knows which one was played, or everybody; else None."""
        told = (self.heard(state, action, seat) for seat in (seats or (None,)))
        return next((known for known in told if known is not None), None)

    # --- playing an action that somebody brings ---

    def is_id(self, action: int) -> bool:
        """Whether a whole number is the id of an action, legal or not."""
        return 0 <= action < self.actions

    def check(self, state: State, action: int, text: str | None = None, kernels: Kernels | None = None) -> None:
        """``IllegalAction`` with the reason when an action may not be played now; ``text``: as it was written.

        ``ValueError`` when the record holds a number that its field never holds (``bounds``): machine code would follow it.
        """
        action, rules = index(action), kernels or self.kernels_at_hand()
        self.check_content(state)
        if not self.is_id(action) or not rules.allows(state, np.empty(self.longest_legal, np.int32), action):
            self.refuse(state, action, text)

    def refuse(self, state: State, action: int, text: str | None = None) -> NoReturn:
        """``IllegalAction`` for an action that may not be played now, with the reason; ``text``: as it was written."""
        text = self._said(state, action) if text is None else text
        raise IllegalAction(action=text, game=self.name, why=self.reason(state, action))

    @cached_property
    def check_content(self) -> Callable[[State], None]:
        """``ValueError`` when a record holds a number that its field never holds."""
        values = np.zeros(self.dtype["options"].shape, np.int64)
        values[: len(self.options)] = [len(option.values) - 1 for option in self.options]
        return content_checker(self.dtype, {"seats": (min(self.seat_counts), max(self.seat_counts)), "options": (0, values),
                                            **self.bounds})

    def _said(self, state: State, action: int) -> str:
        """An action id in notation; ``NoSuchAction`` when it is the id of nothing."""
        if self.is_id(action):
            with suppress(PersonError):  # an id that no notation of this position leads to
                text = self.describe(state, action)
                if self.parse(state, text) == action:
                    return text
        raise NoSuchAction(action=str(action), game=self.name)

    def play(self, state: State, action: int, text: str | None = None, kernels: Kernels | None = None) -> None:
        """``apply`` after ``check``: an action that is not legal is refused, and the position stays as it was.

        ``apply`` itself, also as a kernel, trusts whoever calls it: an id that is not in the legal list may do anything. And
        every kernel trusts the numbers in a record: one that came from elsewhere is played here, or read from a document first.
        """
        action, rules = index(action), kernels or self.kernels_at_hand()
        self.check_content(state)
        if not self.is_id(action) or rules.step(state, np.empty(self.longest_legal, np.int32), action) == ILLEGAL:
            self.refuse(state, action, text)

    # --- lists, for one position at a time; whoever needs many asks the kernels ---

    def legal_actions(self, state: State) -> list[int]:
        """Every legal action id, ascending."""
        out = np.empty(self.longest_legal, np.int32)
        found: list[int] = out[: self.kernels_at_hand().legal(state, out)].tolist()
        return found

    @property
    def slots(self) -> int:
        """How many slots there are for learners, the same in every position."""
        return self.numbering.count if self.numbering else self.actions

    def slot_of(self, state: State, action: int) -> int:
        """The slot of a legal action: in one position no two have the same."""
        return int(self.kernels_at_hand().slot_of(state, action))

    def action_of(self, state: State, slot: int) -> int:
        """The legal action of a slot; ``ValueError`` when there is none."""
        action = int(self.kernels_at_hand().action_of(state, np.empty(self.longest_legal, np.int32), slot))
        if action == ILLEGAL:
            raise ValueError(f"no legal action of this position has slot {slot}")
        return action

    def legal_slots(self, state: State) -> npt.NDArray[np.bool_]:
        """A mask of what may be played: shape (``slots``,), true at the slot of every legal action."""
        found, mask = np.empty(self.longest_legal, np.int32), np.zeros(self.slots, np.bool_)
        found = found[: self.kernels_at_hand().legal_slots(state, found)]
        mask[found[found >= 0]] = True
        return mask

    def scores(self, state: State) -> list[int]:
        """The score of every seat, in seat order."""
        return self._by_seat(self.kernels_at_hand().returns, state)

    def changes(self, before: State, after: State) -> list[int]:
        """The change of every seat's score from one position to another, in seat order."""
        return [new - old for old, new in zip(self.scores(before), self.scores(after), strict=True)]

    def ranks(self, state: State) -> list[int]:
        """The place of every seat, 1 for the winners, in seat order."""
        return self._by_seat(self.kernels_at_hand().places, state)

    def values(self, state: State) -> list[int]:
        """What a position is worth to every seat for choosing (``value``), in seat order."""
        return self._by_seat(self.kernels_at_hand().value, state, playout.numbers_length(self))

    def _by_seat(self, function: Callable[[State, Ints], None], state: State, length: int = 0) -> list[int]:
        out = np.zeros(length or max(self.seat_counts), np.int32)
        function(state, out)
        found: list[int] = out[: int(state.seats)].tolist()
        return found

    # --- kernels ---

    @cached_property
    def entries(self) -> list[Kernel]:
        """Every entry point from Python into the rules."""
        made = playout.entries(self) + search.entries(self)
        if self.pad is not None and self.pad.score_lines is not None:
            numbers = Argument("Ints", max(self.seat_counts) * len(self.pad.lines))
            made.append(Kernel("score_lines", self.pad.score_lines, (Argument("State", written=False), numbers)))
        return [*made, *self.measures]

    def kernels(self, progress: Progress | None = None, backend: str | None = None, by_two: bool = False) -> Kernels:
        """Fast entry points into the rules, compiled unless ``ZELLIGE_BACKEND=reference`` (or ``backend``) says otherwise.

        The first call on a machine compiles, which takes some seconds and reports to ``progress``; ``by_two``: two processes.
        """
        if backend is None:
            settings.check()
        if (backend or compilation.backend()) == "reference":
            return self._interpreted
        with _one_builds:
            if not self._compiled:
                self._compiled.append(compilation.compiled(self._shelf, self.entries, self.dtype, progress, by_two))
            return self._compiled[0]

    def choosing(self, function: Callable[..., int]) -> Kernels:
        """``choose_guest``: a rule from outside by which somebody chooses in this game (``playout.Chooser``), as machine code.

        It alone is compiled, with what it calls: the first time on a machine, which takes seconds.
        """
        entry = playout.entry_of(self, playout.GUEST, function)
        if compilation.backend() == "reference":
            return compilation.interpret([entry], self.dtype)
        with _one_builds:
            if function not in self._guests:
                self._guests[function] = compilation.compiled(f"{self._shelf}.{playout.GUEST}", [entry], self.dtype)
            return self._guests[function]

    @property
    def _shelf(self) -> str:
        """Under which name its machine code is kept. Each version has one, or building one would sweep out the others."""
        return self.name if self.rules_version == 1 else f"{self.name}.{self.rules_version}"

    @cached_property
    def _interpreted(self) -> Kernels:
        return compilation.interpret(self.entries, self.dtype)

    def is_compiled(self) -> bool:
        """Whether ``kernels`` finds everything compiled on this machine, and so takes no time."""
        return bool(self._compiled) or compilation.is_compiled(self._shelf, self.entries, self.dtype)

    def ready_kernels(self) -> Kernels:
        """The compiled kernels where they are there already, else the functions as they stand: nothing waits."""
        if (at_hand := self.kernels_at_hand()).backend == "compiled":
            return at_hand
        return self.kernels() if self.is_compiled() else self.kernels(backend="reference")

    def kernels_at_hand(self) -> Kernels:
        """The compiled kernels where this process has loaded them, else the functions as they stand."""
        return self._compiled[0] if self._compiled and compilation.backend() == "compiled" else self._interpreted

    def player_names(self) -> list[str]:
        """Every way to choose that this game knows, weakest first as far as the game says."""
        return [*playout.choosers(self), search.SEARCH]
