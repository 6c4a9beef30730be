"""A table is deleted for all once everybody who has a seat wants it, and not before; what waits for an answer is told."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from zellige.core.language import language
from zellige.server.socket import MOVED
from zellige.tables.database import FILE

from .browser import PERSON, RANDOM, Browser, Json, problem
from .test_friends import FRIEND, come
from .test_mine import mine
from .test_seats_change import closed


def forget(browser: Browser, seated: Json, yes: bool = True) -> tuple[int, Json]:
    answer = browser.http.post(f"/api/tables/{seated['table']}/forget", params={"key": seated.get("key")}, json={"yes": yes})
    return answer.status_code, answer.json()


def kept(browser: Browser) -> bytes:
    """Everything that stands in the file, and of its log what is not in it yet."""
    with closing(sqlite3.connect(browser.data / FILE)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return (browser.data / FILE).read_bytes()


def two(browser: Browser, *others: Json) -> tuple[Json, Json]:
    founded = browser.found(seats=[{**PERSON, "name": "Ada"}, FRIEND, *others], seed="forgotten-secret-seed")
    return founded, come(browser, founded, founded["links"][0]["link"], name="Leïla").json()


def test_a_table_is_deleted_once_all_who_have_a_seat_want_it(fresh: Browser) -> None:
    ada, leila = two(fresh, RANDOM)
    other = fresh.found()
    with fresh.talk(ada) as watching:
        for _ in range(2):  # said twice it counts once
            assert forget(fresh, leila) == (200, {"table": ada["table"], "gone": False, "waiting": [1]})
        [one] = mine(fresh, ada)["tables"]
        assert (one["leaving"], one["holders"]) == ([2], 2)
        assert fresh.table(ada)["status"] == "playing"
        assert b"forgotten-secret-seed" in kept(fresh)
        assert forget(fresh, ada) == (200, {"table": ada["table"], "gone": True, "waiting": []})
        assert closed(watching) == MOVED
    assert mine(fresh, ada, other)["gone"] == [ada["table"]]
    answer = fresh.http.get(f"/api/tables/{ada['table']}", params={"key": ada["key"]})
    assert (answer.status_code, answer.json()) == (404, problem(404, language("en").say(
        "error-unknown-table", table=ada["table"])))
    assert forget(fresh, ada)[0] == 404
    with fresh.talk(other) as talk:
        assert talk.act("take 1")["type"] == "done", "the others are played on"


def test_nothing_of_it_is_left_in_the_file(fresh: Browser) -> None:
    ada, leila = two(fresh)
    forget(fresh, ada)
    forget(fresh, leila)
    left = kept(fresh)
    for secret in (b"forgotten-secret-seed", "Leïla".encode(), ada["table"].encode()):
        assert secret not in left


def test_a_wish_is_withdrawn_and_outlives_the_server(fresh: Browser) -> None:
    ada, leila = two(fresh)
    forget(fresh, leila)
    assert forget(fresh, leila, yes=False) == (200, {"table": ada["table"], "gone": False, "waiting": [1, 2]})
    assert forget(fresh, ada)[1]["gone"] is False
    [one] = mine(fresh, leila)["tables"]
    assert one["leaving"] == [1]


def test_who_has_no_seat_deletes_nothing_and_who_has_all_does_at_once(fresh: Browser) -> None:
    founded = fresh.found(seats=[PERSON, PERSON, RANDOM])
    assert forget(fresh, {"table": founded["table"]}) == (403, problem(403, language("en").say("error-not-yours")))
    bot = founded["key"].split(".")[2]
    assert forget(fresh, {"table": founded["table"], "key": bot})[0] == 403, "a bot has no say"
    assert forget(fresh, founded)[1]["gone"] is True


def test_a_seat_that_nobody_has_taken_has_no_say(fresh: Browser) -> None:
    founded = fresh.found(seats=[PERSON, FRIEND])
    assert forget(fresh, founded)[1]["gone"] is True
    answer = fresh.http.post(f"/api/tables/{founded['table']}/join", json={"link": founded["links"][0]["link"]})
    assert answer.status_code == 404


def test_a_wish_disturbs_no_question_and_no_decision(fresh: Browser) -> None:
    ada, leila = two(fresh)
    with fresh.talk(ada) as talk:
        version = talk.table["version"]
        assert talk.answer(type="abandon", version=version)["type"] == "done"
        talk.until(lambda table: table["request"] is not None)
        forget(fresh, leila)
        talk.until(lambda table: table["version"] > version + 1)
        assert talk.table["request"] is not None
        assert talk.answer(type="act", actions=["take 1"], version=version)["type"] == "done"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_waits_for_an_answer_is_told_to_whoever_is_asked(fresh: Browser, lang: str) -> None:
    ada, leila = two(fresh)
    assert mine(fresh, leila)["tables"][0]["asks"] is None
    with fresh.talk(ada) as talk:
        talk.answer(type="abandon", version=talk.table["version"])
    assert mine(fresh, leila, lang=lang)["tables"][0]["asks"] == language(lang).say("request-abandon", name="Ada")
    assert mine(fresh, ada)["tables"][0]["asks"] is None, "whoever asks waits"
    assert mine(fresh, {"table": ada["table"]})["tables"][0]["asks"] is None, "an onlooker is not asked"
    with fresh.talk(leila) as talk:
        talk.answer(type="reply", yes=False, version=talk.table["version"])
    assert mine(fresh, leila)["tables"][0]["asks"] is None
