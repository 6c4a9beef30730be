"""Records as people write them by hand, read as version 1 of zellige read them: replays never change.

Their starts leave out most of what a position may leave out, their headers have fields nobody knows, a seed of 31 digits, names
with control characters. A file here is never changed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from old_stores import says
from zellige.core import record as records
from zellige.core.registry import get

HOME = Path(__file__).parent / "by_hand"
EXPECTED: dict[str, dict[str, Any]] = json.loads((HOME / "expected.json").read_text("utf-8"))


def read(name: str) -> records.Record:
    (record,) = records.read(HOME / f"{name}.jsonl")
    return record


@pytest.mark.parametrize("name", sorted(path.stem for path in HOME.glob("*.jsonl")))
def test_it_replays_as_it_did(name: str) -> None:
    record, expected = read(name), EXPECTED[name]
    game = get(record.game)
    steps = list(records.replay(record))
    start = steps[0].before if steps else game.kept_position(record.start)
    end = steps[-1].after if steps else start
    says(game.to_document(start), expected["start"])
    says(game.to_document(end), expected["end"])
    assert (record.movers, record.actions) == (expected["movers"], expected["actions"])
    assert (game.scores(end), game.ranks(end)) == (expected["scores"], expected["places"])


def test_what_nobody_knows_stays_in_the_record() -> None:
    record = read("nim-strange-header")
    again = next(records.parse(record.text()))
    assert again.seed == 1234567890123456789012345678901
    assert again.extra["where"] == {"house": "Zoë", "table": [1, None]}
    assert again.seats == ["Ada\x1b[31m\x07", "\u202eBjörn\u2069 \u2028line"]
    assert again.text() == record.text()
