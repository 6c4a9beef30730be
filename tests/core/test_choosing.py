"""The one loop that the players of every game choose by, and what a position is worth for it."""

from __future__ import annotations

import numpy as np
import pytest

import zellige
from zellige.core.playout import ALL_ALIKE, AT_ONCE, NEVER, best, numbers_length
from zellige.core.rng import Words, stream

GAMES = zellige.installed_games()
HEAP = zellige.get("nim").new(2, 1)


def chosen(worth: dict[int, int], alike: int = ALL_ALIKE, words: Words | None = None) -> int:
    """What is played where actions are worth so much; ``AssertionError`` when one is judged that need not be."""
    asked: list[int] = []

    def legal(state, out):
        out[: len(worth)] = sorted(worth)
        return len(worth)

    def judgement(states, action, numbers):
        assert AT_ONCE not in [worth[one] for one in asked]
        asked.append(action)
        return worth[action]

    choose = best(legal, judgement, lambda states, actions, n, numbers: alike)
    return choose(HEAP, np.zeros(9, np.int32), np.zeros(9, np.int32), stream("mine") if words is None else words)


def test_the_best_is_played_and_what_nothing_beats_at_once():
    assert chosen({2: 5, 3: 8, 7: 6}) == 3
    assert chosen({2: 5, 3: AT_ONCE, 7: 6}) == 3
    assert chosen({2: NEVER, 3: NEVER + 1, 7: NEVER}) == 3
    assert chosen({2: NEVER, 3: NEVER}, alike=0) == 2


def test_of_equal_ones_each_is_as_likely_below_an_id_and_the_first_is_played_from_there():
    words = stream("many")
    played = [chosen({2: 8, 3: 8, 5: 1, 6: 8, 9: 8}, 9, words) for _ in range(900)]
    assert {action: played.count(action) > 250 for action in set(played)} == {2: True, 3: True, 6: True}
    assert chosen({5: 1, 9: 8, 11: 8}, 9, words) == 9


def test_a_single_action_is_judged_by_nobody():
    before = (words := stream("mine")).tolist()
    assert chosen({4: NEVER}, 3, words) == 4
    assert words.tolist() == before


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_worth_something_to_every_seat_for_choosing(name: str):
    """Its score where the game says nothing else, and something else where it does."""
    game = GAMES[name]
    state = game.new(game.seat_counts[-1], 3)
    out = np.zeros(numbers_length(game), np.int32)
    game.ready_kernels().value(state, out)
    assert game.values(state) == out[: game.seat_counts[-1]].tolist()
    assert (game.values(state) == game.scores(state)) == (game.value is None)
