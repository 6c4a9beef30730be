"""Almadi at the screen: a whole game by mouse; everything by keyboard, by touch, in French, alone and with Characters."""

from __future__ import annotations

import re
from collections import Counter
from itertools import count
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import zellige
from zellige.games.almadi.view import wakes

from .almadi import AlmadiTable, ends_of
from .conftest import Visit
from .moments import COMPANY, OFFERED, VERBS, before_the_end, some_of, where_one_can
from .server import Json, Server, offers_of, some_action, something_new
from .table import SENTENCE, number_in
from .test_axe import Axe
from .test_french import check_every_verb, check_french
from .test_keyboard import focused
from .test_phone import COMMITS, SMALL_TARGETS, TARGET, check_screen
from .visitor import DESKTOP, PHONE, SMALL_PHONE, ViewportSize, Visitor, check_width, pictured, read

MANY_TARGETS = 80
AT_FIRST, AT_LAST = 16, 30
"""Decisions at the beginning of a whole game, and the turn from which on, that are played at the screen in every run."""
PEOPLE = ("Leïla", "Tariq", "Yusra", "Idris", "Amina")


def sit(visitor: Visitor, seats: int | list[Json] = 2, left: int | None = None, **form: Any) -> AlmadiTable:
    """A table, opened; people at one screen when no seats are named. ``left``: so many decisions before the end of a game."""
    company = seats if isinstance(seats, list) else [{"kind": "person", "name": name} for name in PEOPLE[:seats]]
    if left is not None:
        form["position"] = before_the_end("almadi", left, len(company))
    visitor.sit_down(visitor.server.found(**{"game": "almadi", "seats": company, "seed": "tales", **form}))
    return AlmadiTable(visitor)


def play_on(table: AlmadiTable, dice: Random) -> Json:
    """Plays to the end, comparing page and server before every decision; answers the table as the server then tells it."""
    ply = -1
    while table.my_turn(ply):
        message = table.told()
        ply = message["ply"]
        table.check(message)
        table.act(some_action(message, dice))
    return table.message()


