"""Clocks of a table: counted by a time that the test hands in, kept with every decision, and what comes when they run out."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from hand import Hand
from zellige.core import record as records
from zellige.core.language import language
from zellige.server import app
from zellige.server.house import House
from zellige.tables.charter import Charter, Seat
from zellige.tables.clock import Clock
from zellige.tables.database import FILE
from zellige.tables.entry import Act, Dialled, End, Replace, document_of, entry_of

from .browser import PERSON, RANDOM, Browser, Json, Talk, serving
from .test_consent import asked, reply
from .test_friends import FRIEND, come
from .test_killed import Process
from .test_mine import mine
from .test_seats_change import ADA, texts


def two(browser: Browser, *others: Json, **clock: object) -> tuple[Json, Json]:
    """A table of Ada's with clocks at which Leïla has come to the second seat."""
    founded = browser.found("nim", [ADA, FRIEND, *others], seed="clocks", options={"heap": 34},
                            clock={"time": 300, "increment": 10, **clock})
    return founded, come(browser, founded, founded["links"][0]["link"], name="Leïla").json()


def dial(talk: Talk, running: int | None) -> list[int]:
    """What the clocks show, once the one of a seat runs."""
    while talk.dial.get("running", 0) != running:
        talk.receive()
    left: list[int] = talk.dial["left"]
    return left


def test_a_clock_runs_once_its_owner_was_sent_the_table(timed: Browser, hand: Hand) -> None:
    founded, leila = two(timed)
    with timed.talk({"table": founded["table"]}) as onlooker:
        hand.seconds += 1000
        assert dial(onlooker, None) == [300_000, 300_000], "nobody has told her"
        with timed.talk(founded) as host:
            assert dial(host, 1) == dial(onlooker, 1) == [300_000, 300_000]
            hand.seconds += 20
            assert host.act("take 1")["type"] == "done"
            assert dial(host, None) == [290_000, 300_000], "20 seconds less, and 10 for the turn"
            hand.seconds += 500
            with timed.talk(leila, lang="fr") as there:
                assert dial(there, 2) == [290_000, 300_000]
                hand.seconds += 1
                with timed.talk({"table": founded["table"]}) as late:
                    assert dial(late, 2) == [290_000, 299_000], "whoever comes late is told how it stands"
                assert there.act("take 1")["type"] == "done"
                assert dial(host, 1) == [290_000, 309_000]
    clock = timed.table(founded)["clock"]
    assert clock == {"time": 300_000, "increment": 10_000, "each": False, "then": None, "then_label": None,
                     "left": [290_000, 309_000]}


def test_of_two_whoever_runs_out_has_lost(timed: Browser, hand: Hand) -> None:
    founded, leila = two(timed)
    with timed.talk(founded) as host, timed.talk(leila) as there:
        dial(there, 1)
        hand.seconds += 299
        assert host.answer(type="ping")["type"] == "pong"
        assert host.table["status"] == "playing"
        hand.seconds += 2
        over = there.until(lambda table: table["status"] == "over")
        assert (over["winners"], texts(over)) == ([2], ["In turn 1 Ada ran out of time: the game is over."])
        assert host.until(lambda table: table["status"] == "over")["clock"]["left"][0] == 300_000
    french = timed.table(founded, lang="fr")["notes"][0]["text"]
    assert french == "Au tour 1, Ada n’a plus de temps\u00a0: la partie est finie."


@pytest.mark.parametrize(("others", "then", "player"), [([], "random", "random"), ([RANDOM], None, "greedy")])
def test_a_bot_decides_to_the_end(timed: Browser, hand: Hand, others: list[Json], then: str | None, player: str) -> None:
    founded, leila = two(timed, *others, then=then)
    with timed.talk(founded) as host, timed.talk(leila) as there:
        dial(host, 1)
        hand.seconds += 301
        table = there.until(lambda table: table["notes"] and table["decision"] and table["decision"]["mine"])
        assert (table["seats"][0]["player"], table["notes"][0]["kind"], table["seats"][0]["may"]) == (player, "late", [])
        assert dial(there, 2)[1] == 300_000
        assert there.play_out()["winners"]
    record = timed.http.get(f"/api/tables/{founded['table']}/record", params={"key": founded["key"]}).text
    (read,) = records.parse(record)
    assert read.extra["clock"] == {"time": 300_000, "increment": 10_000, "each": False, "then": then}
    assert all(isinstance(line["left"], int) for line in read.more.values())
    assert len([*records.replay(read)]) == len(read.actions)
    assert read.text() == record, "and it is written as it was read"


def test_they_pause_when_all_agree_and_run_again_with_the_next_decision(timed: Browser, hand: Hand) -> None:
    founded, leila = two(timed)
    with timed.talk(founded) as host, timed.talk(leila) as there:
        dial(there, 1)
        hand.seconds += 30
        assert there.answer(type="pause", version=there.table["version"])["type"] == "done"
        assert asked(host.until(lambda table: table["request"])) == (False, True, [1])
        assert host.table["request"]["text"].startswith("Leïla asks to pause the clocks")
        assert reply(host, True)["type"] == "done"
        assert dial(there, None) == [270_000, 300_000]
        assert (there.dial["paused"], there.until(lambda table: not table["request"])["ply"]) == (True, 1)
        hand.seconds += 5000
        assert host.answer(type="pause", version=host.table["version"])["type"] == "done"
        assert there.until(lambda table: table["request"])["request"]["what"] == "resume"
        assert reply(there, False)["type"] == "done"
        assert host.act("take 1")["type"] == "done", "deciding sets them going, too"
        assert dial(there, 2) == [280_000, 300_000]


