"""Stands before everything else: who may ask, how much may be sent, and what a browser may do with the answers."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from zellige.core.language import sentence
from zellige.server.errors import ForeignPage, ServerError, TooLarge

OWN_NAMES = frozenset({"127.0.0.1", "localhost", "::1"})
MEGABYTE = 1_000_000
LARGEST_JSON = 1 * MEGABYTE
LARGEST_RECORD = 8 * MEGABYTE
RECORDS = "/api/records"
PATIENCE = 64 * MEGABYTE
"""Bytes of a body too large that are still read, so that the sender hears the answer."""

POLICY = ("default-src 'self'", "base-uri 'none'", "object-src 'none'", "form-action 'self'", "frame-ancestors 'none'")
HEADERS = {
    "Content-Security-Policy": "; ".join(POLICY),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def lang_of(query: bytes) -> str:
    """The language a query string asks for; English when it asks for none we have."""
    return "fr" if parse_qs(query.decode("latin-1")).get("lang") == ["fr"] else "en"


def is_own(headers: Headers) -> bool:
    """Whether a request is addressed to this machine by its own name, and no foreign page sent it."""
    host = headers.get("host", "")
    if _hostname(f"//{host}") not in OWN_NAMES:
        return False
    origin = headers.get("origin")
    return origin is None or origin in (f"http://{host}", f"https://{host}")


def _hostname(address: str) -> str | None:
    try:
        return urlsplit(address).hostname
    except ValueError:
        return None


class Guard:
    """ASGI middleware around the whole server."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        if not is_own(Headers(scope=scope)):
            await _refuse_foreign(scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers["Cache-Control"] = "no-store"
            await send(message)

        body = await _body(scope, receive)
        if body is None:
            limit = _limit(scope) // MEGABYTE
            await _refuse(scope, receive, send_with_headers, TooLarge(limit=limit))
            return
        await self._app(scope, _once(body, receive), send_with_headers)


def _limit(scope: Scope) -> int:
    return LARGEST_RECORD if scope["path"] == RECORDS else LARGEST_JSON


async def _body(scope: Scope, receive: Receive) -> bytes | None:
    """The whole body; None when it is too large."""
    limit, kept, length = _limit(scope), bytearray(), 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return bytes(kept)
        part = message.get("body", b"")
        length += len(part)
        if length <= limit:
            kept += part
        if length > PATIENCE or not message.get("more_body", False):
            return bytes(kept) if length <= limit else None


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


async def _refuse(scope: Scope, receive: Receive, send: Send, error: ServerError) -> None:
    answer = JSONResponse({"error": sentence(error, lang_of(scope["query_string"]))}, error.status)
    await answer(scope, receive, send)


async def _refuse_foreign(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await WebSocketClose()(scope, receive, send)  # before it is accepted: the page hears 403 and no more
    else:
        await _refuse(scope, receive, send, ForeignPage())
