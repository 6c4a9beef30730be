"""The score pad of a game: what is counted off a table at the end, and what makes points of it.

Scoring has two steps, both rules: counts are taken from a position, and points are made of counts. Whoever has a real table
before them counts by themselves, and comes in at the second step: no rule stands anywhere twice.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as its
from typing import Any, Literal

import numpy as np

from zellige.core.compile import at_hand, rule
from zellige.core.kept import kept, last
from zellige.core.vocabulary import Column, Ints, Reason, State

Sheet = np.record
"""The counts of a table, and the points made of them: a record of a dtype of the game's own, with at least the fields
``seats``, ``options`` (as in a position) and ``points`` (int32, by seat and line)."""

MOST_KEYS = 18
"""Three rows of six fit above the thumb; where there are more numbers, one key leads to the digits."""
KEYS_OF_A_LIST = 12
"""The largest number of a list with a key: two rows. Groups larger than that are one in a hundred games."""
DIGITS_FROM = 40
"""A number that may be larger than this is typed."""

Kind = Literal["number", "numbers", "holder", "cards", "yes"]


@rule
def same_game(state: State, sheet: Sheet) -> None:
    """Seats and options of a position stand in a sheet."""
    sheet.seats = state.seats
    for number in range(len(state.options)):
        sheet.options[number] = state.options[number]


def by_line(counts: Callable[[State, Sheet], None], points: Callable[[Sheet], None], blank: Callable[[], Sheet],
            lines: int) -> Callable[[State, Ints], None]:
    """Both steps as one rule: the points of every seat, those of each line one behind the other."""

    @rule
    def score_lines(state: State, out: Ints) -> None:
        """The points of every seat by line."""
        sheet = blank()
        counts(state, sheet)
        points(sheet)
        for seat in range(int(state.seats)):
            for line in range(lines):
                out[seat * lines + line] = sheet.points[seat, line]

    return score_lines


def scores_by(counts: Callable[[State, Sheet], None], points: Callable[[Sheet], None], blank: Callable[[], Sheet],
              lines: int) -> Callable[[State, Ints], None]:
    """Both steps as ``Rules.returns``: the points of every seat, all lines together."""

    @rule
    def returns(state: State, out: Ints) -> None:
        """The score of every seat, as if the count-up came now."""
        sheet = blank()
        counts(state, sheet)
        points(sheet)
        for seat in range(int(state.seats)):
            out[seat] = 0
            for line in range(lines):
                out[seat] += sheet.points[seat, line]

    return returns


def numbers_by_seat(measure: Callable[[State, Ints], None], seats: int, count: int) -> Callable[[State], list[list[int]]]:
    """A function of a position: so many numbers of every seat, by machine code where it is at hand.

    ``measure``: the rule that says them, those of each seat one behind the other; ``Game.entries`` has it compiled.
    """

    def counted(ask: Callable[[State, Ints], None], state: State) -> list[list[int]]:
        out = np.zeros(seats * count, np.int32)
        ask(state, out)
        found: list[list[int]] = out[: int(state.seats) * count].reshape(-1, count).tolist()
        return found

    interpreted = kept(lambda state: counted(measure, state))

    @last
    def of_record(state: State) -> list[list[int]]:
        return interpreted(state) if (fast := at_hand(measure)) is measure else counted(fast, state)

    def numbers(state: State) -> list[list[int]]:
        """The numbers of every seat."""
        return of_record(state) if isinstance(state, np.record) else interpreted(state)

    return numbers


@dataclass(frozen=True)
class Label:
    """A message of a game's locale as a part of a sentence."""

    message: str


