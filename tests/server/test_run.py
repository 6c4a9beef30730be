"""``zellige play``: where it listens, what it says, how it ends."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from zellige.core.language import language, persons_language, sentence
from zellige.server import app, run
from zellige.server.errors import BadAddress, NoAddress, NoNetwork, PortTaken

from .browser import Browser, free_port

_SERVE = """
import sys
from pathlib import Path
from zellige.server.run import serve
serve(int(sys.argv[1]) if sys.argv[1] else None, Path(sys.argv[2]), open_browser=False)
"""


@contextmanager
def taken() -> Iterator[int]:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    with taken() as port:
        with pytest.raises(PortTaken) as caught:
            run.serve(port, tmp_path, open_browser=False)
        assert sentence(caught.value, "en") == f"Port {port} is taken by another program; choose another with --port."


def test_without_a_port_the_next_free_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with taken() as port:
        monkeypatch.setattr(run, "USUAL_PORT", port)
        with run._listen(None, run.HERE) as listening:
            assert listening.getsockname()[1] != port


@pytest.mark.parametrize("port", [-1, 70_000])
def test_a_port_that_cannot_be(port: int, tmp_path: Path) -> None:
    with pytest.raises(PortTaken):
        run.serve(port, tmp_path, open_browser=False)


@pytest.mark.parametrize("backend", ["reference", "compiled"])
def test_it_says_where_it_is_and_ends_cleanly_at_ctrl_c(tmp_path: Path, backend: str) -> None:
    port = free_port()
    environment = {**os.environ, "ZELLIGE_BACKEND": backend, "ZELLIGE_LANG": "fr"}
    process = subprocess.Popen([sys.executable, "-c", _SERVE, str(port), str(tmp_path)], env=environment, text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == f"zellige est prêt\u00a0: http://127.0.0.1:{port}/\n"
        assert httpx.get(f"http://127.0.0.1:{port}/api/health", timeout=60).json()["ok"] is True
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=30)
    finally:
        process.kill()
    assert process.returncode == 0
    assert rest.endswith("zellige s’est arrêté.\n")
    assert "Traceback" not in rest


def test_the_browser_is_opened_at_the_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def open_and_stop(url: str) -> bool:
        opened.append(url)
        signal.raise_signal(signal.SIGINT)
        return True

    monkeypatch.setattr(webbrowser, "open", open_and_stop)
    port = free_port()
    run.serve(port, tmp_path)
    assert opened == [f"http://127.0.0.1:{port}/"]


def test_in_the_network_it_is_reached_by_its_address_and_opens_nothing_by_itself(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The list of what is kept, and keys to all of it, are for a server that this computer alone can reach."""
    told: dict[str, Any] = {}

    def ask_and_stop(url: str) -> bool:
        try:
            here = url.replace(own, "127.0.0.1")
            told["address"] = httpx.get(url + "api/health", timeout=60).json()["address"]
            told["here"] = httpx.get(here + "api/health", timeout=60).json()["address"]
            told["house"] = httpx.get(url + "api/house", timeout=60).status_code
            told["foreign"] = httpx.get(here + "api/health", headers={"host": "192.0.2.77"}, timeout=60).status_code
        finally:
            signal.raise_signal(signal.SIGINT)
        return True

    own = "127.0.0.2"
    monkeypatch.setattr(run, "_own_address", lambda: own)
    monkeypatch.setattr(webbrowser, "open", ask_and_stop)
    port = free_port()
    run.serve(port, tmp_path, lan=True)
    url = f"http://{own}:{port}/"
    assert told == {"address": url, "here": url, "house": 404, "foreign": 403}
    said = capsys.readouterr().out.splitlines()
    assert said[0] == language(persons_language()).say("server-at", url=url)
    assert sum("\u2588" in line for line in said) > 10, "a QR code"
    assert language(persons_language()).say("server-lan") in said


