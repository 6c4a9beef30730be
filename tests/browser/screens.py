"""Pictures of every screen for a person to look at: ``make screens`` puts them into screenshots/."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import zellige
from zellige.core.rng import stream
from zellige.players.choose import Chooser

from .conftest import ARGUMENTS, CHROMIUM
from .server import Json, Server
from .table import Table
from .visitor import PHONE, SMALL_PHONE, Visitor

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "screenshots"
SEED = "a picture"
NAMES = ("Leïla", "Tariq", "Yusra", "Idris")
README_PICTURE = ROOT / "docs" / "pictures" / "medina.png"


class Photographer:
    """Goes through all screens with one visitor."""

    def __init__(self, visitor: Visitor, name: str) -> None:
        self.visitor, self.page, self.name = visitor, visitor.page, name
        self.count = 0

    def take(self, what: str, whole: bool = False) -> None:
        """One picture, numbered in the order of the walk."""
        self.count += 1
        self.page.evaluate("() => document.fonts.ready")
        self.page.screenshot(path=FOLDER / f"{self.name}-{self.count:02d}-{what}.png", full_page=whole)

    def walk(self, middle: Json, finished: Json) -> None:
        """Every screen, each in the states worth looking at."""
        self.start_page()
        self.table(middle)
        self.looking_back(finished)
        self.learning()

    def start_page(self) -> None:
        self.visitor.go()
        self.page.locator("button[type=submit]").wait_for()
        self.take("start", whole=True)
        self.visitor.point(self.page.locator("summary"))
        self.take("rules", whole=True)

    def table(self, middle: Json) -> None:
        self.visitor.go(f"table/{middle['table']}")
        table = Table(self.visitor)
        table.my_turn()
        self.take("table")
        message = table.message()
        best = max(message["decision"]["actions"], key=lambda action: (" " in action["text"], action["changes"][0]))
        table.choose(best["text"])
        table.preview.wait_for()
        self.take("chosen")
        self.page.keyboard.press("Escape")
        self.visitor.point(table.slot("merchant"))
        self.visitor.point(table.cell(message["view"]["well"]))
        table.refusal.wait_for()
        self.take("refused")
        self.page.keyboard.press("Escape")
        if self.visitor.phone:
            self.visitor.point(self.page.locator(".chips button").first)
        self.visitor.point(self.page.get_by_test_id("score").locator("td.t button").first)
        self.take("number")
        self.page.keyboard.press("Escape")
        for name in ("Réglages", "Aide") if self.visitor.language == "fr" else ("Settings", "Help"):
            self.visitor.point(self.page.get_by_role("button", name=name, exact=True))
            self.page.get_by_role("dialog", name=name).wait_for()
            self.take(name.lower())
            self.page.keyboard.press("Escape")

    def looking_back(self, finished: Json) -> None:
        self.visitor.go(f"table/{finished['table']}/60")
        self.page.get_by_test_id("replay").wait_for()
        self.take("replay")
        self.visitor.go(f"table/{finished['table']}")
        self.page.get_by_test_id("end").wait_for()
        self.take("end", whole=True)

    def learning(self) -> None:
        self.visitor.go("guide/medina")
        self.page.get_by_role("figure").first.wait_for()
        self.take("guide", whole=True)
        self.visitor.go("learn/medina")
        self.page.get_by_test_id("prompt").wait_for()
        self.take("first-steps")


@contextmanager
def _house() -> Iterator[tuple[Browser, Server]]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            server.start()
            yield browser, server
        finally:
            browser.close()
            server.kill()


def main() -> None:
    """Desk and phone, light and dark, English and French."""
    FOLDER.mkdir(exist_ok=True)
    with _house() as (browser, server):
        tables = [_good_game(server, count, actions) for count, actions in ((2, 66), (2, 1_000), (4, 80))]
        for language in ("en", "fr"):
            for theme in ("light", "dark"):
                for phone in (False, True):
                    visitor = Visitor(browser, server, language=language, theme=theme, phone=phone, tables=tables)
                    name = f"{'phone' if phone else 'desk'}-{theme}-{language}"
                    Photographer(visitor, name).walk(tables[0], tables[1])
                    visitor.leave()
        _four_seats(browser, server, tables[2])
        _for_the_readme(browser, server, tables[0])


def _good_game(server: Server, seats: int, actions: int) -> Json:
    """A table on which people have played well so far, all at this screen."""
    match = zellige.new("medina", seats=seats, seed=SEED)
    people = [{"kind": "person", "name": name} for name in NAMES[:seats]]
    founded = server.found(seats=people, position=match.position(), seed=SEED)
    chooser, words = Chooser(match.game, "patient", match.game.kernels()), stream(SEED, "people")
    line: list[str] = []
    while not match.over and len(line) < actions:
        seat = match.seat
        assert seat is not None
        action = chooser.choose(match.game.masked(match.state, seat - 1), words)
        line.append(match.game.describe(match.state, action))
        match.play(line[-1])
    server.advance(founded, len(line), line)
    return founded


def _four_seats(browser: Browser, server: Server, table: Json) -> None:
    for name, phone, size in (("desk", False, None), ("phone-360", True, SMALL_PHONE), ("phone", True, PHONE)):
        visitor = Visitor(browser, server, phone=phone, size=size, tables=[table])
        visitor.go(f"table/{table['table']}")
        Table(visitor).my_turn()
        Photographer(visitor, f"four-seats-{name}").take("table")
        visitor.leave()


def _for_the_readme(browser: Browser, server: Server, table: Json) -> None:
    visitor = Visitor(browser, server, tables=[table])
    visitor.go(f"table/{table['table']}")
    Table(visitor).my_turn()
    README_PICTURE.parent.mkdir(parents=True, exist_ok=True)
    visitor.page.screenshot(path=README_PICTURE)
    visitor.leave()


if __name__ == "__main__":
    main()
