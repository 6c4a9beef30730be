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
from zellige.core.layout import copied, refill
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
    rules, scratch, work = game.kernels_at_hand(), np.empty(game.longest_legal, np.int32), copied(before)
    everybody_hears, was, then = game.heard(before, action, None) is not None, before.tobytes(), after.tobytes()
    for seat in range(int(before.seats)):
        heard = everybody_hears or game.heard(before, action, seat) is not None
        seen, known = _seen(rules, work, then, seat), _seen(rules, work, was, seat)
        follows = heard and _follows(game, rules, scratch, work, action, seat, seen)  # the work is as the seat knows it
        if not follows and _tells(game, rules, scratch, seat, known, (before, action, heard), seen):
            return True
    return False


def _seen(rules: Kernels, work: State, content: bytes, seat: int) -> bytes:
    """A position as a seat sees it; the work then holds just that."""
    refill(work, content)
    rules.mask(work, 1 << seat)
    return work.tobytes()


def _tells(game: Game, rules: Kernels, scratch: Ints, seat: int, known: bytes, decision: tuple[State, int, bool],
           seen: bytes) -> bool:
    """Whether there is a world that a seat took for possible, and in which what it sees after a decision would not follow.

    ``decision``: where it was taken, which it was, and whether the seat heard it; where it did not (which cards were kept), any
    of those it would not hear may have been it.
    """
    before, action, heard = decision
    for number in range(GUESSES):
        world = copied(before)
        refill(world, known)
        rules.resample(world, seat, stream("undo", seat, number))
        played = [action] if heard else [one for one in game.legal_actions(world) if game.heard(world, one, seat) is None]
        if not any(_follows(game, rules, scratch, copied(world), one, seat, seen) for one in played):
            return True
    return False


def _follows(game: Game, rules: Kernels, scratch: Ints, world: State, action: int, seat: int, seen: bytes) -> bool:
    """Whether a seat sees this after an action in a world, which is played on."""
    if rules.backend != "compiled" or rules.step(world, scratch, action) == ILLEGAL:
        try:
            game.apply(world, action)
        except (ArithmeticError, LookupError, ValueError):  # what the action needs is hidden: interpreted rules may stumble
            return False
    rules.mask(world, 1 << seat)
    return world.tobytes() == seen
