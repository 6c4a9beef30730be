"""Undo, reset, the log, links to a moment, finished games, and the cells behind every number."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from zellige.core import record as records
from zellige.core.course import Course
from zellige.core.registry import get

from .conftest import Visit
from .server import HTTP, Json, Server, some_action
from .table import Table, number_in
from .test_axe import Axe
from .visitor import SMALL_PHONE, Visitor

_FIGURES = """() => [...document.querySelectorAll('.cell')]
  .filter(cell => /Scores /.test(cell.ariaLabel)).map(cell => cell.dataset.cell)"""


@pytest.fixture
def fresh(visit: Visit) -> Table:
    """A table of two persons at its start, in the browser that founded it."""
    visitor = visit()
    founded = visitor.server.found(seed="looking back")
    visitor.sit_down(founded)
    table = Table(visitor)
    table.my_turn()
    return table


def play(table: Table, actions: int, dice: Random) -> None:
    for _ in range(actions):
        message = table.message()
        table.act(some_action(message, dice))
        table.at(message["ply"] + 1)


@pytest.fixture(scope="module")
def thoughtful(server: Server) -> tuple[str, int]:
    """The table of a game of Almadi that is over, and a decision at which its seat has said what it expected."""
    almadi, dice = get("almadi"), Random(4)
    course = Course(almadi, almadi.new(2, "thoughts", {"characters": False}), "thoughts")
    while not course.over:
        course.play(dice.choice(list(course.legal)))
    steps = course.line
    ply = next(ply for ply in range(len(steps) - 2) if steps[ply].mover == steps[ply + 1].mover == steps[ply + 2].mover >= 0
               and not any(step.events[0].quiet for step in steps[ply: ply + 3]))
    said = {"values": [84.4, 71.0], "line": [step.text for step in steps[ply: ply + 3]]}
    record = records.Record("almadi", almadi.rules_version, almadi.options_of(course.start), ["Nour", "Zaïd"],
                            almadi.to_document(course.start), [step.text for step in steps],
                            movers=[step.mover for step in steps], more={ply: said})
    answer = HTTP.post(f"{server.url}/api/records", content=record.text().encode())
    assert answer.status_code == 201, answer.text
    return answer.json()["table"], ply + 1


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True)])
def test_after_the_game_the_log_shows_what_a_bot_thought(visit: Visit, thoughtful: tuple[str, int], language: str,
                                                         phone: bool) -> None:
    visitor = visit(language=language, phone=phone, size=SMALL_PHONE if phone else None)
    table, moment = thoughtful
    page = visitor.go(f"table/{table}/{moment}")
    if phone:
        page.get_by_role("button", name="Scores et journal", exact=True).tap()
    line = page.get_by_test_id("log").locator(".inside", has=page.locator(".ponder"))
    expect(line).to_have_count(1)
    asks, told = line.locator(".ponder"), page.get_by_test_id("thought")
    expect(told).to_have_count(0)
    line.locator(".tx button").focus()
    page.keyboard.press("Tab")
    expect(asks).to_be_focused()
    expect(asks).to_have_accessible_name(re.compile(r"^Ce que pensait le robot\s: " if phone else "^What the bot thought: "))
    page.keyboard.press("Enter")
    expect(asks).to_have_attribute("aria-expanded", "true")
    expect(told).to_have_text(re.compile(
        r"^Il prévoyait 84 pour lui-même et 71 pour .*\. Il comptait continuer ainsi\s: .+, puis .+\.$" if phone else
        r"^It expected 84 for itself and 71 for .*\. It meant to go on: .+, then .+\.$"))
    inside = page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert inside, "nothing is wider than the window"
    Axe(visitor).look("what a bot thought")
    visitor.point(asks)
    expect(told).to_have_count(0)


def test_undo_takes_back_and_the_log_keeps_it(fresh: Table) -> None:
    play(fresh, 3, Random(6))
    before = fresh.message()
    fresh.page.get_by_role("button", name="Undo").click()
    fresh.at(2)
    after = fresh.message()
    assert after["log"][-1]["undone"] is True
    line = fresh.page.get_by_test_id("log").get_by_role("listitem").filter(has_text="taken back")
    expect(line).to_contain_text(before["log"][-1]["text"])
    expect(fresh.spoken).to_contain_text("taken back")
    fresh.check(after)
    play(fresh, 1, Random(7))
    assert len(fresh.played()) == 3


def test_what_was_drawn_has_its_sentence_and_taking_it_back_makes_the_game_practice(visit: Visit) -> None:
    """Almadi: the end of a turn fills up the board. It is said before it is done, and can be left."""
    visitor = visit()
    founded = visitor.server.found(game="almadi", seed="practice", options={"characters": False})
    table = visitor.server.advance(founded, 1)
    while table["decision"]["undo"] != "practice":
        table = visitor.server.advance(founded, table["ply"] + 1)
    visitor.sit_down(founded)
    page, drawn = visitor.page, table["log"][-1]["effects"][-1]
    undo, dialog = page.get_by_role("button", name="Undo: the game becomes practice"), page.get_by_role("dialog")
    undo.click()
    expect(dialog.get_by_role("button", name="Take back")).to_be_focused()
    Axe(visitor).look("the question of practice")
    dialog.get_by_role("button", name="Keep it").click()
    expect(dialog).to_have_count(0)
    shown = Table(visitor)
    assert shown.message()["version"] == table["version"]
    visitor.go(f"table/{founded['table']}/{drawn['ply']}")
    expect(page.get_by_test_id("replay").locator("strong")).to_have_text(drawn["text"])
    page.get_by_role("button", name="Back to the game").click()
    assert shown.my_turn()
    page.keyboard.press("u")
    dialog.get_by_role("button", name="Take back").click()
    expect(page.get_by_text("2 players · practice · turn")).to_be_visible()
    assert shown.message()["practice"] is True


def test_reset_takes_back_the_whole_turn(fresh: Table) -> None:
    play(fresh, 2, Random(8))
    assert fresh.message()["decision"]["reset"] == "free"
    fresh.page.get_by_role("button", name="Reset turn").click()
    fresh.at(1)
    fresh.check(fresh.message())
    expect(fresh.page.get_by_role("button", name="Reset turn")).to_be_disabled()


def test_a_line_of_the_log_goes_to_its_moment_and_back(visit: Visit, midgame: Json) -> None:
    visitor = visit(tables=[midgame])
    page = visitor.go(f"table/{midgame['table']}")
    table = Table(visitor)
    table.my_turn()
    now = table.seen()
    turn = next(turn for turn in table.message()["turns"] if turn["ply"] == 17)
    page.get_by_test_id("log").get_by_role("button", name=turn["text"], exact=True).click()
    expect(page).to_have_url(re.compile("/17$"))
    table.at(17)
    moment = table.message(17)
    seen = table.seen()
    assert seen["totals"] == [row["total"] for row in moment["scores"]["rows"]]
    expect(page.get_by_test_id("replay").locator("strong")).to_have_text(moment["log"][16]["text"])
    expect(page.get_by_test_id("confirm")).to_have_count(0)
    page.get_by_role("button", name="Back to the game").click()
    expect(table.confirm).to_be_visible()
    again = table.seen()
    assert {name: again[name] for name in ("ply", "legal", "totals", "log")} == {
        name: now[name] for name in ("ply", "legal", "totals", "log")}


def test_an_onlooker_opens_a_link_to_a_moment(visit: Visit, midgame: Json) -> None:
    visitor = visit(fresh=True)
    visitor.page.route("**/key", lambda route: route.fulfill(json={"key": None}))  # as in a house that others can reach
    page = visitor.go(f"table/{midgame['table']}/23")
    table = Table(visitor)
    table.at(23)
    moment = table.message(23)
    assert table.key is None
    assert table.seen()["totals"] == [row["total"] for row in moment["scores"]["rows"]]
    page.get_by_role("button", name="Back to the game").click()
    table.at(midgame["ply"])
    expect(page.get_by_test_id("prompt")).to_be_visible()
    expect(page.get_by_test_id("confirm")).to_have_count(0)
    assert table.seen()["legal"] == []
    page.keyboard.press("u")
    assert table.message()["ply"] == midgame["ply"]


def test_a_finished_game_is_walked_through(visit: Visit, finished: Json) -> None:
    visitor = visit(tables=[finished], fresh=True)
    page = visitor.go(f"table/{finished['table']}")
    table, last = Table(visitor), finished["ply"]
    expect(table.end).to_be_visible()
    page.get_by_role("button", name="Go back through the game").click()
    replay = page.get_by_test_id("replay")
    expect(replay).to_be_visible()
    table.at(last)
    replay.get_by_role("button", name="Previous move").click()
    table.at(last - 1)
    replay.get_by_role("button", name="To the set-up").click()
    table.at(0)
    expect(replay.get_by_role("button", name="Previous move")).to_be_disabled()
    replay.get_by_role("button", name="Next move").click()
    table.at(1)
    replay.get_by_role("slider", name="Moment").fill("50")
    table.at(50)
    assert table.seen()["totals"] == [row["total"] for row in table.message(50)["scores"]["rows"]]
    replay.get_by_role("button", name="Play", exact=True).click()
    table.at(52)
    replay.get_by_role("button", name="Pause").click()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    replay.get_by_role("button", name="Copy the link to this moment").click()
    assert re.fullmatch(rf".*#/table/{table.name}/\d+", page.evaluate("() => navigator.clipboard.readText()"))
    replay.get_by_role("button", name="To the result").click()
    expect(table.end).to_be_visible()
    page.get_by_role("img", name="Everybody’s score over the whole game").click()
    expect(replay).to_be_visible()


def _open_every_number(visitor: Visitor, table: Table, numbers: str) -> None:
    message = table.message()
    labels = {column["label"]: column["id"] for column in message["scores"]["columns"]} | {"total": None}
    seats = {seat["name"]: seat["seat"] for seat in message["seats"]}
    buttons = visitor.page.locator(numbers)
    assert buttons.count() >= 4
    for number in range(buttons.count()):
        button = buttons.nth(number)
        amount, what, name = (button.get_attribute("aria-label") or "").removesuffix(": show the cells").split(", ")
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        row = next(row for row in message["scores"]["rows"] if row["seat"] == seats[name])
        column = labels.get(what, labels.get(what.lower()))
        terms = [term for term in row["terms"] if column is None or term["column"] == column]
        assert int(amount) == sum(term["amount"] for term in terms)
        shown = visitor.page.get_by_test_id("terms").get_by_role("row")
        assert [number_in(text) for text in shown.get_by_role("cell").all_inner_texts()] == [
            *(term["amount"] for term in terms), int(amount)]
        cells = {cell for term in terms for cell in term["cells"]}
        counted = set(visitor.page.evaluate(_FIGURES))
        assert counted <= cells
        if any(term["cells"] and term["amount"] % len(term["cells"]) == 0 for term in terms):
            assert counted
        button.click()
        expect(visitor.page.get_by_test_id("terms")).to_have_count(0)
        assert visitor.page.evaluate(_FIGURES) == []


def test_every_number_of_the_score_lights_up_its_cells(visit: Visit, midgame: Json) -> None:
    visitor = visit(tables=[midgame])
    visitor.go(f"table/{midgame['table']}")
    table = Table(visitor)
    table.my_turn()
    _open_every_number(visitor, table, "[data-testid=score] td button")


def test_every_number_of_the_end_lights_up_its_cells(visit: Visit, finished: Json) -> None:
    visitor = visit(tables=[finished])
    visitor.go(f"table/{finished['table']}")
    table = Table(visitor)
    expect(table.end).to_be_visible()
    _open_every_number(visitor, table, "[data-testid=end] td button")


def test_record_and_position_are_saved_and_opened_again(visit: Visit, finished: Json) -> None:
    visitor = visit(tables=[finished])
    page = visitor.go(f"table/{finished['table']}")
    expect(page.get_by_test_id("end")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    record = download.value.path()
    for door in ("record-file", "position-file"):
        visitor.go()
        page.get_by_test_id(door).set_input_files(record)
        expect(page.get_by_test_id("replay")).to_be_visible()
    table = Table(visitor)
    assert table.name != finished["table"]
    table.at(0)
    position = record.with_name("position.json")
    position.write_bytes(visitor.server.get(f"tables/{finished['table']}/position", key=finished["key"]).content)
    for door in ("record-file", "position-file"):
        visitor.go()
        page.get_by_test_id(door).set_input_files(position)
        expect(page.get_by_text("position.json")).to_be_visible()
        page.get_by_role("button", name="Start a new game instead").click()
    page.get_by_test_id("position-file").set_input_files(
        {"name": "not.json", "mimeType": "application/json", "buffer": b"not JSON"})
    expect(page.get_by_role("alert")).to_contain_text("not.json")


def test_a_file_is_opened_wherever_on_the_start_page_it_is_dropped(visit: Visit, finished: Json, tmp_path: Path) -> None:
    """As what it is, at either door and beside both; the browser never shows it instead of the page."""
    visitor = visit()
    record, position, neither = (tmp_path / name for name in ("game.jsonl", "position.json", "neither.txt"))
    for path, what in ((record, "record"), (position, "position")):
        path.write_bytes(visitor.server.get(f"tables/{finished['table']}/{what}", key=finished["key"]).content)
    neither.write_text("neither")
    page = visitor.go()
    for place in ("Open a position", "Open a record"):
        _drop(visitor, position, page.get_by_role("button", name=place))
        expect(page.get_by_text("position.json")).to_be_visible()
        page.get_by_role("button", name="Start a new game instead").click()
    _drop(visitor, neither, page.get_by_role("heading", name="Or continue"))
    expect(page.get_by_role("alert")).to_contain_text("neither.txt")
    _drop(visitor, position, page.get_by_test_id("game-almadi"))
    expect(page.get_by_text("position.json")).to_be_visible()
    for place in ("Open a position", "Open a record"):
        _drop(visitor, record, page.get_by_role("button", name=place))
        expect(page.get_by_test_id("replay")).to_be_visible()
        visitor.go()


def _drop(visitor: Visitor, path: Path, place: Locator) -> None:
    """Drags a file over a place as from another program, and lets it go."""
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box is not None
    hand = visitor.context.new_cdp_session(visitor.page)
    for event in ("dragEnter", "dragOver", "drop"):
        hand.send("Input.dispatchDragEvent", {
            "type": event, "x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2,
            "data": {"items": [], "files": [str(path)], "dragOperationsMask": 1}})
    hand.detach()


@pytest.mark.parametrize("game", ["medina", "five_tribes", "almadi"])
def test_ten_turns_of_four_players_are_in_sight(visit: Visit, server: Server, game: str) -> None:
    """Whole, on a screen of 1440 by 900, when it is one's own turn again."""
    bots = [{"kind": "bot", "player": "random", "name": name} for name in ("Tariq", "Nour", "Samir")]
    founded = server.found(game=game, seats=[{"kind": "person", "name": "Leïla"}, *bots], seed="ten turns")
    ply = server.advance(founded, 90)["ply"]
    visitor = visit(tables=[founded])
    page = visitor.go(f"table/{founded['table']}")
    Table(visitor).at(ply)
    page.wait_for_function("() => document.querySelectorAll('.log .turn').length >= 10")
    inside = page.evaluate("""() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => {
      const box = document.querySelector('.logp .scroll').getBoundingClientRect();
      done([...document.querySelectorAll('.log .turn')].map(line => line.getBoundingClientRect())
        .filter(line => line.top > box.top - 1 && line.bottom < Math.min(box.bottom, innerHeight) + 1).length);
    })))""")
    assert inside >= 10
