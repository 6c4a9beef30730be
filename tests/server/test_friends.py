"""Friends take a seat by a link: once, with a key of their own, and a new link for every device."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from zellige.core.language import language
from zellige.tables.charter import Charter, Seat, hashed
from zellige.tables.doors import Doors
from zellige.tables.entry import Invite, Join, document_of, entry_of
from zellige.tables.table import Table

from .browser import PERSON, RANDOM, Browser, Json, problem, serving

FRIEND = {"kind": "friend"}


def come(browser: Browser, founded: Json, link: str, **form: str) -> httpx.Response:
    return browser.http.post(f"/api/tables/{founded['table']}/join", json={"link": link, **form})


def invite(browser: Browser, seated: Json, seat: int) -> httpx.Response:
    key = {"key": seated["key"]} if seated["key"] else {}
    return browser.http.post(f"/api/tables/{seated['table']}/links", params=key, json={"seat": seat})


def seats(browser: Browser, seated: Json) -> list[tuple[str, bool, bool]]:
    """Of every seat its name, whether it is one's own, and whether it waits for somebody."""
    return [(seat["name"], seat["mine"], seat["open"]) for seat in browser.table(seated)["seats"]]


def test_whoever_opens_a_link_first_has_the_seat_and_nobody_else(browser: Browser) -> None:
    founded = browser.found(seats=[PERSON, FRIEND])
    [link] = founded["links"]
    assert (link["seat"], founded["key"].count(".")) == (2, 0)
    assert seats(browser, founded) == [("You", True, False), ("Player 2", False, True)]
    taken = come(browser, founded, link["link"], name=" Leïla ")
    assert (taken.status_code, taken.json()["table"], taken.json()["seat"]) == (201, founded["table"], 2)
    assert seats(browser, founded) == [("You", True, False), ("Leïla", False, False)]
    assert seats(browser, taken.json()) == [("Player 1", False, False), ("Leïla", True, False)]
    for lang in ("en", "fr"):
        answer = browser.http.post(f"/api/tables/{founded['table']}/join", params={"lang": lang},
                                   json={"link": link["link"], "name": "Mallory"})
        assert (answer.status_code, answer.json()) == (410, problem(410, language(lang).say("error-used-link")))
    assert seats(browser, founded)[1] == ("Leïla", False, False)


def test_both_play_a_whole_game(browser: Browser) -> None:
    founded = browser.found(seats=[PERSON, FRIEND])
    with browser.talk(founded) as host:
        friend = come(browser, founded, founded["links"][0]["link"], name="Leïla").json()
        host.until(lambda table: table["seats"][1]["name"] == "Leïla")
        with browser.talk(friend, lang="fr") as other:
            assert other.answer(type="act", actions=["take 1"], version=other.table["version"])["type"] == "error"
            while host.table["status"] != "over":
                mover = host if host.table["decision"]["mine"] else other
                assert mover.act()["type"] == "done"
                version = mover.table["version"]
                for one in (host, other):
                    one.until(lambda table, version=version: table["version"] == version)
            assert host.table["winners"] == other.table["winners"]


def test_whoever_heard_no_answer_asks_again_with_the_key_of_their_choice(browser: Browser) -> None:
    founded = browser.found(seats=[PERSON, FRIEND])
    link, mine = founded["links"][0]["link"], "mine-mine-mine-mine-mine"
    first = come(browser, founded, link, name="Leïla", key=mine)
    again = come(browser, founded, link, name="Leïla", key=mine)
    assert (first.status_code, again.status_code, first.json()) == (201, 201, again.json())
    assert first.json()["key"] == mine
    assert browser.table(founded)["version"] == 1, "it has happened once"
    assert come(browser, founded, link, key="somebody-elses-own-secret").status_code == 410
    for key in ("short", "with.a.dot.it.would.be.several", "x" * 101):
        assert come(browser, browser.found(seats=[PERSON, FRIEND]), link, key=key).status_code == 422


@pytest.mark.parametrize("link", ["", "2-", "2-nonsense", "1-{secret}", "{secret}", "{link}.", "\ud800"])
def test_a_wrong_link_opens_nothing(browser: Browser, link: str) -> None:
    founded = browser.found(seats=[PERSON, FRIEND])
    right = founded["links"][0]["link"]
    body = json.dumps({"link": link.replace("{secret}", right[2:]).replace("{link}", right)})
    answer = browser.http.post(f"/api/tables/{founded['table']}/join", content=body,
                               headers={"content-type": "application/json"})
    assert answer.status_code in (410, 422)
    assert seats(browser, founded)[1][2]
    assert come(browser, browser.found(seats=[PERSON, FRIEND]), right).status_code == 410, "of another table"
    assert browser.http.get(f"/api/tables/{founded['table']}", params={"key": right}).status_code == 403, "a link is no key"


def test_a_seat_of_ones_own_goes_on_on_another_device(browser: Browser) -> None:
    founded = browser.found(seats=[{**PERSON, "name": "Ada"}, FRIEND])
    link = invite(browser, founded, 1).json()
    assert link["seat"] == 1
    second = come(browser, founded, link["link"], name="Mallory").json()
    assert seats(browser, second) == seats(browser, founded), "and is called what it was"
    with browser.talk(second) as phone, browser.talk(founded) as desk:
        assert phone.act("take 1")["type"] == "done"
        desk.until(lambda table: table["version"] == phone.table["version"])
        assert desk.table["decision"]["undo"] == phone.table["decision"]["undo"]
    assert come(browser, founded, link["link"]).status_code == 410


def test_a_lost_link_is_replaced_by_whoever_made_the_table(browser: Browser) -> None:
    founded = browser.found(seats=[PERSON, FRIEND])
    lost, found = founded["links"][0]["link"], invite(browser, founded, 2).json()["link"]
    assert come(browser, founded, lost).status_code == 410
    assert come(browser, founded, found).status_code == 201


