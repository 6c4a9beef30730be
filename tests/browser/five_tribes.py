"""A table of Five Tribes as somebody before the page sees and touches it."""

from __future__ import annotations

import re
from itertools import takewhile
from typing import Any

from playwright.sync_api import Locator, expect

from .server import Json
from .table import Table
from .visitor import PATIENCE

_TILE = re.compile("[a-f][1-5]")
_HEARD = 200
"""Hundredths of a second within which what a click asked is heard."""
_ELSEWHERE = ("take", "drop", "buy", "sell", "skip", "end")
"""Actions that are done at the board, the card row, the goods or the prompt: they are not listed in words."""

_TAKEN_UP = """drops => document.querySelectorAll('[data-drop]').length === drops
  && document.querySelector('[data-colour]') !== null && document.querySelector('main[data-busy]') === null"""
_OFFERED = """() => ({
  spots: [...document.querySelectorAll('button.spot.legal .price')].map(price => Number(price.textContent)),
  cards: [...document.querySelectorAll('.market li')].flatMap((card, at) => card.querySelector('button.legal') ? [at + 1] : []),
  listed: [...document.querySelectorAll('[data-action]')].map(choice => choice.dataset.action),
  called: [...document.querySelectorAll('[data-call]')].map(choice => choice.dataset.call),
  goods: [...document.querySelectorAll('[data-good]')].map(choice => choice.dataset.good),
  colours: [...document.querySelectorAll('[data-colour]:not([disabled])')].map(choice => choice.dataset.colour),
})"""


def tile_of(action: str) -> str | None:
    """The tile that an action points at."""
    return next((word for word in action.split()[1:3] if _TILE.fullmatch(word)), None)


