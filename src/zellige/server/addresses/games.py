"""The games that are installed: what they are called, their guides, score pads, components and positions."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import FastAPI, Query, Request
from fastapi.responses import JSONResponse

from zellige import __version__
from zellige.core import bounds, component_sets
from zellige.core.component_sets import ComponentSets
from zellige.core.game import Game
from zellige.core.language import language
from zellige.core.registry import get
from zellige.core.search import styles_of
from zellige.core.speaker import Speaker
from zellige.players.find import names, offered
from zellige.server import lessons, pads, positions
from zellige.server.addresses.requests import GameName
from zellige.server.bodies import json_of
from zellige.server.guides import guide
from zellige.server.wire import answers
from zellige.server.wire.description import heard, said
from zellige.server.wire.forms import MOST_SEATS, PadEntries, PositionUnderWork
from zellige.server.wire.pad import PadAnswer, PadForm
from zellige.server.wire.positions import PositionAnswer, PositionForm
from zellige.server.wire.values import Json, Lang
from zellige.tables.sight import written


def add(app: FastAPI, address: str | None) -> None:
    """Addresses of games; ``address``: where others reach this server, if they do."""

    @app.get("/api/health", responses=said(answers.Health))
    async def health() -> JSONResponse:
        alive: answers.Health = {"ok": True, "version": __version__, "address": address}
        return JSONResponse(alive)

    @app.get("/api/games", responses=said(answers.Games))
    async def games(lang: Lang = "en") -> JSONResponse:
        return JSONResponse([_game(Speaker(game, lang)) for game in app.state.house.games.values()])

    @app.get("/api/components/{game}", responses=said(answers.ShippedComponents))
    async def components(game: GameName, lang: Lang = "en") -> JSONResponse:
        return JSONResponse(await asyncio.to_thread(_shipped, get(game), lang))

    @app.post("/api/components/{game}/check", responses=said(answers.CheckedComponents), openapi_extra=heard(Json))
    async def check_components(request: Request, game: GameName,
                               lang: Lang = "en") -> JSONResponse:
        return JSONResponse(await asyncio.to_thread(_checked, get(game), await request.body(), lang))

    @app.get("/api/games/{game}/pad", responses=said(PadForm))
    async def pad(game: GameName, seats: Annotated[int | None, Query(ge=1, le=MOST_SEATS)] = None,
                  lang: Lang = "en") -> JSONResponse:
        return JSONResponse(await asyncio.to_thread(pads.empty, get(game), seats, lang))

    @app.post("/api/games/{game}/pad", responses=said(PadAnswer))
    async def count(form: PadEntries, game: GameName, lang: Lang = "en") -> JSONResponse:
        return JSONResponse(await asyncio.to_thread(pads.filled, get(game), form, lang))

    @app.get("/api/games/{game}/position", responses=said(PositionForm))
    async def empty_table(game: GameName,
                          seats: Annotated[int | None, Query(ge=1, le=MOST_SEATS)] = None, lang: Lang = "en") -> JSONResponse:
        return JSONResponse(await asyncio.to_thread(positions.empty, get(game), seats, lang))

    @app.post("/api/games/{game}/position", responses=said(PositionAnswer))
    async def look_at(form: PositionUnderWork, game: GameName, lang: Lang = "en") -> JSONResponse:
        return JSONResponse(await asyncio.to_thread(positions.looked_at, get(game), form, lang))

    @app.get("/api/guides/{game}", responses=said(answers.Guide))
    async def rules_guide(game: GameName, lang: Lang = "en") -> JSONResponse:
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
        "players": [{"name": name, "label": speaker.player(name), "help": speaker.about_player(name), "offered": name in first,
                     "styles": [{"name": f"{name}+{style}", "label": say(f"style-{style}"), "help": say(f"style-{style}.help")}
                                for style in styles_of(game, name)]}
                    for name in [*first, *(name for name in names(game) if name not in first)]]}
