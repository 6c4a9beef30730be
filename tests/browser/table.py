"""A table as somebody before the page sees and touches it, beside what the server says about the same table."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from counts import LONG

from .server import Json
from .visitor import PATIENCE, Visitor, read

_SEEN = """() => ({
  ply: Number(document.querySelector('main').dataset.ply),
  legal: [...document.querySelectorAll('.cell.legal')].map(cell => cell.dataset.cell),
  pieces: Object.fromEntries([...document.querySelectorAll('[data-kind]')]
    .map(slot => [slot.dataset.kind,
      {enabled: !slot.classList.contains('idle'), count: Number(slot.querySelector('i').textContent)}])),
  picked: document.querySelector('[data-kind][aria-pressed="true"]')?.dataset.kind ?? null,
  totals: [...document.querySelectorAll('[data-testid="score"] td.t button')]
    .map(total => Number(total.textContent.replace('−', '-'))),
  columns: [...document.querySelectorAll('[data-testid="score"] tbody tr:not(.hand-row)')]
    .map(row => [...row.querySelectorAll('td:not(.t)')].map(cell => cell.querySelector('button, .vh').textContent))
    .map(row => row.map(text => Number(text.replace('−', '-'))))
    .map(row => row.map(amount => Number.isNaN(amount) ? null : amount)),
  log: [...document.querySelectorAll('[data-ply]:not(main)')].map(line => line.textContent.trim()),
  title: document.querySelector('[data-testid="prompt"] strong')?.textContent ?? '',
  spoken: document.querySelector('[data-testid="spoken"]').textContent,
})"""
def number_in(text: str) -> int:
    """The number of a cell of a score: a real minus sign, and a dash before a zero."""
    return int(text.strip("– \n").replace("−", "-"))


MANY = 10_000
"""More actions than any game has."""
_ADDRESS = re.compile("#/(table|learn)/.")
"""A table of its own, or the one that the first steps play on."""
_ROOFS = ("roof", "neutral")
SENTENCE = re.compile("[.!?…] ")
"""What the server says of a choice; until then only the change of the scores stands there."""


def _having(place: str, *inside: str) -> str:
    return f"{place}:is({', '.join(f':has({one})' for one in inside)})"


class Table:
    """The table that a visitor's page shows."""

    spared = 0
    """Clicks of the last choice that a person could have spared themselves."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.page.wait_for_url(_ADDRESS)
        self.name = self.page.url.split("#/")[1].split("/")[1]
        tables: list[Json] = visitor.stored("zellige.tables") or []
        self.key: str | None = next((one["key"] for one in tables if one["table"] == self.name), None)
        self._main = f'main[data-table="{self.name}"]' if "#/table/" in self.page.url else "main"
        self.confirm = self.page.get_by_test_id("confirm")
        self.end = self.page.get_by_test_id("end")
        self.refusal = self.page.get_by_test_id("refusal")
        self.preview = self.page.get_by_test_id("preview")
        self.spoken = self.page.get_by_test_id("spoken")

    # --- what the server says ---

    def message(self, moment: int | None = None) -> Json:
        """The table message, now or after so many actions."""
        place = f"tables/{self.name}" if moment is None else f"tables/{self.name}/moments/{moment}"
        found: Json = self.visitor.server.get(place, key=self.key, lang=self.visitor.language).json()
        return found

    def told(self) -> Json:
        """The table message that the page was sent last: what ``message`` answers, without asking."""
        assert self.visitor.told is not None
        return self.visitor.told

    def played(self) -> list[str]:
        """Every action of the game so far, in notation."""
        lines = self.visitor.server.get(f"tables/{self.name}/record", key=self.key).text.splitlines()
        return [entry["action"] for entry in map(json.loads, lines) if "action" in entry]

    # --- what the page shows ---

    def seen(self) -> Any:
        """What stands on the page, in one look."""
        return self.page.evaluate(_SEEN)

    def cell(self, name: str) -> Locator:
        """A cell of the board by its name (``e5``), or of the ring (``wall nc``)."""
        return self.page.locator(f'[data-cell="{name}"]')

    def slot(self, kind: str) -> Locator:
        """A piece of the hand."""
        return self.page.locator(f'[data-kind="{kind}"]')

    def at(self, ply: int) -> None:
        """Waits until the page shows the table after so many actions, and nothing is on its way to the server."""
        self._wait_for(f'[data-ply="{ply}"]:not([data-busy])')

    def moved_on(self, after: int) -> None:
        """Waits until the page shows more than so many actions, and nothing is on its way to the server."""
        self._wait_for(f'[data-ply]:not([data-ply="{after}"]):not([data-busy])')

    def settle(self) -> None:
        """Waits until the page shows what it was told last, and nothing is on its way to the server."""
        end = time.monotonic() + PATIENCE / 1000
        while not self._shows(self.visitor.told):
            assert time.monotonic() < end, "the page does not show what it was told"
            self.page.wait_for_timeout(20)

    def _shows(self, told: Json | None) -> bool:
        """Whether the page has been told something, shows it, and has nothing on its way to the server."""
        return told is not None and self.page.locator(f'{self._main}[data-ply="{told["ply"]}"]:not([data-busy])').count() > 0

    def _wait_for(self, state: str) -> None:
        """Waits until the page is in a state. It looks more often than ``expect`` does: every decision waits here."""
        self.page.locator(f"{self._main}{state}").wait_for(state="attached", timeout=PATIENCE)

    def my_turn(self, after: int | None = None) -> bool:
        """Waits until this browser may decide, later than ``after`` actions, and nothing is on its way to the server.

        False when the game is over. What is covered between two people is shown first.
        """
        later = "" if after is None else f':not([data-ply="{after}"])'
        ready = ['[data-testid="confirm"]', '[data-testid="end"]']
        self._wait_for(_having(f"[data-ply]:not([data-busy]){later}", *ready, '[data-testid="show-mine"]'))
        show = self.page.get_by_test_id("show-mine")
        if show.count() > 0:
            show.click()
            self._wait_for(_having("", *ready))
        return self.end.count() == 0

    # --- playing ---

    def skip(self, choose: Callable[[Json, Random], str] | None, until: Callable[[Json], bool]) -> None:
        """Has the server play on, as ``Server.advance`` does, and waits until the page shows how far that is. A long run plays
        all of it at the screen.
        """
        if not LONG:
            reached = self.visitor.server.advance({"table": self.name, "key": self.key}, MANY, choose, until)
            self.at(reached["ply"])

    def is_step(self, action: str) -> bool:
        """Whether pointing at its place does an action at once, without a confirmation."""
        return False

    def way(self, actions: list[str]) -> list[str]:
        """Of the actions that follow, those that are one choice at the board."""
        return actions[:1]

    def choose(self, *way: str) -> None:
        """Picks the piece in the hand, then points at the place it goes to."""
        if self.waits():
            return
        action, = way
        kind, _, where = action.partition(" ")
        if not where:
            take = "Défausser un thé" if self.visitor.language == "fr" else "Spend tea"
            self.visitor.point(self.page.get_by_test_id("prompt").get_by_role("button", name=take))
        else:
            if self.seen()["picked"] != kind:
                self.visitor.point(self.slot(kind))
            self.visitor.point(self.cell(action if kind == "wall" else where))
        expect(self.confirm).to_be_enabled()

    def enter(self, key: str = "Enter") -> None:
        """Presses a key on what is chosen, once one could have read what it does."""
        expect(self.confirm).to_be_enabled()
        expect(self.preview).to_contain_text(SENTENCE)
        read(self.page)
        self.page.keyboard.press(key)

    def act(self, *way: str) -> None:
        """Chooses, reads the preview and confirms: an action, or several that the page takes as one choice.

        With it goes what is said to follow because nothing else can be done then.
        """
        self.choose(*way)
        expect(self.preview).to_contain_text(SENTENCE)
        if self.visitor.previewed["forced"]:
            read(self.page)
        self.visitor.point(self.confirm)

    def waits(self) -> bool:
        """Whether nothing else can be done than what is chosen already; then it can be confirmed."""
        self.settle()
        if len(self.told()["decision"]["actions"]) > 1:
            return False
        try:
            expect(self.confirm).to_be_enabled(timeout=1000)
        except AssertionError:  # it was left by Escape
            return False
        read(self.page)
        return True

    def is_ready(self, button: Locator) -> bool:
        """Whether what a button does is chosen already, of several things; then it can be confirmed."""
        if button.get_attribute("aria-pressed") != "true":
            return False
        read(self.page)
        return True

    def check(self, message: Json) -> Any:
        """What the page shows is what the server says; answers what the page shows."""
        self.at(message["ply"])
        seen = self.seen()
        rows = message["scores"]["rows"]
        if not self.visitor.phone:
            assert seen["totals"] == [row["total"] for row in rows]
            columns = [column["id"] for column in message["scores"]["columns"]]
            assert seen["columns"] == [[self._amount(message, row, column) for column in columns] for row in rows]
            assert seen["log"] == log_of(message)
        for row in rows:
            assert row["total"] == sum(term["amount"] for term in row["terms"])
        if message["decision"] is not None:
            assert seen["title"] == message["decision"]["title"]
            self._check_offers(seen, message)
        return seen

    def check_sometimes(self, message: Json, decision: int) -> None:
        """``check`` at every tenth decision: in between, pages are alike."""
        if decision % 10 == 0:
            self.check(message)

    def _amount(self, message: Json, row: Json, column: str) -> int | None:
        """The number of a seat in a column of the score; None where the page says that it is secret."""
        amount: int = row["columns"][column]
        return amount

    def _check_offers(self, seen: Json, message: Json) -> None:
        offers = [action["text"] for action in message["decision"]["actions"]]
        hand = message["view"]["hands"][message["decision"]["seat"] - 1]
        for kind, slot in seen["pieces"].items():
            assert slot == {"enabled": any(offer.split()[0] == kind for offer in offers), "count": hand[kind]}
        assert sorted(seen["legal"]) == sorted(self._places(seen["picked"], offers, message["view"]))

    def _places(self, kind: str, offers: list[str], view: Json) -> list[str]:
        own = [offer for offer in offers if offer.split()[0] == kind]
        if kind == "wall":
            return own
        cells = [offer.split()[1] for offer in own]
        if kind in _ROOFS:
            palaces = [palace["buildings"] for palace in view["palaces"] if {*cells} & {*palace["buildings"]}]
            return [building for palace in palaces for building in palace]
        return cells


def log_of(message: Json) -> list[str]:
    """The lines of the log that can be gone to: the turns, and what is inside the one under way, where that says more."""
    found = []
    for number, turn in enumerate(message["turns"], 1):
        end = message["turns"][number]["first"] if number < len(message["turns"]) else len(message["log"])
        entries = message["log"][turn["first"]: end]
        lines = [entry for at, entry in enumerate(entries)
                 if not (entry["quiet"] and at and entries[at - 1]["undone"] == entry["undone"])]
        found += [] if turn["ply"] is None else [turn["text"]]
        more = len(lines) > 1 or any(entry["effects"] or any(
            amount for seat, amount in enumerate(entry["changes"], 1) if seat != entry["seat"]) for entry in lines)
        if (turn["open"] or turn["ply"] is None) and more:
            found += [entry["text"] for entry in lines if not entry["undone"]]
    return found
