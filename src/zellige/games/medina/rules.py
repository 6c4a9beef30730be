"""What an action does. One action is one placement.

Which are legal stands in legal.py, what they cause in effects.py, the order of turns in turns.py.
"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import State
from zellige.games.medina.actions import TAKE_TEA, cell_of, kind_of
from zellige.games.medina.components import MERCHANT, ROOF, STABLE, WALL
from zellige.games.medina.effects import put_building, put_merchant, put_roof, put_stable, put_wall
from zellige.games.medina.placements import prolongs_street
from zellige.games.medina.turns import go_on


@rule
def apply(state: State, action: int) -> None:
    """Plays a legal action: the placement with all its effects, then the turn goes on."""
    seat, kind, cell = int(state.seat), kind_of(action), cell_of(action)
    if action == TAKE_TEA:
        state.tea[seat] -= 1
        state.placements_left = 0
        go_on(state)
        return
    state.hands[seat, kind] -= 1
    if kind < STABLE:
        put_building(state, kind, cell)
    elif kind == STABLE:
        put_stable(state, cell)
    elif kind == MERCHANT:
        put_merchant(state, cell, prolongs_street(state, cell))
    elif kind == WALL:
        put_wall(state, cell)
    else:
        put_roof(state, kind, cell)
        if kind == ROOF:
            state.own_roof_this_turn = 1
    state.placements_left -= 1
    state.placed_this_turn += 1
    go_on(state)
