"""Position documents as they arrive: JSON that names its game, checked against the game's schema."""

from __future__ import annotations

import pytest

import zellige
from zellige.core import document
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
    assert sentence(caught.value, "en") == ("This is not a position that can be used: it is not JSON that can be used "
                                            "(line 3, column 2: the field “left” stands here a second time).")


def test_a_document_of_another_game_is_named_as_such():
    with pytest.raises(BadPosition) as caught:
        zellige.get("medina").position(GOOD)
    assert sentence(caught.value, "en").endswith(": it is one of the game “nim”, not of Médina.")


@pytest.mark.parametrize("value", [None, [], "nim", 7])
def test_what_is_no_document_cannot_be_loaded(value):
    with pytest.raises(BadPosition):
        zellige.load(value)
    with pytest.raises(BadPosition):
        zellige.get("nim").position(value)


def test_a_good_document_passes():
    document.check_shape(GOOD, HOME)


@pytest.mark.parametrize(("change", "said"), [
    ({"left": "many"}, "the field “left” cannot be many"),
    ({"left": -1}, "the field “left” cannot be -1"),
    ({"left": True}, "the field “left” cannot be true"),
    ({"left": 10**30}, "the field “left” cannot be " + str(10**30)),
    ({"taken": [0, "two"]}, "the field “taken/1” cannot be two"),
    ({"colour": "red"}, "there is no field “colour”"),
    ({"x" * 1000: 1}, f"there is no field “{'x' * 59}…”"),
    ({"format": "zellige-position/9"}, "the field “format” cannot be zellige-position/9")])
def test_the_field_that_is_wrong_is_named(change, said):
    with pytest.raises(BadPosition) as caught:
        document.check_shape({**GOOD, **change}, HOME)
    assert sentence(caught.value, "en") == f"This is not a position that can be used: {said}."


@pytest.mark.parametrize("field", ["players", "left", "taken", "turn"])
def test_a_missing_field_is_named(field):
    with pytest.raises(BadPosition) as caught:
        document.check_shape({key: value for key, value in GOOD.items() if key != field}, HOME)
    assert sentence(caught.value, "en") == f"This is not a position that can be used: the field “{field}” is missing."
