"""A difference makes of the old value the new one, and is never longer than it has to be."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from changes import Reader, changed
from zellige.core.course import Course
from zellige.core.registry import get
from zellige.server import message
from zellige.server.difference import difference
from zellige.server.message import Desk, table_message
from zellige.tables.charter import Asking, Charter, Seat
from zellige.tables.entry import Act, End, Replace, TakeBack
from zellige.tables.table import Table

from .browser import Browser

SCALARS = st.none() | st.booleans() | st.integers(0, 2) | st.sampled_from([0.0, 1.0]) | st.sampled_from(["", "a", "b"])
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4))


@given(VALUES, VALUES)
def test_the_changes_make_the_new_value_to_the_type_of_each_number(old: Any, new: Any) -> None:
    changes = difference({"it": old}, {"it": new})
    assert json.dumps(changed({"it": old}, changes), sort_keys=True) == json.dumps({"it": new}, sort_keys=True)
    assert (changes == []) == (json.dumps(old, sort_keys=True) == json.dumps(new, sort_keys=True))


LONG = [{"text": f"entry {number}", "undone": False} for number in range(9)]


@pytest.mark.parametrize(("new", "changes"), [
    ([*LONG, {"text": "new"}], [{"at": ["log"], "start": 9, "drop": 0, "put": [{"text": "new"}]}]),
    ([*LONG[:8], {"text": "entry 8", "undone": True}, {"text": "new"}],
     [{"at": ["log"], "start": 8, "drop": 1, "put": [{"text": "entry 8", "undone": True}, {"text": "new"}]}]),
    ([LONG[0], *LONG[3:]], [{"at": ["log"], "start": 1, "drop": 2, "put": []}]),
    ([*LONG[:7], {**LONG[7], "undone": True}, LONG[8]], [{"at": ["log", 7, "undone"], "value": True}]),
    ([1, 2, 3, 4, 5, 6, 7, 8, 9], [{"at": ["log"], "value": [1, 2, 3, 4, 5, 6, 7, 8, 9]}])])
def test_lists_change_in_as_few_words_as_possible(new: list[Any], changes: list[Any]) -> None:
    assert difference({"log": LONG}, {"log": new}) == changes
    assert changed({"log": LONG}, changes) == {"log": new}


@pytest.mark.parametrize("name", ["medina", "five_tribes", "almadi"])
@pytest.mark.parametrize("asking", [{0}, {0, 1}, set()])
def test_who_reads_every_change_has_the_table_of_who_comes_now(
        monkeypatch: pytest.MonkeyPatch, name: str, asking: set[int]) -> None:
    """With decisions, draws, what is taken back and a bot whose seat another takes; a change of eye comes whole."""
    monkeypatch.setattr(message, "PATIENCE", 60)
    game, who = get(name), Asking(asking)
    charter = Charter("abcd", name, game.rules_version, game.options_of(game.prepare(3, {})),
                      (Seat(None, None), Seat("Ben", None), Seat(None, "random")), "seed", "salt")
    live = Table.of(charter, [])
    desk, reader, shown = Desk(live, who, "fr"), Reader(), None
    for number in range(14):
        if number:
            legal = game.legal_actions(live.state)
            live.absorb(Act(ply=live.ply, action=game.describe(live.state, legal[number * 7 % len(legal)])))
        if number == 6:
            last = max(ply for ply in range(live.ply - 1) if live.line[ply].mover == live.line[-1].mover)
            live.absorb(TakeBack(kind="undo", ply=last))
        if number == 12:
            live.absorb(Replace(ply=live.ply, seat=2, player="patient"))
        before, shown = shown, desk.now(None)
        frame = json.loads(shown.frame(number + 1, before))
        reader.read(frame)
        assert reader.table == json.loads(json.dumps(table_message(Desk(live, who, "fr"), None)))
        same = before is not None and before.knowledge == shown.knowledge
        assert frame["type"] == ("change" if same else "table")
    assert any(entry["undone"] for entry in desk.now(None).message["log"])
    assert desk.now(None) is shown


@pytest.mark.parametrize("abandoned", [False, True])
@pytest.mark.parametrize(("name", "comes"), [("medina", "change"), ("almadi", "change"), ("five_tribes", "table")])
def test_the_end_comes_whole_where_it_tells_secrets_and_else_as_any_change(
        monkeypatch: pytest.MonkeyPatch, name: str, comes: str, abandoned: bool) -> None:
    """Without secrets nobody is told the log again; who has read every change has the table of who comes now."""
    monkeypatch.setattr(message, "PATIENCE", 60)
    game = get(name)
    charter = Charter("abcd", name, game.rules_version, game.options_of(game.prepare(2, {})),
                      (Seat(None, None), Seat("Ben", None)), "seed", "salt")
    course, dice, texts = Course(game, game.new(2, "seed"), "seed"), Random(7), list[str]()
    while not course.over and not (abandoned and len(texts) == 20):
        texts.append(course.play(dice.choice(course.legal)).text)
    live = Table.of(charter, [])
    desk, reader, shown = Desk(live, Asking({0}), "fr"), Reader(), None
    for number, text in enumerate(texts):
        live.absorb(Act(ply=live.ply, action=text))
        if number >= len(texts) - 3:
            before, shown = shown, desk.now(None)
            reader.read(json.loads(last := shown.frame(number, before)))
    if abandoned:
        live.absorb(End(ply=live.ply, seat=0, how="abandoned"))
        before, shown = shown, desk.now(None)
        reader.read(json.loads(last := shown.frame(number + 1, before)))
    assert live.over
    assert not live.halted
    assert json.loads(last)["type"] == comes
    assert reader.table == json.loads(json.dumps(table_message(Desk(live, Asking({0}), "fr"), None)))


def test_a_whole_table_comes_each_time_where_that_is_asked_for(browser: Browser) -> None:
    founded = browser.found()
    with browser.talk({"table": founded["table"]}) as onlooker, browser.talk(founded, whole="true") as own:
        for version in (1, 2):
            own.act()
            onlooker.until(lambda table, version=version: table["version"] == version)
    assert [json.loads(frame)["type"] for frame in own.frames] == ["table"] * 3
    assert [json.loads(frame)["type"] for frame in onlooker.frames] == ["table", "change", "change"]
