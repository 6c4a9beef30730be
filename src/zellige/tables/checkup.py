"""Looks through all tables that are kept: what cannot be read, cannot be followed, or follows rules that are not installed."""

from __future__ import annotations

import sqlite3
import tempfile
from dataclasses import dataclass
from pathlib import Path

from zellige.core.errors import PersonError
from zellige.tables import database
from zellige.tables.contents import EVERY_NAME, kept
from zellige.tables.database import FILE
from zellige.tables.entry import UNREADABLE
from zellige.tables.salvage import salvage
from zellige.tables.table import Table


@dataclass(frozen=True)
class Trouble:
    """A table that cannot be played on, and why."""

    table: str
    error: PersonError


@dataclass(frozen=True)
class Checkup:
    """What was found: ``sound`` is whether the file hangs together, and so can be written on.

    ``named``: whether every table is known by name; else some in which nothing had happened may be lost.
    """

    tables: int
    entries: int
    sound: bool
    named: bool
    troubles: list[Trouble]


def check(path: Path) -> Checkup:
    """Looks through a file of tables, also beside whoever writes to it. ``BadFile`` when there is none to look through."""
    try:
        database.look(path)
        if database.sound(path):
            return _look_through(path, sound=True, named=True)
        with tempfile.TemporaryDirectory() as folder:
            readable = Path(folder) / FILE
            saved = salvage(path, readable)
            return _look_through(readable, sound=False, named=saved.named)
    except (sqlite3.DatabaseError, OSError) as error:
        raise database.unusable(path, error) from error


def _look_through(path: Path, sound: bool, named: bool) -> Checkup:
    with database.reading(path) as connection:
        database.version(connection, path)
        names = [name for (name,) in connection.execute(EVERY_NAME).fetchall()]
        entries, troubles = 0, []
        for name in names:
            count, error = _look_at(connection, name)
            entries += count
            if error is not None:
                troubles.append(Trouble(name, error))
    return Checkup(len(names), entries, sound, named, troubles)


def _look_at(connection: sqlite3.Connection, name: str) -> tuple[int, PersonError | None]:
    """How many entries of a table can be read, and what stands against playing on."""
    try:
        found = kept(connection, name)
        assert found is not None
        return len(found[1]) - (UNREADABLE in found[1]), Table.of(*found).halted
    except PersonError as error:
        return 0, error

