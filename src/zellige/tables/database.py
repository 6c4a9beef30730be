"""The file of the tables: made, opened, read beside whoever writes, copied whole, and known again while it is open.

One SQLite file with a write-ahead log beside it. Whoever only reads never makes a file, not even the log's.
"""

from __future__ import annotations

import errno
import json
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path

from platformdirs import user_data_path

from zellige.core import files
from zellige.core.errors import BadFile

FILE = "tables.sqlite"
VERSION = 8
"""Of what the file says. Version 1 kept positions as somebody typed them, 1 and 2 one key for all seats of a table, until 3
every decision was taken back alone, until 4 nobody took a seat by a link, until 5 nobody lost one or left it to a bot, until
6 the file had no heads and no standings, and until 7 no deal was played at several tables."""
LOG, MEMORY, SOUND = "-wal", "-shm", ".sound"
LARGE = 20_000_000
"""Bytes of a file that is not looked through at a start where nobody has touched it since zellige left it."""

_SCHEMA = (
    """CREATE TABLE tables (
    id TEXT PRIMARY KEY, founded TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP, charter TEXT NOT NULL) WITHOUT ROWID""",
    """CREATE TABLE entries (
    "table" TEXT NOT NULL REFERENCES tables(id), number INTEGER NOT NULL, entry TEXT NOT NULL,
    written TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP, PRIMARY KEY ("table", number)) WITHOUT ROWID""",
)
HEADS = """
WITH RECURSIVE named(id) AS (
    SELECT min("table") FROM entries UNION ALL
    SELECT (SELECT min("table") FROM entries WHERE "table" > named.id) FROM named WHERE named.id IS NOT NULL)
SELECT every.id AS id,
       coalesce((SELECT written FROM entries WHERE "table" = every.id ORDER BY number DESC LIMIT 1), founded) AS at,
       coalesce((SELECT max(number) + 1 FROM entries WHERE "table" = every.id), 0) AS version,
       coalesce(charter NOT LIKE '%"lesson":"%', 1) AS listed,
       coalesce(charter LIKE '%"start":null%' AND charter LIKE '%"record":null%', 0) AS dealt
FROM (SELECT id FROM tables UNION SELECT id FROM named WHERE id IS NOT NULL) AS every
LEFT JOIN tables ON tables.id = every.id"""
"""Of every table when something happened there last, how many entries it has, whether it stands in lists, and whether it was
dealt. It reads no entry: it leaps from table to table."""
_LISTS = (
    """CREATE TABLE IF NOT EXISTS heads (
    id TEXT PRIMARY KEY, at TEXT NOT NULL, version INTEGER NOT NULL DEFAULT 0, listed INTEGER NOT NULL DEFAULT 1,
    dealt INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID""",
    "CREATE INDEX IF NOT EXISTS heads_by_time ON heads (listed, at DESC, id)",
    """CREATE TRIGGER IF NOT EXISTS table_founded AFTER INSERT ON tables BEGIN
    INSERT INTO heads (id, at, listed, dealt)
    VALUES (NEW.id, NEW.founded, NEW.charter NOT LIKE '%"lesson":"%',
            NEW.charter LIKE '%"start":null%' AND NEW.charter LIKE '%"record":null%')
    ON CONFLICT (id) DO UPDATE SET listed = excluded.listed, dealt = excluded.dealt;
END""",
    """CREATE TRIGGER IF NOT EXISTS entry_kept AFTER INSERT ON entries BEGIN
    INSERT INTO heads (id, at, version) VALUES (NEW."table", NEW.written, NEW.number + 1)
    ON CONFLICT (id) DO UPDATE SET at = excluded.at, version = excluded.version;
END""",
    """CREATE TABLE IF NOT EXISTS standings (
    id TEXT PRIMARY KEY, version INTEGER NOT NULL, made TEXT NOT NULL, standing TEXT NOT NULL) WITHOUT ROWID""",
)
"""What follows from tables and entries: the head of every table, which each of them keeps up, and how tables stood when
somebody looked. All of it can be made again at any time, and nothing but lists reads it."""


# --- whether it can be used ------------------------------------------------------------------------------------------


