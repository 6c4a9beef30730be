"""The server as a person starts it, in a process of its own, on one port and one folder each time it is started."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.sync.client import connect

from zellige.server import run

Json = dict[str, Any]
APP = Path(run.__file__).parent / "app" / "index.html"
PATIENCE = 120
"""Seconds: the first start on a machine may have to compile, and others work on it too."""
HTTP = httpx.Client(timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0))
"""One for all, since making one takes longer than most answers do; servers die, so that no connection is kept."""


class Server:
    """``zellige play`` over a data folder; ``kill`` is as sudden as a power cut."""

    def __init__(self, data: Path) -> None:
        data.mkdir(parents=True, exist_ok=True)
        self._data = data
        self._process: subprocess.Popen[bytes] | None = None
        self.url = ""

    def start(self) -> None:
        """Starts it and waits until it answers."""
        port = self.url.rsplit(":", 1)[-1] if self.url else "0"
        said = self._data / "said"
        with said.open("wb") as output:
            command = [sys.executable, "-m", "zellige.cli", "play", "--no-browser", "--port", port, "--data", str(self._data)]
            self._process = subprocess.Popen(command, stdout=output, stderr=output, env=os.environ | {"ZELLIGE_LANG": "en"})
        end = time.monotonic() + PATIENCE
        while not (self.url and self._answers()):
            assert self._process.poll() is None, said.read_text()
            assert time.monotonic() < end, said.read_text()
            self.url = next((word.rstrip("/") for word in said.read_text().split() if word.startswith("http://")), self.url)
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            return HTTP.get(f"{self.url}/api/health").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """Kills it with signal 9."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
        self._process = None

    def get(self, path: str, **params: str | None) -> httpx.Response:
        """What an address answers; it must be there."""
        known = {name: value for name, value in params.items() if value is not None}
        shows = {"Zellige-Key": known.pop("key")} if "key" in known else {}
        answer = HTTP.get(f"{self.url}/api/{path}", params=known, headers=shows)
        assert answer.status_code == 200, answer.text
        return answer

    def found(self, **form: Any) -> Json:
        """Founds a table of Médina; two persons at one screen when no seats are named."""
        asked = {"game": "medina", "seats": [{"kind": "person", "name": "Leïla"}, {"kind": "person", "name": "Tariq"}], **form}
        answer = HTTP.post(f"{self.url}/api/tables", json=asked)
        assert answer.status_code == 201, answer.text
        founded: Json = answer.json()
        return founded

    def advance(self, founded: Json, actions: int, choose: Callable[[Json, Random], str] | None = None,
                until: Callable[[Json], bool] = lambda message: False) -> Json:
        """Plays a table of persons up to so many actions, faster than anybody at a screen; answers the table message.

        ``choose``: names the next action of a table message; any action when it is left out. ``until``: answers whether one is
        far enough already.
        """
        place = f"{self.url.replace('http', 'ws', 1)}/api/tables/{founded['table']}/socket"
        dice, asked = Random(actions), -1
        shows = {"Zellige-Key": founded["key"]}
        with connect(f"{place}?lang=en&whole=true", max_size=None, additional_headers=shows) as socket:
            while True:
                message: Json = json.loads(socket.recv(timeout=PATIENCE))
                assert message["type"] != "error", message
                if message["type"] != "table" or (message["status"] != "over" and not message["decision"]["mine"]):
                    continue
                if message["status"] == "over" or message["ply"] >= actions or until(message):
                    return message
                if message["version"] > asked:
                    asked = message["version"]
                    offer = (choose or some_action)(message, dice)
                    socket.send(json.dumps({"id": str(asked), "type": "act", "actions": [offer], "version": asked}))


def something_new(offers: Sequence[str], dice: Random, verbs: set[str]) -> str:
    """One of the offered actions, of a kind that is not among ``verbs`` yet where there is one; it is among them then."""
    kinds = {offer.split()[0] for offer in offers}
    kind = dice.choice(sorted(kinds - verbs or kinds))
    verbs.add(kind)
    return dice.choice([offer for offer in offers if offer.split()[0] == kind])


def offers_of(message: Json) -> list[str]:
    """The actions that a table message offers, in notation."""
    return [action["text"] for action in message["decision"]["actions"]]


def some_action(message: Json, dice: Random) -> str:
    """One of the offered actions; every kind of piece is as likely as another."""
    offers = offers_of(message)
    kind = dice.choice(sorted({offer.split()[0] for offer in offers}))
    return dice.choice([offer for offer in offers if offer.split()[0] == kind])