def test_a_whole_game_of_two_people_at_one_screen(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    page.get_by_test_id("game-almadi").click()
    for seat, name in ((1, "Leïla"), (2, "Tariq")):
        place = page.get_by_role("group", name=f"Seat {seat}")
        place.get_by_text("Here", exact=True).click()
        place.get_by_role("textbox").fill(name)
    page.get_by_role("button", name="Choose a seed").click()
    page.get_by_label("Seed", exact=True).fill("a whole game")
    page.get_by_role("button", name="Start the game").click()
    table, dice, verbs, ply = AlmadiTable(visitor), Random(30), set[str](), -1
    for decision in count():
        if decision == AT_FIRST:
            table.skip(lambda told, _: something_new(offers_of(told), dice, verbs), lambda told: told["turn"] >= AT_LAST)
        if not table.my_turn(ply):
            break
        message = table.told()
        ply = message["ply"]
        table.check_sometimes(message, decision)
        table.act(something_new(offers_of(message), dice, verbs))
    assert verbs >= {*VERBS["almadi"]} - {"place"}, "which goes with what is taken"
    check_end(page, table.message())


def check_end(page: Page, message: Json) -> None:
    """Sixteen Landscapes each beside the start tile, and the totals on the last line."""
    assert message["status"] == "over"
    assert {len(realm["cells"]) for realm in message["view"]["realms"]} == {20}
    totals = {seat["name"]: row["total"] for seat, row in zip(message["seats"], message["scores"]["rows"], strict=True)}
    end = page.get_by_test_id("end")
    shown = end.get_by_role("region", name=re.compile("^Score$")).get_by_role("table")
    names = [name.strip() for name in shown.get_by_role("columnheader").all_inner_texts()[1:]]
    last = shown.get_by_role("row").last.get_by_role("cell").all_inner_texts()
    assert dict(zip(names, map(number_in, last), strict=True)) == totals
    expect(end).to_contain_text(message["seal"]["sha256"])


def test_a_game_against_a_bot(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    page.get_by_test_id("game-almadi").click()
    expect(page.get_by_role("group", name="Seat 2").get_by_role("combobox")).to_have_value(OFFERED)
    page.get_by_role("button", name="Start the game").click()
    table = AlmadiTable(visitor)
    assert table.my_turn()
    table.check(table.told())
    check_end(page, play_on(sit(visitor, seats=COMPANY, left=16), Random(2)))


def test_a_solo_game(visit: Visit) -> None:
    table, dice, ply, discarded = sit(visit(), seats=1, left=24), Random(3), -1, 0
    page, ladder = table.page, table.page.get_by_role("region", name="Titles")
    before: int | None = None
    while table.my_turn(ply):
        message = table.told()
        ply, view = message["ply"], message["view"]
        before = len(view["discard"]) if before is None else before
        table.check(message)
        reached = next(title for title in view["titles"] if title["reached"])
        expect(ladder).to_contain_text(f"If the game ended now: {reached['name']}")
        expect(ladder.get_by_role("listitem")).to_have_count(len(view["titles"]))
        assert ladder.locator("[aria-current=step]").inner_text().startswith(reached["name"])
        action = some_action(message, dice)
        table.choose(action)
        if action.startswith("take"):
            neighbour = table.space(action[5:6] + ("b" if action.endswith("a") else "a"))
            expect(neighbour).to_have_accessible_name(re.compile("will be discarded"))
            discarded += 1
        table.confirm.click()
    message = table.message()
    assert discarded > 3
    assert len(message["view"]["discard"]) - (before or 0) >= discarded - 1
    check_end(page, message)


_INSIDE = """() => [...document.querySelectorAll('.almadi, .almadi .scroll')]
  .filter(one => getComputedStyle(one).overflowY !== 'visible')
  .map(one => Math.max(one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth)).filter(more => more > 0)"""


def test_the_end_of_a_solo_game_is_whole_and_names_the_title(visit: Visit, server: Server) -> None:
    founded = server.found(game="almadi", seed="whole", seats=[{"kind": "person"}], options={"characters": False})
    ended = server.advance(founded, 1_000)
    titles = ended["view"]["titles"]
    at = next(number for number, title in enumerate(titles) if title["reached"])
    left = titles[at + 1]["from"] - ended["scores"]["rows"][0]["total"]
    for size in (DESKTOP, PHONE, SMALL_PHONE):
        page = visit(phone=size is not DESKTOP, size=size, tables=[founded]).go(f"table/{founded['table']}")
        end = page.get_by_test_id("end")
        expect(end.get_by_role("heading", level=2).first).to_contain_text(titles[at]["name"])
        expect(end).to_contain_text(f"{left} points more: {titles[at + 1]['name']}")
        expect(page.get_by_role("banner")).to_contain_text("turn 16 of 16")
        expect(end.get_by_role("region", name="Objectives")).to_be_visible()
        pictured(page)
        assert page.evaluate(_INSIDE) == [], "nothing of it is to be scrolled to within itself"


class AlmadiKeys:
    """Decides without a mouse."""

    def __init__(self, table: AlmadiTable) -> None:
        self.table, self.page = table, table.page

    def hop_to(self, cell: str) -> None:
        """Goes from target to target until the focus stands on the cell."""
        for _ in range(MANY_TARGETS):
            if focused(self.page) == cell:
                return
            self.page.keyboard.press(".")
        raise AssertionError(f"no hop reaches {cell}")

    def go_on(self, space: str) -> None:
        """From a Landscape that is chosen to the cell where it brings most; the only one is chosen with it."""
        self.table.begun(space)
        cell = self.table.best_cell()
        if self.table.cell(cell).get_attribute("aria-selected") != "true":
            self.hop_to(cell)
            self.page.keyboard.press("Enter")

    def act(self, action: str) -> None:
        """Points with Enter, then once more to confirm."""
        if self.table.waits():
            return self.table.enter()
        verb, *names = action.split()
        if verb in ("take", "put", "place"):
            self.hop_to(names[0])
            self.page.keyboard.press("Enter")
            if verb == "take":
                self.go_on(names[0])
        elif verb == "genie":
            for cell in ends_of(action):
                self.hop_to(cell)
                self.page.keyboard.press("Enter")
        elif verb == "done":
            self.page.keyboard.press("/")
            expect(self.page.get_by_role("dialog").get_by_role("combobox")).to_be_focused()
            self.page.keyboard.type("done")
            self.page.keyboard.press("Enter")
            assert self.page.evaluate("() => document.activeElement.dataset.testid") == "confirm", "before the next key"
        else:
            tab_to_action(self.page, action)
            self.page.keyboard.press("Space")
        self.table.enter()


def tab_to_action(page: Page, action: str) -> None:
    """Presses Tab until the button of an action has the focus."""
    for _ in range(MANY_TARGETS):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.dataset.action ?? null") == action:
            return
    raise AssertionError(f"Tab does not reach {action}")


def test_everything_is_done_by_keyboard_alone(visit: Visit, server: Server) -> None:
    tables, dice = where_one_can(server, "almadi"), Random(4)
    visitor = visit(tables=[*tables.values()])
    for verb, founded in tables.items():
        visitor.go(f"table/{founded['table']}")
        table = AlmadiTable(visitor)
        assert table.my_turn()
        message = table.told()
        table.check(message)
        AlmadiKeys(table).act(some_of(message, verb, dice))
        table.moved_on(message["ply"])
    table, ply = sit(visitor, seats=COMPANY, left=6), -1
    while table.my_turn(ply):
        ply = table.told()["ply"]
        AlmadiKeys(table).act(some_action(table.told(), dice))
    check_end(table.page, table.message())


def test_everything_is_done_on_a_phone_by_touch(visit: Visit, server: Server) -> None:
    tables, dice = where_one_can(server, "almadi"), Random(5)
    visitor = visit(phone=True, tables=[*tables.values()])
    page = visitor.page
    for verb, founded in tables.items():
        visitor.go(f"table/{founded['table']}")
        table = AlmadiTable(visitor)
        assert table.my_turn()
        message = table.told()
        table.check(message)
        for size in (SMALL_PHONE, PHONE):
            page.set_viewport_size(size)
            check_screen(page)
        assert page.evaluate(SMALL_TARGETS, TARGET) == []
        table.choose(some_of(message, verb, dice))
        expect(table.preview).not_to_be_empty()
        expect(table.confirm).to_be_in_viewport(ratio=1)
        box = table.confirm.bounding_box()
        assert box is not None
        assert box["height"] >= COMMITS
        table.confirm.tap()
        table.moved_on(message["ply"])
    message = play_on(sit(visitor, seats=COMPANY, left=4), dice)
    check_width(page)
    assert page.evaluate(SMALL_TARGETS, TARGET) == []
    check_end(page, message)


def test_everything_is_done_in_french(visit: Visit, server: Server) -> None:
    check_every_verb(visit, server, "almadi", AlmadiTable)


def test_start_end_guide_and_first_steps_in_french(visit: Visit) -> None:
    visitor = visit(language="fr")
    page = visitor.go()
    page.get_by_test_id("game-almadi").click()
    page.get_by_text(re.compile("précisions? de règle")).click()
    check_french(page)
    table, dice, ply = sit(visitor, seats=COMPANY, left=4), Random(6), -1
    while table.my_turn(ply):
        ply = table.told()["ply"]
        table.act(some_action(table.told(), dice))
    check_french(page)
    visitor.go("guide/almadi")
    expect(page.get_by_role("figure").first).to_be_visible()
    check_french(page)
    visitor.go("learn/almadi")
    expect(page.get_by_test_id("prompt")).to_be_visible()
    check_french(page)


# --- Characters ---

POWERS = ["abriza", "ali", "aladdin", "badroulboudour", "hussain", "morgiana", "paribanou", "zaynab", "zumurrud"]
EVERYTHING: Json = {
    "game": "almadi", "players": 3, "options": {"characters": True}, "seat": 1, "phase": "effects",
    "board": {"1a": "M22", "1b": "O22", "2a": "C22", "2b": "P22", "3a": "M21", "3b": "O21", "4a": None, "4b": "P21"},
    "turn": {"wish": True, "refill": "4a", "pool": {"marteline": 1, "stall": 1, "moon": 2, "ruby": 1}},
    "objectives": ["OBJ06", "OBJ09"], "face_up": ["ali_baba"],
    "seats": [
        {"start": "S1", "tiles": {"1,1": "P01", "2,1": "C01", "3,1": "O01", "4,1": "M01", "1,2": "P02", "4,2": "O02"},
         "recruited": POWERS, "rubies": 12, "hand": ["aziz", "dunya"], "mosaics": ["MO01", "MO02"], "stalls": ["ST01", "ST02"]},
        {"start": "S2", "tiles": {"1,1": "P03"}, "recruited": ["jafar", "harun"], "hand": [None, None]},
        {"start": "S3", "tiles": {"1,1": "P04"}, "recruited": ["hindbad"], "hand": [None, None],
         "objectives": {"OBJ05": False}}]}
"""A Genie waits and everything a seat can ever do in this phase can be done."""


def sit_at(visitor: Visitor, document: Json) -> AlmadiTable:
    """A table that starts in a position."""
    return sit(visitor, seats=document["players"], position=document, partial=True)


def play(table: AlmadiTable, ply: int, choices: list[str | tuple[str, str]]) -> int:
    """Plays these choices, comparing page and server before each; answers after how many actions the last was made."""
    for wanted in choices:
        assert table.my_turn(ply)
        message = table.told()
        ply = message["ply"]
        table.check(message)
        table.act(*[wanted] if isinstance(wanted, str) else wanted)
    return ply


def test_everything_that_characters_can_do(visit: Visit) -> None:
    table = sit_at(visit(), EVERYTHING)
    ply = play(table, -1, [
        "moon OBJ05<seat3", "moon OBJ09", "marteline", "stall", "ruby", "aladdin", "badroulboudour", "paribanou",
        "zaynab A>stall", "recruit ali_baba", "recruit aziz", "zumurrud jafar", "genie 1,2>0,1"])
    assert table.my_turn(ply)
    message = table.told()
    assert "0,1" in message["view"]["realms"][0]["cells"]
    expect(table.cell("0,1")).to_have_accessible_name(re.compile("^Row 0, column 1. Palace"))
    table.check(message)


def test_a_swap_below_the_realm_and_a_drawn_landscape(visit: Visit) -> None:
    table = sit_at(visit(), EVERYTHING)
    ply = play(table, -1, [
        "hussain 1,1<>3,1", "done", ("take 3a", "place 3,1"), ("take 1b", "place 1,2"), "ali"])
    assert table.my_turn(ply)
    message = table.told()
    rows = {action["text"].split()[1][0] for action in message["decision"]["actions"] if action["text"].startswith("place")}
    assert rows == {"1", "2", "3", "4"}
    play(table, ply, [next(action["text"] for action in message["decision"]["actions"] if action["text"].startswith("put"))])


def test_the_lowest_row_of_abriza(visit: Visit) -> None:
    table = sit_at(visit(), EVERYTHING)
    ply = play(table, -1, ["genie 4,2>5,1"])
    assert table.my_turn(ply)
    expect(table.cell("5,1")).to_have_accessible_name(re.compile("^Row 5, column 1. Oasis"))


def test_keeping_characters_and_choosing_start_tiles(visit: Visit) -> None:
    table, dice = sit(visit(), options={"characters": True, "start_tiles": "chosen"}), Random(7)
    ply = -1
    for kind in ("start", "start", "keep", "keep", "take"):
        assert table.my_turn(ply)
        message = table.told()
        ply = message["ply"]
        table.check(message)
        assert {action["text"].split()[0] for action in message["decision"]["actions"]} == {kind}
        table.act(some_action(message, dice))


def test_zumurrud_before_the_count(visit: Visit) -> None:
    document = {**EVERYTHING, "phase": "end2", "turn": {}, "board": {}}
    table = sit_at(visit(), document)
    assert table.my_turn()
    table.check(table.told())
    table.act("pass")
    expect(table.end).to_be_visible()


# --- what a table shows ---


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_realm_is_a_click_away(visit: Visit, seats: int) -> None:
    table, dice, ply = sit(visit(), seats=seats, left=12 * seats), Random(seats), -1
    for _ in range(2):
        assert table.my_turn(ply)
        message = table.told()
        ply = message["ply"]
        table.check(message)
        table.act(some_action(message, dice))
    assert table.my_turn(ply)
    tabs = table.page.get_by_role("group", name="Realms")
    for realm, name in zip(table.told()["view"]["realms"], PEOPLE, strict=False):
        tab = tabs.get_by_role("button", name=name)
        tab.click()
        expect(tab).to_have_attribute("aria-pressed", "true")
        expect(table.page.get_by_role("grid", name=f"{name}’s realm")).to_be_visible()
        drawn = table.page.locator(".realm .cell").filter(has=table.page.locator("svg.tile"))
        expect(drawn).to_have_count(len(realm["cells"]))
    table.page.get_by_test_id("score").get_by_role("button", name=re.compile("^Tariq’s realm")).click()
    expect(table.page.get_by_role("grid", name="Tariq’s realm")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_illegal_placement_says_why(visit: Visit, language: str) -> None:
    table = sit(visit(language=language))
    assert table.my_turn()
    document = table.visitor.server.get(f"tables/{table.name}/position", key=table.key).json()
    match = zellige.load(document)
    match.play("take 2a")
    table.begin("2a")
    for cell in ("1,1", "2,0", "2,3"):
        why = match.reason(f"place {cell}", language)
        assert why is not None
        table.cell(cell).click()
        expect(table.refusal).to_have_text(f"{why.text} {why.section}")
        expect(table.spoken).to_have_text(f"{why.text} {why.section}")
        expect(table.cell(cell)).to_have_accessible_description(re.compile(re.escape(why.text)))
        expect(table.confirm).to_be_disabled()


def test_undo_within_a_turn(visit: Visit) -> None:
    table = sit(visit())
    page = table.page
    assert table.my_turn()
    for back in ("Undo", "Reset"):
        table.act("take 2b", "place 2,1")
        table.at(2)
        page.get_by_role("button", name=back).click()
        table.at(0)
        table.check(table.message())
        assert table.my_turn()
    table.check(table.message())
    assert len(table.message()["view"]["realms"][0]["cells"]) == 4


def cells_for(table: AlmadiTable) -> dict[str, list[str]]:
    """The cells to which the Landscape of each space can go."""
    document = table.visitor.server.get(f"tables/{table.name}/position", key=table.key).json()
    found: dict[str, list[str]] = {}
    for take in zellige.load(document).legal():
        match = zellige.load(document)
        match.play(take)
        found[take.split()[1]] = [place.split()[1] for place in match.legal()]
    return found


def test_a_landscape_and_its_cell_are_one_choice(visit: Visit) -> None:
    """Another can be chosen at any time before it is confirmed; nothing of it is sent, and it is sent and taken back as one."""
    table, ply = sit(visit(), left=90), -1
    while table.my_turn(ply) and (table.told()["view"]["phase"] != "choose" or len(several(table)) < 3):
        ply = table.told()["ply"]
        table.act(table.told()["decision"]["actions"][-1]["text"])
    page, before, (one, other, third, *_) = table.page, table.told(), several(table)
    table.begin(one)
    expect(table.confirm).to_be_disabled()
    expect(table.space(one)).to_have_accessible_name(re.compile("chosen$"))
    read(page)
    table.space(one).click()
    expect(table.space(one)).to_have_attribute("aria-selected", "false")
    table.begin(one)
    table.cell(cells_for(table)[one][0]).click()
    expect(table.preview).to_contain_text(SENTENCE)
    table.begin(other)
    expect(table.confirm).to_be_disabled()
    expect(table.space(one)).to_have_attribute("aria-selected", "false")
    table.cell(cells_for(table)[other][1]).click()
    expect(table.preview).to_contain_text(SENTENCE)
    for selected in ("true", "false"):
        page.keyboard.press("Escape")
        expect(table.confirm).to_be_disabled()
        expect(table.space(other)).to_have_attribute("aria-selected", selected)
    where = cells_for(table)[third][0]
    for typed, begun in ((f"take {one}", one), (f"TAKE {third}", third), (f"place {where}", None)):
        page.keyboard.press("/")
        page.keyboard.type(typed)
        page.keyboard.press("Enter")
        if begun is not None:
            table.begun(begun)
    assert table.message()["version"] == before["version"], "nothing is sent before it is confirmed"
    table.enter()
    table.moved_on(before["ply"])
    assert where in table.message()["view"]["realms"][before["decision"]["seat"] - 1]["cells"]
    page.keyboard.press("u")
    table.at(before["ply"])


def several(table: AlmadiTable) -> list[str]:
    """The spaces whose Landscape has more than one cell to go to."""
    return [space for space, cells in cells_for(table).items() if len(cells) > 1]


def test_the_only_cell_is_chosen_with_its_landscape(visit: Visit) -> None:
    table = sit(visit())
    assert table.my_turn()
    seat = table.told()["decision"]["seat"]
    table.begin("2b")
    expect(table.cell("2,1")).to_have_attribute("aria-selected", "true")
    table.begin("1b")
    expect(table.cell("1,1")).to_have_attribute("aria-selected", "true")
    expect(table.preview).to_contain_text(SENTENCE)
    table.page.keyboard.press("Escape")
    expect(table.confirm).to_be_disabled()
    expect(table.space("1b")).to_have_attribute("aria-selected", "false")
    table.begin("1b")
    expect(table.preview).to_contain_text(SENTENCE)
    read(table.page)
    table.space("1b").click()
    table.at(2)
    assert "1,1" in table.message()["view"]["realms"][seat - 1]["cells"]


@pytest.mark.parametrize(("language", "size", "confirms", "drawn"), [
    ("en", DESKTOP, "Confirm 2,1, then End turn", "One Landscape is drawn."),
    ("fr", SMALL_PHONE, "Valider 2,1, puis Finir le tour", "Un Paysage est pioché.")])
def test_the_end_of_the_turn_goes_with_what_leaves_nothing_else(
        visit: Visit, language: str, size: ViewportSize, confirms: str, drawn: str) -> None:
    """The button and the sentence say so."""
    visitor = visit(language=language, phone=size is not DESKTOP, size=size)
    table = sit(visitor)
    page = table.page
    assert table.my_turn()
    still = page.locator(".dock").bounding_box()
    table.choose("take 2a")
    expect(table.confirm).to_have_accessible_name(confirms)
    expect(table.preview).to_contain_text(drawn)
    expect(table.spoken).to_contain_text(drawn)
    assert page.locator(".dock").bounding_box() == still
    check_width(page)
    read(page)
    visitor.point(table.confirm)
    table.at(4)
    assert table.message()["turn"] == 2


def test_what_waits_and_is_all_that_can_be_done_is_chosen_already(visit: Visit, server: Server) -> None:
    """Not by the press that came before it; then one press confirms it."""
    founded = server.found(game="almadi", seed="tales", seats=[{"kind": "person", "name": name} for name in PEOPLE[:2]])
    server.advance(founded, 1, lambda message, dice: "take 2a")
    visitor = visit()
    page = visitor.sit_down(founded)
    table = AlmadiTable(visitor)
    assert table.my_turn()
    assert [action["text"] for action in table.told()["decision"]["actions"]] == ["done"]
    expect(page.get_by_role("button", name="End turn", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(table.confirm).to_have_accessible_name("Confirm")
    expect(table.spoken).to_have_text(re.compile("end your turn.*You end the turn.*Enter confirms", re.DOTALL))
    read(page)
    page.keyboard.press("e")
    table.at(4)


def test_an_opened_number_shows_its_cells(visit: Visit) -> None:
    table = sit(visit(), left=30)
    assert table.my_turn()
    message, opened = table.told(), 0
    for row in message["scores"]["rows"]:
        name = PEOPLE[row["seat"] - 1]
        for column in message["scores"]["columns"]:
            cells = {cell.split(":")[0] for term in row["terms"] if term["column"] == column["id"] for cell in term["cells"]}
            on_realm = {cell for cell in cells if re.fullmatch(r"\d,\d+", cell)}
            if row["columns"][column["id"]] == 0 or not on_realm:
                continue
            what = rf"{row['columns'][column['id']]}, {column['label']}, {name}"
            number = table.page.get_by_role("button", name=re.compile(what))
            number.click()
            expect(table.page.get_by_role("grid", name=f"{name}’s realm")).to_be_visible()
            lit = table.page.locator(".realm .cell:not(:has(.veil))")
            assert set(lit.evaluate_all("cells => cells.map(cell => cell.dataset.cell)")) == on_realm
            opened += 1
            table.page.keyboard.press("Escape")
    assert opened >= 4


def waking(table: AlmadiTable) -> tuple[str, str, int] | None:
    """A Landscape and one of several cells that can be chosen now and would wake effects, and how many."""
    document = table.visitor.server.get(f"tables/{table.name}/position", key=table.key).json()
    for take in zellige.load(document).legal():
        match = zellige.load(document)
        if not take.startswith("take") or match.seat is None:
            return None
        match.play(take)
        woken = Counter(" ".join(wakes(match.state, match.seat - 1).get("hand", {}).values()).split())
        if woken and len(match.legal()) > 1:
            place = next(text.split()[1] for text in match.legal() if text.split()[1] in woken)
            return take.split()[1], place, woken[place]
    return None


def test_what_would_come_alive_is_shown_before_one_decides(visit: Visit) -> None:
    table, dice, ply, seen = sit(visit(), left=80), Random(8), -1, 0
    while table.my_turn(ply) and seen < 3:
        message = table.told()
        ply, found = message["ply"], waking(table)
        if found is None:
            table.act(some_action(message, dice))
            continue
        space, where, many = found
        table.begin(space)
        cell = table.cell(where)
        expect(cell).to_have_accessible_name(re.compile("Activates "))
        before = table.page.locator(".joints .dawning").count()
        assert before == 0
        cell.hover()
        expect(table.page.locator(".joints .dawning")).to_have_count(many)
        table.page.locator("h2").first.hover()
        expect(table.page.locator(".joints .dawning")).to_have_count(0)
        cell.focus()
        expect(table.page.locator(".joints .dawning")).to_have_count(many)
        seen += 1
        table.visitor.point(cell)
        expect(table.preview).not_to_be_empty()
        table.confirm.click()
    assert seen == 3


def test_a_realm_asked_for_in_the_drawer_of_a_phone_is_seen(visit: Visit) -> None:
    table = sit(visit(phone=True), left=60)
    assert table.my_turn()
    table.page.get_by_role("button", name="Scores and log", exact=True).tap()
    drawer = table.page.get_by_role("dialog")
    drawer.get_by_role("button", name=re.compile("^Tariq’s realm")).tap()
    expect(drawer).to_have_count(0)
    expect(table.page.get_by_role("grid", name="Tariq’s realm")).to_be_in_viewport(ratio=0.3)


# --- axe ---


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True)])
def test_axe_finds_nothing(visit: Visit, language: str, phone: bool) -> None:
    visitor = visit(language=language, phone=phone)
    axe = Axe(visitor)
    page = visitor.go()
    visitor.point(page.get_by_test_id("game-almadi"))
    axe.look("start page")
    table = sit_at(visitor, EVERYTHING)
    table.my_turn()
    axe.look("effects")
    visitor.point(table.cell("1,2"))
    axe.look("a lifted Landscape")
    visitor.point(table.cell("0,1"))
    expect(table.confirm).to_be_enabled()
    axe.look("a Genie's move")
    table = sit(visitor, seats=5, left=60)
    table.my_turn()
    axe.look("table of five")
    table = sit(visitor, seats=1, left=24)
    table.my_turn()
    axe.look("solo")
    table = sit(visitor, seats=2, left=1)
    table.my_turn()
    table.act(table.told()["decision"]["actions"][0]["text"])
    expect(table.end).to_be_visible()
    axe.look("end")
    visitor.point(page.locator("[data-testid=end] tbody td button").first)
    axe.look("an opened number of the end")
    visitor.go("guide/almadi")
    expect(page.get_by_role("figure").first).to_be_visible()
    axe.look("guide")
