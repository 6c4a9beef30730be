"""A process of its own that fills the cache of compiled rules: ``python -m zellige.server.compiling GAME VERSION [patiently]``.

Patiently, it takes only what the processor has left; else a second one helps where there is room for it. Prints ``DONE ALL``
after every kernel; nothing when all are in the cache already. Its standard input is the hand it is held by: when that closes,
because whoever started it has ended in whatever way, it ends too.
"""

import os
import sys
import threading

from zellige.core import machine
from zellige.core.beside import end_when_let_go
from zellige.core.registry import by_version, get

BUILDING = 450
"""Megabytes that a process takes which compiles a game."""
LEFT_OVER = 15
"""How much nicer than others a patient process is."""


def main(name: str, version: str, *how: str) -> None:
    """Compiles what the cache lacks of a game by the rules of a version."""
    if "patiently" in how and hasattr(os, "nice"):
        os.nice(LEFT_OVER)
    threading.Thread(target=end_when_let_go, args=(0,), daemon=True).start()
    if game := by_version(get(name), int(version)):
        by_two = "patiently" not in how and machine.processes(BUILDING) > 1
        game.kernels(lambda done, every, kernel: print(done, every, flush=True), by_two=by_two)


if __name__ == "__main__":
    main(*sys.argv[1:])
