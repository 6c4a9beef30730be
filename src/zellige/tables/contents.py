"""What a file of tables says: the charter and the entries of each, as they are kept."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from zellige.tables.charter import Charter
from zellige.tables.entry import UNREADABLE, Entry, entry_of
from zellige.tables.errors import HurtTable

EXPORT = "zellige-table/1"
EVERY_NAME = 'SELECT id FROM tables UNION SELECT "table" FROM entries ORDER BY 1'
_NAMELESS = "SELECT id FROM heads WHERE id NOT IN (SELECT id FROM tables)"
_DOUBTFUL = """SELECT "table", entry FROM entries WHERE NOT json_valid(entry)
               OR json_type(entry) <> 'object' OR coalesce(json_type(entry, '$.kind'), '') <> 'text'"""
"""Entries that a look at all of them does not find well formed."""

as_text = json.JSONEncoder(separators=(",", ":")).encode
"""A charter or an entry as it is kept."""


def kept(connection: sqlite3.Connection, table: str) -> tuple[Charter, list[Entry]] | None:
    """What a file says of a table, or None; ``HurtTable`` when its charter cannot be read.

    An entry that cannot be read has no kind, and is the last.
    """
    try:
        row = connection.execute("SELECT charter FROM tables WHERE id = ?", (table,)).fetchone()
        entries = _entries(connection, table)
        if row is None and entries:
            raise HurtTable(table=table)
        return None if row is None else (Charter.of(json.loads(row[0])), entries)
    except (ValueError, RecursionError, sqlite3.DatabaseError) as error:
        raise HurtTable(table=table) from error


def hurt(connection: sqlite3.Connection) -> set[str]:
    """Every table of which something cannot be read, by name, where the heads stand in the file or beside it."""
    found = {table for table, text in connection.execute("SELECT id, charter FROM tables") if not _is_charter(text)}
    found |= {table for table, text in connection.execute(_DOUBTFUL) if not _is_entry(text)}
    return found | {table for (table,) in connection.execute(_NAMELESS)}


def _is_charter(text: str) -> bool:
    try:
        Charter.of(json.loads(text))
    except (ValueError, RecursionError):
        return False
    return True


def _is_entry(text: str) -> bool:
    try:
        return entry_of(json.loads(text)) is not UNREADABLE
    except (ValueError, RecursionError):
        return False


def exported(connection: sqlite3.Connection, table: str) -> str | None:
    """Everything that stands in a file about a table, as lines of JSON; what cannot be read is a text as it stands."""
    row = connection.execute("SELECT founded, charter FROM tables WHERE id = ?", (table,)).fetchone()
    written_down = connection.execute('SELECT number, entry, written FROM entries WHERE "table" = ? ORDER BY number', (table,))
    entries = written_down.fetchall()
    if row is None and not entries:
        return None
    founded, charter = row or (None, "null")
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    lines: list[dict[str, Any]] = [
        {"format": EXPORT, "store": version, "table": table, "founded": founded, "charter": _as_kept(charter)}]
    lines += [{"number": number, "written": written, "entry": _as_kept(entry)} for number, entry, written in entries]
    return "".join(f"{as_text(line)}\n" for line in lines)


def _as_kept(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def _entries(connection: sqlite3.Connection, table: str) -> list[Entry]:
    """The entries of a table up to the first that cannot be read, which then is the last."""
    found: list[Entry] = []
    try:
        for number, text in connection.execute('SELECT number, entry FROM entries WHERE "table" = ? ORDER BY number', (table,)):
            found.append(entry_of(json.loads(text)) if number == len(found) else UNREADABLE)
            if found[-1] is UNREADABLE:
                break
    except (ValueError, RecursionError, sqlite3.DatabaseError):
        found.append(UNREADABLE)
    return found
