"""Position documents as they arrive: JSON that names its game, checked against the game's schema."""

from __future__ import annotations

import pytest

import zellige
from zellige.core import document
from zellige.core.document import check_shape
from zellige.core.errors import BadPosition
from zellige.core.language import sentence

HOME = zellige.get("nim").home
GOOD = zellige.new("nim", seats=2, seed=1).position()


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "nothing", "1" * 5000])
def test_what_is_not_json(text):
    with pytest.raises(BadPosition) as caught:
        document.parse(text)
    assert caught.value.params["problem"] == "not-json"


@pytest.mark.parametrize("text", ["[]", "null", "1", '"nim"', "{}", '{"game": 1}', '{"game": null}'])
def test_what_does_not_name_its_game(text):
    with pytest.raises(BadPosition) as caught:
        document.parse(text)
    assert caught.value.params["problem"] == "no-game"


def test_the_place_of_a_fault_is_said():
    with pytest.raises(BadPosition) as caught:
        document.parse('{"game": "nim",\n "left": 3,\n "left": 4}')
    assert sentence(caught.value, "en") == ("This position cannot be used: it is not JSON that can be used "
                                            "(line 3, column 2: the field “left” appears here a second time).")


def test_a_document_of_another_game_is_named_as_such():
    with pytest.raises(BadPosition) as caught:
        zellige.get("medina").position(GOOD)
    assert sentence(caught.value, "en").endswith(": it is a position of the game “nim”, not of Médina.")


@pytest.mark.parametrize("value", [None, [], "nim", 7])
def test_what_is_no_document_cannot_be_loaded(value):
    with pytest.raises(BadPosition):
        zellige.load(value)
    with pytest.raises(BadPosition):
        zellige.get("nim").position(value)


def test_a_good_document_passes():
    check_shape(GOOD, HOME)


def refusal(document, home=HOME):
    with pytest.raises(BadPosition) as caught:
        check_shape(document, home)
    said = sentence(caught.value, "en")
    assert said.startswith("This position cannot be used: ")
    assert "{" not in sentence(caught.value, "fr").replace("{…}", "")
    return said.removeprefix("This position cannot be used: ").removesuffix(".")


COUNT = "allowed: a whole number from 0 to 127"
FIELDS = "allowed: game, format, players, options, left, limit, taken, last or turn"


@pytest.mark.parametrize(("change", "said"), [
    ({"left": "many"}, f"the field “left” cannot be “many”; {COUNT}"),
    ({"left": -1}, f"the field “left” cannot be -1; {COUNT}"),
    ({"left": True}, f"the field “left” cannot be true; {COUNT}"),
    ({"left": 1.0}, f"the field “left” cannot be 1.0; {COUNT}"),
    ({"left": 10**30}, f"the field “left” cannot be {10**30}; {COUNT}"),
    ({"left": 10**4000}, f"the field “left” cannot be a number of more than 60 digits; {COUNT}"),
    ({"left": [[1, 2]] * 1000}, f"the field “left” cannot be {('[1, 2], ' * 9)[:58].join(['[', '…'])}; {COUNT}"),
    ({"taken": [0, "two"]}, f"the field “taken, seat 2” cannot be “two”; {COUNT}"),
    ({"players": 5}, "the field “players” cannot be 5; allowed: 2 or 3"),
    ({"colour": "red"}, f"there is no field “colour”; {FIELDS}"),
    ({"Limits": 1}, f"there is no field “Limits”; {FIELDS}; the nearest is “limit”"),
    ({"x" * 1000: 1}, f"there is no field “{'x' * 59}…”; {FIELDS}"),
    ({"format": "zellige-position/9"}, "the field “format” cannot be “zellige-position/9”; allowed: “zellige-position/1”; "
                                       "the nearest is “zellige-position/1”")])
def test_the_field_that_is_wrong_is_named_with_what_would_be_right(change, said):
    """Every answer names the guilty field, its value, what is allowed and the nearest right name."""
    assert refusal({**GOOD, **change}) == said


@pytest.mark.parametrize("field", ["players", "left", "taken", "turn"])
def test_a_missing_field_is_named(field):
    assert refusal({key: value for key, value in GOOD.items() if key != field}) == f"the field “{field}” is missing"


def test_every_missing_field_is_named():
    said = refusal({key: value for key, value in GOOD.items() if key not in ("players", "left")})
    assert said == "the field “players” is missing; the field “left” is missing"


def test_several_faults_are_told_at_once_and_counted_beyond_five():
    wrong = {"players": 9, "left": -1, "limit": 9, "taken": [0, -1], "last": 0, "turn": 0, "colour": 1}
    said = refusal({**GOOD, **wrong})
    assert said.count("; allowed") == 5
    assert said.endswith("; and 2 more problems")


