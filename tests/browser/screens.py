"""Pictures of every screen for a person to look at: ``make screens`` puts them into screenshots/."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from playwright.sync_api import sync_playwright

import zellige
from zellige.core.rng import stream
from zellige.players.choose import Chooser
from zellige.players.player import Question

from .conftest import ARGUMENTS, CHROMIUM
from .server import Json, Server
from .table import Table
from .visitor import PHONE, SMALL_PHONE, Visitor, Windows

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "screenshots"
SEED = "a picture"
NAMES = ("Leïla", "Tariq", "Yusra", "Idris", "Amina")
README_PICTURES = ROOT / "docs" / "pictures"
MANY = 10_000
MIDDLE = {"medina": 66, "five_tribes": 130, "almadi": 82}
"""Actions after which a game of two has something to look at."""
FULL = {"medina": (4, 80), "five_tribes": (4, 150), "almadi": (5, 180)}
"""As many seats as the game takes, and actions."""


@dataclass(frozen=True)
class Tables:
    """Three tables of a game: of two seats in the middle and at the end, and one of as many as may sit down."""

    game: str
    middle: Json
    finished: Json
    full: Json


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

    def walk(self, tables: Tables) -> None:
        """Every screen of a game, each in the states worth looking at."""
        if tables.game == "medina":
            self.start_page()
            self.medina(tables.middle)
        else:
            self.table(tables.middle)
        self.looking_back(tables.finished)
        self.learning(tables.game)

    def start_page(self) -> None:
        self.visitor.go()
        self.page.locator("button[type=submit]").wait_for()
        self.take("start", whole=True)
        self.visitor.point(self.page.locator("summary"))
        self.take("rules", whole=True)

    def table(self, middle: Json) -> None:
        """A board as it is, with a choice, and with a number opened."""
        self.sit_down(middle)
        legal = self.page.locator("main").locator(".legal, .origin, [data-action]")
        self.visitor.point(legal.first)
        self.page.wait_for_timeout(300)
        self.take("chosen")
        self.page.keyboard.press("Escape")
        self.number()

    def medina(self, middle: Json) -> None:
        """The same, with a refusal and the dialogs."""
        table = self.sit_down(middle)
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
        self.number()
        for name in ("Réglages", "Aide") if self.visitor.language == "fr" else ("Settings", "Help"):
            self.visitor.point(self.page.get_by_role("button", name=name, exact=True))
            self.page.get_by_role("dialog", name=name).wait_for()
            self.take(name.lower())
            self.page.keyboard.press("Escape")

    def sit_down(self, middle: Json) -> Table:
        """A table as it is."""
        self.visitor.go(f"table/{middle['table']}")
        table = Table(self.visitor)
        table.my_turn()
        self.take("table")
        return table

    def number(self) -> None:
        """The total of the first seat, opened."""
        if self.visitor.phone:
            self.visitor.point(self.page.locator(".chips button").first)
        self.visitor.point(self.page.get_by_test_id("score").locator("td.t button").first)
        self.take("number")
        self.page.keyboard.press("Escape")

    def looking_back(self, finished: Json) -> None:
        self.visitor.go(f"table/{finished['table']}/60")
        self.page.get_by_test_id("replay").wait_for()
        self.take("replay")
        self.visitor.go(f"table/{finished['table']}")
        self.page.get_by_test_id("end").wait_for()
        self.take("end", whole=True)

    def learning(self, game: str) -> None:
        self.visitor.go(f"guide/{game}")
        self.page.get_by_role("figure").first.wait_for()
        self.take("guide", whole=True)
        self.visitor.go(f"learn/{game}")
        self.page.get_by_test_id("prompt").wait_for()
        self.take("first-steps")


@contextmanager
def _house() -> Iterator[tuple[Windows, Server]]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            server.start()
            yield Windows(browser), server
        finally:
            browser.close()
            server.kill()


def main(games: list[str]) -> None:
    """Desk and phone, light and dark, English and French; all games when none is named."""
    FOLDER.mkdir(exist_ok=True)
    with _house() as (windows, server):
        for game in games or [*MIDDLE]:
            tables = Tables(game, _good_game(server, game, 2, MIDDLE[game]), _good_game(server, game, 2, MANY),
                            _good_game(server, game, *FULL[game]))
            for language in ("en", "fr"):
                for theme in ("light", "dark"):
                    for phone in (False, True):
                        visitor = Visitor(windows, server, language=language, theme=theme, phone=phone,
                                          tables=[tables.middle, tables.finished])
                        name = f"{game}-{'phone' if phone else 'desk'}-{theme}-{language}"
                        Photographer(visitor, name).walk(tables)
                        visitor.leave()
            _full_table(windows, server, tables)
            _for_the_readme(windows, server, tables)


def _good_game(server: Server, game: str, seats: int, actions: int) -> Json:
    """A table on which people have played well so far, all at this screen."""
    founded = server.found(game=game, seed=SEED, seats=[{"kind": "person", "name": name} for name in NAMES[:seats]])
    rules = zellige.get(game)
    chooser, words = Chooser(rules, "patient", rules.kernels()), stream(SEED, "people")

    def well(message: Json, dice: Random) -> str:
        match = zellige.load(server.get(f"tables/{founded['table']}/position", key=founded["key"]).json())
        assert match.seat is not None
        seat = match.seat - 1
        return rules.describe(match.state, chooser.choose(Question(rules, rules.masked(match.state, seat), seat, words)))

    server.advance(founded, actions, well)
    return founded


def _full_table(windows: Windows, server: Server, tables: Tables) -> None:
    for name, phone, size in (("desk", False, None), ("phone-360", True, SMALL_PHONE), ("phone", True, PHONE)):
        visitor = Visitor(windows, server, phone=phone, size=size, tables=[tables.full])
        visitor.go(f"table/{tables.full['table']}")
        Table(visitor).my_turn()
        Photographer(visitor, f"{tables.game}-full-{name}").take("table")
        visitor.leave()


def _for_the_readme(windows: Windows, server: Server, tables: Tables) -> None:
    visitor = Visitor(windows, server, tables=[tables.middle])
    visitor.go(f"table/{tables.middle['table']}")
    Table(visitor).my_turn()
    README_PICTURES.mkdir(parents=True, exist_ok=True)
    visitor.page.screenshot(path=README_PICTURES / f"{tables.game}.png")
    visitor.leave()


if __name__ == "__main__":
    main(sys.argv[1:])
