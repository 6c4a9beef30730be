"""A cell that is not legal says why: at the cell, in the prompt and aloud, with the section of the rulebook."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import zellige

from .conftest import Visit
from .table import Table


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("phone", [False, True])
def test_an_illegal_cell_says_why(visit: Visit, language: str, phone: bool) -> None:
    visitor = visit(language=language, phone=phone)
    founded = visitor.server.found(seed="refused")
    page = visitor.sit_down(founded)
    table = Table(visitor)
    table.my_turn()
    message = table.message()
    document = visitor.server.get(f"tables/{table.name}/position", key=table.key).json()
    match, well = zellige.load(document), message["view"]["well"]
    beside = f"{chr(ord(well[0]) + 1)}{well[1:]}"
    held_back = next(cell for cell in ("e5", "f6") if cell not in (well, beside))
    for action in (f"orange {beside}", f"merchant {well}", "wall nd", f"violet {well}", f"stable {held_back}"):
        kind, _, where = action.partition(" ")
        why = match.reason(action, language)
        assert why is not None
        visitor.point(table.slot(kind))
        place = table.cell(action if kind == "wall" else where)
        visitor.point(place)
        expect(table.refusal).to_have_text(f"{why.text} {why.section}")
        expect(page.get_by_role("tooltip")).to_have_text(f"{why.text} {why.section}")
        expect(table.spoken).to_have_text(f"{why.text} {why.section}")
        expect(place).to_have_accessible_description(f"{why.text} {why.section}")
        expect(table.confirm).to_be_disabled()
    assert table.spoken.get_attribute("aria-live") == "polite"
    assert table.message()["ply"] == 0
    page.keyboard.press("Escape")
    expect(table.refusal).to_have_count(0)


def test_a_wrong_notation_says_why(visit: Visit) -> None:
    visitor = visit()
    founded = visitor.server.found(seed="refused")
    page = visitor.sit_down(founded)
    table = Table(visitor)
    table.my_turn()
    for text in ("castle e5", "orange z99", "orange zz", "wall zz", "tea", "wall nd", "stable e5", "roof e5"):
        page.keyboard.press("/")
        field = page.get_by_role("dialog").get_by_role("combobox")
        field.fill(text)
        page.keyboard.press("Enter")
        wrong = page.get_by_role("dialog").get_by_role("alert")
        expect(wrong).to_contain_text("Right would be, for example: ")
        expect(field).to_have_value(text)
        expect(field).to_be_focused()
        expect(field).to_have_accessible_description(wrong.locator("p").first.inner_text())
        right = wrong.locator("p").last.inner_text().split(": ")[1].split(" · ")
        assert {*right} <= {action["text"] for action in table.told()["decision"]["actions"]}
        if text == "orange z99":
            assert all(action.startswith("orange ") for action in right)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("/")
    expect(field).to_have_value(text)
    field.fill(table.told()["decision"]["actions"][0]["text"].upper().replace(" ", "  "))
    page.keyboard.press("Enter")
    expect(table.confirm).to_be_focused()
    assert table.message()["ply"] == 0


def test_a_piece_for_the_other_kind_of_place_is_said_too(visit: Visit) -> None:
    visitor = visit()
    founded = visitor.server.found(seed="refused")
    page = visitor.sit_down(founded)
    table = Table(visitor)
    table.my_turn()
    table.slot("orange").click()
    table.cell("wall nc").click()
    expect(page.get_by_role("tooltip")).to_have_text("Only walls go around the city.")
    table.slot("wall").click()
    table.cell("e5").click()
    expect(page.get_by_role("tooltip")).to_have_text("Walls go around the city only.")
