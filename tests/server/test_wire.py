"""The forms of the wire are true: what the server says has these fields and no others, and its description is the one kept."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError
from pydantic import TypeAdapter

from zellige.core.registry import get
from zellige.server.app import application
from zellige.server.errors import BadFrame, OldPage
from zellige.server.message import Desk, table_message
from zellige.server.wire import answers, declared, frames, positions, table, values
from zellige.server.wire.description import FORMS, PLACE, description_text
from zellige.tables.charter import Charter, Seat
from zellige.tables.table import Table

from .browser import PERSON, RANDOM, Browser

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "docs" / "formats" / "openapi.json"
GAMES = ("medina", "five_tribes", "almadi", "nim")
DESCRIPTION: dict[str, Any] = json.loads(KEPT.read_text("utf-8"))


def hold(form: Any, said: Any) -> None:
    """What was said is of a form, to the last field: the server's own, and the one that is described, which knows the views."""
    TypeAdapter(form).validate_json(json.dumps(said), strict=True)
    validator(form).validate(said)


@cache
def validator(form: Any, game: str = "") -> Draft202012Validator:
    """Who looks whether something is of a form as described; ``game``: whose it is."""
    name = f"{game}_{form.__name__}" if form.__module__.endswith("view_form") else form.__name__
    return Draft202012Validator({"$ref": f"{PLACE}{name}", "components": DESCRIPTION["components"]})


# --- the description -------------------------------------------------------------------------------------------------


def test_the_kept_description_is_the_servers_own() -> None:
    assert KEPT.read_text("utf-8") == description_text(application()), "make wire"


def parts(described: Any) -> Iterator[tuple[str, Any]]:
    """Every field of a document with its value, at any depth."""
    for key, value in described.items() if isinstance(described, dict) else enumerate(described):
        yield str(key), value
        if isinstance(value, dict | list):
            yield from parts(value)


def test_nothing_is_described_as_anything() -> None:
    assert [key for key, value in parts(DESCRIPTION) if value == {} and key != "default"] == []
    assert [value for key, value in parts(DESCRIPTION) if key == "additionalProperties" and value is True] == [True] * 2


def test_every_form_that_is_named_is_described() -> None:
    named = {value.removeprefix(PLACE) for key, value in parts(DESCRIPTION) if key == "$ref"}
    described = set(DESCRIPTION["components"]["schemas"])
    assert named <= described
    assert {form.__name__ for form in FORMS} <= described


def test_every_field_is_in_the_words_of_the_protocol() -> None:
    """But for what a game publishes in words of its own: those of a position and of what is on cards stand on other pages."""
    table = (KEPT.parent / "table.md").read_text("utf-8")
    others = [path.read_text("utf-8") for path in (*KEPT.parent.glob("*.md"), ROOT / "docs" / "new-game.md")]
    for name, schema in DESCRIPTION["components"]["schemas"].items():
        page = "".join([table, *others]) if "_" in name else table
        assert [field for field in schema.get("properties", {}) if not re.search(rf"\b{field}\b", page)] == [], name


def test_the_table_messages_on_the_page_have_their_form() -> None:
    page = (ROOT / "docs" / "formats" / "table.md").read_text("utf-8")
    change, whole = [json.loads(block.split("```")[0]) for block in page.split("```json")[1:3]]
    hold(frames.TableChange, change)
    view, _ = json.JSONDecoder().raw_decode(page.partition("## The view of Médina")[2].partition("```json")[2].lstrip())
    hold(table.TableMessage, {**whole, "view": view})


