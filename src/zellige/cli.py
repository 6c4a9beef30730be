"""The command ``zellige`` as the shell starts it: what it is made of takes a moment to load, and Ctrl-C may come then."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

ENDED_BY_PERSON = 130


def main(args: Sequence[str] | None = None) -> None:
    """Runs a command line and ends the process with its exit code."""
    try:
        with _leaving_at_once():
            import zellige.commands.line  # noqa: F401  (loaded here, while nothing can be lost)
        code = run(list(sys.argv[1:] if args is None else args))
    except KeyboardInterrupt:
        code = ENDED_BY_PERSON
    sys.exit(code)


def run(args: list[str]) -> int:
    """Runs a command line; answers its exit code."""
    from zellige.commands.line import run as run_line

    return run_line(args)


@contextmanager
def _leaving_at_once() -> Iterator[None]:
    """Lets Ctrl-C end the process where it stands: what Python does while it loads modules may swallow an exception."""
    usual = signal.getsignal(signal.SIGINT)
    if usual is not signal.default_int_handler:
        yield  # somebody wants it ignored, or does something of their own
        return
    signal.signal(signal.SIGINT, lambda number, frame: os._exit(ENDED_BY_PERSON))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def __getattr__(name: str) -> Any:
    """``zellige``, the command with all its commands, for whoever wants to look at it."""
    if name != "zellige":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from zellige.commands.line import zellige

    return zellige


if __name__ == "__main__":
    main()
