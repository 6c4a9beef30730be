"""Somebody's own tables: all of them by one request, which has the keys in its body, each told to whoever has its key."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter

import zellige
from counts import often
from zellige.server import register, standing
from zellige.server.wire import answers
from zellige.tables import database
from zellige.tables.charter import Charter, Seat, hashed
from zellige.tables.database import FILE
from zellige.tables.store import Store
from zellige.tables.table import Table

from .browser import PERSON, RANDOM, Browser, Json, serving
from .test_friends import FRIEND


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A list waits for all that it tells, however slow the machine."""
    monkeypatch.setattr(register, "GLANCE", 60.0)


def mine(browser: Browser, *tables: Json, lang: str = "en") -> Json:
    """How tables stand; it is of the form that is promised."""
    asked = [{"table": one["table"], "key": one.get("key")} for one in tables]
    answer = browser.http.post("/api/mine", json={"tables": asked}, params={"lang": lang})
    assert answer.status_code == 200, answer.text
    TypeAdapter(answers.MyTables).validate_json(answer.text, strict=True)
    found: Json = answer.json()
    return found


def test_a_table_says_whose_decision_it_is_what_happened_last_and_what_came_of_it(fresh: Browser) -> None:
    both = fresh.found(seats=[PERSON, {**PERSON, "name": "Bo"}])
    first = {**both, "key": both["key"].split(".")[0]}
    [one] = mine(fresh, first)["tables"]
    assert (one["status"], one["yours"], one["mine"], one["decides"], one["last"]) == ("playing", [1], True, 1, None)
    assert [seat["name"] for seat in one["seats"]] == ["You", "Bo"]
    assert one["at"].endswith("Z")
    with fresh.talk(first) as talk:
        assert talk.act("take 1")["type"] == "done"
    [one] = mine(fresh, first)["tables"]
    assert (one["mine"], one["decides"], one["last"]) == (False, 2, "You took one pebble; 20 are left")
    [one] = mine(fresh, {**both, "key": both["key"].split(".")[1]})["tables"]
    assert (one["yours"], one["mine"], one["last"]) == ([2], True, "Player 1 took one pebble; 20 are left")
    [one] = mine(fresh, first, lang="fr")["tables"]
    assert one["seats"][0]["name"] == "Vous"
    with fresh.talk(both) as talk:
        talk.play_out()
    [one] = mine(fresh, both)["tables"]
    assert (one["status"], one["mine"], one["decides"], one["yours"]) == ("over", False, None, [1, 2])
    assert (len(one["scores"]), len(one["winners"])) == (2, 1)


def test_a_seat_a_friend_took_is_theirs_and_a_bots_is_nobodys(fresh: Browser) -> None:
    founded = fresh.found(seats=[PERSON, FRIEND, RANDOM])
    joined = fresh.http.post(f"/api/tables/{founded['table']}/join", json={"link": founded["links"][0]["link"]}).json()
    assert [one["yours"] for one in mine(fresh, founded)["tables"]] == [[1]]
    assert [one["yours"] for one in mine(fresh, joined)["tables"]] == [[2]]


def test_nobody_is_told_of_a_table_without_its_key(fresh: Browser) -> None:
    founded, other = fresh.found(), fresh.found()
    found = mine(fresh, {**founded, "key": other["key"]}, {"table": "nowhere", "key": "x"}, other)
    assert [one["table"] for one in found["tables"]] == [other["table"]]
    assert sorted(found["gone"]) == sorted([founded["table"], "nowhere"])
    [one] = mine(fresh, {"table": founded["table"]})["tables"]
    assert (one["yours"], one["mine"]) == ([], False), "without a key one looks on, as at the table itself"


def test_the_newest_comes_first(fresh: Browser) -> None:
    tables = [fresh.found() for _ in range(3)]
    with closing(sqlite3.connect(fresh.data / FILE)) as connection, connection:
        for minute, table in enumerate(tables):
            connection.execute("UPDATE tables SET founded = ? WHERE id = ?", (f"2026-01-01 12:0{minute}:00", table["table"]))
        database.make_lists(connection)
    found = mine(fresh, *tables)["tables"]
    assert [one["table"] for one in found] == [one["table"] for one in reversed(tables)]
    assert found[0]["at"] == "2026-01-01T12:02:00Z"


