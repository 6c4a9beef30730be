"""Commands that let players play many games, or measure the rules: simulate, bench."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

from zellige.commands.parameters import Json, Lang, Name, Options, options_of, print_json
from zellige.commands.parameters import words_of as words
from zellige.core.game import get

ENDED_BY_PERSON = 130


def simulate(game: Name, seats: Annotated[str, typer.Option("--seats", metavar="NAME,NAME,...")],
             games: Annotated[int, typer.Option("--games", metavar="N", min=1)] = 100,
             seed: Annotated[str, typer.Option("--seed", metavar="SEED")] = "1",
             out: Annotated[str | None, typer.Option("--out", metavar="FILE")] = None, option: Options = None,
             processes: Annotated[int | None, typer.Option("--processes", metavar="N", min=1, max=1024)] = None,
             as_json: Json = False, lang: Lang = None) -> None:
    """Lets players play many games, every seat in turn; prints how they did."""
    from zellige.commands import progress
    from zellige.study import simulate as room

    found = get(game)
    plan = room.Plan(game, tuple(name.strip() for name in seats.split(",")), games, seed, options_of(found, option))
    plan.check()
    progress.kernels(found)
    with progress.bar(words().say("simulate-progress"), games) as advance:
        summary = room.simulate(plan, out, processes, advance)
    if as_json:
        print_json(summary.document())
    else:
        progress.table(summary)
    if summary.games < games:
        print(words().say("simulate-ended", games=summary.games, asked=games))
        raise typer.Exit(ENDED_BY_PERSON)


def bench(game: Name, seats: Annotated[int | None, typer.Option("--seats", metavar="N")] = None, option: Options = None,
          as_json: Json = False, lang: Lang = None) -> None:
    """Measures the rules of a game: random complete games with the legal list at every step."""
    from zellige.commands import progress
    from zellige.study.bench import measure

    found = get(game)
    with progress.waiting(words().say("bench-progress")):
        figures = measure(found, min(found.seat_counts) if seats is None else seats, options_of(found, option))
    if as_json:
        print_json(figures)
        return
    for name, value in figures.items():
        message = "bench-" + name.replace("_", "-")
        print(f"{words().say(message)}: {value:,.6g}")


COMMANDS: dict[str, Callable[..., None]] = {"simulate": simulate, "bench": bench}
