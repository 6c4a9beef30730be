"""``zellige tables``: looks through what is kept, gets out what can be got; only reads."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing

import pytest

from old_stores import EXPECTED, FILE, lay_out
from zellige.tables.store import Store

OFFER = '{"kind":"offer","ply":1}'

@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """A few tables of nim."""
    folder = lay_out(tmp_path_factory.mktemp("kept"))
    with closing(sqlite3.connect(folder / FILE)) as file, file:
        file.execute("DELETE FROM entries WHERE \"table\" NOT LIKE 'nim-%'")
        file.execute("DELETE FROM tables WHERE id NOT LIKE 'nim-%' AND id NOT LIKE 'record-strange'")
    Store(folder).close()
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as file:
        file.execute("VACUUM")
    return folder


@pytest.fixture
def folder(kept, tmp_path):
    shutil.copytree(kept, tmp_path / "data")
    return tmp_path / "data"


def change(folder, statement, *values):
    with closing(sqlite3.connect(folder / FILE)) as file, file:
        file.execute(statement, values)


def hurt_page(folder, table):
    """Writes nonsense over the first page of a table; answers the file as it is then."""
    with closing(sqlite3.connect(folder / FILE)) as file:
        (page,) = file.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    content = bytearray((folder / FILE).read_bytes())
    content[(page - 1) * 4096 : page * 4096] = b"?" * 4096
    (folder / FILE).write_bytes(content)
    return bytes(content)


def test_everything_is_well(ok, folder):
    answer = ok("tables", "check", "--data", folder)
    assert answer.out == "5 tables with 28 entries in all: every one can be opened and followed.\n"
    assert ok("tables", "check", "--data", folder, "--json").data == {"sound": True, "tables": 5, "entries": 28, "named": True,
                                                                         "troubles": []}
    assert "chacune s’ouvre" in ok("tables", "check", "--data", folder, "--lang", "fr").out


def test_an_empty_house_has_a_sentence_of_its_own(ok, tmp_path):
    Store(tmp_path).close()
    assert ok("tables", "check", "--data", tmp_path).out == "There is no table here.\n"
    assert ok("tables", "check", "--data", tmp_path, "--lang", "fr").out == "Il n’y a aucune table ici.\n"
    assert ok("tables", "salvage", tmp_path / "new", "--data", tmp_path).out == "There is no table here.\n"


def test_a_lost_list_of_tables_is_said(run, folder, tmp_path):
    hurt_page(folder, "tables")
    for command in (["check"], ["salvage", tmp_path / "new"]):
        answer = run("tables", *command, "--data", folder)
        assert answer.code == 1
        assert "a table in which nothing had happened yet may be missing" in answer.out
    assert run("tables", "check", "--data", folder, "--json").data["named"] is False


def test_every_trouble_is_a_sentence(run, folder):
    change(folder, "UPDATE tables SET charter = 'x' WHERE id = 'nim-bots'")
    change(folder, "INSERT INTO entries (\"table\", number, entry) VALUES ('nim-position', 2, ?)", OFFER)
    change(folder, "UPDATE entries SET entry = '{' WHERE \"table\" = 'nim-persons' AND number = 3")
    answer = run("tables", "check", "--data", folder)
    assert (answer.code, answer.err) == (1, "")
    bots, persons, position, last = answer.out.splitlines()
    assert bots.startswith("nim-bots: Part of what is kept of table “nim-bots” can no longer be read.")
    assert persons.endswith("not played on: entry 4 cannot be read.")
    assert "entry 3 is of a kind that this zellige does not know (“offer”)" in position
    assert last.endswith("3 of them have trouble.")
    troubles = run("tables", "check", "--data", folder, "--json").data["troubles"]
    assert [trouble["table"] for trouble in troubles] == ["nim-bots", "nim-persons", "nim-position"]
    assert "n’est plus lisible" in run("tables", "check", "--data", folder, "--lang", "fr").out


def test_a_file_that_is_hurt_is_looked_through_and_left_alone(run, folder):
    content = hurt_page(folder, "entries")
    answer = run("tables", "check", "--data", folder)
    assert answer.code == 1
    assert answer.out.startswith("The file of the tables is damaged; “zellige tables salvage” recovers what can be read.\n")
    assert (folder / FILE).read_bytes() == content


def test_salvage_gets_everything_out(ok, run, folder, tmp_path):
    new = tmp_path / "new"
    answer = ok("tables", "salvage", new, "--data", folder)
    assert answer.out == f"Of 5 tables, nothing is lost. “zellige play --data {new}” opens what could be read.\n"
    assert ok("tables", "check", "--data", new).out == ok("tables", "check", "--data", folder).out
    assert ok("tables", "export", "--data", new).out == ok("tables", "export", "--data", folder).out
    again = run("tables", "salvage", new, "--data", folder)
    assert (again.code, again.err) == (2, f"{new / FILE}: there are tables already; name another folder.\n")


def test_salvage_says_what_is_lost(run, ok, folder, tmp_path):
    hurt_page(folder, "entries")
    answer = run("tables", "salvage", tmp_path / "new", "--data", folder)
    assert (answer.code, answer.err) == (1, "")
    *hurt, last = answer.out.splitlines()
    assert "Table nim-bots: nothing that happened could be read." in hurt
    assert "have lost something" in last
    data = run("tables", "salvage", tmp_path / "newer", "--data", folder, "--json").data
    assert {"table": "nim-bots", "entries": 0} in data["hurt"]


def test_export_is_word_by_word_and_beside_a_running_zellige(ok, run, folder):
    store = Store(folder)
    text = ok("tables", "export", "nim-persons", "record-strange", "--data", folder).out
    store.close()
    lines = [json.loads(line) for line in text.splitlines()]
    heads = [line for line in lines if "format" in line]
    assert [head["table"] for head in heads] == ["nim-persons", "record-strange"]
    assert heads[0]["charter"]["key"]
    assert [line["number"] for line in lines if "number" in line] == list(range(6))
    assert "\x1b" not in json.dumps(heads)
    answer = run("tables", "export", "nowhere", "--data", folder)
    assert (answer.code, answer.err) == (2, "There is no table called “nowhere” here.\n")


@pytest.mark.parametrize("command", [["check"], ["export"], ["salvage", "new"]])
def test_where_there_are_no_tables(run, tmp_path, command):
    """A reader makes no file, and says what it found."""
    answer = run("tables", *command, "--data", tmp_path / "none")
    assert (answer.code, answer.err) == (2, f"{tmp_path / 'none' / FILE}: there are no tables.\n")
    (tmp_path / FILE).touch()
    assert "is empty: it has been cut off" in run("tables", *command, "--data", tmp_path).err
    (tmp_path / FILE).write_bytes(b"Dear Ada, " * 1000)
    answer = run("tables", *command, "--data", tmp_path)
    assert answer.code == 2
    assert answer.err == f"{tmp_path / FILE}: no tables of zellige are in it.\n"
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_tables_of_every_game_are_followed(ok, tmp_path):
    """Those of version 1, read without being brought to version 2."""
    before = lay_out(tmp_path / "data").joinpath(FILE).read_bytes()
    data = ok("tables", "check", "--data", tmp_path / "data", "--json").data
    assert (data["tables"], data["troubles"]) == (len(EXPECTED[1]), [])
    assert (tmp_path / "data" / FILE).read_bytes() == before


def test_a_backup_is_whole_and_overwrites_nothing(ok, run, folder, tmp_path):
    """Also beside whoever writes: what was acknowledged before is there, and one plays on with it."""
    store = Store(folder)
    with closing(sqlite3.connect(folder / FILE)) as file, file:
        file.execute("INSERT INTO entries (\"table\", number, entry) VALUES ('nim-bots', 4711, ?)", (OFFER,))
    rows = len(store.rows())
    (tmp_path / "copy").mkdir()
    copy = tmp_path / "copy" / FILE
    answer = ok("backup", copy, "--data", folder)
    assert answer.out.startswith(f"Everything is copied to {copy}: ")
    before = copy.read_bytes()
    store.close()
    again = run("backup", copy, "--data", folder)
    assert (again.code, again.err) == (2, f"{copy}: there is a file already; name another.\n")
    assert copy.read_bytes() == before
    assert [path.name for path in copy.parent.iterdir()] == [FILE]
    with closing(sqlite3.connect(copy)) as file:
        assert file.execute("SELECT count(*) FROM entries WHERE number = 4711").fetchone() == (1,)
    played_on = Store(copy.parent)
    assert len(played_on.rows()) == rows
    played_on.close()


@pytest.mark.parametrize("place", ["no/such/folder/copy", "copy"])
def test_a_backup_that_cannot_be_made_leaves_nothing(run, folder, tmp_path, place):
    if place == "copy":
        (folder / FILE).write_bytes(b"SQLite format 3\0" + b"?" * 5000)
    answer = run("backup", tmp_path / place, "--data", folder)
    assert (answer.code, len(answer.err.splitlines())) == (2, 1)
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def test_every_finished_game_is_a_record_of_its_own(ok, tmp_path):
    folder = lay_out(tmp_path / "kept")
    Store(folder).close()
    new = tmp_path / "records"
    first = ok("tables", "records", new, "--data", folder, "--json").data
    found = sorted(new.iterdir())
    assert first == {"written": len(found), "there": 0}
    assert found
    for path in found:
        ok("verify", path)
    found[0].unlink()
    found[1].write_text("mine")
    assert ok("tables", "records", new, "--data", folder).out == (
        f"One record written to {new}; {'one was' if len(found) == 2 else f'{len(found) - 1} were'} there already.\n")
    assert found[1].read_text() == "mine"
