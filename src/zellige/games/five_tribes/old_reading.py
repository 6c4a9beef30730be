"""What a position document of Five Tribes meant when records began to be kept, where a field left out means more today."""

from __future__ import annotations

from zellige.core.document import check_shape
from zellige.core.errors import PersonError
from zellige.core.game import Document
from zellige.games.five_tribes.components import CAMELS, COINS, HOME, PALACES, PALMS


def old_reading(document: Document) -> Document:
    """The document with everything filled in that was read alike whatever the rest of it said: see ``Game.old_reading``."""
    try:
        check_shape(document, HOME)
    except PersonError:
        return document
    players = document["players"]
    found = [{}] * players if isinstance(players, int) else players
    usual = {"coins": COINS, "camels": int(CAMELS[len(found)]), "used": []}
    return {"phase": "move", "seat": 1, "end_triggered": False, "palms": PALMS, "palaces": PALACES, "echidna": False,
            "iblis": False, "drawing": None, **document, "players": [{**usual, **player} for player in found]}
