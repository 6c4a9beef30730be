"""Four words bring a lost seat back, in any browser: once, ten tries an hour, and the key there was opens nothing any more."""

from __future__ import annotations

import json
import sqlite3
import unicodedata
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from zellige.core.language import language
from zellige.server import words
from zellige.server.errors import NoSuchWord, NotFourWords, TooManyTries
from zellige.tables.charter import Charter, Seat
from zellige.tables.database import FILE
from zellige.tables.doors import Doors
from zellige.tables.entry import Invite, Recover, WriteDown, document_of, entry_of

from .browser import RANDOM, Browser, Json, problem, serving
from .test_friends import come, invite
from .test_pace import Clock
from .test_seats_change import at_a_table, closed, free, let

OWN = "a-key-of-their-own-choice"


def write_down(browser: Browser, seated: Json, seat: int = 2, lang: str = "en") -> httpx.Response:
    return browser.http.post(f"/api/tables/{seated['table']}/words", params={"key": seated["key"], "lang": lang},
                             json={"seat": seat})


def recover(browser: Browser, table: str, said: str, lang: str = "en", **form: str) -> httpx.Response:
    return browser.http.post(f"/api/tables/{table}/recover", params={"lang": lang}, json={"words": said, **form})


def opens(browser: Browser, seated: Json) -> bool:
    return browser.http.get(f"/api/tables/{seated['table']}", params={"key": seated["key"]}).status_code == 200


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_four_words_bring_a_seat_back_once_and_nothing_else_opens_it_then(browser: Browser, lang: str) -> None:
    ada, leila = at_a_table(browser)
    told = write_down(browser, leila, lang=lang)
    said = told.json()["words"]
    assert (told.status_code, told.json()["seat"], len(said)) == (201, 2, 4)
    assert all(word in words.listed(lang) for word in said)
    link = invite(browser, leila, 2).json()["link"]
    with browser.talk(leila) as lost:
        for _ in range(2):  # no answer came, and they ask again
            back = recover(browser, leila["table"], " ".join(said), key=OWN)
            assert (back.status_code, back.json()) == (201, {"table": leila["table"], "seat": 2, "key": OWN})
        assert closed(lost) == 1012, "whoever has the old key is shown the door"
    assert not opens(browser, leila)
    assert [(seat["name"], seat["mine"]) for seat in browser.table(back.json())["seats"]] == [("Ada", False), ("Leïla", True)]
    assert come(browser, leila, link).status_code == 410, "a link that was made with the old key is none any more"
    again = recover(browser, leila["table"], " ".join(said), lang)
    assert (again.status_code, again.json()) == (403, problem(403, language(lang).say("error-wrong-words")))
    assert opens(browser, ada)


def test_words_are_as_people_type_them(browser: Browser) -> None:
    """Any case, any accents, numbered or with commas, and only the first letters of each."""
    _, leila = at_a_table(browser)
    said = write_down(browser, leila, lang="fr").json()["words"]
    plain = ["".join(one for one in unicodedata.normalize("NFD", word) if not unicodedata.combining(one)) for word in said]
    typed = f"1. {plain[0].upper()},\n2) {said[1].title()} - {unicodedata.normalize('NFD', said[2])}; {plain[3][:4]}"
    assert recover(browser, leila["table"], typed, lang="en").status_code == 201


def test_what_are_no_words_is_said_and_is_no_try(browser: Browser) -> None:
    _, leila = at_a_table(browser)
    write_down(browser, leila)
    for _ in range(words.TRIES + 1):
        for lang in ("en", "fr"):
            say = language(lang).say
            for typed, sentence in (
                    ("able acid", say("error-not-four-words", count=2)), ("", say("error-not-four-words", count=0)),
                    ("able acid zzzz about", say("error-no-such-word", word="zzzz"))):
                answer = recover(browser, leila["table"], typed, lang)
                assert (answer.status_code, answer.json()) == (422, problem(422, sentence))


def test_ten_tries_an_hour_and_right_words_wait_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as browser:
        ada, leila = at_a_table(browser)
        others = browser.found()
        said = " ".join(write_down(browser, leila).json()["words"])
        wrong = "zoo zoo zoo zoo"
        for _ in range(words.TRIES):
            assert recover(browser, leila["table"], wrong).status_code == 403
        for lang in ("en", "fr"):
            refused = recover(browser, leila["table"], said, lang)
            assert refused.status_code == 429
            assert 3500 < int(refused.headers["Retry-After"]) <= 3600
            assert refused.json() == problem(429, language(lang).say("error-too-many-tries", minutes=60))
        assert recover(browser, others["table"], wrong).status_code == 403, "at other tables nobody waits"
        assert opens(browser, ada)
        assert opens(browser, leila)


