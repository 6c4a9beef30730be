"""One Chromium and one server for all tests of this folder; every visit is watched."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from .moments import before_the_end
from .server import APP, Json, Server
from .visitor import Visitor, Windows

CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
"""The first is the same engine without windows that nobody would see."""
ARGUMENTS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync",
             "--disable-quic", "--no-first-run"]

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def windows(chromium: Browser) -> Windows:
    """Its windows."""
    return Windows(chromium)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The real server on a free port, over an empty folder."""
    assert APP.is_file(), "the browser app is not built: run `npm run build` in frontend"
    serving = Server(tmp_path_factory.mktemp("tables"))
    serving.start()
    yield serving
    serving.kill()


@pytest.fixture(scope="session")
def midgame(server: Server) -> Json:
    """A table of two persons after 40 actions, with its key and ``ply``. Tests leave it as they found it."""
    founded = server.found(seed="the middle")
    return founded | {"ply": server.advance(founded, 40)["ply"]}


@pytest.fixture(scope="session")
def finished(server: Server) -> Json:
    """A table whose game is over after some sixty actions, with its key and ``ply``."""
    founded = server.found(seed="the end", position=before_the_end("medina", 60))
    return founded | {"ply": server.advance(founded, 1_000)["ply"]}


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, to be killed."""
    serving = Server(tmp_path)
    serving.start()
    yield serving
    serving.kill()


@pytest.fixture
def visit(request: pytest.FixtureRequest, windows: Windows, server: Server) -> Iterator[Visit]:
    """Opens a window as somebody else would; at the end nothing may have gone wrong behind anybody's back."""
    if "own_server" in request.fixturenames:  # dies after they have left: pages may still ask it
        request.getfixturevalue("own_server")
    visitors: list[Visitor] = []

    def come(at: Server | None = None, *, fresh: bool = False, **wishes: Any) -> Visitor:
        visitors.append(Visitor(windows, at or server, fresh=fresh or at is not None, **wishes))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
    for visitor in visitors:
        assert visitor.elsewhere == []
        assert visitor.complaints == []
