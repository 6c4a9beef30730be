"""Commands that measure players, make them, and learn from their games: tournament, sprt, findings, tune."""

from __future__ import annotations

import sys
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import click

from zellige.commands import parameters
from zellige.commands.errors import NothingToTune, Nowhere
from zellige.commands.parameters import Command, components_of, options_of, print_json
from zellige.commands.parameters import words_of as words
from zellige.core.record import rules_of
from zellige.core.registry import get

folder = click.option("--folder", metavar="FOLDER")
seed = click.option("--seed", default="1", metavar="SEED")
limit = click.option("--limit", type=click.FloatRange(0, min_open=True), metavar="SECONDS")


@click.command(cls=Command)
@parameters.game
@click.option("--players", required=True, metavar="NAME,NAME,...")
@click.option("--seats", type=int, metavar="N")
@click.option("--blocks", type=click.IntRange(1), default=100, metavar="N")
@seed
@folder
@parameters.option
@parameters.components
@limit
@parameters.jobs
@parameters.executor
@parameters.kind
@parameters.as_json
def tournament(game: str, players: str, seats: int | None, blocks: int, seed: str, folder: str | None, option: tuple[str, ...],
               components: str | None, limit: float | None, jobs: int | None, executor: str, kind: str,
               as_json: bool) -> None:
    """Lets players meet in blocks, one seed under every assignment of seats; prints how they did, with intervals."""
    from zellige.commands import progress, standings
    from zellige.study import crews, plot
    from zellige.study.arena import Table
    from zellige.study.blocks import Schedule
    from zellige.study.tournament import tournament as play

    found = get(game)
    if kind == "parquet" and folder is None:
        raise Nowhere(name="--folder")
    names = tuple(name.strip() for name in players.split(","))
    table = Table(found.name, names, min(2, max(found.seat_counts)) if seats is None else seats, options_of(found, option),
                  components_of(found, components), limit)
    schedule = Schedule(table, blocks, seed)
    schedule.check()
    crews.check(executor)
    progress.kernels(found)
    with progress.bar(words().say("simulate-progress"), schedule.games) as advance:
        came = play(schedule, folder, jobs, advance, kind == "parquet", executor)
    drawn = folder is None or plot.draw(came, folder, words().say)
    if as_json:
        print_json(came.document(times=True))
    else:
        standings.show(came, limited=limit is not None)
    if not drawn or find_spec("choix") is None:
        print(words().say("laboratory-extra"), file=sys.stderr)
    if came.blocks < blocks:
        _end_early(came.blocks, blocks, folder)


@click.command(cls=Command)
@parameters.game
@click.argument("a", metavar="NAME")
@click.argument("b", metavar="NAME")
@click.option("--elo0", type=float, default=0.0, metavar="N")
@click.option("--elo1", type=float, default=20.0, metavar="N")
@click.option("--blocks", type=click.IntRange(1), default=10_000, metavar="N")
@seed
@folder
@parameters.option
@parameters.components
@limit
@parameters.jobs
@parameters.executor
@parameters.as_json
def sprt(game: str, a: str, b: str, elo0: float, elo1: float, blocks: int, seed: str, folder: str | None,
         option: tuple[str, ...], components: str | None, limit: float | None, jobs: int | None, executor: str,
         as_json: bool) -> None:
    """Lets two players meet until it is decided which of two differences in strength is the likelier."""
    from zellige.commands import progress, standings
    from zellige.study import crews
    from zellige.study.arena import Table
    from zellige.study.blocks import Schedule
    from zellige.study.sprt import sprt as test

    found = get(game)
    table = Table(found.name, (a.strip(), b.strip()), 2, options_of(found, option), components_of(found, components), limit)
    schedule = Schedule(table, blocks, seed)
    schedule.check()
    crews.check(executor)
    progress.kernels(found)
    with progress.bar(words().say("simulate-progress"), schedule.games) as advance:
        verdict = test(schedule, elo0, elo1, folder, jobs, advance, executor)
    if as_json:
        print_json(verdict.document())
    else:
        standings.show_verdict(verdict)
    if verdict.decision is None and verdict.blocks < blocks:
        _end_early(verdict.blocks, blocks, folder)


def _end_early(done: int, asked: int, folder: str | None) -> None:
    """Ctrl-C ended it: says how far it has come."""
    print(words().say("laboratory-ended", blocks=done, asked=asked, kept=str(folder is not None).lower()), file=sys.stderr)
    raise click.Abort


@click.command(cls=Command)
@parameters.game
@click.option("--folder", required=True, metavar="FOLDER")
@click.option("--seed", metavar="SEED")
@click.option("--rounds", type=click.IntRange(0), metavar="N")
@click.option("--games", type=click.IntRange(1), metavar="N")
@click.option("--generations", type=click.IntRange(0), metavar="N")
@click.option("--gate", type=click.IntRange(0), metavar="N")
@parameters.jobs
@parameters.executor
def tune(game: str, folder: str, jobs: int | None, executor: str, **asked: int | str | None) -> None:
    """Makes the weights of a game's features again, or others; prints how they fare."""
    from zellige.commands import progress
    from zellige.study import crews
    from zellige.study import tune as room

    found = get(game)
    plan = room.preset(found)
    if plan is None:
        raise NothingToTune(game=game)
    plan = replace(plan, **{name: value for name, value in asked.items() if value is not None})  # type: ignore[arg-type]
    if asked["seed"] is not None:
        plan = replace(plan, chained=False)  # other weights than the shipped ones anyway
    crews.check(executor)
    progress.kernels(found)
    tuner = room.Tuner(plan, folder)
    with progress.bar(words().say("tune-progress"), plan.steps) as advance:
        whole = tuner.go_on(advance, jobs, executor)
    if not whole:
        print(words().say("tune-ended", games=tuner.done, asked=plan.steps), file=sys.stderr)
        raise click.Abort
    print(words().say("tune-done", path=str(Path(folder) / "weights.json"), gate=tuner.card()["gate"]))


@click.command(cls=Command)
@click.argument("path", metavar="FOLDER")
@click.option("--out", metavar="FOLDER")
@parameters.as_json
def findings(path: str, out: str | None, as_json: bool) -> None:
    """Makes a page of what the games of a tournament say of strategy."""
    from zellige.commands import progress
    from zellige.study import findings as room
    from zellige.study import page

    records = room.records_at(path)
    game = rules_of(records[0])
    if out is None and not Path(path).is_dir():
        out = str(Path(path).parent)
    progress.kernels(game)
    with progress.bar(words().say("simulate-progress"), len(records)) as advance:
        found = room.findings(records, advance)
    folder = Path(path if out is None else out)
    drawn = page.write(found, folder, words(game))
    if as_json:
        print_json(found.document())
    else:
        print(words().say("findings-done", path=str(folder / page.PAGE)))
    if not drawn:
        print(words().say("findings-extra"), file=sys.stderr)


COMMANDS = [tournament, sprt, findings, tune]
