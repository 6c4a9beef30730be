"""From one version of the store to the next, once, at the first opening: the file is copied before a letter of it changes.

Version 1 kept the position of a table as somebody typed it and read it again at every start, so that a default that changes
would have changed the table; since then whole positions are kept. Since version 3 every seat has a key: an older zellige would
not find the one of a table, so the number changes though no letter of an earlier table does. Since version 4 decisions can
belong together, which an older zellige would take back one by one. Since version 5 a friend takes a seat by a link. Since
version 6 a seat can be freed, and a bot can decide for a person. Since version 7 the file itself
says what lists are made of. Since version 8 friends play the same deal at tables of their own, which an older zellige would
tell to those who still play it.
"""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

from zellige.core.game import Document
from zellige.core.registry import by_version, find
from zellige.tables import database
from zellige.tables.database import VERSION


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Brings a file to the present version. Whatever stops it on the way, the file is of one version or of the other."""
    found = database.version(connection, path)
    if found == VERSION:
        return
    if found == 0:
        database.lay_out(connection)
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        database.copy_whole(path, f"{path.name}.v{found}-copy")
        for table, charter in connection.execute("SELECT id, charter FROM tables").fetchall():
            if found == 1 and (completed := _completed(charter)) is not None:
                connection.execute("UPDATE tables SET charter = ? WHERE id = ?", (completed, table))
        database.make_lists(connection)
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.rollback()
        raise


def _completed(text: str) -> str | None:
    """A charter whose position is whole; None where there is nothing to complete, or nothing here that could."""
    try:
        charter = json.loads(text)
        start = _whole(charter)
    except Exception:  # whatever one table has, or its game: it stays as it is kept, and all others are opened
        return None
    return None if start is None else json.dumps({**charter, "start": start}, separators=(",", ":"))


def _whole(charter: Any) -> Document | None:
    """The position of a charter with everything in it, where that is the same position to the last bit."""
    if not isinstance(charter, dict) or not isinstance(charter.get("start"), dict):
        return None
    newest = find(str(charter.get("game")))
    game = newest and by_version(newest, charter["rules_version"])
    if game is None:
        return None
    state = game.kept_position(charter["start"])
    whole: Document = json.loads(json.dumps(game.to_document(state)))
    return whole if game.kept_position(whole).tobytes() == state.tobytes() else None
