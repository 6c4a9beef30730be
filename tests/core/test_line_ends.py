"""No name ends in a line end: neither a value nor a key of a position or of a component set."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import zellige
from zellige.core import shape
from zellige.core.errors import NotationError, PersonError
from zellige.core.game import Game
from zellige.core.registry import installed_games
from zellige.core.rng import below, stream

GAMES = installed_games()
Path_ = tuple[str | int, ...]


def places_of_texts(value: Any, path: Path_ = ()) -> Iterator[tuple[Path_, bool]]:
    """Where a text stands in a document, and whether it is a key."""
    if isinstance(value, str):
        yield path, False
    elif isinstance(value, dict):
        for key, inside in value.items():
            yield (*path, key), True
            yield from places_of_texts(inside, (*path, key))
    elif isinstance(value, list):
        for number, inside in enumerate(value):
            yield from places_of_texts(inside, (*path, number))


def kinds_of_places(whole: Any) -> list[tuple[Path_, bool]]:
    """One place of each kind: list items and cells are alike, and the last of them stands for all."""
    alike = {(tuple("*" if isinstance(step, int) or any(map(str.isdigit, step)) else step for step in path), key): (path, key)
             for path, key in places_of_texts(whole)}
    return list(alike.values())


def with_line_end(whole: Any, path: Path_, key: bool) -> Any:
    """The document with a line end behind one text."""
    changed = deepcopy(whole)
    inside = changed
    for step in path[:-1]:
        inside = inside[step]
    if key:
        inside[f"{path[-1]}\n"] = inside.pop(path[-1])
    else:
        inside[path[-1]] += "\n"
    return changed


def middle(game: Game, decisions: int) -> dict[str, Any]:
    """A position of random play."""
    match = zellige.new(game.name, min(game.seat_counts), seed=3)
    words = stream(3, "line ends")
    while len(match.played) < decisions and not match.over:
        actions = match.legal()
        match.play(actions[below(words, len(actions))])
    return match.position()


def refused(game: Game, changed: dict[str, Any]) -> bool:
    """Whether a position is refused in a sentence."""
    try:
        game.position(changed, partial=True)
    except PersonError:
        return True
    return False


@pytest.mark.parametrize("name", GAMES)
def test_no_text_of_a_position_ends_in_a_line_end(name):
    """A person reads a sentence, never a mistake of ours."""
    game = GAMES[name]
    for decisions in (0, 30):
        whole = middle(game, decisions)
        game.position(deepcopy(whole))
        for path, key in kinds_of_places(whole):
            assert refused(game, with_line_end(whole, path, key)), (path, key)


def told_nothing(value: Any) -> Any:
    """A component set without what is only told about it."""
    if isinstance(value, list):
        return [told_nothing(inside) for inside in value]
    if not isinstance(value, dict):
        return value
    return {key: told_nothing(inside) for key, inside in value.items() if key not in ("about", "provenance", "explanation")}


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.component_sets])
def test_no_name_in_a_component_set_ends_in_a_line_end(name):
    """What is only told about a set (whose it is, where an entry comes from) may have lines."""
    room = GAMES[name].component_sets
    whole = told_nothing(room.shipped())
    for path, key in kinds_of_places(whole):
        assert room.shape(with_line_end(whole, path, key)), path


@pytest.mark.parametrize(("name", "action"), [
    ("almadi", "place 1,1\u0662"), ("almadi", "moon OBJ0\u0661"), ("five_tribes", "bid 1\u0662"),
    ("medina", "orange e1\u0660")])
def test_digits_of_notation_are_those_of_the_documents(name, action):
    """Not every sign that Python takes for a digit: an action has one notation."""
    game = GAMES[name]
    with pytest.raises(NotationError):
        game.parse(game.new(max(game.seat_counts), 1), action)


def schemas() -> list[Path]:
    """Every JSON Schema of an installed game."""
    return [path for game in GAMES.values() for path in sorted(game.home.rglob("*.schema.json"))]


def patterns(value: Any) -> Iterator[str]:
    """Every pattern of a schema."""
    for key, inside in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        if key == "pattern" and isinstance(inside, str):
            yield inside
        if key == "patternProperties":
            yield from inside
        yield from patterns(inside)


@pytest.mark.parametrize("path", schemas(), ids=lambda path: f"{path.parent.name}-{path.name}")
def test_every_pattern_means_a_whole_text(path):
    """Anchored at both ends, where the checker reads the second anchor as the very end; no anchor in between."""
    found = list(patterns(json.loads(path.read_text("utf-8"))))
    for pattern in found:
        assert re.fullmatch(r"\^[^$]*\$", pattern), pattern
        assert list(shape.validator({"pattern": pattern}).iter_errors("\n")), pattern
