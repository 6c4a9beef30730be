"""What a program is told of a table over plain HTTP: a line of JSON whenever something has happened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

from zellige.server.connections import LONGEST_SILENCE
from zellige.server.house import House
from zellige.server.live import Live
from zellige.server.message import Desk, Shown
from zellige.tables.charter import Asking
from zellige.tables.sight import written

BREATH = LONGEST_SILENCE / 2
"""Seconds without news after which an empty line is sent: whoever has vanished is found out by it."""


async def told(house: House, live: Live, desk: Desk, since: int, asking: Callable[[], Asking],
               hears: bool = False) -> AsyncIterator[str]:
    """Table messages, each a line: once the version is beyond ``since``, then after every change, until the game is over.

    ``hears``: also what people say meanwhile. Nothing is said when nothing but the company has changed. It ends, too, when the
    seats that are opened now (``asking``) are others than those of the desk.
    """
    shown: Shown | None = None
    heard = live.talk.count
    with live.watched(desk.asking) as news:
        while shown is None or shown.message["status"] == "playing":
            try:
                await asyncio.wait_for(news.wait(), BREATH)
            except TimeoutError:
                yield "\n"
                continue
            news.clear()
            if live.gone or asking() != desk.asking:
                return
            before, shown = shown, await house.shown(live, desk)
            if shown.message["version"] > since if before is None else shown.told is not before.told:
                yield written(shown.message) + "\n"
                house.clocks.told(live, desk, shown)
            phrases, heard = house.said(live, heard), live.talk.count
            for phrase in phrases if hears else []:
                yield written(phrase) + "\n"
