"""All tables that are kept, for whoever runs the house."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated

from fastapi import FastAPI, Query
from fastapi.responses import JSONResponse, Response, StreamingResponse

from zellige.core import json_text
from zellige.server import errors
from zellige.server.addresses.requests import TableName, as_file
from zellige.server.house import House
from zellige.server.register import Register
from zellige.server.wire import answers
from zellige.server.wire.description import LINES, SAID_LINES, said
from zellige.server.wire.values import Lang
from zellige.tables.errors import HurtTable, UnknownTable

MOST_LISTED = 100
"""Tables told at once of all that are kept."""


def add(app: FastAPI) -> None:
    """Addresses of the house: what only a house that is open to this computer alone tells; any other has no such address."""

    def register() -> Register:
        found: Register | None = app.state.house.register
        if found is None:
            raise errors.UnknownAddress()
        return found

    @app.get("/api/house", responses=said(answers.KeptTables))
    async def kept(first: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
                   count: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 20, lang: Lang = "en") -> JSONResponse:
        return JSONResponse(await asyncio.to_thread(register().page, first, count, lang))

    @app.get("/api/house/bots", responses=said(answers.AgainstBots))
    async def against_bots(lang: Lang = "en") -> JSONResponse:
        return JSONResponse(await asyncio.to_thread(register().against_bots, lang))

    @app.get("/api/house/records", response_class=Response, responses=SAID_LINES)
    async def all_records() -> StreamingResponse:
        return StreamingResponse(map(json_text.escaped, register().records()), media_type=LINES, headers=as_file("records"))

    @app.get("/api/house/tables/{table}/key", responses=said(answers.HouseKey))
    async def own_key(name: TableName) -> JSONResponse:
        register()
        house: House = app.state.house
        opens: answers.HouseKey = {"key": None}
        with contextlib.suppress(UnknownTable, HurtTable):  # whoever goes there is told
            opens = {"key": house.own_key((await house.charter(name))[0])}
        return JSONResponse(opens)
