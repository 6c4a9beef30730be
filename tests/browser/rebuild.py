"""Somebody who puts a stored position together on the board of the editor, piece by piece, and counts the presses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

import zellige
from zellige.core import record as records

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
