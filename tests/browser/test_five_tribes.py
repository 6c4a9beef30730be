"""Five Tribes through the page: a whole game by mouse; everything by keyboard, by touch and in French; refusals, undo, axe."""

from __future__ import annotations

import re
from itertools import count
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import zellige
from zellige.core.rng import stream
from zellige.players.choose import Chooser
from zellige.players.player import Question

from .conftest import Visit
from .five_tribes import FiveTribes, tile_of
from .moments import COMPANY, VERBS, before_the_end, some_of, where_one_can
from .server import Json, Server, offers_of, some_action, something_new
from .table import MANY, number_in
from .test_axe import Axe
from .test_french import check_every_verb, check_french
from .test_keyboard import focused, tab_to
from .test_phone import check_screen
from .visitor import DESKTOP, PHONE, SMALL_PHONE, Visitor, check_width, pictured

PERSONS = [{"kind": "person", "name": "Leïla"}, {"kind": "person", "name": "Tariq"}]
WHOLE = "a whole game 2"
"""The seed of a short game in which everything is done."""
AT_FIRST, AT_LAST = 14, 1
"""Choices at the beginning of it, and camels of a player at the end, that are played at the screen in every run."""


def founded(server: Server, seed: str, left: int | None = None, **form: Any) -> Json:
    """A table of two persons at one screen; ``left``: it begins about so many decisions before the end of a game."""
    asked: Json = {"game": "five_tribes", "seed": seed, "seats": PERSONS} | form
    if left is not None:
        asked["position"] = before_the_end("five_tribes", left, len(asked["seats"]), seed, verb="take")
    return server.found(**asked)


def sat_down(visitor: Visitor, table: Json) -> FiveTribes:
    """A visitor who plays the seats of a table."""
    visitor.sit_down(table)
    found = FiveTribes(visitor)
    found.my_turn()
    return found


def until(table: FiveTribes, dice: Random, phase: str) -> Json:
    """Plays on until a decision of a phase."""
    message = table.message()
    while message["view"]["phase"] != phase:
        table.act(some_action(message, dice))
        assert table.my_turn(message["ply"])
        message = table.message()
    return message


@pytest.fixture(scope="session")
def five_tribes_finished(server: Server) -> Json:
    """A table of four whose game is over."""
    table = founded(server, "the end", 1, seats=[{"kind": "person"}] * 4)
    server.advance(table, MANY)
    return table


# --- games -----------------------------------------------------------------------------------------------------


def test_a_whole_game_of_two_people_at_one_screen(visit: Visit) -> None:
    """What nobody has done yet is done first, else what a good player would: so the game does not last for ever.

    A movement is pointed at as a whole.
    """
    visitor = visit()
    page = visitor.go()
    page.get_by_test_id("game-five_tribes").click()
    for seat, name in ((1, "Leïla"), (2, "Tariq")):
        place = page.get_by_role("group", name=f"Seat {seat}")
        place.get_by_text("Here", exact=True).click()
        place.get_by_role("textbox").fill(name)
    page.get_by_role("button", name="Choose a seed").click()
    page.get_by_label("Seed", exact=True).fill(WHOLE)
    page.get_by_role("button", name="Start the game").click()
    table, match, verbs, ply = FiveTribes(visitor), zellige.new("five_tribes", 2, seed=WHOLE), set[str](), -1
    patient, words, dice = Chooser(match.game, "patient", match.game.kernels()), stream("patient"), Random(1)
    decided: list[str] = []

    def decide() -> str:
        assert match.seat is not None
        best = patient.choose(Question(match.game, match.game.masked(match.state, match.seat - 1), match.seat - 1, words))
        offers = match.legal()
        new = {offer.split()[0] for offer in offers} - verbs
        action = something_new(offers, dice, verbs) if new else match.game.describe(match.state, best)
        match.play(action)
        decided.append(action)
        return action

    def follow(ply: int) -> None:
        while match.course.ply < ply:  # what plays itself, and what goes with what was decided
            alone, = match.legal()
            match.play(alone)
            decided.append(alone)
            verbs.add(alone.split()[0])

    def played_for_them(message: Json, _: Random) -> str:
        follow(message["ply"])
        return decide()

    def nearly_over(message: Json) -> bool:
        camels = min(player["camels"] for player in message["view"]["players"])
        return camels <= AT_LAST and offers_of(message)[0].startswith("take ")

    for choice in count():
        if choice == AT_FIRST:
            table.skip(played_for_them, nearly_over)
        if not table.my_turn(ply):
            break
        message = table.told()
        ply = message["ply"]
        table.check_sometimes(message, choice)
        follow(ply)
        assert sorted(match.legal()) == sorted(offers_of(message))
        way = [decide()]
        while way[0].startswith("take ") and match.legal()[0].startswith("drop "):
            way.append(decide())
        table.act(*way)
    follow(table.message()["ply"])
    assert [action for action in table.played() if not action.startswith("draw ")] == decided
    assert verbs >= {*VERBS["five_tribes"]}
    _check_end(table)
    assert [row["total"] for row in table.message()["scores"]["rows"]] == match.scores()


