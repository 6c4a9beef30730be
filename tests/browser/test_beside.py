"""Almadi alone with the real box, on a phone: the table is laid by pictures, draws are picked, a mistake is put right."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

import zellige
from zellige.core import record as records
from zellige.core.course import Step
from zellige.core.game import CHANCE
from zellige.core.language import language as speaking
from zellige.games.almadi import component_sets
from zellige.games.five_tribes.components import DJINNS

from .almadi import AlmadiTable
from .conftest import Visit
from .server import PATIENCE, Json
from .table import Table
from .test_axe import Axe
from .test_phone import SMALL_TARGETS, TARGET
from .visitor import SMALL_PHONE, Visitor, check_width, read
from .words import english_in, texts_on

RECORD = Path(__file__).parents[1] / "records" / "almadi-1-seats.jsonl"
BOX = component_sets.read_set()


def played() -> tuple[Json, list[Step]]:
    """Where a stored game began, and what was done and drawn in it."""
    record = records.read(RECORD)[0]
    return record.start, list(records.replay(record))


def face(piece: str) -> str:
    """The first piece of the box that looks like one: what looks the same is one picture."""
    for group in ("landscapes", "mosaics", "stalls"):
        for entry in BOX[group]:
            if entry["id"] == piece:
                seen = {name: value for name, value in entry.items() if name not in ("id", "provenance")}
                return str(next(one["id"] for one in BOX[group]
                                if {name: value for name, value in one.items() if name not in ("id", "provenance")} == seen))
    return piece


def colour(piece: str) -> int:
    order = ["grey", "blue", "yellow", "red", "green"]
    return order.index(next(entry["colour"] for entry in BOX["objectives"] if entry["id"] == piece))


def pick(page: Page, piece: str) -> None:
    page.locator(f'[data-piece="{piece}"]').tap()


def lay(page: Page, start: Json) -> None:
    """Every place of the set-up, in order: the next one of a group is asked for by itself."""
    spaces = ["1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b"]
    objectives = sorted(start["objectives"], key=colour)
    groups = [("1a", [start["board"][space] for space in spaces]), ("start1", [start["seats"][0]["start"]]),
              ("objective1", objectives), ("mosaic", [face(start["mosaic_pile"]["top"]), face(start["stall_pile"]["top"])])]
    for first, pieces in groups:
        page.locator(f'[data-slot="{first}"]').tap()
        for piece in pieces:
            pick(page, piece)
        expect(page.get_by_role("dialog")).to_have_count(0)


class Beside:
    """A table beside the real one: decisions are sent as another device would, draws are picked on the page."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page, self.table = visitor, visitor.page, Table(visitor)

    def do(self, text: str) -> None:
        asked = {"actions": [text], "version": self.table.message()["version"]}
        answer = httpx.post(f"{self.visitor.server.url}/api/tables/{self.table.name}/act", json=asked, timeout=PATIENCE,
                            headers={"Zellige-Key": self.table.key or ""})
        assert answer.status_code == 200, answer.text

    def draw(self, text: str, drawn: list[str]) -> None:
        """Picks the picture of what was drawn; ``drawn``: what was before, which is in no pile any more."""
        expect(self.page.get_by_test_id("draws")).to_be_visible()
        piece = text.split()[1]
        shown = self.page.locator(f'[data-piece="{piece}"]')
        if shown.count() == 0:  # another piece stands for all that look like it
            offered = [one["text"].split()[1] for one in self.table.told()["decision"]["outcomes"]]
            piece = next(one for one in offered if face(one) == face(piece))
        read(self.page)
        pick(self.page, piece)
        drawn.append(piece)

    def go_on(self, steps: list[Step]) -> None:
        drawn: list[str] = []
        for step in steps:
            self.table.settle()
            before = self.table.message()["plies"]
            if before >= step.ply - self.offset:
                continue
            if step.mover == CHANCE:
                self.draw(step.text, drawn)
            else:
                self.do(step.text)
            self.table.moved_on(before)

    offset = 0


