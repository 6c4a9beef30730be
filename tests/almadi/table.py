"""Small tables: a position in a few words, and what the tests ask of it.

A realm is written as ``{"1,1": "O01", ...}``; the board gets eight tiles that lie nowhere else, unless a test names them. What
the piles bring is the first possible outcome, or what the test has put into ``draws``.
"""

from __future__ import annotations

from typing import Any

import both_ways
from zellige.core.game import CHANCE, NOBODY
from zellige.games.almadi import GAME
from zellige.games.almadi.components import BOARD_SPACES, OBJECTIVE_IDS, TILE_IDS, read_set, tables_of
from zellige.games.almadi.state import install

RESERVE = [f"{kind}{number:02d}" for number in range(22, 2, -1) for kind in "MOCP"]


class Table:
    """A position and what can be asked of it, in notation."""

    def __init__(self, document: dict[str, Any], partial: bool = True) -> None:
        self.state = GAME.from_document(document, partial)
        self.draws: list[str] = []
        self.settle()

    def settle(self) -> None:
        """Lets chance bring what is to come."""
        while GAME.to_move(self.state) == CHANCE:
            drawn = self.draws.pop(0) if self.draws else self.legal()[0]
            assert drawn in self.legal(), drawn
            GAME.apply(self.state, GAME.parse(self.state, drawn))

    def legal(self, verb: str = "") -> list[str]:
        """The legal actions, those of one verb when it is given."""
        actions = [GAME.describe(self.state, action) for action in GAME.legal_actions(self.state)]
        return [action for action in actions if action.split()[0] == verb] if verb else actions

    def why(self, text: str) -> str | None:
        """The rule that forbids an action, None when it is legal."""
        found = both_ways.why_not(GAME, self.state, GAME.parse(self.state, text))
        return found.rule if found else None

    def play(self, *actions: str) -> Table:
        """Plays actions in notation, and what chance brings after each."""
        for text in actions:
            action = GAME.parse(self.state, text)
            assert action in GAME.legal_actions(self.state), f"{text}: {self.why(text)}, legal: {self.legal()}"
            GAME.apply(self.state, action)
            self.settle()
        return self

    def document(self) -> dict[str, Any]:
        return GAME.to_document(self.state)

    def seat(self, number: int = 1) -> dict[str, Any]:
        """What a seat (from 1) has."""
        return self.document()["seats"][number - 1]

    @property
    def pool(self) -> dict[str, int]:
        return {effect: count for effect, count in self.document()["turn"]["pool"].items() if count}

    @property
    def wish(self) -> bool:
        return self.document()["turn"]["wish"]

    @property
    def mover(self) -> int | None:
        """The seat that decides, from 1."""
        mover = int(GAME.to_move(self.state))
        return None if mover == NOBODY else mover + 1

    def terms(self, seat: int = 1) -> dict[str, int]:
        return {term.rule: term.amount for term in both_ways.score_of(GAME, self.state, seat - 1)}

    def cells(self, rule: str, seat: int = 1) -> list[str]:
        return next(list(term.cells) for term in both_ways.score_of(GAME, self.state, seat - 1) if term.rule == rule)

    def scores(self) -> list[int]:
        return GAME.scores(self.state)


def seat_with(start: str, realm: dict[str, str] | None = None, **more: Any) -> dict[str, Any]:
    """A seat of a document."""
    return {"start": start, "tiles": realm or {}, **more}


def table(*seats: dict[str, Any], board: dict[str, str | None] | None = None, partial: bool = True, **more: Any) -> Table:
    """A table with these seats (``seat_with``); one seat is the solo game."""
    used = (
        {tile for seat in seats for tile in seat["tiles"].values()} | set((board or {}).values()) | set(more.get("discard", []))
    )
    used |= {(more.get("turn") or {}).get("tile")}
    free = iter(tile for tile in RESERVE if tile not in used)
    full = {space: next(free) for space in BOARD_SPACES} | (board or {})
    return Table({"game": "almadi", "players": len(seats), "seats": list(seats), "board": full, **more}, partial)


def characters(*seats: dict[str, Any], **more: Any) -> Table:
    """A table that plays with Characters."""
    return table(*seats, options={"characters": True, **more.pop("options", {})}, **more)


def two(realm: dict[str, str] | None = None, start: str = "S1", **more: Any) -> Table:
    """Two seats, of which the first has this realm and decides."""
    return table(seat_with(start, realm), seat_with("S2" if start != "S2" else "S1"), **more)


EMPTY_ABOVE = [[0, 0, "empty"], [1, 0, "any"]]
EMPTY_BELOW = [[0, 0, "any"], [1, 0, "empty"]]


def with_figure(found: Table, card: str, cells: list[list[object]], **turns: bool) -> Table:
    """The same table, played with a set of one's own in which a card asks for another figure."""
    own = read_set()
    own["objectives"][OBJECTIVE_IDS.index(card)]["condition"] = {"kind": "figure", "cells": cells, **turns}
    install(found.state, tables_of(own))
    return found


def every_tile() -> set[str]:
    return set(TILE_IDS)


def of_kinds(drawing: str, top: int = 1, left: int = 1) -> dict[str, str]:
    """A realm drawn by the letters P C O M of its kinds, ``.`` for empty; tiles without what a test is not about."""
    numbers = dict.fromkeys("PCOM", 0)
    found = {}
    for row, line in enumerate(drawing.split("/"), top):
        for column, letter in enumerate(line, left):
            if letter != ".":
                numbers[letter] += 1
                found[f"{row},{column}"] = f"{letter}{numbers[letter]:02d}"
    return found
