"""Stores that earlier versions of zellige left behind, as text in ``tests/stores``: each can be laid out as the file it was."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

HOME = Path(__file__).parent / "stores"
FILE = "tables.sqlite"
VERSIONS = (1, 2, 3, 4, 5, 6, 7, 8)
EXPECTED: dict[int, dict[str, dict[str, Any]]] = {
    version: json.loads((HOME / f"version-{version}.json").read_text("utf-8")) for version in VERSIONS}
"""By version and table: where it stood when that version was left, as that version said it."""


def lay_out(folder: Path, version: int = 1) -> Path:
    """Puts the store of a version into a folder, as a server leaves it that has ended: the file, no log beside it."""
    folder.mkdir(exist_ok=True)
    with closing(sqlite3.connect(folder / FILE)) as connection:
        connection.executescript("PRAGMA journal_mode = WAL;\n" + (HOME / f"version-{version}.sql").read_text("utf-8"))
    return folder


def key(table: str) -> str:
    """What opens a table of any of them, with all its seats."""
    return f"key of {table}"


def says(found: Any, expected: Any) -> None:
    """Everything expected is found; what a later version says beside it is welcome."""
    if isinstance(expected, dict):
        assert isinstance(found, dict)
        for name, value in expected.items():
            says(found[name], value)
    elif isinstance(expected, list):
        assert len(found) == len(expected)
        for one, other in zip(found, expected, strict=True):
            says(one, other)
    else:
        assert found == expected