def test_the_table_is_laid_by_pictures_and_draws_are_picked(visit: Visit) -> None:
    start, steps = played()
    visitor = visit(phone=True)
    axe, page = Axe(visitor), visitor.go()
    page.get_by_role("button", name="Almadi").first.tap()
    page.get_by_role("link", name="Play with the real box").tap()
    expect(page.locator("[data-slot]").first).to_be_visible()
    axe.look("the real box")
    check_width(page)
    begins = page.get_by_role("button", name="16 things are missing from the set-up")
    expect(begins).to_be_disabled()
    page.locator('[data-slot="1a"]').tap()
    page.get_by_role("searchbox").fill(start["board"]["1a"].lower())
    expect(page.locator("[data-piece]")).to_have_count(1)
    axe.look("a place of the real table")
    assert page.evaluate(SMALL_TARGETS, TARGET) == []
    page.keyboard.press("Escape")
    lay(page, start)
    page.reload()
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    page.get_by_role("button", name="Start the game").tap()
    beside = Beside(visitor)
    expect(page.get_by_test_id("prompt")).to_be_visible()
    told = beside.table.message()
    assert told["chance"] == "entered"
    shipped = {name: start[name] for name in ("board", "objectives", "first")}
    position = visitor.server.get(f"tables/{beside.table.name}/position", key=beside.table.key, ply="0").json()
    assert {name: position[name] for name in shipped} == shipped

    turns = [step for step in steps if step.turn <= 2]
    beside.go_on(turns)
    axe.look("after two turns")
    wrong = next(step for step in turns if step.mover == CHANCE and step.text.startswith("draw "))
    visitor.go(f"table/{beside.table.name}/{wrong.ply}")
    page.get_by_role("button", name="Correct this").tap()
    expect(page.get_by_test_id("draws")).to_be_visible()
    axe.look("a draw that is corrected")
    offered = page.locator('[data-piece]:not([aria-pressed="true"])')
    other = offered.nth(5).get_attribute("data-piece")
    read(page)
    offered.nth(5).tap()
    expect(page.get_by_test_id("replay")).to_have_count(0)
    beside.table.settle()
    record = visitor.server.get(f"tables/{beside.table.name}/record", key=beside.table.key).text
    line = [json.loads(one) for one in record.splitlines()]
    assert line[0]["chance"] == "entered"
    assert line[wrong.ply]["chance"] == f"draw {other}"
    assert beside.table.message()["notes"][-1]["kind"] == "corrected"


def test_the_end_is_an_evening_and_says_where_it_was_played(visit: Visit) -> None:
    _, steps = played()
    last = [step for step in steps if step.turn == steps[-1].turn]
    visitor = visit(phone=True, size=SMALL_PHONE, language="fr")
    game = records.rules_of(records.read(RECORD)[0])
    founded = visitor.server.found(game="almadi", seats=[{"kind": "person", "name": "Leïla"}], chance="entered",
                                   position=game.to_document(last[0].before))
    page = visitor.sit_down(founded)
    beside = Beside(visitor)
    beside.offset = last[0].ply - 1
    beside.go_on(last)
    expect(page.get_by_test_id("end")).to_be_visible()
    expect(page.get_by_text("Partie jouée à une vraie table")).to_be_visible()
    total = sum(int(term.amount) for term in game.terms(steps[-1].after, 0))
    assert beside.table.message()["scores"]["rows"][0]["total"] == total
    assert english_in(texts_on(page)) == []
    check_width(page)
    Axe(visitor).look("the end of a real game")
    kept: dict[str, Any] = visitor.stored(f"zellige.pad.{founded['table']}")
    assert (kept["table"], kept["outcome"]["rows"][0]["total"]) == (founded["table"], total)
    page.get_by_role("link", name="Toutes les soirées").tap()
    expect(page.get_by_test_id("evening")).to_have_count(1)
    expect(page.get_by_test_id("evening").get_by_role("link")).to_have_attribute("href", f"#/table/{founded['table']}")


