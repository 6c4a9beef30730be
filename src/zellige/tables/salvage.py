"""What can still be got out of a file of tables that is hurt: every row that can be read, into a new file.

A table of which something is lost says so in the new file: a charter or an entry that cannot be read stays as one, and such a
table never plays on as if nothing had been there.
"""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from zellige.tables import database
from zellige.tables.database import FILE, VERSION

LOST = '{"lost":true}'
"""Stands where a charter or an entry was."""
_CHARACTERS = "".join(map(chr, range(0x20, 0x7F)))
_DEEPEST = 3
"""Characters of a name by which the rows around a hurt page are looked for."""
_HURT = ("what cannot be read",)
_HEAD = 4096
"""Bytes of the first page, which says what the file is: the same in every file of tables but for counters."""


@dataclass(frozen=True)
class Saved:
    """A table in the new file. ``entries``: how many could be read; ``hurt``: whether anything of it is lost."""

    table: str
    entries: int
    hurt: bool


@dataclass(frozen=True)
class Salvage:
    """What was got out: every table that could be named, in order.

    ``named``: whether those are all. A table in which nothing has happened is named by its charter alone: where that is lost,
    nobody can say that there was one.
    """

    tables: list[Saved]
    named: bool


def salvage(source: Path, target: Path) -> Salvage:
    """Writes what can be read of a file into a new one, in its place whole or not at all; answers what that is.

    ``source`` is only read. ``FileExistsError`` when ``target`` exists, ``sqlite3.DatabaseError`` when nothing can be got.
    """
    with tempfile.TemporaryDirectory() as folder:
        copy, made = Path(folder) / FILE, Path(folder) / "made"
        database.copy_as_it_stands(source, copy)
        with closing(_open_whatever_it_is(copy)) as hurt:
            version = _version(hurt)
            database.begin(made)
            with closing(database.connect(made)) as new:
                names = _names(hurt)
                if not (names or _is_ours(hurt)):
                    raise sqlite3.DatabaseError("no table in it")
                saved = Salvage([_save(hurt, new, table) for table in names], _all_named(hurt))
                new.execute(f"PRAGMA user_version = {version}")
        database.move_in(made, target)
    return saved


def rebuild(path: Path) -> tuple[Path, Salvage]:
    """Puts what can be read of a hurt file in its place; answers where the file as it was is kept, and what was got out."""
    kept = database.free_name(path.with_name(f"{path.name}.hurt-copy"))
    database.copy_as_it_stands(path, kept)
    saved = salvage(path, _salvaged(path))
    finish(path)
    return kept, saved


def finish(path: Path) -> None:
    """Lets a salvaged file take the place of the hurt one, also when that was interrupted before."""
    new = _salvaged(path)
    if new.exists():
        for ending in (database.LOG, database.MEMORY):  # the log of another file must never be read into this one
            database.beside(path, ending).unlink(missing_ok=True)
        new.replace(path)


def _salvaged(path: Path) -> Path:
    return path.with_name(f"{path.name}.salvaged")


# --- the hurt file ---------------------------------------------------------------------------------------------------


def _open_whatever_it_is(copy: Path) -> sqlite3.Connection:
    """A copy of a hurt file, opened; a file without its first page gets that of a new one."""
    connection = _open(copy)
    try:
        connection.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_NOTADB:
            return connection
        connection.close()
        _give_head(copy)
        connection = _open(copy)
    return connection


