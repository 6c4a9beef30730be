"""Who asks is a set of seats: those whose keys were shown."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Any

import pytest
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from zellige.core.language import language
from zellige.tables.charter import Charter, Seat, hashed
from zellige.tables.doors import Doors
from zellige.tables.entry import UNREADABLE, Act, Unknown, entry_of

from .browser import PERSON, RANDOM, Browser, Json


def alone(founded: Json, seat: int) -> Json:
    """What whoever has the key of one seat, from 0, knows of a table."""
    return {"table": founded["table"], "key": founded["key"].split(".")[seat]}


def test_a_seat_is_played_with_its_key_and_with_no_other(browser: Browser) -> None:
    founded = browser.found("medina", seats=[{**PERSON, "name": "Ada"}, PERSON], seed="seats")
    refusal = language("en").say("error-not-yours")
    began = datetime.now(UTC)
    with browser.talk(alone(founded, 0)) as ada, browser.talk(alone(founded, 1)) as other:
        assert [seat["mine"] for seat in ada.table["seats"]] == [True, False]
        assert [seat["name"] for seat in ada.table["seats"]] == ["Ada", "Player 2"]
        assert [seat["name"] for seat in other.table["seats"]] == ["Ada", "You"]
        assert other.table["decision"]["title"] == "Ada decides"
        assert (other.table["decision"]["detail"], other.table["decision"]["actions"]) == (None, [])
        first = ada.table["decision"]["actions"][0]["text"]
        for frame in ({"type": "act", "actions": [first], "version": 0}, {"type": "preview", "actions": [first]}):
            assert other.answer(**frame)["error"] == refusal
        deed = {"type": "act", "actions": [first], "version": 0}
        assert [ada.answer(**deed)["type"], ada.answer(**deed, again=True)["type"]] == ["done", "done"]
        assert other.answer(**deed, again=True)["type"] == "error", "what another seat has done, this one has not"
        ada.until(lambda table: table["version"] == 1)
        other.until(lambda table: table["version"] == 1)
        assert (ada.table["decision"]["undo"], other.table["decision"]["undo"]) == ("free", "no")
        assert ada.answer(type="reset", version=1)["error"] == refusal
        assert other.my_turn()["decision"]["mine"]
        assert other.act()["type"] == "done"
    kept = browser.http.get(f"/api/tables/{founded['table']}/export", params={"key": founded["key"]}).text.splitlines()
    entries = [json.loads(line)["entry"] for line in kept[1:]]
    assert [entry["seat"] for entry in entries] == [0, 1]
    times = [datetime.fromisoformat(entry["at"]) for entry in entries]
    assert times == sorted(times)
    assert (times[0] - began).total_seconds() > -0.001
    assert (datetime.now(UTC) - times[-1]).total_seconds() >= 0


def test_where_people_play_elsewhere_they_are_asked_before_something_is_taken_back(browser: Browser) -> None:
    """A die has fallen: at one screen it would be practice, here the others have to agree."""
    founded = browser.found()
    with browser.talk(founded) as both, browser.talk(alone(founded, 0)) as one:
        one.act("take 1")
        both.until(lambda table: table["version"] == 1)
        assert (one.table["decision"]["undo"], both.table["decision"]["undo"]) == ("ask", "practice")
        assert one.answer(type="undo", version=1)["type"] == "done"
        assert both.until(lambda table: table["request"])["practice"] is False
        assert both.answer(type="undo", version=1)["type"] == "done"
    with browser.talk(alone(browser.found(seats=[PERSON, RANDOM], options={"heap": 34}), 0)) as one:
        one.act("take 1")
        assert one.my_turn()["decision"]["undo"] == "practice", "bots do not mind"


def test_keys_open_their_seats_together_in_any_order() -> None:
    seats = tuple(Seat(None, None, hashed(key)) for key in ("one", "two", "three"))
    charter = Charter("t", "nim", 1, {}, seats, "seed", "salt")
    opened = {"one": {0}, "three.one": {0, 2}, "two.nonsense": {1}, "one.two.three": {0, 1, 2}, "nonsense": set(), "": set(),
              ".": set(), "onetwo": set()}
    assert {key: Doors.of(charter).asking(key) for key in opened} == opened
    assert Doors.of(charter).asking(None) == set()
    of_a_record = Charter("t", "nim", 1, {}, (Seat("Ada", None),), "", "", record="{}")
    assert Doors.of(of_a_record).asking("") == set()


def test_a_wrong_key_is_refused_and_a_fitting_one_beside_it_opens(browser: Browser) -> None:
    founded = browser.found()
    path, key = f"/api/tables/{founded['table']}", founded["key"].split(".")[1]
    assert browser.http.get(path, params={"key": "nonsense"}).status_code == 403
    shown = browser.get(path, key=f"nonsense.{key}")
    assert [seat["mine"] for seat in shown["seats"]] == [False, True]


def test_what_was_kept_of_an_entry_is_read_as_its_kind_or_not_at_all() -> None:
    """Old ones lack seat and time; what lacks something, or says what its kind does not, is of no kind known here."""
    act = entry_of({"kind": "act", "ply": 2, "action": "take 1"})
    assert act == entry_of({"kind": "act", "ply": 2, "action": "take 1", "mood": 7})
    assert act == Act(ply=2, action="take 1", seat=None, at=None)
    assert entry_of({"kind": "reset", "ply": 2, "seat": 1}) != entry_of({"kind": "undo", "ply": 2, "seat": 1})
    for strange in ({"kind": "act", "ply": 2}, {"kind": "undo", "ply": -1}, {"kind": "undo"}, {"kind": "wait", "ply": 2},
                    {"kind": "act", "ply": 2, "action": "take 1", "player": "random"}, {"kind": "undo", "ply": 2, "at": 7},
                    {"kind": "act", "ply": True, "action": "take 1"}, {"kind": "replace", "ply": 2, "player": "random"}):
        assert entry_of(strange) == Unknown(str(strange["kind"]))
    for nothing in ("act", {"ply": 2}, {"kind": None}, None):
        assert entry_of(nothing) is UNREADABLE


def test_a_key_is_shown_in_a_header_or_among_the_protocols_of_a_socket(
        browser: Browser, caplog: pytest.LogCaptureFixture) -> None:
    """In no address, then, and in no line of a log."""
    caplog.set_level(logging.DEBUG, "zellige")
    founded = browser.found(seats=[PERSON, PERSON])
    path, key = f"/api/tables/{founded['table']}", founded["key"].split(".")[1]
    shown = browser.http.get(path, headers={"Zellige-Key": key}).json()
    assert [seat["mine"] for seat in shown["seats"]] == [False, True]
    assert browser.http.get(path, headers={"Zellige-Key": "nonsense"}).status_code == 403
    assert browser.http.get(path, headers={"Zellige-Key": "k" * 1001}).status_code == 422
    address = f"ws://127.0.0.1:{browser.port}{path}/socket"
    spoken = [Subprotocol(one) for one in ("zellige", f"zellige.key.{key}")]
    wishes: list[dict[str, Any]] = [{"additional_headers": {"Zellige-Key": key}}, {"subprotocols": spoken}]
    for wish in wishes:
        with connect(address, max_size=None, **wish) as socket:
            assert [seat["mine"] for seat in json.loads(socket.recv(timeout=30))["seats"]] == [False, True]
            assert socket.subprotocol == ("zellige" if "subprotocols" in wish else None)
    with connect(address, subprotocols=[Subprotocol("zellige"), Subprotocol("zellige.key.nonsense")]) as socket:
        assert json.loads(socket.recv(timeout=30))["type"] == "error"
    assert key not in caplog.text