def test_the_well_and_the_first_merchant_are_tapped(visit: Visit) -> None:
    visitor = visit(phone=True, size=SMALL_PHONE, language="fr")
    page = visitor.go("beside/medina")
    cell = page.locator('[data-cell="d4"]')
    expect(cell).to_be_visible()
    Axe(visitor).look("the well of a real city")
    assert english_in(texts_on(page)) == []
    check_width(page)
    assert page.evaluate(SMALL_TARGETS, TARGET) == []
    cell.tap()
    page.locator('[data-cell="g5"]').tap()
    page.get_by_role("button", name="Commencer la partie").tap()
    expect(page.get_by_test_id("prompt")).to_be_visible()
    told = Table(visitor).message()
    assert (told["chance"], told["view"]["well"], told["view"]["streets"]) == ("entered", "d4", [["g5"]])


COLOURS = """seats => [
    [...document.querySelectorAll('[data-seat]:not([data-seat="neutral"])')]
      .map(one => [Number(one.dataset.seat), getComputedStyle(one)]),
    [1, 2, 3, 4].map(one => getComputedStyle(document.documentElement).getPropertyValue(`--seat-${one}`))]
  .reduce((all, tokens) => all.map(([seat, style]) => [seat, 1 + tokens.indexOf(style.getPropertyValue('--body'))]))"""
"""Of everything on the page that belongs to a seat: the seat, and the colour it is drawn in."""
NARROWEST = {"width": 320, "height": 640}


def worn(page: Page) -> Json:
    """By seat the one colour of everything on the page that is theirs."""
    drawn = {(seat, colour) for seat, colour in page.evaluate(COLOURS)}
    assert len(drawn) == len({seat for seat, _ in drawn}), drawn
    return dict(sorted(drawn))


def test_colours_and_who_begins_are_chosen(visit: Visit) -> None:
    """Who takes the colour of another gives up their own for it; who joins has one that is left."""
    visitor = visit(phone=True, size=NARROWEST, language="fr")
    page = visitor.go("beside/medina")

    def choose(seat: int, colour: str) -> None:
        colours = page.get_by_role("radiogroup", name=f"Couleur des pièces de la place {seat}")
        colours.get_by_title(colour).tap()
        expect(colours.get_by_role("radio", name=colour)).to_be_checked()

    choose(1, "rouge")
    assert worn(page) == {1: 2, 2: 1}
    choose(2, "jaune")
    page.get_by_text("3", exact=True).first.tap()
    expect(page.get_by_test_id("seat-3")).to_be_visible()
    assert worn(page) == {1: 2, 2: 4, 3: 3}
    for number in (2, 3):
        page.get_by_test_id(f"seat-{number}").get_by_text("Ici", exact=True).tap()
    Axe(visitor).look("colours of a real table")
    assert english_in(texts_on(page)) == []
    check_width(page)
    assert page.evaluate(SMALL_TARGETS, TARGET) == []
    page.locator('[data-cell="d4"]').tap()
    page.locator('[data-cell="g5"]').tap()
    page.get_by_role("group", name="Qui commence").locator("label").nth(1).tap()
    page.get_by_role("button", name="Commencer la partie").tap()
    expect(page.get_by_test_id("prompt")).to_be_visible()
    told = Table(visitor).message()
    assert ([seat["colour"] for seat in told["seats"]], told["decision"]["seat"]) == ([2, 4, 3], 2)
    assert worn(page).items() <= {1: 2, 2: 4, 3: 3}.items()
    check_width(page)


