"""Phrases people say to each other: to everybody who is there, in nobody's record, and not too many."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from hand import Hand
from zellige.core.language import language
from zellige.server.phrases import AT_ONCE, WITHIN, Phrase

from .browser import Browser, Json, Talk, serving
from .test_seats_change import at_a_table


def heard(talk: Talk) -> Json:
    """The next phrase."""
    while (frame := talk.receive())["type"] != "said":
        pass
    return frame


def test_everybody_there_hears_it_and_nobody_later(browser: Browser) -> None:
    founded, leila = at_a_table(browser)
    before = browser.table(founded)
    with browser.talk(founded) as host, browser.talk(leila, lang="fr") as there, browser.talk(
            {"table": founded["table"]}) as onlooker:
        assert there.answer(type="say", phrase="well-played")["type"] == "done"
        said = {"type": "said", "version": before["version"], "seat": 2, "phrase": "well-played"}
        assert [heard(talk) for talk in (host, onlooker)] == [said, said]
        with browser.talk({"table": founded["table"]}) as late:
            assert host.answer(type="say", phrase="thanks")["type"] == "done"
            assert heard(late)["phrase"] == "thanks", "and not what was said before"
        assert onlooker.answer(type="say", phrase="hello")["error"] == language("en").say("error-not-your-seat")
    assert browser.table(founded)["version"] == before["version"]
    record = browser.http.get(f"/api/tables/{founded['table']}/record", params={"key": founded["key"]}).text
    assert "well-played" not in record


def test_a_seat_says_so_much_and_no_more(tmp_path: Path) -> None:
    hand = Hand()
    with serving(tmp_path, time=hand) as browser:
        founded, leila = at_a_table(browser)
        with browser.talk(founded, lang="fr") as host, browser.talk(leila) as there:
            for phrase in get_args(Phrase)[:AT_ONCE]:
                assert host.answer(type="say", phrase=phrase)["type"] == "done"
            assert host.answer(type="say", phrase="hurry")["error"] == language("fr").say("error-too-talkative")
            assert there.answer(type="say", phrase="sorry")["type"] == "done", "others may"
            hand.seconds += WITHIN
            assert host.answer(type="say", phrase="hurry")["type"] == "done"


@pytest.mark.parametrize("phrase", ["Well played!", "", None, 3])
def test_nothing_else_can_be_said(browser: Browser, phrase: object) -> None:
    founded, _ = at_a_table(browser)
    with browser.talk(founded) as host:
        assert host.answer(type="say", phrase=phrase)["type"] == "error"


def test_there_are_twelve() -> None:
    assert len({*get_args(Phrase)}) == 12