def test_taking_back_brings_back_what_was_left_then(timed: Browser, hand: Hand) -> None:
    founded = timed.found("nim", [PERSON, PERSON], options={"heap": 34}, clock={"time": 60, "each": True})
    with timed.talk(founded) as talk:
        dial(talk, 1)
        hand.seconds += 20
        talk.act("take 1")
        assert dial(talk, 2) == [60_000, 60_000], "every turn has all of the time"
        hand.seconds += 50
        assert talk.answer(type="undo", version=talk.table["version"])["type"] == "done"
        assert dial(talk, 1) == [40_000, 60_000]
        hand.seconds += 5
        assert talk.answer(type="redo", version=talk.table["version"])["type"] == "done"
        assert dial(talk, 2) == [60_000, 60_000]


def test_a_restart_costs_nobody_time(tmp_path: Path, hand: Hand) -> None:
    with serving(tmp_path, time=hand) as browser:
        founded, _ = two(browser)
        with browser.talk(founded) as host:
            dial(host, 1)
            hand.seconds += 100
    hand.seconds = 7.0  # another process counts from another moment
    with serving(tmp_path, time=hand) as browser:
        with browser.talk({"table": founded["table"]}) as onlooker:
            hand.seconds += 10_000
            assert dial(onlooker, None) == [200_000, 300_000]
        with browser.talk(founded) as host:
            assert dial(host, 1) == [200_000, 300_000]


def test_over_days_a_clock_runs_on_while_there_is_a_server(tmp_path: Path, hand: Hand) -> None:
    day = 24 * 3600
    with serving(tmp_path, time=hand) as browser:
        founded, leila = two(browser, time=3 * day, increment=0, each=True)
        with browser.talk(founded) as host:
            dial(host, 1)
        hand.seconds += day
        with browser.talk(leila) as there:
            assert dial(there, 1) == [2 * day * 1000, 3 * day * 1000], "whoever has gone has been told"
    with serving(tmp_path, time=hand) as browser:
        hand.seconds += day / 2
        with browser.talk(leila) as there:
            assert dial(there, 1)[0] == 1.5 * day * 1000
            hand.seconds += 2 * day
            assert there.until(lambda table: table["status"] == "over")["winners"] == [2]


@pytest.mark.parametrize(("minutes", "lost"), [(30, 1800), (500, 3600), (-500, 0)])
def test_what_passed_before_a_sudden_end_counts_and_nothing_of_the_time_without_a_server(
        tmp_path: Path, hand: Hand, minutes: int, lost: int) -> None:
    """``minutes``: from when it was kept that the clock runs to the last that was kept at another table."""
    day = 24 * 3600
    with serving(tmp_path, time=hand) as browser:
        founded, _ = two(browser, time=3 * day, increment=0, each=True)
        with browser.talk(founded) as host:
            dial(host, 1)
            host.until(lambda table: table["version"] == 2)  # that it runs is kept
        other = browser.found()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute("UPDATE entries SET written = '2026-11-29 12:00:00'")
        connection.execute("UPDATE heads SET at = '2026-11-29 12:00:00'")
        connection.execute("UPDATE heads SET at = datetime(at, ?) WHERE id = ?", (f"{minutes} minutes", other["table"]))
    hand.seconds += 10 * day
    with serving(tmp_path, time=hand) as browser, browser.talk({"table": founded["table"]}) as onlooker:
        assert dial(onlooker, 1)[0] == (3 * day - lost) * 1000


