"""The published description: OpenAPI of every address, and what goes over the socket, for which OpenAPI has no place."""

from __future__ import annotations

import json
from typing import Any

from fastapi import FastAPI
from fastapi.routing import APIRoute
from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from zellige.server.wire.answers import (
    AgainstBots,
    CheckedComponents,
    DealTable,
    Forgotten,
    Founded,
    Games,
    Guide,
    Health,
    HouseKey,
    Joined,
    KeptTables,
    MyTables,
    NextTable,
    Outdated,
    Played,
    Refusal,
    SeatLink,
    SeatWords,
    SharedDeal,
    ShippedComponents,
    Shown,
    Thoughts,
    Unnamed,
)
from zellige.server.wire.declared import component_schemas, position_schemas, view_schemas
from zellige.server.wire.forms import (
    Again,
    Coming,
    Forgetting,
    Invitation,
    Laying,
    Mine,
    NewDeal,
    NewTable,
    PadEntries,
    PositionUnderWork,
    Recovery,
    ToPlay,
    Wording,
)
from zellige.server.wire.frames import Frame, SocketMessage
from zellige.server.wire.pad import PadAnswer, PadForm
from zellige.server.wire.positions import PositionAnswer, PositionForm
from zellige.server.wire.values import Components, GameView, Json, Position, PositionDocument

FORMS: tuple[Any, ...] = (
    Json, Frame, NewTable, NewDeal, Again, Invitation, Coming, ToPlay, PadEntries, Mine, Refusal, Health, Games, Guide,
    ShippedComponents, CheckedComponents, Founded, SeatLink, DealTable, SharedDeal, Joined, Wording, SeatWords,
    Recovery, NextTable, Forgetting, Forgotten, Laying, Unnamed, Thoughts, Played, Outdated, Shown,
    KeptTables, MyTables, HouseKey, AgainstBots, PadForm, PadAnswer, PositionUnderWork, PositionForm, PositionAnswer,
    Position, PositionDocument, SocketMessage)
"""All that is said and heard; what these are made of comes with them."""
PLACE = "#/components/schemas/"
LINES = "application/x-ndjson"
"""A record: JSON, one value a line."""


def said(form: Any, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """What a route answers, for its description.

    Named, not given to FastAPI as a model: it would make a validator of each at every start, and none is ever asked.
    """
    return {status: {"content": {"application/json": _named(form)}}}


def problem(form: Any, status: int) -> dict[int | str, dict[str, Any]]:
    """What a route answers where it refuses, and says more than why."""
    return {status: {"content": {PROBLEM: _named(form)}}}


def heard(form: Any) -> dict[str, Any]:
    """The JSON that a route reads by itself, for its description."""
    return {"requestBody": {"required": True, "content": {"application/json": _named(form)}}}


def _named(form: Any) -> dict[str, Any]:
    return {"schema": {"$ref": PLACE + form.__name__}}


_TEXT = {"schema": {"type": "string"}}
SAID_LINES: dict[int | str, dict[str, Any]] = {200: {"content": {LINES: _TEXT}}}
HEARD_TEXT: dict[str, Any] = {"requestBody": {"required": True, "content": {"text/plain": _TEXT}}}
PROBLEM = "application/problem+json"
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"content": {PROBLEM: _named(Refusal)}} for status in (400, 403, 404, 408, 409, 410, 413, 422, 429, 500, 503)}


class Described(FastAPI):
    """An application whose description has all forms of the wire. An address is called like the function that answers it."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(generate_unique_id_function=_name, responses=REFUSALS, **settings)

    def openapi(self) -> dict[str, Any]:
        """The description, made when somebody first asks for it."""
        if self.openapi_schema is None:
            made = super().openapi()
            self.openapi_schema = {**made, "paths": _plain(made["paths"]), "components": {"schemas": _plain(_schemas())}}
        return self.openapi_schema


def description_text(app: FastAPI) -> str:
    """The description as docs/formats/openapi.json keeps it."""
    return json.dumps(app.openapi(), indent=1, ensure_ascii=False) + "\n"


def _name(route: APIRoute) -> str:
    return route.name


def _schemas() -> dict[str, Any]:
    """The schema of every form by its name, in the order of the alphabet."""
    forms: list[tuple[Any, JsonSchemaMode, TypeAdapter[Any]]] = [(form, "validation", TypeAdapter(form)) for form in FORMS]
    _, made = TypeAdapter.json_schemas(forms, ref_template=PLACE + "{model}")
    found: dict[str, Any] = made["$defs"]
    for form, declared in ((GameView, view_schemas), (Position, position_schemas), (Components, component_schemas)):
        schemas, parts = declared(PLACE)
        found |= parts | {form.__name__: {"description": found[form.__name__]["description"], "anyOf": schemas}}
    return dict(sorted(found.items()))


def _plain(described: Any) -> Any:
    """Without the titles that are made of the names of fields and say nothing beside them."""
    if isinstance(described, dict):
        return {key: _plain(value) for key, value in described.items() if key != "title" or not isinstance(value, str)}
    return [_plain(value) for value in described] if isinstance(described, list) else described
