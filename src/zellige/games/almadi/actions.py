"""Action ids and their notation, one to one. Seats count from 1 in notation.

Most notation says everything itself; what Zaynab gives is named by motif or goods, as equal cards are the same to everybody:
the id is then that of the lowest such card the seat holds.
"""

from __future__ import annotations

import re
from math import comb

from zellige.core.compile import rule
from zellige.core.errors import NotationError
from zellige.core.game import State
from zellige.games.almadi.components import (
    BOARD_SPACES,
    CARD_IDS,
    CARD_SORTS,
    CARDS,
    CHARACTERS,
    GOODS,
    MOSAICS,
    MOTIFS,
    OBJECTIVE_IDS,
    STALLS,
    START_IDS,
    STARTS,
    TILE_IDS,
    TILES,
)
from zellige.games.almadi.state import CELLS, ROWS, WIDTH, WITH, cell_name

START_TILE = 0
TAKE = START_TILE + STARTS
ALI_DRAWS = TAKE + 8
PUT = ALI_DRAWS + 1
DO_MARTELINE = PUT + 8
DO_STALL = DO_MARTELINE + 1
DO_RUBY = DO_STALL + 1
DO_ALADDIN = DO_RUBY + 1
DO_BADROULBOUDOUR = DO_ALADDIN + 1
DO_PARIBANOU = DO_BADROULBOUDOUR + 1
DO_DONE = DO_PARIBANOU + 1
DO_PASS = DO_DONE + 1
RECRUIT = DO_PASS + 1
COPY = RECRUIT + len(CHARACTERS)
GIVE_CARD = COPY + len(CHARACTERS)
"""From a pile: GIVE_CARD + pile * CARDS + card; so UNCOVER."""
TAKE_OBJECTIVE = GIVE_CARD + 2 * CARDS
"""6 for each Objective: from the middle, from seat 1, ... from seat 5."""
DRAW_TILE = TAKE_OBJECTIVE + 6 * len(OBJECTIVE_IDS)
UNCOVER = DRAW_TILE + TILES
KEEP_TWO = UNCOVER + 2 * CARDS
KEEP_FOUR = KEEP_TWO + comb(len(CHARACTERS), 2)
PLACE_AT = KEEP_FOUR + comb(len(CHARACTERS), 4)
MOVE = PLACE_AT + CELLS
"""From a cell to a cell: MOVE + from * CELLS + to."""
SWAP = MOVE + CELLS * CELLS
ACTIONS = SWAP + CELLS * CELLS
"""How many ids there are."""
LONGEST_LEGAL = 2048
"""More actions than any position has: 17 tiles with 68 places each for a Genie, 136 swaps, and less than 300 others."""

_SIMPLE = {"ali": ALI_DRAWS, "marteline": DO_MARTELINE, "stall": DO_STALL, "ruby": DO_RUBY, "aladdin": DO_ALADDIN,
           "badroulboudour": DO_BADROULBOUDOUR, "paribanou": DO_PARIBANOU, "done": DO_DONE, "pass": DO_PASS}
_SIMPLE_NAMES = {action: name for name, action in _SIMPLE.items()}
_CELL = r"([0-5]),(0|[1-9][0-9]?)"
_ARROW = re.compile(rf"(genie|hussain) {_CELL}(<?>){_CELL}")
_PLACE = re.compile(rf"place {_CELL}")
_MOON = re.compile(r"moon (OBJ[0-9]{2})(?:<seat([1-5]))?")
_GIVE_CARD = re.compile(r"zaynab (.+)>(mosaic|stall)")
_ALL_CARDS = (*CARD_IDS[MOSAICS], *CARD_IDS[STALLS])


# --- subsets of Characters as numbers: colexicographic ranks ----------------------------------------------------------


@rule
def choose2(n: int) -> int:
    """Pairs out of n."""
    return n * (n - 1) // 2


@rule
def choose3(n: int) -> int:
    """Triples out of n."""
    return n * (n - 1) * (n - 2) // 6


@rule
def choose4(n: int) -> int:
    """Quadruples out of n."""
    return n * (n - 1) * (n - 2) * (n - 3) // 24


@rule
def keeps(action: int, character: int) -> bool:
    """Whether a decision to keep Characters keeps this one."""
    if action >= KEEP_FOUR:
        rest = action - KEEP_FOUR
        d = 3
        while choose4(d + 1) <= rest:
            d += 1
        rest -= choose4(d)
        c = 2
        while choose3(c + 1) <= rest:
            c += 1
        rest -= choose3(c)
        if character in (c, d):
            return True
    else:
        rest = action - KEEP_TWO
    b = 1
    while choose2(b + 1) <= rest:
        b += 1
    return bool(character == b or character == rest - choose2(b))


def _keep(kept: list[int]) -> int:
    """The id of keeping two or four Characters."""
    a, b, *more = sorted(kept)
    if not more:
        return KEEP_TWO + choose2(b) + a
    return KEEP_FOUR + choose4(more[1]) + choose3(more[0]) + choose2(b) + a


# --- notation ---------------------------------------------------------------------------------------------------------


