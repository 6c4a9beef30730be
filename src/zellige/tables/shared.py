"""A deal that friends play each for themselves: the same seed at tables of their own, secret until the last has ended."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

LEAST_PLACES, MOST_PLACES = 2, 12
"""Friends who play the same deal."""
SOONEST, LATEST = 3600, 30 * 24 * 3600
"""Seconds until a deal is closed."""


@dataclass(frozen=True)
class Shared:
    """What the charter of a table says of the deal that others play at theirs.

    ``deal``: its name. ``link``: SHA-256 of what opens a place. ``places``: how many play it; ``place``: whose table this is,
    from 1. ``closes``: when games that are not over are closed, in seconds since 1970.
    """

    deal: str
    link: str
    places: int
    place: int
    closes: int


def moment(seconds: int) -> str:
    """A moment in seconds since 1970 as it is told: UTC, ISO 8601."""
    return datetime.fromtimestamp(seconds, UTC).isoformat().removesuffix("+00:00") + "Z"
