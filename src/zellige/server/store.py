"""The store: every table's charter and its append-only list of entries, in one SQLite file.

An entry is acknowledged only after it has been flushed to the disk. One thread writes; whatever arrives while a flush is under
way shares the next one (group commit), so that many tables do not wait for each other's disk. A process that is killed loses
nothing that was acknowledged: SQLite's write-ahead log is checked frame by frame when the file is opened again.
"""

from __future__ import annotations

import asyncio
import json
import os
import queue
import sqlite3
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from zellige.core.errors import BadFile
from zellige.server.charter import Charter, Entry
from zellige.server.errors import NotKept

FILE = "tables.sqlite"
VERSION = 1
LARGEST_GROUP = 256
"""Entries that share one flush at most."""

_SCHEMA = """
CREATE TABLE tables (id TEXT PRIMARY KEY, founded TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP, charter TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE entries (
    "table" TEXT NOT NULL REFERENCES tables(id), number INTEGER NOT NULL, entry TEXT NOT NULL,
    written TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP, PRIMARY KEY ("table", number)) WITHOUT ROWID;
"""
_FOUND = "INSERT INTO tables (id, charter) VALUES (?, ?)"
_APPEND = 'INSERT INTO entries ("table", number, entry) VALUES (?, ?, ?)'


class Conflict(Exception):
    """Another process has written this entry first."""


@dataclass(frozen=True)
class _Writing:
    statement: str
    values: tuple[Any, ...]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]

    def settle(self, error: Exception | None) -> None:
        self.loop.call_soon_threadsafe(self._settle, error)

    def _settle(self, error: Exception | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


def data_home() -> Path:
    """The folder of the tables: ``ZELLIGE_DATA``, else ``zellige`` in the user's data directory."""
    if own := os.environ.get("ZELLIGE_DATA"):
        return Path(own)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "zellige"
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".local" / "share"
    return Path(base) / "zellige"


class Store:
    """The tables in one folder. ``BadFile`` when the folder or the file cannot be used."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self._queue: queue.SimpleQueue[_Writing | None] = queue.SimpleQueue()
        with self._in_words():
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._connection = self._connect()
            self._prepare()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Writes what is waiting and closes the file."""
        self._queue.put(None)
        self._thread.join()
        self._connection.close()

    # --- writing ---

    async def found(self, charter: Charter) -> None:
        """Keeps a new table. Returns once it is on the disk; ``NotKept`` when it cannot be."""
        await self._written(_FOUND, (charter.table, _json(charter.document())))

    async def append(self, table: str, number: int, entry: Entry) -> None:
        """Keeps the entry with this number, from 0. Returns once it is on the disk.

        ``Conflict`` when the table already has an entry of that number, ``NotKept`` when it cannot be written.
        """
        await self._written(_APPEND, (table, number, _json(entry.document())))

    async def _written(self, statement: str, values: tuple[Any, ...]) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put(_Writing(statement, values, loop, done))
        await done

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
        refused: dict[int, Exception] = {}
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for place, writing in enumerate(group):
                try:
                    self._connection.execute(writing.statement, writing.values)
                except sqlite3.IntegrityError:
                    refused[place] = Conflict()
            self._connection.execute("COMMIT")
        except Exception as error:  # whatever it is, nothing of the group has happened and the next may
            if self._connection.in_transaction:
                self._connection.rollback()
            refused = {place: NotKept(detail=str(error)) for place in range(len(group))}
        for place, writing in enumerate(group):
            writing.settle(refused.get(place))

    # --- reading ---

    def load(self, table: str) -> tuple[Charter, list[Entry]] | None:
        """A table's charter and all its entries in order; None when there is no such table."""
        with closing(self._connect()) as connection:
            row = connection.execute("SELECT charter FROM tables WHERE id = ?", (table,)).fetchone()
            if row is None:
                return None
            entries = connection.execute('SELECT entry FROM entries WHERE "table" = ? ORDER BY number', (table,)).fetchall()
        return Charter.of(json.loads(row[0])), [Entry.of(json.loads(entry)) for (entry,) in entries]

    # --- the file ---

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=5, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    def _prepare(self) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        (version,) = self._connection.execute("PRAGMA user_version").fetchone()
        if version == 0:
            for statement in _SCHEMA.split(";"):
                self._connection.execute(statement)
            self._connection.execute(f"PRAGMA user_version = {VERSION}")
        self._connection.execute("COMMIT")
        if version > VERSION:
            raise BadFile(path=str(self.path), problem="newer-tables")

    @contextmanager
    def _in_words(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.DatabaseError as error:
            raise BadFile(path=str(self.path), problem="not-tables", detail=str(error)) from error
        except OSError as error:
            raise BadFile(path=str(self.path), problem="unwritable", detail=error.strerror or str(error)) from error


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))
