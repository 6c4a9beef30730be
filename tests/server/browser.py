"""A server on a free port and a stand-in for the browser that talks to it, for the tests of this folder."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path
from time import sleep
from typing import Any
from urllib.parse import urlencode

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from changes import Reader
from zellige.server.app import create
from zellige.server.clocks import Time
from zellige.server.pace import Addresses
from zellige.server.run import configuration
from zellige.server.socket import PROTOCOL, SHOWS_KEY

Json = dict[str, Any]
PERSON = {"kind": "person"}
RANDOM = {"kind": "bot", "player": "random"}
PROBLEM = {"type", "title", "status", "detail", "error"}
"""What every refusal has, as RFC 9457 describes it."""


def problem(status: int, sentence: str) -> Json:
    """A refusal: one sentence, and what the status is called."""
    return {"type": "about:blank", "title": HTTPStatus(status).phrase, "status": status, "detail": sentence, "error": sentence}


def showing(key: str | None) -> list[Subprotocol] | None:
    """The protocols by which a socket shows a key; None without one."""
    return [Subprotocol(PROTOCOL), Subprotocol(f"{SHOWS_KEY}{key}")] if key else None


class Page(httpx.Client):
    """Asks as the page does: a ``key`` among the parameters goes into the header, never into the address."""

    def build_request(self, method: str, url: Any, *, params: Any = None, headers: Any = None, **more: Any) -> httpx.Request:
        """A request of that page."""
        if params and params.get("key") is not None:
            headers = {**(headers or {}), "Zellige-Key": params["key"]}
        asked = params and {name: value for name, value in params.items() if name != "key"}
        return super().build_request(method, url, params=asked, headers=headers, **more)


@dataclass
class Talk:
    """One open WebSocket, told what changes. ``frames``: everything that came about the table, as it came.

    ``dial``: what it was told last that the clocks show.
    """

    connection: ClientConnection
    count: int = 0
    frames: list[str] = field(default_factory=list)
    reader: Reader = field(default_factory=Reader)
    dial: Json = field(default_factory=dict)

    @property
    def table(self) -> Json:
        """The newest table message."""
        assert self.reader.table is not None
        return self.reader.table

    def receive(self) -> Json:
        """The next frame; what it says of the table is also remembered."""
        text = str(self.connection.recv(timeout=30))
        frame: Json = json.loads(text)
        if self.reader.read(frame):
            self.frames.append(text)
        if frame["type"] == "clock":
            self.dial = frame
        return frame

    def answer(self, **frame: Any) -> Json:
        """Sends a frame and waits for the answer with its id."""
        self.count += 1
        identity = f"f{self.count}"
        self.connection.send(json.dumps({"id": identity, **frame}))
        while True:
            received = self.receive()
            if received.get("id") == identity:
                return received

    def act(self, *actions: str) -> Json:
        """Plays actions as one decision (the first that is offered) and waits until the table shows it."""
        version = self.table["version"]
        answer = self.answer(type="act", actions=actions or [self.table["decision"]["actions"][0]["text"]], version=version)
        if answer["type"] == "done":
            self.until(lambda table: table["version"] > version)
        return answer

    def until(self, holds: Any) -> Json:
        """Waits for a table message of which something holds."""
        while not holds(self.table):
            self.receive()
        return self.table

    def my_turn(self) -> Json:
        """Waits until this browser decides or the game is over."""
        return self.until(lambda table: table["status"] == "over" or table["decision"]["mine"])

    def play_out(self) -> Json:
        """Plays first offers until the game is over."""
        while self.my_turn()["status"] != "over":
            assert self.act()["type"] == "done"
        return self.table


@dataclass
class Browser:
    """Asks a server as its own page would."""

    port: int
    data: Path
    http: httpx.Client

    def found(self, game: str = "nim", seats: list[Json] | None = None, **form: Any) -> Json:
        """Founds a table."""
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats or [PERSON, PERSON], **form})
        assert answer.status_code == 201, answer.text
        founded: Json = answer.json()
        return founded

    def get(self, path: str, **params: Any) -> Json:
        """Any JSON that must be there."""
        answer = self.http.get(path, params={name: value for name, value in params.items() if value is not None})
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def table(self, founded: Json, **params: Any) -> Json:
        """The table message of a founded table."""
        return self.get(f"/api/tables/{founded['table']}", key=founded.get("key"), **params)

    @contextmanager
    def talk(self, founded: Json, lang: str = "en", **params: str) -> Iterator[Talk]:
        """A WebSocket to a table, its first message received."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{founded['table']}/socket?{urlencode({'lang': lang, **params})}"
        key = founded.get("key")
        # The keys of the oldest stores hold spaces, which no name of a protocol may.
        shown = {"additional_headers": {"Zellige-Key": key}} if key and " " in key else {"subprotocols": showing(key)}
        with connect(url, max_size=None, **shown) as connection:
            talk = Talk(connection)
            talk.receive()
            yield talk


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class _Server(uvicorn.Server):
    """Ends as soon as it should, not at the next tenth of a second: there are hundreds of them."""

    async def main_loop(self) -> None:
        await self.on_tick(0)
        while not self.should_exit:
            await asyncio.sleep(0.01)


@contextmanager
def serving(data: Path, alone: bool = False, paces: Addresses | None = None, time: Time | None = None) -> Iterator[Browser]:
    """A server in a thread of this process, over the tables in a folder. ``alone``: as ``zellige play`` serves them.

    ``paces``: how much may be asked for from where; a proxy is believed then, which says who asks. ``time``: what it counts
    thinking time by. Every request has a connection of its own: none is used again at the moment in which the server closes it.
    """
    listening = socket.socket(proto=socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    server = _Server(configuration(create(data, alone, paces=paces, time=time), behind=paces is not None))
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            sleep(0.01)
        alone = httpx.Limits(max_keepalive_connections=0)
        with Page(base_url=f"http://127.0.0.1:{port}", timeout=60, limits=alone) as http:
            yield Browser(port, data, http)
    finally:
        server.should_exit = True
        thread.join(30)
        listening.close()
    assert not thread.is_alive()
