"""The guide beside the board: searched through, opened at what was refused or counted, and the signs and names of a game."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .server import Json
from .table import Table
from .test_axe import Axe
from .visitor import SMALL_PHONE, check_width


def picture(page: Page, name: str) -> None:
    if folder := os.environ.get("GUIDE_PICTURES"):
        page.screenshot(path=str(Path(folder) / f"{name}.png"))


def test_a_search_finds_words_without_accents_and_leads_back_to_the_whole(visit: Visit) -> None:
    page = visit(language="fr").go("guide/five_tribes")
    headings = page.get_by_role("article").get_by_role("heading", level=2)
    expect(headings.first).to_be_visible()
    whole = headings.count()
    page.get_by_role("searchbox", name="Chercher dans les règles").fill("vizirs\u202f3 LIEU 1")
    expect(page.get_by_role("heading", name="Jafaar")).to_be_visible()
    expect(page.get_by_role("heading", name="Shamhat")).to_have_count(0)
    expect(page.get_by_text("passages trouvés").or_(page.get_by_text("passage trouvé"))).to_have_count(1)
    picture(page, "search")
    page.get_by_role("searchbox").fill("zzz")
    expect(page.get_by_role("article")).to_have_text("Rien de trouvé")
    page.get_by_role("searchbox").fill("")
    expect(headings).to_have_count(whole)


@pytest.mark.parametrize("phone", [False, True])
def test_what_is_refused_and_counted_opens_its_place_beside_the_board(visit: Visit, midgame: Json, phone: bool) -> None:
    visitor = visit(tables=[midgame], phone=phone, **({"size": SMALL_PHONE} if phone else {}))
    guide = visitor.server.get("guides/medina", lang="en").json()
    page = visitor.go(f"table/{midgame['table']}")
    table = Table(visitor)
    table.my_turn()
    visitor.point(table.slot("merchant"))
    visitor.point(table.cell(table.message()["view"]["well"]))
    visitor.point(table.refusal.get_by_role("button"))
    expect(page.locator(f"#part-{guide['topics']['reason-turn-occupied']}")).to_be_focused()
    if phone:
        expect(page.get_by_role("dialog")).to_be_visible()
    else:
        expect(page.get_by_role("grid")).to_be_visible()
        expect(table.refusal).to_be_visible()
    check_width(page)
    picture(page, f"refusal{'-phone' * phone}")
    Axe(visitor).look("the guide beside the board")
    page.keyboard.press("Escape")
    expect(page.get_by_role("article")).to_have_count(0)
    if phone:
        return
    page.get_by_test_id("score").get_by_role("columnheader", name="Tower tiles").get_by_role("button").click()
    expect(page.locator(f"#part-{guide['topics']['column-tower-tiles']}")).to_be_focused()
    page.get_by_role("complementary").get_by_role("button", name="Close").click()
    page.keyboard.press("i")
    expect(page.get_by_role("heading", name="All signs")).to_be_focused()
    names = {word["icon"]: next(entry["title"] for section in guide["sections"] for entry in section["entries"]
                                if entry["id"] == word["at"]) for word in reversed(guide["glossary"])}
    expect(page.locator("article .signs li")).to_have_text([names[word] for word in dict.fromkeys(
        word["icon"] for word in guide["glossary"])])
    picture(page, "signs")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help: Médina")).to_contain_text("Choose a piece of your hand")
