"""The shape of a document: where it departs from its JSON Schema, said as people read it.

Every fault names its place (``hands, seat 1, wall``: rows and seats count from 1), the value, what is allowed there and the
nearest right name. Positions and component sets are checked here alike.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any
from unicodedata import combining, normalize

from zellige.core import bounds
from zellige.core.errors import Phrase

Schema = dict[str, Any]
Path = tuple[str | int, ...]
Words = str | Phrase

MOST_SHOWN = 60
"""Characters of a value that a sentence repeats."""
MOST_LISTED = 12
"""Names that a sentence lists; of longer lists it shows examples."""
CLOSE_ENOUGH = 0.6
"""Of 1: how much of a name must be right for it to be proposed."""


@dataclass(frozen=True)
class Fault:
    """One thing that does not fit a schema.

    ``kind``: ``field-missing``, ``field-unknown``, ``field-value``, ``field-length`` or ``whole-value`` (the document itself);
    ``path``: where, as keys and indices; ``params``: for the sentence.
    """

    kind: str
    path: Path
    params: dict[str, Any]


def validator(schema: Schema) -> Any:
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


def faults(checker: Any, document: Any) -> list[Fault]:
    """Every fault of a document, each once, in the order of the schema; ``RecursionError`` when it is too deep to look at."""
    found: dict[tuple[str, Path], Fault] = {}
    for error in bounds.first_errors(checker, document):
        for fault in _faults_of(checker.schema, error):
            found.setdefault((fault.kind, fault.path), fault)
    return list(found.values())


def _faults_of(schema: Schema, error: Any) -> Iterator[Fault]:
    """The faults behind one error of the validator: of several alternatives, those of the one that was meant."""
    meant = _meant(error)
    if meant:
        for one in meant:
            yield from _faults_of(schema, one)
        return
    path, found = tuple(error.absolute_path), error.instance
    if error.validator == "required":
        for name in error.validator_value:
            if name not in found:
                yield Fault("field-missing", (*path, name), {"field": place(schema, (*path, name))})
    elif error.validator == "additionalProperties":
        allowed = _names_allowed(error.schema)
        for name in found:
            if name not in error.schema.get("properties", {}) and not _pattern_of(error.schema, name):
                hint = _hint(name, _names_near(error.schema, name), allowed)
                yield Fault("field-unknown", (*path, name), {"field": place(schema, (*path, name)), "hint": hint})
                allowed = []  # said once
    elif error.validator in ("minItems", "maxItems", "minProperties", "maxProperties"):
        said = {"field": place(schema, path), "found": len(found), "hint": _hint_of_length(error.schema)}
        yield Fault("field-length", path, said)
    else:
        node = error.schema
        hint = _hint(found, list(_texts_near(schema, node, found)), list(_allowed(schema, node)))
        said = {"field": place(schema, path), "value": spelled(found), "hint": hint}
        yield Fault("field-value" if path else "whole-value", path, said)


def _meant(error: Any) -> list[Any]:
    """The errors inside the alternative that a list or object comes nearest to; none when it is like none of them."""
    if not isinstance(error.instance, dict | list):
        return []
    branches: dict[Any, list[Any]] = {}
    for one in error.context or ():
        branches.setdefault(one.relative_schema_path[0], []).append(one)
    like = [errors for errors in branches.values()
            if not any(one.validator in ("type", "enum", "const") and not one.relative_path for one in errors)]
    return min(like, key=lambda errors: (sum(one.validator == "const" for one in errors), len(errors)), default=[])


# --- places -------------------------------------------------------------------------------------------------------------


def place(schema: Schema, path: Path) -> tuple[Words, ...]:
    """A path as people read it: names, and in lists rows, seats or entries counted from 1.

    A list says in its schema what its entries are: ``x-entry``, ``seat`` or ``row``. Names that are data (cells, cards) stand
    beside their list.
    """
    said: list[Words] = []
    node: Schema = schema
    for part in path:
        holder = _holding(schema, node, part)
        if isinstance(part, int):
            entry = holder.get("x-entry", "entry")
            if said and said[-1] == f"{entry}s":
                said.pop()
            said.append(Phrase("place", {"entry": entry, "number": str(part + 1)}))
        elif said and isinstance(said[-1], str) and _is_data(holder, part):
            said[-1] = f"{said[-1]} {_cut(part)}"
        else:
            said.append(_cut(part))
        node = _child(holder, part)
    return tuple(said)


def _is_data(holder: Schema, name: str) -> bool:
    """Whether a name is data (a cell, a card) and no field."""
    return name not in holder.get("properties", {}) and "patternProperties" in holder


def _resolved(schema: Schema, node: Any) -> Schema:
    while isinstance(node, dict) and "$ref" in node:
        found: Any = schema
        for part in node["$ref"].removeprefix("#/").split("/"):
            found = found[part]
        node = found
    return node if isinstance(node, dict) else {}


def _alternatives(schema: Schema, node: Any) -> Iterator[Schema]:
    """A node, or the alternatives it offers."""
    found = _resolved(schema, node)
    if "anyOf" in found:
        for one in found["anyOf"]:
            yield from _alternatives(schema, one)
    else:
        yield found


def _holding(schema: Schema, node: Schema, part: str | int) -> Schema:
    """The alternative of a node that has a part; the node itself when none is known to."""
    options = list(_alternatives(schema, node))
    wanted = "array" if isinstance(part, int) else "object"
    known = [one for one in options if _child(one, part)]
    return next(iter(known or [one for one in options if one.get("type") == wanted] or options))


def _child(holder: Schema, part: str | int) -> Schema:
    if isinstance(part, int):
        first = holder.get("prefixItems", [])
        found = first[part] if part < len(first) else holder.get("items", {})
    else:
        found = holder.get("properties", {}).get(part) or _pattern_of(holder, part)
    return found if isinstance(found, dict) else {}


def _pattern_of(holder: Schema, name: str) -> Schema:
    return next((found for pattern, found in holder.get("patternProperties", {}).items() if _fits(pattern, name)), {})


def _fits(pattern: str, name: str) -> bool:
    return re.search(pattern, name) is not None


# --- what is allowed ----------------------------------------------------------------------------------------------------


def nearest(word: Any, names: Iterable[str]) -> str | None:
    """The right name that comes nearest to what somebody wrote; None when none is near."""
    if not isinstance(word, str) or len(word) > MOST_SHOWN:
        return None
    by_form: dict[str, str] = {}
    for name in names:
        by_form.setdefault(form(name), name)
    near = get_close_matches(form(word), by_form, 1, CLOSE_ENOUGH)
    return by_form[near[0]] if near else None


def form(name: str) -> str:
    """A name without capitals, accents, spaces and dashes."""
    plain = "".join(letter for letter in normalize("NFKD", name) if not combining(letter))
    return re.sub(r"[\s_-]+", "_", plain.strip().casefold())


def _hint(found: Any, names: list[str], allowed: Sequence[Words]) -> Words:
    """What would be right: what is allowed, and the nearest name."""
    near = nearest(found, names)
    if not allowed:
        return "" if near is None else Phrase("nearest", {"nearest": near})
    said = _either(allowed)
    if near is None:
        return Phrase("allowed", {"allowed": said})
    return Phrase("allowed-nearest", {"allowed": said, "nearest": near})


def _either(words: Sequence[Words]) -> Words:
    """Several words with an ``or`` before the last."""
    *first, last = words
    return Phrase("or", {"first": tuple(first), "last": last}) if first else last


def _names_near(holder: Schema, name: str) -> list[str]:
    """The names of an object that somebody may have meant: its fields, and the name itself in another case."""
    return [*holder.get("properties", {}), *(one for one in _cases(name) if _pattern_of(holder, one))]


def _names_allowed(holder: Schema) -> list[Words]:
    """The names an object may have: its fields when they are few, examples where names are data."""
    if examples := holder.get("propertyNames", {}).get("examples"):
        return [_like(examples)]
    names = list(holder.get("properties", {}))
    return list(names) if len(names) <= MOST_LISTED else []


def _cases(name: str) -> tuple[str, str]:
    return name.strip().lower(), name.strip().upper()


def _allowed(schema: Schema, node: Any) -> Iterator[Words]:
    """What may stand somewhere, in words."""
    for one in _alternatives(schema, node):
        if "const" in one:
            yield spelled(one["const"])
        elif "enum" in one:
            names = one["enum"]
            yield from map(spelled, names) if len(names) <= MOST_LISTED else [_like(one.get("examples", [names[0], names[-1]]))]
        else:
            kinds = one.get("type", [])
            for kind in [kinds] if isinstance(kinds, str) else kinds:
                yield from _of_type(kind, one)


def _of_type(kind: str, node: Schema) -> list[Words]:
    """What a type of JSON allows, within its bounds."""
    if kind == "boolean":
        return ["true", "false"]
    if kind == "null":
        return ["null"]
    if kind == "string" and "examples" in node:
        return [_like(node["examples"])]
    if kind == "integer":
        bounds = {name: str(node[key]) for name, key in (("least", "minimum"), ("most", "maximum")) if key in node}
        return [Phrase("-".join(("whole", *bounds)), bounds)]
    return [Phrase(kind)]


def _like(examples: Iterable[Any]) -> Phrase:
    return Phrase("like", {"examples": tuple(spelled(one) for one in examples)})


def _hint_of_length(node: Schema) -> Words:
    """How many entries there may be."""
    least, most = node.get("minItems", node.get("minProperties")), node.get("maxItems", node.get("maxProperties"))
    if least == most:
        return str(least)
    bounds = {name: str(count) for name, count in (("least", least), ("most", most)) if count is not None}
    return Phrase("-".join(("count", *bounds)), bounds)


def _texts_near(schema: Schema, node: Any, found: Any) -> Iterator[str]:
    """The texts that may stand somewhere and that somebody may have meant."""
    for one in _alternatives(schema, node):
        for name in [one["const"]] if "const" in one else one.get("enum", ()):
            if isinstance(name, str):
                yield name
        if isinstance(found, str) and "pattern" in one:
            yield from (text for text in _cases(found) if _fits(one["pattern"], text))


# --- values -------------------------------------------------------------------------------------------------------------


def spelled(value: Any) -> Words:
    """A value of a document inside a sentence: as in JSON, cut when it is long; texts in the quotes of the language."""
    if isinstance(value, str):
        return Phrase("text", {"text": _cut(value)})
    if isinstance(value, int) and abs(value) >= 10**MOST_SHOWN:
        return Phrase("long-number")
    text = ""
    for piece in json.JSONEncoder(ensure_ascii=False).iterencode(value):
        text += piece
        if len(text) > MOST_SHOWN:
            break
    return _cut(text)


def _cut(text: str) -> str:
    return text if len(text) <= MOST_SHOWN else f"{text[: MOST_SHOWN - 1]}…"