@pytest.mark.parametrize(("name", "colours"), [("medina-3-seats", [4, 3, 1]), ("five-tribes-2-seats", [3, 4])])
def test_pieces_and_chips_have_the_colours_of_the_real_table(visit: Visit, name: str, colours: list[int]) -> None:
    """On the board and around it, also where a wrong set-up is corrected; at another table each seat has its own again."""
    record = records.read(RECORD.with_name(f"{name}.jsonl"))[0]
    last = list(records.replay(record))[-1].before
    position = records.rules_of(record).to_document(last)
    people = [{"kind": "person", "name": f"P{colour}", "colour": colour} for colour in colours]
    visitor = visit(phone=True, size=SMALL_PHONE, language="fr")
    founded = visitor.server.found(game=record.game, seats=people, chance="entered", position=position)
    page = visitor.sit_down(founded)
    expect(page.get_by_test_id("prompt")).to_be_visible()
    expect(page.locator("[data-seat]").first).to_be_visible()
    assert worn(page) == dict(enumerate(colours, 1))
    visitor.go(f"table/{founded['table']}/0")
    page.get_by_role("link", name="Corriger la mise en place").tap()
    expect(page.locator("[data-seat]").first).to_be_visible()
    assert worn(page).items() <= dict(enumerate(colours, 1)).items()
    plain = [{name: value for name, value in one.items() if name != "colour"} for one in people]
    page = visitor.sit_down(visitor.server.found(game=record.game, seats=plain, chance="entered", position=position))
    expect(page.get_by_test_id("prompt")).to_be_visible()
    expect(page.locator("[data-seat]").first).to_be_visible()
    assert worn(page) == {seat: seat for seat in range(1, len(colours) + 1)}


TILE_KINDS = ["village 5", "sacred_place 6", "sacred_place 10", "sacred_place 12", "sacred_place 15", "oasis 8",
              "small_market 6", "large_market 4"]
LETTERS = "ywgbr"
CARDS = ["ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery", "fakir"]


class Laying:
    """Somebody who lays a table of Five Tribes on the page, and how often they press."""

    def __init__(self, page: Page) -> None:
        self.page, self.presses = page, 0

    def piece(self, number: int) -> None:
        """Presses a piece of the palette, by its place there; the first one takes away."""
        self.page.locator(".pieces .palette button").nth(number + 1).tap()
        self.presses += 1

    def part(self, name: str) -> None:
        expect(self.page.locator(f'[data-part="{name}"]')).to_have_attribute("aria-pressed", "true")

    def lay(self, start: Json) -> None:
        """All of it, one place after the other: what is next is asked for by itself."""
        cells = [f"{column}{row}" for row in range(1, 6) for column in "abcdef"]
        tiles = [TILE_KINDS.index(f"{start['tiles'][cell]['type']} {start['tiles'][cell]['value']}") for cell in cells]
        self.part("tiles")
        self.pieces(tiles)
        self.part("meeples")
        self.pieces([LETTERS.index(letter) for cell in cells for letter in start["tiles"][cell]["meeples"]])
        self.part("market")
        for card in start["resource_row"]:
            self.piece(CARDS.index(card))
        self.part("djinns")
        for djinn in start["djinn_row"]:
            self.piece(DJINNS.index(djinn))
        self.part("order")
        self.pieces([seat - 1 for seat in start["bid_order"] if seat])

    def pieces(self, numbers: list[int]) -> None:
        """One after the other, until what is left can be nothing else."""
        while len(set(numbers)) > 1:
            self.piece(numbers.pop(0))


