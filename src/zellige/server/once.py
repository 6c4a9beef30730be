"""What programs call their decisions, so that one that is sent again is not taken for another (``Idempotency-Key``)."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field

from zellige.server.errors import ReusedKey
from zellige.tables.charter import Asking

Decision = tuple[int | str, ...]
"""The version of a table, and actions in notation."""
MOST = 200
"""Keys that are remembered at a table. A decision is played once also without them: its entries say that it was."""


@dataclass(eq=False)
class Sent:
    """The keys that came to a table, with the decision that each came with."""

    _decisions: OrderedDict[tuple[Asking, str], Decision] = field(default_factory=OrderedDict)

    def check(self, asking: Asking, key: str, decision: Decision) -> None:
        """Remembers a key; ``ReusedKey`` where it came with another decision."""
        if self._decisions.setdefault((asking, key), decision) != decision:
            raise ReusedKey()
        self._decisions.move_to_end((asking, key))
        while len(self._decisions) > MOST:
            self._decisions.popitem(last=False)
