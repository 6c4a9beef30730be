"""What is due when, by name: one list for the whole house, so that nothing has to stay in memory to be done in time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from zellige.server.clocks import Time

log = logging.getLogger("zellige")


class Dues:
    """Rings for each name when its moment has come, by the time of the house; one after the other."""

    def __init__(self, time: Time, ring: Callable[[str], Awaitable[None]]) -> None:
        self._time, self._ring = time, ring
        self._moments: dict[str, float] = {}
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """From now on it rings."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Rings no more; what is under way is broken off."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def set(self, name: str, moment: float | None) -> None:
        """Rings for a name at a moment instead of any before; None: not at all."""
        if moment is None:
            self._moments.pop(name, None)
        else:
            self._moments[name] = moment
            self._changed.set()

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            now = self._time.now()
            for name in [name for name, moment in self._moments.items() if moment <= now]:
                self._moments.pop(name, None)
                try:
                    await self._ring(name)
                except Exception:
                    log.exception("what is due at %s", name)
            await self._until(min(self._moments.values(), default=None))

    async def _until(self, moment: float | None) -> None:
        """Waits until a moment has come, or another one is asked for."""
        waits: list[asyncio.Future[Any]] = [asyncio.ensure_future(self._changed.wait())]
        if moment is not None:
            waits.append(asyncio.ensure_future(self._time.sleep(max(0.0, moment - self._time.now()))))
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
