"""Stands before everything else: who may ask, how much may be sent and how slowly, what a browser may do with answers."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from contextlib import suppress
from math import ceil
from urllib.parse import parse_qs, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from zellige.core import bounds
from zellige.core.language import sentence
from zellige.server.errors import ForeignPage, NoRoom, ServerError, TooFast, TooLarge, TooSlow
from zellige.server.pace import BYTES, PAGE, Addresses, Bucket
from zellige.server.wire.answers import refusal
from zellige.server.wire.description import PROBLEM
from zellige.server.wire.frames import Trouble
from zellige.server.wire.values import Lang

OWN_NAMES = frozenset({"127.0.0.1", "localhost", "::1"})
MEGABYTE = 1_000_000
LARGEST_JSON = bounds.LARGEST_DOCUMENT
LARGEST_RECORD = 8 * MEGABYTE
RECORDS = "/api/records"
PACE = "zellige.pace"
"""Where a socket or a request finds the bucket of its address in its scope."""
FLOOD = 1008
"""Close code, "policy violation": whoever is sent away with it is listened to no longer."""
FULL = 1013
"""Close code, "try again later": there are as many connections as there may be."""
PATIENCE = 64 * MEGABYTE
"""Bytes of a body too large that are still taken after the answer: whoever is cut off while sending may never read it."""
LONGEST_PAUSE = 10.0
"""Seconds without a byte of a body that is not whole yet."""
LONGEST_BODY = 60.0
"""Seconds for a whole body."""

POLICY = ("default-src 'self'", "base-uri 'none'", "object-src 'none'", "form-action 'self'", "frame-ancestors 'none'")
HEADERS = {
    "Content-Security-Policy": "; ".join(POLICY),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def lang_of(query: bytes) -> Lang:
    """The language a query string asks for; English when it asks for none we have."""
    return "fr" if parse_qs(query.decode("latin-1")).get("lang") == ["fr"] else "en"


def names_at(address: str | None, more: Iterable[str] = ()) -> frozenset[str]:
    """The names a server may be asked for by: this machine's own, that of where others reach it, and ``more``."""
    name = _hostname(address) if address else None
    return OWN_NAMES | ({name} if name else frozenset()) | {one.lower().strip("[]") for one in more}


def is_own(headers: Headers, names: frozenset[str] = OWN_NAMES) -> bool:
    """Whether a request is addressed to this server by one of its names, and no foreign page sent it."""
    host = headers.get("host", "")
    if _hostname(f"//{host}") not in names:
        return False
    origin = headers.get("origin")
    return origin is None or origin in (f"http://{host}", f"https://{host}")


def _hostname(address: str) -> str | None:
    try:
        return urlsplit(address).hostname
    except ValueError:
        return None


class Guard:
    """ASGI application around the whole server, its answers to mistakes of its own included."""

    def __init__(self, app: ASGIApp, names: frozenset[str] = OWN_NAMES, paces: Addresses | None = None) -> None:
        self._app = app
        self._names = names
        self._paces = Addresses() if paces is None else paces

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        own = is_own(Headers(scope=scope), self._names)
        bucket = self._paces.of(scope["client"][0] if scope.get("client") else "")
        wait = bucket.take(1.0 if scope["path"].startswith("/api/") else PAGE) if own else 0.0
        if wait:
            await asyncio.sleep(bucket.refuse())
        if scope["type"] == "http":
            await self._answer(own, wait, bucket, scope, receive, _with_headers(scope, send))
        elif not own:
            await WebSocketClose()(scope, receive, send)  # before it is accepted: the page hears 403 and no more
        elif wait:
            await _hang_up(scope, send, too_fast(wait), FLOOD)
        else:
            await self._app({**scope, PACE: bucket}, receive, send)

    async def _answer(self, own: bool, wait: float, bucket: Bucket, scope: Scope, receive: Receive, send: Send) -> None:
        if not own:
            await _refuse(scope, send, ForeignPage())
            return
        if wait:
            await _refuse(scope, send, too_fast(wait), receive)
            return
        try:
            body = await _body(scope, receive)
        except TooLarge as error:
            await _refuse(scope, send, error, receive)
            return
        except TooSlow as error:
            await _refuse(scope, send, error)
            return
        if body is None:
            return
        bucket.charge(len(body) / BYTES)
        # The server below sends the head of an answer to HEAD and no more.
        asked = {**scope, PACE: bucket, "method": "GET" if scope["method"] == "HEAD" else scope["method"]}
        await self._app(asked, _once(body, receive), send)


