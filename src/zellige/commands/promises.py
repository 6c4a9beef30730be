"""The command that tries the promises of a game: check."""

from __future__ import annotations

from contextlib import suppress

import click

from zellige.commands import parameters
from zellige.commands.parameters import Command, print_json
from zellige.commands.parameters import words_of as words
from zellige.core.language import persons_language
from zellige.core.registry import get
from zellige.core.seeds import checked

SOME_DO_NOT_HOLD = 1


@click.command(cls=Command)
@parameters.game
@click.option("--games", type=click.IntRange(1), default=10, metavar="N")
@click.option("--seed", default="1", metavar="SEED")
@parameters.as_json
def check(game: str, games: int, seed: str, as_json: bool) -> None:
    """Every promise of a game: whether it holds in games that are played for it."""
    from zellige import testing
    from zellige.commands import progress

    found, lang, say = get(game), persons_language(), words().say
    checked(seed)
    with suppress(Exception):  # rules that cannot be compiled are a promise that does not hold
        progress.kernels(found)
    with progress.bar(say("check-progress"), games * len(testing.PROMISES)) as advance:
        verdicts = testing.check(found, games, seed, advance)
    broken = sum(verdict.broken is not None for verdict in verdicts)
    if as_json:
        print_json({"game": found.name, "games": games, "seed": seed, "holds": not broken,
                    "promises": [verdict.data(lang) for verdict in verdicts]})
    else:
        marks = [say("check-ok" if verdict.broken is None else "check-failed") for verdict in verdicts]
        for mark, verdict in zip(marks, verdicts, strict=True):
            print(f"{mark.ljust(max(map(len, marks)))}  {verdict.promise.name:13}  {verdict.promise.sentence(lang)}")
            if verdict.broken is not None:
                print(f"  {verdict.broken.sentence(lang)}")
        print(say("check-broken" if broken else "check-holds", broken=broken, games=games))
    if broken:
        raise click.exceptions.Exit(SOME_DO_NOT_HOLD)


COMMANDS = [check]
