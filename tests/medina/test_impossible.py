"""Position documents that describe no position: each is refused with one sentence, and nothing else ever happens."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from counts import often
from zellige.core.errors import BadPosition, TooMuch
from zellige.core.language import LANGUAGES, sentence
from zellige.games.medina import GAME, position
from zellige.games.medina.components import COLOURS
from zellige.games.medina.effects import everybody_owns

from .play import random_game

START = GAME.to_document(GAME.new(3, 1))
MIDDLE = GAME.to_document(random_game(3, {}, 3)[0][90])
LATE = GAME.to_document(random_game(2, {"re_entry": False}, 8)[0][-30])
OVER = GAME.to_document(random_game(4, {}, 5)[0][-1])
DOCUMENTS = (START, MIDDLE, LATE, OVER)


def small(*rows: str, **fields: Any) -> dict[str, Any]:
    """A table of three with some rows of the city and walls in the hands."""
    board = [*(row.ljust(16, ".") for row in rows), *["." * 16] * (11 - len(rows))]
    return {"game": "medina", "players": 3, "board": board, "hands": [{"wall": 2}, {"wall": 2}, {"wall": 2}], **fields}


def changed(document: dict[str, Any], *path: Any, to: Any) -> dict[str, Any]:
    """A document with another value at a path."""
    result = copy.deepcopy(document)
    place = result
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    return result


PARTIAL = {
    "option": small(options={"speed": "fast"}),
    "board-size": {"game": "medina", "players": 2, "board": ["." * 16] * 11},
    "gate": small(arms={"n": [8, 8]}),
    "two-wells": small("....", ".W..", "....", "....W"),
    "well-off": small("....", ".W..", options={"well": False}),
    "well-at-wall": small("..W"),
    "well-ring": small("....", ".Wo."),
    "stable-alone": small("o.s"),
    "stable-between": small("osg"),
    "palaces-touch": small("o.", ".g"),
    "roof-nowhere": small("o.", roofs=[{"cell": "b1", "owner": 1}]),
    "two-roofs": small("oo", roofs=[{"cell": "a1", "owner": 1}, {"cell": "b1", "owner": 2}]),
    "no-neutral": {**small("o", roofs=[{"cell": "a1", "owner": "neutral"}]), "players": 4, "hands": [{"wall": 2}] * 4},
    "second-palace": small("o..o", roofs=[{"cell": "a1", "owner": 1}, {"cell": "d1", "owner": 1}]),
    "no-cell": {"game": "medina", "players": 2, "board": ["." * 14] * 10, "roofs": [{"cell": "p11", "owner": 1}]},
    "seat": small("o", roofs=[{"cell": "a1", "owner": 4}]),
    "street-cell": small("m.", streets=[["b1"]]),
    "street-gap": small("m.m", streets=[["a1", "c1"]]),
    "street-branches": small("mm", "mm"),
    "merchant-no-street": small("m.m", streets=[["a1"]]),
    "tower-merchants": small(towers={"1": {"holder": 1, "merchants": 3}}),
    "by-seat": small(tea=[0, 0]),
    "too-much-tea": small(tea=[3, 3, 3]),
    "pieces": small(hands=[{"neutral": 3, "wall": 1}, {"neutral": 1}, {"neutral": 1}]),
    "out-option": small(out=[2]),
    "turn-too-long": small(placements_left=2, placed_this_turn=1),
    "cannot-move": small(hands=[{"roof": 1}, {"wall": 1}, {}], to_move=1),
    "cannot-move-over": small(hands=[{"roof": 1}, {}, {}], to_move=1),
    "nothing-owed": small(hands=[{"wall": 1}, {}, {}], to_move=1, placements_left=0),
}
COMPLETE = {
    "closed-colour": changed(OVER, "hands", 0, next(colour for number, colour in enumerate(COLOURS)
                                                    if everybody_owns(GAME.position(OVER), number)), to=1),
    "pieces": changed(START, "hands", 0, "stable", to=3),
    "no-well": changed(START, "board", to=[row.replace("W", ".") for row in START["board"]]),
    "not-over": changed(START, "to_move", to=None),
    "palace-tile": changed(START, "palace_tiles", "grey", to=2),
    "tower-tile": changed(START, "towers", "4", "holder", to=2),
    "tea-pile": changed(START, "tea_left", to=5),
    "tea-seat": changed(START, "tea", to=[1, 0, 0]) | {"tea_left": 5},
}
"""``tea-seat``: the pile is looked at before the seats, so its document is made below."""


def refusal(document: Any, partial: bool) -> BadPosition | TooMuch | None:
    """How a document is refused, None when it is accepted. The refusal is one line, said in both languages."""
    try:
        GAME.position(document, partial)
    except (BadPosition, TooMuch) as error:
        said = [sentence(error, code) for code in LANGUAGES]
        assert said[0] != said[1]
        for text in said:
            text.encode("utf-8")
            assert "\n" not in text
            assert len(text) < 1000
        return error
    return None


@pytest.mark.parametrize("problem", PARTIAL)
def test_what_cannot_stand_on_a_table(problem):
    """Refused even where pieces need not add up."""
    assert refusal(PARTIAL[problem], True).params["problem"] == problem
    assert refusal(PARTIAL[problem], False) is not None


@pytest.mark.parametrize("problem", [name for name in COMPLETE if name != "tea-seat"])
def test_what_does_not_add_up(problem):
    """Refused, but accepted as a partial position where nothing else is wrong."""
    assert refusal(COMPLETE[problem], False).params["problem"] == problem
    assert refusal(COMPLETE[problem], True) is None


def test_tea_that_no_palace_brought():
    """The seat to which the violet palace brought three tiles has them; another seat cannot."""
    states, _ = random_game(3, {}, 11)
    state = next(state for state in states if state.tea.sum() == 3)
    holder = state.tea.argmax()
    document = GAME.to_document(state)
    tea = [0, 0, 0]
    tea[(holder + 1) % 3] = 3
    assert refusal(document, False) is None
    assert refusal({**document, "tea": tea}, False).params["problem"] == "tea-seat"


def test_what_would_help_is_said():
    """Where nobody can place anything the sentence says that ``to_move`` is null then, where somebody else can, who."""
    said = {name: sentence(refusal(PARTIAL[name], True), "en") for name in ("cannot-move", "cannot-move-over")}
    assert "who can: seat 2." in said["cannot-move"]
    assert '“"to_move": null” says that the game is over' in said["cannot-move-over"]


def test_every_problem_is_tried():
    """All problems that the sources name stand in the tables above."""
    text = Path(position.__file__).read_text("utf-8")
    named = set(re.findall(r'refuse\("([a-z-]+)"', text)) | set(re.findall(r'problem="([a-z-]+)"', text)) | {
        name for pair in re.findall(r'refuse\("([a-z-]+)" if .*? else "([a-z-]+)"', text) for name in pair}
    assert named == PARTIAL.keys() | COMPLETE.keys()


@pytest.mark.parametrize("kind", ["orange", "stable", "wall", "roof", "neutral", "merchant"])
@pytest.mark.parametrize("change", [1, -1])
def test_pieces_add_up(kind, change):
    """One piece more or less in a hand than the box gives."""
    count = START["hands"][1][kind] + change
    error = refusal(changed(START, "hands", 1, kind, to=count), False)
    assert error.params["problem"] == "pieces"
    assert error.params["kind"] == kind


@pytest.mark.parametrize("document", DOCUMENTS, ids=["start", "middle", "late", "over"])
def test_the_documents_themselves_are_accepted(document):
    assert refusal(document, False) is None
    assert refusal(document, True) is None


@pytest.mark.parametrize(("change", "problem"), [
    ({"players": 5}, "field-value"), ({"players": 2.0}, "field-value"), ({"players": True}, "field-value"),
    ({"board": None}, "field-value"), ({"board": ["x"] * 11}, "field-value"), ({"game": "chess"}, "other-game"),
    ({"walls": 1}, "field-unknown"), ({"towers": {"5": {}}}, "field-unknown"), ({"towers": {"1\n": {}}}, "field-unknown"),
    ({"arms": {"n": [1.0, 0]}}, "field-value"), ({"options": {"well": []}}, "field-value"),
    ({"options": {"well": 1}}, "option"),
    ({"turn": 10**30}, "field-value"), ({"tea": [float("nan")] * 3}, "field-value"), ({"to_move": 0}, "field-value"),
    ({"board": ["." * 16] * 10 + ["." * 15 + "\n"]}, "field-value"),
    ({"roofs": [{"cell": "a1\n", "owner": 1}]}, "field-value"),
])
def test_fields_are_looked_at_one_by_one(change, problem):
    assert refusal({**small(), **change}, True).params["problem"] == problem


def test_a_field_is_missing():
    assert refusal({"game": "medina", "players": 3}, True).params["problem"] == "field-missing"


NAMES = st.sampled_from([*START, "n", "1", "cell", "owner", "orange"]) | st.text(max_size=5)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.integers(-1, 12) | st.floats() | st.text(max_size=8)
    | st.sampled_from(["a1", "p11", "n", "neutral", "." * 14, "." * 16, "o" * 16, "\ud800"]),
    lambda children: st.lists(children, max_size=4) | st.dictionaries(NAMES, children, max_size=5), max_leaves=12)


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place of a document."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path] * bool(path) + [found for key, one in inside for found in paths(one, (*path, key))]


def assert_sane(document: Any, partial: bool) -> None:
    """A document is refused in words, or it is a position like any other."""
    if refusal(document, partial) is not None:
        return
    state = GAME.position(document, partial)
    again = GAME.to_document(state)
    assert GAME.position(again, partial).tobytes() == state.tobytes()
    legal = GAME.legal_actions(state)
    assert (not legal) == (state.seat == -2)
    assert sum(GAME.scores(state)) == sum(term.amount for seat in range(int(state.seats)) for term in GAME.terms(state, seat))
    for action in legal[::40]:
        assert GAME.reason(state, action) is None
        after = GAME.copy(state)
        GAME.apply(after, action)
        GAME.to_document(after)
    GAME.show(state)
    GAME.view(state)


@settings(max_examples=often(150, 3000), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(document=anything, partial=st.booleans())
@example(document=json.loads('{"game": "medina", "players": 2, "board": ' + "[" * 200 + "]" * 200 + "}"), partial=True)
def test_any_json_is_read_or_refused(document, partial):
    assert_sane(document, partial)


@settings(max_examples=often(200, 4000), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(document=st.sampled_from(DOCUMENTS), data=st.data(), partial=st.booleans())
def test_a_document_with_one_odd_place_is_read_or_refused(document, data, partial):
    """Any place of a good document replaced by anything, or by what another place holds, or left out."""
    result = copy.deepcopy(document)
    for _ in range(data.draw(st.integers(1, 2))):
        places = paths(result)
        path = data.draw(st.sampled_from(places))
        holder = result
        for step in path[:-1]:
            holder = holder[step]
        what = data.draw(st.sampled_from(["anything", "another", "nothing", "letters"]))
        if what == "nothing":
            del holder[path[-1]]
        elif what == "another":
            other = result
            for step in data.draw(st.sampled_from(places)):
                other = other[step]
            holder[path[-1]] = copy.deepcopy(other)
        elif what == "letters" and isinstance(holder[path[-1]], str):
            at = data.draw(st.integers(0, len(holder[path[-1]])))
            holder[path[-1]] = holder[path[-1]][:at] + data.draw(st.sampled_from(".obgvsmW")) + holder[path[-1]][at + 1:]
        else:
            holder[path[-1]] = data.draw(anything)
    assert_sane(result, partial)