def test_thirty_tiles_and_ninety_meeples_are_laid(visit: Visit) -> None:
    start = records.read(RECORD.with_name("five-tribes-2-seats.jsonl"))[0].start
    visitor = visit(phone=True, size=SMALL_PHONE, language="fr")
    page = visitor.go("beside/five_tribes")
    laying = Laying(page)
    expect(page.locator('[data-cell="a1"]')).to_be_visible()
    axe = Axe(visitor)
    axe.look("a table of tiles")
    check_width(page)
    assert english_in(texts_on(page)) == []
    assert page.evaluate(SMALL_TARGETS, TARGET) == []
    laying.lay(start)
    assert laying.presses <= 136
    axe.look("a table that is laid")
    # Before it is known what lies there nothing can begin: it would be a table that zellige has dealt.
    held: list[Route] = []
    asked = "**/api/games/five_tribes/position?*"
    page.route(asked, lambda route: held.append(route))
    with page.expect_request(asked):
        page.reload()
    begins = page.get_by_role("button", name="Commencer la partie")
    expect(begins).to_be_disabled()
    for route in held:
        route.continue_()
    page.unroute(asked)
    begins.tap()
    expect(page.get_by_test_id("prompt")).to_be_visible()
    table = Table(visitor)
    assert table.message()["chance"] == "entered"
    position = visitor.server.get(f"tables/{table.name}/position", key=table.key, ply="0").json()
    same = ("bid_order", "resource_row", "djinn_row", "seat", "players", "bag", "round", "phase")
    assert {name: position[name] for name in same} == {name: start[name] for name in same}
    assert [sorted(tile["meeples"]) for tile in position["tiles"].values()] == [sorted(tile["meeples"]) for tile in
                                                                                start["tiles"].values()]


def test_a_table_of_tiles_is_laid_by_keys_and_painted(visit: Visit) -> None:
    """Letters and digits fill place after place; a piece is drawn over places; what the box has not is said."""
    visitor = visit()
    page = visitor.go("beside/five_tribes")
    cell = page.locator('[data-cell="a1"]')
    expect(cell).to_be_visible()
    for key in "ttwqu":  # there is one Sacred Place of 15: the second one is refused, and the village taken back
        page.keyboard.press(key)
        if key == "t":
            expect(cell).to_have_accessible_name(re.compile("15"))
    expect(page.locator('[data-part="tiles"]')).to_contain_text("28")
    page.keyboard.press("t")
    expect(page.get_by_role("status").filter(has_text="The box has no more of these")).to_be_visible()
    page.get_by_text("Paint", exact=True).click()
    page.locator(".pieces").get_by_role("button", name="Oasis").click()
    ends = [page.locator(f'[data-cell="{name}"]').bounding_box() for name in ("a2", "d2")]
    (x, y), (a, b) = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in ends if box)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(a, b)
    page.mouse.up()
    expect(page.locator('[data-part="tiles"]')).to_contain_text("24")
    page.locator('[data-part="meeples"]').click()
    page.get_by_text("One after the other", exact=True).click()
    page.locator('[data-cell="c4"]').click()
    for key in "1155":
        page.keyboard.press(key)
    expect(page.locator('[data-cell="c4"]')).to_have_accessible_name(re.compile("2 Viziers.*1 Assassin", re.IGNORECASE))
    expect(page.locator('[data-cell="d4"]')).to_have_accessible_name(re.compile("1 Assassin", re.IGNORECASE))


def test_a_wrong_set_up_is_corrected_while_the_game_goes_on(visit: Visit) -> None:
    """A merchant stood elsewhere and a tile was another one: what was played stays, the table says so."""
    visitor = visit(phone=True, size=SMALL_PHONE, language="fr")
    start = records.read(RECORD.with_name("five-tribes-2-seats.jsonl"))[0].start
    founded = visitor.server.found(game="five_tribes", position=start, chance="entered",
                                   seats=[{"kind": "person", "name": "Leïla"}, {"kind": "person", "name": "Idris"}])
    page = visitor.sit_down(founded)
    expect(page.get_by_test_id("prompt")).to_be_visible()
    beside = Beside(visitor)
    beside.do("bid 1")
    beside.table.moved_on(0)
    visitor.go(f"table/{beside.table.name}/0")
    page.get_by_role("link", name="Corriger la mise en place").tap()
    cell = page.locator('[data-cell="a1"]')
    expect(cell).to_be_visible()
    Axe(visitor).look("a set-up that is corrected")
    assert english_in(texts_on(page)) == []
    check_width(page)
    page.locator(".palette").get_by_role("button", name="Vizir").tap()
    cell.tap()
    expect(page.get_by_test_id("refusals")).to_contain_text("meeples")
    there = page.get_by_role("button", name="C’était ainsi")
    expect(there).to_be_disabled()
    page.reload()
    expect(page.get_by_test_id("refusals")).to_contain_text("meeples")
    crowded = next(name for name, tile in start["tiles"].items() if name != "a1" and "y" in tile["meeples"])
    page.locator(".palette").get_by_role("button", name="Enlever").tap()
    page.locator(f'[data-cell="{crowded}"]').tap()
    for colour in sorted(start["tiles"][crowded]["meeples"].replace("y", "", 1)):
        page.locator(".palette").get_by_role("button", name=re.compile(TRIBES[colour])).tap()
        page.locator(f'[data-cell="{crowded}"]').tap()
    expect(there).to_be_enabled()
    there.tap()
    expect(page.get_by_test_id("prompt")).to_be_visible()
    told = beside.table.message()
    assert (told["notes"][-1]["kind"], told["plies"], told["waits"]) == ("laid", 1, 0)
    assert sorted(told["view"]["tiles"]["a1"]["meeples"]) == sorted(start["tiles"]["a1"]["meeples"] + "y")
    assert len(told["view"]["tiles"][crowded]["meeples"]) == 2


