"""What is counted at the end of Five Tribes, as a record: the first step of scoring fills it in, or a person with a real board.

Whatever a position holds by seat already has the same name here, so that one rule reads both.
"""

from __future__ import annotations

import numpy as np

from zellige.core.compile import scratch
from zellige.core.layout import layout
from zellige.games.five_tribes.components import DJINNS, KINDS, MOST_SEATS
from zellige.games.five_tribes.options import OPTIONS

LINES = ("coins", "viziers", "vizier_bonus", "elders", "djinns", "palms", "palaces", "tiles", "merchandise")
"""What points are given for, in the order of the score pad."""
COINS_LINE, VIZIERS_LINE, BONUS_LINE, ELDERS_LINE, DJINNS_LINE, PALMS_LINE, PALACES_LINE, TILES_LINE, GOODS_LINE = range(9)

SHEET = layout([
    ("seats", np.int16),
    ("options", np.int16, (len(OPTIONS),)),
    ("coins", np.int16, (MOST_SEATS,)),
    ("viziers", np.int16, (MOST_SEATS,)),
    ("elders", np.int16, (MOST_SEATS,)),
    ("cards", np.int16, (MOST_SEATS, len(KINDS))),
    ("djinn_owner", np.int16, (len(DJINNS),)),           # seat or -1
    ("djinns", np.int16, (MOST_SEATS, len(DJINNS))),     # the same by seat: 1 = it lies there
    ("tile_values", np.int16, (MOST_SEATS,)),            # sum of the values printed on the tiles with a camel of the seat
    ("tile_palms", np.int16, (MOST_SEATS,)),             # palms on those tiles
    ("tile_palaces", np.int16, (MOST_SEATS,)),
    ("points", np.int32, (MOST_SEATS, len(LINES))),      # what the second step makes of it
])

blank = scratch(SHEET)
