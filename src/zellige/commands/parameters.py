"""What several commands take and print."""

from __future__ import annotations

import json
import re
from typing import Any

import click

from zellige.commands import output
from zellige.commands.errors import OptionForm, UnknownCommand
from zellige.core import component_sets, document, json_text
from zellige.core.errors import UnknownValue
from zellige.core.game import Document, Game, State
from zellige.core.language import LANGUAGES, Language, language, persons_language
from zellige.core.registry import get
from zellige.core.vocabulary import option_text

EXIT_CODES = (0, 1, 2, 130)
"""What a command can end with: message ``help-code-CODE`` says what each means."""

game = click.argument("game", metavar="GAME")
position = click.argument("position", metavar="POS")
file = click.argument("file", metavar="FILE")
partial = click.option("--partial", is_flag=True)
as_json = click.option("--json", "as_json", is_flag=True)
option = click.option("--option", metavar="K=V", multiple=True)
seats = click.option("--seats", type=int, metavar="N")
kind = click.option("--format", "kind", type=click.Choice(("records", "parquet")), default="records")
components = click.option("--components", metavar="FILE")
jobs = click.option("--processes", "--jobs", "jobs", type=click.IntRange(1, 256), metavar="N")
"""The last name of an option is the one that is shown; the first was its name in ``simulate``."""
executor = click.option("--executor", default="processes", metavar="ADDRESS")


class Command(click.Command):
    """A command with ``--lang``, whose help stands in the locale.

    Messages: ``command-NAME`` (or another ``message``); for a parameter its attribute there, else ``parameter-NAME``.
    """

    def __init__(self, *args: Any, message: str | None = None, **attributes: Any) -> None:
        super().__init__(*args, **attributes)
        self.message = message or f"command-{self.name}"
        self.params.append(click.Option(["--lang"], type=click.Choice(LANGUAGES), expose_value=False))

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Usage, what it does, arguments and options."""
        words = words_of()
        write_usage(self, ctx, formatter, self.message)
        rows: dict[str, list[tuple[str, str]]] = {"arguments": [], "options": []}
        for param in self.get_params(ctx):
            name = "help" if "--help" in param.opts else str(param.name).replace("_", "-")
            own = f"{self.message}.{name}"
            text = words.say(own if words.has(own) else f"parameter-{name}")
            if isinstance(param, click.Option):
                if isinstance(param.default, int | str) and not param.is_flag:
                    text = f"{text} {words.say('help-default', value=str(param.default))}"
                left = param.opts[-1] if param.is_flag else f"{param.opts[-1]} {in_words(param.make_metavar(ctx))}"
                rows["options"].append((left, f"{text} {words.say('help-required')}" if param.required else text))
            else:
                rows["arguments"].append((in_words(param.make_metavar(ctx)), text))
        for section, lines in rows.items():
            if lines:
                with formatter.section(words.say(f"help-{section}")):
                    formatter.write_dl(lines)


class Commands(click.Group):
    """Several commands; one that does not exist is an error in the person's language. Their texts begin with ``message``.

    Whoever names none of them is shown all.
    """

    def __init__(self, *args: Any, message: str, **attributes: Any) -> None:
        super().__init__(*args, **attributes)
        self.message = message
        self.invoke_without_command, self.no_args_is_help = True, False

    def invoke(self, ctx: click.Context) -> Any:
        """The command a person names; the help when it is none."""
        answer = super().invoke(ctx)
        if ctx.invoked_subcommand is None:
            click.echo(self.get_help(ctx))
        return answer

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        """The command a person names; ``UnknownCommand`` where there is none."""
        if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            raise UnknownCommand(command=args[0], known=", ".join(self.list_commands(ctx)))
        return super().resolve_command(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order in which they are explained."""
        return list(self.commands)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What they are about, and every command."""
        words = words_of()
        write_usage(self, ctx, formatter, self.message)
        with formatter.section(words.say("help-commands")):
            formatter.write_dl([(name, words.say(getattr(self.commands[name], "message", f"command-{name}")))
                                for name in self.list_commands(ctx)])
        options = [param.opts[-1].lstrip("-") for param in self.get_params(ctx) if isinstance(param, click.Option)]
        with formatter.section(words.say("help-options")):
            formatter.write_dl([(f"--{name}", words.say(f"parameter-{name}")) for name in options])
        if ctx.parent is None:
            with formatter.section(words.say("help-codes")):
                formatter.write_dl([(str(code), words.say(f"help-code-{code}")) for code in EXIT_CODES])


def write_usage(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter, message: str) -> None:
    """The first lines of a command's help."""
    words = words_of()
    pieces = in_words(" ".join(command.collect_usage_pieces(ctx)))
    formatter.write_usage(in_words(ctx.command_path), pieces, f"{words.say('help-usage')} ")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(words.say(message))


def in_words(usage: str) -> str:
    """The words in capitals that stand for something, as ``GAME``, in the person's language."""
    words = words_of()
    return re.sub("[A-Z]+", lambda name: words.say(f"metavar-{name[0]}") if words.has(f"metavar-{name[0]}") else name[0], usage)


def words_of(about: Game | None = None) -> Language:
    """The person's language, with the words of a game."""
    return language(persons_language(), *([about.home] if about else []))


def print_json(value: Any) -> None:
    """A value as JSON, indented, readable in any language."""
    text = json_text.written(value, indent=1)
    print(text if output.is_unicode() else json.dumps(json.loads(text), indent=1))


def read_position(path: str, accept_partial: bool) -> tuple[Game, State]:
    """The game and the position in a file, ``-`` for standard input."""
    found: Document = document.read(path)
    found_game = get(found["game"])
    return found_game, found_game.position(found, accept_partial)


def components_of(played: Game, path: str | None) -> Document | None:
    """The component set in the file that ``--components`` names; None when it names none."""
    return None if path is None else component_sets.read(played.own_sets(), path)


def options_of(played: Game, given: tuple[str, ...]) -> dict[str, Any]:
    """The options that ``--option K=V`` names, as values of the game: ``true`` and ``false``, numbers, words.

    ``OptionForm`` where it is none, ``UnknownOption`` and ``UnknownValue`` where the game has no such.
    """
    chosen: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not (name and equals):
            raise OptionForm(text=text)
        values = next((one.values for one in played.options if one.name == name), ())
        chosen[name] = next((one for one in values if option_text(one) == value.lower()), value)
        if values and chosen[name] not in values:
            raise UnknownValue(game=played.name, option=name, value=value, known=", ".join(map(option_text, values)))
    played.complete_options(chosen)
    return chosen
