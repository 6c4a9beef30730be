"""Coins the free djinns pay their owners: one for what the owner does, two for what an opponent does. [Djinns]"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import State
from zellige.games.five_tribes.components import MARID


@rule
def pay_owner(state: State, owner: int, times: int) -> None:
    """Ba'al, Monkir, Nekir and Marid: what their owner gets, if there is one."""
    if owner >= 0:
        state.coins[owner] += times if owner == state.seat else 2 * times


@rule
def pay_marid(state: State, tile: int) -> None:
    """Marid: paid for each meeple dropped on a tile of the owner during a move."""
    owner = int(state.djinn_owner[MARID])
    if owner >= 0 and state.camel[tile] == owner:
        pay_owner(state, owner, 1)
