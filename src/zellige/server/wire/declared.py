"""What the games that are installed declare: the forms of their views, as they are sent, of positions and component sets."""

from __future__ import annotations

import json
from typing import Any

from pydantic import ConfigDict, TypeAdapter
from typing_extensions import get_original_bases, is_typeddict

from zellige.core.document import schema
from zellige.core.registry import installed_games
from zellige.core.vocabulary import Message, PlainView, Prompt

Schemas = tuple[list[dict[str, Any]], dict[str, Any]]
"""What something may be, one schema for each, and all that these name."""

SENTENCE = {"description": "A sentence of the game, in the language that was asked for.", "type": "string"}
ANY = {"additionalProperties": True, "type": "object"}


def position_schemas(place: str) -> Schemas:
    """What a position may be, by the schemas that the games publish; ``place``: where schemas stand.

    What such a schema names has its name behind that of the game. Whatever is in a game that publishes none may be anything.
    """
    schemas, parts = list[dict[str, Any]](), dict[str, Any]()
    for name, game in installed_games().items():
        try:
            found = schema(game.home)
        except OSError:
            schemas += [] if ANY in schemas else [ANY]
        else:
            parts |= _published(found, place, f"{name}_", "Position")
            schemas.append({"$ref": f"{place}{name}_Position"})
    return schemas, parts


def component_schemas(place: str) -> Schemas:
    """What a component set may be, by the schemas of the games that have any, as of positions."""
    schemas, parts = list[dict[str, Any]](), dict[str, Any]()
    for name, game in installed_games().items():
        if game.component_sets is not None:
            found = json.loads(game.component_sets.schema.read_text("utf-8"))
            parts |= _published(found, place, f"{name}_set_", "Components")
            schemas.append({"$ref": f"{place}{name}_set_Components"})
    return schemas or [ANY], parts


def _published(found: dict[str, Any], place: str, prefix: str, whole: str) -> dict[str, Any]:
    """A published schema under the name of the ``whole``, and what it names."""
    said = json.loads(json.dumps(found).replace('"#/$defs/', f'"{place}{prefix}'))
    parts = {f"{prefix}{part}": told for part, told in said.get("$defs", {}).items()}
    return {**parts, f"{prefix}{whole}": {key: value for key, value in said.items() if not key.startswith("$")}}


def view_schemas(place: str) -> Schemas:
    """What a view may be, by the forms that the games declare; ``place``: where schemas stand.

    A part of a view is called like its class, behind the name of the game. Whatever is in a game that declares nothing may be
    anything.
    """
    forms = {game.view_form: game.name + "_" for game in installed_games().values()} | {PlainView: ""}
    parts: dict[str, Any] = {Message.__name__: SENTENCE}
    for form, prefix in forms.items():
        if form is not None:
            parts |= _sent(form, place, prefix)
    return [ANY if form is None else {"$ref": place + prefix + form.__name__} for form, prefix in forms.items()], parts


def _sent(form: type[Any], place: str, prefix: str) -> dict[str, Any]:
    """The schema of a view and of its parts: the prompt goes with the decision, and a message is a sentence by then."""
    parts = _described(form, place + prefix)
    view = parts[form.__name__]
    for base in filter(is_typeddict, get_original_bases(form)):  # of its fields nobody else finds what is said below them
        view["properties"] |= _described(base, f"{place}{prefix}")[base.__name__]["properties"]
    view["properties"].pop("prompt", None)
    view["required"] = [name for name in view["required"] if name != "prompt"]
    said = json.dumps({prefix + name: part for name, part in parts.items() if name not in (Message.__name__, Prompt.__name__)})
    found: dict[str, Any] = json.loads(said.replace(f"{place}{prefix}{Message.__name__}\"", f"{place}{Message.__name__}\""))
    return found


def _described(form: Any, place: str) -> dict[str, Any]:
    """The schemas of a form and of its parts by name, as they are declared."""
    config = ConfigDict(extra="forbid", use_attribute_docstrings=True)
    found: dict[str, Any] = TypeAdapter[Any](list[form], config=config).json_schema(ref_template=f"{place}{{model}}")["$defs"]
    return found
