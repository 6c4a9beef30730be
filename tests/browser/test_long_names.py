"""Forty letters without a break, as long as a name may be, stay inside their panels."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from zellige.server.wire.forms import LONGEST_NAME

from .conftest import Visit
from .server import Json, Server
from .table import Table
from .visitor import DESKTOP, SMALL_PHONE, check_width

LONG = ["W" * LONGEST_NAME, "m" * LONGEST_NAME]
SEATS: list[Json] = [{"kind": "person", "name": name} for name in LONG]
_PANELS = """[data-testid=prompt], [data-testid=score], [data-testid=log], [data-testid=end] section, dialog[open], .chips > *,
    .slot-of-board, header.top, .panel"""
_OUTSIDE = """([panels, names]) => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, one = text.parentElement;
    if (!names.some(name => text.data.includes(name)) || !one.checkVisibility() || one.closest('.vh') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const {left, right, width} of range.getClientRects()) {
      let [from, to] = [left, right];
      // What is cut with an ellipsis, or scrolls within its panel, ends where that does.
      for (let around = one; around !== null; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === 'visible') continue;
        const box = around.getBoundingClientRect();
        [from, to] = [Math.max(from, box.left), Math.min(to, box.right)];
      }
      const within = one.closest(panels)?.getBoundingClientRect();
      // The prompt of a phone has no box of its own.
      const panel = within?.width ? within : {left: 0, right: innerWidth};
      const [least, most] = [Math.max(0, panel.left) - 1, Math.min(innerWidth, panel.right) + 1];
      if (width > 0 && to > from && (from < least || to > most))
        found.push(`${one.outerHTML.slice(0, 120)}: ${from} to ${to}, not ${least} to ${most}`);
    }
  }
  return found;
}"""


def outside(page: Page) -> list[str]:
    """Where a long name goes beyond its panel or the window."""
    check_width(page)
    found: list[str] = page.evaluate(_OUTSIDE, [_PANELS, LONG])
    return found


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize(("game", "options", "ply"), [
    ("medina", {}, 30), ("five_tribes", {}, 40), ("almadi", {"characters": False}, 30)])
def test_long_names_stay_in_their_panels(visit: Visit, server: Server, game: str, options: Json, ply: int, phone: bool) -> None:
    founded = server.found(game=game, seats=SEATS, seed="long names", options=options)
    server.advance(founded, ply)
    visitor = visit(phone=phone, size=SMALL_PHONE if phone else DESKTOP, tables=[founded])
    page = visitor.go(f"table/{founded['table']}")
    table = Table(visitor)
    assert table.my_turn()
    assert outside(page) == []
    if phone:
        page.get_by_role("button", name="Scores and log", exact=True).tap()
        page.get_by_role("dialog").get_by_test_id("log").wait_for()
        assert outside(page) == []
        page.keyboard.press("Escape")
    server.advance(founded, 1_000)
    table.end.wait_for()
    assert outside(page) == []