def card_text(state: State, pile: int, card: int) -> str:
    """What a card shows: its motif ``A``, or goods ``spice2``, ``spice1+carpet1``."""
    if pile == MOSAICS:
        return MOTIFS[state.motifs[card]]
    shown = [f"{good}{state.stall_goods[card, number]}" for number, good in enumerate(GOODS) if state.stall_goods[card, number]]
    return "+".join(shown) or "empty"


def describe(state: State, action: int) -> str:
    """An action in notation."""
    if action in _SIMPLE_NAMES:
        return _SIMPLE_NAMES[action]
    if action >= MOVE:
        start, end = divmod((action - MOVE) % (CELLS * CELLS), CELLS)
        return (
            f"hussain {cell_name(start)}<>{cell_name(end)}" if action >= SWAP else f"genie {cell_name(start)}>{cell_name(end)}"
        )
    if action >= PLACE_AT:
        return f"place {cell_name(action - PLACE_AT)}"
    if action >= KEEP_TWO:
        return "keep " + " ".join(sorted(name for number, name in enumerate(CHARACTERS) if keeps(action, number)))
    if action >= UNCOVER:
        return f"uncover {_ALL_CARDS[action - UNCOVER]}"
    if action >= DRAW_TILE:
        return f"draw {TILE_IDS[action - DRAW_TILE]}"
    if action >= TAKE_OBJECTIVE:
        objective, source = divmod(action - TAKE_OBJECTIVE, 6)
        return f"moon {OBJECTIVE_IDS[objective]}" + (f"<seat{source}" if source else "")
    if action >= GIVE_CARD:
        pile, card = divmod(action - GIVE_CARD, CARDS)
        return f"zaynab {card_text(state, pile, card)}>{CARD_SORTS[1 - pile]}"
    if action >= COPY:
        return f"zumurrud {CHARACTERS[action - COPY]}"
    if action >= RECRUIT:
        return f"recruit {CHARACTERS[action - RECRUIT]}"
    if action >= PUT:
        return f"put {BOARD_SPACES[action - PUT]}"
    if action >= TAKE:
        return f"take {BOARD_SPACES[action - TAKE]}"
    return f"start {START_IDS[action - START_TILE]}"


def parse(state: State, text: str) -> int:
    """The id of an action in notation; ``NotationError`` when it is not notation of Almadi."""
    words = text.split()
    action = _SIMPLE.get(text.strip())
    if action is None and words:
        action = _parse(state, words[0], words[1:], " ".join(words))
    if action is None:
        raise NotationError(action=text, game="almadi", example="place 2,3")
    return action


def _parse(state: State, verb: str, names: list[str], text: str) -> int | None:
    if verb in ("genie", "hussain"):
        return _parse_arrow(text)
    if verb == "place" and (found := _PLACE.fullmatch(text)):
        cell = _cell(found[1], found[2])
        return None if cell is None else PLACE_AT + cell
    if verb == "moon" and (found := _MOON.fullmatch(text)) and found[1] in OBJECTIVE_IDS:
        return TAKE_OBJECTIVE + 6 * OBJECTIVE_IDS.index(found[1]) + int(found[2] or 0)
    if verb == "zaynab":
        return _parse_zaynab(state, text)
    if verb == "keep":
        known = len(set(names)) == len(names) and all(name in CHARACTERS for name in names)
        return _keep([CHARACTERS.index(name) for name in names]) if known and len(names) in (2, 4) else None
    return _parse_named(verb, names[0]) if len(names) == 1 else None


_NAMED: tuple[tuple[str, tuple[str, ...], int], ...] = (
    ("start", START_IDS, START_TILE),
    ("take", BOARD_SPACES, TAKE),
    ("put", BOARD_SPACES, PUT),
    ("recruit", CHARACTERS, RECRUIT),
    ("zumurrud", CHARACTERS, COPY),
    ("draw", TILE_IDS, DRAW_TILE),
    ("uncover", _ALL_CARDS, UNCOVER),
)


def _parse_named(verb: str, name: str) -> int | None:
    for one, names, first in _NAMED:
        if one == verb and name in names:
            return first + names.index(name)
    return None


def _cell(row: str, column: str) -> int | None:
    return int(row) * WIDTH + int(column) if int(row) < ROWS and int(column) < WIDTH else None


def _parse_arrow(text: str) -> int | None:
    found = _ARROW.fullmatch(text)
    if found is None or (found[1] == "genie") != (found[4] == ">"):
        return None
    start, end = _cell(found[2], found[3]), _cell(found[5], found[6])
    if start is None or end is None:
        return None
    return (MOVE if found[1] == "genie" else SWAP) + start * CELLS + end


def _parse_zaynab(state: State, text: str) -> int | None:
    """The lowest of equal cards that the seat to move holds; the lowest of all when it holds none."""
    found = _GIVE_CARD.fullmatch(text)
    if found is None:
        return None
    pile = 1 - CARD_SORTS.index(found[2])
    cards = [card for card in range(CARDS) if card_text(state, pile, card) == found[1]]
    held = [card for card in cards if state.card_at[pile, card] == WITH + int(state.seat)]
    return GIVE_CARD + pile * CARDS + (held or cards)[0] if cards else None
