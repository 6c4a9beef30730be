"""A table of Almadi as somebody before the page sees and touches it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from .server import Json
from .table import Table
from .visitor import read

_SEEN = """() => ({
  cells: [...document.querySelectorAll('.realm .cell.legal')].map(cell => cell.dataset.cell),
  origins: [...document.querySelectorAll('.realm .cell.origin')].map(cell => cell.dataset.cell),
  spaces: [...document.querySelectorAll('.space.legal')].map(space => space.dataset.cell),
  doing: [...document.querySelectorAll('[data-action]')].map(button => button.dataset.action),
  keeping: [...document.querySelectorAll('[data-keep]')].map(button => button.dataset.keep),
  figures: Object.fromEntries([...document.querySelectorAll('.realm .cell.legal')]
    .map(cell => [cell.dataset.cell, cell.querySelector('.tab')?.textContent ?? null])),
  totals: [...document.querySelectorAll('[data-testid="score"] td.t button')]
    .map(total => Number(total.textContent.replace('−', '-'))),
  columns: [...document.querySelectorAll('[data-testid="score"] tbody tr')]
    .map(row => [...row.querySelectorAll('td:not(.t)')].map(cell => cell.querySelector('button, .vh').textContent))
    .map(row => row.map(text => Number(text.replace('−', '-')))),
  log: [...document.querySelectorAll('[data-ply]:not(main)')].map(line => line.textContent.trim()),
  title: document.querySelector('[data-testid="prompt"] strong')?.textContent ?? '',
})"""
_ARROWS = ("genie", "hussain")
_BUTTONS = {"done": {"en": "End turn", "fr": "Finir le tour"}, "pass": {"en": "Pass", "fr": "Passer"}}
_CONFIRMED_BY_SHELL = ("keep", "take", "put", "place", *_ARROWS, *_BUTTONS)


def signed(amount: int) -> str:
    """+3, −4, and a dot for nothing, as the page writes them."""
    return "·" if amount == 0 else f"{amount:+}".replace("-", "−")


def ends_of(action: str) -> tuple[str, str]:
    """The two cells of a Genie's move or of a swap."""
    start, _, end = action.split()[1].replace("<>", ">").partition(">")
    return start, end


class AlmadiTable(Table):
    """The table of Almadi that a visitor's page shows."""

    def seen(self) -> Any:
        """What stands on the page, in one look."""
        return self.page.evaluate(_SEEN)

    def space(self, name: str) -> Locator:
        """A space of the offer, ``2a``."""
        return self.page.locator(f'.space[data-cell="{name}"]')

    def button(self, action: str) -> Locator:
        """What does an action that has no place on the board."""
        verb = action.split()[0]
        if verb in _BUTTONS:
            name = _BUTTONS[verb][self.visitor.language]
            return self.page.get_by_test_id("prompt").get_by_role("button", name=name, exact=True)
        return self.page.locator(f'[data-action="{action}"]')

    def begin(self, space: str) -> None:
        """Points at a Landscape on offer, which then waits for its cell."""
        self.visitor.point(self.space(space))
        self.begun(space)

    def begun(self, space: str) -> None:
        """Waits until the Landscape of a space is chosen and its cells are shown."""
        expect(self.space(space)).to_have_attribute("aria-selected", "true")
        expect(self.page.locator("main")).not_to_have_attribute("data-busy", "")

    def best_cell(self) -> str:
        """The legal cell that brings most."""
        figures: dict[str, str | None] = self.seen()["figures"]
        return max(figures, key=lambda cell: int((figures[cell] or "·").replace("·", "0").replace("−", "-")))

    def way(self, actions: list[str]) -> list[str]:
        """A Landscape and its cell are one choice."""
        return actions[:2] if actions[0].startswith("take") else actions[:1]

    def choose(self, *way: str) -> None:
        """Points at whatever an action is about, one thing after the other.

        A Landscape and its cell are one choice: where only the Landscape is named it goes where it brings most.
        """
        if self.waits():
            return
        action, *then = way
        verb, *names = action.split()
        if verb == "take":
            self.begin(names[0])
            cell = then[0].split()[1] if then else self.best_cell()
            if self.cell(cell).get_attribute("aria-selected") != "true":
                self.visitor.point(self.cell(cell))
        elif verb == "put":
            self.visitor.point(self.space(names[0]))
        elif verb == "place":
            self.visitor.point(self.cell(names[0]))
        elif verb in _ARROWS:
            cells = [cell for cell in ends_of(action) if self.cell(cell).get_attribute("aria-selected") != "true"]
            for cell in cells:
                # The only cell where the other can go is chosen with it.
                if self.cell(cell).get_attribute("aria-selected") != "true":
                    self.visitor.point(self.cell(cell))
            if not cells:
                read(self.page)
        elif verb == "keep":
            for name in names:
                self.visitor.point(self.page.locator(f'[data-keep="{name}"]'))
        elif not self.is_ready(self.button(action)):
            self.visitor.point(self.button(action))
        expect(self.confirm).to_be_enabled()

    def _check_offers(self, seen: Json, message: Json) -> None:
        offers = {action["text"]: action["changes"] for action in message["decision"]["actions"]}
        verbs = {offer: offer.split()[0] for offer in offers}
        if not message["decision"]["mine"]:
            assert not any(seen[marks] for marks in ("cells", "origins", "spaces", "doing", "keeping"))
            return
        places = {offer.split()[1]: changes for offer, changes in offers.items() if verbs[offer] == "place"}
        assert sorted(seen["cells"]) == sorted(places)
        seat = message["decision"]["seat"] - 1
        for cell, changes in places.items():
            if changes:
                assert seen["figures"][cell] == signed(changes[seat])
        swapped = {end for offer in offers if verbs[offer] == "hussain" for end in ends_of(offer)}
        moved = {ends_of(offer)[0] for offer in offers if verbs[offer] == "genie"}
        assert set(seen["origins"]) == moved | swapped
        assert sorted(seen["spaces"]) == sorted(offer.split()[1] for offer in offers if verbs[offer] in ("take", "put"))
        assert sorted(seen["doing"]) == sorted(offer for offer in offers if verbs[offer] not in _CONFIRMED_BY_SHELL)
        assert set(seen["keeping"]) == {name for offer in offers if verbs[offer] == "keep" for name in offer.split()[1:]}
