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

from zellige.server.database import FILE

from .browser import PERSON, RANDOM, Browser, Json, free_port, serving

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
        found: Json = self.http.get(f"/api/tables/{founded['table']}", headers={"Zellige-Key": founded["key"]}).json()
        return found

    def kill_while_playing(
            self, founded: Json, process: subprocess.Popen[bytes], acts: int, late: float) -> tuple[list[Json], int]:
        """Plays so many actions as fast as it can and kills the server ``late`` seconds after the last was sent.

        Answers the acknowledged actions and the newest ply that was shown.
        """
        url = f"ws://127.0.0.1:{self.port}/api/tables/{founded['table']}/socket?whole=true"
        asked: dict[int, Json] = {}
        acknowledged: list[Json] = []
        shown = 0
        with connect(url, max_size=None, additional_headers={"Zellige-Key": founded["key"]}) as connection:
            while len(asked) < acts:
                frame = json.loads(connection.recv(timeout=60))
                if frame["type"] == "done":
                    acknowledged.append(asked[frame["id"]])
                    continue
                shown = max(shown, frame["ply"])
                if frame["status"] == "over":
                    break
                if frame["decision"]["mine"] and frame["ply"] not in asked:
                    offers = frame["decision"]["actions"]
                    action = offers[frame["ply"] * 7 % len(offers)]["text"]
                    asked[frame["ply"]] = {"ply": frame["ply"], "action": action}
                    act = {"id": frame["ply"], "type": "act", "actions": [action], "version": frame["version"]}
                    connection.send(json.dumps(act))
            time.sleep(late)
            process.send_signal(signal.SIGKILL)
            process.wait()
            try:
                while True:
                    frame = json.loads(connection.recv(timeout=5))
                    if frame["type"] == "table":
                        shown = max(shown, frame["ply"])
                    elif frame["type"] == "done":
                        acknowledged.append(asked[frame["id"]])
            except ConnectionClosed:
                return acknowledged, shown


def tear(data: Path) -> None:
    """Leaves half a frame behind the log's last, as a write that the kill cut short."""
    log = data / f"{FILE}-wal"
    if log.exists():
        with log.open("ab") as file:
            file.write(b"\x00\x00\x00\x07" + os.urandom(2_000))


@pytest.mark.parametrize(("game", "seats", "options"), [
    ("nim", [PERSON, RANDOM, RANDOM], {"heap": 34}), ("medina", [PERSON, PERSON, RANDOM], {})])
def test_killed_again_and_again(tmp_path: Path, game: str, seats: list[Json], options: Json) -> None:
    server, dice = Process(tmp_path), random.Random(game)
    founded: Json = {}
    acknowledged: list[Json] = []
    line: list[Any] = []
    shown = 0
    for kill in range(5):
        with server.running() as process:
            if not founded:
                form = {"game": game, "seats": seats, "options": options, "seed": "killed"}
                founded = server.http.post("/api/tables", json=form).json()
            table, played = server.table(founded), _played(server, founded)
            assert table["ply"] >= shown
            for act in acknowledged:
                assert played[act["ply"]] == act["action"]
            assert played[: len(line)] == line
            assert not any(entry["undone"] for entry in table["log"])
            assert table["seal"]["sha256"] == founded["seal"]
            line = played
            acknowledged, shown = server.kill_while_playing(founded, process, dice.randint(1, 4), dice.uniform(0, 0.05))
        if kill % 2:
            tear(tmp_path)
    assert len(line) > 3, "something was played"


def _played(server: Process | Browser, founded: Json) -> list[Any]:
    text = server.http.get(f"/api/tables/{founded['table']}/record", headers={"Zellige-Key": founded["key"]}).text
    entries = [json.loads(line) for line in text.splitlines()]
    return [entry.get("action", entry.get("chance")) for entry in entries if "action" in entry or "chance" in entry]


def test_a_bot_continues_as_it_would_have_without_the_kill(tmp_path: Path) -> None:
    """Whatever is killed when, equal seeds and equal decisions make the same game."""
    games = []
    for name, kills in (("calm", []), ("killed", [1, 2])):
        (tmp_path / name).mkdir()
        server = Process(tmp_path / name)
        founded: Json = {}
        for acts in [*kills, 99]:
            with server.running() as process:
                if not founded:
                    form = {"game": "nim", "seats": [RANDOM, PERSON, RANDOM], "options": {"heap": 34}, "seed": "same"}
                    founded = server.http.post("/api/tables", json=form).json()
                server.kill_while_playing(founded, process, acts, 0.01)
        with serving(server.data) as after:
            games.append(_played(after, founded))
    assert len(games[0]) > 10
    assert games[0] == games[1]
