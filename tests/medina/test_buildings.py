"""Buildings: where a palace starts, where it must grow, and the free cell between two palaces."""

from __future__ import annotations

import pytest

from .drawing import amounts, assert_marked, cells, position, rule

SHUT_IN = """
    .m.x
    momx
    .m.x
    xxxx
"""


@pytest.mark.parametrize(("seats", "count"), [(2, 140), (3, 176)])
def test_the_first_building_stands_anywhere_in_the_city(seats, count):
    """Buildings: every city cell, also beside the wall cells; never a wall cell."""
    match = position(".", seats)
    assert len(cells(match, "brown")) == count
    assert rule(match, "brown a1") is None
    outside = "brown p11" if seats == 2 else "brown a1"
    assert (outside in match.legal()) == (seats == 3)


def test_a_building_needs_an_empty_cell():
    """Turn of play: nothing else stands on the cell."""
    match = position("""
        o.m.
        ....
        ...W
    """)
    assert rule(match, "brown a1") == "turn.occupied"
    assert rule(match, "brown c1") == "turn.occupied"
    assert rule(match, "brown d3") == "turn.occupied"


def test_a_palace_grows_beside_its_buildings():
    """Buildings: orthogonally next to a building of the palace without a roof, nowhere else."""
    match = assert_marked("""
        .......
        ..xxx..
        .xooox.
        ..xxx..
        .......
    """, "orange")
    assert len(cells(match, "orange")) == 8
    assert rule(match, "orange b2") == "buildings.beside"
    assert rule(match, "orange h8") == "buildings.must-extend"


def test_next_to_a_stable_only_is_not_next_to_a_building():
    """Buildings: a stable belongs to the palace, but a building does not hang on it."""
    match = assert_marked("""
        .xx...
        xoos..
        .xx...
    """, "orange")
    assert rule(match, "orange e2") == "buildings.beside"
    match.play("stable b1")
    assert cells(match, "orange") == {"a2", "b3", "c1", "c3"}
    assert rule(match, "orange a1") == "buildings.beside"


@pytest.mark.parametrize(("letter", "roofs"), [("g", {}), ("g", {"f3": 2}), ("o", {"f3": 2}), ("o", {"f3": "neutral"})])
def test_a_palace_keeps_a_cell_away_from_every_other(letter, roofs):
    """Buildings: diagonally too, any colour, with or without a roof."""
    match = assert_marked(f"""
        ..xx..
        .xoo..
        ..xx.{letter}
    """, "orange", roofs=roofs)
    assert rule(match, "orange e2") == "buildings.gap"


def test_the_free_cell_counts_orthogonally_too():
    """Buildings: e2 would stand side by side with the grey palace at f2."""
    match = assert_marked("""
        ..xx..
        .xoo.g
        ..xx..
    """, "orange")
    assert rule(match, "orange e2") == "buildings.gap"


def test_a_stable_keeps_others_away_like_a_building():
    """Buildings: e2 would touch the grey palace's stable at a corner."""
    match = assert_marked("""
        ..xx...
        .xoo...
        ..xx.sg
    """, "orange")
    assert rule(match, "orange e2") == "buildings.gap"


def test_a_new_palace_keeps_a_cell_away_too():
    """Buildings: brown starts anywhere but round the orange palace."""
    match = assert_marked("""
        ....x
        .oo.x
        ....x
        xxxxx
    """, "brown")
    assert rule(match, "brown d3") == "buildings.gap"


def test_what_stands_between_does_not_replace_the_free_cell():
    """Buildings: a merchant in the lane changes nothing about the gap."""
    match = assert_marked("""
        ..xx..
        .xoo..
        ..xxmg
    """, "orange")
    assert rule(match, "orange e2") == "buildings.gap"


def test_a_palace_without_a_roof_must_grow_first():
    """Buildings: no second orange palace while the first can grow and nobody owns it."""
    match = position("""
        ....
        .o..
    """)
    assert cells(match, "orange") == {"b1", "a2", "c2", "b3"}
    assert len(cells(match, "brown")) == 176 - 9


