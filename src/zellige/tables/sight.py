"""What an eye sees of a position: all that a table message is made of and that is the same in every language."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import compress, repeat
from operator import eq
from typing import Any

import numpy as np
from pydantic_core import to_json

from zellige.core.game import Column, Game, State, Term


def _plain(value: Any) -> Any:
    """A number of NumPy's as JSON has it."""
    if isinstance(value, np.generic):
        return value.item()
    raise TypeError(f"{type(value).__name__} cannot be said in JSON")


_spelled: Callable[[Any], str] = json.JSONEncoder(separators=(",", ":"), default=_plain).encode


def written(value: Any) -> str:
    """A value as it is sent."""
    try:
        return to_json(value, fallback=_plain).decode()
    except ValueError:  # half of a character, or deeper than it goes: what somebody else has sent can be so
        return _spelled(value)


_MISSING = object()
Part = str | list[str] | dict[str, str]


@dataclass(frozen=True)
class Sight:
    """What an eye sees of a position.

    ``view``: what is drawn, each part of it as JSON, and of a list or an object each element; the sentences in it and in the
    ``prompt`` are still messages of the game. ``terms`` and ``places``: by seat. ``drawn``: the view as the game gave it.
    """

    seen: State
    view: dict[str, Part]
    prompt: dict[str, Any] | None
    terms: list[list[Term]]
    columns: Sequence[Column]
    places: list[int]
    drawn: dict[str, Any] = field(compare=False)


def look(game: Game, seen: State, known: Collection[Sight] = ()) -> Sight:
    """What an eye sees of a position, which is as it may know it.

    ``known``: what was seen before or is seen by others; what is drawn as in one of them is not written again.
    """
    view = {**game.view(seen)}
    prompt = view.pop("prompt", None)
    terms = [game.terms(seen, seat) for seat in range(int(seen.seats))]
    kept = _as_before(view, known)
    parts = {name: kept[name] if name in kept else _part(name, value, known) for name, value in view.items()}
    return Sight(seen, parts, prompt, terms, game.columns(seen), game.ranks(seen), view)


def _as_before(view: dict[str, Any], known: Iterable[Sight]) -> dict[str, Part]:
    """The parts of a view that are as in one that is known."""
    found, rest = dict[str, Part](), view
    for sight in known:
        alike = map(eq, map(sight.drawn.get, rest, repeat(_MISSING)), rest.values())
        found |= {name: sight.view[name] for name in compress(rest, alike)}
        if len(found) == len(view):
            break
        rest = {name: view[name] for name in view if name not in found}
    return found


def _part(name: str, value: Any, known: Iterable[Sight]) -> Part:
    """A part of a view: element by element where these are more than numbers and words."""
    if isinstance(value, dict) and any(isinstance(one, dict | list | tuple) for one in value.values()) and "say" not in value:
        befores = [(sight.drawn[name], part) for sight in known if isinstance(part := sight.view.get(name), dict)]
        return {key: next((part[key] for drawn, part in befores if drawn.get(key) == one), None) or written(one)
                for key, one in value.items()}
    if isinstance(value, list) and any(isinstance(one, dict | list) for one in value):
        rows = [(sight.drawn[name], part) for sight in known if isinstance(part := sight.view.get(name), list)]
        return [next((part[number] for drawn, part in rows if drawn[number: number + 1] == [one]), None) or written(one)
                for number, one in enumerate(value)]
    return written(value)
