"""Players against each other, in blocks: plays, keeps, and says how all did (docs/laboratory.md)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from zellige.study import decisions
from zellige.study.blocks import Schedule
from zellige.study.crews import PROCESSES
from zellige.study.errors import need
from zellige.study.journal import opened
from zellige.study.play import play_on
from zellige.study.standings import Standings, standings, whole_blocks

DECISIONS = "decisions.parquet"


def tournament(schedule: Schedule, folder: str | Path | None = None, jobs: int | None = None,
               advance: Callable[[int], None] = lambda done: None, parquet: bool = False,
               executor: str = PROCESSES) -> Standings:
    """Plays a schedule, or goes on where its folder stands; answers how all did in the blocks that are whole.

    Ctrl-C ends it early: what is finished is kept. The same schedule leaves the same files in the folder, however many ``jobs``
    there are and however often it was interrupted, but for ``finished.jsonl``, where games stand as they were finished, with
    their times. ``executor``: where they play, as ``study.crews`` reads it. ``parquet``: with the table of ``study.decisions``,
    in a file of that name; ``MissingExtra`` without pyarrow.
    """
    schedule.check()
    if parquet:
        need(decisions.WRITES)
    with opened(schedule, folder, kind="tournament") as journal:
        play_on(journal, jobs, advance, executor=executor)
        found = standings(journal, whole_blocks(journal))
        journal.write(found.blocks, found.document())
        if parquet and folder is not None:
            with decisions.writer(Path(folder) / DECISIONS) as add:
                for number in range(found.games):
                    add(number, journal.record(number))
    return found
