"""Commands about the tables that are kept: backup, tables check, salvage, export, records. They only read, also beside a
running zellige."""

from __future__ import annotations

import hashlib
import re
import sqlite3
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from zellige.commands import parameters
from zellige.commands.parameters import Command, Commands, print_json
from zellige.commands.parameters import words_of as words
from zellige.core import files
from zellige.core.errors import BadFile
from zellige.core.language import LANGUAGES, sentence
from zellige.core.shown import shown

if TYPE_CHECKING:
    from zellige.tables.salvage import Salvage, Saved

FOUND_PROBLEMS = 1
data = click.option("--data", type=click.Path(path_type=Path), metavar="FOLDER")


@click.group(cls=Commands, message="command-tables")
@click.option("--lang", type=click.Choice(LANGUAGES), expose_value=False)
def tables() -> None:
    """The tables of this computer, without the browser."""


@tables.command(cls=Command, message="command-tables-check")
@data
@parameters.as_json
def check(data: Path | None, as_json: bool) -> None:
    """Every table that is hurt or cannot be played on, one sentence a line."""
    from zellige.tables import checkup

    found = checkup.check(_file(data))
    troubles = [{"table": shown(trouble.table), "text": sentence(trouble.error)} for trouble in found.troubles]
    if as_json:
        print_json({"sound": found.sound, "tables": found.tables, "entries": found.entries, "named": found.named,
                    "troubles": troubles})
    else:
        if not found.sound:
            print(words().say("tables-unsound"))
        for trouble in troubles:
            print(words().say("tables-trouble", **trouble))
        if not found.named:
            print(words().say("server-nameless-tables"))
        counted = words().say("tables-checked", tables=found.tables, entries=found.entries, troubles=len(troubles))
        print(counted if found.tables else words().say("tables-none"))
    if troubles or not found.sound:
        raise click.exceptions.Exit(FOUND_PROBLEMS)


@tables.command(cls=Command, message="command-tables-salvage")
@click.argument("new", metavar="NEW", type=click.Path(path_type=Path))
@data
@parameters.as_json
def salvage(new: Path, data: Path | None, as_json: bool) -> None:
    """Everything that can be read, in a new folder."""
    from zellige.tables import database
    from zellige.tables import salvage as rescue

    file, target = _file(data), new / database.FILE
    if target.exists():
        raise BadFile(path=str(target), problem="tables-there")
    try:
        new.mkdir(mode=0o700, parents=True, exist_ok=True)
        saved = rescue.salvage(file, target)
    except (sqlite3.DatabaseError, OSError) as error:
        raise database.unusable(file if isinstance(error, sqlite3.DatabaseError) else target, error) from error
    hurt = [one for one in saved.tables if one.hurt]
    if as_json:
        print_json({"tables": len(saved.tables), "entries": sum(one.entries for one in saved.tables), "named": saved.named,
                    "hurt": [{"table": one.table, "entries": one.entries} for one in hurt]})
    else:
        for line in _said(saved, hurt, new):
            print(line)
    if hurt or not saved.named:
        raise click.exceptions.Exit(FOUND_PROBLEMS)


def _said(saved: Salvage, hurt: list[Saved], new: Path) -> Iterator[str]:
    for one in hurt:
        yield words().say("server-hurt-table", table=shown(one.table), entries=one.entries)
    if not saved.named:
        yield words().say("server-nameless-tables")
    said = words().say("tables-salvaged", tables=len(saved.tables), hurt=len(hurt), command=f"zellige play --data {new}")
    yield said if saved.tables else words().say("tables-none")


@tables.command(cls=Command, message="command-tables-export")
@click.argument("names", metavar="[TABLE]...", nargs=-1)
@data
def export(names: tuple[str, ...], data: Path | None) -> None:
    """Everything that is kept of some tables, or of all, as lines of JSON."""
    from zellige.tables import database
    from zellige.tables.contents import EVERY_NAME, exported
    from zellige.tables.errors import UnknownTable

    file = _file(data)
    try:
        with database.reading(file) as connection:
            every = [name for (name,) in connection.execute(EVERY_NAME).fetchall()]
            for name in names or every:
                if (text := exported(connection, name)) is None:
                    raise UnknownTable(table=name)
                sys.stdout.write(text)
    except sqlite3.DatabaseError as error:
        raise database.unusable(file, error) from error


@tables.command(cls=Command, message="command-tables-records")
@click.argument("folder", metavar="FOLDER", type=click.Path(path_type=Path))
@data
@parameters.as_json
def records(folder: Path, data: Path | None, as_json: bool) -> None:
    """The record of every finished game, each a file; those that are there already stay as they are."""
    from zellige.tables import database
    from zellige.tables.records import finished

    file, written, there = _file(data), 0, 0
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with database.reading(file) as connection:
            for name, game, record in finished(connection, time.time()):
                target = folder / f"{game}-{_plain(name)}.jsonl"
                if target.exists():
                    there += 1
                    continue
                files.write_text(target, record)
                written += 1
    except sqlite3.DatabaseError as error:
        raise database.unusable(file, error) from error
    except OSError as error:
        raise files.bad_file(folder, error, "unwritable") from None
    if as_json:
        print_json({"written": written, "there": there})
    else:
        print(words().say("tables-records", written=written, there=there, folder=shown(str(folder))))


def _plain(name: str) -> str:
    """The name of a table as part of a file's: any letters can be kept for one."""
    if re.fullmatch("[A-Za-z0-9_-]{1,40}", name):
        return name
    return hashlib.sha256(name.encode("utf-8", "surrogatepass")).hexdigest()


@click.command(cls=Command)
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@data
def backup(file: Path, data: Path | None) -> None:
    """A copy of everything that is kept, at one moment, also while zellige is running."""
    from zellige.tables import database

    source = _file(data)
    try:
        database.back_up(source, file)
    except sqlite3.DatabaseError as error:
        raise database.unusable(file if database.wrong(error) == "full" else source, error) from error
    except OSError as error:
        raise files.bad_file(file, error, "unwritable") from None
    print(words().say("backup-made", file=shown(str(file)), bytes=file.stat().st_size))


def _file(data: Path | None) -> Path:
    from zellige.tables import database

    file = database.place(data or database.home())
    try:
        database.look(file)
    except FileNotFoundError:
        raise BadFile(path=str(file), problem="no-tables") from None
    except OSError as error:
        raise database.unusable(file, error) from error
    return file


COMMANDS = [backup, tables]
