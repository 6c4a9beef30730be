"""What the board offers whoever acts next: the best ends of movements on different tiles, and who is to have which of them."""

from __future__ import annotations

import numpy as np

from zellige.core.compile import rule
from zellige.core.game import Ints, State
from zellige.games.five_tribes.bidding import bidder_spot
from zellige.games.five_tribes.components import (
    BLUE,
    COLOURS,
    GREEN,
    OASIS,
    RED,
    SACRED_PLACE,
    TILES,
    TURN_SPOTS,
    VILLAGE,
    WHITE,
    YELLOW,
    ZEROS,
    Numbers,
)
from zellige.games.five_tribes.destinations import all_ends
from zellige.games.five_tribes.movement import height, matches
from zellige.games.five_tribes.state import BID, MOVE, NONE
from zellige.games.five_tribes.tribes import blue_tiles

_COLOURS = len(COLOURS)
PLACES = 8
"""So many of the best ends are told apart: as many as there are markers in a round."""
OFFER_ROOM = PLACES + TILES
"""Numbers that ranking takes."""
TENTHS = 10
WHITE_WORTH, GREEN_WORTH, YELLOW_WORTH, RED_WORTH = 25, 33, 25, 50
SITE, DJINN, MARKET = 40, 60, 20
"""What a tribe or a tile is taken for, in tenths of a point: about as the features weigh it in the middle of a game."""
LATER: Numbers = np.array([70, 55, 40, 25, 12, 5, 0], np.int64)
"""Percent of the later bidders who are expected to act before a bid, by the step of the bid."""


@rule
def offer(state: State, tile: int, colour: int) -> int:
    """What ending on a tile with a colour brings, roughly, in tenths of a point."""
    there = int(state.meeples[tile, colour])
    count, value = max(1, there) + 1, 0
    if colour == YELLOW:
        value = YELLOW_WORTH * count
    elif colour == WHITE:
        value = WHITE_WORTH * count
    elif colour == GREEN:
        value = GREEN_WORTH * count
    elif colour == BLUE:
        value = TENTHS * count * blue_tiles(state, tile)
    elif colour == RED:
        value = RED_WORTH
    kind = state.tile_type[tile]
    if state.camel[tile] == NONE and height(state, tile) == there:
        value += TENTHS * int(state.tile_value[tile]) + (SITE if kind in (OASIS, VILLAGE) else 0)
    if kind == SACRED_PLACE and state.djinn_row_count > 0:
        value += DJINN
    elif kind not in (OASIS, VILLAGE):
        value += MARKET
    return value


@rule
def rank_offers(state: State, best: Ints) -> None:
    """The best offers of different tiles, falling, in the first numbers of ``best``; where there are fewer, 0."""
    for place in range(PLACES):
        best[place] = 0
    holding = matches(state)
    for tile in range(TILES):
        best[PLACES + tile] = 0
    for colour in range(_COLOURS):
        found = all_ends(state, colour, holding)
        for tile in range(TILES):
            if found >> tile & 1:
                best[PLACES + tile] = max(int(best[PLACES + tile]), offer(state, tile, colour))
    for tile in range(TILES):
        value, place = int(best[PLACES + tile]), PLACES - 1
        if value > best[place]:
            while place > 0 and best[place - 1] < value:
                best[place] = best[place - 1]
                place -= 1
            best[place] = value


@rule
def expected(state: State, seat: int, best: Ints) -> int:
    """What the markers of a seat that are still to act in this round can expect, in tenths of a point.

    Whoever acts first takes the best, and so on; those who have not bid yet come before a bid as its step makes likely, and
    share what is left.
    """
    waiting = 0
    if state.phase == BID and bidder_spot(state) != NONE:
        for spot in range(len(state.bid_order)):
            if state.bid_order[spot] != NONE:
                waiting += 1
    own, all_placed, ahead, markers = 0, 0, 0, waiting
    if state.phase == MOVE:
        ahead = markers = 1
        all_placed = int(best[0])
        if state.seat == seat:
            own = all_placed
    for spot in range(TURN_SPOTS - 1, -1, -1):
        if state.turn_order[spot] != NONE:
            place = 100 * ahead + waiting * int(LATER[max(0, spot - ZEROS + 1)])
            low, part = min(place // 100, PLACES - 2), place % 100
            value = (int(best[low]) * (100 - part) + int(best[low + 1]) * part) // 100
            all_placed += value
            if state.turn_order[spot] == seat:
                own += value
            ahead += 1
            markers += 1
    if waiting > 0:
        total = 0
        for place in range(min(markers, PLACES)):
            total += int(best[place])
        for spot in range(len(state.bid_order)):
            if state.bid_order[spot] == seat:
                own += (total - all_placed) // waiting
    return own
