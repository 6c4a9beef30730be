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

from zellige.server import database
from zellige.server.database import FILE, VERSION

LOST = '{"lost":true}'
"""Stands where a charter or an entry was."""
_CHARACTERS = "".join(map(chr, range(0x20, 0x7F)))
_DEEPEST = 3
"""Characters of a name by which the rows around a hurt page are looked for."""
_HEAD = 4096
"""Bytes of the first page, which says what the file is: the same in every file of tables but for counters."""


@dataclass(frozen=True)
class Saved:
    """A table in the new file. ``entries``: how many could be read; ``hurt``: whether anything of it is lost."""

    table: str
    entries: int
    hurt: bool


def salvage(source: Path, target: Path) -> list[Saved]:
    """Writes what can be read of a file into a new one, in its place whole or not at all; answers every table, in order.

    ``source`` is only read. ``FileExistsError`` when ``target`` exists, ``sqlite3.DatabaseError`` when nothing can be got.
    """
    with tempfile.TemporaryDirectory() as folder:
        copy, made = Path(folder) / FILE, Path(folder) / "made"
        database.copy_as_it_stands(source, copy)
        with closing(_open_whatever_it_is(copy)) as hurt:
            version = _version(hurt)
            database.begin(made)
            with closing(database.connect(made)) as new:
                saved = [_save(hurt, new, table) for table in _names(hurt)]
                new.execute(f"PRAGMA user_version = {version}")
        database.move_in(made, target)
    return saved


def rebuild(path: Path) -> tuple[Path, list[Saved]]:
    """Puts what can be read of a hurt file in its place; answers where the file as it was is kept, and every table."""
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


def _names(connection: sqlite3.Connection) -> list[str]:
    """The name of every table of which a charter or an entry can be found."""
    found = set(_names_in(connection, "SELECT id FROM tables WHERE id >= ? AND id < ?", ""))
    found.update(_names_in(connection, 'SELECT DISTINCT "table" FROM entries WHERE "table" >= ? AND "table" < ?', ""))
    return sorted(found)


def _names_in(connection: sqlite3.Connection, statement: str, beginning: str) -> Iterator[str]:
    """The names that begin so: all at once, or where a page between them is hurt, by ever smaller groups around it."""
    try:
        yield from [name for (name,) in connection.execute(statement, (beginning, f"{beginning}\U0010ffff")).fetchall()]
    except sqlite3.DatabaseError:
        if len(beginning) < _DEEPEST:
            for character in _CHARACTERS:
                yield from _names_in(connection, statement, beginning + character)


# --- the new file ----------------------------------------------------------------------------------------------------


def _save(hurt: sqlite3.Connection, new: sqlite3.Connection, table: str) -> Saved:
    found = _one(hurt, "SELECT id, founded, charter FROM tables WHERE id = ?", table)
    new.execute("BEGIN")
    if found is None:
        new.execute("INSERT INTO tables (id, charter) VALUES (?, ?)", (table, LOST))
    else:
        new.execute("INSERT INTO tables (id, founded, charter) VALUES (?, ?, ?)", found)
    entries, whole = _save_entries(hurt, new, table)
    new.execute("COMMIT")
    return Saved(table, entries, found is None or not whole)


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
    if not whole:
        new.execute('INSERT INTO entries ("table", number, entry) VALUES (?, ?, ?)', (table, count, LOST))
    return count, whole


def _one(connection: sqlite3.Connection, statement: str, table: str) -> Any:
    try:
        return connection.execute(statement, (table,)).fetchone()
    except sqlite3.DatabaseError:
        return None
