"""A game without a mouse: nothing here clicks."""

from __future__ import annotations

import re
from itertools import cycle
from random import Random

from playwright.sync_api import Page, expect

from .conftest import Visit
from .five_tribes import FiveTribes
from .moments import COMPANY, OFFERED, before_the_end, some_of, where_one_can
from .server import Json, Server, some_action
from .table import Table, log_of
from .visitor import read

MANY_STOPS = 60


def tab_to(page: Page, name: str) -> None:
    """Presses Tab until the focus stands on what has that name."""
    for _ in range(MANY_STOPS):
        page.keyboard.press("Tab")
        if name in page.evaluate("() => document.activeElement.ariaLabel ?? document.activeElement.textContent"):
            return
    raise AssertionError(f"Tab does not reach {name}")


def focused(page: Page) -> str | None:
    """The cell that has the focus."""
    cell: str | None = page.evaluate("() => document.activeElement.dataset.cell ?? null")
    return cell


class Keys:
    """Four ways to do one decision by keyboard."""

    def __init__(self, table: Table) -> None:
        self.table, self.page = table, table.page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def pick(self, kind: str) -> None:
        """The digit of the piece; 0 is the tenth."""
        slots = [*self.table.seen()["pieces"]]
        self.press(str((slots.index(kind) + 1) % 10))

    def hop(self, action: str, message: Json, dice: Random) -> None:
        """A few times to the next legal place, Enter, and Enter once more on the same place."""
        self.pick(action.split()[0])
        if " " in action:
            self.press(*dice.choice([["."], [".", "."], [","], [".", ".", ","]]))
            assert focused(self.page) in self.table.seen()["legal"]
            self.press("Enter")
        self.table.enter()

    def walk(self, action: str, message: Json, dice: Random) -> None:
        """Tab to the board, arrows to the place."""
        kind, _, where = action.partition(" ")
        if kind in ("wall", "tea"):
            return self.hop(action, message, dice)
        self.pick(kind)
        self.press(".")
        here = focused(self.page)
        assert here is not None
        column, row = ord(where[0]) - ord(here[0]), int(where[1:]) - int(here[1:])
        self.press(*["ArrowRight" if column > 0 else "ArrowLeft"] * abs(column))
        self.press(*["ArrowDown" if row > 0 else "ArrowUp"] * abs(row))
        assert focused(self.page) == where
        self.press("Space")
        self.table.enter("Space")

    def name(self, action: str) -> None:
        """Types the move."""
        self.press("/")
        expect(self.page.get_by_role("dialog").get_by_role("combobox")).to_be_focused()
        self.page.keyboard.type(action)
        self.press("Enter")

    def write(self, action: str, message: Json, dice: Random) -> None:
        """Types the move; the button that confirms has the focus then."""
        self.name(action)
        expect(self.table.confirm).to_be_focused()
        self.table.enter()

    def take_back(self, action: str, message: Json, dice: Random) -> None:
        """Drops the choice with Escape; does it after all, undoes it, does it again."""
        ply, undone = message["ply"], message["decision"]["title"]
        self.name(action)
        expect(self.table.confirm).to_be_enabled()
        self.press("Escape")
        expect(self.table.confirm).to_be_disabled()
        self.write(action, message, dice)
        over = not self.table.my_turn(ply)
        if over:
            return
        self.press("u" if dice.random() < 0.5 or self.table.message()["decision"]["reset"] == "no" else "r")
        self.table.at(ply)
        expect(self.page.get_by_test_id("prompt")).to_contain_text(undone)
        self.write(action, message, dice)


def test_every_piece_is_placed_by_keyboard_alone(visit: Visit, server: Server) -> None:
    tables, dice = where_one_can(server, "medina"), Random(3)
    visitor = visit(tables=[*tables.values()])
    ways = cycle([Keys.hop, Keys.walk, Keys.write, Keys.hop, Keys.walk, Keys.take_back])
    for verb, founded in tables.items():
        visitor.go(f"table/{founded['table']}")
        table = Table(visitor)
        assert table.my_turn()
        message = table.told()
        table.check(message)
        next(ways)(Keys(table), some_of(message, verb, dice), message, dice)
        table.moved_on(message["ply"])


