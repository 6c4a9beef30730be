"""Standard output and standard error, which take every letter, whatever encoding the terminal or the pipe has."""

from __future__ import annotations

import codecs
import errno
import io
import os
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager

from zellige.core.files import bad_file

_PLAINER = {
    **dict.fromkeys("“”„«»", '"'), **dict.fromkeys("‘’‚‹›", "'"), **dict.fromkeys("–—−─", "-"), "…": "...", "×": "x", "•": "*",
    "\u00a0": " ", "\u202f": " ", "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE",
    **dict.fromkeys("\u200b\u200c\u200d\u200e\u200f\u061c\u2066\u2067\u2068\u2069\u202a\u202b\u202c\u202d\u202e", "")}
"""What a letter becomes where it cannot be written; others lose their accents, or become a question mark."""


def take_every_letter() -> None:
    """Lets both streams write a plainer letter where they cannot write the right one, instead of failing."""
    codecs.register_error("zellige.plainer", _plainer)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="zellige.plainer")


def _plainer(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return "".join(map(plainer, error.object[error.start : error.end])), error.end


def plainer(letter: str) -> str:
    """The letter in ASCII, as near as it gets."""
    if letter in _PLAINER:
        return _PLAINER[letter]
    return unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"


def is_unicode() -> bool:
    """Whether standard output takes every letter as it stands."""
    return "utf" in (getattr(sys.stdout, "encoding", None) or "utf-8").lower()


@contextmanager
def whole() -> Iterator[None]:
    """Sees to it that everything is written. ``BadFile`` when it could not be: the disk is full, or the output is closed."""
    try:
        yield
        if sys.stdout is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        if error.filename is not None:
            raise  # it is about another file
        abandon()
        raise bad_file("-", error, "unwritable") from None


def abandon() -> None:
    """Nobody reads standard output any more, or it takes no more: what still waits for it is dropped without a word."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
