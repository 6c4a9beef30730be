"""Whoever played a finished game takes their name out of it; and takes all their games home in one file."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from zellige.core import record as records
from zellige.core.language import language
from zellige.tables.database import FILE
from zellige.tables.entry import Unname, document_of, entry_of

from .browser import PERSON, RANDOM, Browser, Json, problem, serving
from .test_deals import two
from .test_forget import kept
from .test_friends import FRIEND, come
from .test_mine import mine

NAME = "Yseult-la-Blonde"


def unname(browser: Browser, seated: Json, lang: str = "en") -> tuple[int, Json]:
    answer = browser.http.post(f"/api/tables/{seated['table']}/unname", params={"key": seated.get("key"), "lang": lang})
    return answer.status_code, answer.json()


def played(browser: Browser, *others: Json) -> tuple[Json, Json]:
    """A finished game of Ada's and of somebody with a name: what each has of it."""
    founded = browser.found(seats=[{**PERSON, "name": "Ada"}, FRIEND, *others], options={"heap": 34}, seed="names")
    friend = come(browser, founded, founded["links"][0]["link"], name=NAME).json()
    with browser.talk({**founded, "key": f"{founded['key']}.{friend['key']}"}) as talk:
        talk.play_out()
    return founded, friend


def record_of(browser: Browser, seated: Json) -> str:
    return browser.http.get(f"/api/tables/{seated['table']}/record", params={"key": seated["key"]}).text


def saved(browser: Browser, *tables: Json) -> httpx.Response:
    asked = [{"table": one["table"], "key": one.get("key")} for one in tables]
    return browser.http.post("/api/mine/records", json={"tables": asked})


def test_a_name_goes_from_the_store_the_record_the_log_and_the_lists(fresh: Browser) -> None:
    ada, friend = played(fresh)
    before = record_of(fresh, ada)
    assert NAME in before
    assert NAME in json.dumps(mine(fresh, ada))
    with fresh.talk(ada) as watching:
        for _ in range(2):  # said twice it is so once
            assert unname(fresh, friend) == (200, {"table": ada["table"], "seats": [2]})
        watching.until(lambda table: table["seats"][1]["name"] == "Player 2")
        assert NAME not in json.dumps(watching.table)
    for seen in (json.dumps(fresh.table(friend)), json.dumps(mine(fresh, ada, friend)), record_of(fresh, ada),
                 fresh.http.get(f"/api/tables/{ada['table']}/export", params={"key": ada["key"]}).text):
        assert NAME not in seen
    assert NAME.encode() not in b"".join(file.read_bytes() for file in fresh.data.glob(f"{FILE}*")), "not in its log either"
    assert b"Ada" in kept(fresh)
    [record] = records.parse(record_of(fresh, ada))
    assert record.seats == ["Ada", "Player 2"]
    assert record_of(fresh, ada).replace("Player 2", NAME) == before, "and nothing else has changed"


def test_it_outlives_the_server_and_the_table_is_whole(tmp_path: Path) -> None:
    with serving(tmp_path) as browser:
        ada, friend = played(browser)
        unname(browser, friend)
    with serving(tmp_path) as browser:
        table = browser.table(ada)
        assert [(seat["name"], seat["mine"]) for seat in table["seats"]] == [("Ada", True), ("Player 2", False)]
        assert (table["status"], table["halted"]) == ("over", None)
        assert unname(browser, ada)[0] == 200
        assert [seat["name"] for seat in browser.table(friend)["seats"]] == ["Player 1", "You"]
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert connection.execute("SELECT version FROM heads").fetchone() == connection.execute(
            "SELECT count(*) FROM entries").fetchone()


def test_while_it_is_played_and_for_others_names_stay(browser: Browser) -> None:
    founded = browser.found(seats=[{**PERSON, "name": "Ada"}, RANDOM])
    for lang in ("en", "fr"):
        say = language(lang).say
        assert unname(browser, founded, lang) == (409, problem(409, say("error-not-over")))
        assert unname(browser, {"table": founded["table"]}, lang) == (403, problem(403, say("error-not-yours")))
    assert unname(browser, {**founded, "key": founded["key"].split(".")[1]})[0] == 403, "a bot's seat has no person"


def test_nothing_is_changed_where_it_cannot_be_written(fresh: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, friend = played(fresh)
    with closing(sqlite3.connect(fresh.data / FILE)) as connection:  # somebody else was quicker
        connection.execute('INSERT INTO entries ("table", number, entry) SELECT "table", max(number) + 1, ? FROM entries',
                           (json.dumps(document_of(Unname(ply=0, seat=0))),))
        connection.commit()
    assert unname(fresh, friend)[0] == 409
    assert NAME in record_of(fresh, ada)


def test_an_entry_is_kept_as_it_is() -> None:
    deed = Unname(ply=9, seat=1)
    assert entry_of(document_of(deed)) == deed


def test_all_ones_finished_games_are_one_file(browser: Browser) -> None:
    """Others', onlookers' and those under way are not in it; it is verified as any record."""
    first, friend = played(browser)
    second, _ = played(browser)
    going_on = browser.found()
    for strange in ({"table": second["table"]}, {**second, "key": "x" * 30}, {"table": "nowhere"}):
        answer = saved(browser, first, going_on, strange)
        assert "zellige-records.jsonl" in answer.headers["Content-Disposition"]
        assert answer.text == record_of(browser, first)
    answer = saved(browser, second, friend, going_on)
    one, other = record_of(browser, second), record_of(browser, friend)
    assert answer.text in (one + other, other + one), "of one second each may be the last"
    assert [record.seats for record in records.parse(answer.text)] == [["Ada", NAME]] * 2
    assert saved(browser).text == ""


def test_a_deal_that_friends_still_play_is_in_no_file(browser: Browser) -> None:
    ada, ben = two(browser)
    for one, known in ((ada, False), (ben, True)):
        with browser.talk(one) as talk:
            talk.play_out()
        assert bool(saved(browser, ada).text) is known