class FiveTribes(Table):
    """Tiles, spots, cards and choices, each offered exactly when the server offers it."""

    spared = 0
    """Clicks of the last movement that only its drops on the way took: the same end as the page shows it takes fewer."""

    def choice(self, action: str) -> Locator:
        """The button of an action that is told in words."""
        return self.page.locator(f'[data-action="{action}"]')

    def offered(self) -> Any:
        """What the page offers beside the tiles."""
        return self.page.evaluate(_OFFERED)

    def is_step(self, action: str) -> bool:
        """Where meeples are taken up, or one is dropped that is not the last: at the board it waits for the whole movement."""
        return action.startswith("take ") or (action.startswith("drop ") and self._in_hand() > 1)

    def _in_hand(self) -> int:
        hand: int = self.page.evaluate("""() => [...document.querySelectorAll('[data-colour]')]
            .reduce((sum, one) => sum + (Number(one.querySelector('span')?.textContent.slice(1)) || 1), 0)""")
        return hand

    def choose(self, *way: str) -> None:
        """Points at everything that an action or a movement names; a step of one is typed, to be done alone."""
        if self.waits():
            return
        action, *drops = way
        if drops:
            self._move(action.split()[1], [drop.split()[1:3] for drop in drops], [*way])
        elif self.is_step(action):
            self.write(action)
        else:
            self.aim(action)
        expect(self.confirm).to_be_enabled()

    def way(self, actions: list[str]) -> list[str]:
        """A movement is one choice, from the taking to the last drop."""
        if not actions[0].startswith("take"):
            return actions[:1]
        drops = [*takewhile(lambda action: action.startswith("drop"), actions[1:])]
        return [actions[0], *drops]

    def _move(self, start: str, drops: list[list[str]], way: list[str]) -> None:
        """Drop by drop, as long as the end alone does not lead the same way."""
        self.visitor.point(self.cell(start))
        self._taken_up(0)
        stepped = 0
        for number, drop in enumerate(drops):
            leads, clicks = self._leads(drops[-1], way, begun=number > 0)
            if number == 0:
                least = clicks
            if leads:
                self.visitor.count(clicks)
                self.spared = stepped + clicks - least
                return
            stepped += self._step(drop, begun=number > 0)
            self._taken_up(number + 1)
        self.spared = stepped - least if least else 0

    def _step(self, drop: list[str], begun: bool) -> int:
        tile, colour = drop
        meeple, droppable = self.page.locator(f'[data-colour="{colour}"]'), self.page.locator("[data-colour]:not([disabled])")
        # Before the first drop a tile where the movement can end is its end, unless a meeple is picked.
        first = not self._is(tile, "end") and droppable.first.get_attribute("data-colour") == colour
        pick = meeple.get_attribute("aria-pressed") == "false" if begun else not first
        if pick:
            self.visitor.point(meeple)
        self.visitor.point(self.cell(tile))
        return 2 if pick else 1

    def _is(self, tile: str, state: str) -> bool:
        return state in (self.cell(tile).get_attribute("class") or "").split()

    def _taken_up(self, drops: int) -> None:
        """Waits until a movement is shown as far as it is planned."""
        self.page.wait_for_function(_TAKEN_UP, arg=drops, timeout=PATIENCE)

    def _end_at(self, end: list[str]) -> int:
        tile, colour = end
        self.cell(tile).click()
        expect(self.cell(tile)).to_have_attribute("aria-selected", "true")
        meeple = self.page.locator(f'[data-colour="{colour}"]')
        if meeple.get_attribute("aria-pressed") == "true":
            return 1
        meeple.click()
        return 2

    def _leads(self, end: list[str], way: list[str], begun: bool) -> tuple[bool, int]:
        """Whether its end alone makes the page choose this very movement, and with how many clicks.

        It is tried, without a count, and left again where it does not.
        """
        if not self._is(end[0], "end") or (begun and self._is(end[0], "legal")):
            return False, 0
        clicks = self._end_at(end)
        for _ in range(_HEARD):
            if self.visitor.asked.get("actions", [""])[-1] == way[-1]:
                break
            self.page.wait_for_timeout(10)
        if self.visitor.asked.get("actions") == way:
            return True, clicks
        self.page.keyboard.press("Escape")
        expect(self.confirm).to_be_disabled()
        return False, clicks

    def write(self, action: str) -> None:
        """Types the action; the button that confirms has the focus then."""
        self.page.keyboard.press("/")
        expect(self.page.get_by_role("dialog").get_by_role("combobox")).to_be_focused()
        self.page.keyboard.type(action)
        self.page.keyboard.press("Enter")
        expect(self.confirm).to_be_focused()

    def aim(self, action: str) -> None:
        """The same, without waiting for what comes of it."""
        verb, *words = action.split()
        if verb == "drop":
            self._pick_up(words[1])
            self.visitor.point(self.cell(words[0]))
        elif verb == "buy":
            for place in words[0].split(","):
                self.visitor.point(self.page.locator(".market li").nth(int(place) - 1).get_by_role("button"))
        elif verb == "sell":
            for good in words[0].split(","):
                self.visitor.point(self.page.locator(f'[data-good="{good}"]'))
        elif verb in ("skip", "end"):
            names = "Renoncer|Passer|Finir le tour" if self.visitor.language == "fr" else "Skip|Pass|End turn"
            button = self.page.get_by_test_id("prompt").get_by_role("button", name=re.compile(f"^({names})$"))
            if not self.is_ready(button):
                self.visitor.point(button)
        elif verb == "bid" and len(words) == 1:
            self.visitor.point(self.page.locator("button.spot.legal").filter(has_text=re.compile(rf"^\s*{words[0]}\s*$")))
        elif tile_of(action) is None:
            self.visitor.point(self.choice(action))
        else:
            self._point_at_tile(action)

    def _pick_up(self, colour: str) -> None:
        meeple = self.page.locator(f'[data-colour="{colour}"]')
        if meeple.get_attribute("aria-pressed") == "false":
            self.visitor.point(meeple)

    def _point_at_tile(self, action: str) -> None:
        verb, djinn = action.split()[:2]
        tile = tile_of(action)
        assert tile is not None
        if verb == "use":
            self.visitor.point(self.page.locator(f'[data-call="{djinn}"]'))
        self.visitor.point(self.cell(tile))
        expect(self.cell(tile)).to_have_attribute("aria-selected", "true")
        other = self.choice(action)
        # What is chosen already would be confirmed by it, if one could read it by then.
        if other.count() == 1 and other.get_attribute("aria-pressed") != "true":
            self.visitor.point(other)

    def _amount(self, message: Json, row: Json, column: str) -> int | None:
        player = message["view"]["players"][row["seat"] - 1]
        hidden = {"coins": player["coins"] is None, "merchandise": player["hidden_cards"] > 0}
        amount: int = row["columns"][column]
        return None if amount == 0 and hidden.get(column, False) else amount

    def _check_offers(self, seen: Json, message: Json) -> None:
        offers = [action["text"] for action in message["decision"]["actions"]]
        verbs = [(offer.split()[0], offer) for offer in offers]
        assert sorted(seen["legal"]) == sorted({tile for verb, offer in verbs if verb != "use" and (tile := tile_of(offer))})
        assert self.offered() == {
            "spots": sorted({int(offer.split()[1]) for verb, offer in verbs if verb == "bid"}, reverse=True),
            "cards": sorted({int(place) for verb, offer in verbs if verb == "buy" for place in offer[4:].split(",")}),
            "listed": [offer for verb, offer in verbs
                       if verb not in _ELSEWHERE and tile_of(offer) is None and not re.fullmatch(r"bid \d+", offer)],
            "called": list(dict.fromkeys(offer.split()[1] for verb, offer in verbs if verb == "use" and tile_of(offer))),
            "goods": _in_order({good for verb, offer in verbs if verb == "sell" for good in offer[5:].split(",")}, _GOODS),
            "colours": _in_order({offer.split()[2] for verb, offer in verbs if verb == "drop"}, _COLOURS),
        }


_GOODS = ("ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery")
_COLOURS = ("yellow", "white", "green", "blue", "red")


def _in_order(found: set[str], order: tuple[str, ...]) -> list[str]:
    return [one for one in order if one in found]
