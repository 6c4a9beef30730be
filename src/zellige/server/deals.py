"""Deals that friends play each for themselves: who plays them, whether the last has ended, and how they fared.

Nothing is kept but the tables themselves: the charter of each says which deal is played there.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from zellige.core.errors import PersonError
from zellige.core.speaker import Speaker
from zellige.server.clocks import Time
from zellige.server.errors import DealClosed, DealTaken, UnknownDeal, WrongKey
from zellige.server.message import scores_of
from zellige.server.register import Standings
from zellige.server.standing import Standing
from zellige.server.wire.answers import DealColumn, DealPlayer, DealResult, MyDeal, SharedDeal
from zellige.server.wire.values import Lang
from zellige.tables.charter import Asking, Charter, hashed
from zellige.tables.doors import Doors
from zellige.tables.shared import Shared, moment
from zellige.tables.store import Store
from zellige.tables.table import Table


@dataclass(frozen=True)
class Member:
    """Somebody who plays a deal: their table, and how it stands."""

    table: str
    shared: Shared
    standing: Standing


@dataclass(frozen=True)
class Deal:
    """A deal as it stands. ``members``: by place. ``closed``: whether the time for it has passed."""

    members: tuple[Member, ...]
    closed: bool

    @property
    def shared(self) -> Shared:
        """What all of their charters say of it."""
        return self.members[0].shared

    @property
    def ended(self) -> int:
        """How many have played it."""
        return sum(one.standing.over or self.closed for one in self.members)

    @property
    def open(self) -> bool:
        """Whether nothing of it is secret any more: every place is taken and has ended, or its time has passed."""
        return self.closed or self.ended == self.shared.places


class Deals:
    """Every deal there is. What asks how tables stand may take a while: it is for threads."""

    def __init__(self, store: Store, standings: Standings, time: Time) -> None:
        self._store, self._standings, self._time = store, standings, time
        self._tables: dict[str, dict[int, str]] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        for table, shared in store.shared():
            self._tables.setdefault(shared.deal, {})[shared.place] = table

    def add(self, table: str, shared: Shared) -> None:
        """Somebody plays a deal from now on."""
        self._tables.setdefault(shared.deal, {})[shared.place] = table

    def remove(self, shared: Shared) -> None:
        """The table at this place is no more; the place stays taken."""
        self._tables[shared.deal].pop(shared.place, None)

    def every(self) -> Iterable[str]:
        """The names of all deals."""
        return [*self._tables]

    def tables(self, deal: str) -> list[str]:
        """The tables at which it is played."""
        return [*self._tables.get(deal, {}).values()]

    def lock(self, deal: str) -> asyncio.Lock:
        """One comes after the other."""
        return self._locks.setdefault(deal, asyncio.Lock())

    def is_closed(self, shared: Shared) -> bool:
        """Whether the time for a deal has passed."""
        return self._time.wall() >= shared.closes

    def of(self, deal: str) -> Deal:
        """A deal as it stands; ``UnknownDeal`` when there is none."""
        rows = self._store.rows_of(self.tables(deal))
        self._standings.look_up(rows.values())
        found = [Member(row.table, one.shared, one) for row in rows.values()
                 if (one := self._standings.of(row)).shared is not None and one.shared.deal == deal]
        if not found:
            raise UnknownDeal()
        members = tuple(sorted(found, key=lambda one: one.shared.place))
        return Deal(members, self.is_closed(members[0].shared))

    def is_open(self, shared: Shared) -> bool:
        """Whether nothing of a deal is secret any more."""
        return self.is_closed(shared) or self.of(shared.deal).open

    def opened(self, deal: str, link: str) -> tuple[Charter, int]:
        """The charter of a table like that of whoever comes by a link, and their place.

        ``UnknownDeal`` where the link leads to none, ``DealClosed`` after its time, ``DealTaken`` when no place is left.
        """
        members = self.of(deal).members
        if not hmac.compare_digest(hashed(link), members[0].shared.link):
            raise UnknownDeal()
        if self.is_closed(members[0].shared):
            raise DealClosed()
        place = max(one.shared.place for one in members) + 1
        if place > members[0].shared.places:
            raise DealTaken()
        return self._standings.kept(members[0].table)[0], place

    def joined(self, deal: str, key: str) -> Charter | None:
        """The charter of the table that a key opens already; None where none does."""
        for table in self.tables(deal):
            charter, entries = self._standings.kept(table)
            if Doors.of(charter, entries).asking(key):
                return charter
        return None

    def mine(self, shared: Shared) -> MyDeal:
        """What is told of a deal in a list of somebody's tables."""
        deal = self.of(shared.deal)
        return {"deal": shared.deal, "places": shared.places, "ended": deal.ended, "open": deal.open}

    def told(self, deal: str, key: str | None, asking: Callable[[str, Doors, str | None], Asking], lang: Lang) -> SharedDeal:
        """What is told of a deal to whoever has its link or plays it: who still does, and once it is open how they fared.

        ``WrongKey``: they have neither.
        """
        found = self.of(deal)
        first, opened = found.members[0], found.open
        own = {one.table for one in found.members if one.standing.doors and asking(one.table, one.standing.doors, key)}
        if key is None or not (own or hmac.compare_digest(hashed(key), first.shared.link)):
            raise WrongKey(table=deal)
        charter, _ = self._standings.kept(first.table)
        game = first.standing.game
        words = Speaker(game, lang, first.standing.called) if game else None
        results = [self._result(one, lang) if opened else None for one in found.members]
        players: list[DealPlayer] = [
            {"name": _name(one, words), "yours": one.table in own, "playing": not (one.standing.over or found.closed),
             "table": one.table if opened or one.table in own else None, "helped": opened and one.standing.handed_on,
             "result": result and result[0]}
            for one, result in zip(found.members, results, strict=True)]
        columns = {column["id"]: column for result in results if result for column in result[1]}
        if opened:
            players.sort(key=lambda one: -one["result"]["score"] if one["result"] else float("inf"))
        return {"deal": deal, "game": charter.game, "title": words.say("game-title") if words else charter.game,
                "bots": [words.player(seat.player) if words else seat.player for seat in charter.seats if seat.player],
                "places": first.shared.places, "closes": moment(first.shared.closes), "open": opened, "seal": charter.seal,
                "seed": charter.seed if opened else None, "salt": charter.salt if opened else None, "players": players,
                "columns": [*columns.values()]}

    def _result(self, member: Member, lang: Lang) -> tuple[DealResult, list[DealColumn]] | None:
        """How somebody fared, and in which columns; None where they have not played to the end, or it cannot be shown."""
        if not member.standing.scores:
            return None
        try:
            table = Table.of(*self._standings.kept(member.table))
        except PersonError:
            return None
        seat = min(table.persons, default=0)
        pad = scores_of(Speaker(table.game, lang, table.called), table.sight(None))
        row = pad["rows"][seat]
        return ({"score": row["total"], "place": row["place"], "scores": [one["total"] for one in pad["rows"]],
                 "columns": row["columns"]},
                [{"id": one["id"], "label": one["label"], "icon": one["icon"]} for one in pad["columns"]])


def _name(member: Member, words: Speaker | None) -> str:
    seat = min(member.standing.persons, default=0)
    name = member.standing.called[seat].name if seat < len(member.standing.called) else None
    return name or (words.say("seat-player", seat=member.shared.place) if words else str(member.shared.place))
