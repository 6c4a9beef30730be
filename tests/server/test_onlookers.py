"""Who looks on is counted for everybody, and is told the same bytes whatever is hidden."""

from __future__ import annotations

import httpx
import pytest

from zellige.core.registry import get

from .browser import PERSON, Browser, Json
from .test_two_worlds import SPY


def by(founded: Json) -> Json:
    """The table as somebody without a seat comes to it."""
    return {"table": founded["table"]}


def onlookers(table: Json) -> int:
    count: int = table["around"]["onlookers"]
    return count


def test_everybody_sees_how_many_look_on(browser: Browser) -> None:
    founded = browser.found()
    assert onlookers(browser.table(by(founded))) == 0, "whoever asks once does not look on"
    with browser.talk(founded) as host:
        assert onlookers(host.table) == 0
        with browser.talk(by(founded)) as first, browser.talk(by(founded), lang="fr") as second:
            for talk in (host, first, second):
                talk.until(lambda table: onlookers(table) == 2)
            assert (host.table["version"], browser.table(founded)["around"]["onlookers"]) == (0, 2)
            assert onlookers(browser.get(f"/api/tables/{founded['table']}/moments/0")) == 2
            assert host.act("take 1")["type"] == "done"
            assert first.until(lambda table: table["ply"] >= 1)["decision"]["mine"] is False
            refused = first.answer(type="act", actions=["take 1"], version=first.table["version"])
            assert refused["type"] == "error"
        host.until(lambda table: onlookers(table) == 0)


def test_a_stream_counts_and_says_nothing_for_that_alone(browser: Browser) -> None:
    founded = browser.found()
    place = f"http://127.0.0.1:{browser.port}/api/tables/{founded['table']}/stream"
    with browser.talk(founded) as host, httpx.stream("GET", place, timeout=30) as answer:
        lines = (line for line in answer.iter_lines() if line)
        assert '"version":0' in next(lines)
        host.until(lambda table: onlookers(table) == 1)
        with browser.talk(by(founded)):
            host.until(lambda table: onlookers(table) == 2)
            assert host.act("take 1")["type"] == "done"
            assert '"version":0' not in next(lines)


@pytest.mark.usefixtures("envelope")
def test_onlookers_and_their_number_tell_nothing_of_what_is_hidden(fresh: Browser) -> None:
    """Two tables that differ in a card nobody sees but its seat: the same frames to who comes first and who comes late."""
    heard: list[list[str]] = []
    for card in (3, 6):
        start = get("envelope").new(2, "seed")
        start.card[:2] = (4, card)
        founded = fresh.found("envelope", [PERSON, SPY], position=get("envelope").to_document(start), seed="seed")
        with fresh.talk(founded) as host, fresh.talk(by(founded)) as first:
            host.until(lambda table: onlookers(table) == 1)
            host.act(host.my_turn()["decision"]["actions"][0]["text"])
            with fresh.talk(by(founded)) as late:
                first.until(lambda table: onlookers(table) == 2 and table["version"] == host.my_turn()["version"])
                late.until(lambda table: table["version"] == host.table["version"])
                told = [first.table, late.table, fresh.table(by(founded))]
        heard.append([str({**one, "table": "", "seal": ""} | {"number": 0}) for one in told])
    assert heard[0] == heard[1]
    assert "'onlookers': 2" in heard[0][0]
