"""How strong the players of each game are. That what they choose is legal, whoever sits there, is looked at on the way."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import zellige
from counts import mean_is_within, wins_at_least
from zellige.players.find import check_player
from zellige.study.simulate import Arena, Plan, Played

GAMES = 200
SOLO_GAMES = 500


def games(game: str, players: tuple[str, ...], options: dict[str, Any] | None = None) -> Iterator[Played]:
    """Games between these players, who change seats from one to the next."""
    arena = Arena(Plan(game, players, SOLO_GAMES, "strength", options or {}), recording=False)
    return (arena.play(number) for number in range(SOLO_GAMES))


@pytest.mark.parametrize(("game", "name", "other", "share"), [
    ("medina", "greedy", "random", 0.8), ("medina", "patient", "greedy", 0.85),
    ("five_tribes", "greedy", "random", 0.95), ("five_tribes", "patient", "greedy", 0.75),
    ("five_tribes", "patient", "random", 0.98), ("almadi", "patient", "greedy", 0.8)])
def test_the_stronger_player_wins(game: str, name: str, other: str, share: float) -> None:
    """Of 200 games with two seats: 1 for one that is won, a half for one that is shared."""
    results = (0.5 + (played.places[1] - played.places[0]) / 2 for played in games(game, (name, other)))
    assert wins_at_least(share, results, GAMES)


@pytest.mark.parametrize(("player", "least", "most"), [("random", 37, 45), ("greedy", 80, 200), ("patient", 90, 200)])
def test_almadi_alone(player: str, least: float, most: float) -> None:
    """On average over 500 solo games without Characters: random about 41, greedy 80 or more, patient 90 or more."""
    assert mean_is_within(least, most, (played.scores[0] for played in games("almadi", (player,))), SOLO_GAMES)


@pytest.mark.parametrize("seats", [3, 4])
def test_patient_is_not_the_last_of_a_larger_table(seats: int) -> None:
    played = list(islice(games("five_tribes", ("patient", *["greedy"] * (seats - 1))), 6))
    means = [sum(one.scores[player] for one in played) / len(played) for player in range(seats)]
    assert means[0] > sum(means[1:]) / (seats - 1)


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_all_players_of_almadi_finish_games_with_characters(seats: int) -> None:
    """With Characters too, and with chosen start tiles, whatever they meet."""
    players = ("random", "greedy", "patient", "random", "greedy")[:seats]
    for played in islice(games("almadi", players, {"characters": True, "start_tiles": "chosen"}), 3):
        assert len(played.scores) == seats


@pytest.mark.parametrize("game", ["medina", "five_tribes", "almadi"])
def test_a_beginner_beats_whoever_plays_anyhow(game: str) -> None:
    """The scripted beginner, an anchor that is found by name alone: eight games of ten or more."""
    check_player(zellige.get(game), "beginner")
    results = (0.5 + (played.places[1] - played.places[0]) / 2 for played in games(game, ("beginner", "random")))
    assert wins_at_least(0.8, results, 40)
