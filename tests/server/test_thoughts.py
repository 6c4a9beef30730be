"""What bots expected: kept with their decisions and told when the game is over, to nobody before."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from zellige.core import record as records
from zellige.core.course import Course
from zellige.core.game import Game
from zellige.core.language import language
from zellige.core.registry import get
from zellige.core.speaker import Speaker
from zellige.players.player import Answer
from zellige.server.thoughts import expected
from zellige.study.simulate import Plan, simulate
from zellige.tables.charter import Charter, Seat
from zellige.tables.database import FILE
from zellige.tables.entry import Act, Correct, End, TakeBack, Unknown, document_of, entry_of
from zellige.tables.table import Table

from .browser import PERSON, RANDOM, Browser, Json, problem, serving
from .test_two_worlds import told, world

ADA = {**PERSON, "name": "Ada"}
THINKER = {"kind": "bot", "player": "search:iterations=20"}
LATER = problem(409, language("en").say("error-thoughts-later"))


def thoughts(browser: Browser, founded: Json, **params: str) -> list[Json]:
    found: list[Json] = browser.get(f"/api/tables/{founded['table']}/thoughts", key=founded.get("key"), **params)["thoughts"]
    return found


def record_of(browser: Browser, founded: Json) -> str:
    answer = browser.http.get(f"/api/tables/{founded['table']}/record", params={"key": founded.get("key")})
    assert answer.status_code == 200, answer.text
    return answer.text


def beside(text: str) -> list[dict[str, Any]]:
    """The lines of a record that say what somebody expected."""
    return [line for line in map(json.loads, text.splitlines()) if "values" in line or "line" in line]


def kept(folder: Path) -> list[Json]:
    with closing(sqlite3.connect(folder / FILE)) as file:
        return [json.loads(entry) for (entry,) in file.execute("SELECT entry FROM entries ORDER BY number")]


def test_what_a_bot_expected_is_told_at_the_end_and_not_before(tmp_path: Path) -> None:
    with serving(tmp_path) as browser:
        founded = browser.found("nim", [ADA, THINKER, RANDOM], seed="thoughts", options={"heap": 34})
        with browser.talk(founded) as talk:
            while talk.my_turn()["status"] != "over":
                answer = browser.http.get(f"/api/tables/{founded['table']}/thoughts", params={"key": founded["key"]})
                assert (answer.status_code, answer.json()) == (409, LATER)
                assert not beside(record_of(browser, founded)), "nim hides nothing, and its record is there at any time"
                assert '"values"' not in json.dumps(talk.table)
                talk.act()
        found, record, table = thoughts(browser, founded), record_of(browser, founded), browser.table(founded)
    acts = [entry for entry in kept(tmp_path) if entry["kind"] == "act"]
    assert {entry["seat"] for entry in acts if "values" in entry or "line" in entry} == {1}, "the others say nothing"
    told_of = [(entry["ply"] + 1, [round(value, 1) for value in entry["values"]]) for entry in acts if entry.get("values")]
    assert told_of
    assert [(one["decided"], one["values"]) for one in found] == told_of
    assert {entry["seat"] for entry in table["log"] if entry["decided"] in {one["decided"] for one in found}} == {2}
    assert [(line["seat"], line["action"], line["values"], line["line"]) for line in beside(record)] == [
        (2, entry["action"], entry["values"], entry["line"]) for entry in acts if "line" in entry]
    assert records.verify(records.parse(record))[0] == 1
    with serving(tmp_path) as again:
        assert thoughts(again, founded) == found
        assert record_of(again, founded) == record
        shown = again.http.post("/api/records", content=record.encode()).json()
        assert thoughts(again, shown) == found, "whoever is shown the record is told the same"


def test_a_record_of_a_simulation_tells_the_same_way(browser: Browser, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    simulate(Plan("nim", ("search:iterations=20", "random"), games=1, seed="thoughts"), path, processes=1)
    shown = browser.http.post("/api/records", content=path.read_bytes()).json()
    said = [[round(value, 1) for value in line["values"]] for line in beside(path.read_text("utf-8"))]
    assert any(said)
    assert [one["values"] for one in thoughts(browser, shown)] == [values for values in said if values]


@pytest.mark.parametrize("more", [{"values": "much", "line": []}, {"values": [1], "line": []},
                                  {"values": ["1", "2"], "line": []}, {"values": [1.0, 2.0]},
                                  {"line": ["take 1"]}, {"values": None, "line": None},
                                  {"values": [], "line": ["nonsense", "take 1"]}, {"values": [], "line": [1, 2]}])
def test_a_record_that_says_something_else_there_opens_all_the_same(browser: Browser, more: Json) -> None:
    course = nim_game()
    start, options = course.game.to_document(course.start), course.game.options_of(course.start)
    record = records.Record("nim", 1, options, ["Ada", "Leïla"], start, [step.text for step in course.line],
                            movers=[step.mover for step in course.line], more=dict.fromkeys(range(course.ply), more))
    answer = browser.http.post("/api/records", content=record.text().encode())
    assert answer.status_code == 201
    assert thoughts(browser, answer.json()) == []


def nim_game() -> Course:
    nim = get("nim")
    course = Course(nim, nim.new(2, 7), 7)
    while not course.over:
        course.play(course.legal[0])
    return course


def at_nim(*said: Json, entered: bool = False) -> Table:
    """A table of Ada and a bot at which everybody has played the first thing, the bot saying something each time."""
    nim = get("nim")
    charter = Charter("t", "nim", nim.rules_version, {"heap": 34}, (Seat("Ada", None), Seat(None, "search")), "7", "salt",
                      chance="entered" if entered else None)
    table = Table(charter, Course(nim, nim.new(2, 7, {"heap": 34}), None if entered else 7))
    for one in said:
        while table.mover < 0 or table.is_person(table.mover):
            table.absorb(Act(ply=table.ply, action=nim.describe(table.state, table.course.legal[0])))
        table.absorb(Act(ply=table.ply, action=nim.describe(table.state, table.course.legal[0]), **one))
    return table


def ended(table: Table) -> list[tuple[int, list[float]]]:
    table.absorb(End(ply=table.ply, seat=0, how="resigned"))
    assert table.halted is None
    return [(one["decided"], one["values"]) for one in expected(table, Speaker(table.game, "en", table.called))["thoughts"]]


FIRST, SECOND = {"values": [1.0, 2.0], "line": []}, {"values": [3.0, 4.0], "line": []}


@pytest.mark.parametrize("entered", [False, True])
def test_what_was_taken_back_is_not_told(entered: bool) -> None:
    said = [FIRST, SECOND]
    places = [act.ply for act in at_nim(*said, entered=entered).entries if isinstance(act, Act) and act.values]
    assert ended(at_nim(*said, entered=entered)) == [(places[0] + 1, [1.0, 2.0]), (places[1] + 1, [3.0, 4.0])]
    table = at_nim(*said, entered=entered)
    table.absorb(TakeBack(kind="undo", ply=places[1], seat=1))
    assert ended(table) == [(places[0] + 1, [1.0, 2.0])]
    table = at_nim(*said, entered=entered)
    table.absorb(TakeBack(kind="undo", ply=places[0], seat=1))
    table.absorb(Act(ply=places[0], action=table.game.describe(table.state, table.course.legal[0])))
    assert ended(table) == [], "another decision is told without what was thought of the one before it"


def test_what_was_thought_of_a_mistake_is_not_told_of_its_correction() -> None:
    table = at_nim(FIRST, SECOND, entered=True)
    place = max(table.thoughts)
    table.absorb(Correct(ply=table.ply, to=place, action=table.line[place - 1].text, seat=0))
    assert len(ended(table)) == 1


def test_how_a_bot_would_have_gone_on_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """As much of it as fits, of its own decisions, in the language of whoever asks."""
    medina = get("medina")
    options, seats = medina.complete_options({}), (Seat(None, "search"), Seat(None, "search"))
    table = Table.of(Charter("t", "medina", medina.rules_version, options, seats, "7", "salt"), [])
    table.absorb(Act(ply=0, action=medina.describe(table.state, table.course.legal[0])))  # of its turn it is one of two
    asked = table.bot_turn()
    assert asked is not None
    first = table.course.legal[0]
    after = medina.copy(table.state)
    medina.play(after, first)
    then = medina.legal_actions(after)[0]
    entry, = table.bot_act(asked, Answer(first, (40.04, 30.0), (first, then, first)))
    assert entry.line == [medina.describe(table.state, first), medina.describe(after, then)]
    table.absorb(entry_of(json.loads(json.dumps(document_of(entry)))))
    table.absorb(End(ply=table.ply, seat=1, how="resigned"))
    lines = {lang: expected(table, Speaker(medina, lang, table.called))["thoughts"] for lang in ("en", "fr")}
    assert [one["values"] for one in lines["en"]] == [[40.0, 30.0]]
    assert len(lines["en"][0]["line"]) == 1
    assert lines["en"][0]["line"] != lines["fr"][0]["line"]
    monkeypatch.setattr("zellige.server.thoughts.LONGEST", 1)  # a record that somebody brings may hold any number
    assert expected(table, Speaker(medina, "en", table.called))["thoughts"][0]["line"] == []


@pytest.mark.usefixtures("envelope")
def test_nobody_is_sent_a_byte_of_it_while_the_game_goes_on() -> None:
    game: Game = get("envelope")
    seats = (Seat(None, None), Seat("Spy", "spy"))
    worlds = [world(game, (4, 5), seats) for _ in range(2)]
    said = [{}, {"values": [1.0, 9.0], "line": ["tuck 3"]}]
    while worlds[0].ply < 5:
        for table, one in zip(worlds, said, strict=True):
            act = Act(ply=table.ply, action=game.describe(table.state, table.course.legal[0]), seat=table.mover)
            table.absorb(replace(act, **one) if table.mover == 1 else act)
        for who in (frozenset({0}), frozenset({0, 1}), frozenset[int]()):
            assert told(worlds[0], "en", who) == told(worlds[1], "en", who)
        assert [table.record(["Ada", "Spy"]).text() for table in worlds].count(worlds[0].record(["Ada", "Spy"]).text()) == 2
    for table in worlds:
        table.absorb(Act(ply=5, action="add 0", seat=1))
    assert [len(beside(table.record(["Ada", "Spy"]).text())) for table in worlds] == [0, 2]


def test_an_entry_says_it_as_it_was_kept_or_is_not_read() -> None:
    act = Act(ply=0, action="take 1", seat=1, values=[1.5, -2.0], line=["take 1", "take 2"])
    assert entry_of(json.loads(json.dumps(document_of(act)))) == act
    assert document_of(Act(ply=0, action="take 1", at=None)) == {"kind": "act", "ply": 0, "action": "take 1"}
    for wrong in ({"values": ["1"]}, {"values": [True]}, {"line": [1]}, {"line": "take 1"}):
        assert entry_of({**document_of(act), **wrong}) == Unknown("act")
