"""One thing alone can be done: it is done with what comes before it, and nobody can see by it what is a secret."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import zellige
from five_tribes.drawing import tile
from zellige.core import record as records
from zellige.core.correction import Later
from zellige.tables.charter import Charter, Seat, hashed
from zellige.tables.database import FILE
from zellige.tables.entry import Act
from zellige.tables.store import Store
from zellige.tables.table import Table

from .browser import PERSON, Browser, Json, Talk, serving

TAKE, PLACE, DONE = "take 1a", "place 1,2", "done"
"""The second turn of a solo game, after the first: one cell is free, and then only the end of the turn is left."""
BIDS = {"bid_order": [1, None, None, None], "turn_order": [None, None, 2, *[None] * 6]}
"""The first seat of Five Tribes acts, and the second after it."""


def second_turn(browser: Browser) -> Json:
    """A solo game of Almadi, its first turn played."""
    founded = browser.found("almadi", [PERSON], seed="1", options={"characters": False})
    with browser.talk(founded) as talk:
        talk.act(TAKE)
        assert offered(talk)[:2] == [DONE, "genie 1,1>2,1"], "the only cell is taken"
        talk.act(DONE)
    return founded


def offered(talk: Talk) -> list[str]:
    """What can be decided now."""
    return [action["text"] for action in talk.table["decision"]["actions"]]


def back(talk: Talk, kind: str) -> Json:
    """Takes back or plays again, and waits until the table shows it."""
    version = talk.table["version"]
    assert talk.answer(type=kind, version=version)["type"] == "done"
    return talk.until(lambda table: table["version"] > version)


def kept(browser: Browser, table: str) -> list[Json]:
    """The entries of a table, without their times."""
    with sqlite3.connect(browser.data / FILE) as file:
        rows = file.execute('SELECT entry FROM entries WHERE "table" = ? ORDER BY number', (table,)).fetchall()
    return [{name: value for name, value in json.loads(entry).items() if name != "at"} for (entry,) in rows]


def test_what_draws_shows_and_hands_on_nothing_plays_itself_and_is_taken_back_with_what_was_decided(browser: Browser) -> None:
    founded = second_turn(browser)
    with browser.talk(founded) as talk:
        before = talk.table
        talk.act(TAKE)
        after = talk.table
        assert after["ply"] == before["ply"] + 2
        assert after["version"] == before["version"] + 2
        assert offered(talk) == [DONE], "it draws, and waits"
        assert after["since"] == after["ply"]
        assert back(talk, "undo")["ply"] == before["ply"]
        assert offered(talk) == [action["text"] for action in before["decision"]["actions"]]
        again = back(talk, "redo")
        assert (again["ply"], again["view"]) == (after["ply"], after["view"])
        assert back(talk, "reset")["ply"] == before["ply"]
        assert back(talk, "redo")["ply"] == after["ply"]
        answer = talk.answer(type="act", actions=[TAKE], version=before["version"], again=True)
        assert answer["type"] == "done", "it was done and is not done twice"
        assert talk.answer(type="undo", version=before["version"])["type"] == "error"
    own = kept(browser, founded["table"])[before["version"]:]
    assert own[:2] == [{"kind": "act", "ply": before["ply"], "action": TAKE, "seat": 0},
                       {"kind": "act", "ply": before["ply"] + 1, "action": PLACE, "seat": 0, "follows": True}]
    assert [entry["kind"] for entry in own] == ["act", "act", "undo", "redo", "reset", "redo"]


@pytest.mark.parametrize(("lang", "drawn"), [("en", "2 Landscapes are drawn"), ("fr", "2 Paysages sont piochés")])
def test_what_draws_is_said_before_and_done_with_what_was_decided(browser: Browser, lang: str, drawn: str) -> None:
    founded = second_turn(browser)
    with browser.talk(founded, lang) as talk:
        before = talk.table
        alone = talk.answer(type="preview", actions=[TAKE])
        assert alone["forced"] == []
        told = talk.answer(type="preview", actions=[TAKE], forced=True)
        assert (told["actions"], told["forced"]) == ([TAKE], [PLACE, DONE])
        assert told["sentences"][: len(alone["sentences"])] == alone["sentences"]
        assert told["sentences"][-1] == drawn
        assert talk.answer(type="preview", actions=[TAKE, PLACE], forced=True)["forced"] == [DONE]
        assert talk.answer(type="preview", actions=[TAKE, PLACE, DONE], forced=True)["forced"] == []
        ahead = talk.answer(type="preview", actions=[TAKE], forced=True, ahead=True)["ahead"]
        assert ahead is None, "it goes on to where nothing can be foreseen"
        talk.act(TAKE, *told["forced"])
        totals = [[row["total"] for row in table["scores"]["rows"]] for table in (before, talk.table)]
        assert told["changes"] == [new - old for old, new in zip(*totals, strict=True)]
        assert talk.table["ply"] == before["ply"] + 5
        assert back(talk, "undo")["ply"] == before["ply"]
        assert talk.table["practice"] is True, "it was seen what comes"


def test_a_record_has_every_action_and_can_be_played_again(browser: Browser) -> None:
    founded, asked = second_turn(browser), 0
    with browser.talk(founded) as talk:
        while talk.table["status"] != "over":
            talk.act()
            asked += 1
    text = browser.http.get(f"/api/tables/{founded['table']}/record", params={"key": founded["key"]}).text
    record = next(records.parse(text))
    assert [step.text for step in records.follow(record)] == record.actions
    assert sum(action.split()[0] in ("take", "place", "done") for action in record.actions) == 3 * 16
    assert asked < 2.5 * 16


def test_in_the_first_steps_everything_is_decided(browser: Browser) -> None:
    founded = browser.http.post("/api/lessons/almadi/place").json()
    with browser.talk(founded) as talk:
        assert talk.answer(type="preview", actions=[TAKE], forced=True)["forced"] == []
        talk.act(TAKE)
        assert offered(talk) == ["place 1,1"]


def test_it_waits_where_it_fails(browser: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """What was asked for has happened all the same."""
    def fails(table: Table, acts: Sequence[Any]) -> list[Any]:
        raise RuntimeError

    founded = second_turn(browser)
    monkeypatch.setattr(Table, "going_on", fails)
    with browser.talk(founded) as talk:
        assert talk.act(TAKE)["type"] == "done"
        assert offered(talk) == [PLACE]
    assert [record.levelno for record in caplog.records if record.name == "zellige"] == [logging.ERROR]
    caplog.clear()


def tribes(tiles: dict[str, str], seats: list[Json], **fields: Any) -> Json:
    """A position of Five Tribes, whole."""
    drawn = {name: tile(words) for name, words in tiles.items()}
    return zellige.load({"game": "five_tribes", "players": seats, "tiles": drawn, **fields}, partial=True).position()


def test_the_next_seats_decision_plays_itself_and_goes_back_with_what_led_to_it(
        browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """One tile can be emptied, to one side; then nothing is for sale: the second seat decides nothing before its turn ends."""
    start = tribes({"a1": "w", "b1": "gw"}, [{}, {}], phase="finish", **BIDS)
    founded = browser.found("five_tribes", position=start, partial=True)
    first, second = ({**founded, "key": key} for key in founded["key"].split("."))
    append, together = Store.append, list[int]()

    async def counted(store: Store, table: str, number: int, *deeds: Any) -> None:
        together.append(len(deeds))
        await append(store, table, number, *deeds)

    monkeypatch.setattr(Store, "append", counted)
    with browser.talk(first) as talk, browser.talk(second) as other:
        talk.act("end")
        assert together == [4], "what goes by itself is kept with what led to it"
        assert [entry["seat"] for entry in talk.table["log"]] == [1, 2, 2, 2]
        assert [entry["action"] for entry in kept(browser, founded["table"])] == ["end", "take a1", "drop b1 white", "skip"]
        other.until(lambda table: table["version"] == 4)
        assert offered(other) == ["end"]
        assert (talk.table["since"], other.table["since"]) == (1, 0)
        assert [table["decision"]["undo"] for table in (talk.table, other.table)] == ["free", "no"]
        assert other.table["decision"]["reset"] == "no"
        assert back(talk, "undo")["ply"] == 0
        assert back(talk, "redo")["ply"] == 4


def test_behind_a_correction_one_decision_goes_by_itself_at_a_time() -> None:
    """What waits may fit after each of them, so they are not taken together."""
    start = tribes({"a1": "w", "b1": "gw"}, [{}, {}], phase="finish", **BIDS)
    seats = tuple(Seat(None, None, hashed(key)) for key in ("one", "two"))
    charter = Charter("t", "five_tribes", zellige.get("five_tribes").rules_version, {}, seats, "seed", "salt", start)
    table = Table.of(charter, [Act(ply=0, action="end", seat=0)])
    assert [act.action for act in table.goes_by_itself()] == ["take a1", "drop b1 white", "skip"]
    table.later = [Later(0, "take c3", 9)]
    assert [act.action for act in table.goes_by_itself()] == ["take a1"]
    assert table.going_on([Act(ply=1, action="take a1", seat=1)]) == []


def test_nobody_sees_that_somebody_could_only_pass(tmp_path: Path) -> None:
    """Whoever has one coin cannot buy, and only they know that: to the others it is the same as not to want anything."""
    heard: list[list[list[str]]] = []
    offers: list[list[str]] = []
    for coins in (1, 50):
        start = tribes({"c3": "small", "d3": "w", "a1": "w", "a2": "w"}, [{"coins": coins}, {}], phase="kill", **BIDS,
                       captured={"tile": "c3", "colour": "red", "count": 1}, resource_row=["fish", "gold", "ivory"])
        seats = tuple(Seat(None, None, hashed(key)) for key in ("one", "two"))
        charter = Charter("same", "five_tribes", zellige.get("five_tribes").rules_version, {}, seats, "seed", "salt", start)
        folder = tmp_path / str(coins)
        with serving(folder) as browser:
            with sqlite3.connect(folder / FILE) as store:
                store.execute("INSERT INTO tables (id, charter) VALUES ('same', ?)", [json.dumps(charter.document())])
            with ExitStack() as talks:
                *others, mover = [  # who looks on comes first: coming is told to whoever is there
                    talks.enter_context(browser.talk({"table": "same", "key": key})) for key in ("", "two", "one")]
                kill = next(text for text in offered(mover) if "d3" in text)
                assert mover.answer(type="preview", actions=[kill], forced=True)["forced"] == []
                mover.act(kill)
                offers.append(offered(mover))
                mover.act("skip")
                for talk in others:
                    talk.until(lambda table: table["version"] == 2)
                heard.append([talk.frames for talk in others])
    assert offers == [["skip"], ["skip", "buy 1", "buy 2", "buy 3"]]
    assert heard[0] == heard[1]
