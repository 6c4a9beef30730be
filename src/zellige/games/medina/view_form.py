"""The form of what a screen draws of Médina: what view.py says, and what the browser's types are made of.

Seats count from 1, cells are called as in the notation.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from zellige.core.vocabulary import Prompt
from zellige.games.medina.components import Colour, Corner

Owner = int | Literal["neutral"] | None
"""A seat, or nobody's for ever, or nobody's yet."""


class Palace(TypedDict):
    """A palace with its stables; ``extensible``: whether it has room."""

    colour: Colour
    buildings: list[str]
    stables: list[str]
    owner: Owner
    roof: str | None
    extensible: bool


class Arms(TypedDict):
    """Wall pieces of each side, counted from the west and the east tower (n, s), or from the north and the south one (w, e)."""

    n: tuple[int, int]
    s: tuple[int, int]
    w: tuple[int, int]
    e: tuple[int, int]


class Tower(TypedDict):
    """A tower tile. Its merchants are those that are still on it."""

    number: int
    corner: Corner
    holder: int | None
    merchants: int


class PalaceTile(TypedDict):
    """The tile of the largest palace of a colour."""

    colour: Colour
    points: int
    holder: int | None


class Hand(TypedDict):
    """The pieces of a seat, and its tea."""

    orange: int
    brown: int
    grey: int
    violet: int
    roof: int
    neutral: int
    stable: int
    merchant: int
    wall: int
    tea: int


class View(TypedDict):
    """A table of Médina."""

    kind: Literal["medina"]
    rows: int
    columns: int
    board: list[str]
    """One string a row: `.` empty, `o b g v` buildings, `s` stable, `m` merchant, `W` well."""
    palaces: list[Palace]
    streets: list[list[str]]
    street_goes_on: bool
    """Whether the newest street can be made longer."""
    well: str | None
    well_cells: list[str]
    """The cells two straight steps from the well."""
    arms: Arms
    towers: list[Tower]
    palace_tiles: list[PalaceTile]
    tea_left: int
    hands: list[Hand]
    """By seat."""
    to_move: int | None
    turn: int
    placements_left: int
    prompt: Prompt
