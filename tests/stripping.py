"""Documents from which something is left out, and what reading them makes of it."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

from zellige.core.errors import BadPosition
from zellige.core.game import Game
from zellige.core.language import LANGUAGES, language

Path = tuple[str | int, ...]


def fields_of(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every key of a document, outer ones first."""
    if isinstance(value, dict):
        for key, inside in value.items():
            yield (*path, key)
            yield from fields_of(inside, (*path, key))
    elif isinstance(value, list):
        for number, inside in enumerate(value):
            yield from fields_of(inside, (*path, number))


def without(document: dict[str, Any], *paths: Path) -> dict[str, Any]:
    """The document without some of its fields."""
    changed = deepcopy(document)
    for path in sorted(paths, key=len, reverse=True):
        inside: Any = changed
        for step in path[:-1]:
            inside = inside[step]
        inside.pop(path[-1], None)
    return changed


def differences(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """The paths at which two documents differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in {**one, **other}:
            yield from differences(one.get(key), other.get(key), f"{path}/{key}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (left, right) in enumerate(zip(one, other, strict=True)):
            yield from differences(left, right, f"{path}/{number}")
    elif one != other:
        yield path.lstrip("/")


def taken_silently(game: Game, document: dict[str, Any], partial: bool, *paths: Path) -> list[str] | None:
    """Fields that come back as play did not have them, without a word, when some are left out. None: refused in a sentence."""
    left_out = without(document, *paths)
    try:
        found = game.to_document(game.position(deepcopy(left_out), partial))
    except BadPosition:
        return None
    told = [field for one in game.assumptions(left_out, partial) for field in one.fields]
    return [where for where in differences(document, found)
            if not any(where == field or where.startswith(f"{field}/") for field in told)]


def completed(game: Game, document: dict[str, Any], partial: bool = True) -> dict[str, Any]:
    """A document as it is completed."""
    return game.to_document(game.position(document, partial))


def assumed(game: Game, document: dict[str, Any], partial: bool = True) -> list[str]:
    """The kinds of what is assumed; each can be said in both languages."""
    found = game.assumptions(document, partial)
    for one in found:
        texts = [language(code, game.home).assumption(one) for code in LANGUAGES]
        assert texts[0] != texts[1]
    return [one.kind for one in found]


def strip(game: Game, document: dict[str, Any], chance: Random, always: set[str], single: int, several: int,
          partials: tuple[bool, ...] = (False, True)) -> None:
    """Leaves out ``single`` fields one by one and ``several`` times four whole ones: none comes back otherwise without a word.

    ``always``: the whole fields that must be there.
    """
    fields = [path for path in fields_of(document) if path[0] not in always]
    whole = [path for path in fields if len(path) == 1]
    for missing in (*((path,) for path in chance.sample(fields, single)), *(chance.sample(whole, 4) for _ in range(several))):
        for partial in partials:
            assert not taken_silently(game, document, partial, *missing), missing
