"""The end of the game: out of pieces, out of room."""

from __future__ import annotations

from .drawing import cells, hand, position, rule


def test_who_has_no_pieces_left_plays_no_more():
    """End of the game: the others go on."""
    match = position(".", hands=[{"wall": 1}, {"wall": 3}, {"wall": 3}])
    movers = []
    while not match.over:
        movers.append(match.seat)
        match.play(match.legal()[0])
    assert movers == [1, 2, 2, 3, 3, 2, 3]


def test_the_game_ends_when_all_pieces_are_placed():
    """End of the game: with the very last piece, and then nothing is legal."""
    match = position(".", hands=[{"wall": 1}, {"wall": 1}, {}])
    match.play("wall na")
    assert not match.over
    match.play("wall nb")
    assert match.over
    assert match.legal() == []
    assert rule(match, "wall nc") == "end.over"
    assert rule(match, "tea") == "end.over"


def test_the_game_ends_when_nobody_can_place():
    """End of the game: what is left in the hands fits nowhere."""
    match = position("o..o", hands=[{"wall": 1}, {"roof": 2}, {"roof": 1}], roofs={"a1": 2, "d1": 3})
    match.play("wall np")
    assert match.over
    assert [hand(match, seat, "roof") for seat in (2, 3)] == [2, 1]
    one_palace_left = {"roofs": {"a1": 2, "d1": 3}, "hands": [{"wall": 1}, {"roof": 2}, {"roof": 1}]}
    match = position("o..o..o", **one_palace_left)
    match.play("wall np")
    assert match.over


def test_the_game_goes_on_when_all_palaces_are_claimed():
    """End of the game: walls, merchants and stables still count."""
    match = position("o", hands=[{"roof": 1, "wall": 1}, {"wall": 1, "stable": 1}, {}])
    match.play("roof a1")
    match.play("wall na")
    assert match.seat == 2
    assert cells(match, "stable") == {"a2", "b1"}


def test_scattered_skips_do_not_end_the_game():
    """End of the game: only when nobody at all can place is it over."""
    match = position(".", hands=[{"wall": 4}, {"roof": 1}, {"roof": 1}])
    while match.position()["hands"][0]["wall"]:
        assert match.seat == 1
        match.play(match.legal()[0])
    assert match.over


def test_who_wins_merchants_later_plays_again():
    """Our choice: a hand that was empty after an action and is not any more takes its turn."""
    match = position("""
        +#---
        -..o.
    """, hands=[{"wall": 2}, {}, {"wall": 2}], roofs={"c1": 2}, placements_left=2)
    match.play("wall nb")
    assert match.position()["towers"]["1"] == {"holder": None, "merchants": 3}
    match.play("wall nc")
    assert match.seat == 2
    assert hand(match, 2, "merchant") == 3


def test_who_wins_merchants_later_stays_out_by_option():
    """Our choice: out for good once the hand was empty; tiles still come, the merchants stay unplayed."""
    match = position("""
        +#---
        -.o..
    """, hands=[{"wall": 2}, {}, {"wall": 2}], roofs={"b1": 2}, options={"re_entry": False}, out=[2])
    match.play("wall nb")
    match.play("wall nc")
    assert match.seat == 3
    assert match.position()["towers"]["1"] == {"holder": 2, "merchants": 0}
    assert hand(match, 2, "merchant") == 3
    match.play("wall nd")
    match.play("wall ne")
    assert match.over


def test_an_empty_hand_is_out_after_a_complete_action_by_option():
    """Our choice: whether by the last piece or because a closed colour left the hands."""
    match = position("b..b..b", hands=[{"wall": 1}, {"brown": 2}, {"roof": 1, "wall": 1}], roofs={"a1": 1, "d1": 2},
                     options={"re_entry": False})
    match.play("wall np")
    assert match.position()["out"] == [1]
    match.play("brown g2")
    match.play("brown g3")
    assert match.position()["out"] == [1, 2]
    match = position("b..b..b", hands=[{"brown": 2}, {"wall": 2}, {"roof": 1, "wall": 1}], roofs={"a1": 1, "d1": 2},
                     options={"re_entry": False}, to_move=3)
    match.play("roof g1")
    assert match.position()["out"] == [1]


def test_all_effects_come_before_hands_are_looked_at():
    """Our choice: the last piece is a roof that brings merchants, so the hand was never empty and the player is not out."""
    match = position("+#-\n-o.", hands=[{"roof": 1}, {"wall": 1}, {}], options={"re_entry": False}, out=[3])
    match.play("roof a1")
    assert match.position()["out"] == [3]
    match.play("wall nb")
    assert match.seat == 1
    assert rule(match, "merchant h8") is None


def test_the_end_leaves_nothing_of_a_turn():
    """End of the game: nobody to move, nothing left to place."""
    match = position(".", hands=[{"wall": 1}, {}, {}], tea=[1, 0, 0], tea_left=5)
    match.play("wall na")
    document = match.position()
    assert document["to_move"] is None
    assert (document["placements_left"], document["placed_this_turn"], document["tea_at_turn_start"]) == (0, 0, 0)
