"""Who may play which seat of a table: the keys that open it, and the links by which somebody gets one of their own.

A link is used once. Whoever opens it first gets a key, and nobody else has seen that key.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from dataclasses import dataclass, field

from zellige.tables.charter import JOINT, Asking, Charter, hashed
from zellige.tables.entry import Entry, Invite, Join, Recover, WriteDown


@dataclass(eq=False)
class Doors:
    """Of each seat the hashes of its keys, and by seat, from 0, the hash of the link that nobody has used yet.

    ``founder``: the seats that whoever made the table was given, and has not given away since. ``words``: by seat what is kept
    of the four words that bring it back. ``alone``: its own keys open the table, and not that of the house: who else sits at
    this computer may be one of those who play the same deal. ``turned``: how often another key has come to open a seat.
    """

    keys: list[set[str]]
    links: dict[int, str]
    founder: Asking
    words: dict[int, str] = field(default_factory=dict)
    alone: bool = False
    turned: int = 0

    @staticmethod
    def of(charter: Charter, entries: Iterable[Entry] = ()) -> Doors:
        """As a table was founded, and whoever has come since."""
        doors = Doors([{*seat.keys, *([seat.key] if seat.key else [])} for seat in charter.seats],
                      {number: seat.link for number, seat in enumerate(charter.seats) if seat.link},
                      frozenset(number for number, seat in enumerate(charter.seats) if seat.key),
                      alone=charter.shared is not None)
        for entry in entries:
            doors.absorb(entry)
        return doors

    def copy(self) -> Doors:
        """The same as they are now, whatever happens at the table afterwards."""
        return Doors(list(map(set, self.keys)), dict(self.links), self.founder, dict(self.words), self.alone)

    def absorb(self, entry: Entry) -> bool:
        """Takes in an entry that the store has kept; False when it cannot have been made at these doors."""
        match entry:
            case Invite():
                if entry.seat >= len(self.keys):
                    return False
                self.links[entry.seat] = entry.link
                if entry.frees:
                    self.turned += 1
                    self.keys[entry.seat] = set()
                    self.words.pop(entry.seat, None)
                    self.founder -= {entry.seat}
            case Join():
                if not hmac.compare_digest(self.links.get(entry.seat, ""), entry.link):
                    return False
                del self.links[entry.seat]
                self.turned += 1
                self.keys[entry.seat].add(entry.key)
            case WriteDown():
                if entry.seat >= len(self.keys):
                    return False
                self.words[entry.seat] = entry.code
            case Recover():
                if not hmac.compare_digest(self.words.get(entry.seat, ""), entry.code):
                    return False
                del self.words[entry.seat]
                self.links.pop(entry.seat, None)
                self.turned += 1
                self.keys[entry.seat] = {entry.key}
        return True

    def asking(self, key: str | None) -> Asking:
        """The seats a key opens, in a time that tells nothing about the right ones; none when there is no such key.

        ``key``: of one seat, or of several joined by dots.
        """
        shown = [] if key is None else [hashed(one) for one in key.split(JOINT, len(self.keys))]
        return frozenset(number for number, known in enumerate(self.keys) for one in shown for right in known
                         if hmac.compare_digest(one, right))

    def seat_of(self, link: str) -> int | None:
        """The seat, from 0, that a link opens; None when it has been used, or never was one."""
        shown = hashed(link)
        return next((seat for seat, right in self.links.items() if hmac.compare_digest(shown, right)), None)

    def seat_of_words(self, code: str) -> int | None:
        """The seat, from 0, that four words bring back, by what would be kept of them; None where they bring back none."""
        return next((seat for seat, right in self.words.items() if hmac.compare_digest(code, right)), None)

    def may_invite(self, asking: Asking, seat: int) -> bool:
        """Whether whoever asks may make a link to a seat: one they play, or made the table for and nobody has taken."""
        return seat in asking or (not self.keys[seat] and self.is_host(asking))

    def is_host(self, asking: Asking) -> bool:
        """Whether whoever asks made the table: they play a seat of those that were given to them."""
        return bool(asking & self.founder)

    def may_free(self, asking: Asking, seat: int) -> bool:
        """Whether whoever asks may take a seat from whoever has it: they made the table, and stay at another seat of theirs."""
        return bool(asking & (self.founder - {seat}))
