"""``zellige play`` and ``zellige serve``: the server on this machine, alone or for others, until Ctrl-C."""

from __future__ import annotations

import asyncio
import errno
import gc
import io
import logging
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import segno
import uvicorn
from starlette.types import ASGIApp

from zellige.core.language import language, persons_language
from zellige.core.shown import shown
from zellige.server.app import create
from zellige.server.connections import PING_EVERY, PONG_WITHIN, Configuration, Http, WebSockets
from zellige.server.errors import BadAddress, NoAddress, NoNetwork, PortTaken
from zellige.server.guard import names_at
from zellige.server.socket import LONGEST_FRAME
from zellige.server.tenancy import Tenancy
from zellige.tables import database

HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"
WILDCARDS = {EVERYWHERE, "::"}
ANYWHERE = "192.0.2.1", 9
"""An address that nobody has (RFC 5737): the way there leads over the network others are in. Nothing is sent to it."""
USUAL_PORT = 8642
PORTS_TRIED = 20
LAST_PORT = 65_535
LOOK = 5.0
"""Seconds between two looks at whether there is a moment to collect garbage."""
QUIET = 0.05
"""Part of its time that a server without work may take of a processor."""
SOME_WORK, MUCH_WORK = 1.0, 60.0
"""Seconds of a processor after which a quiet moment is used to look through what is new, and through all there is."""
TURN = 0.0005
"""Seconds for which a thread may keep the others waiting: for one flush to the disk the store needs its turn some ten times."""
_USUAL_TURN = sys.getswitchinterval()


class Server(uvicorn.Server):
    """Leaves garbage in circles to moments in which nobody waits, and lets its threads take short turns.

    What the server makes is freed when nobody refers to it any more; circles are rare. To look for them Python walks through
    twelve thousand objects of every table, for seconds where there are hundreds, and everyone waits for it; a little at a time
    takes as long together. And whoever decides waits for the thread of the store, which waits for its turns.
    """

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        gc.disable()
        gc.freeze()
        sys.setswitchinterval(TURN)
        self._collecting = asyncio.create_task(collect_when_quiet())
        await super().startup(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._collecting.cancel()
        gc.unfreeze()
        gc.enable()
        sys.setswitchinterval(_USUAL_TURN)
        await super().shutdown(sockets)


async def collect_when_quiet() -> None:
    """Looks for garbage in moments without work, if there was some before: among what is new, and after much among all."""
    collected = whole = worked = time.process_time()
    while True:
        await asyncio.sleep(LOOK)
        before, worked = worked, time.process_time()
        if worked - before <= QUIET * LOOK and worked - collected > SOME_WORK:
            among_all = worked - whole > MUCH_WORK
            gc.collect(2 if among_all else 1)
            collected = worked = time.process_time()
            whole = collected if among_all else whole


@dataclass(frozen=True)
class Opening:
    """How a server is open. ``host``: where it listens; ``url``: where others reach it, without one at its own address.

    ``alone``: to this computer alone; ``names``: others it may be asked for by; ``browser``: whether it is shown at once;
    ``code``: whether the terminal draws its address; ``note``: what else whoever starts it should know, a message.
    """

    host: str = HERE
    url: str | None = None
    alone: bool = False
    names: tuple[str, ...] = ()
    browser: bool = False
    code: bool = False
    note: str | None = None


class _Server(Server):
    """Says where it is once it can be reached."""

    def __init__(self, config: uvicorn.Config, url: str, opening: Opening) -> None:
        super().__init__(config)
        self._url, self._opening = url, opening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            words = language(persons_language())
            print(words.say("server-at", url=self._url), flush=True)
            if self._opening.url is not None:
                host, port = self.servers[0].sockets[0].getsockname()[:2]
                print(words.say("server-listens", address=f"{host}:{port}"), flush=True)
            if self._opening.code:
                print(_code(self._url), flush=True)
            if self._opening.note is not None:
                print(words.say(self._opening.note), flush=True)
            print(words.say("server-stop"), flush=True)
            if self._opening.browser:
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
    opening = (Opening(EVERYWHERE, browser=open_browser, code=True, note="server-lan") if lan
               else Opening(alone=True, browser=open_browser))
    _open(port, data, opening)


def host(address: str = HERE, port: int | None = None, data: Path | None = None, public_url: str | None = None,
         names: Sequence[str] = ()) -> None:
    """Serves the tables kept in ``data`` to a club until Ctrl-C, and never says what else is kept there.

    ``address``: where it listens. ``public_url``: where others reach it, ``BadAddress`` when that is no address of a page;
    ``names``: others it may be asked for by. For the rest as ``serve``; ``NoAddress`` when it cannot listen there.
    """
    url = None if public_url is None else _page(public_url)
    note = None
    if url is None or not url.startswith("https:"):
        note = "server-open" if url is not None or address not in (HERE, "localhost", "::1") else "server-behind"
    _open(port, data, Opening(address, url, names=tuple(names), note=note))


def _page(url: str) -> str:
    """The address of a start page, with a slash at its end."""
    with suppress(ValueError):
        parts = urlsplit(url)
        if parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/") and parts.port != 0 and not (
                parts.query or parts.fragment or parts.username):
            return f"{parts.scheme}://{parts.netloc}/"
    raise BadAddress(url=url)


