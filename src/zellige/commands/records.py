"""Commands about records: replay, verify."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import reduce
from typing import Any

import click

from zellige.commands import parameters
from zellige.commands.errors import NotVerified
from zellige.commands.parameters import Command, print_json
from zellige.commands.parameters import words_of as words
from zellige.core import record as records
from zellige.core.course import Step
from zellige.core.errors import BadRecord
from zellige.core.game import CHANCE, Game
from zellige.core.language import persons_language
from zellige.core.record import Record, seed_deals
from zellige.core.shown import isolated
from zellige.core.speaker import Seat, Speaker

WORTH_COMPILING = 2000
"""Actions: replaying more of them interpreted would take longer than compiling the rules."""


@click.command(cls=Command)
@parameters.file
@click.option("--board", is_flag=True)
@parameters.as_json
def replay(file: str, board: bool, as_json: bool) -> None:
    """Every game of a file, told again."""
    told = []
    for number, record in enumerate(records.read(file), 1):
        game = records.rules_of(record)
        speaker = Speaker(game, persons_language(), tuple(map(Seat, record.seats)))
        if as_json:
            told.append(_as_data(record, speaker))
            continue
        title, seats = speaker.say("game-title"), [isolated(speaker.name(seat)) for seat in range(len(record.seats))]
        print(words().say("replay-game", number=number, title=title, seats=", ".join(seats)))
        for ply, step in enumerate(_steps(record), 1):
            print(f"{ply:4}  {_sentence(speaker, step)}  {_scores(game, step)}")
            if board:
                print(f"\n{game.show(step.after, persons_language())}\n")
        print(words().say("replay-result", scores=_listed(record.result["scores"])) if record.result
              else words().say("replay-unfinished"))
    if as_json:
        print_json(told)


def _steps(record: Record) -> Iterator[Step]:
    """Every step; of a record whose rules have gone as far as the newest lead, and then it is said that it is one."""
    if record.rules_version != records.rules_of(record).rules_version:
        with suppress(BadRecord):
            yield from records.follow(record)
    yield from records.replay(record)


def _as_data(record: Record, speaker: Speaker) -> dict[str, Any]:
    steps = [{"ply": ply, "seat": None if step.mover == CHANCE else step.mover + 1, "action": record.actions[ply - 1],
              "text": _sentence(speaker, step), "scores": speaker.game.scores(step.after)}
             for ply, step in enumerate(records.replay(record), 1)]
    return {"game": record.game, "seats": record.seats, "seed": record.seed, "steps": steps, "result": record.result}


def _sentence(speaker: Speaker, step: Step) -> str:
    told = [speaker.event(event) for event in speaker.game.narrate(step.before, step.action, step.after)]
    return reduce(lambda first, then: words().say("replay-and-then", first=first, then=then), told)


def _scores(game: Game, step: Step) -> str:
    return f"[{_listed(game.scores(step.after))}]"


def _listed(scores: list[int]) -> str:
    return " ".join(map(str, scores))


@click.command(cls=Command)
@parameters.file
@click.option("--unfinished", is_flag=True)
@parameters.as_json
def verify(file: str, unfinished: bool, as_json: bool) -> None:
    """Replays every game of a file; the first difference is an error."""
    found = records.read(file)
    with _progress(found) as advance:
        games, actions = records.verify(_complete(found, unfinished), advance)
        undecided = sum(1 for record in found if record.seed is not None and record.dealt is None and not seed_deals(record))
    if as_json:
        print_json({"games": games, "actions": actions} | ({"seeds_undecided": undecided} if undecided else {}))
        return
    print(words().say("verify-holds", games=games, actions=actions))
    if undecided:
        print(words().say("verify-undecided", games=undecided))


@contextmanager
def _progress(found: list[Record]) -> Iterator[Callable[[int], None]]:
    """Shows how far it is where that takes a while; what it yields is told how many more actions hold."""
    count = sum(len(record.actions) for record in found)
    if count <= WORTH_COMPILING:
        yield lambda actions: None
        return
    from zellige.commands import progress  # loads what draws bars, which small commands do without

    for game in {records.rules_of(record) for record in found}:
        progress.kernels(game)
    with progress.bar(words().say("verify-progress"), count) as advance:
        yield advance


def _complete(found: list[Record], unfinished: bool) -> Iterator[Record]:
    """The records, of which every one must have a result unless unfinished ones are welcome."""
    for record in found:
        yield record
        if record.result is None and not unfinished:
            raise NotVerified(line=record.line_of(len(record.actions) - 1))


COMMANDS = [replay, verify]
