"""What a player is: whoever answers questions. How to write one: docs/bots.md."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from time import perf_counter
from typing import Any, Protocol

from zellige.core.compile import Kernels
from zellige.core.course import LegalActions
from zellige.core.game import Game, State
from zellige.core.rng import Words, below
from zellige.players.turns import Turn, turns


def time_up(limit: float | None) -> Callable[[], bool]:
    """A ``stop`` for whoever thinks from now on: True once so many seconds have passed."""
    end = None if limit is None else perf_counter() + limit
    return lambda: end is not None and perf_counter() > end


UNTIMED = time_up(None)


@dataclass(frozen=True)
class Question:
    """A decision that a player is asked for.

    ``state``: what its seat may know, as a record, never to be changed; ``seat``: which seat, from 0; ``words``: random numbers
    of its own, moved on by whoever draws from them; ``limit``: the seconds it may think, None where nobody counts; ``stop``:
    answers whether they are over, nobody waits for the answer any more, or somebody wants it now.
    """

    game: Game
    state: State
    seat: int
    words: Words
    limit: float | None = None
    stop: Callable[[], bool] = UNTIMED

    @cached_property
    def legal(self) -> LegalActions:
        """The ids of all that may be played, ascending."""
        return LegalActions(self.game, self.game.kernels_at_hand(), self.state)

    def text(self, action: int) -> str:
        """An action in notation."""
        return self.game.describe(self.state, action)

    def after(self, action: int) -> State:
        """The position after a legal action, as far as the seat can know it: a copy to look at, or to play on."""
        state = self.game.copy(self.state)
        self.game.kernels_at_hand().apply(state, action)
        return state

    def scores(self, state: State | None = None) -> list[int]:
        """The score of every seat in a position, now when none is named."""
        return self.game.scores(self.state if state is None else state)

    def values(self, state: State | None = None) -> list[int]:
        """What a position, now when none is named, is worth to every seat for choosing, in a unit of the game's own."""
        return self.game.values(self.state if state is None else state)

    def turns(self, limit: int | None = None) -> Iterator[Turn]:
        """The complete turns, as ``zellige.players.turns`` finds them, until ``stop``: one at least, ``limit`` at most."""
        for turn in turns(self.game, self.state, limit):
            yield turn
            if self.stop():
                return

    def any_of(self, actions: Sequence[int]) -> int:
        """One of some actions, each as likely, by the player's own random numbers."""
        return actions[below(self.words, len(actions))]


@dataclass(frozen=True)
class Answer:
    """What a player wants to play. ``values``: what it expects for every seat, in points, where it says; ``line``: the actions
    it expects next, ``action`` first, where it says.
    """

    action: int
    values: tuple[float, ...] = ()
    line: tuple[int, ...] = ()

    def thought(self, game: Game, rules: Kernels, state: State) -> dict[str, Any]:
        """What was expected in ``state``, as records and tables keep it: of the ``line`` as much as could be played so, in
        notation. Empty where the player said nothing.
        """
        if not self.values and not self.line:
            return {}
        state, line = game.copy(state), list[str]()
        for action in self.line:
            if action not in LegalActions(game, rules, state):
                break
            line.append(game.describe(state, action))
            rules.apply(state, action)
        return {"values": list(self.values), "line": line}


class Player(Protocol):
    """Whoever answers questions. One that is plain Python may answer with the id alone."""

    name: str
    version: str

    def choose(self, question: Question) -> Answer | int:
        """The action it wants to play."""
        ...
