"""Cells of a realm as bits: what is connected, against a walk from cell to cell."""

from __future__ import annotations

import pytest

from zellige.core.rng import below, stream
from zellige.games.almadi.realm import Rows, group, open_cells
from zellige.games.almadi.state import ROWS, WIDTH

Cells = set[tuple[int, int]]


def beside(row: int, column: int) -> Cells:
    """The four places next to one; some may lie outside."""
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


def connected_with_the_first(cells: Cells) -> Cells:
    """Whatever can be walked to from the first cell, reading row by row."""
    found, waiting = {min(cells)}, [min(cells)]
    while waiting:
        new = beside(*waiting.pop()) & cells - found
        found |= new
        waiting += new
    return found


def as_rows(cells: Cells) -> Rows:
    rows = [0] * ROWS
    for row, column in cells:
        rows[row] |= 1 << column
    return tuple(rows)  # type: ignore[return-value]


@pytest.mark.parametrize("of_ten", [4, 5, 6, 7])
def test_a_group_is_what_can_be_walked_to(of_ten):
    """Scoring: Landscapes side by side, whatever way the group winds; 200 realms filled at random."""
    words = stream("groups", of_ten)
    for _ in range(200):
        first_row = below(words, ROWS)
        cells = {(row, column) for row in range(first_row, ROWS) for column in range(WIDTH) if below(words, 10) < of_ten}
        if cells:
            assert group(as_rows(cells)) == as_rows(connected_with_the_first(cells)), sorted(cells)


def test_open_places_touch_a_landscape():
    """A game turn 1: empty, and orthogonally beside a Landscape; the rows at the top and the bottom are no neighbours."""
    words = stream("open places")
    for _ in range(100):
        cells = {(row, column) for row in range(ROWS) for column in range(WIDTH) if below(words, 12) == 0}
        for row in range(ROWS):
            places = {(row, column) for column in range(WIDTH) if beside(row, column) & cells} - cells
            assert open_cells(as_rows(cells), row) == as_rows(places)[row]
