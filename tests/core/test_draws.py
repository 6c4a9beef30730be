"""The k-th draw from a pile depends on the seed, the pile and k alone: in a match, at a table and in a simulation alike."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from zellige.core import record as records
from zellige.core.game import CHANCE, Game, State
from zellige.core.match import Match
from zellige.core.registry import get
from zellige.core.rng import below, stream
from zellige.study.simulate import Plan, simulate
from zellige.tables.charter import Charter, Seat
from zellige.tables.entry import Act
from zellige.tables.table import Table

SEATS = 2
DRAWS = 20
"""How many draws of a game are looked at."""

Draw = tuple[State, int]


def outcome(game: Game, state: State, seed: str, pile: int, k: int) -> int:
    """What the promise says is drawn, in its own words: the weights laid end to end, and a number that points into them."""
    actions, weights = game.legal_actions(state), np.zeros(game.longest_legal, np.int32)
    assert game.weights is not None
    ends = np.cumsum(weights[: game.weights(state, weights)])
    return actions[int(np.searchsorted(ends, below(stream(seed, "draw", pile, k), int(ends[-1])), side="right"))]


def in_a_match(game: Game, path: int, tmp_path) -> tuple[str, list[Draw]]:
    match, words = Match(game, game.new(SEATS, path), f"seed {path}"), stream(path, "path")
    while not match.over and sum(moment.mover == CHANCE for moment in match.played) < DRAWS:
        legal = match.legal()
        match.play(legal[below(words, len(legal))])
    return str(match.seed), [(moment.before, moment.action) for moment in match.played if moment.mover == CHANCE]


def at_a_table(game: Game, path: int, tmp_path) -> tuple[str, list[Draw]]:
    people, seed = (Seat("Ada", None), Seat("Bo", None)), f"seed {path}"
    table = Table.of(Charter("t", game.name, game.rules_version, {}, people, seed, "salt"), [])
    words = stream(path, "path")
    while not table.over and sum(step.mover == CHANCE for step in table.line) < DRAWS:
        legal = game.legal_actions(table.state)
        table.absorb(Act(ply=table.ply, action=game.describe(table.state, legal[below(words, len(legal))])))
    return seed, [(step.before, step.action) for step in table.line if step.mover == CHANCE]


def in_a_simulation(game: Game, path: int, tmp_path) -> tuple[str, list[Draw]]:
    plan, path_out = Plan(game.name, ("random",) * SEATS, 1, f"seed {path}"), tmp_path / f"{path}.jsonl"
    simulate(plan, path_out, processes=1)
    record, = records.read(path_out)
    return plan.seed_of(0), [(step.before, step.action) for step in records.replay(record) if step.mover == CHANCE]


@pytest.mark.parametrize("play", [in_a_match, at_a_table, in_a_simulation])
@pytest.mark.parametrize("name", ["five_tribes", "almadi"])
def test_every_draw_is_decided_by_seed_pile_and_k(name, play, tmp_path):
    """Three games on different ways; more than one pile is drawn from, and one of them again."""
    game = get(name)
    met: set[tuple[int, int]] = set()
    for path in range(3):
        seed, draws = play(game, path, tmp_path)
        drawn: Counter[int] = Counter()
        for before, action in draws:
            assert game.chance_pile is not None
            pile = int(game.chance_pile(before))
            assert action == outcome(game, before, seed, pile, drawn[pile]), (path, pile, drawn[pile])
            met.add((pile, drawn[pile]))
            drawn[pile] += 1
    assert {(0, 0), (0, 1), (1, 0)} <= met
