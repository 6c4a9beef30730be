"""First steps: every chapter leads to its end, says all it has to in both languages, and takes up what is done instead."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import zellige
from zellige.core.game import Game
from zellige.core.language import LANGUAGES
from zellige.core.registry import installed_games
from zellige.core.speaker import Speaker
from zellige.server import lessons
from zellige.server.wire.table import Lesson
from zellige.tables.charter import Charter
from zellige.tables.entry import Act
from zellige.tables.table import Table

from .browser import Browser, Json, problem, serving

TOPICS = {
    "medina": ["tea", "tower", "neutral"],
    "five_tribes": ["bid", "buy", "use", "sell"],
    "almadi": ["moon", "moved", "stall", "completed", "recruited"]}
"""By game, the events that somebody has to have brought about before a first game."""
CHAPTERS = [pytest.param(zellige.get(name), chapter, id=f"{name}-{chapter.id}")
            for name in installed_games() for chapter in lessons.chapters(zellige.get(name))]


@cache
def words(game: Game, code: str) -> Speaker:
    return Speaker(game, code, you=0)


def told(table: Table, code: str = "en") -> Lesson:
    found = lessons.at_table(table, words(table.game, code))
    assert found is not None
    return found


def after(charter: Charter, *plays: str) -> Table:
    """The table of a chapter after some actions of whoever learns."""
    table = Table.of(charter, [])
    for play in plays:
        assert table.mover == lessons.LEARNER
        table.absorb(Act(ply=table.ply, action=play, seat=table.mover))
        assert table.halted is None, play
    return table


@pytest.mark.parametrize(("game", "chapter"), CHAPTERS)
def test_a_chapter_leads_to_its_aim_and_not_before(game: Game, chapter: lessons.Chapter) -> None:
    charter = lessons.charter(game.name, chapter.id, "key")
    for done, (play, cells) in enumerate(chapter.steps):
        found = told(after(charter, *chapter.plays[:done]))
        assert (found["state"], found["told"]) == ("path", []), play
        assert [step["play"] for step in found["steps"]] == chapter.plays[done:]
        text = words(game, "en").say(f"lesson-{chapter.id}.step{done + 1}")
        assert found["steps"][0] == {"play": play, "text": text, "cells": list(cells)}
    found = told(after(charter, *chapter.plays))
    assert (found["state"], found["steps"]) == ("done", [])
    assert found["told"]
    seats = Table.of(charter, []).seats
    assert [seat.player for seat in seats] == [None, *["random"] * (len(seats) - 1)]


@pytest.mark.parametrize(("game", "chapter"), CHAPTERS)
def test_whatever_is_legal_is_taken_up(game: Game, chapter: lessons.Chapter) -> None:
    """After any other action than the suggested one the way is open, or the aim reached otherwise; it is said what was done."""
    charter = lessons.charter(game.name, chapter.id, "key")
    start = Table.of(charter, [])
    legal = [game.describe(start.state, action) for action in start.course.legal]
    assert chapter.plays[0] in legal
    for play in legal[:: 1 + len(legal) // 12]:
        found = told(after(charter, play), "fr")
        if play != chapter.plays[0]:
            assert found["state"] in ("open", "done")
            assert found["told"], play
            assert found["text"] == words(game, "fr").say(f"lesson-{chapter.id}.{found['state']}")


@pytest.mark.parametrize("name", TOPICS)
def test_the_chapters_cover_what_a_first_game_needs(name: str) -> None:
    aims = {kind for chapter in lessons.chapters(zellige.get(name)) for kind in chapter.goal}
    assert [topic for topic in TOPICS[name] if topic not in aims] == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", TOPICS)
def test_every_chapter_says_all_it_has_to_and_nothing_else(name: str, code: str) -> None:
    game = zellige.get(name)
    wanted = set()
    for chapter in lessons.chapters(game):
        steps = [f"step{number}" for number in range(1, len(chapter.steps) + 1)]
        wanted |= {f"lesson-{chapter.id}", *(f"lesson-{chapter.id}.{part}" for part in (*steps, "open", "done"))}
    found = {line.strip().removeprefix(".").split(" =")[0] if line.startswith("    .") else line.split(" =")[0]
             for line in (game.home / "locale" / f"{code}-lessons.ftl").read_text("utf-8").splitlines()
             if line.startswith(("lesson-", "    ."))}
    assert {message.rpartition(".")[2] for message in wanted} == found
    assert [message for message in wanted if not words(game, code).has(message)] == []
    kinds = {kind for chapter in lessons.chapters(game) for kind in chapter.goal}
    assert [kind for kind in kinds if not words(game, code).has(f"event-{kind}")] == []


# --- at a server -----------------------------------------------------------------------------------------------------


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Browser]:
    """A server as ``zellige play`` has it."""
    with serving(tmp_path, alone=True) as browser:
        yield browser


def begun(browser: Browser, game: str, chapter: str) -> Json:
    answer = browser.http.post(f"/api/lessons/{game}/{chapter}", params={"lang": "en"})
    assert answer.status_code == 201
    found: Json = answer.json()
    return found


def test_what_was_done_is_kept_and_can_be_taken_back(house: Browser, tmp_path: Path) -> None:
    founded = begun(house, "medina", "build")
    with house.talk(founded) as talk:
        assert talk.table["lesson"]["state"] == "path"
        talk.act("merchant d4")
        lesson = talk.table["lesson"]
        assert (lesson["state"], lesson["told"], lesson["steps"]) == ("open", ["You placed a merchant at d4"], [])
    with serving(tmp_path, alone=True) as later, later.talk(founded) as talk:
        assert talk.table["lesson"] == lesson
        version = talk.table["version"]
        talk.answer(type="undo", version=version)
        assert talk.until(lambda table: table["version"] > version)["lesson"]["state"] == "path"


def test_first_steps_are_no_games(house: Browser) -> None:
    """They stand in no list, no statistics and no file of records; a game dealt beside them does."""
    with house.talk(begun(house, "almadi", "place")) as talk:
        talk.act()
    assert house.get("/api/house", lang="en") == {"tables": [], "total": 0, "played": False}
    assert house.http.get("/api/house/records").text == ""
    founded = house.found()
    assert [one["table"] for one in house.get("/api/house", lang="en")["tables"]] == [founded["table"]]
    assert house.table(founded)["lesson"] is None


def test_games_name_their_chapters(house: Browser) -> None:
    games = {one["name"]: one["chapters"] for one in house.get("/api/games", lang="fr")}
    assert games["nim"] == []
    assert games["medina"][0] == {"id": "build", "title": "Bâtir ensemble"}
    answer = house.http.post("/api/lessons/medina/chess", params={"lang": "en"})
    assert (answer.status_code, answer.json()) == (404, problem(404, "The first steps of “Médina” have no chapter “chess”."))
    assert house.http.post("/api/lessons/chess/build").status_code == 400


def test_a_table_of_before_is_no_lesson() -> None:
    """What was kept before there were chapters reads as it always did."""
    document = lessons.charter("medina", "build", "key").document()
    kept = json.loads(json.dumps({key: value for key, value in document.items() if key != "lesson"}))
    assert Charter.of(kept).lesson is None
    assert lessons.at_table(Table.of(Charter.of(kept), []), words(zellige.get("medina"), "en")) is None
    assert Charter.of(json.loads(json.dumps(document))).lesson == "build"
