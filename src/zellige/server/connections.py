"""Connections as uvicorn speaks them, with an end to those that nothing comes from, or that take nothing."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any

import h11
from starlette.types import Message
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from zellige.server.guard import FLOOD, FULL, HEADERS, OWN_NAMES, no_room

MOST_CONNECTIONS = 150
"""Open at once; further ones are told that there is no room. Some systems give a process 256 files and sockets in all."""
MOST_TOLD = 50
"""Of those that are told, as long as they are open; whoever comes on top of them is cut off without a word."""
LONGEST_SILENCE = 10.0
"""Seconds for the head of a request, and for a peer to take what it is sent."""
PING_EVERY = PONG_WITHIN = LONGEST_SILENCE / 2
"""Seconds: a WebSocket whose peer has vanished ends within ``LONGEST_SILENCE``."""
LAST_WORD = 0.5
"""Seconds for such a peer to read why."""
PIECE = 4096
"""Bytes read at once: thousands of small frames in one piece would hold up everybody else while they are taken apart."""
_SILENT = logging.Logger("zellige.handshake", logging.CRITICAL)


class Configuration(Config):
    """How uvicorn serves, and by which names it may be asked for."""

    names: frozenset[str] = OWN_NAMES


def names_of(config: Config) -> frozenset[str]:
    """The names a server may be asked for by; this machine's own where nothing else is said."""
    return config.names if isinstance(config, Configuration) else OWN_NAMES


class _Watch:
    """One deadline that is set, kept while it is set again, and lifted; at its end the connection is over."""

    def __init__(self) -> None:
        self._end: asyncio.TimerHandle | None = None

    def set(self, transport: asyncio.Transport) -> None:
        if self._end is None:
            self._end = asyncio.get_running_loop().call_later(LONGEST_SILENCE, transport.abort)

    def lift(self) -> None:
        if self._end is not None:
            self._end.cancel()
            self._end = None


class _Connection(asyncio.Protocol):
    """What both kinds of connection have in common: each finds room or is told that there is none, and its peer must take
    what it is sent."""

    app: Any
    connections: set[Any]
    transport: asyncio.Transport
    config: Config

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._taking = _Watch()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if len(self.connections) > MOST_CONNECTIONS + MOST_TOLD:
            self.transport.abort()
        elif len(self.connections) > MOST_CONNECTIONS:
            self.app = partial(no_room, names_of(self.config))

    def connection_lost(self, exc: Exception | None) -> None:
        self._taking.lift()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._taking.set(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._taking.lift()


class Http(_Connection, H11Protocol):
    """HTTP whose requests have ``LONGEST_SILENCE`` seconds to say what they ask for."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._asking = _Watch()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._asking.set(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._asking.lift()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is h11.IDLE:
            self._asking.set(self.transport)
        else:
            self._asking.lift()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hands the connection over, unless what it asks for is no handshake: that is answered as HTTP."""
        if _is_handshake(event):
            super().handle_websocket_upgrade(event)
        else:
            self.send_400_response("Invalid WebSocket handshake.")

    def send_400_response(self, msg: str) -> None:
        """What is not HTTP at all is answered with the headers of every answer, unless an answer is under way."""
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.abort()
            return
        head = [("content-type", "text/plain; charset=utf-8"), ("connection", "close"), *HEADERS.items()]
        for event in (h11.Response(status_code=400, headers=head, reason=b"Bad Request"), h11.Data(data=msg.encode("ascii")),
                      h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()


def _is_handshake(event: h11.Request) -> bool:
    """Whether the WebSocket library makes a connection of a request; of some it refuses, uvicorn never comes to an end."""
    trial = ServerProtocol(logger=_SILENT)
    fields = b"".join(name + b": " + value + b"\r\n" for name, value in event.headers)
    trial.receive_data(event.method + b" " + event.target + b" HTTP/1.1\r\n" + fields + b"\r\n")
    asked = trial.events_received()
    return len(asked) == 1 and isinstance(asked[0], Request) and trial.accept(asked[0]).status_code == 101


class _Handshake(ServerProtocol):
    """Refuses with the headers of every answer."""

    def reject(self, status: Any, text: str) -> Response:
        response = super().reject(status, text)
        response.headers.update(HEADERS)
        return response


class WebSockets(_Connection, WebSocketsSansIOProtocol):
    """WebSockets that end when their peer takes nothing, and at once when it is sent away."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = _Handshake(extensions=self.conn.available_extensions, max_size=self.config.ws_max_size,
                               logger=logging.getLogger("uvicorn.error"))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if hasattr(transport, "max_size"):
            transport.max_size = PIECE

    async def receive(self) -> Message:  # type: ignore[override]
        """What the peer sends. To whoever waits for it, it comes without a pause in reading: two system calls a frame."""
        if self.queue.empty():
            self.read_paused = True
        return await super().receive()  # type: ignore[return-value]

    async def send(self, message: Message) -> None:  # type: ignore[override]
        await super().send(message)  # type: ignore[arg-type]
        if message["type"] == "websocket.close" and message.get("code") in (FLOOD, FULL) and self.close_timer is not None:
            self.transport.pause_reading()
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(LAST_WORD, self.transport.abort)