def test_what_one_is_dealt_in_secret_is_tapped_behind_a_closed_panel(visit: Visit) -> None:
    """Two at one phone, with their own box: neither learns what the other was dealt, and the table plays with that box."""
    visitor = visit(phone=True, size=SMALL_PHONE, language="fr")
    own = deepcopy(BOX) | {"id": "our-box"}
    market = next(one for one in own["landscapes"] if one["id"] == "M02")
    seen = {"source": "owner", "confidence": "certain"}
    market |= {"goods": {"spice": 3}, "provenance": dict.fromkeys(market["provenance"], seen)}
    laid = dict(zip(("1b", "2a", "2b", "3a", "3b", "4a", "4b"), ("P02", "P03", "C05", "C06", "O05", "O06", "M06"), strict=True))
    laid |= {"start1": "S1", "start2": "S2", "mosaic": "MO01", "stall": "ST01"}
    laid |= {f"objective{number}": next(one["id"] for one in BOX["objectives"] if one["colour"] == colour)
             for number, colour in enumerate(("grey", "blue", "yellow", "red", "green"), 1)}
    visitor.page.evaluate("""([own, laid]) => {
        localStorage.setItem('zellige.components.almadi', JSON.stringify(own));
        localStorage.setItem('zellige.beside.almadi', JSON.stringify(laid));
    }""", [own, laid])
    page = visitor.go("beside/almadi")
    page.get_by_text("2", exact=True).first.tap()
    page.get_by_text("Ici", exact=True).nth(1).tap()
    page.get_by_text("Personnages", exact=True).first.tap()
    page.locator('[data-slot="1a"]').tap()
    pick(page, "M02")
    dealt = {1: ["ali_baba", "dalila", "hindbad", "jafar"], 2: ["khalifa", "aziza", "morgiana", "harun"]}
    for seat, first in ((1, "character1"), (2, "character5")):
        page.locator(f'[data-slot="{first}"]').tap()
        expect(page.locator("[data-piece]")).to_have_count(len(BOX["characters"]))  # none is missing that another one has
        for character in dealt[seat]:
            pick(page, character)
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert all(name not in page.locator("form").inner_text() for name in ("Ali Baba", "Khalifa"))
    Axe(visitor).look("secret cards of a real table")
    check_width(page)
    assert english_in(texts_on(page)) == []
    page.get_by_role("button", name="Commencer la partie").tap()
    show = page.get_by_test_id("show-mine")
    expect(show).to_be_visible()
    assert "Ali Baba" not in page.content()
    show.tap()
    expect(page.get_by_test_id("prompt")).to_contain_text("Personnages")
    expect(page.get_by_text("Ali Baba").first).to_be_attached()
    assert "Khalifa" not in page.content()
    table = Table(visitor)
    position = visitor.server.get(f"tables/{table.name}/position", key=table.key).json()
    assert (table.message()["chance"], position["components"]["set"]["id"]) == ("entered", "our-box")
    assert next(one for one in position["components"]["set"]["landscapes"] if one["id"] == "M02")["goods"] == {"spice": 3}


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True)])
def test_a_secret_is_corrected_behind_a_closed_panel(visit: Visit, language: str, phone: bool) -> None:
    """Two share a screen: the panel of whoever kept the cards is closed until they open it. On phones of their own each
    corrects what is theirs, and nothing else is offered to be."""
    visitor = visit(language=language, phone=phone, size=SMALL_PHONE if phone else None)
    game = zellige.get("almadi")
    start = game.to_document(game.new(2, "kept", {"characters": True}))
    people = [{"kind": "person", "name": "Leïla"}, {"kind": "person", "name": "Idris"}]
    founded = visitor.server.found(game="almadi", position=start, chance="entered", seats=people)
    visitor.server.advance(founded, 2)
    axe, veiled = Axe(visitor), founded | {"unveiled": False}
    page = visitor.sit_down(veiled)
    show, pen = page.get_by_test_id("show-mine"), {"en": "Correct this", "fr": "Corriger"}[language]
    expect(show).to_be_visible()
    words = speaking(language, game.home)
    names = [words.say(f"character-{one}") for one in start["seats"][0]["dealt"]]
    page = visitor.go(f"table/{founded['table']}/1")
    visitor.point(page.get_by_role("button", name=pen))
    expect(show).to_be_visible()
    expect(page.get_by_test_id("leave-correction")).to_be_visible()
    assert not [name for name in names if name in page.content()]
    axe.look("a correction behind a closed panel")
    check_width(page)
    if phone:
        assert page.evaluate(SMALL_TARGETS, TARGET) == []
        assert english_in(texts_on(page)) == []
    visitor.point(show)
    expect(page.locator("[data-keep]")).to_have_count(len(names))
    axe.look("a correction behind the panel that was opened")
    check_width(page)
    table = AlmadiTable(visitor)
    first = visitor.server.get(f"tables/{founded['table']}/moments/0", key=founded["key"], correct="true").json()
    other = next(one["text"] for one in first["decision"]["actions"]
                 if not {*one["text"].split()[1:]} & {*first["decision"]["was"].split()[1:]})
    for name in other.split()[1:]:
        visitor.point(page.locator(f'[data-keep="{name}"]'))
    visitor.point(table.confirm)
    expect(page.get_by_test_id("leave-correction")).to_have_count(0)
    table.settle()
    assert table.message()["notes"][-1]["kind"] == "corrected"
    again = visitor.server.get(f"tables/{founded['table']}/moments/0", key=founded["key"], correct="true").json()
    assert again["decision"]["was"] == other
    for seat, key in enumerate(founded["key"].split(".")):
        visitor.sit_down(founded | {"key": key})
        for ply in (1, 2):
            page = visitor.go(f"table/{founded['table']}/{ply}")
            expect(page.locator(f'main[data-ply="{ply}"]')).to_be_attached()
            expect(page.get_by_role("button", name=pen)).to_have_count(int(seat == ply - 1))


def test_every_set_up_has_room_on_the_narrowest_screen(visit: Visit) -> None:
    """With the finer questions unfolded; the button that begins has the longest line."""
    visitor = visit(phone=True, size={"width": 320, "height": 640}, language="fr")
    for game, place in (("medina", '[data-cell="d4"]'), ("five_tribes", '[data-cell="f5"]'), ("almadi", "[data-slot=start1]")):
        page = visitor.go(f"beside/{game}")
        expect(page.locator("h1", has_text="avec la vraie boîte")).to_be_visible()
        expect(page.locator(place)).to_be_visible()
        page.locator("summary").first.tap()
        check_width(page)


TRIBES = {"y": "Vizir", "w": "Sage", "g": "Marchand", "b": "Bâtisseur", "r": "Assassin"}
