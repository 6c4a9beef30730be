"""The command line. Thin: every command calls the rooms below and prints what they answer.

What a person gets wrong is one sentence on standard error, in their language, and exit code 2.
"""

from __future__ import annotations

import os
import re
import sys
from typing import Any

import click

from zellige.commands import components, laboratory, output, pads, positions, promises, records, study, table, tables
from zellige.commands.errors import Usage
from zellige.commands.parameters import Commands, in_words
from zellige.commands.parameters import words_of as words
from zellige.core import settings
from zellige.core.errors import PersonError, Phrase
from zellige.core.language import LANGUAGES, sentence


@click.group(cls=Commands, message="command-line")
@click.version_option(package_name="zellige", message="%(version)s")
@click.option("--lang", type=click.Choice(LANGUAGES), expose_value=False)
def zellige() -> None:
    """Every command; what each does stands in the locale."""


for room in (table, positions, pads, records, study, laboratory, promises, components, tables):
    for command in room.COMMANDS:
        zellige.add_command(command)


def run(args: list[str]) -> int:
    """Runs a command line; answers its exit code. ``KeyboardInterrupt`` after Ctrl-C."""
    output.take_every_letter()
    if wish := _language_asked_for(args):
        os.environ["ZELLIGE_LANG"] = wish
    try:
        return _answer(args)
    except BrokenPipeError:
        output.abandon()
        return 0
    except click.Abort:  # so it says Ctrl-C
        raise KeyboardInterrupt from None
    except Exception as error:
        if os.environ.get("ZELLIGE_DEBUG"):
            raise
        return _say(words().say("mistake-of-ours", detail=f"{type(error).__name__}: {error}"[:300]), 1)


def _answer(args: list[str]) -> int:
    try:
        settings.check()
        with output.whole():
            code = zellige.main(args, prog_name="zellige", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except PersonError as error:
        return _say(sentence(error))
    except click.UsageError as error:
        return _say(sentence(_usage(error)))


def _language_asked_for(args: list[str]) -> str | None:
    """What ``--lang`` says: it must be known before anything is said, so it is read before the rest."""
    for number, arg in enumerate(args):
        value = arg.removeprefix("--lang=") if arg.startswith("--lang=") else None
        if arg == "--lang" and number + 1 < len(args):
            value = args[number + 1]
        if value in LANGUAGES:
            return value
    return None


def _usage(error: click.UsageError) -> Usage:
    """What the command line's own parser could not understand."""
    problem, name, wanted = "usage-other", "", None
    known = [param.opts[-1] for param in error.ctx.command.params if isinstance(param, click.Option)] if error.ctx else []
    if isinstance(error, click.NoSuchOption | click.BadOptionUsage):
        problem, name = "usage-no-option" if isinstance(error, click.NoSuchOption) else "usage-no-value", error.option_name
    elif isinstance(error, click.BadParameter) and error.param is not None:
        problem = "usage-missing" if isinstance(error, click.MissingParameter) else "usage-value"
        name = in_words(error.param.opts[-1] if isinstance(error.param, click.Option) else error.param.human_readable_name)
        wanted = _wanted(error.param.type)
    elif extra := re.search(r"extra arguments? \((.+)\)", error.message):
        problem, name = "usage-extra", extra[1]
    return Usage(problem=problem, command=in_words(error.ctx.command_path) if error.ctx else "zellige", name=name,
                 wanted=wanted, known=", ".join(known) if problem == "usage-no-option" else "")


def _wanted(kind: click.ParamType[Any]) -> Phrase:
    """What a parameter takes: one of some words, or a number and its bounds."""
    if isinstance(kind, click.Choice):
        *first, last = kind.choices
        return Phrase("or", {"first": tuple(first), "last": last})
    found = {"least": getattr(kind, "min", None), "most": getattr(kind, "max", None)}
    bounds = {name: str(bound) for name, bound in found.items() if bound is not None}
    return Phrase("-".join(("above" if getattr(kind, "min_open", False) else "whole", *bounds)), bounds)


def _say(text: str, code: int = 2) -> int:
    print(text, file=sys.stderr)
    return code

