"""A time that stands still until a test moves it."""

from __future__ import annotations

import asyncio

from zellige.server.clocks import Time


class Hand(Time):
    """What a house counts thinking time by: ``seconds`` since some moment."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def now(self) -> float:
        """As the test has set it."""
        return self.seconds

    def wall(self) -> float:
        """A wall whose clock goes as the test does."""
        return 1_800_000_000 + self.seconds

    async def sleep(self, seconds: float) -> None:
        """Comes back when the test has moved it so far."""
        end = self.seconds + seconds
        while self.seconds < end:
            await asyncio.sleep(0.005)
