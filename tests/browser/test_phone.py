"""A game on a phone, by touch."""

from __future__ import annotations

from itertools import cycle
from random import Random

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .moments import COMPANY, before_the_end, some_of, where_one_can
from .server import Json, Server, some_action
from .table import Table
from .visitor import PHONE, SMALL_PHONE, check_width

TARGET = 24
"""Pixels: the least side of anything one can touch."""
COMMITS = 44
"""Pixels: the least height of what commits."""

SMALL_TARGETS = """least => [...document.querySelectorAll(
    'button, a[href], input:not([hidden]), select, summary, [role=gridcell], label:has(input.vh)')]
  .filter(one => !one.classList.contains('vh') && one.checkVisibility({visibilityProperty: true, opacityProperty: true}))
  .map(one => [one.ariaLabel || one.textContent.trim(), one.getBoundingClientRect()])
  .filter(([, box]) => box.width < least || box.height < least)
  .map(([name, box]) => `${name}: ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`)"""
_TOGETHER = """() => [document.querySelector('[role=grid]'), document.querySelector('[data-testid=prompt] strong'),
    document.querySelector('[data-testid=confirm]'), ...document.querySelectorAll('[data-kind]')]
  .map(one => one.getBoundingClientRect())
  .filter(box => box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight).length"""
_COVERED = """() => [...document.querySelectorAll('[data-testid=confirm], [data-kind], .cell.legal')].filter(one => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top === null || !(one.contains(top) || top.contains(one));
  }).map(one => one.textContent || one.dataset.cell)"""


def check_screen(page: Page) -> None:
    """The page is the screen: what is longer scrolls inside it."""
    check_width(page)
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


def check_table(page: Page) -> None:
    """Board, prompt, hand and confirmation are on the screen together, and large enough for a finger."""
    check_screen(page)
    assert page.evaluate(_TOGETHER) == 0
    assert page.evaluate(_COVERED) == []
    assert page.evaluate(SMALL_TARGETS, TARGET) == []
    commit = page.get_by_test_id("confirm").bounding_box()
    assert commit is not None
    assert commit["height"] >= COMMITS
    assert commit["width"] >= COMMITS


def test_every_piece_is_placed_on_a_phone_by_touch(visit: Visit, server: Server) -> None:
    tables, dice = where_one_can(server, "medina"), Random(4)
    # A phone each: the browser may magnify a page that changes its size while a table opens, and taps miss then.
    phones = cycle(visit(phone=True, size=size, tables=[*tables.values()]) for size in (PHONE, SMALL_PHONE))
    for (verb, founded), visitor in zip(tables.items(), phones, strict=False):
        page = visitor.go(f"table/{founded['table']}")
        table = Table(visitor)
        assert table.my_turn()
        message = table.told()
        table.check(message)
        check_table(page)
        table.choose(some_of(message, verb, dice))
        expect(page.locator("[data-kind].on")).to_have_count(1)
        expect(table.preview).not_to_be_empty()
        check_table(page)
        table.confirm.tap()
        table.moved_on(message["ply"])


def test_a_game_begins_and_ends_on_a_phone(visit: Visit) -> None:
    visitor = visit(phone=True)
    page = visitor.go()
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_visible()
    check_width(page)
    assert page.evaluate(SMALL_TARGETS, TARGET) == []
    start.tap()
    table = Table(visitor)
    assert table.my_turn()
    check_table(page)
    visitor.sit_down(visitor.server.found(seats=COMPANY, position=before_the_end("medina", 4), seed="the end by touch"))
    table, dice, ply = Table(visitor), Random(5), -1
    while table.my_turn(ply):
        ply = table.told()["ply"]
        table.act(some_action(table.told(), dice))
    for size in (PHONE, SMALL_PHONE):
        page.set_viewport_size(size)
        check_width(page)
        assert page.evaluate(SMALL_TARGETS, TARGET) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_narrowest_phone_shows_every_board_whole(visit: Visit, seats: int, language: str) -> None:
    visitor = visit(phone=True, language=language, size=SMALL_PHONE)
    founded = visitor.server.found(seats=[{"kind": "person"}] * seats, seed="narrow")
    page = visitor.sit_down(founded)
    table = Table(visitor)
    table.my_turn()
    check_table(page)
    for kind, where in (("merchant", "a1"), ("wall", "wall nf")):
        table.slot(kind).tap()
        table.cell(where).tap()
        expect(table.refusal).to_be_visible()
        check_table(page)


def test_scores_and_log_open_in_a_drawer(visit: Visit, midgame: Json) -> None:
    visitor = visit(phone=True, tables=[midgame])
    page = visitor.go(f"table/{midgame['table']}")
    table = Table(visitor)
    table.my_turn()
    page.get_by_role("button", name="Scores and log", exact=True).tap()
    drawer = page.get_by_role("dialog", name="Médina")
    expect(drawer.get_by_test_id("log")).to_be_visible()
    check_width(page)
    assert page.evaluate(SMALL_TARGETS, TARGET) == []
    seen = table.seen()
    assert seen["totals"] == [row["total"] for row in table.message()["scores"]["rows"]]
    drawer.get_by_role("button", name="Close").tap()
    expect(drawer).to_have_count(0)
