"""The score: what palaces, tiles and the well are worth, also in the middle of a game. [Final scoring]"""

from __future__ import annotations

import numpy as np

from zellige.core.compile import rule
from zellige.core.game import Ints, State, Term
from zellige.core.kept import kept
from zellige.games.medina.actions import wall_name
from zellige.games.medina.components import COLOURS, MOST_ROOFS, PALACE_TILES, WELL_POINTS
from zellige.games.medina.effects import STEPS
from zellige.games.medina.options import ties_are_broken
from zellige.games.medina.state import (
    MOST_SEATS,
    NEUTRAL_OWNER,
    ON_MERCHANT,
    ON_STABLE,
    ON_WALL,
    WIDTH,
    cell_name,
    inner,
)

WELL_STEPS = ((-2, 0), (0, -2), (0, 2), (2, 0))


@rule
def owner_at(state: State, cell: int) -> int:
    """The seat (from 1) that owns the construction on a cell; 0 when no seat does."""
    root = int(state.palace[cell])
    if root == 0 or state.owner[root] == NEUTRAL_OWNER:
        return 0
    return int(state.owner[root])


@rule
def walls_at(state: State, cell: int) -> int:
    """Wall pieces orthogonally next to a city cell."""
    count = 0
    for step in STEPS:
        if state.board[cell + step] == ON_WALL:
            count += 1
    return count


@rule
def first_contact(state: State, merchant: int, which: int) -> bool:
    """Whether the ``which``-th neighbour of a merchant is the first one of its palace: each palace counts a merchant once."""
    root = state.palace[merchant + STEPS[which]]
    for earlier in range(which):
        if state.palace[merchant + STEPS[earlier]] == root:
            return False
    return True


@rule
def returns(state: State, out: Ints) -> None:
    """The score of every seat now."""
    for seat in range(MOST_SEATS):
        out[seat] = 0
    for row in range(1, int(state.rows) + 1):
        for cell in range(row * WIDTH + 1, row * WIDTH + 1 + int(state.columns)):
            owner = owner_at(state, cell)
            if owner > 0:
                out[owner - 1] += 1 + walls_at(state, cell)
            elif state.board[cell] == ON_MERCHANT:
                for which in range(4):
                    owner = owner_at(state, cell + STEPS[which])
                    if owner > 0 and first_contact(state, cell, which):
                        out[owner - 1] += 1
    if state.well > 0:
        for step in WELL_STEPS:
            row, column = int(state.well) // WIDTH + step[0], int(state.well) % WIDTH + step[1]
            if inner(state, row, column):
                owner = owner_at(state, row * WIDTH + column)
                if owner > 0:
                    out[owner - 1] += WELL_POINTS
    for number in range(4):
        if state.palace_holder[number] > 0:
            out[state.palace_holder[number] - 1] += PALACE_TILES[number]
        if state.tower_holder[number] > 0:
            out[state.tower_holder[number] - 1] += number + 1


@rule
def tie(state: State, seat: int) -> int:
    """Larger for the better of two equal scores: by option for the largest palace, then for its earlier claim. [Sheet 10.4]"""
    largest, claim = 0, MOST_ROOFS
    if ties_are_broken(state):
        for number in range(state.roof_count):
            root = int(state.roofs[number])
            if state.owner[root] == seat + 1 and state.parts[root] > largest:
                largest, claim = int(state.parts[root]), number
    return largest * 100 + MOST_ROOFS - claim


# --- terms: the same points with the cells behind them ---


def palace_cells(state: State, root: int) -> list[int]:
    """The cells of a palace, reading row by row."""
    cells: list[int] = np.flatnonzero(state.palace == root).tolist()
    return cells


@kept
def terms(state: State, seat: int) -> list[Term]:
    """The score of a seat as terms in the order of the score pad: colour by colour, tiles, towers. Zero terms are left out."""
    found: list[Term] = []
    for number, colour in enumerate(COLOURS):
        for root in (int(root) for root in state.roofs[: state.roof_count]):
            if state.owner[root] == seat + 1 and state.board[root] == number + 1:
                found += palace_terms(state, colour, palace_cells(state, root))
    for number, colour in enumerate(COLOURS):
        if state.palace_holder[number] == seat + 1:
            found.append(Term(f"{colour} tile", int(PALACE_TILES[number])))
    for number in range(4):
        if state.tower_holder[number] == seat + 1:
            found.append(Term(f"tower {number + 1}", number + 1))
    return found


def palace_terms(state: State, colour: str, cells: list[int]) -> list[Term]:
    """The terms of one palace, those of 0 points left out."""
    stables = [cell for cell in cells if state.board[cell] == ON_STABLE]
    near = {cell + step for cell in cells for step in STEPS}
    walls = sorted(cell for cell in near if state.board[cell] == ON_WALL)
    merchants = sorted(cell for cell in near if state.board[cell] == ON_MERCHANT)
    parts = {
        "buildings": [cell_name(cell) for cell in cells if cell not in stables],
        "stables": [cell_name(cell) for cell in stables],
        "walls": sorted((wall_name(state, cell) for cell in walls), key=wall_order),
        "merchants": [cell_name(cell) for cell in merchants],
        "well": [cell_name(cell) for cell in cells if cell in well_cells(state)],
    }
    points = {part: WELL_POINTS if part == "well" else 1 for part in parts}
    return [Term(f"{colour} {part}", points[part] * len(where), tuple(where),
                 tuple(f"wall {name}" for name in where) if part == "walls" else ())
            for part, where in parts.items() if where]


def wall_order(name: str) -> tuple[int, int]:
    """Walls side by side in the order north, south, west, east, each from the west or north."""
    place = name[1:]
    return "nswe".index(name[0]), int(place) if place.isdigit() else ord(place)


def well_cells(state: State) -> list[int]:
    """The cells two straight steps from the well that lie in the city, reading row by row."""
    if not state.well:
        return []
    row, column = divmod(int(state.well), WIDTH)
    return [(row + down) * WIDTH + column + right for down, right in WELL_STEPS if inner(state, row + down, column + right)]
