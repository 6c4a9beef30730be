"""A short numbering of what may be done in a position, for learners: see ``Game.numbering``.

Most ids stay as they are. Characters are kept by their places among those that were dealt; a Genie's and Hussain's tiles are
named by their place in the realm, reading row by row, instead of by their cells.
"""

from __future__ import annotations

from math import comb

from zellige.core.compile import rule
from zellige.core.game import State
from zellige.core.rules import Slots
from zellige.games.almadi.actions import KEEP_FOUR, KEEP_TWO, MOVE, PLACE_AT, SWAP, choose2, choose3, choose4, keeps
from zellige.games.almadi.components import DEALT
from zellige.games.almadi.legal import nth_dealt
from zellige.games.almadi.realm import bits, occupied
from zellige.games.almadi.state import ALL_COLUMNS, CELLS, NOT_START, WIDTH

MOST_TILES = 24
"""Tiles of a realm that have slots. A game from its beginning leads to 17 at most; what moves or swaps more has no slot."""
MOST_DEALT = int(DEALT.max())
FOUR_SLOTS = KEEP_TWO + comb(MOST_DEALT, 2)
PLACE_SLOTS = FOUR_SLOTS + comb(MOST_DEALT, 4)
MOVE_SLOTS = PLACE_SLOTS + CELLS
SWAP_SLOTS = MOVE_SLOTS + MOST_TILES * CELLS
SLOTS = SWAP_SLOTS + comb(MOST_TILES, 2)


@rule
def slot_of(state: State, action: int) -> int:
    """The slot of a legal action, -1 where it has none."""
    if action < KEEP_TWO:
        return action
    if action < PLACE_AT:
        return _slot_of_kept(state, action)
    if action < MOVE:
        return PLACE_SLOTS + action - PLACE_AT
    start, end = (action - MOVE) % (CELLS * CELLS) // CELLS, (action - MOVE) % CELLS
    tile, other = tiles_before(state, start), tiles_before(state, end)
    if action < SWAP:
        return MOVE_SLOTS + tile * CELLS + end if tile < MOST_TILES else -1
    if other >= MOST_TILES:
        return -1
    return SWAP_SLOTS + tile * (2 * MOST_TILES - tile - 1) // 2 + other - tile - 1


@rule
def _slot_of_kept(state: State, action: int) -> int:
    """Two or four places among the dealt Characters as one number."""
    slot, kept = FOUR_SLOTS if action >= KEEP_FOUR else KEEP_TWO, 0
    for place in range(int(state.dealt[state.seat])):
        if keeps(action, nth_dealt(state, int(state.seat), place)):
            kept += 1
            if kept == 1:
                slot += place
            elif kept == 2:
                slot += choose2(place)
            else:
                slot += choose3(place) if kept == 3 else choose4(place)
    return slot


@rule
def tiles_before(state: State, cell: int) -> int:
    """How many tiles that can be moved stand in the realm before a cell, reading row by row."""
    cells, row, found = occupied(state, int(state.seat)), cell // WIDTH, 0
    for above in range(row + 1):
        tiles = cells[above] & (NOT_START if 1 <= above <= 4 else ALL_COLUMNS)
        found += bits(tiles if above < row else tiles & ((1 << cell % WIDTH) - 1))
    return found


NUMBERING = Slots(SLOTS, slot_of)
