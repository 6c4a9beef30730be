"""The anchors are what they were: whoever is measured against them years apart has met the same player."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

import zellige
from counts import often
from zellige.core import record as records
from zellige.core.errors import UnknownPlayer
from zellige.players.find import check_player, find, is_own, names
from zellige.study.simulate import Arena, Plan

GOLDEN: list[tuple[str, int, dict[str, Any], str, tuple[int, ...], str]] = [
    ("medina", 2, {}, "anchor", (48, 63), "c5f312284e430ffc"),
    ("medina", 4, {}, "anchor", (45, 31, 36, 45), "a63fdf21ead9aef7"),
    ("five_tribes", 2, {}, "anchor", (244, 194), "2dffeb59b6ab73df"),
    ("five_tribes", 4, {}, "anchor", (166, 140, 144, 144), "b9f109e198fdb204"),
    ("almadi", 1, {}, "anchor", (105,), "0d79d0f87d29d493"),
    ("almadi", 2, {}, "anchor", (83, 107), "43a79031999a090d"),
    ("almadi", 4, {"characters": True}, "anchor", (98, 108, 92, 84), "d5b08f1cb2497680"),
]
"""Game, seats, options, seed; the scores by seat, and a hash of everything that was played."""


@pytest.mark.parametrize(("game", "seats", "options", "seed", "scores", "played"), GOLDEN)
def test_patient_1_decides_as_ever(game: str, seats: int, options: dict[str, Any], seed: str, scores: tuple[int, ...],
                                   played: str) -> None:
    found = Arena(Plan(game, ("patient-1",) * seats, 1, seed, options), recording=True).play(0)
    record, = records.parse(found.record or "")
    assert (found.scores, hashlib.sha256("\n".join(record.actions).encode()).hexdigest()[:16]) == (scores, played)


GAMES_ALIKE = often(12, 200)
ALL_OTHERWISE = {"characters": True, "start_tiles": "chosen", "ali_cogia": "never_worse", "morgiana": "any",
                 "hussain_wish": False, "zaynab_card": "box", "lone_oasis_bonus": True}


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {}), (4, {}), (1, {"characters": True}), (3, {"characters": True}),
                                                (5, ALL_OTHERWISE)])
def test_patient_in_almadi_decides_as_the_anchor(seats: int, options: dict[str, Any]) -> None:
    """It counts again only what a Landscape changes; the anchor counts everything, as it did at first."""
    played = []
    for player in ("patient", "patient-1"):
        arena = Arena(Plan("almadi", (player,) * seats, GAMES_ALIKE, "counted", options), recording=True)
        played.append([next(iter(records.parse(arena.play(number).record or ""))).actions for number in range(GAMES_ALIKE)])
    assert played[0] == played[1]


@pytest.mark.parametrize("name", ["medina", "five_tribes", "almadi"])
def test_an_anchor_can_be_named_and_is_not_listed(name: str) -> None:
    game = zellige.get(name)
    assert "patient-1" not in [*game.player_names(), *names(game)]
    check_player(game, "patient-1")
    assert is_own(game, "patient-1")
    assert find(game, "patient-1", game.kernels_at_hand()).name == "patient-1"


def test_a_game_without_anchors_has_none() -> None:
    nim = zellige.get("nim")
    with pytest.raises(UnknownPlayer):
        check_player(nim, "patient-1")
    with pytest.raises(UnknownPlayer):
        find(nim, "patient-1", nim.kernels_at_hand())
