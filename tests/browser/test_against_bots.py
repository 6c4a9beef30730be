"""A whole game against a bot, with a reload in its middle and a server that is killed under it."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from .conftest import Visit
from .server import Server, some_action
from .table import Table

RELOAD_AT = 30
KILL_AT = 55


def test_a_whole_game_through_a_reload_and_a_kill(visit: Visit, own_server: Server) -> None:
    visitor = visit(own_server)
    page = visitor.go()
    expect(page.get_by_role("group", name="Seat 2").get_by_role("combobox")).to_have_value("patient")
    page.get_by_role("button", name="Start the game").click()
    table, dice = Table(visitor), Random(2)
    reload_at, kill_at, ply = RELOAD_AT, KILL_AT, -1
    while table.my_turn(ply):
        message = table.message()
        ply = message["ply"]
        table.check(message)
        if ply >= reload_at:
            reload_at = 1_000
            key, played = table.key, table.played()
            page.reload()
            table.at(ply)
            again = Table(visitor)
            assert (again.name, again.key, again.played()) == (table.name, key, played)
            assert again.message()["decision"]["mine"] is True
        if ply >= kill_at:
            kill_at = 1_000
            _act_while_the_server_is_gone(table, own_server, some_action(message, dice))
        else:
            table.act(some_action(message, dice))
    assert (reload_at, kill_at) == (1_000, 1_000)
    message = table.message()
    assert message["status"] == "over"
    expect(table.end).to_contain_text(message["seal"]["sha256"])


def _act_while_the_server_is_gone(table: Table, server: Server, action: str) -> None:
    """A decision that is confirmed while nobody listens is stored as soon as somebody does."""
    played = table.played()
    table.choose(action)
    expect(table.preview).not_to_be_empty()
    table.visitor.expects("ERR_CONNECTION_REFUSED", "WebSocket connection to")
    server.kill()
    expect(table.page.get_by_text("Connection lost")).to_be_visible()
    expect(table.page.locator(f'main[data-ply="{len(played)}"]')).to_be_attached()
    table.confirm.click()
    server.start()
    expect(table.page.get_by_text("Connection lost")).to_have_count(0)
    table.my_turn(len(played))
    table.visitor.expects()
    assert table.played()[: len(played) + 1] == [*played, action]
