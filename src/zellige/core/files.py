"""Files are read with one clear sentence when they cannot be, and written whole or not at all."""

from __future__ import annotations

import errno
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from zellige.core.errors import BadFile

LARGEST = 200_000_000
"""Bytes: a larger file is nothing zellige wrote."""


def read_text(path: str | Path, largest: int = LARGEST) -> str:
    """The text of a file of ``largest`` bytes at most, UTF-8; ``-`` is standard input. ``BadFile`` when there is none."""
    with refusals(path, "unreadable"):
        if str(path) == "-":
            content = sys.stdin.buffer.read(largest + 1)
        else:
            with open(path, "rb") as file:
                content = file.read(largest + 1)  # not all files have a size
    if len(content) > largest:
        raise BadFile(path=str(path), problem="too-large")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise BadFile(path=str(path), problem="not-text") from None


def write_text(path: str | Path, text: str) -> None:
    """Writes a file so that a reader sees the old content or the new, never a part."""
    write_pieces(path, [text])


def write_pieces(path: str | Path, pieces: Iterable[str]) -> None:
    """``write_text`` of a text that need not be in memory at once."""
    target = Path(path)
    with refusals(path):
        handle, name = tempfile.mkstemp(prefix=f".{target.name}-", dir=target.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.writelines(pieces)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, 0o644)
        os.replace(name, target)
    except BaseException as error:
        Path(name).unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise bad_file(path, error, "unwritable") from None
        raise


PROBLEMS = {
    "missing": ("ENOENT", "ENOTDIR", "ENAMETOOLONG"), "folder": ("EISDIR",), "not-allowed": ("EACCES", "EPERM", "EROFS"),
    "disk-full": ("ENOSPC", "EDQUOT"), "too-large": ("EFBIG",), "failing": ("EIO",), "held": ("EBUSY", "ETXTBSY"),
    "many-open": ("EMFILE", "ENFILE"), "link-loop": ("ELOOP",), "closed": ("EBADF",)}
"""What the system's numbers say to a person; not every system has all of them."""


@contextmanager
def refusals(path: str | Path, otherwise: str = "unwritable") -> Iterator[None]:
    """In here whatever the system refuses is a ``BadFile`` about a path; ``otherwise`` as in ``bad_file``."""
    try:
        yield
    except ValueError:
        raise BadFile(path=str(path), problem="missing") from None  # a NUL in its name: no system has such a file
    except OSError as error:
        raise bad_file(path, error, otherwise) from None


def bad_file(path: str | Path, error: OSError, otherwise: str) -> BadFile:
    """What a person should know about a file that the system refuses; ``otherwise``: the problem when it is a rare one.

    The system's own sentence is in one language; of a rare problem its short name stands there, in both.
    """
    name = errno.errorcode.get(error.errno or 0, type(error).__name__)
    problem = next((one for one, names in PROBLEMS.items() if name in names), otherwise)
    return BadFile(path=str(path), problem=problem, detail=name)
