"""Position documents as they arrive from a person: JSON text, checked against the schema a game publishes.

Every game keeps its JSON Schema beside its rules as ``position.schema.json``; what the schema cannot say (that pieces add up)
is for the game's own ``from_document`` to check.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zellige.core import bounds, files, json_text
from zellige.core.errors import BadJson, BadPosition

if TYPE_CHECKING:
    from zellige.core.game import Document

SCHEMA = "position.schema.json"


def read(path: str | Path) -> Document:
    """The document in a file (``-``: standard input): JSON that names its game. ``BadPosition`` otherwise."""
    return parse(files.read_text(path))


def parse(text: str) -> Document:
    """The document in a text: JSON that names its game. ``BadPosition`` otherwise."""
    try:
        return named(json_text.parse(text))
    except BadJson as fault:
        raise BadPosition(problem="not-json", detail=fault) from None


def named(document: Any) -> Document:
    """A document that names its game; ``BadPosition`` when it does not."""
    if not isinstance(document, dict) or not isinstance(document.get("game"), str):
        raise BadPosition(problem="no-game")
    return document


def schema(home: Path) -> dict[str, Any]:
    """The published schema of the game that lives in a folder."""
    found: dict[str, Any] = json.loads((home / SCHEMA).read_text("utf-8"))
    return found


def check_shape(document: Any, home: Path) -> None:
    """``BadPosition`` when a document does not fit the schema of the game that lives in ``home``: it names the first field.

    ``TooMuch`` when it holds more than any document that has a meaning.
    """
    from jsonschema.exceptions import best_match

    bounds.refuse_excess(document)
    try:
        worst = best_match(iter(bounds.first_errors(_validator(home), document)))
        if worst is not None:
            raise _refusal(worst)
    except RecursionError:
        raise BadPosition(problem="json-deep") from None


def _refusal(worst: Any) -> BadPosition:
    """What a person reads about a schema error."""
    where = "/".join(str(part) for part in worst.absolute_path)
    if worst.validator == "required":
        missing = next(name for name in worst.validator_value if name not in worst.instance)
        return BadPosition(problem="field-missing", field=f"{where}/{missing}".lstrip("/"))
    if worst.validator == "additionalProperties":
        unknown = next(name for name in worst.instance if name not in worst.schema.get("properties", {}))
        return BadPosition(problem="field-unknown", field=f"{where}/{_short(unknown)}".lstrip("/"))
    return BadPosition(problem="field-value", field=where or "/", value=_short(worst.instance))


@cache
def _validator(home: Path) -> Any:
    return validator(schema(home))


def validator(schema: dict[str, Any]) -> Any:
    """What checks documents against a JSON Schema: 2.0 is no integer, and ``$`` in a pattern is the very end of a text."""
    from jsonschema import Draft202012Validator, validators

    extend: Any = validators.extend
    whole = Draft202012Validator.TYPE_CHECKER.redefine("integer", lambda _, value: type(value) is int)
    return extend(Draft202012Validator, {"enum": _one_of}, type_checker=whole)(_in_python(schema))


def _one_of(validator: Any, allowed: list[Any], value: Any, _: Any) -> Iterator[Any]:
    """The keyword ``enum``, for which 2.0 is no 2 either."""
    from jsonschema import ValidationError

    if not any(one == value and type(one) is type(value) for one in allowed):
        yield ValidationError(f"{value!r} is not one of {allowed!r}")


def _in_python(schema: Any) -> Any:
    """A schema whose patterns, written in the dialect of JSON Schema (ECMA 262), mean the same to Python.

    Python's own ``$`` would also accept a line end after the text.
    """
    if isinstance(schema, list):
        return [_in_python(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: _in_python(part) for key, part in schema.items()}
    if isinstance(schema.get("pattern"), str):
        found["pattern"] = _pattern_in_python(schema["pattern"])
    if isinstance(schema.get("patternProperties"), dict):
        found["patternProperties"] = {_pattern_in_python(pattern): part for pattern, part in found["patternProperties"].items()}
    return found


def _pattern_in_python(pattern: str) -> str:
    return pattern[:-1] + r"\Z" if pattern.endswith("$") else pattern


def _short(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:59]}…"
