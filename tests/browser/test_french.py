"""A game in French, and every other screen: no English word is left, seen or heard."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from .conftest import Visit
from .moments import COMPANY, before_the_end, some_of, where_one_can
from .server import Json, Server, some_action
from .table import Table
from .words import english_in, texts_on

LANGUAGE_NAMES = ["English"]
"""The other language is called by its own name."""


def check_french(page: Page) -> None:
    """Nothing on the page is English, or an unfilled message."""
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    texts = [text for text in texts_on(page) if text not in LANGUAGE_NAMES]
    assert english_in(texts) == []
    assert [text for text in texts if re.search(r"[{}]|undefined|null|NaN", text)] == []


def test_english_is_found_where_there_is_some(visit: Visit, midgame: Json) -> None:
    visitor = visit(tables=[midgame])
    page = visitor.go(f"table/{midgame['table']}")
    Table(visitor).my_turn()
    assert len(english_in(texts_on(page))) > 200


def test_every_piece_is_placed_in_french(visit: Visit, server: Server) -> None:
    visitor = visit(language="fr")
    page = visitor.go()
    expect(page.get_by_role("button", name="Commencer la partie")).to_be_visible()
    check_french(page)
    page.get_by_text(re.compile("précisions de règle")).click()
    check_french(page)
    page.get_by_role("button", name="Commencer la partie").click()
    assert Table(visitor).my_turn()
    check_french(page)
    check_every_verb(visit, server, "medina", Table)


def check_every_verb(visit: Visit, server: Server, game: str, table_of: type[Table]) -> None:
    """Everything that people can do, chosen, read and done in French."""
    tables, dice = where_one_can(server, game), Random(5)
    visitor = visit(language="fr", tables=[*tables.values()])
    for verb, founded in tables.items():
        visitor.go(f"table/{founded['table']}")
        table = table_of(visitor)
        assert table.my_turn()
        message = table.told()
        check_french(visitor.page)
        action = some_of(message, verb, dice)
        if table.is_step(action):
            table.act(action)
        else:
            table.choose(action)
            expect(table.preview).to_contain_text(re.compile(r"[−+]\d|Score inchangé"))
            check_french(visitor.page)
            table.confirm.click()
        table.moved_on(message["ply"])


def test_the_end_in_french(visit: Visit) -> None:
    visitor = visit(language="fr")
    visitor.sit_down(visitor.server.found(seats=[{"kind": "person"}, COMPANY[1]], seed="la fin",
                                          position=before_the_end("medina", 4)))
    table, dice, ply = Table(visitor), Random(5), -1
    while table.my_turn(ply):
        ply = table.told()["ply"]
        table.check(table.told())
        table.act(some_action(table.told(), dice))
    check_french(visitor.page)
    totals = {row["seat"]: row["total"] for row in table.message()["scores"]["rows"]}
    best = max(totals.values())
    if totals[1] == best > totals[2]:
        expect(table.end).to_contain_text(f"Vous gagnez, {best} points à {totals[2]}")
    elif totals[2] == best > totals[1]:
        expect(table.end).to_contain_text(f"Tariq gagne, {best} points à {totals[1]}")
    else:
        expect(table.end).to_contain_text(f"partagent la victoire avec {best}")


def test_every_other_screen_in_french(visit: Visit, midgame: Json, finished: Json) -> None:
    visitor = visit(language="fr", tables=[midgame])
    page = visitor.go(f"table/{midgame['table']}")
    table = Table(visitor)
    table.my_turn()
    page.get_by_test_id("score").get_by_role("button", name=re.compile("Leïla ?: main")).click()
    page.get_by_test_id("score").locator("td.t button").first.click()
    page.get_by_text("La mise en place").click()
    check_french(page)
    for name in ("Réglages", "Aide"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        check_french(page)
        page.keyboard.press("Escape")
    page.keyboard.press("/")
    expect(page.get_by_role("dialog", name="Saisir un coup")).to_be_visible()
    page.keyboard.press("Escape")
    visitor.go(f"table/{finished['table']}/12")
    expect(page.get_by_test_id("replay")).to_be_visible()
    check_french(page)
    visitor.go("guide/medina")
    expect(page.get_by_role("figure").first).to_be_visible()
    check_french(page)
    visitor.go("learn/medina")
    expect(page.get_by_test_id("prompt")).to_be_visible()
    check_french(page)


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit, midgame: Json) -> None:
    visitor = visit(tables=[midgame])
    page = visitor.go(f"table/{midgame['table']}")
    table = Table(visitor)
    table.my_turn()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text("Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_test_id("confirm")).to_have_text("Valider")
    visitor.language = "fr"
    table.check(table.message())
    assert visitor.setting("language") == "fr"
