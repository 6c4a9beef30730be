"""Seats of persons: given to somebody else, played on by a bot, and played in person again. All of it is kept, and said."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from zellige.core import record as records
from zellige.core.language import language
from zellige.tables.charter import Charter, Seat, hashed
from zellige.tables.database import FILE
from zellige.tables.entry import Invite, Join, Replace, document_of, entry_of
from zellige.tables.table import Table

from .browser import PERSON, RANDOM, Browser, Json, Talk, problem, serving
from .test_friends import FRIEND, come

NOT_YOURS = language("en").say("error-not-your-seat")
NOTHING = language("en").say("error-nothing-to-replace")
ADA = {**PERSON, "name": "Ada"}


def at_a_table(browser: Browser, *others: Json, game: str = "nim") -> tuple[Json, Json]:
    """A table of Ada's at which Leïla has come to the second seat: what each has of it."""
    founded = browser.found(game, [ADA, FRIEND, *others], seed="seats", options={"heap": 34} if game == "nim" else {})
    return founded, come(browser, founded, founded["links"][0]["link"], name="Leïla").json()


def free(browser: Browser, seated: Json, seat: int) -> tuple[int, Json]:
    key = {"key": seated["key"]} if seated["key"] else {}
    answer = browser.http.post(f"/api/tables/{seated['table']}/links", params=key, json={"seat": seat, "frees": True})
    return answer.status_code, answer.json()


def let(talk: Talk, seat: int, player: str | None, **frame: object) -> Json:
    return talk.answer(type="replace", seat=seat, player=player, version=talk.table["version"], **frame)


def closed(talk: Talk) -> int | None:
    """With which code the server hangs up."""
    with pytest.raises(ConnectionClosed) as gone:
        talk.until(lambda _: False)
    return gone.value.rcvd and gone.value.rcvd.code


def seat(table: Json, number: int = 2) -> Json:
    found: Json = table["seats"][number - 1]
    return found


def texts(table: Json) -> list[str]:
    return [note["text"] for note in table["notes"]]


def test_a_freed_seat_waits_for_somebody_else_and_its_old_key_opens_nothing(browser: Browser) -> None:
    founded, leila = at_a_table(browser)
    assert seat(browser.table(founded))["may"] == ["bot", "free"]
    with browser.talk(founded) as host, browser.talk(leila) as there:
        status, link = free(browser, founded, 2)
        assert (status, link["seat"]) == (201, 2)
        host.until(lambda table: seat(table)["open"])
        assert seat(host.table)["name"] == "Player 2"
        assert texts(host.table) == ["In turn 1 the seat of Leïla was freed for somebody else."]
        assert closed(there) == 1012, "she comes again, and is told"
    assert browser.http.get(f"/api/tables/{leila['table']}", params={"key": leila["key"]}).status_code == 403
    tariq = come(browser, founded, link["link"], name="Tariq").json()
    assert [(one["name"], one["mine"], one["open"]) for one in browser.table(tariq)["seats"]] == [
        ("Ada", False, False), ("Tariq", True, False)]
    assert texts(browser.table(founded))[0].startswith("In turn 1 the seat of Leïla")


def test_what_a_freed_seat_had_sent_happens_no_more(browser: Browser) -> None:
    """Not by the socket that was open, nor over plain HTTP, nor by a line that listens."""
    founded, leila = at_a_table(browser)
    with browser.talk(founded) as host:
        assert host.act("take 1")["type"] == "done"
    form = {"actions": ["take 1"], "version": browser.table(founded)["version"]}
    with browser.http.stream("GET", f"/api/tables/{leila['table']}/stream", params={"key": leila["key"]}) as stream:
        lines = stream.iter_lines()
        assert json.loads(next(lines))["decision"]["mine"]
        free(browser, founded, 2)
        assert not [line for line in lines if line.strip()]
    answer = browser.http.post(f"/api/tables/{leila['table']}/act", params={"key": leila["key"]}, json=form)
    assert answer.status_code == 403


def test_who_may_free_which_seat(browser: Browser) -> None:
    founded, leila = at_a_table(browser, RANDOM, FRIEND, game="medina")
    onlooker = {"table": founded["table"], "key": None}
    own = {**founded, "key": founded["key"].split(".")[0]}
    for whose, number in ((leila, 1), (leila, 2), (leila, 3), (onlooker, 2), (own, 1), (founded, 4), (founded, 9)):
        assert free(browser, whose, number) == (403, problem(403, NOT_YOURS)), number
    assert [one["may"] for one in browser.table(leila)["seats"]] == [[], ["bot", "resign"], [], []]
    assert [one["may"] for one in browser.table(onlooker)["seats"]] == [[], [], [], []]
    assert free(browser, founded, 3)[0] == 201, "a bot makes room"
    assert seat(browser.table(founded), 3)["stands_in"]


