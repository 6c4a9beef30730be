"""The final score, which can be asked for at any moment."""

from __future__ import annotations

import pytest

from .drawing import amounts, position, term_cells


def test_a_palace_scores_buildings_stables_walls_and_merchants():
    """Final scoring 1: one point for each of the four."""
    match = position("""
        +####--
        -ooom..
        -s.....
    """, roofs={"a1": 2})
    assert amounts(match, 2) == {
        "orange buildings": 3, "orange stables": 1, "orange walls": 3, "orange merchants": 1, "orange tile": 4,
        "tower 1": 1,
    }
    assert match.scores() == [0, 13, 0]


def test_terms_name_their_cells():
    """Final scoring: every point can be pointed at."""
    match = position("""
        +####--
        #ooom..
        #s.....
    """, roofs={"a1": 2})
    assert term_cells(match, 2, "orange buildings") == {"a1", "b1", "c1"}
    assert term_cells(match, 2, "orange stables") == {"a2"}
    assert term_cells(match, 2, "orange walls") == {"na", "nb", "nc", "w1", "w2"}
    assert term_cells(match, 2, "orange merchants") == {"d1"}


EXAMPLE = """
    +----------------+
    #................#
    #................#
    #...vvv.........b#
    #o....v.........b#
    #os.W.vmmmmmmmm.b#
    -o.....m......mbb-
    -os....m......ms.-
    -.mmmmmm......mm.-
    #gm..............-
    #gm..............-
    #g...............-
    +#---------------+
"""


def test_the_rulebooks_example_of_the_score():
    """Final scoring, example: orange 9, grey 9, violet 6, brown 12; the well 4 for orange and 8 for violet."""
    match = position(EXAMPLE, seats=4, roofs={"a4": 1, "a9": 2, "d3": 3, "p3": 4})
    assert subtotal(match, 1, "orange") == 9
    assert subtotal(match, 2, "grey") == 9
    assert subtotal(match, 3, "violet") == 6
    assert subtotal(match, 4, "brown") == 12
    assert amounts(match, 1)["orange well"] == 4
    assert amounts(match, 3)["violet well"] == 8


def subtotal(match, seat: int, colour: str) -> int:
    """What a palace is worth without the well and its tile."""
    parts = ("buildings", "stables", "walls", "merchants")
    return sum(amounts(match, seat).get(f"{colour} {part}", 0) for part in parts)


def test_tiles_score_their_numbers():
    """Final scoring 2: palace tiles 1 to 4, tower tiles 1 to 4."""
    match = position(".", towers={"2": {"holder": 1, "merchants": 0}, "4": {"holder": 1, "merchants": 0}},
                     palace_tiles={"grey": 3, "brown": 3})
    assert amounts(match, 1) == {"tower 2": 2, "tower 4": 4}
    assert amounts(match, 3) == {"brown tile": 3, "grey tile": 1}


def test_a_merchant_counts_once_for_a_palace():
    """Final scoring 1: however many parts of the palace it touches."""
    match = position("""
        oo.
        om.
        ...
    """, roofs={"a1": 1})
    assert amounts(match, 1)["orange merchants"] == 1
    assert match.scores()[0] == 3 + 1 + 4


def test_a_merchant_between_two_palaces_counts_for_both():
    """Final scoring 1: for each palace it touches."""
    match = position("omb", roofs={"a1": 1, "c1": 2})
    assert amounts(match, 1)["orange merchants"] == 1
    assert amounts(match, 2)["brown merchants"] == 1
    match = position("omb", roofs={"a1": 1, "c1": 1})
    assert match.scores()[0] == 1 + 1 + 4 + 1 + 1 + 3


def test_a_merchant_beside_a_stable_only_counts():
    """Final scoring 1: the stable is a part of the palace."""
    match = position("osm", roofs={"a1": 1})
    assert amounts(match, 1)["orange merchants"] == 1


