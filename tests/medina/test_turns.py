"""The turn: two pieces, fewer at the opening, passed over when nothing can be placed."""

from __future__ import annotations

import pytest

import zellige

from .drawing import cells, hand, position, rule


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_turn_is_two_pieces_and_goes_round(seats):
    """Turn of play: two placements each, seat after seat."""
    match = position(".", seats, hands=[{"wall": 9}] * seats)
    movers = []
    while len(movers) < 2 * seats + 2:
        movers.append(match.seat)
        match.play(match.legal()[0])
    assert movers == [*(seat for seat in range(1, seats + 1) for _ in range(2)), 1, 1]


@pytest.mark.parametrize(("first", "second"), [
    ("violet h1", "violet h2"), ("wall na", "orange h8"), ("stable b3", "merchant h8"), ("roof c3", "neutral e5"),
])
def test_the_two_pieces_may_be_of_any_kind(first, second):
    """Turn of play: equal or different, in any order."""
    match = position("""
        .....
        .....
        ..b..
        .....
        ....g
    """)
    match.play(first)
    match.play(second)
    assert match.seat == 2


def test_the_first_turn_of_two_players_is_one_piece():
    """Turn of play, 2 players: only the very first turn."""
    match = zellige.new("medina", seats=2, seed=4)
    counts = openings(match, 3)
    assert counts == [1, 2, 2]


@pytest.mark.parametrize("seats", [3, 4])
def test_the_first_two_turns_of_three_and_four_players_are_one_piece(seats):
    """Turn of play, 3 or 4 players: the first two turns."""
    match = zellige.new("medina", seats=seats, seed=4)
    counts = openings(match, 5)
    assert counts == [1, 1, 2, 2, 2]


def openings(match: zellige.Match, turns: int) -> list[int]:
    """How many pieces are placed in each of the first turns."""
    counts = [0] * turns
    while (turn := match.position()["turn"]) <= turns:
        counts[turn - 1] += 1
        match.play(next(action for action in match.legal() if action.startswith("wall")))
    return counts


def test_pieces_go_on_empty_cells():
    """Turn of play: all but roofs, which go on buildings."""
    match = position("osm")
    for kind in ("orange", "brown", "stable", "merchant"):
        for cell in ("a1", "b1", "c1"):
            assert rule(match, f"{kind} {cell}") == "turn.occupied"
    assert rule(match, "roof a1") is None


def test_only_pieces_of_the_own_supply_are_placed():
    """Turn of play: what the hand does not hold cannot be placed."""
    match = position("o", hands=[{"wall": 1, "brown": 1}, "full", "full"])
    for action, kind in (("orange a2", "orange"), ("stable a2", "stable"), ("merchant h8", "merchant"), ("roof a1", "roof"),
                         ("neutral a1", "neutral")):
        assert rule(match, action) == "turn.none-left", kind
    match.play("wall na")
    assert hand(match, 1, "wall") == 0


def test_a_piece_is_placed_while_one_can_be():
    """Our choice: there is no passing; every action is a placement (or tea)."""
    match = position("o", hands=[{"stable": 1, "orange": 3}, {"wall": 1}, {}])
    assert {action.split()[0] for action in match.legal()} == {"stable", "orange"}
    match.play("orange a2")
    assert match.seat == 1
    assert {action.split()[0] for action in match.legal()} == {"stable", "orange"}


def test_the_second_piece_lapses_when_none_can_be_placed():
    """Our choice: one of two pieces can be placed, so one is, and the turn ends."""
    match = position("o", hands=[{"stable": 1, "roof": 2}, {"wall": 4}, {}], roofs={"a1": 2})
    match.play("stable a2")
    assert match.seat == 2
    assert hand(match, 1, "roof") == 2


def test_the_first_piece_may_spoil_the_second():
    """Our choice: the neutral roof on the only palace leaves none for the own roof: that is a player's choice."""
    match = position("o", hands=[{"roof": 1, "neutral": 1}, {"wall": 4}, {}])
    assert match.legal() == ["neutral a1", "roof a1"]
    match.play("neutral a1")
    assert match.seat == 2
    assert hand(match, 1, "roof") == 1


def test_who_can_place_nothing_is_passed_over():
    """Our choice: seat 2 holds a roof without a palace; it is skipped, and the log says so."""
    match = position(".", hands=[{"wall": 5}, {"roof": 1}, {"wall": 5}])
    match.play("wall na")
    events = match.play("wall nb")
    assert match.seat == 3
    assert [(event.kind, event.seat) for event in events[1:]] == [("skipped", 1)]


def test_who_was_passed_over_comes_back():
    """Our choice: as soon as something can be placed again."""
    match = position(".", hands=[{"wall": 5}, {"roof": 1}, {"orange": 1, "wall": 4}])
    match.play("wall na")
    match.play("wall nb")
    match.play("orange e5")
    match.play("wall nc")
    match.play("wall nd")
    match.play("wall ne")
    assert match.seat == 2
    assert match.legal() == ["roof e5"]


def test_merchants_just_won_may_be_the_second_piece():
    """Our choice: they go to the hand at once."""
    match = position("+#-\n-o.", hands=[{"roof": 1, "wall": 1}, {"wall": 4}, {}])
    assert cells(match, "merchant") == set()
    match.play("roof a1")
    assert match.seat == 1
    assert rule(match, "merchant h8") is None


def test_the_last_piece_is_a_turn_of_its_own():
    """End of the game: one piece at the start of the turn, one placement, even when it brings merchants."""
    match = position("+#-\n-o.", hands=[{"roof": 1}, {"wall": 4}, {"wall": 2}], to_move=3, placements_left=1)
    match.play("wall nb")
    assert (match.seat, match.position()["placements_left"]) == (1, 1)
    match.play("roof a1")
    assert match.seat == 2
    assert hand(match, 1, "merchant") == 3
    assert match.position()["placements_left"] == 2


def test_merchants_won_by_the_last_piece_are_due_by_option():
    """Our choice: by option a second placement follows, for which tea may stand in; without merchants the turn ends."""
    options = {"last_piece_second_placement": True}
    match = position(".", hands=[{"wall": 1}, {"wall": 1}, {}], options=options, placements_left=2)
    match.play("wall na")
    assert match.seat == 2
    assert match.position()["placements_left"] == 2
    match.play("wall nb")
    assert match.over
    match = position("+#-\n-o.", hands=[{"roof": 1}, {"wall": 4}, {}], options=options, placements_left=2,
                     tea=[1, 0, 0], tea_left=5)
    match.play("roof a1")
    assert match.seat == 1
    assert {action.split()[0] for action in match.legal()} == {"merchant", "tea"}


def test_stuck_pieces_count_at_the_start_of_the_turn():
    """Our choice: one piece that fits and a roof that does not make a turn of two, so merchants won by the first are due."""
    hands = [{"wall": 4}, {"stable": 1, "roof": 1}, {}]
    match = position("""
        +##---
        -.....
        -.o...
    """, hands=hands, roofs={"b2": 2})
    match.play("wall nc")
    match.play("wall nd")
    assert (match.seat, match.position()["placements_left"]) == (2, 2)
    match.play("stable b1")
    assert match.seat == 2
    assert hand(match, 2, "merchant") == 3
    assert {action.split()[0] for action in match.legal()} == {"merchant"}


def test_a_player_alone_goes_on_turn_after_turn():
    """End of the game, advice: the last one with pieces places on at will."""
    match = position(".", hands=[{"wall": 5}, {}, {}])
    turns = []
    while not match.over:
        turns.append(match.position()["turn"])
        match.play(match.legal()[0])
    assert turns == [3, 3, 4, 4, 5]
