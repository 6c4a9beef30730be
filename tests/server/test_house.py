"""What is kept, as a house tells it that is open to this computer alone: every table, the key to it, results and records."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from old_stores import EXPECTED, lay_out
from zellige.server import register
from zellige.server.wire import answers
from zellige.tables import database

from .browser import PERSON, PROBLEM, RANDOM, Browser, Json, serving

ADDRESSES = ("/api/house", "/api/house/bots", "/api/house/records", "/api/house/tables/TABLE/key")


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A list waits for all that it tells, however slow the machine."""
    monkeypatch.setattr(register, "PATIENCE", 60.0)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Browser]:
    """A server as ``zellige play`` has it."""
    with serving(tmp_path, alone=True) as browser:
        yield browser


def listed(browser: Browser, **params: Any) -> Json:
    """What is kept; it is of the form that is promised."""
    found = browser.get("/api/house", **params)
    TypeAdapter(answers.KeptTables).validate_json(json.dumps(found), strict=True)
    return found


def opened(browser: Browser, table: str) -> Json:
    """A table with the key that the house gives."""
    return {"table": table, **browser.get(f"/api/house/tables/{table}/key")}


def test_an_app_without_the_flag_tells_nothing_and_opens_nothing(browser: Browser, house: Browser) -> None:
    founded = browser.found()
    for address in ADDRESSES:
        answer = browser.http.get(address.replace("TABLE", founded["table"]))
        assert (answer.status_code, set(answer.json())) == (404, PROBLEM)
    foreign = opened(house, house.found()["table"])["key"]
    assert browser.http.get(f"/api/tables/{founded['table']}", params={"key": foreign}).status_code == 403


def test_every_table_is_listed_with_its_decision_or_its_result_newest_first(house: Browser) -> None:
    assert listed(house) == {"tables": [], "total": 0, "played": False}
    over = house.found(seats=[{**PERSON, "name": "Ada"}, RANDOM], seed="7")
    with house.talk(over) as talk:
        message = talk.play_out()
    record = house.http.get(f"/api/tables/{over['table']}/record", params={"key": over["key"]}).text
    shown = house.http.post("/api/records", content=record).json()
    both = house.found(seats=[{**PERSON, "name": "Ada"}, {**PERSON, "name": "Bo"}])
    with closing(sqlite3.connect(house.data / "tables.sqlite")) as connection, connection:  # all of it happened in one second
        for minute, table in enumerate((over, shown, both)):
            connection.execute("UPDATE tables SET founded = ? WHERE id = ?", (f"2026-01-01 12:0{minute}:00", table["table"]))
        connection.execute("UPDATE entries SET written = '2025-01-01 12:00:00'")
        database.make_lists(connection)
    found = listed(house)
    assert (found["total"], found["played"]) == (3, True)
    assert [one["table"] for one in found["tables"]] == [both["table"], shown["table"], over["table"]]
    first, second, third = found["tables"]
    assert (first["status"], first["turn"], first["decides"], first["scores"]) == ("playing", 1, 1, [])
    assert first["at"] == "2026-01-01T12:02:00Z"
    assert [seat["name"] for seat in first["seats"]] == ["Ada", "Bo"]
    assert (second["status"], second["scores"]) == ("record", third["scores"])
    assert (third["status"], third["decides"], third["winners"]) == ("over", None, message["winners"])
    assert third["scores"] == [row["total"] for row in message["scores"]["rows"]]
    assert third["seats"] == [{"name": "Ada", "kind": "person"}, {"name": message["seats"][1]["name"], "kind": "bot"}]
    assert [one["table"] for one in listed(house, first=1, count=1)["tables"]] == [shown["table"]]
    with house.talk(both) as talk:
        talk.act()
    moved = listed(house, lang="fr")["tables"][0]
    assert (moved["table"], moved["decides"]) == (both["table"], 2), "what has happened since is told"


def test_the_key_of_the_house_opens_every_seat_until_the_server_ends(tmp_path: Path) -> None:
    with serving(tmp_path, alone=True) as first:
        founded = first.found(seats=[PERSON, PERSON, RANDOM])
        own = opened(first, founded["table"])
        assert own["key"] not in founded["key"]
        other = first.found()["table"]
        assert opened(first, other)["key"] != own["key"], "each table has its own"
        assert first.http.get(f"/api/tables/{other}", params={"key": own["key"]}).status_code == 403
        with first.talk(own) as talk:
            assert [seat["mine"] for seat in talk.table["seats"]] == [True, True, False]
            assert talk.act()["type"] == "done"
        record = first.http.get(f"/api/tables/{founded['table']}/record", params={"key": founded["key"]}).text
        shown = first.http.post("/api/records", content=record).json()["table"]
        assert opened(first, shown)["key"] is None
        assert opened(first, "nowhere")["key"] is None
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert own["key"].encode() not in kept, "it is written down nowhere"
    with serving(tmp_path, alone=True) as second:
        assert second.http.get(f"/api/tables/{founded['table']}", params={"key": own["key"]}).status_code == 403
        assert second.table(opened(second, founded["table"]))["version"] >= 1


