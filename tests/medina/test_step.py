"""Whoever looks a step ahead counts only what the placement changes, and finds what counting everything anew finds."""

from __future__ import annotations

from itertools import count

import numpy as np
import pytest

import zellige
from zellige.core.playout import SCRATCH_STATES, after, numbers_length
from zellige.core.rng import below, stream
from zellige.games.medina.actions import kind_of
from zellige.games.medina.legal import to_move
from zellige.games.medina.players import look, promise, value
from zellige.games.medina.rules import apply

MEDINA = zellige.get("medina")
anew = after(apply, to_move, value)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_step_ahead_is_judged_as_if_everything_were_counted(seats: int) -> None:
    match, words = zellige.new("medina", seats=seats, seed=seats), stream(seats, "step")
    states, numbers = MEDINA.blank(SCRATCH_STATES), np.zeros(numbers_length(MEDINA), np.int32)
    legal, kinds = np.zeros(MEDINA.longest_legal, np.int32), set()
    for ply in count():
        if match.over:
            break
        n = MEDINA.kernels().legal(match.state, legal)
        played = int(legal[below(words, n)])
        if ply % 5 == 0:
            states[0] = match.state
            tried = {kind_of(int(action)): int(action) for action in legal[:n]} | {-1: played}
            look(states, legal, n, numbers)
            noted = numbers.copy()
            for action in tried.values():
                judged = promise(states, action, numbers)
                assert np.array_equal(numbers[4: 4 + 3 * 234], noted[4: 4 + 3 * 234]), "what is noted stays as it was"
                assert judged == anew(states, action, noted.copy()), MEDINA.describe(match.state, action)
                kinds.add(kind_of(action))
        match.play(played)
    assert len(kinds) >= 9
