"""Position documents: there and back, and one sentence for what cannot be."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from zellige.core.errors import BadPosition, NotationError, PersonError
from zellige.core.language import LANGUAGES, sentence
from zellige.games.five_tribes import GAME
from zellige.games.five_tribes.actions import ACTIONS, TEXTS

DEAL = GAME.to_document(GAME.new(3, 11))


def refused(document: dict[str, Any], partial: bool = False) -> str:
    """Why a document is refused; it can be said in both languages."""
    with pytest.raises(BadPosition) as caught:
        GAME.position(document, partial)
    for code in LANGUAGES:
        assert sentence(caught.value, code)
    return str(caught.value.params["problem"])


def changed(**fields: Any) -> dict[str, Any]:
    return {**deepcopy(DEAL), **fields}


def test_a_deal_comes_back_byte_for_byte():
    assert GAME.from_document(DEAL, False).tobytes() == GAME.new(3, 11).tobytes()


def test_missing_fields_have_defaults():
    """README of the format: nobody has done anything yet."""
    state = GAME.from_document({"players": 2}, True)
    document = GAME.to_document(state)
    assert (document["phase"], document["seat"], document["palms"], document["palaces"]) == ("move", 1, 12, 10)
    assert document["bid_order"] == [1, None, None, None]
    assert document["tiles"]["f5"] == {
        "type": "small_market",
        "value": 6,
        "meeples": "",
        "camel": None,
        "palms": 0,
        "palaces": 0,
    }
    assert [player["camels"] for player in document["players"]] == [11, 11]


@pytest.mark.parametrize(
    ("document", "problem"),
    [
        ({"players": 5}, "field-value"),
        ({}, "field-missing"),
        ({"players": 2, "colour": "red"}, "field-unknown"),
        ({"players": 2, "seat": 3}, "no-seat"),
        ({"players": [{"djinns": ["enki"]}, {"djinns": ["enki"]}]}, "djinn-twice"),
        ({"players": 2, "djinn_row": ["boaz"], "djinn_pile": ["boaz"]}, "djinn-twice"),
        ({"players": [{"used": ["enki"]}, {}]}, "used-djinn"),
        ({"players": [{"djinns": ["boaz"], "used": ["boaz"]}, {}]}, "used-djinn"),
        ({"players": [{"kumarbi_used": True}, {}]}, "used-djinn"),
        ({"players": [{"cards": ["fish"], "known": ["gold"]}, {}]}, "known-cards"),
        ({"players": [{"hidden_cards": 2}, {}], "resource_pile": ["fish"]}, "hidden-cards"),
        ({"players": 2, "djinn_discard": 2}, "hidden-djinns"),
        (
            {"players": 2, "bid_order": [1, 1, 2, 2], "turn_order": [1, None, None, None, None, None, None, None, None]},
            "too-many-markers",
        ),
        ({"players": 2, "phase": "bid", "seat": 1, "bid_order": [2, 1, None, None]}, "not-bidding"),
        ({"players": 2, "seat": 1, "bid_order": [2, None, None, None]}, "no-marker"),
        ({"players": 2, "phase": "sow"}, "sow"),
        ({"players": 2, "phase": "move", "sow": {"start": "c3", "hand": "w"}}, "sow"),
        ({"players": 2, "phase": "sow", "sow": {"start": "c3", "hand": "w"}}, "cannot-finish"),
        ({"players": 2, "phase": "sow", "sow": {"start": "c3", "hand": "w", "drops": [["d4", "red"]]}}, "path"),
        (
            {
                "players": 2,
                "phase": "sow",
                "sow": {"start": "c3", "hand": "w", "drops": [["c2", "red"], ["c3", "red"], ["c2", "red"]]},
            },
            "path",
        ),
        ({"players": 2, "phase": "sow", "sow": {"start": "c3", "hand": "w", "drops": [["c2", "red"]]}}, "drop-missing"),
        ({"players": 2, "phase": "tile"}, "no-capture"),
        ({"players": 2, "phase": "move", "captured": {"tile": "c3", "colour": "red", "count": 1}}, "early-capture"),
        ({"players": 2, "phase": "bid", "pending": {"kind": "palm", "tile": "c3"}}, "pending"),
        ({"players": 2, "phase": "finish", "pending": {"kind": "keep", "cards": []}}, "pending"),
        ({"players": 2, "phase": "finish", "drawing": {"kind": "sloar", "left": 1}}, "drawing"),
        ({"players": 2, "phase": "finish", "drawing": {"kind": "row", "left": 1}, "resource_pile": ["fish"]}, "drawing"),
    ],
)
def test_what_cannot_be_is_refused_with_one_sentence(document, problem):
    assert refused(document, True) == problem


@pytest.mark.parametrize(("fields", "said"), [
    ({"bid_order": [1, 3, None, None]}, "the field “bid_order, entry 2” cannot be 3; allowed: a seat from 1 to 2"),
    ({"tiles": {"c3": {"camel": 4}}}, "the field “tiles c3, camel” cannot be 4; allowed: a seat from 1 to 2"),
    ({"players": [{"djinns": ["enki"], "used": ["baal"]}, {}]},
     "the field “players, seat 1, used” cannot be about Ba’al; allowed: those that the seat has and pays for (enki)"),
    ({"players": [{"kumarbi_used": True}, {}]},
     "the field “players, seat 1, kumarbi_used” cannot be about Kumarbi; the seat has no djinn that is paid for"),
    ({"players": [{"cards": ["fish"], "known": ["gold", "fish"]}, {}]},
     "the field “players, seat 1, known” names cards that the seat does not hold: gold"),
    ({"seat": 1, "bid_order": [2, None, None, None], "phase": "move"},
     "the field “seat” cannot be 1, which has no marker in “bid_order”; allowed: 2"),
    ({"phase": "bid", "seat": 1, "bid_order": [2, 1, None, None]},
     "the field “seat” cannot be 1; in the phase bid it is whose marker is first in “bid_order”: 2"),
    ({"phase": "tile"}, "the field “captured” must say what was captured, for the phase is tile")])
def test_a_refusal_names_the_field_its_value_and_what_is_allowed(fields, said):
    with pytest.raises(BadPosition) as caught:
        GAME.position({"players": 2, **fields}, True)
    assert sentence(caught.value, "en") == f"This position cannot be used: {said}."
    assert "«" in sentence(caught.value, "fr")


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"bag": "w"}, "count-meeples"),
        ({"palms": 11}, "count-palms"),
        ({"palaces": 9}, "count-palaces"),
        ({"resource_discard": ["fish"]}, "count-cards"),
        ({"djinn_pile": DEAL["djinn_pile"][1:]}, "count-djinns"),
        ({"tiles": {}}, "tiles-unnamed"),
        ({"players": [{"camels": 7}, {}, {}]}, "count-camels"),
        ({"bid_order": [DEAL["seat"], None, None, None]}, "count-markers"),
    ],
)
def test_pieces_must_add_up_unless_partial(fields, problem):
    assert refused(changed(**fields)) == problem


def test_tiles_of_which_there_are_too_many_are_named():
    tiles = {name: {**tile} for name, tile in DEAL["tiles"].items()}
    tiles["c3"] |= {"type": "oasis", "value": 7}
    with pytest.raises(BadPosition) as caught:
        GAME.position(changed(tiles=tiles))
    assert ": c3 is an Oasis of value 7; the box has none." in sentence(caught.value, "en")
    assert caught.value.params["at"] == ["tiles/c3"]
    own = {name: tile for name, tile in DEAL["tiles"].items() if name in ("a1", "b1")}
    with pytest.raises(BadPosition) as caught:  # of the others nobody has said that they are Small Markets
        GAME.position(changed(tiles=own))
    assert ": nobody has said which tiles lie on c1, d1, e1, " in sentence(caught.value, "en")


def test_every_action_has_one_notation_and_back():
    """One to one, whatever the position."""
    state = GAME.new(2, 1)
    assert len(set(TEXTS)) == ACTIONS
    assert all(GAME.parse(state, text) == action for action, text in enumerate(TEXTS))
    assert GAME.parse(state, "  Drop  C3   RED ") == TEXTS.index("drop c3 red")


@pytest.mark.parametrize(
    "text", ["", "drop", "drop c3", "drop g3 red", "bid 2", "sell gold,fish", "buy 2,1", "use boaz", "kill c3", "x" * 5000]
)
def test_what_is_no_notation_is_said_so(text):
    with pytest.raises(NotationError) as caught:
        GAME.parse(GAME.new(2, 1), text)
    assert all(sentence(caught.value, code) for code in LANGUAGES)


def test_an_option_that_is_none_is_refused():
    for options in ({"tea": True}, {"baal_pays_for_itself": "maybe"}, {"baal_pays_for_itself": True}):
        with pytest.raises(PersonError):
            GAME.from_document({"players": 2, "options": options}, True)


def test_the_table_as_text_names_everything():
    text = GAME.show(
        GAME.from_document(
            {
                "players": [{"coins": 12, "cards": ["fish"]}, {}],
                "tiles": {"c3": {"type": "oasis", "value": 8, "meeples": "bw", "camel": 2, "palms": 1}},
                "djinn_row": ["enki"],
            },
            True,
        )
    )
    for part in ("Oa8 #2 * bw", "coins 12", "cards fish", "djinns: enki", "round 1: seat 1, move"):
        assert part in text
