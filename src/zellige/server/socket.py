"""The conversation with one browser over its WebSocket: frames in, answers and table messages out."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable, MutableMapping, Sequence
from functools import partial
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from zellige.core import json_text
from zellige.core.errors import BadJson, PersonError
from zellige.core.game import CHANCE
from zellige.core.language import language
from zellige.server.clocks import Dial
from zellige.server.errors import BadFrame
from zellige.server.guard import FLOOD, PACE, too_fast
from zellige.server.house import House
from zellige.server.live import Live
from zellige.server.message import Desk, Shown
from zellige.server.pace import FRAMES, Bucket
from zellige.server.preview import ahead_of, preview, preview_correction, preview_draw
from zellige.server.wire.frames import (
    DEEDS,
    MOST_ACTIONS,
    Abandon,
    Act,
    Answer,
    AskPreview,
    ClockMessage,
    Correct,
    Pause,
    Replace,
    Reply,
    Resign,
    TakeBack,
    Trouble,
    read,
)
from zellige.tables.charter import Asking
from zellige.tables.entry import Deed
from zellige.tables.errors import NotYours, TableOver
from zellige.tables.sight import written
from zellige.tables.table import Table

log = logging.getLogger("zellige")
DeedFrame = Act | TakeBack | Replace | Reply | Abandon | Pause | Resign | Correct
LONGEST_FRAME = 16_000
PROTOCOL, SHOWS_KEY = "zellige", "zellige.key."
"""What a socket speaks, and what stands before the key among the protocols a browser offers: it can set no header there."""
MOST_MARKS, DEEPEST_FRAME = 500, 5
"""Commas and opening brackets of a frame, and lists and objects inside each other: more than any that has a meaning."""


class Conversation:
    """One browser at one table. ``whole``: it is told the whole table each time, never what changed of it.

    ``asking``: the seats that its key opens now. Once these are others it is sent away, and comes again as who it is then.
    """

    def __init__(self, socket: WebSocket, house: House, live: Live, desk: Desk, whole: bool,
                 asking: Callable[[], Asking]) -> None:
        self._socket, self._house, self._live, self._desk, self._whole = socket, house, live, desk, whole
        self._asking = asking
        self._shown: Shown | None = None
        self._dial: Dial | None = None
        self._heard = live.talk.count
        self._number = 0
        self._frames: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self._unanswered = 0

    async def hold(self) -> None:
        """Talks until the browser leaves."""
        await accept(self._socket)
        with self._live.watched(self._desk.asking) as self._news:
            tasks = [asyncio.create_task(work) for work in (self._tell(), self._listen(), self._reply())]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                for result in await asyncio.gather(*tasks, return_exceptions=True):
                    if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                        log.error("a conversation ended", exc_info=result)

    async def _tell(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await self._news.wait()
                self._news.clear()
                if self._live.gone or self._asking() != self._desk.asking:
                    break
                shown = await self._house.shown(self._live, self._desk)
                if shown is not self._shown:
                    self._number += 1
                    await self._send_text(shown.frame(self._number, None if self._whole else self._shown))
                    self._shown = shown
                self._house.clocks.told(self._live, self._desk, shown)
                await self._tell_clocks()
                await self._tell_said()
            await self._socket.close(MOVED)
        await self._frames.join()  # what a browser said before it left is still done

    async def _tell_clocks(self) -> None:
        """What the clocks show, whenever that does not follow from what was said before."""
        dial = self._house.clocks.dial(self._live)
        if dial is None or dial == self._dial:
            return
        self._dial = dial
        told: ClockMessage = {"type": "clock", "version": self._version, "left": dial.at(self._house.time.now()),
                              "running": None if dial.since is None else dial.mover + 1, "paused": dial.paused}
        await self._send_text(written(told))

    async def _tell_said(self) -> None:
        """What was said since this browser came, and it has not heard."""
        news, self._heard = self._house.said(self._live, self._heard), self._live.talk.count
        for told in news:
            await self._send_text(written(told))

    async def _listen(self) -> None:
        """Takes frames in as they come, until the browser leaves and everything before that is seen to; floods are cut off.

        Every frame counts for its address; of those of one socket only what does not wait for the answer to the one before.
        """
        pace = Bucket(FRAMES)
        everywhere: Bucket = self._socket.scope[PACE]
        while (received := await self._socket.receive())["type"] != "websocket.disconnect":
            if wait := everywhere.take() or (pace.take() if self._unanswered else 0.0):
                error = too_fast(wait)
                trouble = self._trouble(None, self._desk.speaker.error(error))
                await self._send({**trouble, "retry_after": error.params["seconds"]})
                await self._socket.close(FLOOD)
                return
            self._unanswered += 1
            self._frames.put_nowait(received)
        await self._frames.join()

    async def _reply(self) -> None:
        """Answers one frame after the other, with room between them for everybody else; ends when an answer cannot be sent."""
        while True:
            await self._send(await self._answered(await self._frames.get()))
            self._unanswered -= 1
            self._frames.task_done()
            if not self._frames.empty():
                await asyncio.sleep(0)

    async def _answered(self, received: MutableMapping[str, Any]) -> Answer:
        frame: dict[str, Any] = {}
        try:
            frame = _frame(received)
            return await self._answer(frame)
        except PersonError as error:
            return self._trouble(frame.get("id"), self._desk.speaker.error(error))
        except Exception:
            log.exception("a frame at table %s", self._live.table.charter.table)
            return self._trouble(frame.get("id"), language(self._desk.lang).say("error-broken"))

    def _trouble(self, identity: Any, sentence: str) -> Trouble:
        return {"type": "error", "id": identity, "error": sentence, "version": self._version}

    @property
    def _version(self) -> int:
        return self._live.table.version

    async def _send(self, answer: Answer) -> None:
        await self._send_text(written(answer))

    async def _send_text(self, text: str) -> None:
        """Sends a message; ``WebSocketDisconnect`` when the browser has left in the meantime."""
        try:
            await self._socket.send_text(text)
        except RuntimeError:
            raise WebSocketDisconnect(1006) from None

    # --- frames ---

    async def _answer(self, frame: dict[str, Any]) -> Answer:
        if frame.get("type") in DEEDS:
            self._must_play()
        asked, identity = read(frame), frame.get("id")
        if asked["type"] == "ping":
            return {"type": "pong", "id": identity, "version": self._version}
        if asked["type"] == "show":
            return self._show(identity)
        if asked["type"] == "say":
            self._house.say(self._live, self._asking(), asked["phrase"])
            return {"type": "done", "id": identity, "version": self._version}
        if asked["type"] == "move-now":
            self._house.move_now(self._live, self._asking(), asked["version"])
            return {"type": "done", "id": identity, "version": self._version}
        if asked["type"] == "why":
            return await self._off_loop(partial(self._why, identity, asked["actions"]))
        if asked["type"] == "preview":
            return await self._off_loop(partial(self._preview, asked))
        await self._house.happen(self._live, partial(self._deed, asked))
        return {"type": "done", "id": identity, "version": self._version}

    def _deed(self, asked: DeedFrame, table: Table) -> Sequence[Deed]:
        """Whose key opens nothing any more, since a moment ago, does nothing."""
        return deed_of(asked, self._asking())(table)

    def _must_play(self) -> None:
        if not self._desk.asking or self._live.table.charter.record is not None:
            raise NotYours()

    async def _off_loop(self, ask: Callable[[Table], Answer]) -> Answer:
        async with self._live.lock:
            self._desk.take(self._live.table)
            return await asyncio.to_thread(ask, self._live.table)

    def _show(self, identity: Any) -> Answer:
        table = self._live.table
        table.check_mine(self._desk.asking)
        self._desk.opened = table.hour
        self._news.set()
        return {"type": "done", "id": identity, "version": table.version}

    def _why(self, identity: Any, texts: list[str], table: Table) -> Answer:
        if table.over:
            raise TableOver()
        *before, text = texts
        seen = table.seen(table.state, self._desk.eye)
        if before:
            table.check_mine(self._desk.asking)
            seen = table.sequel(before).beyond()
        action = self._desk.speaker.read_action(table.game, seen, text)
        texts = [*before, table.game.describe(seen, action)]
        reason = table.game.reason(seen, action)
        if reason is None:
            return {"type": "why", "id": identity, "actions": texts, "legal": True, "version": table.version}
        sentence, section = self._desk.speaker.reason(reason)
        return {"type": "why", "id": identity, "actions": texts, "legal": False, "rule": reason.rule, "text": sentence,
                "section": section, "version": table.version}

    def _preview(self, asked: AskPreview, table: Table) -> Answer:
        if (ply := asked.get("ply")) is not None:
            table.corrector(self._desk.asking, ply)
            return {"type": "preview", "id": asked.get("id"), "actions": asked["actions"], "forced": [],
                    **preview_correction(self._desk, ply, asked["actions"][0]), "ahead": None, "version": table.version}
        if table.over:
            raise TableOver()
        table.check_mine(self._desk.asking)
        if self._desk.closed:
            raise NotYours()
        if table.mover == CHANCE:
            return {"type": "preview", "id": asked.get("id"), "actions": asked["actions"], "forced": [],
                    **preview_draw(self._desk, asked["actions"]), "ahead": None, "version": table.version}
        sequel = table.sequel(asked["actions"])
        with_forced = asked.get("forced", False) and table.charter.lesson is None
        forced = sequel.go_on(MOST_ACTIONS) if with_forced else []
        ahead = ahead_of(self._desk, sequel, self._house.workshop.kernels(table.game)) if asked.get("ahead", False) else None
        return {"type": "preview", "id": asked.get("id"), "actions": asked["actions"], "forced": forced,
                **preview(self._desk.speaker, sequel, forced), "ahead": ahead, "version": table.version}


async def accept(socket: WebSocket) -> None:
    """Opens a socket. Whoever offers protocols is told the one that is spoken: a browser hangs up otherwise."""
    await socket.accept(PROTOCOL if PROTOCOL in socket.scope["subprotocols"] else None)


async def turn_away(socket: WebSocket, sentence: str, status: int) -> None:
    """Says why a table cannot be entered, and hangs up with 4000 + the HTTP status."""
    await accept(socket)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        trouble: Trouble = {"type": "error", "id": None, "error": sentence}
        await socket.send_text(json.dumps(trouble))
        await socket.close(4000 + status)


def _frame(received: MutableMapping[str, Any]) -> dict[str, Any]:
    text = received.get("text")
    if text is None:
        raise BadFrame(problem="frame-not-json")
    if len(text) > LONGEST_FRAME:
        raise BadFrame(problem="frame-too-long")
    try:
        json_text.refuse_excess(text, True, MOST_MARKS, DEEPEST_FRAME)
        frame = json.loads(text)
    except (ValueError, BadJson):
        raise BadFrame(problem="frame-not-json") from None
    if not isinstance(frame, dict):
        raise BadFrame(problem="frame-not-json")
    return frame


MOVED = 1012
"""The close code for whoever should come again and see what their key opens now."""
_BACK_AND_FORTH: dict[str, Callable[..., Sequence[Deed]]] = {"undo": Table.undo, "reset": Table.reset, "redo": Table.redo,
                                                            "pause": Table.pause,
                                                            "abandon": Table.abandon}


def deed_of(asked: DeedFrame, asking: Asking) -> Callable[[Table], Sequence[Deed]]:
    """What a frame asks of a table: nothing, where it is sent ``again`` because nobody answered, and has happened already."""
    version, again = asked["version"], asked.get("again", False)
    said: list[dict[str, Any]] = [{}]
    deed: Callable[..., Sequence[Deed]]
    if asked["type"] == "replace":
        seat, player = asked["seat"] - 1, asked["player"]
        return lambda table: ([] if again and table.has_seated(version, seat, player)
                              else table.let_decide(asking, seat, player))
    if asked["type"] == "reply":
        yes = asked["yes"]
        return lambda table: ([] if again and table.has_replied(asking, version, yes)
                              else table.reply(asking, yes, version))
    if asked["type"] == "resign":
        given_up = asked["seat"] - 1
        return lambda table: ([] if again and table.has_resigned(given_up)
                              else table.resign(asking, given_up, version))
    if asked["type"] == "correct":
        ply, action = asked["ply"], asked["action"]
        told = {"kind": "correct", "to": ply, "action": action}
        return lambda table: ([] if again and table.has_happened(asking, version, told)
                              else table.correct(asking, ply, action, version))
    if asked["type"] == "act":
        said = [{"action": action} for action in asked["actions"]]
        deed = partial(Table.act, actions=asked["actions"])
    else:
        deed = _BACK_AND_FORTH[asked["type"]]
    kind, kept = asked["type"], [{"kind": asked["type"], **one} for one in said]
    return lambda table: ([] if again and (table.has_happened(asking, version, *kept) or table.has_asked(asking, version, kind)
                                    or (kind == "abandon" and table.ended is not None))
                          else deed(table, asking=asking, version=version))
