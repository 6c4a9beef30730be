"""A city built piece by piece by the rules: what they note beside each piece must be what the reader of a document notes."""

from __future__ import annotations

import numpy as np

from zellige.core.game import State
from zellige.games.medina import GAME
from zellige.games.medina.components import NEUTRAL, ROOF
from zellige.games.medina.effects import (
    STEPS,
    open_street,
    put_building,
    put_merchant,
    put_roof,
    put_stable,
    put_wall,
    put_well,
)
from zellige.games.medina.left_out import claimed
from zellige.games.medina.position import city_cells, connected_buildings, streets_of
from zellige.games.medina.setup import lay_out_table
from zellige.games.medina.state import NEUTRAL_OWNER, ON_STABLE, side_length, wall_cell

FIELDS = ("board", "palace", "zone", "beside", "street", "owner", "parts", "touches", "well", "roofs", "roof_count", "unroofed",
          "owned", "streets", "ends", "arms")
"""What a record says about the city."""


def check_city(read: State) -> None:
    """The city of a position is the one that its pieces make when they are placed."""
    built = build(read)
    for field in FIELDS:
        assert np.array_equal(built[field], read[field]), f"{field} is not what the rules make of the drawing"


def build(read: State) -> State:
    """The same city on a fresh table: well, walls, palaces, streets, roofs."""
    state = GAME.prepare(int(read.seats), GAME.options_of(read))
    lay_out_table(state)
    if read.well:
        put_well(state, int(read.well))
    for side in range(4):
        for arm in range(2):
            for number in range(int(read.arms[side, arm])):
                put_wall(state, wall_cell(state, side, number if arm == 0 else side_length(state, side) - 1 - number))
    for root in (cell for cell in city_cells(read) if read.palace[cell] == cell):
        for cell in growing_order(read, root):
            put_building(state, int(read.board[cell]) - 1, cell)
    for cell in city_cells(read):
        if read.board[cell] == ON_STABLE:
            put_stable(state, cell)
    for first, *others in streets_of(read):
        open_street(state, first)
        for cell in others:
            put_merchant(state, cell, True)
    for root in claimed(read):
        neutral = read.owner[root] == NEUTRAL_OWNER
        state.seat = 0 if neutral else int(read.owner[root]) - 1
        put_roof(state, NEUTRAL if neutral else ROOF, root)
    return state


def growing_order(read: State, root: int) -> list[int]:
    """The buildings of a palace in an order in which each stands beside one before it, the last in reading order first."""
    left = connected_buildings(read, root)
    order = [max(left)]
    left.remove(order[0])
    while left:
        order.append(next(cell for cell in sorted(left) if any(cell + step in order for step in STEPS)))
        left.remove(order[-1])
    return order
