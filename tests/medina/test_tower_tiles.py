"""Tower tiles: whoever connects a palace to a wall of the tower keeps it until somebody else does."""

from __future__ import annotations

import pytest

from .drawing import amounts, hand, position, tile, tower


def test_a_claim_beside_a_wall_takes_the_tile_and_its_merchants():
    """Tower tiles: the merchants on it go to the player's hand."""
    match = position("""
        +##---
        -.o...
    """)
    match.play("roof b1")
    assert tower(match, 1) == (1, 0)
    assert hand(match, 1, "merchant") == 8 + 3


@pytest.mark.parametrize(("drawing", "number", "merchants"), [
    ("+#\n-o", 1, 3), ("o-\n#+", 2, 2), ("#+\no-", 3, 1), ("-o\n+#", 4, 0),
], ids=["1 north west", "2 south east", "3 north east", "4 south west"])
def test_each_tower_has_its_tile(drawing, number, merchants):
    """Set-up 2 and 4: 1 and 3 at the top, 4 and 2 below; merchants 3, 1, 0, 2; the number is the points."""
    match = position(drawing)
    roof = next(action for action in match.legal() if action.startswith("roof"))
    match.play(roof)
    assert tower(match, number) == (1, 0)
    assert hand(match, 1, "merchant") == 8 + merchants
    assert amounts(match, 1)[f"tower {number}"] == number


def test_towers_in_reading_order_by_option():
    """Our choice: by option 1 and 2 along the top, 3 and 4 along the bottom."""
    for drawing, number in (("+#\n-o", 1), ("#+\no-", 2), ("-o\n+#", 3), ("o-\n#+", 4)):
        match = position(drawing, options={"tower_corners": "reading_order"})
        match.play(next(action for action in match.legal() if action.startswith("roof")))
        assert tower(match, number)[0] == 1


def test_the_next_keeper_takes_the_tile_without_merchants():
    """Tower tiles: a smaller palace will do, the merchants are gone."""
    match = position("""
        +#####-
        -oo..b.
    """, to_move=2, roofs={"a1": 1}, towers={"1": {"holder": 1, "merchants": 0}})
    match.play("roof e1")
    assert tower(match, 1) == (2, 0)
    assert hand(match, 2, "merchant") == 8


def test_a_claim_takes_every_tower_it_touches():
    """Tower tiles, important: a palace along two arms takes both tiles."""
    match = position("""
        +######-#######+
        -.....ooo......-
    """, seats=2)
    match.play("roof f1")
    assert tower(match, 1) == (1, 0)
    assert tower(match, 3) == (1, 0)
    assert hand(match, 1, "merchant") == 12 + 3 + 1


def test_a_stable_connects_a_palace_to_the_wall():
    """Tower tiles: the owner fills the one cell between palace and wall and becomes the keeper."""
    match = position("""
        +##---
        -.....
        -.o...
    """, roofs={"b2": 1}, towers={"1": {"holder": 3, "merchants": 0}})
    match.play("stable b1")
    assert tower(match, 1) == (1, 0)


def test_a_stable_by_another_connects_for_the_owner():
    """Tower tiles: whoever placed the stable, the palace's owner receives the tile and its merchants."""
    match = position("""
        +##---
        -.....
        -.o...
    """, roofs={"b2": 2})
    match.play("stable b1")
    assert tower(match, 1) == (2, 0)
    assert hand(match, 2, "merchant") == 8 + 3
    assert hand(match, 1, "merchant") == 8


@pytest.mark.parametrize("owner", [1, 2], ids=["by its owner", "by another"])
def test_a_wall_that_reaches_a_palace_brings_its_owner_the_tile(owner):
    """Tower tiles: when the wall comes to run along the palace, whoever built it."""
    match = position("""
        +#----
        -.o...
    """, roofs={"b1": owner})
    assert tower(match, 1) == (None, 3)
    match.play("wall nb")
    assert tower(match, 1) == (owner, 0)


def test_more_stables_or_walls_are_no_new_connection():
    """Tower tiles: a palace already beside that wall wins nothing by another stable or wall piece."""
    match = position("""
        +##---
        -.oo..
    """, roofs={"b1": 1}, towers={"1": {"holder": 3, "merchants": 0}})
    match.play("wall nc")
    assert tower(match, 1) == (3, 0)
    match.play("stable a1")
    assert tower(match, 1) == (3, 0)


CORNER = """
    +##
    -o.
    -..
"""


def test_the_other_arm_of_a_tower_is_a_new_connection():
    """Our choice: connected means to that arm of the wall."""
    match = position(CORNER, roofs={"a1": 2}, towers={"1": {"holder": 3, "merchants": 0}})
    match.play("wall w1")
    assert tower(match, 1) == (2, 0)


