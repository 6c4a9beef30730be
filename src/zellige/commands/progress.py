"""What a person sees while waiting, on standard error and only on a terminal; and tables of results."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from zellige.commands.parameters import words_of as words
from zellige.core.game import Game
from zellige.study.simulate import Summary


@contextmanager
def bar(text: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar; what it yields is told how many more are done."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(text, total=total)
        yield lambda done: progress.advance(task, done)


@contextmanager
def waiting(text: str) -> Iterator[None]:
    """A sign of life while something takes a while."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield
        return
    with console.status(text):
        yield


def kernels(game: Game) -> None:
    """Has the rules of a game ready; shows how far that is, where it takes a while."""
    say, console = words(game).say, Console(stderr=True)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(say("compile-progress", game=say("game-title")), total=None, visible=False)
        game.kernels(lambda done, every, name: progress.update(task, completed=done, total=every, visible=True))


def table(summary: Summary, limited: bool) -> None:
    """A simulation's summary: one player a line; ``limited``: with the answers that came too late."""
    say = words().say

    def share(value: float) -> str:
        return say("summary-share", value=value)

    columns = ("player", "wins", "win-rate", "interval", "score", "rank", *["late"] * limited)
    shown = Table(*(say(f"summary-{column}") for column in columns), box=SIMPLE)
    for player in summary.players:
        low, high = player.win_rate_ci95
        wins, interval = say("summary-count", value=player.wins), f"{share(low)} - {share(high)}"
        shown.add_row(player.name, wins, share(player.win_rate), interval, say("summary-mean", value=player.mean_score),
                      say("summary-mean", value=player.mean_rank), *[say("summary-count", value=player.late)] * limited)
    Console().print(shown)
    print(say("summary-speed", games=summary.games, rate=round(summary.actions_per_second)))