def test_a_game_is_begun_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    expect(page.get_by_role("group", name="Seat 2").get_by_role("combobox")).to_have_value(OFFERED)
    tab_to(page, "Start the game")
    page.keyboard.press("Enter")
    table = Table(visitor)
    assert table.my_turn()
    message = table.told()
    table.check(message)
    Keys(table).walk(some_action(message, Random(3)), message, Random(3))
    table.moved_on(message["ply"])


def test_a_game_is_ended_by_keyboard_alone(visit: Visit, server: Server) -> None:
    founded = server.found(seats=COMPANY, position=before_the_end("medina", 6), seed="the end by keys")
    visitor = visit(tables=[founded])
    page = visitor.go(f"table/{founded['table']}")
    table, dice, ply = Table(visitor), Random(4), -1
    keys = Keys(table)
    while table.my_turn(ply):
        message = table.told()
        ply = message["ply"]
        keys.hop(some_action(message, dice), message, dice)
    tab_to(page, "Go back through the game")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("replay")).to_be_visible()
    page.keyboard.press("Escape")
    expect(table.end).to_be_visible()


def test_keys_of_the_page(visit: Visit, midgame: Json) -> None:
    visitor = visit(tables=[midgame])
    page = visitor.go(f"table/{midgame['table']}")
    table = Table(visitor)
    table.my_turn()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press(".")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    tab_to(page, page.locator("[role=gridcell][tabindex='0']").get_attribute("aria-label") or "")
    stop = focused(page)
    page.keyboard.press("Tab")
    assert focused(page) is None, "the board is one stop"
    page.keyboard.press("Shift+Tab")
    assert focused(page) == stop
    page.keyboard.press("Control+Home")
    page.keyboard.press("End")
    page.keyboard.press("Home")
    first = page.get_by_role("row").first.get_by_role("gridcell").first
    assert page.get_by_role("grid").get_by_role("gridcell").first.get_attribute("data-cell") == focused(page)
    expect(first).to_be_attached()
    tab_to(page, log_of(table.message())[-1])
    page.keyboard.press("ArrowUp")
    ply = page.evaluate("() => document.activeElement.dataset.ply")
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{visitor.server.url}/#/table/{table.name}/{ply}")


def test_a_key_that_is_held_down_counts_once(visit: Visit, server: Server) -> None:
    """Whoever holds ``u`` takes back one decision and not the game; whoever holds Enter chooses and does not confirm."""
    begun = server.found(seed="held down")
    ply = server.advance(begun, 6)["ply"]
    visitor = visit(tables=[begun])
    page = visitor.go(f"table/{begun['table']}")
    table = Table(visitor)
    table.my_turn()
    for _ in range(5):
        page.keyboard.down("u")
    page.keyboard.up("u")
    table.moved_on(ply)
    assert table.message()["ply"] == ply - 1
    table.slot(next(action["text"].split()[0] for action in table.message()["decision"]["actions"])).focus()
    page.keyboard.press("Enter")
    page.keyboard.press(".")
    page.keyboard.down("Enter")
    expect(table.confirm).to_be_enabled()
    expect(table.preview).not_to_be_empty()
    read(page)
    for _ in range(4):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    assert table.message()["ply"] == ply - 1
    page.keyboard.press("Enter")
    table.moved_on(ply - 1)
    assert table.message()["ply"] == ply


def test_enter_twice_at_once_chooses_and_does_not_confirm(visit: Visit, server: Server) -> None:
    begun = server.found(seed="twice at once")
    visitor = visit(tables=[begun])
    page = visitor.go(f"table/{begun['table']}")
    table = Table(visitor)
    table.my_turn()
    page.keyboard.press(".")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(table.preview).not_to_be_empty()
    assert table.message()["ply"] == 0
    table.enter()
    table.at(1)
    page.keyboard.press(".")
    place = focused(page)
    assert place is not None
    visitor.point(table.cell(place))
    expect(table.preview).not_to_be_empty()
    read(page)
    visitor.point(table.cell(place))
    table.moved_on(1)


