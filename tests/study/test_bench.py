"""Measurements: what they count, and that they measure what they say."""

from __future__ import annotations

import json

import numpy as np
import pytest

import zellige
from zellige import cli
from zellige.core.rng import stream
from zellige.study import bench

KEYS = ["actions_per_second", "games_per_second", "compiled_over_interpreted", "cold_compile_s", "warm_start_s",
        "actions_per_second_lowest", "actions_per_second_highest", "warm_start_s_lowest", "warm_start_s_highest"]


def test_figures_have_their_names_and_sizes(monkeypatch, capsys):
    monkeypatch.setattr(bench.measure, "__defaults__", (0.2,))
    monkeypatch.setattr(bench, "ROUNDS", 2)
    assert cli.run(["bench", "nim", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == KEYS
    assert all(value > 0 for value in found.values())
    assert found["compiled_over_interpreted"] > 50
    assert found["actions_per_second"] > found["games_per_second"] * 14  # 21 pebbles, 3 a turn at most, a die before each
    assert found["cold_compile_s"] > found["warm_start_s"]
    for name in ("actions_per_second", "warm_start_s"):
        assert found[f"{name}_lowest"] <= found[name] <= found[f"{name}_highest"]


def test_figures_are_said_in_both_languages(monkeypatch, capsys):
    figures = dict.fromkeys(KEYS, 1.5) | {"actions_per_second": 1234567.0, "actions_per_second_lowest": 1e6}
    monkeypatch.setattr(bench, "measure", lambda *args: figures)
    assert cli.run(["bench", "nim", "--lang", "en"]) == 0
    english = capsys.readouterr().out.splitlines()
    assert english[0] == "Actions in a second of processor time: 1,235,000 (1,000,000 to 1.5 in five rounds)"
    assert len(english) == 5
    assert cli.run(["bench", "nim", "--lang", "fr"]) == 0
    assert "1\u202f235\u202f000 (de" in capsys.readouterr().out


def test_seconds_are_those_the_processor_worked(monkeypatch):
    """A second in which the process slept is none."""
    import time

    game = zellige.get("nim")

    class Asleep:
        def random_games(self, *args):
            time.sleep(0.5)
            return kernels.random_games(*args)

    kernels = game.kernels(backend="reference")
    _, games = bench.pace(game, Asleep(), 2, {}, 5, 1e-9)
    assert games > 5 / 0.5


def test_the_work_of_a_process_is_its_own():
    assert bench._process("import time; time.sleep(0.5)", [], {}) < 0.4


@pytest.mark.parametrize("seats", [2, 3])
def test_the_pace_is_that_of_whole_games(seats):
    """Actions a game, from the pace, are those of the very same games counted one by one."""
    game = zellige.get("nim")
    kernels = game.kernels(backend="reference")
    actions, games = bench.pace(game, kernels, seats, {}, 50, 1e-9)
    states, words, out = game.blank(2), stream(1, "bench"), np.zeros(game.longest_legal, np.int32)
    states[0] = game.prepare(seats, {})
    played = kernels.random_games(states, out, out.copy(), words, 50)
    assert actions / games == pytest.approx(played / 50)


def test_a_cold_start_is_cold(tmp_path):
    """The compiler runs in the measured process: it needs the cache it is given, and fills it."""
    bench._process(bench._COLD, ["nim"], {"ZELLIGE_CACHE": str(tmp_path)})
    assert [path.name.startswith("nim-") for path in tmp_path.iterdir()] == [True]
