"""A game against a bot to its end, with a reload and a server that is killed under it."""

from __future__ import annotations

from itertools import count
from random import Random

from playwright.sync_api import expect

from .conftest import Visit
from .moments import COMPANY, before_the_end
from .server import Server, some_action
from .table import Table

RELOAD_AT = 3
BROKEN_AT = 5
KILL_AT = 6
"""Decisions of the person before it happens."""


def test_a_game_through_a_reload_and_a_kill(visit: Visit, own_server: Server) -> None:
    visitor = visit(own_server)
    visitor.sit_down(own_server.found(seats=COMPANY, position=before_the_end("medina", 16), seed="a reload and a kill"))
    table, dice, ply = Table(visitor), Random(2), -1
    for decision in count():
        if not table.my_turn(ply):
            break
        message = table.message()
        ply = message["ply"]
        if decision == RELOAD_AT:
            table.check(message)
            key, played = table.key, table.played()
            visitor.page.reload()
            table.at(ply)
            again = Table(visitor)
            assert (again.name, again.key, again.played()) == (table.name, key, played)
            assert again.message()["decision"]["mine"] is True
        if decision == BROKEN_AT:
            _choose_while_the_line_breaks(table, own_server, some_action(message, dice))
        elif decision == KILL_AT:
            _act_while_the_server_is_gone(table, own_server, some_action(message, dice))
        else:
            table.act(some_action(message, dice))
    assert decision > KILL_AT
    message = table.message()
    assert message["status"] == "over"
    expect(table.end).to_contain_text(message["seal"]["sha256"])


def _choose_while_the_line_breaks(table: Table, server: Server, action: str) -> None:
    """What is chosen stays chosen when the table comes again as it was."""
    table.choose(action)
    table.visitor.expects("ERR_CONNECTION_REFUSED", "WebSocket connection to")
    server.kill()
    expect(table.page.get_by_text("Connection lost")).to_be_visible()
    server.start()
    expect(table.page.get_by_text("Connection lost")).to_have_count(0)
    table.visitor.expects()
    expect(table.confirm).to_be_enabled()
    table.confirm.click()


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