def _check_end(table: FiveTribes) -> None:
    """The end screen has every term of every seat, and adds up."""
    message = table.message()
    assert message["status"] == "over"
    rows = {row["seat"]: row for row in message["scores"]["rows"]}
    board = table.end.get_by_role("region", name="Score").get_by_role("table")
    names = [name.strip() for name in board.get_by_role("columnheader").all_inner_texts()[1:]]
    seats = {seat["name"]: seat["seat"] for seat in message["seats"]}
    order = [rows[seats[name]] for name in names]
    for column in message["scores"]["columns"]:
        line = board.get_by_role("row").filter(has=table.page.get_by_role("rowheader", name=column["label"], exact=True))
        assert [number_in(cell) for cell in line.get_by_role("cell").all_inner_texts()] == [
            row["columns"][column["id"]] for row in order]
    totals = board.get_by_role("row").last.get_by_role("cell").all_inner_texts()
    assert [number_in(total) for total in totals] == [sum(term["amount"] for term in row["terms"]) for row in order]
    assert [row["total"] for row in order] == sorted((row["total"] for row in order), reverse=True)
    expect(table.end).to_contain_text(message["seal"]["sha256"])


def test_a_bot_keeps_its_secrets_to_the_end(visit: Visit) -> None:
    visitor = visit()
    table = sat_down(visitor, founded(visitor.server, "a bot", 30, seats=COMPANY))
    page, dice, ply = table.page, Random(2), -1
    while table.my_turn(ply):
        message = table.told()
        ply = message["ply"]
        table.check(message)
        other = message["view"]["players"][1]
        assert other["coins"] is None
        secret = page.get_by_test_id("score").get_by_title("hidden coins", exact=True)
        expect(secret.first).to_contain_text("hidden coins")
        table.act(some_action(message, dice))
    assert table.message()["view"]["players"][1]["coins"] is not None
    _check_end(table)


def test_everything_is_done_by_keyboard_alone(visit: Visit, server: Server) -> None:
    tables, dice = where_one_can(server, "five_tribes"), Random(3)
    visitor = visit(tables=[*tables.values()])
    for verb, begun in tables.items():
        page = visitor.go(f"table/{begun['table']}")
        table = FiveTribes(visitor)
        assert table.my_turn()
        message = table.told()
        table.check(message)
        _do_by_keys(table, some_of(message, verb, dice), message, dice)
        table.moved_on(message["ply"])
    table = sat_down(visitor, founded(server, "the end by keys", 4, seats=COMPANY))
    ply = -1
    while table.my_turn(ply):
        ply = table.told()["ply"]
        _do_by_keys(table, some_action(table.told(), dice), table.told(), dice)
    tab_to(page, "Go back through the game")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("replay")).to_be_visible()


def _do_by_keys(table: FiveTribes, action: str, message: Json, dice: Random) -> None:
    """Walks to tiles and spots where that is possible, types the rest; confirms."""
    if table.waits():
        return table.enter()
    page, tile, verb = table.page, tile_of(action), action.split()[0]
    if re.fullmatch(r"bid \d+", action):
        page.keyboard.type(action.split()[1])
        expect(table.confirm).to_be_focused()
    elif tile is not None and not table.is_step(action) and len({one["text"] for one in message["decision"]["actions"]
                                                                if tile_of(one["text"]) == tile}) == 1 and verb != "use":
        _walk_to(table, tile, dice)
        page.keyboard.press("Enter")
        expect(table.confirm).to_be_enabled()
    else:
        table.write(action)
    table.enter()


