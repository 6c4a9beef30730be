"""The command ``zellige``. Thin: every command calls the rooms below and prints what they answer.

What a person gets wrong is one sentence on standard error, in their language, and exit code 2.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from zellige.commands import positions, records, study, table
from zellige.commands.errors import UnknownCommand, Usage
from zellige.core.errors import PersonError
from zellige.core.language import LANGUAGES, Language, language, persons_language, sentence

ENDED_BY_PERSON = 130


class Command(TyperCommand):
    """A command whose help stands in the locale: ``command-NAME``, its parameters as attributes or as ``parameter-NAME``."""

    def get_params(self, ctx: Any) -> list[Any]:
        """The parameters, each with its help in the person's language."""
        words = language(persons_language())
        found: list[Any] = list(super().get_params(ctx))
        for param in found:
            name = param.name.replace("_", "-")
            own = f"command-{self.name}.{name}"
            param.help = words.say(own if words.has(own) else f"parameter-{name}")
        return found

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The help, in the person's language."""
        words = language(persons_language())
        self.help = words.say(f"command-{self.name}")
        _name_panels(words)
        super().format_help(ctx, formatter)


class Commands(TyperGroup):
    """All commands; one that does not exist is an error in the person's language."""

    def get_params(self, ctx: Any) -> list[Any]:
        """``--help`` alone."""
        found: list[Any] = list(super().get_params(ctx))
        for param in found:
            param.help = language(persons_language()).say(f"parameter-{param.name}")
        return found

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command a person names."""
        if args and self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            raise UnknownCommand(command=args[0], known=", ".join(self.list_commands(ctx)))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The list of commands, in the person's language."""
        words = language(persons_language())
        self.help = words.say("command-line")
        for name in self.list_commands(ctx):
            command = self.get_command(ctx, name)
            if command is not None:
                command.help = words.say(f"command-{name}")
        _name_panels(words)
        super().format_help(ctx, formatter)


def _name_panels(words: Language) -> None:
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = words.say("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words.say("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = words.say("help-commands")
    rich_utils.REQUIRED_LONG_STRING = words.say("help-required")
    rich_utils.DEFAULT_STRING = words.say("help-default", value="{}")


def build() -> typer.Typer:
    """All commands."""
    app = typer.Typer(cls=Commands, add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)
    for room in (table, positions, records, study):
        for name, function in room.COMMANDS.items():
            app.command(name, cls=Command)(function)
    return app


def main(args: Sequence[str] | None = None) -> None:
    """Runs a command line and ends the process with its exit code."""
    sys.exit(run(list(sys.argv[1:] if args is None else args)))


def run(args: list[str]) -> int:
    """Runs a command line; answers its exit code."""
    if wish := _language_asked_for(args):
        os.environ["ZELLIGE_LANG"] = wish
    try:
        code = typer.main.get_command(build()).main(args, prog_name="zellige", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except PersonError as error:
        return _say(sentence(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (KeyboardInterrupt, typer.Abort):
        return ENDED_BY_PERSON
    except Exception as error:
        if hasattr(error, "format_message"):
            return _say(sentence(_usage(error)))
        if os.environ.get("ZELLIGE_DEBUG"):
            raise
        return _say(language(persons_language()).say("mistake-of-ours", detail=f"{type(error).__name__}: {error}"[:300]), 1)


def _language_asked_for(args: list[str]) -> str | None:
    """What ``--lang`` says: it must be known before anything is said, so it is read before the rest."""
    for number, arg in enumerate(args):
        value = arg.removeprefix("--lang=") if arg.startswith("--lang=") else None
        if arg == "--lang" and number + 1 < len(args):
            value = args[number + 1]
        if value in LANGUAGES:
            return value
    return None


def _usage(error: Any) -> Usage:
    """What the command line's own parser could not understand."""
    context = getattr(error, "ctx", None)
    command = context.command_path if context else "zellige"
    param = getattr(error, "param", None)
    name = (param.opts[-1] if param.param_type_name == "option" else param.human_readable_name) if param else ""
    kind = {"NoSuchOption": "no-option", "MissingParameter": "missing", "BadParameter": "value",
            "BadOptionUsage": "no-value"}.get(type(error).__name__, "other")
    return Usage(problem=f"usage-{kind}", command=command, name=name or str(getattr(error, "option_name", "")))


def _say(text: str, code: int = 2) -> int:
    print(text, file=sys.stderr)
    return code


if __name__ == "__main__":
    main()
