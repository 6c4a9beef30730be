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


@dataclass(frozen=True)
class Sight:
    """What an eye sees of a position.

    ``view``: what is drawn, each part of it as JSON; the sentences in it and in the ``prompt`` are still messages of the game.
    ``terms`` and ``places``: by seat.
    """

    seen: State
    view: dict[str, str]
    prompt: dict[str, Any] | None
    terms: list[list[Term]]
    columns: Sequence[Column]
    places: list[int]


def look(game: Game, seen: State, eye: int | None) -> Sight:
    """What an eye (a seat from 0; None: an onlooker's) sees of a position, which is as it may know it."""
    view = game.view(seen, eye)
    prompt = view.pop("prompt", None)
    parts = {name: written(part) for name, part in view.items()}
    return Sight(seen, parts, prompt, [game.terms(seen, seat) for seat in range(int(seen.seats))],
                 game.columns(seen), game.ranks(seen))
