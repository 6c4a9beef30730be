"""The clocks of all tables: since when one runs, what is kept of it, and what comes when it has run out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from zellige.core.errors import PersonError
from zellige.core.language import persons_language, sentence
from zellige.server.clocks import Dial, Time
from zellige.server.dues import Dues
from zellige.server.live import Live
from zellige.server.message import Desk, Shown
from zellige.tables.entry import Act, Deed, Dialled, Redo, TakeBack
from zellige.tables.store import Store
from zellige.tables.table import Table

log = logging.getLogger("zellige")
KEPT_EVERY = 3600.0
"""Seconds after which it is kept what a clock shows that runs on."""
LATER = 60.0
"""Seconds after which is tried again what could not be kept."""


class Ticking:
    """Counts what people think at the tables of a house.

    ``open``, ``happen`` and ``soon`` are those of the house: a table by its name, what happens there, what nobody waits for.
    """

    def __init__(self, time: Time, store: Store, dues: Dues, open: Callable[[str], Awaitable[Live]],
                 happen: Callable[[Live, Callable[[Table], Sequence[Deed]]], Awaitable[None]],
                 soon: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._time, self._store, self._dues = time, store, dues
        self._open, self._happen, self._soon = open, happen, soon
        self._begun = time.now()
        self._alive = store.last_written()
        self._running: dict[str, float] = {}

    @property
    def away(self) -> Iterable[str]:
        """The tables that have left the memory and whose clocks run."""
        return self._running

    def leaves(self, live: Live) -> None:
        """A table leaves the memory."""
        if live.since is not None:
            self._running[live.table.charter.table] = live.since

    async def comes(self, live: Live) -> None:
        """A table comes into the memory."""
        live.since = self._running.pop(live.table.charter.table, None)
        if live.since is None:
            live.since = await asyncio.to_thread(self._runs_on, live.table)

    def noted(self, live: Live, entries: Sequence[Deed], now: float) -> Sequence[Deed]:
        """Entries with what the clocks show as they are kept."""
        if (dial := self.dial(live)) is None:
            return entries
        return [replace(entry, left=dial.at(now)) if isinstance(entry, Act | Redo | Dialled) else entry for entry in entries]

    def dial(self, live: Live) -> Dial | None:
        """What the clocks of a table show; None where there are none."""
        table = live.table
        if table.charter.clock is None:
            return None
        return Dial(tuple(table.left), table.mover, live.since, table.paused)

    def told(self, live: Live, desk: Desk, shown: Shown) -> None:
        """Whoever sits at a desk was sent a message: if they decide, and see what they need for that, their clock runs now."""
        table = live.table
        if (live.since is None and table.ticks and desk.mine(table.mover) and not desk.closed
                and shown.message["version"] == table.version):
            live.since = self._time.now()
            self.set_alarm(live)
            if table.charter.clock and table.charter.clock.each:
                self._soon(self.keep(live))  # whatever happens to this server, it is known that it runs
            live.tell()

    def wind(self, live: Live, entries: Sequence[Deed], mover: int, now: float) -> None:
        """What has happened at ``now`` stops the clock of whoever has decided. The next one runs when its owner is told."""
        goes_on = live.since is not None and live.table.mover == mover and live.table.ticks
        if not goes_on or any(isinstance(entry, TakeBack | Redo) for entry in entries):
            live.since = None
        elif any(isinstance(entry, Act | Dialled) for entry in entries):
            live.since = now
        self.set_alarm(live)

    def set_alarm(self, live: Live) -> None:
        """Rings when a clock that runs has run out, or is to be kept."""
        dial, moment = self.dial(live), None
        if dial is not None and dial.since is not None:
            moment = dial.since + min(dial.left[dial.mover] / 1000, KEPT_EVERY)
        if dial is not None:
            self._dues.set(f"clock {live.table.charter.table}", moment)

    async def ring(self, name: str) -> None:
        """Whoever decides at a table has no time left; or they have, and what is left to them is kept now and then."""
        try:
            live = await self._open(name)
            dial = self.dial(live)
            if dial is None or dial.since is None:
                return
            if dial.at(self._time.now())[dial.mover] > 0:
                await self.keep(live)
            else:
                await self._happen(live, partial(self._time_is_up, live))
        except PersonError as error:  # it cannot be kept, so it has not happened
            log.warning(sentence(error, persons_language()))
            self._dues.set(f"clock {name}", self._time.now() + LATER)

    def _runs_on(self, table: Table) -> float | None:
        """Since when a clock runs of a table that this house opens first: over days nobody has to be told again.

        What passed between what was kept of it and the last that the house before has kept of anything counts, and nothing of
        the time in which there was no house: nobody could decide then. None where none runs.
        """
        clock = table.charter.clock
        if clock is None or not (clock.each and table.runs and table.ticks):
            return None
        passed = self._store.since_clock(table.charter.table, self._alive)
        return self._begun - min(max(0.0, passed), KEPT_EVERY)

    def _time_is_up(self, live: Live, table: Table) -> list[Deed]:
        dial = self.dial(live)
        if dial is None or live.since is None or dial.at(self._time.now())[dial.mover] > 0:
            return []
        return table.time_is_up()

    async def keep(self, live: Live) -> None:
        """Keeps what a clock that runs shows: of that nothing is lost when the server ends."""
        if live.since is None:
            return
        try:
            await self._happen(live, lambda table: [] if live.since is None else [
                Dialled(ply=table.ply, seat=table.mover, left=table.left, runs=True)])
        except PersonError:
            log.debug("a clock at table %s", live.table.charter.table, exc_info=True)
            self._dues.set(f"clock {live.table.charter.table}", self._time.now() + LATER)
