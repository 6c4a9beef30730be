"""The house of all tables: founds them, keeps what happens before anybody is told, lets bots play, tells those who watch."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

from zellige.core.errors import PersonError, PlayerFault
from zellige.core.game import Game
from zellige.core.language import language, persons_language
from zellige.core.shown import shown
from zellige.server import words
from zellige.server.clocks import Time
from zellige.server.deals import Deals
from zellige.server.dues import Dues
from zellige.server.errors import DealSecret
from zellige.server.live import Live
from zellige.server.message import Desk, Shown, table_message
from zellige.server.phrases import Phrase
from zellige.server.register import Register, Standings
from zellige.server.ticking import Ticking
from zellige.server.wire.answers import MyTables, SharedDeal
from zellige.server.wire.frames import SaidMessage
from zellige.server.wire.table import TableMessage
from zellige.server.wire.values import Lang
from zellige.server.workshop import Workshop
from zellige.tables.charter import Asking, Charter
from zellige.tables.doors import Doors
from zellige.tables.entry import Act, Correct, Deed, Entry, Rematch
from zellige.tables.errors import AnotherMoment, NotYourSeat, OnlyLooking, UnknownTable
from zellige.tables.store import Conflict, Store
from zellige.tables.table import BotFault, BotTurn, Table

T = TypeVar("T")
log = logging.getLogger("zellige")
MOST_OPEN = 200
"""Tables held in memory; the store has all of them."""
IDLE = 600.0
"""Seconds after which a table that nobody looks at leaves the memory."""
SWEEP = 60.0
"""Seconds between two looks for such tables."""
ASKED_EVERY = 3600.0
"""Seconds between two looks at the wall while a deal is open."""
FEW = 24
"""Actions that are told at once, a round and more; more of them are told by a thread, so that nobody else waits for it."""


class House:
    """Every table there is. Nothing is shown before it is on the disk."""

    def __init__(self, store: Store, games: dict[str, Game], alone: bool = False, time: Time | None = None) -> None:
        """``alone``: it is open to this computer alone. Then it has a register, and opens every table itself.

        ``time``: what thinking time is counted by.
        """
        self.time = time or Time()
        self.store = store
        self.games = games
        self.standings = Standings(store)
        self.deals = Deals(store, self.standings, self.time)
        self.register = Register(store, self.standings, self.deals.is_open) if alone else None
        self._secret = secrets.token_bytes(32) if alone else None
        self.tries = words.Tries()
        self.workshop = Workshop(games.values(), self._rules_ready)
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._sweeping: asyncio.Task[None] | None = None
        self._dues = Dues(self.time, self._due)
        self.clocks = Ticking(self.time, store, self._dues, self.open, self.happen, self._soon)

    def start(self) -> None:
        """Lets what goes on beside everything else begin."""
        self.workshop.start()
        for deal in self.deals.every():
            self._dues.set(f"deal {deal}", self.time.now())
        self._dues.start()
        self._soon(self._find_running())
        self._sweeping = asyncio.create_task(self._sweep())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.let_go(time.monotonic() - IDLE)

    def let_go(self, before: float) -> None:
        """Forgets the tables that nobody looks at and nobody has asked for since a moment (monotonic): the store has them."""
        for name in [name for name, live in self._live.items() if live.used < before and not live.busy]:
            self._drop(name)

    def _drop(self, name: str) -> None:
        """A table leaves the memory. Its clock runs on."""
        self.clocks.leaves(self._live.pop(name))

    async def close(self) -> None:
        """Ends the bots' play; everything acknowledged is kept, and what clocks that run show."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        await self._dues.stop()
        for name in [*self._live, *self.clocks.away]:
            with suppress(PersonError):
                await self.clocks.keep(await self.open(name))
        bots = [live.bots for live in self._live.values() if live.bots]
        for task in bots:
            task.cancel()
        await asyncio.gather(*bots, *self._tasks, return_exceptions=True)
        await self.workshop.stop()
        await asyncio.to_thread(self.store.close)

    # --- tables ---

    async def found(self, charter: Charter) -> None:
        """Keeps a new table, once its first position is seen to be possible."""
        table = await asyncio.to_thread(Table.of, charter, [])
        await self.store.found(charter)
        if (shared := charter.shared) is not None:
            self.deals.add(charter.table, shared)
            self._dues.set(f"deal {shared.deal}", self.time.now())
        self._take_in(charter.table, Live(table))

    async def open(self, name: str) -> Live:
        """A table by its name; ``UnknownTable`` when there is none."""
        if live := self._live.get(name):
            self._live.move_to_end(name)
            live.used = time.monotonic()
            self._wake_bots(live)
            return live
        async with self._opening.setdefault(name, asyncio.Lock()):
            try:
                if name not in self._live:
                    live = Live(await self._read(name))
                    await self.clocks.comes(live)
                    self._take_in(name, live)
                return self._live[name]
            finally:
                self._opening.pop(name, None)

    async def _read(self, name: str) -> Table:
        table = await asyncio.to_thread(Table.of, *await self._kept(name))
        if (shared := table.charter.shared) is not None:
            table.sealed = not await asyncio.to_thread(self.deals.is_open, shared)
        if self.store.read_only and table.halted is None:
            table.halted = OnlyLooking(path=str(self.store.folder))
        return table

    async def _kept(self, name: str) -> tuple[Charter, list[Entry]]:
        kept = await asyncio.to_thread(self.store.load, name)
        if kept is None:
            raise UnknownTable(table=name)
        return kept

    async def charter(self, name: str) -> tuple[Charter, Doors]:
        """The charter of a table, also one that cannot be opened, and who may play there; ``UnknownTable`` if there is none."""
        charter, entries = await self._kept(name)
        return charter, Doors.of(charter, entries)

    def own_key(self, charter: Charter) -> str | None:
        """What opens all seats of a table until this house closes; None where it does not, and at a record, which needs none.

        It follows from a secret that nothing keeps: see docs/decisions/the-houses-own-keys.md.
        """
        return None if charter.record is not None or charter.shared is not None else self._own_key(charter.table)

    def _own_key(self, table: str) -> str | None:
        if self._secret is None:
            return None
        return hmac.new(self._secret, table.encode("utf-8", "surrogatepass"), "sha256").hexdigest()

    def asking(self, table: str, doors: Doors, key: str | None) -> Asking:
        """The seats of a table that a key opens: its own keys do, and that of the house."""
        own = None if doors.alone else self._own_key(table)
        if own and key and hmac.compare_digest(own.encode(), key.encode("utf-8", "surrogatepass")):
            return frozenset(range(len(doors.keys)))
        return doors.asking(key)

    async def mine(self, keys: Mapping[str, str | None], lang: Lang) -> MyTables:
        """The tables of whoever has some keys, by name, and how they stand."""
        return await asyncio.to_thread(self.standings.mine, keys, self.asking, self.deals.mine, lang)

    def records(self, keys: Mapping[str, str | None]) -> Iterator[str]:
        """The records of the finished tables of whoever has some keys, by name, one after the other. For threads."""
        return self.standings.own_records(keys, self.asking, self.deals.is_open)

    async def export(self, name: str) -> str:
        """Everything that is kept of a table; ``UnknownTable`` when there is none."""
        kept = await asyncio.to_thread(self.store.export, name)
        if kept is None:
            raise UnknownTable(table=name)
        return kept

    def _take_in(self, name: str, live: Live) -> None:
        self._live[name] = live
        self.clocks.set_alarm(live)
        self.workshop.want(live.table.game)
        self._wake_bots(live)
        spare = [old for old, one in self._live.items() if old != name and not one.busy]
        for old in spare[: max(0, len(self._live) - MOST_OPEN)]:
            self._drop(old)

    async def shown(self, live: Live, desk: Desk) -> Shown:
        """The table message of a desk as things stand."""
        async with live.lock:
            desk.take(live.table)
            kernels = self.workshop.kernels(live.table.game)
            if kernels is not None and desk.behind <= FEW:
                return desk.now(kernels, live.company)
            return await asyncio.to_thread(desk.now, kernels, live.company)

    async def moment(self, live: Live, desk: Desk, ply: int, corrects: bool = False) -> TableMessage:
        """The table message of a desk as it was after so many actions; ``corrects`` as in ``table_message``."""
        async with live.lock:
            desk.take(live.table)
            kernels = self.workshop.kernels(live.table.game)
            return await asyncio.to_thread(table_message, desk, kernels, ply, live.company, corrects)

    # --- deals that friends play each for themselves ---

    async def join(self, deal: str, link: str, key: str, of: Callable[[Charter, int], Charter]) -> Charter:
        """The charter of the table of whoever comes by a link with a key of their own: ``of`` makes it from another's.

        ``PersonError`` where there is no place. Whoever has come with that key already comes to the same table again.
        """
        return await self._seen_through(self._join(deal, link, key, of))

    async def _join(self, deal: str, link: str, key: str, of: Callable[[Charter, int], Charter]) -> Charter:
        async with self.deals.lock(deal):
            if (there := await asyncio.to_thread(self.deals.joined, deal, key)) is not None:
                return there
            charter = of(*await asyncio.to_thread(self.deals.opened, deal, link))
            await self.found(charter)
            return charter

    async def deal(self, deal: str, key: str | None, lang: Lang) -> SharedDeal:
        """What is told of a deal to whoever has its link or plays it."""
        return await asyncio.to_thread(self.deals.told, deal, key, self.asking, lang)

    async def _unseal(self, deal: str) -> None:
        """Tells everybody that nothing of a deal is secret any more, once that is so."""
        if (await asyncio.to_thread(self.deals.of, deal)).open:
            for live in [self._live[table] for table in self.deals.tables(deal) if table in self._live]:
                live.table.sealed = False
                live.tell()

    async def _due(self, name: str) -> None:
        """What is due of a deal, or of a clock."""
        kind, _, one = name.partition(" ")
        await (self._close_deal(one) if kind == "deal" else self.clocks.ring(one))

    async def _close_deal(self, deal: str) -> None:
        """Closes the games of a deal whose time has passed. The wall is asked again and again: its clock may be set."""
        try:
            found = await asyncio.to_thread(self.deals.of, deal)
        except PersonError:  # none of its tables can be read
            return
        if not found.closed:
            wait = found.shared.closes - self.time.wall()
            self._dues.set(f"deal {deal}", self.time.now() + min(wait, ASKED_EVERY))
            return
        for table in [one.table for one in found.members if not one.standing.over]:
            with suppress(PersonError):  # what cannot be read has no game to close
                await self.happen(await self.open(table), Table.close)
        await self._unseal(deal)

    # --- what happens ---

    async def happen(self, live: Live, ask: Callable[[Table], Sequence[Deed]]) -> None:
        """Lets something happen at a table: ``ask`` makes its entries or raises what stands against them.

        Returns once the entries are on the disk, all of them or none, and part of the table. It is seen through even when
        whoever asked has gone.
        """
        shared = live.table.charter.shared
        if shared is not None and not live.table.over and self.deals.is_closed(shared):
            await self._seen_through(self._happen(live, Table.close))
        await self._seen_through(self._happen(live, ask))

    async def recover(self, live: Live, text: str, key: str) -> int:
        """The seat, from 0, that four words bring back, as somebody has typed them: from now on ``key`` alone opens it.

        ``TooManyTries`` when too many were tried at this table.
        """
        name, found = live.table.charter.table, list[int]()
        counts = words.read(text)
        self.tries.take(name)
        code = await asyncio.to_thread(words.hashed, counts, name)

        def ask(table: Table) -> Sequence[Deed]:
            seat, entries = table.recover(code, key)
            found.append(seat)
            return entries

        await self.happen(live, ask)
        self.tries.forget(name)
        return found[0]

    async def rematch(self, live: Live, asking: Callable[[], Asking], of: Callable[[Table], Charter]) -> str:
        """The name of the one table at which the people of another play again: whoever asks first has it founded."""
        return await self._seen_through(self._rematch(live, asking, of))

    async def _rematch(self, live: Live, asking: Callable[[], Asking], of: Callable[[Table], Charter]) -> str:
        async with live.lock:
            seat = live.table.proposes(asking())
            if live.table.rematch is None:
                charter = await asyncio.to_thread(of, live.table)
                await self.found(charter)
                await self._keep(live, [Rematch(ply=live.table.ply, seat=seat, table=charter.table)])
            name = live.table.rematch.table if live.table.rematch else ""
        live.tell()
        return name

    async def forget(self, live: Live, asking: Callable[[], Asking], yes: bool) -> None:
        """Somebody wants a table deleted for all, or no more. With the last yes it is, for good: it is ``gone`` then."""
        await self._seen_through(self._forget(live, asking, yes))

    async def _forget(self, live: Live, asking: Callable[[], Asking], yes: bool) -> None:
        async with live.lock:
            table, own = live.table, asking()
            entries, shared = table.forget(own, yes), table.charter.shared
            if yes and shared is not None and not self.deals.is_closed(shared):
                raise DealSecret()  # nobody gives back a place, and takes it again
            if yes and table.holders <= table.leaving | own:
                await self.store.delete(table.charter.table, table.version)
                live.gone = True
                self._live.pop(table.charter.table, None)
                self._dues.set(f"clock {table.charter.table}", None)
                self.standings.forget(table.charter.table)
                if shared is not None:
                    self.deals.remove(shared)
                if live.bots is not None:
                    live.bots.cancel()
            elif entries:
                await self._keep(live, entries)
        live.tell()

    async def unname(self, live: Live, asking: Callable[[], Asking]) -> list[int]:
        """The seats, from 0, of whoever asks, whose name has gone from all that is kept of a finished table."""
        return await self._seen_through(self._unname(live, asking))

    async def _unname(self, live: Live, asking: Callable[[], Asking]) -> list[int]:
        name = live.table.charter.table
        async with live.lock:
            entries = live.table.unname(asking())
            try:
                await self.store.unname(name, live.table.version, entries)
            except Conflict:
                raise AnotherMoment() from None
            finally:
                live.table = await self._read(name)
            await asyncio.to_thread(self.standings.note, live.table)
        live.tell()
        return [entry.seat for entry in entries]

    async def _find_running(self) -> None:
        """Opens the tables whose clocks run over days, that they run out in time; they may leave the memory again."""
        for row in (await asyncio.to_thread(self.store.timed)).values():
            with suppress(PersonError):
                if not (await asyncio.to_thread(self.standings.of, row)).over:
                    await self.open(row.table)

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Sees to something for which nobody waits."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(_unheard)

    async def _seen_through(self, work: Coroutine[Any, Any, T]) -> T:
        """Waits for work that goes on even when whoever waits for it has gone."""
        told: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._soon(_told(work, told))
        return await told

    async def _happen(self, live: Live, ask: Callable[[Table], Sequence[Deed]]) -> None:
        async with live.lock:
            entries = await self._asked(live, ask, live.table)
            if not entries:
                return
            await self._keep(live, [*entries, *await self._going_on(live, entries)])
            if isinstance(entries[-1], Act | Correct):
                await self._go_on(live)
            if live.table.over:
                await asyncio.to_thread(self.standings.note, live.table)
                if (shared := live.table.charter.shared) is not None:
                    await self._unseal(shared.deal)
        live.tell()
        if live.table.bot_decides:
            self._wake_bots(live)

    async def _going_on(self, live: Live, entries: Sequence[Deed]) -> Sequence[Deed]:
        """What goes by itself behind entries and can be kept with them; nothing where that fails, and ``_go_on`` says so."""
        try:
            return await self._asked(live, live.table.going_on, entries)
        except Exception:
            return []

    async def _go_on(self, live: Live) -> None:
        """Lets everything happen that goes by itself. Where that fails it waits: what was asked for has happened."""
        try:
            while entries := await self._asked(live, live.table.goes_by_itself):
                await self._keep(live, entries)
        except AnotherMoment:
            pass
        except Exception:
            log.exception("what goes by itself at table %s", live.table.charter.table)

    async def _keep(self, live: Live, entries: Sequence[Deed]) -> None:
        name, mover, now = live.table.charter.table, live.table.mover, self.time.now()
        entries = self.clocks.noted(live, entries, now)
        try:
            await self.store.append(name, live.table.version, *entries)
        except Conflict:
            live.table, live.since = await self._read(name), None
            live.tell()
            raise AnotherMoment() from None
        for entry in entries:
            await self._asked(live, live.table.absorb, entry)
        if live.table.charter.clock is not None:
            self.clocks.wind(live, entries, mover, now)

    async def _asked(self, live: Live, ask: Callable[..., T], *args: Any) -> T:
        """What a table answers: at once by compiled rules, else in a thread, so that nobody waits for interpreted ones."""
        if self.workshop.kernels(live.table.game) is None:
            return await asyncio.to_thread(ask, *args)
        return ask(*args)

    # --- what people say ---

    def say(self, live: Live, asking: Asking, phrase: Phrase) -> None:
        """Whoever asks says something to everybody at a table; ``NotYourSeat`` where nobody knows them."""
        table = live.table
        own = [] if table.charter.record is not None or table.charter.lesson is not None else table.own(asking)
        if not own:
            raise NotYourSeat()
        live.talk.say(table.mover if table.mover in own else own[0], phrase, self.time.now())
        live.tell()

    def said(self, live: Live, after: int) -> list[SaidMessage]:
        """What was said at a table after so many phrases."""
        return [{"type": "said", "version": live.table.version, "seat": one.seat + 1, "phrase": one.phrase}
                for one in live.talk.since(after)]

    # --- bots ---

    def move_now(self, live: Live, asking: Asking, version: int) -> None:
        """Whoever asks, and has a seat, waits no longer for the bot that thinks at a version of the table.

        In a deal it thinks on: there everybody plays against the same bots. ``NotYourSeat`` where nobody knows them.
        """
        if not live.table.own(asking):
            raise NotYourSeat()
        if version != live.table.version:
            raise AnotherMoment()
        if live.table.charter.shared is None:
            live.hurried = version

    def _wake_bots(self, live: Live) -> None:
        if live.table.charter.record is None and (live.bots is None or live.bots.done()):
            live.bots = asyncio.create_task(self._let_bots_play(live))

    async def _let_bots_play(self, live: Live) -> None:
        try:
            while True:
                async with live.lock:
                    asked = live.table.bot_turn()
                if asked is None:
                    return
                try:
                    answer = await self.workshop.choose(live.table.game, asked, partial(live.enough, asked))
                except Exception as error:  # whatever somebody's player does wrong
                    self._say_failed(live, asked, error)
                    return
                try:
                    await self.happen(live, partial(Table.bot_act, asked=asked, answer=answer))
                except BotFault as error:
                    self._say_failed(live, asked, error)
                    return
        except AnotherMoment:
            self._wake_bots_later(live)
        except Exception:
            log.exception("a bot at table %s", live.table.charter.table)

    def _say_failed(self, live: Live, asked: BotTurn, error: Exception) -> None:
        """A bot that fails is said in the terminal, with its traceback for whoever debugs it, and at its table."""
        words = language(persons_language(), live.table.game.home)
        log.warning(words.say("server-bot-failed", player=asked.player, table=live.table.charter.table,
                              detail=shown(f"{type(error).__name__}: {error}")))
        log.debug("a bot at table %s", live.table.charter.table, exc_info=error)
        late = isinstance(error, PlayerFault) and error.params["problem"] == "player-late"
        live.table.bot_failed(replace(asked, late=late))
        live.tell()

    def _wake_bots_later(self, live: Live) -> None:
        asyncio.get_running_loop().call_soon(self._wake_bots, live)

    def _rules_ready(self, game: Game) -> None:
        for live in self._live.values():
            if live.table.game is game:
                live.tell()


async def _told(work: Coroutine[Any, Any, T], told: asyncio.Future[T]) -> None:
    """Says what came of work, as long as somebody waits for that: a turn of the loop sooner than ``asyncio.shield``."""
    try:
        found = await work
    except Exception as error:
        if told.cancelled():
            raise
        told.set_exception(error)
    else:
        if not told.cancelled():
            told.set_result(found)


def _unheard(task: asyncio.Task[Any]) -> None:
    """What stood against the wish of somebody who has gone is said to nobody; a mistake of ours goes into the log."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, PersonError):
        log.error("a wish of somebody who has gone", exc_info=error)
