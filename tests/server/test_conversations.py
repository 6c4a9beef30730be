"""The WebSocket: frames that make no sense, too many frames, keys that do not fit, connections that break."""

from __future__ import annotations

import contextlib
import json
import logging
import threading
from pathlib import Path

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from zellige.core.language import language

from .browser import PERSON, RANDOM, Browser, serving
from .test_friends import FRIEND


@pytest.mark.parametrize(("frame", "problem"), [
    ("{", "frame-not-json"), ("[]", "frame-not-json"), ("7", "frame-not-json"), ("[" * 9000, "frame-not-json"),
    (b"\x00\x01", "frame-not-json"), ("x" * 20_000, "frame-too-long"), ("{}", "frame-type"),
    ('{"type":"dance"}', "frame-type"), ('{"type":{"a":1}}', "frame-type"), ('{"type":"act"}', "frame-field"),
    ('{"type":"act","version":0}', "frame-field"), ('{"type":"act","version":"0","actions":["take 1"]}', "frame-field"),
    ('{"type":"act","version":true,"actions":["take 1"]}', "frame-field"),
    ('{"type":"act","version":0,"actions":[7]}', "frame-field"),
    ('{"type":"why","actions":["' + "x" * 300 + '"]}', "frame-field"), ('{"type":"preview"}', "frame-field"),
    ('{"type":"undo","version":1.5}', "frame-field"), ('{"type":"reset","version":null}', "frame-field"),
])
def test_frames_that_make_no_sense_are_answered(browser: Browser, frame: str | bytes, problem: str) -> None:
    with browser.talk(browser.found()) as talk:
        talk.connection.send(frame)
        answer = talk.receive()
        assert answer["type"] == "error"
        start = language("en").say("error-bad-frame", problem="|").split("|")[0]
        assert answer["error"].startswith(start)
        assert len(answer["error"]) < 400
        assert talk.answer(type="ping") == {"type": "pong", "id": "f1", "version": 0}
        assert talk.act()["type"] == "done", problem


def test_strange_actions_are_answered_in_one_sentence(browser: Browser) -> None:
    with browser.talk(browser.found()) as talk:
        for action in ("", " ", "take 99", "TAKE 1", "\x00", "{ $seat }", "\ud83d\ude00" * 50, "take １"):
            for kind in ("act", "preview") if action.upper() == "TAKE 1" else ("act", "why", "preview"):
                answer = talk.answer(type=kind, actions=[action], version=0)
                assert answer["type"] == "error", answer
                assert "\n" not in answer["error"]
        assert talk.answer(type="why", actions=["TAKE 1"], version=0)["actions"] == ["take 1"], "asked as somebody types"


def test_half_characters_do_no_harm(browser: Browser) -> None:
    with browser.talk(browser.found()) as talk:
        talk.connection.send('{"id":"\\ud800","type":"act","actions":["\\udfff"],"version":0}')
        assert talk.receive()["id"] == "\ud800"
        talk.connection.send('{"id":1,"type":"\\ud800"}')
        assert talk.receive()["type"] == "error"
        assert talk.act()["type"] == "done"


def test_the_id_comes_back_whatever_it_is(browser: Browser) -> None:
    with browser.talk(browser.found()) as talk:
        for identity in (7, None, "é", [1], {"a": None}):
            talk.connection.send(json.dumps({"id": identity, "type": "ping"}))
            assert talk.receive() == {"type": "pong", "id": identity, "version": 0}


@pytest.mark.parametrize(("key", "status"), [("wrong", 4403), ("", 4403)])
def test_a_wrong_key_is_refused(browser: Browser, key: str, status: int) -> None:
    founded = browser.found()
    assert _turned_away(browser, f"/api/tables/{founded['table']}/socket?lang=fr", key) == (
        status, f"Cette clé n’est pas celle de la table «\u00a0{founded['table']}\u00a0».")


