"""Looking back: every moment of a whole game has its own sentence, and the turns count what was played."""

from __future__ import annotations

from pathlib import Path

import pytest

from zellige.core import record as records
from zellige.core.game import CHANCE
from zellige.server.message import Desk, table_message
from zellige.tables.charter import Charter, Seat
from zellige.tables.table import Table

HOME = Path(__file__).parents[1] / "records"
GAMES = ("almadi-1-seats", "almadi-2-seats-options", "five-tribes-3-seats", "medina-2-seats")


@pytest.fixture(params=GAMES)
def table(request: pytest.FixtureRequest) -> Table:
    """A table that shows a whole game."""
    record = next(records.parse((HOME / f"{request.param}.jsonl").read_text("utf-8")))
    seats = tuple(Seat(name, None) for name in record.seats)
    charter = Charter("shown", record.game, record.rules_version, record.options, seats, "", "", record=record.text())
    return Table.of(charter, [])


def test_every_moment_has_its_sentence(table: Table) -> None:
    """Of every action exactly one entry of the log tells: of a decision its own text, of what chance drew an effect."""
    message = table_message(Desk(table, frozenset(), "en"), None, 0)
    told: dict[int, str] = {}
    for entry in message["log"]:
        told[entry["decided"]] = entry["text"]
        for effect in entry["effects"]:
            told.setdefault(effect["ply"], effect["text"])
        assert entry["ply"] >= entry["decided"]
    assert sorted(told) == list(range(1, table.ply + 1))
    drawn = [step.ply for step in table.line if step.mover == CHANCE]
    decided = [entry["decided"] for entry in message["log"] if entry["seat"] is not None]
    assert not set(drawn) & set(decided)
    assert len(drawn) + len(decided) == table.ply


def test_turns_count_what_was_played(table: Table) -> None:
    """They only grow, and at the end stands the last that was played."""
    turns = [table.turn_at(ply) for ply in range(table.ply + 1)]
    assert turns == sorted(turns)
    assert turns[0] == 1
    last = [step for step in table.line if step.mover != CHANCE][-1]
    assert turns[-1] == last.turn
