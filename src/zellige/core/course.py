"""A game under way: the one course of it that everybody follows who plays, watches, replays or simulates.

A course is a position, the steps that led to it, and the seed that decides what chance draws. It asks the compiled rules where
they are at hand and the interpreted ones where they are not; both give the same game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import index
from typing import overload

import numpy as np

from zellige.core.arguments import eyes_of
from zellige.core.compile import Kernels
from zellige.core.draws import Draws
from zellige.core.errors import NothingToRedo, NothingToUndo
from zellige.core.game import CHANCE, NOBODY, Event, Game, Ints, State
from zellige.core.seeds import Seed
from zellige.core.undo import Undo, undo
from zellige.core.vocabulary import ILLEGAL

Rules = Callable[[], Kernels]


class Step:
    """One action of a game: a decision or a chance outcome.

    ``ply``: how many actions there were with it; ``mover``: whose it was (a seat from 0, or ``CHANCE``); ``before``, ``after``:
    the positions around it, never to be changed; ``undone``: whether it was taken back; ``revealed``: see ``core.undo``, None
    until somebody asks; ``follows``: whether it was decided with the decision before it, or brought about by it, so that both
    are taken back together. Its turn, its notation and what it changed are worked out when they are first asked for.
    """

    __slots__ = ("_changes", "_events", "_game", "_text", "_turn", "action", "after", "before", "follows", "mover", "ply",
                 "revealed", "undone")

    def __init__(self, game: Game, ply: int, mover: int, turn: int | None, action: int, before: State, after: State) -> None:
        self.ply = ply
        self.mover = mover
        self.action = action
        self.before = before
        self.after = after
        self.undone = False
        self.follows = False
        self.revealed: bool | None = None
        self._game = game
        self._turn = turn
        self._text: str | None = None
        self._events: list[Event] | None = None
        self._changes: list[int] | None = None

    @property
    def turn(self) -> int:
        """The number of its turn, from 1."""
        if self._turn is None:
            assert self._game.turn is not None
            self._turn = int(self._game.turn(self.before))
        return self._turn

    @property
    def text(self) -> str:
        """The action in notation."""
        if self._text is None:
            self._text = self._game.describe(self.before, self.action)
        return self._text

    @property
    def events(self) -> list[Event]:
        """What the action changed, told by somebody who sees everything."""
        if self._events is None:
            self._events = self._game.narrate(self.before, self.action, self.after)
        return self._events

    @property
    def changes(self) -> list[int]:
        """The change of every seat's score."""
        if self._changes is None:
            self._changes = self._game.changes(self.before, self.after)
        return self._changes


class Events(Sequence[Event]):
    """The events of a step as a sequence that is worked out when it is read."""

    __slots__ = ("_step",)

    def __init__(self, step: Step) -> None:
        self._step = step

    def __len__(self) -> int:
        return len(self._step.events)

    @overload
    def __getitem__(self, place: int) -> Event: ...
    @overload
    def __getitem__(self, place: slice) -> list[Event]: ...
    def __getitem__(self, place: int | slice) -> Event | list[Event]:
        return self._step.events[place]

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Sequence) else NotImplemented

    def __repr__(self) -> str:
        return repr(self._step.events)


class LegalActions(Sequence[int]):
    """The ids of all that may be played in a position, ascending; nothing is worked out before it is asked for.

    ``in`` asks the rules about one id and makes no list.
    """

    __slots__ = ("_found", "_game", "_rules", "_scratch", "_state")

    def __init__(self, game: Game, rules: Kernels, state: State) -> None:
        self._game = game
        self._rules = rules
        self._state = state
        self._scratch: Ints = np.empty(game.longest_legal, np.int32)
        self._found: list[int] | None = None

    def _list(self) -> list[int]:
        if self._found is None:
            self._found = self._scratch[: self._rules.legal(self._state, self._scratch)].tolist()
        return self._found

    def __contains__(self, action: object) -> bool:
        try:
            number = index(action)  # type: ignore[arg-type]
        except TypeError:
            return False
        return self._game.is_id(number) and bool(self._rules.allows(self._state, self._scratch, number))

    @overload
    def __getitem__(self, place: int) -> int: ...
    @overload
    def __getitem__(self, place: slice) -> list[int]: ...
    def __getitem__(self, place: int | slice) -> int | list[int]:
        return self._list()[place]

    def __iter__(self) -> Iterator[int]:
        return iter(self._list())

    def __len__(self) -> int:
        return len(self._list())


