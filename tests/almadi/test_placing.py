"""Choosing a Landscape, placing it, what that activates, and the refill."""

from __future__ import annotations

from .table import characters, seat_with, table, two


def test_any_of_the_eight():
    """A game turn 1: one chooses any of the eight Landscapes of the board."""
    assert two().legal() == [f"take {row}{side}" for row in range(1, 5) for side in "ab"]
    assert two(board={"2a": None}).why("take 2a") == "board.empty"


def test_the_same_row():
    """A game turn 1: a Landscape goes into the row it was taken from."""
    found = two().play("take 2b")
    assert found.legal() == ["place 2,1"]
    assert found.why("place 3,1") == "place.row"


def test_right_of_the_start_tile():
    """A game turn 1: never on or left of the start tile, nor outside rows 1 to 4."""
    found = two().play("take 2b")
    assert found.why("place 2,0") == "place.occupied"
    assert found.why("place 0,0") == "place.rows"
    assert found.why("place 5,1") == "place.rows"


def test_next_to_a_landscape():
    """A game turn 1: orthogonally next to any Landscape of the realm, however long the row gets."""
    found = two({"1,1": "C01", "1,2": "O01", "2,4": "P01", "3,6": "M01"}).play("take 2a")
    assert found.legal() == ["place 2,1", "place 2,2", "place 2,3", "place 2,5", "place 2,6"]
    assert found.why("place 2,4") == "place.occupied"
    assert found.why("place 2,7") == "place.adjacent"


def test_an_island_will_do():
    """A game turn 1: an isolated Landscape is a neighbour like any other, and stays where it is."""
    found = two({"4,6": "P01"}).play("take 4a")
    assert found.legal() == ["place 4,1", "place 4,5", "place 4,7"]


def test_there_is_always_a_place():
    """A game turn 1: the end of the row is always free."""
    for row in range(1, 5):
        assert two().play(f"take {row}a").legal("place")


def test_placing_comes_first():
    """A game turn: the Landscape is placed before anything else happens."""
    found = two().play("take 1a")
    assert found.why("done") == "turn.moment"
    assert found.why("take 1b") == "turn.moment"


def test_activation_both_ways():
    """A game turn 2: an Activation side against an Effect side activates it, whoever of the two is new."""
    new_arrow = two({"1,1": "P06"}, board={"1a": "C01"}).play("take 1a", "place 1,2")
    assert new_arrow.pool == {"ruby": 1}
    new_effect = two({"1,1": "C01"}, board={"1a": "O13"}).play("take 1a", "place 1,2")
    assert new_effect.pool == {"marteline": 1}
    from_start = two(board={"4a": "P01"}).play("take 4a", "place 4,1")
    assert from_start.wish
    new_genie = two({"1,1": "C01"}, board={"1a": "O11"}).play("take 1a", "place 1,2")
    assert new_genie.wish


def test_like_sides_do_nothing():
    """A game turn 2: arrow against arrow, effect against effect, or a blank side activate nothing."""
    assert not two(board={"1a": "C01"}).play("take 1a", "place 1,1").pool
    assert not two(board={"2a": "P10"}).play("take 2a", "place 2,1").pool


def test_neighbours_of_neighbours_do_nothing():
    """A game turn 2: only contacts of the new Landscape count, not those that were there."""
    found = two({"1,1": "C01", "1,2": "O13"}, board={"2a": "M01"}).play("take 2a", "place 2,1")
    assert found.pool == {}


def test_effects_in_any_order_and_none_must_be_used():
    """A game turn 2: activated effects are realised in any order, each is optional, what is left is declined."""
    found = two({"1,1": "P06", "3,1": "C14"}, board={"2a": "C01"}).play("take 2a", "place 2,1")
    assert found.pool == {"marteline": 1}
    assert found.legal() == ["marteline", "done"]
    found.play("done")
    assert found.seat()["mosaics"] == []
    assert found.pool == {}


def test_every_symbol_counts():
    """A game turn 2, Marteline and Stall: each activated symbol brings a card."""
    found = two({"1,1": "P06", "3,1": "O13"}, board={"2a": "C01"}).play("take 2a", "place 2,1")
    assert found.pool == {"marteline": 1, "stall": 1}
    found.play("stall", "marteline")
    assert (len(found.seat()["stalls"]), len(found.seat()["mosaics"])) == (1, 1)
    assert found.why("marteline") == "effects.inactive"


