"""What the server costs: processor time, bytes and memory of tables that are played over their sockets. Needs Linux.

The driver plays games it has played out beforehand, so of what comes it reads the version and no more: it takes little of the
processor that it shares with the server, which is a process of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

import zellige
from zellige.core.course import Course
from zellige.core.game import CHANCE, Game
from zellige.core.sequence import plays_itself
from zellige.server import connections
from zellige.server.app import create
from zellige.server.run import Server, configuration
from zellige.tables.charter import Charter, Seat, hashed, new_key, new_salt, new_table
from zellige.tables.entry import Act
from zellige.tables.store import Store

SEATS, SEED = 4, "benchmark"
SOCKETS = 3
"""At a table of four seats, unless another number is asked for: whoever has the last one plays what seats are left."""
LANGUAGES = ("en", "fr")
"""Of one socket and the next; no two sockets of a table are sent the same bytes."""
TABLES = 5
"""At which the same game is played, one after the other, while one at a time is measured."""
ALL_SOCKETS = 900
"""Of all the tables that are played at once."""
RATES = (25, 50, 75, 100, 125, 150, 175, 200, 225, 250, 275, 300, 350, 400, 450, 500, 600, 700, 800)
"""Decisions a second that are tried, one after the other, each for ``SECONDS``."""
SECONDS = 5.0
LATE = 0.1
"""Seconds from a decision to the last of its table messages, of which one in a hundred may take longer."""
VERSION = re.compile(r'"version":(\d+)')


# --- the server ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Process:
    """A server that runs in a process of its own."""

    pid: int
    port: int

    @property
    def seconds(self) -> float:
        """What the processor has worked for it, in all its threads."""
        return time.clock_gettime((~self.pid << 3) | 2)  # clock_getcpuclockid of Linux

    async def ready(self) -> None:
        """Waits until it has nothing to do: its rules are loaded."""
        before = -1.0
        while self.seconds - before > 0.01:
            before = self.seconds
            await asyncio.sleep(0.5)

    @property
    def memory(self) -> float:
        """Megabytes that it holds."""
        held = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.pid}/status").read_text("utf-8"))
        assert held
        return int(held[1]) / 1000


@contextlib.contextmanager
def serving(folder: str) -> Iterator[Process]:
    """A server over the tables in a folder, until the end of the block."""
    process = subprocess.Popen([sys.executable, __file__, "--serve", folder], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield Process(process.pid, int(process.stdout.readline()))
    finally:
        process.terminate()
        process.wait(30)


def serve(folder: Path) -> None:
    """Serves with room for every socket of the benchmark, and says the port."""
    connections.MOST_CONNECTIONS = 2 * ALL_SOCKETS
    with socket.socket(proto=socket.IPPROTO_TCP) as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(1000)
        print(listening.getsockname()[1], flush=True)
        Server(configuration(create(folder))).run([listening])


# --- a table and its sockets -----------------------------------------------------------------------------------------


def played_out(game: Game) -> list[Act]:
    """The decisions of a whole game that a seed plays, as they are kept; those that play themselves follow the one before."""
    course, dice = Course(game, game.new(SEATS, SEED), SEED, game.kernels), Random(SEED)
    while not course.over:
        course.play(dice.choice(list(course.legal)))
        while not course.over and (action := plays_itself(game, course.state)) is not None:
            course.play(action, follows=True)
    return [Act(ply=step.ply - 1, action=step.text, seat=step.mover, follows=step.follows or None)
            for step in course.line if step.mover != CHANCE]


def charter(game: Game, keys: Sequence[str]) -> Charter:
    """A table at which persons play that game, each with a key."""
    seats = tuple(Seat(None, None, hashed(key)) for key in keys)
    options = game.options_of(game.prepare(SEATS, {}))
    return Charter(new_table(), game.name, game.rules_version, options, seats, SEED, new_salt())


@dataclass
class Table:
    """A table with its sockets. ``sent``: how many entries are made; ``received``: what came since the last.

    ``keys``: of its seats, those that one socket plays joined. ``home``: the address from which its people come.
    """

    name: str
    keys: Sequence[str]
    entries: Sequence[Act]
    sent: int = 0
    sockets: list[ClientConnection] = field(default_factory=list)
    received: list[list[str]] = field(default_factory=list)
    home: str = "127.0.0.1"

    async def decide(self) -> float:
        """Sends the next decision; the seconds until every socket shows what it made of the table."""
        began = time.perf_counter()
        entry = self.entries[self.sent]
        frame = {"id": self.sent, "type": "act", "actions": [entry.action], "version": self.sent}
        self.sent = with_followers(self.entries, self.sent + 1)
        await self.sockets[min(entry.seat or 0, len(self.sockets) - 1)].send(json.dumps(frame))
        self.received = await asyncio.gather(*[self._until_seen(one) for one in self.sockets])
        return time.perf_counter() - began

    async def _until_seen(self, one: ClientConnection) -> list[str]:
        frames: list[str] = []
        while True:
            text = str(await one.recv())
            if '"type":"error"' in text[:100]:
                raise RuntimeError(text)
            if '"type":"done"' in text[:100]:
                continue
            frames.append(text)
            found = VERSION.search(text)
            if found and int(found[1]) >= self.sent:
                return frames


    async def sit_down(self, port: int, open_sockets: contextlib.AsyncExitStack) -> None:
        """Opens its sockets and takes what they are greeted with."""
        for number, key in enumerate(self.keys):
            lang = LANGUAGES[number % len(LANGUAGES)]
            address = f"ws://127.0.0.1:{port}/api/tables/{self.name}/socket?lang={lang}"
            opening = connect(address, max_size=None, ping_interval=None, additional_headers={"Zellige-Key": key},
                              local_addr=(self.home, 0))
            self.sockets.append(await open_sockets.enter_async_context(opening))
            await self.sockets[-1].recv()


def begin(entries: Sequence[Act], dice: Random) -> int:
    """Somewhere between the first and the last decision: so many entries are made."""
    return with_followers(entries, dice.choice([number for number, entry in enumerate(entries) if not entry.follows]))


def with_followers(entries: Sequence[Act], count: int) -> int:
    """So many entries, and those that follow the last of them by themselves."""
    while 0 < count < len(entries) and entries[count].follows:
        count += 1
    return count


async def kept(folder: Path, games: Sequence[str], begun: bool, sockets: int) -> list[Table]:
    """New tables in a folder, one for each of the games; ``begun``: somewhere between the first and the last decision."""
    dice, store, tables = Random(SEED), Store(folder), []
    played = {name: played_out(zellige.get(name)) for name in games}
    writing = []
    for name in games:
        paper = charter(zellige.get(name), keys := [new_key() for _ in range(SEATS)])
        joined = [*keys[: sockets - 1], ".".join(keys[sockets - 1:])]
        home = f"127.1.{len(tables) // 200}.{len(tables) % 200 + 1}"  # what one address may ask for is bounded
        tables.append(Table(paper.table, joined, played[name], begin(played[name], dice) if begun else 0, home=home))
        await store.found(paper)
        writing += [store.append(paper.table, number, entry) for number, entry in enumerate(played[name][: tables[-1].sent])]
    await asyncio.gather(*writing)
    store.close()
    return tables


# --- one game, one table ---------------------------------------------------------------------------------------------


async def measure_game(name: str, sockets: int) -> dict[str, list[float]]:
    """Plays one game to its end at some tables: what every decision took of the processor, in ms, and what a socket was sent.

    ``ms``: at each of the tables, one after the other; ``least``: where it took least. The tables do the same, so what one
    takes more than another is somebody else's work on this machine.
    """
    found: dict[str, list[float]] = {"ms": [], "least": [], "bytes": [], "rest": [], "view": []}
    with tempfile.TemporaryDirectory() as folder:
        tables = await kept(Path(folder), [name] * TABLES, begun=False, sockets=sockets)
        with serving(folder) as server:
            async with contextlib.AsyncExitStack() as open_sockets:
                for table in tables:
                    await table.sit_down(server.port, open_sockets)
                await server.ready()
                played = [await measure_table(server, table, found) for table in tables]
    found["ms"], found["least"] = [one for ms in played for one in ms], [min(each) for each in zip(*played, strict=True)]
    return found


async def measure_table(server: Process, table: Table, found: dict[str, list[float]]) -> list[float]:
    """Plays a game to its end: what every decision took, in ms; ``found`` takes in what the sockets were sent."""
    took = []
    while table.sent < len(table.entries):
        before = server.seconds
        await table.decide()
        await asyncio.sleep(0.01)  # what is done behind the last message belongs to the decision
        took.append(1e3 * (server.seconds - before))
        for frames in table.received:
            found["bytes"].append(sum(len(text.encode()) for text in frames))
            parts = [without_view_and_list(json.loads(text)) for text in frames]
            found["rest"].append(sum(rest for rest, _ in parts))
            found["view"].append(sum(view for _, view in parts))
    return took


def without_view_and_list(message: dict[str, Any]) -> tuple[int, int]:
    """How many bytes a message has without what it says of the view and of the legal list, and how many those of the view."""
    if message["type"] == "change":
        views = [change for change in message["changes"] if change["at"][0] == "view"]
        kept = [change for change in message["changes"] if change not in views]
        rest = [change for change in kept if change["at"][:2] != ["decision", "actions"]]
        return len(dumped(message | {"changes": rest})), len(dumped(views))
    view = len(dumped(message.pop("view")))
    if message["decision"]:
        message["decision"].pop("actions")
    return len(dumped(message)), view


def dumped(value: Any) -> str:
    """JSON as the server writes it."""
    return json.dumps(value, separators=(",", ":"))


def share(values: Sequence[float], part: float) -> float:
    """The value that a part of them does not pass, 0.95 say."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def print_games(games: Sequence[str], sockets: int) -> None:
    """One line a game: ms of the processor for a decision, and kB that a socket is sent for it."""
    print(f"{f'{sockets} sockets, {SEATS} seats':26}{'ms':>8}{'least':>8}{'first 10th':>11}{'last 10th':>11}"
          f"{'kB':>8}{'95 %':>8}{'rest kB':>9}{'95 %':>8}{'view kB':>9}{'95 %':>8}{'most':>8}")
    for name in games:
        found = asyncio.run(measure_game(name, sockets))
        least, tenth = found["least"], max(1, len(found["least"]) // 10)
        sizes = [f"{median(found[part]) / 1000:{width}.2f}{share(found[part], 0.95) / 1000:8.2f}"
                 for part, width in (("bytes", 8), ("rest", 9), ("view", 9))]
        took = ((found["ms"], 8), (least, 8), (least[:tenth], 11), (least[-tenth:], 11))
        cells = [*(f"{median(ms):{width}.2f}" for ms, width in took), *sizes, f"{max(found['view']) / 1000:8.2f}"]
        print(f"{name:26}{''.join(cells)}", flush=True)


# --- many tables -----------------------------------------------------------------------------------------------------


async def measure_many(games: Sequence[str], sockets: int) -> None:
    """Ever more decisions a second at many tables, all somewhere in their games, until too many of the messages are late."""
    with tempfile.TemporaryDirectory() as folder:
        count = ALL_SOCKETS // sockets
        tables = await kept(Path(folder), [games[number % len(games)] for number in range(count)], begun=True, sockets=sockets)
        with serving(folder) as server:
            async with contextlib.AsyncExitStack() as open_sockets:
                few = len(games)
                for table in tables[:few]:
                    await table.sit_down(server.port, open_sockets)
                await server.ready()
                before = server.memory
                for table in tables[few:]:
                    await table.sit_down(server.port, open_sockets)
                held = (server.memory - before) / (count - few)
                decided = sum(table.sent for table in tables[few:]) / (count - few)
                print(f"\na table with its sockets, after {decided:.0f} decisions: {held:.2f} MB")
                await measure_rates(server, tables)


async def measure_rates(server: Process, tables: list[Table]) -> None:
    """One line for each of the rates."""
    print(f"{'decisions/s, ' + str(ALL_SOCKETS) + ' sockets':26}{'done/s':>8}{'p50 ms':>8}{'p99 ms':>8}{'CPU ms':>8}")
    most, dice = 0.0, Random(SEED)
    for rate in RATES:
        done, waits, cpu = await one_rate(server, tables, rate, dice)
        print(f"{rate:26}{done:8.0f}{1e3 * median(waits):8.1f}{1e3 * share(waits, 0.99):8.1f}{cpu:8.2f}", flush=True)
        if share(waits, 0.99) > LATE:
            break
        most = done
    print(f"decisions a second, 99 of 100 within {1e3 * LATE:.0f} ms: {most:.0f}")


async def one_rate(server: Process, tables: list[Table], rate: int, dice: Random) -> tuple[float, list[float], float]:
    """So many decisions a second, at tables that wait for one: done a second, seconds of each, ms of the processor for each.

    Nobody waits for the decision before: whatever the server cannot keep up with is late.
    """
    waits: list[float] = []
    free = [table for table in tables if table.sent < len(table.entries)]
    dice.shuffle(free)

    async def decide(table: Table, due: float) -> None:
        late = time.perf_counter() - due
        waits.append(late + await table.decide())
        if table.sent < len(table.entries):
            free.append(table)

    began, before, deciding = time.perf_counter(), server.seconds, []
    for number in range(int(rate * SECONDS)):
        due = began + number / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        while not free:
            await asyncio.sleep(0.001)
        deciding.append(asyncio.create_task(decide(free.pop(0), due)))
    await asyncio.gather(*deciding)
    return len(waits) / (time.perf_counter() - began), waits, 1e3 * (server.seconds - before) / len(waits)


def main() -> None:
    """Everything, or the games that are named."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("games", nargs="*")
    reader.add_argument("--one", action="store_true", help="only one table at a time")
    reader.add_argument("--many", action="store_true", help="only many tables at once")
    reader.add_argument("--sockets", type=int, choices=range(1, SEATS + 1), default=SOCKETS, help="at each table")
    reader.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    asked = reader.parse_args()
    if asked.serve:
        serve(asked.serve)
        return
    installed = zellige.installed_games()
    games = asked.games or [name for name, game in installed.items() if SEATS in game.seat_counts]
    if not asked.many:
        print_games(games, asked.sockets)
    if not asked.one:
        asyncio.run(measure_many(games, asked.sockets))


if __name__ == "__main__":
    main()
