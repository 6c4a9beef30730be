"""How much somebody may ask for: so many things at once, then so many a second, counted by the address they ask from."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network

MOST_ADDRESSES = 10_000
"""Addresses that are counted; of more, those that have asked for nothing for longest are forgotten."""


@dataclass(frozen=True)
class Allowance:
    """``at_once``: what may come in one moment after a pause, ``a_second``: what may go on coming."""

    at_once: float
    a_second: float


FRAMES = Allowance(60, 20)
"""Frames of one socket that do not wait for the answer to the one before."""
NEAR = Allowance(5_000, 500)
"""Requests and frames from this computer itself."""
FAR = Allowance(400, 50)
"""The same from any other address: behind one there may be a whole household."""
REFUSALS = Allowance(50, 5)
"""Refusals that an address hears at once; whoever goes on asking hears the others later."""
PAUSE = 1.0
"""Seconds after which they are said: so long whoever waits for them asks for nothing else."""
PAGE = 0.1
"""What a file of the browser app costs, where any other request, a handshake and a frame cost 1."""
BYTES = 20_000
"""Bytes of a body that cost as much as one request more."""


HASHING = 10
"""What four words cost more than any other request: the server reckons for 50 ms with them."""


class Bucket:
    """Is full at the beginning, and is filled up again as time goes by."""

    def __init__(self, allowance: Allowance, clock: Callable[[], float] = time.monotonic) -> None:
        self._allowance, self._clock = allowance, clock
        self._left, self._then = allowance.at_once, clock()
        self._refusals: Bucket | None = None

    def take(self, cost: float = 1.0) -> float:
        """Seconds until something may be asked for again; 0.0 where it may be now, and has been taken.

        What costs more than is left is taken too: whoever asked for it waits the longer for the next.
        """
        now = self._clock()
        self._left = min(self._allowance.at_once, self._left + (now - self._then) * self._allowance.a_second)
        self._then = now
        needed = min(cost, 1.0)
        if self._left < needed:
            return (needed - self._left) / self._allowance.a_second
        self._left -= cost
        return 0.0

    def refuse(self) -> float:
        """Seconds after which to say that nothing may be asked for now."""
        self._refusals = self._refusals or Bucket(REFUSALS, self._clock)
        return PAUSE if self._refusals.take() else 0.0

    def charge(self, cost: float) -> None:
        """Takes what something has cost, whatever is left."""
        self._left -= cost


class Addresses:
    """A bucket for each address. Of IPv6 what one household has counts as one: the first 64 bits."""

    def __init__(self, near: Allowance = NEAR, far: Allowance = FAR, clock: Callable[[], float] = time.monotonic) -> None:
        self._near, self._far, self._clock = near, far, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, host: str) -> Bucket:
        """The bucket of whoever asks from an address, which a proxy may have said and need not be one."""
        name, near = _household(host)
        if name in self._buckets:
            self._buckets.move_to_end(name)
        else:
            self._buckets[name] = Bucket(self._near if near else self._far, self._clock)
            while len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        return self._buckets[name]


def _household(host: str) -> tuple[str, bool]:
    try:
        address = ip_address(host)
    except ValueError:
        return host, False
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped), address.ipv4_mapped.is_loopback
        if not address.is_loopback:
            return str(ip_network((int(address), 64), strict=False)), False
    return str(address), address.is_loopback
