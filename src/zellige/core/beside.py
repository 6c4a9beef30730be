"""Work that a copy of this process does meanwhile. Where the system has no fork, nobody can make one."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable


class Beside:
    """A copy of this process that works and answers with bytes. It ends when whoever made it has ended, in whatever way."""

    def __init__(self, work: Callable[[], bytes]) -> None:
        read, write = os.pipe()
        held, hand = os.pipe()  # it is held by this hand, which closes with this process
        self._process = os.fork()
        if self._process == 0:
            try:
                os.close(read)
                os.close(hand)
                threading.Thread(target=end_when_let_go, args=(held,), daemon=True).start()
                with os.fdopen(write, "wb") as out:
                    out.write(work())
                os._exit(0)
            finally:
                os._exit(1)
        os.close(write)
        os.close(held)
        self._read, self._hand = read, hand

    def answer(self) -> bytes:
        """What it answered, as soon as it has; nothing when it failed."""
        with os.fdopen(self._read, "rb") as answers:
            answer = answers.read()
        _, status = os.waitpid(self._process, 0)
        os.close(self._hand)  # not before it has ended: let go, it would end as one that failed
        return answer if status == 0 else b""


def end_when_let_go(descriptor: int) -> None:
    """Ends this process when the other end of a pipe is closed. To be run by a thread."""
    try:
        while os.read(descriptor, 1):  # the descriptor itself: a buffered reader would hold a lock that an end needs
            pass
    except OSError:
        pass
    os._exit(1)
