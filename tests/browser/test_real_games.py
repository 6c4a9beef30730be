"""Stored games at a real table: everybody decides by clicks, what the record drew is picked, and the end is its score."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from counts import LONG
from zellige.core import record as records
from zellige.core.course import Step
from zellige.core.game import CHANCE

from .almadi import AlmadiTable
from .conftest import Visit
from .five_tribes import FiveTribes
from .table import Table
from .test_beside import RECORD, face
from .visitor import read

WHOLE: dict[str, tuple[str, type[Table]]] = {
    "almadi-1-seats": ("fr", AlmadiTable), "medina-3-seats": ("fr", Table), "five-tribes-2-seats": ("en", FiveTribes)}
"""By stored game the language, and what one points at."""
NAMES = ("Leïla", "Idris", "Yusra")


def draw(table: Table, step: Step) -> None:
    """Picks what was drawn: by its name, or by the picture of all that look like it."""
    page = table.page
    expect(page.get_by_test_id("draws")).to_be_visible()
    expect(page.locator("[data-piece]").first).to_be_visible()
    piece = page.locator(f'[data-piece="{step.text}"]')
    if piece.count() == 0:
        looks = face(step.text.split()[1])
        shown = page.locator("[data-piece]").evaluate_all("all => all.map(one => one.dataset.piece)")
        piece = page.locator(f'[data-piece="{next(one for one in shown if face(one) == looks)}"]')
    read(page)
    table.visitor.point(piece)


@pytest.mark.parametrize("name", WHOLE if LONG else ["medina-3-seats", "five-tribes-2-seats"])
def test_a_stored_game_ends_in_its_score(visit: Visit, name: str) -> None:
    """Its last turn; with ``make test-long`` all of it."""
    language, kind = WHOLE[name]
    record = records.read(RECORD.with_name(f"{name}.jsonl"))[0]
    steps, game = list(records.replay(record)), records.rules_of(record)
    if not LONG:
        steps = [step for step in steps if step.turn == steps[-1].turn]
    seats = [{"kind": "person", "name": name} for name in NAMES[: int(steps[0].before.seats)]]
    visitor = visit(language=language)
    founded = visitor.server.found(game=record.game, seats=seats, chance="entered", position=game.to_document(steps[0].before))
    page = visitor.sit_down(founded)
    table = kind(visitor)
    table.settle()
    while (told := table.told())["status"] != "over":
        rest = steps[told["ply"]:]
        if rest[0].mover == CHANCE:
            draw(table, rest[0])
        else:
            table.my_turn()
            table.act(*table.way([step.text for step in rest]))
        table.moved_on(told["ply"])
        table.settle()
    expect(page.get_by_test_id("end")).to_be_visible()
    assert [row["total"] for row in table.message()["scores"]["rows"]] == game.scores(steps[-1].after)
    kept = next(records.parse(visitor.server.get(f"tables/{table.name}/record", key=table.key).text))
    assert (len(kept.actions), kept.extra["chance"], kept.seed) == (len(steps), "entered", None)