def hosted(monkeypatch: pytest.MonkeyPatch, ask: Callable[[], None], *args: Any, **wishes: Any) -> None:
    """Hosts a club until what is asked once it can be reached has been answered."""
    startup = run._Server.startup

    async def and_ask(server: run._Server, sockets: list[socket.socket] | None = None) -> None:
        await startup(server, sockets)

        def stop() -> None:
            try:
                ask()
            finally:
                server.should_exit = True

        threading.Thread(target=stop).start()

    monkeypatch.setattr(run._Server, "startup", and_ask)
    monkeypatch.setattr(webbrowser, "open", lambda url: pytest.fail("a club has no browser"))
    run.host(*args, **wishes)


def test_a_club_is_asked_by_its_public_name_and_lists_nothing(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    told: dict[str, Any] = {}
    port = free_port()
    here = f"http://127.0.0.1:{port}"

    def ask() -> None:
        for name in ("club.example", "club.example:443", "Other.Example", "127.0.0.1", "foreign.example"):
            told[name] = httpx.get(f"{here}/api/health", headers={"host": name}, timeout=60).status_code
        told["address"] = httpx.get(f"{here}/api/health", timeout=60).json()["address"]
        told["house"] = httpx.get(f"{here}/api/house", timeout=60).status_code
        for origin in ("https://club.example", "https://foreign.example"):
            head = {"host": "club.example", "origin": origin}
            told[origin] = httpx.post(f"{here}/api/mine", json={"tables": []}, headers=head, timeout=60).status_code

    hosted(monkeypatch, ask, port=port, data=tmp_path, public_url="https://club.example", names=["other.example"])
    assert told == {
        "club.example": 200, "club.example:443": 200, "Other.Example": 200, "127.0.0.1": 200, "foreign.example": 403,
        "address": "https://club.example/", "house": 404, "https://club.example": 200, "https://foreign.example": 403}
    words = language(persons_language())
    assert capsys.readouterr().out.splitlines()[:3] == [
        words.say("server-at", url="https://club.example/"), words.say("server-listens", address=f"127.0.0.1:{port}"),
        words.say("server-stop")]


@pytest.mark.parametrize(("address", "url", "note"), [
    ("127.0.0.1", None, "server-behind"), ("127.0.0.2", None, "server-open"),
    ("127.0.0.1", "http://club.example/", "server-open")])
def test_a_club_says_what_it_means_that_nothing_is_encrypted(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], address: str, url: str | None,
        note: str) -> None:
    port = free_port()
    hosted(monkeypatch, lambda: None, address, port, tmp_path, url)
    said = capsys.readouterr().out.splitlines()
    words = language(persons_language())
    assert words.say(note) in said
    assert said[0] == words.say("server-at", url=url or f"http://{address}:{port}/")


@pytest.mark.parametrize("url", [
    "club.example", "ftp://club.example", "https://", "https://club.example/tables", "https://club.example/?a", "https://a@b.example",
    "https://club.example:x", "https://[", "https://club.example/#x"])
def test_what_is_no_address_of_a_page_is_one_sentence(tmp_path: Path, url: str) -> None:
    with pytest.raises(BadAddress):
        run.host(data=tmp_path, public_url=url)


@pytest.mark.parametrize("address", ["203.0.113.9", "no such name", "x" * 80])
def test_an_address_of_another_computer_is_one_sentence(tmp_path: Path, address: str) -> None:
    with pytest.raises(NoAddress) as caught:
        run.host(address, free_port(), tmp_path)
    assert sentence(caught.value, "en") == f"This computer has no address “{address}” to listen at."


def test_a_terminal_that_cannot_draw_has_the_address_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run.sys, "stdout", SimpleNamespace(encoding="ascii"))
    assert run._code("http://127.0.0.2:1/") == ""


def test_without_a_network_it_says_so_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "ANYWHERE", ("no address", 9))
    with pytest.raises(NoNetwork) as caught:
        run.serve(None, tmp_path, open_browser=False, lan=True)
    assert sentence(caught.value, "en").startswith("This computer is in no network")


