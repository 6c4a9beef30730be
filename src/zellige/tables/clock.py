"""How long people may think at a table."""

from __future__ import annotations

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