async def no_room(names: frozenset[str], scope: Scope, receive: Receive, send: Send) -> None:
    """ASGI application instead of the server, for connections beyond those there may be: says so, and hangs up."""
    if scope["type"] == "http":
        await _refuse(scope, _with_headers(scope, send), NoRoom(), receive)
    elif not is_own(Headers(scope=scope), names):
        await WebSocketClose()(scope, receive, send)
    else:
        await _hang_up(scope, send, NoRoom(), FULL)


def too_fast(wait: float) -> TooFast:
    """What is said to whoever has to wait so many seconds."""
    return TooFast(seconds=max(1, ceil(wait)))


async def _hang_up(scope: Scope, send: Send, error: ServerError, code: int) -> None:
    """Says why nobody is listened to at a socket, and ends it."""
    frame: Trouble = {"type": "error", "id": None, "error": sentence(error, lang_of(scope["query_string"]))}
    if isinstance(error, TooFast):
        frame["retry_after"] = error.params["seconds"]
    await send({"type": "websocket.accept", "subprotocol": "zellige" if "zellige" in scope["subprotocols"] else None})
    await send({"type": "websocket.send", "text": json.dumps(frame)})
    await send({"type": "websocket.close", "code": code})


def _with_headers(scope: Scope, send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            if scope["path"].startswith("/api/"):
                headers["Cache-Control"] = "no-store"
        await send(message)

    return send_with_headers


# --- bodies ----------------------------------------------------------------------------------------------------------


async def _body(scope: Scope, receive: Receive) -> bytes | None:
    """The whole body; None when whoever sent it has left. ``TooLarge`` as soon as it is known, ``TooSlow`` at a long pause."""
    limit = LARGEST_RECORD if scope["path"] == RECORDS else LARGEST_JSON
    kept, more = bytearray(), True
    if int(Headers(scope=scope).get("content-length", "0")) > limit:
        raise TooLarge(limit=limit // MEGABYTE)
    try:
        async with asyncio.timeout(LONGEST_BODY):
            while more:
                async with asyncio.timeout(LONGEST_PAUSE):
                    message = await receive()
                if message["type"] != "http.request":
                    return None
                kept += message.get("body", b"")
                more = message.get("more_body", False)
                if len(kept) > limit:
                    raise TooLarge(limit=limit // MEGABYTE)
    except TimeoutError:
        raise TooSlow() from None
    return bytes(kept)


async def _drain(receive: Receive) -> None:
    """Takes what is still sent of a body, ``PATIENCE`` bytes at most."""
    taken, more = 0, True
    with suppress(TimeoutError):
        async with asyncio.timeout(LONGEST_PAUSE):
            while more and taken < PATIENCE:
                message = await receive()
                taken += len(message.get("body", b""))
                more = message.get("more_body", False)


def _once(body: bytes, receive: Receive) -> Receive:
    """A channel that hands over the body in one piece, then whatever else comes."""
    given = False

    async def channel() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return channel


async def _refuse(scope: Scope, send: Send, error: ServerError, rest: Receive | None = None) -> None:
    """Says why a request is not heard; ``rest``: what is still being sent of it.

    The sentence is out before the rest is taken, and the connection ends after it: nobody waits for a body to be told.
    """
    text = json.dumps(refusal(sentence(error, lang_of(scope["query_string"])), error.status), ensure_ascii=False).encode()
    head = {"content-type": PROBLEM, "content-length": str(len(text)), "connection": "close"}
    if isinstance(error, TooFast):
        head["retry-after"] = str(error.params["seconds"])
    await send({"type": "http.response.start", "status": error.status,
                "headers": [(name.encode(), value.encode()) for name, value in head.items()]})
    await send({"type": "http.response.body", "body": text, "more_body": rest is not None})
    if rest is not None:
        await _drain(rest)
        await send({"type": "http.response.body", "body": b"", "more_body": False})
