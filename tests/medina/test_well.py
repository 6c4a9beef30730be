"""The well: a free ring, and four cells that pay."""

from __future__ import annotations

import zellige

from .drawing import amounts, assert_marked, cells, position, rule, term_cells

WELL = """
    ....
    ....
    ...W
"""
RING = {"c2", "d2", "e2", "c3", "e3", "c4", "d4", "e4"}


def test_no_construction_stands_round_the_well():
    """The well: buildings of every colour and stables keep off its eight neighbours."""
    match = position(WELL)
    for colour in ("orange", "brown", "grey", "violet"):
        assert len(cells(match, colour)) == 176 - 9
        for cell in sorted(RING):
            assert rule(match, f"{colour} {cell}") == "well.ring"
    match = assert_marked("""
        .x.....
        xo.....
        .x.W...
    """, "stable")
    assert rule(match, "stable c2") == "well.ring"


def test_merchants_stand_round_the_well():
    """The well: only they may."""
    match = position(WELL, hands=[{"merchant": 1}, {"merchant": 1}, {}])
    assert cells(match, "merchant") >= RING
    assert rule(match, "merchant d3") == "turn.occupied"


def test_the_rulebooks_example_of_the_well():
    """The well, example: the brown palace may grow on two cells; the third is too near the well."""
    match = assert_marked("""
        ......
        ......
        ..x...
        .mb.W.
        ..x...
    """, "brown")
    assert rule(match, "brown d4") == "well.ring"


def test_constructions_two_straight_steps_from_the_well_pay_four():
    """The well; Final scoring 3: one free cell between, in a straight line."""
    match = position("""
        ...o...
        .......
        .g.W.b.
        .......
        ...v...
    """, seats=4, roofs={"d1": 1, "b3": 2, "f3": 3, "d5": 4})
    for seat, colour in enumerate(("orange", "grey", "brown", "violet"), 1):
        assert amounts(match, seat)[f"{colour} well"] == 4
    assert match.scores() == [1 + 4 + 4, 1 + 4 + 1, 1 + 4 + 3, 1 + 4 + 2]
    assert term_cells(match, 1, "orange well") == {"d1"}


def test_only_the_four_straight_cells_pay():
    """The well, Final scoring 3: not the corners of the outer ring, and not three steps away."""
    match = position("""
        .o......
        ........
        ...W..g.
        ........
        ..b.....
    """, roofs={"b1": 1, "g3": 2, "c5": 3})
    assert all("well" not in term for seat in (1, 2, 3) for term in amounts(match, seat))


def test_two_constructions_of_one_palace_pay_eight():
    """Final scoring, example: five buildings round a corner of the ring, two of them at the well."""
    match = position("""
        .vvv...
        .v.....
        .v.W...
    """, roofs={"b1": 1})
    assert amounts(match, 1)["violet well"] == 8
    assert amounts(match, 1)["violet buildings"] == 5
    assert term_cells(match, 1, "violet well") == {"d1", "b3"}


def test_the_well_pays_owners_only():
    """Final scoring, example: a palace without an owner brings nobody the points."""
    match = position("""
        .oo...
        ......
        .b.W..
    """, roofs={"b3": "neutral"})
    assert match.scores() == [0, 0, 0]


def test_a_well_pays_sixteen_at_most():
    """Final scoring, example: four cells, four points each."""
    match = position("""
        ..ooo....
        ..o......
        ..o.W.b..
        ......b..
        ....bbb..
    """, roofs={"c1": 1, "g3": 1})
    assert amounts(match, 1)["orange well"] == 8
    assert amounts(match, 1)["brown well"] == 8


def test_a_game_without_the_well():
    """Our choice: by option there is none, and no cell is kept free for it."""
    match = zellige.new("medina", seats=2, seed=1, options={"well": False})
    assert "W" not in "".join(match.position()["board"])
    assert len(cells(match, "orange")) == 140 - 1
