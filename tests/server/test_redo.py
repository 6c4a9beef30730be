"""What was taken back is played again as it was: nobody is asked anew, and nothing is drawn otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from zellige.core.language import language
from zellige.server.workshop import Workshop

from .browser import PERSON, RANDOM, Browser, Json, Talk, serving

NOTHING = language("en").say("error-nothing-to-redo")


def stands(table: Json) -> list[Any]:
    """What was played, as the log tells it, and whether it stands."""
    return [[entry["ply"], entry["text"], entry["undone"]] for entry in table["log"]]


def back(talk: Talk, kind: str) -> Json:
    """Takes back or plays again, and waits until the table shows it."""
    version = talk.table["version"]
    assert talk.answer(type=kind, version=version)["type"] == "done"
    return talk.until(lambda table: table["version"] > version)


def test_bots_and_draws_come_back_and_no_bot_is_asked_anew(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    founded = browser.found(seats=[PERSON, RANDOM, RANDOM], seed="as it was", options={"heap": 34})
    with browser.talk(founded) as talk:
        talk.my_turn()
        assert talk.table["decision"]["redo"] is False
        assert talk.answer(type="redo", version=talk.table["version"])["error"] == NOTHING
        seen = []
        for _ in range(3):
            talk.act()
            seen.append(talk.my_turn())

        async def asked(*_: Any) -> int:
            raise AssertionError("a bot is asked anew")

        monkeypatch.setattr(Workshop, "choose", asked)
        for _ in range(2):
            assert back(talk, "undo")["decision"]["redo"] is True
        assert talk.table["practice"] is True
        for wanted in seen[1:]:
            found = back(talk, "redo")
            assert (found["ply"], found["view"], found["scores"]) == (wanted["ply"], wanted["view"], wanted["scores"])
        assert stands(talk.table) == stands(seen[-1])
        assert talk.table["practice"] is True, "what was seen stays seen"
        assert talk.table["decision"]["redo"] is False


def test_a_reset_is_one_step_of_it_and_it_is_kept(browser: Browser) -> None:
    founded = browser.found("medina", seed="again")
    with browser.talk(founded) as talk:
        for action in ("orange e5", "violet h8"):
            talk.act(action)
        before = stands(talk.table)
        back(talk, "reset")
        version = talk.table["version"]
        back(talk, "redo")
        assert stands(talk.table) == before
        assert talk.answer(type="redo", version=version, again=True)["type"] == "done", "it was, and happens once"
        assert talk.answer(type="redo", version=talk.table["version"])["error"] == NOTHING
    with serving(browser.data) as later:
        assert stands(later.table(founded)) == before


def test_it_ends_at_any_other_step_and_belongs_to_whoever_took_back(browser: Browser) -> None:
    founded = browser.found("medina", seed="again")
    keys = founded["key"].split(".")
    with browser.talk(founded) as talk:
        talk.act("orange e5")
        mover = talk.table["decision"]["seat"]
        talk.act("violet h8")
        back(talk, "undo")
        other = {**founded, "key": keys[2 - mover]}
        assert browser.table(other)["decision"]["redo"] is False
        with browser.talk(other) as stranger:
            assert stranger.answer(type="redo", version=talk.table["version"])["error"] == NOTHING
        talk.act("brown b2")
        assert talk.table["decision"]["redo"] is False
        assert talk.answer(type="redo", version=talk.table["version"])["error"] == NOTHING
