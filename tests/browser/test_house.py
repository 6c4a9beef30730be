"""One house instead of one browser: whatever browser comes to this computer finds the games that are kept there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .server import Server
from .table import Table

CLEAR = "() => { localStorage.clear(); sessionStorage.clear(); }"


def test_a_game_is_found_after_the_browser_forgot_it_and_under_another_name(visit: Visit, own_server: Server) -> None:
    """Nothing stands in the storage any more, then it is another origin, then the server has another secret."""
    founded = own_server.found(seats=[{"kind": "person"}, {"kind": "person"}], seed="the house")
    visitor = visit(own_server)
    page = visitor.sit_down(founded)
    table = Table(visitor)
    assert table.my_turn()
    table.act(table.told()["decision"]["actions"][0]["text"])
    table.at(1)

    page.evaluate(CLEAR)
    page.reload()
    table.at(1)
    assert table.my_turn(), "a reload of the table goes on"
    page.evaluate(CLEAR)
    visitor.go()
    page.reload()
    row = page.get_by_role("link", name="Continue Médina")
    expect(row).to_contain_text("turn 2, Player 2 decides")
    row.focus()
    page.keyboard.press("Enter")
    assert table.my_turn()
    table.act(table.told()["decision"]["actions"][0]["text"])
    table.at(2)

    visitor.expects("ERR_CONNECTION_REFUSED", "WebSocket")
    own_server.kill()
    with page.expect_response(re.compile("/key$"), timeout=60_000):
        own_server.start()
    expect(page.locator(".lost")).to_have_count(0)
    assert table.my_turn(), "the page has asked for the new key"
    table.act(table.told()["decision"]["actions"][0]["text"])
    table.at(3)
    own_server.url = own_server.url.replace("127.0.0.1", "localhost")
    visitor.go()
    assert visitor.stored("zellige.tables") is None
    page.get_by_role("link", name="Continue Médina").click()
    page.wait_for_url(re.compile(r"//localhost.*#/table/"))
    assert table.my_turn()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844), (360, 740)])
def test_the_way_to_begin_is_in_sight(visit: Visit, width: int, height: int) -> None:
    page = visit(phone=width < 700, size={"width": width, "height": height}).go()
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == 0
    start.focus()
    for game in ("medina", "five_tribes", "almadi"):
        page.get_by_test_id(f"game-{game}").click()
        expect(start).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("game-nim")).to_have_count(0)


def test_the_first_game_ever_is_against_a_visitor_then_the_last_level_goes_on(visit: Visit, own_server: Server) -> None:
    page = visit(own_server).go()
    bot = page.get_by_label("Kind of bot in seat 2")
    expect(bot).to_have_value("level:visitor")
    bot.select_option(label="Level Architect")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile(r"#/table/"))
    page.goto(own_server.url)
    expect(bot).to_have_value("level:architect")
    page.get_by_test_id("game-almadi").click()
    expect(bot).to_have_value("level:architect")


def test_all_that_is_kept_is_counted_and_saved(visit: Visit, own_server: Server) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "player": "random"}]
    tables = [own_server.found(game="nim", seats=seats, seed=str(seed)) for seed in range(3)]
    won = own_server.advance(tables[0], 1_000)["winners"] == [1]
    visitor = visit(own_server)
    page = visitor.go()
    page.get_by_role("button", name="Show all 3 tables").click()
    row = page.get_by_role("row").filter(has_text="Nim with a die, Random")
    expect(row.get_by_role("cell")).to_have_text(["1", "0"] if won else ["0", "1"])
    expect(page.get_by_role("link", name="Look at Nim with a die again")).to_contain_text("You win" if won else "wins")
    with page.expect_download() as download:
        page.get_by_role("link", name="Save all records").click()
    assert download.value.path().read_text("utf-8").count('"zellige-record/1"') == 3
    page.get_by_role("link", name="Look at Nim with a die again").click()
    page.get_by_role("button", name="Same deal again").click()
    expect(page.get_by_test_id("end")).to_have_count(0)
    table = Table(visitor)
    assert (table.my_turn(), table.name in {one["table"] for one in tables}) == (True, False)
    assert table.told()["turn"] == 1
