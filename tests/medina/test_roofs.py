"""Roofs: who may claim what, what a claim ends, neutral roofs, and the duty of the last player by option."""

from __future__ import annotations

from .drawing import amounts, cells, hand, position, rule, tower

THREE = """
    oo..gg..
    ........
    b....v..
"""


def test_a_roof_claims_the_palace_for_its_player():
    """Roofs: the palace is the player's and scores from now on."""
    match = position(THREE)
    match.play("roof e1")
    assert match.position()["roofs"] == [{"cell": "e1", "owner": 1}]
    assert amounts(match, 1) == {"grey buildings": 2, "grey tile": 1}
    assert hand(match, 1, "roof") == 3


def test_a_claimed_palace_has_its_final_size():
    """Roofs: no building joins it any more; stables still may."""
    match = position(THREE)
    match.play("roof e1")
    assert rule(match, "grey g1") == "buildings.roofed"
    assert rule(match, "stable g1") is None


def test_a_roof_goes_on_any_palace_without_one():
    """Roofs: large or a single building, with a stable or blocked."""
    match = position("""
        oo..g.bs
        .......m
        vm......
        m.......
    """)
    assert cells(match, "roof") == {"a1", "e1", "g1", "a3"}


def test_a_palace_without_further_room_may_be_claimed():
    """Roofs: blocked is not the same as finished."""
    match = position("om\nm.")
    match.play("roof a1")
    assert amounts(match, 1)["orange buildings"] == 1


def test_a_palace_is_claimed_once():
    """Roofs: no second roof, neither own nor neutral."""
    match = position(THREE, roofs={"e1": 2})
    assert rule(match, "roof e1") == "roofs.taken"
    assert rule(match, "neutral e1") == "roofs.taken"


def test_a_roof_stands_on_a_building():
    """Roofs: not on an empty cell, a stable or a merchant."""
    match = position("os.m")
    assert rule(match, "roof b1") == "roofs.nothing"
    assert rule(match, "roof c1") == "roofs.nothing"
    assert rule(match, "neutral d1") == "roofs.nothing"
    assert rule(match, "roof a1") is None


def test_each_player_owns_one_palace_of_a_colour():
    """Roofs, example: who owns orange cannot take the other orange palace, but takes the brown one."""
    match = position("""
        o..o....
        ........
        b.......
    """, roofs={"a1": 1})
    assert rule(match, "roof d1") == "roofs.one-a-colour"
    assert cells(match, "roof") == {"a3"}
    match.play("roof a3")
    assert "a4" not in cells(match, "brown")
    assert "h8" in cells(match, "brown")


def test_each_player_has_four_roofs():
    """Roofs: one palace in each of four colours, and then no roof is left."""
    match = position("o..b..g..v", seats=4, hands=["full", {}, {}, {}], roofs={})
    for cell in ("a1", "d1", "g1", "j1"):
        match.play(f"roof {cell}")
    assert hand(match, 1, "roof") == 0
    assert rule(match, "roof a1") == "turn.none-left"
    assert [roof["owner"] for roof in match.position()["roofs"]] == [1, 1, 1, 1]


def test_the_place_of_a_roof_on_its_palace_does_not_matter():
    """Follows from Roofs: a palace is one choice, named by its first building; any building of it is understood."""
    match = position(THREE)
    assert [action for action in match.legal() if action.startswith("roof")] == ["roof a1", "roof a3", "roof e1", "roof f3"]
    match.play("roof f1")
    assert match.position()["roofs"] == [{"cell": "e1", "owner": 1}]


def test_a_roof_is_one_of_the_two_pieces_of_the_turn():
    """Turn of play: after roof and roof, it is the next player's turn."""
    match = position(THREE)
    match.play("roof e1")
    assert match.position()["placements_left"] == 1
    match.play("roof a1")
    assert match.seat == 2


def test_a_roof_must_be_placed_when_nothing_else_can():
    """Our choice: there is no passing while a roof fits, a neutral one included."""
    match = position("o", hands=[{"roof": 1}, {"wall": 1}, {}])
    assert match.legal() == ["roof a1"]
    match = position("o", hands=[{"neutral": 1}, {"wall": 1}, {}])
    assert match.legal() == ["neutral a1"]


def test_a_player_may_end_without_a_palace_of_a_colour():
    """Follows from Roofs: the last palace that was free is gone, the own roof stays in the hand and the game ends."""
    match = position("o", hands=[{"roof": 1}, {"roof": 1}, {}])
    match.play("roof a1")
    assert match.over
    assert hand(match, 2, "roof") == 1


def test_a_colour_that_everybody_owns_leaves_the_game():
    """Roofs: the last claim of a colour empties all hands of its buildings, of no others."""
    match = position("b..b..b..g", roofs={"a1": 1, "d1": 2}, to_move=3)
    match.play("roof g1")
    assert [hand(match, seat, "brown") for seat in (1, 2, 3)] == [0, 0, 0]
    assert [hand(match, seat, "grey") for seat in (1, 2, 3)] == [6, 6, 6]
    assert rule(match, "brown h8") == "roofs.closed"


def test_a_colour_stays_open_while_one_player_lacks_it():
    """Roofs: neutral palaces do not count for the colour to close."""
    match = position("b..b..b..b", roofs={"a1": 1, "d1": 2})
    match.play("neutral g1")
    assert [hand(match, seat, "brown") for seat in (1, 2, 3)] == [6, 6, 6]
    assert match.position()["roofs"][-1] == {"cell": "g1", "owner": "neutral"}


