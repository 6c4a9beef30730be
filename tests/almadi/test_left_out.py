"""What a position document leaves out: what play would have made of it, or an assumption that is said."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from stripping import Path, fields_of, taken_silently, without
from zellige.core.game import NOBODY, State
from zellige.core.language import LANGUAGES, language
from zellige.core.rng import Words, below, stream
from zellige.games.almadi import GAME
from zellige.games.almadi.components import DUNYAZAD
from zellige.games.almadi.state import RECRUITED

MOMENT = ("first", "seat", "phase", "turns", "last", "extra", "extra_queue", "turn")
KEPT = ("game", "players", "seats", "components")


def played(seats: int, decisions: int, seed: object, **options: Any) -> State:
    """A position of random play."""
    state, words = GAME.new(seats, f"left out {seed}", options), stream(seed, "left out")
    for _ in range(decisions):
        if GAME.to_move(state) == NOBODY:
            break
        legal = GAME.legal_actions(state)
        GAME.apply(state, legal[below(words, len(legal))])
    return state


def document_of(state: State) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(GAME.to_document(state)))
    return found


def some_fields(document: dict[str, Any], words: Words) -> list[Path]:
    """One to three fields of a document; cards and cells, which nobody leaves out of a list, are none."""
    fields = [path for path in fields_of(document) if path[0] not in KEPT or (path[0] == "seats" and len(path) == 3)]
    fields += [(name,) for name in MOMENT] * 3
    return [fields[below(words, len(fields))] for _ in range(1 + below(words, 3))]


@pytest.mark.parametrize(("seats", "characters"), [(1, True), (2, False), (3, True)])
def test_nothing_is_taken_silently(seats, characters):
    """Zellige: whatever is left out of a position of play comes back as it was, or what was taken is said, or it is refused."""
    words, state = stream(seats, "silently"), GAME.new(seats, seats, {"characters": characters, "start_tiles": "chosen"})
    for decisions in range(2000):
        if decisions % 20 in (0, 1):
            document = document_of(state)
            for partial in (False, True):
                fields = some_fields(document, words)
                assert not taken_silently(GAME, document, partial, *fields), (fields, partial, decisions)
        if GAME.to_move(state) == NOBODY:
            break
        legal = GAME.legal_actions(state)
        GAME.apply(state, legal[below(words, len(legal))])


def moments(state: State) -> dict[str, Any]:
    document = document_of(state)
    return {name: document[name] for name in MOMENT}


@pytest.mark.parametrize(("seats", "decisions"), [(2, 2), (2, 41), (3, 30), (3, 77), (4, 120), (1, 25)])
def test_the_moment_follows_from_the_rest(seats, decisions):
    """Zellige: who decides and how many turns are over follow from the tiles of the realms, when the first seat is known."""
    state = played(seats, decisions, decisions)
    document = document_of(state)
    left_out = without(document, ("seat",), ("turns",), ("extra",), ("last",), ("extra_queue",))
    assert moments(GAME.position(left_out)) == moments(state)
    assert moments(GAME.position(without(document, ("first",)))) == moments(state)


@pytest.mark.parametrize(("turn", "phase"), [
    ({"wish": True, "refill": "2a"}, "effects"), ({"pool": {"stall": 1}}, "effects"),
    ({"refill": "2a", "drawing": "refill"}, "effects"), ({"tile": "P01", "refill": "2a"}, "place"),
    ({"tile": "P01", "row": 2}, "place"), ({"drawing": "ali"}, "choose"), ({}, "choose")])
def test_what_has_happened_in_the_turn_tells_the_phase(turn, phase):
    """Zellige: effects wait only while they are realised, a tile is in hand only while it is placed."""
    board = {"1a": "C01", "2b": "M11", "3a": "O02"}
    seats = [{"start": "S1"}, {"start": "S2"}]
    document = {"game": "almadi", "players": 2, "seats": seats, "board": board, "turn": turn}
    found = GAME.to_document(GAME.position(document, True))
    assert found["phase"] == phase
    assert found["turn"]["row"] == (2 if "tile" in turn else None)
    assert sum(found["pile"].values()) == 40 - len(board) - ("tile" in turn)


def test_what_is_chosen_before_the_first_turn_tells_the_phase():
    """Zellige: who lacks a start tile chooses one, who was dealt Characters keeps some."""
    for decisions, phase in ((0, "start"), (1, "start"), (2, "start"), (3, "keep"), (4, "keep"), (5, "keep"), (6, "choose")):
        state = played(3, decisions, 1, characters=True, start_tiles="chosen")
        document = document_of(state)
        assert document["phase"] == phase
        left_out = without(document, ("phase",), ("seat",), ("starts_left",), ("turns",), ("turn",))
        assert moments(GAME.position(left_out)) == moments(state)


def test_the_extra_turns_follow_from_the_rest():
    """Zellige: nobody but the owner of Dunyazad takes a tile when the pile is empty; then the game is over."""
    state = played(2, 2000, 5, characters=True)
    document = document_of(state)
    assert document["phase"] == "over"
    for owner in (0, 1):
        copy = GAME.copy(state)
        copy.character_at[DUNYAZAD] = RECRUITED + owner
        asked = document_of(copy) | {"phase": "choose", "seat": owner + 1}
        for name in ("turns", "last", "extra", "extra_queue"):
            del asked[name]
        found = GAME.to_document(GAME.position(asked, True))
        assert not found["extra"]
        asked = {**asked, "extra": True}
        del asked["seat"]
        found = GAME.to_document(GAME.position(asked, True))
        assert (found["seat"], found["last"], found["extra_queue"]) == (owner + 1, document["last"], [])
    over = without(document, ("phase",), ("last",), ("turns",))
    assert moments(GAME.position(over)) == moments(state)


def test_counts_follow_from_the_box():
    """Zellige: in a whole position what is not named is what the box still has; in a part of one nothing follows."""
    document = document_of(played(3, 200, 9))
    document["seats"][0]["rubies"], document["ruby_supply"] = 4, 30 - 4 - sum(seat["rubies"] for seat in document["seats"][1:])
    for path in (("ruby_supply",), ("seats", 0, "rubies"), ("seats", 1, "rubies"), ("pile",), ("pile", "oasis"),
                 ("mosaic_pile", "left"), ("stall_pile", "left")):
        left_out = without(document, path)
        assert GAME.to_document(GAME.position(left_out)) == document
        assert GAME.assumptions(left_out, False) == []
        assert [field for one in GAME.assumptions(left_out, True) for field in one.fields]
    assert GAME.to_document(GAME.position(without(document, ("seats", 0, "rubies")), True))["seats"][0]["rubies"] == 0


def test_every_assumption_can_be_said():
    """Zellige: what was taken for granted, in both languages; a document that says all assumes nothing."""
    bare = {"game": "almadi", "players": 2, "options": {"characters": True}, "board": {"1a": "C01"}, "turn": {"wish": True},
            "seats": [{"start": "S1", "recruited": ["zumurrud"]}, {"start": "S2"}]}
    solo = {"game": "almadi", "players": 1, "board": {"1a": "C01"}, "seats": [{"start": "S1"}]}
    told = [*GAME.assumptions(bare, True), *GAME.assumptions(solo, True),
            *GAME.assumptions({"game": "almadi", "players": 1, "seats": [{}], "phase": "over"}, True)]
    said = {one.kind: [language(code, GAME.home).assumption(one) for code in LANGUAGES] for one in told}
    assert all(english != french for english, french in said.values())
    text = (GAME.home / "locale" / "en-reasons.ftl").read_text("utf-8")
    assert said.keys() == set(re.findall(r"^assumed-(\S+) =", text, re.MULTILINE))
    assert GAME.assumptions(document_of(played(2, 50, 2, characters=True)), False) == []


def test_what_was_written_before_reads_as_before():
    """Zellige: ``old_reading`` says of older starts what they meant: seat 1 began and decides, and chooses a Landscape."""
    seats = [{"start": "S1", "tiles": {"1,1": "P01"}}, {"start": "S2"}]
    old = {"game": "almadi", "players": 2, "seats": seats, "board": {"1a": "C01"}, "turn": {"wish": True}}
    found = GAME.to_document(GAME.kept_position(old))
    assert (found["phase"], found["seat"], found["turns"], found["last"]) == ("choose", 1, 0, None)
    held = {**old, "phase": "place", "turn": {"tile": "M01", "row": 1}}
    found = GAME.to_document(GAME.kept_position(held))
    assert found["pile"] == {"palace": 9, "caravan": 9, "oasis": 10, "market": 10}
    assert GAME.old_reading({"game": "almadi", "seats": 3}) == {"game": "almadi", "seats": 3}
