"""A fresh position: well, first merchant and first seat by chance, equal hands. [Rulebook, Set-up]"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import State
from zellige.core.rng import Words, below
from zellige.games.medina.components import BOARDS, HANDS, TEA_TILES, TOWER_MERCHANTS
from zellige.games.medina.effects import open_street, put_well
from zellige.games.medina.options import tea_is_used, well_is_used
from zellige.games.medina.state import MOST_SEATS, WIDTH, lay_out_board
from zellige.games.medina.turns import begin_turn


@rule
def setup(state: State, words: Words) -> None:
    """The deal on a record that holds seats and options."""
    lay_out_table(state)
    well = random_inner_cell(state, words)
    merchant = random_inner_cell(state, words)
    while merchant == well:
        merchant = random_inner_cell(state, words)
    if well_is_used(state):
        put_well(state, well)
    open_street(state, merchant)
    begin_turn(state, below(words, int(state.seats)))


@rule
def lay_out_table(state: State) -> None:
    """Board, tiles and hands; nothing in the city yet."""
    seats = int(state.seats)
    state.rows, state.columns = BOARDS[seats, 0], BOARDS[seats, 1]
    lay_out_board(state)
    for number in range(4):
        state.tower_merchants[number] = TOWER_MERCHANTS[number]
    if tea_is_used(state):
        state.tea_left = TEA_TILES
    for seat in range(MOST_SEATS):
        for kind in range(state.hands.shape[1]):
            state.hands[seat, kind] = HANDS[seats, kind] if seat < seats else 0


@rule
def random_inner_cell(state: State, words: Words) -> int:
    """A city cell at least one cell away from the wall."""
    row = 2 + below(words, int(state.rows) - 2)
    return row * WIDTH + 2 + below(words, int(state.columns) - 2)
