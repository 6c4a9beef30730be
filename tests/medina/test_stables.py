"""Stables: beside a building of any palace, a part of it from then on."""

from __future__ import annotations

import pytest

from .drawing import amounts, assert_marked, cells, position, rule, term_cells, tower


@pytest.mark.parametrize("roofs", [{}, {"c2": 1}, {"c2": 2}, {"c2": "neutral"}], ids=["no roof", "own", "another's", "neutral"])
def test_a_stable_joins_any_palace(roofs):
    """Stables: whoever owns it, or nobody; orthogonally beside a building."""
    match = assert_marked("""
        ..xx..
        .xoox.
        ..xx..
    """, "stable", roofs=roofs)
    assert rule(match, "stable b1") == "stables.beside"
    assert rule(match, "stable h8") == "stables.beside"


def test_a_stable_needs_an_empty_cell_of_the_city():
    """Turn of play: nothing else stands there."""
    match = position("om\ns.")
    assert rule(match, "stable b1") == "turn.occupied"
    assert rule(match, "stable a2") == "turn.occupied"


def test_next_to_a_stable_only_is_not_enough():
    """Stables, example: a stable does not hang on a stable."""
    match = assert_marked("""
        .xx..
        xoos.
        .xx..
    """, "stable")
    assert rule(match, "stable e2") == "stables.only-stable"
    match.play("stable b1")
    assert cells(match, "stable") == {"a2", "b3", "c1", "c3"}
    assert rule(match, "stable a1") == "stables.only-stable"


def test_a_stable_may_touch_other_stables_of_its_palace():
    """Our choice: d1 stands beside the building at c1 and above the stable at d2."""
    match = assert_marked("""
        .xox.
        .xos.
        ..x..
    """, "stable")
    match.play("stable d1")
    assert match.position()["board"][0].startswith("..os.")


def test_a_stable_never_touches_two_palaces():
    """Stables: beside orange and grey, or at a corner of grey: both too near."""
    match = assert_marked("""
        .x.x..
        xo.gx.
        .x.x..
    """, "stable")
    assert rule(match, "stable c2") == "stables.gap"
    match = assert_marked("""
        .x...
        xo.x.
        .x.gx
        ...x.
    """, "stable")
    assert rule(match, "stable c2") == "stables.gap"
    assert rule(match, "stable c3") == "stables.gap"


def test_a_stable_goes_where_a_building_could():
    """Follows from Stables: the same cells as the palace's next building, so a blocked palace is blocked for both."""
    match = position("""
        .o.o..
        ...oo.
        b.....
    """, hands=[{"orange": 1, "stable": 1}, {}, {}])
    beside_brown = {"a2", "b3", "a4"}
    assert cells(match, "stable") - beside_brown == cells(match, "orange")
    match = position(".m.\nmom\n.m.")
    assert cells(match, "stable") == set()


def test_a_stable_is_worth_one_point_and_part_of_the_palace():
    """Stables: it adds one to the size and carries walls, merchants and the well to the palace."""
    match = position("""
        +#####-
        -....m.
        -...o..
        -......
        -...W..
    """, roofs={"d2": 2})
    assert match.scores() == [0, 1 + 4 + 4, 0]
    match.play("stable d1")
    assert amounts(match, 2) == {
        "orange buildings": 1, "orange stables": 1, "orange walls": 1, "orange merchants": 1, "orange well": 4,
        "orange tile": 4, "tower 1": 1,
    }
    assert tower(match, 1) == (2, 0)
    assert term_cells(match, 2, "orange merchants") == {"e1"}


def test_a_stable_two_steps_from_the_well_scores():
    """Stables, The well: the stable brings the palace to the well."""
    match = position("""
        .......
        ..o....
        .......
        ...W...
    """, roofs={"c2": 1})
    match.play("stable d2")
    assert amounts(match, 1)["orange well"] == 4
    assert term_cells(match, 1, "orange well") == {"d2"}


def test_a_player_may_be_forced_to_build_at_another_palace():
    """Stables: the only legal placement is a stable at the rival's palace."""
    match = position("o", hands=[{"stable": 1}, {"wall": 1}, {}], roofs={"a1": 2})
    assert match.legal() == ["stable a2", "stable b1"]
    match.play("stable a2")
    assert amounts(match, 2)["orange stables"] == 1


def test_the_rulebooks_example_of_a_stable():
    """Stables, example: four cells beside buildings; two lie beside the stable only; above are wall cells."""
    match = assert_marked("""
        +-----
        -.xbx.
        -.xbs.
        -..x..
    """, "stable")
    assert rule(match, "stable e2") == "stables.only-stable"
    assert rule(match, "stable d3") == "stables.only-stable"
    assert rule(match, "stable h8") == "stables.beside"


def test_a_stable_takes_room_from_a_rival():
    """Stables, important: beside another's palace, it leaves the rival one cell less to grow on."""
    match = position("""
        .o..
        ....
    """)
    before = cells(match, "orange")
    match.play("stable b2")
    assert cells(match, "orange") == before - {"b2"}
