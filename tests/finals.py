"""Final positions by the hundred: games of all seat counts and options that the compiled players play out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import numpy as np

from zellige.core.game import CHANCE, NOBODY, Game, State
from zellige.core.playout import SCRATCH_STATES, kernel_of, numbers_length
from zellige.core.rng import stream

PLAYERS = ("patient", "greedy", "random", "random", "greedy", "random", "random", "random")


def finals(game: Game, count: int, seed: str, seats: Sequence[int] = (), players: Sequence[str] = PLAYERS,
           options: Mapping[str, Any] | None = None) -> Iterator[State]:
    """So many ends of games, each of its own; every eighth is played by the strongest that answers at once.

    ``seats``: how many sit down in turn, all there may be without; ``options``: what they play by, every
    other option as it is by default; None: some of them as they fall.
    """
    kernels, dice = game.kernels(), Random(seed)
    states, legal, likely = game.blank(SCRATCH_STATES), *(np.zeros(game.longest_legal, np.int32) for _ in range(2))
    numbers = np.zeros(numbers_length(game), np.int32)
    for number in range(count):
        chosen = options if options is not None else {
            option.name: dice.choice(option.values) for option in game.options if dice.random() < 0.3}
        state = game.new((seats or game.seat_counts)[number % len(seats or game.seat_counts)], f"{seed} {number}", chosen)
        choose = getattr(kernels, kernel_of(players[number % len(players)]))
        words = stream(f"{seed} {number}", "players")
        while (mover := kernels.to_move(state)) != NOBODY:
            if mover == CHANCE:
                action = kernels.draw(state, legal, likely, words)
            else:
                states[0] = state
                action = choose(states, legal, numbers, words)
            kernels.apply(state, action)
        yield state
