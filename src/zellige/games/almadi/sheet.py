"""What is counted at the end of Almadi, as a record: the first step of scoring fills it in, or a person with a real box."""

from __future__ import annotations

import numpy as np

from zellige.core.compile import scratch
from zellige.core.layout import layout
from zellige.games.almadi.components import (
    ALI_SHAR,
    AZIZ,
    AZIZA,
    CHARACTERS,
    DALILA,
    DUNYA,
    FORTY_THIEVES,
    HARUN,
    HINDBAD,
    KHALIFA,
    MOST_SEATS,
    OBJECTIVES,
    PER_KIND,
    SHAHRIAR,
    SHEHERAZADE,
)
from zellige.games.almadi.options import OPTIONS

MOST_OF_A_KIND = PER_KIND + 4
"""Landscapes of a kind in one realm: all tiles of the box, and a start tile."""

WITH_LINES = (ALI_SHAR, AZIZ, AZIZA, DALILA, DUNYA, HARUN, HINDBAD, KHALIFA, FORTY_THIEVES, SHAHRIAR, SHEHERAZADE)
"""Characters with a line of their own; the others of the end work inside Caravans and Mosaics."""
BASE_LINES = ("oases", "oasis_bonus", "caravans", "palaces", "jars", "mosaics", "objectives", "missed_objectives", "rubies")
(OASES_LINE, BONUS_LINE, CARAVANS_LINE, PALACES_LINE, JARS_LINE, MOSAICS_LINE, OBJECTIVES_LINE, MISSED_LINE,
 RUBIES_LINE) = range(len(BASE_LINES))
LINES = (*BASE_LINES, *(CHARACTERS[one] for one in WITH_LINES))
"""What points are given for, by number."""
LINE_OF = np.array([LINES.index(name) if name in LINES else -1 for name in CHARACTERS], np.int32)
"""The line of each Character, -1 for none."""

SHEET = layout([
    ("seats", "u1"),
    ("options", "u1", (len(OPTIONS),)),
    ("oases", "u1", (MOST_SEATS, MOST_OF_A_KIND)),       # sizes of the groups of two and more, 0 = no more
    ("lone", "u1", (MOST_SEATS,)),                       # Oases that touch no other
    ("caravans", "u1", (MOST_SEATS, MOST_OF_A_KIND)),    # sizes of the groups
    ("market_goods", "u2", (MOST_SEATS,)), ("stall_goods", "u2", (MOST_SEATS,)),
    ("goods", "u1", (MOST_SEATS, 4)),                    # in Markets, by kind: where Ali Shar or Aziz asks
    ("palaces", "u1", (MOST_SEATS, MOST_OF_A_KIND)),     # what each Palace is worth; those worth nothing are left out
    ("mosaics", "u1", (MOST_SEATS,)), ("motif", "u1", (MOST_SEATS,)),     # cards; of the most frequent motif: where Dunya asks
    ("jars", "u1", (MOST_SEATS,)), ("idle_jars", "u1", (MOST_SEATS,)),    # active; not active: where Hindbad asks
    ("done", "u1", (MOST_SEATS, OBJECTIVES)),            # points of completed Objectives, 0 = none
    ("missed", "u1", (MOST_SEATS, OBJECTIVES)),          # points of unfinished ones
    ("rubies", "u1", (MOST_SEATS,)),
    ("longest_row", "u1", (MOST_SEATS,)),                # where Harun asks
    ("holes", "u1", (MOST_SEATS,)),                      # where the 40 thieves ask
    ("characters", "u1", (MOST_SEATS, len(CHARACTERS))), # 1 = recruited
    ("copied", "u1", (MOST_SEATS, len(CHARACTERS))),     # 1 = what Zumurrud has become
    ("points", np.int32, (MOST_SEATS, len(LINES))),      # what the second step makes of it
])

blank = scratch(SHEET)
