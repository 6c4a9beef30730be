"""Plays the games of a schedule on every core, each kept as soon as it is finished."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from threading import Event

from zellige.study.arena import Arena, Met, Table
from zellige.study.blocks import Task
from zellige.study.crews import PROCESSES, crew, plays_alone
from zellige.study.journal import Journal
from zellige.study.processes import POLL, Crew, wish_to_stop


def play_on(journal: Journal, jobs: int | None = None, advance: Callable[[int], None] = lambda done: None,
            enough: Callable[[], bool] = lambda: False, executor: str = PROCESSES) -> None:
    """Plays what is not finished yet, until all is, or ``enough``, or Ctrl-C: then the games under way are finished and kept.

    ``jobs``: how many play at once (all cores, if the memory holds them, unless said otherwise); ``executor``: where, as
    ``study.crews`` reads it. ``advance`` is told how many more games are done, those of earlier first.
    """
    done = sum(1 for number in journal.entries if number < journal.schedule.games)
    advance(done)
    if enough():
        return
    todo = (task for task in journal.schedule.tasks() if task.number not in journal.entries)
    left = journal.schedule.games - done
    table, recording = journal.schedule.table, journal.folder is not None
    with wish_to_stop() as stop:
        if plays_alone(executor, jobs, left):
            _keep(journal, _alone(table, recording, todo, stop), advance, enough, stop)
            return
        with crew(executor, jobs, left, _player, (table, recording)) as players:
            _keep(journal, _together(players, todo, stop), advance, enough, stop)


def _keep(journal: Journal, played: Iterator[tuple[int, Met]], advance: Callable[[int], None], enough: Callable[[], bool],
          stop: Event) -> None:
    for number, met in played:
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


def _together(players: Crew, todo: Iterator[Task], stop: Event) -> Iterator[tuple[int, Met]]:
    """The games as they are finished; after a wish to stop, those that are under way."""
    waiting: set[Future[tuple[int, Met]]] = set()
    while True:
        while not stop.is_set() and len(waiting) < players.count + 1 and (task := next(todo, None)):
            waiting.add(players.give(task))
        if stop.is_set():
            waiting -= {one for one in waiting if one.cancel()}
        if not waiting:
            return
        done, waiting = wait(waiting, POLL, FIRST_COMPLETED)
        failed = [one for one in done if one.exception()]
        for one in sorted(done.difference(failed), key=lambda one: one.result()[0]):
            yield one.result()
        for one in failed:
            one.result()  # raises, now that nothing finished is lost


def _player(table: Table, recording: bool) -> Callable[[Task], tuple[int, Met]]:
    """What a process does: plays games at a table."""
    arena = Arena(table, recording)
    return lambda task: (task.number, arena.play(task.seed, task.seating, task.number))