def test_a_corner_contact_does_not_count():
    """Final scoring 1: merchants are adjacent side by side only."""
    match = position("o.\n.m", roofs={"a1": 1})
    assert "orange merchants" not in amounts(match, 1)


def test_a_corner_building_has_two_walls_and_the_tower_counts_nothing():
    """Follows from Final scoring 1: walls on both sides are two points; the tower piece is none."""
    match = position("""
        +##
        #o.
        -..
    """, roofs={"a1": 1})
    assert amounts(match, 1)["orange walls"] == 2
    assert term_cells(match, 1, "orange walls") == {"na", "w1"}
    match = position("+-\n-o", roofs={"a1": 1})
    assert "orange walls" not in amounts(match, 1)


def test_neutral_and_unclaimed_palaces_score_for_nobody():
    """Roofs, 2 or 3 players; Final scoring: nor do their walls and merchants."""
    match = position("""
        +#####-
        -oo.bm.
    """, roofs={"a1": "neutral"})
    assert match.scores() == [0, 0, 0]


def test_pieces_in_hand_and_tea_are_worth_nothing():
    """Tea tiles: only what stands in the city and the tiles won."""
    assert position(".", tea=[3, 0, 0], tea_left=3).scores() == [0, 0, 0]


def test_the_highest_score_wins():
    """Objective, Final scoring: places follow the scores."""
    match = position("oo..b", hands=[{"wall": 1}, {}, {}], roofs={"a1": 3, "e1": 2})
    match.play("wall np")
    assert match.scores() == [0, 4, 6]
    assert match.places() == [3, 2, 1]
    assert match.winners() == [3]


def test_equal_scores_share_the_victory():
    """Our choice: the rulebook has no tie-break."""
    match = position("b..b", hands=[{"wall": 1}, {}, {}], roofs={"a1": 2, "d1": 3}, palace_tiles={})
    match.play("wall np")
    assert match.scores() == [0, 1, 1]
    assert match.places() == [3, 1, 1]
    assert match.winners() == [2, 3]


@pytest.mark.parametrize(("drawing", "roofs", "tiles", "winner"), [
    pytest.param("b..bb", {"a1": 2, "d1": 3}, {"grey": 2}, 3, id="the larger largest palace"),
    pytest.param("b..b", {"d1": 3, "a1": 2}, {}, 3, id="then the earlier claim"),
    pytest.param("o..gg..b", {"h1": 3, "a1": 2, "d1": 2}, {"violet": 3}, 2, id="the larger is not the first"),
    pytest.param("o..b..g", {"a1": 2, "d1": 3, "g1": 2}, {"grey": 3}, 2, id="that of the first of equal palaces"),
])
def test_equal_scores_are_decided_by_option(drawing, roofs, tiles, winner):
    """Our choice: by option the larger largest palace wins, then the one that was claimed first."""
    table = {"hands": [{"wall": 1}, {}, {}], "roofs": roofs, "palace_tiles": tiles}
    match = position(drawing, options={"tie": "bga"}, **table)
    match.play("wall np")
    assert match.scores()[1] == match.scores()[2]
    assert match.winners() == [winner]
    match = position(drawing, **table)
    match.play("wall np")
    assert match.winners() == [2, 3]


def test_players_without_palaces_stay_tied_by_option():
    """Our choice: nothing tells them apart."""
    match = position(".", hands=[{"wall": 1}, {}, {}], options={"tie": "bga"})
    match.play("wall na")
    assert match.places() == [1, 1, 1]


def test_a_score_can_be_asked_for_at_any_time():
    """Final scoring: it counts what stands now."""
    match = position("o", hands=["full", "full", "full"])
    assert match.scores() == [0, 0, 0]
    match.play("roof a1")
    assert match.scores() == [5, 0, 0]
    match.play("wall na")
    assert match.scores() == [5 + 1 + 1, 0, 0]
