"""A table in memory, and who is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

from zellige.server.message import Company, Desk
from zellige.server.once import Sent
from zellige.server.phrases import Talk
from zellige.server.wire.values import Lang
from zellige.tables.charter import Asking
from zellige.tables.table import BotTurn, Table


@dataclass(eq=False)
class Live:
    """A table in memory. ``used``: when somebody last asked for it (monotonic).

    ``lock``: one thing happens at a time; ``watchers`` are set whenever something has; ``desks``: those
    that somebody sits at, by the seats played there and the language; ``onlookers``: how many of the watchers have no seat.
    ``gone``: it was deleted for all.

    ``since``: when the clock of whoever decides began to run, by the time of the house. ``hurried``: the version of the table
    at which the bot that thinks was told to move now."""

    table: Table
    gone: bool = False
    used: float = field(default_factory=time.monotonic)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[asyncio.Event] = field(default_factory=set)
    bots: asyncio.Task[None] | None = None
    desks: WeakValueDictionary[tuple[Asking, Lang], Desk] = field(default_factory=WeakValueDictionary)
    onlookers: int = 0
    talk: Talk = field(default_factory=Talk)
    sent: Sent = field(default_factory=Sent)
    since: float | None = None
    hurried: int | None = None

    def desk(self, asking: Asking, lang: Lang) -> Desk:
        """The one desk of all who play the same seats, or none, and read the same language."""
        return self.desks.setdefault((asking, lang), Desk(self.table, asking, lang))

    @contextmanager
    def watched(self, asking: Asking) -> Iterator[asyncio.Event]:
        """Somebody watches: the event says that they should look again. Whoever has no seat is counted among the onlookers."""
        news, looks_on = asyncio.Event(), not asking
        news.set()
        self.watchers.add(news)
        self._count(looks_on)
        try:
            yield news
        finally:
            self.watchers.discard(news)
            self._count(-looks_on)

    def _count(self, onlookers: int) -> None:
        self.onlookers += onlookers
        if onlookers:
            self.tell()

    @property
    def company(self) -> Company:
        """What is so here just now and kept nowhere."""
        return Company(self.onlookers)

    def tell(self) -> None:
        """Everybody who watches should look again."""
        for watcher in self.watchers:
            watcher.set()

    def enough(self, asked: BotTurn) -> bool:
        """Whether a bot is to think no longer: the table has moved on since it was asked, or somebody wants it to move now."""
        return self.hurried == asked.version or self.table.has_moved_on(asked)

    @property
    def busy(self) -> bool:
        """Whether anybody watches or plays."""
        bots = self.bots is not None and not self.bots.done()
        return bool(self.watchers) or self.lock.locked() or bots
