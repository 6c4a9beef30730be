"""Action ids and notation. An id is kind * CELLS + cell, tea is the last; walls use the cells of the ring.

Notation: ``orange e5`` ``stable e5`` ``merchant e5`` ``roof e5`` ``neutral e5`` ``wall nc`` ``wall w7``
``tea``. A roof is named by the first building of its palace, reading row by row; any building of it is accepted.
"""

from __future__ import annotations

import re

from zellige.core.compile import rule
from zellige.core.errors import NotationError
from zellige.core.game import State
from zellige.games.medina.components import KINDS, NEUTRAL, ROOF, TEA, WALL
from zellige.games.medina.state import CELLS, EAST, NORTH, SOUTH, WEST, WIDTH, cell_name, inner, side_and_index, wall_cell

TAKE_TEA = TEA * CELLS
ACTIONS = TAKE_TEA + 1
GROWING, OPEN, CLAIMABLE = ACTIONS, ACTIONS + CELLS, ACTIONS + 2 * CELLS
"""Where ``legal`` keeps cells for itself behind the list: where palaces can grow, could start, have no roof."""
LONGEST_LEGAL = ACTIONS + 3 * CELLS

SIDES = {"n": NORTH, "s": SOUTH, "w": WEST, "e": EAST}
_CITY_CELL = re.compile(r"([a-p])([1-9]|1[01])")
_WALL_CELL = re.compile(r"([nsew])([a-p]|[1-9]|1[01])")


@rule
def action_id(kind: int, cell: int) -> int:
    """The id of placing a kind on a cell."""
    return kind * CELLS + cell


@rule
def kind_of(action: int) -> int:
    """The kind of piece an action places, ``TEA`` for tea."""
    return action // CELLS


@rule
def cell_of(action: int) -> int:
    """The cell an action is about."""
    return action % CELLS


def wall_name(state: State, cell: int) -> str:
    """``nc`` ``sc`` ``w7`` ``e7``: side, then column or row."""
    side, index = side_and_index(state, cell)
    place = chr(ord("a") + index) if side in (NORTH, SOUTH) else str(index + 1)
    return "nswe"[side] + place


def describe(state: State, action: int) -> str:
    """An action in notation. Of an id that stands for no place of this board it is a text that ``parse`` refuses."""
    if action == TAKE_TEA:
        return "tea"
    kind, cell = kind_of(action), cell_of(action)
    return f"{KINDS[kind]} {wall_name(state, cell) if kind == WALL else cell_name(cell)}"


def parse(state: State, text: str) -> int:
    """The action that a text in notation names; ``NotationError`` when it names none."""
    words = text.strip().lower().split()
    if words == ["tea"]:
        return TAKE_TEA
    if len(words) != 2 or words[0] not in KINDS:
        raise NotationError(game="medina", action=text, example="orange e5")
    kind = KINDS.index(words[0])
    cell = parse_wall(state, words[1]) if kind == WALL else parse_cell(state, words[1])
    if cell is None:
        raise NotationError(game="medina", action=text, example="orange e5")
    if kind in (ROOF, NEUTRAL) and 1 <= state.board[cell] <= 4:
        cell = int(state.palace[cell])
    return action_id(kind, cell)


def parse_cell(state: State, name: str) -> int | None:
    """The city cell of a name; None when there is no such cell on this board."""
    found = _CITY_CELL.fullmatch(name)
    if not found:
        return None
    column, row = ord(found[1]) - ord("a") + 1, int(found[2])
    return row * WIDTH + column if inner(state, row, column) else None


def parse_wall(state: State, name: str) -> int | None:
    """The ring cell of a name; None when there is no such cell on this board."""
    found = _WALL_CELL.fullmatch(name)
    if not found:
        return None
    side, place = SIDES[found[1]], found[2]
    if place.isdigit() == (side in (NORTH, SOUTH)):
        return None
    index = int(place) - 1 if place.isdigit() else ord(place) - ord("a")
    length = int(state.columns) if side in (NORTH, SOUTH) else int(state.rows)
    return wall_cell(state, side, index) if index < length else None
