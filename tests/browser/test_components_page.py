"""The page of one's own box: edit, check, save, open, undo and play, with pointer, keyboard and finger, in both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from zellige.games.almadi import component_sets

from .conftest import Visit
from .test_axe import Axe
from .test_phone import SMALL_TARGETS, TARGET
from .visitor import Visitor, check_width
from .words import english_in, texts_on

KEPT = "zellige.components.almadi"


def opened(visitor: Visitor) -> Page:
    """The page with the set it begins with, checked."""
    page = visitor.go("components/almadi")
    expect(page.get_by_role("option").first).to_be_visible()
    expect(checked(page).locator(".good")).to_be_visible()
    return page


def checked(page: Page) -> Locator:
    return page.get_by_test_id("checked")


def entry(page: Page) -> Locator:
    """Where the chosen entry is edited."""
    return page.get_by_test_id("entry")


def option(page: Page, name: str) -> Locator:
    return page.get_by_role("option", name=re.compile(f"^{name},"))


def part(page: Page, name: str) -> None:
    page.get_by_role("navigation").get_by_role("button", name=re.compile(f"^{name}")).click()


def kept(visitor: Visitor, group: str, name: str) -> dict[str, object]:
    """An entry of the set as the browser keeps it."""
    return next(one for one in visitor.stored(KEPT)[group] if one["id"] == name)


@pytest.fixture
def at_desk(visit: Visit) -> Visitor:
    visitor = visit()
    opened(visitor)
    return visitor


def test_from_the_start_page_and_back_with_the_set(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    page.get_by_test_id("game-almadi").click()
    page.get_by_role("link", name="Almadi: your own box").click()
    expect(page.get_by_role("option").first).to_be_visible()
    page.get_by_role("textbox", name="Name of the set").fill("Leïla 2")
    page.keyboard.press("Tab")
    part(page, "Characters")
    page.get_by_role("button", name="Rubies: add one").click()
    expect(checked(page).locator(".good")).to_be_visible()
    page.get_by_role("button", name="Play with this set").click()
    brought = page.get_by_text("With the tiles and cards of “le-la-2”.")
    expect(brought).to_be_visible()
    page.reload()
    page.get_by_test_id("game-almadi").click()
    expect(brought).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile("#/table/"))
    expect(page.get_by_role("main")).to_contain_text("le-la-2")
    (table,) = visitor.stored("zellige.tables")
    position = visitor.server.get(f"tables/{table['table']}/position", key=table["key"]).json()
    assert position["components"]["set"]["characters"][0]["cost"] == 3
    visitor.go()
    page.get_by_test_id("game-almadi").click()
    page.get_by_role("button", name="Play without them").click()
    expect(page.get_by_text("With the tiles and cards of")).to_have_count(0)


def test_a_side_is_chosen_and_checked(at_desk: Visitor) -> None:
    page = at_desk.page
    option(page, "P03").click()
    entry(page).get_by_role("radio", name=re.compile("^left")).check(force=True)
    entry(page).get_by_role("button", name="Moon", exact=True).click()
    expect(option(page, "P03")).to_have_accessible_name(re.compile("left Moon, reconstructed"))
    expect(checked(page)).to_contain_text("tiles must have 2 Activation sides")
    expect(entry(page)).to_contain_text("P03 must have two, four or no Activation sides.")
    expect(page.get_by_role("button", name="Play with this set")).to_be_disabled()
    option(page, "P04").click()
    checked(page).get_by_role("button", name=re.compile("^P03 must")).click()
    expect(entry(page).get_by_role("heading")).to_have_text("P03")
    page.get_by_role("button", name="Undo").click()
    expect(checked(page)).to_contain_text("agrees with the rulebook")
    page.get_by_role("button", name="Redo").click()
    expect(checked(page)).to_contain_text("impossible")
    page.keyboard.press("Control+z")
    expect(checked(page)).to_contain_text("agrees with the rulebook")


def test_what_was_seen_in_the_box(at_desk: Visitor) -> None:
    page = at_desk.page
    expect(page.get_by_text("203 entries are still reconstructed")).to_be_visible()
    option(page, "P03").click()
    entry(page).get_by_text("Seen in my box").click()
    expect(page.get_by_text("202 entries are still reconstructed")).to_be_visible()
    expect(option(page, "P03")).to_have_accessible_name(re.compile("seen in the box$"))
    assert kept(at_desk, "landscapes", "P03")["provenance"] == {"sides": {"source": "owner", "confidence": "certain"}}
    entry(page).get_by_text("Seen in my box").click()
    assert kept(at_desk, "landscapes", "P03")["provenance"] == {"sides": {"source": "reconstructed", "confidence": "low"}}
    entry(page).get_by_role("button", name="Seen, next").click()
    expect(entry(page).get_by_role("heading")).to_have_text("P04")
    expect(page.get_by_text("202 entries are still reconstructed")).to_be_visible()


def test_a_box_is_typed(at_desk: Visitor) -> None:
    """Four letters a tile, then the next: a reader of the box never looks for the pointer."""
    page = at_desk.page
    option(page, "P05").focus()
    page.keyboard.type("agam")
    expect(option(page, "P06")).to_be_focused()
    assert kept(at_desk, "landscapes", "P05")["sides"] == {"N": "A", "E": "genie", "S": "A", "W": "marteline"}
    page.keyboard.press("ArrowRight")
    page.keyboard.type("s")
    page.keyboard.press("Backspace")
    page.keyboard.type("oara")
    assert kept(at_desk, "landscapes", "P07")["sides"] == {"N": "moon", "E": "A", "S": "ruby", "W": "A"}
    part(page, "Markets")
    option(page, "M01").focus()
    page.keyboard.type("jaja1203")
    expect(option(page, "M02")).to_be_focused()
    assert kept(at_desk, "landscapes", "M01")["goods"] == {"spice": 1, "leather": 2, "pottery": 3}
    part(page, "Start")
    option(page, "S1").focus()
    page.keyboard.type("ra-j")
    landscapes = kept(at_desk, "starts", "S1")["landscapes"]
    assert isinstance(landscapes, list)
    assert [one["sides"]["E"] for one in landscapes] == ["ruby", "A", None, "jar"]
    part(page, "Objectives")
    option(page, "OBJ01").focus()
    page.keyboard.type("12")
    expect(option(page, "OBJ02")).to_be_focused()
    assert kept(at_desk, "objectives", "OBJ01")["points"] == 12
    page.keyboard.type("7")
    page.keyboard.press("Enter")
    assert kept(at_desk, "objectives", "OBJ02")["points"] == 7
    part(page, "Characters")
    option(page, "Ali Shar").focus()
    page.keyboard.type("5")
    assert kept(at_desk, "characters", "ali_shar") == {
        "id": "ali_shar", "cost": 5, "provenance": {"cost": {"source": "owner", "confidence": "certain"}}}
    part(page, "Stall")
    option(page, "ST01").focus()
    page.keyboard.type("0020")
    assert kept(at_desk, "stalls", "ST01")["goods"] == {"carpet": 2}
    part(page, "Mosaics")
    option(page, "MO01").focus()
    page.keyboard.type("h")
    assert kept(at_desk, "mosaics", "MO01")["motif"] == "H"
    expect(page.get_by_text("194 entries are still reconstructed")).to_be_visible()


def test_single_keys_can_be_switched_off(visit: Visit) -> None:
    visitor = visit(letters=False)
    page = opened(visitor)
    option(page, "P05").focus()
    before = kept(visitor, "landscapes", "P05")
    page.keyboard.type("gggg")
    page.keyboard.press("ArrowRight")
    expect(option(page, "P06")).to_be_focused()
    assert kept(visitor, "landscapes", "P05") == before


def test_a_figure_is_drawn(at_desk: Visitor) -> None:
    page = at_desk.page
    part(page, "Objectives")
    option(page, "OBJ02").click()
    entry(page).get_by_text("Oasis", exact=True).click()
    entry(page).get_by_role("gridcell", name="Row 3, column 2: nothing").click()
    entry(page).get_by_role("gridcell", name="Row 3, column 2: Oasis").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    entry(page).get_by_text("May be mirrored").click()
    condition = kept(at_desk, "objectives", "OBJ02")["condition"]
    assert isinstance(condition, dict)
    assert condition["cells"][-2:] == [[2, 1, "oasis"], [2, 2, "oasis"]]
    assert condition["mirror"] is True
    entry(page).get_by_role("gridcell", name="Row 3, column 2: Oasis").click()
    expect(entry(page).get_by_role("gridcell", name="Row 3, column 2: nothing")).to_be_visible()
    entry(page).get_by_text("Red", exact=True).click()
    expect(page.get_by_text("There must be 5 red Objectives, not 6.").first).to_be_visible()


def test_nothing_is_lost_on_reload(at_desk: Visitor) -> None:
    page = at_desk.page
    part(page, "Stall")
    page.get_by_role("button", name="Carpets: add one").click()
    page.reload()
    expect(page.get_by_role("option").first).to_be_visible()
    part(page, "Stall")
    expect(option(page, "ST01")).to_have_accessible_name(re.compile("1 carpet"))


def test_an_empty_figure_is_kept_with_everything_else(at_desk: Visitor) -> None:
    page = at_desk.page
    part(page, "Stall")
    page.get_by_role("button", name="Carpets: add one").click()
    part(page, "Objectives")
    option(page, "OBJ02").click()
    entry(page).get_by_text("nothing", exact=True).click()
    for column in range(1, 5):
        entry(page).get_by_role("gridcell", name=f"Row 1, column {column}:").click()
    expect(checked(page)).to_contain_text("impossible")
    page.reload()
    expect(page.get_by_role("option").first).to_be_visible()
    part(page, "Objectives")
    option(page, "OBJ02").click()
    expect(entry(page).get_by_role("gridcell", name="Row 1, column 1: nothing")).to_be_visible()
    assert kept(at_desk, "stalls", "ST01")["goods"] == {"spice": 2, "carpet": 1}


@pytest.mark.parametrize("size", [None, {"width": 360, "height": 740}])
def test_a_set_of_an_unknown_shape_is_put_aside(visit: Visit, size: ViewportSize | None) -> None:
    visitor = visit(size=size, fresh=True)
    visitor.context.add_init_script(f"localStorage.getItem('{KEPT}') ?? localStorage.setItem('{KEPT}', '{{\"later\":1}}')")
    page, axe = opened(visitor), Axe(visitor)
    aside = page.get_by_role("status").filter(has_text="It was put aside")
    expect(aside).to_be_visible()
    part(page, "Objectives")
    field = entry(page).get_by_role("spinbutton", name="Points")
    field.fill("99")
    expect(field).to_have_accessible_description("A whole number from 1 to 30, please; it stays 9.")
    axe.look("a set that was put aside, and a number that is not taken")
    check_width(page)
    with page.expect_download() as saving:
        aside.get_by_role("button", name="Save what was put aside").click()
    assert saving.value.path().read_text("utf-8") == '{"later":1}'
    aside.get_by_role("button", name="Discard").click()
    expect(aside).to_have_count(0)
    page.reload()
    expect(page.get_by_role("option").first).to_be_visible()
    expect(aside).to_have_count(0)


def test_a_set_is_saved_and_opened(at_desk: Visitor, tmp_path: Path) -> None:
    page = at_desk.page
    part(page, "Mosaics")
    entry(page).get_by_text("H", exact=True).click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the set").click()
    assert saving.value.suggested_filename == "my-box.json"
    path = tmp_path / "my-box.json"
    saving.value.save_as(path)
    found = json.loads(path.read_text("utf-8"))
    assert component_sets.check(found) == []
    assert found["mosaics"][0]["motif"] == "H"
    page.get_by_role("button", name="Start over").click()
    expect(option(page, "MO01")).to_have_accessible_name(re.compile("Pattern A"))
    page.get_by_test_id("components-file").set_input_files(path)
    expect(option(page, "MO01")).to_have_accessible_name(re.compile("Pattern H"))
    path.write_text('{"schema": "almadi-components/1"}', "utf-8")
    page.get_by_test_id("components-file").set_input_files(path)
    expect(page.get_by_role("alert")).to_contain_text("This file is not a component set. The field")
    path.write_text("once upon a time", "utf-8")
    page.get_by_test_id("components-file").set_input_files(path)
    expect(page.get_by_role("alert")).to_contain_text("my-box.json")
    expect(option(page, "MO01")).to_have_accessible_name(re.compile("Pattern H"))


def test_a_game_without_sets_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.expects("400")
    page = visitor.go("components/medina")
    expect(page.get_by_role("alert")).to_contain_text("Médina has no component sets")


@pytest.mark.parametrize(("french", "phone"), [(False, False), (True, True)], ids=["en", "fr-phone"])
def test_axe_finds_nothing(visit: Visit, french: bool, phone: bool) -> None:
    """And every part is French where it should be, as wide as the phone, and large enough for a finger."""
    visitor = visit(language="fr" if french else "en", phone=phone)
    page, axe = opened(visitor), Axe(visitor)
    buttons = page.get_by_role("navigation").get_by_role("button")
    for number in range(buttons.count()):
        visitor.point(buttons.nth(number))
        expect(page.get_by_role("option").first).to_be_visible()
        axe.look(f"part {number}")
        assert not french or english_in(texts_on(page)) == []
        if phone:
            check_width(page)
            assert page.evaluate(SMALL_TARGETS, TARGET) == []
    visitor.point(buttons.nth(7))
    for _ in range(2):
        visitor.point(entry(page).get_by_role("button", name="Épices : en retirer un" if french else "Spices: remove one"))
    expect(checked(page).locator("summary")).to_be_visible()
    axe.look("something is impossible")


def test_on_a_phone(visit: Visit) -> None:
    visitor = visit(phone=True)
    page = opened(visitor)
    visitor.point(page.get_by_role("navigation").get_by_role("button").first)
    visitor.point(option(page, "P22"))
    visitor.point(entry(page).get_by_role("button", name="Ruby", exact=True))
    expect(option(page, "P22")).to_have_accessible_name(re.compile("above Ruby"))


def test_the_letters_of_sides_are_french(visit: Visit) -> None:
    visitor = visit(language="fr")
    page = opened(visitor)
    page.get_by_role("navigation").get_by_role("button").first.click()
    option(page, "P05").focus()
    page.keyboard.type("elaa")
    assert kept(visitor, "landscapes", "P05")["sides"] == {"N": "stall", "E": "moon", "S": "A", "W": "A"}