def _open(copy: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(copy, isolation_level=None)
    connection.execute("PRAGMA writable_schema = ON")  # also opens a file that is shorter than it says
    return connection


def _give_head(copy: Path) -> None:
    new = copy.with_name("head")
    database.begin(new)
    content, head = bytearray(copy.read_bytes()), bytearray(new.read_bytes()[:_HEAD])
    head[28:32] = (len(content) // _HEAD).to_bytes(4, "big")  # how many pages the file has
    content[:_HEAD] = head
    copy.write_bytes(content)


def _version(connection: sqlite3.Connection) -> int:
    """The store's version; where it cannot be known, the first: what it kept is read the same by every later one."""
    try:
        (found,) = connection.execute("PRAGMA user_version").fetchone()
    except sqlite3.DatabaseError:
        return 1
    return int(found) if 0 < found <= VERSION else 1


def _is_ours(connection: sqlite3.Connection) -> bool:
    return bool(_one(connection, "PRAGMA quick_check(1)") == ("ok",))


def _names(connection: sqlite3.Connection) -> list[str]:
    """The name of every table of which a charter or an entry can be found."""
    found = set(_names_in(connection, "SELECT id FROM tables WHERE id >= ? AND id < ?", ""))
    found.update(_names_in(connection, 'SELECT DISTINCT "table" FROM entries WHERE "table" >= ? AND "table" < ?', ""))
    return sorted(found)


def _all_named(connection: sqlite3.Connection) -> bool:
    """Whether every page with charters hangs together; one of zeros, which reads as if nothing stood there, does not."""
    return bool(_one(connection, "PRAGMA integrity_check(tables)") == ("ok",))


def _names_in(connection: sqlite3.Connection, statement: str, beginning: str) -> Iterator[str]:
    """The names that begin so: all at once, or where a page between them is hurt, by ever smaller groups around it."""
    try:
        yield from [name for (name,) in connection.execute(statement, (beginning, f"{beginning}\U0010ffff")).fetchall()]
        return
    except sqlite3.DatabaseError:
        if len(beginning) == _DEEPEST:
            return
    groups = [beginning + character for character in _CHARACTERS]
    readable = [group for group in groups if _one(connection, statement, group, f"{group}\U0010ffff") is not _HURT]
    if readable:  # else it is the root that is hurt
        for group in groups:
            yield from _names_in(connection, statement, group)


# --- the new file ----------------------------------------------------------------------------------------------------


def _save(hurt: sqlite3.Connection, new: sqlite3.Connection, table: str) -> Saved:
    found = _one(hurt, "SELECT id, founded, charter FROM tables WHERE id = ?", table)
    lost = found is None or found is _HURT or not all(type(value) is str for value in found)
    new.execute("BEGIN")
    if lost:
        new.execute("INSERT INTO tables (id, charter) VALUES (?, ?)", (table, LOST))
    else:
        new.execute("INSERT INTO tables (id, founded, charter) VALUES (?, ?, ?)", found)
    entries, whole = _save_entries(hurt, new, table)
    new.execute("COMMIT")
    return Saved(table, entries, lost or not whole)


def _save_entries(hurt: sqlite3.Connection, new: sqlite3.Connection, table: str) -> tuple[int, bool]:
    """Every entry up to the first that cannot be read; how many, and whether those are all."""
    count, whole = 0, True
    everything = 'SELECT "table", number, entry, written FROM entries WHERE "table" = ? ORDER BY number'
    try:
        for row in hurt.execute(everything, (table,)):
            if row[1] != count:
                whole = False
                break
            new.execute('INSERT INTO entries ("table", number, entry, written) VALUES (?, ?, ?, ?)', row)
            count += 1
    except sqlite3.DatabaseError:
        whole = False
    whole = whole and _ends_there(hurt, table, count)
    if not whole:
        new.execute('INSERT INTO entries ("table", number, entry) VALUES (?, ?, ?)', (table, count, LOST))
    return count, whole


def _ends_there(hurt: sqlite3.Connection, table: str, count: int) -> bool:
    """Whether a table has so many entries and no more: what follows in the file begins another table, or nothing follows.

    A page of zeros raises no error: what stood there is passed over as if it had never been.
    """
    following = _one(hurt, """SELECT "table", number FROM entries WHERE ("table", number) > (?, ?)
                     ORDER BY "table", number LIMIT 1""", table, count - 1)
    if following is _HURT:
        return False
    if following is not None:
        return type(following[0]) is str and following[0] > table and following[1] == 0
    last = _one(hurt, 'SELECT "table", number FROM entries ORDER BY "table" DESC, number DESC LIMIT 1')
    return bool(last == (table, count - 1)) if count else last is None or (type(last[0]) is str and last[0] < table)


def _one(connection: sqlite3.Connection, statement: str, *values: object) -> Any:
    """The first row, None when there is none, ``_HURT`` when it cannot be read."""
    try:
        return connection.execute(statement, values).fetchone()
    except sqlite3.DatabaseError:
        return _HURT
