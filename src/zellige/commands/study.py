"""Commands that let players play many games, or measure the rules: simulate, bench."""

from __future__ import annotations

import sys

import click

from zellige.commands import parameters
from zellige.commands.errors import Nowhere
from zellige.commands.parameters import Command, components_of, options_of, print_json
from zellige.commands.parameters import words_of as words
from zellige.core.registry import get


@click.command(cls=Command)
@parameters.game
@click.option("--seats", required=True, metavar="NAME,NAME,...")
@click.option("--games", type=click.IntRange(1), default=100, metavar="N")
@click.option("--seed", default="1", metavar="SEED")
@click.option("--out", metavar="FILE")
@parameters.option
@parameters.components
@click.option("--limit", type=click.FloatRange(0, min_open=True), metavar="SECONDS")
@parameters.jobs
@parameters.executor
@parameters.kind
@parameters.as_json
def simulate(game: str, seats: str, games: int, seed: str, out: str | None, option: tuple[str, ...], components: str | None,
             limit: float | None, jobs: int | None, executor: str, kind: str, as_json: bool) -> None:
    """Lets players play many games, every seat in turn; prints how they did."""
    from zellige.commands import progress
    from zellige.study import crews
    from zellige.study import simulate as room

    found = get(game)
    if kind == "parquet" and out is None:
        raise Nowhere(name="--out")
    plan = room.Plan(game, tuple(name.strip() for name in seats.split(",")), games, seed, options_of(found, option),
                     components_of(found, components), limit)
    plan.check()
    crews.check(executor)
    progress.kernels(found)
    with progress.bar(words().say("simulate-progress"), games) as advance:
        summary = room.simulate(plan, out, jobs, advance, kind == "parquet", executor)
    if as_json:
        print_json(summary.document())
    else:
        progress.table(summary, limited=limit is not None)
    if summary.games < games:
        print(words().say("simulate-ended", games=summary.games, asked=games), file=sys.stderr)
        raise click.Abort


@click.command(cls=Command)
@parameters.game
@parameters.seats
@parameters.option
@parameters.as_json
def bench(game: str, seats: int | None, option: tuple[str, ...], as_json: bool) -> None:
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
        if not name.endswith(("_lowest", "_highest")):
            spread = {end: figures[f"{name}_{end}"] for end in ("lowest", "highest") if f"{name}_{end}" in figures}
            print(words().say(f"bench-{name.replace('_', '-')}", value=value, **spread))


COMMANDS = [simulate, bench]
