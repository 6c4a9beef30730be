"""What others notice of one client that sends as fast as it can: how long decisions take, in quiet and while it floods.

Some tables are played at an even pace, each from an address of its own, as a proxy says it; then the same again while one
client, a process of its own, floods from one more address. Seconds of the clock: it needs a machine that does nothing else,
with a core to spare for the client that floods.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import subprocess
import sys
import tempfile
import time
from itertools import chain
from pathlib import Path
from statistics import median, quantiles

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

SERVE = """
import socket, sys
from pathlib import Path
from zellige.server.app import create
from zellige.server.run import Server, configuration
with socket.socket(proto=socket.IPPROTO_TCP) as listening:
    listening.bind(("127.0.0.1", 0))
    listening.listen(100)
    print(listening.getsockname()[1], flush=True)
    Server(configuration(create(Path(sys.argv[1])), behind=True)).run([listening])
"""
FLOODER = "203.0.113.200"
KINDS = ("requests", "frames", "bodies")
BODY = b'{"game":"' + b"x" * 900_000 + b'"}'
LINES = 6
"""Connections over which one client floods at once."""


def far(address: str) -> dict[str, str]:
    """What a proxy says of whoever asks from an address."""
    return {"X-Forwarded-For": address}


async def flood(port: int, table: str, kind: str, seconds: float) -> int:
    """Sends as fast as it can; answers how often something was sent."""
    end, count = time.monotonic() + seconds, 0

    async def line() -> None:
        nonlocal count
        head = f"Host: 127.0.0.1:{port}\r\nX-Forwarded-For: {FLOODER}\r\n"
        asked = f"GET /api/tables/{table} HTTP/1.1\r\n{head}\r\n".encode()
        if kind == "bodies":
            asked = f"POST /api/tables HTTP/1.1\r\n{head}Content-Length: {len(BODY)}\r\n\r\n".encode() + BODY
        while time.monotonic() < end:
            with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError):
                if kind == "frames":
                    address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
                    async with connect(address, additional_headers=far(FLOODER), max_size=None, compression=None) as socket:
                        while time.monotonic() < end:
                            await socket.send('{"id":1,"type":"why","actions":["take 1"]}')
                            count += 1
                else:
                    reader, writer = await asyncio.open_connection("127.0.0.1", port)
                    try:
                        while time.monotonic() < end:
                            writer.write(asked)
                            count += 1
                            await writer.drain()
                            if not await asyncio.wait_for(reader.read(65_536), 5):
                                break
                    finally:
                        writer.close()

    await asyncio.gather(*(line() for _ in range(LINES)))
    return count


async def play(port: int, number: int, seconds: float, pause: float) -> list[float]:
    """Plays at a table, game after game, at an even pace; seconds from each decision to its answer."""
    here, base = far(f"198.51.100.{number + 1}"), f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=base, headers=here, timeout=60) as http:
        end, took = time.monotonic() + seconds, list[float]()
        await asyncio.sleep(pause * number / 20)
        while time.monotonic() < end:
            form = {"game": "medina", "seats": [{"kind": "person"}, {"kind": "person"}]}
            founded = (await http.post("/api/tables", json=form)).raise_for_status().json()
            address = f"ws://127.0.0.1:{port}/api/tables/{founded['table']}/socket?whole=true"
            shows = {**here, "Zellige-Key": founded["key"]}
            async with connect(address, additional_headers=shows, max_size=None, compression=None) as socket:
                sent = dict[int, float]()
                arrived: asyncio.Queue[tuple[float, str]] = asyncio.Queue()
                listening = asyncio.create_task(listen(socket, arrived))
                while True:
                    at, text = await arrived.get()
                    frame = json.loads(text)
                    if frame["type"] == "done":
                        took.append(at - sent[frame["id"]])
                    elif frame["type"] == "table":
                        if frame["status"] == "over" or time.monotonic() > end:
                            break
                        if (asked := frame["version"]) not in sent:
                            await asyncio.sleep(pause)
                            sent[asked] = time.perf_counter()
                            action = frame["decision"]["actions"][asked % len(frame["decision"]["actions"])]["text"]
                            act = {"id": asked, "type": "act", "actions": [action], "version": asked}
                            await socket.send(json.dumps(act))
                listening.cancel()
        return took


async def listen(socket: ClientConnection, arrived: asyncio.Queue[tuple[float, str]]) -> None:
    """Notes when something comes, whatever else is done meanwhile."""
    async for text in socket:
        arrived.put_nowait((time.perf_counter(), str(text)))


async def measured(port: int, tables: int, seconds: float, pause: float) -> str:
    """The median and the 99th percentile of what decisions take, in milliseconds."""
    took = [*chain(*await asyncio.gather(*(play(port, number, seconds, pause) for number in range(tables))))]
    if len(took) < 2:
        return "too few decisions to say anything"
    worst = quantiles(took, n=100)[98]
    return f"{len(took):6} decisions, median {1000 * median(took):6.1f} ms, 99th percentile {1000 * worst:6.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pause", type=float, default=0.5, help="seconds between two decisions at a table")
    parser.add_argument("--flood", nargs=4, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.flood:
        port, table, kind, seconds = wanted.flood
        print(asyncio.run(flood(int(port), table, kind, float(seconds))))
        return
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, "-c", SERVE, folder], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            port = int(server.stdout.readline())
            asyncio.run(measured(port, 2, 5, 0.1))  # the rules are loaded then
            form = {"game": "nim", "seats": [{"kind": "person"}] * 2}
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", headers=far(FLOODER), timeout=60) as http:
                table = http.post("/api/tables", json=form).raise_for_status().json()["table"]
            print(f"quiet     {asyncio.run(measured(port, wanted.tables, wanted.seconds, wanted.pause))}", flush=True)
            for kind in KINDS:
                command = [sys.executable, str(Path(__file__)), "--flood", str(port), table, kind, str(wanted.seconds)]
                flooder = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
                found = asyncio.run(measured(port, wanted.tables, wanted.seconds, wanted.pause))
                print(f"{kind:9} {found}; sent {flooder.communicate()[0].strip()}", flush=True)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
