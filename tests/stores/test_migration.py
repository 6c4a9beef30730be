"""From earlier versions of the store to this one: the file is copied first, and nothing of any table changes."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from old_stores import VERSIONS, lay_out
from zellige.core.errors import BadFile
from zellige.core.language import sentence
from zellige.core.registry import get
from zellige.tables import database, migration
from zellige.tables.database import FILE
from zellige.tables.store import Store

COPY = f"{FILE}.v{{}}-copy"


def everything(path: Path) -> tuple[int, dict[str, Any], list[Any]]:
    """Version, charters by table, and entries of a file."""
    with database.reading(path) as file:
        (version,) = file.execute("PRAGMA user_version").fetchone()
        charters = {table: (founded, json.loads(charter)) for table, founded, charter in file.execute("SELECT * FROM tables")}
        return version, charters, file.execute("SELECT * FROM entries").fetchall()


@pytest.fixture(scope="module", params=[version for version in VERSIONS if version < database.VERSION])
def version(request: pytest.FixtureRequest) -> int:
    found: int = request.param
    return found


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, version: int) -> Path:
    """Opened once by today's store."""
    laid_out = lay_out(tmp_path_factory.mktemp("kept"), version)
    Store(laid_out).close()
    return laid_out


def test_the_file_is_copied_before_it_changes(folder: Path, tmp_path: Path, version: int) -> None:
    assert everything(folder / COPY.format(version)) == everything(lay_out(tmp_path, version) / FILE)
    assert sorted(path.name for path in folder.iterdir()) == [FILE, COPY.format(version)]


def test_only_positions_change_and_now_they_are_whole(folder: Path, version: int) -> None:
    """The same position to the last bit, with every field a document has: no default has a say in it any more."""
    (before, old, entries), (after, new, kept) = everything(folder / COPY.format(version)), everything(folder / FILE)
    assert (before, after, entries, new.keys()) == (version, database.VERSION, kept, old.keys())
    completed = 0
    for table, (founded, charter) in old.items():
        start = new[table][1].pop("start")
        typed = charter.pop("start")
        assert new[table] == (founded, charter)
        assert (start is None) == (typed is None)
        if start is not None:
            game = get(charter["game"])
            state = game.kept_position(typed)
            assert game.position(start, partial=True).tobytes() == state.tobytes()
            assert start == json.loads(json.dumps(game.to_document(state)))
            completed += start != typed
    assert completed > 10 or version > 1


def test_it_happens_once(folder: Path, version: int) -> None:
    before = (folder / FILE).read_bytes()
    Store(folder).close()
    assert (folder / FILE).read_bytes() == before
    assert sorted(path.name for path in folder.iterdir()) == [FILE, COPY.format(version)]


def test_a_migration_that_was_interrupted_has_lost_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever it is: before the copy, between copy and file, in the middle of the tables. The next opening does all of it."""
    lay_out(tmp_path)
    before = everything(tmp_path / FILE)
    completed = migration._completed

    def stop(*given: Any) -> Any:
        raise KeyboardInterrupt

    for room, name in ((database, "copy_whole"), (database, "put_in_place"), (migration, "_completed")):
        with monkeypatch.context() as patched:
            patched.setattr(room, name, stop)
            with pytest.raises(KeyboardInterrupt):
                Store(tmp_path)
        assert everything(tmp_path / FILE) == before
    count = 0

    def stop_in_the_middle(text: str) -> str | None:
        nonlocal count
        count += 1
        return completed(text) if count < 12 else stop()

    with monkeypatch.context() as patched:
        patched.setattr(migration, "_completed", stop_in_the_middle)
        with pytest.raises(KeyboardInterrupt):
            Store(tmp_path)
    assert everything(tmp_path / FILE) == before
    Store(tmp_path).close()
    assert everything(tmp_path / FILE)[0] == database.VERSION
    copies = [path for path in tmp_path.iterdir() if path.name.startswith(COPY.format(1))]
    assert copies
    assert all(everything(copy) == before for copy in copies)
    assert len(list(tmp_path.iterdir())) == 1 + len(copies), "nothing half made is left"


def test_a_file_that_cannot_be_copied_is_not_touched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk, say."""
    lay_out(tmp_path)
    before = everything(tmp_path / FILE)

    def full(made: Path, path: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(database, "put_in_place", full)
    with pytest.raises(BadFile) as caught:
        Store(tmp_path)
    assert "the disk is full" in sentence(caught.value, "en")
    assert everything(tmp_path / FILE) == before


def test_a_table_nobody_can_read_stays_as_it_was_kept(tmp_path: Path) -> None:
    """A game that has left, a position it would not take, a charter that is none: the others are completed all the same."""
    lay_out(tmp_path)
    odd = {"nim-persons": "{", "medina-home": json.dumps({"game": "chess", "rules_version": 1, "start": {"game": "chess"}}),
           "tribes-sow": json.dumps({"game": "five_tribes", "rules_version": 1, "start": {"game": "five_tribes"}}),
           "tribes-poor": json.dumps({"game": "medina", "rules_version": 9, "start": {"game": "medina"}})}
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.executemany("UPDATE tables SET charter = ? WHERE id = ?", [(charter, table) for table, charter in odd.items()])
    Store(tmp_path).close()
    with database.reading(tmp_path / FILE) as file:
        kept = dict(file.execute("SELECT id, charter FROM tables").fetchall())
    assert {table: kept[table] for table in odd} == odd
    assert "streets" in kept["medina-towers"]


def test_what_a_later_version_has_kept_is_never_completed_again(tmp_path: Path) -> None:
    """Its positions are whole; a field that a game has got since means in them what leaving it out means."""
    lay_out(tmp_path, 2)
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.execute("UPDATE tables SET charter = json_remove(charter, '$.start.turn') WHERE id = 'medina-position'")
    before = everything(tmp_path / FILE)[1]
    assert "turn" not in before["medina-position"][1]["start"]
    Store(tmp_path).close()
    assert everything(tmp_path / FILE)[1] == before


def test_an_older_zellige_meets_the_new_file_with_a_sentence(
        folder: Path, tmp_path: Path, version: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every version refuses a file whose ``user_version`` is beyond its own, as this one does."""
    shutil.copytree(folder, tmp_path / "data")
    monkeypatch.setattr(database, "VERSION", version)
    with pytest.raises(BadFile) as caught:
        Store(tmp_path / "data")
    assert sentence(caught.value, "en").endswith("these tables were kept by a newer zellige.")


def test_what_is_founded_now_is_kept_whole(tmp_path: Path) -> None:
    from zellige.server import founding
    from zellige.server.wire.forms import NewTable

    typed = {"game": "medina", "players": 2, "board": ["." * 14] * 10, "options": {"well": False}}
    typed["format"] = "zellige-position/1"
    seats = [{"kind": "person"}, {"kind": "person"}]
    form = NewTable.model_validate({"game": "medina", "seats": seats, "position": typed, "partial": True})
    charter = founding.charter(form, ["key", "key"])
    medina = get("medina")
    assert charter.start == medina.to_document(medina.position(typed, partial=True))
