"""What lists are made of: heads that follow every entry, files that need no look, tables that leave the memory."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from old_stores import lay_out
from zellige.server import app
from zellige.server.house import House
from zellige.tables import database
from zellige.tables.charter import Charter, Seat, hashed
from zellige.tables.database import FILE, SOUND, beside
from zellige.tables.entry import Act
from zellige.tables.store import Store

from .browser import serving


def charter(name: str, **more: object) -> Charter:
    return Charter(name, "nim", 1, {"heap": 21}, (Seat("Ada", None, hashed("key")), Seat(None, None)), "seed", "salt", **more)


def heads(path: Path) -> tuple[list[tuple[object, ...]], list[tuple[object, ...]]]:
    """As they are kept, and as they follow from everything that is there."""
    columns = "SELECT id, at, version, listed, dealt FROM"
    with closing(sqlite3.connect(path)) as file:
        return (file.execute(f"{columns} heads ORDER BY id").fetchall(),
                file.execute(f"{columns} ({database.HEADS}) ORDER BY id").fetchall())


def test_heads_follow_whatever_is_written(tmp_path: Path) -> None:
    store = Store(tmp_path)

    async def write() -> None:
        await store.found(charter("dealt"))
        await store.found(charter("lesson", lesson="begin"))
        await store.found(charter("begun", start={"game": "nim"}))
        await store.append("dealt", 0, Act(ply=0, action="take 1"), Act(ply=1, action="take 2"))
        await store.append("begun", 0, Act(ply=0, action="take 1"))

    asyncio.run(write())
    rows = {row.table: row.version for row in store.rows()}
    assert rows == {"dealt": 2, "begun": 1}
    assert (len(store.rows(0, 1)), len(store.rows(1, 5))) == (1, 1)
    assert store.dealt_and_listed() == (True, 2)
    asked = store.rows_of(["dealt", "lesson", "nowhere"])
    assert {table: row.version for table, row in asked.items()} == {"dealt": 2, "lesson": 0}
    store.close()
    kept, found = heads(store.path)
    assert kept == found
    assert len(kept) == 3


def test_heads_of_a_file_that_was_brought_to_this_version(tmp_path: Path) -> None:
    Store(lay_out(tmp_path, 6)).close()
    kept, found = heads(tmp_path / FILE)
    assert kept == found
    assert len(kept) == 6


def test_an_earlier_file_that_nobody_may_write_to_is_listed_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It stays of its version and has no heads; they are made whenever somebody asks."""
    lay_out(tmp_path, 6)

    def only_reading(path: Path) -> sqlite3.Connection:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as file:
            file.execute("BEGIN IMMEDIATE")
            file.execute("CREATE TABLE t (i)")
        raise AssertionError

    monkeypatch.setattr(database, "connect", only_reading)
    store = Store(tmp_path)
    assert store.read_only
    assert len(store.rows()) == len(store.rows_of(["nim-resigned", "medina-left", "tribes-asked"])) + 3 == 6
    assert store.dealt_and_listed() == (True, 6)
    assert store.standings(store.rows(), "1") == {}
    store.close()


@pytest.fixture
def large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder whose file counts as large, as a zellige has left it."""
    monkeypatch.setattr(database, "LARGE", 0)
    store = Store(tmp_path)
    asyncio.run(store.found(charter("t")))
    store.close()
    assert beside(store.path, SOUND).exists()
    return tmp_path


def opened(folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Store, int]:
    """The store of a folder, and how often its file was looked through before it was open."""
    looked: list[Path] = []
    sound = database.sound
    with monkeypatch.context() as watched:
        watched.setattr(database, "sound", lambda path: looked.append(path) or sound(path))
        return Store(folder), len(looked)


def test_a_large_file_that_nobody_has_touched_is_looked_through_later(large: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, times = opened(large, monkeypatch)
    assert times == 0
    assert not beside(store.path, SOUND).exists(), "whoever is killed leaves no word that all is well"
    assert store.is_sound()
    store.close()
    store, times = opened(large, monkeypatch)
    assert times == 0
    store.close()  # before it was looked through
    store, times = opened(large, monkeypatch)
    assert times == 1, "nobody has found it sound since"
    store.close()


@pytest.mark.parametrize("touch", ["time", "log", "junk"])
def test_a_large_file_that_somebody_has_touched_is_looked_through_first(
        large: Path, monkeypatch: pytest.MonkeyPatch, touch: str) -> None:
    if touch == "time":
        os.utime(large / FILE)
    elif touch == "log":
        beside(large / FILE, "-wal").write_bytes(b"")
    else:
        beside(large / FILE, SOUND).write_text("{", "utf-8")
    store, times = opened(large, monkeypatch)
    assert times == 1
    store.close()


def test_a_large_file_that_is_found_hurt_while_it_is_played_is_mended_at_the_next_start(
        large: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    with monkeypatch.context() as hurt:
        hurt.setattr(database, "sound", lambda path: False)
        with serving(large):
            pass  # it ends once it has looked
    assert any("no longer hangs together" in record.getMessage() for record in caplog.records)
    assert not beside(large / FILE, SOUND).exists()
    store, times = opened(large, monkeypatch)
    assert times == 1
    store.close()


def test_the_log_is_carried_over_without_a_look_at_the_whole_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody would wait for that look, which grows with all that was ever kept."""
    store = Store(tmp_path)
    monkeypatch.setattr(database, "sound", lambda path: pytest.fail("it was looked through"))

    async def write() -> None:
        await store.found(charter("t"))
        for number in range(700):
            await store.append("t", number, Act(ply=number, action="take 1"))

    asyncio.run(write())
    assert beside(store.path, "-wal").stat().st_size < 12_000_000
    assert store.path.stat().st_size > 60_000, "it was carried over"
    kept = store.load("t")
    assert kept is not None
    assert len(kept[1]) == 700
    store.close()


def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    houses: list[House] = []

    class Watched(House):
        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            houses.append(self)

    monkeypatch.setattr(app, "House", Watched)
    with serving(tmp_path) as browser:
        founded = browser.found()
        (house,) = houses
        with browser.talk(founded) as talk:
            talk.act("take 1")
            house.let_go(time.monotonic() + 1)
            assert founded["table"] in house._live, "somebody looks at it"
        end = time.monotonic() + 30
        while any(live.busy for live in house._live.values()):
            assert time.monotonic() < end
            time.sleep(0.01)
        house.let_go(time.monotonic() - 1_000)
        assert founded["table"] in house._live, "it was asked for a moment ago"
        house.let_go(time.monotonic() + 1)
        assert not house._live
        assert browser.table(founded)["version"] == 1
        assert founded["table"] in house._live
