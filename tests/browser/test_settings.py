"""What a person sets is kept; what is hidden is hidden; motion that is not wanted does not happen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from courses import moments_with

from .conftest import Visit
from .moments import COMPANY
from .server import Json
from .table import Table
from .test_axe import Axe

HAND = re.compile("Leïla ?: hand")
_WATCH = """() => {
  globalThis.moved = [];
  addEventListener('animationstart', event => globalThis.moved.push(event.animationName));
}"""
_LONGEST = """() => Math.max(0, ...[...document.querySelectorAll('*')].flatMap(one => {
  const style = getComputedStyle(one);
  return [style.animationName === 'none' ? '0s' : style.animationDuration, style.transitionDuration].flatMap(text =>
    text.split(',').map(part => part.trim().endsWith('ms') ? parseFloat(part) : 1000 * parseFloat(part)));
}))"""


def test_settings_outlive_a_reload(visit: Visit) -> None:
    visitor = visit(pace="normal")
    page = visitor.go()
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_text("Dark", exact=True).click()
    dialog.get_by_text("At once", exact=True).click()
    dialog.get_by_text("Less motion", exact=True).click()
    dialog.get_by_text("Single keys", exact=True).click()
    dialog.get_by_text("Français", exact=True).click()
    page.reload()
    html = page.locator("html")
    expect(html).to_have_attribute("lang", "fr")
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-motion", "reduced")
    page.get_by_role("button", name="Réglages").click()
    dialog = page.get_by_role("dialog", name="Réglages")
    for name in ("Français", "Sombre", "Immédiat"):
        expect(dialog.get_by_role("radio", name=name)).to_be_checked()
    expect(dialog.get_by_role("checkbox", name="Moins de mouvement")).to_be_checked()
    expect(dialog.get_by_role("checkbox", name="Touches simples")).not_to_be_checked()


def test_the_system_decides_the_colours_until_somebody_does(visit: Visit) -> None:
    visitor = visit(theme="system", fresh=True)
    page = visitor.go()
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "light")
    page.emulate_media(color_scheme="dark")
    expect(html).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Light colours").click()
    expect(html).to_have_attribute("data-theme", "light")


def test_figures_are_explained_once_and_can_be_called_up_or_hidden(visit: Visit) -> None:
    visitor = visit(figuresTold=False, fresh=True)
    page = visitor.sit_down(visitor.server.found(game="five_tribes", seats=COMPANY, seed="figures",
                                                 position=next(moments_with("five_tribes", "take")).document))
    Table(visitor).my_turn()
    told, figures = page.get_by_test_id("figures-worth"), page.locator(".cell > .tab")
    expect(told).to_contain_text("not whether it is wise")
    expect(page.get_by_test_id("spoken")).to_contain_text("not whether it is wise")
    places = [page.get_by_test_id("prompt"), page.locator(".cell").first]
    before = [place.bounding_box() for place in places]
    told.get_by_role("button", name="Got it").click()
    expect(told).to_have_count(0)
    assert [place.bounding_box() for place in places] == before
    assert visitor.setting("figuresTold") is True
    expect(figures.first).to_be_visible()
    for wish, without, shown in (("On hover or focus", 0, 1), ("Never", 0, 0)):
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("dialog").get_by_text(wish, exact=True).click()
        page.keyboard.press("Escape")
        page.mouse.move(0, 0)
        page.evaluate("() => document.activeElement.blur()")
        expect(figures).to_have_count(without)
        page.keyboard.press(".")
        expect(figures).to_have_count(shown)
    page.reload()
    Table(visitor).my_turn()
    expect(told).to_have_count(0)


def test_other_hands_can_be_hidden(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    page.get_by_role("checkbox", name="Hide other hands").check(force=True)
    page.get_by_role("button", name="Start the game").click()
    table = Table(visitor)
    table.my_turn()
    score = page.get_by_test_id("score")
    expect(score).to_contain_text("Leïla")
    expect(score.get_by_role("button", name=HAND)).to_have_count(0)
    expect(score.get_by_text("69 pieces")).to_have_count(1)
    page.reload()
    expect(score.get_by_role("button", name=HAND)).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text("Hide other hands").click()
    page.keyboard.press("Escape")
    score.get_by_role("button", name=HAND).click()
    hand = score.get_by_role("list", name="Leïla’s hand")
    counts = table.message()["view"]["hands"][1]
    assert [int("".join(filter(str.isdigit, text))) for text in hand.get_by_role("listitem").all_text_contents()] == [
        counts[kind] for kind in table.seen()["pieces"]]


@pytest.mark.parametrize("wish", ["system", "own"])
def test_reduced_motion_moves_nothing(visit: Visit, midgame: Json, wish: str) -> None:
    visitor = visit(tables=[midgame], reduced_motion=wish == "system", motion="reduced" if wish == "own" else "system")
    page = visitor.go(f"table/{midgame['table']}")
    Table(visitor).my_turn()
    assert page.evaluate(_LONGEST) <= 1


def test_a_new_piece_settles_where_motion_is_welcome(visit: Visit) -> None:
    visitor = visit(reduced_motion=False)
    founded = visitor.server.found(seed="motion")
    page = visitor.sit_down(founded)
    table = Table(visitor)
    table.my_turn()
    assert page.evaluate(_LONGEST) > 1
    page.evaluate(_WATCH)
    table.act(table.message()["decision"]["actions"][0]["text"])
    table.at(1)
    page.evaluate("() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
    assert any("settle" in name for name in page.evaluate("() => globalThis.moved"))


def test_a_browser_that_keeps_nothing_says_so_and_can_play(visit: Visit) -> None:
    visitor = visit(fresh=True)
    visitor.context.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }")
    page = visitor.go()
    told = page.get_by_test_id("unkept")
    expect(told).to_contain_text("This browser keeps nothing here")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile("#/table/"))
    expect(page.get_by_test_id("prompt")).to_contain_text("Place")
    expect(told).to_be_visible()
    Axe(visitor).look("a browser that keeps nothing")
