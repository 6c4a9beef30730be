"""What programs get: a line of JSON a change, decisions over plain HTTP, and a bot of somebody else's at a friend's seat."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from zellige.core.language import language
from zellige.server import stream

from .browser import PERSON, PROBLEM, RANDOM, Browser, Json, problem, serving

ROOT = Path(__file__).parents[2]
FRIEND = {"kind": "friend"}


@contextmanager
def streaming(browser: Browser, founded: Json, since: int | None = None) -> Iterator[Iterator[Json]]:
    """The table messages of a stream, as they come."""
    with httpx.stream("GET", f"http://127.0.0.1:{browser.port}/api/tables/{founded['table']}/stream", timeout=30,
                      params={} if since is None else {"since": str(since)}, headers={"Zellige-Key": founded["key"]}) as answer:
        assert answer.headers["content-type"] == "application/x-ndjson"
        yield (json.loads(line) for line in answer.iter_lines() if line)


def test_a_stream_tells_what_people_say_to_whoever_asks_for_it(browser: Browser) -> None:
    founded = browser.found()
    place = f"http://127.0.0.1:{browser.port}/api/tables/{founded['table']}/stream"
    with httpx.stream("GET", place, params={"phrases": "true"}, timeout=30) as hears, streaming(browser, founded) as deaf:
        lines = (json.loads(line) for line in hears.iter_lines() if line)
        first, _ = next(lines), next(deaf)
        with browser.talk(founded) as talk:
            assert talk.answer(type="say", phrase="luck")["type"] == "done"
            assert next(lines) == {"type": "said", "version": first["version"], "seat": 1, "phrase": "luck"}
            assert talk.act()["type"] == "done"
        assert next(lines)["type"] == next(deaf)["type"] == "table"


def act(browser: Browser, founded: Json, *actions: str, version: int, again: bool = False, lang: str = "en") -> httpx.Response:
    return browser.http.post(f"/api/tables/{founded['table']}/act", params={"key": founded["key"], "lang": lang},
                             json={"actions": actions, "version": version, "again": again})


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_who_writes_a_bot_is_told_where_a_key_stands_and_where_it_comes_from(browser: Browser, lang: str) -> None:
    """Over HTTP; a socket says why it closes in a few letters and has no room for that."""
    founded, say = browser.found(), language(lang).say
    wrong, none = say("error-wrong-key-in-header", table=founded["table"]), say("error-no-key-in-header")
    assert "Zellige-Key" in wrong
    assert "Zellige-Key" in none
    assert act(browser, founded | {"key": "wrong"}, "take 1", version=0, lang=lang).json() == problem(403, wrong)
    assert act(browser, founded | {"key": None}, "take 1", version=0, lang=lang).json() == problem(403, none)
    for where, key, said in (("stream", "wrong", wrong), ("export", "wrong", wrong), ("export", None, none)):
        answer = browser.http.get(f"/api/tables/{founded['table']}/{where}", params={"key": key, "lang": lang})
        assert (answer.status_code, answer.json()["detail"]) == (403, said), where


def test_a_game_is_played_over_plain_http(browser: Browser) -> None:
    founded = browser.found(seats=[PERSON, RANDOM], seed="programs")
    with streaming(browser, founded) as news:
        versions = []
        for message in news:
            versions.append(message["version"])
            if message["decision"] and message["decision"]["mine"]:
                played = act(browser, founded, message["decision"]["actions"][0]["text"], version=message["version"])
                assert (played.status_code, played.json()["table"]) == (200, founded["table"])
                assert played.json()["version"] > message["version"]
    assert message["status"] == "over", "and the stream has ended by itself"
    assert message == browser.table(founded)
    assert versions == sorted(set(versions))


def test_a_stream_begins_where_somebody_stopped_reading(browser: Browser) -> None:
    founded = browser.found()
    assert act(browser, founded, "take 1", version=0).status_code == 200
    now = browser.table(founded)
    with streaming(browser, founded, since=0) as news:
        assert next(news) == now
    with streaming(browser, founded, since=now["version"]) as news:
        one = now["decision"]["actions"][0]["text"]
        threading.Timer(0.2, lambda: act(browser, founded, one, version=now["version"])).start()
        assert next(news)["version"] > now["version"]


def test_who_vanishes_from_a_stream_is_found_out(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "BREATH", 0.05)
    founded = browser.found()
    with httpx.stream("GET", f"http://127.0.0.1:{browser.port}/api/tables/{founded['table']}/stream", timeout=60) as answer:
        lines = answer.iter_lines()
        assert json.loads(next(lines))["table"] == founded["table"]
        assert [next(lines), next(lines)] == ["", ""]


def test_a_decision_is_played_once(browser: Browser) -> None:
    founded = browser.found()
    assert act(browser, founded, "take 1", version=0).status_code == 200
    version = browser.table(founded)["version"]
    late = act(browser, founded, "take 1", version=0, lang="fr")
    told = late.json()
    assert told.pop("table") == browser.table(founded, lang="fr"), "with what came since"
    assert (late.status_code, told) == (409, problem(409, language("fr").say("error-another-moment")))
    assert act(browser, founded, "take 1", version=0, again=True).json()["version"] == version
    assert browser.table(founded)["version"] == version


def send(browser: Browser, founded: Json, action: str, key: str, version: int = 0) -> httpx.Response:
    return browser.http.post(f"/api/tables/{founded['table']}/act", params={"key": founded["key"]},
                             json={"actions": [action], "version": version}, headers={"Idempotency-Key": key})


def test_a_key_of_ones_own_says_that_a_decision_is_sent_again(tmp_path: Path) -> None:
    """Also to a server that was begun anew in between and remembers no key."""
    with serving(tmp_path) as before:
        founded = before.found(seats=[PERSON, FRIEND])
        first = send(before, founded, "take 1", "mine")
        assert first.status_code == 200
        assert send(before, founded, "take 1", "mine").json() == first.json()
        for action, version in (("take 2", 0), ("take 1", 1)):
            assert send(before, founded, action, "mine", version).json() == problem(422, language("en").say("error-reused-key"))
        assert send(before, founded, "take 2", "another").status_code == 409
        assert send(before, founded, "take 1", "").status_code == 422
        assert before.table(founded)["version"] == first.json()["version"]
    with serving(tmp_path) as after:
        assert send(after, founded, "take 1", "mine").json() == first.json()


def test_what_is_no_decision_of_ones_own_is_refused_in_a_sentence(browser: Browser) -> None:
    founded = browser.found(seats=[PERSON, FRIEND])
    friend = browser.http.post(f"/api/tables/{founded['table']}/join", json={"link": founded["links"][0]["link"]}).json()
    for whose, action, status in ((friend, "take 1", 403), (founded, "take 9", 400), (founded, "nonsense", 400)):
        answer = act(browser, whose, action, version=browser.table(founded)["version"])
        assert (answer.status_code, set(answer.json())) == (status, PROBLEM)
    for body in ({"actions": [], "version": 0}, {"actions": ["take 1"]}, {"actions": ["take 1"], "version": -1}):
        answer = browser.http.post(f"/api/tables/{founded['table']}/act", params={"key": founded["key"]}, json=body)
        assert answer.status_code == 422


def test_a_stream_tells_no_more_than_its_seat_may_know(browser: Browser) -> None:
    founded = browser.found("five_tribes", seats=[PERSON, FRIEND])
    onlooker = {"table": founded["table"], "key": ""}
    with streaming(browser, founded) as mine:
        assert next(mine) == browser.table(founded)
    with httpx.stream("GET", f"http://127.0.0.1:{browser.port}/api/tables/{founded['table']}/stream", timeout=60) as answer:
        assert json.loads(next(answer.iter_lines())) == browser.get(f"/api/tables/{founded['table']}")
    wrong = browser.http.get(f"/api/tables/{onlooker['table']}/stream", params={"key": "nonsense"})
    assert wrong.status_code == 403


@pytest.mark.parametrize("game", ["nim", "medina"])
def test_the_example_takes_a_friends_seat_and_plays(browser: Browser, game: str) -> None:
    """A process of its own that knows nothing of zellige but its address."""
    founded = browser.found(game, seats=[RANDOM, FRIEND])
    link = f"http://127.0.0.1:{browser.port}/#/join/{founded['table']}/{founded['links'][0]['link']}"
    command = [sys.executable, str(ROOT / "examples" / "remote_bot.py"), link, "Visitor"]
    played = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (played.returncode, played.stderr) == (0, "")
    table = browser.table(founded)
    assert played.stdout.split(": ")[1].split() == [str(row["total"]) for row in table["scores"]["rows"]]
    assert (table["status"], table["seats"][1]["name"]) == ("over", "Visitor")
    refused = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (refused.returncode, refused.stderr.strip()) == (1, language("en").say("error-used-link"))


def test_the_example_is_short() -> None:
    text = (ROOT / "examples" / "remote_bot.py").read_text("utf-8")
    assert len(text.splitlines()) <= 60
    assert {line.split()[1] for line in text.splitlines() if line.startswith(("import ", "from "))} == {
        "__future__", "json", "sys", "time", "typing", "urllib.parse", "httpx"}