def test_a_closed_colour_may_keep_palaces_without_a_roof():
    """Roofs, important: the buildings go although a palace is left that a neutral roof could still cover."""
    match = position("b..b..b..b", roofs={"a1": 1, "d1": 2}, to_move=3)
    match.play("roof g1")
    assert hand(match, 1, "brown") == 0
    assert rule(match, "neutral j1") is None
    assert rule(match, "roof j1") == "roofs.one-a-colour"
    assert rule(match, "stable k1") is None


def test_a_palace_under_a_neutral_roof_is_nobodys():
    """Roofs, 2 or 3 players: it scores for nobody, whatever the colour of the neutral roofs."""
    match = position(THREE, seats=2)
    match.play("neutral e1")
    assert match.scores() == [0, 0]
    assert match.terms(1) == match.terms(2) == []
    assert hand(match, 1, "neutral") == 1


def test_a_neutral_roof_goes_on_any_palace():
    """Roofs, important: also in a colour one owns, also where another neutral palace of the colour stands."""
    match = position("o..o..o..b", seats=2, roofs={"a1": 1, "d1": "neutral"})
    assert cells(match, "neutral") == {"g1", "j1"}
    assert cells(match, "roof") == {"j1"}


def test_a_neutral_roof_ends_the_growth_of_a_palace():
    """Roofs: a neutral palace has its final size like any other, and the next one of its colour starts."""
    match = position(THREE)
    match.play("neutral e1")
    assert rule(match, "grey g1") == "buildings.roofed"
    assert rule(match, "grey h8") is None


def test_there_is_no_neutral_roof_with_four_players():
    """Set-up: all four colours are the players' own."""
    match = position(THREE, seats=4)
    assert cells(match, "neutral") == set()
    assert rule(match, "neutral e1") == "turn.none-left"


def test_alone_with_pieces_there_is_no_duty_to_claim():
    """Our choice: the second edition knows no such duty; walls fill the turn, and so do tea and a neutral roof."""
    match = position("o", hands=[{"roof": 1, "neutral": 1, "wall": 3}, {}, {}], placements_left=2, tea=[1, 0, 0], tea_left=3)
    assert rule(match, "neutral a1") is None
    match.play("wall na")
    for action in ("wall nb", "neutral a1", "tea", "roof a1"):
        assert rule(match, action) is None
    match.play("wall nb")
    assert match.seat == 1
    assert hand(match, 1, "roof") == 1


ALONE = {"options": {"sole_player_must_roof": True}}


def test_alone_with_pieces_one_own_roof_a_turn_by_option():
    """Our choice: at the first placement anything goes, at the second the roof is due; once placed, the duty is done."""
    match = position("...o..b..g", hands=[{"roof": 3, "wall": 5}, {}, {}], placements_left=2, **ALONE)
    match.play("wall na")
    assert match.legal() == ["roof d1", "roof g1", "roof j1"]
    assert rule(match, "wall nb") == "sole.own-roof"
    match.play("roof d1")
    match.play("roof g1")
    assert rule(match, "wall nb") is None
    assert rule(match, "roof j1") is None
    match.play("wall nb")
    match.play("wall nc")
    assert match.legal() == ["roof j1"]


def test_alone_with_pieces_tea_does_not_dodge_the_roof():
    """Our choice: neither tea nor a neutral roof replaces the own roof that is due."""
    match = position("o", hands=[{"roof": 1, "neutral": 1, "wall": 5}, {}, {}], tea=[1, 0, 0], tea_left=3, **ALONE)
    assert rule(match, "neutral a1") == "sole.last-palace"
    match.play("wall na")
    assert rule(match, "tea") == "sole.own-roof"
    assert rule(match, "neutral a1") == "sole.own-roof"
    assert match.legal() == ["roof a1"]


def test_alone_with_pieces_a_neutral_roof_may_leave_a_palace():
    """Our choice: with two palaces free, the first placement may be a neutral roof on one of them."""
    match = position("o..b", hands=[{"roof": 1, "neutral": 1, "wall": 5}, {}, {}], **ALONE)
    assert cells(match, "neutral") == {"a1", "d1"}
    match.play("neutral a1")
    assert match.legal() == ["roof d1"]


def test_alone_means_that_all_other_hands_are_empty():
    """Our choice: one piece in another hand, even one that is stuck, and there is no duty."""
    match = position("o..o", hands=[{"roof": 1, "wall": 5}, {"roof": 1}, {}], roofs={"a1": 2}, **ALONE)
    match.play("wall np")
    assert rule(match, "wall no") is None
    match = position("o..o", hands=[{"roof": 1, "wall": 5}, {}, {}], roofs={"a1": 2}, **ALONE)
    match.play("wall np")
    assert rule(match, "wall no") == "sole.own-roof"


def test_alone_with_a_roof_that_fits_nowhere_one_plays_on():
    """Our choice: the duty holds only while an own roof can be placed."""
    match = position("o..o", hands=[{"roof": 1, "wall": 5}, {}, {}], roofs={"a1": 1}, **ALONE)
    match.play("wall na")
    assert {"wall nb", "wall w1"} <= set(match.legal())


def test_the_effects_of_one_roof():
    """Our choice: owner, tower tile with merchants, palace tile, tea and closed colour all follow from one roof."""
    match = position("""
        +##----
        -v..v.v
    """, roofs={"d1": 2, "f1": 3}, tea_left=1, palace_tiles={"violet": 2})
    match.play("roof a1")
    assert match.position()["roofs"][-1] == {"cell": "a1", "owner": 1}
    assert tower(match, 1) == (1, 0)
    assert hand(match, 1, "merchant") == 8 + 3
    assert match.position()["palace_tiles"]["violet"] == 2
    assert match.position()["tea"] == [1, 0, 0]
    assert [hand(match, seat, "violet") for seat in (1, 2, 3)] == [0, 0, 0]
