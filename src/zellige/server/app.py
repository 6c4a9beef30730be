"""The web application: what it is made of, how it refuses, and the built browser app."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from zellige import __version__
from zellige.core.errors import PersonError
from zellige.core.language import language, persons_language, sentence
from zellige.core.registry import installed_games
from zellige.server import errors
from zellige.server.addresses import games, house, tables
from zellige.server.bodies import StrictRoute
from zellige.server.clocks import Time
from zellige.server.guard import Guard, lang_of, names_at
from zellige.server.house import House
from zellige.server.pace import Addresses
from zellige.server.wire import answers
from zellige.server.wire.description import PROBLEM, Described
from zellige.tables.errors import HurtTable
from zellige.tables.store import Store

log = logging.getLogger("zellige")
APP = Path(__file__).parent / "app"
"""Where the build of the browser app lands."""


def create(data: Path, alone: bool = False, address: str | None = None, names: Iterable[str] = (),
           paces: Addresses | None = None, time: Time | None = None) -> ASGIApp:
    """The application over the tables in a folder. ``BadFile`` when the folder cannot be used.

    ``alone``: it can be reached from this computer alone, and so tells what is kept and opens all of it. ``address``: where
    others reach it, by whose name it is asked for as well; ``names``: others it may be asked for by. Whoever binds it knows
    them; no request ever decides them. ``paces``: how much may be asked for from where, if not what is usual. ``time``: what it
    counts thinking time by, instead of the time there is.
    """
    store = Store(data)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        for one in _found_at_start(store):
            log.warning(one)
        looking = asyncio.create_task(asyncio.to_thread(_say_hurt, store))
        kept = House(store, installed_games(), alone, time)
        app.state.house = kept
        kept.start()
        yield
        await looking
        await kept.close()

    return Guard(application(lifespan, address), names_at(address, names), paces)


def application(lifespan: Callable[[FastAPI], AbstractAsyncContextManager[None]] | None = None,
                address: str | None = None) -> Described:
    """Every address, and the description of them; ``lifespan`` brings the house of which they speak."""
    app = Described(title="zellige", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None,
                    openapi_url="/api/openapi.json")
    app.router.route_class = StrictRoute
    _answer_errors(app)
    tables.add(app)
    house.add(app)
    games.add(app, address)
    _add_pages(app)
    return app


def _found_at_start(store: Store) -> Iterator[str]:
    """What whoever starts a server should know about its tables."""
    words = language(persons_language())
    if store.read_only:
        yield words.say("server-only-looking", path=str(store.folder))
    if store.rebuilt is not None:
        copy, saved = store.rebuilt
        yield words.say("server-rebuilt", copy=copy.name)
        for one in saved.tables:
            if one.hurt:
                yield words.say("server-hurt-table", table=one.table, entries=one.entries)
        if not saved.named:
            yield words.say("server-nameless-tables")


def _say_hurt(store: Store) -> None:
    """Says which tables cannot be read, while all others are played."""
    try:
        if not store.is_sound():
            log.warning(language(persons_language()).say("server-unsound"))
        hurt = store.hurt_tables()
    except sqlite3.Error as error:  # taken away in the meantime: whoever plays is told
        log.debug("looking through %s", store.path, exc_info=error)
        return
    for table in hurt:
        log.warning(sentence(HurtTable(table=table), persons_language()))


# --- errors ----------------------------------------------------------------------------------------------------------


def _answer_errors(app: FastAPI) -> None:
    @app.exception_handler(PersonError)
    async def persons(request: Request, error: PersonError) -> Response:
        return _refusal(request, error, errors.status_of(error))

    @app.exception_handler(RequestValidationError)
    async def forms(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        if first["type"] == "too_long" and first["loc"][-1] == "name":
            return _refusal(request, errors.TooLong(text=first["input"][:20], limit=first["ctx"]["max_length"]), 422)
        where = [str(part) for part in first["loc"] if part not in ("body", "query", "path")]
        if first["loc"] == ("body",) and "json" not in request.headers.get("Content-Type", ""):
            return _refusal(request, errors.NoJson(), 422)
        if first["type"] == "union_tag_invalid":
            where.append(first["ctx"]["discriminator"].strip("'"))
            return _refusal(request, errors.NoSuchChoice(field="/".join(where), choices=first["ctx"]["expected_tags"]), 422)
        return _refusal(request, errors.BadForm(field="/".join(where) or "body"), 422)

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        if error.status_code in (404, 405):
            answer = _refusal(request, errors.UnknownAddress(), error.status_code)
            answer.headers.update(error.headers or {})
            return answer
        if isinstance(error.__cause__, PersonError):
            return await persons(request, error.__cause__)
        return _refusal(request, errors.BadForm(field="body"), 422)  # a body that could not be read at all

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> Response:
        refusal = answers.refusal(language(lang_of(request.scope["query_string"])).say("error-broken"), 500)
        return JSONResponse(refusal, 500, media_type=PROBLEM)


def _refusal(request: Request, error: PersonError, status: int) -> Response:
    refusal = answers.refusal(sentence(error, lang_of(request.scope["query_string"])), status)
    later = {"Retry-After": str(error.params["seconds"])} if isinstance(error, errors.TooManyTries) else None
    return JSONResponse(refusal, status, later, media_type=PROBLEM)


# --- pages -----------------------------------------------------------------------------------------------------------


def _app_files() -> dict[str, Path]:
    """Every file of the browser app by its address. What an address says never becomes a path of this machine."""
    return {file.relative_to(APP).as_posix(): file for file in APP.rglob("*") if file.is_file()}


def _add_pages(app: FastAPI) -> None:
    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        """A file of the browser app; every address without one is the app itself, which reads it."""
        if path.split("/")[0] == "api":
            raise errors.UnknownAddress()
        if file := _app_files().get(path):
            caching = "public, max-age=31536000, immutable" if file.parent.name == "assets" else "no-cache"
            return FileResponse(file, headers={"Cache-Control": caching})
        if "." in path.rsplit("/", 1)[-1]:
            raise errors.UnknownAddress()
        if not (APP / "index.html").is_file():
            return PlainTextResponse(sentence(errors.NoApp(), persons_language()) + "\n", errors.NoApp.status)
        return FileResponse(APP / "index.html", headers={"Cache-Control": "no-cache"})
