"""What is in the box of Almadi: what the rulebooks say (``box.json``) and what a component set says (``sets/``).

The printed tiles, cards and costs are not public, so everything the rulebooks leave open stands in a *component set* that the
owner of a box can replace. The tables of a set travel inside every position (see docs/decisions/almadi-component-sets.md);
the shipped set is only what a fresh deal uses when nothing else was installed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

HOME = Path(__file__).parent
BOX: dict[str, Any] = json.loads((HOME / "box.json").read_text("utf-8"))
SHIPPED = HOME / "sets" / "almadi-reconstructed-1.json"

SEAT_COUNTS = (1, 2, 3, 4, 5)
MOST_SEATS = 5
Kind = Literal["palace", "caravan", "oasis", "market"]
KINDS: tuple[Kind, ...] = tuple(BOX["kinds"])
NO_KIND, PALACE, CARAVAN, OASIS, MARKET = range(5)
"""Kinds of Landscapes, numbered from 1; 0 is an empty space."""
Side = Literal["N", "E", "S", "W"]
SIDES: tuple[Side, ...] = ("N", "E", "S", "W")
NORTH, EAST, SOUTH, WEST = range(4)
Effect = Literal["genie", "marteline", "stall", "moon", "ruby", "jar"]
EFFECTS: tuple[Effect, ...] = tuple(BOX["effects"])
BLANK, ACTIVATION, GENIE, MARTELINE, STALL, MOON, RUBY, JAR = range(8)
"""What stands on a side: nothing (start tiles only), an Activation arrow, or an effect."""
SIDE_NAMES: tuple[str | None, ...] = (None, "A", *EFFECTS)
GOODS: tuple[str, ...] = tuple(BOX["goods"])
SPICE, LEATHER, CARPET, POTTERY = range(4)
Colour = Literal["grey", "blue", "yellow", "red", "green"]
COLOURS: tuple[Colour, ...] = tuple(BOX["colours"])
GREY = 0

PER_KIND: int = BOX["tiles_per_kind"]
TILES = 4 * PER_KIND
TILE_IDS = tuple(f"{letter}{number:02d}" for letter in "PCOM" for number in range(1, PER_KIND + 1))
"""Names of the tiles; tile 1 (``P01``) is the first, 0 is no tile."""
STARTS: int = BOX["start_tiles"]
START_IDS = tuple(f"S{number}" for number in range(1, STARTS + 1))
VALUES = TILES + 1 + 4 * STARTS
"""What can stand on a cell: 0 empty, 1..88 a tile, 89..108 a Landscape of a start tile (four by start tile, from row 1)."""
OBJECTIVES: int = BOX["objectives"]
OBJECTIVE_IDS = tuple(f"OBJ{number:02d}" for number in range(1, OBJECTIVES + 1))
MOSAICS, STALLS = range(2)
"""The two piles of cards; each is the other's ``1 - pile``."""
CARD_SORTS = ("mosaic", "stall")
CARDS: int = BOX["mosaics"]
"""Cards of each pile."""
CARD_IDS = tuple(tuple(f"{letters}{number:02d}" for number in range(1, CARDS + 1)) for letters in ("MO", "ST"))
MOTIFS = "ABCDEFGH"
CHARACTERS: tuple[str, ...] = tuple(BOX["characters"])
(ALI_SHAR, ALI_COGIA, AZIZ, AZIZA, DALILA, DUNYA, DUNYAZAD, HARUN, HINDBAD, KHALIFA, FORTY_THIEVES, SHAHRIAR, SHEHERAZADE,
 ZOBEIDE, ZUBAYDAH, ABRIZA, ALADDIN, ALI, ALI_BABA, BADROULBOUDOUR, HUSSAIN, JAFAR, MORGIANA, PARIBANOU, ZAYNAB,
 ZUMURRUD) = range(26)
BOARD_SPACES = tuple(f"{row}{side}" for row in range(1, 5) for side in "ab")


def _by_seats(name: str) -> npt.NDArray[np.int32]:
    return np.array([0, *(BOX[name][str(seats)] for seats in SEAT_COUNTS)], np.int32)


TILES_PER_KIND = _by_seats("tiles_in_play_per_kind")
"""Landscape tiles of each kind in the game, by seats."""
CARDS_IN_PLAY = _by_seats("cards_in_play")
GREY_OBJECTIVES = _by_seats("grey_objectives")
DEALT = _by_seats("characters_dealt")
KEPT = _by_seats("characters_kept")
RUBIES: int = BOX["rubies"]
TURNS_EACH: int = BOX["turns_each"]
WISHES: int = BOX["wishes"]
OASIS_POINTS: int = BOX["oasis_points"]
OASIS_BONUS: int = BOX["oasis_bonus"]
CAPACITY = np.array(BOX["capacity"], np.int32)
"""Goods that a group of 0, 1, ... 8 and more Caravans carries."""
RUBY_RANKS = np.array([[0] * 5] * 2 + [[*BOX["ruby_ranks"][str(n)], 0, 0, 0][:5] for n in (2, 3, 4, 5)], np.int32)
"""Points by seats and rank."""
SOLO_RUBIES = np.array(BOX["solo"]["rubies"], np.int32)
"""Points of 0, 1, ... 11 and more rubies, solo."""
SOLO_OPEN_OBJECTIVES: int = BOX["solo"]["open_objectives"]
SOLO_OASIS_GROUP: int = BOX["solo"]["oasis_bonus_from"]
SOLO_WITHOUT = np.array([name in BOX["solo"]["without"] for name in CHARACTERS], np.int32)
TITLES: tuple[str, ...] = tuple(BOX["solo"]["titles"])
TITLE_FROM: tuple[int | None, ...] = tuple(BOX["solo"]["title_from"])
TITLE_SHIFT: int = BOX["solo"]["title_shift_with_characters"]

