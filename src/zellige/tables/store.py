"""The store: every table's charter and its append-only list of entries, in one SQLite file.

An entry is acknowledged only after it has been flushed to the disk, and only while the file it went to still stands where it
stood. One thread writes; whatever arrives while a flush is under way shares the next one (group commit), so that many tables
do not wait for each other's disk. A process that is killed loses nothing that was acknowledged: SQLite's write-ahead log is
checked frame by frame when the file is opened again.
"""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

from zellige.tables import database, salvage
from zellige.tables.charter import Charter
from zellige.tables.contents import as_text, exported, hurt, kept
from zellige.tables.database import Anchor
from zellige.tables.entry import Deed, Entry, Unname, document_of
from zellige.tables.errors import NotKept, OnlyLooking, TableError, TablesGone
from zellige.tables.migration import migrate
from zellige.tables.salvage import Salvage
from zellige.tables.shared import Shared

LARGEST_GROUP = 256
"""Entries that share one flush at most."""
CARRIED = 300
"""Rows after which the log is carried over into the file: a thousand pages or so."""

_FOUND = "INSERT INTO tables (id, charter) VALUES (?, ?)"
_ROWS = "SELECT id, at, version FROM heads WHERE listed ORDER BY at DESC, id LIMIT ? OFFSET ?"
_ONE_ROW = "SELECT at, version FROM heads WHERE id = ? AND id IN (SELECT id FROM tables)"
_SHARED = """SELECT id, charter FROM tables WHERE charter LIKE '%"shared":{"deal":%'"""
_TIMED = """SELECT tables.id, at, version FROM tables JOIN heads ON heads.id = tables.id
            WHERE charter LIKE '%"clock":{"time":%' AND charter LIKE '%"each":true%'"""
_LAST_WRITTEN = "SELECT max(at) FROM heads"
_SINCE_CLOCK = """SELECT strftime('%s', ?) - strftime('%s', written) FROM entries
                  WHERE "table" = ? AND entry LIKE '{"kind":"clock",%' ORDER BY number DESC LIMIT 1"""
_ANY_DEALT = "SELECT EXISTS (SELECT 1 FROM heads WHERE dealt), (SELECT count(*) FROM heads WHERE listed)"
_STANDING = "SELECT standing FROM standings WHERE id = ? AND version = ? AND made = ?"
_NOTE = """INSERT OR REPLACE INTO standings (id, version, made, standing)
           SELECT id, ?2, ?3, ?4 FROM heads WHERE id = ?1 AND version = ?2"""
"""What has changed in the meantime is no standing any more."""
_APPEND = 'INSERT INTO entries ("table", number, entry) VALUES (?, ?, ?)'
_RENAME = "UPDATE tables SET charter = ? WHERE id = ?"
_REWRITE = 'UPDATE entries SET entry = ? WHERE "table" = ? AND number = ?'
_UNNOTE = "DELETE FROM standings WHERE id = ?"
_DELETE = ('DELETE FROM entries WHERE "table" = ?', "DELETE FROM tables WHERE id = ?", "DELETE FROM heads WHERE id = ?",
           _UNNOTE)
_AND = ", (?, ?, ?)"


@dataclass(frozen=True)
class Row:
    """A table by its name. ``at``: when something happened there last, UTC (ISO 8601); ``version``: how many entries it has."""

    table: str
    at: str
    version: int


class Conflict(Exception):
    """Another process has written this entry first."""


@dataclass(frozen=True)
class _Writing:
    statements: list[tuple[str, tuple[Any, ...]]]
    rows: int
    done: asyncio.Future[None] | None = None
    """None where nobody waits for it, and nothing is lost where it cannot be written."""
    erases: bool = False
    """Whether what it takes away is to be gone from the log as well."""

    def settle(self, error: Exception | None) -> None:
        if self.done is not None:
            self.done.get_loop().call_soon_threadsafe(_settle, self.done, error)


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


