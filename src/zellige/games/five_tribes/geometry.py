"""The 6 x 5 board: who is beside whom, and where a walk without turning back can end.

A walk is a chain of orthogonal steps that never goes straight back to the tile it came from (rulebook, 2. Move the meeples).
Sets of tiles are integers with one bit a tile.
"""

from __future__ import annotations

import numpy as np

from zellige.core.compile import rule
from zellige.games.five_tribes.components import COLUMNS, ROWS, TILES, Numbers

NORTH, EAST, SOUTH, WEST, NOWHERE = range(5)
"""Sides of a tile; ``NOWHERE``: the walk begins here."""
SIDE_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
LONGEST_TABLE = 16
"""Walks of this length or more reach exactly what a walk two steps shorter does (tests/five_tribes/test_geometry.py)."""


def _neighbour_table() -> Numbers:
    table = np.full((TILES, 4), -1, np.int64)
    for cell in range(TILES):
        for side, (dx, dy) in enumerate(SIDE_STEPS):
            x, y = cell % COLUMNS + dx, cell // COLUMNS + dy
            if 0 <= x < COLUMNS and 0 <= y < ROWS:
                table[cell, side] = y * COLUMNS + x
    return table


NEIGHBOURS = _neighbour_table()
"""The tile on each side, or -1."""


def _reach_table() -> Numbers:
    table = np.zeros((LONGEST_TABLE + 1, TILES, 5), np.int64)
    for cell in range(TILES):
        table[0, cell, :] = 1 << cell
    for steps in range(1, LONGEST_TABLE + 1):
        for cell in range(TILES):
            for came_from in range(5):
                for side in range(4):
                    beside = NEIGHBOURS[cell, side]
                    if side != came_from and beside >= 0:
                        table[steps, cell, came_from] |= table[steps - 1, beside, (side + 2) % 4]
    return table


REACH = _reach_table()
"""[steps, tile, side one came from] -> the set of tiles where a walk of so many steps can end."""


def _distance_table() -> Numbers:
    cells = np.arange(TILES)
    x, y = cells % COLUMNS, cells // COLUMNS
    return np.asarray(np.abs(x[:, None] - x[None, :]) + np.abs(y[:, None] - y[None, :]), np.int64)


DISTANCE = _distance_table()
"""Steps between two tiles, counted orthogonally."""


def _around_table() -> Numbers:
    table = np.full((TILES, 8), -1, np.int64)
    for cell in range(TILES):
        found = 0
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                x, y = cell % COLUMNS + dx, cell // COLUMNS + dy
                if (dx or dy) and 0 <= x < COLUMNS and 0 <= y < ROWS:
                    table[cell, found] = y * COLUMNS + x
                    found += 1
    return table


AROUND = _around_table()
"""The up to eight surrounding tiles, ascending, then -1."""


@rule
def reach(steps: int, tile: int, came_from: int) -> int:
    """Where a walk of ``steps`` more steps from ``tile`` can end, not leaving by the side it came from."""
    if steps > LONGEST_TABLE:
        steps = LONGEST_TABLE - (steps - LONGEST_TABLE) % 2
    return int(REACH[steps, tile, came_from])


@rule
def side_of(tile: int, other: int) -> int:
    """On which side of ``tile`` its neighbour ``other`` lies; ``NOWHERE`` when it is no neighbour."""
    for side in range(4):
        if NEIGHBOURS[tile, side] == other:
            return side
    return NOWHERE
