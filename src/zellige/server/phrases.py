"""What people say to each other at a table: one of twelve phrases, which everybody reads in their own language.

Nothing of it is kept: whoever comes later has not heard it.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Literal

from zellige.server.errors import TooTalkative

Phrase = Literal["hello", "luck", "thanks", "well-played", "ouch", "close", "moment", "hurry", "back-soon", "sorry",
                 "another", "bye"]
AT_ONCE, WITHIN = 3, 15.0
"""Phrases that a seat may say in so many seconds."""
REMEMBERED = 20
"""Phrases that are on their way to those who listen."""


@dataclass(frozen=True)
class Said:
    """The phrase that a seat, from 0, said; ``number``: which it was at this table, from 1."""

    number: int
    seat: int
    phrase: Phrase


@dataclass(eq=False)
class Talk:
    """What is said at a table, and when each seat spoke last."""

    count: int = 0
    said: deque[Said] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    _spoke: dict[int, deque[float]] = field(default_factory=dict)

    def say(self, seat: int, phrase: Phrase, now: float) -> None:
        """A seat, from 0, says something; ``TooTalkative`` when it has said enough for a moment."""
        spoke = self._spoke.setdefault(seat, deque(maxlen=AT_ONCE))
        if len(spoke) == AT_ONCE and now - spoke[0] < WITHIN:
            raise TooTalkative()
        spoke.append(now)
        self.count += 1
        self.said.append(Said(self.count, seat, phrase))

    def since(self, number: int) -> list[Said]:
        """What was said after so many phrases."""
        return [one for one in self.said if one.number > number]
