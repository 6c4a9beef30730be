"""Cells of a realm as bits: what is connected, against a walk from cell to cell."""

from __future__ import annotations

import pytest

from zellige.core.rng import below, stream
from zellige.games.almadi.realm import Rows, group
from zellige.games.almadi.state import ROWS, WIDTH

Cells = set[tuple[int, int]]


def connected_with_the_first(cells: Cells) -> Cells:
    """Whatever can be walked to from the first cell, reading row by row."""
    found, waiting = {min(cells)}, [min(cells)]
    while waiting:
        row, column = waiting.pop()
        beside = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)} & cells - found
        found |= beside
        waiting += beside
    return found


def as_rows(cells: Cells) -> Rows:
    rows = [0] * ROWS
    for row, column in cells:
        rows[row] |= 1 << column
    return tuple(rows)  # type: ignore[return-value]


@pytest.mark.parametrize("of_ten", [4, 5, 6, 7])
def test_a_group_is_what_can_be_walked_to(of_ten):
    """Rulebook, Scoring: Landscapes side by side, whatever way the group winds; 200 realms filled at random."""
    words = stream("groups", of_ten)
    for _ in range(200):
        first_row = below(words, ROWS)
        cells = {(row, column) for row in range(first_row, ROWS) for column in range(WIDTH) if below(words, 10) < of_ten}
        if cells:
            assert group(as_rows(cells)) == as_rows(connected_with_the_first(cells)), sorted(cells)
