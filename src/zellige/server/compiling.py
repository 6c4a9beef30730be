"""A process of its own that fills the cache of compiled rules: ``python -m zellige.server.compiling GAME VERSION [patiently]``.

Patiently, it takes only what the processor has left. Prints ``DONE ALL`` after every kernel; nothing when all are in the cache
already. Its standard input is the hand it is held by: when that closes, because whoever started it has ended in whatever way,
it ends too.
"""

import contextlib
import os
import sys
import threading

from zellige.core.registry import by_version, get

LEFT_OVER = 15
"""How much nicer than others a patient process is."""


def main(name: str, version: str, *how: str) -> None:
    """Compiles what the cache lacks of a game by the rules of a version."""
    if "patiently" in how and hasattr(os, "nice"):
        os.nice(LEFT_OVER)
    threading.Thread(target=_end_when_let_go, daemon=True).start()
    if game := by_version(get(name), int(version)):
        game.kernels(lambda done, every, kernel: print(done, every, flush=True))


def _end_when_let_go() -> None:
    with contextlib.suppress(OSError):
        while os.read(0, 1):  # the descriptor itself: a buffered reader would hold a lock that the end of the process needs
            pass
    os._exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
