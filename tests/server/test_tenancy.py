"""One zellige serves a folder at a time; another is led to it, and whoever is killed leaves the folder free."""

from __future__ import annotations

import ast
import logging
import os
import signal
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import zellige
from zellige.core.errors import BadFile
from zellige.core.language import sentence
from zellige.server import run, tenancy
from zellige.server.app import _found_at_start
from zellige.server.tenancy import ADDRESS, Tenancy
from zellige.tables import database
from zellige.tables.database import FILE
from zellige.tables.store import Store

from .browser import free_port

_SERVE = """
import sys
from pathlib import Path
from zellige.server.run import serve
serve(int(sys.argv[1]), Path(sys.argv[2]), open_browser=False)
"""


@contextmanager
def running(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A zellige in a process of its own, and its address."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-c", _SERVE, str(port), str(folder)], text=True, stdout=subprocess.PIPE,
                               env={**os.environ, "ZELLIGE_BACKEND": "reference"})
    try:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("zellige is ready")
        yield process, f"http://127.0.0.1:{port}/"
    finally:
        process.kill()
        process.communicate()


def test_a_second_zellige_opens_the_first(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Also when it is asked for the very port of the first; it serves nothing itself and ends."""
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    with running(tmp_path) as (process, url):
        run.serve(int(url.split(":")[2].strip("/")), tmp_path)
        run.serve(None, tmp_path, open_browser=False)
        assert (opened, capsys.readouterr().out) == ([url], f"zellige is open already: {url}\n" * 2)
        assert httpx.get(f"{url}api/health", timeout=60).json()["ok"] is True
        with database.reading(tmp_path / FILE) as beside:
            assert beside.execute("SELECT count(*) FROM tables").fetchone() == (0,)
        process.send_signal(signal.SIGKILL)
        process.wait()
    with running(tmp_path) as (_, url):
        assert httpx.get(f"{url}api/health", timeout=60).json()["ok"] is True


def test_the_folder_is_free_when_its_zellige_has_ended(tmp_path: Path) -> None:
    with Tenancy(tmp_path) as first:
        first.announce("http://here/")
        assert Tenancy(tmp_path).elsewhere == "http://here/"
    assert not (tmp_path / ADDRESS).exists()
    with Tenancy(tmp_path) as second:
        assert second.elsewhere is None


def test_an_address_that_was_left_behind_is_not_believed(tmp_path: Path) -> None:
    (tmp_path / ADDRESS).write_text('{"url": "http://gone/"}')
    with Tenancy(tmp_path) as first:
        assert first.elsewhere is None
        assert not (tmp_path / ADDRESS).exists()


@pytest.mark.parametrize("said", [None, "", "{", "[]", "{}"])
def test_one_that_does_not_say_where_it_is(tmp_path: Path, said: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tenancy, "PATIENCE", 0.1)
    with Tenancy(tmp_path):
        if said is not None:
            (tmp_path / ADDRESS).write_text(said)
        with pytest.raises(BadFile) as caught:
            Tenancy(tmp_path)
    assert sentence(caught.value, "en").endswith("another zellige has these tables open, and does not say where.")


def test_a_port_that_is_taken_leaves_the_folder_free(tmp_path: Path) -> None:
    with pytest.raises(zellige.PersonError):
        run.serve(-1, tmp_path, open_browser=False)
    with Tenancy(tmp_path) as free:
        assert free.elsewhere is None


def test_nothing_needs_what_only_one_system_has() -> None:
    """Locks, users, signals: modules that Windows, or only Windows, lacks are not imported anywhere."""
    only = {"fcntl", "msvcrt", "pwd", "grp", "resource", "termios", "winreg", "_winapi"}
    for path in Path(zellige.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not only & {name.split(".")[0] for name in names}, path


def test_the_terminal_says_what_was_found(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = Store(tmp_path)
    assert list(_found_at_start(store)) == []
    store.read_only = True
    said, = _found_at_start(store)
    assert said == (f"Nothing can be written in {tmp_path}: the tables can be looked at, not played on. Once it can be written "
                    "to, start zellige again.")
    store.close()
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
