"""Palace tiles: the largest claimed palace of each colour."""

from __future__ import annotations

import pytest

from .drawing import amounts, position, tile, tower

FIVE_AND_FOUR = """
    ooo..oooo
    ss.......
"""


def test_the_first_claim_of_a_colour_takes_the_tile():
    """Palace tiles: however small the palace is."""
    match = position("o..b")
    match.play("roof a1")
    assert tile(match, "orange") == 1
    assert tile(match, "brown") is None


def test_a_larger_palace_takes_the_tile():
    """Palace tiles: when it is claimed."""
    match = position("o..oo", roofs={"a1": 2})
    assert tile(match, "orange") == 2
    match.play("roof d1")
    assert tile(match, "orange") == 1


def test_an_equal_palace_does_not_take_the_tile():
    """Palace tiles: only a strictly larger one."""
    match = position("oo..oo", roofs={"a1": 2})
    match.play("roof e1")
    assert tile(match, "orange") == 2


def test_the_rulebooks_example_of_a_palace_tile():
    """Palace tiles, example: five parts against four; two stables later the smaller one is the larger."""
    match = position(FIVE_AND_FOUR, roofs={"a1": 2})
    match.play("roof f1")
    assert tile(match, "orange") == 2
    match.play("stable f2")
    assert tile(match, "orange") == 2
    match.play("stable g2")
    assert tile(match, "orange") == 1


def test_size_is_buildings_and_stables():
    """Palace tiles: a building and two stables outdo two buildings."""
    match = position("os..oo\ns.....", roofs={"e1": 2})
    match.play("roof a1")
    assert tile(match, "orange") == 1


def test_a_stable_by_anybody_can_win_the_owner_the_tile():
    """Palace tiles: the palace counts, not the hand that enlarged it."""
    match = position("o..o", roofs={"a1": 2, "d1": 3})
    match.play("stable e1")
    assert tile(match, "orange") == 3


def test_palaces_nobody_claimed_do_not_count():
    """Palace tiles: a larger palace without a roof takes nothing."""
    match = position("o..oooo", roofs={"a1": 2})
    assert tile(match, "orange") == 2
    match.play("stable h1")
    assert tile(match, "orange") == 2


def test_a_neutral_palace_wins_the_tile_for_the_board():
    """Palace tiles, 2 or 3 players: taken first it stays, taken later it returns to the board."""
    match = position("oo..o", seats=2)
    match.play("neutral a1")
    assert tile(match, "orange") is None
    match.play("roof e1")
    assert tile(match, "orange") is None
    match = position("o..oo", seats=2, roofs={"a1": 2})
    match.play("neutral d1")
    assert tile(match, "orange") is None


def test_a_stable_can_win_the_tile_back_from_the_board():
    """Palace tiles: the neutral palace is a rival like any other."""
    match = position("o..o", seats=2, roofs={"a1": "neutral", "d1": 2})
    assert tile(match, "orange") is None
    match.play("stable e1")
    assert tile(match, "orange") == 2
    match.play("stable a2")
    assert tile(match, "orange") == 2
    match.play("stable b1")
    assert tile(match, "orange") is None


@pytest.mark.parametrize(("letter", "colour", "points"), [
    ("g", "grey", 1), ("v", "violet", 2), ("b", "brown", 3), ("o", "orange", 4),
])
def test_what_the_tiles_are_worth(letter, colour, points):
    """Palace tiles: grey 1, violet 2, brown 3, orange 4."""
    match = position(letter)
    match.play("roof a1")
    assert amounts(match, 1)[f"{colour} tile"] == points


def test_several_tiles_may_come_at_once():
    """Tower tiles, important: palace tile and tower tile by one roof."""
    match = position("""
        +#-
        -o.
    """)
    match.play("roof a1")
    assert tile(match, "orange") == 1
    assert tower(match, 1) == (1, 0)
