"""axe finds nothing on any screen, in any state: light and dark, in English at a desk and in French on a phone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import zellige

from .conftest import Visit
from .server import HTTP, Json
from .table import Table
from .visitor import SMALL_PHONE, Visitor, check_width

AXE = Path(__file__).parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
_RUN = """async rules => {
  // What is inside a hidden drawing is hidden from axe as well; walking through thousands of shapes is most of its time.
  const drawings = [...document.querySelectorAll('[aria-hidden=true]:is(svg, .sprite)')].map(one => [one, [...one.childNodes]]);
  for (const [drawing] of drawings) drawing.replaceChildren();
  const found = await axe.run(document, {resultTypes: ['violations'], ...rules});
  for (const [drawing, shapes] of drawings) drawing.replaceChildren(...shapes);
  return found.violations.flatMap(one => one.nodes.map(node => `${one.id}: ${node.target.join(' ')} ${node.failureSummary}`));
}"""
_IN_EVERY_COLOUR = {"runOnly": ["color-contrast", "link-in-text-block"]}


class Axe:
    """Looks at the page of a visitor in both themes."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.looked: list[str] = []

    def look(self, state: str) -> None:
        """No violation in what is shown now; ``state`` says what that is."""
        self.looked.append(state)
        if not self.page.evaluate("() => 'axe' in globalThis"):
            self.page.evaluate(AXE.read_text("utf-8"))
        for theme in ("light", "dark"):
            self.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
            rules: dict[str, Any] = {} if theme == "light" else _IN_EVERY_COLOUR
            assert self.page.evaluate(_RUN, rules) == [], f"{state}, {theme}"
        self.page.evaluate("() => { document.documentElement.dataset.theme = 'light'; }")


@pytest.fixture(params=[("en", False), ("fr", True)], ids=["en", "fr-phone"])
def axe(request: pytest.FixtureRequest, visit: Visit, midgame: Json) -> Axe:
    """What axe looks at depends on the language or on the width, not on both together: two windows see all of it."""
    language, phone = request.param
    return Axe(visit(language=language, phone=phone, tables=[midgame]))


def dialogs(axe: Axe) -> None:
    """Settings and help."""
    names = ("Réglages", "Aide") if axe.visitor.language == "fr" else ("Settings", "Help")
    for name in names:
        axe.visitor.point(axe.page.get_by_role("button", name=name, exact=True))
        expect(axe.page.get_by_role("dialog", name=name)).to_be_visible()
        axe.look(name)
        axe.page.keyboard.press("Escape")
        expect(axe.page.get_by_role("dialog")).to_have_count(0)


def test_the_start_page(axe: Axe) -> None:
    french = axe.visitor.language == "fr"
    page = axe.visitor.go()
    expect(page.get_by_role("button", name="Commencer la partie" if french else "Start the game")).to_be_visible()
    axe.look("home")
    axe.visitor.point(page.locator("summary"))
    axe.visitor.point(page.get_by_role("button", name="Choisir la graine" if french else "Choose a seed"))
    axe.look("detailed rules and seed")
    page.get_by_test_id("position-file").set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"-"})
    expect(page.get_by_role("alert")).to_be_visible()
    axe.look("a problem")
    dialogs(axe)
    if axe.visitor.phone:
        what_was_assumed(axe, french)


def what_was_assumed(axe: Axe, french: bool) -> None:
    """A table from a position that does not say whose turn it is says once, on a small phone, what it takes for granted."""
    page, document = axe.page, zellige.new("medina", seats=2, seed=7).position()
    left_out = {key: value for key, value in document.items() if key not in ("options", "arms")}
    page.set_viewport_size(SMALL_PHONE)
    page.get_by_test_id("position-file").set_input_files(
        {"name": "home.json", "mimeType": "application/json", "buffer": json.dumps(left_out).encode()})
    axe.visitor.point(page.get_by_role("button", name="Commencer la partie" if french else "Start the game"))
    dialog = page.get_by_role("dialog", name="Ce qui est supposé" if french else "What was assumed")
    expect(dialog.get_by_role("listitem")).to_have_text(
        ["Les options qui ne sont pas nommées ont leur valeur par défaut." if french
         else "Options that are not named have their defaults."])
    expect(dialog.get_by_role("button", name="Continuer" if french else "Continue")).to_be_focused()
    check_width(page)
    axe.look("what was assumed")
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    page.reload()
    expect(page.get_by_test_id("prompt")).to_be_visible()
    expect(dialog).to_have_count(0)


