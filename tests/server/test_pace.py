"""How much may be asked for from one address: whoever asks for more is told to wait, and nobody else notices."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from zellige.core import json_text
from zellige.core.errors import BadJson
from zellige.core.language import language
from zellige.server import pace, run, socket
from zellige.server.app import application
from zellige.server.guard import FLOOD, RECORDS
from zellige.server.house import House
from zellige.server.pace import Addresses, Allowance, Bucket

from .browser import PERSON, Browser, Json, Talk, problem, serving

ONCE = 40


class Clock:
    """Time that passes when the test says so."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def club(tmp_path: Path, clock: Clock) -> Iterator[Browser]:
    """A server behind a proxy, whose far addresses may ask for ``ONCE`` things at once and ten a second."""
    with serving(tmp_path, paces=Addresses(far=Allowance(ONCE, 10), clock=clock)) as browser:
        yield browser


def far(address: str) -> dict[str, str]:
    """What a proxy says of whoever asks from an address."""
    return {"X-Forwarded-For": address}


def test_a_bucket_holds_what_comes_at_once_and_fills_up_again(clock: Clock) -> None:
    bucket = Bucket(Allowance(3, 2), clock)
    assert [bucket.take() for _ in range(5)] == [0, 0, 0, 0.5, 0.5]
    clock.now = 0.5
    assert [bucket.take(), bucket.take()] == [0, 0.5]
    clock.now = 1_000
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5], "it is never fuller than full"
    clock.now = 1_001
    assert bucket.take(9) == 0, "what costs much is done, and waited for afterwards"
    assert bucket.take() == 4


def test_whoever_goes_on_asking_is_refused_later(clock: Clock) -> None:
    bucket = Bucket(Allowance(1, 1), clock)
    assert [bucket.refuse() for _ in range(60)] == [0] * 50 + [pace.PAUSE] * 10
    clock.now += 2
    assert [bucket.refuse() for _ in range(11)] == [0] * 10 + [pace.PAUSE]


def test_a_refusal_is_waited_for_by_whoever_does_not_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While others are answered."""
    monkeypatch.setattr(pace, "REFUSALS", Allowance(1, 0.001))
    monkeypatch.setattr(pace, "PAUSE", 0.3)
    few = Addresses(far=Allowance(2, 0.001))
    with serving(tmp_path, paces=few) as browser:
        statuses = []
        for _ in range(4):
            began = time.monotonic()
            statuses.append(browser.http.get("/api/health", headers=far("198.51.100.7")).status_code)
        assert statuses == [200, 200, 429, 429]
        assert time.monotonic() - began >= 0.3
        assert browser.http.get("/api/health", headers=far("198.51.100.8")).status_code == 200


def test_a_household_shares_one_bucket_and_this_computer_has_room(clock: Clock) -> None:
    paces = Addresses(clock=clock)
    assert paces.of("2001:db8:1:2::7") is paces.of("2001:db8:1:2:a::9")
    assert paces.of("2001:db8:1:2::7") is not paces.of("2001:db8:1:3::7")
    assert paces.of("192.0.2.1") is paces.of("::ffff:192.0.2.1")
    assert paces.of("192.0.2.1") is not paces.of("192.0.2.2")
    for host, at_once in (("127.0.0.1", pace.NEAR.at_once), ("::1", pace.NEAR.at_once), ("192.0.2.9", pace.FAR.at_once),
                          ("nonsense", pace.FAR.at_once)):
        bucket = paces.of(host)
        assert sum(bucket.take() == 0 for _ in range(6_000)) == at_once, host


def test_addresses_that_were_not_heard_of_for_long_are_forgotten(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "MOST_ADDRESSES", 2)
    paces = Addresses(clock=clock)
    first = paces.of("192.0.2.1")
    paces.of("192.0.2.2")
    assert paces.of("192.0.2.1") is first
    paces.of("192.0.2.3")
    assert paces.of("192.0.2.1") is first, "it asked after the second did"
    paces.of("192.0.2.2")
    paces.of("192.0.2.4")
    assert paces.of("192.0.2.1") is not first


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whoever_asks_for_too_much_is_told_when_to_come_again(club: Browser, clock: Clock, lang: str) -> None:
    asked = [club.http.get("/api/health", params={"lang": lang}, headers=far("192.0.2.7")) for _ in range(ONCE + 3)]
    assert [answer.status_code for answer in asked] == [200] * ONCE + [429] * 3
    answer = asked[-1]
    assert answer.json() == problem(429, language(lang).say("error-too-fast", seconds=1))
    assert answer.headers["content-type"] == "application/problem+json"
    assert (answer.headers["retry-after"], answer.headers["connection"]) == ("1", "close")
    clock.now += float(answer.headers["retry-after"])
    assert club.http.get("/api/health", headers=far("192.0.2.7")).status_code == 200


def test_a_body_costs_what_it_holds(club: Browser) -> None:
    club.http.post(RECORDS, content=b" " * int(pace.BYTES * (ONCE + 19.5)), headers=far("192.0.2.7"))
    refused = club.http.post("/api/tables", json={}, headers=far("192.0.2.7"))
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "3")


def test_the_files_of_the_app_cost_little(club: Browser) -> None:
    for _ in range(ONCE * 5):
        assert club.http.get("/no.js", headers=far("192.0.2.7")).status_code == 404
    assert club.http.get("/api/health", headers=far("192.0.2.7")).status_code == 200


def test_who_is_asked_for_by_a_foreign_page_has_asked_for_nothing(club: Browser) -> None:
    for _ in range(ONCE * 2):
        assert club.http.get("/api/health", headers={**far("192.0.2.7"), "Origin": "http://evil.example"}).status_code == 403
    assert club.http.get("/api/health", headers=far("192.0.2.7")).status_code == 200


def frames_of(club: Browser, table: str, address: str, count: int) -> tuple[list[Json], int | None]:
    """What a socket from an address is told that asks one thing after the other, and how it ends."""
    told: list[Json] = []
    with connect(f"ws://127.0.0.1:{club.port}/api/tables/{table}/socket?lang=fr", additional_headers=far(address)) as socket:
        with suppress(ConnectionClosed):
            for number in range(count):
                told.append(json.loads(socket.recv(30)))
                socket.send(json.dumps({"id": number, "type": "ping"}))
            while True:
                told.append(json.loads(socket.recv(30)))
        return told, socket.close_code


def test_frames_count_too_and_whoever_goes_on_is_sent_away(club: Browser) -> None:
    table = club.found()["table"]
    told, code = frames_of(club, table, "192.0.2.7", ONCE + 10)
    assert sum(frame["type"] == "pong" for frame in told) == ONCE - 1, "the handshake is one"
    assert told[-1]["error"] == language("fr").say("error-too-fast", seconds=1)
    assert (told[-1]["retry_after"], code) == (1, FLOOD)
    again, code = frames_of(club, table, "192.0.2.7", 1)
    assert [(frame["type"], frame["retry_after"]) for frame in again] == [("error", 1)]
    assert code == FLOOD


def test_one_client_as_fast_as_it_can_and_nobody_else_is_refused(club: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it costs is counted: no more of its requests reach the house than may, however many there are."""
    opened: list[str] = []
    open_table = House.open
    monkeypatch.setattr(House, "open", lambda house, name: opened.append(name) or open_table(house, name))
    target, others = club.found()["table"], [club.found() for _ in range(2)]
    done = threading.Event()
    refused: list[int] = []

    def hammer() -> None:
        while not done.is_set():
            with suppress(httpx.TransportError):
                answer = club.http.get(f"/api/tables/{target}", headers=far("192.0.2.66"))
                refused.append(answer.status_code)

    loud = [threading.Thread(target=hammer) for _ in range(3)]
    for thread in loud:
        thread.start()
    try:
        while refused.count(429) < 10:
            time.sleep(0.01)
        for founded in others:
            with club.talk(founded) as talk:
                talk.play_out()
        before = refused.count(429)
        while refused.count(429) < before + 10:
            time.sleep(0.01)
    finally:
        done.set()
        for thread in loud:
            thread.join()
    assert opened.count(target) == refused.count(200) == ONCE
    assert set(refused) == {200, 429}


