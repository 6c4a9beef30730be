"""Several decisions of one seat in a row, taken as one: all or none, and across nothing that anybody learns on the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from zellige.core.compile import Kernels
from zellige.core.errors import CrossedSequence
from zellige.core.game import Game, State
from zellige.core.rng import stream
from zellige.core.undo import reveals


@dataclass(frozen=True)
class Stride:
    """One decision of a sequence as whoever decides sees it: the position before, and what the rules make of it."""

    before: State
    action: int
    after: State
    text: str


class Sequel:
    """What a sequence of decisions in notation does, from the position as whoever decides sees it. It is not played.

    Nothing hidden has a say in it: what a decision would reveal is asked of a fair guess. ``NotationError``, ``IllegalAction``,
    or ``CrossedSequence`` where something is drawn, shown or handed on before the last.
    """

    def __init__(self, game: Game, seen: State, texts: Sequence[str], rules: Kernels) -> None:
        self._game, self._rules = game, rules
        self._seat, self._seen = int(game.to_move(seen)), seen
        self._guess: State | None = None
        self.strides: list[Stride] = []
        for text in texts:
            before = self.beyond() if self.strides else seen
            action = game.parse(before, text)
            game.check(before, action, text, rules)
            after = game.copy(before)
            rules.apply(after, action)
            self.strides.append(Stride(before, action, after, text))

    def beyond(self) -> State:
        """The position after it as whoever decides sees it: there they may decide on. ``CrossedSequence`` where not."""
        last = self.strides[-1]
        self._guess = _crossing(self._game, self._guessed() if self._guess is None else self._guess, last)
        seen = self._game.copy(last.after)
        if self._game.hides:
            self._rules.mask(seen, self._seat)
        return seen

    def _guessed(self) -> State:
        guess = self._game.copy(self._seen)
        if self._game.hides:
            self._rules.resample(guess, self._seat, stream("sequence", self._seat))
        return guess

    def check(self, state: State) -> None:
        """``CrossedSequence`` where the position itself, with all that is hidden in it, would make it cross something."""
        for stride in self.strides[:-1]:
            state = _crossing(self._game, state, stride)


def goes_on(game: Game, before: State, action: int, after: State) -> bool:
    """Whether the same seat decides after a decision, and nobody has learnt anything by it."""
    return game.to_move(after) == game.to_move(before) and not reveals(game, before, action, after)


def _crossing(game: Game, state: State, stride: Stride) -> State:
    after = game.copy(state)
    game.apply(after, stride.action)
    if not goes_on(game, state, stride.action, after):
        raise CrossedSequence(action=stride.text)
    return after
