"""What a screen reader hears of the board: each cell named once, by coordinate, content and legality."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .server import Json
from .table import Table

_WORDS = {"en": {".": "empty", "m": "merchant", "W": "the well", "o": "orange building", "b": "brown building",
                 "g": "grey building", "v": "violet building", "s": "stable of a"},
          "fr": {".": "vide", "m": "marchand", "W": "le puits", "o": "bâtiment orange", "b": "bâtiment marron",
                 "g": "bâtiment gris", "v": "bâtiment violet", "s": "étable d"}}
_LEGAL = {"en": ("Legal: ", "Not legal"), "fr": ("Autorisé : ", "Non autorisé")}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_cell_says_where_it_is_what_it_holds_and_whether_it_may_be_chosen(visit: Visit, midgame: Json,
                                                                               language: str) -> None:
    visitor = visit(tables=[midgame], language=language)
    page = visitor.go(f"table/{midgame['table']}")
    table = Table(visitor)
    table.my_turn()
    message, seen = table.message(), table.seen()
    view = message["view"]
    heard = page.get_by_role("grid").aria_snapshot()
    names = re.findall(r'gridcell "([^"]*)"', heard)
    assert len(re.findall(r"^\s*- '?row\b", heard, re.MULTILINE)) == view["rows"] + 2
    assert len(names) == len(set(names)) == (view["rows"] + 2) * (view["columns"] + 2)
    legal, not_legal = _LEGAL[language]
    for row, line in enumerate(view["board"], 1):
        for column, letter in zip("abcdefghijklmnop", line, strict=False):
            cell = f"{column}{row}"
            name = next(name for name in names if re.match(rf"{cell} ?:", name))
            assert _WORDS[language][letter] in name
            assert (legal if cell in seen["legal"] else not_legal) in name
    changes = {action["text"]: action["changes"] for action in message["decision"]["actions"]}
    for cell in seen["legal"]:
        worth = changes.get(f"{seen['picked']} {cell}")
        if worth is None or not any(worth):
            continue
        expect(table.cell(cell)).to_have_accessible_name(re.compile(
            ", ".join(re.escape(f"{seat['name']} {'+' if amount > 0 else '−'}{abs(amount)}")
                      for seat, amount in zip(message["seats"], worth, strict=True) if amount)))


def test_a_move_of_another_is_announced_in_the_words_of_the_log(visit: Visit) -> None:
    visitor = visit()
    seats = [{"kind": "person"}, {"kind": "bot", "player": "random", "name": "Tariq"}]
    founded = visitor.server.found(seats=seats, seed="aloud")
    visitor.sit_down(founded)
    table, heard, ply = Table(visitor), False, -1
    for number in range(8):
        assert table.my_turn(ply)
        message = table.message()
        ply = message["ply"]
        last = message["log"][-1] if message["log"] else None
        if last is not None and last["seat"] == 2:
            expect(table.spoken).to_contain_text(last["text"])
            expect(table.spoken).to_contain_text(message["decision"]["title"])
            heard = True
        table.choose(message["decision"]["actions"][number]["text"])
        expect(table.spoken).to_contain_text("Enter confirms.")
        table.confirm.click()
    assert heard


def test_the_page_has_its_landmarks_and_one_heading(visit: Visit, midgame: Json) -> None:
    visitor = visit(tables=[midgame])
    page = visitor.go(f"table/{midgame['table']}")
    Table(visitor).my_turn()
    expect(page.get_by_role("heading", level=1)).to_have_text("Médina")
    expect(page.get_by_role("main")).to_have_count(1)
    expect(page.get_by_role("banner")).to_have_count(1)
    expect(page.get_by_role("complementary", name="Scores and log")).to_be_visible()
    expect(page).to_have_title("● Your turn · Médina")