def test_a_friend_in_a_bots_seat_has_made_no_table(browser: Browser) -> None:
    founded, leila = at_a_table(browser, RANDOM)
    zoe = come(browser, founded, free(browser, founded, 3)[1]["link"], name="Zoé").json()
    table = browser.table(zoe)
    assert [one["may"] for one in table["seats"]] == [[], [], ["bot", "resign"]]
    assert (seat(table, 3)["kind"], seat(table, 3)["mine"]) == ("person", True)
    assert texts(table) == ["In turn 1 the seat of Player 3 was freed for somebody else.",
                            "From turn 1 on Zoé plays in person again."]
    assert free(browser, zoe, 2)[0] == 403
    assert browser.table(leila)["seats"][2]["name"] == "Zoé"


def test_a_bot_plays_on_and_the_person_comes_back(browser: Browser) -> None:
    founded, leila = at_a_table(browser)
    with browser.talk(founded) as host, browser.talk(leila, lang="fr") as there:
        host.act("take 1")
        there.until(lambda table: table["decision"]["mine"])
        assert let(host, 2, "random")["type"] == "done"
        host.until(lambda table: table["decision"]["mine"] and table["notes"])
        assert (seat(host.table)["kind"], seat(host.table)["stands_in"], seat(host.table)["name"]) == ("bot", True, "Leïla")
        assert texts(host.table) == ["From turn 2 on the bot “Random” plays for Leïla."]
        assert host.table["log"][-1]["text"].startswith("Leïla took")
        assert (host.table["notes"][0]["after"], len(host.table["log"])) == (2, 3)
        there.until(lambda table: table["decision"]["seat"] == 1 and table["notes"])
        assert (seat(there.table)["mine"], seat(there.table)["own"], seat(there.table)["may"]) == (False, True, ["back"])
        assert there.answer(type="act", actions=["take 1"], version=there.table["version"])["type"] == "error"
        assert let(there, 2, None)["type"] == "done"
        back = there.until(lambda table: seat(table)["mine"])["notes"][-1]["text"]
        assert back == "À partir du tour 3, Leïla joue de nouveau en personne."
        host.until(lambda table: len(table["notes"]) == 2)
        host.act("take 1")
        there.until(lambda table: table["decision"]["mine"])
        assert there.act()["type"] == "done"


def test_who_may_let_a_bot_play(browser: Browser) -> None:
    founded, leila = at_a_table(browser, RANDOM)
    onlooker = {"table": founded["table"]}
    with browser.talk(leila) as there, browser.talk(founded) as host, browser.talk(onlooker) as by:
        assert let(there, 1, "random")["error"] == NOT_YOURS
        assert let(there, 3, None)["error"] == NOT_YOURS
        assert "your turn" in let(by, 2, "random")["error"]
        assert let(host, 3, None)["error"] == NOTHING, "nobody but a bot was ever there"
        assert let(host, 3, "greedy")["error"] == NOTHING
        assert "no player called" in let(host, 2, "hal")["error"]
        assert let(there, 2, None)["type"] == "done", "she does so already"
        assert let(there, 2, "random")["type"] == "done"
        assert let(host, 2, "greedy")["error"] == NOTHING
        assert let(host, 2, None)["type"] == "done"
        assert let(host, 2, None)["type"] == "done"
        kinds = [note["kind"] for note in host.until(lambda table: len(table["notes"]) > 1)["notes"]]
        assert kinds == ["bot", "back"]


def test_what_is_asked_again_happens_once(browser: Browser) -> None:
    founded, leila = at_a_table(browser)
    with browser.talk(founded) as host, browser.talk(leila) as there:
        version = host.table["version"]
        frame = {"type": "replace", "seat": 2, "player": "random", "version": version}
        assert host.answer(**frame)["type"] == "done"
        assert let(there, 2, None)["type"] == "done"
        assert host.answer(**frame, again=True)["type"] == "done"
        assert browser.table(founded)["version"] == version + 2
        assert seat(browser.table(founded))["kind"] == "person", "she has come back since"


def test_nobodys_click_is_lost_by_it(browser: Browser) -> None:
    founded, leila = at_a_table(browser)
    with browser.talk(founded) as host, browser.talk(leila) as there:
        version = host.table["version"]
        assert let(there, 2, "random")["type"] == "done"
        assert host.answer(type="act", actions=["take 1"], version=version)["type"] == "done"


def test_a_link_to_another_device_is_a_way_back(browser: Browser) -> None:
    founded, leila = at_a_table(browser)
    with browser.talk(leila) as there:
        assert let(there, 2, "random")["type"] == "done"
    link = browser.http.post(f"/api/tables/{leila['table']}/links", params={"key": leila["key"]}, json={"seat": 2}).json()
    phone = come(browser, founded, link["link"]).json()
    assert (seat(browser.table(phone))["mine"], seat(browser.table(phone))["name"]) == (True, "Leïla")


