"""The end of a game worked out: what it finds is best by a plain look at every way, and it never looks at more than it may."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import zellige
from medina.drawing import position
from medina.test_forced import FORCED
from zellige.core.endgame import FOUND, MOST, depth_of, tree_length
from zellige.core.game import Game, State
from zellige.games.medina import GAME


def worked_out(game: Game, state: State, most: int, backend: str = "compiled") -> tuple[int, list[int]]:
    """The action that is found, and what it brings every seat."""
    deep, tree = game.blank(depth_of(game)), np.zeros(tree_length(game), np.int32)
    deep[0] = state
    action = game.kernels(backend=backend).solve(deep, tree, most)
    return action, tree[FOUND:FOUND + int(state.seats)].tolist()


@pytest.mark.parametrize("why", FORCED)
def test_what_is_worked_out_is_best(why: str) -> None:
    drawing, table, wanted = FORCED[why]
    state = position(drawing, 2, **table).state
    action, brings = worked_out(GAME, state, MOST)
    assert GAME.describe(state, action) in wanted
    after = GAME.copy(state)
    GAME.kernels().apply(after, action)
    assert worked_out(GAME, after, MOST)[1] == brings


def test_both_backends_work_out_the_same() -> None:
    drawing, table, _ = FORCED["a wall runs along one's own palace, not along the rival's"]
    state = position(drawing, 2, **table).state
    action, brings = worked_out(GAME, state, 3000)
    assert action >= 0
    assert worked_out(GAME, state, 3000, "reference") == (action, brings)


def test_with_three_seats_everybody_plays_for_the_own_lead() -> None:
    """Whoever has one roof and two palaces to choose from takes the larger one, and the next one what is left."""
    drawing = """
        ooo........
        oo.........
        ...........
        .....bb....
    """
    state = position(drawing, 3, hands=[{"roof": 1}, {"roof": 1}, {"wall": 1}], placements_left=1).state
    action, brings = worked_out(GAME, state, MOST)
    assert GAME.describe(state, action) == "roof a1"
    assert brings[0] > brings[1] > brings[2] == 0


def test_no_more_positions_are_looked_at_than_was_said() -> None:
    drawing, table, _ = FORCED["one roof, two palaces: the larger one, as the rival takes the other"]
    state = position(drawing, 2, **table).state
    found = [worked_out(GAME, state, most)[0] for most in (0, 1, 10, 100, 1000, MOST)]
    assert found[0] == -1
    assert found[-1] >= 0
    assert found == sorted(found)


@pytest.mark.parametrize(("name", "options"), [("medina", {}), ("nim", {}), ("almadi", {})])
def test_an_end_that_is_far_is_not_worked_out(name: str, options: dict[str, Any]) -> None:
    """And in games of chance it never is."""
    match = zellige.new(name, seats=2, seed=1, options=options)
    assert worked_out(match.game, match.state, 10**6)[0] == -1
