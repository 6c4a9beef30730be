"""JSON as a person brings it: read strictly, with line and column of what is wrong; and written so that any reader copes.

``json`` alone lets too much pass: of two fields of one name it keeps the last, it takes NaN and Infinity for numbers and 1e999
for infinity. A byte order mark is no fault: some editors write one. What zellige itself has kept is read with plain ``json``.
"""

from __future__ import annotations

import json
import math
import re
import sys
from typing import Any

from zellige.core import bounds
from zellige.core.errors import BadJson

MARK = "\ufeff"
"""The byte order mark."""
_DEEPEST = 200
"""Lists and objects inside one another: more is nothing a game has a field for."""
_MOST_MARKS = 2 * bounds.MOST_VALUES + 100
"""Commas and opening brackets outside of texts: a value has two of them at most, and 100 are for what a document comes in."""
_MARKS = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[\]{},]', re.DOTALL)
_UNSHOWN = re.compile("[\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""What JSON may write as it stands and a terminal or an encoder should not be given so."""
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}:,]|[^\s\[\]{}:,"]+', re.DOTALL)
_SYNTAX = {
    "Expecting value": "json-value", "Expecting property name": "json-name", "Expecting ':'": "json-colon",
    "Expecting ','": "json-comma", "Illegal trailing comma": "json-trailing-comma", "Unterminated string": "json-string",
    "Invalid control character": "json-control", "Invalid \\": "json-escape", "Extra data": "json-extra"}


class _Strange(ValueError):
    """Something ``json`` would let pass; where it stands is for ``_strange`` to find."""


def parse(text: str | bytes, one_line: bool = False) -> Any:
    """The value in a text, or in its bytes as UTF-8. ``BadJson`` says what is wrong with it: line and column, each from 1.

    What holds too much, or too much inside each other, is refused before any value is made of it.
    ``one_line``: the text is one line of several, whose number the caller says; only the column is said here.
    """
    text = (text if isinstance(text, str) else _decoded(text, one_line)).removeprefix(MARK)
    refuse_excess(text, one_line)
    try:
        return json.loads(text, object_pairs_hook=_fields, parse_constant=_constant, parse_float=_real, parse_int=_whole)
    except json.JSONDecodeError as error:
        ends = not text[error.pos :].strip()
        problem = next((name for start, name in _SYNTAX.items() if error.msg.startswith(start)), "json-syntax")
        raise _bad(text, error.pos, "json-empty" if not text.strip() else "json-ends" if ends else problem, one_line) from None
    except (_Strange, RecursionError):
        raise _strange(text, one_line) from None


def refuse_excess(text: str, one_line: bool = False, most: int = _MOST_MARKS, deepest: int = _DEEPEST) -> None:
    """``BadJson`` where a text holds more marks, or more lists and objects inside each other, than anything that is read.

    It only counts: whether the text is JSON at all is found out later.
    """
    opened = text.count("[") + text.count("{")
    if opened <= deepest and opened + text.count(",") <= most:
        return
    depth = marks = 0
    for found in _MARKS.finditer(text):
        mark = found[0]
        depth += (mark in ("[", "{")) - (mark in ("]", "}"))
        marks += mark in ("[", "{", ",")
        if depth > deepest:
            raise _bad(text, found.start(), "json-deep", one_line)
        if marks > most:
            raise _bad(text, found.start(), "json-much", one_line)


def _decoded(content: bytes, one_line: bool) -> str:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        good = content[: error.start].decode("utf-8")
        raise _bad(good, len(good), "json-not-text", one_line) from None


def written(value: Any, indent: int | None = None) -> str:
    """A value as JSON that any terminal and any encoder of Unicode takes: a line, or ``indent`` spaces a level.

    Letters of all languages stand as they are; control characters, halves of characters and what turns the direction of the
    line around are escaped, which any reader of JSON turns back.
    """
    separators = (",", ":") if indent is None else (",", ": ")
    return escaped(json.dumps(value, ensure_ascii=False, indent=indent, separators=separators))


def escaped(text: str) -> str:
    """A JSON text in which everything is escaped that should not be written as it stands: the same values."""
    return _UNSHOWN.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


# --- what json lets pass ----------------------------------------------------------------------------------------------


def _fields(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise _Strange
    return fields


def _constant(name: str) -> Any:
    raise _Strange


def _real(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise _Strange
    return value


def _whole(text: str) -> int:
    if len(text.lstrip("-")) > _most_digits():
        raise _Strange
    return int(text)


def _most_digits() -> int:
    """Characters of a whole number that Python reads and prints (it refuses to try more, which would take too long)."""
    return sys.get_int_max_str_digits() or sys.int_info.default_max_str_digits


# --- where it stands --------------------------------------------------------------------------------------------------


def _strange(text: str, one_line: bool) -> BadJson:
    """The first thing in a text that ``json`` would let pass, or that is nested too deeply."""
    names: list[set[str] | None] = []  # for every list (None) or object (its names so far) that is open
    before = ""
    for found in _TOKEN.finditer(text):
        token, place = found[0], found.start()
        if token in "[{":
            names.append(set() if token == "{" else None)
            if len(names) > _DEEPEST:
                return _bad(text, place, "json-deep", one_line)
        elif token in "]}":
            names.pop()
        elif token.startswith('"'):
            if names and names[-1] is not None and before in "{,":
                name = json.loads(token)
                if name in names[-1]:
                    return _bad(text, place, "json-twice", one_line, name=name)
                names[-1].add(name)
        elif token in ("NaN", "Infinity", "-Infinity"):
            return _bad(text, place, "json-constant", one_line, value=token)
        elif token[-1].isdigit() and not _holds(token):
            return _bad(text, place, "json-number", one_line, value=token)
        before = token
    return _bad(text, 0, "json-deep", one_line)


def _holds(number: str) -> bool:
    try:
        if number.lstrip("-").isdigit():
            _whole(number)
        else:
            _real(number)
    except _Strange:
        return False
    return True


def _bad(text: str, place: int, problem: str, one_line: bool, **params: Any) -> BadJson:
    line = text.count("\n", 0, place) + 1
    column = place - text.rfind("\n", 0, place)
    return BadJson(problem=problem, line="none" if one_line else line, column=column, **params)