def test_a_claimed_palace_takes_no_building_and_the_next_one_is_founded():
    """Buildings, Roofs: beside the roof nothing orange, a free cell away a new palace."""
    match = assert_marked("""
        ....x
        .oo.x
        ....x
        xxxxx
    """, "orange", roofs={"b2": 3})
    assert rule(match, "orange d2") == "buildings.roofed"


def test_a_palace_that_cannot_grow_lets_another_one_start():
    """Buildings: no room beside the orange building, so orange starts on any free cell."""
    match = assert_marked(SHUT_IN, "orange")
    assert rule(match, "orange a1") == "buildings.gap"
    assert len(cells(match, "orange")) == 176 - 9


@pytest.mark.parametrize("drawing", [
    pytest.param("om\nm.", id="merchants and the edge"),
    pytest.param("...\nm..\no.W\nm..", id="the ring of the well"),
    pytest.param("o..\n..g\n.gg", id="the free cells round another palace"),
])
def test_what_takes_the_room_to_grow(drawing):
    """Buildings: merchants, the edge of the city, the well's neighbours, other palaces."""
    match = position(drawing)
    assert rule(match, "orange h8") is None
    assert not cells(match, "stable") & {"b1", "a2", "b3", "a4"}


def test_room_to_grow_does_not_depend_on_hands():
    """Buildings: the only orange building of the table still has to join the palace."""
    match = position("\n.o.", hands=[{"orange": 1}, {}, {}])
    assert cells(match, "orange") == {"a1", "c1", "b2"}


def test_only_one_palace_of_a_colour_can_grow():
    """Buildings: one at a1 is blocked, the other at c3 is where orange goes."""
    assert_marked("""
        om...
        m.x..
        .xox.
        ..x..
    """, "orange")


def test_beside_walls_and_before_a_gate():
    """Walls: buildings stand along walls, and before the gate at g."""
    assert_marked("""
        +##--
        #oox.
        -xx..
    """, "orange")
    match = position("+######-#######+", seats=2)
    assert {"orange f1", "orange g1", "orange h1"} <= set(match.legal())


def test_the_rulebooks_example_of_a_building():
    """Buildings, example: three cells are free to grow on, two are too near others, the claimed palace and new ones are out."""
    match = assert_marked("""
        ..xox....
        ...o.....
        .b.x.g...
        .........
        .........
        .......o.
    """, "orange", roofs={"h6": 2})
    assert rule(match, "orange c2") == "buildings.gap"
    assert rule(match, "orange e2") == "buildings.gap"
    assert rule(match, "orange h7") == "buildings.must-extend"
    assert rule(match, "orange h9") == "buildings.must-extend"


def test_buildings_beside_each_other_are_one_palace():
    """Buildings: a palace is what hangs together in one colour, with its stables; a corner contact does not join."""
    match = position("""
        ......
        .o.oo.
    """, hands=[{"orange": 3, "roof": 1}, {}, {}])
    assert cells(match, "orange") == {"b1", "a2", "b3", "d1", "e1", "d3", "e3", "f2"}
    match = position("""
        oo..
        .os.
    """)
    match.play("roof a1")
    assert amounts(match, 1)["orange buildings"] == 3
    assert amounts(match, 1)["orange stables"] == 1


def test_a_palace_belongs_to_nobody_before_it_has_a_roof():
    """Buildings: all build together; what has no roof scores for nobody and is open to everybody."""
    match = position("""
        ...
        .oo
    """, seats=2)
    match.play("orange b1")
    match.play("orange a2")
    assert match.seat == 2
    assert match.scores() == [0, 0]
    assert {"orange c1", "roof b1"} <= set(match.legal())


def test_strict_french_needs_an_owner_before_the_next_palace():
    """Our choice: by option, a palace that cannot grow still keeps its colour from starting another."""
    match = position(SHUT_IN, options={"strict_french": True})
    assert cells(match, "orange") == set()
    assert rule(match, "orange h8") == "buildings.strict"
    assert rule(match, "brown h8") is None


def test_strict_french_counts_a_neutral_roof_as_an_owner():
    """Our choice: after the neutral roof, the next orange palace starts."""
    match = position(SHUT_IN, options={"strict_french": True})
    match.play("neutral b2")
    assert rule(match, "orange h8") is None
