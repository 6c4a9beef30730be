"""A game of two people who are far apart, from the link to its end: an English desk, a French phone, and somebody who watches.

On the way something is taken back by consent, a bot plays on for somebody who comes back, and the server is killed between a
click and its answer. Each game from the deal: only in the long run, of which the parts stand beside this in every run.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest
from playwright.sync_api import expect

import zellige
from counts import LONG
from zellige.core.rng import stream
from zellige.players.choose import Chooser
from zellige.players.player import Question

from .almadi import AlmadiTable
from .conftest import Visit
from .five_tribes import FiveTribes
from .server import Json, Server, some_action
from .table import Table
from .test_friends import take_a_seat
from .test_seats import open_seats
from .visitor import SMALL_PHONE, Visitor, check_width

TABLES: dict[str, type[Table]] = {"medina": Table, "almadi": AlmadiTable, "five_tribes": FiveTribes}
SEED = "a whole game 2"
LEFT, BROKEN = 2, 4
"""The first decision before which a bot may play on for a moment, and the one that is not answered."""
SEATS: list[Json] = [{"kind": "person", "name": "Nour"}, {"kind": "friend", "name": "Leïla"}]


class Whole:
    """What both decide in a whole game of Five Tribes: what a good player would, so that it does not last for ever."""

    def __init__(self) -> None:
        self._match = zellige.new("five_tribes", 2, seed=SEED)
        self._patient = Chooser(self._match.game, "patient", self._match.game.kernels())
        self._words = stream("patient")

    def way(self, message: Json) -> list[str]:
        """What is decided now; a movement is one choice."""
        while self._match.course.ply < message["ply"]:  # what plays itself
            alone, = self._match.legal()
            self._match.play(alone)
        decided = [self._decide()]
        while decided[0].startswith("take ") and self._match.legal()[0].startswith("drop "):
            decided.append(self._decide())
        return decided

    def _decide(self) -> str:
        match, seat = self._match, (self._match.seat or 0) - 1
        best = self._patient.choose(Question(match.game, match.game.masked(match.state, seat), seat, self._words))
        action: str = match.game.describe(match.state, best)
        match.play(action)
        return action


def deciding(tables: Sequence[Table]) -> Table | None:
    """The screen of whoever decides, once all screens show the same; None when the game is over."""
    for table in tables:
        table.settle()
    ply = max(table.told()["ply"] for table in tables)
    for table in tables:
        table.at(ply)
    if tables[0].told()["status"] == "over":
        return None
    mover, = (table for table in tables if table.told()["decision"]["mine"])
    mover.my_turn()
    return mover


def taken_back(desk: Table, phone: Table) -> None:
    """When both have decided the desk asks for its decision back, and the phone agrees. What has shown nothing is free."""
    ply, asks = desk.told()["ply"], desk.told()["decision"]["undo"] == "ask"
    desk.page.get_by_role("button", name="Undo: the others are asked" if asks else "Undo", exact=not asks).first.click()
    if asks:
        phone.visitor.point(phone.page.get_by_test_id("request").get_by_role("button", name="D’accord"))
    for table in (desk, phone):
        table.moved_on(ply)
    if asks:
        expect(desk.page.get_by_test_id("log")).to_contain_text("everybody agreed")


def played_on_by_a_bot(desk: Visitor, phone: Visitor, decides: Table | None = None) -> None:
    """Whoever made the table lets a bot play on for the other, who comes back: at once, or when it has decided there."""
    dialog, ply = open_seats(desk), 0 if decides is None else decides.told()["ply"]
    dialog.get_by_role("button", name="Let a bot play on (Leïla)").click()
    dialog.get_by_role("group", name="Which bot plays on for Leïla?").get_by_role("button").first.click()
    desk.page.keyboard.press("Escape")
    expect(phone.page.get_by_test_id("come-back")).to_be_visible()
    if decides is not None:
        decides.moved_on(ply)
    phone.point(phone.page.get_by_test_id("come-back"))
    expect(phone.page.get_by_test_id("come-back")).to_have_count(0)


def unanswered(table: Table, server: Server, way: Sequence[str], visitors: Sequence[Visitor]) -> None:
    """The server is killed as soon as a decision was sent; it has happened once when there is one again."""
    for visitor in visitors:
        visitor.expects("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "WebSocket connection to")
    before = table.told()["version"]
    table.act(*way)
    server.kill()
    server.start()
    for visitor in visitors:
        expect(visitor.page.get_by_text("Connexion perdue" if visitor.language == "fr" else "Connection lost")).to_have_count(0)
    table.moved_on(table.told()["ply"] if table.told()["version"] == before else -1)
    for visitor in visitors:
        visitor.expects()


@pytest.mark.skipif(not LONG, reason="whole games at three screens: make test-long")
@pytest.mark.parametrize("game", TABLES)
def test_a_game_of_two_who_are_far_apart(visit: Visit, own_server: Server, game: str) -> None:
    founded = own_server.found(game=game, seats=SEATS, seed=SEED)
    nour, leila, guest = visit(own_server), visit(own_server, language="fr", phone=True, size=SMALL_PHONE), visit(own_server)
    visitors, kind = (nour, leila, guest), TABLES[game]
    for visitor in visitors:  # as at a club, whose server opens no table by itself
        visitor.page.route("**/api/house/**", lambda route: route.fulfill(status=404, json={"error": "not here"}))
        visitor.expects("404")
    nour.sit_down(founded)
    link = f"{own_server.url}/#/join/{founded['table']}/{founded['links'][0]['link']}"
    take_a_seat(leila, link, "Leïla", "Prendre cette place")
    guest.go(f"watch/{founded['table']}")
    desk, phone = kind(nour), kind(leila)
    dice, whole = Random(3), Whole() if game == "five_tribes" else None
    way: Callable[[Json], list[str]] = whole.way if whole else lambda message: [some_action(message, dice)]
    decision, decided, undone, left = 0, [phone], False, False
    while (mover := deciding((desk, phone))) is not None:
        decision += 1
        ply, other = mover.told()["ply"], phone if mover is desk else desk
        if decision >= LEFT and decision != BROKEN and not left and mover is (desk if whole else phone):
            played_on_by_a_bot(nour, leila, None if whole else phone)  # what a bot decides is not in the game that is followed
            left = True
            if whole is None:
                decided.append(phone)
                continue
        if decision == BROKEN:
            unanswered(mover, own_server, way(mover.told()), visitors)
        else:
            mover.act(*way(mover.told()))
        for table in (mover, other):
            table.moved_on(ply)
        decided.append(mover)
        if decided[-2:] == [desk, phone] and whole is None and desk.told()["status"] == "playing" and not undone:
            taken_back(desk, phone)
            undone = True
    assert left
    assert undone or whole
    assert decision > BROKEN
    message = desk.message()
    for visitor, own in ((nour, [True, False]), (leila, [False, True]), (guest, [False, False])):
        expect(visitor.page.get_by_test_id("end")).to_contain_text(message["seal"]["sha256"])
        assert visitor.told is not None
        assert [seat["mine"] for seat in visitor.told["seats"]] == own
        assert [row["total"] for row in visitor.told["scores"]["rows"]] == [row["total"] for row in message["scores"]["rows"]]
    check_width(phone.page)
