"""Games from outside that cannot be loaded: said once, left out, and nobody else notices."""

from __future__ import annotations

import logging
from importlib.metadata import EntryPoint, entry_points
from typing import Any

import pytest

import zellige
from zellige import cli
from zellige.core import registry
from zellige.core.errors import UnknownGame

BROKEN = (("lost", "zellige_lost:GAME"), ("empty", "zellige_nim:NOTHING"), ("pebble", "zellige_nim.rules:LAST"))
"""A package that is not there, one without a game, and one whose game is a number."""


@pytest.fixture(autouse=True)
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plug-ins that fail, before and after those that do not."""
    def points(group: str) -> list[Any]:
        wrong = [EntryPoint(name, value, group) for name, value in BROKEN]
        return [wrong[0], *entry_points(group=group), *wrong[1:]]

    monkeypatch.setattr(registry, "entry_points", points)
    monkeypatch.setattr(registry, "_left_out", set())


def test_they_are_left_out_and_said_once(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    for _ in range(2):
        assert {"medina", "nim"} <= set(zellige.installed_games())
    assert not {name for name, _ in BROKEN} & set(zellige.installed_games())
    assert [record.getMessage().split(" cannot")[0] for record in caplog.records] == [
        "The game “lost”", "The game “empty”", "The game “pebble”"]
    assert "ModuleNotFoundError: No module named 'zellige_lost'" in caplog.records[0].getMessage()
    assert "int is no Game" in caplog.records[2].getMessage()


def test_asking_for_one_names_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="“lost”") as caught:
        zellige.get("lost")
    assert "lost" not in caught.value.params["known"]
    assert "nim" in caught.value.params["known"]


def test_the_command_line_lists_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["games", "--lang", "en"]) == 0
    assert "medina" in capsys.readouterr().out
    assert cli.run(["new", "pebble", "--lang", "fr"]) == 2
