"""A mistake that is found later: the same course with one action replaced, and as much of what came after as still fits.

At a real table the wood on the board is right and what was entered is not. So one step is told otherwise, and the later ones,
draws and decisions of people and bots alike, stand as they were as long as they are legal. The first that is not waits: what is
to be done there is asked again, and those behind it go on as soon as they fit.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from zellige.core.course import Course, Step
from zellige.core.errors import PersonError
from zellige.core.game import CHANCE, State


@dataclass(frozen=True)
class Later:
    """A step that came after a mistake: whose it was (``CHANCE``: a draw), in notation, in which turn.

    ``follows``: as in ``Step``.
    """

    mover: int
    text: str
    turn: int
    follows: bool = False


def later_of(steps: Sequence[Step]) -> list[Later]:
    """Steps as they can be played again on another course."""
    return [Later(step.mover, step.text, step.turn, step.follows) for step in steps]


def corrected(course: Course, ply: int, text: str) -> tuple[Course, list[Later]]:
    """The course with its action number ``ply`` (from 1) replaced, and what of the later ones waits for something else.

    The course itself is not changed. It has no seed: its draws are brought. ``NotationError`` or ``IllegalAction`` where the
    other action cannot be played there, ``IndexError`` where there is no such step.
    """
    replaced = course.line[ply - 1]
    told = Course(course.game, course.start, rules=lambda: course.rules)
    for step in course.line[: ply - 1]:
        told.follow(step.action).follows = step.follows
    action = course.game.parse(told.state, text)
    told.follow(action, text).follows = replaced.follows
    return told, _going_on(told, later_of(course.line[ply:]))


def laid_again(course: Course, start: State) -> tuple[Course, list[Later]]:
    """The course with another beginning: what lay on the table before its first action was not what had been entered.

    Otherwise as ``corrected``.
    """
    told = Course(course.game, start, rules=lambda: course.rules)
    return told, _going_on(told, later_of(course.line))


def _going_on(told: Course, rest: list[Later]) -> list[Later]:
    """Plays on what fits; answers what waits for something else."""
    while (fitting := fits(told, rest)) is not None:
        action, kept, rest = fitting
        told.follow(action).follows = kept.follows
    return rest


def retold(whole: Any, seen: Any, told: Any) -> Any:
    """A document in which somebody has changed what they see of it: what they do not see, or left, stays as it is."""
    if seen == told:
        return whole
    if isinstance(whole, dict) and isinstance(seen, dict) and isinstance(told, dict):
        return {name: retold(whole.get(name), seen.get(name), value) for name, value in told.items()}
    if isinstance(whole, list) and isinstance(seen, list) and isinstance(told, list) and len(whole) == len(seen) == len(told):
        return [retold(*parts) for parts in zip(whole, seen, told, strict=True)]
    return told


def fits(course: Course, later: Sequence[Later]) -> tuple[int, Later, list[Later]] | None:
    """The action of the first later step that can be played now, the step, and what comes behind it. None where one has to ask.

    A draw that is due is the next one that was really made in the turn, whatever should have been decided before it. A decision
    is the next one, but for draws that are no longer due.
    """
    due = [place for place, one in enumerate(later) if (one.mover == CHANCE) == (course.mover == CHANCE)]
    if not due or later[due[0]].turn != later[0].turn or later[due[0]].mover != course.mover:
        return None
    place, found = due[0], None
    with suppress(PersonError):
        found = course.game.parse(course.state, later[place].text)
    if found is None or found not in course.legal or course.game.describe(course.state, found) != later[place].text:
        return None
    return found, later[place], list(later[place + 1:])


def answered(course: Course, later: Sequence[Later], mover: int) -> list[Later]:
    """What still waits when ``mover`` has done something else than what had become illegal.

    The step it stands for is gone, and so are those of turns that are over.
    """
    rest = list(later[1:] if later and later[0].mover == mover else later)
    while rest and not course.over and rest[0].turn < course.turn:
        del rest[0]
    return [] if course.over else rest
