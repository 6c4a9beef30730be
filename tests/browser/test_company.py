"""Who is at a table beside those who decide: onlookers by a link."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Visit
from .server import Server
from .test_axe import Axe
from .test_friends import behind
from .test_seats import fits, takes
from .visitor import SMALL_PHONE


def test_somebody_watches_by_a_link(visit: Visit, own_server: Server) -> None:
    """An English desk lets a French phone watch: it follows live, sees that it watches, and has nothing to press."""
    seats = [{"kind": "person", "name": "Nour"}, {"kind": "bot", "player": "random"}]
    founded = own_server.found(game="nim", seats=seats, seed="watch")
    nour, guest = visit(own_server), visit(own_server, language="fr", phone=True, size=SMALL_PHONE)
    desk = nour.sit_down(founded)
    expect(desk.get_by_test_id("score")).to_be_visible()
    expect(desk.get_by_test_id("score").get_by_test_id("onlookers")).to_have_count(0)
    desk.get_by_role("button", name="Settings", exact=True).click()
    desk.get_by_role("button", name="Let somebody watch").click()
    dialog = desk.get_by_role("dialog", name="Let somebody watch")
    link = dialog.get_by_role("textbox", name="Link for onlookers").input_value()
    assert link == f"{own_server.url}/#/watch/{founded['table']}"
    Axe(nour).look("the link to watch")
    desk.keyboard.press("Escape")

    phone = guest.go(behind(link))
    expect(phone.get_by_test_id("looks-on")).to_contain_text("Vous êtes spectateur")
    expect(desk.get_by_test_id("score").get_by_test_id("onlookers")).to_have_text("1 watches")
    ply = takes(own_server, founded)["ply"]
    phone.locator(f'main[data-ply="{ply}"]').wait_for()
    expect(phone.get_by_test_id("confirm")).to_have_count(0)
    assert guest.told is not None
    assert [seat["mine"] or seat["own"] or bool(seat["may"]) for seat in guest.told["seats"]] == [False, False]
    assert fits(phone)
    Axe(guest).look("looking on")
    guest.point(phone.get_by_role("button", name="Réglages", exact=True))
    expect(phone.get_by_role("dialog").get_by_role("button", name="Inviter un spectateur")).to_have_count(0)
    phone.keyboard.press("Escape")
    guest.go()
    expect(desk.get_by_test_id("score").get_by_test_id("onlookers")).to_have_count(0)

    nour.go(behind(link))  # whoever has a seat is led to it
    expect(desk.get_by_test_id("confirm")).to_be_visible()
    assert "#/table/" in desk.url