# --- conditions of Objectives: kind and up to three numbers ---

(EMPTY_COLUMN, FIGURE, MIN_COUNTS, MIN_PAIRS, ACTIVE_EFFECTS, ROW_LENGTH, KIND_IN_EACH_ROW, KIND_COUNT, GOODS_EACH,
 GOODS_SAME) = range(1, 11)
CONDITIONS: dict[str, tuple[int, tuple[str, ...]]] = {
    "empty_column_between_full_columns": (EMPTY_COLUMN, ()),
    "figure": (FIGURE, ()),
    "min_counts": (MIN_COUNTS, ("stall_cards", "mosaic_cards", "rubies")),
    "min_pairs": (MIN_PAIRS, ("stall_pairs", "mosaic_pairs")),
    "active_effects": (ACTIVE_EFFECTS, ("effect", "n")),
    "row_length": (ROW_LENGTH, ("n",)),
    "type_in_each_row": (KIND_IN_EACH_ROW, ("type",)),
    "type_count": (KIND_COUNT, ("type", "n")),
    "market_goods_each": (GOODS_EACH, ("n",)),
    "market_goods_same": (GOODS_SAME, ("n",)),
}
"""Name of a condition -> its number and the names of its numbers, in the order of the table."""
Need = Literal["any", "empty"] | Kind
NEEDS: tuple[Need, ...] = ("any", *KINDS, "empty")
"""What a cell of a figure asks for, numbered from 0."""
ANY, EMPTY = 0, 5
MOST_FIGURE_CELLS = 12

# Columns of the tables.
KIND_COLUMN, SIDE_COLUMN, GOODS_COLUMN = 0, 1, 5
POINTS, COLOUR, CONDITION, FIRST, SECOND, THIRD, CELL_COUNT, TURNABLE = range(8)
TILE_COLUMNS, GOAL_COLUMNS = 9, 8
ROTATIONS, MIRROR = 1, 2
NAME_LENGTH = 48

Table = npt.NDArray[Any]
Set = dict[str, Any]


class Tables(NamedTuple):
    """A component set as the rules read it; each table is a field of the same name in the record of a position."""

    tiles: Table
    """(109, 9) by what stands on a cell: kind, the sides N E S W, goods by kind."""
    goals: Table
    """(32, 8) Objectives: points, colour, condition, its three numbers, cells of the figure, 1 rotations + 2 mirror."""
    figures: Table
    """(32, 12, 3) cells of the figures: row, column, need."""
    motifs: Table
    """(32,) motif of each Mosaic card."""
    stall_goods: Table
    """(32, 4) goods by kind on each Stall card."""
    costs: Table
    """(26,) rubies to recruit each Character."""
    set_name: Table
    """(48,) id of the set, UTF-8, filled with zeros."""


def read_set(path: Path = SHIPPED) -> Set:
    """The component set in a file that was written by us; for a person's file see ``component_sets.check``."""
    found: Set = json.loads(path.read_text("utf-8"))
    return found


def tables_of(components: Set) -> Tables:
    """The tables of a checked component set."""
    tiles = np.zeros((VALUES, TILE_COLUMNS), np.int8)
    goals = np.zeros((OBJECTIVES, GOAL_COLUMNS), np.int8)
    figures = np.zeros((OBJECTIVES, MOST_FIGURE_CELLS, 3), np.int8)
    landscapes = [*components["landscapes"], *(one for start in components["starts"] for one in start["landscapes"])]
    for value, one in enumerate(landscapes, 1):
        sides = [SIDE_NAMES.index(one["sides"][side]) for side in SIDES]
        tiles[value] = [KINDS.index(one["kind"]) + 1, *sides, *(one.get("goods", {}).get(good, 0) for good in GOODS)]
    for number, one in enumerate(components["objectives"]):
        condition = one["condition"]
        kind, names = CONDITIONS[condition["kind"]]
        cells = condition.get("cells", ())
        turns = ROTATIONS * bool(condition.get("rotations")) + MIRROR * bool(condition.get("mirror"))
        numbers = [_number(condition.get(name, 0)) for name in names]
        goals[number] = [
            one["points"],
            COLOURS.index(one["colour"]),
            kind,
            *numbers,
            *[0] * (3 - len(numbers)),
            len(cells),
            turns,
        ]
        for index, (row, column, need) in enumerate(cells):
            figures[number, index] = [row, column, NEEDS.index(need)]
    motifs = np.array([MOTIFS.index(card["motif"]) for card in components["mosaics"]], np.int8)
    stalls = np.array([[card["goods"].get(good, 0) for good in GOODS] for card in components["stalls"]], np.int8)
    costs = {one["id"]: one["cost"] for one in components["characters"]}
    name = np.frombuffer(components["id"].encode().ljust(NAME_LENGTH, b"\0"), np.uint8)
    return Tables(tiles, goals, figures, motifs, stalls, np.array([costs[one] for one in CHARACTERS], np.int8), name)


def _number(value: int | str) -> int:
    """A number of a condition: as it is, or the number of a kind or effect."""
    if isinstance(value, int):
        return value
    return KINDS.index(value) + 1 if value in KINDS else SIDE_NAMES.index(value)


SHIPPED_TABLES = tables_of(read_set())
