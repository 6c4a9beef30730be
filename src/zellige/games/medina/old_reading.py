"""What a position document of Médina meant when records began to be kept, where a field that is left out means more today."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from zellige.core.document import check_shape
from zellige.core.errors import PersonError
from zellige.core.game import Document
from zellige.games.medina.components import SINGLE_TURNS, TOWER_MERCHANTS
from zellige.games.medina.position import groups_of, path_through, refuse
from zellige.games.medina.state import WIDTH, cell_name


def old_reading(document: Document) -> Document:
    """The document with everything filled in that was read alike whatever the rest of it said: see ``Game.old_reading``."""
    try:
        check_shape(document, Path(__file__).parent)
        streets = old_streets(document["board"])
    except PersonError:
        return document
    return {**old_turn(document), "streets": streets, **document, "towers": old_towers(document.get("towers", {}))}


def old_streets(rows: list[str]) -> list[list[str]]:
    """Every group of merchants was a street, the newest the one that reads last; one that branched was refused."""
    merchants = {row * WIDTH + column
                 for row, line in enumerate(rows, 1) for column, letter in enumerate(line, 1) if letter == "m"}
    groups = groups_of(merchants)
    streets = [path_through(group) for group in groups]
    for street, group in zip(streets, groups, strict=True):
        if len(street) != len(group):
            raise refuse("street-branches", cell=cell_name(street[0]))
    return [[cell_name(cell) for cell in street] for street in streets]


def old_towers(towers: dict[str, Any]) -> dict[str, Any]:
    """A tower that was not named was untouched."""
    return {str(number): {"holder": None, "merchants": int(TOWER_MERCHANTS[number - 1]), **towers.get(str(number), {})}
            for number in range(1, 5)}


def old_turn(document: Document) -> Document:
    """Nobody had tea, nobody was out, and a turn of two pieces had just begun."""
    seats = document["players"]
    pieces = [sum(hand.values()) for hand in document.get("hands", [])]
    tea: list[int] = document.get("tea", [0] * seats)
    mover: int | None = document.get("to_move", 1 if any(pieces) else None)
    found: Document = {"tea": tea, "out": [], "to_move": mover}
    if mover is None:
        return {**found, "turn": 0}
    if not (0 < mover <= len(pieces) and mover <= len(tea)):
        return found  # refused then and now
    return {**found, "turn": int(SINGLE_TURNS[seats]) + 1, "placements_left": min(2, pieces[mover - 1]), "placed_this_turn": 0,
            "tea_at_turn_start": tea[mover - 1], "own_roof_this_turn": False}
