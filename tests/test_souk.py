"""The souk, a game with hidden hands and a bag that stands beside zellige as a stranger's would: what only it promises."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import numpy as np
import pytest

import zellige
from zellige import cli
from zellige.core.rng import stream

SOUK = zellige.get("souk")
SPICES = ("saffron", "mint", "cumin", "pepper")


def position(**fields: Any) -> dict[str, Any]:
    """Two seats, one jar left with the first; ``fields`` differ."""
    return {"game": "souk", "format": "zellige-position/1", "players": 2, "turn": 1, "owed": None, "market": "ssssmmmccccccpp",
            "caravan": "", "bag": "", "hands": ["s", ""], "chests": ["mmmcp", "sssmmcppppp"], **fields}


def test_a_kept_jar_is_worth_as_many_points_as_jars_of_its_spice_lie_open_but_nothing_in_a_glut():
    match = zellige.load(position())
    assert [(term.rule, term.amount) for term in match.terms(1)] == [("saffron", 0), ("mint", 9), ("cumin", 0), ("pepper", 2)]
    assert match.scores() == [11, 3 * 4 + 2 * 3 + 5 * 2]
    assert zellige.load(position(options={"glut": 7})).scores() == [11 + 6, 28 + 6]
    match.play("sell saffron")
    assert match.over
    assert match.scores() == [11, 31]
    assert match.winners() == [2]


def test_each_turn_draws_from_the_bag_and_each_round_begins_with_a_jar_of_the_caravan():
    match = zellige.new("souk", seats=3, seed=4)
    assert [match.position()[name] for name in ("market", "caravan")] == ["", "ssmmccpp"]
    assert [len(hand) for hand in match.position()["hands"]] == [3, 3, 3]
    for _ in range(3):
        match.play(match.legal()[0])
    assert [moment.text.split()[0] for moment in match.played] == ["keep", "draw", "keep", "draw", "keep", "draw", "come"]
    assert len(match.position()["market"]) == 1
    while not match.over:
        match.play(match.legal()[-1])
    assert len(match.played) == SOUK.longest_game(match.state) - 1  # a jar is still on the caravan
    over = match.position()
    assert over["hands"] == ["", "", ""]
    assert Counter("".join([over["market"], over["caravan"], *over["chests"]])) == dict.fromkeys("smcp", 8)


def test_what_a_seat_sees_can_be_played_on_with_whatever_is_missing():
    """Bots look ahead on it, and whoever sits at the table types in what they see: unseen jars may be any that are missing."""
    match = zellige.load(position(turn=2, hands=["s", "?"], chests=["mmmcp", "?" * 10]))
    assert match.legal() == [f"{verb} {spice}" for verb in ("keep", "sell") for spice in sorted(SPICES)]
    match.play("keep mint")
    assert match.position()["hands"] == ["s", ""]
    assert match.position()["chests"][1] == "m" + "?" * 10
    seen = SOUK.position(position(bag="??", owed="bag", hands=["s", ""], chests=["mmmcp", "?" * 9]))
    assert [SOUK.describe(seen, action) for action in SOUK.legal_actions(seen)] == [f"draw {spice}" for spice in SPICES]
    out = np.zeros(SOUK.longest_legal, np.int32)
    assert out[: SOUK.weights(seen, out)].tolist() == [3, 2, 1, 5]


def test_a_guess_makes_every_missing_jar_as_likely():
    seen = SOUK.position(position(hands=["s", "?"], chests=["mmmcp", "?" * 10]))
    found: Counter[int] = Counter()
    for number in range(2000):
        world = SOUK.copy(seen)
        SOUK.kernels().resample(world, 0, stream("fair", number))
        found[int(world.jars[4].argmax())] += 1
    assert [found[kind] / 2000 * 11 for kind in range(4)] == pytest.approx([3, 2, 1, 5], abs=0.5)


def test_the_hawker_beats_whoever_only_looks_at_the_score(capsys):
    assert cli.run(["simulate", "souk", "--seats", "hawker,greedy", "--games", "60", "--jobs", "1", "--json"]) == 0
    first, second = json.loads(capsys.readouterr().out)["players"]
    assert first["wins"] > 4 * second["wins"]


@pytest.mark.parametrize(("fields", "problem"), [
    ({"turn": 3}, "seats"), ({"hands": [""]}, "seats"), ({"owed": "bag"}, "owed"), ({"bag": "s"}, "jars"),
    ({"market": ""}, "jars")])
def test_what_cannot_be_is_refused(fields, problem):
    with pytest.raises(zellige.PersonError) as caught:
        zellige.load(position(**fields))
    assert caught.value.params["problem"] == problem
