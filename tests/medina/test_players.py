"""The players against each other, two seats, each half of the games in the first seat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from counts import wins_at_least
from zellige.study.simulate import Arena, Plan

GAMES = 200


def results(name: str, other: str) -> Iterator[float]:
    """What a player makes of one game after the other: 1 won, 0.5 shared, 0 lost."""
    arena = Arena(Plan("medina", (name, other), GAMES, "players"), recording=False)
    for number in range(GAMES):
        places = arena.play(number).places
        yield (places[1] - places[0] + 1) / 2


@pytest.mark.parametrize(("name", "other", "share"), [("greedy", "random", 0.8), ("patient", "greedy", 0.85)])
def test_each_player_beats_the_weaker_one(name: str, other: str, share: float):
    """In 200 games greedy won 87 % against random, patient 93 % against greedy."""
    assert wins_at_least(share, results(name, other), GAMES)