def test_a_table_whose_clock_runs_leaves_the_memory_and_the_clock_runs_out(
        tmp_path: Path, hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    houses = watched(monkeypatch)
    with serving(tmp_path, time=hand) as browser:
        (house,) = houses
        founded, leila = two(browser)
        with browser.talk(founded) as host:
            dial(host, 1)
        forgotten(house)
        hand.seconds += 100
        with browser.talk(leila) as there:
            assert dial(there, 1) == [200_000, 300_000], "whoever comes finds it as it is"
        forgotten(house)
        hand.seconds += 201
        soon(lambda: kept_kinds(browser, founded)[-1] == "end")
        assert browser.table(leila)["winners"] == [2]


def test_a_clock_over_days_runs_on_after_a_kill_though_nobody_comes(tmp_path: Path) -> None:
    """The server of a process of its own, with the time there is."""
    server = Process(tmp_path)
    with server.running() as process:
        form = {"game": "nim", "seats": [ADA, PERSON], "clock": {"time": 86_400, "each": True}}
        founded = server.http.post("/api/tables", json=form).json()
        server.table(founded)
        soon(lambda: server.table(founded)["version"] == 1)
        process.kill()
        process.wait()
    with server.running():
        url = f"ws://127.0.0.1:{server.port}/api/tables/{founded['table']}/socket"
        with connect(url, max_size=None) as onlooker:
            while (told := json.loads(onlooker.recv(timeout=60)))["type"] != "clock":
                pass
        assert told["running"] == 1
        assert 86_400_000 - 3_600_000 < told["left"][0] <= 86_400_000
        assert told["left"][1] == 86_400_000


def watched(monkeypatch: pytest.MonkeyPatch) -> list[House]:
    """Every house that is opened from now on."""
    houses: list[House] = []

    class Watched(House):
        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            houses.append(self)

    monkeypatch.setattr(app, "House", Watched)
    return houses


def soon(holds: Callable[[], bool]) -> None:
    """Waits until something is so."""
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


def forgotten(house: House) -> None:
    """Every table leaves the memory, once nobody is there any more."""
    soon(lambda: not any(live.busy for live in house._live.values()))
    house.let_go(time.monotonic() + 1)
    assert not house._live


def kept_kinds(browser: Browser, founded: Json) -> list[str]:
    """What has happened at a table, as it stands in the file: nobody opens it for that."""
    with closing(sqlite3.connect(browser.data / FILE)) as connection:
        entries = connection.execute('SELECT entry FROM entries WHERE "table" = ? ORDER BY number', (founded["table"],))
        return [json.loads(entry)["kind"] for (entry,) in entries]


def told(talk: Talk, since: int) -> list[int]:
    """Whose decisions the log tells after so many actions."""
    return [entry["seat"] for entry in talk.table["log"] if entry["decided"] > since and entry["seat"] is not None]


def test_a_slow_game_goes_on_the_next_day(tmp_path: Path, hand: Hand) -> None:
    """With a day a turn: whoever comes back reads what has happened since, and My tables says whose turn it is."""
    hour = 3600
    with serving(tmp_path, time=hand) as browser:
        founded, leila = two(browser, RANDOM, time=24 * hour, increment=0, each=True)
        with browser.talk(founded) as host:
            dial(host, 1)
            host.act("take 1")
        (own,), (hers,) = (mine(browser, one)["tables"] for one in (founded, leila))
        assert (own["mine"], hers["mine"], hers["last"]) == (False, True, "Ada took one pebble; 33 are left")
    hand.seconds += 20 * hour
    with serving(tmp_path, time=hand) as browser:
        with browser.talk(leila) as there:
            assert dial(there, 2)[1] == 24 * hour * 1000, "nobody had told her"
            assert (there.table["since"], told(there, 0)) == (0, [1])
            hand.seconds += 10 * hour
            there.act("take 1")
        ((own,), (hers,)) = (mine(browser, one)["tables"] for one in (founded, leila))
        soon(lambda: mine(browser, founded)["tables"][0]["mine"])
    hand.seconds += 20 * hour
    with serving(tmp_path, time=hand) as browser:
        with browser.talk(founded, lang="fr") as host:
            assert dial(host, 1)[0] == 24 * hour * 1000
            assert told(host, host.table["since"]) == [2, 3], "what Leïla and the bot have done since her turn"
        hand.seconds += 23 * hour
        assert mine(browser, founded)["tables"][0]["mine"]
        hand.seconds += 2 * hour
        soon(lambda: "replace" in kept_kinds(browser, founded))
        [own] = mine(browser, founded)["tables"]
        assert (own["mine"], browser.table(founded)["notes"][-1]["kind"]) == (False, "late")


def test_what_is_no_clock_is_refused(browser: Browser) -> None:
    for clock in ({"time": 5}, {"time": 300, "then": "nobody"}, {"time": 300, "increment": -1}, {}, {"time": 10**9}):
        answer = browser.http.post("/api/tables", json={"game": "nim", "seats": [PERSON, PERSON], "clock": clock})
        assert answer.status_code in (400, 422), clock
    founded = browser.found()
    with browser.talk(founded) as talk:
        assert talk.answer(type="pause", version=0)["error"] == language("en").say("error-not-your-seat")
        assert (talk.table["clock"], talk.dial) == (None, {})


def test_it_is_kept_as_it_was_said() -> None:
    for entry in (Act(ply=0, action="take 1", seat=0, left=[1, 2]), Dialled(ply=3, seat=1, left=[5, 6], paused=True),
                  Dialled(ply=3, seat=1, left=[5, 6], runs=True), End(ply=3, seat=0, how="late"),
                  Replace(ply=3, seat=0, player="random", resigns=True, late=True)):
        assert entry_of(json.loads(json.dumps(document_of(entry)))) == entry
    assert entry_of({"kind": "clock", "ply": 0, "seat": 0, "left": ["1"]}).kind == "clock"
    assert not isinstance(entry_of({"kind": "clock", "ply": 0, "seat": 0, "left": ["1"]}), Dialled)
    charter = Charter("t", "nim", 1, {}, (Seat("Ada", None),), "seed", "salt", clock=Clock(3000, 1000, False, "random"))
    assert Charter.of(json.loads(json.dumps(charter.document()))) == charter
