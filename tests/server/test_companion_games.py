"""Whole stored games beside a real table: every draw is entered, and the record ends in the stored score."""

from __future__ import annotations

from pathlib import Path

import pytest

from counts import LONG
from zellige.core import record as records
from zellige.core.game import CHANCE
from zellige.tables.charter import Charter, Seat
from zellige.tables.table import Table

RECORDS = Path(__file__).parents[1] / "records"
NAMES = ["almadi-1-seats", *(["almadi-3-seats-options", "five-tribes-2-seats", "five-tribes-4-seats-options", "medina-3-seats"]
                             if LONG else [])]


@pytest.mark.parametrize("name", NAMES)
def test_a_stored_game_ends_in_its_score(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ZELLIGE_BACKEND")  # compiled rules take a tenth of the time
    stored = records.read(RECORDS / f"{name}.jsonl")[0]
    steps = list(records.replay(stored))
    seats = tuple(Seat(name, key="k") for name in stored.seats)
    everybody = frozenset(range(len(seats)))
    table = Table.of(Charter("t", stored.game, stored.rules_version, stored.options, seats, "no seed", "salt", stored.start,
                             chance="entered"), [])
    for step in steps:
        if table.ply >= step.ply:  # there was nothing else to draw
            continue
        assert (table.mover == CHANCE) == (step.mover == CHANCE)
        for entry in table.act(everybody, [step.text], table.version):
            table.absorb(entry)
        while going := table.goes_by_itself():
            table.absorb(going[0])
    assert table.over
    kept = table.record(stored.seats)
    assert (kept.actions, kept.result) == (stored.actions, stored.result)
    assert (kept.seed, kept.extra["chance"]) == (None, "entered")
    assert len(list(records.verified(next(records.parse(kept.text()))))) == len(steps)
