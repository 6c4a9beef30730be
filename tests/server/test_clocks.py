"""Clocks of a table: counted by a time that the test hands in, kept with every decision, and what comes when they run out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from hand import Hand
from zellige.core import record as records
from zellige.core.language import language
from zellige.server.charter import Charter, Seat
from zellige.server.clocks import Clock
from zellige.server.entry import Act, Dialled, End, Replace, document_of, entry_of

from .browser import PERSON, RANDOM, Browser, Json, Talk, serving
from .test_consent import asked, reply
from .test_friends import FRIEND, come
from .test_seats_change import ADA, texts


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
def timed(tmp_path: Path, hand: Hand) -> Iterator[Browser]:
    """A browser before a server whose time is the test's."""
    with serving(tmp_path, time=hand) as browser:
        yield browser


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