@dataclass(frozen=True, kw_only=True)
class Field:
    """One thing that a person counts off the table.

    - ``name``: how entries name it, for ever; ``label``: message of the game's locale, unique among the fields of a section.
    - ``help``: message that says what counts as such; '' where the label does.
    - ``kind``: ``number``; ``numbers``, a list of them (sizes of groups); ``holder``, the seat from 1 that has it, 0 for
      nobody, one for the table; ``cards``, ids out of ``values``; ``yes``, true or false.
    - ``section``: the ``Column`` of the score pad in which it stands.
    - ``into``, ``place``: the field of a sheet, and where in that: ``(seat, *place)`` where there is one by seat, ``place``
      where there is one for the table. Behind that, numbers of a list stand in their order, and cards as 1 at their number.
    - ``least``, ``most``: the bounds of a number. ``alone``: no card lies before two seats.
    - ``cards``: the messages that name the ``values`` are called so, with ``-VALUE``; or a function says how each is called.
      ``tells``: the attribute of such a message that says what the card does; '' for none.
    - ``keys``: numbers that have a key each, a press and all is said; (): the smallest, as many as ``offered`` has room for.
    - ``asked(sheet, seat)``: whether it matters now for a seat (for the table: any seat); None: always.
    """

    name: str
    kind: Kind
    section: str
    label: str
    into: str
    place: tuple[int, ...] = ()
    by_seat: bool = True
    least: int = 0
    most: int = 99
    values: tuple[str, ...] = ()
    cards: str | Callable[[str], str] = ""
    alone: bool = True
    tells: str = ""
    icon: str | None = None
    help: str = ""
    keys: tuple[int, ...] = ()
    asked: Callable[[Sheet, int], bool] | None = None

    @property
    def offered(self) -> tuple[int, ...]:
        """The numbers that have a key each; none where a number may be so large that digits are quicker."""
        if self.keys or self.kind not in ("number", "numbers"):
            return self.keys
        if self.kind == "numbers":
            return tuple(range(max(1, self.least), min(self.most, KEYS_OF_A_LIST) + 1))
        if self.most > DIGITS_FROM:
            return ()
        return tuple(range(self.least, self.least + MOST_KEYS - 1 if self.most - self.least >= MOST_KEYS else self.most + 1))

    def card(self, value: str) -> Label:
        """The name of a card."""
        return Label(f"{self.cards}-{value}" if isinstance(self.cards, str) else self.cards(value))


@dataclass(frozen=True)
class Objection:
    """What cannot be on one table: message ``refused-RULE``, at a field (and a seat from 0), with its parameters.

    ``$place`` is filled in, which names section, field and seat; a parameter ``other`` is a seat, ``Label`` a message.
    """

    field: str
    seat: int | None
    rule: str
    params: Mapping[str, Any] = its(default_factory=dict)


def _nothing_follows(sheet: Sheet, said: Collection[str]) -> None:
    """A pad on which nothing follows from the rest."""


def _nothing_wrong(sheet: Sheet, said: Collection[str]) -> list[Objection]:
    """A pad on which every number between its bounds is possible."""
    return []


def _not_said(sheet: Sheet, seat: int, line: str) -> Reason | None:
    """A pad that does not say how points come about."""
    return None


def _no_word(sheet: Sheet) -> Reason | None:
    """A pad with nothing to say at the end but the scores."""
    return None


@dataclass(frozen=True, kw_only=True)
class Pad:
    """The score pad of a game.

    - ``lines``: what points are given for, by number, as ``Term.rule`` names it; message ``term-LINE``.
    - ``fields(seats)``: what is counted, section by section.
    - ``columns``: the sections of the pad, each with its lines.
    - ``counts(state, sheet)``: step one, on a blank sheet. ``points(sheet)``: step two; it reads nothing but counts, seats and
      options. Both are rules.
    - ``score_lines(state, out)``: both steps as one rule (``by_line``), from which the score in words is made; None: none is.
    - ``tie(sheet, seat)``: of equal scores the one with the larger number is better; None: they share the place.
    - ``infer(sheet, said)``: fills in holders that were not ``said``, where they follow from the rest.
    - ``check(sheet, said)``: what cannot be in one box, in the order of the fields.
    - ``why(sheet, seat, line)``: how the points of a line come about: message ``why-RULE``.
    - ``verdict(sheet)``: what is to be said at the end beside scores, the title of a game alone: message ``verdict-RULE``.
    - ``options``: the names of the options that change a score.
    """

    dtype: np.dtype[Any]
    lines: tuple[str, ...]
    columns: tuple[Column, ...]
    fields: Callable[[int], Sequence[Field]]
    counts: Callable[[State, Sheet], None]
    points: Callable[[Sheet], None]
    score_lines: Callable[[State, Ints], None] | None = None
    tie: Callable[[Sheet, int], int] | None = None
    infer: Callable[[Sheet, Collection[str]], None] = _nothing_follows
    check: Callable[[Sheet, Collection[str]], list[Objection]] = _nothing_wrong
    why: Callable[[Sheet, int, str], Reason | None] = _not_said
    verdict: Callable[[Sheet], Reason | None] = _no_word
    options: tuple[str, ...] = ()

    def blank(self) -> Sheet:
        """A sheet on which nothing is counted yet."""
        sheet: Sheet = np.zeros(1, self.dtype)[0]
        return sheet
