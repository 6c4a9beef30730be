"""Score pads: what cannot be is refused at its field, nothing is lost whenever a window closes, and all of it can be read."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import zellige
from counts import often
from zellige.core.count_up import entries_of, pad_of
from zellige.core.speaker import Speaker

from .conftest import Visit
from .test_axe import Axe
from .test_pad import End, cell, check, sheet
from .visitor import SMALL_PHONE, Visitor, check_width, pictured
from .words import english_in, texts_on

GAMES = {"medina": "medina-3-seats", "five_tribes": "five-tribes-3-seats", "almadi": "almadi-3-seats"}
LARGEST = {"medina": "medina-4-seats", "five_tribes": "five-tribes-4-seats", "almadi": "almadi-5-seats"}
BEGAN = 1_700_000_000_000
NAMES = ("", "Maximilienne", "Bartholomäus Ö.", "", "Anne-Sophie")
TOO_MANY = ("777", "9999999")
"""Of a number; in a list every digit is one of it."""
WRONG = ("-1", "1.5", "four", "1 x", "−4", "0x3", "٣", "½", "99 99", "a", "1e3", "\u202e7", "?!", "3-2")
"""What no field of a pad takes."""


def keep(visitor: Visitor, **evenings: Any) -> None:
    """Puts evenings where the browser keeps them."""
    for name, evening in evenings.items():
        visitor.page.evaluate("([id, text]) => localStorage.setItem(`zellige.pad.${id}`, text)",
                              [name, json.dumps({"began": BEGAN, "changed": 1, "done": False, "outcome": None} | evening)])


def counted(end: End, names: tuple[str, ...] = NAMES) -> dict[str, Any]:
    """An evening on which the end of a game stands."""
    return {"game": end.game.name, "title": end.game.name, "names": names[:end.seats],
            "options": end.game.options_of(end.state), "entries": entries_of(end.game, end.state)}


# --- what cannot be, and windows that close ---


@pytest.mark.parametrize("name", GAMES)
def test_wrong_entries_are_refused_at_their_field_and_a_closed_window_loses_nothing(visit: Visit, name: str) -> None:
    game, dice = zellige.get(name), Random(name)
    language = "fr" if name == "almadi" else "en"
    visitor = visit(language=language)
    page = visitor.go(f"pad/{name}")
    expect(sheet(page)).to_be_visible()
    fields = [field for field in pad_of(game).fields(2)
              if field.kind in ("number", "numbers") and field.asked is None and field.by_seat]
    entered: dict[tuple[str, int], str] = {}
    for number in range(often(10, 50)):
        field, seat = dice.choice(fields), dice.randrange(2)
        wrong = dice.choice(WRONG if field.kind == "numbers" or field.most > int(TOO_MANY[0]) else (*WRONG, *TOO_MANY))
        here = cell(page, field.name, seat)
        here.fill(wrong)
        entered[field.name, seat] = here.input_value()
        refused = page.locator(f"[data-place='{field.name} {seat}'][aria-invalid=true]")
        expect(refused).to_have_count(1)
        told = page.locator(f'[id="{here.get_attribute("aria-describedby")}"]').inner_text()
        place = page.get_by_test_id("pad-at").locator("b").inner_text()
        assert any(line.startswith(place) and line.rstrip().endswith(".") for line in told.splitlines()), (wrong, told)
        if number % 10 == 9:
            here.fill("")
            expect(refused).to_have_count(0)
            del entered[field.name, seat]
        if number % 8 == 7:  # the window goes at once, before anything was counted
            field, seat = dice.choice(fields), dice.randrange(2)
            cell(page, field.name, seat).fill("2")
            entered[field.name, seat] = "2"
            page.reload()
            expect(sheet(page)).to_be_visible()
            for (one, whose), text in entered.items():
                expect(cell(page, one, whose)).to_have_value(text)
    assert language == "en" or english_in(texts_on(page)) == []
    Axe(visitor).look("with refusals")


def test_a_finger_that_slips_on_the_number_of_people_loses_no_column(visit: Visit) -> None:
    visitor, end = visit(phone=True), End.of("almadi-4-seats")
    keep(visitor, e1=counted(end))
    page = visitor.go("pad/almadi/e1")
    check(page, end)
    people = page.get_by_test_id("people")
    people.locator("summary").tap()
    for seats in ("2", "5", "4"):
        people.locator(".seg").first.get_by_text(seats, exact=True).tap()
        expect(page.locator(".sum")).to_have_count(int(seats))
    check(page, end)
    expect(people.locator("input[type=text]").nth(2)).to_have_value(NAMES[2])


def test_of_equal_palaces_one_says_by_keys_who_has_the_tile_or_nobody(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("pad/medina")
    cell(page, "orange.buildings").fill("4")
    cell(page, "orange.buildings", 1).fill("4")
    refusal = sheet(page).get_by_role("alert")
    expect(refusal).to_contain_text("several palaces have size 4")
    tile = cell(page, "palace.orange")
    tile.focus()
    page.keyboard.press("2")
    expect(refusal).to_have_count(0)
    expect(page.get_by_test_id("total-2")).to_have_text("8")
    page.keyboard.press("Backspace")
    expect(refusal).to_have_count(1)
    cell(page, "neutral.orange").fill("4")
    tile.focus()
    page.keyboard.press("0")
    expect(refusal).to_have_count(0)
    expect(page.get_by_test_id("total-2")).to_have_text("4")
    expect(page.locator(".keys .row button").last).to_have_attribute("aria-pressed", "true")


# --- everything can be read ---

_CUT = """() => {
  const found = [];
  for (const one of document.querySelectorAll('main *')) {
    if (!one.checkVisibility() || one.closest('.vh, details:not([open]) > :not(summary), svg') !== null) continue;
    const style = getComputedStyle(one);
    const field = one.matches('input, textarea');
    if ((style.overflowX !== 'visible' || field) && !one.matches('.deck, .glazed')
        && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2))
      found.push(`${one.tagName} ${one.className} ${one.value ?? one.textContent}: cut off`);
  }
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, one = text.parentElement;
    const box = one.closest('th, td, button, .panel, .glazed')?.getBoundingClientRect();
    if (box === undefined || !one.checkVisibility() || one.closest('.vh') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const {left, right, width} of range.getClientRects())
      if (width > 0 && (left < box.left - 1 || right > box.right + 1))
        found.push(`${text.data}: ${left} to ${right} of ${box.left} to ${box.right}`);
  }
  return found;
}"""


def cut_off(page: Page) -> list[str]:
    """What stands there and cannot be read to its end, or runs over its neighbour."""
    pictured(page)
    found: list[str] = page.evaluate(_CUT)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_everything_on_a_full_sheet_can_be_read_on_the_smallest_phone(visit: Visit, name: str) -> None:
    end = End.of(LARGEST[name])
    evening = counted(end)
    if name == "almadi":
        evening["entries"]["palaces"] = [[5, 4, 4, 3, 3, 2, 2, 2, 5, 4], [4, 4, 3, 3, 3, 2, 2], [5, 5], [], [2] * 12]
        evening["entries"]["done"][1] = [12, 10, 9, 6]
    for language in ("fr", "en"):
        visitor = visit(phone=True, size={"width": 320, "height": 640}, language=language, theme="dark")
        keep(visitor, e1=evening)
        page = visitor.go(f"pad/{name}/e1")
        expect(sheet(page)).to_be_visible()
        for width in (320, 360):
            page.set_viewport_size({"width": width, "height": 640})
            assert cut_off(page) == [], (language, width)
            check_width(page)
        for field in {field.kind: field for field in pad_of(end.game).fields(end.seats) if field.asked is None}.values():
            cell(page, field.name).focus()
            assert cut_off(page) == [], (language, field.name)
            if language == "fr":
                Axe(visitor).look(f"at {field.name}")
        assert language == "en" or english_in(texts_on(page)) == []


def test_forty_letters_without_a_break_stay_inside(visit: Visit) -> None:
    """On the sheet three lines of a name are shown, and all of it to whoever points at it or is at a field of theirs."""
    end = End.of("almadi-2-seats")
    names = ("W" * 40, "m" * 40)
    visitor = visit(phone=True, size=SMALL_PHONE)
    won, lost = ({"total": total, "place": place, "won": place == 1, "columns": {}} for place, total in ((1, 30), (2, -3)))
    keep(visitor, e1=counted(end, names),
         e2=counted(end, names) | {"done": True, "outcome": {"columns": [], "rows": [won, lost]}})
    page = visitor.go("pad/almadi/e1")
    check(page, end)
    check_width(page)
    expect(page.locator(".who").first).to_have_attribute("title", names[0])
    page = visitor.go("pad/almadi/history")
    expect(page.get_by_test_id("evening")).to_have_count(2)
    check_width(page)
    assert cut_off(page) == []
    expect(page.get_by_test_id("pad-people")).to_contain_text("−3")


# --- evenings ---


def test_the_table_for_other_programs_reads_back_as_what_was_played(visit: Visit, tmp_path: Path) -> None:
    """Two evenings that were counted in English, read by somebody French; the one that is not finished is nobody's result."""
    ends = [End.of("five-tribes-4-seats"), End.of("five-tribes-2-seats")]
    people = [("Leïla", "=SUM(A1)", 'Ta"riq; dit, le Grand', ""), ("Leïla", "Tariq")]
    visitor = visit(language="fr", phone=True)
    # Written down, and the window closed before the server had counted.
    late = {"done": True, "counted": 0}
    keep(visitor, **{f"e{at}": counted(end, people[at]) | late | {"began": BEGAN + at * 86_400_000, "title": "Cinq tribus"}
                     for at, end in enumerate(ends)}, e2=counted(ends[0], people[0]))
    page = visitor.go("pad/five_tribes/history")
    expect(page.get_by_test_id("pad-people").locator("tbody tr").first).to_contain_text("Leïla")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Enregistrer en CSV").tap()
    saved = tmp_path / "saved.csv"
    saving.value.save_as(saved)
    with saved.open(encoding="utf-8-sig", newline="") as file:
        lines = list(csv.DictReader(file, delimiter=";"))
    say = Speaker(ends[0].game, "fr").say
    played = [(ends[1], people[1], "2023-11-15"), (ends[0], people[0], "2023-11-14")]
    assert [(line["date"], line["jeu"], line["joueur"], int(line["rang"]), int(line["points"])) for line in lines] == [
        (day, "Five Tribes", "'=SUM(A1)" if name.startswith("=") else name or f"Joueur {seat + 1}", place, score)
        for end, names, day in played
        for seat, (name, place, score) in enumerate(zip(names, end.game.ranks(end.state), end.scores, strict=True))]
    columns = [say(column.label) for column in pad_of(ends[0].game).columns]
    assert list(lines[0])[6:] == columns
    for line in lines:
        assert sum(int(line[column]) for column in columns) == int(line["points"])
        assert line["gagné"] == str(int(line["rang"] == "1"))
