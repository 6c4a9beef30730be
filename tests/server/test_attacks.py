"""What one socket can do to the house: floods, bodies that cost, connections that never end, addresses that are none."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPResponse
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect
from websockets.typing import Origin

from zellige import cli
from zellige.core import bounds
from zellige.core.language import language, sentence
from zellige.core.registry import get
from zellige.server import connections, founding, guard, run
from zellige.server.addresses import games
from zellige.server.connections import FLOOD, LONGEST_SILENCE, PING_EVERY, PONG_WITHIN
from zellige.server.guard import FULL, HEADERS
from zellige.server.socket import Conversation

from .browser import PERSON, PROBLEM, RANDOM, Browser, Talk, problem, serving

SOON = 8.0
"""Seconds: many times what is needed, and much less than what these attacks cost a house without a guard."""


def said(name: str, lang: str = "en", **params: Any) -> str:
    return language(lang).say(f"error-{name}", **params)


# --- frames ----------------------------------------------------------------------------------------------------------


def at_once(talk: Talk, frame: dict[str, Any], count: int) -> None:
    """Sends a frame many times in one piece."""
    one = Frame(Opcode.TEXT, json.dumps(frame).encode()).serialize(mask=True)
    talk.connection.socket.sendall(one * count)


def close_code(talk: Talk) -> int | None:
    """Reads to the end of a conversation and says how it ended."""
    with suppress(ConnectionClosed):
        while True:
            talk.receive()
    return talk.connection.close_code


@pytest.mark.parametrize("frame", [
    {}, {"type": "ping"}, {"type": "preview", "actions": ["take 1"]}, {"type": "act", "actions": ["take 1"], "ply": 7}],
    ids=["none", "ping", "preview", "act"])
def test_a_flood_is_sent_away_and_nobody_else_waits(browser: Browser, frame: dict[str, Any]) -> None:
    founded = browser.found()
    with browser.talk(founded) as calm, browser.talk(founded) as loud:
        at_once(loud, frame, 1_000)
        start = time.monotonic()
        assert browser.http.get("/api/health").status_code == 200
        assert calm.answer(type="ping")["type"] == "pong"
        assert time.monotonic() - start < SOON
        assert close_code(loud) == FLOOD


def test_whoever_is_sent_away_hears_why(browser: Browser) -> None:
    with browser.talk(browser.found(), "fr") as loud:
        at_once(loud, {"type": "ping"}, 1_000)
        errors = []
        with suppress(ConnectionClosed):
            while True:
                errors.append(loud.receive().get("error"))
        assert errors[-1] == said("too-fast", "fr", seconds=1)


def test_whoever_waits_for_each_answer_is_never_too_fast(browser: Browser) -> None:
    with browser.talk(browser.found()) as talk:
        for _ in range(300):
            assert talk.answer(type="ping")["type"] == "pong"
        assert talk.act()["type"] == "done"


def test_a_hurried_page_is_no_flood(browser: Browser) -> None:
    with browser.talk(browser.found()) as talk:
        at_once(talk, {"id": "all", "type": "why", "actions": ["take 1"]}, 40)
        for _ in range(40):
            assert talk.receive()["type"] == "why"
        assert talk.act()["type"] == "done"


def test_frames_of_a_browser_that_has_left_are_not_answered(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, gone = [], threading.Event()

    def slowly(conversation: Conversation, identity: Any, action: str, table: Any) -> dict[str, Any]:
        asked.append(action)
        gone.wait(SOON)
        time.sleep(0.1)
        return {}

    monkeypatch.setattr(Conversation, "_why", slowly)
    founded = browser.found()
    with browser.talk(founded) as talk:
        at_once(talk, {"type": "why", "actions": ["take 1"]}, 30)
        while not asked:
            time.sleep(0.01)
        talk.connection.socket.close()
        gone.set()
    with browser.talk(founded) as other:
        assert other.act()["type"] == "done"  # one thing at a time: the frames before it were dropped, not waited for
    assert len(asked) <= 2


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.TEXT])
def test_a_peer_that_goes_on_after_it_was_sent_away(browser: Browser, opcode: Opcode) -> None:
    founded = browser.found()
    many = Frame(opcode, b"").serialize(mask=True) * 40_000
    with browser.talk(founded) as calm, browser.talk(founded) as loud:
        noise = threading.Thread(target=lambda: _send_for(loud.connection.socket, many, 2.0))
        noise.start()
        slowest = 0.0
        while noise.is_alive():
            start = time.monotonic()
            assert calm.answer(type="ping")["type"] == "pong"
            slowest = max(slowest, time.monotonic() - start)
        with suppress(OSError):
            loud.connection.socket.shutdown(socket.SHUT_RDWR)
        assert slowest < SOON


def _send_for(plain: socket.socket, data: bytes, seconds: float) -> None:
    end = time.monotonic() + seconds
    plain.settimeout(seconds)
    with suppress(OSError):
        while time.monotonic() < end:
            plain.sendall(data)


# --- bodies that cost ------------------------------------------------------------------------------------------------


def deep(levels: int) -> Any:
    document: Any = {}
    for _ in range(levels):
        document = {"a": [document]}
    return document


COSTLY: dict[str, Any] = {
    "many entries": {"landscapes": [{}] * 300_000}, "many fields": {str(number): 0 for number in range(80_000)},
    "many entries of entries": {"landscapes": [[{}] * 400] * 400}, "deep": deep(300),
    "just within": {"landscapes": [{}] * (bounds.MOST_VALUES - 10)}}


@pytest.mark.parametrize("document", COSTLY.values(), ids=COSTLY)
def test_a_body_that_costs_is_refused_at_once(browser: Browser, document: dict[str, Any]) -> None:
    almadi = {"game": "almadi", "seats": [PERSON, PERSON]}
    record = {"format": "zellige-record/1", "game": "almadi", "rules_version": get("almadi").rules_version, "options": {},
              "seats": ["A", "B"], "start": {"game": "almadi", **document}}
    asked: list[tuple[str, Any]] = [
        ("/api/tables", {**almadi, "components": document}), ("/api/tables", {**almadi, "position": document}),
        ("/api/components/almadi/check", document), ("/api/records", record)]
    for path, body in asked:
        start = time.process_time()
        answer = browser.http.post(path, json=body)
        assert time.process_time() - start < SOON, path
        assert answer.status_code in (200, 400, 422), path
        assert len(answer.content) < 20_000
        if answer.status_code == 200:
            assert answer.json()["good"] is False


@pytest.mark.parametrize("document", COSTLY.values(), ids=COSTLY)
def test_the_command_line_looks_no_longer(tmp_path: Path, document: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "costly.json"
    file.write_text(json.dumps({"game": "almadi", **document}))
    for command in (["components", "almadi", "check"], ["show"]):
        start = time.process_time()
        assert cli.run([*command, str(file), "--lang", "en"]) in (1, 2)
        assert time.process_time() - start < SOON
        said = capsys.readouterr()
        assert len(said.out + said.err) < 20_000
        assert "mistake" not in said.err


def test_a_record_without_end_is_refused_where_it_is_too_long(browser: Browser) -> None:
    header = {"format": "zellige-record/1", "game": "nim", "rules_version": 1, "options": {}, "seats": ["A", "B"], "start": {}}
    lines = json.dumps(header) + "\n" + '{"chance":"die 1"}\n' * 400_000
    start = time.process_time()
    answer = browser.http.post("/api/records?number=2", content=lines)
    assert time.process_time() - start < SOON
    assert (answer.status_code, answer.json()) == (
        400, problem(400, said("bad-record", line=20_002, problem="a game has 20,000 actions at most")))


def test_a_file_larger_than_any_document_is_not_even_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "huge.json"
    file.write_bytes(b"[" * (bounds.LARGEST_DOCUMENT + 1))
    for command in (["components", "almadi", "check"], ["show"]):
        assert cli.run([*command, str(file), "--lang", "en"]) == 2
        assert capsys.readouterr().err.endswith("the file is too large.\n")


def test_what_is_too_much_is_one_sentence() -> None:
    with pytest.raises(bounds.TooMuch) as many:
        bounds.refuse_excess([0] * bounds.MOST_VALUES)
    with pytest.raises(bounds.TooMuch):
        bounds.refuse_excess(deep(bounds.DEEPEST))
    assert sentence(many.value, "en").startswith("This document is too large: 20,000 values at most, 20 ")
    bounds.refuse_excess([0] * (bounds.MOST_VALUES - 1))


# --- connections that never end --------------------------------------------------------------------------------------


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Browser]:
    """A browser before a server whose seconds are tenths."""
    monkeypatch.setattr(connections, "LONGEST_SILENCE", 0.5)
    monkeypatch.setattr(guard, "LONGEST_PAUSE", 0.5)
    monkeypatch.setattr(run, "PING_EVERY", 0.25)
    monkeypatch.setattr(run, "PONG_WITHIN", 0.25)
    with serving(tmp_path) as before:
        yield before


def test_silence_lasts_ten_seconds_at_most() -> None:
    assert (LONGEST_SILENCE, guard.LONGEST_PAUSE) == (10.0, 10.0)
    assert PING_EVERY + PONG_WITHIN <= 10.0


def test_no_more_connections_than_there_may_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next are told, in their language, and those on top of them cut off; whoever was there plays on."""
    monkeypatch.setattr(connections, "MOST_CONNECTIONS", 2)
    monkeypatch.setattr(connections, "MOST_TOLD", 2)
    monkeypatch.setattr(connections, "LAST_WORD", 0.05)
    with serving(tmp_path) as browser:
        founded = browser.found()
        with browser.talk(founded) as talk, plain(browser), plain(browser) as told, plain(browser) as late:
            with plain(browser) as above:
                assert rest(above) == b""
            told.sendall(b"GET /api/health?lang=fr HTTP/1.1\r\nHost: localhost\r\n\r\n")
            status, headers, body = answer(told)
            assert (status, json.loads(body)["error"]) == (503, said("no-room", "fr"))
            assert (headers["Connection"], headers["X-Content-Type-Options"]) == ("close", "nosniff")
            assert rest(told) == b""
            address = f"ws://127.0.0.1:{browser.port}/api/tables/{founded['table']}/socket"
            with connect(address) as refused:
                assert json.loads(refused.recv(SOON)) == {"type": "error", "id": None, "error": said("no-room")}
                with pytest.raises(ConnectionClosed):
                    refused.recv(SOON)
                assert refused.close_code == FULL
            with pytest.raises(InvalidStatus):
                connect(address, origin=Origin("http://elsewhere.example"))
            late.close()
            assert talk.answer(type="ping")["type"] == "pong"
        assert browser.http.get("/api/health").status_code == 200