def test_what_a_game_does_not_declare_may_be_any_object(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    silent = replace(get("nim"), view_form=None, home=tmp_path)
    monkeypatch.setattr(declared, "installed_games", lambda: {"silent": silent})
    assert declared.view_schemas("")[0] == [declared.ANY, {"$ref": "PlainView"}]
    assert declared.position_schemas("") == declared.component_schemas("") == ([declared.ANY], {})


# --- what the server says --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_table_messages_have_their_form(browser: Browser, game: str) -> None:
    founded = browser.found(game, seats=[PERSON, RANDOM])
    hold(answers.Founded, founded)
    with browser.talk(founded, lang="fr") as talk:
        for _ in range(2):
            hold(table.TableMessage, talk.my_turn())
            hold(frames.Done, talk.act())
        hold(table.TableMessage, talk.table)
        whole, *changes = [json.loads(frame) for frame in talk.frames]
        hold(table.TableMessage, whole)
        for change in changes:
            hold(frames.TableChange, change)
        assert changes
        action = talk.my_turn()["decision"]["actions"][0]["text"]
        hold(frames.Preview, talk.answer(type="preview", actions=[action]))
        hold(frames.WhyLegal, talk.answer(type="why", actions=[action]))
        hold(frames.Trouble, talk.answer(type="act", actions=[action], version=0))
    hold(table.TableMessage, browser.table(founded))
    hold(table.TableMessage, browser.table({"table": founded["table"]}))
    hold(table.TableMessage, browser.get(f"/api/tables/{founded['table']}/moments/1"))


@pytest.mark.parametrize("name", GAMES[:3])
def test_messages_in_the_middle_of_a_game_have_their_form(name: str) -> None:
    game = get(name)
    options = game.options_of(game.prepare(4, {}))
    seats = tuple(Seat(None, None) for _ in range(4))
    everybody = frozenset(range(4))
    live = Table.of(Charter("abcd", name, game.rules_version, options, seats, "seed", "salt"), [])
    for number in range(24):
        legal = game.legal_actions(live.state)
        live.absorb(*live.act(everybody, [game.describe(live.state, legal[number * 7 % len(legal)])], live.version))
    for asking in (everybody, frozenset[int]()):
        message = table_message(Desk(live, asking, "en"), None)
        hold(table.TableMessage, message)
        assert message["log"]
        assert any(row["terms"] for row in message["scores"]["rows"])


def test_messages_of_a_record_have_their_form(browser: Browser) -> None:
    text = (ROOT / "tests" / "records" / "medina-2-seats.jsonl").read_text("utf-8")
    answer = browser.http.post("/api/records", content=text.encode())
    hold(answers.Shown, answer.json())
    message = browser.table(answer.json())
    hold(table.TableMessage, message)
    assert message["winners"]


def test_a_game_played_out_opens_its_seal(browser: Browser) -> None:
    founded = browser.found("nim", seats=[PERSON, PERSON])
    with browser.talk(founded) as talk:
        hold(frames.WhyNot, talk.answer(type="why", actions=["die 3"]))
        hold(frames.Pong, talk.answer(type="ping"))
        hold(table.TableMessage, talk.play_out())
        assert talk.table["seal"]["salt"]


def test_answers_have_their_form(browser: Browser) -> None:
    for lang in ("en", "fr"):
        hold(answers.Games, browser.get("/api/games", lang=lang))
        for game in GAMES[:3]:
            hold(answers.Guide, browser.get(f"/api/guides/{game}", lang=lang))
    shipped = browser.get("/api/components/almadi")
    hold(answers.ShippedComponents, shipped)
    for components in (shipped["set"], {**shipped["set"], "landscapes": shipped["set"]["landscapes"][1:]}, [7]):
        answer = browser.http.post("/api/components/almadi/check", json=components)
        hold(answers.CheckedComponents, answer.json())
    hold(answers.Health, browser.get("/api/health"))
    hold(answers.Refusal, browser.http.get("/api/components/nim").json())


@pytest.mark.parametrize("name", [name for name in GAMES if get(name).view_form is not None])
def test_a_view_has_no_field_that_its_game_does_not_name(browser: Browser, name: str) -> None:
    view, form = browser.table(browser.found(name, seats=[PERSON, RANDOM]))["view"], validator(get(name).view_form, name)
    form.validate(view)
    for wrong in ({**view, "more": 1}, {**view, "kind": 1}, {"kind": view["kind"]}):
        with pytest.raises(ValidationError):
            form.validate(wrong)


@pytest.mark.parametrize("name", GAMES)
def test_positions_have_the_form_that_their_game_publishes(browser: Browser, name: str) -> None:
    """As somebody sees them at a table, on an empty one, and with what follows from the rest."""
    founded = browser.found(name, seats=[PERSON, RANDOM])
    position = browser.get(f"/api/tables/{founded['table']}/position", key=founded["key"])
    hold(values.Position, position)
    if get(name).empty is not None:
        hold(positions.PositionForm, browser.get(f"/api/games/{name}/position", seats=2))
    answer = browser.http.post(f"/api/games/{name}/position", json={"document": position}).json()
    hold(positions.PositionAnswer, answer)
    assert answer["document"]
    for wrong in ({**position, "more": 1}, {**position, "game": "chess"}, {}):
        with pytest.raises(ValidationError):
            validator(values.Position).validate(wrong)


def test_a_component_set_has_the_form_that_its_game_publishes(browser: Browser) -> None:
    shipped = browser.get("/api/components/almadi")["set"]
    hold(values.Components, shipped)
    for wrong in ({**shipped, "more": 1}, {**shipped, "landscapes": shipped["landscapes"][1:]}, {}):
        with pytest.raises(ValidationError):
            validator(values.Components).validate(wrong)


def test_a_form_has_no_field_that_it_does_not_name(browser: Browser) -> None:
    health = browser.get("/api/health")
    for wrong in ({**health, "more": 1}, {"ok": True}, {**health, "version": 3}):
        with pytest.raises(ValueError, match=r"validation error"):
            hold(answers.Health, wrong)


# --- what the server hears -------------------------------------------------------------------------------------------

FRAMES: list[dict[str, Any]] = [
    {"type": "ping"}, {"type": "why", "actions": ["take 1"]},
    {"type": "preview", "actions": ["take 1", "take 2"], "ahead": True},
    {"type": "act", "actions": ["take 1"], "version": 0, "again": True}, {"type": "undo", "version": 3},
    {"type": "reset", "version": 3, "again": False}, {"type": "redo", "version": 3},
    {"type": "replace", "seat": 2, "player": "random", "version": 3}, {"type": "reply", "yes": True, "version": 3},
    {"type": "abandon", "version": 3}, {"type": "move-now", "version": 3}, {"type": "resign", "seat": 1, "version": 3}]
WRONG = {"actions": ["x" * 201], "ahead": 1, "version": True, "again": "yes", "seat": 1.5, "player": 7, "yes": "no"}


def described(frame: dict[str, Any]) -> bool:
    """Whether the description allows a frame."""
    return validator(frames.Frame).is_valid(frame)


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: frame["type"])
def test_frames_are_heard_as_described(frame: dict[str, Any]) -> None:
    for good in (frame, {**frame, "id": "f1"}, {**frame, "id": [None]}, {**frame, "more": 1}):
        assert described(good)
        assert frames.read(good) == {key: value for key, value in good.items() if key != "more"}
    for field in set(frame) - {"type"}:
        missing = {key: value for key, value in frame.items() if key != field}
        for bad in [{**frame, field: WRONG[field]}, *([missing] if field not in ("again", "ahead") else [])]:
            assert not described(bad)
            with pytest.raises(BadFrame) as caught:
                frames.read(bad)
            assert caught.value.params == {"problem": "frame-field", "field": field}


def test_a_page_of_before_there_were_versions_is_told_so() -> None:
    with pytest.raises(OldPage):
        frames.read({"type": "undo", "ply": 3})