def test_tries_are_counted_by_the_hour() -> None:
    clock = Clock()
    tries = words.Tries(clock)
    for second in range(0, 1000, 100):
        clock.now = second
        tries.take("a")
    with pytest.raises(TooManyTries) as late:
        tries.take("a")
    assert late.value.params == {"seconds": 2701, "minutes": 46}
    clock.now = 3600.0
    tries.take("a")
    with pytest.raises(TooManyTries):
        tries.take("a")
    tries.forget("a")
    tries.take("a")


def test_who_does_not_play_a_seat_is_given_no_words_to_it(browser: Browser) -> None:
    ada, leila = at_a_table(browser, RANDOM)
    for seated, seat in ((ada, 2), (leila, 1), (ada, 3), (ada, 4), ({**ada, "key": None}, 1)):
        assert write_down(browser, seated, seat).status_code == 403


def test_new_words_replace_those_before_and_a_freed_seat_has_none(browser: Browser) -> None:
    ada, leila = at_a_table(browser)
    first, second = (" ".join(write_down(browser, leila).json()["words"]) for _ in range(2))
    assert recover(browser, leila["table"], first).status_code == 403
    free(browser, ada, 2)
    assert recover(browser, leila["table"], second).status_code == 403


def test_who_comes_back_plays_where_a_bot_did(browser: Browser) -> None:
    ada, leila = at_a_table(browser)
    said = " ".join(write_down(browser, leila).json()["words"])
    with browser.talk(ada) as host:
        assert let(host, 2, "random")["type"] == "done"
        seated = recover(browser, leila["table"], said).json()
        host.until(lambda table: table["seats"][1]["kind"] == "person")
    assert browser.table(seated)["seats"][1]["mine"]


def test_words_outlive_the_server_and_the_file_does_not_hold_them(tmp_path: Path) -> None:
    with serving(tmp_path) as browser:
        ada, leila = at_a_table(browser)
        said = write_down(browser, leila).json()["words"]
        first = " ".join(write_down(browser, ada, 1).json()["words"])
        assert recover(browser, ada["table"], first).status_code == 201
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        kept = [json.loads(text) for (text,) in connection.execute("SELECT entry FROM entries")]
    codes = [entry["code"] for entry in kept if "code" in entry]
    assert [len(code) for code in codes] == [128, 128, 128]
    assert codes[0] == words.hashed(words.read(" ".join(said)), leila["table"]), "and nothing else of them is there"
    told = {frozenset(entry) for entry in kept if entry["kind"] == "words"}
    assert told == {frozenset(("kind", "ply", "seat", "code", "at"))}
    with serving(tmp_path) as browser:
        assert not opens(browser, ada)
        back = recover(browser, leila["table"], " ".join(said)).json()
        assert opens(browser, back)
        assert free(browser, back, 1)[0] == 403


def test_whoever_made_the_table_still_has(browser: Browser) -> None:
    ada, _ = at_a_table(browser)
    back = recover(browser, ada["table"], " ".join(write_down(browser, ada, 1).json()["words"])).json()
    assert free(browser, back, 2)[0] == 201


def test_entries_are_kept_as_they_are_and_do_not_fit_twice() -> None:
    told = WriteDown(ply=3, seat=1, code="c")
    back = Recover(ply=3, seat=1, code="c", key="k")
    assert [entry_of(document_of(one)) for one in (told, back)] == [told, back]
    charter = Charter("t", "nim", 1, {}, (Seat(None, key="a"), Seat(None, key="b")), "s", "x")
    doors = Doors.of(charter)
    assert not doors.absorb(back), "nobody was told words"
    assert not doors.absorb(WriteDown(ply=0, seat=2, code="c"))
    doors.absorb(Invite(ply=0, seat=1, link="l"))
    assert doors.absorb(told)
    assert doors.absorb(back)
    assert (doors.keys, doors.links, doors.words) == ([{"a"}, {"k"}], {}, {})
    assert not doors.absorb(back)


def test_a_word_is_known_by_four_letters_in_both_lists() -> None:
    for lang in ("en", "fr"):
        listed = words.listed(lang)
        assert len({words.read(f"{word} zoo zoo zoo") for word in listed}) == len(listed) == 2048
    assert words.read("Éclipse zoo-zoo_zoo") == words.read("eclip zoo zoo zoo")
    with pytest.raises(NotFourWords):
        words.read("zoo zoo zoo zoo zoo")
    with pytest.raises(NoSuchWord):
        words.read("zoo zoo zoo ec")
    assert len({tuple(words.drawn("fr")) for _ in range(50)}) == 50
