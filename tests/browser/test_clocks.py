"""Clocks on the screen, by a time that the test hands to the server."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import expect

from counts import LONG
from hand import Hand
from server.browser import Browser, serving

from .conftest import Visit
from .server import Server
from .test_axe import Axe
from .test_friends import take_a_seat
from .visitor import SMALL_PHONE, check_width

HOUR = 3600


@dataclass
class Near:
    """A server in this process, as far as a visitor knows one."""

    url: str


def test_a_clock_is_paused_runs_on_and_runs_out(visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An English desk and a French phone: what each sees of its own clock and the other's, to the end of it."""
    monkeypatch.setenv("ZELLIGE_BACKEND", "reference")
    hand = Hand()
    with serving(tmp_path, time=hand) as browser:
        seats: list[dict[str, Any]] = [{"kind": "person", "name": "Nour"}, {"kind": "friend", "name": "Leïla"}]
        founded = browser.found(seats=seats, options={"heap": 34}, clock={"time": 300, "increment": 10})
        near = cast(Server, Near(f"http://127.0.0.1:{browser.port}"))
        nour, leila = visit(near), visit(near, language="fr", phone=True, size=SMALL_PHONE)
        for visitor in (nour, leila):
            visitor.expects("404")
        desk, phone = nour.sit_down(founded), leila.page
        link = f"{near.url}/#/join/{founded['table']}/{founded['links'][0]['link']}"
        take_a_seat(leila, link, "Leïla", "Prendre cette place")
        leila.point(phone.get_by_role("button", name="Dire quelque chose"))
        Axe(leila).look("phrases")
        check_width(phone)
        leila.point(phone.get_by_role("button", name="Bien joué"))
        expect(phone.get_by_test_id("phrases")).to_have_count(0)
        expect(desk.get_by_test_id("spoken")).to_have_text("Leïla says: Well played!")
        mine, theirs = (desk.get_by_test_id("score").get_by_test_id(f"clock-{seat}") for seat in (1, 2))
        expect(theirs).to_contain_text("Time left: 5:00")
        expect(mine).to_contain_text(re.compile("Time left: [1-5]:"))  # it runs
        hand.seconds += 255
        desk.reload()  # what is left is told, not counted here
        expect(mine).to_contain_text("Little time left: 0:")
        check_width(phone)
        Axe(nour).look("little time left")

        leila.point(phone.get_by_role("button", name="Scores et journal", exact=True))
        leila.point(phone.get_by_test_id("score").get_by_role("button", name="Leïla : changer qui joue"))
        expect(phone.get_by_test_id("seats")).to_contain_text("5 min par joueur, 10 s de plus à chaque tour.")
        Axe(leila).look("the terms of the clocks")
        leila.point(phone.get_by_role("button", name="Arrêter les pendules"))
        request = desk.get_by_test_id("request")
        expect(request).to_contain_text("Leïla asks to pause the clocks")
        request.get_by_role("button", name="Agree").click()
        expect(mine).to_contain_text("Clock paused: 0:45")
        hand.seconds += 1000
        decides(browser, founded)
        expect(mine).to_contain_text("Little time left: 0:55")
        own = phone.get_by_test_id("clock-2").first
        expect(own).to_contain_text(re.compile("Temps restant.: [1-5]:"))
        hand.seconds += 301
        expect(desk.get_by_test_id("end").get_by_role("heading").first).to_have_text("Nour wins")
        expect(phone.get_by_test_id("end")).to_contain_text("Leïla n’a plus de temps")


@pytest.mark.skipif(not LONG, reason="days of a slow game: make test-long")
def test_a_slow_game_goes_on_the_next_day(visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three days a decision: a desk decides in the evening and leaves, a French phone the next day, and then nobody comes."""
    monkeypatch.setenv("ZELLIGE_BACKEND", "reference")
    hand = Hand()
    with serving(tmp_path, time=hand) as browser:
        seats: list[dict[str, Any]] = [{"kind": "person", "name": "Nour"}, {"kind": "friend", "name": "Leïla"}]
        founded = browser.found(seats=seats, options={"heap": 34}, clock={"time": 72 * HOUR, "increment": 0, "each": True})
        near = cast(Server, Near(f"http://127.0.0.1:{browser.port}"))
        nour, leila = visit(near), visit(near, language="fr", phone=True, size=SMALL_PHONE)
        for visitor in (nour, leila):
            visitor.expects("404")
        phone, link = leila.page, f"{near.url}/#/join/{founded['table']}/{founded['links'][0]['link']}"
        take_a_seat(leila, link, "Leïla", "Prendre cette place")
        leila.go("tables")
        desk = nour.sit_down(founded)
        mine = desk.get_by_test_id("score").get_by_test_id("clock-1")
        expect(mine).to_contain_text(re.compile("3 d 0 h|2 d 23 h"))
        hand.seconds += 2 * HOUR
        decides(browser, founded)
        expect(desk.get_by_test_id("log")).to_contain_text("Nour took")
        nour.go("tables")
        expect(desk.get_by_role("listitem")).to_contain_text("Leïla decides")

        hand.seconds += 20 * HOUR  # nobody has shown her the table: her time has not begun
        expect(phone).to_have_title(re.compile("^● 1"))
        leila.point(phone.get_by_role("listitem").get_by_role("link").first)
        expect(phone.get_by_test_id("clock-2").first).to_contain_text(re.compile("3 j 0 h|2 j 23 h"))
        leila.go("tables")
        hand.seconds += 30 * HOUR
        leila.go(f"table/{founded['table']}")
        expect(phone.get_by_test_id("clock-2").first).to_contain_text(re.compile("1 j 1[78] h"))
        check_width(phone)
        leila_has = leila.stored("zellige.tables")[0]
        decides(browser, leila_has)
        leila.go("tables")
        nour.go(f"table/{founded['table']}")
        expect(desk.get_by_test_id("log")).to_contain_text("Since your last turn")
        expect(mine).to_contain_text(re.compile("3 d 0 h|2 d 23 h"))
        nour.go("tables")
        hand.seconds += 73 * HOUR  # nobody is there
        expect(phone.get_by_role("region", name="Terminées").get_by_role("listitem")).to_contain_text("gagne")


def decides(browser: Browser, seated: dict[str, Any]) -> None:
    """One pebble more, over plain HTTP: what pages show of it is what matters."""
    act = {"actions": ["take 1"], "version": browser.table(seated)["version"]}
    answer = browser.http.post(f"/api/tables/{seated['table']}/act", params={"key": seated["key"]}, json=act)
    assert answer.status_code == 200, answer.text
