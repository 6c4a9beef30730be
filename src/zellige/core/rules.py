"""The rules of a game: plain functions over one record. All that playing needs, and nothing of texts or documents."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from zellige.core.rng import Words
from zellige.core.value import Valuation
from zellige.core.vocabulary import Ints, State, States


@dataclass(frozen=True)
class Slots:
    """A second numbering of actions, beside their ids, for learners that need a mask of a fixed and moderate length.

    ``count``: how many slots there are, from 0, the same in every position. ``slot_of(state, action)``: the slot of a legal
    action; in one position no two have the same, and they ascend as their ids do. -1: it has none (in no game).
    """

    count: int
    slot_of: Callable[[State, int], int]


def no_secrets(state: State, eyes: int) -> None:
    """The mask of a game without hidden information."""


def nothing_hidden(state: State, seat: int, words: Words) -> None:
    """The resample of a game without hidden information."""


@dataclass(frozen=True)
class Work:
    """How much the player ``search`` thinks for a whole turn: so many playouts, or, where it is said, so many seconds.

    Without playouts it plays what is judged best. ``plain``: by the game's plain judgement; ``by_features``: by the sum of its
    features after each action. ``sight``: of each hundred actions so many are seen, each as likely; a few always. ``widens``:
    that holds with two seats, and the sight grows with the square of the seats. ``style``: one of ``STYLES``, or nothing.
    """

    iterations: int
    seconds: float | None = None
    plain: bool = False
    sight: int = 100
    style: str = ""
    by_features: bool = False
    widens: bool = False

    def seen(self, seats: int) -> int:
        """Of each hundred actions so many are seen in a game of so many seats."""
        return min(100, self.sight * seats * seats // 4) if self.widens else self.sight


STYLES = ("collector", "builder", "denier", "gambler")
"""What styles are called, in every game alike."""


@dataclass(frozen=True)
class Style:
    """What somebody likes better than it is worth. By name of a feature of the game, in thousandths of a point for one more:
    ``own``, of their own; ``rivals``, of the rival who has most of it (less than nothing: they grudge it).
    """

    own: Mapping[str, int] = field(default_factory=dict)
    rivals: Mapping[str, int] = field(default_factory=dict)


LEVELS = ("visitor", "apprentice", "architect", "builder", "minister", "vizier", "grand-vizier", "genie")
"""What levels are called, in every game alike, weakest first."""


def levels(*works: Work) -> dict[str, Work]:
    """How each of ``LEVELS`` thinks, weakest first, in a game whose span is wide enough for all of them."""
    return dict(zip(LEVELS, works, strict=True))


@dataclass(frozen=True, kw_only=True)
class Foresight:
    """What a game tells the player ``search``; all of it may be left out, and each has a default that plays any game.

    - ``judgement(states, action, numbers)``, ``look``: what a single action promises, as in ``core.playout``. By them the
      lines are found that are thought about. Left out, it is ``Rules.value`` after the action.
      ``judged``: what is a point of it; left out, as of ``unit``.
    - ``opens(state, action, numbers)``: whether an action is not judged by itself but with each that can follow it, as taking
      a tile is by where it goes. Both are a line then. ``numbers`` hold what ``look`` has noted.
    - ``policy``: the chooser by whom all seats go on in a playout; left out, anything legal.
    - ``standing(state, out)``: how every seat stands, for itself, in the middle of a game: its points and what it may still
      hope for, each point ``unit`` of these numbers; ``out`` is as long as a chooser's ``numbers``, and scratch behind the
      seats. Left out, it is the score; at the end it always is.
    - ``turn(state)``: a number that changes when another turn begins; left out, the seat to move. ``horizon(state)``: the
      turns, the one under way included, that are played out from a position; left out, to the end.
    - ``share(state)``: how many percent of the work for a whole turn its decision here is worth; left out, all.
    - ``width``: how many lines are thought about.
    - ``plain``, ``plain_look``: as ``judgement`` and ``look``, of a player that understands less: for weak levels. Left out, it
      is the score after the action.
    - ``lines(states, actions, numbers, mind, lines, width)``: lists the best lines of the seat that decides in ``states[0]``,
      as in ``core.lines``, ``width`` at most, and answers how many. A line is what it decides one after the other, up to the
      end of its turn where the game can say so; ``mind``: the scratch of the game's ``valuation``, by which they are compared.
      Left out, every action is a line. ``by_lines``: whether ``search`` too begins with them.
    - ``endgame(state)``: whether so little is left to decide that the end may be worked out (``core.endgame``): where
      nothing is hidden and nothing is drawn any more. Left out, it never is.
    - ``levels``: how each of ``LEVELS`` thinks, as far as the game's span goes; left out, there are none.
    - ``styles``: what each of ``STYLES`` likes, by the features of the game's ``valuation``; any level that does not judge
      plainly may have one.
    """

    judgement: Callable[..., int] | None = None
    look: Callable[..., int] | None = None
    opens: Callable[[State, int, Ints], bool] | None = None
    lines: Callable[[States, Ints, Ints, Ints, Ints, int], int] | None = None
    by_lines: bool = False
    policy: Callable[..., int] | None = None
    standing: Callable[[State, Ints], None] | None = None
    unit: int = 1
    judged: int | None = None
    turn: Callable[[State], int] | None = None
    horizon: Callable[[State], int] | None = None
    share: Callable[[State], int] | None = None
    width: int = 16
    endgame: Callable[[State], bool] | None = None
    plain: Callable[..., int] | None = None
    plain_look: Callable[..., int] | None = None
    levels: Mapping[str, Work] = field(default_factory=dict)
    styles: Mapping[str, Style] = field(default_factory=dict)


@dataclass(frozen=True, eq=False, kw_only=True)
class Rules:
    """What a game plays by. The functions are compiled or interpreted; they never allocate, ask or roll dice.

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
    - ``mask(state, eyes)``: blanks, in place, what none of the seats that look may know: ``eyes`` has a bit for each of them,
      ``1 << seat``, and none for an onlooker. ``resample(state, seat, words)``: fills in again what a seat alone does not see,
      fairly.
    """

    name: str
    seat_counts: tuple[int, ...]
    dtype: np.dtype[Any]
    actions: int
    """How many action ids there are: 0 to ``actions`` - 1. ``describe`` says each of them, on any position."""
    longest_legal: int

    setup: Callable[[State, Words], None]
    legal: Callable[[State, Ints], int]
    apply: Callable[[State, int], None]
    to_move: Callable[[State], int]
    returns: Callable[[State, Ints], None]

    places: Callable[[State, Ints], None] | None = None
    tie: Callable[[State, int], int] | None = None
    value: Callable[[State, Ints], None] | None = None
    weights: Callable[[State, Ints], int] | None = None
    chance_pile: Callable[[State], int] | None = None
    mask: Callable[[State, int], None] = no_secrets
    resample: Callable[[State, int, Words], None] = nothing_hidden
    numbering: Slots | None = None
    """Slots for learners, where a game has more ids than a mask should have bits; without it a slot is an id."""
    players: Mapping[str, Callable[..., int]] = field(default_factory=dict)
    """Own ways to choose, by name, beside (or instead of) ``random`` and ``greedy``: see ``zellige.core.playout``."""
    foresight: Foresight = field(default_factory=Foresight)
    """What the player ``search`` goes by; by default it plays to the end at random."""
    valuation: Valuation | None = None
    """What a position promises a seat, as a sum of named features: by it the player ``value`` plays, and ``search`` ends."""
    anchors: Mapping[str, Callable[..., int]] = field(default_factory=dict)
    """Choosers that are never changed, so that others can be measured against them: found by name, listed nowhere."""

    @property
    def mind_at(self) -> int:
        """Where the ``numbers`` of a chooser hold the scratch of ``valuation``, behind its own."""
        return 4 * self.longest_legal + 64