def home() -> Path:
    """The folder of the tables: ``ZELLIGE_DATA``, else ``zellige`` in the user's data directory."""
    own = os.environ.get("ZELLIGE_DATA")
    return Path(own) if own else user_data_path("zellige", appauthor=False)


def place(folder: Path) -> Path:
    """Where the tables of a folder are kept. A link to a file elsewhere is followed: its log stands beside the file."""
    path = folder / FILE
    return path.resolve() if path.is_symlink() else path


def look(path: Path) -> None:
    """``BadFile`` when what stands there is no file of tables that can be gone on with: empty, or only its log.

    An empty file is one that was cut off, never the beginning of a new house: those are put in their place whole.
    """
    try:
        if path.stat().st_size == 0:
            raise BadFile(path=str(path), problem="empty-tables")
    except FileNotFoundError:
        log = beside(path, LOG)
        if log.exists() and log.stat().st_size > 0:
            raise BadFile(path=str(path), problem="lost-tables", log=log.name) from None
        raise


def version(connection: sqlite3.Connection, path: Path) -> int:
    """Which version of the store a file is, 0 when it has nothing in it yet; ``BadFile`` when it is none, or a newer one."""
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    (objects,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if found > VERSION:
        raise BadFile(path=str(path), problem="newer-tables")
    if found == 0 and objects:
        raise BadFile(path=str(path), problem="foreign-tables")
    return int(found)


def cannot_write(error: sqlite3.Error) -> bool:
    """Whether a file could not be opened because nobody may write there."""
    return (error.sqlite_errorcode or 0) & 0xFF in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM)


def wrong(error: Exception) -> str:
    """What keeps a file from being written to: ``full``, ``failing``, ``busy`` or ``hurt``, else ``other``."""
    return _WRONG.get((getattr(error, "sqlite_errorcode", None) or 0) & 0xFF, "other")


def named(error: Exception) -> str:
    """What stopped writing, by its short name, which can stand in any language: ``SQLITE_IOERR_WRITE``, ``EROFS``."""
    known = errno.errorcode.get(error.errno or 0) if isinstance(error, OSError) else getattr(error, "sqlite_errorname", None)
    return known or type(error).__name__


_WRONG = {sqlite3.SQLITE_FULL: "full", sqlite3.SQLITE_IOERR: "failing", sqlite3.SQLITE_BUSY: "busy",
          sqlite3.SQLITE_CORRUPT: "hurt"}


# --- making and opening ----------------------------------------------------------------------------------------------


def beside(path: Path, ending: str) -> Path:
    """The log or the shared memory of a file."""
    return path.with_name(path.name + ending)


def begin(path: Path) -> None:
    """Makes a file without tables, in its place whole or not at all. ``FileExistsError`` when somebody else was quicker."""
    with _made_beside(path) as made:
        with closing(connect(made)) as connection:
            lay_out(connection)
        put_in_place(made, path)


def lay_out(connection: sqlite3.Connection) -> None:
    """Gives an empty file its tables and its version."""
    connection.execute("BEGIN IMMEDIATE")
    for statement in (*_SCHEMA, *_LISTS):
        connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.execute("COMMIT")


def make_lists(connection: sqlite3.Connection) -> None:
    """Gives a file of an earlier version the heads of its tables."""
    for statement in _LISTS:
        connection.execute(statement)
    connection.execute(f"INSERT OR REPLACE INTO heads (id, at, version, listed, dealt) {HEADS}")


