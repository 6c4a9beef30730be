"""What an eye sees of a position: all that a table message is made of and that is the same in every language."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from zellige.core.game import Column, Game, State, Term


def _plain(value: Any) -> Any:
    """A number of NumPy's as JSON has it."""
    if isinstance(value, np.generic):
        return value.item()
    raise TypeError(f"{type(value).__name__} cannot be said in JSON")


written: Callable[[Any], str] = json.JSONEncoder(separators=(",", ":"), default=_plain).encode
"""A value as it is sent."""


Part = str | list[str] | dict[str, str]


@dataclass(frozen=True)
class Sight:
    """What an eye sees of a position.

    ``view``: what is drawn, each part of it as JSON, and of a list or an object each element; the sentences in it and in the
    ``prompt`` are still messages of the game. ``terms`` and ``places``: by seat.
    """

    seen: State
    view: dict[str, Part]
    prompt: dict[str, Any] | None
    terms: list[list[Term]]
    columns: Sequence[Column]
    places: list[int]


def look(game: Game, seen: State, eye: int | None) -> Sight:
    """What an eye (a seat from 0; None: an onlooker's) sees of a position, which is as it may know it."""
    view = game.view(seen, eye)
    prompt = view.pop("prompt", None)
    terms = [game.terms(seen, seat) for seat in range(int(seen.seats))]
    parts = {name: _part(value) for name, value in view.items()}
    return Sight(seen, parts, prompt, terms, game.columns(seen), game.ranks(seen))


def _part(value: Any) -> Part:
    """A part of a view: element by element where these are more than numbers and words."""
    if isinstance(value, dict) and any(isinstance(one, dict | list) for one in value.values()) and "say" not in value:
        return {key: written(one) for key, one in value.items()}
    if isinstance(value, list) and any(isinstance(one, dict | list) for one in value):
        return [written(one) for one in value]
    return written(value)
