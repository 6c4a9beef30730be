"""``zellige tune``: the same plan makes the same weights, however often it is stopped, and says so in the card."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest

import zellige
from zellige.core.value import read
from zellige.study import tune as room
from zellige.study.errors import MissingExtra, OtherExperiment
from zellige.study.tune import Plan, Tuner, preset

FIVE = zellige.get("five_tribes")


def small() -> Plan:
    plan = preset(FIVE)
    assert plan is not None
    return replace(plan, rounds=2, games=3, generations=2, crowd=3, blocks=1, gate=1, chained=False)


def stopping_after(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C comes once so many games more are done."""
    stop = Event()

    @contextmanager
    def wish() -> Iterator[Event]:
        yield stop

    monkeypatch.setattr(room, "wish_to_stop", wish)
    done = Tuner._write

    def write(tuner: Tuner) -> None:
        nonlocal games
        done(tuner)
        games -= 1
        if games == 0:
            stop.set()

    monkeypatch.setattr(Tuner, "_write", write)


def test_the_same_plan_makes_the_same_weights_however_often_it_is_stopped_and_whoever_plays(tmp_path: Path) -> None:
    """In the middle of a round, of what a candidate plays, and by one or two at once."""
    plan = small()
    assert Tuner(plan, tmp_path / "whole").go_on(jobs=1)
    for games in (2, 3, 4):
        with pytest.MonkeyPatch.context() as patch:
            stopping_after(games, patch)
            assert not Tuner(plan, tmp_path / "pieces").go_on(jobs=1)
    so_far = json.loads((tmp_path / "pieces" / "progress.json").read_text("utf-8"))
    assert (so_far["fitness"][0][1:], len(so_far["margins"])) == ([], 1), "nothing of the second candidate is lost"
    steps: list[int] = []
    assert Tuner(plan, tmp_path / "pieces").go_on(steps.append, jobs=2)
    assert sum(steps) == plan.steps
    kept = [json.loads((tmp_path / name / "weights.json").read_text("utf-8")) for name in ("whole", "pieces")]
    assert kept[0]["weights"] == kept[1]["weights"]
    assert kept[0]["card"] | {"minutes": 0} == kept[1]["card"] | {"minutes": 0}
    for name in ("plan.json", "moments.f32"):
        assert (tmp_path / "whole" / name).read_bytes() == (tmp_path / "pieces" / name).read_bytes()
    assert kept[0]["card"]["games"] == 2 * 3 + 2 * 3 * 2
    assert "of 2 v patient" in kept[0]["card"]["gate"]
    assert FIVE.valuation is not None
    assert read(tmp_path / "whole" / "weights.json", FIVE.valuation.names).any()


def test_evolution_needs_its_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cma", None)
    with pytest.raises(MissingExtra):
        Tuner(small(), tmp_path)


def test_a_folder_of_another_plan_is_left_alone(tmp_path: Path) -> None:
    plan = replace(small(), generations=0, rounds=0, gate=0)
    Tuner(plan, tmp_path)
    with pytest.raises(OtherExperiment):
        Tuner(replace(plan, games=5), tmp_path)


def test_a_folder_begun_before_games_could_be_played_side_by_side_goes_on_as_it_began(tmp_path: Path) -> None:
    plan = replace(small(), generations=0, rounds=1, games=2, gate=0)
    assert Tuner(replace(plan, chained=True), tmp_path / "whole").go_on(jobs=1)
    with pytest.MonkeyPatch.context() as patch:
        stopping_after(1, patch)
        assert not Tuner(replace(plan, chained=True), tmp_path / "old").go_on(jobs=1)
    kept = tmp_path / "old" / "plan.json"
    kept.write_text(json.dumps({name: told for name, told in json.loads(kept.read_text("utf-8")).items() if name != "chained"}))
    assert Tuner(plan, tmp_path / "old").go_on(jobs=1)
    weights = [json.loads((tmp_path / name / "weights.json").read_text("utf-8"))["weights"] for name in ("whole", "old")]
    assert weights[0] == weights[1]


@pytest.mark.parametrize("name", ["medina", "five_tribes", "almadi"])
def test_every_game_with_features_says_how_its_weights_came_about(name: str) -> None:
    game = zellige.get(name)
    plan = preset(game)
    assert plan is not None
    assert game.valuation is not None
    assert plan.game == name
    assert set(plan.start) <= set(game.valuation.names)
    assert preset(zellige.get("nim")) is None
