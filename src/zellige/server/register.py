"""The register: everything that is kept in the folder, newest first, how it stands, and what became of it against bots.

It is told where the house is open to this computer alone, and nowhere else.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from zellige.core.errors import PersonError
from zellige.core.game import NOBODY, Game
from zellige.core.language import sentence
from zellige.core.registry import by_version, find
from zellige.core.speaker import Speaker
from zellige.server.charter import Charter, Seat
from zellige.server.entry import Entry
from zellige.server.errors import Halted, HurtTable, StillSecret
from zellige.server.store import Row, Store
from zellige.server.table import Table
from zellige.server.wire.answers import KeptSeat, KeptTable, KeptTables, PlayedAgainst
from zellige.server.wire.values import Lang

PATIENCE = 0.3
"""Seconds in which tables are read before a list of them leaves."""


@dataclass(frozen=True)
class Standing:
    """How a table stands, in no language. ``mover``: who decides, from 0; ``NOBODY`` when the game is over.

    ``seats``: who sits there, ``called``: as sentences call them. ``handed_on``: whether the seat of a person was played by a
    bot, or by somebody else, for a while.

    ``turn``: None where nothing can be shown, or nobody has looked yet. ``record``: whether it shows one. ``dealt``: the seed
    of its deal; None where it began at a position somebody had. ``halted``: why nobody plays on, or sees anything of it.
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
    glance = at_first_glance(charter)
    if glance.game is not None:
        glance.game.ready_kernels()  # a replay takes a hundredth of the time with them
    try:
        table = Table.of(charter, entries)
    except PersonError as error:
        return replace(glance, halted=error)
    found = replace(glance, game=table.game, seats=table.seats, called=table.called, turn=table.turn,
                    mover=table.mover, over=table.over, practice=table.practice, halted=table.halted,
                    handed_on=any(note.seat in table.persons for note in table.notes))
    if not table.course.over:
        return found
    winners = tuple(seat for seat, place in enumerate(table.game.ranks(table.state)) if place == 1)
    return replace(found, scores=tuple(table.game.scores(table.state)), winners=winners)


class Register:
    """What is kept, read when somebody asks for it, and again only where something has happened since.

    Its functions may take seconds: they are for threads.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._read: dict[str, tuple[int, Standing]] = {}

    def page(self, first: int, count: int, lang: Lang) -> KeptTables:
        """``count`` tables from number ``first`` on, from 0; the one in which something happened last is number 0.

        After ``PATIENCE`` the rest is told unread; whoever asks again is told more.
        """
        rows, end = self._store.rows(), time.monotonic() + PATIENCE
        tables = [_told(row, self._standing(row, end), lang) for row in rows[first : first + count]]
        return {"tables": tables, "total": len(rows), "played": self._store.any_dealt()}

    def against_bots(self, lang: Lang) -> list[PlayedAgainst]:
        """How many games one person has won and lost against each kind of bot, by game.

        Dealt games that are over; no practice, and of a deal that was played more than once the first: after it one knew what
        comes. A victory that is shared is one.
        """
        deals: set[tuple[str | None, str]] = set()
        found: dict[tuple[str, str], tuple[Game, list[int]]] = {}
        for one in map(self._standing, reversed(self._store.rows())):
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
                charter, entries = self._kept(row.table)
                if charter.record is not None:
                    yield charter.record
                    continue
                table = Table.of(charter, entries)
                check_secrets(table, to_players=True)
                words = Speaker(table.game, "en", table.called)
                yield table.record([words.kept_name(seat) for seat in range(len(table.seats))]).text()
            except PersonError:  # what cannot be shown has no record
                continue

    def _kept(self, table: str) -> tuple[Charter, list[Entry]]:
        kept = self._store.load(table)
        if kept is None:  # no row is ever taken away
            raise HurtTable(table=table)
        return kept

    def _standing(self, row: Row, end: float = math.inf) -> Standing:
        """How a table stands; after ``end`` only what its charter says, unless it has been read before."""
        version, known = self._read.get(row.table, (-1, Standing()))
        if version == row.version:
            return known
        try:
            charter, entries = self._kept(row.table)
            if time.monotonic() > end:
                return at_first_glance(charter)
            found = standing(charter, entries)
        except HurtTable as error:
            found = Standing(halted=error)
        self._read[row.table] = (row.version, found)
        return found


def check_secrets(table: Table, to_players: bool) -> None:
    """What tells all secrets is told when the game is over, or to its players when nobody will ever play on."""
    if table.game.hides and not table.over and not (to_players and isinstance(table.halted, Halted)):
        raise StillSecret()


def _told(row: Row, one: Standing, lang: Lang) -> KeptTable:
    words = one.game and Speaker(one.game, lang, one.called, one.persons[0] if len(one.persons) == 1 else None)
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
