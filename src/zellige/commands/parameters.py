"""What several commands take and print."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from zellige.commands.errors import OptionForm
from zellige.core import document
from zellige.core.errors import UnknownValue
from zellige.core.game import Document, Game, State, get, option_text
from zellige.core.language import LANGUAGES, Language, language, persons_language

Lang = Annotated[str | None, typer.Option("--lang", metavar="|".join(LANGUAGES), callback=lambda value: _known_language(value))]
Json = Annotated[bool, typer.Option("--json")]
Partial = Annotated[bool, typer.Option("--partial")]
Position = Annotated[str, typer.Argument(metavar="POS")]
Name = Annotated[str, typer.Argument(metavar="GAME")]
File = Annotated[str, typer.Argument(metavar="FILE")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="K=V")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="SEED")]


def _known_language(value: str | None) -> str | None:
    if value is not None and value not in LANGUAGES:
        raise typer.BadParameter(value)
    return value


def words_of(game: Game | None = None) -> Language:
    """The person's language, with the words of a game."""
    return language(persons_language(), *([game.home] if game else []))


def print_json(value: Any) -> None:
    """A value as JSON, indented, readable in any language."""
    print(json.dumps(value, ensure_ascii=False, indent=1))


def read_position(path: str, partial: bool) -> tuple[Game, State]:
    """The game and the position in a file, ``-`` for standard input."""
    found: Document = document.read(path)
    game = get(found["game"])
    return game, game.position(found, partial)


def options_of(game: Game, given: list[str] | None) -> dict[str, Any]:
    """The options that ``--option K=V`` names, as values of the game: ``true`` and ``false``, numbers, words."""
    chosen: dict[str, Any] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not (name and equals):
            raise OptionForm(text=text)
        values = next((option.values for option in game.options if option.name == name), ())
        chosen[name] = next((one for one in values if option_text(one) == value.lower()), value)
        if values and chosen[name] not in values:
            raise UnknownValue(game=game.name, option=name, value=value, known=", ".join(map(option_text, values)))
    game.complete_options(chosen)
    return chosen
