"""A seat whose browser is lost comes back in another, by four words on paper."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Visit
from .server import HTTP, Server
from .test_axe import Axe
from .test_phone import SMALL_TARGETS, TARGET
from .visitor import SMALL_PHONE, Visitor, check_width


def elsewhere(visitor: Visitor) -> Visitor:
    """As at a club, whose server opens no table by itself."""
    visitor.page.route("**/api/house/**", lambda route: route.fulfill(status=404, json={"error": "not here"}))
    visitor.expects("404", "403")
    return visitor


def test_four_words_bring_a_seat_back_in_another_browser(visit: Visit, server: Server) -> None:
    """Written down in French on a small phone, typed on an English desk; the phone is told that it has lost the seat."""
    founded = server.found(game="nim", seats=[{"kind": "person", "name": "Nour"}, {"kind": "friend"}], seed="words")
    form = {"link": founded["links"][0]["link"], "name": "Leïla"}
    seated = HTTP.post(f"{server.url}/api/tables/{founded['table']}/join", json=form).json()
    leila = elsewhere(visit(language="fr", phone=True, size=SMALL_PHONE))
    phone = leila.sit_down(seated)
    leila.point(phone.get_by_role("button", name="Réglages", exact=True))
    leila.point(phone.get_by_role("button", name="Noter quatre mots"))
    dialog = phone.get_by_role("dialog", name="Noter quatre mots")
    leila.point(dialog.get_by_role("button", name="Montrer quatre mots"))
    words = dialog.get_by_test_id("words").get_by_role("listitem")
    expect(words).to_have_count(4)
    said = words.all_inner_texts()
    link = dialog.get_by_role("textbox", name="Lien pour vos mots").input_value()
    assert link == f"{server.url}/#/words/{founded['table']}"
    check_width(phone)
    assert phone.evaluate(SMALL_TARGETS, TARGET) == []
    Axe(leila).look("four words")
    phone.keyboard.press("Escape")

    desk = elsewhere(visit())
    page = desk.go()
    page.get_by_role("link", name="I have four words").click()
    page.get_by_role("textbox", name="The table").fill(link)
    page.get_by_role("textbox", name="The four words").fill(" ".join(said[:3]))
    desk.expects("422")
    page.get_by_role("button", name="Bring my seat back").click()
    expect(page.get_by_role("alert")).to_have_text("These are 3 words: four are asked for.")
    Axe(desk).look("typing four words")
    page.get_by_role("textbox", name="The four words").fill(" ".join(said).upper())
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(f"#/table/{founded['table']}"))
    expect(page.get_by_test_id("prompt")).to_be_visible()
    assert desk.told is not None
    assert [(seat["name"], seat["mine"]) for seat in desk.told["seats"]] == [("Nour", False), ("Leïla", True)]
    leila.point(phone.get_by_role("link", name="J’ai quatre mots"))
    expect(phone.get_by_role("textbox", name="Les quatre mots")).to_be_visible()
    expect(phone.get_by_role("textbox", name="La table")).to_have_count(0)
    check_width(phone)
