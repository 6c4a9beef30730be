"""How tables stand: those whose keys somebody has, and the register, which is everything that is kept in the folder.

The register is told where the house is open to this computer alone, and nowhere else.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Literal

from zellige.core.errors import PersonError
from zellige.core.game import NOBODY, Game
from zellige.core.language import sentence
from zellige.core.speaker import Speaker
from zellige.server.errors import DealSecret, StillSecret
from zellige.server.standing import MADE, Standing, at_first_glance, noted, of_note, standing, standing_of
from zellige.server.wire.answers import KeptSeat, KeptTable, KeptTables, MyDeal, MyTable, MyTables, PlayedAgainst
from zellige.server.wire.values import Lang
from zellige.tables.charter import Asking, Charter, Seat
from zellige.tables.doors import Doors
from zellige.tables.entry import Entry
from zellige.tables.errors import Halted, HurtTable
from zellige.tables.records import record_of
from zellige.tables.shared import Shared
from zellige.tables.store import Row, Store
from zellige.tables.table import Table

PATIENCE = 0.3
"""Seconds in which tables are read before a list of them leaves."""
GLANCE = 0.06
"""The same for somebody's own tables."""
MOST_STANDINGS = 20_000
"""How tables stand that is kept in memory."""


class Standings:
    """How tables stand, read when somebody asks for it, and again only where something has happened since.

    Its functions may take seconds: they are for threads.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._read: OrderedDict[str, tuple[int, Standing]] = OrderedDict()

    def look_up(self, rows: Iterable[Row]) -> None:
        """Takes in what is noted of tables, all of it by one look at the store."""
        missing = [row for row in rows if not self.knows(row)]
        by_name = {row.table: row for row in missing}
        for table, text in self._store.standings(missing, MADE).items():
            if (found := of_note(text)) is not None:
                self._remember(table, by_name[table].version, found)

    def knows(self, row: Row) -> bool:
        """Whether it is known how a table stands."""
        return self._read.get(row.table, (-1, None))[0] == row.version

    def forget(self, table: str) -> None:
        """Knows nothing of a table that is no more."""
        self._read.pop(table, None)

    def note(self, table: Table) -> None:
        """Notes how a table stands that is at hand, so that no list ever has to replay it."""
        found = standing_of(table)
        self._remember(table.charter.table, table.version, found)
        self._note(table.charter, table.version, found)

    def _note(self, charter: Charter, version: int, found: Standing) -> None:
        if (text := noted(found, charter.rules_version)) is not None:
            self._store.note_standing(charter.table, version, MADE, text)

    def _remember(self, table: str, version: int, found: Standing) -> None:
        self._read[table] = (version, found)
        while len(self._read) > MOST_STANDINGS:
            self._read.popitem(last=False)

    def of(self, row: Row, end: float = math.inf) -> Standing:
        """How a table stands; after ``end`` only what its charter says, unless it has been read before."""
        version, known = self._read.get(row.table, (-1, Standing()))
        if version == row.version:
            return known
        try:
            charter, entries = self.kept(row.table)
            if time.monotonic() > end:
                return at_first_glance(charter)
            found = standing(charter, entries)
            self._note(charter, len(entries), found)
        except HurtTable as error:
            found = Standing(halted=error)
        self._remember(row.table, row.version, found)
        return found

    def kept(self, table: str) -> tuple[Charter, list[Entry]]:
        """What is kept of a table that is there; ``HurtTable`` when it cannot be read, or is no more."""
        kept = self._store.load(table)
        if kept is None:  # it was deleted since
            raise HurtTable(table=table)
        return kept

    def mine(self, asked: Mapping[str, str | None], may: Callable[[str, Doors, str | None], Asking],
             deal: Callable[[Shared], MyDeal], lang: Lang) -> MyTables:
        """The tables of whoever has some keys, by name; the one in which something happened last first.

        ``may``: the seats of a table that a key opens; ``deal``: what is told of a deal that others play, too. After
        ``GLANCE`` the rest is named and left for later.
        """
        rows = self._store.rows_of(asked)
        self.look_up(rows.values())
        end = time.monotonic() + GLANCE
        told: list[MyTable] = []
        gone, later = [table for table in asked if table not in rows], list[str]()
        for row in sorted(rows.values(), key=lambda row: (row.at, row.table), reverse=True):
            if not self.knows(row) and time.monotonic() > end:
                later.append(row.table)
                continue
            one, key = self.of(row), asked[row.table]
            yours = may(row.table, one.doors, key) if one.doors is not None else frozenset[int]()
            shared = None if one.shared is None else deal(one.shared)
            if not yours and one.doors is not None and (key is not None or (shared and not shared["open"])):
                gone.append(row.table)
            else:
                told.append({**_told_to(row, one, yours, lang), "deal": shared})
        return {"tables": told, "gone": gone, "later": later}

    def own_records(self, asked: Mapping[str, str | None], may: Callable[[str, Doors, str | None], Asking],
                    is_open: Callable[[Shared], bool]) -> Iterator[str]:
        """The record of every finished table of whoever has some keys, the one in which something happened last first.

        ``may`` as of ``mine``, ``is_open`` as of the ``Register``.
        """
        rows = self._store.rows_of(asked).values()
        for row in sorted(rows, key=lambda row: (row.at, row.table), reverse=True):
            try:
                table = self.opened(*self.kept(row.table), is_open)
                check_secrets(table, to_players=True)
            except PersonError:  # what cannot be shown, or not yet, has no record
                continue
            if table.charter.record is None and table.over and may(row.table, table.doors, asked[row.table]) & table.persons:
                yield record_of(table)

    def opened(self, charter: Charter, entries: list[Entry], is_open: Callable[[Shared], bool]) -> Table:
        """The table that a charter and its entries make, whose secrets are those of its deal."""
        table = Table.of(charter, entries)
        table.sealed = charter.shared is not None and not is_open(charter.shared)
        return table


class Register:
    """What is kept in the folder. Its functions may take seconds: they are for threads."""

    def __init__(self, store: Store, standings: Standings, is_open: Callable[[Shared], bool]) -> None:
        """``is_open``: whether nothing of a deal that friends play each for themselves is secret any more."""
        self._store, self._standings, self._is_open = store, standings, is_open

    def _is_sealed(self, one: Standing) -> bool:
        return one.shared is not None and not self._is_open(one.shared)

    def page(self, first: int, count: int, lang: Lang) -> KeptTables:
        """``count`` tables from number ``first`` on, from 0; the one in which something happened last is number 0.

        After ``PATIENCE`` the rest is told unread; whoever asks again is told more.
        """
        rows = self._store.rows(first, count)
        self._standings.look_up(rows)
        end = time.monotonic() + PATIENCE
        standings = [(row, self._standings.of(row, end)) for row in rows]
        standings = [(row, _veiled(one) if self._is_sealed(one) else one) for row, one in standings]
        tables = [_told(row, one, lang, one.persons) for row, one in standings]
        played, total = self._store.dealt_and_listed()
        return {"tables": tables, "total": total, "played": played}

    def against_bots(self, lang: Lang) -> list[PlayedAgainst]:
        """How many games one person has won and lost against each kind of bot, by game.

        Dealt games that are over; no practice, and of a deal that was played more than once the first: after it one knew what
        comes. A victory that is shared is one.
        """
        deals: set[tuple[str | None, str]] = set()
        found: dict[tuple[str, str], tuple[Game, list[int]]] = {}
        rows = self._store.rows()
        self._standings.look_up(rows)
        for one in map(self._standings.of, reversed(rows)):
            if one.dealt is None or self._is_sealed(one) or (one.name, one.dealt) in deals:
                continue
            deals.add((one.name, one.dealt))
            if one.game is None or not one.scores or one.practice or one.handed_on or one.halted or len(one.persons) != 1:
                continue
            won = one.persons[0] in one.winners
            for player in sorted({seat.player for seat in one.seats if seat.player is not None}):
                _, counts = found.setdefault((one.game.name, player), (one.game, [0, 0]))
                counts[not won] += 1
        return [_counted(Speaker(game, lang), player, *counts)
                for (_, player), (game, counts) in sorted(found.items(), key=lambda each: (each[1][0].order, each[0]))]

    def records(self) -> Iterator[str]:
        """The record of every table, one after the other: of those under way only where nothing is secret."""
        for row in self._store.rows():
            try:
                charter, entries = self._standings.kept(row.table)
                if charter.record is not None:
                    yield charter.record
                    continue
                table = self._standings.opened(charter, entries, self._is_open)
                check_secrets(table, to_players=True)
                yield record_of(table)
            except PersonError:  # what cannot be shown has no record
                continue


def check_secrets(table: Table, to_players: bool) -> None:
    """What tells all secrets is told when the game is over, or to its players when nobody will ever play on.

    Where friends play the same deal, each for themselves, it is told when the last of them has ended. Beside a real
    table at which one person plays there are none for its players. ``DealSecret`` and ``StillSecret`` refuse it.
    """
    if table.sealed:
        raise DealSecret()
    shown = table.over or (to_players and (table.lies_open or isinstance(table.halted, Halted)))
    if table.game.hides and not shown:
        raise StillSecret()


def _veiled(one: Standing) -> Standing:
    """A table at which a deal is played that friends still play, too, to whoever has no seat there: somebody plays."""
    return replace(one, over=False, scores=(), winners=(), practice=False, last=None, mover=NOBODY, turn=1, request=None)


def _told_to(row: Row, one: Standing, yours: Asking, lang: Lang) -> MyTable:
    """What somebody is told of a table who has the keys of some seats, or none."""
    persons = [seat for seat in one.persons if seat in yours]
    words = one.game and Speaker(one.game, lang, one.called, persons[0] if len(persons) == 1 else None)
    return {**_told(row, one, lang, persons), "yours": [seat + 1 for seat in persons], "mine": one.mover in persons,
            "asks": _asks(words, one, persons) if words else None, "leaving": [seat + 1 for seat in sorted(one.leaving)],
            "holders": len(one.holders), "deal": None, "last": words.event(one.last) if words and one.last else None}


def _asks(words: Speaker, one: Standing, persons: Sequence[int]) -> str | None:
    """What the reader of some seats is asked and has not answered."""
    if one.request is None or one.over or one.halted or not set(one.asked) & set(persons):
        return None
    what, seat = one.request
    return words.say(f"request-{what}", name=words.name(seat))


def _told(row: Row, one: Standing, lang: Lang, readers: Sequence[int]) -> KeptTable:
    """``readers``: the seats of whoever reads it; one alone is spoken to."""
    words = one.game and Speaker(one.game, lang, one.called, readers[0] if len(readers) == 1 else None)
    status: Literal["playing", "over", "record", "closed", "unread"] = "unread"
    if one.turn is not None:
        status = "record" if one.record else "over" if one.over else "playing"
    elif one.halted is not None:
        status = "closed"
    return {
        "table": row.table, "game": one.name, "title": words.say("game-title") if words else one.name or row.table,
        "seats": [_seat(words, number, seat) for number, seat in enumerate(one.seats)] if words else [],
        "status": status, "turn": one.turn, "decides": one.mover + 1 if one.mover >= 0 else None, "practice": one.practice,
        "scores": list(one.scores), "winners": [seat + 1 for seat in one.winners], "at": row.at,
        "halted": None if one.halted is None else words.error(one.halted) if words else sentence(one.halted, lang)}


def _seat(words: Speaker, number: int, seat: Seat) -> KeptSeat:
    return {"name": words.name(number), "kind": "person" if seat.player is None else "bot"}


def _counted(words: Speaker, player: str, won: int, lost: int) -> PlayedAgainst:
    return {"game": words.game.name, "title": words.say("game-title"), "player": player, "player_label": words.player(player),
            "won": won, "lost": lost}
