"""What a game is: one record and a few pure functions. Everything else only reads games.

This is the page to read first. A game is a package with the rooms described in docs/architecture.md; it builds one ``Game``
from them and is found through the entry-point group ``zellige.games``. Nothing outside a game knows one of its rules.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.metadata import EntryPoint, entry_points
from operator import index
from pathlib import Path
from typing import Any, NoReturn

import numpy as np
import numpy.typing as npt

from zellige.core import bounds, playout, settings
from zellige.core import compile as compilation
from zellige.core import component_sets as sets
from zellige.core.arguments import content_checker
from zellige.core.compile import Kernel, Kernels
from zellige.core.component_sets import ComponentSets
from zellige.core.errors import (
    BadPosition,
    IllegalAction,
    NoSuchAction,
    PartOfPosition,
    PersonError,
    UnknownGame,
    UnknownOption,
    UnknownValue,
)
from zellige.core.layout import copied
from zellige.core.playout import CHANCE, ILLEGAL, NOBODY, Ints, Slots, State, States
from zellige.core.rng import Words, stream
from zellige.core.seeds import Seed, checked
from zellige.core.shape import form

__all__ = ["CHANCE", "NOBODY", "Assumption", "Column", "Event", "Game", "Ints", "Option", "Reason", "State", "States", "Term",
           "Words", "get", "installed_games"]

Document = dict[str, Any]
_one_builds = threading.Lock()
_left_out: set[str] = set()
log = logging.getLogger("zellige")


@dataclass(frozen=True)
class Option:
    """A choice that changes the rules: a variant, or a question the rulebook leaves open.

    ``values``: what it may be, the default first (bool, int or text). ``source``: where the question comes from.
    Its name and meaning for people stand in the game's locale as ``option-NAME``, ``.help`` and ``option-NAME-VALUE``.
    """

    name: str
    values: tuple[Any, ...]
    source: str

    @property
    def default(self) -> Any:
        return self.values[0]


@dataclass(frozen=True)
class Term:
    """One line of a score. ``rule``: its name, unique in the list of a seat; ``amount``: points; ``cells``: what it counts.

    ``places``: the same cells by names that a board cannot mistake, where the names of the documents could be (a wall ``e7``
    beside a city cell ``e7``); empty where they cannot.
    """

    rule: str
    amount: int
    cells: tuple[str, ...] = ()
    places: tuple[str, ...] = ()


@dataclass(frozen=True)
class Column:
    """A column of the score pad: ``rules``: the terms that stand in it; ``label``: a message of the game's locale.

    ``name``: what the browser app calls it; ``icon``: one of the board's pictures, or none.
    """

    name: str
    label: str
    rules: tuple[str, ...]
    icon: str | None = None


@dataclass(frozen=True)
class Reason:
    """Why an action is not allowed: a message id of the game's locale (``reason-RULE``) with its parameters."""

    rule: str
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Event:
    """One thing that an action changed, in the past tense of a log: message ``event-KIND`` of the game's locale.

    ``seat``: who it happened to, counted from 0 (None: nobody); ``params``: for the sentence (``seat``-like parameters count
    from 0 under the names ``seat`` and ``other``); ``cells``: where. The first event of an action is the decision itself, the
    others are its effects.
    """

    kind: str
    seat: int | None = None
    params: Mapping[str, Any] = field(default_factory=dict)
    cells: tuple[str, ...] = ()


@dataclass(frozen=True)
class Assumption:
    """What a position document leaves out and the rest of it does not decide, so that reading it had to take something.

    ``kind``: message ``assumed-KIND`` of the game's locale, with its parameters, says what was taken. ``fields``: what is left
    out, each as its path in the JSON document (``players/1/coins``: list items from 0); a path stands for all that is in it.
    """

    kind: str
    fields: tuple[str, ...]
    params: Mapping[str, Any] = field(default_factory=dict)


def _nothing_assumed(game: Game, document: Document, partial: bool) -> list[Assumption]:
    """The assumptions of a game whose documents leave nothing open."""
    return []


def _one_a_rule(state: State) -> tuple[Column, ...]:
    """The columns of a game that groups no terms."""
    return ()


def _no_secrets(state: State, seat: int) -> None:
    """The mask of a game without hidden information."""


def _all_heard(state: State, action: int, seat: int | None) -> int | None:
    """Whatever is played in a game without secret actions."""
    return action


def _nothing_hidden(state: State, seat: int, words: Words) -> None:
    """The resample of a game without hidden information."""


def _read_as_ever(document: Document) -> Document:
    """The old reading of a game whose defaults have never changed."""
    return document


