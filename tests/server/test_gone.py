"""The folder or the file of the tables is taken away under a running server: nothing is acknowledged that would be lost."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from zellige.core.errors import BadFile
from zellige.core.language import sentence
from zellige.tables import database
from zellige.tables.charter import Charter, Seat
from zellige.tables.database import FILE, beside
from zellige.tables.entry import Act
from zellige.tables.errors import TablesGone
from zellige.tables.store import Conflict, Store

from .browser import serving

CHARTER = Charter("t", "nim", 1, {"heap": 21}, (Seat("Ada", None), Seat(None, None)), "seed", "salt")


def remove_folder(folder: Path) -> None:
    shutil.rmtree(folder)


def move_folder(folder: Path) -> None:
    folder.rename(folder.with_name("elsewhere"))


def replace_folder(folder: Path) -> None:
    move_folder(folder)
    Store(folder).close()


def remove_file(folder: Path) -> None:
    (folder / FILE).unlink()


def replace_file(folder: Path) -> None:
    shutil.copy(folder / FILE, folder / "copy")
    (folder / "copy").replace(folder / FILE)


def remove_log(folder: Path) -> None:
    beside(folder / FILE, "-wal").unlink()


def remove_memory(folder: Path) -> None:
    beside(folder / FILE, "-shm").unlink()


WAYS = [remove_folder, move_folder, replace_folder, remove_file, replace_file, remove_log, remove_memory]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    opened = Store(tmp_path / "data")
    asyncio.run(opened.found(CHARTER))
    asyncio.run(opened.append("t", 0, Act(ply=0, action="take 1")))
    return opened


@pytest.mark.parametrize("way", WAYS)
def test_nothing_is_acknowledged_after_the_file_has_left(store: Store, way: Callable[[Path], None]) -> None:
    way(store.folder)
    there = sorted(store.folder.iterdir()) if store.folder.exists() else None
    for number in range(1, 11):
        with pytest.raises(TablesGone) as caught:
            asyncio.run(store.append("t", number, Act(ply=number, action="take 1")))
    with pytest.raises(TablesGone):
        asyncio.run(store.found(CHARTER))
    with pytest.raises(TablesGone):
        store.load("t")
    assert str(store.path) in sentence(caught.value, "en")
    assert "remettez ce qui était là" in sentence(caught.value, "fr")
    assert there == (sorted(store.folder.iterdir()) if store.folder.exists() else None), "no reader and no writer made a file"
    store.close()


@pytest.mark.parametrize("way", WAYS)
def test_what_is_written_while_the_file_leaves_is_not_acknowledged(
        store: Store, way: Callable[[Path], None]) -> None:
    """It leaves between the last look and the end of the commit: of an entry that comes alone, which is one statement."""
    leave_at(store, way, "INSERT")
    with pytest.raises(TablesGone):
        asyncio.run(store.append("t", 1, Act(ply=1, action="take 1")))
    store.close()


@pytest.mark.parametrize("way", WAYS)
def test_nothing_of_a_group_is_acknowledged_while_the_file_leaves(store: Store, way: Callable[[Path], None]) -> None:
    leave_at(store, way, "COMMIT")

    async def append() -> list[BaseException | None]:
        gathered = [store.append("t", number, Act(ply=number, action="take 1")) for number in range(1, 20)]
        return await asyncio.gather(*gathered, return_exceptions=True)

    refused = asyncio.run(append())
    assert any(isinstance(one, TablesGone) for one in refused)
    assert all(isinstance(one, TablesGone) for one in refused[-5:]), "those are behind the first group"
    store.close()


def leave_at(store: Store, way: Callable[[Path], None], beginning: str) -> None:
    """Lets the file leave when the first statement begins so that writes it."""
    connection = store._connection
    assert connection is not None

    def leave(statement: str) -> None:
        if statement.startswith(beginning):
            connection.set_trace_callback(None)
            way(store.folder)

    connection.set_trace_callback(leave)


def many(store: Store, first: int, count: int) -> None:
    async def append() -> None:
        for number in range(first, first + count):
            await store.append("t", number, Act(ply=number, action="take 1"))

    asyncio.run(append())


def test_a_copy_written_over_the_file_is_noticed(store: Store, tmp_path: Path) -> None:
    """The same file by its number, and other content: what had been carried over into it since the copy is gone."""
    connection = store._connection
    assert connection is not None
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    shutil.copyfile(store.path, tmp_path / "old")
    many(store, 1, 300)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    many(store, 301, 1)
    shutil.copyfile(tmp_path / "old", store.path)
    for _ in range(3):
        with pytest.raises(TablesGone):
            many(store, 302, 1)
    store.close()


def test_what_is_carried_over_from_the_log_disturbs_nobody(store: Store) -> None:
    """By ourselves, or by somebody who looks into the file with a tool of his own."""
    connection = store._connection
    assert connection is not None
    connection.execute("PRAGMA wal_autocheckpoint = 5")
    many(store, 1, 40)
    with closing(sqlite3.connect(store.path)) as other:
        other.execute("PRAGMA wal_checkpoint(PASSIVE)")
    many(store, 41, 1)
    kept = store.load("t")
    assert kept is not None
    assert len(kept[1]) == 42
    store.close()


def test_what_is_written_while_somebody_looks_is_not_missed(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """One reads a table, the log has just been carried over, and another writes an entry between the look and the count."""
    counted = database._rows

    def count(connection: sqlite3.Connection) -> int:
        rows = counted(connection)
        store._anchor.count(1)
        return rows

    monkeypatch.setattr(database, "_rows", count)
    os.utime(store.path)
    assert store._anchor.holds()


def test_what_was_not_acknowledged_and_is_there_after_all_is_seen(store: Store) -> None:
    """The folder leaves during a commit and comes back: the entry is met as one that somebody else has written."""
    away = store.folder.with_name("elsewhere")
    leave_at(store, move_folder, "INSERT")
    with pytest.raises(TablesGone):
        asyncio.run(store.append("t", 1, Act(ply=1, action="take 1")))
    away.rename(store.folder)
    with pytest.raises(Conflict):
        asyncio.run(store.append("t", 1, Act(ply=1, action="take 2")))
    kept = store.load("t")
    assert kept is not None
    assert [entry.action for entry in kept[1]] == ["take 1", "take 1"]
    asyncio.run(store.append("t", 2, Act(ply=2, action="take 3")))
    store.close()


def test_a_person_reads_why_and_the_table_stands_as_it_stood(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with serving(folder) as browser:
        founded = browser.found(seed="gone", options={"heap": 34})
        with browser.talk(founded, "fr") as talk:
            talk.act()
            move_folder(folder)
            before = talk.table
            for _ in range(3):
                answer = talk.answer(type="act", actions=["take 1"], version=before["version"])
                assert answer["error"].startswith("Les tables ont été enlevées, remplacées ou abîmées")
            assert browser.table(founded)["ply"] == before["ply"]
            assert browser.http.get("/api/tables/other").status_code == 503
        folder.with_name("elsewhere").rename(folder)
        with browser.talk(founded) as talk:
            assert talk.act()["type"] == "done"
    with serving(folder) as browser:
        assert browser.table(founded)["ply"] > before["ply"]


def test_a_reader_makes_no_file(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with database.reading(tmp_path / FILE) as file:
        assert file.execute("SELECT count(*) FROM tables").fetchone() == (0,)
        assert [path.name for path in tmp_path.iterdir()] == [FILE]
    with pytest.raises(Exception, match="unable to open"), database.reading(tmp_path / "none.sqlite"):
        pass
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


# --- what is found at the start ---


def refusal(folder: Path) -> str:
    with pytest.raises(BadFile) as caught:
        Store(folder)
    assert "»" in sentence(caught.value, "fr") or sentence(caught.value, "fr").endswith(".")
    return sentence(caught.value, "en")


def test_an_empty_file_is_no_new_house(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    assert "is empty: it has been cut off" in refusal(tmp_path)
    assert (tmp_path / FILE).stat().st_size == 0


def test_a_log_without_its_file_is_no_new_house(tmp_path: Path) -> None:
    beside(tmp_path / FILE, "-wal").write_bytes(b"entries")
    assert f"missing, though its log {FILE}-wal is there" in refusal(tmp_path)
    assert beside(tmp_path / FILE, "-wal").read_bytes() == b"entries"


def test_a_house_begins_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that ends in the middle of its very first start leaves nothing that the next would refuse."""

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(database, "put_in_place", stop)
        with pytest.raises(KeyboardInterrupt):
            Store(tmp_path)
    assert list(tmp_path.iterdir()) == []
    Store(tmp_path).close()
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_a_system_that_opens_no_folder_keeps_tables_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows: a folder cannot be opened to be flushed."""

    def refused(path: object, *_: object) -> int:
        raise PermissionError(13, "Permission denied", str(path))

    with monkeypatch.context() as patched:
        patched.setattr(database.os, "open", refused)
        database._flush_folder(tmp_path)
    with monkeypatch.context() as patched:
        patched.setattr(database, "_flush_folder", lambda folder: None)
        store = Store(tmp_path)
    asyncio.run(store.found(CHARTER))
    assert store.load("t") == (CHARTER, [])
    store.close()
