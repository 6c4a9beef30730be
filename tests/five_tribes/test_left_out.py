"""What a position leaves out: what play would have made of it, what is assumed where nothing decides, what it meant before."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

import stripping
import zellige
from stripping import fields_of, strip, taken_silently, without
from zellige.core.errors import BadPosition
from zellige.core.language import sentence
from zellige.games.five_tribes import GAME

from .drawing import options, players, table, tile

ALWAYS = {"game", "format", "players", "rng"}
DEAL = GAME.to_document(GAME.new(3, 11))
MOVES = {"a1": "w", "b1": "w"}
"""Somebody can still move."""


assumed, read = partial(stripping.assumed, GAME), partial(stripping.completed, GAME)


def small(tiles: dict[str, str] | None = None, *seats: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A part of a position: some tiles, two seats."""
    drawn = {name: tile(words) for name, words in {**MOVES, **(tiles or {})}.items()}
    return {"players": players(*(seats or ({},))), "tiles": drawn, **fields}


def some_moments(seats: int) -> list[dict[str, Any]]:
    """The deal and some positions of random play, the end among them, by other options than the defaults with two seats."""
    chance, state = Random(seats), GAME.new(seats, seats, options() if seats == 2 else {})
    found = [GAME.to_document(state)]
    while actions := GAME.legal_actions(state):
        GAME.apply(state, chance.choice(actions))
        found.append(GAME.to_document(state))
    return [found[0], *chance.sample(found, 4), found[-1]]


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_left_out_comes_back_as_play_had_it_or_is_said(seats):
    """One field, several, or a part of one: no other value without a word."""
    chance = Random(seats)
    for document in some_moments(seats):
        strip(GAME, document, chance, ALWAYS, 4, 3)
        inside = [path for path in fields_of(document) if path[0] == "players" and len(path) == 3]
        for path in chance.sample(inside, 4):
            for part in (False, True):
                assert not taken_silently(GAME, document, part, path), path


def test_nothing_is_assumed_about_a_whole_position():
    """Whatever is written out is believed."""
    for part in (False, True):
        assert assumed(DEAL, part) == []


def test_what_the_box_says_is_not_assumed():
    """Bag and piles hold what is nowhere else, supplies and camels what is on no tile; 50 coins before the first act."""
    least = without(DEAL, ("bag",), ("resource_pile",), ("djinn_pile",), ("palms",), ("palaces",), ("round",), ("seat",),
                    ("end_triggered",), ("drawing",), ("players", 0, "camels"), ("players", 1, "coins"))
    assert read(least, False) == DEAL
    assert assumed(least, False) == []


def test_the_one_holder_that_is_not_named_has_the_rest_of_the_box():
    """A tile or a part of it, a hand, a pile, Viziers, Elders, djinns: where the others leave one answer, it is not asked."""
    chance, match = Random(1), zellige.new("five_tribes", 2, 3)
    for _ in range(120):
        match.play(chance.choice(match.legal()))
    document = match.position()
    seats = [("players", seat, field) for seat in (0, 1) for field in ("cards", "djinns", "viziers", "elders", "camels")]
    tiles = [("tiles", tile, *part) for tile in chance.sample(sorted(document["tiles"]), 6)
             for part in ((), ("type",), ("meeples",), ("camel",), ("palms",), ("palaces",))]
    sacred = next(tile for tile, found in document["tiles"].items() if found["type"] == "sacred_place")
    piles = [(pile,) for pile in ("bag", "resource_pile", "resource_discard", "djinn_pile", "djinn_discard")]
    for path in (*seats, *tiles, ("tiles", sacred, "value"), *piles):
        assert read(without(document, path), False) == document, path
        assert assumed(without(document, path), False) == assumed(document, False), path


@pytest.mark.parametrize("field", ["resource_row", "djinn_row", "bid_order"])
def test_what_has_an_order_that_nothing_tells_is_asked_for_by_name(field):
    """Rows and tracks; of pieces that are missing in several places, those that are left out are named."""
    with pytest.raises(BadPosition) as caught:
        GAME.position(without(DEAL, (field,)))
    assert sentence(caught.value, "en").startswith(f"This is not a whole position: the field “{field}” is left out, and the")
    with pytest.raises(BadPosition) as caught:
        GAME.position(without(DEAL, ("tiles", "a1"), ("tiles", "b1", "meeples")))
    assert "“tiles a1” is left out" in sentence(caught.value, "en")
    assert "“tiles b1, meeples”" in sentence(caught.value, "en")


def test_a_tile_that_contradicts_the_box_is_not_filled_in():
    """A value that the missing type does not have."""
    tile = DEAL["tiles"]["a1"]
    document = {**DEAL, "tiles": {**DEAL["tiles"], "a1": {**tile, "value": tile["value"] + 1}}}
    with pytest.raises(BadPosition):
        GAME.position(without(document, ("tiles", "a1", "type")))


