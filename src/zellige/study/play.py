"""Plays the games of a schedule on every core, each kept as soon as it is finished."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from threading import Event

from zellige.core import machine
from zellige.study.arena import Arena, Met, Table
from zellige.study.blocks import Task
from zellige.study.journal import Journal
from zellige.study.processes import PLAYING, POLL, deaf, pool_of, wish_to_stop


def play_on(journal: Journal, jobs: int | None = None, advance: Callable[[int], None] = lambda done: None,
            enough: Callable[[], bool] = lambda: False) -> None:
    """Plays what is not finished yet, until all is, or ``enough``, or Ctrl-C: then the games under way are finished and kept.

    ``jobs``: how many play at once (all cores, if the memory holds them, unless said otherwise). ``advance`` is told how many
    more games are done, those of earlier first.
    """
    done = sum(1 for number in journal.entries if number < journal.schedule.games)
    advance(done)
    if enough():
        return
    todo = (task for task in journal.schedule.tasks() if task.number not in journal.entries)
    left = journal.schedule.games - done
    count = jobs or max(1, machine.processes(PLAYING))
    recording = journal.folder is not None
    with wish_to_stop() as stop:
        alone = count == 1 or left <= 1
        for number, met in (_alone(journal.schedule.table, recording, todo, stop) if alone
                            else _together(journal.schedule.table, recording, todo, count, stop)):
            journal.add(number, met)
            advance(1)
            if enough():
                stop.set()


def _alone(table: Table, recording: bool, todo: Iterator[Task], stop: Event) -> Iterator[tuple[int, Met]]:
    arena: Arena | None = None
    for task in todo:
        if stop.is_set():
            return
        arena = arena or Arena(table, recording)
        yield task.number, arena.play(task.seed, task.seating, task.number)


def _together(table: Table, recording: bool, todo: Iterator[Task], count: int, stop: Event) -> Iterator[tuple[int, Met]]:
    """The games as they are finished; after a wish to stop, those that are under way."""
    with pool_of(count, _enter, (table, recording)) as pool:
        waiting: set[Future[tuple[int, Met]]] = set()
        while True:
            while not stop.is_set() and len(waiting) < count + 1 and (task := next(todo, None)):
                with deaf():
                    waiting.add(pool.submit(_play, task))
            if stop.is_set():
                waiting -= {one for one in waiting if one.cancel()}
            if not waiting:
                return
            done, waiting = wait(waiting, POLL, FIRST_COMPLETED)
            for one in sorted(done, key=lambda one: one.result()[0]):
                yield one.result()


_arena: Arena | None = None


def _enter(table: Table, recording: bool) -> None:
    """Makes a fresh process ready."""
    global _arena
    _arena = Arena(table, recording)


def _play(task: Task) -> tuple[int, Met]:
    assert _arena is not None
    return task.number, _arena.play(task.seed, task.seating, task.number)
