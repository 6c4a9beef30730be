"""What is in the box of Médina: counts, values and names, read from ``box.json``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

BOX: dict[str, Any] = json.loads((Path(__file__).parent / "box.json").read_text("utf-8"))

Colour = Literal["orange", "brown", "grey", "violet"]
Corner = Literal["nw", "ne", "se", "sw"]

COLOURS: tuple[Colour, ...] = tuple(BOX["colours"])
SEAT_COUNTS = (2, 3, 4)
KINDS = (*COLOURS, "stable", "merchant", "roof", "neutral", "wall")
"""The kinds of pieces in a hand; their numbers are the rows of ``State.hands``."""
VIOLET = COLOURS.index("violet")
STABLE, MERCHANT, ROOF, NEUTRAL, WALL = range(4, 9)
TEA = 9
"""Taking tea is numbered after the pieces."""


def _table(rows: list[list[int]]) -> npt.NDArray[np.int32]:
    return np.array(rows, np.int32)


HANDS = _table([[0] * len(KINDS)] * 2 + [[BOX["hands"][str(n)][kind] for kind in KINDS] for n in SEAT_COUNTS])
"""Pieces a seat starts with: ``HANDS[seats, kind]``."""
BOARDS = _table([[0, 0]] * 2 + [[BOX["boards"][str(n)][side] for side in ("rows", "columns")] for n in SEAT_COUNTS])
"""``BOARDS[seats]``: rows and columns of the city, without the ring of wall cells."""
SINGLE_TURNS = _table([[0]] * 2 + [[BOX["single_turns"][str(n)]] for n in SEAT_COUNTS])[:, 0]
"""How many turns at the start are a single placement: ``SINGLE_TURNS[seats]``."""
PALACE_TILES = _table([[BOX["palace_tiles"][colour] for colour in COLOURS]])[0]
"""Points of the palace tile by colour."""
TOWER_MERCHANTS = _table([[BOX["tower_merchants"][str(n)] for n in range(1, 5)]])[0]
"""Merchants on the tower tile by number - 1. The points of a tower tile are its number."""
CORNERS: tuple[Corner, ...] = ("nw", "ne", "se", "sw")
TOWER_AT = _table([[BOX["tower_corners"][scheme][corner] for corner in CORNERS] for scheme in ("boardspace", "reading_order")])
"""``TOWER_AT[option, corner]``: the number of the tower that stands at a corner."""
TEA_TILES: int = BOX["tea"]
WELL_POINTS: int = BOX["well_points"]
MOST_ROOFS = 16
"""Roofs in the game at every number of seats: 4 by 4, or 2 by (4 + 2), or 3 by (4 + 1) = 15."""