@dataclass(frozen=True, eq=False)
class Game:
    """The contract. Seats count from 0 inside a record and in these functions; from 1 wherever a person or a file reads them.

    Rules (plain functions over one record, compiled or interpreted; they never allocate, ask or roll dice):

    - ``setup(state, words)``: the deal, on a record that holds only ``seats`` and ``options``.
    - ``legal(state, out) -> n``: every legal action id once, ascending; 0 only when the game is over. When ``CHANCE`` is to
      move these are its outcomes.
    - ``weights(state, out) -> n``: integer weights of the chance outcomes, in the order of ``legal``.
    - ``chance_pile(state) -> pile``: which pile (0, 1, ...) the pending chance outcome is drawn from.
    - ``apply(state, action)``: one decision or one chance outcome, in place. The action is one of ``legal``: that is not
      checked again, and any other may do anything. ``Game.play`` is for actions that come from elsewhere.
    - ``to_move(state) -> seat``: 0.., ``CHANCE`` or ``NOBODY``.
    - ``returns(state, out)``: the score of every seat now, also in the middle of a game.
    - ``places(state, out)``: the place of every seat by these scores, 1 for the winners, ties shared. Left out, it follows from
      ``returns``, and from ``tie(state, seat)`` where there is one: of equal scores the one with the larger number is better.
    - ``value(state, out)``: what the position is worth to every seat for choosing, in a unit of the game's own: points, say,
      and what it may still hope for. Asked of masked positions too; ``out`` is as long as a chooser's ``numbers``, and scratch
      behind the seats. Left out, it is ``returns``.
    - ``mask(state, seat)``: blanks, in place, what the seat may not know. ``resample(state, seat, words)``: fills it in again,
      fairly.

    Texts and data (ordinary Python):

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
      None for whoever has not heard it: what they are told then follows from the two positions.
    - ``view(state, seat)``: what a screen draws, from a masked state (seat None: an onlooker's).
    - ``write(game, state)``, ``read(game, document, partial)``: the position document, asked for by ``to_document`` and
      ``from_document``. They are handed the game itself, for its options and records, so that no room of a game looks up to it.
      ``read`` raises ``BadPosition``. A field that is left out has a default; whoever changes one fills in the old one in
      ``old_reading``.
    - ``assume(game, document, partial)``, asked for by ``assumptions``: what reading such a document takes for granted, because
      the document leaves it out and the rest of it does not decide it. What the rest decides is no assumption: reading makes of
      it what play would have made.
    - ``show(state, lang="en")``: the board as text, its words in a language.
    """

    name: str
    rules_version: int
    seat_counts: tuple[int, ...]
    dtype: np.dtype[Any]
    actions: int
    """How many action ids there are: 0 to ``actions`` - 1. ``describe`` says each of them, on any position."""
    longest_legal: int
    longest_game: Callable[[State], int | None]
    score_bounds: Callable[[State], tuple[int, int]]
    options: tuple[Option, ...]
    home: Path

    setup: Callable[[State, Words], None]
    legal: Callable[[State, Ints], int]
    apply: Callable[[State, int], None]
    to_move: Callable[[State], int]
    returns: Callable[[State, Ints], None]

    describe: Callable[[State, int], str]
    parse: Callable[[State, str], int]
    terms: Callable[[State, int], list[Term]]
    reason: Callable[[State, int], Reason | None]
    narrate: Callable[[State, Any, State], list[Event]]
    view: Callable[[State, int | None], dict[str, Any]]
    write: Callable[[Game, State], Document]
    read: Callable[[Game, Document, bool], State]
    show: Callable[..., str]

    heard: Callable[[State, int, int | None], int | None] = _all_heard
    columns: Callable[[State], Sequence[Column]] = _one_a_rule
    assume: Callable[[Game, Document, bool], list[Assumption]] = _nothing_assumed
    places: Callable[[State, Ints], None] | None = None
    tie: Callable[[State, int], int] | None = None
    value: Callable[[State, Ints], None] | None = None
    turn: Callable[[State], int] | None = None
    """The number of the turn under way, from 1. None: every decision of another seat than before begins a turn."""
    weights: Callable[[State, Ints], int] | None = None
    chance_pile: Callable[[State], int] | None = None
    mask: Callable[[State, int], None] = _no_secrets
    resample: Callable[[State, int, Words], None] = _nothing_hidden
    component_sets: ComponentSets | None = None
    """What can be done with the data on its pieces, where the owner of a box can replace them: a set joins a record between
    ``prepare`` and ``setup``."""
    old_reading: Callable[[Document], Document] = _read_as_ever
    """What a position document meant when records began to be kept: the document with every field filled in that is left out
    and whose default has changed since. It changes nothing that is there, leaves its argument alone, and hands back untouched
    what is no document of this game (whatever reads it then refuses it)."""
    numbering: Slots | None = None
    """Slots for learners, where a game has more ids than a mask should have bits; without it a slot is an id."""
    players: Mapping[str, Callable[..., int]] = field(default_factory=dict)
    """Own ways to choose, by name, beside (or instead of) ``random`` and ``greedy``: see ``zellige.core.playout``."""
    bounds: Mapping[str, tuple[int, Any]] = field(default_factory=dict)
    """By field of the record, the least and the most that its numbers are (the most may be an array as the field is); a field
    that is not named may hold anything. Machine code finds its way by these numbers, so ``check`` and ``play`` look at them
    first. Seats and options need no entry."""
    order: int = 100
    """Where it stands on the start page: smaller numbers first, then by name."""
    board: str = "plain"
    """Which board component of the browser app draws its view."""
    _compiled: list[Kernels] = field(default_factory=list, init=False, repr=False)
    """The compiled kernels, once somebody has asked for them."""

    @property
    def hides(self) -> bool:
        """Whether anything is secret in this game."""
        return self.mask is not _no_secrets or self.heard is not _all_heard

    # --- positions ---

    def blank(self, count: int = 1) -> States:
        """``count`` zeroed records."""
        return np.zeros(count, self.dtype)

    def copy(self, state: State) -> State:
        """An independent record with the same content."""
        return copied(state)

    def prepare(self, seats: int, options: Mapping[str, Any], components: Document | None = None) -> State:
        """A record that holds the seats and the options, and perhaps a component set: what ``setup`` starts from.

        ``BadComponents`` when the set cannot be played with, ``NoComponentSets`` when the game has none.
        """
        if seats not in self.seat_counts:
            raise UnknownValue(game=self.name, option="seats", value=str(seats), known=", ".join(map(str, self.seat_counts)))
        record: State = self.blank()[0]
        record.seats = seats
        for number, value in enumerate(self.complete_options(options).values()):
            record.options[number] = self.options[number].values.index(value)
        if components is not None:
            room = sets.of(self)
            bounds.refuse_excess(components)
            sets.refuse(self, room.check(components))
            room.install(record, components)
        return record

    def complete_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """All options in order: the given values, checked, and defaults for the rest."""
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

    def components_in_play(self, state: State) -> dict[str, str] | None:
        """Id and hash of the component set of a position; None in games without."""
        return self.component_sets.in_play(state) if self.component_sets else None

    def to_document(self, state: State) -> Document:
        """The position document of a record, complete."""
        return self.write(self, state)

    def from_document(self, document: Document, partial: bool = False) -> State:
        """The record of a position document of this game; ``BadPosition`` as the game says it."""
        return self.read(self, document, partial)

    def assumptions(self, document: Document, partial: bool = False) -> list[Assumption]:
        """What reading a position document took for granted."""
        return self.assume(self, document, partial)

    def position(self, document: Document, partial: bool = False) -> State:
        """The position a document describes; ``BadPosition`` says what is wrong with it.

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

    def masked(self, state: State, seat: int) -> State:
        """What a seat may know: a copy with every secret of the others blanked."""
        copy = self.copy(state)
        self.kernels_at_hand().mask(copy, seat)
        return copy

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
        if not self.is_id(action) or not rules.allows(state, np.zeros(self.longest_legal, np.int32), action):
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
        if not self.is_id(action) or rules.step(state, np.zeros(self.longest_legal, np.int32), action) == ILLEGAL:
            self.refuse(state, action, text)

    # --- lists, for one position at a time; whoever needs many asks the kernels ---

    def legal_actions(self, state: State) -> list[int]:
        """Every legal action id, ascending."""
        out = np.zeros(self.longest_legal, np.int32)
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
        action = int(self.kernels_at_hand().action_of(state, np.zeros(self.longest_legal, np.int32), slot))
        if action == ILLEGAL:
            raise ValueError(f"no legal action of this position has slot {slot}")
        return action

    def legal_slots(self, state: State) -> npt.NDArray[np.bool_]:
        """A mask of what may be played: shape (``slots``,), true at the slot of every legal action."""
        found, mask = np.zeros(self.longest_legal, np.int32), np.zeros(self.slots, np.bool_)
        found = found[: self.kernels_at_hand().legal_slots(state, found)]
        mask[found[found >= 0]] = True
        return mask

    def scores(self, state: State) -> list[int]:
        """The score of every seat, in seat order."""
        return self._by_seat(self.kernels_at_hand().returns, state)

    def ranks(self, state: State) -> list[int]:
        """The place of every seat, 1 for the winners, in seat order."""
        return self._by_seat(self.kernels_at_hand().places, state)

    def values(self, state: State) -> list[int]:
        """What a position is worth to every seat for choosing (``value``), in seat order."""
        return self._by_seat(self.kernels_at_hand().value, state)

    def _by_seat(self, function: Callable[[State, Ints], None], state: State) -> list[int]:
        out = np.zeros(playout.numbers_length(self), np.int32)
        function(state, out)
        found: list[int] = out[: int(state.seats)].tolist()
        return found

    # --- kernels ---

    @cached_property
    def entries(self) -> list[Kernel]:
        """Every entry point from Python into the rules."""
        return playout.entries(self)

    def kernels(self, progress: compilation.Progress | None = None, backend: str | None = None) -> Kernels:
        """Fast entry points into the rules, compiled unless ``ZELLIGE_BACKEND=reference`` (or ``backend``) says otherwise.

        The first call on a machine compiles, which takes some seconds and reports to ``progress``.
        """
        if backend is None:
            settings.check()
        if (backend or compilation.backend()) == "reference":
            return self._interpreted
        with _one_builds:
            if not self._compiled:
                self._compiled.append(compilation.compiled(self.name, self.entries, self.dtype, progress))
            return self._compiled[0]

    @cached_property
    def _interpreted(self) -> Kernels:
        return compilation.interpret(self.entries, self.dtype)

    def is_compiled(self) -> bool:
        """Whether ``kernels`` finds everything compiled on this machine, and so takes no time."""
        return bool(self._compiled) or compilation.is_compiled(self.name, self.entries, self.dtype)

    def ready_kernels(self) -> Kernels:
        """The compiled kernels where they are there already, else the functions as they stand: nothing waits."""
        return self.kernels() if self.is_compiled() else self.kernels(backend="reference")

    def kernels_at_hand(self) -> Kernels:
        """The compiled kernels where this process has loaded them, else the functions as they stand."""
        return self._compiled[0] if self._compiled and compilation.backend() == "compiled" else self._interpreted

    def player_names(self) -> list[str]:
        """Every way to choose that this game knows, weakest first as far as the game says."""
        return list(playout.choosers(self))


def option_text(value: Any) -> str:
    """An option's value as people type it: ``true``, ``false``, a number or a word."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def installed_games() -> dict[str, Game]:
    """Every game that is installed, by name, in the order of the start page; errors as ``get``, but for the name."""
    settings.check()
    found = {point.name: game for point in _points(entry_points) if (game := _loaded(point))}
    return dict(sorted(found.items(), key=lambda entry: (entry[1].order, entry[0])))


