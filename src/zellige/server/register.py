"""How tables stand: those whose keys somebody has, and the register, which is everything that is kept in the folder.

The register is told where the house is open to this computer alone, and nowhere else.
"""

from __future__ import annotations

import math
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from zellige.core.errors import PersonError
from zellige.core.game import CHANCE, NOBODY, Game
from zellige.core.language import sentence
from zellige.core.registry import by_version, find
from zellige.core.speaker import Speaker
from zellige.core.vocabulary import Event
from zellige.server.charter import Asking, Charter, Seat
from zellige.server.doors import Doors
from zellige.server.entry import Entry
from zellige.server.errors import Halted, HurtTable, StillSecret
from zellige.server.store import EVERY_NAME, Row, Store, kept
from zellige.server.table import Table
from zellige.server.wire.answers import KeptSeat, KeptTable, KeptTables, MyTable, MyTables, PlayedAgainst
from zellige.server.wire.values import Lang

PATIENCE = 0.3
"""Seconds in which tables are read before a list of them leaves."""
GLANCE = 0.06
"""The same for somebody's own tables."""
MOST_STANDINGS = 20_000
"""How tables stand that is kept in memory."""


@dataclass(frozen=True)
class Standing:
    """How a table stands, in no language. ``mover``: who decides, from 0; ``NOBODY`` when the game is over.

    ``seats``: who sits there, ``called``: as sentences call them. ``handed_on``: whether the seat of a person was played by a
    bot, or by somebody else, for a while.

    ``turn``: None where nothing can be shown, or nobody has looked yet. ``record``: whether it shows one. ``dealt``: the seed
    of its deal; None where it began at a position somebody had. ``halted``: why nobody plays on, or sees anything of it.
    ``last``: the last decision that stands, as everybody may know it. ``doors``: who may play; None before anybody has looked.
    """

    game: Game | None = None
    name: str | None = None
    seats: tuple[Seat, ...] = ()
    called: tuple[Seat, ...] = ()
    record: bool = False
    dealt: str | None = None
    turn: int | None = None
    mover: int = NOBODY
    over: bool = False
    practice: bool = False
    handed_on: bool = False
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    halted: PersonError | None = None
    last: Event | None = None
    doors: Doors | None = None

    @property
    def persons(self) -> list[int]:
        """The seats that persons have, from 0; none at a record."""
        return [] if self.record else [number for number, seat in enumerate(self.seats) if seat.player is None]


def at_first_glance(charter: Charter) -> Standing:
    """What a charter alone says."""
    game = find(charter.game)
    record = charter.record is not None
    return Standing(game and by_version(game, charter.rules_version), charter.game, charter.seats, charter.seats, record,
                    None if record or charter.start is not None else charter.seed)


def standing(charter: Charter, entries: list[Entry]) -> Standing:
    """How the table stands that a charter and its entries make."""
    glance = replace(at_first_glance(charter), doors=Doors.of(charter, entries))
    if glance.game is not None:
        glance.game.ready_kernels()  # a replay takes a hundredth of the time with them
    try:
        table = Table.of(charter, entries)
    except PersonError as error:
        return replace(glance, halted=error)
    found = replace(glance, game=table.game, seats=table.seats, called=table.called, turn=table.turn,
                    mover=table.mover, over=table.over, practice=table.practice, halted=table.halted,
                    last=_last_event(table), handed_on=any(
                        note.kind in ("bot", "free", "gone") and note.seat in table.persons for note in table.notes))
    if not table.course.over:
        return found
    winners = tuple(seat for seat, place in enumerate(table.game.ranks(table.state)) if place == 1)
    return replace(found, scores=tuple(table.game.scores(table.state)), winners=winners)


def _last_event(table: Table) -> Event | None:
    decided = next((step for step in reversed(table.line) if step.mover != CHANCE), None)
    return None if decided is None else table.news(decided, None)[0].events[0]


