"""What somebody plans while another decides: shown on the board, heard by nobody, chosen once it is their turn."""

from __future__ import annotations

import re
from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Visit
from .server import Json, Server, offers_of
from .table import SENTENCE, Table
from .test_axe import Axe

COURSE = 60
"""Decisions after which every game has been asked for what is planned here."""


class Moment(NamedTuple):
    """After ``now`` actions the second seat decides; after ``then`` the first one may do ``action``."""

    now: int
    then: int
    action: str


def _first(message: Json, dice: Random) -> str:
    return offers_of(message)[0]


def _moment(server: Server, form: Json, verb: str) -> Moment:
    """Plays the same deal elsewhere to see what the first seat will be offered."""
    twin = server.found(**form)
    waits: int | None = None
    for ply in range(COURSE):
        message = server.advance(twin, ply, _first)
        if message["decision"]["seat"] == 2:
            waits = message["ply"] if waits is None else waits
            continue
        offers = [offer for offer in offers_of(message) if offer.split()[0] == verb]
        if waits is not None and len(offers) > 1:
            return Moment(waits, message["ply"], offers[-1])
        waits = None
    raise AssertionError(verb)


def _point(table: Table, game: str, action: str) -> Locator:
    """Points at what an action is about; answers the place."""
    verb, place = action.split()[:2]
    if game == "medina":
        table.visitor.point(table.slot(verb))
    cell = table.cell(place)
    table.visitor.point(cell)
    return cell


@pytest.mark.parametrize(("game", "verb"), [("medina", "orange"), ("five_tribes", "take"), ("almadi", "take")])
def test_what_is_planned_is_chosen_when_its_turn_comes(visit: Visit, server: Server, game: str, verb: str) -> None:
    """Five Tribes in French on a phone, the others in English at a desk."""
    form = {"game": game, "seed": "what is planned"}
    moment, french = _moment(server, form, verb), game == "five_tribes"
    founded = server.found(**form)
    server.advance(founded, moment.now, _first)
    visitor = visit(language="fr" if french else "en", phone=french)
    page = visitor.sit_down(founded | {"key": founded["key"].split(".")[0]})
    table = Table(visitor)
    planned = page.get_by_test_id("planned")
    table.at(moment.now)

    cell = _point(table, game, moment.action)
    expect(planned).to_contain_text("Prévu" if french else "Planned")
    expect(table.spoken).to_contain_text("Échap" if french else "Escape")
    expect(cell).to_have_accessible_name(re.compile("prévu|planned"))
    if french:
        Axe(visitor).look("planned")
        visitor.point(page.get_by_test_id("withdraw"))
    else:
        page.keyboard.press("Escape")
    expect(planned).to_have_count(0)
    _point(table, game, moment.action)
    expect(planned).to_be_visible()
    assert table.message()["ply"] == moment.now

    server.advance(founded, moment.then, _first)
    table.at(moment.then)
    expect(planned).to_have_count(0)
    if game == "five_tribes":
        expect(cell).to_contain_class("start")
    else:
        expect(cell).to_have_attribute("aria-selected", "true")
    if game == "medina":
        expect(table.confirm).to_be_enabled()
        expect(table.preview).to_contain_text(SENTENCE)
    assert table.message()["ply"] == moment.then
