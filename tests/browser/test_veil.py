"""Two people before one screen: what one of them alone may see is covered until they ask for it."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from .almadi import AlmadiTable
from .conftest import Visit
from .five_tribes import FiveTribes
from .server import some_action
from .table import Table
from .test_axe import Axe
from .visitor import PHONE

VEILED = {"unveiled": False}


def test_coins_and_cards_come_when_they_are_asked_for_and_go_with_the_turn(visit: Visit) -> None:
    visitor = visit()
    page = visitor.sit_down(visitor.server.found(game="five_tribes", seed="veil") | VEILED)
    table, dice = FiveTribes(visitor), Random(1)
    show, locks = page.get_by_test_id("show-mine"), page.get_by_test_id("score").locator(".lock")
    expect(show).to_be_focused()
    expect(table.confirm).to_have_count(0)
    expect(page.locator(".cell.legal, .spot.legal")).to_have_count(0)
    covered = locks.count()
    expect(table.spoken).to_contain_text("What only this player may see is covered")
    assert visitor.told is not None
    assert [player["coins"] for player in visitor.told["view"]["players"]] == [None, None]
    Axe(visitor).look("the veil")
    page.keyboard.press("Enter")
    expect(show).to_have_count(0)
    assert table.my_turn()
    assert locks.count() < covered
    seat = table.told()["decision"]["seat"]
    while table.told()["decision"]["seat"] == seat:
        ply = table.told()["ply"]
        table.act(some_action(table.told(), dice))
        table.moved_on(ply)
    expect(show).to_be_focused()
    assert locks.count() == covered
    table.settle()
    page.keyboard.press("u")
    table.at(ply)
    expect(show).to_be_visible()
    assert locks.count() == covered


def test_a_hidden_hand_of_medina_comes_when_it_is_asked_for(visit: Visit) -> None:
    visitor = visit(phone=True, size=PHONE)
    page = visitor.sit_down(visitor.server.found(seed="veil") | VEILED | {"hideHands": True})
    table, dice = Table(visitor), Random(2)
    show = page.get_by_test_id("show-mine")
    for _ in range(2):
        expect(show).to_be_focused()
        expect(page.locator("[data-kind]")).to_have_count(0)
        show.tap()
        assert table.my_turn()
        seat = table.told()["decision"]["seat"]
        while table.told()["decision"]["seat"] == seat:
            ply = table.told()["ply"]
            table.act(some_action(table.told(), dice))
            table.moved_on(ply)


def test_characters_of_almadi_come_when_they_are_asked_for_and_go_with_the_turn(visit: Visit) -> None:
    visitor = visit()
    founded = visitor.server.found(game="almadi", seed="veil", options={"characters": True})
    page = visitor.sit_down(founded | VEILED)
    table, dice = AlmadiTable(visitor), Random(3)
    show, kept = page.get_by_test_id("show-mine"), dict[int, list[str]]()

    def told_of_others() -> list[str]:
        """Names of Characters that only their seat may know, and that stand in the page all the same."""
        view, content = table.told()["view"], page.content()
        known = {one["name"] for one in [*view["face_up"], *(one for realm in view["realms"] for one in realm["recruited"])]}
        return [name for names in kept.values() for name in names if name not in known and name in content]

    for turn in range(4):
        expect(show).to_be_focused()
        expect(page.locator("[data-keep], .space.legal")).to_have_count(0)
        for realm in table.told()["view"]["realms"]:
            assert {*realm["dealt"], *realm["hand"]} <= {None}
        assert told_of_others() == []
        page.keyboard.press("Enter")
        expect(show).to_have_count(0)
        assert table.my_turn()
        message = table.told()
        seat, ply = message["decision"]["seat"], message["ply"]
        mine = message["view"]["realms"][seat - 1]
        names = [one["name"] for one in mine["dealt" if turn < 2 else "hand"]]
        assert names
        if turn >= 2:
            kept[seat] = names
        for name in names:
            expect(page.get_by_text(name, exact=True).first).to_be_visible()
        while table.told()["decision"]["seat"] == seat:
            ply = table.told()["ply"]
            table.act(some_action(table.told(), dice))
            table.moved_on(ply)
    page.keyboard.press("u")
    expect(show).to_be_visible()
    assert told_of_others() == []
