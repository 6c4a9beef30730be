"""Stored positions rebuilt in the editor piece by piece; windows that go meanwhile, and links that tell secrets."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

import zellige
from counts import LONG

from .conftest import Visit
from .rebuild import Json, Rebuilding, Tapping, full_city, stored
from .test_editing import opened, under_work, wait_for

FULL = "full"
WHOLE: list[tuple[str, int | str | None, int]] = [
    ("strokes", None, 60), ("taps", None, 80), ("strokes", FULL, 72), ("taps", FULL, 115)] if LONG else []
"""The end of the stored game and of one that fills the city, and the presses they may take."""


@pytest.mark.parametrize(("way", "ply", "most"), [("strokes", 16, 30), ("keys", 12, 120), *WHOLE])
def test_a_stored_position_is_rebuilt_piece_by_piece(visit: Visit, way: str, ply: int | str | None, most: int) -> None:
    wanted = full_city() if isinstance(ply, str) else stored("medina-2-seats", ply)
    page, axe = opened(visit, "medina")
    building = Rebuilding(page, way)
    building.build(wanted)
    print(f"{way}: {building.presses} presses")
    assert building.presses <= most
    wait_for(page, "medina", "board", wanted["board"])
    for side, arms in wanted["arms"].items():
        wait_for(page, "medina", f"arms/{side}", arms if any(arms) else None)
    assert sorted(map(str, under_work(page, "medina")["roofs"])) == sorted(map(str, wanted["roofs"]))
    expect(page.get_by_test_id("refusals")).to_be_empty()
    scores = zellige.load({name: wanted[name] for name in ("game", "players", "board", "arms", "roofs")}).scores()
    expect(page.get_by_test_id("scores").locator("b")).to_have_text([str(score) for score in scores])
    axe.look("a rebuilt position")


ENDS = [("five_tribes", 135), ("almadi", 115)] if LONG else []


@pytest.mark.parametrize(("game", "most"), ENDS)
def test_the_end_of_another_game_is_put_together_press_by_press(visit: Visit, game: str, most: int) -> None:
    wanted = stored(f"{game.replace('_', '-')}-2-seats")
    page, _ = opened(visit, game)
    tapping = Tapping(page)
    getattr(tapping, game)(wanted)
    print(f"{game}: {tapping.presses} presses")
    assert tapping.presses <= most
    expect(page.get_by_test_id("refusals")).to_be_empty()
    expect(page.get_by_test_id("scores").locator("b")).to_have_text([str(score) for score in zellige.load(wanted).scores()])


def test_nothing_is_lost_whenever_the_window_goes(visit: Visit) -> None:
    """In the middle of a stroke or of a number, nobody knows when: it stands there afterwards, in a second tab at once."""
    page, _ = opened(visit, "medina")
    address, dice = page.url, Random("whenever")
    other = page.context.new_page()
    for row, (piece, letter) in enumerate((("1", "o"), ("2", "b"), ("3", "g")), 2):
        page.keyboard.press(piece)
        expect(page.locator(f'.palette [aria-keyshortcuts="{piece}"]')).to_have_attribute("aria-pressed", "true")
        last = dice.randrange(2, 9)
        Rebuilding(page, "strokes").stroke(f"b{row}", f"{chr(97 + last)}{row}", held=True)
        line = f".{letter * last}".ljust(14, ".")
        wait_for(page, "medina", f"board/{row - 1}", line)
        left(page, address)
        wait_for(page, "medina", f"board/{row - 1}", line)
        page.keyboard.press("u")
        wait_for(page, "medina", f"board/{row - 1}", "." * 14)
        page.keyboard.press("Shift+U")
        wait_for(page, "medina", f"board/{row - 1}", line)
    other.goto(address)
    expect(other.get_by_test_id("refusals")).to_contain_text("The well is missing.")
    page.locator("details.group", has_text="In hand").evaluate("one => { one.open = true; }")
    page.get_by_role("spinbutton", name="stable, Player 1").fill("3")  # and no further key
    wait_for(other, "medina", "hands/0/stable", 3)
    expect(other.get_by_role("spinbutton", name="stable, Player 1", include_hidden=True)).to_have_value("3")
    left(page, address)
    expect(page.get_by_role("spinbutton", name="stable, Player 1", include_hidden=True)).to_have_value("3")
    other.close()


def left(page: Page, address: str) -> None:
    """The screen is locked and the page gone; later somebody comes back."""
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    page.goto("about:blank")
    page.mouse.up()
    page.goto(address)
    expect(page.get_by_role("grid").first).to_be_visible()


def test_a_link_with_secrets_warns_whoever_copies_it(visit: Visit) -> None:
    visitor = visit(language="fr")
    secret: Json = zellige.new("almadi", seats=2, seed=1, options={"characters": True}).position()
    for game, document, warned in (("almadi", secret, 1), ("medina", stored("medina-2-seats", 12), 0)):
        kept = json.dumps({"document": document, "past": []})
        visitor.page.evaluate("([game, kept]) => localStorage.setItem(`zellige.edit.${game}`, kept)", [game, kept])
        page = visitor.go(f"edit/{game}")
        page.get_by_role("button", name="Lien").click()
        expect(page.get_by_role("dialog").get_by_role("textbox")).to_have_value(re.compile(f"#/edit/{game}/"))
        expect(page.get_by_role("dialog").get_by_role("alert")).to_have_count(warned)
