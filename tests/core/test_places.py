"""Places that follow from scores: the best first, ties shared or broken, below zero too, in both backends alike."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from zellige.core.arguments import Argument
from zellige.core.compile import compiled, interpret, rule
from zellige.core.game import Ints, State
from zellige.core.playout import entries
from zellige.core.registry import get


@rule
def returns(state: State, out: Ints) -> None:
    """What was taken."""
    for seat in range(state.seats):
        out[seat] = (int(state.taken[seat]) - 60) * 1000


@rule
def later(state: State, seat: int) -> int:
    """Of two equal seats the later one."""
    return seat


@pytest.mark.parametrize(("tie", "expected"), [(None, [[1, 1, 1], [2, 1, 2], [3, 2, 1], [1, 2], [1, 1]]),
                                               (later, [[3, 2, 1], [3, 1, 2], [3, 2, 1], [1, 2], [2, 1]])])
def test_places_follow_from_scores_and_ties(tie, expected):
    game = replace(get("nim"), returns=returns, tie=tie)
    kernel = next(kernel for kernel in entries(game) if kernel.name == "places")
    assert kernel.arguments[1] == Argument("Ints", 3)
    taken = [[60, 60, 60], [0, 7, 0], [5, 59, 127], [61, 59], [3, 3]]
    for kernels in (interpret([kernel], game.dtype), compiled("places", [kernel], game.dtype)):
        found = []
        for counts in taken:
            state, out = game.new(len(counts), 1), np.full(3, 9, np.int32)
            state.taken[: len(counts)] = counts
            kernels.places(state, out)
            found.append(out[: len(counts)].tolist())
            assert out[len(counts):].tolist() == [9] * (3 - len(counts))
        assert found == expected