@contextmanager
def plain(browser: Browser, first: bytes = b"") -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", browser.port), timeout=SOON) as opened:
        opened.sendall(first)
        yield opened


def rest(opened: socket.socket) -> bytes:
    """Everything the server says until it hangs up."""
    kept = b""
    with suppress(ConnectionResetError):
        while part := opened.recv(65_536):
            kept += part
    return kept


def answer(opened: socket.socket, method: str = "GET") -> tuple[int, Any, bytes]:
    """Status, headers and body of the next answer."""
    found = HTTPResponse(opened, method=method)
    found.begin()
    return found.status, found.headers, found.read()


HEAD = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"


@pytest.mark.parametrize("first", [
    b"", b"G", HEAD, HEAD + b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: "])
def test_half_a_request_ends(impatient: Browser, first: bytes) -> None:
    with plain(impatient, first) as opened:
        assert rest(opened) == b""


def test_half_of_the_next_request_ends_too(impatient: Browser) -> None:
    with plain(impatient, HEAD + b"\r\n") as opened:
        assert answer(opened)[0] == 200
        opened.sendall(HEAD)
        assert rest(opened) == b""


def test_a_request_that_comes_letter_by_letter_ends_too(impatient: Browser) -> None:
    with plain(impatient, HEAD + b"X: ") as opened:
        opened.settimeout(0.05)
        end = time.monotonic() + SOON
        while True:
            assert time.monotonic() < end
            try:
                opened.sendall(b"x")
                if opened.recv(1) == b"":
                    break
            except TimeoutError:
                continue
            except OSError:
                break


@pytest.mark.parametrize("body", [b"Content-Length: 500\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"])
def test_half_a_body_is_said_and_ends(impatient: Browser, body: bytes) -> None:
    with plain(impatient, b"POST /api/tables?lang=fr HTTP/1.1\r\nHost: localhost\r\n" + body) as opened:
        answer = rest(opened).decode()
    assert answer.startswith("HTTP/1.1 408 ")
    assert said("too-slow", "fr") in answer


def test_half_a_body_of_somebody_who_left_is_nothing(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    founded: list[object] = []
    monkeypatch.setattr(founding, "charter", lambda *form: founded.append(form))
    whole = json.dumps({"game": "nim", "seats": [PERSON, PERSON]}).encode()
    with plain(browser, POST + b"Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n" + whole) as opened:
        opened.shutdown(socket.SHUT_WR)
        assert rest(opened) == b""
    assert browser.http.get("/api/health").status_code == 200
    assert founded == []


@pytest.mark.parametrize("begun", [b"", b"\x81"])
def test_a_websocket_whose_peer_has_vanished_ends(impatient: Browser, begun: bytes) -> None:
    founded = impatient.found(seats=[PERSON, RANDOM])
    handshake = (f"GET /api/tables/{founded['table']}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
                 "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
    with plain(impatient, handshake.encode()) as opened:
        opened.sendall(begun)  # and no pong, ever
        assert rest(opened).startswith(b"HTTP/1.1 101 ")


def test_a_websocket_whose_peer_answers_stays(impatient: Browser) -> None:
    with impatient.talk(impatient.found()) as talk:
        time.sleep(1.2)
        assert talk.act()["type"] == "done"


def test_whoever_takes_nothing_ends(impatient: Browser) -> None:
    ask = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with plain(impatient) as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        with pytest.raises(ConnectionError):
            opened.sendall(ask * 1_000_000)


# --- every answer ----------------------------------------------------------------------------------------------------


def assert_guarded(headers: Any) -> None:
    for name, value in HEADERS.items():
        assert headers[name] == value


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """One server for all questions that change nothing."""
    with pytest.MonkeyPatch.context() as environment, serving(tmp_path_factory.mktemp("standing")) as before:
        environment.setenv("ZELLIGE_BACKEND", "reference")
        yield before


ADDRESSES = [
    "/%00", "/a/%00/b", "/%00.js", "/" + "a" * 300, "/" + "a" * 300 + ".js", "/assets/" + "a" * 300, "/" + "a/" * 3_000,
    "/%ff%fe", "/%ed%a0%80", "/..%00", "/%2e%2e%2f" * 50, "/NUL", "/index.html::$DATA", "/C:%5cWindows", "/%E2%80%AE",
    "/a%0d%0aX:y", "/api/%00", "/api/tables/%00", "/api/tables/" + "a" * 300, "/api/guides/%00", "/api/guides/..%2f..",
    "/api/components/%ff", "/api/tables/none/moments/" + "9" * 5_000, "/api/tables/none/record?key=" + "k" * 20_000,
    "/api/health?" + "lang=fr&" * 5_000, "/api/health?lang=%00%ff", "/api/games?lang[]=fr"]


@pytest.mark.parametrize("address", ADDRESSES, ids=[address[:24] for address in ADDRESSES])
def test_an_address_that_is_none(standing: Browser, address: str) -> None:
    for method in ("GET", "HEAD", "POST"):
        with plain(standing, f"{method} {address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()) as opened:
            status, headers, body = answer(opened, method)
        assert status < 500, method
        assert_guarded(headers)
        if status >= 400 and method != "HEAD":
            assert set(json.loads(body)) == PROBLEM


@pytest.mark.parametrize("request_line", [
    "TRACE /api/health", "OPTIONS *", "OPTIONS /api/tables", "CONNECT localhost:80", "DELETE /api/tables/x", "PATCH /", "FOO /",
    "GET http://localhost/api/health", "GET //api/health", "GET api/health", "GET /api/health HTTP/9.9", "GET /\xff",
    "GET / x"])
def test_an_odd_request(standing: Browser, request_line: str) -> None:
    line = request_line if "HTTP/" in request_line else f"{request_line} HTTP/1.1"
    with plain(standing, f"{line}\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode("latin-1")) as opened:
        status, headers, _ = answer(opened)
    assert 200 <= status < 500
    assert_guarded(headers)


@pytest.mark.parametrize("header", [
    "Host: localhost", "Content-Length: x", "Content-Length: 5\r\nContent-Length: 6", "Transfer-Encoding: gzip", "X: a\x00b",
    ": x", "X" * 100_000 + ": y", "Range: bytes=" + "0-1," * 5_000, "Range: bytes=9-1", "If-Modified-Since: never",
    "Cookie: " + "a=b;" * 9_000, "Accept-Language: \xff", "Origin: ", "Origin: http://[", "Expect: 200-maybe",
    "Upgrade: h2c\r\nConnection: Upgrade"], ids=range(16))
def test_headers_that_are_junk(standing: Browser, header: str) -> None:
    for path in ("/", "/api/games"):
        raw = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{header}\r\n\r\n".encode("latin-1")
        with plain(standing, raw) as opened:
            status, headers, _ = answer(opened)
        assert 200 <= status < 500
        assert_guarded(headers)


def test_a_mistake_of_zelliges_own_is_guarded_too(browser: Browser, monkeypatch: pytest.MonkeyPatch,
                                                  caplog: pytest.LogCaptureFixture) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError

    monkeypatch.setattr(games, "guide", broken)
    answer = browser.http.get("/api/guides/medina")
    assert (answer.status_code, answer.json()) == (500, problem(500, said("broken")))
    assert_guarded(answer.headers)
    assert answer.headers["cache-control"] == "no-store"
    end = time.monotonic() + SOON
    while not caplog.records:  # the log has it after whoever asked was answered
        assert time.monotonic() < end
        time.sleep(0.01)
    caplog.clear()


def test_a_foreign_name_is_guarded_too(standing: Browser) -> None:
    answer = standing.http.get("/", headers={"host": "evil.example"})
    assert answer.status_code == 403
    assert_guarded(answer.headers)


@pytest.mark.parametrize(("path", "origin"), [("/api/tables/none/socket", "http://evil.example"), ("/no", None)])
def test_a_socket_that_is_refused_is_guarded_too(standing: Browser, path: str, origin: str | None) -> None:
    address = f"ws://127.0.0.1:{standing.port}{path}"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=origin and Origin(origin)):
        pass
    assert refused.value.response.status_code == 403
    assert_guarded(refused.value.response.headers)


SHAKE = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
         "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA=="}


CHANGES: list[dict[str, str]] = [
    {"Sec-WebSocket-Key": "short"}, {"Sec-WebSocket-Version": "12"}, {"Sec-WebSocket-Extensions": "permessage-deflate; x=,"},
    {"Sec-WebSocket-Key": "\xff" * 24}, {"Sec-WebSocket-Protocol": ",".join("p" * 900)}, {"X": "y" * 9_000},
    {f"X-{number}": "y" for number in range(200)}, {"Content-Length": "5"}]


@pytest.mark.parametrize("line", [
    "GET /api/tables/none/socket HTTP/1.1", "GET /no HTTP/1.1", "POST /no HTTP/1.1", "GET /no HTTP/1.0",
    "GET /api/tables/%00/socket?key=%ff HTTP/1.1"])
def test_a_handshake_that_is_none(standing: Browser, line: str) -> None:
    for change in CHANGES:
        fields = "".join(f"{name}: {value}\r\n" for name, value in ({"Host": "localhost"} | SHAKE | change).items())
        with plain(standing, f"{line}\r\n{fields}\r\n".encode("latin-1")) as opened:
            status, headers, _ = answer(opened)
        assert status < 500, change
        if status != 101:
            assert_guarded(headers)
    assert standing.http.get("/api/health").status_code == 200


# --- HEAD and 413 ----------------------------------------------------------------------------------------------------


def test_the_head_of_every_page_and_answer(browser: Browser) -> None:
    table = browser.found()["table"]
    own = ["", "/record", "/export", "/position", "/moments/0"]
    for path in ("/", "/index.html", "/table/abc", "/no.js", "/api/health", "/api/games", "/api/guides/medina",
                 "/api/openapi.json", *(f"/api/tables/{table}{one}" for one in own)):
        whole, head = browser.http.get(path), browser.http.head(path)
        assert (head.status_code, head.content) == (whole.status_code, b"")
        for name in ("content-type", "content-length", "cache-control", *HEADERS):
            assert head.headers.get(name) == whole.headers.get(name), (path, name)


POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"


@pytest.mark.parametrize("length", [1_000_001, 10**15])
def test_a_length_too_large_is_said_before_the_body_comes(standing: Browser, length: int) -> None:
    with plain(standing, POST + f"Content-Length: {length}\r\n\r\n".encode()) as opened:
        status, headers, body = answer(opened)
    assert (status, json.loads(body)) == (413, problem(413, said("too-large", limit=1)))
    assert_guarded(headers)


def test_a_body_too_large_in_pieces_is_said_while_it_comes(standing: Browser) -> None:
    with plain(standing, POST + b"Transfer-Encoding: chunked\r\n\r\n") as opened:
        for _ in range(20):
            opened.sendall(b"10000\r\n" + b"x" * 0x10000 + b"\r\n")
        assert answer(opened)[0] == 413


def test_whoever_asks_before_sending_is_told(standing: Browser) -> None:
    with plain(standing, POST + b"Content-Length: 9999999\r\nExpect: 100-continue\r\n\r\n") as opened:
        assert opened.recv(65_536).startswith(b"HTTP/1.1 413 ")


def test_whoever_sends_everything_first_hears_it_too(standing: Browser) -> None:
    with plain(standing, POST + b"Content-Length: 40000000\r\n\r\n") as opened:
        opened.sendall(b"x" * 40_000_000)
        assert answer(opened)[0] == 413
