"""Médina at the table: turns of two placements, what an undo takes back, what the message holds."""

from __future__ import annotations

from itertools import count

import pytest

from courses import before_the_end
from zellige.core.registry import get

from .browser import PERSON, RANDOM, Browser, Talk


@pytest.fixture(autouse=True)
def compiled(monkeypatch: pytest.MonkeyPatch, reference: None) -> None:
    """Compiled rules, as people have them."""
    monkeypatch.setenv("ZELLIGE_BACKEND", "compiled")
    get("medina").kernels()


def first_turn_of_two(talk: Talk) -> None:
    """Plays the opening turns of one placement each."""
    while talk.table["view"]["placements_left"] < 2:
        talk.act()


def test_reset_takes_back_the_turn_and_undo_one_placement(browser: Browser) -> None:
    with browser.talk(browser.found("medina", [PERSON, PERSON], seed="turns")) as talk:
        first_turn_of_two(talk)
        start = talk.table
        assert start["decision"]["reset"] == "no"
        assert talk.answer(type="reset", version=start["version"])["type"] == "error"
        talk.act()
        assert talk.table["turn"] == start["turn"]
        assert talk.table["decision"]["reset"] == "free"
        assert talk.answer(type="reset", version=talk.table["version"])["type"] == "done"
        talk.until(lambda table: table["ply"] == start["ply"])
        assert talk.table["view"] == start["view"]
        assert talk.table["decision"] == start["decision"] | {"redo": True}
        talk.act()
        talk.act()
        assert talk.table["turn"] == start["turn"] + 1
        assert talk.table["decision"]["reset"] == "no"
        assert talk.answer(type="undo", version=talk.table["version"])["type"] == "done"
        talk.until(lambda table: table["ply"] == start["ply"] + 1)
        assert talk.table["turn"] == start["turn"]
        assert [entry["undone"] for entry in talk.table["log"][-3:]] == [True, False, True]


def test_a_game_in_french_says_everything(browser: Browser) -> None:
    begun = before_the_end("medina", 40, seats=3)
    with browser.talk(browser.found("medina", [PERSON, RANDOM, RANDOM], seed="fr", position=begun), "fr") as talk:
        for number in count():
            table = talk.my_turn()
            if table["status"] == "over":
                break
            offers = table["decision"]["actions"]
            offer = offers[number * 31 % len(offers)]
            talk.act(offer["text"])
            entry = next(entry for entry in reversed(talk.table["log"]) if entry["seat"] == 1)
            assert entry["changes"] == offer["changes"]
            assert len(entry["changes"]) == 3
    rows = talk.table["scores"]["rows"]
    assert [row["seat"] for row in rows if row["place"] == 1] == talk.table["winners"]
    for row in rows:
        assert row["total"] == sum(term["amount"] for term in row["terms"]) == sum(row["columns"].values())
    assert "prompt" not in talk.table["view"]
    assert talk.table["view"]["columns"] == 16
    first = talk.table["log"][0]
    assert first["turn"] == begun["turn"]
    assert talk.table["log"][-1]["ply"] == talk.table["ply"]


def test_every_illegal_cell_has_a_reason(browser: Browser) -> None:
    with browser.talk(browser.found("medina", [PERSON, PERSON], seed="why")) as talk:
        first_turn_of_two(talk)
        legal = {offer["text"] for offer in talk.table["decision"]["actions"]}
        for cell in ("a1", "g5", "n10"):
            for kind in ("orange", "stable", "merchant", "roof"):
                why = talk.answer(type="why", actions=[f"{kind} {cell}"])
                assert why["type"] == "error" or why["legal"] == (f"{kind} {cell}" in legal)
                assert why["type"] == "error" or why["legal"] or (why["text"] and why["section"] and why["rule"])


def test_the_hot_seat_says_whose_decision_it_is(browser: Browser) -> None:
    seats = [{"kind": "person", "name": "Leïla"}, {"kind": "person", "name": "Tariq"}]
    with browser.talk(browser.found("medina", seats)) as talk:
        for _ in range(4):
            decision = talk.table["decision"]
            assert decision["mine"]
            assert talk.table["view"]["to_move"] == decision["seat"]
            talk.act()
            assert talk.table["log"][-1]["text"].startswith(seats[decision["seat"] - 1]["name"])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_guide_has_its_pictures(browser: Browser, lang: str) -> None:
    guide = browser.get("/api/guides/medina", lang=lang)
    pictures = [picture for section in guide["sections"] for picture in section["pictures"]]
    assert pictures
    assert all(picture["view"]["kind"] == "medina" and picture["caption"] for picture in pictures)
