"""Ways to the ends of a movement: what the screen draws is legal to the last drop, and ends where it says."""

from __future__ import annotations

import random

import zellige
from counts import often
from zellige.games.five_tribes import GAME
from zellige.games.five_tribes.state import SOW

from .drawing import play, table


def test_every_way_is_legal_and_ends_where_and_as_it_says() -> None:
    """From the start tile and from the middle of the walk, on boards as games make them."""
    ends = 0
    for seed in range(often(4, 60)):
        dice = random.Random(seed)
        match = zellige.new("five_tribes", 2, seed, {"own_drop_counts_for_last_match": dice.choice(["yes", "no"])})
        for _ in range(90):
            match.play(dice.choice(match.legal()))
            shown = GAME.view(match.state)
            for end, colour, _, way in shown["destinations"][shown["sow"]["start"]] if shown["sow"] else ():
                state = GAME.copy(match.state)
                for drop in way:
                    GAME.play(state, GAME.parse(state, drop), drop)
                assert way[-1] == f"drop {end} {colour}"
                assert state.phase != SOW
                ends += 1
    assert ends > 200


def test_where_only_an_own_meeple_matches_the_walk_goes_around_a_square() -> None:
    match = play(table({"c3": "wwbbgg", "a5": "y"}), ["take c3"])
    ways = {(end, colour): way for end, colour, _, way in GAME.view(match.state)["destinations"]["c3"]}
    assert ways
    for (end, colour), way in ways.items():
        assert way.count(f"drop {end} {colour}") == 2
        play(match, way[:-1])
        assert way[-1] in match.legal()
        for _ in way[:-1]:
            match.undo()