class Course:
    """A game from a position on. ``start`` is copied; ``ValueError`` when it holds numbers that no position holds.

    ``seed``: decides what chance draws; None where the outcomes are brought, as by a record, or by people who draw from a
    real bag: then a draw waits like any decision, and is taken back like one. ``rules``: answers the kernels to ask;
    ``Game.ready_kernels`` unless somebody else knows which are at hand. ``line``: the steps that stand; ``story``: all that
    were ever played, in order. ``version``: grows by one with every change, so it says which course somebody has seen.
    ``practice``: whether something was taken back after it had revealed what comes. ``hides``: whether anything is secret.
    """

    def __init__(self, game: Game, start: State, seed: Seed | None = None, rules: Rules | None = None) -> None:
        game.check_content(start)
        self.game = game
        self.seed = seed
        self.start = game.copy(start)
        self.hides = game.hides_in(start)
        self.line: list[Step] = []
        self.story: list[Step] = []
        self.version = 0
        self.practice = False
        self._rules = rules or game.ready_kernels
        self._compiled: Kernels | None = None
        self._step: Callable[[State, int], int] | None = None
        self._draws = None if seed is None else Draws(game, seed)
        self._ahead: list[list[Step]] = []
        self._decided: Step | None = None
        self._scratch = np.zeros(game.longest_legal, np.int32)
        self._set(self.start, int(game.to_move(self.start)))
        self._draw_chance()

    # --- how it stands ---

    def _set(self, state: State, mover: int) -> None:
        self.state = state
        """The position now, never to be changed."""
        self.mover = mover
        """Whose decision it is, from 0; ``NOBODY`` when the game is over, ``CHANCE`` where an outcome is to be brought."""
        self._legal: LegalActions | None = None
        self._turn: int | None = None

    @property
    def ply(self) -> int:
        """How many actions stand, chance outcomes included: the address of a moment. It comes back after an undo."""
        return len(self.line)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.mover == NOBODY

    @property
    def rules(self) -> Kernels:
        """The rules that are asked now; compiled ones from when they are at hand to the end."""
        if self._compiled is None:
            found = self._rules()
            if found.backend != "compiled":
                return found
            self._compiled, self._step = found, found.lent("step", self._scratch)
        return self._compiled

    @property
    def legal(self) -> LegalActions:
        """What may be played now."""
        if self._legal is None:
            self._legal = LegalActions(self.game, self.rules, self.state)
        return self._legal

    @property
    def turn(self) -> int:
        """The number of the turn under way, from 1: the game's own count where it has one, else one for each new mover."""
        return self.turn_at(self.ply)

    def turn_at(self, ply: int) -> int:
        """The number of the turn after so many actions."""
        if ply < self.ply:
            return self.line[ply].turn
        if self._turn is None:
            self._turn = self._turn_now()
        return self._turn

    def _turn_now(self) -> int:
        if self.game.turn is not None:
            return int(self.game.turn(self.state))
        last = self._decided
        return 1 if last is None else last.turn + (self.mover not in (CHANCE, NOBODY, last.mover))

    def at(self, ply: int) -> State:
        """The position after so many actions, 0..``ply``."""
        return self.line[ply - 1].after if ply else self.start

    def seen(self, state: State, *eyes: int) -> State:
        """A position of this game as seats, from 0, that look together may see it; without any, what everybody may know.

        When the game is over nothing is secret any more.
        """
        if self.over or not self.hides:
            return state
        copy = self.game.copy(state)
        self.rules.mask(copy, eyes_of(eyes))
        return copy

    def heard(self, step: Step, *eyes: int) -> int | None:
        """The action of a step where eyes (as in ``seen``) know which one was played; None where that is a secret."""
        return step.action if self.over else self.game.heard_by(step.before, step.action, *eyes)

    # --- playing ---

    def play(self, action: int, text: str | None = None, follows: bool = False) -> Step:
        """Plays a decision, and what chance draws behind it; answers the decision. ``IllegalAction`` changes nothing."""
        step = self.follow(action, text)
        step.follows = follows
        self._draw_chance()
        return step

    def follow(self, action: int, text: str | None = None) -> Step:
        """Plays one action, a decision or a chance outcome that somebody brings, and draws nothing behind it.

        ``text``: the action as it was written, for a refusal. ``IllegalAction`` changes nothing.
        """
        game, before, rules = self.game, self.state, self.rules
        after, mover = game.copy(before), ILLEGAL
        if game.is_id(action):
            mover = rules.step(after, self._scratch, action) if self._step is None else self._step(after, action)
        if mover == ILLEGAL:
            game.refuse(before, action, text)
        turn = None if game.turn is not None else self._turn or self._turn_now()
        step = Step(game, len(self.line) + 1, self.mover, turn, action, before, after)
        self.line.append(step)
        self.story.append(step)
        if self.mover != CHANCE:
            self._decided = step
        self._ahead.clear()
        self.version += 1
        self._set(after, mover)
        return step

    def _draw_chance(self) -> None:
        while self.mover == CHANCE and self._draws is not None:
            self.follow(self._draws.next(self.rules, self.state))

    # --- taking back ---

    def last_decision(self, by: Callable[[int], bool] = lambda mover: True) -> list[Step]:
        """The last decision of whoever ``by`` says, with what it was decided with, and everything behind it.

        Nothing before the first.
        """
        drawn = self._draws is not None
        last = next((ply for ply in range(self.ply - 1, -1, -1)
                     if not (drawn and self.line[ply].mover == CHANCE) and not self.line[ply].follows
                     and by(self.line[ply].mover)), self.ply)
        return self.line[last:]

    def may_take_back(self, taken: Sequence[Step], elsewhere: bool = False) -> Undo:
        """Whether the last steps may be taken back, and what that would make of the game; ``elsewhere`` as in ``undo``.

        Where draws are brought nobody is asked: all who play see what lies on the table, and it stays drawn.
        """
        if self._draws is None:
            return Undo.FREE if taken else Undo.NO
        return undo(self.game, taken, elsewhere)

    def take_back(self, taken: Sequence[Step]) -> None:
        """Takes back the last steps; chance will draw the same again. ``NothingToUndo`` when there are none.

        Behind something revealed the game becomes ``practice``.
        """
        if not taken:
            raise NothingToUndo()
        self.practice = self.practice or self.may_take_back(taken) is not Undo.FREE
        for step in taken:
            step.undone = True
            if step.mover == CHANCE and self._draws is not None:
                self._draws.take_back(step.before)
        del self.line[self.ply - len(taken):]
        self._decided = _last_decided(self.line)
        self._ahead.append(list(taken))
        self.version += 1
        self._set(taken[0].before, taken[0].mover)

    @property
    def taken_back(self) -> list[Step]:
        """What was taken back last and can be played again; nothing when something else was played since."""
        return self._ahead[-1] if self._ahead else []

    def let_go(self) -> None:
        """Nothing that was taken back can be played again."""
        self._ahead.clear()

    def redo(self) -> None:
        """Plays again what was taken back last. ``NothingToRedo`` when nothing was, or something else was played since."""
        if not self._ahead:
            raise NothingToRedo()
        steps = self._ahead.pop()
        for step in steps:
            step.undone = False
            if step.mover == CHANCE and self._draws is not None:
                self._draws.pass_by(step.before)
        self.line += steps
        self._decided = _last_decided(self.line)
        self.version += 1
        self._set(steps[-1].after, int(self.game.to_move(steps[-1].after)))


def _last_decided(line: Sequence[Step]) -> Step | None:
    """The last step that was no draw."""
    return next((step for step in reversed(line) if step.mover != CHANCE), None)
