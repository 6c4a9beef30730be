"""What taking back means: nothing as long as nobody has learnt anything. The one definition for every screen.

A step *reveals* when somebody knows more after it than follows from what they knew before and what was decided: chance drew,
or a hidden thing was turned over. Until then taking back is free, whoever answered in the meantime; behind a reveal the game
goes on as practice.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Protocol

import numpy as np

from zellige.core.compile import Kernels
from zellige.core.game import CHANCE, NOBODY, Game, Ints, State
from zellige.core.layout import copied
from zellige.core.rng import stream
from zellige.core.vocabulary import ILLEGAL

GUESSES = 8
"""Worlds that are tried before an eye counts as unable to tell them apart."""


class Undo(StrEnum):
    """Whether something may be taken back."""

    FREE = "free"
    PRACTICE = "practice"
    """It may, and makes the game practice: everybody at this screen agrees, but somebody knows what comes."""
    ASK = "ask"
    """Other people would have to be asked."""
    NO = "no"


class Step(Protocol):
    """One action of a game, with what it is found to reveal once somebody asks."""

    mover: int
    before: State
    action: int
    after: State
    revealed: bool | None


def undo(game: Game, taken: Sequence[Step], elsewhere: bool = False) -> Undo:
    """Whether these steps, the last of a game, may be taken back; none of them: there is nothing to take back.

    ``elsewhere``: whether people play who do not sit at this screen.
    """
    if not taken:
        return Undo.NO
    for step in taken:
        if step.revealed or step.mover == CHANCE:
            break  # nothing else need be found out
    else:
        if not any(_revealed(game, step) for step in taken):
            return Undo.FREE
    return Undo.ASK if elsewhere else Undo.PRACTICE


def _revealed(game: Game, step: Step) -> bool:
    if step.revealed is None:
        step.revealed = reveals(game, step.before, step.action, step.after)
    return step.revealed


def reveals(game: Game, before: State, action: int, after: State) -> bool:
    """Whether a step tells any seat what neither its knowledge before nor the decision itself told."""
    if game.to_move(before) == CHANCE:
        return True
    if not game.hides_in(before):
        return False
    if game.to_move(after) == NOBODY:
        return True  # at the end everything is turned over
    rules, scratch = game.kernels_at_hand(), np.empty(game.longest_legal, np.int32)
    return any(_tells(game, rules, scratch, seat, before, action, after) for seat in range(int(before.seats)))


def _tells(game: Game, rules: Kernels, scratch: Ints, seat: int, before: State, action: int, after: State) -> bool:
    """Whether what a seat sees after a step does not follow from what it saw before.

    What follows is what the rules make of its own view, seen by the same eye. Where a seat does not hear the decision (which
    cards were kept), any of those it would not hear may have been it.
    """
    seen, heard = _masked(rules, after, seat).tobytes(), game.heard(before, action, seat) is not None
    known = _masked(rules, before, seat)
    if heard and _follows(game, rules, scratch, copied(known), action, seat, seen):
        return False
    for number in range(GUESSES):
        world = game.copy(known)
        rules.resample(world, seat, stream("undo", seat, number))
        played = [action] if heard else [one for one in game.legal_actions(world) if game.heard(world, one, seat) is None]
        if not any(_follows(game, rules, scratch, game.copy(world), one, seat, seen) for one in played):
            return True
    return False


def _masked(rules: Kernels, state: State, seat: int) -> State:
    copy = copied(state)
    rules.mask(copy, 1 << seat)
    return copy


def _follows(game: Game, rules: Kernels, scratch: Ints, world: State, action: int, seat: int, seen: bytes) -> bool:
    """Whether a seat sees this after an action in a world, which is played on."""
    if rules.backend != "compiled" or rules.step(world, scratch, action) == ILLEGAL:
        try:
            game.apply(world, action)
        except (ArithmeticError, LookupError, ValueError):  # what the action needs is hidden: interpreted rules may stumble
            return False
    rules.mask(world, 1 << seat)
    return world.tobytes() == seen
