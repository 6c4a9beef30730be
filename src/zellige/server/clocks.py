"""The time by which clocks at a table are counted, and what they show. What is left stands in the entries."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass


class Time:
    """The time a house counts by. Tests bring their own."""

    def now(self) -> float:
        """Seconds since some moment; they never run backwards, whatever is done to the clock on the wall."""
        return time.monotonic()

    def wall(self) -> float:
        """Seconds since 1970, as the clock on the wall has it: for what is due on a day."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Comes back when so much time has passed."""
        await asyncio.sleep(seconds)


@dataclass(frozen=True)
class Dial:
    """What the clocks show at a moment of the house's time: ``left`` to every seat in milliseconds.

    ``since``: from when on that of the seat ``mover``, from 0, has run; None: it does not. ``paused``: all agreed to that.
    """

    left: tuple[int, ...]
    mover: int
    since: float | None
    paused: bool

    def at(self, now: float) -> list[int]:
        """What is left to every seat; less than nothing to nobody."""
        spent = 0 if self.since is None else round((now - self.since) * 1000)
        return [max(0, left - spent) if seat == self.mover else left for seat, left in enumerate(self.left)]
