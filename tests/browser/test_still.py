"""While one plays and looks back, the board and the prompt stay where they are, to the pixel."""

from __future__ import annotations

from random import Random

import pytest

from .almadi import AlmadiTable
from .conftest import Visit
from .five_tribes import FiveTribes
from .server import Json, offers_of, something_new
from .table import Table
from .visitor import PHONE, SMALL_PHONE, ViewportSize

_WATCH = """() => {
  window.places = new Set();
  const scrolled = one => one === null ? 0 : one.scrollTop + scrolled(one.parentElement);
  const box = one => {
    const {x, y, width, height} = one.getBoundingClientRect();
    return [x, y + scrolled(one), width, height].join(' ');
  };
  const look = () => {
    for (const what of ['.slot-of-board [role=grid]', '.almadi .numbers', '.dock']) {
      const one = document.querySelector(what);
      if (one !== null) window.places.add(`${what} ${box(one)}`);
    }
    const said = document.querySelector('.prompt .say');
    if (said !== null && said.scrollHeight > said.clientHeight) window.places.add(`more than fits: ${said.textContent}`);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Looks at every picture that the browser draws. What a person scrolls has not moved."""
_TABLES = {"medina": Table, "five_tribes": FiveTribes, "almadi": AlmadiTable}
_MANY = {"medina": 12, "five_tribes": 24, "almadi": 14}


_PLAIN: Json = {"characters": False}
_MANY_WISHES: Json = {"characters": True}


@pytest.mark.parametrize(("game", "language", "size", "options"), [
    ("medina", "en", None, {}), ("medina", "fr", SMALL_PHONE, {}), ("five_tribes", "fr", None, {}),
    ("almadi", "fr", None, _PLAIN), ("almadi", "en", PHONE, _PLAIN),
    ("almadi", "fr", None, _MANY_WISHES), ("almadi", "fr", SMALL_PHONE, _MANY_WISHES)])
def test_the_board_stands_still(visit: Visit, game: str, language: str, size: ViewportSize | None, options: Json) -> None:
    visitor = visit(language=language, phone=size is not None, size=size)
    page = visitor.sit_down(visitor.server.found(game=game, seed="still", options=options))
    table, dice, verbs = _TABLES[game](visitor), Random(3), set[str]()
    table.my_turn()
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(200)
    page.evaluate(_WATCH)
    ply = table.told()["ply"]
    for number in range(_MANY[game]):
        action = something_new(offers_of(table.told()), dice, verbs)
        # In the middle of a movement a click is a step of it.
        asks = -1 if action.split()[0] in ("take", "drop") and game == "five_tribes" else number % 5
        if asks == 1:  # a choice that is left again
            table.choose(action)
            page.keyboard.press("Escape")
            if action.startswith("take") and table.confirm.is_disabled():
                page.keyboard.press("Escape")  # a Landscape that has several cells is left after its cell
        if asks == 2:  # a cell that is refused
            visitor.point(page.locator(".slot-of-board [role=gridcell]:not(.legal)").first)
            page.keyboard.press("Escape")
        if asks == 3:  # a look back
            page.evaluate(f"location.hash = '#/table/{table.name}/{ply}'")
            page.get_by_test_id("replay").wait_for()
            page.evaluate(f"location.hash = '#/table/{table.name}'")
            table.my_turn()
        table.act(action)
        table.moved_on(ply)
        assert table.my_turn()
        ply = table.told()["ply"]
    places = page.evaluate("() => [...window.places]")
    assert len(places) == (3 if game == "almadi" else 2), "\n".join(places)