def test_board_and_bids_are_one_stop(visit: Visit, server: Server) -> None:
    """The bids are reached with the board, by ``.`` and ``,``, arrows and digits; a spot that is taken says so."""
    begun = server.found(game="five_tribes", seats=COMPANY, seed="one stop")
    visitor = visit(tables=[begun])
    page = visitor.go(f"table/{begun['table']}")
    table = FiveTribes(visitor)
    assert table.my_turn()
    expect(page.locator(".upper [tabindex='0']")).to_have_count(1)
    page.keyboard.press(".")
    assert focused(page) == "spot 8"
    page.keyboard.press("ArrowDown")
    assert focused(page) == "spot 7"
    page.keyboard.press("Enter")
    expect(table.confirm).to_have_text(re.compile("12"))
    page.keyboard.type("18")
    expect(table.confirm).to_have_text(re.compile("18"))
    expect(table.confirm).to_be_focused()


def test_help_lists_the_keys_of_the_game(visit: Visit, server: Server) -> None:
    visitor = visit()
    for game, said, unsaid in [("medina", "pick a piece of the hand", "end the turn, or pass"),
                               ("five_tribes", "end the turn, or pass", "pick a piece of the hand"),
                               ("nim", "choose an action by its place in the list", "end the turn, or pass")]:
        page = visitor.sit_down(server.found(game=game, seed="help"))
        Table(visitor).my_turn()
        page.keyboard.press("?")
        keys = page.get_by_role("dialog", name="Help")
        expect(keys).to_contain_text(said)
        expect(keys).not_to_contain_text(unsaid)
        page.keyboard.press("Escape")


def test_e_ends_the_turn(visit: Visit, server: Server) -> None:
    founded = where_one_can(server, "almadi")["done"]
    visitor = visit(tables=[founded])
    page = visitor.go(f"table/{founded['table']}")
    table = Table(visitor)
    table.my_turn()
    ply = table.told()["ply"]
    page.keyboard.press("e")
    expect(table.confirm).to_be_focused()
    table.enter()
    table.moved_on(ply)


def test_the_focus_stays_where_the_next_decision_is(visit: Visit, server: Server) -> None:
    """After the button that confirms: on the board, not lost with a button that sleeps; typed in French."""
    begun = server.found(seed="the next decision")
    visitor = visit(tables=[begun], language="fr")
    page = visitor.go(f"table/{begun['table']}")
    table = Table(visitor)
    table.my_turn()
    where = next(action["text"] for action in table.told()["decision"]["actions"] if action["text"].startswith("merchant "))
    page.keyboard.press("/")
    page.keyboard.type(where.replace("merchant", "marchand"))
    page.keyboard.press("Enter")
    expect(table.confirm).to_be_focused()
    table.enter()
    table.at(1)
    assert table.played() == [where]
    page.wait_for_function("() => document.activeElement.dataset.cell !== undefined")
    assert focused(page) in table.seen()["legal"]


def test_single_keys_can_be_switched_off(visit: Visit, midgame: Json) -> None:
    visitor = visit(tables=[midgame], letters=False)
    page = visitor.go(f"table/{midgame['table']}")
    table = Table(visitor)
    table.my_turn()
    for key in (".", "/", "?", "u", "2"):
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert focused(page) is None
    table.at(midgame["ply"])
    legal = table.seen()["legal"][0]
    tab_to(page, page.locator("[role=gridcell][tabindex='0']").get_attribute("aria-label") or "")
    assert focused(page) == legal
    page.keyboard.press("Enter")
    expect(table.confirm).to_be_enabled()
    page.keyboard.press("Escape")
    expect(table.confirm).to_be_disabled()
