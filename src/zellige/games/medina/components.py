"""What is in the box of Médina: counts, values and names, read from ``box.json``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from zellige.core.game import Option

BOX: dict[str, Any] = json.loads((Path(__file__).parent / "box.json").read_text("utf-8"))

COLOURS: tuple[str, ...] = tuple(BOX["colours"])
SEAT_COUNTS = (2, 3, 4)
KINDS = (*COLOURS, "stable", "merchant", "roof", "neutral", "wall")
"""The kinds of pieces in a hand; their numbers are the rows of ``State.hands``."""
VIOLET = COLOURS.index("violet")
STABLE, MERCHANT, ROOF, NEUTRAL, WALL = range(4, 9)
TEA = 9
"""Taking tea is numbered after the pieces."""

OPTIONS = (
    Option("well", (True, False), "Rulebook, The well; sheet 6, variant 1"),
    Option("tea", (True, False), "Rulebook, Tea tiles; sheet 6, variant 1"),
    Option("strict_french", (False, True), "Sheet 6, variant 2 (the designer's own site)"),
    Option("new_street_max_touch", (1, 0), "Sheet 10.1"),
    Option("already_adjacent_scope", ("arm", "tower"), "Sheet 10.2"),
    Option("tower_corners", ("boardspace", "reading_order"), "Sheet 10.3"),
    Option("tie", ("shared", "bga"), "Sheet 10.4"),
    Option("last_piece_second_placement", (False, True), "Sheet 10.5"),
    Option("re_entry", (True, False), "Sheet 10.6"),
    Option("sole_player_must_roof", (False, True), "Sheet 10.7"),
    Option("same_turn_tea", (True, False), "Sheet 10.8"),
)
(OPT_WELL, OPT_TEA, OPT_STRICT_FRENCH, OPT_NEW_STREET, OPT_ADJACENT, OPT_CORNERS, OPT_TIE, OPT_LAST_PIECE, OPT_RE_ENTRY,
 OPT_SOLE_ROOF, OPT_SAME_TURN_TEA) = range(len(OPTIONS))


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
CORNERS = ("nw", "ne", "se", "sw")
TOWER_AT = _table([[BOX["tower_corners"][scheme][corner] for corner in CORNERS] for scheme in ("boardspace", "reading_order")])
"""``TOWER_AT[option, corner]``: the number of the tower that stands at a corner."""
TEA_TILES: int = BOX["tea"]
WELL_POINTS: int = BOX["well_points"]
MOST_ROOFS = 16
"""Roofs in the game at every number of seats: 4 by 4, or 2 by (4 + 2), or 3 by (4 + 1) = 15."""