@pytest.mark.parametrize("version", EXPECTED)
def test_tables_of_earlier_versions_are_listed_and_played_on(
        tmp_path: Path, version: int, monkeypatch: pytest.MonkeyPatch) -> None:
    name = {1: "nim-persons", 2: "nim-replaced", 3: "nim-two", 4: "medina-redone", 5: "nim-friends", 6: "medina-left",
            7: "tribes-leaving", 8: "medina-colours"}[version]
    monkeypatch.setattr(register, "PATIENCE", -1.0)
    with serving(lay_out(tmp_path, version), alone=True) as browser:
        names = [one["table"] for one in listed(browser, count=100)["tables"]]
        assert set(names) >= set(EXPECTED[version])
        monkeypatch.setattr(register, "PATIENCE", 60.0)
        assert listed(browser, first=names.index(name), count=1)["tables"][0]["status"] == "playing"
        with browser.talk(opened(browser, name)) as talk:
            talk.my_turn()
            assert talk.act()["type"] == "done"


def test_what_cannot_be_opened_is_listed_with_its_sentence(house: Browser) -> None:
    tables = [house.found()["table"] for _ in range(3)]
    with house.talk(opened(house, tables[2])) as talk:
        talk.act()
    with closing(sqlite3.connect(house.data / "tables.sqlite")) as connection, connection:
        connection.execute("UPDATE tables SET charter = replace(charter, '\"nim\"', '\"gone\"') WHERE id = ?", (tables[0],))
        connection.execute("UPDATE tables SET charter = '{' WHERE id = ?", (tables[1],))
        connection.execute("DELETE FROM tables WHERE id = ?", (tables[2],))
    found = {one["table"]: one for one in listed(house)["tables"]}
    assert set(found) == set(tables), "the charter of the last is lost, its entries are not"
    assert [found[table]["status"] for table in tables] == ["closed"] * 3
    assert "gone" in found[tables[0]]["halted"]
    assert [found[table]["game"] for table in tables] == ["gone", None, None]
    assert all(table in found[table]["halted"] for table in tables[1:])
    assert house.http.get("/api/house/bots").json() == []
    assert house.http.get("/api/house/records").text == ""


def test_a_list_leaves_in_time_and_tells_more_when_asked_again(house: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(register, "PATIENCE", -1.0)
    house.found(seats=[{**PERSON, "name": "Ada"}, PERSON])
    unread = listed(house)["tables"][0]
    assert (unread["status"], unread["turn"], unread["seats"][0]["name"]) == ("unread", None, "Ada")
    monkeypatch.setattr(register, "PATIENCE", 60.0)
    read = listed(house)["tables"][0]
    monkeypatch.setattr(register, "PATIENCE", -1.0)
    assert read["status"] == "playing"
    assert listed(house)["tables"] == [read], "what has been read is known"


def test_results_count_each_deal_of_one_person_once_without_practice(house: Browser) -> None:
    won = []
    for seed, seats in (("1", [PERSON, RANDOM]), ("2", [RANDOM, PERSON]), ("3", [PERSON, PERSON]), ("4", [PERSON, RANDOM])):
        founded = house.found(seats=seats, seed=seed)
        with house.talk(founded) as talk:
            if seed == "4":
                talk.act()
                talk.my_turn()
                assert talk.answer(type="undo", version=talk.table["version"])["type"] == "done"
            message = talk.play_out()
        assert message["practice"] == (seed == "4")
        if seed in "12":
            won.append(message["winners"] == [int(seed)])
            path, key = f"/api/tables/{founded['table']}/again", {"key": founded["key"]}
            with house.talk(house.http.post(path, params=key, json={"deal": "same"}).json()) as talk:
                assert talk.play_out()["winners"] == message["winners"]
    house.found(seats=[PERSON, RANDOM])
    counted = house.get("/api/house/bots")
    TypeAdapter(answers.AgainstBots).validate_json(json.dumps(counted), strict=True)
    assert [(one["game"], one["player"], one["won"], one["lost"]) for one in counted] == [
        ("nim", "random", won.count(True), won.count(False))]


def test_all_records_come_in_one_file_but_no_secret_of_a_game_under_way(house: Browser, envelope: None) -> None:
    open_one, secret = house.found(), house.found("envelope")
    records = [json.loads(line) for line in house.http.get("/api/house/records").text.splitlines()]
    assert [record["game"] for record in records if "format" in record] == ["nim"]
    with house.talk(secret) as talk:
        talk.play_out()
    answer = house.http.get("/api/house/records")
    assert answer.headers["content-disposition"] == 'attachment; filename="zellige-records.jsonl"'
    assert "".join(sorted(answer.text.splitlines(True))) == "".join(sorted(
        line for one in (open_one, secret)
        for line in house.http.get(f"/api/tables/{one['table']}/record", params={"key": one["key"]}).text.splitlines(True)))
