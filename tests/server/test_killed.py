"""The server is killed in the middle of games, again and again: everything acknowledged, and everything shown, is kept."""

from __future__ import annotations

import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from counts import often
from zellige.tables import database
from zellige.tables.database import FILE

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
    for kill in range(often(3, 20)):
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

class Player(threading.Thread):
    """Plays one table as fast as the server answers, until it is gone. ``kept``: what was acknowledged, by version."""

    def __init__(self, port: int, founded: Json, dice: random.Random) -> None:
        super().__init__(daemon=True)
        self.port, self.founded, self.dice = port, founded, dice
        self.kept: list[Json] = []
        self.over = False
        self.strange: list[Json] = []

    def run(self) -> None:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{self.founded['table']}/socket?whole=true"
        asked: dict[int, Json] = {}
        with suppress(ConnectionClosed, OSError), connect(
                url, max_size=None, additional_headers={"Zellige-Key": self.founded["key"]}) as connection:
            while not self.over:
                frame = json.loads(connection.recv())
                if frame["type"] == "done":
                    self.kept.append(asked[frame["id"]])
                elif frame["type"] == "error":
                    self.strange.append(frame)
                elif frame["type"] == "table":
                    self.over = frame["status"] == "over"
                    if not self.over and frame["decision"]["mine"] and frame["version"] not in asked:
                        action = self.dice.choice(frame["decision"]["actions"])["text"]
                        asked[frame["version"]] = {"ply": frame["ply"], "action": action}
                        act = {"id": frame["version"], "type": "act", "actions": [action], "version": frame["version"]}
                        connection.send(json.dumps(act))


def test_killed_at_any_moment_under_load(tmp_path: Path) -> None:
    """Of what was acknowledged at many tables at once nothing is lost, and no table is hurt, however often it is killed."""
    server, dice = Process(tmp_path), random.Random("load")
    founded: list[Json] = []
    kept: dict[str, dict[int, str]] = {}
    kills, least = often(1, 100), 0
    for kill in range(kills):
        with server.running() as process:
            _check_kept(server, founded, kept)
            founded = [one for one in founded if server.table(one)["status"] == "playing"]
            while len(founded) < 8:
                game = dice.choice(["nim", "medina", "five_tribes", "almadi"])
                seats = [PERSON, PERSON, RANDOM] if game == "five_tribes" else [PERSON, PERSON]
                founded.append(server.http.post("/api/tables", json={"game": game, "seats": seats}).json())
            players = [Player(server.port, one, dice) for one in founded]
            for player in players:
                player.start()
            while not any(player.kept for player in players) and any(player.is_alive() for player in players):
                time.sleep(0.01)
            time.sleep(dice.uniform(0, 1.0))
            process.send_signal(signal.SIGKILL)
            process.wait()
        for player in players:
            player.join()
            assert not player.strange
            for act in player.kept:
                kept.setdefault(player.founded["table"], {})[act["ply"]] = act["action"]
        least += any(player.kept for player in players)
        assert database.sound(tmp_path / FILE)
        if kill % 3 == 2:
            tear(tmp_path)
    with server.running():
        _check_kept(server, founded, kept)
        assert server.http.get("/api/health").status_code == 200
    assert least == kills, "each time something had been acknowledged"
    print(f"{kills} kills, {len(kept)} tables, {sum(map(len, kept.values()))} acknowledged actions")


def _check_kept(server: Process, founded: list[Json], kept: dict[str, dict[int, str]]) -> None:
    """Every action that was acknowledged stands in the file, and every table can be played on."""
    with closing(sqlite3.connect(server.data / FILE)) as connection:
        for table, acts in kept.items():
            rows = connection.execute('SELECT entry FROM entries WHERE "table" = ? ORDER BY number', (table,))
            entries = [json.loads(text) for (text,) in rows]
            found = {entry["ply"]: entry["action"] for entry in entries if entry["kind"] == "act"}
            assert acts.items() <= found.items(), table
    for one in founded:
        assert server.table(one)["halted"] is None


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
