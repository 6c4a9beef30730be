"""Clicks that the page takes for the games of ``tests/records``, by mouse alone: ``make clicks`` prints them.

Everybody sits at one screen and does what the record says, pointing at whatever the page asks for, and at nothing else. A
decision that needs no click has none; several that are confirmed as one count as one. It takes some minutes.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from typing import Any

from playwright.sync_api import Locator, sync_playwright

from .almadi import AlmadiTable
from .conftest import ARGUMENTS, CHROMIUM
from .five_tribes import FiveTribes
from .server import Json, Server
from .table import Table
from .visitor import Visitor, Windows

RECORDS = Path(__file__).parents[1] / "records"
TABLES: dict[str, type[Table]] = {"medina": Table, "five_tribes": FiveTribes, "almadi": AlmadiTable}
TURN_ENDS = {"done", "pass", "end"}
PLAIN = {"take", "place", "done", "start", "keep"}
"""What a turn of Almadi holds without effects."""
PLAIN_TURN = 3
"""Clicks that such a turn may take."""


class Counting(Visitor):
    """Somebody whose clicks are counted."""

    clicks = 0

    def point(self, place: Locator) -> None:
        """Clicks once."""
        self.clicks += 1
        super().point(place)

    def count(self, clicks: int) -> None:
        """Counts what was clicked otherwise."""
        self.clicks += clicks


@dataclass(frozen=True)
class Decided:
    """What one confirmation did, in notation, and how many clicks it took."""

    actions: list[str]
    clicks: int
    spared: int = 0
    """Clicks that only the drops on the way of a movement took."""


def played(visitor: Counting, server: Server, record: Path) -> Iterator[Decided]:
    """A stored game, played again click by click, as long as it goes as it went."""
    head, *rest = map(json.loads, record.read_text("utf-8").splitlines())
    entries = [entry.get("action") for entry in rest if "result" not in entry]
    people: list[Json] = [{"kind": "person", "name": f"P{seat}"} for seat in range(1, len(head["seats"]) + 1)]
    founded = server.found(game=head["game"], seats=people, options=head["options"], seed=head["seed"])
    visitor.sit_down(founded)
    table = TABLES[head["game"]](visitor)
    going = table.my_turn()
    while going:
        ply = table.told()["ply"]
        if entries[ply] not in [action["text"] for action in table.told()["decision"]["actions"]]:
            print(f"{record.name}: after {ply} entries the deal is another", file=sys.stderr)
            return
        visitor.clicks = 0
        table.act(*table.way([entry for entry in entries[ply:] if entry is not None]))
        going = table.my_turn(ply)
        spared, table.spared = table.spared, 0
        yield Decided([entry for entry in entries[ply:table.told()["ply"]] if entry is not None], visitor.clicks, spared)


def verb(action: str) -> str:
    """The first word of an action."""
    return action.split()[0]


def units(decided: list[Decided], begins: Callable[[str], bool]) -> list[Decided]:
    """Put together from each action that begins something to the next."""
    found: list[Decided] = []
    for one in decided:
        if begins(one.actions[0]) or not found:
            found.append(Decided([], 0))
        last = found[-1]
        found[-1] = Decided([*last.actions, *one.actions], last.clicks + one.clicks, last.spared + one.spared)
    return found


def told(name: str, counts: list[float], wanted: str) -> None:
    """One line: how many, their mean, and under how much nine of ten are."""
    if counts:
        tenth = sorted(counts)[max(0, -(-len(counts) * 9 // 10) - 1)]
        print(f"{name}: mean {mean(counts):.2f}, 90 % at {tenth:g} or fewer, {len(counts)} counted (wanted: {wanted})")


def medina(decided: list[Decided]) -> None:
    """Clicks a piece."""
    told("Médina, a piece", [one.clicks for one in decided], "mean 2.6")


def five_tribes(decided: list[Decided]) -> None:
    """Clicks an activation, and a bid."""
    bids = [one for one in decided if verb(one.actions[0]) == "bid"]
    rest = units([one for one in decided if verb(one.actions[0]) != "bid"], lambda action: verb(action) == "take")
    told("Five Tribes, a bid", [float(one.clicks) for one in bids], "apart")
    moved = [one for one in rest if verb(one.actions[0]) == "take"]
    told("Five Tribes, an activation", [float(one.clicks) for one in moved], "mean 7, 90 % at 10 or fewer")
    told("Five Tribes, an activation with the drops that the page shows", [float(one.clicks - one.spared) for one in moved],
         "mean 7, 90 % at 10 or fewer")


def almadi(decided: list[Decided]) -> None:
    """Clicks a turn without effects, and for each effect in the others."""
    turns = [(one.actions, one.clicks) for one in units(decided, lambda action: verb(action) in ("take", "ali"))
             if verb(one.actions[0]) == "take"]
    plain = [float(clicks) for actions, clicks in turns if {verb(action) for action in actions} <= PLAIN]
    told("Almadi, a turn without effects", plain, str(PLAIN_TURN))
    more = [(clicks - PLAIN_TURN) / effects for actions, clicks in turns
            if (effects := sum(verb(action) not in PLAIN for action in actions))]
    told(f"Almadi, an effect, beyond {PLAIN_TURN} clicks a turn", more, "2")


def main() -> None:
    """Plays the stored games and prints what they took; what is named on the command line are the games, else all."""
    told_by: dict[str, Any] = {"medina": medina, "five-tribes": five_tribes, "almadi": almadi}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        visitor = Counting(Windows(browser), server)
        for game, tell in told_by.items():
            if sys.argv[1:] and game not in sys.argv[1:]:
                continue
            records = sorted(RECORDS.glob(f"{game}-*.jsonl"))
            tell([one for record in records for one in played(visitor, server, record)])
        browser.close()
        server.kill()


if __name__ == "__main__":
    main()
