"""The web application: every address of docs/formats/table.md, and the built browser app."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Annotated

from fastapi import Depends, FastAPI, Header, Query, Request, WebSocket
from fastapi import Path as InPath
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse, Response, StreamingResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from zellige import __version__
from zellige.core import bounds, component_sets, json_text
from zellige.core import record as records
from zellige.core.component_sets import ComponentSets
from zellige.core.errors import PersonError
from zellige.core.game import Game
from zellige.core.language import language, persons_language, sentence
from zellige.core.record import Record
from zellige.core.registry import get, installed_games
from zellige.core.speaker import Speaker
from zellige.players.find import check_player, names, offered
from zellige.server import charter as papers
from zellige.server import errors, lessons, pads, positions, words
from zellige.server.bodies import StrictRoute, json_of
from zellige.server.charter import Asking, Charter, Seat
from zellige.server.clocks import Clock, Time
from zellige.server.entry import Deed
from zellige.server.guard import PACE, Guard, lang_of, names_at
from zellige.server.guides import guide
from zellige.server.house import House, Live
from zellige.server.message import Desk
from zellige.server.pace import HASHING, Addresses
from zellige.server.register import Register, check_secrets
from zellige.server.shared import Shared
from zellige.server.sight import written
from zellige.server.socket import SHOWS_KEY, Conversation, deed_of, turn_away
from zellige.server.store import Store
from zellige.server.stream import told
from zellige.server.table import Table
from zellige.server.wire import answers
from zellige.server.wire.description import HEARD_TEXT, LINES, PROBLEM, SAID_LINES, Described, heard, problem, said
from zellige.server.wire.forms import (
    LONGEST_KEY,
    MOST_SEATS,
    Again,
    BotSeat,
    Coming,
    Forgetting,
    FriendSeat,
    Invitation,
    Laying,
    Mine,
    NewClock,
    NewDeal,
    NewTable,
    PadEntries,
    PersonSeat,
    PositionUnderWork,
    Recovery,
    ToPlay,
    Wording,
)
from zellige.server.wire.frames import Act
from zellige.server.wire.pad import PadAnswer, PadForm
from zellige.server.wire.positions import PositionAnswer, PositionForm
from zellige.server.wire.table import TableMessage
from zellige.server.wire.values import Json, Lang, PositionDocument

log = logging.getLogger("zellige")
APP = Path(__file__).parent / "app"
"""Where the build of the browser app lands."""

TableName = Annotated[str, InPath(alias="table", max_length=40)]
DealName = Annotated[str, InPath(alias="deal", max_length=40)]
MOST_LISTED = 100
"""Tables told at once of all that are kept."""


def shown_key(request: Request, zellige_key: Annotated[str | None, Header(max_length=LONGEST_KEY)] = None) -> str | None:
    """The keys that a request shows: in a header, so that they stand in no address and no log of a proxy."""
    if KEY_IN_ADDRESS in request.query_params:
        raise errors.KeyInAddress()
    return zellige_key


KEY_IN_ADDRESS = "key"
"""The parameter in which older programs showed a key."""
Key = Annotated[str | None, Depends(shown_key)]
Once = Annotated[str | None, Header(alias="Idempotency-Key", min_length=1, max_length=LONGEST_KEY)]
"""What a program calls a decision that it may have to send again, because no answer came."""


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
        house = House(store, installed_games(), alone, time)
        app.state.house = house
        house.start()
        yield
        await looking
        await house.close()

    return Guard(application(lifespan, address), names_at(address, names), paces)


def application(lifespan: Callable[[FastAPI], AbstractAsyncContextManager[None]] | None = None,
                address: str | None = None) -> Described:
    """Every address, and the description of them; ``lifespan`` brings the house of which they speak."""
    app = Described(title="zellige", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None,
                    openapi_url="/api/openapi.json")
    app.router.route_class = StrictRoute
    _answer_errors(app)
    _add_tables(app)
    _add_house(app)
    _add_games(app, address)
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
        log.warning(sentence(errors.HurtTable(table=table), persons_language()))


# --- errors ----------------------------------------------------------------------------------------------------------


def _answer_errors(app: FastAPI) -> None:
    @app.exception_handler(PersonError)
    async def persons(request: Request, error: PersonError) -> Response:
        status = error.status if isinstance(error, errors.ServerError) else 400
        return _refusal(request, error, status)

    @app.exception_handler(RequestValidationError)
    async def forms(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        if first["type"] == "too_long" and first["loc"][-1] == "name":
            return _refusal(request, errors.TooLong(text=first["input"][:20], limit=first["ctx"]["max_length"]), 422)
        where = [str(part) for part in first["loc"] if part not in ("body", "query", "path")]
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


# --- tables ----------------------------------------------------------------------------------------------------------


def _add_tables(app: FastAPI) -> None:
    def house() -> House:
        found: House = app.state.house
        return found

    async def desk(live: Live, key: str | None, lang: Lang) -> Desk:
        asking = opened(live, key)
        if key is not None and not asking:
            raise errors.WrongKey(table=live.table.charter.table)
        if live.table.sealed and not asking:
            raise errors.DealSecret()
        return live.desk(asking, lang)

    def opened(live: Live, key: str | None) -> Asking:
        return house().asking(live.table.charter.table, live.table.doors, key)

    async def founded(form: NewTable, lang: Lang) -> JSONResponse:
        secrets = [papers.new_link(number) if isinstance(seat, FriendSeat) else papers.new_key()
                   for number, seat in enumerate(form.seats)]
        charter = await asyncio.to_thread(_charter, form, secrets)
        await house().found(charter)
        assumptions = await asyncio.to_thread(_assumptions, form, lang)
        keys = [secret for secret, seat in zip(secrets, charter.seats, strict=True) if seat.key]
        links: list[answers.SeatLink] = [
            {"seat": number, "link": secret}
            for number, (secret, seat) in enumerate(zip(secrets, charter.seats, strict=True), 1) if seat.link]
        told: answers.Founded = {"table": charter.table, "key": papers.JOINT.join(keys), "seal": charter.seal,
                         "assumptions": assumptions, "links": links}
        return JSONResponse(told, 201)

    @app.post("/api/tables", status_code=201, responses=said(answers.Founded, 201))
    async def found(form: NewTable, lang: Lang = "en") -> JSONResponse:
        return await founded(form, lang)

    @app.post("/api/lessons/{game}/{chapter}", status_code=201, responses=said(answers.Founded, 201))
    async def lesson(game: Annotated[str, InPath(max_length=40)], chapter: Annotated[str, InPath(max_length=40)],
                     lang: Lang = "en") -> JSONResponse:
        key = papers.new_key()
        charter = await asyncio.to_thread(lessons.charter, game, chapter, key)
        await house().found(charter)
        told: answers.Founded = {"table": charter.table, "key": key, "seal": charter.seal, "assumptions": [],
                                 "links": []}
        return JSONResponse(told, 201)

    @app.post("/api/tables/{table}/again", status_code=201, responses=said(answers.Founded, 201))
    async def again(name: TableName, form: Again, key: Key, lang: Lang = "en") -> JSONResponse:
        live = await house().open(name)
        if not (await desk(live, key, lang)).asking:
            raise errors.NotYours()
        if live.table.sealed and form.deal == "same":
            raise errors.DealSecret()
        if form.deal == "same" and not live.table.over:
            raise errors.StillSecret()
        return await founded(_once_more(live.table, (await desk(live, key, lang)).asking, form), lang)

    @app.post("/api/tables/{table}/rematch", status_code=201, responses=said(answers.NextTable, 201))
    async def rematch(name: TableName, key: Key, lang: Lang = "en") -> JSONResponse:
        live = await house().open(name)
        await desk(live, key, lang)
        told: answers.NextTable = {"table": await house().rematch(live, lambda: opened(live, key), _rematch)}
        return JSONResponse(told, 201)

    @app.post("/api/tables/{table}/links", status_code=201, responses=said(answers.SeatLink, 201))
    async def invite(name: TableName, form: Invitation, key: Key, lang: Lang = "en") -> JSONResponse:
        live = await house().open(name)
        await desk(live, key, lang)
        made: list[str] = []

        def ask(table: Table) -> list[Deed]:
            link, entry = table.invite(opened(live, key), form.seat - 1, form.frees)
            made.append(link)
            return [entry]

        await house().happen(live, ask)
        told: answers.SeatLink = {"seat": form.seat, "link": made[0]}
        return JSONResponse(told, 201)

    @app.post("/api/tables/{table}/join", status_code=201, responses=said(answers.Joined, 201))
    async def join(name: TableName, form: Coming, lang: Lang = "en") -> JSONResponse:
        live = await house().open(name)
        key, made = form.key or papers.new_key(), list[answers.Joined]()

        def ask(table: Table) -> Sequence[Deed]:
            seat, entries = table.join(form.link, form.name, key)
            made.append({"table": name, "seat": seat + 1, "key": key})
            return entries

        await house().happen(live, ask)
        return JSONResponse(made[0], 201)

    @app.post("/api/tables/{table}/words", status_code=201, responses=said(answers.SeatWords, 201))
    async def write_down(request: Request, name: TableName, form: Wording, key: Key, lang: Lang = "en") -> JSONResponse:
        live = await house().open(name)
        live.table.write_down((await desk(live, key, lang)).asking, form.seat - 1, "")  # who may not is told at once
        request.scope[PACE].charge(HASHING)
        drawn = words.drawn(lang)
        code = await asyncio.to_thread(words.hashed, words.read(" ".join(drawn)), name)
        await house().happen(live, lambda table: table.write_down(opened(live, key), form.seat - 1, code))
        told: answers.SeatWords = {"seat": form.seat, "words": drawn}
        return JSONResponse(told, 201)

    @app.post("/api/tables/{table}/recover", status_code=201, responses=said(answers.Joined, 201))
    async def recover(request: Request, name: TableName, form: Recovery, lang: Lang = "en") -> JSONResponse:
        live, key = await house().open(name), form.key or papers.new_key()
        request.scope[PACE].charge(HASHING)
        told: answers.Joined = {"table": name, "seat": await house().recover(live, form.words, key) + 1, "key": key}
        return JSONResponse(told, 201)


    @app.post("/api/deals", status_code=201, responses=said(answers.DealTable, 201))
    async def share(form: NewDeal, lang: Lang = "en") -> JSONResponse:
        if sum(isinstance(seat, PersonSeat) for seat in form.seats) != 1:
            raise errors.BadForm(field="seats")
        link, key = papers.new_key(), papers.new_key()
        asked = NewTable(game=form.game, seats=[*form.seats], options=form.options)
        charter = await asyncio.to_thread(_charter, asked, [key] * len(form.seats))
        shared = Shared(papers.new_table(), papers.hashed(link), form.places, 1, int(house().time.wall()) + form.closes)
        charter = replace(charter, seats=_one_key(charter, key, None), shared=shared)
        await house().found(charter)
        told: answers.DealTable = {"deal": shared.deal, "link": link, "table": charter.table, "key": key, "seal": charter.seal}
        return JSONResponse(told, 201)

    @app.post("/api/deals/{deal}/join", status_code=201, responses=said(answers.DealTable, 201))
    async def join_deal(deal: DealName, form: Coming, lang: Lang = "en") -> JSONResponse:
        key = form.key or papers.new_key()

        def of(other: Charter, place: int) -> Charter:
            assert other.shared is not None
            return replace(other, table=papers.new_table(), seats=_one_key(other, key, form.name or ""),
                           shared=replace(other.shared, place=place))

        charter = await house().join(deal, form.link, key, of)
        told: answers.DealTable = {"deal": deal, "link": form.link, "table": charter.table, "key": key, "seal": charter.seal}
        return JSONResponse(told, 201)

    @app.get("/api/deals/{deal}", responses=said(answers.SharedDeal))
    async def shared_deal(deal: DealName, key: Key, lang: Lang = "en") -> JSONResponse:
        return JSONResponse(await house().deal(deal, key, lang))

    @app.post("/api/mine", responses=said(answers.MyTables))
    async def mine(form: Mine, lang: Lang = "en") -> JSONResponse:
        return JSONResponse(await house().mine({one.table: one.key for one in form.tables}, lang))

    @app.post("/api/mine/records", response_class=Response, responses=SAID_LINES)
    async def my_records(request: Request, form: Mine) -> StreamingResponse:
        request.scope[PACE].charge(len(form.tables))
        found = house().records({one.table: one.key for one in form.tables})
        return StreamingResponse(map(json_text.escaped, found), media_type=LINES, headers=_as_file("records"))

    @app.get("/api/tables/{table}", responses=said(TableMessage))
    async def table(name: TableName, key: Key, lang: Lang = "en") -> JSONResponse:
        live = await house().open(name)
        place = await desk(live, key, lang)
        shown = await house().shown(live, place)
        house().told(live, place, shown)
        return JSONResponse(shown.message)

    @app.post("/api/tables/{table}/act", responses=said(answers.Played) | problem(answers.Outdated, 409))
    async def act(name: TableName, form: ToPlay, key: Key, once: Once = None, lang: Lang = "en") -> JSONResponse:
        live = await house().open(name)
        place = await desk(live, key, lang)
        frame: Act = {"type": "act", "actions": form.actions, "version": form.version, "again": form.again or once is not None}
        if once is not None:
            live.sent.check(opened(live, key), once, (form.version, *form.actions))
        try:
            await house().happen(live, lambda table: deed_of(frame, opened(live, key))(table))
        except errors.AnotherMoment as error:
            shown = await house().shown(live, place)
            late: answers.Outdated = {**answers.refusal(sentence(error, lang), error.status), "table": shown.message}
            return JSONResponse(late, error.status, media_type=PROBLEM)
        played: answers.Played = {"table": name, "version": live.table.version}
        return JSONResponse(played)

    @app.post("/api/tables/{table}/lay", responses=said(answers.Played))
    async def lay(name: TableName, form: Laying, key: Key, lang: Lang = "en") -> JSONResponse:
        live = await house().open(name)
        await desk(live, key, lang)
        bounds.refuse_excess(form.position)
        await house().happen(live, lambda table: table.lay(opened(live, key), form.position, form.version))
        played: answers.Played = {"table": name, "version": live.table.version}
        return JSONResponse(played)

    @app.post("/api/tables/{table}/forget", responses=said(answers.Forgotten))
    async def forget(name: TableName, form: Forgetting, key: Key, lang: Lang = "en") -> JSONResponse:
        live = await house().open(name)
        await desk(live, key, lang)
        await house().forget(live, lambda: opened(live, key), form.yes)
        waiting = [] if live.gone else [seat + 1 for seat in sorted(live.table.holders - live.table.leaving)]
        told: answers.Forgotten = {"table": name, "gone": live.gone, "waiting": waiting}
        return JSONResponse(told)

    @app.post("/api/tables/{table}/unname", responses=said(answers.Unnamed))
    async def unname(name: TableName, key: Key, lang: Lang = "en") -> JSONResponse:
        live = await house().open(name)
        await desk(live, key, lang)
        seats = await house().unname(live, lambda: opened(live, key))
        told: answers.Unnamed = {"table": name, "seats": [seat + 1 for seat in seats]}
        return JSONResponse(told)

    @app.get("/api/tables/{table}/stream", response_class=Response, responses=SAID_LINES)
    async def stream(name: TableName, key: Key, since: Annotated[int, Query(ge=-1, le=1_000_000)] = -1,
                     phrases: bool = False, lang: Lang = "en") -> StreamingResponse:
        live = await house().open(name)
        place = await desk(live, key, lang)
        return StreamingResponse(told(house(), live, place, since, lambda: opened(live, key), phrases), media_type=LINES)

    @app.get("/api/tables/{table}/moments/{ply}", responses=said(TableMessage))
    async def moment(name: TableName, ply: Annotated[int, InPath(ge=0, le=1_000_000)], key: Key,
                     correct: bool = False, lang: Lang = "en") -> JSONResponse:
        live = await house().open(name)
        place = await desk(live, key, lang)
        if ply > live.table.ply:
            raise errors.UnknownMoment(ply=ply, last=live.table.ply)
        if correct:
            live.table.check_correctable(place.asking, ply + 1)
        return JSONResponse(await house().moment(live, place, ply, correct))

    @app.get("/api/tables/{table}/record", response_class=Response, responses=SAID_LINES)
    async def record(name: TableName, key: Key, lang: Lang = "en") -> Response:
        live = await house().open(name)
        place = await desk(live, key, lang)
        kept = live.table
        check_secrets(kept, bool(place.asking))
        if kept.charter.record is not None:
            return _record_file(kept.charter.record, name)
        names = [place.speaker.kept_name(seat) for seat in range(len(kept.charter.seats))]
        return _record_file(await asyncio.to_thread(lambda: kept.record(names).text()), name)

    @app.get("/api/tables/{table}/export", response_class=Response, responses=SAID_LINES)
    async def export(name: TableName, key: Key, lang: Lang = "en") -> Response:
        charter, doors = await house().charter(name)
        asking = house().asking(name, doors, key)
        if charter.record is None and not asking:
            raise errors.WrongKey(table=name)
        with contextlib.suppress(errors.GameMissing, errors.OtherRules):  # nothing of it can be shown; it is exported
            check_secrets((await house().open(name)).table, bool(asking))
        return _record_file(await house().export(name), name)

    @app.get("/api/tables/{table}/position", responses=said(PositionDocument))
    async def position(name: TableName, key: Key, ply: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
                       lang: Lang = "en") -> JSONResponse:
        live = await house().open(name)
        place = await desk(live, key, lang)
        if live.table.sealed:
            raise errors.DealSecret()  # it could be played on elsewhere, and then here
        if ply is not None and ply > live.table.ply:
            raise errors.UnknownMoment(ply=ply, last=live.table.ply)
        state = live.table.state if ply is None else live.table.at(ply)
        seen = live.table.seen(state, live.table.eye(place.asking))
        return JSONResponse(live.table.game.to_document(seen))

    @app.post("/api/records", status_code=201, responses=said(answers.Shown, 201), openapi_extra=HEARD_TEXT)
    async def show(request: Request, number: Annotated[int, Query(ge=1, le=1_000_000)] = 1,
                   lang: Lang = "en") -> JSONResponse:
        charter = await asyncio.to_thread(_record_charter, await request.body(), number)
        await house().found(charter)
        shown: answers.Shown = {"table": charter.table}
        return JSONResponse(shown, 201)

    @app.websocket("/api/tables/{table}/socket")
    async def socket(socket: WebSocket, table: str, whole: str | None = None, veil: str | None = None) -> None:
        lang = lang_of(socket.scope["query_string"])
        key = _key_offered(socket)
        try:
            if KEY_IN_ADDRESS in socket.query_params:
                raise errors.KeyInAddress()
            live = await house().open(table[:40])
            place = await desk(live, key, lang)
        except PersonError as error:
            await turn_away(socket, sentence(error, lang), error.status if isinstance(error, errors.ServerError) else 400)
            return
        if veil == "true":
            place = Desk(live.table, place.asking, lang, veil=True)
        await Conversation(socket, house(), live, place, whole == "true", lambda: opened(live, key)).hold()


def _key_offered(socket: WebSocket) -> str | None:
    """The key in a header of the handshake, or among the protocols that are offered."""
    offered = (one.removeprefix(SHOWS_KEY) for one in socket.scope["subprotocols"] if one.startswith(SHOWS_KEY))
    return socket.headers.get("zellige-key", next(offered, None))


def _charter(form: NewTable, secrets: list[str]) -> Charter:
    """The charter of the table a person asks for; a ``PersonError`` when there can be no such table.

    ``secrets``: by seat a key, or a friend's link.
    """
    game = get(form.game)
    seats = tuple(
        Seat(seat.name or None, None, link=papers.hashed(secret)) if isinstance(seat, FriendSeat)
        else Seat(seat.name or None, seat.player if isinstance(seat, BotSeat) else None, papers.hashed(secret))
        for seat, secret in zip(form.seats, secrets, strict=True))
    for seat in seats:
        if seat.player is not None:
            check_player(game, seat.player)
    if form.components is not None and form.position is not None:
        raise errors.BadForm(field="components")  # a position brings its own
    whole = None
    if form.position is None:
        options = game.options_of(game.prepare(len(seats), form.options, form.components))
    else:
        start = game.position(form.position, form.partial)
        whole = game.to_document(start)
        if len(seats) != int(start.seats):
            raise errors.SeatsDiffer(found=int(start.seats), seats=len(seats))
        options = game.options_of(start)
        game.complete_options(form.options)
    return Charter(papers.new_table(), game.name, game.rules_version, options, seats, form.seed or papers.new_seed(),
                   papers.new_salt(), whole, components=form.components,
                   chance=papers.ENTERED if form.chance == papers.ENTERED else None, clock=_clock(game, form.clock))


def _one_key(charter: Charter, key: str, name: str | None) -> tuple[Seat, ...]:
    """The seats of a table that has one person, who has the one key of it; ``name``: what they are called, None as before."""
    return tuple(Seat(seat.name, seat.player) if seat.player is not None
                 else Seat(seat.name if name is None else name or None, None, papers.hashed(key)) for seat in charter.seats)


def _clock(game: Game, form: NewClock | None) -> Clock | None:
    if form is None:
        return None
    if form.then is not None:
        check_player(game, form.then)
    return Clock(form.time * 1000, form.increment * 1000, form.each, form.then)


def _once_more(table: Table, asking: Asking, form: Again) -> NewTable:
    """What whoever asks needs to play at a table like another, by the rules of today; who plays elsewhere is a friend."""
    charter = table.charter
    position = charter.start if not table.laid_again else table.game.to_document(table.start)
    seats: list[PersonSeat | BotSeat | FriendSeat] = [
        BotSeat(kind="bot", player=seat.player, name=seat.name) if seat.player is not None
        else PersonSeat(kind="person", name=seat.name) if number in asking
        else FriendSeat(kind="friend", name=seat.name) for number, seat in enumerate(table.seats)]
    return NewTable(
        game=charter.game, seats=[*seats[-1:], *seats[:-1]] if form.rotate else seats, options=charter.options,
        seed=charter.seed if form.deal == "same" else None, position=position, partial=position is not None,
        components=charter.components, chance="entered" if charter.entered else "drawn",
        clock=None if charter.clock is None else NewClock(
            time=charter.clock.time // 1000, increment=charter.clock.increment // 1000, each=charter.clock.each,
            then=charter.clock.then))


def _rematch(table: Table) -> Charter:
    """The charter of another game of the people of a table, each one seat on, who have their keys already."""
    form = _once_more(table, frozenset(), Again(deal="new", rotate=True))
    return replace(_charter(form, [papers.new_key() for _ in form.seats]), seats=table.seats_again())


def _assumptions(form: NewTable, lang: str) -> list[str]:
    """What the position of a new table leaves out and was assumed, in sentences."""
    if form.position is None:
        return []
    game = get(form.game)
    words = language(lang, game.home)
    return [words.assumption(one) for one in game.assumptions(form.position, form.partial)]


def _record_charter(body: bytes, number: int) -> Charter:
    """The charter of a table that shows a record, which is replayed once to see that it holds."""
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise errors.NotText() from None
    record = _numbered(text, number)
    game, options = records.rules_of(record), record.options
    if record.rules_version == game.rules_version:
        for _ in records.replay(record):
            pass
        options = game.complete_options(options)
    else:
        records.start_of(record)  # from there it is shown as far as it can be followed
    return Charter(papers.new_table(), game.name, record.rules_version, options,
                   tuple(Seat(name[:40].strip() or None, None) for name in record.seats), "", "", record=record.text())


def _numbered(text: str, number: int) -> Record:
    for count, record in enumerate(records.parse(text), 1):
        if count == number:
            return record
    raise errors.BadForm(field="number")


def _record_file(text: str, table: str) -> Response:
    return Response(json_text.escaped(text), media_type=LINES,
                    headers=_as_file(table))


def _as_file(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="zellige-{name}.jsonl"'}


# --- what is kept ----------------------------------------------------------------------------------------------------


def _add_house(app: FastAPI) -> None:
    """What only a house that is open to this computer alone tells; any other has no such address."""

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
        return StreamingResponse(map(json_text.escaped, register().records()), media_type=LINES, headers=_as_file("records"))

    @app.get("/api/house/tables/{table}/key", responses=said(answers.HouseKey))
    async def own_key(name: TableName) -> JSONResponse:
        register()
        house: House = app.state.house
        opens: answers.HouseKey = {"key": None}
        with contextlib.suppress(errors.UnknownTable, errors.HurtTable):  # whoever goes there is told
            opens = {"key": house.own_key((await house.charter(name))[0])}
        return JSONResponse(opens)


# --- games -----------------------------------------------------------------------------------------------------------


def _add_games(app: FastAPI, address: str | None) -> None:
    @app.get("/api/health", responses=said(answers.Health))
    async def health() -> JSONResponse:
        alive: answers.Health = {"ok": True, "version": __version__, "address": address}
        return JSONResponse(alive)

    @app.get("/api/games", responses=said(answers.Games))
    async def games(lang: Lang = "en") -> JSONResponse:
        return JSONResponse([_game(Speaker(game, lang)) for game in app.state.house.games.values()])

    @app.get("/api/components/{game}", responses=said(answers.ShippedComponents))
    async def components(game: Annotated[str, InPath(max_length=40)], lang: Lang = "en") -> JSONResponse:
        return JSONResponse(await asyncio.to_thread(_shipped, get(game), lang))

    @app.post("/api/components/{game}/check", responses=said(answers.CheckedComponents), openapi_extra=heard(Json))
    async def check_components(request: Request, game: Annotated[str, InPath(max_length=40)],
                               lang: Lang = "en") -> JSONResponse:
        return JSONResponse(await asyncio.to_thread(_checked, get(game), await request.body(), lang))

    @app.get("/api/games/{game}/pad", responses=said(PadForm))
    async def pad(game: Annotated[str, InPath(max_length=40)], seats: Annotated[int | None, Query(ge=1, le=MOST_SEATS)] = None,
                  lang: Lang = "en") -> JSONResponse:
        return JSONResponse(await asyncio.to_thread(pads.empty, get(game), seats, lang))

    @app.post("/api/games/{game}/pad", responses=said(PadAnswer))
    async def count(form: PadEntries, game: Annotated[str, InPath(max_length=40)], lang: Lang = "en") -> JSONResponse:
        return JSONResponse(await asyncio.to_thread(pads.filled, get(game), form, lang))

    @app.get("/api/games/{game}/position", responses=said(PositionForm))
    async def empty_table(game: Annotated[str, InPath(max_length=40)],
                          seats: Annotated[int | None, Query(ge=1, le=MOST_SEATS)] = None, lang: Lang = "en") -> JSONResponse:
        return JSONResponse(await asyncio.to_thread(positions.empty, get(game), seats, lang))

    @app.post("/api/games/{game}/position", responses=said(PositionAnswer))
    async def look_at(form: PositionUnderWork, game: Annotated[str, InPath(max_length=40)], lang: Lang = "en") -> JSONResponse:
        return JSONResponse(await asyncio.to_thread(positions.looked_at, get(game), form, lang))

    @app.get("/api/guides/{game}", responses=said(answers.Guide))
    async def rules_guide(game: Annotated[str, InPath(max_length=40)], lang: Lang = "en") -> JSONResponse:
        return JSONResponse(await asyncio.to_thread(guide, game, lang))


def _shipped(game: Game, lang: str) -> answers.ShippedComponents:
    """The component set that comes with a game, and what its entries say in words."""
    room = game.own_sets()
    shipped = room.shipped()
    return {"set": shipped, "labels": Speaker(game, lang).fill(written(room.labels(shipped)))}


def _checked(game: Game, body: bytes, lang: str) -> answers.CheckedComponents:
    """What is wrong with a component set, sentence by sentence, and what nobody has seen in a box yet."""
    room = game.own_sets()
    document = json_of(body)
    bounds.refuse_excess(document)
    words, findings = language(lang, game.home), room.check(document)
    told: list[answers.ComponentFinding] = [
        {"kind": one.kind, "entry": one.entry, "text": words.finding(one)} for one in findings]
    shaped = not room.shape(document)
    return {"good": not findings, "findings": told, "set": _named(room, document) if shaped else None,
            "reconstructed": room.reconstructed(document) if shaped else []}


def _named(room: ComponentSets, components: component_sets.Set) -> answers.NamedSet:
    name = room.named(components)
    return {"id": name["id"], "sha256": name["sha256"]}


def _game(speaker: Speaker) -> answers.GameInfo:
    game, say, first = speaker.game, speaker.say, offered(speaker.game)
    return {
        "name": game.name, "title": say("game-title"), "tagline": say("game-tagline"), "minutes": say("game-minutes"),
        "seats": list(game.seat_counts), "board": game.board, "example": game.example,
        "component_sets": game.component_sets is not None, "chapters": lessons.titles(game, speaker),
        "pad": game.pad is not None, "empty_table": game.empty is not None, "options": pads.options_of(speaker),
        "players": [{"name": name, "label": speaker.player(name), "help": speaker.about_player(name), "offered": name in first}
                    for name in [*first, *(name for name in names(game) if name not in first)]]}


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
