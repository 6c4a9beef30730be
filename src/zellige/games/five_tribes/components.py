"""What is in the box: counts, values, prices and names, read from ``box.json``.

Lists are in the order of the ids used everywhere else: colours, goods and djinns alphabetically, tile types as in the file.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

HOME = Path(__file__).parent
BOX: dict[str, Any] = json.loads((HOME / "box.json").read_text("utf-8"))

Numbers = npt.NDArray[np.int64]


def _numbers(values: list[int]) -> Numbers:
    return np.array(values, np.int64)


# --- board and tiles ---

COLUMNS: int = BOX["board"]["columns"]
ROWS: int = BOX["board"]["rows"]
TILES: int = COLUMNS * ROWS
MEEPLES_PER_TILE: int = BOX["board"]["meeples_per_tile"]
TILE_NAMES = tuple(f"{chr(ord('a') + cell % COLUMNS)}{cell // COLUMNS + 1}" for cell in range(TILES))
"""``a1``..``f5``: column letter from the left, row number from the top; cells are numbered row by row from 0."""

TileType = Literal["village", "sacred_place", "large_market", "small_market", "oasis"]
TILE_TYPES: tuple[TileType, ...] = ("village", "sacred_place", "large_market", "small_market", "oasis")
VILLAGE, SACRED_PLACE, LARGE_MARKET, SMALL_MARKET, OASIS = range(5)
BLUE_TYPES = frozenset(tile["type"] for tile in BOX["tiles"] if tile["number"] == "blue")
IS_BLUE = _numbers([int(name in BLUE_TYPES) for name in TILE_TYPES])
"""1 for the types whose value is printed on blue, by type."""
BOX_TILES = [(TILE_TYPES.index(tile["type"]), int(tile["value"])) for tile in BOX["tiles"] for _ in range(tile["count"])]
BOX_TILE_TYPES = _numbers([kind for kind, _ in BOX_TILES])
BOX_TILE_VALUES = _numbers([value for _, value in BOX_TILES])

# --- meeples ---

Colour = Literal["blue", "green", "red", "white", "yellow"]
Tribe = Literal["builder", "merchant", "assassin", "elder", "vizier"]
COLOURS: tuple[Colour, ...] = tuple(meeple["colour"] for meeple in BOX["meeples"])
TRIBES: tuple[Tribe, ...] = tuple(meeple["tribe"] for meeple in BOX["meeples"])
BLUE, GREEN, RED, WHITE, YELLOW = range(5)
BUILDER, MERCHANT, ASSASSIN, ELDER, VIZIER = range(5)
MEEPLES = _numbers([meeple["count"] for meeple in BOX["meeples"]])
ALL_MEEPLES = int(MEEPLES.sum())

# --- resource cards ---

CardKind = Literal["fakir", "fish", "gold", "ivory", "jewels", "papyrus", "pottery", "silk", "spice", "wheat"]
KINDS: tuple[CardKind, ...] = tuple(card["kind"] for card in BOX["resources"])
FAKIR = KINDS.index("fakir")
GOODS = tuple(kind for kind in KINDS if kind != "fakir")
FIRST_GOOD = FAKIR + 1
"""Goods are the kinds from here on: the Fakir is first of the alphabet."""
CARDS = _numbers([card["count"] for card in BOX["resources"]])
ALL_CARDS = int(CARDS.sum())
ROW: int = BOX["rows"]["resources"]
SUIT_VALUES = _numbers(BOX["suits"])
"""Coins for a suit of 0..9 different goods."""

# --- djinns ---

DJINNS = tuple(djinn["id"] for djinn in BOX["djinns"])
(AL_AMIN, ANUN_NAK, BAAL, BOAZ, BOURAQ, ECHIDNA, ENKI, HAGIS, HAURVATAT, IBLIS, JAFAAR, KANDICHA, KUMARBI, LAMIA, LETA, MARID,
 MONKIR, NEKIR, SHAMHAT, SIBITTIS, SLOAR, UTUG) = range(22)
DJINN_POINTS = _numbers([djinn["points"] for djinn in BOX["djinns"]])
DjinnPrice = Literal["none", "elder_or_fakir", "elder_and_elder_or_fakir", "fakir", "fakirs"]
PRICES_OF_DJINNS: tuple[DjinnPrice, ...] = ("none", "elder_or_fakir", "elder_and_elder_or_fakir", "fakir", "fakirs")
FREE, ONE_OF, TWO_OF, ONE_FAKIR, SOME_FAKIRS = range(5)
DJINN_PRICE = _numbers([PRICES_OF_DJINNS.index(djinn["price"]) for djinn in BOX["djinns"]])
DJINN_ROW: int = BOX["rows"]["djinns"]

# --- tracks, markets, supplies, points ---

SEAT_COUNTS = tuple(int(seats) for seats in BOX["seats"])
MOST_SEATS = max(SEAT_COUNTS)
CAMELS = _numbers([BOX["seats"].get(str(seats), {"camels": 0})["camels"] for seats in range(MOST_SEATS + 1)])
MARKERS = _numbers([BOX["seats"].get(str(seats), {"markers": 0})["markers"] for seats in range(MOST_SEATS + 1)])
"""Camels and turn markers of each seat, by the number of seats."""
COINS: int = BOX["seats"]["2"]["coins"]
BID_SPOTS: int = BOX["bid_spots"]
SPOT_PRICES = _numbers(BOX["prices"])
TURN_SPOTS = len(BOX["prices"])
ZEROS: int = BOX["prices"].count(0)
BID_PRICES = _numbers(sorted(set(BOX["prices"])))
"""The price ladder: 0, 1, 3, ... A bid is a step on it."""
STEPS = len(set(BOX["prices"]))
MARKET_PRICE = _numbers([BOX["markets"].get(name, {"price": 0})["price"] for name in TILE_TYPES])
MARKET_LOOK = _numbers([BOX["markets"].get(name, {"look": 0})["look"] for name in TILE_TYPES])
MARKET_TAKE = _numbers([BOX["markets"].get(name, {"take": 0})["take"] for name in TILE_TYPES])
PALMS: int = BOX["supply"]["palms"]
PALACES: int = BOX["supply"]["palaces"]
POINTS: dict[str, int] = BOX["points"]
