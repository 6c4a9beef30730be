"""The server is killed in the middle of games, again and again: everything acknowledged, and everything shown, is kept."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from zellige.server.store import FILE

from .browser import PERSON, RANDOM, Json, free_port

_SERVE = """
import sys
from pathlib import Path
from zellige.server.run import serve
serve(int(sys.argv[1]), Path(sys.argv[2]), open_browser=False)
"""


class Process:
    """A server in a process of its own, on the same port and folder each time it is started."""

    def __init__(self, data: Path) -> None:
        self.data, self.port = data, free_port()
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=60)

    @contextmanager
    def running(self) -> Iterator[subprocess.Popen[bytes]]:
        """Running until the block ends; killed then, if it still runs."""
        environment = {**os.environ, "ZELLIGE_BACKEND": "compiled"}
        with (self.data / "output").open("ab") as output:
            process = subprocess.Popen([sys.executable, "-c", _SERVE, str(self.port), str(self.data)], env=environment,
                                       stdout=output, stderr=output)
        try:
            end = time.monotonic() + 60
            while not self._answers():
                assert process.poll() is None, (self.data / "output").read_text()
                assert time.monotonic() < end
                time.sleep(0.05)
            yield process
        finally:
            process.kill()
            process.wait()

    def _answers(self) -> bool:
        try:
            return self.http.get("/api/health").status_code == 200
        except httpx.TransportError:
            return False

    def table(self, founded: Json) -> Json:
        """The table message."""
        found: Json = self.http.get(f"/api/tables/{founded['table']}", params={"key": founded["key"]}).json()
        return found

    def kill_while_playing(self, founded: Json, process: subprocess.Popen[bytes], moment: float) -> tuple[list[Json], int]:
        """Plays as fast as it can until the kill; answers the acknowledged actions and the newest ply that was shown."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{founded['table']}/socket?key={founded['key']}"
        acknowledged: list[Json] = []
        shown, asked = 0, {}
        end = time.monotonic() + moment
        with connect(url, max_size=None) as connection:
            try:
                while time.monotonic() < end:
                    frame = json.loads(connection.recv(timeout=max(0.01, end - time.monotonic())))
                    if frame["type"] == "table":
                        shown = max(shown, frame["ply"])
                        if frame["status"] == "over":
                            break
                        if frame["decision"]["mine"]:
                            offers = frame["decision"]["actions"]
                            action = offers[len(acknowledged) * 7 % len(offers)]["text"]
                            asked = {"id": frame["ply"], "type": "act", "action": action, "ply": frame["ply"]}
                            connection.send(json.dumps(asked))
                    elif frame["type"] == "done" and frame["id"] == asked.get("id"):
                        acknowledged.append(asked)
            except TimeoutError:
                pass
            process.send_signal(signal.SIGKILL)
            process.wait()
            try:
                while True:
                    frame = json.loads(connection.recv(timeout=5))
                    if frame["type"] == "table":
                        shown = max(shown, frame["ply"])
                    elif frame["type"] == "done" and frame["id"] == asked.get("id"):
                        acknowledged.append(asked)
            except ConnectionClosed:
                return acknowledged, shown


def tear(data: Path) -> None:
    """Leaves half a frame behind the log's last, as a write that the kill cut short."""
    log = data / f"{FILE}-wal"
    if log.exists():
        with log.open("ab") as file:
            file.write(b"\x00\x00\x00\x07" + os.urandom(2_000))


@pytest.mark.parametrize(("game", "seats", "options"), [
    ("nim", [PERSON, PERSON], {"heap": 34}), ("nim", [PERSON, RANDOM, RANDOM], {"heap": 34}),
    ("medina", [PERSON, RANDOM], {}), ("medina", [PERSON, PERSON, PERSON], {})])
def test_killed_again_and_again(tmp_path: Path, game: str, seats: list[Json], options: Json) -> None:
    server, dice = Process(tmp_path), random.Random(game)
    with server.running():
        form = {"game": game, "seats": seats, "options": options, "seed": "killed"}
        founded = server.http.post("/api/tables", json=form).json()
    line: list[dict[str, Any]] = []
    for kill in range(5):
        with server.running() as process:
            acknowledged, shown = server.kill_while_playing(founded, process, dice.uniform(0.05, 0.6))
        if kill % 2:
            tear(tmp_path)
        with server.running():
            table = server.table(founded)
            played = _played(server, founded)
        assert table["ply"] >= shown
        for act in acknowledged:
            assert played[act["ply"]] == act["action"]
        assert played[: len(line)] == line
        assert not any(entry["undone"] for entry in table["log"])
        assert table["seal"]["sha256"] == founded["seal"]
        line = played
    assert line, "something was played"


def _played(server: Process, founded: Json) -> list[Any]:
    text = server.http.get(f"/api/tables/{founded['table']}/record", params={"key": founded["key"]}).text
    entries = [json.loads(line) for line in text.splitlines()]
    return [entry.get("action", entry.get("chance")) for entry in entries if "action" in entry or "chance" in entry]


def test_a_bot_continues_as_it_would_have_without_the_kill(tmp_path: Path) -> None:
    """Whatever is killed when, equal seeds and equal decisions make the same game."""
    games = []
    for name, moments in (("calm", []), ("killed", [0.05, 0.1, 0.2])):
        (tmp_path / name).mkdir()
        server = Process(tmp_path / name)
        with server.running():
            form = {"game": "nim", "seats": [RANDOM, PERSON, RANDOM], "options": {"heap": 34}, "seed": "same"}
            founded = server.http.post("/api/tables", json=form).json()
        for moment in [*moments, 20]:
            with server.running() as process:
                server.kill_while_playing(founded, process, moment)
        with server.running():
            games.append(_played(server, founded))
    assert len(games[0]) > 10
    assert games[0] == games[1]
