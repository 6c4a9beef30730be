"""What the server says: every message in both languages, filled in, and names where seats are."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from zellige.core.errors import PersonError
from zellige.core.game import Event, Reason, Term
from zellige.core.language import HOME, LANGUAGES, language, sentence
from zellige.core.registry import get
from zellige.core.speaker import Speaker
from zellige.server import errors
from zellige.tables import errors as tables
from zellige.tables.charter import Seat
from zellige.tables.errors import TableError
from zellige.tables.sight import written

PARAMS: dict[str, Any] = {
    "table": "k3v9", "ply": 7, "turn": 2, "last": 5, "game": "nim", "found": 2, "seats": 3, "limit": 1, "field": "seed",
    "choices": "'person', 'bot'",
    "detail": "unplugged", "cause": "other", "problem": "frame-not-json", "port": 80, "path": "/tables", "number": 4,
    "kind": "offer",
    "action": "take 1", "known": 1, "chapter": "begin", "entries": 3, "seconds": 2,
    "url": "http://", "address": "::1", "text": "A name", "lines": "one", "parts": "one, two", "total": 3, "name": "Ada",
    "log": "tables.sqlite-wal", "copy": "tables.sqlite.hurt-copy",
    "count": 3, "word": "zzzz", "minutes": 4, "listed": "Ada, Bo"}
BASES = (errors.ServerError, TableError)
KINDS = sorted({kind for room in (errors, tables) for kind in vars(room).values()
                if isinstance(kind, type) and issubclass(kind, BASES) and kind not in BASES}, key=lambda kind: kind.kind)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_error_has_its_sentence(kind: type[PersonError], code: str) -> None:
    said = sentence(kind(**PARAMS), code)
    assert said.lstrip("“«\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}")[0].isupper() or said.startswith("zellige")
    assert said.endswith(".")
    assert "{" not in said


def test_both_languages_say_the_same_things() -> None:
    messages = {code: _messages((HOME / f"{code}-server.ftl").read_text("utf-8")) for code in LANGUAGES}
    assert messages["en"] == messages["fr"]
    assert len(messages["en"]) > 40


def _messages(text: str) -> set[str]:
    found = set()
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found |= {entry.id.name, *(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)}
    return found


@pytest.mark.parametrize("message", sorted(_messages((HOME / "en-server.ftl").read_text("utf-8"))))
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_can_be_said(message: str, code: str) -> None:
    everything = {**PARAMS, "seat": "Ada", "player": "greedy", "you": "no", "type": "x", "done": 1, "all": 2,
                  "count": 3, "names": "Ada", "level": "Level Vizier", "style": "Denier"}
    assert language(code).say(message, **everything)


def speaker(*seats: Seat, you: int | None = None, lang: str = "en") -> Speaker:
    return Speaker(get("nim"), lang, seats, you)


def test_seats_become_names() -> None:
    talk = speaker(Seat("Ada", None), Seat(None, "random"), Seat(None, None))
    assert [talk.name(seat) for seat in range(3)] == ["Ada", "Random", "Player 3"]
    assert talk.event(Event("took", 0, {"count": 2, "left": 3})).startswith("Ada took 2 pebbles")
    assert speaker(Seat(None, None), you=0).event(Event("took", 0, {"count": 1, "left": 3})).startswith("You took one pebble")
    assert speaker(Seat("Ada", None), you=0).event(Event("took", 0, {"count": 1, "left": 3})).startswith("Ada took")


def test_sentences_deep_inside_a_view() -> None:
    view = {"a": [{"say": "reason-limit", "params": {"limit": 2}}], "b": {"c": {"say": "prompt-take"}}, "d": None, "say_not": 1}
    assert speaker().fill(written(view)) == {
        "a": ["The die allows 2 pebbles at most."], "b": {"c": "Take pebbles"}, "d": None, "say_not": 1}
    assert speaker().reason(Reason("limit", {"limit": 2})) == ("The die allows 2 pebbles at most.", "The die")
    assert speaker(lang="fr").term(Term("pebbles", 1)) == "Cailloux pris"


def test_a_forgotten_message_is_told_to_the_terminal_only(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert speaker().say("nothing-of-the-kind") == "nothing-of-the-kind"
    assert "nothing-of-the-kind" in caplog.text
    caplog.clear()
