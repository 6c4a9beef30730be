"""What the tests of the server share."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from hand import Hand

from .browser import Browser, serving
from .envelope import installed


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A browser before the server of a whole module: each test founds its own tables there."""
    with pytest.MonkeyPatch.context() as environment, serving(tmp_path_factory.mktemp("tables")) as before:
        environment.setenv("ZELLIGE_BACKEND", "reference")
        yield before


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Browser]:
    """A browser before a server nobody has asked yet."""
    with serving(tmp_path) as before:
        yield before


@pytest.fixture
def hand() -> Hand:
    """A time that the test moves."""
    return Hand()


@pytest.fixture
def timed(tmp_path: Path, hand: Hand) -> Iterator[Browser]:
    """A browser before a server whose time is the test's."""
    with serving(tmp_path, time=hand) as browser:
        yield browser


@pytest.fixture(autouse=True)
def reference(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreted rules: nothing waits for a compiler. Tests of the compiled ones say so."""
    monkeypatch.setenv("ZELLIGE_BACKEND", "reference")


@pytest.fixture(autouse=True)
def no_complaints(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing may go wrong behind the back of whoever asks: the server's log has no error."""
    yield
    complaints = [record for record in caplog.get_records("call")
                  if record.levelno >= logging.ERROR and record.name != "websockets.client"]  # that is whoever asks
    assert [record.getMessage() for record in complaints] == []


@pytest.fixture
def envelope(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Installs the game with secrets."""
    installed(monkeypatch, tmp_path_factory.mktemp("envelope"))
