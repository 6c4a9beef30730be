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


@pytest.mark.parametrize("name", ["medina", "five_tribes", "almadi"])
def test_a_game_is_kept_by_all_seats_and_with_every_option(name):
    games = [game for path in FILES for game in records.read(path) if game.game == name]
    assert {len(game.seats) for game in games} == set(zellige.get(name).seat_counts)
    for option in zellige.get(name).options:
        assert {game.options[option.name] for game in games} == set(option.values), option.name
