"""Somebody who puts a stored position together on the board of the editor, piece by piece, and counts the presses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

import zellige
from zellige.core import record as records
from zellige.games.almadi import component_sets

Json = dict[str, Any]
RECORDS = Path(__file__).parents[1] / "records"
PIECES = {"o": "orange", "b": "brown", "g": "grey", "v": "violet", "s": "stable", "m": "merchant", "W": "well"}
STANDING = ("orange", "brown", "grey", "violet", "stable", "merchant", "wall", "well")
KEYS = {piece: str(number) for number, piece in enumerate(STANDING, 1)}
ARROWS = {(1, 0): "ArrowRight", (-1, 0): "ArrowLeft", (0, 1): "ArrowDown", (0, -1): "ArrowUp"}
KEYS |= {"roof-1": "a", "roof-2": "s", "neutral": "9"}


def stored(file: str, ply: int | None = None) -> Json:
    """The position of a stored game after so many actions, or at its end."""
    record = records.read(RECORDS / f"{file}.jsonl")[0]
    *steps, last = records.replay(record)
    state = last.after if ply is None else [*steps, last][ply].after
    return zellige.get(record.game).to_document(state)


def full_city() -> Json:
    """The end of a game of Médina of two in which nearly all of the box has come to stand: 118 pieces."""
    game, dice = zellige.get("medina"), Random(8)
    state = game.new(2, 8)
    while legal := game.legal_actions(state):
        game.apply(state, dice.choice(legal))
    document = game.to_document(state)
    standing = sum(one in PIECES for row in document["board"] for one in row)
    assert standing + sum(map(sum, document["arms"].values())) + len(document["roofs"]) == 118
    return document


class Rebuilding:
    """One who builds a city of Médina: by strokes of the mouse, by single taps, or by keys."""

    def __init__(self, page: Page, way: str) -> None:
        self.page, self.way, self.presses = page, way, 0
        self.at = "a1"

    def build(self, wanted: Json) -> None:
        """Everything that stands on the table."""
        self.cell(self.at).focus()
        rows: list[str] = wanted["board"]
        for letter, piece in PIECES.items():
            cells = {(column, row) for row, line in enumerate(rows) for column, one in enumerate(line) if one == letter}
            self.lay(piece, [[name(*one) for one in run] for run in runs(cells)])
        for arm in arms(wanted):
            self.lay("wall", [arm if self.way == "strokes" else [*dict.fromkeys((arm[len(arm) // 2], arm[-1]))]])
        for owner in sorted({roof["owner"] for roof in wanted["roofs"]}, key=str):
            brush = owner if owner == "neutral" else f"roof-{owner}"
            self.lay(brush, [[roof["cell"]] for roof in wanted["roofs"] if roof["owner"] == owner])

    def lay(self, piece: str, lines: list[list[str]]) -> None:
        """Pieces of a kind along lines of cells."""
        if not lines:
            return
        self.choose(piece)
        for line in lines:
            if self.way == "strokes":
                self.stroke(line[0], line[-1])
            else:
                for cell in line:
                    (self.key if self.way == "keys" else self.tap)(cell)

    def choose(self, piece: str) -> None:
        key = KEYS[piece]
        button = self.page.locator(f'.palette [aria-keyshortcuts="{key}"]')
        if button.get_attribute("aria-pressed") == "true":
            return
        self.presses += 1
        if self.way == "keys":
            self.page.keyboard.press(key)
        else:
            button.click()
        expect(button).to_have_attribute("aria-pressed", "true")

    def cell(self, cell: str) -> Locator:
        return self.page.locator(f'[data-cell="{cell}"]')

    def tap(self, cell: str) -> None:
        self.presses += 1
        self.cell(cell).click()

    def stroke(self, first: str, last: str, held: bool = False) -> None:
        """From one cell to another; ``held``: the button is not let go."""
        self.presses += 1
        (x, y), (a, b) = self.middle(first), self.middle(last)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(a, b)
        if not held:
            self.page.mouse.up()

    def middle(self, cell: str) -> tuple[float, float]:
        box = self.cell(cell).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def key(self, cell: str) -> None:
        """Arrows to a cell, and Enter."""
        if cell.startswith("wall"):
            self.cell(cell).focus()
        else:
            while self.at != cell:
                (column, row), (here, line) = place(cell), place(self.at)
                across = (column > here) - (column < here)
                down = 0 if across else (row > line) - (row < line)
                self.page.keyboard.press(ARROWS[across, down])
                self.presses += 1
                self.at = name(here + across, line + down)
                expect(self.cell(self.at)).to_be_focused()
        self.page.keyboard.press("Enter")
        self.presses += 1


def name(column: int, row: int) -> str:
    return f"{chr(97 + column)}{row + 1}"


def place(cell: str) -> tuple[int, int]:
    return ord(cell[0]) - 97, int(cell[1:]) - 1


def runs(cells: set[tuple[int, int]]) -> Iterator[list[tuple[int, int]]]:
    """Straight lines over the cells, the longest first, until every cell is on one."""
    left = set(cells)
    while left:
        found: list[tuple[int, int]] = []
        for x, y in sorted(left):
            for dx, dy in ((1, 0), (0, 1)):
                line = [(x, y)]
                while (line[-1][0] + dx, line[-1][1] + dy) in left:
                    line.append((line[-1][0] + dx, line[-1][1] + dy))
                found = max(found, line, key=len)
        left -= set(found)
        yield found


def arms(wanted: Json) -> Iterator[list[str]]:
    """The places of every arm, from its tower on, the longer of a side first: a press builds from the end that is nearer."""
    columns, rows = len(wanted["board"][0]), len(wanted["board"])
    for side, (first, second) in wanted["arms"].items():
        length = columns if side in "ns" else rows
        for places in sorted((range(first), range(length - 1, length - 1 - second, -1)), key=len, reverse=True):
            if places:
                yield [f"wall {side}{chr(97 + index) if side in 'ns' else index + 1}" for index in places]


class Tapping:
    """One who puts the end of a game of Five Tribes or Almadi together by single presses: board, and what everybody has."""

    def __init__(self, page: Page) -> None:
        self.page, self.presses = page, 0

    def press(self, what: Locator) -> None:
        what.click()
        self.presses += 1

    def brush(self, brush: Locator) -> None:
        """Chooses a piece, unless it is chosen."""
        if brush.get_attribute("aria-pressed") != "true":
            self.press(brush)
            expect(brush).to_have_attribute("aria-pressed", "true")

    def by_key(self, key: str, cells: list[str]) -> None:
        """A piece, by what its key is, on cells."""
        if cells:
            self.brush(self.page.locator(f'.palette [aria-keyshortcuts="{key}"]'))
        for cell in cells:
            self.press(self.page.locator(f'[data-cell="{cell}"]').first)

    def group(self, path: str) -> None:
        self.page.locator(f'details.group:has([data-path="{path}"])').evaluate("one => { one.open = true; }")
        self.presses += 1

    def number(self, path: str, value: int) -> None:
        """A press into its field, and its digits."""
        self.page.locator(f'[data-path="{path}"] input').fill(str(value))
        self.presses += 1 + len(str(value))

    def cards(self, path: str, labels: list[str]) -> None:
        """A press to open the list, and one a card."""
        if not labels:
            return
        cards = self.page.locator(f'details[data-path="{path}"]')
        self.press(cards.locator("summary"))
        for label in labels:
            self.press(cards.get_by_role("button", name=re.compile(rf"(^|\W){label}\b", re.IGNORECASE)).first)

    def over(self, path: str, place: int) -> None:
        """Nobody is to move: two presses in a list."""
        self.group(path)
        self.page.locator(f'[data-path="{path}"] select').select_option(index=place)
        self.presses += 2

    def five_tribes(self, wanted: Json) -> None:
        tiles = wanted["tiles"]
        for key, kind in zip("qwertzio", TILES, strict=True):
            self.by_key(key, [cell for cell, tile in tiles.items() if (tile["type"], tile["value"]) == kind])
        for key, letter in zip("12345", "ywgbr", strict=True):
            self.by_key(key, [cell for cell, tile in tiles.items() for one in tile["meeples"] if one == letter])
        for key, what in (("6", "palms"), ("7", "palaces")):
            self.by_key(key, [cell for cell, tile in tiles.items() for _ in range(tile[what])])
        for seat, key in zip(range(len(wanted["players"])), "asdf", strict=False):
            self.by_key(key, [cell for cell, tile in tiles.items() if tile["camel"] == seat + 1])
        self.group("players/0/coins")
        for seat, player in enumerate(wanted["players"]):
            for what in ("coins", "viziers", "elders"):
                if player[what]:
                    self.number(f"players/{seat}/{what}", player[what])
            self.cards(f"players/{seat}/cards", player["cards"])
            self.cards(f"players/{seat}/djinns", [one.replace("_", ".") for one in player["djinns"]])
        self.over("phase", 3)

    def almadi(self, wanted: Json) -> None:
        kinds = {one["id"]: one["kind"] for one in component_sets.read_set()["landscapes"]}
        names = self.page.locator(".dock .names button")
        for seat, realm in enumerate(wanted["seats"]):
            if seat > 0:
                self.press(self.page.locator(".board").get_by_text(f"Player {seat + 1}").first)
            self.brush(names.nth(0))
            self.brush(self.page.locator(".palette").get_by_role("button", name=realm["start"]))
            self.press(self.page.locator('[data-cell="2,0"]').first)
            for number, kind in enumerate(("palace", "caravan", "oasis", "market"), 1):
                for cell, tile in realm["tiles"].items():
                    if kinds[tile] == kind:
                        self.brush(names.nth(number))
                        self.brush(self.page.locator(".palette").get_by_role("button", name=tile))
                        self.press(self.page.locator(f'[data-cell="{cell}"]').first)
        self.group("seats/0/rubies")
        for seat, realm in enumerate(wanted["seats"]):
            if realm["rubies"]:
                self.number(f"seats/{seat}/rubies", realm["rubies"])
            for what in ("mosaics", "stalls", "objectives"):
                self.cards(f"seats/{seat}/{what}", list(realm[what]))
        self.over("seat", len(wanted["seats"]) + 1)


TILES = [("village", 5), ("sacred_place", 6), ("sacred_place", 10), ("sacred_place", 12), ("sacred_place", 15), ("oasis", 8),
         ("small_market", 6), ("large_market", 4)]
