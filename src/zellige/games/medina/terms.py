"""The score of a seat as terms with the cells behind them: the points of scoring.py."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from zellige.core.game import State, Term
from zellige.core.kept import kept
from zellige.core.pad import numbers_by_seat
from zellige.games.medina.actions import wall_name
from zellige.games.medina.components import COLOURS, WELL_POINTS
from zellige.games.medina.effects import STEPS
from zellige.games.medina.scoring import WELL_STEPS, score_lines
from zellige.games.medina.sheet import LINES
from zellige.games.medina.state import MOST_SEATS, ON_MERCHANT, ON_STABLE, ON_WALL, WIDTH, cell_name, inner


@kept
def cells_by_palace(state: State) -> dict[int, list[int]]:
    """The cells of every palace by its root, reading row by row."""
    found: dict[int, list[int]] = {}
    palace = state.palace.tolist()
    for cell in np.flatnonzero(state.palace).tolist():
        found.setdefault(palace[cell], []).append(cell)
    return found


PALACE_PARTS = ("buildings", "stables", "walls", "merchants")
points_of = numbers_by_seat(score_lines, MOST_SEATS, len(LINES))


def terms(state: State, seat: int) -> list[Term]:
    """The score of a seat as terms in the order of the score pad: colour by colour, tiles, towers. Zero terms are left out."""
    return in_words(state, seat, tuple(points_of(state)[seat]))


@kept
def in_words(state: State, seat: int, points: tuple[int, ...]) -> list[Term]:
    """The points of a seat by line with what stands behind them."""
    amounts = dict(zip(LINES, points, strict=True))
    board, cells, owner = content(state), cells_by_palace(state), state.owner
    own = [root for root in state.roofs[: state.roof_count].tolist() if owner[root] == seat + 1]
    found = [term for root in sorted(own, key=board.__getitem__)
             for term in palace_terms(state, amounts, COLOURS[board[root] - 1], tuple(cells.get(root, [])))]
    return found + [Term(tile, amounts[tile]) for tile in TILES if amounts[tile]]


TILES = (*(f"{colour} tile" for colour in COLOURS), *(f"tower {number}" for number in range(1, 5)))


def palace_terms(state: State, amounts: dict[str, int], colour: str, cells: tuple[int, ...]) -> tuple[Term, ...]:
    """The terms of one palace, those of 0 points left out."""
    board, around = content(state), near(cells)
    walls = tuple([wall_name(state, cell) for cell in around if board[cell] == ON_WALL])
    return said(colour, tuple([amounts[f"{colour} {part}"] for part in PALACE_PARTS]), cells,
                tuple([cell for cell in cells if board[cell] == ON_STABLE]), walls,
                tuple([cell for cell in around if board[cell] == ON_MERCHANT]),
                tuple([cell for cell in well_cells(state) if cell in cells]))


@lru_cache(2000)
def near(cells: tuple[int, ...]) -> tuple[int, ...]:
    """The cells a straight step from some cells, reading row by row."""
    return tuple(sorted({cell + step for cell in cells for step in STEPS}))


@lru_cache(2000)
def said(colour: str, amounts: tuple[int, ...], cells: tuple[int, ...], stables: tuple[int, ...], walls: tuple[str, ...],
         merchants: tuple[int, ...], at_well: tuple[int, ...]) -> tuple[Term, ...]:
    """The terms of one palace, by what stands on its cells and beside them: while that stays, they are the same objects."""
    parts = {
        "buildings": [cell_name(cell) for cell in cells if cell not in stables],
        "stables": [cell_name(cell) for cell in stables],
        "walls": sorted(walls, key=wall_order),
        "merchants": [cell_name(cell) for cell in merchants],
    }
    found = [Term(f"{colour} {part}", amount, tuple(where),
                  tuple(f"wall {name}" for name in where) if part == "walls" else ())
             for (part, where), amount in zip(parts.items(), amounts, strict=True) if where]
    if at_well:
        found.append(Term(f"{colour} well", WELL_POINTS * len(at_well), tuple(cell_name(cell) for cell in at_well)))
    return tuple(found)


@kept
def content(state: State) -> list[int]:
    """What stands on every cell."""
    cells: list[int] = state.board.tolist()
    return cells


def wall_order(name: str) -> tuple[int, int]:
    """Walls side by side in the order north, south, west, east, each from the west or north."""
    place = name[1:]
    return "nswe".index(name[0]), int(place) if place.isdigit() else ord(place)


@kept
def well_cells(state: State) -> list[int]:
    """The cells two straight steps from the well that lie in the city, reading row by row."""
    if not state.well:
        return []
    row, column = divmod(int(state.well), WIDTH)
    return [(row + down) * WIDTH + column + right for down, right in WELL_STEPS if inner(state, row + down, column + right)]
