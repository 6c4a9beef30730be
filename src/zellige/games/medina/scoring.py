"""The score: what palaces, tiles and the well are worth, also in the middle of a game. [Final scoring]"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import Ints, State
from zellige.games.medina.components import MOST_ROOFS, PALACE_TILES, WELL_POINTS
from zellige.games.medina.effects import STEPS
from zellige.games.medina.options import ties_are_broken
from zellige.games.medina.state import MOST_SEATS, NEUTRAL_OWNER, ON_MERCHANT, ON_WALL, WIDTH, inner

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
    """Larger for the better of two equal scores: by option for the largest palace, then for its earlier claim. [Our choice]"""
    largest, claim = 0, MOST_ROOFS
    if ties_are_broken(state):
        for number in range(state.roof_count):
            root = int(state.roofs[number])
            if state.owner[root] == seat + 1 and state.parts[root] > largest:
                largest, claim = int(state.parts[root]), number
    return largest * 100 + MOST_ROOFS - claim
