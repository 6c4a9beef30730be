"""Tables of older rules play on by them, as long as a package has those; whatever is founded is of the newest."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

import second_rules
from old_stores import EXPECTED, key, lay_out, says
from zellige.core import record as records
from zellige.core.game import Game
from zellige.core.registry import get
from zellige.server.workshop import Workshop

from .browser import PERSON, RANDOM, Browser, Json, serving


def kept(name: str) -> Json:
    return {"table": name, "key": key(name)}


def header(browser: Browser, founded: Json) -> Json:
    text = browser.http.get(f"/api/tables/{founded['table']}/record", params={"key": founded["key"]}).text
    assert records.verify(records.parse(text))[0] == 1
    found: Json = json.loads(text.splitlines()[0])
    return found


def test_a_table_plays_on_by_the_rules_it_was_founded_under(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    second_rules.install(monkeypatch, tmp_path)
    with serving(lay_out(tmp_path / "data", 2)) as browser:
        for name in ("nim-persons", "nim-finished", "nim-replaced"):
            message = browser.table(kept(name))
            message["totals"] = [row["total"] for row in message["scores"]["rows"]]
            assert message["halted"] is None
            says(message, EXPECTED[2][name]["message"])
        with browser.talk(kept("nim-persons")) as talk:
            assert [offer["text"] for offer in talk.table["decision"]["actions"]] == EXPECTED[2]["nim-persons"]["legal"]
            assert talk.act()["type"] == "done"
        with browser.talk(kept("nim-bots")) as talk:
            assert talk.play_out()["winners"], "bots play by the old rules too"
        assert header(browser, kept("nim-bots"))["rules_version"] == 1
        new = browser.found(seats=[PERSON, RANDOM], seed="new", options={"heap": 13})
        with browser.talk(new) as talk:
            talk.play_out()
        assert header(browser, new)["rules_version"] == 2


def test_a_record_of_older_rules_is_shown_to_its_end(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with serving(tmp_path / "before") as browser:
        founded = browser.found(seats=[PERSON, RANDOM], seed="before", options={"heap": 13})
        with browser.talk(founded) as talk:
            end = talk.play_out()
        text = browser.http.get(f"/api/tables/{founded['table']}/record", params={"key": founded["key"]}).text
    second_rules.install(monkeypatch, tmp_path)
    with serving(tmp_path / "after") as browser:
        message = browser.table(browser.http.post("/api/records", content=text.encode()).json())
        assert (message["halted"], message["ply"], message["winners"]) == (None, end["ply"], end["winners"])
        assert message["scores"] == end["scores"]


def test_older_rules_are_built_when_somebody_comes_to_a_table_of_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    first, second = get("nim"), second_rules.install(monkeypatch, tmp_path)
    begun: list[int] = []

    async def prepare() -> None:
        workshop = Workshop([second], print)

        async def at_hand(game: Game) -> bool:
            return False

        async def compile_beside(game: Game, hurried: bool) -> None:
            begun.append(game.rules_version)

        monkeypatch.setattr(workshop, "_at_hand", at_hand)
        monkeypatch.setattr(workshop, "_compile_beside", compile_beside)
        workshop.start()
        await asyncio.wait_for(workshop._ready[second].wait(), 60)
        await asyncio.sleep(0.05)
        assert begun == [2], "nobody has asked for the first"
        workshop.want(first)
        await asyncio.wait_for(workshop._ready[first].wait(), 60)
        await workshop.stop()
        assert workshop.kernels(first) is not workshop.kernels(second)

    asyncio.run(prepare())
    assert begun == [2, 1]
