"""Games recorded by earlier versions: every one of them still replays to its last line.

A file here is never changed. When rules or the format change, the records stay, and what reads them learns to.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import zellige
from zellige.core import record as records

FILES = sorted(Path(__file__).parent.glob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_replays(path):
    games = records.read(path)
    count, played = records.verify(games)
    assert count == len(games) >= 1
    assert played == sum(len(game.actions) for game in games)
    assert all(game.result for game in games)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_is_written_as_it_was(path):
    assert "".join(game.text() for game in records.read(path)) == path.read_text("utf-8")


def test_medina_is_played_by_all_seats_and_with_every_option():
    games = [game for path in FILES for game in records.read(path) if game.game == "medina"]
    assert {len(game.seats) for game in games} == {2, 3, 4}
    for option in zellige.get("medina").options:
        assert {game.options[option.name] for game in games} == set(option.values)
