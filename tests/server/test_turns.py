"""What a decision passes through between socket and disk: it is seen through, and nothing is done that nobody needs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

import zellige
from zellige.core.registry import installed_games
from zellige.server.connections import WebSockets
from zellige.server.house import House
from zellige.server.live import Live
from zellige.server.run import configuration
from zellige.tables.charter import Charter, Seat, hashed, new_key, new_salt, new_table
from zellige.tables.entry import Deed
from zellige.tables.errors import NotYours
from zellige.tables.store import Store
from zellige.tables.table import Table

LONG_ENOUGH = 20.0


def at_a_table(folder: Path, work: Callable[[House, Live], Awaitable[None]]) -> None:
    """Does something at a table of Médina that two persons play."""
    async def main() -> None:
        house, game = House(Store(folder), installed_games()), zellige.get("medina")
        house.start()
        try:
            seats = tuple(Seat(None, None, hashed(new_key())) for _ in range(2))
            charter = Charter(new_table(), "medina", game.rules_version, game.complete_options({}), seats, "7", new_salt())
            await house.found(charter)
            await work(house, await house.open(charter.table))
        finally:
            await house.close()

    asyncio.run(main())


def first_decision(table: Table) -> Sequence[Deed]:
    """Whoever begins takes the first of all decisions."""
    action = table.game.describe(table.state, table.course.legal[0])
    return table.act(frozenset({table.mover}), [action], 0)


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG_ENOUGH):
        while not so():
            await asyncio.sleep(0.01)


def test_a_decision_is_seen_through_when_whoever_made_it_has_gone(tmp_path: Path) -> None:
    async def work(house: House, live: Live) -> None:
        wish = asyncio.create_task(house.happen(live, first_decision))
        await asyncio.sleep(0)
        wish.cancel()
        with pytest.raises(asyncio.CancelledError):
            await wish
        await until(lambda: live.table.version > 0)

    at_a_table(tmp_path, work)


@pytest.mark.parametrize("error", [NotYours(), ZeroDivisionError()], ids=["of a person", "of ours"])
def test_what_stands_against_it_is_told_to_whoever_waits_and_of_ours_what_nobody_hears_is_in_the_log(
        tmp_path: Path, error: Exception, caplog: pytest.LogCaptureFixture) -> None:
    def refuse(table: Table) -> Sequence[Deed]:
        raise error

    async def work(house: House, live: Live) -> None:
        with pytest.raises(type(error)):
            await house.happen(live, refuse)
        assert not caplog.records
        wish = asyncio.create_task(house.happen(live, refuse))
        await asyncio.sleep(0)
        wish.cancel()
        with pytest.raises(asyncio.CancelledError):
            await wish
        await until(lambda: not live.lock.locked())

    with caplog.at_level(logging.ERROR):
        at_a_table(tmp_path, work)
    heard = [record.exc_info[1] for record in caplog.records if record.exc_info]
    caplog.clear()
    assert heard == ([] if isinstance(error, NotYours) else [error])


def test_where_no_bot_is_to_move_none_is_woken(tmp_path: Path) -> None:
    async def work(house: House, live: Live) -> None:
        woken: list[Live] = []
        house._wake_bots = woken.append  # type: ignore[method-assign]
        await house.happen(live, first_decision)
        assert live.table.version
        assert not woken

    at_a_table(tmp_path, work)


# --- reading ---------------------------------------------------------------------------------------------------------


class Wire(asyncio.Transport):
    """A connection that keeps what is written to it, and whether it is read from."""

    def __init__(self) -> None:
        super().__init__()
        self.pauses = 0
        self.max_size = 0

    def write(self, data: Any) -> None:
        pass

    def pause_reading(self) -> None:
        self.pauses += 1

    def resume_reading(self) -> None:
        pass

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass


HANDSHAKE = b"\r\n".join([
    b"GET /api/tables/x/socket HTTP/1.1", b"Host: localhost", b"Upgrade: websocket", b"Connection: Upgrade",
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", b"Sec-WebSocket-Version: 13", b"", b""])
PING = Frame(Opcode.TEXT, b'{"type":"ping"}').serialize(mask=True)


def test_reading_pauses_for_a_frame_unless_somebody_waits_for_it() -> None:
    """What is not taken yet stays with whoever sent it; what is taken at once costs no pause."""
    async def main() -> None:
        taken, busy = 0, asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            nonlocal taken
            await receive()
            await send({"type": "websocket.accept"})
            while (await receive())["type"] == "websocket.receive":
                taken += 1
                if taken >= 3:
                    await busy.wait()

        config = configuration(app)
        config.load()
        wire, spoken = Wire(), WebSockets(config, ServerState(), {})
        spoken.connection_made(wire)
        spoken.data_received(HANDSHAKE)
        for count in (1, 2, 3):
            await asyncio.sleep(0.01)
            spoken.data_received(PING)
            await asyncio.sleep(0.01)
            assert (taken, wire.pauses) == (count, 0)
        spoken.data_received(PING)
        assert wire.pauses == 1, "nobody waits for this one"
        busy.set()
        await asyncio.sleep(0.01)
        assert taken == 4
        spoken.data_received(PING)
        await asyncio.sleep(0.01)
        assert (taken, wire.pauses) == (5, 1)
        spoken.connection_lost(None)
        await asyncio.sleep(0.01)

    asyncio.run(main())
