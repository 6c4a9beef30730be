"""Genie moves. S1 has a Genie in row 4: a Landscape with an arrow to the left at 4,1 wakes it."""

from __future__ import annotations

from .table import characters, seat_with, two


def waking(realm=None, tile="P01", **more):
    """A tile with arrows all round is placed at 4,1, and the Genie of the start tile waits."""
    return two(realm, board={"4a": tile}, **more).play("take 4a", "place 4,1")


def test_where_a_genie_can_move():
    """Genie: any tile of the realm, the new one too, to any row; never the start tile."""
    found = waking({"1,1": "C01"})
    moves = set(found.legal("genie"))
    assert {"genie 4,1>1,2", "genie 4,1>2,1", "genie 4,1>3,1", "genie 1,1>2,1", "genie 1,1>3,1", "genie 1,1>4,2"} == moves
    assert found.why("genie 1,0>1,2") == "genie.start"
    assert found.why("genie 3,3>1,2") == "genie.nothing"


def test_a_genie_keeps_the_other_rules():
    """Genie: right of the start tile, next to a Landscape, on an empty space, in rows 1 to 4."""
    found = waking({"1,1": "C01"})
    assert found.why("genie 4,1>1,1") == "place.occupied"
    assert found.why("genie 4,1>2,4") == "place.adjacent"
    assert found.why("genie 4,1>0,1") == "place.rows"
    assert found.why("genie 4,1>4,1") == "genie.same"


def test_a_tile_cannot_lean_on_itself():
    """Genie: adjacency is tested with the tile lifted."""
    found = waking({"1,1": "C01"})
    assert found.why("genie 1,1>1,2") == "place.adjacent"
    assert found.why("genie 4,1>4,2") == "place.adjacent"


def test_islands_and_gaps_may_be_left():
    """Genie: gaps and isolated Landscapes are allowed, and still score."""
    found = waking({"1,1": "C01", "1,2": "O01", "1,3": "O03"}).play("genie 1,1>3,1")
    assert found.seat()["tiles"] == {"1,2": "O01", "1,3": "O03", "3,1": "C01", "4,1": "P01"}
    assert found.terms()["oases"] == 6
    assert "genie" not in " ".join(found.legal())


def test_several_genies_are_one_move():
    """Genie: Genies that wake together, also at the first placement, let one Landscape move."""
    found = two({"3,1": "C11"}, board={"4a": "P01"}).play("take 4a", "place 4,1")
    assert found.wish
    found.play("genie 3,1>1,1")
    assert not found.wish
    assert found.why("genie 4,1>2,1") == "genie.none"


def test_three_moves_a_turn():
    """Genie: a move that wakes a Genie allows another, three in a turn at most; the same tile may move again."""
    found = waking({"1,1": "P20", "2,1": "C20", "3,1": "M05"}, tile="O01").play("genie 4,1>1,2")
    assert found.wish
    found.play("genie 1,2>2,2")
    assert found.document()["turn"]["moves"] == 2
    found = two({"4,1": "P01"}, seat=1, phase="effects", turn={"wish": True, "moves": 3, "refill": "4a"}, board={"4a": None})
    assert found.why("genie 4,1>1,1") == "genie.three"
    assert found.legal() == ["done"]


def test_the_limit_is_a_turn_s():
    """Genie: the next turn has three moves again."""
    found = waking().play("genie 4,1>3,1", "done")
    assert found.document()["turn"]["moves"] == 0


def test_no_direct_return():
    """Genie: the tile moved last does not go straight back; another may, and it may itself after another has moved."""
    turn = {"wish": True, "moves": 1, "no_return": ["1,1", "4,1"], "refill": "4a"}
    found = two({"1,1": "P01", "2,1": "O01"}, seat=1, phase="effects", turn=turn, board={"4a": None})
    assert found.why("genie 1,1>4,1") == "genie.back"
    assert found.why("genie 1,1>3,1") is None
    assert found.why("genie 2,1>4,1") is None
    found.play("genie 2,1>3,1")
    assert found.document()["turn"]["no_return"] == ["3,1", "2,1"]
    found.play("done")
    assert found.document()["turn"]["no_return"] is None


def test_a_new_tile_may_go_anywhere_first():
    """Genie: the first move of a tile just placed has no forbidden place."""
    assert waking().document()["turn"]["no_return"] is None


def test_effects_of_a_move_are_new_contacts():
    """Genie: a moved Landscape activates what it touches in its new place; lifting activates nothing."""
    found = waking({"1,1": "P06"}, tile="C01").play("genie 4,1>1,2")
    assert found.pool == {"ruby": 1}
    again = two({"1,1": "P06", "1,2": "C01"}, board={"4a": "P01"}).play("take 4a", "place 4,1", "genie 1,2>2,1")
    assert again.pool == {"marteline": 1}


def test_a_contact_can_wake_again():
    """Genie: a contact that comes into being again activates again."""
    turn = {"wish": True, "moves": 1, "refill": "4a"}
    found = two({"1,1": "P06", "1,2": "C01", "2,2": "O01"}, seat=1, phase="effects", turn=turn, board={"4a": None})
    found.play("genie 1,2>2,1")
    assert found.pool == {"marteline": 1}


def test_effects_stay_when_the_tile_moves_away():
    """Genie: what a placement activated can still be used after the tile has moved, and new effects join."""
    found = two({"3,1": "P16"}, board={"4a": "C01"}).play("take 4a", "place 4,1")
    assert found.wish
    assert found.pool == {"stall": 1}
    found.play("genie 4,1>1,1", "stall")
    assert len(found.seat()["stalls"]) == 1


def test_a_genie_need_not_be_used():
    """Genie: a Genie is optional like every effect."""
    assert "done" in waking().legal()
    found = waking().play("done")
    assert not found.wish


def test_without_a_genie_nothing_moves():
    """Genie: moving needs a Genie that waits."""
    found = two(board={"1a": "C01"}).play("take 1a", "place 1,1")
    assert found.why("genie 1,1>2,1") == "genie.none"


def test_rows_outside_need_abriza():
    """Genie: rows above and below belong to Abriza alone."""
    found = characters(seat_with("S1"), seat_with("S2"), board={"4a": "P01"}).play("take 4a", "place 4,1")
    assert found.why("genie 4,1>5,0") == "place.rows"
