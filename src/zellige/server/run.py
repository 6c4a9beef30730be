"""``zellige play``: the server on this machine alone, until Ctrl-C."""

from __future__ import annotations

import asyncio
import gc
import io
import logging
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path

import segno
import uvicorn
from starlette.types import ASGIApp

from zellige.core.language import language, persons_language
from zellige.core.shown import shown
from zellige.server.app import create
from zellige.server.connections import PING_EVERY, PONG_WITHIN, Configuration, Http, WebSockets
from zellige.server.errors import NoNetwork, PortTaken
from zellige.server.guard import names_at
from zellige.server.store import data_home
from zellige.server.tenancy import Tenancy

HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"
ANYWHERE = "192.0.2.1", 9
"""An address that nobody has (RFC 5737): the way there leads over the network others are in. Nothing is sent to it."""
USUAL_PORT = 8642
PORTS_TRIED = 20
LOOK = 5.0
"""Seconds between two looks at whether there is a moment to collect garbage."""
QUIET = 0.05
"""Part of its time that a server without work may take of a processor."""
SOME_WORK, MUCH_WORK = 1.0, 60.0
"""Seconds of a processor after which garbage is worth a collection when all is quiet, and in any case."""


class Server(uvicorn.Server):
    """Leaves garbage in circles to moments in which nobody waits.

    What the server makes is freed when nobody refers to it any more; circles are rare. Yet Python's own looking for them walks
    through a hundred thousand objects of the tables at work, and everyone waits for it.
    """

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        gc.disable()
        gc.freeze()
        self._collecting = asyncio.create_task(collect_when_quiet())
        await super().startup(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._collecting.cancel()
        gc.unfreeze()
        gc.enable()
        await super().shutdown(sockets)


async def collect_when_quiet() -> None:
    """Collects among all there is in moments without work, if there was some before.

    At work it is done, too, when there was no other moment for long, but only among what was made since the last quiet moment.
    """
    collected = worked = time.process_time()
    while True:
        await asyncio.sleep(LOOK)
        before, worked = worked, time.process_time()
        quiet = worked - before <= QUIET * LOOK
        if worked - collected > (SOME_WORK if quiet else MUCH_WORK):
            if quiet:
                gc.unfreeze()
            gc.collect()
            gc.freeze()
            collected = worked = time.process_time()


class _Server(Server):
    """Says where it is once it can be reached."""

    def __init__(self, config: uvicorn.Config, url: str, open_browser: bool, lan: bool) -> None:
        super().__init__(config)
        self._url, self._open_browser, self._lan = url, open_browser, lan

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            words = language(persons_language())
            print(words.say("server-at", url=self._url), flush=True)
            if self._lan:
                print(_code(self._url), words.say("server-lan"), sep="\n", flush=True)
            print(words.say("server-stop"), flush=True)
            if self._open_browser:
                threading.Thread(target=webbrowser.open, args=(self._url,), daemon=True).start()


def _code(url: str) -> str:
    """A QR code of an address for a terminal; nothing where that cannot show one."""
    drawn = io.StringIO()
    segno.make(url, error="m").terminal(drawn, compact=True)
    try:
        drawn.getvalue().encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return ""
    return drawn.getvalue()


def serve(port: int | None = None, data: Path | None = None, open_browser: bool = True, lan: bool = False) -> None:
    """Serves the tables kept in ``data`` until Ctrl-C. Where another zellige serves them already, it is shown instead.

    ``lan``: to everybody in the local network, ``NoNetwork`` where there is none; else to this computer alone. Without a port
    it takes the usual one, or the next that is free; ``PortTaken`` when the one asked for is not free, ``BadFile`` when the
    folder cannot be used.
    """
    logging.basicConfig(handlers=[_log_handler()], level=logging.WARNING)
    logging.getLogger("zellige").setLevel(logging.INFO)
    folder = data or data_home()
    with Tenancy(folder) as tenancy:
        if tenancy.elsewhere is None:
            _serve(folder, tenancy, port, open_browser, lan)
        else:
            print(language(persons_language()).say("server-there-already", url=tenancy.elsewhere), flush=True)
            if open_browser:
                webbrowser.open(tenancy.elsewhere)


def _serve(folder: Path, tenancy: Tenancy, port: int | None, open_browser: bool, lan: bool) -> None:
    host = _own_address() if lan else HERE
    listening = _listen(port, EVERYWHERE if lan else HERE)
    url = f"http://{host}:{listening.getsockname()[1]}/"
    try:
        app = create(folder, alone=not lan, address=url if lan else None)
        tenancy.announce(url)
        _Server(configuration(app, url), url, open_browser, lan).run([listening])
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
    print("\n" + language(persons_language()).say("server-ended"), flush=True)


class _Shown(logging.Formatter):
    """Lines for a terminal: what somebody sent stands in some of them, and nothing of it is obeyed."""

    def format(self, record: logging.LogRecord) -> str:
        return "\n".join(map(shown, super().format(record).split("\n")))


def _log_handler() -> logging.Handler:
    handler = logging.StreamHandler()
    handler.setFormatter(_Shown("%(message)s"))
    return handler


def _own_address() -> str:
    """This computer's address in the local network; ``NoNetwork`` when it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ANYWHERE)
        except OSError as error:
            raise NoNetwork() from error
        return str(asking.getsockname()[0])


def configuration(app: ASGIApp, address: str | None = None) -> uvicorn.Config:
    """How uvicorn serves the application; ``address``: where others reach it.

    Nothing is compressed: it goes to this machine or its network, and what goes often is short.
    """
    made = Configuration(
        app, http=Http, ws=WebSockets, ws_max_size=1_000_000, ws_ping_interval=PING_EVERY, ws_ping_timeout=PONG_WITHIN,
        ws_per_message_deflate=False, timeout_graceful_shutdown=3, server_header=False, access_log=False, log_level="warning",
        log_config=None)
    made.names = names_at(address)
    return made


def _listen(port: int | None, host: str) -> socket.socket:
    if port is not None:
        return _bind(port, host)
    for nearby in range(USUAL_PORT, USUAL_PORT + PORTS_TRIED):
        try:
            return _bind(nearby, host)
        except PortTaken:
            continue
    return _bind(0, host)


def _bind(port: int, host: str) -> socket.socket:
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(128)
    except (OSError, OverflowError) as error:
        listening.close()
        raise PortTaken(port=port) from error
    return listening
