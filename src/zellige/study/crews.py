"""Who plays many games side by side: processes of this machine, or the workers of a Ray cluster.

An executor is ``processes``, ``ray`` (a cluster of this machine, or the one that ``RAY_ADDRESS`` names) or
``ray://HOST:PORT``. What they play is the same wherever it is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, wait
from contextlib import contextmanager
from functools import cache
from threading import Event
from typing import Any

from zellige.core import machine
from zellige.study.errors import UnknownExecutor
from zellige.study.processes import POLL, Crew, Make, processes

PLAYING = 150
"""Megabytes that a process takes which plays."""
PROCESSES, RAY = "processes", "ray"


def check(executor: str) -> None:
    """``UnknownExecutor``; ``MissingExtra``: it needs Ray, which is not installed."""
    if executor == PROCESSES:
        return
    if executor != RAY and not executor.startswith(f"{RAY}://"):
        raise UnknownExecutor(executor=executor)
    from zellige.study import cluster

    cluster.need()


def plays_alone(executor: str, most: int | None, things: int) -> bool:
    """Whether this process does better without others."""
    return executor == PROCESSES and _count(most, things) == 1


@contextmanager
def crew(executor: str, most: int | None, things: int, make: Make, arguments: tuple[Any, ...]) -> Iterator[Crew]:
    """Those who do so many ``things``, ``most`` of them at once: unless that is said, as many as there are cores, as far as
    memory allows.
    """
    check(executor)
    if executor == PROCESSES:
        with processes(_count(most, things), make, arguments) as found:
            yield found
        return
    from zellige.study import cluster

    with cluster.workers(None if executor == RAY else executor, most, make, arguments) as found:
        yield found


InOrder = Callable[[Sequence[Any]], Iterator[Any]]


@contextmanager
def in_order(executor: str, most: int | None, things: int, make: Make, arguments: tuple[Any, ...],
             stop: Event) -> Iterator[InOrder]:
    """Those who do so many ``things``, as in ``crew``, this process itself where that is better, as one function: it takes some
    things and answers what came of each, in their order, though several do them. After ``stop``: of those that are finished or
    under way, no others.
    """
    if plays_alone(executor, most, things):
        made = cache(lambda: make(*arguments))

        def alone(todo: Sequence[Any]) -> Iterator[Any]:
            for thing in todo:
                if stop.is_set():
                    return
                yield made()(thing)

        yield alone
        return
    with crew(executor, most, things, make, arguments) as players:

        def together(todo: Sequence[Any]) -> Iterator[Any]:
            waiting: dict[int, Future[Any]] = {}
            given = shown = 0
            while shown < len(todo) and not stop.is_set():
                while given < len(todo) and given < shown + 4 * players.count:
                    waiting[given] = players.give(todo[given])
                    given += 1
                if wait([waiting[shown]], POLL).done:
                    yield waiting.pop(shown).result()
                    shown += 1
            begun = [number for number in sorted(waiting) if not waiting[number].cancel()]
            for number in begun:
                yield waiting[number].result()

        yield together


def _count(most: int | None, things: int) -> int:
    return min(most or max(1, machine.processes(PLAYING)), max(1, things))
