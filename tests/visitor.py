"""A visitor of ``zellige play``: starts it as a person would, asks it over HTTP and WebSocket, and plays games to the end."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

Json = dict[str, Any]


@contextmanager
def playing(command: Sequence[str], data: Path, environment: Mapping[str, str] | None = None) -> Iterator[str]:
    """Runs ``COMMAND play`` until the end of the block; yields the address it prints."""
    process = subprocess.Popen([*command, "play", "--no-browser", "--port", "0", "--data", str(data)], text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env={**os.environ, **(environment or {})})
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", said)
        assert found, said + process.stdout.read()
        yield found[0]
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=30)
        assert "Traceback" not in rest
        assert process.returncode == 0
    finally:
        process.kill()


def play_out(url: str, game: str, seats: Sequence[Json], **form: Any) -> tuple[Json, str]:
    """Founds a table and plays the first action offered whenever it may; answers the last table message and the record."""
    founded = httpx.post(f"{url}/api/tables", json={"game": game, "seats": list(seats), "seed": "7", **form}, timeout=60)
    assert founded.status_code == 201, founded.text
    table, key = founded.json()["table"], founded.json()["key"]
    address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket?lang=en&whole=true"
    with connect(address, max_size=None, additional_headers={"Zellige-Key": key}) as socket:
        message: Json = {}
        asked = -1
        while message.get("status") != "over":
            received = json.loads(socket.recv(timeout=120))
            assert received["type"] in ("table", "done"), received
            if received["type"] == "table":
                message = received
                decision = message["decision"]
                if decision and decision["mine"] and message["version"] > asked:
                    asked = message["version"]
                    action = decision["actions"][0]["text"]
                    socket.send(json.dumps({"id": asked, "type": "act", "actions": [action], "version": asked}))
    record = httpx.get(f"{url}/api/tables/{table}/record", headers={"Zellige-Key": key}, timeout=60)
    assert record.status_code == 200, record.text
    return message, record.text
