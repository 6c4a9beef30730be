"""What a position document of Almadi meant when records began to be kept, where a field left out means more today."""

from __future__ import annotations

from zellige.core.document import check_shape
from zellige.core.errors import PersonError
from zellige.core.game import Document
from zellige.games.almadi.components import HOME, KINDS, TILES_PER_KIND


def old_reading(document: Document) -> Document:
    """The document with everything filled in that was read alike whatever the rest of it said: see ``Game.old_reading``."""
    try:
        check_shape(document, HOME)
    except PersonError:
        return document
    first, turn = document.get("first", 1), document.get("turn", {})
    over = document.get("seat", first) is None
    found = {"first": first, "seat": first, "phase": "over" if over else "choose", "turns": 0, "extra": False, "last": None,
             "extra_queue": [], **document, "turn": {"row": None, "refill": None, "drawing": None, **turn}}
    if turn.get("tile") is not None and "pile" not in document:
        found["pile"] = old_pile(document)
    return found


def old_pile(document: Document) -> dict[str, int]:
    """The tiles that lie neither on the board nor in a realm; one in hand was counted twice."""
    seen = [*document.get("board", {}).values(), *document.get("discard", []),
            *(tile for seat in document["seats"] for tile in seat.get("tiles", {}).values())]
    of_kind = [sum(isinstance(tile, str) and tile[0] == kind[0].upper() for tile in seen) for kind in KINDS]
    return {kind: max(0, int(TILES_PER_KIND[document["players"]]) - count) for kind, count in zip(KINDS, of_kind, strict=True)}
