"""A process of its own that fills the cache of compiled rules: ``python -m zellige.server.compiling GAME``.

Prints ``DONE ALL`` after every kernel; nothing when all are in the cache already.
"""

import sys

from zellige.core.game import get


def main(name: str) -> None:
    """Compiles what the cache lacks of a game."""
    get(name).kernels(lambda done, every, kernel: print(done, every, flush=True))


if __name__ == "__main__":
    main(sys.argv[1])