def test_what_takes_too_long_is_told_later(fresh: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    founded = fresh.found()
    with monkeypatch.context() as hurry:
        hurry.setattr(register, "GLANCE", -1.0)
        assert mine(fresh, founded) == {"tables": [], "gone": [], "later": [founded["table"]]}
    assert len(mine(fresh, founded)["tables"]) == 1
    monkeypatch.setattr(register, "GLANCE", -1.0)
    assert len(mine(fresh, founded)["tables"]) == 1, "what was looked at once is known"
    with fresh.talk(founded) as talk:
        talk.act()
    assert mine(fresh, founded)["later"] == [founded["table"]], "until something happens there"


@pytest.mark.parametrize("tables", [
    [{"table": "x", "key": "k"}] * 501, [{"table": "x" * 41, "key": "k"}], [{"table": "x", "key": "k" * 1001}], [{"key": "k"}],
    "x"])
def test_more_than_anybody_has_is_refused(browser: Browser, tables: Any) -> None:
    assert browser.http.post("/api/mine", json={"tables": tables}).status_code == 422


def test_a_hurt_table_says_so_and_the_others_are_told(fresh: Browser) -> None:
    hurt, whole = fresh.found(), fresh.found()
    with closing(sqlite3.connect(fresh.data / FILE)) as connection, connection:
        connection.execute("UPDATE tables SET charter = '{' WHERE id = ?", (hurt["table"],))
    found = {one["table"]: one for one in mine(fresh, hurt, whole)["tables"]}
    assert (found[hurt["table"]]["status"], found[whole["table"]]["status"]) == ("closed", "playing")
    assert found[hurt["table"]]["halted"]


@pytest.mark.usefixtures("envelope")
def test_the_last_decision_is_told_as_everybody_may_know_it(fresh: Browser) -> None:
    founded = fresh.found("envelope", seats=[{**PERSON, "name": "Ada"}, {**PERSON, "name": "Bo"}], seed="5")
    with fresh.talk(founded) as talk:
        talk.act("tuck 1")
    [one] = mine(fresh, founded)["tables"]
    assert one["last"] == "Ada tucked something away"


@pytest.fixture
def crowded(tmp_path: Path) -> tuple[Path, int]:
    """A store with thousands of finished games, and how many: a hundred where there is no time."""
    count, stored = often(100, 10_000), tmp_path / "crowded"
    with serving(tmp_path / "one") as browser:
        founded = browser.found(seats=[RANDOM, RANDOM])
        with browser.talk({**founded, "key": ""}) as talk:
            talk.until(lambda table: table["status"] == "over")
        with closing(sqlite3.connect(browser.data / FILE)) as one:
            charter = Charter.of(json.loads(one.execute("SELECT charter FROM tables").fetchone()[0])).document()
            entries = one.execute("SELECT number, entry FROM entries").fetchall()
    Store(stored).close()
    seats = [Seat("Ada", None, hashed("key")), Seat("Bo", None, hashed("other"))]
    with closing(sqlite3.connect(stored / FILE)) as many, many:
        for number in range(count):
            name = f"table{number}"
            written = json.dumps({**charter, "table": name, "seats": [vars(seat) for seat in seats]})
            many.execute("INSERT INTO tables (id, charter) VALUES (?, ?)", (name, written))
            many.executemany('INSERT INTO entries ("table", number, entry) VALUES (?, ?, ?)', [(name, *one) for one in entries])
    return stored, count


def test_forty_tables_are_told_at_once_among_thousands(crowded: tuple[Path, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """No table is looked at but those that are asked after, and none twice."""
    folder, count = crowded
    looked: list[str] = []
    load = Store.load
    monkeypatch.setattr(Store, "load", lambda store, table: looked.append(table) or load(store, table))
    with serving(folder) as browser:
        asked = [{"table": f"table{number}", "key": "key"} for number in range(0, count, count // 40)]
        for _ in range(2):
            found = mine(browser, *asked)["tables"]
            assert len(found) == len(asked)
            assert {(one["status"], *one["yours"]) for one in found} == {("over", 1)}
    assert sorted(looked) == sorted(one["table"] for one in asked)


def test_how_a_finished_game_stands_is_never_worked_out_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is noted when the game ends; what was still going on, when somebody first asks. A new server reads the notes."""
    with serving(tmp_path, alone=True) as browser:
        over, going, half = browser.found("medina", seats=[RANDOM, RANDOM]), browser.found(), browser.found()
        with browser.talk({**over, "key": ""}) as talk:
            talk.until(lambda table: table["status"] == "over")
        with browser.talk(going) as talk:
            talk.act("take 1")
        before = [mine(browser, over, going), browser.get("/api/house")]
        with browser.talk(half) as talk:
            talk.act("take 1")
    looked: list[str] = []
    load = Store.load
    with serving(tmp_path, alone=True) as browser, monkeypatch.context() as watched:
        watched.setattr(Store, "load", lambda store, table: looked.append(table) or load(store, table))
        assert mine(browser, over, going) == before[0]
        assert looked == []
        told = browser.get("/api/house")
        assert [one for one in told["tables"] if one["table"] != half["table"]] == [
            one for one in before[1]["tables"] if one["table"] != half["table"]]
        assert looked == [half["table"]], "something has happened there since it was noted"
        assert [one["status"] for one in mine(browser, {**over, "key": "wrong"}, going)["tables"]] == ["playing"]
        assert mine(browser, {**over, "key": "wrong"})["gone"] == [over["table"]]


def test_what_another_zellige_has_noted_is_worked_out_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as browser:
        founded = browser.found()
        told = mine(browser, founded)
    monkeypatch.setattr(register, "MADE", "2 later")
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        [(made, text)] = connection.execute("SELECT made, standing FROM standings").fetchall()
    assert made != "2 later"
    assert "key" not in text
    with serving(tmp_path) as browser:
        assert mine(browser, founded) == told


@pytest.mark.parametrize("game", ["nim", "medina", "five_tribes", "almadi"])
def test_what_is_noted_is_what_stands(game: str) -> None:
    """With everything that is said of the last decision: whatever it is, it can be noted, and comes back as it was."""
    kind = zellige.get(game)
    seats = (Seat("Ada", None, hashed("key")), Seat(None, "random", hashed("bot")), Seat("Bo", None, None, hashed("link")))
    paper = Charter("t", game, kind.rules_version, kind.options_of(kind.prepare(3, {})), seats, "s", "s")
    table, dice = Table.of(paper, []), Random(game)
    said = set()
    for _ in range(60):
        if table.over:
            break
        before = table.state.copy()
        table.absorb(table._act(before, dice.choice(list(table.course.legal))))
        found = standing.standing_of(table)
        text = standing.noted(found, paper.rules_version)
        assert text is not None, found.last
        read = standing.of_note(text)
        assert read is not None
        assert replace(read, doors=None, seats=(), called=()) == replace(found, doors=None, seats=(), called=())
        assert read.doors is not None
        assert (read.doors.keys, read.doors.links, read.doors.founder) == (
            table.doors.keys, table.doors.links, table.doors.founder)
        said.add(found.last and found.last.kind)
    assert len(said) > 1 or game == "nim"