def test_the_next_card_is_known():
    """A game turn 2, Marteline: piles lie face up: one gets the card one sees, and the next is uncovered."""
    found = two({"1,1": "P06"}, board={"2a": "C01"}, mosaic_pile={"top": "MO09", "left": 3}).play("take 2a", "place 2,1")
    found.draws = ["uncover MO20"]
    found.play("marteline")
    assert found.seat()["mosaics"] == ["MO09"]
    assert found.document()["mosaic_pile"] == {"top": "MO20", "left": 2, "under": [], "out": []}


def test_an_empty_pile_has_no_effect():
    """A game turn 2: without cards or rubies the effect does nothing."""
    found = two({"1,1": "P06", "3,1": "O13"}, board={"2a": "C01"}, mosaic_pile={}, stall_pile={}).play("take 2a", "place 2,1")
    assert found.legal() == ["done"]
    assert found.why("marteline") == "effects.empty"
    assert found.why("stall") == "effects.empty"
    dry = two({"1,1": "P06"}, board={"1a": "C01"}, ruby_supply=0).play("take 1a", "place 1,2")
    assert dry.why("ruby") == "effects.empty"


def test_the_last_card_of_a_pile():
    """A game turn 2: two symbols and one card: the second has nothing to bring."""
    found = two({"1,1": "P06", "2,2": "O13"}, board={"2a": "C01"}, mosaic_pile={"top": "MO09", "left": 0})
    found.play("take 2a", "place 2,1", "marteline")
    assert found.document()["mosaic_pile"]["top"] is None
    assert found.pool == {"marteline": 1}
    assert found.legal() == ["done"]
    assert found.why("marteline") == "effects.empty"


def test_rubies_come_from_the_supply():
    """A game turn 2, Ruby: a ruby goes from the supply to the player."""
    found = two({"1,1": "P06"}, board={"1a": "C01"}).play("take 1a", "place 1,2", "ruby")
    assert (found.seat()["rubies"], found.document()["ruby_supply"]) == (1, 29)


def test_a_jar_has_no_effect_now():
    """A game turn 2, Jar: nothing happens at once, but it counts."""
    found = two(board={"2a": "P01"}).play("take 2a", "place 2,1")
    assert found.legal() == ["done"]
    assert found.terms()["jars"] == 1
    assert found.cells("jars") == ["2,0:E"]


def test_refill_after_the_effects():
    """A game turn 3: the same space is filled from the pile after all effects, then the next player has a turn."""
    found = two({"1,1": "P06"}, board={"1a": "C01"}).play("take 1a", "place 1,2")
    assert found.document()["board"]["1a"] is None
    pile = sum(found.document()["pile"].values())
    found.play("ruby")
    board = found.document()["board"]
    assert board["1a"] is None
    found.draws = ["draw C05"]
    found.play("done")
    assert found.document()["board"] == {**board, "1a": "C05"}
    assert found.document()["discard"] == []
    assert sum(found.document()["pile"].values()) == pile - 1
    assert found.mover == 2


def test_turns_go_round():
    """A game turn: clockwise from seat to seat."""
    found = table(*(seat_with(f"S{number}") for number in (1, 2, 3)))
    movers = []
    for _ in range(4):
        movers.append(found.mover)
        found.play(found.legal()[0])
        found.play(found.legal()[0], "done")
    assert movers == [1, 2, 3, 1]


def test_ending_a_turn_is_a_decision():
    """Our choice: ending a turn is always said, also when nothing is left to do."""
    found = two(board={"1a": "C01"}).play("take 1a", "place 1,1")
    assert found.legal() == ["done"]


def test_example_of_a_round():
    """Example of a round: Stall and Genie from the Caravan, which the Genie takes to row 4 to wake a Moon."""
    found = two({"1,1": "M01", "2,1": "O01", "4,3": "P11", "3,2": "C01"}, board={"2b": "C11"}, objectives=["OBJ17"])
    found.play("take 2b", "place 2,2")
    assert found.wish
    assert found.pool == {"stall": 1}
    found.play("stall", "genie 2,2>4,2")
    assert found.pool == {"moon": 1}
    found.play("moon OBJ17", "done")
    assert found.seat()["objectives"] == {"OBJ17": False}
    assert len(found.seat()["stalls"]) == 1
    assert found.document()["board"]["2b"] is not None


def test_nothing_to_decide_when_it_is_over():
    """End of the game: then nothing is legal any more, and every reason says so."""
    found = two(seat=None, phase="over", pile={})
    assert found.mover is None
    assert found.legal() == []
    assert found.why("take 1a") == "end.over"


def test_only_while_drawing():
    """A game turn 3: what comes from a pile is nobody's decision."""
    found = characters(seat_with("S1"), seat_with("S2"))
    assert found.why("draw P01") == "piles.not-now"
    assert found.why("uncover MO01") == "piles.not-now"
