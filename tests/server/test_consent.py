"""What has shown what comes is taken back when everybody agrees. Who asked, and what was answered, is kept and said."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from zellige.core import record as records
from zellige.core.course import Course
from zellige.core.game import Game
from zellige.core.language import language
from zellige.core.registry import get
from zellige.server.message import Desk
from zellige.tables.charter import Charter, Seat, hashed
from zellige.tables.entry import Act, Ask, Entry, Reply, TakeBack, document_of, entry_of
from zellige.tables.table import Table

from .browser import RANDOM, Browser, Json, Talk, serving
from .test_friends import FRIEND, come
from .test_seats_change import ADA, at_a_table, let, texts

NOTHING = language("en").say("error-nothing-asked")


def ask(talk: Talk, kind: str = "undo", **frame: object) -> Json:
    return talk.answer(**{"type": kind, "version": talk.table["version"], **frame})


def reply(talk: Talk, yes: bool, **frame: object) -> Json:
    return talk.answer(**{"type": "reply", "yes": yes, "version": talk.table["version"], **frame})


def asked(table: Json) -> tuple[bool, bool, list[int]] | None:
    """Whether this browser asks, whether it is to answer, and who else is."""
    request = table["request"]
    return None if request is None else (request["own"], request["answers"], request["waits"])


def test_it_is_taken_back_when_the_other_agrees(browser: Browser) -> None:
    founded, leila = at_a_table(browser)
    onlooker = {"table": founded["table"]}
    with browser.talk(founded) as host, browser.talk(leila, lang="fr") as there, browser.talk(onlooker) as by:
        host.act("take 1")
        there.until(lambda table: table["decision"]["mine"])
        assert host.table["decision"]["undo"] == "ask"
        assert ask(host)["type"] == "done"
        host.until(lambda table: table["request"])
        there.until(lambda table: table["request"])
        assert [asked(talk.table) for talk in (host, there)] == [(True, False, [2]), (False, True, [2])]
        assert host.table["request"]["text"] == "You have asked to take it back. Still to answer: Leïla."
        assert there.table["request"]["text"].startswith("Ada demande à reprendre sa dernière décision.")
        assert asked(by.until(lambda table: table["request"])) == (False, False, [2])
        assert (host.table["practice"], host.table["ply"]) == (False, 3), "nothing has happened yet"
        assert reply(there, True)["type"] == "done"
        back = host.until(lambda table: table["decision"]["mine"])
        assert (back["practice"], back["ply"], back["request"]) == (True, 1, None)
        assert [entry["undone"] for entry in back["log"]] == [False, True]
        assert texts(back) == ["In turn 1 Ada took something back that had shown what comes: everybody agreed."]
        assert host.act("take 1")["type"] == "done"


def test_a_no_is_enough_and_is_said(browser: Browser) -> None:
    founded, leila = at_a_table(browser, FRIEND)
    zoe = come(browser, founded, founded["links"][1]["link"], name="Zoé").json()
    with browser.talk(founded) as host, browser.talk(leila) as there, browser.talk(zoe) as third:
        host.act("take 1")
        assert ask(host)["type"] == "done"
        for talk in (there, third):
            talk.until(lambda table: table["request"])
        assert reply(there, True)["type"] == "done"
        assert asked(third.until(lambda table: table["request"]["waits"] == [3])) == (False, True, [3])
        assert there.until(lambda table: not table["request"]["answers"])
        assert reply(third, False)["type"] == "done"
        after = host.until(lambda table: table["notes"])
        assert (after["request"], after["practice"], after["ply"]) == (None, False, 3)
        assert texts(after) == ["In turn 2 Zoé did not agree to what was asked."]
        assert ask(host)["type"] == "done", "and may be asked again"


def test_whatever_is_decided_ends_it_and_whoever_asked_withdraws_it(browser: Browser) -> None:
    founded, leila = at_a_table(browser)
    with browser.talk(founded) as host, browser.talk(leila) as there:
        host.act("take 1")
        there.until(lambda table: table["decision"]["mine"])
        ask(host)
        version = there.until(lambda table: table["request"])["version"]
        assert there.act("take 1")["type"] == "done"
        assert host.until(lambda table: table["version"] > version)["request"] is None
        assert reply(there, True, version=version)["error"] == NOTHING
        host.act("take 1")
        there.until(lambda table: table["decision"]["mine"])
        ask(host)
        host.until(lambda table: table["request"])
        assert reply(host, False)["type"] == "done"
        assert host.until(lambda table: table["request"] is None)["notes"] == []
        assert there.until(lambda table: table["request"] is None)["decision"]["mine"]


def test_an_answer_is_to_the_question_that_was_seen(browser: Browser) -> None:
    founded, leila = at_a_table(browser)
    with browser.talk(founded) as host, browser.talk(leila) as there, browser.talk({"table": founded["table"]}) as by:
        host.act("take 1")
        assert reply(there, True)["error"] == NOTHING
        ask(host)
        seen = there.until(lambda table: table["request"])["version"]
        reply(host, False)
        ask(host, version=host.until(lambda table: not table["request"])["version"])
        there.until(lambda table: table["version"] > seen + 1 and table["request"])
        assert reply(there, True, version=seen)["error"] == NOTHING, "that was another one"
        assert "your turn" in reply(by, True, version=there.table["version"])["error"]
        with browser.talk(leila) as other:
            assert ask(other)["type"] == "error", "she has decided nothing yet"
        assert reply(there, True)["type"] == "done"


def test_what_is_sent_again_happens_once(browser: Browser) -> None:
    founded, leila = at_a_table(browser, FRIEND)
    come(browser, founded, founded["links"][1]["link"])
    with browser.talk(founded) as host, browser.talk(leila) as there:
        host.act("take 1")
        version = host.table["version"]
        for again in (False, True):
            assert host.answer(type="undo", version=version, again=again)["type"] == "done"
        assert browser.table(founded)["version"] == version + 1
        seen = there.until(lambda table: table["request"])["version"]
        for again in (False, True):
            assert reply(there, True, version=seen, again=again)["type"] == "done"
        assert browser.table(founded)["version"] == version + 2
        assert reply(host, False)["type"] == "done"
        assert host.answer(type="undo", version=version, again=True)["type"] == "done"
        assert browser.table(founded)["request"] is None, "it was asked, and withdrawn"


def test_bots_agree_and_wait_and_nobody_is_asked_who_is_not_there(browser: Browser) -> None:
    founded = browser.found(seats=[ADA, FRIEND], options={"heap": 34})
    with browser.talk(founded) as host:
        host.act("take 1")
        assert host.table["decision"]["undo"] == "practice", "nobody has come yet"
    founded, leila = at_a_table(browser, RANDOM)
    with browser.talk(founded) as host, browser.talk(leila) as there:
        host.act("take 1")
        there.until(lambda table: table["decision"]["mine"])
        there.act("take 1")
        version = host.my_turn()["version"]
        there.until(lambda table: table["version"] == version)
        ask(there)
        assert asked(host.until(lambda table: table["request"])) == (False, True, [1])
        assert reply(host, True)["type"] == "done"
        assert there.until(lambda table: table["practice"])["decision"]["mine"]
        there.act("take 1")
        assert let(there, 2, "random")["type"] == "done"
        assert host.until(lambda table: table["seats"][1]["stands_in"])["decision"]["undo"] == "practice", "a bot does not mind"


def test_it_is_on_the_disk_and_in_the_record(tmp_path: Path) -> None:
    with serving(tmp_path) as browser:
        founded, leila = at_a_table(browser)
        with browser.talk(founded) as host:
            host.act("take 1")
            ask(host)
            before = host.until(lambda table: table["request"])
    with serving(tmp_path) as browser, browser.talk(founded) as host, browser.talk(leila) as there:
        assert host.table["request"] == before["request"]
        assert reply(there, True)["type"] == "done"
        host.until(lambda table: table["practice"])
    with serving(tmp_path) as browser:
        assert texts(browser.table(founded))[0].endswith("everybody agreed.")
        text = browser.http.get(f"/api/tables/{founded['table']}/record", params={"key": founded["key"]}).text
    record, = records.parse(text)
    assert (record.extra["practice"], record.extra["notes"]) == (
        True, [{"ply": 1, "seat": 1, "kind": "agreed", "taken": ["take 1"]}])


# --- what it tells ---


@pytest.mark.usefixtures("envelope")
@pytest.mark.parametrize("asking", [{0}, set()])
def test_a_question_tells_nothing_that_was_hidden(asking: set[int]) -> None:
    """Every byte of it, and of the answer, is the same whatever was tucked away, and whatever card it is."""
    told = []
    for card, tucked in ((5, "tuck 1"), (6, "tuck 5")):
        game: Game = get("envelope")
        start = game.new(2, "seed")
        start.card[:2] = 4, card
        table = Table(Charter("same", "envelope", 1, {}, (Seat("Ada", None, "a"), Seat("Ben", None, "b")), "seed", "salt"),
                      Course(game, start, "seed"))
        desk, heard = Desk(table, frozenset(asking), "en"), []
        entries: list[Entry] = [
            Act(ply=0, seat=0, action="add 2"), Act(ply=1, seat=1, action=tucked), Ask(ply=2, seat=1, what="undo", to=1),
            Reply(ply=2, seat=0, yes=False), Ask(ply=2, seat=1, what="undo", to=1), Reply(ply=2, seat=0, yes=True),
            TakeBack(kind="undo", ply=1, seat=1)]
        for entry in entries:
            table.absorb(entry)
            heard.append(json.dumps(desk.now(None).message))
        assert table.halted is None
        told.append(heard)
    assert told[0] == told[1]


def test_entries_are_read_as_they_were_kept() -> None:
    for entry in (Ask(ply=3, seat=1, what="undo", to=2), Reply(ply=3, seat=0, yes=False), Reply(ply=3, seat=0, yes=True)):
        assert entry_of(json.loads(json.dumps(document_of(entry)))) == entry


def test_an_answer_to_nothing_halts_the_table() -> None:
    seats = Seat("Ada", None, hashed("key")), Seat("Ben", None, hashed("other"))
    table = Table.of(Charter("t", "nim", 1, {"heap": 21}, seats, "seed", "salt"), [Reply(ply=1, seat=0, yes=True)])
    assert table.halted is not None
