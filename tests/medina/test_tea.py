"""Tea tiles: who receives them, and what one does."""

from __future__ import annotations

import zellige

from .drawing import cells, position, rule

VIOLETS = "v..v..v..v..v"


def test_owners_of_violet_palaces_receive_three_two_one():
    """Tea tiles: three for the first, two for the second, one for the third, nothing for the fourth."""
    match = position(VIOLETS, seats=4, hands=[{"roof": 1, "wall": 1}] * 4)
    for cell in ("a1", "d1", "g1", "j1"):
        match.play(f"roof {cell}")
        match.play(next(action for action in match.legal() if action.startswith("wall")))
    assert match.position()["tea"] == [3, 2, 1, 0]
    assert match.position()["tea_left"] == 0


def test_other_colours_bring_no_tea():
    """Tea tiles: only violet palaces do."""
    match = position("o..b..g")
    match.play("roof a1")
    match.play("roof d1")
    assert match.position()["tea"] == [0, 0, 0]
    assert match.position()["tea_left"] == 6


def test_a_neutral_violet_palace_sends_its_tea_to_the_box():
    """Tea tiles, 2 or 3 players, example: three for the first, two burnt, one for the third."""
    match = position(VIOLETS)
    match.play("roof a1")
    match.play("neutral d1")
    assert match.position()["tea"] == [3, 0, 0]
    assert match.position()["tea_left"] == 1
    match.play("roof g1")
    assert match.position()["tea"] == [3, 1, 0]
    assert match.position()["tea_left"] == 0


def test_the_amount_goes_by_claims_not_by_palaces():
    """Tea tiles: violet palaces that nobody owns do not count, neutral claims do."""
    match = position(VIOLETS, seats=2)
    match.play("neutral g1")
    match.play("roof a1")
    assert match.position()["tea"] == [2, 0]


def test_tea_replaces_the_second_piece():
    """Tea tiles: after one piece, one tile goes back to the box and the turn ends."""
    match = position(".", tea=[2, 0, 0], tea_left=3)
    match.play("wall na")
    assert rule(match, "tea") is None
    match.play("tea")
    assert match.seat == 2
    assert match.position()["tea"] == [1, 0, 0]
    assert match.position()["tea_left"] == 3


def test_at_least_one_piece_is_placed_before_tea():
    """Tea tiles: never instead of the first piece."""
    match = position(".", tea=[2, 0, 0], tea_left=3)
    assert rule(match, "tea") == "tea.first"


def test_one_tea_a_turn():
    """Tea tiles: the tile ends the turn, so a second cannot follow."""
    match = position(".", tea=[2, 2, 0], tea_left=2)
    match.play("wall na")
    match.play("tea")
    assert match.position()["placed_this_turn"] == 0
    assert rule(match, "tea") == "tea.first"


def test_without_a_tile_there_is_no_tea():
    """Tea tiles: one must own a tile."""
    match = position(".", tea=[0, 3, 0], tea_left=3)
    match.play("wall na")
    assert rule(match, "tea") == "tea.none"


def test_nobody_has_to_use_tea():
    """Tea tiles: beside tea all placements stay allowed; where none is, the turn ends and the tile is kept."""
    match = position("o", hands=[{"roof": 1, "wall": 2}, {"wall": 1}, {}], tea=[1, 0, 0], tea_left=3)
    match.play("wall na")
    assert {"tea", "wall nb", "roof a1"} <= set(match.legal())
    match = position("o", hands=[{"roof": 2}, {"wall": 1}, {}], tea=[1, 0, 0], tea_left=3)
    match.play("roof a1")
    assert match.seat == 2
    assert match.position()["tea"] == [1, 0, 0]


def test_a_turn_of_one_placement_has_no_room_for_tea():
    """Tea tiles: with the last piece one plays it, and the turn is over."""
    match = position(".", hands=[{"wall": 1}, {"wall": 2}, {}], tea=[1, 0, 0], tea_left=3)
    assert rule(match, "tea") == "tea.first"
    match.play("wall na")
    assert match.seat == 2


def test_tea_won_this_turn_may_be_used_at_once():
    """Our choice: the roof on violet is the first piece, its tea replaces the second."""
    match = position("v")
    match.play("roof a1")
    assert rule(match, "tea") is None


def test_tea_won_this_turn_waits_by_option():
    """Our choice: only who held a tile at the start of the turn may use one."""
    options = {"same_turn_tea": False}
    match = position("v", options=options)
    match.play("roof a1")
    assert rule(match, "tea") == "tea.same-turn"
    turn_before = {"hands": ["full", {}, {"wall": 1}], "to_move": 3, "placements_left": 1}
    match = position("v", options=options, tea=[1, 0, 0], tea_left=3, **turn_before)
    match.play("wall np")
    match.play("roof a1")
    assert rule(match, "tea") is None


def test_tea_is_worth_nothing_at_the_end():
    """Tea tiles: no points for tiles left."""
    assert position(".", tea=[3, 2, 1], tea_left=0).scores() == [0, 0, 0]


def test_a_game_without_tea():
    """Our choice: by option there are no tiles, and violet is a colour like others."""
    match = zellige.new("medina", seats=2, seed=1, options={"tea": False})
    assert match.position()["tea_left"] == 0
    match = position("v", options={"tea": False})
    match.play("roof a1")
    assert match.position()["tea"] == [0, 0, 0]
    assert rule(match, "tea") == "tea.off"
    assert cells(match, "wall")