def test_the_other_arm_is_no_new_connection_by_option():
    """Our choice: by option connected means to that tower, by either arm."""
    options = {"already_adjacent_scope": "tower"}
    match = position(CORNER, roofs={"a1": 2}, towers={"1": {"holder": 3, "merchants": 0}}, options=options)
    match.play("wall w1")
    assert tower(match, 1) == (3, 0)


@pytest.mark.parametrize("scope", ["arm", "tower"])
def test_another_tower_is_a_new_connection_with_either_option(scope):
    """Our choice: the scope is about one tower; the wall of another one connects anew."""
    match = position("""
        +######--######+
        -.....ooo......-
    """, seats=2, roofs={"f1": 2}, options={"already_adjacent_scope": scope}, towers={"1": {"holder": 2, "merchants": 0}})
    match.play("wall nh")
    assert tower(match, 3) == (2, 0)
    assert tower(match, 1) == (2, 0)
    match = position("""
        +######--######+
        -......ooo.....-
    """, seats=2, roofs={"g1": 2}, options={"already_adjacent_scope": scope}, towers={"3": {"holder": 2, "merchants": 0}})
    match.play("wall ng")
    assert tower(match, 1) == (2, 0)
    assert tower(match, 3) == (2, 0)


def test_palaces_nobody_claimed_take_no_tower():
    """Tower tiles: no building, stable or wall at a palace without a roof moves a tile."""
    match = position("""
        +##---
        -.....
        -.o...
    """)
    match.play("orange b1")
    match.play("stable a2")
    match.play("stable c1")
    match.play("wall nc")
    assert tower(match, 1) == (None, 3)


def test_the_keeper_stays_until_another_palace_connects():
    """Tower tiles: own new connections change nothing, then the next owner becomes keeper."""
    match = position("""
        +##-----
        -o..b...
    """, roofs={"a1": 1, "d1": 2}, towers={"1": {"holder": 1, "merchants": 0}})
    match.play("wall w1")
    assert tower(match, 1) == (1, 0)
    match.play("wall nc")
    assert tower(match, 1) == (1, 0)
    match.play("wall nd")
    assert tower(match, 1) == (2, 0)


def test_a_neutral_palace_leaves_the_tile_on_the_board():
    """Tower tiles, 2 or 3 players: its merchants go to the box."""
    match = position("""
        +##---
        -.o...
    """)
    match.play("neutral b1")
    assert tower(match, 1) == (None, 0)
    assert [hand(match, seat, "merchant") for seat in (1, 2, 3)] == [8, 8, 8]


def test_a_neutral_palace_takes_the_tile_back_to_the_board():
    """Tower tiles, 2 or 3 players: the keeper loses it; the next palace takes it without merchants."""
    match = position("""
        +#####-
        -oo..b.
    """, seats=2, roofs={"a1": 2}, towers={"1": {"holder": 2, "merchants": 0}})
    match.play("neutral e1")
    assert tower(match, 1) == (None, 0)
    match = position("""
        +####-
        -o..b.
    """, seats=2, roofs={"a1": "neutral"}, towers={"1": {"holder": None, "merchants": 0}})
    match.play("roof d1")
    assert tower(match, 1) == (1, 0)
    assert hand(match, 1, "merchant") == 12


def test_a_wall_along_a_neutral_palace_connects_it():
    """Tower tiles, 2 or 3 players: the neutral palace connects by walls and stables like others."""
    match = position("""
        +#----
        -.o...
    """, roofs={"b1": "neutral"}, towers={"1": {"holder": 3, "merchants": 0}})
    match.play("wall nb")
    assert tower(match, 1) == (None, 0)


def test_the_rulebooks_example_of_a_tower():
    """Tower tiles, example: blue keeps tower 1 by brown; a claim of orange or a stable at yellow's grey palace takes it."""
    drawing = """
        +#########-
        -bb..oo....
        -b.......g.
    """
    table = {"roofs": {"a1": 1, "i2": 3}, "towers": {"1": {"holder": 1, "merchants": 0}}}
    match = position(drawing, to_move=2, **table)
    match.play("roof e1")
    assert tower(match, 1) == (2, 0)
    match = position(drawing, to_move=3, **table)
    match.play("stable i1")
    assert tower(match, 1) == (3, 0)


def test_several_tiles_by_one_roof():
    """Tower tiles, important: the first grey palace beside a wall brings palace and tower tile."""
    match = position("""
        +#-
        -g.
    """)
    match.play("roof a1")
    assert (tile(match, "grey"), tower(match, 1)) == (1, (1, 0))
    assert match.scores() == [1 + 1 + 1 + 1, 0, 0]
