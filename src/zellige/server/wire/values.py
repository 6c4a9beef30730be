"""What other forms are made of: values, documents that belong to a game, and what every form the server says promises."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, WithJsonSchema, with_config
from typing_extensions import TypeAliasType

Lang = Literal["en", "fr"]

Json = TypeAliasType("Json", Annotated[Any, WithJsonSchema({
    "description": "Any JSON value.", "type": ["boolean", "number", "string", "array", "object", "null"]})])

OptionChoice = bool | int | str
"""A value of an option of a game."""

GameView = TypeAliasType("GameView", Annotated[dict[str, Any], Field(
    description="What the component that draws the game is given. Its form is the game's own (`Game.view_form`): `board`, of "
                "the table message or of the game, names the component that reads it.")])

Position = TypeAliasType("Position", Annotated[dict[str, Any], Field(
    description="A position as its game writes it down, by the schema that the game publishes.")])

PositionDocument = TypeAliasType("PositionDocument", Annotated[dict[str, Any], Field(
    description="A position as somebody describes it: a `Position`, of which `game` says whose schema it follows. Whatever in "
                "it cannot be is answered with a sentence.")])

Components = TypeAliasType("Components", Annotated[dict[str, Any], Field(
    description="What stands on the pieces of a game, by the schema that the game publishes.")])

ComponentSet = TypeAliasType("ComponentSet", Annotated[dict[str, Any], Field(
    description="What stands on the pieces of a game as somebody describes it: `Components`. Whatever in it cannot be is "
                "answered with a sentence.")])

said = with_config(ConfigDict(extra="forbid", use_attribute_docstrings=True))
"""Marks a form that the server says: it has these fields and no others, each described by the sentence below it."""

heard = with_config(ConfigDict(extra="ignore", use_attribute_docstrings=True))
"""Marks a form that the server hears: what else is in it is not looked at."""