def has_lists(connection: sqlite3.Connection) -> bool:
    """Whether a file has heads and standings; an earlier one in a folder where nobody may write has none."""
    return bool(connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'heads'").fetchone()[0])


def put_in_place(made: Path, path: Path) -> None:
    """Gives a whole file its name, unless that is taken: ``FileExistsError``."""
    _flush(made)
    if path.exists():
        raise FileExistsError(str(path))
    made.rename(path)  # not where it exists, on Windows; elsewhere nobody else makes files here while we hold the folder
    _flush_folder(path.parent)


def move_in(made: Path, path: Path) -> None:
    """Copies a finished file from elsewhere to its place: whole or not at all, as ``put_in_place``."""
    with _made_beside(path) as copy:
        shutil.copyfile(made, copy)
        put_in_place(copy, path)


@contextmanager
def _made_beside(path: Path) -> Iterator[Path]:
    """An empty file in the same folder, for what is to have that name once it is whole; what is left of it goes."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    os.close(handle)
    try:
        yield Path(name)
    finally:
        Path(name).unlink(missing_ok=True)


def connect(path: Path) -> sqlite3.Connection:
    """A connection that writes to a file that is there; every commit is on the disk when it ends."""
    connection = sqlite3.connect(_address(path, "mode=rw"), uri=True, timeout=5, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # what is deleted stays in no unused page
        connection.execute("PRAGMA wal_autocheckpoint = 0")  # whoever writes does it, and knows that it was done
        connection.execute("BEGIN IMMEDIATE")  # the log exists from here on
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        connection.execute(f"PRAGMA user_version = {version}")  # refused where one may only read
        connection.execute("ROLLBACK")
    except BaseException:
        connection.close()
        raise
    return connection


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that only reads, beside whoever writes. It makes no file, also in a folder one may not write to."""
    if (found := _try_to_read(path)) is not None:
        with closing(found):
            yield found
        return
    with tempfile.TemporaryDirectory() as folder:  # a log that cannot be read where it stands is read elsewhere
        copy = Path(folder) / path.name
        copy_as_it_stands(path, copy)
        with closing(sqlite3.connect(copy, isolation_level=None, check_same_thread=False)) as connection:
            yield connection


def _try_to_read(path: Path) -> sqlite3.Connection | None:
    way = "mode=ro" if beside(path, LOG).exists() else "mode=ro&immutable=1"  # without a log it would make one
    connection = sqlite3.connect(_address(path, way), uri=True, timeout=5, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.OperationalError as error:
        connection.close()
        if cannot_write(error) and path.exists():
            return None
        raise
    except BaseException:
        connection.close()
        raise
    return connection


def _address(path: Path, way: str) -> str:
    return f"{path.resolve().as_uri()}?{way}"


def heads_of(connection: sqlite3.Connection) -> None:
    """Lets a connection read heads, also where the file has none."""
    if not has_lists(connection):
        connection.execute(f"CREATE TEMP VIEW heads AS {HEADS}")


def sound(path: Path) -> bool:
    """Whether the file hangs together, so that all of it can be read and one may write on."""
    try:
        with reading(path) as connection:
            return bool(connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError) or error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise
        return False


def leave_sound(path: Path) -> None:
    """Notes that a zellige which found nothing wrong with a large file has left it as it is, so that the next need not look."""
    with suppress(OSError):
        if path.stat().st_size > LARGE and not beside(path, LOG).exists():
            beside(path, SOUND).write_text(json.dumps(_state(path)), "utf-8")


def left_sound(path: Path) -> bool:
    """Whether a file stands there just as a zellige has left it. That is asked once: whoever opens it may change it."""
    note = beside(path, SOUND)
    try:
        noted = json.loads(note.read_text("utf-8"))
        note.unlink()
        return bool(noted == _state(path) and not beside(path, LOG).exists())
    except (OSError, ValueError):
        return False


def _state(path: Path) -> list[int]:
    found = path.stat()
    return [found.st_size, found.st_mtime_ns, found.st_ino]


# --- copies ----------------------------------------------------------------------------------------------------------


def copy_whole(path: Path, name: str) -> Path:
    """Copies what the file and its log say into a file of its own beside it: whole and on the disk, or not at all.

    Answers the copy: ``name``, or with a number where that is taken.
    """
    with _made_beside(path.with_name(name)) as made:
        with reading(path) as source, closing(sqlite3.connect(made)) as target:
            source.backup(target)
        copy = free_name(path.with_name(name))
        put_in_place(made, copy)
        return copy


def back_up(path: Path, target: Path) -> None:
    """Copies everything that is kept at one moment, beside whoever plays: whole or not at all. ``BadFile`` where a file is."""
    if os.path.lexists(target):
        raise BadFile(path=str(target), problem="file-there")
    try:
        with _made_beside(target) as made:
            with reading(path) as source, closing(sqlite3.connect(made)) as copy:
                version(source, path)
                source.backup(copy)
            put_in_place(made, target)
    except FileExistsError:
        raise BadFile(path=str(target), problem="file-there") from None


def copy_as_it_stands(path: Path, copy: Path) -> None:
    """Copies a file and its log byte by byte: what is hurt keeps its hurt."""
    for ending in ("", LOG):
        if beside(path, ending).exists():
            shutil.copyfile(beside(path, ending), beside(copy, ending))
            _flush(beside(copy, ending))


def free_name(path: Path) -> Path:
    """A name beside others that nobody has."""
    names = (path if number == 1 else path.with_name(f"{path.name}-{number}") for number in count(1))
    return next(name for name in names if not name.exists())


def _flush(path: Path) -> None:
    with path.open("r+b") as file:
        os.fsync(file.fileno())


def _flush_folder(folder: Path) -> None:
    with suppress(OSError):  # Windows opens no folder; there a renamed file is as safe as it can be
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


# --- the same file ---------------------------------------------------------------------------------------------------


class Anchor:
    """The file, its log and its shared memory as they were opened: whether the same three still stand there.

    A file that was removed or replaced goes on taking what is written by whoever has it open, and loses it all at the end.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._paths = [str(beside(path, ending)) for ending in ("", LOG, MEMORY)]
        self._opened, self._content = self._look()
        with reading(path) as connection:
            self._rows = _rows_by_heads(connection) if has_lists(connection) else _rows(connection)

    def holds(self) -> bool:
        """Whether what is written now can be found again. Looks inside only when the file has been written to meanwhile."""
        found, content = self._look()
        if found != self._opened:
            return False
        if content == self._content:
            return True
        if not self._all_there():
            return False
        self._content = content  # the log has been carried over into the file
        return True

    def is_there(self) -> bool:
        """Whether the file that was opened still stands where it stood; its log may be gone."""
        return self._look()[0][0] == self._opened[0]

    def carried_over(self) -> None:
        """The log has just been carried over by whoever has the file open."""
        self._content = self._look()[1]

    def count(self, rows: int) -> None:
        """So many more rows have been written."""
        self._rows += rows

    def _all_there(self) -> bool:
        """Whether the file still has every row: somebody may have copied another over it."""
        known = self._rows  # before the file is looked at: another thread may be writing
        try:
            with reading(self._path) as connection:
                return _rows(connection) >= known and sound(self._path)
        except sqlite3.DatabaseError:
            return False

    def _look(self) -> tuple[list[tuple[int, int] | None], tuple[int, int] | None]:
        """Which files stand there now, and how large the first of them is and when it was written to."""
        found = [_status(path) for path in self._paths]
        return [one and (one.st_dev, one.st_ino) for one in found], found[0] and (found[0].st_size, found[0].st_mtime_ns)


def _rows(connection: sqlite3.Connection) -> int:
    rows = "SELECT (SELECT count(*) FROM tables) + (SELECT count(*) FROM entries)"
    return int(connection.execute(rows).fetchone()[0])


def _rows_by_heads(connection: sqlite3.Connection) -> int:
    """The same in a file nobody has meddled with, without looking at every entry."""
    rows = "SELECT (SELECT count(*) FROM tables) + (SELECT coalesce(sum(version), 0) FROM heads)"
    return int(connection.execute(rows).fetchone()[0])


def _status(path: str) -> os.stat_result | None:
    try:
        return os.stat(path)  # a hundred times a second: a Path would take as long again
    except OSError:
        return None


def unusable(path: Path, error: Exception) -> BadFile:
    """What a person should know about a file of tables that cannot be opened."""
    if isinstance(error, OSError):
        return files.bad_file(path, error, "unwritable")
    name = named(error)
    sort = name.removeprefix("SQLITE_").partition("_")[0]
    return BadFile(path=str(path), problem=_UNUSABLE.get(sort, "not-tables"), detail=name)


_UNUSABLE = {"FULL": "disk-full", "IOERR": "failing", "BUSY": "held", "NOTADB": "no-database", "DatabaseError": "no-database"}
