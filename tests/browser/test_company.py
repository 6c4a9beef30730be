"""Who is at a table beside those who decide, and those who go on to the next one together."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Visit
from .server import Server
from .test_axe import Axe
from .test_friends import behind, take_a_seat
from .test_seats import resigns, takes
from .visitor import SMALL_PHONE, check_width


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
    check_width(phone)
    Axe(guest).look("looking on")
    guest.point(phone.get_by_role("button", name="Réglages", exact=True))
    expect(phone.get_by_role("dialog").get_by_role("button", name="Inviter un spectateur")).to_have_count(0)
    phone.keyboard.press("Escape")
    guest.go()
    expect(desk.get_by_test_id("score").get_by_test_id("onlookers")).to_have_count(0)

    nour.go(behind(link))  # whoever has a seat is led to it
    expect(desk.get_by_test_id("confirm")).to_be_visible()
    assert "#/table/" in desk.url


def test_a_rematch_is_one_click_for_everybody(visit: Visit, own_server: Server) -> None:
    """A French phone proposes it; an English desk sees who did and follows; each sits one seat on, with no new link."""
    seats = [{"kind": "person", "name": "Nour"}, {"kind": "friend", "name": "Leïla"}]
    founded = own_server.found(game="nim", seats=seats, options={"heap": 34}, seed="rematch")
    nour, leila = visit(own_server), visit(own_server, language="fr", phone=True, size=SMALL_PHONE)
    for visitor in (nour, leila):  # a club's server opens no table by itself
        visitor.page.route("**/api/house/**", lambda route: route.fulfill(status=404, json={"error": "not here"}))
        visitor.expects("404")
    desk, phone = nour.sit_down(founded), leila.page
    link = f"{own_server.url}/#/join/{founded['table']}/{founded['links'][0]['link']}"
    take_a_seat(leila, link, "Leïla", "Prendre cette place")
    resigns(own_server, founded)
    expect(desk.get_by_test_id("end")).to_be_visible()
    expect(desk.get_by_role("button", name="Play again, one seat on")).to_have_count(0)
    propose = phone.get_by_role("button", name="Revanche", exact=True)
    expect(propose).to_be_visible()
    check_width(phone)
    propose.evaluate("button => { button.click(); button.click(); }")
    phone.wait_for_url(re.compile(f"#/table/(?!{founded['table']})"))
    proposal = desk.get_by_test_id("rematch")
    expect(proposal).to_contain_text("Leïla proposes a rematch")
    expect(desk.get_by_test_id("spoken")).to_contain_text("Leïla proposes a rematch")
    expect(desk.get_by_role("button", name="Rematch", exact=True)).to_have_count(0)
    Axe(nour).look("a rematch is proposed")
    proposal.get_by_role("button", name="Play the rematch").click()
    desk.wait_for_url(phone.url.replace(own_server.url, "**"))
    for page, title in ((desk, "Leïla decides"), (phone, "Prenez")):
        expect(page.get_by_test_id("prompt").locator("strong")).to_contain_text(title)
    assert leila.told is not None
    assert [(seat["name"], seat["mine"]) for seat in leila.told["seats"]] == [("Leïla", True), ("Nour", False)]
