"""Styles beside levels: names that everything takes, and a liking that shows in what is chosen."""

from __future__ import annotations

import json

import numpy as np
import pytest

import zellige
from zellige.core.errors import UnknownPlayer
from zellige.core.rng import stream
from zellige.core.rules import STYLES
from zellige.core.search import level_of, style_of, styles_of, work_of
from zellige.players.find import check_player, find
from zellige.players.player import Question
from zellige.players.search import Liking, Search
from zellige.study.simulate import Arena, Plan

LEVELS = {"medina": "level:architect", "five_tribes": "level:minister", "almadi": "level:vizier"}
"""Levels that play what they judge best."""


@pytest.mark.parametrize("name", LEVELS)
def test_styles_like_features_that_there_are_and_go_with_every_level_that_judges(name: str) -> None:
    game = zellige.get(name)
    assert game.valuation is not None
    assert tuple(game.foresight.styles) == STYLES
    for style in game.foresight.styles.values():
        assert (style.own.keys() | style.rivals.keys()) <= set(game.valuation.names)
    for level, work in game.foresight.levels.items():
        assert styles_of(game, f"level:{level}") == ([] if work.plain else [*STYLES])
    assert styles_of(game, "patient") == []


def test_a_style_is_part_of_a_name() -> None:
    game = zellige.get("medina")
    work = work_of(game, "level:vizier+denier")
    assert work is not None
    assert (work.style, work.iterations) == ("denier", game.foresight.levels["vizier"].iterations)
    assert (level_of("level:vizier+denier"), style_of("level:vizier+denier")) == ("vizier", "denier")
    assert (level_of("a+b.py"), style_of("a+b.py"), style_of("level:vizier")) == (None, None, None)
    for name in ("level:visitor+denier", "level:vizier+", "level:vizier+lazy", "level:vizier+denier+builder"):
        with pytest.raises(UnknownPlayer):
            find(game, name, game.kernels_at_hand())
        with pytest.raises(UnknownPlayer):
            check_player(game, name)
    with pytest.raises(UnknownPlayer):
        check_player(zellige.get("nim"), "level:vizier+denier")


@pytest.mark.parametrize("name", LEVELS)
def test_what_is_chosen_is_liked_no_less_than_what_would_be_chosen_without(name: str) -> None:
    """On the same random numbers, so that both see the same; somewhere it makes a difference."""
    game, level, differ = zellige.get(name), LEVELS[name], 0
    kernels = game.kernels()
    plain, match = find(game, level, kernels), zellige.new(name, seats=2, seed=5)
    for number in range(25):
        if match.over:
            break
        seat = match.seat - 1
        state = game.masked(match.state, seat)
        before = plain.choose(Question(game, state, seat, stream("style", number)))
        for style in STYLES:
            styled = find(game, f"{level}+{style}", kernels)
            assert isinstance(styled, Search)
            found = styled.choose(Question(game, state, seat, stream("style", number)))
            if found.line != before.line:
                differ += 1
                liking = Liking(game, kernels, style)
                assert liking.of(state, seat, found.line) > liking.of(state, seat, before.line)
        match.play(before.action)
    assert differ > 0


def test_a_liking_is_the_sum_of_what_is_liked() -> None:
    """Of a rival's things the most of any rival counts; nothing is decided for anybody else."""
    game = zellige.get("medina")
    kernels, state = game.kernels_at_hand(), game.new(3, "liking")
    numbers = np.zeros(1000, np.int32)

    def count(seat: int, feature: str) -> int:
        assert game.valuation is not None
        numbers[:] = 0
        kernels.features(state, seat, numbers)
        return int(numbers[game.valuation.names.index(feature)])

    own = game.foresight.styles["gambler"].own
    asked = sum(weight * count(0, feature) for feature, weight in own.items())
    assert Liking(game, kernels, "gambler").of(state, 0, ()) == pytest.approx(asked * game.foresight.unit / 1000)
    rivals = game.foresight.styles["denier"].rivals
    asked = sum(weight * max(count(1, feature), count(2, feature)) for feature, weight in rivals.items())
    assert Liking(game, kernels, "denier").of(state, 0, ()) == pytest.approx(asked * game.foresight.unit / 1000)


def test_a_record_keeps_level_and_style() -> None:
    plan = Plan("five_tribes", ("level:minister+collector", "level:minister"), 1, seed="styles")
    records = [Arena(plan, recording=True).play(0).record for _ in range(2)]
    assert records[0] is not None
    assert records[0] == records[1]
    header = json.loads(records[0].partition("\n")[0])
    assert sorted(header["seats"]) == ["level:minister", "level:minister+collector"]
    assert {player["name"] for player in header["players"]} == set(header["seats"])
