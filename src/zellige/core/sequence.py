"""Several decisions of one seat in a row, taken as one: all or none, and across nothing that anybody learns on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from zellige.core.arguments import eyes_of
from zellige.core.compile import Kernels
from zellige.core.errors import CrossedSequence
from zellige.core.game import CHANCE, NOBODY, Game, State
from zellige.core.rng import stream
from zellige.core.undo import GUESSES, reveals
from zellige.core.vocabulary import ILLEGAL


@dataclass(frozen=True)
class Stride:
    """One decision of a sequence as whoever decides sees it: the position before, and what the rules make of it."""

    before: State
    action: int
    after: State
    text: str


class Sequel:
    """What a sequence of decisions in notation does, from the position as whoever decides sees it. It is not played.

    Nothing hidden has a say in it: what a decision would reveal is asked of a fair guess. ``also``: seats that whoever decides
    sees by, too. ``NotationError``, ``IllegalAction``, or ``CrossedSequence`` where something is drawn, shown or handed on
    before the last.
    """

    def __init__(self, game: Game, seen: State, texts: Sequence[str], rules: Kernels, also: Sequence[int] = ()) -> None:
        self._game, self._rules = game, rules
        self._seat, self._seen = int(game.to_move(seen)), seen
        self._eyes = eyes_of([self._seat, *also])
        self._guesses: list[State] = []
        """What may be the position before it and after each of its decisions, as far as anybody has asked."""
        self.strides: list[Stride] = []
        for text in texts:
            self._add(self.beyond() if self.strides else seen, text)

    def _add(self, before: State, text: str) -> None:
        game, scratch = self._game, np.empty(self._game.longest_legal, np.int32)
        action, after = game.parse(before, text), game.copy(before)
        if not game.is_id(action) or self._rules.step(after, scratch, action) == ILLEGAL:
            game.refuse(before, action, text)
        self.strides.append(Stride(before, action, after, text))

    def go_on(self, most: int) -> list[str]:
        """Takes in the forced decisions (see ``forced``) that follow, up to so many in all; answers them in notation."""
        own = len(self.strides)
        while len(self.strides) < most:
            try:
                seen = self.beyond()
            except CrossedSequence:
                break
            action = forced(self._game, self._guess_after(len(self.strides)))
            if action is None:
                break
            self._add(seen, self._game.describe(seen, action))
        return [stride.text for stride in self.strides[own:]]

    def beyond(self) -> State:
        """The position after it as whoever decides sees it: there they may decide on. ``CrossedSequence`` where not."""
        self._guess_after(len(self.strides))
        seen = self._game.copy(self.strides[-1].after)
        if self._game.hides_in(seen):
            self._rules.mask(seen, self._eyes)
        return seen

    def draws(self) -> Counter[str]:
        """What is drawn behind its last decision: kinds of events, and how many of each."""
        state, found = self._game.copy(self._guess_after(len(self.strides) - 1)), Counter[str]()
        self._game.apply(state, self.strides[-1].action)
        while self._game.to_move(state) == CHANCE:
            before, drawn = self._game.copy(state), self._game.legal_actions(state)[0]
            self._game.apply(state, drawn)
            found[self._game.narrate(before, drawn, state)[0].kind] += 1
        return found

    def _guess_after(self, count: int) -> State:
        """What may be the position after so many of its decisions."""
        if not self._guesses:
            self._guesses.append(self._guessed())
        while len(self._guesses) <= count:
            self._guesses.append(_crossing(self._game, self._guesses[-1], self.strides[len(self._guesses) - 1]))
        return self._guesses[count]

    def _guessed(self) -> State:
        guess = self._game.copy(self._seen)
        if self._game.hides_in(guess):
            self._rules.resample(guess, self._seat, stream("sequence", self._seat))
        return guess

    def check(self, state: State) -> None:
        """``CrossedSequence`` where the position itself, with all that is hidden in it, would make it cross something."""
        for stride in self.strides[:-1]:
            state = _crossing(self._game, state, stride)


def goes_on(game: Game, before: State, action: int, after: State) -> bool:
    """Whether the same seat decides after a decision, and nobody has learnt anything by it."""
    return game.to_move(after) == game.to_move(before) and not reveals(game, before, action, after)


def forced(game: Game, state: State) -> int | None:
    """The only decision that can be taken in a position, where everybody may know that there is no other; else None.

    Where only whoever decides can know it (they hold too little to buy anything), nobody else is to learn it, neither from what
    is played nor from how soon: so it is no forced decision, however little there is to decide.
    """
    action = _only(game, state)
    return action if action is not None and _everybody_knows(game, state) else None


def plays_itself(game: Game, state: State) -> int | None:
    """The decision that is forced in a position, where nothing is drawn, shown or handed on by it; else None."""
    action = _only(game, state)
    if action is None:
        return None
    after = game.copy(state)
    game.kernels_at_hand().apply(after, action)
    return action if goes_on(game, state, action, after) and _everybody_knows(game, state) else None


def _only(game: Game, state: State) -> int | None:
    """The only decision that can be taken in a position."""
    found = game.legal_actions(state)
    return found[0] if len(found) == 1 and game.to_move(state) not in (CHANCE, NOBODY) else None


def _everybody_knows(game: Game, state: State) -> bool:
    """Whether in every world that another seat takes for possible there is only one decision, as far as some of them show."""
    if not game.hides_in(state):
        return True
    rules, mover = game.kernels_at_hand(), game.to_move(state)
    legal = rules.lent("legal", np.empty(game.longest_legal, np.int32))
    for eye in range(int(state.seats)):
        if eye == mover:
            continue
        known = game.masked(state, eye)
        for number in range(GUESSES):
            world = game.copy(known)
            rules.resample(world, eye, stream("forced", eye, number))
            if legal(world) != 1:
                return False
    return True


def _crossing(game: Game, state: State, stride: Stride) -> State:
    after = game.copy(state)
    game.apply(after, stride.action)
    if not goes_on(game, state, stride.action, after):
        raise CrossedSequence(action=stride.text)
    return after