@pytest.mark.parametrize(("game", "change", "said"), [
    ("medina", {"board": ["." * 14] * 2 + ["x" * 14] + ["." * 14] * 8},
     "the field “board, row 3” cannot be “xxxxxxxxxxxxxx”; allowed: something like “..oob..m......”"),
    ("medina", {"hands": [{"wall": -1}, {}]},
     "the field “hands, seat 1, wall” cannot be -1; allowed: a whole number from 0 to 99"),
    ("medina", {"arms": {"n": [1]}}, "the field “arms, n” has 1 entry instead of 2"),
    ("medina", {"streets": [[]]}, "the field “streets, entry 1” has 0 entries instead of 1 to 176"),
    ("five_tribes", {"resource_row": ["fish"] * 10}, "the field “resource_row” has 10 entries instead of 9 or fewer"),
    ("almadi", {"board": {"1a": {}}}, "the field “board, 1a” has 0 entries instead of 1 or more"),
    ("medina", {"own_roof_this_turn": "yes"}, "the field “own_roof_this_turn” cannot be “yes”; allowed: true or false"),
    ("five_tribes", {"tiles": {"a1": {}, "g9": {}}}, "there is no field “tiles g9”; allowed: something like “a1”, “f5”"),
    ("five_tribes", {"tiles": {"A1": {}}},
     "there is no field “tiles A1”; allowed: something like “a1”, “f5”; the nearest is “a1”"),
    ("five_tribes", {"tiles": {"b2": {"palms": 99}}},
     "the field “tiles b2, palms” cannot be 99; allowed: a whole number from 0 to 12"),
    ("five_tribes", {"players": [{"coins": -1}, {}]},
     "the field “players, seat 1, coins” cannot be -1; allowed: null or a whole number from 0 to 5000"),
    ("five_tribes", {"pending": {"kind": "palm"}}, "the field “pending, tile” is missing"),
    ("five_tribes", {"pending": {"kind": "keep"}}, "the field “pending, cards” is missing"),
    ("almadi", {"seats": [{"recruited": ["alibaba"]}, {}]},
     "the field “seat 1, recruited, entry 1” cannot be “alibaba”; allowed: something like “ali_baba”, “zumurrud”; "
     "the nearest is “ali_baba”"),
    ("almadi", {"board": {"1a": "p07", "5a": None}},
     "there is no field “board, 5a”; allowed: 1a, 1b, 2a, 2b, 3a, 3b, 4a or 4b; the field “board, 1a” cannot be “p07”; "
     "allowed: something like “P01”, “M22”, an object in braces or null; the nearest is “P07”"),
    ("almadi", {"seats": [{"tiles": {"9,9": "P01", "1,1": "P23"}}, {}]},
     "there is no field “seat 1, tiles 9,9”; allowed: something like “1,1”, “4,12”; the field “seat 1, tiles 1,1” cannot be "
     "“P23”; allowed: something like “P01”, “M22” or an object in braces; the nearest is “P22”")])
def test_rows_seats_and_cells_are_named_as_people_count_them(game, change, said):
    found = zellige.get(game)
    assert refusal({**zellige.new(game, seats=2, seed=1).position(), **change}, found.home) == said


@pytest.mark.parametrize(("game", "change", "said"), [
    ("almadi", {"seats": [{"stalls": ["ST01\n"]}, {}]},
     r"“seat 1, stalls, entry 1” cannot be “ST01\n”; allowed: something like “ST01”, “ST32”; the nearest is “ST01”"),
    ("five_tribes", {"phase": "move\u200b"}, r"“phase” cannot be “move\u200b”"),
    ("five_tribes", {"bag\t": ""}, r"there is no field “bag\t”"),
    ("medina", {"streets": [["a1", ["b1\u00a0"]]]}, r'cannot be ["b1\u00a0"]')])
def test_what_nobody_sees_is_shown(game, change, said):
    """Or a line end behind a name makes a sentence that refuses the right one."""
    found = zellige.get(game)
    assert said in refusal({**zellige.new(game, seats=2, seed=1).position(), **change}, found.home)


@pytest.mark.parametrize(("game", "change", "said"), [
    ("almadi", {"ruby_supply": 3, "pile": {"palace": 1, "caravan": 1, "oasis": 1, "market": 1}}, 5),
    ("five_tribes", {"palms": 1, "palaces": 2, "bag": "bgrw", "resource_row": []}, 5),
    ("medina", {"hands": [dict.fromkeys(("orange", "brown", "grey", "violet", "stable", "wall", "roof"), 1)] * 2}, 5),
    ("five_tribes", {"players": [{"used": ["marid"]}, {"used": ["enki"]}]}, 2)])
def test_a_game_says_several_faults_at_once(game, change, said):
    """As the schema does: what its pieces lack is told in one reading, each once, up to five and the number of the others."""
    with pytest.raises(BadPosition) as caught:
        zellige.load({**zellige.new(game, seats=2, seed=1).position(), **change})
    told = [caught.value.params["problem"], *(one["problem"] for one in caught.value.params["others"])]
    assert len(told) == said
    sentences = sentence(caught.value, "en").split("; ")
    assert len(set(sentences)) == len(sentences) >= said + (caught.value.params["more"] > 0)
    assert sentence(caught.value, "fr") != sentence(caught.value, "en")


def test_the_document_itself_is_no_object():
    assert refusal(None) == "the document cannot be null; allowed: an object in braces"


def test_a_position_that_is_only_not_whole_says_that_partial_accepts_it():
    """Where ``--partial`` would help, the sentence says so; where it would not, it does not."""
    whole = zellige.new("almadi", seats=2, seed=1).position()
    with pytest.raises(BadPosition) as caught:
        zellige.load({**whole, "ruby_supply": 3})
    assert sentence(caught.value, "en") == (
        "This is not a whole position: there are 3 rubies instead of 30. As a part of one (--partial) it can be used.")
    with pytest.raises(BadPosition) as caught:
        zellige.load({**whole, "ruby_supply": 3, "phase": "place"})
    assert "--partial" not in sentence(caught.value, "en")
