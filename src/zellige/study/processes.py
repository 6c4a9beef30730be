"""Several processes that play side by side, and Ctrl-C, which ends them without losing what is finished."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import active_children, get_context
from threading import Event
from typing import Any

from zellige.core.errors import PlayerFault

POLL = 0.2
"""Seconds after which a wish to stop is noticed."""


@contextmanager
def wish_to_stop() -> Iterator[Event]:
    """Set by Ctrl-C instead of an exception in the middle of a line that is being written. A second Ctrl-C ends at once."""
    stop = Event()

    def wish(number: int, frame: Any) -> None:
        stop.set()
        signal.signal(signal.SIGINT, signal.default_int_handler)  # also where a shell began with it ignored

    before = signal.signal(signal.SIGINT, wish)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


Make = Callable[..., Callable[[Any], Any]]
"""Makes, from some arguments, what a process does with each thing that is given to it. A function of a module."""


@dataclass(frozen=True)
class Crew:
    """Those who play side by side, ``count`` of them. ``give``: hands one of them something to do.

    What has been given and not begun can be cancelled.
    """

    count: int
    give: Callable[[Any], Future[Any]]


@contextmanager
def processes(count: int, make: Make, arguments: tuple[Any, ...]) -> Iterator[Crew]:
    """Processes of this machine. When a game cannot be played on, those that were to follow are not played.

    A second Ctrl-C ends the processes where they are, in whatever game that is.
    """
    others = active_children()
    with ProcessPoolExecutor(count, get_context("spawn"), _enter, (make, arguments)) as pool:

        def give(thing: Any) -> Future[Any]:
            with deaf():
                return pool.submit(_do, thing)

        try:
            yield Crew(count, give)
        except PlayerFault:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            for child in active_children():
                if child not in others:
                    child.kill()
            raise


_work: Callable[[Any], Any]


def _enter(make: Make, arguments: tuple[Any, ...]) -> None:
    """Makes a fresh process ready; Ctrl-C is for the process that started it."""
    global _work
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _work = make(*arguments)


def _do(thing: Any) -> Any:
    return _work(thing)


@contextmanager
def deaf() -> Iterator[None]:
    """A process started meanwhile hears no Ctrl-C from its first moment on, where the system can do that."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
