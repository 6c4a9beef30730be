"""The same deal for friends: begun on the start page, taken by one link, all results side by side once the last has ended."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from counts import LONG

from .conftest import Visit
from .server import Json, Server, offers_of
from .test_axe import Axe
from .visitor import SMALL_PHONE, Visitor, check_width


def own(visitor: Visitor) -> Json:
    """The table that a browser remembers, with its key."""
    found: Json = visitor.stored("zellige.tables")[0]
    return found


def test_two_friends_play_the_same_deal_of_almadi_alone(visit: Visit, own_server: Server) -> None:
    nour, ben = visit(own_server), visit(own_server, language="fr", phone=True, size=SMALL_PHONE)
    desk, phone = Axe(nour), Axe(ben)
    page = nour.go()
    nour.point(page.get_by_role("button", name=re.compile("^Almadi")))
    nour.point(page.get_by_role("group", name="Number of players").get_by_text("1", exact=True))
    page.get_by_test_id("seat-1").get_by_role("textbox").fill("Nour")
    nour.point(page.get_by_test_id("deal-choice").get_by_text("Friends play the same deal, each for themselves"))
    expect(page.get_by_test_id("seat-1").get_by_text("Friend", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="Choose a seed")).to_have_count(0)
    nour.point(page.get_by_role("group", name="Until when").get_by_text("3 days"))
    desk.look("the choice")
    nour.point(page.get_by_role("button", name="Start the game"))
    expect(page.get_by_test_id("deal")).to_contain_text("The same deal for friends: Almadi")
    link = page.get_by_role("textbox", name="Link for the same deal").input_value()
    assert link.startswith(f"{own_server.url}/#/deal/")
    expect(page.get_by_text("One place is free.")).to_be_visible()
    desk.look("the link")

    there = ben.go(link.split("#/")[1])
    expect(there.get_by_test_id("deal")).to_contain_text("La même donne entre amis")
    phone.look("a place")
    there.get_by_role("textbox", name="Votre nom").fill("Ben")
    there.get_by_role("button", name="Jouer cette donne").evaluate("button => { button.click(); button.click(); }")
    there.wait_for_url(re.compile("#/table/"))
    expect(there.get_by_test_id("deal-note")).to_contain_text("Vos amis jouent la même donne")
    assert own(nour)["table"] != own(ben)["table"]

    own_server.advance(own(nour), 1_000)
    page.get_by_role("link", name="To your table").click()
    expect(page.get_by_test_id("end")).to_contain_text("Friends still play this deal.")
    expect(page.get_by_role("link", name="Save the record")).to_have_count(0)
    page.get_by_test_id("deal-note").get_by_role("link", name="Same deal").click()
    who = page.get_by_role("list").filter(has_text="Nour")
    expect(who).to_contain_text("has ended")
    expect(who).to_contain_text("still plays")
    desk.look("who still plays")
    nour.go("tables")
    expect(page.get_by_text("same deal: 1 of 2 have ended")).to_be_visible()

    own_server.advance(own(ben), 1_000)
    there.get_by_test_id("deal-note").get_by_role("link", name="Les résultats côte à côte").click()
    results = there.get_by_test_id("deal-results")
    expect(results.get_by_role("columnheader")).to_have_count(2)
    expect(results).to_contain_text("Nour")
    phone.look("the results")
    check_width(there)
    page.get_by_role("link", name=re.compile("^Same deal: Almadi")).click()
    expect(page.get_by_test_id("deal-results")).to_contain_text("Ben")
    desk.look("the results at a desk")


def good(message: Json, dice: Random) -> str:
    """What gains most at once, so that the game comes to its end."""
    mine, offers = message["decision"]["seat"] - 1, message["decision"]["actions"]
    gains = [offer["changes"][mine] if offer["changes"] else 0 for offer in offers]
    return dice.choice([text for text, gain in zip(offers_of(message), gains, strict=True) if gain == max(gains)])


@pytest.mark.skipif(not LONG, reason="whole games against bots: make test-long")
@pytest.mark.parametrize(("game", "title"), [("medina", "Médina"), ("five_tribes", "Five Tribes")])
def test_two_friends_play_the_same_deal_each_against_a_bot(visit: Visit, own_server: Server, game: str, title: str) -> None:
    """From the start page to the results, in English at a desk and in French on a phone."""
    nour, ben = visit(own_server), visit(own_server, language="fr", phone=True, size=SMALL_PHONE)
    page = nour.go()
    nour.point(page.get_by_role("button", name=re.compile(f"^{title}")))
    page.get_by_test_id("seat-1").get_by_role("textbox").fill("Nour")
    nour.point(page.get_by_test_id("deal-choice").get_by_text("Friends play the same deal, each for themselves"))
    nour.point(page.get_by_role("button", name="Start the game"))
    link = page.get_by_role("textbox", name="Link for the same deal").input_value()
    there = ben.go(link.split("#/")[1])
    there.get_by_role("textbox", name="Votre nom").fill("Ben")
    ben.point(there.get_by_role("button", name="Jouer cette donne"))
    there.wait_for_url(re.compile("#/table/"))
    expect(there.get_by_test_id("deal-note")).to_be_visible()
    ended = own_server.advance(own(nour), 1_000, good)
    page.get_by_role("link", name="To your table").click()
    expect(page.get_by_test_id("end")).to_contain_text("Friends still play this deal.")
    own_server.advance(own(ben), 1_000, good)
    there.get_by_test_id("deal-note").get_by_role("link", name="Les résultats côte à côte").click()
    for visitor in (nour, ben):
        if visitor is nour:
            page.get_by_test_id("deal-note").get_by_role("link", name="Results side by side").click()
        results = visitor.page.get_by_test_id("deal-results")
        expect(results.get_by_role("columnheader")).to_have_count(2)
        expect(results).to_contain_text(str(ended["scores"]["rows"][0]["total"]))
    check_width(there)
