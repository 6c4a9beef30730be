"""Positions put together on the board: one by the mouse, one by keys, one on a phone in French."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import zellige

from .conftest import Visit
from .rebuild import stored
from .test_axe import Axe
from .test_phone import SMALL_TARGETS, TARGET
from .visitor import SMALL_PHONE, check_width
from .words import english_in, texts_on

Json = dict[str, Any]


def opened(visit: Visit, game: str, **how: Any) -> tuple[Page, Axe]:
    """The board of a game with nothing on it, and who looks at it with the eyes of others."""
    visitor = visit(**how)
    page: Page = visitor.page
    page.goto(f"{visitor.server.url}/#/edit/{game}")
    expect(page.get_by_role("grid").first).to_be_visible()
    return page, Axe(visitor)


def under_work(page: Page, game: str) -> Json:
    """The document as the page keeps it."""
    found: Json = json.loads(page.evaluate("game => localStorage.getItem('zellige.edit.' + game)", game))["document"]
    return found


def wait_for(page: Page, game: str, path: str, value: Any) -> None:
    """Waits until a place of the document says something."""
    page.wait_for_function("""([game, path, value]) => {
            const found = JSON.parse(localStorage.getItem('zellige.edit.' + game) ?? '{}').document ?? {};
            return JSON.stringify(path.split('/').reduce((inside, key) => inside?.[key], found) ?? null) === value;
        }""", arg=[game, path, json.dumps(value, separators=(",", ":"))])


def stroke(page: Page, first: str, last: str) -> None:
    """Presses on a cell, drags to another, lets go."""
    ends = [page.locator(f'[data-cell="{cell}"]').bounding_box() for cell in (first, last)]
    (x, y), (a, b) = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in ends if box)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(a, b)
    page.mouse.up()


def choose(page: Page, piece: str) -> None:
    """Chooses a piece; its name may go on with how many there are."""
    button = page.locator(".palette").get_by_role("button", name=piece).first
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


def test_a_city_is_painted_with_the_mouse_and_played_on(visit: Visit) -> None:
    """Press and drag; what cannot be is said at once, undo takes the stroke back; what is left can be played."""
    page, axe = opened(visit, "medina")
    expect(page.get_by_test_id("refusals")).to_contain_text("The well is missing.")
    for piece, first, last in (("well", "h6", "h6"), ("merchant", "e7", "e9"), ("orange", "b2", "e2"), ("stable", "c3", "c3"),
                               ("roof of player 2", "b2", "b2"), ("wall", "wall nd", "wall nd")):
        choose(page, piece)
        stroke(page, first, last)
    expect(page.get_by_test_id("refusals")).to_be_empty()
    scores = page.get_by_test_id("scores").locator("b")
    expect(scores).to_have_text(["0", "9"])
    choose(page, "grey")
    stroke(page, "f3", "f3")
    expect(page.get_by_test_id("refusals")).to_contain_text("touch")
    axe.look("what cannot be")
    page.keyboard.press("u")
    expect(page.get_by_test_id("refusals")).to_be_empty()
    found = under_work(page, "medina")
    assert (found["board"][1], found["roofs"], found["arms"]) == (".oooo.........", [{"cell": "b2", "owner": 2}], {"n": [4, 0]})
    match = zellige.load({**found, "game": "medina"})
    assert match.scores() == [0, 9]
    page.reload()
    expect(scores).to_have_text(["0", "9"])
    page.get_by_role("button", name="Play on").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("html[data-board=medina]")).to_be_attached()
    expect(page.locator('[data-cell="c2"]')).to_have_accessible_name(re.compile("orange building"))
    page.get_by_text("The set-up", exact=True).click()
    page.get_by_role("button", name="Edit this position").click()
    expect(page).to_have_url(re.compile("#/edit/medina$"))
    expect(scores).to_have_text(["0", "9"])
    page.get_by_role("button", name="Score pad").click()
    expect(page).to_have_url(re.compile("#/pad/medina/[0-9a-f]+$"))
    expect(page.get_by_test_id("verdict")).to_contain_text("9 points")


def test_tiles_and_meeples_are_put_down_by_keys(visit: Visit) -> None:
    """Letters and digits choose, arrows go, Enter puts, Delete takes; the page answers a stored position."""
    page, axe = opened(visit, "five_tribes")
    cell = page.locator('[data-cell="a1"]')
    cell.focus()
    for key in ("q", "Enter", "1", "Enter", "Enter", "3", "Enter", "ArrowRight", "t", "Enter", "5", "Enter", "a", "Enter",
                "Delete"):
        page.keyboard.press(key)
    wait_for(page, "five_tribes", "tiles/b1/camel", None)
    assert under_work(page, "five_tribes")["tiles"] == {
        "a1": {"type": "village", "value": 5, "meeples": "yyg"},
        "b1": {"type": "sacred_place", "value": 15, "meeples": "r", "camel": None}}
    page.keyboard.press("u")
    wait_for(page, "five_tribes", "tiles/b1/camel", 1)
    page.keyboard.press("Shift+U")
    wait_for(page, "five_tribes", "tiles/b1/camel", None)
    page.get_by_text("In front of each player").click()
    page.get_by_role("spinbutton", name="coins, Player 2").fill("61")
    page.keyboard.press("Tab")
    wait_for(page, "five_tribes", "players/1/coins", 61)
    expect(page.get_by_test_id("scores").locator("b").nth(1)).to_have_text("61")
    axe.look("tiles under work")


@pytest.mark.parametrize("size", [SMALL_PHONE])
def test_a_realm_is_laid_on_a_phone_in_french(visit: Visit, size: Any) -> None:
    """Taps only: a start tile, tiles of the palette, a refusal at its place, and a link that holds the position."""
    page, axe = opened(visit, "almadi", language="fr", phone=True, size=size)
    choose(page, "S1")
    page.locator('[data-cell="2,0"]').tap()
    wait_for(page, "almadi", "seats/0/start", "S1")
    groups = page.locator(".dock .names").get_by_role("button")
    page.set_viewport_size({"width": 320, "height": 640})
    assert not any(groups.evaluate_all("all => all.map(one => one.scrollWidth > one.clientWidth)")), "a name is cut"
    page.set_viewport_size(size)
    groups.filter(has_text="Oasis").tap()
    choose(page, "O02")
    page.locator('[data-cell="2,1"]').tap()
    wait_for(page, "almadi", "seats/0/tiles/2,1", "O02")
    page.locator(".board").get_by_text("Joueur 2").first.tap()
    choose(page, "O05")
    page.locator('[data-cell="3,1"]').tap()
    wait_for(page, "almadi", "seats/1/tiles/3,1", "O05")
    expect(page.get_by_test_id("refusals")).to_contain_text("tuile de départ")
    axe.look("a realm under work")
    small = page.evaluate("""() => [...document.querySelectorAll('.dock button')].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width < 44 || box.height < 44;
    }).length""")
    assert small == 0
    check_width(page)
    page.get_by_role("button", name="Lien").tap()
    address = page.get_by_role("textbox").first.input_value()
    before = under_work(page, "almadi")
    page.evaluate("() => localStorage.removeItem('zellige.edit.almadi')")
    page.goto("about:blank")
    page.goto(address)
    wait_for(page, "almadi", "seats/1/tiles/3,1", "O05")
    assert under_work(page, "almadi") == before


def test_tiles_and_meeples_are_painted(visit: Visit) -> None:
    page, _ = opened(visit, "five_tribes")
    for piece, first, last in (("Oasis", "a2", "d2"), ("Vizier", "b2", "d2")):
        choose(page, piece)
        stroke(page, first, last)
    wait_for(page, "five_tribes", "tiles/d2/meeples", "y")
    oasis = {"type": "oasis", "value": 8}
    peopled = oasis | {"meeples": "y"}
    assert under_work(page, "five_tribes")["tiles"] == {"a2": oasis, "b2": peopled, "c2": peopled, "d2": peopled}
    choose(page, "Take away")
    stroke(page, "a2", "b2")
    wait_for(page, "five_tribes", "tiles/b2/meeples", "")
    assert list(under_work(page, "five_tribes")["tiles"]) == ["b2", "c2", "d2"], "what stands on a tile goes before the tile"


def test_a_realm_is_laid_by_keys_and_painted(visit: Visit) -> None:
    """Nothing but keys: a start tile by its digit, tiles out of their groups; then strokes take what they come over."""
    page, _ = opened(visit, "almadi")
    page.keyboard.press("1")
    page.locator('[data-cell="2,0"]').focus()
    page.keyboard.press("Enter")
    wait_for(page, "almadi", "seats/0/start", "S1")
    for column, tile in enumerate(("O02", "O05"), 1):
        page.locator(".dock .names").get_by_role("button", name="Oasis").focus()
        page.keyboard.press("Enter")
        page.locator(".palette").get_by_role("button", name=tile).first.focus()
        page.keyboard.press("Enter")
        page.locator('[data-cell="2,0"]').focus()
        for _ in range(column):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        wait_for(page, "almadi", f"seats/0/tiles/2,{column}", tile)
    page.keyboard.press("Delete")
    wait_for(page, "almadi", "seats/0/tiles/2,2", None)
    page.keyboard.press("u")
    wait_for(page, "almadi", "seats/0/tiles/2,2", "O05")
    choose(page, "O09")
    stroke(page, "3,1", "3,3")
    wait_for(page, "almadi", "seats/0/tiles/3,3", "O09")
    laid = {*under_work(page, "almadi")["seats"][0]["tiles"]}
    assert laid == {"2,1", "2,2", "3,3"}, "there is one of it: it lies where the stroke ends"
    choose(page, "Take away")
    stroke(page, "2,1", "2,2")
    wait_for(page, "almadi", "seats/0/tiles/2,2", None)
    assert {*under_work(page, "almadi")["seats"][0]["tiles"]} == {"3,3"}


@pytest.mark.parametrize(("game", "file"), [
    ("medina", "medina-2-seats"), ("five_tribes", "five-tribes-2-seats"), ("almadi", "almadi-4-seats-characters"),
    ("almadi", "almadi-2-seats")])
def test_a_filled_table_has_room_on_the_narrowest_screen(visit: Visit, game: str, file: str) -> None:
    """With everything unfolded, where the longest words are: nothing goes beyond the edge and nothing is too small to touch."""
    visitor = visit(language="fr", phone=True, size={"width": 320, "height": 640})
    kept = json.dumps({"document": stored(file, 150 if "characters" in file else None), "past": []})
    visitor.page.evaluate("([game, kept]) => localStorage.setItem(`zellige.edit.${game}`, kept)", [game, kept])
    page = visitor.go(f"edit/{game}")
    expect(page.get_by_test_id("scores")).to_be_visible()
    for _ in range(2):  # there are folds in what is folded
        page.evaluate("() => document.querySelectorAll('main details').forEach(one => { one.open = true; })")
        check_width(page)
    beyond = page.locator("main .slot").evaluate("one => one.scrollHeight - one.clientHeight")
    assert beyond <= 1, "the board lies on what stands below it"
    assert page.evaluate(SMALL_TARGETS, TARGET) == []
    assert english_in(texts_on(page)) == []
    Axe(visitor).look("a filled table, unfolded")
