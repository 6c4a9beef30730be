"""Positions drawn as text, and what the tests ask of them.

A drawing shows a corner of the city, or all of it; what it does not show is empty. Letters as in position documents (``.``
empty, ``o b g v`` buildings, ``s`` stable, ``m`` merchant, ``W`` well), and ``x``: empty, and a place the test is about. The
ring of wall cells may be drawn as well: ``+`` tower, ``#`` wall, ``-`` bare. A tower says which corner is shown; without one
it is the north west corner of the city, so that the first letter is cell a1::

    +##--          ...x
    #.oo           .ob.
    -.x.
"""

from __future__ import annotations

from textwrap import dedent
from typing import Any

import both_ways
import zellige
from zellige.games.medina import GAME
from zellige.games.medina.components import BOARDS, HANDS, KINDS

from .city import check_city


class Drawing:
    """A drawing, laid on the city of a number of seats."""

    def __init__(self, text: str, seats: int) -> None:
        lines = dedent(text).strip("\n").split("\n")
        width = max(map(len, lines))
        lines = [line.ljust(width) for line in lines]
        self.rows, self.columns = (int(size) for size in BOARDS[seats])
        north = "+" in lines[0]
        south = "+" in lines[-1] and (len(lines) == self.rows + 2 or not north)
        corner_lines = [line for line, shown in ((lines[0], north), (lines[-1], south)) if shown]
        west = any(line[0] == "+" for line in corner_lines)
        east = any(line[-1] == "+" for line in corner_lines) and (width == self.columns + 2 or not west)
        top = self.rows + 2 - len(lines) if south else 0 if north else 1
        left = self.columns + 2 - width if east else 0 if west else 1
        self.places = {(top + row, left + column): mark for row, line in enumerate(lines) for column, mark in enumerate(line)
                       if mark != " "}
        assert all(self._fits(place, mark) for place, mark in self.places.items()), "a mark is drawn where it cannot be"

    def _fits(self, place: tuple[int, int], mark: str) -> bool:
        on_ring = [place[0] in (0, self.rows + 1), place[1] in (0, self.columns + 1)]
        return mark in ("+" if all(on_ring) else "#-x" if any(on_ring) else ".obgvsmWx")

    def board(self) -> list[str]:
        """The rows of a position document."""
        return ["".join(self.places.get((row, column), ".").replace("x", ".") for column in range(1, self.columns + 1))
                for row in range(1, self.rows + 1)]

    def arms(self) -> dict[str, list[int]]:
        """The walls of a position document."""
        across, down = range(1, self.columns + 1), range(1, self.rows + 1)
        sides = {"n": [(0, at) for at in across], "s": [(self.rows + 1, at) for at in across],
                 "w": [(at, 0) for at in down], "e": [(at, self.columns + 1) for at in down]}
        arms = {}
        for side, places in sides.items():
            built = "".join("#" if self.places.get(place) == "#" else "-" for place in places)
            first, last = len(built) - len(built.lstrip("#")), len(built) - len(built.rstrip("#"))
            assert built.count("#") == first + last, "a wall is drawn in the air"
            arms[side] = [first, last]
        return arms

    def cells(self, marks: str, ring: bool = False) -> set[str]:
        """Names of the places in the city, or on the ring of wall cells, that carry one of the marks."""
        return {self.name(*place) for place, mark in self.places.items() if mark in marks and self.on_ring(*place) == ring}

    def on_ring(self, row: int, column: int) -> bool:
        """Whether a place is a wall cell or a tower."""
        return row in (0, self.rows + 1) or column in (0, self.columns + 1)

    def name(self, row: int, column: int) -> str:
        """``b3`` in the city, ``nb`` ``w3`` on the ring."""
        letter = chr(ord("a") + column - 1)
        if row in (0, self.rows + 1):
            return ("n" if row == 0 else "s") + letter
        if column in (0, self.columns + 1):
            return f"{'w' if column == 0 else 'e'}{row}"
        return f"{letter}{row}"


def full_hand(seats: int) -> dict[str, int]:
    """What every seat starts with."""
    return {kind: int(count) for kind, count in zip(KINDS, HANDS[seats], strict=True)}


def position(drawing: str, seats: int = 3, **table: Any) -> zellige.Match:
    """A match from a drawing. Seat 1 is to move, all hands are full, no tile is taken. The rules build the same city.

    ``options``: those away from their defaults; ``hands``: pieces by seat, what is not named is 0, ``full`` for a full one;
    ``roofs``: ``{"b2": 1, "f5": "neutral"}`` in order of claim. Everything else is a field of the position document.
    """
    drawn = Drawing(drawing, seats)
    hands = table.pop("hands", ["full"] * seats)
    document = {
        "game": "medina", "players": seats, "board": drawn.board(), "arms": drawn.arms(),
        "roofs": [{"cell": cell, "owner": owner} for cell, owner in table.pop("roofs", {}).items()],
        "hands": [full_hand(seats) if hand == "full" else hand for hand in hands], **table,
    }
    match = zellige.load(document, partial=True, seed=1)
    check_city(match.state)
    return match


def cells(match: zellige.Match, kind: str) -> set[str]:
    """Where a piece may go now."""
    return {action.split()[1] for action in match.legal() if action.split()[0] == kind}


def assert_marked(drawing: str, kind: str, seats: int = 3, **table: Any) -> zellige.Match:
    """On the drawing, a piece may go exactly where an ``x`` stands; everywhere else a reason is given. Answers the match."""
    match, drawn = position(drawing, seats, **table), Drawing(drawing, seats)
    ring = kind == "wall"
    shown, marked = drawn.cells("#-x.obgvsmW", ring), drawn.cells("x", ring)
    assert cells(match, kind) & shown == marked
    for cell in shown - marked:
        assert rule(match, f"{kind} {cell}") is not None
    return match


def rule(match: zellige.Match, action: str) -> str | None:
    """The rule that forbids an action, None when it is legal."""
    found = both_ways.why_not(GAME, match.state, GAME.parse(match.state, action))
    return found.rule if found else None


def amounts(match: zellige.Match, seat: int) -> dict[str, int]:
    """The score of a seat by term."""
    return {term.rule: term.amount for term in both_ways.score_of(GAME, match.state, seat - 1)}


def term_cells(match: zellige.Match, seat: int, term: str) -> set[str]:
    """The cells behind a term of a seat's score."""
    return {cell for one in both_ways.score_of(GAME, match.state, seat - 1) if one.rule == term for cell in one.cells}


def hand(match: zellige.Match, seat: int, kind: str) -> int:
    """How many pieces of a kind a seat holds."""
    return int(match.position()["hands"][seat - 1][kind])


def tower(match: zellige.Match, number: int) -> tuple[int | None, int]:
    """Who keeps a tower tile, and the merchants still on it."""
    tile = match.position()["towers"][str(number)]
    return tile["holder"], tile["merchants"]


def tile(match: zellige.Match, colour: str) -> int | None:
    """Who keeps a palace tile."""
    holder: int | None = match.position()["palace_tiles"][colour]
    return holder
