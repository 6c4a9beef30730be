"""Tables and deals: how they begin, who comes, what is played, and what of it is told."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Annotated

from fastapi import FastAPI, Query, Request, WebSocket
from fastapi import Path as InPath
from fastapi.responses import JSONResponse, Response, StreamingResponse

from zellige.core import bounds, json_text
from zellige.core.errors import PersonError
from zellige.core.language import sentence
from zellige.server import errors, founding, lessons, words
from zellige.server.addresses.requests import KEY_IN_ADDRESS, DealName, GameName, Key, Once, TableName, as_file
from zellige.server.guard import PACE, lang_of
from zellige.server.house import House
from zellige.server.live import Live
from zellige.server.message import Desk
from zellige.server.pace import HASHING
from zellige.server.register import check_secrets
from zellige.server.socket import SHOWS_KEY, Conversation, deed_of, turn_away
from zellige.server.stream import told
from zellige.server.thoughts import expected
from zellige.server.wire import answers
from zellige.server.wire.description import HEARD_TEXT, LINES, PROBLEM, SAID_LINES, problem, said
from zellige.server.wire.forms import (
    Again,
    Coming,
    Forgetting,
    FriendSeat,
    Invitation,
    Laying,
    Mine,
    NewDeal,
    NewTable,
    PersonSeat,
    Recovery,
    ToPlay,
    Wording,
)
from zellige.server.wire.frames import Act
from zellige.server.wire.table import TableMessage
from zellige.server.wire.values import Lang, Position
from zellige.tables import charter as papers
from zellige.tables.charter import Asking, Charter
from zellige.tables.doors import Doors
from zellige.tables.entry import Deed
from zellige.tables.errors import AnotherMoment, GameMissing, NotYours, OtherRules
from zellige.tables.shared import Shared
from zellige.tables.table import Table


def add(app: FastAPI) -> None:
    """Addresses of tables, deals, and what one has of both."""

    def house() -> House:
        found: House = app.state.house
        return found

    async def desk(live: Live, key: str | None, lang: Lang, wrong: type[PersonError] = errors.WrongKeyInHeader) -> Desk:
        asking = opened(live, key)
        if key is not None and not asking:
            raise wrong(table=live.table.charter.table)
        if live.table.sealed and not asking:
            raise errors.DealSecret()
        return live.desk(asking, lang)

    def opened(live: Live, key: str | None) -> Asking:
        return house().asking(live.table.charter.table, live.table.doors, key)

    def opening(live: Live, key: str | None) -> Callable[[], Asking]:
        """What a key opens whenever that is asked: it is tried again where another key opens a seat since."""
        known: tuple[Doors, int, Asking] | None = None

        def ask() -> Asking:
            nonlocal known
            doors = live.table.doors
            if known is None or known[0] is not doors or known[1] != doors.turned:
                known = doors, doors.turned, opened(live, key)
            return known[2]

        return ask

    async def founded(form: NewTable, lang: Lang) -> JSONResponse:
        secrets = [papers.new_link(number) if isinstance(seat, FriendSeat) else papers.new_key()
                   for number, seat in enumerate(form.seats)]
        charter = await asyncio.to_thread(founding.charter, form, secrets)
        await house().found(charter)
        assumptions = await asyncio.to_thread(founding.assumptions, form, lang)
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
    async def lesson(game: GameName, chapter: Annotated[str, InPath(max_length=40)], lang: Lang = "en") -> JSONResponse:
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
            raise NotYours()
        if live.table.sealed and form.deal == "same":
            raise errors.DealSecret()
        if form.deal == "same" and not live.table.over:
            raise errors.StillSecret()
        return await founded(founding.once_more(live.table, (await desk(live, key, lang)).asking, form), lang)

    @app.post("/api/tables/{table}/rematch", status_code=201, responses=said(answers.NextTable, 201))
    async def rematch(name: TableName, key: Key, lang: Lang = "en") -> JSONResponse:
        live = await house().open(name)
        await desk(live, key, lang)
        told: answers.NextTable = {"table": await house().rematch(live, lambda: opened(live, key), founding.rematch)}
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
        charter = await asyncio.to_thread(founding.charter, asked, [key] * len(form.seats))
        shared = Shared(papers.new_table(), papers.hashed(link), form.places, 1, int(house().time.wall()) + form.closes)
        charter = replace(charter, seats=founding.one_key(charter, key, None), shared=shared)
        await house().found(charter)
        told: answers.DealTable = {"deal": shared.deal, "link": link, "table": charter.table, "key": key, "seal": charter.seal}
        return JSONResponse(told, 201)

    @app.post("/api/deals/{deal}/join", status_code=201, responses=said(answers.DealTable, 201))
    async def join_deal(deal: DealName, form: Coming, lang: Lang = "en") -> JSONResponse:
        key = form.key or papers.new_key()

        def of(other: Charter, place: int) -> Charter:
            assert other.shared is not None
            return replace(other, table=papers.new_table(), seats=founding.one_key(other, key, form.name or ""),
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
        return StreamingResponse(map(json_text.escaped, found), media_type=LINES, headers=as_file("records"))

    @app.get("/api/tables/{table}", responses=said(TableMessage))
    async def table(name: TableName, key: Key, lang: Lang = "en") -> JSONResponse:
        live = await house().open(name)
        place = await desk(live, key, lang)
        shown = await house().shown(live, place)
        house().clocks.told(live, place, shown)
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
        except AnotherMoment as error:
            shown = await house().shown(live, place)
            status = errors.status_of(error)
            late: answers.Outdated = {**answers.refusal(sentence(error, lang), status), "table": shown.message}
            return JSONResponse(late, status, media_type=PROBLEM)
        except NotYours:
            if key is None:
                raise errors.NoKeyInHeader() from None
            raise
        return _played(live)

    @app.post("/api/tables/{table}/lay", responses=said(answers.Played))
    async def lay(name: TableName, form: Laying, key: Key, lang: Lang = "en") -> JSONResponse:
        live = await house().open(name)
        await desk(live, key, lang)
        bounds.refuse_excess(form.position)
        await house().happen(live, lambda table: table.lay(opened(live, key), form.position, form.version))
        return _played(live)

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
        return StreamingResponse(told(house(), live, place, since, opening(live, key), phrases), media_type=LINES)

    @app.get("/api/tables/{table}/moments/{ply}", responses=said(TableMessage))
    async def moment(name: TableName, ply: Annotated[int, InPath(ge=0, le=1_000_000)], key: Key,
                     correct: bool = False, veil: bool = False, lang: Lang = "en") -> JSONResponse:
        live = await house().open(name)
        place = await desk(live, key, lang)
        if ply > live.table.ply:
            raise errors.UnknownMoment(ply=ply, last=live.table.ply)
        if correct:
            seat = live.table.corrector(place.asking, ply + 1)
            if seat is not None and not veil:
                place = Desk(live.table, frozenset({seat}), lang)
        if veil:
            place = Desk(live.table, place.asking, lang, veil=True)
        return JSONResponse(await house().moment(live, place, ply, correct))

    @app.get("/api/tables/{table}/thoughts", responses=said(answers.Thoughts))
    async def thoughts(name: TableName, key: Key, lang: Lang = "en") -> JSONResponse:
        live = await house().open(name)
        place = await desk(live, key, lang)
        if not live.table.over:
            raise errors.ThoughtsLater()
        return JSONResponse(await asyncio.to_thread(expected, live.table, place.speaker))

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
            raise (errors.NoKeyInHeader() if key is None else errors.WrongKeyInHeader(table=name))
        with contextlib.suppress(GameMissing, OtherRules):  # nothing of it can be shown; it is exported
            check_secrets((await house().open(name)).table, bool(asking))
        return _record_file(await house().export(name), name)

    @app.get("/api/tables/{table}/position", responses=said(Position))
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
        charter = await asyncio.to_thread(founding.of_record, await request.body(), number)
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
            place = await desk(live, key, lang, errors.WrongKey)
        except PersonError as error:
            await turn_away(socket, sentence(error, lang), errors.status_of(error))
            return
        if veil == "true":
            place = Desk(live.table, place.asking, lang, veil=True)
        await Conversation(socket, house(), live, place, whole == "true", opening(live, key)).hold()


def _key_offered(socket: WebSocket) -> str | None:
    """The key in a header of the handshake, or among the protocols that are offered."""
    offered = (one.removeprefix(SHOWS_KEY) for one in socket.scope["subprotocols"] if one.startswith(SHOWS_KEY))
    return socket.headers.get("zellige-key", next(offered, None))


def _played(live: Live) -> JSONResponse:
    table = live.table
    told: answers.Played = {"table": table.charter.table, "version": table.version}
    return JSONResponse(told)


def _record_file(text: str, table: str) -> Response:
    return Response(json_text.escaped(text), media_type=LINES, headers=as_file(table))
