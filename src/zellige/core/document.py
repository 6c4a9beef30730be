"""Position documents as they arrive from a person: JSON text, checked against the schema a game publishes.

Every game keeps its JSON Schema beside its rules as ``position.schema.json``; what the schema cannot say (that pieces add up)
is for the game's own ``from_document`` to check.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from zellige.core import bounds, files, json_text, shape
from zellige.core.errors import BadFile, BadJson, BadPosition
from zellige.core.vocabulary import Document

SCHEMA = "position.schema.json"
MOST_FAULTS = 5
"""Faults that one answer names."""


def read_json(path: str | Path) -> Any:
    """What stands in a file (``-``: standard input). ``BadFile`` when that is not JSON, ``TooMuch`` when it is larger than any
    document.
    """
    try:
        found = json_text.parse(files.read_text(path, bounds.LARGEST_DOCUMENT))
    except BadJson as fault:
        raise BadFile(path=str(path), problem="not-json", detail=fault) from None
    bounds.refuse_excess(found)
    return found


def read(path: str | Path) -> Document:
    """The document in a file (``-``: standard input): JSON that names its game. ``BadPosition`` otherwise."""
    return parse(files.read_text(path, bounds.LARGEST_DOCUMENT))


def parse(text: str) -> Document:
    """The document in a text: JSON that names its game. ``BadPosition`` otherwise."""
    try:
        document = json_text.parse(text)
    except BadJson as fault:
        raise BadPosition(problem="not-json", detail=fault) from None
    if not isinstance(document, dict) or not isinstance(document.get("game"), str):
        raise BadPosition(problem="no-game")
    return document


def schema(home: Path) -> dict[str, Any]:
    """The published schema of the game that lives in a folder."""
    found: dict[str, Any] = json.loads((home / SCHEMA).read_text("utf-8"))
    return found


def check_shape(document: Any, home: Path) -> None:
    """``BadPosition`` when a document does not fit the schema of the game that lives in ``home``: it names the first faults.

    ``TooMuch`` when it holds more than any document that has a meaning.
    """
    bounds.refuse_excess(document)
    try:
        found = shape.faults(_validator(home), document)
    except RecursionError:
        raise BadPosition(problem="json-deep") from None
    refuse_all(BadPosition(problem=fault.kind, at=("/".join(map(str, fault.path)),), **fault.params) for fault in found)


def refuse(problem: str, **params: Any) -> BadPosition:
    """What cannot be: message ``problem-PROBLEM`` of the locale.

    A parameter ``at`` holds the places of the document that are to blame, the first of them first: ``hands/0/wall``, in a text
    the number of a letter.
    """
    return BadPosition(problem=problem, **params)


def refuse_all(problems: Iterable[BadPosition]) -> None:
    """``BadPosition`` that names the first of these problems, each once, and counts the others; nothing when there is none."""
    found: list[dict[str, Any]] = []
    for one in problems:
        if one.params not in found:
            found.append(one.params)
    if found:
        raise BadPosition(**found[0], others=found[1:MOST_FAULTS], more=max(0, len(found) - MOST_FAULTS))


@cache
def _validator(home: Path) -> Any:
    return shape.validator(schema(home))