def test_nobody_makes_a_link_to_somebody_elses_seat(browser: Browser) -> None:
    founded = browser.found("medina", seats=[PERSON, FRIEND, FRIEND, RANDOM])
    friend = come(browser, founded, founded["links"][0]["link"]).json()
    onlooker = {"table": founded["table"], "key": None}
    for whose, seat in ((founded, 2), (founded, 4), (founded, 5), (friend, 1), (friend, 3), (onlooker, 1), (onlooker, 3)):
        answer = invite(browser, whose, seat)
        assert (answer.status_code, answer.json()) == (403, problem(403, language("en").say("error-not-your-seat"))), seat
    assert invite(browser, friend, 2).status_code == 201
    assert invite(browser, founded, 3).status_code == 201
    assert invite(browser, founded, 13).status_code == 422


def test_who_has_come_is_still_there_when_the_server_has_been_away(tmp_path: Path) -> None:
    with serving(tmp_path) as browser:
        founded = browser.found(seats=[PERSON, FRIEND])
        friend = come(browser, founded, founded["links"][0]["link"], name="Leïla").json()
        spare = invite(browser, friend, 2).json()["link"]
    with serving(tmp_path) as browser:
        assert seats(browser, founded)[1] == ("Leïla", False, False)
        assert seats(browser, friend)[1] == ("Leïla", True, False)
        assert come(browser, founded, founded["links"][0]["link"]).status_code == 410
        assert come(browser, founded, spare).status_code == 201


def test_no_secret_is_kept_or_told(tmp_path: Path) -> None:
    with serving(tmp_path) as browser:
        founded = browser.found(seats=[PERSON, FRIEND])
        link = founded["links"][0]["link"]
        friend = come(browser, founded, link, name="Leïla").json()
        device = invite(browser, friend, 2).json()["link"]
        path = f"/api/tables/{founded['table']}"
        told = [browser.http.get(path + where, params={"key": key}).text for where in ("", "/export", "/record")
                for key in (founded["key"], friend["key"])] + [browser.http.get(path).text]
        assert browser.http.get(path + "/export", params={"key": friend["key"]}).status_code == 200
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file:
        told += file.iterdump()
    for secret in (link, device, friend["key"], founded["key"]):
        assert not any(secret in text or secret[2:] in text for text in told)


def test_coming_is_no_move_and_takes_no_time_from_anybody(browser: Browser) -> None:
    founded = browser.found(seats=[PERSON, FRIEND], seed="calm")
    with browser.talk(founded) as host:
        before = host.table
        come(browser, founded, founded["links"][0]["link"], name="Leïla")
        after = host.until(lambda table: not table["seats"][1]["open"])
        assert after["version"] == before["version"] + 1
        assert [entry["ply"] for entry in after["log"]] == [entry["ply"] for entry in before["log"]]
        action = after["decision"]["actions"][0]["text"]
        assert host.answer(type="act", actions=[action], version=before["version"])["type"] == "done", "nobody's click is lost"
        assert host.answer(type="act", actions=[action], version=before["version"], again=True)["type"] == "done"
        assert host.answer(type="act", actions=[action], version=before["version"])["type"] == "error"
        assert (after["decision"]["redo"], after["ply"]) == (before["decision"]["redo"], before["ply"])


def test_friends_are_asked_again_for_another_game(browser: Browser) -> None:
    founded = browser.found(seats=[{**PERSON, "name": "Ada"}, FRIEND])
    come(browser, founded, founded["links"][0]["link"], name="Leïla")
    answer = browser.http.post(f"/api/tables/{founded['table']}/again", params={"key": founded["key"]},
                               json={"deal": "new", "rotate": True})
    again = answer.json()
    assert [link["seat"] for link in again["links"]] == [1]
    assert seats(browser, again) == [("Leïla", False, True), ("Ada", True, False)]


def table_of(*entries: Invite | Join) -> Table:
    secret = Seat("Ada", None, hashed("key")), Seat(None, None, link=hashed("2-link"))
    return Table.of(Charter("t", "nim", 1, {"heap": 21}, secret, "seed", "salt"), list(entries))


@pytest.mark.parametrize("entry", [
    Join(ply=0, seat=1, link=hashed("2-other"), key=hashed("mine")), Join(ply=0, seat=0, link=hashed("2-link"), key="k"),
    Join(ply=0, seat=7, link=hashed("2-link"), key="k"), Invite(ply=0, seat=7, link="x")])
def test_an_entry_that_fits_no_door_halts_the_table(entry: Invite | Join) -> None:
    table = table_of(entry)
    assert table.halted is not None
    assert table.doors.keys == [{hashed("key")}, set()]
    assert table_of(Join(ply=0, seat=1, link=hashed("2-link"), key=hashed("mine"))).halted is None


def test_entries_of_doors_are_read_as_they_were_kept() -> None:
    for entry in (Invite(ply=3, seat=1, link="a"), Join(ply=3, seat=1, link="a", key="b"),
                  Join(ply=3, seat=1, link="a", key="b", name="Leïla")):
        assert entry_of(json.loads(json.dumps(document_of(entry)))) == entry


def test_a_charter_without_links_reads_as_before() -> None:
    """The one key of versions 1 and 2 opens every seat, but none that waits for a friend."""
    old = {"table": "t", "game": "nim", "rules_version": 1, "options": {}, "seed": "s", "salt": "s", "key": hashed("one"),
           "seats": [{"name": None, "player": None}, {"name": None, "player": None, "link": hashed("2-link")}]}
    doors = Doors.of(Charter.of(old))
    assert (doors.asking("one"), doors.seat_of("2-link")) == (frozenset({0}), 1)
