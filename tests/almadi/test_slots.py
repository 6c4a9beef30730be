"""Slots for learners: a Genie's tile by its place in the realm, kept Characters by their places among those that were dealt."""

from __future__ import annotations

import zellige
from zellige.games.almadi import GAME
from zellige.games.almadi.components import TILE_IDS
from zellige.games.almadi.realm import put_down
from zellige.games.almadi.slots import FOUR_SLOTS, MOST_TILES, MOVE_SLOTS, SLOTS, SWAP_SLOTS
from zellige.games.almadi.state import CELLS, WIDTH

from .table import every_tile
from .test_genie import waking


def slot(found, text):
    return GAME.slot_of(found.state, GAME.parse(found.state, text))


def test_there_are_few_enough_for_a_mask():
    assert GAME.slots == SLOTS <= 16_384 < GAME.actions


def test_a_genie_takes_the_nth_tile_to_a_cell_and_hussain_swaps_two():
    found = waking({"1,1": "C01", "2,1": "O01"})
    assert slot(found, "genie 2,1>4,2") == MOVE_SLOTS + CELLS + 4 * WIDTH + 2
    assert slot(found, "genie 4,1>1,2") == MOVE_SLOTS + 2 * CELLS + WIDTH + 2
    assert [slot(found, f"hussain {cells}") for cells in ("1,1<>2,1", "1,1<>4,1", "2,1<>4,1")] == [
        SWAP_SLOTS, SWAP_SLOTS + 1, SWAP_SLOTS + MOST_TILES - 1]


def test_kept_characters_are_named_by_their_places_among_those_dealt():
    for seats, first, count in ((1, FOUR_SLOTS, 15), (2, FOUR_SLOTS - 15, 6)):
        state = zellige.new("almadi", seats=seats, seed=4, options={"characters": True}).state
        listed = GAME.legal_actions(state)
        assert [GAME.slot_of(state, action) for action in listed] == list(range(first, first + count))


def test_what_moves_more_tiles_than_any_game_has_is_in_no_mask():
    tiles = sorted(every_tile() - {"P01"})
    found = waking({f"{1 + number % 3},{1 + number // 3}": tile for number, tile in enumerate(tiles[:17])})
    for number, tile in enumerate(tiles[17:26]):
        put_down(found.state, 0, 4 * WIDTH + 2 + number, TILE_IDS.index(tile) + 1)
    listed = GAME.legal_actions(found.state)
    slots = [GAME.slot_of(found.state, action) for action in listed]
    assert 0 < slots.count(-1) < len(listed)
    assert sorted(one for one in slots if one >= 0) == GAME.legal_slots(found.state).nonzero()[0].tolist()