def test_supplies_and_camels_are_what_is_on_no_tile():
    """Oasis, Village, Control: also in a part of a position."""
    found = read(small({"c3": "oasis ** #2", "c4": "village ^"}))
    assert (found["palms"], found["palaces"], [player["camels"] for player in found["players"]]) == (10, 9, [11, 10])


def test_without_camels_the_game_ends_with_the_round():
    """Game end: the last camel is the trigger; so is who passed because nothing can be moved."""
    assert read(small(None, {"camels": 0}))["end_triggered"] is True
    assert read(small(phase="finish", captured=None))["end_triggered"] is True
    assert read(small())["end_triggered"] is False
    assert "end" not in assumed(small())


@pytest.mark.parametrize(("fields", "phase", "seat"), [
    ({"bid_order": [None, 2, None, 1]}, "bid", 2), ({"bid_order": [1, 2, None, None]}, "move", 2),
    ({"captured": {"tile": "a1", "colour": "red", "count": 1}}, "kill", 1),
    ({"captured": {"tile": "a1", "colour": "blue", "count": 1}}, "build", 1),
    ({"sow": {"start": "c1", "hand": "w"}}, "sow", 1)])
def test_the_moment_follows_from_what_is_under_way(fields, phase, seat):
    """Enchère, 2.1 Pion: who is first bids, who acts stands last; meeples in hand are dropped."""
    found = read(small(**fields))
    assert (found["phase"], found["seat"]) == (phase, seat)


def test_rows_are_filled_before_the_first_bid():
    """Clean-up: a short row before a round is being filled."""
    found = small(phase="bid", resource_row=["fish"], resource_pile=["gold", "silk"])
    assert read(found)["drawing"] == {"kind": "row", "left": 2}
    assert read({**found, "drawing": None})["drawing"] is None


def test_a_djinn_whose_effect_shows_is_spent():
    """Djinns: once a turn."""
    seats = {"djinns": ["echidna", "sibittis"], "elders": 2}
    assert read(small(None, seats, echidna=True))["players"][0]["used"] == ["echidna"]
    assert read(small(None, {**seats, "used": ["echidna"]}))["echidna"] is True
    assert read(small(None, seats, phase="finish", pending={"kind": "keep", "cards": ["baal"]}))["players"][0]["used"] == [
        "sibittis"]


def test_coins_that_are_not_named_are_said():
    """Game end: a coin is a point, so nobody wins by coins that nobody has counted."""
    over = {"players": [{"coins": 12}, {"viziers": 1}], "phase": "over"}
    state = GAME.position(over, True)
    assert GAME.scores(state) == [12, 11]
    assert "coins-unknown" in assumed(over)
    assert read(small())["players"][0]["coins"] == 50
    assert assumed(small()).count("coins") == 2


def test_kumarbi_may_have_been_spent_by_option_only():
    """Zellige."""
    owner = {"djinns": ["kumarbi"]}
    assert "kumarbi" not in assumed(small(None, owner))
    assert "kumarbi" in assumed(small(None, owner, options={"kumarbi_limit_with_two_markers": "per_round"}))


OLD = [
    ("palms", small({"c3": "oasis **"}), 12), ("palaces", small({"c3": "village ^"}), 10),
    ("end_triggered", small(None, {"camels": 0}), False),
    ("seat", small(bid_order=[1, 2, None, None]), 1),
    ("drawing", small(phase="bid", resource_row=["fish"], resource_pile=["gold", "silk"]), None),
    ("echidna", small(None, {"djinns": ["echidna"], "used": ["echidna"]}), False),
    ("iblis", small(None, {"djinns": ["iblis"], "used": ["iblis"]}), False),
]


@pytest.mark.parametrize(("field", "document", "before"), OLD, ids=[field for field, *_ in OLD])
def test_what_was_written_before_reads_as_before(field, document, before):
    """Records and stored tables: every default that has changed."""
    assert GAME.to_document(GAME.kept_position(document))[field] == before
    assert read(document)[field] != before


def test_seats_that_were_written_before_read_as_before():
    """50 coins, all camels and no djinn spent, whatever the rest said."""
    finished = {"players": [{"viziers": 1}, {}], "phase": "over", "tiles": {"c3": {"camel": 1}}}
    found = GAME.to_document(GAME.kept_position(finished))["players"]
    assert [(player["coins"], player["camels"]) for player in found] == [(50, 11), (50, 11)]
    called = small(None, {"djinns": ["echidna"]}, echidna=True)
    assert GAME.to_document(GAME.kept_position(called))["players"][0]["used"] == []


def test_the_old_reading_leaves_alone_what_is_no_position():
    """What is refused is refused with its own reason."""
    for document in ({}, {"players": 9}, {"players": [{"coins": -1}, {}]}):
        assert GAME.old_reading(document) == document


def test_a_table_of_drawings_is_read_like_a_document():
    """The small positions of the other tests leave out most of it."""
    assert table(MOVES).legal() == ["take a1", "take b1"]
