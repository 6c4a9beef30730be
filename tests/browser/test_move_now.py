"""A bot that thinks for long is told to move now: by a click at an English desk, by a key on the smallest French phone."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Visit
from .server import Json, Server
from .table import Table
from .test_axe import Axe
from .visitor import Visitor, check_width

SLOW = {"kind": "bot", "player": "search:seconds=8", "name": "Zahra"}
SOON = 5.0
"""Seconds in which a bot moves that was told to, and would not have otherwise."""


def thinking(server: Server) -> Json:
    """A table at which a bot begins that thinks for eight seconds."""
    founded = server.found(seats=[{"kind": "person", "name": "Nour"}, SLOW], seed="ponder")
    assert server.get(f"tables/{founded['table']}", key=founded["key"]).json()["decision"]["seat"] == 2
    return founded


def waits(page: Page, name: str) -> Locator:
    """The button beside a bot's turn, which is called so."""
    return page.get_by_test_id("prompt").get_by_role("button", name=name, exact=True)


def places(page: Page) -> object:
    """Where everything around that button stands."""
    return page.evaluate("""() => [...document.querySelectorAll('.prompt, .prompt *, .slot-of-board, .dock')]
        .filter(one => !one.closest('svg, .btn *')).map(one => JSON.stringify(one.getBoundingClientRect()))""")


@pytest.mark.parametrize(("language", "width", "skip", "now"), [
    ("en", None, "Skip the animation", "Move now"), ("fr", 320, "Passer l’animation", "Joue maintenant !")],
    ids=["click", "key"])
def test_it_moves_when_it_is_told_to(
        visit: Visit, own_server: Server, language: str, width: int | None, skip: str, now: str) -> None:
    size = {"size": {"width": width, "height": 640}} if width else {}
    visitor: Visitor = visit(own_server, language=language, phone=width is not None, **size)
    page = visitor.sit_down(thinking(own_server))
    expect(page.get_by_test_id("waits")).to_be_visible()
    before = places(page)
    expect(waits(page, now)).to_be_visible()
    expect(waits(page, skip)).to_have_count(0)
    assert places(page) == before, "nothing has moved"
    told = time.monotonic()
    if width is None:
        waits(page, now).click()
    else:
        waits(page, now).focus()
        page.keyboard.press("Enter")
    assert Table(visitor).my_turn()
    assert time.monotonic() - told < SOON
    expect(waits(page, now)).to_have_count(0)
    assert page.evaluate("() => document.activeElement !== document.body"), "the focus waits at the board"


@pytest.mark.parametrize(("language", "width", "now"), [("en", 360, "Move now"), ("fr", None, "Joue maintenant !")])
def test_axe_finds_nothing(visit: Visit, own_server: Server, language: str, width: int | None, now: str) -> None:
    size = {"size": {"width": width, "height": 740}} if width else {}
    visitor = visit(own_server, language=language, phone=width is not None, **size)
    page = visitor.sit_down(thinking(own_server))
    expect(waits(page, now)).to_be_visible()
    Axe(visitor).look("a bot that thinks for long")
    check_width(page)
    expect(waits(page, now)).to_be_visible()


def test_who_looks_on_tells_nobody(visit: Visit, own_server: Server) -> None:
    founded = thinking(own_server)
    visitor = visit(own_server)
    page = visitor.go(f"watch/{founded['table']}")
    expect(page.get_by_test_id("looks-on")).to_be_visible()
    page.wait_for_timeout(1500)
    expect(page.get_by_test_id("prompt")).to_contain_text("Zahra is thinking")
    expect(page.get_by_test_id("prompt").get_by_role("button")).to_have_count(0)