def test_the_table(axe: Axe, midgame: Json) -> None:
    french = axe.visitor.language == "fr"
    page = axe.visitor.go(f"table/{midgame['table']}")
    table = Table(axe.visitor)
    table.my_turn()
    axe.look("nothing chosen")
    action = next(action["text"] for action in table.message()["decision"]["actions"] if " " in action["text"])
    table.choose(action)
    expect(table.preview).not_to_be_empty()
    axe.look("a chosen cell")
    page.keyboard.press("Escape")
    axe.visitor.point(table.slot("merchant"))
    axe.visitor.point(table.cell(table.message()["view"]["well"]))
    expect(table.refusal).to_be_visible()
    axe.look("a refused cell")
    page.keyboard.press("Escape")
    if axe.visitor.phone:
        axe.visitor.point(page.get_by_role("button", name="Scores et journal" if french else "Scores and log", exact=True))
    score = page.get_by_test_id("score")
    axe.visitor.point(score.locator("td.t button").first)
    axe.visitor.point(score.locator("th.who button").first)
    axe.visitor.point(page.get_by_text("La mise en place" if french else "The set-up"))
    expect(page.get_by_test_id("terms")).to_be_visible()
    axe.look("an opened number, hand and deal")
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    expect(page.get_by_role("dialog", name="Saisir un coup" if french else "Type a move")).to_be_visible()
    axe.look("notation")


def test_friends_elsewhere(axe: Axe) -> None:
    """Who is awaited, with link and code; the page of the link, the link used up; one's own seat on another device."""
    french, page, server = axe.visitor.language == "fr", axe.visitor.page, axe.visitor.server
    axe.visitor.go()
    axe.visitor.point(page.get_by_test_id("seat-2").get_by_text("Ailleurs" if french else "Friend", exact=True))
    expect(page.get_by_test_id("alone")).to_be_visible()
    axe.look("a friend's seat, and how others reach this computer")
    seats = [{"kind": "person", "name": "Nour"}, *({"kind": "friend", "name": name} for name in ("Leïla", "Tariq"))]
    founded = server.found(seats=seats)
    table, (first, second) = founded["table"], founded["links"]
    axe.visitor.hold({**founded, "links": [first]})
    page.route("**/api/health", lambda route: route.fulfill(json={"ok": True, "version": "1", "address": "http://192.168.1.5:8642/"}))
    axe.visitor.go(f"table/{table}")
    expect(page.get_by_test_id("awaited").get_by_test_id("qr")).to_be_visible()
    axe.look("two friends are awaited")
    axe.visitor.point(page.get_by_role("button", name="Réglages" if french else "Settings", exact=True))
    axe.visitor.point(page.get_by_role("button", name="Jouer sur un autre appareil" if french else "Play on another device"))
    expect(page.get_by_role("dialog").get_by_test_id("qr")).to_be_visible()
    axe.look("one's own seat on another device")
    page.unroute("**/api/health")
    axe.visitor.hold({"table": "another"})
    for link, state in ((first, "a seat is offered"), (second, "the last seat is offered")):
        axe.visitor.go(f"join/{table}/{link['link']}")
        take = page.get_by_role("button", name="Prendre cette place" if french else "Take this seat")
        expect(take).to_be_visible()
        axe.look(state)
        HTTP.post(f"{server.url}/api/tables/{table}/join", json={"link": link["link"]}).raise_for_status()
    axe.visitor.expects("410")
    axe.visitor.point(take)
    expect(page.get_by_role("alert")).to_be_visible()
    axe.look("a link that is used up")
    axe.visitor.go()
    expect(page.get_by_test_id("seat-1")).to_be_visible()  # another page stood there: the next begins anew
    axe.visitor.go(f"join/{table}/{second['link']}")
    expect(page.get_by_role("button", name="Jouer ici aussi" if french else "Play here too")).to_be_visible()
    axe.look("a link to a seat that somebody has")


def test_the_replay_and_the_end(axe: Axe, finished: Json) -> None:
    page = axe.visitor.go(f"table/{finished['table']}/40")
    expect(page.get_by_test_id("replay")).to_be_visible()
    axe.look("replay")
    axe.visitor.go(f"table/{finished['table']}")
    expect(page.get_by_test_id("end")).to_be_visible()
    axe.look("end")
    axe.visitor.point(page.locator("[data-testid=end] tbody td button").first)
    expect(page.get_by_test_id("terms")).to_be_visible()
    axe.look("an opened number of the end")


def test_an_unknown_table(axe: Axe) -> None:
    page = axe.visitor.go("table/nowhere")
    expect(page.get_by_role("main")).to_contain_text("nowhere")
    axe.look("no such table")


def test_the_guide_and_the_first_steps(axe: Axe) -> None:
    page = axe.visitor.go("guide/medina")
    expect(page.get_by_role("figure").first).to_be_visible()
    axe.look("guide")
    axe.visitor.go("learn/medina")
    lesson, table = page.get_by_test_id("lesson"), Table(axe.visitor)
    for state, action in (("path", "merchant d4"), ("open", "stable e5"), ("done", None)):
        expect(lesson).to_have_attribute("data-state", state)
        axe.look(f"first steps, {state}")
        if action is not None:
            table.act(action)
