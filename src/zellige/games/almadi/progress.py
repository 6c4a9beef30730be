"""What an Objective asks for, in words and as a figure, and how far a seat is: for people, read from the component set."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from zellige.core.game import State
from zellige.games.almadi.components import (
    ABRIZA,
    CARD_SORTS,
    CELL_COUNT,
    CONDITION,
    CONDITIONS,
    EFFECTS,
    EMPTY_COLUMN,
    FIGURE,
    FIRST,
    GENIE,
    KINDS,
    MIRROR,
    MOST_FIGURE_CELLS,
    NEEDS,
    ROTATIONS,
    TURNABLE,
)
from zellige.games.almadi.objectives import cards_held, longest_row, pairs
from zellige.games.almadi.realm import count, effect_sides, market_goods, of_kind
from zellige.games.almadi.state import ROWS, has

NAMES = {number: name for name, (number, _) in CONDITIONS.items()}


def numbers_of(state: State, objective: int) -> dict[str, Any]:
    """The numbers of a condition by name, kinds and effects as names."""
    _, fields = CONDITIONS[condition_of(state, objective)]
    found: dict[str, Any] = {}
    for offset, field in enumerate(fields):
        value = int(state.goals[objective, FIRST + offset])
        found[field] = KINDS[value - 1] if field == "type" else EFFECTS[value - GENIE] if field == "effect" else value
    return found


def condition_of(state: State, objective: int) -> str:
    """The name of the condition of a card."""
    return NAMES[int(state.goals[objective, CONDITION])]


def sentence(state: State, objective: int) -> dict[str, Any]:
    """The condition in words: a message of the locale."""
    params = numbers_of(state, objective)
    if state.goals[objective, CONDITION] == FIGURE:
        params["turns"] = "yes" if state.goals[objective, TURNABLE] & ROTATIONS else "no"
    return {"say": f"objective-{condition_of(state, objective)}", "params": params}


def figure_of(state: State, objective: int) -> dict[str, Any] | None:
    """The figure of a card for drawing: its cells with what each needs, and how it may be turned."""
    if state.goals[objective, CONDITION] != FIGURE:
        return None
    turns = int(state.goals[objective, TURNABLE])
    return {"cells": [[row, column, NEEDS[need]] for row, column, need in cells_of(state, objective)],
            "rotations": bool(turns & ROTATIONS), "mirror": bool(turns & MIRROR)}


def cells_of(state: State, objective: int) -> list[tuple[int, int, int]]:
    """Row, column and need of every cell of a figure."""
    return [
        (int(row), int(column), int(need))
        for row, column, need in state.figures[objective, : int(state.goals[objective, CELL_COUNT])]
    ]


def progress(state: State, seat: int, objective: int) -> tuple[int, int]:
    """How much of a condition a seat has, and how much it takes. Reaching it is what ``objectives.fulfilled`` says."""
    condition, wanted = int(state.goals[objective, CONDITION]), numbers_of(state, objective)
    if condition == FIGURE:
        return best_figure(state, seat, objective), int(state.goals[objective, CELL_COUNT])
    if condition == EMPTY_COLUMN:
        return best_column(state, seat), 8
    parts = [(min(have, need), need) for have, need in parts_of(state, seat, NAMES[condition], wanted) if need]
    return sum(have for have, _ in parts), sum(need for _, need in parts)


def parts_of(state: State, seat: int, condition: str, wanted: dict[str, Any]) -> list[tuple[int, int]]:
    """What a condition counts: how many there are, how many it takes."""
    n = wanted.get("n", 1)
    if condition == "min_counts":
        return [*((cards_held(state, seat, pile), wanted[f"{sort}_cards"]) for pile, sort in enumerate(CARD_SORTS)),
                (int(state.rubies[seat]), wanted["rubies"])]
    if condition == "min_pairs":
        return [(2 * pairs(state, seat, pile), 2 * wanted[f"{sort}_pairs"]) for pile, sort in enumerate(CARD_SORTS)]
    if condition == "active_effects":
        return [(effect_sides(state, seat, EFFECTS.index(wanted["effect"]) + GENIE, 1), n)]
    if condition == "row_length":
        return [(longest_row(state, seat), n)]
    if condition == "type_in_each_row":
        rows = of_kind(state, seat, KINDS.index(wanted["type"]) + 1)
        return [(int(bool(rows[row])), 1) for row in range(1, 5)]
    if condition == "type_count":
        return [(count(of_kind(state, seat, KINDS.index(wanted["type"]) + 1)), n)]
    held = [market_goods(state, seat, good) for good in range(4)]
    return [(each, n) for each in held] if condition == "market_goods_each" else [(max(held), n)]


def best_column(state: State, seat: int) -> int:
    """Landscapes beside the emptiest chance of an empty column: at most four on each side."""
    grid = state.realm[seat]
    return max((int((grid[1:5, column - 1] > 0).sum() + (grid[1:5, column + 1] > 0).sum())
                for column in range(1, grid.shape[1] - 1) if not grid[:, column].any()), default=0)


def best_figure(state: State, seat: int, objective: int) -> int:
    """Cells of the figure that are right where it fits best."""
    kinds: list[list[int]] = state.tiles[state.realm[seat], 0].tolist()
    width = max((column + 1 for row in kinds for column, kind in enumerate(row) if kind), default=0)
    grid = tuple(tuple(row[: width + MOST_FIGURE_CELLS]) for row in kinds)
    return best_fit(grid, width, tuple(cells_of(state, objective)), int(state.goals[objective, TURNABLE]),
                    bool(has(state, seat, ABRIZA)))


@lru_cache(maxsize=2000)
def best_fit(grid: tuple[tuple[int, ...], ...], width: int, cells: tuple[tuple[int, int, int], ...], turns: int,
             outside: bool) -> int:
    """Of a figure, as many cells as fit on the kinds of a grid at once; ``outside``: whether its first and last row count."""
    good = [[frozenset(column for column in range(width + MOST_FIGURE_CELLS) if meets(grid, row, column, need, outside))
             for row in range(ROWS)] for need in range(len(NEEDS))]
    return max((sum(left + column in good[need][top + row] for row, column, need in shape)
                for shape in shapes(cells, turns) for top in range(ROWS - max(row for row, _, _ in shape))
                for left in range(width)), default=0)


@lru_cache(maxsize=100)
def shapes(cells: tuple[tuple[int, int, int], ...], turns: int) -> list[list[tuple[int, int, int]]]:
    """A figure in every orientation the card allows, moved to the corner."""
    found: list[list[tuple[int, int, int]]] = []
    for mirrored in (False, True) if turns & MIRROR else (False,):
        shape = [(row, -column if mirrored else column, need) for row, column, need in cells]
        for _ in range(4 if turns & ROTATIONS else 1):
            top, left = min(row for row, _, _ in shape), min(column for _, column, _ in shape)
            moved = [(row - top, column - left, need) for row, column, need in shape]
            if sorted(moved) not in [sorted(one) for one in found]:
                found.append(moved)
            shape = [(column, -row, need) for row, column, need in shape]
    return found


def meets(grid: tuple[tuple[int, ...], ...], row: int, column: int, need: int, outside: bool) -> bool:
    """Whether a place is what a figure needs there."""
    kind = grid[row][column] if column < len(grid[row]) else 0
    if NEEDS[need] == "any":
        return kind > 0
    if NEEDS[need] != "empty":
        return kind == need
    inside = column >= 1 and (1 <= row <= 4 or outside)
    return kind == 0 and inside
