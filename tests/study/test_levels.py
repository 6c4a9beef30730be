"""What the levels play: the same on every machine and in both backends, for whoever founds a table with one tomorrow.

``levels.json`` holds their decisions at a few moments of each game. When a level is to play otherwise, ``LEVELS_VERSION`` is
counted up, and ``python tests/study/test_levels.py`` writes the file again.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import zellige
from zellige.core.game import Game, State
from zellige.core.rng import stream
from zellige.core.search import LEVELS_VERSION, levels_of
from zellige.players.find import ask, find
from zellige.players.player import Question
from zellige.study.simulate import Arena, Plan

GOLDEN = Path(__file__).with_name("levels.json")
GAMES = ("medina", "five_tribes", "almadi")
SEEDS, DECISIONS = range(4), 12
"""Games, and after how many decisions the levels are asked."""


def moment(game: Game, seed: int) -> State:
    """Where a game of two stands after some decisions of ``greedy``, and then as many more as nobody has a choice in."""
    match, words = zellige.new(game.name, seats=2, seed=seed), stream(seed, "moment")
    greedy = find(game, "greedy", game.kernels())
    for _ in range(DECISIONS + 5 * seed):
        match.play(greedy.choose(Question(game, match.state, match.seat - 1, words)))
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
    return match.state


def decisions(name: str, backend: str, levels: slice = slice(None)) -> dict[str, list[str]]:
    """By level, what it plays at each moment of a game."""
    game = zellige.get(name)
    moments = [moment(game, seed) for seed in SEEDS]
    found = {}
    for level in levels_of(game)[levels]:
        player = find(game, level, game.kernels(backend=backend))
        asked = [Question(game, game.masked(state, int(game.to_move(state))), int(game.to_move(state)), stream("levels", seed))
                 for seed, state in zip(SEEDS, moments, strict=True)]
        found[level] = [game.describe(state, ask(player, question).action)
                        for state, question in zip(moments, asked, strict=True)]
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_level_decides_as_ever(name: str) -> None:
    kept = json.loads(GOLDEN.read_text("utf-8"))
    assert kept["version"] == LEVELS_VERSION
    assert decisions(name, "compiled") == kept[name]


@pytest.mark.parametrize("name", GAMES)
def test_weak_levels_decide_the_same_in_both_backends(name: str) -> None:
    kept = json.loads(GOLDEN.read_text("utf-8"))[name]
    found = decisions(name, "reference", slice(0, 2))
    assert found == {level: kept[level] for level in found}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_between_levels_says_so_in_its_record(name: str) -> None:
    """With the version: another one would play otherwise. Played twice it is the same game."""
    plan = Plan(name, ("level:visitor", "level:apprentice"), 1, seed="levels")
    records = [Arena(plan, recording=True).play(0).record for _ in range(2)]
    assert records[0] is not None
    assert records[0] == records[1]
    header = json.loads(records[0].partition("\n")[0])
    assert sorted(header["seats"]) == ["level:apprentice", "level:visitor"]
    assert header["players"] == [{"name": player, "version": LEVELS_VERSION} for player in header["seats"]]


if __name__ == "__main__":
    every = {name: decisions(name, "compiled") for name in GAMES}
    GOLDEN.write_text(json.dumps({"version": LEVELS_VERSION, **every}, indent=1) + "\n", "utf-8")
