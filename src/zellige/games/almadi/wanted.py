"""What is wanted before the game begins, where nothing can be counted yet."""

from __future__ import annotations

import numpy as np

from zellige.core.compile import rule
from zellige.games.almadi.actions import keeps
from zellige.games.almadi.components import CHARACTERS
from zellige.games.almadi.state import KEEP

_keen = np.array((2, 3, 2, 5, 4, 5, 6, 5, 3, 1, 1, 4, 3, 2, 6, 1, 4, 3, 4, 5, 3, 1, 4, 4, 3, 3), np.int32)
"""How much a Character is wanted before the game begins, in the order of ``CHARACTERS``."""


@rule
def wanted(phase: int, action: int) -> int:
    """Any start tile; the Characters one is keenest on."""
    value = 0
    if phase == KEEP:
        for character in range(len(CHARACTERS)):
            if keeps(action, character):
                value += int(_keen[character])
    return value
