"""A bot that thinks is told to move now: for this decision, at this table, by whoever has a seat there."""

from __future__ import annotations

import threading
import time
from importlib.metadata import EntryPoint

import pytest

from zellige.core.language import language
from zellige.players import find as players
from zellige.players.player import Question
from zellige.tables.errors import AnotherMoment

from .browser import PERSON, Browser, Json, Talk

PONDERER = {"kind": "bot", "player": "ponderer"}
PLAYERS = {"ponderer": "ponder", "stubborn": "ponder_on"}
ENOUGH = threading.Event()
"""Whoever heeds nothing else goes on then."""
ASKED: list[float] = []
"""When a bot began to think."""
AWHILE = 0.4
"""Seconds in which nobody moves who is not told to."""


def ponder(question: Question) -> int:
    """Thinks as long as it may."""
    ASKED.append(time.monotonic())
    while not question.stop():
        time.sleep(0.005)
    return next(iter(question.legal))


def ponder_on(question: Question) -> int:
    """Heeds nobody."""
    assert ENOUGH.wait(30)
    return next(iter(question.legal))


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players that think for long."""
    ENOUGH.clear()
    ASKED.clear()
    points = [EntryPoint(name, f"{__name__}:{what}", players.GROUP) for name, what in PLAYERS.items()]
    monkeypatch.setattr(players, "entry_points", lambda group: points)


def beside(browser: Browser, player: str = "ponderer", **form: object) -> Json:
    """A table at which a bot begins."""
    return browser.found(seats=[{"kind": "bot", "player": player}, PERSON], options={"heap": 34}, **form)


def move_now(talk: Talk) -> Json:
    """The answer to whoever wants the bot to move."""
    return talk.answer(type="move-now", version=talk.table["version"])


def begins(count: int = 1) -> None:
    """Waits until bots have begun to think so many times."""
    while len(ASKED) < count:
        time.sleep(0.005)


def thinks_on(browser: Browser, founded: Json, awhile: float = AWHILE) -> None:
    """Nothing happens at a table for a while."""
    before = browser.table(founded)["version"]
    time.sleep(awhile)
    assert browser.table(founded)["version"] == before


def test_it_moves_now_and_not_before_and_takes_its_time_again(fresh: Browser) -> None:
    founded = beside(fresh, seed="now")
    with fresh.talk(founded) as talk:
        begins()
        thinks_on(fresh, founded)
        told = time.monotonic()
        assert move_now(talk)["type"] == "done"
        talk.my_turn()
        assert time.monotonic() - told < 3, "and it may think for ten seconds"
        assert talk.act()["type"] == "done"
        begins(2)
        thinks_on(fresh, founded)
        assert [move_now(talk)["type"] for _ in range(2)] in (["done", "done"], ["done", "error"]), "as often as one likes"
        talk.my_turn()


def test_who_has_no_seat_waits(fresh: Browser) -> None:
    founded = beside(fresh, seed="onlooker")
    bots_key, _ = founded["key"].split(".")
    with fresh.talk({"table": founded["table"]}) as onlooker, fresh.talk({**founded, "key": bots_key}) as bot:
        begins()
        for talk in (onlooker, bot):
            assert move_now(talk)["error"] == language("en").say("error-not-your-seat")
        thinks_on(fresh, founded)
    with fresh.talk(founded) as talk:
        move_now(talk)
        talk.my_turn()


def test_at_another_table_it_thinks_on(fresh: Browser) -> None:
    here, there = beside(fresh, seed="here"), beside(fresh, seed="there")
    with fresh.talk(here) as talk, fresh.talk(there) as other:
        begins(2)
        assert move_now(talk)["type"] == "done"
        talk.my_turn()
        thinks_on(fresh, there)
        move_now(other)
        other.my_turn()


def test_who_saw_another_moment_hurries_nobody(fresh: Browser) -> None:
    founded = beside(fresh, seed="late")
    with fresh.talk(founded) as talk:
        version = talk.table["version"]
        begins()
        move_now(talk)
        talk.my_turn()
        assert move_now(talk)["type"] == "done", "where nobody thinks nothing happens"
        assert talk.my_turn()["decision"]["mine"]
        talk.act()
        begins(2)
        assert talk.answer(type="move-now", version=version)["error"] == language("en").error(AnotherMoment())
        thinks_on(fresh, founded)
        move_now(talk)
        talk.my_turn()


def test_a_bot_that_heeds_nothing_holds_up_nobody_else(fresh: Browser) -> None:
    stubborn, founded = beside(fresh, "stubborn", seed="stubborn"), beside(fresh, seed="beside")
    with fresh.talk(stubborn) as held, fresh.talk(founded) as talk:
        begins()
        assert move_now(held)["type"] == "done"
        assert move_now(talk)["type"] == "done"
        talk.my_turn()
        thinks_on(fresh, stubborn, 0.05)
        ENOUGH.set()
        held.my_turn()


def test_in_a_deal_of_friends_it_thinks_on(fresh: Browser) -> None:
    """There everybody plays against the same bots."""
    form = {"game": "nim", "seats": [PONDERER, PERSON], "options": {"heap": 34}, "places": 2, "closes": 86_400}
    answer = fresh.http.post("/api/deals", json=form)
    assert answer.status_code == 201, answer.text
    founded = answer.json()
    with fresh.talk(founded) as talk:
        begins()
        assert move_now(talk)["type"] == "done"
        thinks_on(fresh, founded)


def test_a_search_answers_with_the_best_it_has(fresh: Browser) -> None:
    founded = beside(fresh, "search:seconds=8", seed="search")
    with fresh.talk(founded) as talk:
        thinks_on(fresh, founded)
        told = time.monotonic()
        move_now(talk)
        talk.my_turn()
        assert time.monotonic() - told < 3, "and it may think for eight seconds"
