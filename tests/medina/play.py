"""Positions that random play reaches, by the compiled rules: for properties that need many of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
from hypothesis import strategies as st

from zellige.core.compile import Kernels
from zellige.core.game import State, States
from zellige.core.rng import stream
from zellige.games.medina import GAME
from zellige.games.medina.components import SEAT_COUNTS
from zellige.games.medina.options import OPTIONS

LONGEST_GAME = {2: 144 + 6, 3: 165 + 6, 4: 174 + 6}
"""Placements a game can have by the pieces in hands and on tower tiles, and tea on top: ``LONGEST_GAME[seats]``."""

seat_counts = st.sampled_from(SEAT_COUNTS)
options = st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in OPTIONS})
seeds = st.integers(0, 2**32 - 1)


def some_options(seed: int) -> dict[str, Any]:
    """Options that a seed decides; every other game is by the defaults."""
    chance = Random(seed)
    return {option.name: chance.choice(option.values) for option in OPTIONS} if seed % 2 else {}


def deal(kernels: Kernels, seats: int, chosen: dict[str, Any], seed: int) -> State:
    """A fresh deal."""
    state = GAME.prepare(seats, chosen)
    kernels.setup(state, stream(seed, "deal"))
    return state


def random_game(seats: int, chosen: dict[str, Any], seed: int, kernels: Kernels | None = None) -> tuple[States, list[int]]:
    """Every position of a random game, deal and end included, and the actions between them.

    On the way it is seen that legal lists are ascending, hold nothing twice, and are empty only at the end.
    """
    kernels = kernels or GAME.kernels()
    chance = Random(seed)
    out = np.zeros(GAME.longest_legal, np.int32)
    states = GAME.blank(LONGEST_GAME[seats] + 1)
    states[0] = deal(kernels, seats, chosen, seed)
    actions: list[int] = []
    while count := kernels.legal(states[len(actions)], out):
        assert (np.diff(out[:count]) > 0).all()
        assert kernels.to_move(states[len(actions)]) in range(seats)
        actions.append(int(out[chance.randrange(count)]))
        states[len(actions)] = states[len(actions) - 1]
        kernels.apply(states[len(actions)], actions[-1])
    assert states[len(actions)].seat == -2
    return states[: len(actions) + 1], actions


def moments(seats: int, chosen: dict[str, Any], seed: int, count: int) -> Iterator[State]:
    """Some positions of a random game, spread over its length, the end among them."""
    states, _ = random_game(seats, chosen, seed)
    for number in np.linspace(seed % 7, len(states) - 1, count).astype(int):
        yield GAME.copy(states[number])
