"""Who may ask, how much may be sent, and what every answer carries."""

from __future__ import annotations

import socket
from contextlib import suppress
from typing import Any

import pytest

from zellige.core.language import language

from .browser import PERSON, PROBLEM, Browser, problem


@pytest.mark.parametrize("host", [
    "evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "[", "localhost@evil.example", "10.0.0.1"])
def test_only_this_machines_own_names_are_answered(browser: Browser, host: str) -> None:
    answer = browser.http.get("/api/health", params={"lang": "fr"}, headers={"host": host})
    assert answer.status_code == 403
    assert answer.json() == problem(403, language("fr").say("error-foreign-page"))


@pytest.mark.parametrize("host", ["127.0.0.1:{port}", "localhost:{port}", "localhost", "[::1]:{port}", "LOCALHOST"])
def test_by_whatever_own_name(browser: Browser, host: str) -> None:
    assert browser.http.get("/api/health", headers={"host": host.format(port=browser.port)}).status_code == 200


def test_a_foreign_page_cannot_found_a_table(browser: Browser) -> None:
    form = {"game": "nim", "seats": [PERSON, PERSON]}
    for origin in ("http://evil.example", "null", f"http://localhost:{browser.port}", f"http://127.0.0.1:{browser.port + 1}"):
        assert browser.http.post("/api/tables", json=form, headers={"origin": origin}).status_code == 403
    own = f"http://127.0.0.1:{browser.port}"
    assert browser.http.post("/api/tables", json=form, headers={"origin": own}).status_code == 201


@pytest.mark.parametrize(("path", "length", "limit"), [
    ("/api/tables", 10_000_000, 1), ("/api/tables", 1_000_001, 1), ("/api/records", 10_000_000, 8), ("/no", 10_000_000, 1)])
def test_bodies_too_large_are_refused_in_one_sentence(browser: Browser, path: str, length: int, limit: int) -> None:
    refusal = problem(413, f"C’est trop grand\u00a0: {limit} Mo au plus.")
    for body in (b"x" * length, _pieces(length)):
        answer = browser.http.post(path, params={"lang": "fr"}, content=body)
        assert (answer.status_code, answer.json()) == (413, refusal)
    assert browser.http.get("/api/health").status_code == 200


def _pieces(length: int) -> Any:
    return (b"x" * min(65_536, length - start) for start in range(0, length, 65_536))


def test_a_large_record_may_come(browser: Browser) -> None:
    assert browser.http.post("/api/records", content=b" " * 7_000_000).status_code == 400


def test_deep_json_is_refused(browser: Browser) -> None:
    for body in ("[" * 200_000, '{"game":' * 50_000):
        answer = browser.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 422
        assert set(answer.json()) == PROBLEM


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/tables/none", "/api/openapi.json"])
def test_every_answer_says_what_a_browser_may_do_with_it(browser: Browser, path: str) -> None:
    headers = browser.http.get(path).headers
    policy = headers["content-security-policy"].split("; ")
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "base-uri 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "access-control-allow-origin" not in headers
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"


def test_nothing_but_this_machine_can_connect(browser: Browser) -> None:
    with pytest.raises(OSError, match=r"."), socket.create_connection((_outer_address(), browser.port), timeout=2):
        pass


def _outer_address() -> str:
    """An address of this machine that is not its own loopback 127.0.0.1."""
    return "127.0.0.2"


@pytest.mark.parametrize("raw", [
    b"GET / HTTP/1.1\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00",
    b"GET /" + b"x" * 200_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n", b"\r\n" * 10_000])
def test_what_is_not_http_does_no_harm(browser: Browser, raw: bytes) -> None:
    # The server may hang up while we still talk.
    with socket.create_connection(("127.0.0.1", browser.port), timeout=10) as plain, suppress(OSError):
        plain.sendall(raw)
        plain.shutdown(socket.SHUT_WR)
        plain.recv(65_536)
    assert browser.http.get("/api/health").json()["ok"] is True


def test_a_body_that_stops_half_way(browser: Browser) -> None:
    with socket.create_connection(("127.0.0.1", browser.port), timeout=10) as plain:
        plain.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{\"game\":")
    assert browser.http.get("/api/health").json()["ok"] is True
