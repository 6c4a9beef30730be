"""What is counted at the end of Médina, as a record: the first step of scoring fills it in, or a person with a real board."""

from __future__ import annotations

import numpy as np

from zellige.core.compile import scratch
from zellige.core.layout import layout
from zellige.games.medina.components import COLOURS, MOST_ROOFS
from zellige.games.medina.options import OPTIONS
from zellige.games.medina.state import MOST_SEATS

PARTS = ("buildings", "stables", "walls", "merchants")
"""What counts of a palace: its own pieces, and those orthogonally beside it."""
BUILDINGS, STABLES, WALLS, MERCHANTS = range(len(PARTS))

_COLOURS, _PARTS = len(COLOURS), len(PARTS)
WELL_LINE = _COLOURS * _PARTS
PALACE_LINE, TOWER_LINE = WELL_LINE + 1, WELL_LINE + 1 + _COLOURS
LINES = (*(f"{colour} {part}" for colour in COLOURS for part in PARTS), "well", *(f"{colour} tile" for colour in COLOURS),
         *(f"tower {number}" for number in range(1, 5)))
"""What points are given for, by number."""

SHEET = layout([
    ("seats", "u1"),
    ("options", "u1", (len(OPTIONS),)),
    ("parts", "u1", (MOST_SEATS, _COLOURS, _PARTS)),   # of the palace that a seat owns in a colour
    ("well", "u1", (MOST_SEATS,)),                     # buildings and stables in line with the well
    ("palace_holder", "u1", (_COLOURS,)),              # seat + 1, 0 = nobody
    ("tower_holder", "u1", (4,)),                      # by number - 1
    ("neutral", "u1", (_COLOURS,)),                    # size of the largest neutral palace of a colour, 0 = none
    ("claim", "u1", (MOST_SEATS,)),                    # of the largest palace: 1 = the first that was claimed, 0 = none
    ("points", np.int32, (MOST_SEATS, len(LINES))),    # what the second step makes of it
])

blank = scratch(SHEET)

assert MOST_ROOFS < 100