class Standings:
    """How tables stand, read when somebody asks for it, and again only where something has happened since.

    Its functions may take seconds: they are for threads.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._read: OrderedDict[str, tuple[int, Standing]] = OrderedDict()

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
        except HurtTable as error:
            found = Standing(halted=error)
        self._read[row.table] = (row.version, found)
        while len(self._read) > MOST_STANDINGS:
            self._read.popitem(last=False)
        return found

    def kept(self, table: str) -> tuple[Charter, list[Entry]]:
        """What is kept of a table that is there."""
        kept = self._store.load(table)
        if kept is None:  # no row is ever taken away
            raise HurtTable(table=table)
        return kept

    def mine(self, asked: Mapping[str, str | None], may: Callable[[str, Doors, str | None], Asking], lang: Lang) -> MyTables:
        """The tables of whoever has some keys, by name; the one in which something happened last first.

        ``may``: the seats of a table that a key opens. After ``GLANCE`` the rest is named and left for later.
        """
        rows, end = self._store.rows_of(asked), time.monotonic() + GLANCE
        told: list[MyTable] = []
        gone, later = [table for table in asked if table not in rows], list[str]()
        for row in sorted(rows.values(), key=lambda row: (row.at, row.table), reverse=True):
            known = self._read.get(row.table)
            if time.monotonic() > end and (known is None or known[0] != row.version):
                later.append(row.table)
                continue
            one, key = self.of(row), asked[row.table]
            yours = may(row.table, one.doors, key) if one.doors is not None else frozenset[int]()
            if key is not None and not yours and one.doors is not None:
                gone.append(row.table)
            else:
                told.append(_told_to(row, one, yours, lang))
        return {"tables": told, "gone": gone, "later": later}


class Register:
    """What is kept in the folder. Its functions may take seconds: they are for threads."""

    def __init__(self, store: Store, standings: Standings) -> None:
        self._store, self._standings = store, standings

    def page(self, first: int, count: int, lang: Lang) -> KeptTables:
        """``count`` tables from number ``first`` on, from 0; the one in which something happened last is number 0.

        After ``PATIENCE`` the rest is told unread; whoever asks again is told more.
        """
        rows, end = self._store.rows(), time.monotonic() + PATIENCE
        standings = [(row, self._standings.of(row, end)) for row in rows[first : first + count]]
        tables = [_told(row, one, lang, one.persons) for row, one in standings]
        return {"tables": tables, "total": len(rows), "played": self._store.any_dealt()}

    def against_bots(self, lang: Lang) -> list[PlayedAgainst]:
        """How many games one person has won and lost against each kind of bot, by game.

        Dealt games that are over; no practice, and of a deal that was played more than once the first: after it one knew what
        comes. A victory that is shared is one.
        """
        deals: set[tuple[str | None, str]] = set()
        found: dict[tuple[str, str], tuple[Game, list[int]]] = {}
        for one in map(self._standings.of, reversed(self._store.rows())):
            if one.dealt is None or (one.name, one.dealt) in deals:
                continue
            deals.add((one.name, one.dealt))
            if one.game is None or not one.winners or one.practice or one.handed_on or one.halted or len(one.persons) != 1:
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
                table = Table.of(charter, entries)
                check_secrets(table, to_players=True)
                yield record_of(table)
            except PersonError:  # what cannot be shown has no record
                continue


def record_of(table: Table) -> str:
    """The game of a table so far, as a file."""
    words = Speaker(table.game, "en", table.called)
    return table.record([words.kept_name(seat) for seat in range(len(table.seats))]).text()


def finished(connection: sqlite3.Connection) -> Iterator[tuple[str, str, str]]:
    """Of every table in a file whose game was played to its end there, by name: the name, the game and the record."""
    for (name,) in connection.execute(EVERY_NAME).fetchall():
        try:
            found = kept(connection, name)
            if found is None or found[0].record is not None or found[0].lesson is not None:
                continue
            if (game := find(found[0].game)) is not None:
                game.ready_kernels()
            table = Table.of(*found)
        except PersonError:  # what cannot be followed has no end
            continue
        if table.course.over:
            yield name, table.game.name, record_of(table)


def check_secrets(table: Table, to_players: bool) -> None:
    """What tells all secrets is told when the game is over, or to its players when nobody will ever play on.

    Beside a real table on which all lies open there are none.
    """
    if table.game.hides and not table.over and not table.lies_open and not (to_players and isinstance(table.halted, Halted)):
        raise StillSecret()


def _told_to(row: Row, one: Standing, yours: Asking, lang: Lang) -> MyTable:
    """What somebody is told of a table who has the keys of some seats, or none."""
    persons = [seat for seat in one.persons if seat in yours]
    words = one.game and Speaker(one.game, lang, one.called, persons[0] if len(persons) == 1 else None)
    return {**_told(row, one, lang, persons), "yours": [seat + 1 for seat in persons], "mine": one.mover in persons,
            "last": words.event(one.last) if words and one.last else None}


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
