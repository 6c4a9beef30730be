"""What a position leaves out: what play would have made of it, what is assumed where nothing decides, what it meant before."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

import stripping
from stripping import strip, without
from zellige.core.errors import PersonError
from zellige.games.medina import GAME
from zellige.games.medina.components import SEAT_COUNTS

from .drawing import position, tower
from .play import moments, some_options

ALWAYS = {"game", "format", "players", "board"}
DEAL = GAME.to_document(GAME.new(2, 7))


assumed, read = partial(stripping.assumed, GAME), partial(stripping.completed, GAME)


def small(*rows: str, **fields: Any) -> dict[str, Any]:
    """A part of a table of two: some rows of the city, and walls in both hands."""
    board = [*(row.ljust(14, ".") for row in rows), *["." * 14] * (10 - len(rows))]
    return {"game": "medina", "players": 2, "board": board, "hands": [{"wall": 3}, {"wall": 3}], **fields}


CLOSED_STREET = small("m...ooo", "....omo", "....ooo")
"""A merchant in a corner, and one that reads later and is walled in."""


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("part", [False, True])
def test_what_is_left_out_comes_back_as_play_had_it_or_is_said(seats, part):
    """One field, several, or a part of one: no other value without a word."""
    chance = Random(seats)
    for state in moments(seats, some_options(seats), seats, 5):
        strip(GAME, GAME.to_document(state), chance, ALWAYS, 6, 4, (part,))


def test_a_whole_position_says_most_by_its_pieces():
    """Without hands, turn and tiles the deal is the deal: nothing has been placed."""
    least = {field: DEAL[field] for field in ("game", "players", "options", "board")}
    assert read({**least, "to_move": DEAL["to_move"]}, False) == DEAL
    assert assumed({**least, "to_move": DEAL["to_move"]}, False) == ["arms"]


@pytest.mark.parametrize(("seats", "turn", "owed"), [(2, 1, 1), (2, 2, 2), (3, 2, 1), (3, 3, 2), (4, 2, 1), (4, 3, 2)])
def test_an_opening_turn_owes_one_placement(seats, turn, owed):
    """Turn of play: the first turns are a single piece."""
    assert position("...", seats, turn=turn).position()["placements_left"] == owed


@pytest.mark.parametrize(("option", "owed"), [(False, 1), (True, 2)])
def test_a_last_piece_owes_what_its_option_says(option, owed):
    """Zellige: with one piece in hand the turn is one placement, by option two."""
    match = position("...", hands=[{"wall": 1}, {"wall": 2}, {}], options={"last_piece_second_placement": option})
    assert match.position()["placements_left"] == owed


@pytest.mark.parametrize(("fields", "placed", "left"), [
    ({"placements_left": 1}, 1, 1), ({"placements_left": 2}, 0, 2), ({"placed_this_turn": 1}, 1, 1), ({"turn": 1}, 0, 1),
    ({"own_roof_this_turn": True}, 1, 1)])
def test_the_steps_of_a_turn_tell_one_another(fields, placed, left):
    """A turn owes two, or one: who still owes one of two has placed one."""
    found = read(small(**fields))
    assert (found["placed_this_turn"], found["placements_left"]) == (placed, left)
    assert "placed" not in assumed(small(**fields))


def test_pieces_on_the_table_tell_the_turn():
    """Every turn before was whole, so seven placements are the opening turn, three of two, and a new one."""
    state = GAME.new(2, 7)
    for _ in range(7):
        GAME.apply(state, GAME.legal_actions(state)[-1])
    document = GAME.to_document(state)
    assert (document["turn"], document["placed_this_turn"]) == (5, 0)
    assert read(without(document, ("turn",), ("placed_this_turn",), ("placements_left",)), False) == document
    assert not assumed(without(document, ("turn",)), False)


@pytest.mark.parametrize(("option", "out"), [(True, []), (False, [2])])
def test_a_seat_without_pieces_is_out_by_option(option, out):
    """Zellige: without re-entry nobody comes back."""
    found = small(hands=[{"wall": 3}, {}], options={"re_entry": option})
    assert read(found)["out"] == out
    assert "out" not in assumed(found)


def test_who_may_have_won_merchants_after_being_out_is_said_to_be_in():
    """Zellige: a hand of nothing but merchants of a tower may be that of a seat that was out."""
    found = small(hands=[{"wall": 3}, {"merchant": 3}], options={"re_entry": False}, towers={"1": {"holder": 2}})
    assert read(found)["out"] == []
    assert "out" in assumed(found)


def test_the_one_who_can_place_is_to_move():
    """End of the game: who can place nothing is passed over; nobody moves when nobody can."""
    only_second = small(hands=[{"roof": 1}, {"wall": 1}])
    assert read(only_second)["to_move"] == 2
    assert "mover" not in assumed(only_second)
    assert read(small(hands=[{"roof": 1}, {"roof": 1}]))["to_move"] is None
    assert read(small())["to_move"] == 1
    assert "mover" in assumed(small())


def test_a_tower_tile_lies_with_the_palace_beside_its_walls():
    """Tower tiles: whoever is connected takes the tile, the first its merchants; a neutral palace leaves it on the board."""
    drawing = """
        +##---
        -oo...
    """
    assert tower(position(drawing, roofs={"a1": 2}), 1) == (2, 0)
    assert tower(position(drawing, roofs={"a1": "neutral"}), 1) == (None, 0)
    assert tower(position(drawing), 1) == (None, 3)
    assert tower(position(drawing, roofs={"a1": 2}, towers={"1": {"holder": None, "merchants": 0}}), 1) == (None, 0)


def test_of_two_palaces_at_a_tower_the_one_claimed_last_is_taken_and_said():
    """Tower tiles: the last connected keeps it, and nobody can see who that was."""
    found = small("oo.gg", arms={"n": [5, 0]}, roofs=[{"cell": "d1", "owner": 2}, {"cell": "a1", "owner": 1}])
    assert read(found)["towers"]["1"] == {"holder": 1, "merchants": 0}
    assert "tower" in assumed(found)
    assert "tower" not in assumed({**found, "towers": {"1": {"holder": 2}}})


def test_of_equal_palaces_the_earlier_holds_the_tile_unless_stables_came():
    """Palace tiles: a later palace must be larger; a stable may have made it so."""
    roofs = [{"cell": "d1", "owner": 2}, {"cell": "a1", "owner": 1}]
    assert read(small("oo.oo", roofs=roofs))["palace_tiles"]["orange"] == 2
    assert "palace-tile" not in assumed(small("oo.oo", roofs=roofs))
    assert "palace-tile" in assumed(small("os.oo", roofs=roofs))


def test_the_street_that_can_go_on_is_the_newest():
    """Merchants: a street is closed before the next one opens."""
    assert read(CLOSED_STREET)["streets"] == [["f2"], ["a1"]]
    assert "streets" not in assumed(CLOSED_STREET)
    assert "streets" in assumed(small("m....m"))


def test_where_merchants_branch_the_longest_line_is_a_street():
    """Merchants: a new street may touch one merchant of an earlier one; on the table nothing tells them apart."""
    touching = small("mmmm", ".m", ".m.m", ".mmm")
    assert read(touching)["streets"] == [["a1"], ["d1", "c1", "b1", "b2", "b3", "b4", "c4", "d4", "d3"]]
    assert "streets" in assumed(touching)
    with pytest.raises(PersonError, match="branches"):
        read({**touching, "options": {"new_street_max_touch": 0}})


@pytest.mark.parametrize("seed", [9, 12, 37])
def test_what_stands_on_the_table_at_the_end_is_enough(seed):
    """In these games streets touch: on the table they are one group that branches."""
    state, dice = GAME.new(2, seed), Random(seed)
    while legal := GAME.legal_actions(state):
        GAME.apply(state, dice.choice(legal))
    whole = GAME.to_document(state)
    on_table = ("game", "players", "board", "arms", "roofs", "palace_tiles", "towers")
    seen = GAME.position({name: whole[name] for name in on_table})
    assert GAME.scores(seen) == GAME.scores(state)
    assert GAME.to_document(seen)["board"] == whole["board"]


def test_tea_is_assumed_to_be_drunk():
    """Tea tiles: what violet palaces brought may be there or not."""
    claimed = small("vv", roofs=[{"cell": "a1", "owner": 2}])
    assert (read(claimed)["tea"], read(claimed)["tea_left"]) == ([0, 0], 3)
    assert "tea" in assumed(claimed)
    assert "tea" not in assumed(small("oo", roofs=[{"cell": "a1", "owner": 2}]))


def test_nothing_is_assumed_about_a_whole_position():
    """Whatever is written out is believed."""
    for part in (False, True):
        assert assumed(DEAL, part) == []


OLD = [
    ("placements_left", small(turn=1), 2),
    ("placed_this_turn", small(placements_left=1), 0),
    ("turn", DEAL, 2),
    ("out", small(hands=[{"wall": 3}, {}], options={"re_entry": False}), []),
    ("streets", CLOSED_STREET, [["a1"], ["f2"]]),
    ("towers", small("oo", arms={"n": [2, 0]}, roofs=[{"cell": "a1", "owner": 2}]),
     {str(number): {"holder": None, "merchants": 4 - number} for number in range(1, 5)}),
    ("tea_at_turn_start", small("vv", roofs=[{"cell": "a1", "owner": 1}], tea=[3, 0], own_roof_this_turn=True), 3),
]


@pytest.mark.parametrize(("field", "document", "before"), OLD, ids=[field for field, *_ in OLD])
def test_what_was_written_before_reads_as_before(field, document, before):
    """Records and stored tables: every default that has changed."""
    left_out = without(document, (field,))
    assert GAME.to_document(GAME.kept_position(left_out))[field] == before
    assert read(left_out, document is not DEAL)[field] != before


def test_the_old_reading_leaves_alone_what_is_no_position():
    """What is refused is refused with its own reason."""
    for document in ({}, {"board": 3}, {"players": 2, "board": ["mm", "mm"]}, {"players": 9, "board": []}):
        assert GAME.old_reading(document) == document