def _open(port: int | None, data: Path | None, opening: Opening) -> None:
    logging.basicConfig(handlers=[_log_handler()], level=logging.WARNING)
    logging.getLogger("zellige").setLevel(logging.INFO)
    folder = data or database.home()
    with Tenancy(database.place(folder).parent) as tenancy:
        if tenancy.elsewhere is None:
            _serve(folder, tenancy, port, opening)
        else:
            print(language(persons_language()).say("server-there-already", url=tenancy.elsewhere), flush=True)
            if opening.browser:
                webbrowser.open(tenancy.elsewhere)


def _serve(folder: Path, tenancy: Tenancy, port: int | None, opening: Opening) -> None:
    reached = opening.url or (_own_address() if opening.host in WILDCARDS else opening.host)
    listening = _listen(port, opening.host)
    url = opening.url or f"http://{f'[{reached}]' if ':' in reached else reached}:{listening.getsockname()[1]}/"
    try:
        app = create(folder, opening.alone, None if opening.alone else url, opening.names)
        tenancy.announce(url)
        _Server(configuration(app, url, opening.names, behind=opening.url is not None), url, opening).run([listening])
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


def configuration(app: ASGIApp, address: str | None = None, names: Sequence[str] = (), behind: bool = False) -> uvicorn.Config:
    """How uvicorn serves the application; ``address``: where others reach it, ``names``: others it may be asked for by.

    ``behind``: a proxy stands before it, which is believed when it says from where it was asked. Nothing is compressed: it goes
    to this machine or its network, and what goes often is short.
    """
    made = Configuration(
        app, http=Http, ws=WebSockets, ws_max_size=4 * LONGEST_FRAME, ws_ping_interval=PING_EVERY, ws_ping_timeout=PONG_WITHIN,
        ws_per_message_deflate=False, timeout_graceful_shutdown=3, server_header=False, proxy_headers=behind,
        access_log=False, log_level="warning", log_config=None)
    made.names = names_at(address, names)
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
    if not 0 <= port <= LAST_PORT:  # some systems count on from zero
        raise PortTaken(port=port)
    try:
        family, _, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except (OSError, OverflowError, UnicodeError) as error:
        raise (PortTaken(port=port) if host in (HERE, EVERYWHERE) else NoAddress(address=host)) from error
    # By its protocol asyncio knows that what is written to its connections may leave at once.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(place)
        listening.listen(128)
    except (OSError, OverflowError) as error:
        listening.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRNOTAVAIL:
            raise NoAddress(address=host) from error
        raise PortTaken(port=port) from error
    return listening