def find(name: str) -> Game | None:
    """The game of a name, if there is one."""
    for point in _points(entry_points):
        if point.name == name and (game := _loaded(point)):
            return game
    return None


@cache
def _points(ask: Callable[..., Iterable[EntryPoint]]) -> tuple[EntryPoint, ...]:
    """The games that are installed, asked for once a process: the answer takes milliseconds."""
    return tuple(ask(group="zellige.games"))


def _loaded(point: EntryPoint) -> Game | None:
    """The game of an entry point; None, and a sentence in the log, where it is none or cannot be loaded: others go on."""
    try:
        game = point.load()
        if not isinstance(game, Game):
            raise TypeError(f"{type(game).__name__} is no Game")
    except Exception as error:  # whatever a plug-in does wrong while it is imported
        _say_left_out(point.name, error)
        return None
    return game


def _say_left_out(name: str, error: Exception) -> None:
    from zellige.core.language import language, persons_language
    from zellige.core.shown import shown

    if name not in _left_out:
        _left_out.add(name)
        words = language(persons_language())
        log.warning(words.say("game-left-out", game=shown(name), detail=shown(f"{type(error).__name__}: {error}")))
        log.debug("loading %s", name, exc_info=error)


def get(name: str) -> Game:
    """The game of a name, in whichever case, with its accents or without; ``UnknownGame`` lists those there are.

    ``BadSetting`` or ``BadFile`` where an environment variable of zellige means nothing: it would be ignored in silence.
    """
    settings.check()
    names = sorted({point.name for point in _points(entry_points)})
    if game := find(next((one for one in names if form(one) == form(name)), name)):
        return game
    raise UnknownGame(game=name, known=", ".join(sorted(installed_games())))
