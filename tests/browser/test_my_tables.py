"""The page of one's tables: whose decision it is, what came of those that are over, and what one does with them."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from .conftest import Visit
from .server import Json, Server
from .table import Table
from .test_axe import Axe
from .test_phone import SMALL_TARGETS, TARGET
from .test_seats import resigns
from .visitor import SMALL_PHONE, Visitor, check_width, read


def keys(server: Server, founded: Json) -> tuple[Json, Json]:
    """A table with the key of the seat that decides, and with that of the other."""
    decides = server.get(f"tables/{founded['table']}").json()["decision"]["seat"]
    one, other = ({**founded, "key": key} for key in founded["key"].split("."))
    return (one, other) if decides == 1 else (other, one)


def asked_to_keep(visitor: Visitor, what: str) -> Locator:
    """The dialog of the one table that is to be taken away, by keys: it offers to keep it first."""
    page = visitor.page
    page.get_by_role("button", name=re.compile("Retirer")).press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Garder")).to_be_focused()
    check_width(page)
    Axe(visitor).look(what)
    return dialog


def test_ones_tables_on_a_phone_in_french(visit: Visit, server: Server, midgame: Json, finished: Json, tmp_path: Path) -> None:
    """They say whose decision it is and what came of them; they are searched, hidden, saved and removed, by keys as well."""
    other = server.found(seats=[{"kind": "person", "name": "Zoé"}, {"kind": "person", "name": "Zoé"}])
    _, theirs = keys(server, other)
    gone = {"table": "nowhere", "key": "x"}
    leila = visit(language="fr", phone=True, size=SMALL_PHONE, tables=[midgame, finished, theirs, gone])
    page = leila.go()
    leila.point(page.get_by_role("banner").get_by_role("link", name="Mes tables"))
    under_way, over = (page.get_by_role("region", name=name) for name in ("En cours", "Terminées"))
    expect(over.get_by_role("listitem")).to_contain_text("gagne")
    expect(page).to_have_title("● 1 · Mes tables")
    rows = under_way.get_by_role("listitem")
    expect(rows).to_have_count(3)
    expect(rows.filter(has_text="À vous de décider")).to_contain_text("Leïla et Tariq")
    expect(rows.filter(has_text=re.compile(r"Zoé \(.\) décide · tour 1"))).to_contain_text("commencée")
    expect(rows.filter(has_text="plus sur ce serveur")).to_have_count(1)
    check_width(page)
    assert page.evaluate(SMALL_TARGETS, TARGET) == []
    Axe(leila).look("my tables")

    search = page.get_by_role("searchbox")
    search.fill("zoe")
    expect(page.get_by_role("listitem")).to_have_count(1)
    page.get_by_role("button", name="Masquer Médina avec Zoé (1) et Zoé (2)").press("Enter")
    expect(page.locator("details")).to_have_attribute("open", "")
    search.fill("rien de tel")
    expect(page.get_by_text("Aucune table ne contient « rien de tel ».")).to_be_visible()
    search.fill("")
    expect(rows).to_have_count(2)
    assert {one["table"]: one.get("hidden") for one in leila.stored("zellige.tables")}[other["table"]] is True

    with page.expect_download() as saving:
        leila.point(over.get_by_role("button", name="Enregistrer la partie"))
    saving.value.save_as(tmp_path / "record")
    assert json.loads((tmp_path / "record").read_text("utf-8").splitlines()[0])["game"] == "medina"

    rows.filter(has_text="plus sur ce serveur").get_by_role("button", name="Retirer").press("Enter")
    dialog = page.get_by_role("dialog", name="Retirer Médina ?")
    expect(dialog.get_by_role("button", name="Garder")).to_be_focused()
    read(page)
    dialog.get_by_role("button", name="Retirer").press("Enter")
    expect(rows).to_have_count(1)
    assert "nowhere" not in [one["table"] for one in leila.stored("zellige.tables")]
    rows.get_by_role("link").press("Enter")
    expect(page.get_by_test_id("prompt")).to_be_visible()
    expect(page).to_have_title("● À vous · Médina")


_NOTES = """
window.notes = [];
Object.defineProperty(document, 'hidden', {get: () => window.behind === true});
window.Notification = class { static permission = 'granted'; constructor(title) { %s } };
ServiceWorkerRegistration.prototype.showNotification = async title => { window.notes.push(`worker: ${title}`); };
"""


def behind(visitor: Visitor, notifies: str) -> Visitor:
    """Whoever has allowed notifications, and whose page is behind others as long as it says so. ``notifies``: what one does."""
    visitor.page.add_init_script(_NOTES % notifies)  # the shell of Chromium has none of its own
    return visitor


def test_whoever_looks_elsewhere_is_told_once_that_they_are_waited_for(visit: Visit, server: Server) -> None:
    """An English desk, and a French phone on which no page shows notifications itself: by the title, and by one."""
    first, second = keys(server, server.found())
    leila = behind(visit(tables=[first], notifies=True, fresh=True), "window.notes.push(title);")
    tariq = behind(visit(tables=[second], notifies=True, fresh=True, language="fr", phone=True, size=SMALL_PHONE),
                   "throw new TypeError('Illegal constructor');")
    for one in (leila, tariq):
        one.go(f"table/{first['table']}")
    expect(leila.page).to_have_title("● Your turn · Médina")
    expect(tariq.page).to_have_title("Médina · zellige")
    tariq.page.evaluate("window.behind = true")
    plays_its_turn(leila)
    expect(leila.page).to_have_title("Médina · zellige")
    expect(tariq.page).to_have_title("● À vous · Médina")
    tariq.page.wait_for_function("() => window.notes.join() === 'worker: ● À vous · Médina'")
    assert leila.page.evaluate("window.notes") == []
    leila.page.evaluate("window.behind = true")
    plays_its_turn(tariq)
    expect(leila.page).to_have_title("● Your turn · Médina")
    visit().go(f"watch/{first['table']}")
    expect(leila.page.get_by_test_id("score").get_by_test_id("onlookers")).to_have_text("1 watches")
    assert leila.page.evaluate("window.notes") == ["● Your turn · Médina"]


def plays_its_turn(visitor: Visitor) -> None:
    """Decides as often as it is asked."""
    table = Table(visitor)
    table.my_turn()
    while table.told()["decision"]["mine"]:
        ply = table.told()["ply"]
        table.act(table.told()["decision"]["actions"][0]["text"])
        table.moved_on(ply)


def test_a_table_is_deleted_for_all_once_both_want_it(visit: Visit, server: Server) -> None:
    """Asked for on a small French phone, by keys; agreed to elsewhere."""
    founded = server.found(seats=[{"kind": "person", "name": "Leïla"}, {"kind": "person", "name": "Tariq"}])
    one, other = ({**founded, "key": key} for key in founded["key"].split("."))
    leila, tariq = visit(language="fr", phone=True, size=SMALL_PHONE, tables=[one]), visit(tables=[other])
    page = leila.go("tables")
    dialog = asked_to_keep(leila, "deleting for all")
    dialog.get_by_role("button", name="Supprimer pour tout le monde").press("Enter")
    expect(page.get_by_role("status").filter(has_text="dès qu’une autre place aura accepté")).to_be_visible()
    expect(page.get_by_role("listitem")).to_contain_text("les autres n’ont pas encore accepté")

    page = tariq.go("tables")
    row = page.get_by_role("listitem")
    expect(row).to_contain_text("Leïla asks to delete this table for everybody")
    row.get_by_role("button", name=re.compile("Remove")).click()
    page.get_by_role("dialog").get_by_role("button", name="Agree: delete for everybody").click()
    expect(page.get_by_role("status").filter(has_text="has been deleted for everybody")).to_be_visible()
    expect(row).to_have_count(0)
    assert tariq.stored("zellige.tables") == []
    leila.page.reload()
    expect(leila.page.get_by_role("listitem")).to_contain_text("plus sur ce serveur")


def test_a_name_goes_from_a_finished_game_and_all_games_are_saved(visit: Visit, server: Server, tmp_path: Path) -> None:
    """By keys, on a small French phone."""
    founded = server.found(game="nim", seats=[{"kind": "person", "name": "Leïla"}, {"kind": "person", "name": "Tariq"}])
    resigns(server, {**founded, "key": founded["key"].split(".")[1]})
    leila = visit(language="fr", phone=True, size=SMALL_PHONE, tables=[{**founded, "key": founded["key"].split(".")[0]}])
    page = leila.go("tables")
    row = page.get_by_role("listitem")
    expect(row).to_contain_text("Leïla")
    with page.expect_download() as saving:
        leila.point(page.get_by_role("button", name="Enregistrer toutes mes parties finies"))
    saving.value.save_as(tmp_path / "records")
    assert json.loads((tmp_path / "records").read_text("utf-8").splitlines()[0])["seats"] == ["Leïla", "Tariq"]
    check_width(page)
    dialog = asked_to_keep(leila, "taking one's name out")
    dialog.get_by_role("button", name="Retirer mon nom").press("Enter")
    expect(page.get_by_role("status").filter(has_text="Votre nom a disparu")).to_be_visible()
    expect(row).not_to_contain_text("Leïla")
    assert server.get(f"tables/{founded['table']}").json()["seats"][0]["name"] == "Player 1"
