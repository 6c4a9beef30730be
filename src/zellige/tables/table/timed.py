"""Clocks at a table: when they may run, when they rest, what happens when one has run out."""

from __future__ import annotations

from collections.abc import Sequence

from zellige.tables.charter import Asking
from zellige.tables.entry import Deed, End, Replace
from zellige.tables.errors import NotYourSeat
from zellige.tables.table.notes import Request
from zellige.tables.table.peopled import Peopled


class Timed(Peopled):
    """A table with clocks, or without."""

    @property
    def ticks(self) -> bool:
        """Whether the clock of whoever decides may run."""
        return (self.charter.clock is not None and not self.over and not self.halted and not self.paused
                and self.is_person(self.mover))

    def pause(self, asking: Asking, version: int) -> Sequence[Deed]:
        """Whoever asks wants no clock to run, or where none does that they run again; where others play they are asked.

        ``NotYourSeat`` where they have none, or there is no clock.
        """
        self._check_version(version)
        own = asking & self._there
        if not own or self.charter.clock is None:
            raise NotYourSeat()
        what = "resume" if self.paused else "pause"
        if self._there <= asking:
            return [self._agreed(Request(what, min(own), self.ply, version, own))]
        return self._ask(asking, what, min(own), self.ply)

    def time_is_up(self) -> list[Deed]:
        """What happens when whoever decides has no time left."""
        clock, seat = self.charter.clock, self.mover
        if clock is None or not self.ticks:
            return []
        if clock.then is None and len(self.seats) <= 2:
            return [End(ply=self.ply, seat=seat, how="late")]
        return [Replace(ply=self.ply, seat=seat, player=clock.then or self._substitute, resigns=True, late=True)]
