"""Board, prompt and Confirm at 200 %, at 400 %, and on a phone held sideways."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import zellige
from courses import moments_with

from .conftest import Visit
from .moments import COMPANY
from .server import Json
from .table import Table
from .visitor import check_width

TWICE: ViewportSize = {"width": 720, "height": 450}
"""1440 x 900 at 200 %."""
FOUR_TIMES: ViewportSize = {"width": 360, "height": 225}
"""The same at 400 %."""
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
CHOICES = {"medina": "merchant", "five_tribes": "take", "almadi": "place"}
STEPS = {"medina": 1, "five_tribes": 2, "almadi": 1}
"""Cells that are chosen one after the other until there is something to confirm."""
MANY_LEFT = 10
"""Decisions before the end of the game: nearer to it there may be nothing to choose from."""

_HIDDEN = """() => [document.querySelector('[data-testid=preview]') ?? document.querySelector('[data-testid=prompt] strong'),
    document.querySelector('[data-testid=confirm]'), document.querySelector('[role=gridcell][aria-selected=true]')]
  .filter(one => one !== null)
  .filter(one => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top === null || !(one.contains(top) || top.contains(one));
  }).map(one => one.outerHTML.slice(0, 80))"""


def hidden(page: Page) -> list[str]:
    """What of prompt, Confirm and chosen cell is out of sight, or under something else."""
    found: list[str] = page.evaluate(_HIDDEN)
    return found


@pytest.mark.parametrize("game", CHOICES)
def test_prompt_confirm_and_the_chosen_cell_are_seen_together(visit: Visit, game: str) -> None:
    visitor = visit()
    position = next(moment.document for moment in moments_with(game, CHOICES[game])
                    if moment.left > MANY_LEFT and len(zellige.load(moment.document).legal()) > 1)
    page = visitor.sit_down(visitor.server.found(game=game, seats=COMPANY, seed="magnified", position=position))
    table = Table(visitor)
    assert table.my_turn()
    for size in (TWICE, SIDEWAYS, FOUR_TIMES):
        page.set_viewport_size(size)
        expect(table.confirm).to_be_in_viewport()
        assert hidden(page) == []
        prompt = page.get_by_test_id("prompt").locator("strong")
        for step in range(STEPS[game]):
            asked = prompt.inner_text()
            page.keyboard.press(".")
            page.keyboard.press("Enter")
            if step + 1 < STEPS[game]:
                expect(prompt).not_to_have_text(asked)
        expect(page.locator("[role=gridcell][aria-selected=true]").first).to_be_in_viewport()
        expect(table.confirm).to_be_enabled()
        expect(table.confirm).to_be_in_viewport()
        assert hidden(page) == []
        check_width(page)
        for _ in range(STEPS[game] + 1):
            page.keyboard.press("Escape")


def test_on_a_low_screen_the_frieze_leaves_its_room_to_the_board(visit: Visit, midgame: Json) -> None:
    visitor = visit(tables=[midgame], size=TWICE)
    page = visitor.go(f"table/{midgame['table']}")
    Table(visitor).my_turn()
    expect(page.locator("header.top + svg")).to_be_hidden()
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator("header.top + svg")).to_be_visible()


def test_the_bar_at_the_top_is_one_line(visit: Visit) -> None:
    visitor = visit(size=TWICE)
    page = visitor.sit_down(visitor.server.found(seats=COMPANY, seed="one line"))
    table = Table(visitor)
    assert table.my_turn()
    ply = table.told()["ply"]
    table.act(table.told()["decision"]["actions"][0]["text"])
    assert table.my_turn(ply)
    expect(page.locator(".pill")).to_be_visible()
    for size in (TWICE, SIDEWAYS):
        page.set_viewport_size(size)
        height, room = page.locator("header.top").evaluate("bar => [bar.scrollHeight, bar.clientHeight]")
        assert height <= room
