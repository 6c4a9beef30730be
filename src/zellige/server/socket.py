"""The conversation with one browser over its WebSocket: frames in, answers and table messages out."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Callable, MutableMapping
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from zellige.core.errors import IllegalAction, PersonError
from zellige.core.language import language
from zellige.server.charter import Entry
from zellige.server.errors import BadFrame, NotYours, OldPage, TableOver, TooFast
from zellige.server.house import House, Live
from zellige.server.message import Desk, preview
from zellige.server.table import Table

log = logging.getLogger("zellige")
LONGEST_FRAME = 16_000
LONGEST_TEXT = 200
FRAMES_AT_ONCE, FRAMES_A_SECOND = 60.0, 20.0


class Pace:
    """Lets a burst of frames through, then so many a second."""

    def __init__(self) -> None:
        self._left, self._then = FRAMES_AT_ONCE, time.monotonic()

    def allows(self) -> bool:
        """Whether one more frame may come now."""
        now = time.monotonic()
        self._left = min(FRAMES_AT_ONCE, self._left + (now - self._then) * FRAMES_A_SECOND)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Conversation:
    """One browser at one table."""

    def __init__(self, socket: WebSocket, house: House, live: Live, desk: Desk) -> None:
        self._socket, self._house, self._live, self._desk = socket, house, live, desk
        self._news = asyncio.Event()

    async def hold(self) -> None:
        """Talks until the browser leaves."""
        await self._socket.accept()
        self._news.set()
        self._live.watchers.add(self._news)
        telling = asyncio.create_task(self._tell())
        listening = asyncio.create_task(self._listen())
        try:
            await asyncio.wait({telling, listening}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._live.watchers.discard(self._news)
            for task in (telling, listening):
                task.cancel()
            for result in await asyncio.gather(telling, listening, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                    log.error("a conversation ended", exc_info=result)

    async def _tell(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            message, _ = await self._house.message(self._live, self._desk)
            await self._send(message)

    async def _listen(self) -> None:
        pace = Pace()
        while True:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            frame: dict[str, Any] = {}
            try:
                if not pace.allows():
                    raise TooFast()
                frame = _frame(received)
                await self._send(await self._answer(frame))
            except PersonError as error:
                await self._send({"type": "error", "id": frame.get("id"), "error": self._desk.speaker.error(error)})
            except Exception:
                log.exception("a frame at table %s", self._live.table.charter.table)
                broken = language(self._desk.lang).say("error-broken")
                await self._send({"type": "error", "id": frame.get("id"), "error": broken})

    async def _send(self, message: dict[str, Any]) -> None:
        message.setdefault("version", self._live.table.version)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the browser has left in the meantime
            await self._socket.send_text(json.dumps(message, separators=(",", ":")))

    # --- frames ---

    async def _answer(self, frame: dict[str, Any]) -> dict[str, Any]:
        identity, kind = frame.get("id"), frame.get("type")
        if kind == "ping":
            return {"type": "pong", "id": identity}
        if kind in ("act", "undo", "reset"):
            self._must_play()
            await self._house.happen(self._live, _deed(kind, frame))
            return {"type": "done", "id": identity}
        if kind == "why":
            return {"type": "why", "id": identity, **await self._off_loop(self._why, _text(frame, "action"))}
        if kind == "preview":
            return {"type": "preview", "id": identity, **await self._off_loop(self._preview, _text(frame, "action"))}
        raise BadFrame(problem="frame-type", type=str(kind))

    def _must_play(self) -> None:
        if not self._desk.playing or self._live.table.charter.record is not None:
            raise NotYours()

    async def _off_loop(self, ask: Any, action: str) -> dict[str, Any]:
        async with self._live.lock:
            self._desk.table = self._live.table
            answer: dict[str, Any] = await asyncio.to_thread(ask, self._live.table, action)
            return answer

    def _why(self, table: Table, text: str) -> dict[str, Any]:
        if table.over:
            raise TableOver()
        seen = table.seen(table.state, table.eye(self._desk.playing))
        reason = table.game.reason(seen, table.game.parse(seen, text))
        if reason is None:
            return {"action": text, "legal": True}
        sentence, section = self._desk.speaker.reason(reason)
        return {"action": text, "legal": False, "rule": reason.rule, "text": sentence, "section": section}

    def _preview(self, table: Table, text: str) -> dict[str, Any]:
        if table.over:
            raise TableOver()
        if not self._desk.mine(table.mover):
            raise NotYours()
        seen = table.seen(table.state, table.eye(True))
        action = table.game.parse(seen, text)
        if action not in table.game.legal_actions(seen):
            raise IllegalAction(action=text, game=table.game.name, why=table.game.reason(seen, action))
        return {"action": text, **preview(self._desk.speaker, seen, action)}


async def turn_away(socket: WebSocket, sentence: str, status: int) -> None:
    """Says why a table cannot be entered, and hangs up with 4000 + the HTTP status."""
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(json.dumps({"type": "error", "id": None, "error": sentence}))
        await socket.close(4000 + status)


def _frame(received: MutableMapping[str, Any]) -> dict[str, Any]:
    text = received.get("text")
    if text is None:
        raise BadFrame(problem="frame-not-json")
    if len(text) > LONGEST_FRAME:
        raise BadFrame(problem="frame-too-long")
    try:
        frame = json.loads(text)
    except (ValueError, RecursionError):
        raise BadFrame(problem="frame-not-json") from None
    if not isinstance(frame, dict):
        raise BadFrame(problem="frame-not-json")
    return frame


def _text(frame: dict[str, Any], key: str) -> str:
    value = frame.get(key)
    if not isinstance(value, str) or len(value) > LONGEST_TEXT:
        raise BadFrame(problem="frame-field", field=key)
    return value


def _deed(kind: str, frame: dict[str, Any]) -> Callable[[Table], Entry | None]:
    """What a frame asks of a table; one that is sent ``again``, because nobody answered, may have happened already (None)."""
    version, action = _version(frame), _text(frame, "action") if kind == "act" else None

    def done(table: Table) -> Entry | None:
        if frame.get("again") is True and table.has_happened(kind, action, version):
            return None
        if action is not None:
            return table.act(action, version)
        return table.undo(version) if kind == "undo" else table.reset(version)

    return done


def _version(frame: dict[str, Any]) -> int:
    """The table that the sender saw."""
    value = frame.get("version")
    if type(value) is int:
        return value
    raise OldPage() if "version" not in frame and "ply" in frame else BadFrame(problem="frame-field", field="version")
