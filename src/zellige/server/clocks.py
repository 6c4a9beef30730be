"""How long people may think at a table, and the time by which that is counted. What is left stands in the entries."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

SHORTEST, LONGEST = 10, 30 * 24 * 3600
"""Seconds that one clock may have at the beginning."""


@dataclass(frozen=True)
class Clock:
    """What the clocks of a table show, in milliseconds.

    ``time``: at the beginning; ``increment``: more of it for every turn; ``each``: every turn has all of it anew.
    ``then``: the bot that decides to the end for whoever has no time left; None: they have given up.
    """

    time: int
    increment: int = 0
    each: bool = False
    then: str | None = None

    def after(self, left: int) -> int:
        """What a seat has when its turn is over and so much was left."""
        return self.time if self.each else left + self.increment


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
