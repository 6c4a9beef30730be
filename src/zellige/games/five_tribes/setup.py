"""The opening deal. [Set-up]"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import State, Words
from zellige.core.rng import below
from zellige.games.five_tribes.components import (
    ALL_MEEPLES,
    BOX_TILE_TYPES,
    BOX_TILE_VALUES,
    CAMELS,
    CARDS,
    COINS,
    COLOURS,
    DJINN_ROW,
    DJINNS,
    KINDS,
    MARKERS,
    MEEPLES,
    MEEPLES_PER_TILE,
    PALACES,
    PALMS,
    ROW,
    TILES,
)
from zellige.games.five_tribes.draws import add_to_row, lay_out_djinn
from zellige.games.five_tribes.state import clear

_COLOURS, _DJINNS, _KINDS = len(COLOURS), len(DJINNS), len(KINDS)


@rule
def setup(state: State, words: Words) -> None:
    """A shuffled board, three meeples on each tile, markers in random order, nine resources and three djinns face up."""
    clear(state)
    fill_supplies(state)
    for tile in range(TILES):
        state.tile_type[tile] = BOX_TILE_TYPES[tile]
        state.tile_value[tile] = BOX_TILE_VALUES[tile]
    shuffle_tiles(state, words)
    for drawn in range(ALL_MEEPLES):
        draw_meeple(state, drawn // MEEPLES_PER_TILE, ALL_MEEPLES - drawn, words)
    place_markers(state, words)
    for _ in range(ROW):
        draw_card(state, words)
    for _ in range(DJINN_ROW):
        draw_djinn(state, words)


@rule
def fill_supplies(state: State) -> None:
    """Everything of the box but the tiles, still unused; coins and camels of the seats."""
    for colour in range(_COLOURS):
        state.bag[colour] = MEEPLES[colour]
    for kind in range(_KINDS):
        state.pile[kind] = CARDS[kind]
        state.pile_count += CARDS[kind]
    for djinn in range(_DJINNS):
        state.djinn_pile[djinn] = 1
    state.djinn_pile_count = _DJINNS
    state.palms_left = PALMS
    state.palaces_left = PALACES
    for seat in range(state.seats):
        state.coins[seat] = COINS
        state.camels[seat] = CAMELS[state.seats]


@rule
def shuffle_tiles(state: State, words: Words) -> None:
    """Tiles in random order."""
    for tile in range(TILES - 1, 0, -1):
        other = below(words, tile + 1)
        kind, value = int(state.tile_type[tile]), int(state.tile_value[tile])
        state.tile_type[tile], state.tile_value[tile] = state.tile_type[other], state.tile_value[other]
        state.tile_type[other], state.tile_value[other] = kind, value


@rule
def draw_meeple(state: State, tile: int, left: int, words: Words) -> None:
    """One of the ``left`` meeples in the bag goes to a tile."""
    nth = below(words, left)
    colour = 0
    while nth >= state.bag[colour]:
        nth -= state.bag[colour]
        colour += 1
    state.bag[colour] -= 1
    state.meeples[tile, colour] += 1


@rule
def place_markers(state: State, words: Words) -> None:
    """All turn markers on the Bid Order Track in random order; the first one bids."""
    markers = 0
    for _ in range(MARKERS[state.seats]):
        for seat in range(state.seats):
            state.bid_order[markers] = seat
            markers += 1
    for spot in range(markers - 1, 0, -1):
        other = below(words, spot + 1)
        seat = int(state.bid_order[spot])
        state.bid_order[spot] = state.bid_order[other]
        state.bid_order[other] = seat
    state.seat = state.bid_order[0]


@rule
def draw_card(state: State, words: Words) -> None:
    """A card of the pile to the end of the row."""
    nth = below(words, int(state.pile_count))
    kind = 0
    while nth >= state.pile[kind]:
        nth -= state.pile[kind]
        kind += 1
    add_to_row(state, kind)


@rule
def draw_djinn(state: State, words: Words) -> None:
    """A djinn of the pile to the end of the row."""
    nth = below(words, int(state.djinn_pile_count))
    djinn = 0
    while state.djinn_pile[djinn] == 0 or nth > 0:
        nth -= state.djinn_pile[djinn]
        djinn += 1
    lay_out_djinn(state, djinn)
