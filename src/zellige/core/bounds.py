"""How much a document from outside may hold: asked before anything looks at what it says, so that looking never takes long."""

from __future__ import annotations

from itertools import islice
from typing import Any

from zellige.core.errors import TooMuch

LARGEST_DOCUMENT = 1_000_000
"""Bytes of a document: a position or a component set."""
MOST_VALUES = 20_000
"""Values of a document: every number, text, list and object. The largest that has a meaning has some 4,000."""
DEEPEST = 20
"""Lists and objects inside each other."""
MOST_ACTIONS = 20_000
"""Actions of one game in a record. What a game says of its longest (``Game.longest_game``) is no more."""
MOST_ERRORS = 100
"""Errors of one document that are looked at: whoever made more of them begins with these."""


def refuse_excess(document: Any) -> None:
    """``TooMuch`` when a JSON value holds more values, or more of them inside each other, than any document we read."""
    count, level, depth = 0, [document], 0
    while level:
        count, depth = count + len(level), depth + 1
        if count > MOST_VALUES or depth > DEEPEST:
            raise TooMuch(values=MOST_VALUES, depth=DEEPEST)
        level = [inner for value in level if isinstance(value, dict | list)
                 for inner in (value.values() if isinstance(value, dict) else value)]


def first_errors(validator: Any, document: Any) -> list[Any]:
    """What a JSON Schema has against a document, in the schema's order, ``MOST_ERRORS`` at most."""
    return list(islice(validator.iter_errors(document), MOST_ERRORS))