def test_a_key_in_an_address_is_refused_even_where_it_is_the_right_one(browser: Browser) -> None:
    """It has gone through every log on the way; who is told so learns where it belongs."""
    founded = browser.found()
    sentence = language("fr").say("error-key-in-address")
    path = f"/api/tables/{founded['table']}"
    assert _turned_away(browser, f"{path}/socket?lang=fr&key={founded['key']}", founded["key"]) == (4400, sentence)
    for where in ("", "/record", "/stream", "/moments/0"):
        answer = browser.http.get(f"{path}{where}?lang=fr&key={founded['key']}", headers={"Zellige-Key": founded["key"]})
        assert (answer.status_code, answer.json()["detail"]) == (400, sentence), where
    assert "key" not in {one["name"] for way in browser.get("/api/openapi.json")["paths"].values() for how in way.values()
                         for one in how.get("parameters", [])}


def test_no_key_and_no_link_stands_in_a_log(tmp_path: Path, caplog: pytest.LogCaptureFixture,
                                            monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is asked for with every secret there is, by page, program and friend, and every line is written down."""
    made = uvicorn.Config.__init__
    monkeypatch.setattr(uvicorn.Config, "__init__", lambda config, *args, **more: made(
        config, *args, **{**more, "access_log": True, "log_level": "info"}))
    caplog.set_level(logging.INFO)
    with serving(tmp_path) as browser:
        founded = browser.found(seats=[PERSON, FRIEND])
        link = founded["links"][0]["link"]
        caplog.clear()  # what is answered to whoever founds a table is theirs
        path = f"/api/tables/{founded['table']}"
        friend = browser.http.post(f"{path}/join", json={"link": link, "name": "Bo"}).json()
        device = browser.http.post(f"{path}/links", params={"key": friend["key"]}, json={"seat": 2}).json()["link"]
        for secret in (founded["key"], friend["key"]):
            with browser.talk({**founded, "key": secret}) as talk:
                talk.answer(type="ping")
            browser.http.post("/api/mine", json={"tables": [{"table": founded["table"], "key": secret}]})
            for where in ("", "/record", "/export", "/position", "/moments/0"):
                browser.http.get(path + where, params={"key": secret})
            browser.http.get(path, params={"key": secret + "x"})
            browser.http.post(f"{path}/act", params={"key": secret}, json={"actions": ["take 1"], "version": 0})
    lines = [record.getMessage() for record in caplog.records if record.name.startswith(("uvicorn", "zellige"))]
    assert sum(path in line for line in lines) > 10, "the log was on"
    for secret in (link, device, founded["key"], friend["key"]):
        assert not any(secret in line for line in lines)


def test_an_unknown_table_is_refused(browser: Browser) -> None:
    assert _turned_away(browser, "/api/tables/nowhere/socket") == (4404, "There is no table called “nowhere” here.")


def test_a_foreign_page_is_refused(browser: Browser) -> None:
    founded = browser.found()
    path = f"/api/tables/{founded['table']}/socket"
    for origin in ("http://evil.example", "null", f"http://localhost:{browser.port}"):
        with pytest.raises(InvalidStatus) as caught, connect(f"ws://127.0.0.1:{browser.port}{path}", origin=Origin(origin)):
            pass
        assert caught.value.response.status_code == 403
    here = f"127.0.0.1:{browser.port}"
    with connect(f"ws://{here}{path}", origin=Origin(f"http://{here}"), max_size=None) as own:
        assert json.loads(own.recv())["type"] == "table"


def _turned_away(browser: Browser, path: str, key: str | None = None) -> tuple[int, str]:
    shows = None if key is None else {"Zellige-Key": key}
    with connect(f"ws://127.0.0.1:{browser.port}{path}", additional_headers=shows) as connection:
        error: str = json.loads(connection.recv())["error"]
        with pytest.raises(ConnectionClosed) as caught:
            connection.recv()
        assert caught.value.rcvd is not None
        return caught.value.rcvd.code, error


def test_a_huge_frame_ends_only_its_own_connection(browser: Browser) -> None:
    founded = browser.found()
    with browser.talk(founded) as calm:
        with browser.talk(founded) as loud:
            with contextlib.suppress(ConnectionClosed):
                loud.connection.send("x" * 10_000_000)
            with pytest.raises(ConnectionClosed):
                loud.receive()
        assert calm.act()["type"] == "done"


def test_a_browser_that_leaves_in_the_middle_loses_nothing(browser: Browser) -> None:
    founded = browser.found(seats=[PERSON, RANDOM], options={"heap": 34})
    with browser.talk(founded) as talk:
        talk.my_turn()
        frame = {"id": 1, "type": "act", "actions": ["take 1"], "version": talk.table["version"]}
        talk.connection.send(json.dumps(frame))
        talk.connection.socket.close()
    with browser.talk(founded) as again:
        assert again.until(lambda table: table["ply"] > 1)["log"][1]["text"].startswith("You took one pebble")


def test_two_windows_of_one_browser_see_the_same(browser: Browser) -> None:
    founded = browser.found(seats=[PERSON, PERSON, RANDOM])
    with browser.talk(founded) as one, browser.talk(founded, "fr") as other:
        for _ in range(4):
            if one.my_turn()["status"] == "over":
                break
            one.act()
        seen = one.my_turn()
        assert other.until(lambda table: table["ply"] == seen["ply"])["view"] == seen["view"]


def test_a_move_on_a_board_its_window_never_saw_is_refused(browser: Browser) -> None:
    """The number of actions comes back after an undo; the number of stored entries never does."""
    founded = browser.found(seed="two windows", options={"heap": 34})
    with browser.talk(founded) as one, browser.talk(founded) as other:
        one.act("take 1")
        seen = other.until(lambda table: table["ply"] == one.table["ply"])
        one.answer(type="undo", version=one.table["version"])
        one.until(lambda table: table["ply"] < seen["ply"])
        one.act(one.table["decision"]["actions"][-1]["text"])
        assert one.table["ply"] == seen["ply"]
        late = other.answer(type="act", actions=["take 1"], version=seen["version"])
        assert late["error"] == language("en").say("error-another-moment")
        for kind in ("undo", "reset"):
            assert other.answer(type=kind, version=seen["version"])["error"] == language("en").say("error-another-moment")
        assert browser.table(founded)["log"] == one.table["log"]


def test_a_page_from_before_the_versions_is_told_to_reload(browser: Browser) -> None:
    founded = browser.found()
    for lang, says in (("en", "Reload this page"), ("fr", "Rechargez cette page")):
        with browser.talk(founded, lang) as talk:
            for kind in ("act", "undo", "reset"):
                assert says in talk.answer(type=kind, actions=["take 1"], ply=1)["error"]
            assert "version" in talk.answer(type="undo")["error"]


def test_every_message_names_the_version(browser: Browser) -> None:
    """It counts what is stored: acts, and undos too, but not what chance draws."""
    founded = browser.found(seed="count")
    with browser.talk(founded) as talk:
        assert talk.table["version"] == 0
        assert talk.act()["version"] == talk.table["version"] == 1
        assert talk.answer(type="undo", version=1)["version"] == 2
        for answer in (talk.answer(type="ping"), talk.answer(type="why", actions=["take 1"]),
                       talk.answer(type="preview", actions=["take 1"]), talk.answer(type="act", actions=["take 1"], version=0)):
            assert answer["version"] == 2
        assert browser.table(founded)["version"] == 2
        assert browser.get(f"/api/tables/{founded['table']}/moments/0")["version"] == 2


def test_what_is_sent_again_and_was_stored_is_acknowledged_and_happens_once(browser: Browser) -> None:
    """A connection that broke before the answer: the browser asks again, and hears that it is done."""
    founded = browser.found(seed="again", options={"heap": 34})
    with browser.talk(founded) as talk:
        talk.act("take 1")
        talk.answer(type="undo", version=1)
    with browser.talk(founded) as again:
        assert again.answer(type="act", actions=["take 1"], version=0, again=True)["type"] == "done"
        assert again.answer(type="undo", version=1, again=True)["type"] == "done"
        late = [{"type": "act", "actions": ["take 2"], "version": 0, "again": True},
                {"type": "reset", "version": 1, "again": True},
                {"type": "act", "actions": ["take 1"], "version": 0}, {"type": "undo", "version": 1}]
        for frame in late:
            assert again.answer(**frame)["error"] == language("en").say("error-another-moment")
        assert browser.table(founded)["version"] == 2


def test_many_tables_at_once(browser: Browser) -> None:
    ends: list[str] = []

    def play() -> None:
        with browser.talk(browser.found(seats=[PERSON, RANDOM])) as talk:
            ends.append(talk.play_out()["status"])

    threads = [threading.Thread(target=play) for _ in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert ends == ["over"] * 12
