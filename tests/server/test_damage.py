"""A file that is hurt: it is kept as it was, what can be read lives on, and no table plays on as if nothing were lost."""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from zellige.core.errors import BadFile
from zellige.server.app import _found_at_start
from zellige.tables import checkup, database, salvage
from zellige.tables.charter import Charter, Seat
from zellige.tables.contents import as_text
from zellige.tables.database import FILE
from zellige.tables.entry import UNREADABLE, Act, document_of
from zellige.tables.errors import HurtTable
from zellige.tables.salvage import Salvage, Saved
from zellige.tables.store import Store

from .browser import serving

PAGE = 4096
ENTRIES = 40
NAMES = [f"{letter}table{number:02}" for letter in "akz" for number in range(20)]
SEATS = (Seat("Ada", None), Seat(None, "random"))


def charter(name: str) -> Charter:
    return Charter(name, "nim", 1, {"heap": 34}, SEATS, f"seed of {name}", "salt")


def entry(number: int) -> Act:
    return Act(ply=number, action="take 1", at="2026-11-28T12:00:00.000Z")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Sixty tables with forty entries each, closed."""
    Store(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.executemany("INSERT INTO tables (id, charter) VALUES (?, ?)", [
            (name, as_text(charter(name).document())) for name in NAMES])
        file.executemany('INSERT INTO entries ("table", number, entry) VALUES (?, ?, ?)', [
            (name, number, as_text(document_of(entry(number)))) for name in NAMES for number in range(ENTRIES)])
    return tmp_path


def nonsense(page: int) -> bytes:
    return bytes((page * 7 + place) % 251 for place in range(PAGE))


def zeros(page: int) -> bytes:
    return bytes(PAGE)


def hurt(folder: Path, page: int, with_what: Callable[[int], bytes] = nonsense) -> bytes:
    """Writes over a page, counted from 1; answers the file as it is then."""
    content = bytearray((folder / FILE).read_bytes())
    content[(page - 1) * PAGE : page * PAGE] = with_what(page)
    (folder / FILE).write_bytes(content)
    return bytes(content)


def whole_and_hurt(store: Store) -> tuple[list[str], list[str]]:
    """Which tables are as they were, and which say that they are not."""
    whole, broken = [], []
    for name in NAMES:
        try:
            kept = store.load(name)
        except HurtTable:
            broken.append(name)
            continue
        if kept is None:
            continue
        assert kept[0] == charter(name)
        count = len(kept[1])
        if kept[1] == [entry(number) for number in range(ENTRIES)]:
            whole.append(name)
        else:
            assert kept[1] == [*(entry(number) for number in range(count - 1)), UNREADABLE], "what is lost is said"
            broken.append(name)
    return whole, broken


def pages_of(folder: Path) -> int:
    return (folder / FILE).stat().st_size // PAGE


@pytest.mark.parametrize("with_what", [nonsense, zeros])
@pytest.mark.parametrize("place", [0.2, 0.5, 0.8, 0.999])
def test_a_hurt_page_hurts_the_tables_on_it(folder: Path, place: float, with_what: Callable[[int], bytes]) -> None:
    content = hurt(folder, 4 + int((pages_of(folder) - 4) * place), with_what=with_what)
    store = Store(folder)
    whole, broken = whole_and_hurt(store)
    assert len(whole) + len(broken) == len(NAMES)
    assert 1 <= len(broken) < 12
    assert store.rebuilt is not None
    copy, saved = store.rebuilt
    assert copy.read_bytes() == content, "the file is kept as it was"
    assert [one.table for one in saved.tables if one.hurt] == broken
    assert {path.name for path in folder.glob("*")} == {FILE, f"{FILE}-wal", f"{FILE}-shm", f"{FILE}.hurt-copy"}
    store.close()
    again = Store(folder)
    assert again.rebuilt is None
    assert whole_and_hurt(again) == (whole, broken)
    again.close()


def test_the_others_are_played_on(folder: Path) -> None:
    hurt(folder, pages_of(folder) // 2)
    store = Store(folder)
    whole, _ = whole_and_hurt(store)
    asyncio.run(store.append(whole[0], ENTRIES, entry(ENTRIES)))
    kept = store.load(whole[0])
    assert kept is not None
    assert len(kept[1]) == ENTRIES + 1
    store.close()


def test_a_file_that_was_cut_off(folder: Path) -> None:
    content = (folder / FILE).read_bytes()
    (folder / FILE).write_bytes(content[: len(content) * 2 // 3 // PAGE * PAGE + 100])
    store = Store(folder)
    whole, broken = whole_and_hurt(store)
    assert whole
    assert broken
    assert store.rebuilt is not None
    store.close()


def test_a_lost_root_loses_what_hangs_on_it_and_says_so(folder: Path) -> None:
    """The first page of all charters: nothing of them can be read, but every table is named."""
    hurt(folder, 2)
    store = Store(folder)
    assert whole_and_hurt(store) == ([], NAMES)
    assert store.rebuilt is not None
    assert store.rebuilt[1] == Salvage([Saved(name, ENTRIES, True) for name in NAMES], named=False)
    store.close()


def test_an_interrupted_rebuilding_is_finished(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It stops when the log has gone and the new file is not in its place yet."""
    hurt(folder, pages_of(folder) // 2)

    def stop(path: Path, target: Path) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", stop)
        with pytest.raises(KeyboardInterrupt):
            Store(folder)
    store = Store(folder)
    whole, broken = whole_and_hurt(store)
    assert len(whole) + len(broken) == len(NAMES)
    assert not (folder / f"{FILE}.salvaged").exists()
    store.close()


def test_text_that_is_hurt_is_said_when_its_table_is_opened(folder: Path) -> None:
    """A letter that flips inside a row leaves the file whole: only that table is hurt."""
    with closing(sqlite3.connect(folder / FILE)) as file, file:
        file.execute("UPDATE tables SET charter = replace(charter, '{', '[') WHERE id = ?", (NAMES[3],))
        file.execute("UPDATE entries SET entry = 'x' || entry WHERE \"table\" = ? AND number = 7", (NAMES[5],))
    store = Store(folder)
    assert store.rebuilt is None
    assert whole_and_hurt(store)[1] == [NAMES[3], NAMES[5]]
    with pytest.raises(HurtTable) as caught:
        store.load(NAMES[3])
    assert caught.value.params["table"] == NAMES[3]
    store.close()


def test_the_server_says_which_tables_are_hurt(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    with closing(sqlite3.connect(folder / FILE)) as file, file:
        file.execute("UPDATE tables SET charter = 'x' WHERE id = ?", (NAMES[3],))
        file.execute("UPDATE entries SET entry = '[]' WHERE \"table\" = ? AND number = 39", (NAMES[5],))
    with serving(folder) as browser:
        answer = browser.http.get(f"/api/tables/{NAMES[3]}")
        assert answer.status_code == 503
        assert answer.json()["error"].startswith(f"Part of what is kept of table “{NAMES[3]}” can no longer be read.")
        assert browser.http.get(f"/api/tables/{NAMES[4]}").status_code == 200
    said = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert [re.findall("“([^ ]*)” can no longer be read", line) for line in said] == [[NAMES[3]], [NAMES[5]]]


def test_salvage_only_reads_and_reads_the_log_too(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Beside a running zellige, of which everything new stands in the log."""
    store = Store(folder)
    asyncio.run(store.append(NAMES[0], ENTRIES, entry(ENTRIES)))
    before = {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith("-shm")}
    target = tmp_path_factory.mktemp("new") / FILE
    saved = salvage.salvage(folder / FILE, target)
    assert before == {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith("-shm")}
    assert saved == Salvage([Saved(name, ENTRIES + (name == NAMES[0]), False) for name in NAMES], named=True)
    with database.reading(target) as new, database.reading(folder / FILE) as old:
        for table in ("tables", "entries"):
            assert new.execute(f"SELECT * FROM {table}").fetchall() == old.execute(f"SELECT * FROM {table}").fetchall()
    store.close()


def test_salvage_of_a_file_that_has_lost_its_head(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Without its first page a file says nothing any more; the server leaves it alone, and everything can be got out."""
    content = hurt(folder, 1)
    with pytest.raises(BadFile):
        Store(folder)
    assert (folder / FILE).read_bytes() == content
    saved = salvage.salvage(folder / FILE, tmp_path_factory.mktemp("new") / FILE)
    assert saved == Salvage([Saved(name, ENTRIES, False) for name in NAMES], named=True)


@pytest.mark.parametrize("with_what", [nonsense, zeros])
@pytest.mark.parametrize(("what", "missing"), [(f'"{NAMES[30]}"', True), ('"kind":"act"', False)])
def test_a_table_that_leaves_no_trace_is_said_to_be_missing_perhaps(
        folder: Path, what: str, missing: bool, with_what: Callable[[int], bytes]) -> None:
    """Nothing has happened there, and the page with its charter is hurt; where only entries are, none can be missing."""
    with closing(sqlite3.connect(folder / FILE)) as file, file:
        file.execute("DELETE FROM entries WHERE \"table\" LIKE 'k%'")
    hurt(folder, (folder / FILE).read_bytes().find(what.encode()) // PAGE + 1, with_what=with_what)
    store = Store(folder)
    assert any("may be missing" in said for said in _found_at_start(store)) == missing
    assert (store.load(NAMES[30]) is None) == missing
    store.close()


def test_entries_without_a_charter_are_a_hurt_table(folder: Path) -> None:
    """A letter of the name in its charter's row has flipped."""
    with closing(sqlite3.connect(folder / FILE)) as file, file:
        file.execute("UPDATE tables SET id = 'btable07' WHERE id = ?", (NAMES[7],))
    store = Store(folder)
    with pytest.raises(HurtTable):
        store.load(NAMES[7])
    assert store.hurt_tables() == [NAMES[7]]
    assert len((store.export(NAMES[7]) or "").splitlines()) == 1 + ENTRIES
    store.close()
    assert [trouble.table for trouble in checkup.check(folder / FILE).troubles if isinstance(trouble.error, HurtTable)] == [
        NAMES[7]]


def test_what_is_no_file_of_tables_gives_nothing(tmp_path: Path) -> None:
    (tmp_path / "letter").write_bytes(b"Dear Ada, " * 2000)
    with pytest.raises(sqlite3.DatabaseError):
        salvage.salvage(tmp_path / "letter", tmp_path / "new")
    assert [path.name for path in tmp_path.iterdir()] == ["letter"]
