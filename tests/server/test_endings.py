"""Games that end before their end: somebody resigns, or everybody agrees to abandon it. It is kept, and said."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from zellige.core import record as records
from zellige.core.language import language
from zellige.tables.entry import End, Replace, document_of, entry_of

from .browser import PERSON, RANDOM, Browser, Json, Talk, serving
from .test_consent import asked, reply
from .test_friends import FRIEND, come
from .test_mine import mine
from .test_seats_change import ADA, NOT_YOURS, at_a_table, closed, free, let, seat, texts

OVER = language("en").say("error-table-over")


def resign(talk: Talk, number: int, **frame: object) -> Json:
    return talk.answer(**{"type": "resign", "seat": number, "version": talk.table["version"], **frame})


def abandon(talk: Talk, **frame: object) -> Json:
    return talk.answer(**{"type": "abandon", "version": talk.table["version"], **frame})


def over(table: Json) -> bool:
    return bool(table["status"] == "over")


def test_of_two_the_other_has_won(tmp_path: Path) -> None:
    with serving(tmp_path) as browser:
        founded, leila = at_a_table(browser)
        with browser.talk(founded) as host, browser.talk(leila) as there:
            host.act("take 1")
            version = there.until(lambda table: table["decision"]["mine"])["version"]
            assert resign(there, 1)["error"] == NOT_YOURS
            assert resign(there, 9)["error"] == NOT_YOURS
            assert resign(there, 2)["type"] == "done"
            table = host.until(over)
            assert (table["winners"], table["decision"], table["seal"]["seed"]) == ([1], None, "seats")
            assert texts(table) == ["In turn 2 Leïla resigned: the game is over."]
            assert there.until(over)["winners"] == [1]
            for again in (True, False):
                answer = resign(there, 2, version=version, again=again)
                assert (answer["type"], answer.get("error")) == (("done", None) if again else ("error", OVER))
            for frame in ({"type": "act", "actions": ["take 1"]}, {"type": "undo"}, {"type": "abandon"}):
                assert host.answer(version=table["version"], **frame)["error"] == OVER
        before = browser.table(founded)
        assert [one["may"] for one in before["seats"]] == [[], []]
        french = browser.table(founded, lang="fr")["notes"][0]["text"]
        assert french == "Au tour 2, Leïla a abandonné\u00a0: la partie est finie."
    with serving(tmp_path) as browser:
        assert browser.table(founded) == before
        kept, = mine(browser, founded)["tables"]
        assert (kept["status"], kept["winners"], kept["scores"]) == ("over", [1], [])
        earlier = browser.get(f"/api/tables/{founded['table']}/moments/1", key=founded["key"])
        assert (earlier["status"], "winners" in earlier) == ("playing", False)
        place, key = f"/api/tables/{founded['table']}", {"key": founded["key"]}
        assert browser.http.post(f"{place}/again", params=key, json={"deal": "same"}).status_code == 201
        text = browser.http.get(f"{place}/record", params=key).text
    record, = records.parse(text)
    assert (record.result, record.seed, record.extra["notes"]) == (None, "seats", [{"ply": 3, "seat": 2, "kind": "resigned"}])
    assert records.verify([record]) == (1, 3)


def test_of_more_a_bot_plays_on_and_nobody_comes_back(browser: Browser) -> None:
    founded, leila = at_a_table(browser, RANDOM)
    with browser.talk(founded) as host, browser.talk(leila) as there:
        version = there.table["version"]
        for again in (False, True):
            assert resign(there, 2, version=version, again=again)["type"] == "done"
        table = host.until(lambda table: table["notes"])
        assert (table["status"], seat(table)["player"]) == ("playing", "greedy"), "the weakest that plays to win"
        assert texts(table) == ["In turn 1 Leïla resigned: the bot “Greedy” plays for them to the end."]
        assert (seat(table)["may"], seat(browser.table(leila))["may"]) == (["free"], [])
        for talk in (there, host):
            assert let(talk, 2, None)["error"] == language("en").say("error-nothing-to-replace")
        link = browser.http.post(f"/api/tables/{leila['table']}/links", params={"key": leila["key"]}, json={"seat": 2}).json()
        assert seat(browser.table(come(browser, founded, link["link"]).json()))["mine"] is False
        status, freed = free(browser, founded, 2)
        assert (status, closed(there)) == (201, 1012)
        tariq = come(browser, founded, freed["link"], name="Tariq").json()
        assert seat(browser.table(tariq))["mine"] is True, "somebody else may play there"
        host.until(lambda table: seat(table)["kind"] == "person")


def test_it_is_abandoned_when_everybody_agrees(tmp_path: Path) -> None:
    with serving(tmp_path) as browser:
        founded, leila = at_a_table(browser)
        with browser.talk(founded) as host, browser.talk(leila) as there, browser.talk({"table": founded["table"]}) as by:
            assert "your turn" in abandon(by)["error"]
            assert abandon(there)["type"] == "done"
            assert asked(host.until(lambda table: table["request"])) == (False, True, [1])
            assert host.table["request"]["text"].startswith("Leïla asks to abandon the game")
            assert there.until(lambda table: table["request"])["request"]["text"].endswith("Still to answer: Ada.")
            assert host.answer(type="undo", version=host.table["version"])["type"] == "error"
            assert reply(host, False)["type"] == "done"
            there.until(lambda table: table["request"] is None)
            assert abandon(there)["type"] == "done"
            host.until(lambda table: table["request"])
            assert reply(host, True)["type"] == "done"
            table = there.until(over)
            assert (table["winners"], table["request"]) == ([], None)
            assert texts(table)[-1].endswith("it ends without a result.")
        before = browser.table(founded)
    with serving(tmp_path) as browser:
        assert browser.table(founded) == before


def test_alone_with_bots_it_ends_at_once(tmp_path: Path) -> None:
    with serving(tmp_path, alone=True) as browser:
        founded = browser.found(seats=[ADA, RANDOM])
        with browser.talk(founded) as talk:
            version = talk.my_turn()["version"]
            for again in (False, True):
                assert abandon(talk, version=version, again=again)["type"] == "done"
            assert talk.until(over)["winners"] == []
        kept, = browser.get("/api/house")["tables"]
        assert (kept["status"], kept["winners"], kept["scores"]) == ("over", [], [])
        assert browser.get("/api/house/bots") == []


def test_first_steps_are_neither_resigned_nor_abandoned(browser: Browser) -> None:
    lesson = browser.http.post("/api/lessons/medina/build").json()
    with browser.talk(lesson) as talk:
        assert abandon(talk)["error"] == NOT_YOURS
        assert resign(talk, 1)["error"] == NOT_YOURS


def test_whoever_has_left_and_whoever_sits_beside(browser: Browser) -> None:
    """Two at one screen need not ask each other; whoever has let a bot play first comes back."""
    founded = browser.found(seats=[ADA, PERSON])
    with browser.talk(founded) as both:
        assert abandon(both)["type"] == "done"
        assert over(both.until(over))
    founded = browser.found(seats=[ADA, FRIEND])
    leila = come(browser, founded, founded["links"][0]["link"]).json()
    with browser.talk(leila) as there:
        assert let(there, 2, "random")["type"] == "done"
        assert abandon(there)["error"] == NOT_YOURS
        assert resign(there, 2)["error"] == NOT_YOURS


@pytest.mark.usefixtures("envelope")
def test_what_was_hidden_is_shown_when_it_has_ended_so(fresh: Browser) -> None:
    founded = fresh.found("envelope", seats=[ADA, PERSON])
    with fresh.talk({**founded, "key": founded["key"].split(".")[0]}) as one:
        hidden = one.table["view"]["text"]
        assert resign(one, 1)["type"] == "done"
        assert one.until(over)["view"]["text"] != hidden
    answer = fresh.http.get(f"/api/tables/{founded['table']}/record", params={"key": founded["key"]})
    assert answer.status_code == 200


def test_entries_are_read_as_they_were_kept() -> None:
    for entry in (End(ply=3, seat=1, how="resigned"), Replace(ply=3, seat=1, player="greedy", resigns=True)):
        assert entry_of(json.loads(json.dumps(document_of(entry)))) == entry
