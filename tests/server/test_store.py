"""The store: what it acknowledges stays, what it cannot keep it says."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import sqlite3
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path

import pytest

from zellige.core.errors import BadFile
from zellige.core.language import sentence
from zellige.tables import database
from zellige.tables import entry as entries
from zellige.tables.charter import Charter, Seat
from zellige.tables.database import FILE
from zellige.tables.entry import Act, TakeBack
from zellige.tables.errors import NotKept
from zellige.tables.store import Conflict, Store

from .browser import serving

CHARTER = Charter("t", "nim", 1, {"heap": 21}, (Seat("Ada\u2028", None), Seat(None, "random")), "seed", "salt")


def entry(ply: int) -> Act:
    return Act(ply=ply, action=f"take {ply % 3 + 1}", seat=ply % 2, at="2026-11-28T12:00:00.000Z")


def numbers(store: Store) -> list[int]:
    with database.reading(store.path) as file:
        return [number for (number,) in file.execute("SELECT number FROM entries ORDER BY number")]


def test_what_was_kept_comes_back_in_order(tmp_path: Path) -> None:
    store = Store(tmp_path)

    async def keep() -> None:
        await store.found(CHARTER)
        await asyncio.gather(*(store.append("t", number, entry(number)) for number in range(300)))
        await store.append("t", 300, TakeBack(kind="undo", ply=7, at=None))

    asyncio.run(keep())
    store.close()
    again = Store(tmp_path)
    assert again.load("t") == (CHARTER, [*(entry(number) for number in range(300)), TakeBack(kind="undo", ply=7, at=None)])
    assert again.load("u") is None
    again.close()


def test_many_at_once_share_a_flush(tmp_path: Path) -> None:
    store = Store(tmp_path)
    connection, commits = store._connection, list[str]()

    def note(statement: str) -> None:
        if statement == "COMMIT" or (statement.startswith("INSERT") and not connection.in_transaction):  # or one by itself
            commits.append(statement)

    connection.set_trace_callback(note)

    async def keep() -> None:
        await store.found(CHARTER)
        await asyncio.gather(*(store.append("t", number, entry(number)) for number in range(200)))

    asyncio.run(keep())
    store.close()
    assert 2 <= len(commits) < 60


def test_nothing_is_acknowledged_before_it_is_on_the_disk(tmp_path: Path) -> None:
    """Another connection to the file sees every entry at the moment ``append`` returns."""
    store = Store(tmp_path)

    async def keep() -> None:
        await store.found(CHARTER)
        for number in range(20):
            await store.append("t", number, entry(number))
            with sqlite3.connect(tmp_path / FILE) as other:
                assert other.execute("SELECT count(*) FROM entries").fetchone() == (number + 1,)

    asyncio.run(keep())
    (mode,) = store._connection.execute("PRAGMA journal_mode").fetchone()
    (synchronous,) = store._connection.execute("PRAGMA synchronous").fetchone()
    assert (mode, synchronous) == ("wal", 2)
    store.close()


def test_two_servers_cannot_write_the_same_entry(tmp_path: Path) -> None:
    one, other = Store(tmp_path), Store(tmp_path)

    async def keep() -> None:
        await one.found(CHARTER)
        await one.append("t", 0, entry(0))
        results = await asyncio.gather(other.append("t", 0, entry(1)), other.append("t", 1, entry(1)), return_exceptions=True)
        assert isinstance(results[0], Conflict)
        assert results[1] is None

    asyncio.run(keep())
    assert one.load("t") == (CHARTER, [entry(0), entry(1)])
    one.close()
    other.close()


def test_a_link_to_a_file_elsewhere_is_that_file(tmp_path: Path) -> None:
    """What stands in the log beside the file is seen by the link, and one zellige at a time serves both folders."""
    there, here = tmp_path / "there", tmp_path / "here"
    one = Store(there)
    asyncio.run(one.found(CHARTER))
    here.mkdir()
    (here / FILE).symlink_to(there / FILE)
    other = Store(here)
    assert other.load("t") == one.load("t") == (CHARTER, [])
    asyncio.run(other.append("t", 0, entry(0)))
    assert numbers(one) == [0]
    other.close()
    one.close()
    assert database.place(here).parent == there.resolve()


def test_a_full_disk_keeps_what_there_was(tmp_path: Path) -> None:
    store = Store(tmp_path)

    async def keep() -> None:
        await store.found(CHARTER)
        await store.append("t", 0, entry(0))
        assert store._connection is not None
        (pages,) = store._connection.execute("PRAGMA page_count").fetchone()
        store._connection.execute(f"PRAGMA max_page_count = {pages}")
        long = [Act(ply=number, action="x" * 500) for number in range(1, 1000)]
        results = await asyncio.gather(*(store.append("t", each.ply, each) for each in long), return_exceptions=True)
        refused = [result for result in results if isinstance(result, NotKept)]
        assert {sentence(one, "en") for one in refused} == {
            "The disk is full, and nothing has changed. Make room on it; then zellige goes on."}
        acknowledged = [each.ply for each, result in zip(long, results, strict=True) if result is None]
        assert numbers(store) == [0, *acknowledged]
        store._connection.execute("PRAGMA max_page_count = 100000")
        await store.append("t", 1000, entry(9))
        assert numbers(store) == [0, *acknowledged, 1000]

    asyncio.run(keep())
    store.close()


def test_a_torn_write_at_the_end_is_as_if_it_had_never_been(tmp_path: Path) -> None:
    """Half a frame in the log, as a machine that loses power leaves it: everything acknowledged before is there."""
    store = Store(tmp_path)

    async def keep() -> None:
        await store.found(CHARTER)
        for number in range(5):
            await store.append("t", number, entry(number))

    asyncio.run(keep())
    copy = tmp_path / "copy"
    copy.mkdir()
    for name in (FILE, f"{FILE}-wal"):
        (copy / name).write_bytes((tmp_path / name).read_bytes())
    with (copy / f"{FILE}-wal").open("ab") as log:
        log.write(os.urandom(1000))
    torn = Store(copy)
    assert torn.load("t") == (CHARTER, [entry(number) for number in range(5)])
    asyncio.run(torn.append("t", 5, entry(5)))
    torn.close()
    store.close()


def test_files_that_are_not_ours(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database, and long enough to be sure of it" * 100)
    with pytest.raises(BadFile) as caught:
        Store(tmp_path)
    assert sentence(caught.value, "fr").endswith("il n’y a pas de tables de zellige dedans.")
    assert (tmp_path / FILE).read_bytes().startswith(b"not a database")


def test_tables_of_a_newer_zellige(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE) as file:
        file.execute(f"PRAGMA user_version = {database.VERSION + 1}")
    with pytest.raises(BadFile) as caught:
        Store(tmp_path)
    assert "plus récent" in sentence(caught.value, "fr")


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(BadFile) as caught:
        Store(tmp_path / "file" / "folder")
    assert "no such file or folder" in sentence(caught.value, "en")


def test_where_tables_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("ZELLIGE_DATA", raising=False)
    assert database.home() == tmp_path / "zellige"
    monkeypatch.setenv("ZELLIGE_DATA", str(tmp_path / "own"))
    assert database.home() == tmp_path / "own"


def test_a_clock_that_jumps_back_and_forth_changes_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Entries say when they were made and stand in the order in which they came: no two answers depend on each other's time."""
    hours = itertools.cycle([0, 30 * 24, -400 * 24, 3])

    class Jumping(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> datetime:
            return datetime(2026, 11, 29, 12, tzinfo=UTC) + timedelta(hours=next(hours))

    monkeypatch.setattr(entries, "datetime", Jumping)
    with serving(tmp_path) as browser:
        founded = browser.found(seed="clock")
        with browser.talk(founded) as talk:
            for _ in range(8):
                talk.act("take 1")
            assert talk.answer(type="undo", version=talk.table["version"])["type"] == "done"
            before = talk.until(lambda table: table["version"] == 9)
    with serving(tmp_path) as browser:
        after = browser.table(founded)
        assert [after[part] for part in ("version", "ply", "log", "scores")] == [
            before[part] for part in ("version", "ply", "log", "scores")]
        with browser.talk(founded) as talk:
            assert talk.act()["type"] == "done"
    store = Store(tmp_path)
    times = [json.loads(line)["entry"]["at"] for line in (store.export(founded["table"]) or "").splitlines()[1:]]
    store.close()
    assert times != sorted(times), "the clock did jump"
