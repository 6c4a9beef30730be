"""``greedy``: the most points at once, but no roof for a small palace: who claims at once loses to whoever places anyhow."""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import Ints, State
from zellige.core.playout import after, best
from zellige.games.medina.components import ROOF
from zellige.games.medina.rules import apply, legal, to_move
from zellige.games.medina.scoring import returns

LEAST_CLAIM = 6


@rule
def points_and_roofs(state: State, out: Ints) -> None:
    """The score of every seat, and what each of its roofs is to bring at least."""
    returns(state, out)
    for seat in range(state.seats):
        out[seat] += LEAST_CLAIM * int(state.hands[seat, ROOF])


greedy = best(legal, after(apply, to_move, points_and_roofs))
"""The placement after which points and roofs are most; ties at random."""
