"""Commands about component sets: components GAME check, new, diff, find."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import click

from zellige.commands import parameters
from zellige.commands.parameters import Command, Commands, print_json
from zellige.commands.parameters import words_of as words
from zellige.core import component_sets, files
from zellige.core.errors import BadFile
from zellige.core.game import Game
from zellige.core.language import LANGUAGES
from zellige.core.registry import get
from zellige.core.vocabulary import Finding

FOUND_PROBLEMS = 1


@click.group(cls=Commands, message="command-components")
@parameters.game
@click.option("--lang", type=click.Choice(LANGUAGES), expose_value=False)
@click.pass_context
def components(ctx: click.Context, game: str) -> None:
    """What the owner of a box reads on its pieces."""
    ctx.obj = get(game)
    ctx.obj.own_sets()


@components.command(cls=Command, message="command-components-check")
@parameters.file
@parameters.as_json
@click.pass_obj
def check(game: Game, file: str, as_json: bool) -> None:
    """Everything a set gets wrong, one sentence a line."""
    room = game.own_sets()
    document = component_sets.read(room, file)
    findings = room.check(document)
    if as_json:
        print_json({
            "good": not findings, "findings": [_as_data(game, finding) for finding in findings],
            **({} if room.shape(document) else {"set": room.named(document), "reconstructed": room.reconstructed(document)})})
    elif findings:
        print("".join(f"{words(game).finding(finding)}\n" for finding in findings), end="")
    else:
        left = {entry for entry, _ in room.reconstructed(document)}
        print(words(game).finding(Finding("good", {"set": document["id"], "count": len(left)})))
    if findings:
        raise click.exceptions.Exit(FOUND_PROBLEMS)


@components.command(cls=Command, message="command-components-new")
@parameters.file
@click.option("--id", "name", metavar="NAME")
@click.option("--force", is_flag=True)
@click.pass_obj
def new(game: Game, file: str, name: str | None, force: bool) -> None:
    """A set to begin with, in a file of its own."""
    room = game.own_sets()
    started = room.new(_name_from(file) if name is None else name)
    component_sets.refuse(game.name, room.check(started))
    if os.path.lexists(file) and not force:
        raise BadFile(path=file, problem="exists")
    files.write_text(file, json.dumps(started, ensure_ascii=False, indent=1) + "\n")
    command = f"zellige components {game.name} check {file}"
    print(words().say("components-started", file=file, set=started["id"], command=command))


def _name_from(file: str) -> str:
    """A name for a set, made of the name of its file."""
    return re.sub(r"[^a-z0-9.]+", "-", Path(file).stem.lower()).strip(".-")[:48]


@components.command(cls=Command, message="command-components-diff")
@click.argument("one", metavar="A")
@click.argument("other", metavar="B")
@parameters.as_json
@click.pass_obj
def diff(game: Game, one: str, other: str, as_json: bool) -> None:
    """Every entry in which two sets differ."""
    left, right = (component_sets.read_shaped(game.name, game.own_sets(), path) for path in (one, other))
    found = game.own_sets().diff(left, right)
    if as_json:
        print_json([{"entry": finding.entry, **finding.params} for finding in found])
    elif found:
        print("".join(f"{words(game).finding(finding)}\n" for finding in found), end="")
    else:
        print(words().say("components-same"))


@components.command(cls=Command, message="command-components-find")
@click.argument("words_of_piece", metavar="WORD...", nargs=-1, required=True)
@click.option("--set", "path", metavar="FILE")
@parameters.as_json
@click.pass_obj
def find(game: Game, words_of_piece: tuple[str, ...], path: str | None, as_json: bool) -> None:
    """The ids of the pieces on which something stands."""
    room = game.own_sets()
    searched = room.shipped() if path is None else component_sets.read_shaped(game.name, room, path)
    found = room.find(searched, list(words_of_piece))
    if isinstance(found, Finding):
        component_sets.refuse(game.name, [found])
    elif as_json:
        print_json([{"id": name, "says": said} for name, said in found])
    elif found:
        print("".join(f"{name}: {said}\n" for name, said in found), end="")
    else:
        print(words().say("components-none"))


def _as_data(game: Game, finding: Finding) -> dict[str, str]:
    return {"kind": finding.kind, "entry": finding.entry, "text": words(game).finding(finding)}


COMMANDS = [components]