def test_a_copy_without_the_app_says_so(browser: Browser, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(app, "APP", tmp_path)
    answer = browser.http.get("/")
    assert answer.status_code == 503
    assert re.match(r"The browser app is missing|L’application manque", answer.text)


def test_the_app_and_its_addresses(browser: Browser, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>app")
    (tmp_path / "assets" / "a-1.js").write_text("1")
    monkeypatch.setattr(app, "APP", tmp_path)
    for path in ("/", "/table/abc", "/index.html"):
        answer = browser.http.get(path)
        assert (answer.text, answer.headers["cache-control"]) == ("<p>app", "no-cache")
        assert answer.headers["content-type"].startswith("text/html")
    assert "immutable" in browser.http.get("/assets/a-1.js").headers["cache-control"]
    (tmp_path.parent / "secret.txt").write_text("secret")
    for path in ("/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/..%5csecret.txt", "//etc/passwd"):
        assert "secret" not in browser.http.get(path).text


def test_nothing_that_somebody_sent_is_obeyed_by_the_terminal_that_shows_the_log() -> None:
    try:
        raise ValueError("\x9b2J\ud800")
    except ValueError:
        line = logging.LogRecord("zellige", 40, "", 0, "a frame of %s", ("\x1b[31m",), sys.exc_info())
    said = run._log_handler().format(line)
    assert said.splitlines()[0] == "a frame of \ufffd[31m"
    assert said.splitlines()[-1] == "ValueError: \ufffd2J\ufffd"


@pytest.mark.parametrize(("work", "done"), [
    ([0.0] * 9, []),  # nothing was done: nothing to collect
    ([2.0, 2.0, 0.0, 0.0, 2.0, 0.1], ["new 4.0", "new 6.1"]),  # after some work, once all is quiet
    ([4.0] * 20, []),  # never quiet: what is old waits
    ([4.0] * 16 + [0.0, 2.0, 0.0], ["all 64.0", "new 66.0"])])  # after much work also among what was there before
def test_garbage_is_collected_when_nobody_waits_for_it(
        work: list[float], done: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """``work``: seconds of the processor between one look and the next."""
    clock, collected, left = [0.0], list[str](), iter(work)

    async def sleep(seconds: float) -> None:
        assert seconds == run.LOOK
        clock[0] += next(left)

    def collect(generation: int) -> None:
        collected.append(f"{'all' if generation == 2 else 'new'} {round(clock[0], 3)}")

    monkeypatch.setattr(run, "asyncio", SimpleNamespace(sleep=sleep))
    monkeypatch.setattr(run, "time", SimpleNamespace(process_time=lambda: clock[0]))
    monkeypatch.setattr(run, "gc", SimpleNamespace(collect=collect))
    with pytest.raises(RuntimeError, match="StopIteration"):
        asyncio.run(run.collect_when_quiet())
    assert collected == done


def test_garbage_and_turns_of_threads_are_pythons_own_again_once_the_server_has_ended(tmp_path: Path) -> None:
    """Who serves from Python has what there was before."""
    with socket.socket() as listening:
        listening.bind((run.HERE, 0))
        server = run.Server(run.configuration(app.create(tmp_path)))
        seen, usual = list[object](), sys.getswitchinterval()

        async def serve() -> None:
            serving = asyncio.create_task(server.serve([listening]))
            while not server.started:
                await asyncio.sleep(0.01)
            seen.extend([gc.isenabled(), round(sys.getswitchinterval(), 6)])
            server.should_exit = True
            await serving

        asyncio.run(serve())
    assert (seen, gc.isenabled(), gc.get_freeze_count()) == ([False, run.TURN], True, 0)
    assert sys.getswitchinterval() == usual


def test_no_answer_waits_until_the_one_before_it_is_acknowledged() -> None:
    """Small pieces leave at once: held together, each answer came 40 ms later."""

    async def at_once() -> int:
        met = asyncio.get_running_loop().create_future()
        listening = run._bind(0, run.HERE)
        async with await asyncio.start_server(lambda reader, writer: met.set_result(writer), sock=listening):
            _, writer = await asyncio.open_connection(*listening.getsockname())
            taken = await met
            found: int = taken.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            taken.close()
            writer.close()
            return found

    assert asyncio.run(at_once())
