"""Whole games that a seed plays, on whose positions promises are looked at; and what is said of one that does not hold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from zellige.core.compile import Kernels
from zellige.core.course import Course
from zellige.core.draws import Draws
from zellige.core.game import CHANCE, NOBODY, Game, State
from zellige.core.language import language, persons_language
from zellige.core.rng import below, stream
from zellige.core.seeds import Seed
from zellige.core.vocabulary import option_text

HOME = Path(__file__).parent
SPOTS = 6
"""How many positions of a game are looked at where that takes long."""
NUMBERS = 100
"""How many ids that were legal elsewhere are tried on such a position, and how many of all there are."""
FEW = 1000
"""Where there are fewer ids than this, all of them are tried."""
LONGEST = 5_000
"""Actions after which a game counts as one without an end, where it names no limit itself."""
FAR_ENOUGH = 300
"""How many positions are looked at of a game that comes to no end."""


class Broken(AssertionError):
    """A promise that does not hold: message ``found-KIND`` of this package's locale with its parameters.

    ``promise``: the promise that it is about, where the one who looked was looking for another. ``where``: at which moment.
    """

    def __init__(self, kind: str, where: Spot | None = None, promise: str = "", **params: Any) -> None:
        self.kind = kind
        self.where = where
        self.promise = promise
        self.params = params
        super().__init__()

    def sentence(self, lang: str) -> str:
        """What differs from what was promised, and where."""
        words = language(lang, HOME)
        params = {key: value if isinstance(value, int) else str(value) for key, value in self.params.items()}
        text = words.say(f"found-{self.kind}", **params)
        if self.where is None:
            return text
        place = words.say("found-where", seats=self.where.seats, seed=str(self.where.seed), ply=self.where.ply,
                          options=self.where.options or "-")
        return words.say("found-there", text=text, place=place)

    def __str__(self) -> str:
        return self.sentence(persons_language())


@dataclass(frozen=True)
class Spot:
    """A moment of a game: the position after ``ply`` actions of the game that ``seed`` plays with these options."""

    game: Game
    seats: int
    options: str
    seed: Seed
    ply: int
    state: State

    def broken(self, kind: str, promise: str = "", **params: Any) -> Broken:
        """What does not hold here."""
        return Broken(kind, self, promise, **params)

    def no_end(self, limit: int | None) -> Broken:
        """The game goes on here, where it should have ended; ``limit``: as it says itself."""
        if limit is None:
            return self.broken("no-end", "playable", actions=LONGEST)
        return self.broken("too-long", "longest-game", actions=limit)

    @property
    def legal(self) -> list[int]:
        """Every legal action."""
        return self.game.legal_actions(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.to_move(self.state) == NOBODY

    def eyes(self) -> Iterator[int]:
        """Every seat, and the onlooker (-1)."""
        yield from range(-1, self.seats)


class Played:
    """A whole game in which everybody does whatever can be done, by a seed.

    Where the rules stumble it ends, and ``stumbled`` says how.
    """

    def __init__(self, game: Game, seats: int, options: dict[str, Any], seed: Seed, number: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.number = number
        self.stumbled: Broken | None = None
        self.course = Course(game, game.new(seats, seed, options))
        """Every step, what chance drew by the seed among them."""
        self._words = stream(seed, "whatever can be done")
        self._walk()

    def _walk(self) -> None:
        course, rules, draws = self.course, self.game.ready_kernels(), Draws(self.game, self.seed)
        limit = self.game.longest_game(course.start)
        known: set[int] = set()
        try:
            while not course.over:
                listed = roomy_legal(rules, self._last())
                known.update(listed)
                if course.ply >= (LONGEST if limit is None else limit):
                    raise self._last().no_end(limit)
                if course.mover != CHANCE and course.mover not in range(self.seats):
                    raise self._last().broken("mover", seat=course.mover)
                if not listed:
                    raise self._last().broken("nothing-legal", "legal")
                refuse_order(self._last(), listed)
                course.follow(draws.next(rules, course.state) if course.mover == CHANCE else self._choice(listed))
        except Broken as broken:
            self.stumbled = broken
        except Exception as error:
            self.stumbled = self._last().broken("raised", error=said(error))
        self.known = sorted(known)
        """Every action that was legal somewhere, ascending."""

    def _choice(self, listed: list[int]) -> int:
        """Any action; half of the time first a kind of action, so that rare ones are met."""
        if below(self._words, 2):
            texts = {action: self.game.describe(self.course.state, action).split(" ")[0] for action in listed}
            kinds = sorted(set(texts.values()))
            kind = kinds[below(self._words, len(kinds))]
            listed = [action for action in listed if texts[action] == kind]
        return listed[below(self._words, len(listed))]

    def _spot(self, ply: int) -> Spot:
        return Spot(self.game, self.seats, options_said(self.game, self.options), self.seed, ply, self.course.at(ply))

    def _last(self) -> Spot:
        return self._spot(self.course.ply)

    @cached_property
    def moments(self) -> list[Spot]:
        """Every position of the game, the first and the last among them; of one without an end as far as it is of use."""
        last = self.course.ply if self.stumbled is None else min(self.course.ply, FAR_ENOUGH)
        return [self._spot(ply) for ply in range(last + 1)]

    @cached_property
    def spots(self) -> list[Spot]:
        """Some of them, spread over its length, the first and the last among them."""
        last, shift = len(self.moments) - 1, below(stream(self.seed, "spots"), 97)
        inner = {1 + (number * last // (SPOTS - 1) + shift) % last for number in range(SPOTS - 2)} if last else set()
        return [self.moments[ply] for ply in sorted({0, *inner, last})]

    def numbers(self, spot: Spot) -> list[int]:
        """Ids to ask about in a position: all that are legal there, and others."""
        words, found = stream(self.seed, "numbers", spot.ply), set(spot.legal)
        ids = self.game.actions
        tried = range(ids) if ids < FEW else [below(words, ids) for _ in range(NUMBERS)]
        found.update(self.known[below(words, len(self.known))] for _ in range(NUMBERS if self.known else 0))
        return sorted(found.union(tried))

    def stream(self, *labels: int | str) -> Any:
        """Random numbers of this game."""
        return stream(self.seed, *labels)


def options_said(game: Game, options: dict[str, Any]) -> str:
    """The options that are not the usual ones, as people type them."""
    usual = {option.name: option.default for option in game.options}
    return ", ".join(f"{name}={option_text(value)}" for name, value in options.items() if value != usual[name])


def roomy_legal(rules: Kernels, spot: Spot) -> list[int]:
    """The legal list, in more room than the game says it needs: a list too long overwrites nothing."""
    longest = spot.game.longest_legal
    out = np.zeros(2 * longest + 64, np.int32)
    n = rules.legal(spot.state, out)
    if n > longest:
        raise spot.broken("too-many", "longest-legal", count=n, longest=longest)
    found: list[int] = out[:n].tolist()
    return found


def refuse_order(spot: Spot, legal: list[int]) -> None:
    """``Broken`` where a legal list does not ascend: nothing can be looked up in it."""
    for one, following in pairwise(legal):
        if one >= following:
            raise spot.broken("not-ascending", "legal", one=str(one), following=str(following))


def said(error: Exception) -> str:
    """An error of a game, by its kind and what it says: on one line, as far as it can be said at all."""
    try:
        return " ".join(f"{type(error).__name__}: {error}".split())
    except Exception:  # one that has no words
        return type(error).__name__


def play(game: Game, seed: Seed, number: int) -> Played:
    """The game of a number, from 0: seats take turns; the first is played by the usual options, others by any."""
    counts, words = game.seat_counts, stream(seed, "options", number)
    options = {option.name: option.values[below(words, len(option.values)) if number else 0] for option in game.options}
    return Played(game, counts[(number + number // len(counts)) % len(counts)], options, f"{seed} {number}", number)


def chances(played: Played) -> Iterator[tuple[Spot, int]]:
    """Every position of a game in which chance draws, and what it drew."""
    for spot, step in zip(played.moments, played.course.line, strict=False):
        if step.mover == CHANCE:
            yield spot, step.action
