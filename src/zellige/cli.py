"""The command ``zellige`` as the shell starts it: what it is made of takes a moment to load, and Ctrl-C may come then.

This module and the package above it import next to nothing, so that Ctrl-C is heard from the first milliseconds on.
"""

from __future__ import annotations

import os
import signal
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:  # as in typing, which would have to be loaded for it
    from collections.abc import Sequence
    from typing import Any

ENDED_BY_PERSON = 130


def main(args: Sequence[str] | None = None) -> None:
    """Runs a command line and ends the process with its exit code."""
    try:
        _load()
        code = run(list(sys.argv[1:] if args is None else args))
    except KeyboardInterrupt:
        code = ENDED_BY_PERSON
    sys.exit(code)


def run(args: list[str]) -> int:
    """Runs a command line; answers its exit code. ``KeyboardInterrupt`` after Ctrl-C."""
    from zellige.commands.line import run as run_line

    return run_line(args)


def _load() -> None:
    """Loads the commands, while nothing can be lost: Ctrl-C ends the process where it stands.

    What Python does while it loads modules may swallow an exception. Where somebody wants Ctrl-C ignored, or does something of
    their own with it, that is left alone.
    """
    usual = signal.getsignal(signal.SIGINT)
    ours = usual is signal.default_int_handler
    if ours:
        signal.signal(signal.SIGINT, lambda number, frame: os._exit(ENDED_BY_PERSON))
    try:
        import zellige.commands.line  # noqa: F401
    finally:
        if ours:
            signal.signal(signal.SIGINT, usual)


def __getattr__(name: str) -> Any:
    """``zellige``, the command with all its commands, for whoever wants to look at it."""
    if name != "zellige":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from zellige.commands.line import zellige

    return zellige


if __name__ == "__main__":
    main()
