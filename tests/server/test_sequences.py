"""Several decisions in one frame: all of them or none, previewed as one, taken back as one, kept one by one."""

from __future__ import annotations

import json
import sqlite3

import pytest

from zellige.core.language import language
from zellige.tables.database import FILE

from .browser import PERSON, RANDOM, Browser

FIRST, TWO, OTHERS = "orange e5", ["violet h8", "brown b2"], "grey k3"


def kept(browser: Browser, table: str) -> list[dict[str, object]]:
    """The entries of a table."""
    with sqlite3.connect(browser.data / FILE) as file:
        rows = file.execute('SELECT entry FROM entries WHERE "table" = ? ORDER BY number', (table,)).fetchall()
    return [{name: value for name, value in json.loads(entry).items() if name != "at"} for (entry,) in rows]


def test_it_is_previewed_played_and_taken_back_as_one(browser: Browser) -> None:
    founded = browser.found("medina", seed="again")
    with browser.talk(founded) as talk, browser.talk({"table": founded["table"]}) as onlooker:
        talk.act(FIRST)
        mover = talk.table["decision"]["seat"]
        preview = talk.answer(type="preview", actions=TWO)
        first, before = talk.answer(type="preview", actions=TWO[:1])["sentences"], talk.table["scores"]["rows"]
        assert preview["sentences"][: len(first)] == first
        assert len(preview["sentences"]) > len(first)
        assert talk.act(*TWO)["type"] == "done"
        assert (talk.table["version"], talk.table["ply"]) == (3, 3)
        assert talk.table["decision"]["seat"] != mover
        assert len(talk.table["log"]) == 3
        after = talk.table["scores"]["rows"]
        assert preview["changes"] == [new["total"] - old["total"] for old, new in zip(before, after, strict=True)]
        seen = onlooker.until(lambda table: table["version"] > 1)
        assert seen["version"] == 3, "nobody sees half of it"
        assert talk.answer(type="undo", version=3)["type"] == "done"
        assert talk.until(lambda table: table["version"] == 4)["ply"] == 1
    seat = mover - 1
    assert kept(browser, founded["table"])[1:] == [
        {"kind": "act", "ply": 1, "action": TWO[0], "seat": seat},
        {"kind": "act", "ply": 2, "action": TWO[1], "seat": seat, "follows": True}, {"kind": "undo", "ply": 1, "seat": seat}]
    record = browser.http.get(f"/api/tables/{founded['table']}/record", params={"key": founded["key"]}).text
    assert "follows" not in record


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_or_none(browser: Browser, lang: str) -> None:
    """What is not legal, or crosses a draw or another seat, leaves the table as it was, in one sentence."""
    founded = browser.found("medina", seed="none")
    with browser.talk(founded, lang) as talk:
        talk.act(FIRST)
        for actions, word in (([TWO[0], "stable a9"], ""), ([*TWO, OTHERS], TWO[1])):
            for kind in ("act", "preview"):
                answer = talk.answer(type=kind, actions=actions, version=1)
                assert answer["type"] == "error"
                assert word in answer["error"]
        crossed = language(lang).say("error-crossed-sequence", action=TWO[1])
        assert talk.answer(type="act", actions=[*TWO, OTHERS], version=1)["error"] == crossed
        assert browser.table(founded)["version"] == 1
    dice = browser.found("nim", seed="none")
    with browser.talk(dice, lang) as talk:
        assert talk.answer(type="act", actions=["take 1", "take 1"], version=0)["error"] == language(lang).say(
            "error-crossed-sequence", action="take 1")
    assert (len(kept(browser, founded["table"])), len(kept(browser, dice["table"]))) == (1, 0)


def test_sent_again_it_happens_once(browser: Browser) -> None:
    founded = browser.found("medina", seed="again")
    with browser.talk(founded) as talk:
        talk.act(FIRST)
        talk.act(*TWO)
        assert talk.answer(type="act", actions=TWO, version=1, again=True)["type"] == "done"
        for actions in (TWO[::-1], [*TWO, OTHERS]):
            answer = talk.answer(type="act", actions=actions, version=1, again=True)
            assert answer["error"] == language("en").say("error-another-moment")
        assert talk.table["version"] == 3


def test_what_could_be_decided_after_it_is_shown_as_if_it_had_been_played(browser: Browser) -> None:
    founded = browser.found("five_tribes", [PERSON, RANDOM], seed="ahead")
    with browser.talk(founded) as talk:
        talk.my_turn()
        while talk.my_turn()["view"]["phase"] != "move":
            talk.act()
        take = talk.table["decision"]["actions"][0]["text"]
        ahead = talk.answer(type="preview", actions=[take], ahead=True)["ahead"]
        assert talk.answer(type="preview", actions=[take])["ahead"] is None
        before = talk.table["version"]
        drop = ahead["actions"][0]["text"]
        assert talk.answer(type="why", actions=[take, drop])["legal"] is True
        assert talk.answer(type="why", actions=[take, take])["legal"] is False
        talk.act(take)
        shown = talk.table
        assert (ahead["view"], ahead["title"], ahead["detail"]) == (
            shown["view"], shown["decision"]["title"], shown["decision"]["detail"])
        assert ahead["actions"] == shown["decision"]["actions"]
        assert shown["version"] == before + 1
    nim = browser.found("nim", seed="ahead")
    with browser.talk(nim) as talk:
        assert talk.answer(type="preview", actions=["take 1"], ahead=True)["ahead"] is None, "the die is thrown behind it"