def _walk_to(table: FiveTribes, tile: str, dice: Random) -> None:
    """To the next legal tile by its key, then by arrows."""
    table.page.keyboard.press(dice.choice([".", ","]))
    here = focused(table.page)
    assert here in table.seen()["legal"]
    across, down = ord(tile[0]) - ord(here[0]), int(tile[1]) - int(here[1])
    for _ in range(abs(across)):
        table.page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(down)):
        table.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    assert focused(table.page) == tile


_SMALL = """least => [...document.querySelectorAll('.slot-of-board button, .slot-of-board [role=gridcell], .dock button')]
  .map(one => [one.ariaLabel || one.textContent.trim(), one.getBoundingClientRect()])
  .filter(([, box]) => box.width < least || box.height < least).map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""
_OUTSIDE = """() => [...document.querySelectorAll('[role=gridcell], [data-testid=prompt] strong, [data-testid=confirm]')]
  .map(one => one.getBoundingClientRect())
  .filter(box => box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight).length"""


def test_everything_is_done_on_a_phone(visit: Visit, server: Server) -> None:
    tables, dice = where_one_can(server, "five_tribes"), Random(4)
    visitor = visit(phone=True, tables=[*tables.values()])
    for verb, begun in tables.items():
        page = visitor.go(f"table/{begun['table']}")
        table = FiveTribes(visitor)
        assert table.my_turn()
        message = table.told()
        table.check(message)
        for size in (SMALL_PHONE, PHONE):
            page.set_viewport_size(size)
            check_screen(page)
            assert page.evaluate(_SMALL, 24) == []
            page.locator(".five-tribes").evaluate("board => board.scrollTo(0, 0)")
            assert page.evaluate(_OUTSIDE) == 0
        table.act(some_of(message, verb, dice))
        table.moved_on(message["ply"])
    table = sat_down(visitor, founded(server, "the end by touch", 4, seats=COMPANY))
    ply = -1
    while table.my_turn(ply):
        ply = table.told()["ply"]
        table.act(some_action(table.told(), dice))
    for size in (PHONE, SMALL_PHONE):
        page.set_viewport_size(size)
        check_width(page)


_COLLIDING = """() => {
  const lines = [...document.querySelectorAll('.track .head, .track li')].map(one => one.getBoundingClientRect());
  const { bottom } = document.querySelector('.track').getBoundingClientRect();
  const collide = (one, two) => one.right > two.left + 1 && two.right > one.left + 1 && two.top < one.bottom - 1;
  return lines.filter((one, at) => one.bottom > bottom + 1 || lines.slice(at + 1).some(two => collide(one, two))).length;
}"""


def test_the_turn_order_stands_whole_beside_a_low_board(visit: Visit, server: Server) -> None:
    visitor = visit(size={"width": 1280, "height": 720})
    page = visitor.sit_down(server.found(game="five_tribes", seats=COMPANY, seed="a low board"))
    for size in ({"width": 1280, "height": 720}, {"width": 1000, "height": 760}, DESKTOP):
        page.set_viewport_size(size)
        expect(page.get_by_test_id("confirm")).to_be_in_viewport()
        pictured(page)
        assert page.evaluate(_COLLIDING) == 0


def test_everything_is_done_in_french(visit: Visit, server: Server) -> None:
    check_every_verb(visit, server, "five_tribes", FiveTribes)


def test_the_end_the_guide_and_the_first_steps_in_french(visit: Visit) -> None:
    visitor = visit(language="fr")
    table = sat_down(visitor, founded(visitor.server, "la fin", 4, seats=COMPANY))
    page, dice, ply = table.page, Random(5), -1
    while table.my_turn(ply):
        ply = table.told()["ply"]
        table.check(table.told())
        check_french(page)
        table.act(some_action(table.told(), dice))
    check_french(page)
    for place in ("guide", "learn"):
        visitor.go(f"{place}/five_tribes")
        expect(page.get_by_role("figure").first if place == "guide" else page.get_by_test_id("prompt")).to_be_visible()
        check_french(page)


# --- what else a person does -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_illegal_thing_says_why(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    table = sat_down(visitor, founded(visitor.server, "refused"))
    page, dice = table.page, Random(6)
    message = until(table, dice, "move")
    empty = {tile for tile, there in message["view"]["tiles"].items() if there["meeples"] == ""}
    message = _until_a_tile_is_refused(table, dice, empty)
    offers = [action["text"] for action in message["decision"]["actions"]]
    tile = next(tile for tile in sorted(message["view"]["tiles"]) if all(tile_of(offer) != tile for offer in offers))
    document = visitor.server.get(f"tables/{table.name}/position", key=table.key).json()
    asked = f"take {tile}" if message["view"]["phase"] == "move" else f"drop {tile} {offers[0].split()[2]}"
    colour = page.locator("[data-colour][aria-pressed=true]")
    if colour.count() == 1:
        asked = f"drop {tile} {colour.get_attribute('data-colour')}"
    why = zellige.load(document).reason(asked, language)
    assert why is not None
    table.cell(tile).click()
    expect(table.refusal).to_have_text(f"{why.text} {why.section}")
    expect(page.get_by_role("tooltip")).to_contain_text(why.text)
    expect(table.spoken).to_have_text(f"{why.text} {why.section}")
    expect(table.cell(tile)).to_have_accessible_description(re.compile(re.escape(why.text)))
    expect(table.confirm).to_be_disabled()
    page.keyboard.press("Escape")
    expect(table.refusal).to_have_count(0)
    assert table.message()["ply"] == message["ply"]


def _until_a_tile_is_refused(table: FiveTribes, dice: Random, empty: set[str]) -> Json:
    """An empty tile when one is chosen; on a full board a tile that no step leads to."""
    message = table.message()
    if not empty:
        table.act(some_action(message, dice))
        table.my_turn(message["ply"])
    return table.message()


def test_a_spot_that_is_too_dear_says_why(visit: Visit) -> None:
    visitor = visit()
    document = zellige.new("five_tribes", seats=2, seed="poor").position()
    for player in document["players"]:
        player["coins"] = 4
    table = sat_down(visitor, founded(visitor.server, "poor", position=document))
    why = zellige.load(document).reason("bid 18", "en")
    assert why is not None
    spot = table.page.get_by_role("button", name=re.compile("Bid 18"))
    expect(spot).to_have_attribute("aria-disabled", "true")
    spot.click(force=True)
    expect(table.refusal).to_have_text(f"{why.text} {why.section}")
    expect(table.confirm).to_be_disabled()


def test_a_movement_is_taken_back_step_by_step(visit: Visit) -> None:
    visitor = visit()
    table = sat_down(visitor, founded(visitor.server, "undo"))
    dice = Random(7)
    message = until(table, dice, "move")
    start, seen = message["ply"], [table.seen()["legal"]]
    tile = next(tile for tile, ends in message["view"]["destinations"].items()
                if ends and len(message["view"]["tiles"][tile]["meeples"]) == 3)
    table.act(f"take {tile}")
    table.my_turn(start)
    for _ in range(2):
        seen.append(table.seen()["legal"])
        message = table.message()
        table.act(message["decision"]["actions"][0]["text"])
        table.my_turn(message["ply"])
    for back in reversed(seen):
        ply = table.message()["ply"]
        table.page.keyboard.press("u")
        table.my_turn(ply)
        assert table.seen()["legal"] == back
    assert table.message()["ply"] == start
    table.act(f"take {tile}")
    table.my_turn(start)
    message = table.message()
    table.act(message["decision"]["actions"][0]["text"])
    table.my_turn(message["ply"])
    table.page.get_by_role("button", name="Reset turn").click()
    table.at(start)
    table.check(table.message())


def test_a_chosen_tile_shows_every_end_with_its_change(visit: Visit) -> None:
    visitor = visit()
    table = sat_down(visitor, founded(visitor.server, "the ends"))
    message = until(table, Random(8), "move")
    tile = max(message["view"]["destinations"], key=lambda one: len(message["view"]["destinations"][one]))
    table.cell(tile).click()
    expect(table.page.locator("[data-colour]").first).to_be_visible()
    expect(table.confirm).to_be_disabled()
    best: dict[str, int] = {}
    for end, _, change in message["view"]["destinations"][tile]:
        best.setdefault(end, change)
    figures = table.page.evaluate("""() => Object.fromEntries([...document.querySelectorAll('.cell.end')].map(cell =>
        [cell.dataset.cell, Number(cell.querySelector('[data-figure]').dataset.figure.replace('−', '-'))]))""")
    assert figures == best
    assert len(best) > 5
    for end in best:
        expect(table.cell(end)).to_have_accessible_name(re.compile("A move can end here: "))


def test_a_movement_is_two_clicks_and_a_confirmation(visit: Visit) -> None:
    """The tile, the end, and the same once more: all of it is one thing that is previewed, played and taken back."""
    visitor = visit()
    table = sat_down(visitor, founded(visitor.server, "one click"))
    page, message = table.page, until(table, Random(7), "move")
    ends = message["view"]["destinations"]
    tile = next(tile for tile in ends if ends[tile] and len(message["view"]["tiles"][tile]["meeples"]) == 3)
    end = ends[tile][0][0]
    table.cell(tile).click()
    expect(page.locator("[data-colour]").first).to_be_visible()
    table.cell(end).click()
    drops = page.locator("[data-drop]")
    expect(drops).to_have_count(3)
    expect(table.preview).not_to_be_empty()
    assert table.message()["version"] == message["version"], "nothing is sent before it is confirmed"
    page.keyboard.press("Escape")
    expect(drops).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-colour]")).to_have_count(0)
    table.cell(tile).click()
    expect(page.locator("[data-colour]").first).to_be_visible()
    table.cell(end).click()
    expect(drops).to_have_count(3)
    drops.last.click()
    expect(drops).to_have_count(2)
    page.keyboard.press("Escape")
    expect(drops).to_have_count(1)
    step = message["ply"]
    table.cell(end).click()
    expect(table.confirm).to_be_enabled()
    expect(table.preview).not_to_be_empty()
    table.confirm.click()
    table.my_turn(step)
    after = table.message()
    assert after["version"] - message["version"] == after["ply"] - step >= 4
    assert end in [entry for entry in after["log"] if entry["ply"] == step + 4][-1]["cells"]
    page.keyboard.press("u")
    table.my_turn(after["ply"])
    assert table.message()["ply"] == step


def test_every_end_column_fits_on_the_screen(visit: Visit, five_tribes_finished: Json) -> None:
    for size in ({"width": 1440, "height": 900}, {"width": 1024, "height": 768}):
        page = visit(size=size).go(f"table/{five_tribes_finished['table']}")
        board = page.get_by_test_id("end").get_by_role("region", name="Score")
        expect(board.get_by_role("columnheader")).to_have_count(5)
        width, room = board.evaluate("one => [one.scrollWidth, one.clientWidth]")
        assert width <= room


def test_the_guide_shows_its_pictures_large_enough(visit: Visit) -> None:
    visitor = visit()
    guide = visitor.server.get("guides/five_tribes", lang="en").json()
    page = visitor.go("guide/five_tribes")
    captions = [(picture["caption"], picture["marks"]) for section in guide["sections"] for picture in section["pictures"]]
    assert len(captions) >= 4
    laid_out = next(section["pictures"][0]["caption"] for section in guide["sections"] if section["id"] == "setup")
    bids = [picture["caption"] for section in guide["sections"] if section["id"] == "bid" for picture in section["pictures"]]
    for caption in bids:
        track = page.get_by_role("img", name=caption, exact=True).bounding_box()
        assert track is not None
        assert track["width"] >= 9 * 36
    for caption, marks in [one for one in captions if one[0] not in bids]:
        picture = page.get_by_role("img", name=caption, exact=True)
        expect(picture).to_be_visible()
        pictured(page)
        boxes = [cell.bounding_box() for cell in picture.locator(".cell").all()]
        assert (len(boxes) == 30) == (caption == laid_out), "but for the whole table a picture shows the part that it is about"
        assert min(box["width"] for box in boxes if box) >= 48
        expect(picture.locator(".good")).to_have_count(len(marks["good"]))
        expect(picture.locator(".bad")).to_have_count(len(marks["bad"]))


# --- axe -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True)])
def test_axe_finds_nothing(visit: Visit, language: str, phone: bool, five_tribes_finished: Json) -> None:
    visitor = visit(language=language, phone=phone)
    table = sat_down(visitor, founded(visitor.server, "axe", 100))
    axe, page, dice = Axe(visitor), table.page, Random(9)
    for phase in ("bid", "move", "sow"):
        message = until(table, dice, phase)
        axe.look(phase)
        if phase != "sow":
            table.choose(some_action(message, dice))
            expect(table.preview).not_to_be_empty()
            axe.look(f"{phase}, chosen")
            page.keyboard.press("Escape")
    visitor.go(f"table/{five_tribes_finished['table']}")
    expect(page.get_by_test_id("end")).to_be_visible()
    axe.look("end")
    visitor.go("guide/five_tribes")
    expect(page.get_by_role("figure").first).to_be_visible()
    axe.look("guide")
    visitor.go("learn/five_tribes")
    expect(page.get_by_test_id("prompt")).to_be_visible()
    axe.look("first steps")