def test_all_of_it_is_on_the_disk_and_in_the_record(tmp_path: Path) -> None:
    with serving(tmp_path) as browser:
        founded, leila = at_a_table(browser)
        with browser.talk(founded) as host:
            assert let(host, 2, "random")["type"] == "done"
            host.act("take 1")
            host.my_turn()
        link = free(browser, founded, 2)[1]["link"]
        before = browser.table(founded)
    with serving(tmp_path) as browser:
        assert browser.table(founded) == before
        assert browser.http.get(f"/api/tables/{leila['table']}", params={"key": leila["key"]}).status_code == 403
        tariq = come(browser, founded, link, name="Tariq").json()
        with browser.talk(founded) as host, browser.talk(tariq) as there:
            while host.table["status"] != "over":
                version = host.table["version"]
                mover = host if host.table["decision"]["mine"] else there
                assert mover.act()["type"] == "done"
                for one in (host, there):
                    one.until(lambda table, version=version: table["version"] > version)
            assert [note["kind"] for note in host.table["notes"]] == ["bot", "free", "back"]
        text = browser.http.get(f"/api/tables/{founded['table']}/record", params={"key": founded["key"]}).text
        record, = records.parse(text)
        assert record.extra["notes"] == [{"ply": 1, "seat": 2, "kind": "bot", "player": "random"},
                                         {"ply": 5, "seat": 2, "kind": "free"}, {"ply": 5, "seat": 2, "kind": "back"}]
        assert records.verify([record])[0] == 1
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        assert not any(secret in line for line in file.iterdump() for secret in (link, leila["key"], tariq["key"]))


def test_it_counts_in_no_statistics_against_bots(tmp_path: Path) -> None:
    with serving(tmp_path, alone=True) as browser:
        for left in (False, True):
            founded = browser.found(seats=[ADA, PERSON], seed=str(left), options={"heap": 13})
            with browser.talk(founded) as talk:
                if left:
                    assert let(talk, 2, "random")["type"] == "done"
                    talk.my_turn()
                talk.play_out()
        assert browser.get("/api/house/bots") == []


def test_a_lesson_has_no_seats_to_give(browser: Browser) -> None:
    lesson = browser.http.post("/api/lessons/medina/build").json()
    assert [one["may"] for one in browser.table(lesson)["seats"]] == [[], []]
    assert free(browser, lesson, 2)[0] == 403
    with browser.talk(lesson) as talk:
        assert let(talk, 1, "random")["error"] == NOT_YOURS


@pytest.mark.usefixtures("envelope")
def test_a_bot_in_a_persons_place_tells_that_person_nothing(fresh: Browser) -> None:
    """Nor whoever asked for it; coming back, one sees one's own card again."""
    founded = fresh.found("envelope", seats=[ADA, FRIEND], seed="secret")
    leila = come(fresh, founded, founded["links"][0]["link"], name="Leïla").json()
    with fresh.talk(founded) as host, fresh.talk(leila) as there:
        own = there.table["view"]["text"]
        assert let(host, 2, "spy")["type"] == "done"
        public = fresh.table({"table": founded["table"]})["view"]["text"]
        assert there.until(lambda table: seat(table)["stands_in"])["view"]["text"] == public != own
        assert host.table["view"]["text"] != own
        assert let(there, 2, None)["type"] == "done"
        assert there.until(lambda table: seat(table)["mine"])["view"]["text"] == own


# --- entries ---


def table_of(*entries: Invite | Join | Replace) -> Table:
    secret = Seat("Ada", None, hashed("key")), Seat("Bot", "random", hashed("bot"))
    return Table.of(Charter("t", "nim", 1, {"heap": 21}, secret, "seed", "salt"), list(entries))


@pytest.mark.parametrize("entry", [Replace(ply=0, seat=1), Replace(ply=0, seat=2, player="random"),
                                   Invite(ply=0, seat=2, link="x", frees=True)])
def test_an_entry_that_cannot_have_happened_halts_the_table(entry: Invite | Replace) -> None:
    assert table_of(entry).halted is not None
    freed = Invite(ply=0, seat=1, link=hashed("link"), frees=True)
    assert table_of(freed, Replace(ply=0, seat=1)).halted is None


def test_entries_are_read_as_they_were_kept() -> None:
    for entry in (Replace(ply=1, seat=1), Replace(ply=1, seat=1, player="random"), Invite(ply=1, seat=0, link="a", frees=True)):
        assert entry_of(json.loads(json.dumps(document_of(entry)))) == entry
