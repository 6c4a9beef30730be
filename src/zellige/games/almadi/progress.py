"""What an Objective asks for, in words, and how far a seat is: for people, read from the component set."""

from __future__ import annotations

from typing import Any

from zellige.core.arguments import Argument, Kernel
from zellige.core.compile import rule
from zellige.core.game import Ints, State
from zellige.core.pad import numbers_by_seat
from zellige.core.vocabulary import Message
from zellige.games.almadi import components as box
from zellige.games.almadi.components import MOST_SEATS, OBJECTIVES
from zellige.games.almadi.objectives import part, parts
from zellige.games.almadi.state import IN_BOX

NAMES = {number: name for name, (number, _) in box.CONDITIONS.items()}


def numbers_of(state: State, objective: int) -> dict[str, Any]:
    """The numbers of a condition by name, kinds and effects as names."""
    _, fields = box.CONDITIONS[condition_of(state, objective)]
    found: dict[str, Any] = {}
    for offset, field in enumerate(fields):
        value = int(state.goals[objective, box.FIRST + offset])
        named = {"type": (box.KINDS, 1), "effect": (box.EFFECTS, box.GENIE)}.get(field)
        found[field] = named[0][value - named[1]] if named else value
    return found


def condition_of(state: State, objective: int) -> str:
    """The name of the condition of a card."""
    return NAMES[int(state.goals[objective, box.CONDITION])]


def sentence(state: State, objective: int) -> Message:
    """The condition in words: a message of the locale."""
    params = numbers_of(state, objective)
    if state.goals[objective, box.CONDITION] == box.FIGURE:
        params["turns"] = "yes" if state.goals[objective, box.TURNABLE] & box.ROTATIONS else "no"
    return {"say": f"objective-{condition_of(state, objective)}", "params": params}


@rule
def measure_progress(state: State, out: Ints) -> None:
    """By seat and Objective of the game: how much of its condition a seat has, nothing before it has a start tile, and how much
    it takes."""
    for seat in range(int(state.seats)):
        for objective in range(OBJECTIVES):
            has, takes = 0, 0
            if state.objective_at[objective] != IN_BOX:
                for number in range(parts(state, objective)):
                    have, need = part(state, seat, objective, number)
                    has, takes = has + min(have, need), takes + need
            place = 2 * (seat * OBJECTIVES + objective)
            out[place] = has if state.start_of[seat] else 0
            out[place + 1] = takes


progress = numbers_by_seat(measure_progress, MOST_SEATS, 2 * OBJECTIVES)
"""By seat, for each Objective one behind the other what it has and what that takes."""
PROGRESS = Kernel("progress", measure_progress,
                  (Argument("State", written=False), Argument("Ints", 2 * MOST_SEATS * OBJECTIVES)))
