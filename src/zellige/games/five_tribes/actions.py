"""Action ids and notation: one to one, whatever the position.

Ids stand in blocks, one for each kind of action, in the order below; inside a block they follow the parts of the notation.
Notation (docs/formats/five_tribes.md): ``bid 5`` ``bid 8 fakirs 2`` ``skip`` ``end`` ``take c3`` ``drop c2 red`` ``build 1``
``kill d4 blue,red fakirs 2`` ``kill seat2 elder,vizier`` ``palm c3`` ``palm c4 lamia elder`` ``palace c4 hagis fakir``
``buy 1,4`` ``djinn enki elders`` ``sell fish,gold`` ``use leta c4 fakir`` ``keep enki``; and of chance, ``draw silk``.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

import numpy as np

from zellige.core.compile import rule
from zellige.core.errors import NotationError
from zellige.core.game import State
from zellige.games.five_tribes.components import (
    ANUN_NAK,
    BID_PRICES,
    BOURAQ,
    CARDS,
    COLOURS,
    DJINN_PRICE,
    DJINNS,
    ECHIDNA,
    ENKI,
    FAKIR,
    GOODS,
    IBLIS,
    KINDS,
    LETA,
    MOST_SEATS,
    ONE_FAKIR,
    ONE_OF,
    ROW,
    SIBITTIS,
    SLOAR,
    STEPS,
    TILE_NAMES,
    TILES,
    UTUG,
    Numbers,
)

# --- the parts of notation ---

BY_ELDER, BY_FAKIR = 0, 1
"""The two ways to pay a djinn: with Elders alone, or with a Fakir in it."""
MOST_FAKIRS = int(CARDS[FAKIR])
_PAIRS = list(combinations_with_replacement(range(len(COLOURS)), 2))
VICTIMS = [(first, -1) for first in range(len(COLOURS))] + _PAIRS
"""Victims on a tile: one colour, or two with the colours in alphabetical order."""
VICTIM_FIRST: Numbers = np.array([first for first, _ in VICTIMS], np.int64)
VICTIM_SECOND: Numbers = np.array([second for _, second in VICTIMS], np.int64)
PIECES = ("elder", "vizier")
HELD_ELDER, HELD_VIZIER = 0, 1
HELD = [(HELD_ELDER, -1), (HELD_VIZIER, -1), *combinations_with_replacement((HELD_ELDER, HELD_VIZIER), 2)]
"""Victims in front of an opponent, alike."""
HELD_FIRST: Numbers = np.array([first for first, _ in HELD], np.int64)
HELD_SECOND: Numbers = np.array([second for _, second in HELD], np.int64)
PURCHASES = [(first, -1) for first in range(ROW)] + list(combinations(range(ROW), 2))
"""Places in the row, from 0: one card, or two."""
BUY_FIRST: Numbers = np.array([first for first, _ in PURCHASES], np.int64)
BUY_SECOND: Numbers = np.array([second for _, second in PURCHASES], np.int64)
BUY_PAIR_AT = np.full((ROW, ROW), -1, np.int64)
for _place, (_first, _second) in enumerate(PURCHASES):
    if _second >= 0:
        BUY_PAIR_AT[_first, _second] = _place

# --- the blocks ---

_VICTIMS, _HELD, _PURCHASES, _SUITS, _FAKIRS = len(VICTIMS), len(HELD), len(PURCHASES), 1 << len(GOODS), MOST_FAKIRS + 1
BID_AT = 0
SKIP = BID_AT + STEPS * STEPS
END = SKIP + 1
TAKE_AT = END + 1
DROP_AT = TAKE_AT + TILES
BUILD_AT = DROP_AT + TILES * len(COLOURS)
KILL_AT = BUILD_AT + _FAKIRS
KILL_HELD_AT = KILL_AT + TILES * _VICTIMS * _FAKIRS
PALM_AT = KILL_HELD_AT + MOST_SEATS * _HELD
PALM_LAMIA_AT = PALM_AT + TILES
PALACE_AT = PALM_LAMIA_AT + TILES * 2
PALACE_HAGIS_AT = PALACE_AT + TILES
BUY_AT = PALACE_HAGIS_AT + TILES * 2
DJINN_AT = BUY_AT + _PURCHASES
SELL_AT = DJINN_AT + len(DJINNS) * 2
USE_ANUN_NAK_AT = SELL_AT + _SUITS
USE_BOURAQ_AT = USE_ANUN_NAK_AT + TILES * 2
USE_ECHIDNA_AT = USE_BOURAQ_AT + TILES * 2
USE_ENKI_AT = USE_ECHIDNA_AT + 2
USE_IBLIS_AT = USE_ENKI_AT + TILES * 2
USE_LETA_AT = USE_IBLIS_AT + 2
USE_SIBITTIS_AT = USE_LETA_AT + TILES * 2
USE_SLOAR = USE_SIBITTIS_AT + 2
USE_UTUG_AT = USE_SLOAR + 1
KEEP_AT = USE_UTUG_AT + TILES * 2
DRAW_CARD_AT = KEEP_AT + len(DJINNS)
DRAW_DJINN_AT = DRAW_CARD_AT + len(KINDS)
DRAW_MEEPLE_AT = DRAW_DJINN_AT + len(DJINNS)
ACTIONS = DRAW_MEEPLE_AT + len(COLOURS)

LONGEST_LEGAL = KILL_HELD_AT - KILL_AT + MOST_SEATS * _HELD + 600
"""Room for every kill, or every suit, with every use of a djinn beside it."""


@rule
def kill_id(tile: int, victims: int, fakirs: int) -> int:
    """The id of a kill on a tile: ``victims`` is a place in ``VICTIMS``."""
    return KILL_AT + (tile * _VICTIMS + victims) * _FAKIRS + fakirs


@rule
def kill_fakirs(action: int) -> int:
    """How many Fakirs a kill on a tile discards."""
    return (action - KILL_AT) % _FAKIRS


@rule
def kill_victims(action: int) -> int:
    """The place in ``VICTIMS`` of a kill on a tile."""
    return (action - KILL_AT) // _FAKIRS % _VICTIMS


@rule
def kill_tile(action: int) -> int:
    """The tile of a kill on a tile."""
    return (action - KILL_AT) // (_FAKIRS * _VICTIMS)


@rule
def kill_held_id(seat: int, victims: int) -> int:
    """The id of a kill in front of an opponent: ``victims`` is a place in ``HELD``."""
    return KILL_HELD_AT + seat * _HELD + victims


# --- notation ---


def _cost(djinn: int, way: int) -> str:
    """``elder`` or ``fakir`` for the price of one, ``elders`` or ``fakir`` for the price of two."""
    if way == BY_FAKIR:
        return "fakir"
    return "elder" if DJINN_PRICE[djinn] == ONE_OF else "elders"


def _listed(names: tuple[str, ...], pair: tuple[int, int]) -> str:
    return ",".join(names[part] for part in pair if part >= 0)


def _bids() -> list[str]:
    return [f"bid {BID_PRICES[step]}" + (f" fakirs {fakirs}" if fakirs else "")
            for step in range(STEPS) for fakirs in range(STEPS)]


def _kills() -> list[str]:
    return [f"kill {tile} {_listed(COLOURS, pair)}" + (f" fakirs {fakirs}" if fakirs else "")
            for tile in TILE_NAMES for pair in VICTIMS for fakirs in range(_FAKIRS)]


def _kills_held() -> list[str]:
    return [f"kill seat{seat + 1} {_listed(PIECES, pair)}" for seat in range(MOST_SEATS) for pair in HELD]


def _placements(piece: str, helper: str) -> list[str]:
    return [f"{piece} {tile}" for tile in TILE_NAMES] + [
        f"{piece} {tile} {helper} {_cost(DJINNS.index(helper), way)}" for tile in TILE_NAMES for way in (BY_ELDER, BY_FAKIR)]


def _purchases() -> list[str]:
    return ["buy " + ",".join(str(part + 1) for part in pair if part >= 0) for pair in PURCHASES]


def _suits() -> list[str]:
    return ["sell " + (",".join(good for place, good in enumerate(GOODS) if suit >> place & 1) or "nothing")
            for suit in range(_SUITS)]


def _uses(djinn: int) -> list[str]:
    if DJINN_PRICE[djinn] == ONE_FAKIR:
        return [f"use {DJINNS[djinn]} fakir"]
    places = [f" {tile}" for tile in TILE_NAMES] if djinn in (ANUN_NAK, BOURAQ, ENKI, LETA, UTUG) else [""]
    return [f"use {DJINNS[djinn]}{place} {_cost(djinn, way)}" for place in places for way in (BY_ELDER, BY_FAKIR)]


def _all() -> tuple[str, ...]:
    texts = _bids() + ["skip", "end"] + [f"take {tile}" for tile in TILE_NAMES]
    texts += [f"drop {tile} {colour}" for tile in TILE_NAMES for colour in COLOURS]
    texts += [f"build {fakirs}" for fakirs in range(_FAKIRS)] + _kills() + _kills_held()
    texts += _placements("palm", "lamia") + _placements("palace", "hagis") + _purchases()
    texts += [f"djinn {djinn} {way}" for djinn in DJINNS for way in ("elders", "fakir")] + _suits()
    for djinn in (ANUN_NAK, BOURAQ, ECHIDNA, ENKI, IBLIS, LETA, SIBITTIS, SLOAR, UTUG):
        texts += _uses(djinn)
    texts += [f"keep {djinn}" for djinn in DJINNS]
    texts += [f"draw {what}" for what in (*KINDS, *DJINNS, *COLOURS)]
    return tuple(texts)


TEXTS = _all()
"""The notation of every action, by id."""
_IDS = {text: action for action, text in enumerate(TEXTS)}
assert len(TEXTS) == len(_IDS) == ACTIONS


def describe(state: State, action: int) -> str:
    """An action in notation."""
    return TEXTS[action]


def parse(state: State, text: str) -> int:
    """The action that a text in notation names; ``NotationError`` when it names none. Capitals and spaces do not matter."""
    words = " ".join(text.lower().split())
    if words not in _IDS:
        raise NotationError(action=text, game="five_tribes", example="drop c2 red")
    return _IDS[words]


# --- kinds of action -------------------------------------------------------------------------------------------------

_BLOCKS = ((BID_AT, "bid"), (SKIP, "skip"), (END, "end"), (TAKE_AT, "take"), (DROP_AT, "drop"), (BUILD_AT, "build"),
           (KILL_AT, "kill"), (KILL_HELD_AT, "kill-held"), (PALM_AT, "palm"), (PALACE_AT, "palace"), (BUY_AT, "buy"),
           (DJINN_AT, "djinn"), (SELL_AT, "sell"), (USE_ANUN_NAK_AT, "use"), (KEEP_AT, "keep"), (DRAW_CARD_AT, "draw"))
USES = ((USE_ANUN_NAK_AT, ANUN_NAK), (USE_BOURAQ_AT, BOURAQ), (USE_ECHIDNA_AT, ECHIDNA), (USE_ENKI_AT, ENKI),
        (USE_IBLIS_AT, IBLIS), (USE_LETA_AT, LETA), (USE_SIBITTIS_AT, SIBITTIS), (USE_SLOAR, SLOAR), (USE_UTUG_AT, UTUG))
"""The first id of each djinn's uses."""


def kind_of(action: int) -> str:
    """The kind of an action: the first word of its notation, ``kill-held`` for a kill in front of an opponent."""
    return next(kind for at, kind in reversed(_BLOCKS) if action >= at)


def use_of(action: int) -> tuple[int, int, int]:
    """Of a use of a djinn: the djinn, the tile (-1 where none is named) and the way it is paid."""
    at, djinn = next((at, djinn) for at, djinn in reversed(USES) if action >= at)
    if djinn == SLOAR:
        return djinn, -1, BY_FAKIR
    tile, way = divmod(action - at, 2)
    return djinn, tile if djinn in (ANUN_NAK, BOURAQ, ENKI, LETA, UTUG) else -1, way


def placement_of(action: int) -> tuple[int, int | None]:
    """Of a palm or palace: the tile, and the way Lamia or Hagis is paid (None when neither helps)."""
    for at in (PALACE_HAGIS_AT, PALACE_AT, PALM_LAMIA_AT, PALM_AT):
        if action >= at:
            if at in (PALACE_AT, PALM_AT):
                return action - at, None
            return (action - at) // 2, (action - at) % 2
    raise AssertionError(action)