def test_only_whoever_says_that_a_proxy_stands_there_believes_one(browser: Browser) -> None:
    app = application()
    assert run.configuration(app).proxy_headers is False
    assert run.configuration(app, behind=True).proxy_headers is True
    for _ in range(3):
        assert browser.http.get("/api/health", headers=far("nonsense")).status_code == 200


# --- before anything is read -----------------------------------------------------------------------------------------


NEVER_READ = {
    "deep": "[" * 201, "deep in fields": '{"a":' * 201, "much": "[" + "0," * 50_000 + "0]",
    "much in lists": "[[]" + ",[]" * 30_000 + "]", "behind a text": '["\\\\"' + ",{}" * 30_000,
    "in a text without end": "[" * 300 + '"' + '\\"' * 300_000}


@pytest.mark.parametrize("text", NEVER_READ.values(), ids=NEVER_READ)
def test_what_holds_too_much_is_refused_before_it_is_read(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json_text.json, "loads", lambda *_, **__: pytest.fail("it was read"))
    with pytest.raises(BadJson) as refused:
        json_text.parse(text)
    assert refused.value.params["problem"] in ("json-deep", "json-much")


def test_what_stands_in_texts_is_not_counted() -> None:
    texts = ["[{," * 5_000, '\\"[', "[[[" * 100]
    assert json_text.parse(json.dumps([*texts, [0] * 19_000])) == [*texts, [0] * 19_000]


def test_a_body_with_too_much_is_one_sentence(browser: Browser) -> None:
    answer = browser.http.post("/api/tables", content="[" + "0," * 50_000 + "0]", headers={"content-type": "application/json"})
    assert answer.status_code == 422
    assert "too many values are in it" in answer.json()["error"]


@pytest.mark.parametrize("actions", ["[" * 6, "[0" + ",0" * socket.MOST_MARKS + "]"])
def test_a_frame_with_too_much_is_not_read(browser: Browser, actions: str) -> None:
    with browser.talk(browser.found(seats=[PERSON, PERSON])) as talk:
        talk.connection.send('{"id":"one","type":"why","actions":' + actions + "}")
        assert _next_error(talk)["error"] == language("en").say(
            "error-bad-frame", problem=language("en").say("problem-frame-not-json"))
        assert talk.answer(type="ping")["type"] == "pong"


def _next_error(talk: Talk) -> Json:
    while True:
        frame: dict[str, Any] = talk.receive()
        if frame["type"] == "error":
            return frame
