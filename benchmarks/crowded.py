"""What thousands of finished tables cost: the start of a server, the tables of somebody, the start page, a table come back to.

Each source folder that is named, ``src`` of this tree without any, serves a copy of the same store, so that two states of the
code are compared in one run. Processor time is that of the server in all its threads; it needs Linux.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

import httpx

ROOT = Path(__file__).parent.parent
GAMES = ("medina", "five_tribes", "almadi")
KEY = "the key of everybody"
MINE = 500
"""Tables that somebody asks after at once."""
LONG = 300
"""Actions of the tables that are come back to."""
DEALS = 4
"""Different games of each, and tables of it that are come back to."""

BUILD = f"""
import json, sqlite3, sys
from contextlib import closing
from pathlib import Path
from random import Random
import zellige
from zellige.core.course import Course
from zellige.core.game import CHANCE
from zellige.core.sequence import plays_itself
from zellige.tables.charter import Charter, Seat, hashed
from zellige.tables.database import FILE
from zellige.tables.entry import Act, document_of
from zellige.tables.store import Store

folder, count = Path(sys.argv[1]), int(sys.argv[2])
Store(folder).close()

def played(name, seed):
    game = zellige.get(name)
    course, dice = Course(game, game.new(3, seed), seed, game.kernels), Random(seed)
    while not course.over:
        course.play(dice.choice(list(course.legal)))
        while not course.over and (action := plays_itself(game, course.state)) is not None:
            course.play(action, follows=True)
    acts = [Act(ply=step.ply - 1, action=step.text, seat=step.mover, follows=step.follows or None)
            for step in course.line if step.mover != CHANCE]
    seats = tuple(Seat(who, None, hashed({KEY!r})) for who in ("Ada", "Bo", "Cleo"))
    paper = Charter("", name, game.rules_version, game.options_of(game.prepare(3, {{}})), seats, seed, "salt")
    return paper.document(), [json.dumps(document_of(act), separators=(",", ":")) for act in acts]

games = [played(name, str(seed)) for seed in range({DEALS}) for name in {GAMES!r}]
with closing(sqlite3.connect(folder / FILE)) as file, file:
    for number in range(count):
        paper, entries = games[number % len(games)]
        name = f"table{{number:07}}"
        text = json.dumps({{**paper, "table": name}}, separators=(",", ":"))
        file.execute("INSERT INTO tables (id, charter) VALUES (?, ?)", (name, text))
        file.executemany('INSERT INTO entries ("table", number, entry) VALUES (?, ?, ?)',
                         [(name, place, entry) for place, entry in enumerate(entries)])
    for number, (paper, entries) in enumerate(games):
        name, long = f"long-{{paper['game']}}-{{number // {len(GAMES)}}}", []
        while len(long) < {LONG}:
            long += [*entries[:-1], json.dumps({{"kind": "undo", "ply": 0, "seat": 0, "at": "2026-11-28T12:00:00.000Z"}})]
        text = json.dumps({{**paper, "table": name}}, separators=(",", ":"))
        file.execute("INSERT INTO tables (id, charter) VALUES (?, ?)", (name, text))
        file.executemany('INSERT INTO entries ("table", number, entry) VALUES (?, ?, ?)',
                         [(name, place, entry) for place, entry in enumerate(long[:{LONG}])])
    print(file.execute("SELECT count(*) FROM entries").fetchone()[0])
"""

SERVE = """
import socket, sys
from pathlib import Path
from zellige.server.app import create
from zellige.server.run import Server, configuration
with socket.socket(proto=socket.IPPROTO_TCP) as listening:
    listening.bind(("127.0.0.1", 0))
    listening.listen(100)
    print(listening.getsockname()[1], flush=True)
    Server(configuration(create(Path(sys.argv[1]), True))).run([listening])
