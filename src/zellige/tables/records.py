"""Games of tables as files: of one, and of all in a file of tables that were played to their end."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from zellige.core.errors import PersonError
from zellige.core.registry import find
from zellige.core.speaker import Speaker
from zellige.tables.contents import EVERY_NAME, kept
from zellige.tables.table import Table


def record_of(table: Table) -> str:
    """The game of a table so far, as a file."""
    words = Speaker(table.game, "en", table.called)
    return table.record([words.kept_name(seat) for seat in range(len(table.seats))]).text()


def finished(connection: sqlite3.Connection, now: float) -> Iterator[tuple[str, str, str]]:
    """Of every table in a file whose game was played to its end there, by name: the name, the game and the record.

    ``now``: seconds since 1970. Of a deal that friends still play by then, each for themselves, there is none.
    """
    ended: dict[str, list[Table]] = {}
    for (name,) in connection.execute(EVERY_NAME).fetchall():
        try:
            found = kept(connection, name)
            if found is None or found[0].record is not None or found[0].lesson is not None:
                continue
            if (game := find(found[0].game)) is not None:
                game.ready_kernels()
            table = Table.of(*found)
        except PersonError:  # what cannot be followed has no end
            continue
        if table.charter.shared is not None:
            if table.over:
                ended.setdefault(table.charter.shared.deal, []).append(table)
        elif table.course.over:
            yield name, table.game.name, record_of(table)
    for tables in ended.values():
        shared = tables[0].charter.shared
        if shared is not None and (len(tables) == shared.places or now >= shared.closes):
            for table in tables:
                table.sealed = False
                if table.course.over:
                    yield table.charter.table, table.game.name, record_of(table)