class Store:
    """The tables in one folder. ``BadFile`` when the folder or the file cannot be used.

    ``read_only``: nobody may write there, and the tables can only be looked at. ``rebuilt``: the file was hurt; where it is
    kept as it was, and what could be got out of it.
    """

    def __init__(self, folder: Path) -> None:
        self.folder, self.path = folder, database.place(folder)
        self.read_only = False
        self.rebuilt: tuple[Path, Salvage] | None = None
        self._uncarried = 0
        self._looked = True
        self._queue: queue.SimpleQueue[_Writing | None] = queue.SimpleQueue()
        with self._in_words():
            self._connection = self._opened()
            self._anchor = Anchor(self.path)
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Writes what is waiting and closes the file."""
        self._queue.put(None)
        self._thread.join()
        if self._connection is not None:
            self._connection.close()
            if self._looked and self._anchor.is_there():
                database.leave_sound(self.path)

    # --- writing ---

    async def found(self, charter: Charter) -> None:
        """Keeps a new table. Returns once it is on the disk; ``NotKept`` when it cannot be."""
        await self._written(_FOUND, (charter.table, as_text(charter.document())))

    async def append(self, table: str, number: int, *deeds: Deed) -> None:
        """Keeps entries from this number on, from 0: all of them or none. Returns once they are on the disk.

        ``Conflict`` when the table already has an entry of that number, ``NotKept`` when they cannot be written.
        """
        values = [(table, number + place, as_text(document_of(deed))) for place, deed in enumerate(deeds)]
        await self._written(_APPEND + _AND * (len(deeds) - 1), tuple(chain.from_iterable(values)), len(deeds))

    async def delete(self, table: str, version: int) -> None:
        """Removes a table that has so many entries, and all that is noted of it. Returns once that is on the disk."""
        statements: list[tuple[str, tuple[Any, ...]]] = [(statement, (table,)) for statement in _DELETE]
        await self._done(_Writing(statements, -1 - version, asyncio.get_running_loop().create_future(), erases=True))

    async def unname(self, table: str, number: int, deeds: Sequence[Unname]) -> None:
        """Keeps entries as ``append`` does, and takes the names of their seats out of all that is kept of the table."""
        rewritten = await asyncio.to_thread(self._without_names, table, {deed.seat for deed in deeds})
        values = [(table, number + place, as_text(document_of(deed))) for place, deed in enumerate(deeds)]
        statements = [*((_APPEND, one) for one in values), *rewritten, (_UNNOTE, (table,))]  # the first fail if it has moved on
        await self._done(_Writing(statements, len(deeds), asyncio.get_running_loop().create_future(), erases=True))

    def _without_names(self, table: str, seats: set[int]) -> list[tuple[str, tuple[Any, ...]]]:
        """What a table's charter and entries are without the names of some seats, as it is to be written."""
        self._same_file()
        with database.reading(self.path) as connection:
            (text,) = connection.execute("SELECT charter FROM tables WHERE id = ?", (table,)).fetchone()
            entries = connection.execute('SELECT number, entry FROM entries WHERE "table" = ?', (table,)).fetchall()
        charter = json.loads(text)
        for seat in seats:
            charter["seats"][seat]["name"] = None
        found: list[tuple[str, tuple[Any, ...]]] = [(_RENAME, (as_text(charter), table))]
        for number, kept_entry in entries:
            entry = json.loads(kept_entry)
            if entry.get("name") is not None and entry.get("seat") in seats:
                del entry["name"]
                found.append((_REWRITE, (as_text(entry), table, number)))
        return found

    async def _written(self, statement: str, values: tuple[Any, ...], rows: int = 1) -> None:
        await self._done(_Writing([(statement, values)], rows, asyncio.get_running_loop().create_future()))

    async def _done(self, writing: _Writing) -> None:
        assert writing.done is not None
        self._queue.put(writing)
        await writing.done

    def _write(self) -> None:
        while (first := self._queue.get()) is not None:
            group, last = [first], False
            while len(group) < LARGEST_GROUP and not self._queue.empty():
                following = self._queue.get()
                if following is None:
                    last = True
                    break
                group.append(following)
            self._write_group(group)
            if last:
                return

    def _write_group(self, group: list[_Writing]) -> None:
        try:
            refused = self._commit(group)
        except Exception as error:  # whatever it is, nothing of the group has happened and the next may
            if self._connection is not None and self._connection.in_transaction:
                self._connection.rollback()
            cause = database.wrong(error)
            stopped = error if isinstance(error, TableError) else NotKept(detail=database.named(error), cause=cause)
            self._looked = self._looked and cause != "hurt"  # the next start looks, however large it is
            refused = dict.fromkeys(range(len(group)), stopped)
        for place, writing in enumerate(group):
            writing.settle(refused.get(place))

    def _commit(self, group: list[_Writing]) -> dict[int, Exception]:
        """Writes a group to the disk; answers by place what of it was refused."""
        if self._connection is None:
            raise OnlyLooking(path=str(self.folder))
        refused: dict[int, Exception] = {}
        self._same_file()
        alone = len(group) == 1 and len(group[0].statements) == 1  # then it is a transaction of its own
        if not alone:
            self._connection.execute("BEGIN IMMEDIATE")
        for place, writing in enumerate(group):
            try:
                for statement, values in writing.statements:
                    self._connection.execute(statement, values)
            except sqlite3.IntegrityError:
                refused[place] = Conflict()
        if not alone:
            self._connection.execute("COMMIT")
        written = sum(writing.rows for place, writing in enumerate(group) if place not in refused)
        self._anchor.count(written)
        self._same_file()  # what went to a file that has left in the meantime is lost with it
        self._carry_over(written + len(group))
        if any(writing.erases for place, writing in enumerate(group) if place not in refused):
            self._empty_log()
        return refused

    def _empty_log(self) -> None:
        """Leaves nothing in the log of what was taken away; where somebody reads just now, that waits for a next time."""
        assert self._connection is not None
        with suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            self._uncarried = 0
            self._anchor.carried_over()

    def _carry_over(self, written: int) -> None:
        """Carries the log over once enough stands in it; where that fails, what is kept stays in the log."""
        self._uncarried += written
        if self._uncarried < CARRIED or self._connection is None:
            return
        self._uncarried = 0
        with suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            self._anchor.carried_over()

    def _same_file(self) -> None:
        if not self._anchor.holds():
            raise TablesGone(path=str(self.path))

    # --- reading ---

    def load(self, table: str) -> tuple[Charter, list[Entry]] | None:
        """A table's charter and all its entries in order; None when there is no such table.

        An entry that cannot be read has no kind, and is the last. ``HurtTable`` when the charter cannot be read, ``TablesGone``
        when the file has been taken away.
        """
        self._same_file()
        with database.reading(self.path) as connection:
            return kept(connection, table)

    def rows(self, first: int = 0, count: int = -1) -> list[Row]:
        """Every table but those of the first steps, the one in which something happened last first.

        ``count`` of them from number ``first`` on, from 0; all without. Takes milliseconds for thousands.
        """
        self._same_file()
        with self._reading_heads() as connection:
            found = connection.execute(_ROWS, (count, first)).fetchall()
        return [_row(table, at, version) for table, at, version in found]

    @contextmanager
    def _reading_heads(self) -> Iterator[sqlite3.Connection]:
        with database.reading(self.path) as connection:
            database.heads_of(connection)
            yield connection

    def rows_of(self, tables: Iterable[str]) -> dict[str, Row]:
        """Those of some tables that are there, by name. Takes milliseconds, however many others there are."""
        self._same_file()
        with self._reading_heads() as connection:
            found = {table: connection.execute(_ONE_ROW, (table,)).fetchone() for table in tables}
        return {table: _row(table, *row) for table, row in found.items() if row is not None}

    def dealt_and_listed(self) -> tuple[bool, int]:
        """Whether any table began with a deal, and not at a position or with a record; and how many tables stand in lists."""
        with self._reading_heads() as connection:
            dealt, count = connection.execute(_ANY_DEALT).fetchone()
        return bool(dealt), count

    def standings(self, rows: Iterable[Row], made: str) -> dict[str, str]:
        """How tables stood at the versions of their rows, where that was noted; ``made``: by whom, to the letter."""
        with database.reading(self.path) as connection:
            if not database.has_lists(connection):
                return {}
            found = {row.table: connection.execute(_STANDING, (row.table, row.version, made)).fetchone() for row in rows}
        return {table: standing for table, one in found.items() if one is not None for (standing,) in (one,)}

    def note_standing(self, table: str, version: int, made: str, standing: str) -> None:
        """Notes how a table stands at a version, some time soon: it can be worked out again, so nobody waits for it."""
        if self._connection is not None:
            self._queue.put(_Writing([(_NOTE, (table, version, made, standing))], 0))

    def timed(self) -> dict[str, Row]:
        """Every table whose clocks have their time anew every turn, by name. Looks through all charters."""
        self._same_file()
        with self._reading_heads() as connection:
            return {table: _row(table, at, version) for table, at, version in connection.execute(_TIMED).fetchall()}

    def last_written(self) -> str | None:
        """When something was kept last, of whatever table: UTC, as SQLite has it. None where nothing is."""
        with self._reading_heads() as connection:
            (found,) = connection.execute(_LAST_WRITTEN).fetchone()
        return None if found is None else str(found)

    def since_clock(self, table: str, moment: str | None) -> float:
        """Seconds from when it was kept last what the clocks of a table show to a moment as ``last_written`` has it."""
        with database.reading(self.path) as connection:
            found = connection.execute(_SINCE_CLOCK, (moment, table)).fetchone()
        return 0.0 if found is None or found[0] is None else float(found[0])

    def shared(self) -> list[tuple[str, Shared]]:
        """Every table at which a deal is played that others play, too, by name. Looks through all charters."""
        self._same_file()
        found = list[tuple[str, Shared]]()
        with database.reading(self.path) as connection:
            for table, text in connection.execute(_SHARED).fetchall():
                with suppress(ValueError, RecursionError):
                    if (shared := Charter.of(json.loads(text)).shared) is not None:
                        found.append((table, shared))
        return found

    def hurt_tables(self) -> list[str]:
        """Every table of which something cannot be read, by name. Takes a second for a million entries, and holds up nobody."""
        with self._reading_heads() as connection:
            return sorted(hurt(connection))

    def export(self, table: str) -> str | None:
        """Everything that is kept of a table, word by word: see docs/formats/store.md. None when there is no such table."""
        self._same_file()
        with database.reading(self.path) as connection:
            return exported(connection, table)

    # --- the file ---

    def _opened(self) -> sqlite3.Connection | None:
        """The file, made or mended or brought to the present version; None when it can only be read."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            database.look(self.path)
        except FileNotFoundError:
            database.begin(self.path)
        try:
            connection = self._connection_to_write()
        except sqlite3.OperationalError as error:
            if not database.cannot_write(error):
                raise
            with database.reading(self.path) as reader:
                database.version(reader, self.path)
            self.read_only = True
            return None
        try:
            migrate(connection, self.path)
        except BaseException:
            connection.close()
            raise
        return connection

    def _connection_to_write(self) -> sqlite3.Connection:
        salvage.finish(self.path)
        self._looked = not database.left_sound(self.path)
        if self._looked and not database.sound(self.path):
            self.rebuilt = salvage.rebuild(self.path)
        return database.connect(self.path)

    def is_sound(self) -> bool:
        """Whether the file hangs together, if that was not looked at when it was opened. Takes a second."""
        if not self._looked:
            self._looked = database.sound(self.path)
        return self._looked

    @contextmanager
    def _in_words(self) -> Iterator[None]:
        try:
            yield
        except (sqlite3.DatabaseError, OSError) as error:
            raise database.unusable(self.path, error) from error


def _row(table: str, at: str, version: int) -> Row:
    return Row(table, f"{str(at).replace(' ', 'T')}Z", version)