"""


@dataclass(frozen=True)
class Process:
    """A server in a process of its own, with what its processor and its start took until it answered."""

    pid: int
    http: httpx.Client
    start: float
    start_cpu: float

    @property
    def seconds(self) -> float:
        """What the processor has worked for it, in all its threads."""
        return cpu(self.pid)

    def ask(self, ask: Callable[[], httpx.Response]) -> tuple[float, float, Any]:
        """Seconds and seconds of the processor until an answer is there, and the answer."""
        before, began = self.seconds, time.perf_counter()
        answer = ask().raise_for_status()
        return time.perf_counter() - began, self.seconds - before, answer.json()


def cpu(pid: int) -> float:
    """What the processor has worked for a process."""
    return time.clock_gettime((~pid << 3) | 2)  # clock_getcpuclockid of Linux


@contextmanager
def serving(source: Path, folder: Path) -> Iterator[Process]:
    """A server of some source over a folder, as ``zellige play`` is one."""
    environment = {**os.environ, "PYTHONPATH": str(source)}
    began = time.perf_counter()
    process = subprocess.Popen([sys.executable, "-c", SERVE, str(folder)], stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    try:
        port = int(process.stdout.readline())
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=600) as http:
            http.get("/api/health").raise_for_status()
            yield Process(process.pid, http, time.perf_counter() - began, cpu(process.pid))
    finally:
        process.terminate()
        process.wait(60)


def idle(server: Process) -> float:
    """Waits until a server has nothing to do; the seconds of the processor that took."""
    begun = before = server.seconds
    while True:
        time.sleep(1)
        now = server.seconds
        if now - before < 0.01:
            return now - begun
        before = now


def measure(source: Path, built: Path, count: int) -> None:
    """One source over its own copy of the store: the figures of docs/hosting.md."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "data"
        shutil.copytree(built, folder)
        with serving(source, folder) as first:  # migrates where it has to, and builds what it keeps
            print(f"\n{source}\n{'':44}{'s':>9}{'CPU s':>9}")
            line("first start, with the migration", first.start, first.start_cpu)
            line("what it looks through afterwards", 0.0, idle(first))
            list_all(first, count, "never listed before")
        with serving(source, folder) as again:
            line("start, until it answers", again.start, again.start_cpu)
            line("what it looks through afterwards", 0.0, idle(again))
            list_all(again, count, "listed once, before this start")
            list_all(again, count, "listed by this server")
        come_back(source, folder)


def come_back(source: Path, folder: Path) -> None:
    """What a table of many actions takes that is not in memory: the first of a game after a start, then others of it."""
    with serving(source, folder) as server:
        idle(server)
        for game in GAMES:
            costs = []
            for number in range(DEALS):
                name = f"/api/tables/long-{game}-{number}"
                costs.append(server.ask(lambda name=name: server.http.get(name, headers={"Zellige-Key": KEY}))[:2])
            line(f"{game} come back to ({LONG} actions), first", *costs[0])
            line("  the same once more, in memory", *server.ask(
                lambda name=name: server.http.get(name, headers={"Zellige-Key": KEY}))[:2])
            line(f"  another, the median of {DEALS - 1}", *map(median, zip(*costs[1:], strict=True)))


def list_all(server: Process, count: int, title: str) -> None:
    """What My tables and the start page take until everything is told."""
    few = [f"table{number:07}" for number in range(0, count, max(1, count // 40))][:40]
    many = [f"table{number:07}" for number in range(0, count, max(1, count // MINE))][:MINE]
    for names in (few, many):
        asked = {"tables": [{"table": name, "key": KEY} for name in names]}
        wall, worked, told = server.ask(lambda asked=asked: server.http.post("/api/mine", json=asked))
        line(f"mine, {len(names)}: {title}", wall, worked)
        rounds = 1
        while told["later"]:
            more, cost, told = server.ask(lambda asked=asked: server.http.post("/api/mine", json=asked))
            wall, worked, rounds = wall + more, worked + cost, rounds + 1
        if rounds > 1:
            line(f"  until all is told, {rounds} rounds", wall, worked)
    wall, worked, _ = server.ask(lambda: server.http.get("/api/house"))
    line(f"start page: {title}", wall, worked)


def line(title: str, wall: float, worked: float) -> None:
    """A figure."""
    print(f"{title:44}{wall:9.3f}{worked:9.3f}", flush=True)


def main() -> None:
    """Builds the store and measures every source over it."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("sources", nargs="*", type=Path, default=[ROOT / "src"])
    reader.add_argument("--tables", type=int, default=10_000)
    asked = reader.parse_args()
    with tempfile.TemporaryDirectory() as place:
        built = Path(place) / "built"
        oldest = asked.sources[0]
        made = subprocess.run([sys.executable, "-c", BUILD, str(built), str(asked.tables)], check=True, text=True,
                              capture_output=True, env={**os.environ, "PYTHONPATH": str(oldest)})
        with closing(sqlite3.connect(built / "tables.sqlite")) as file:
            (pages,) = file.execute("PRAGMA page_count").fetchone()
        print(json.dumps({"tables": asked.tables, "entries": int(made.stdout), "MB": round(pages * 4096 / 1e6)}))
        for source in asked.sources:
            measure(source, built, asked.tables)


if __name__ == "__main__":
    main()
