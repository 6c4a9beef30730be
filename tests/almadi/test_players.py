"""How strong the players are, and that what they choose is legal."""

from __future__ import annotations

import numpy as np
import pytest

from counts import mean_is_within, wins_at_least
from zellige.core.game import CHANCE, NOBODY
from zellige.core.rng import stream
from zellige.games.almadi import GAME

SEEDS = 500


def play(players: list[str], seed: object, options: dict | None = None) -> list[int]:
    """A game of players by name; answers the scores."""
    kernels = GAME.kernels()
    scratch, game = GAME.blank(8), GAME.blank(1)
    out, likely = np.zeros(GAME.longest_legal, np.int32), np.zeros(GAME.longest_legal, np.int32)
    numbers = np.zeros(4 * GAME.longest_legal + 64, np.int32)
    chance, bots = stream(str(seed), "chance"), stream(str(seed), "bots")
    game[0] = GAME.new(len(players), str(seed), options)
    while (mover := kernels.to_move(game[0])) != NOBODY:
        if mover == CHANCE:
            action = kernels.draw(game[0], out, likely, chance)
        else:
            scratch[0] = game[0]
            kernels.mask(scratch[0], mover)
            action = getattr(kernels, f"choose_{players[mover]}")(scratch, out, numbers, bots)
            count = kernels.legal(game[0], out)
            assert action in out[:count]
        kernels.apply(game[0], action)
    kernels.returns(game[0], out)
    return [int(score) for score in out[: len(players)]]


@pytest.mark.parametrize(("player", "least", "most"), [("random", 37, 45), ("greedy", 80, 200), ("patient", 90, 200)])
def test_solo(player, least, most):
    """On average over 500 solo games without Characters: random about 41, greedy 80 or more, patient 90 or more."""
    assert mean_is_within(least, most, (play([player], f"solo {seed}")[0] for seed in range(SEEDS)), SEEDS)


def test_patient_beats_greedy():
    """Two seats, 200 games, the first seat in turns: patient wins four of five."""
    assert wins_at_least(0.8, (duel(seed) for seed in range(200)), 200)


def duel(seed):
    """What patient makes of a game: 1 won, 0.5 shared, 0 lost."""
    order = ["patient", "greedy"] if seed % 2 else ["greedy", "patient"]
    scores = play(order, f"duel {seed}")
    patient, greedy = scores[order.index("patient")], scores[order.index("greedy")]
    return 1.0 if patient > greedy else 0.5 if patient == greedy else 0.0


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_all_players_finish_games_with_characters(seats):
    """With Characters too, and with chosen start tiles, whatever they meet."""
    names = ["random", "greedy", "patient"]
    for seed in range(3):
        players = [names[(seat + seed) % 3] for seat in range(seats)]
        scores = play(players, f"characters {seed}", {"characters": True, "start_tiles": "chosen"})
        assert len(scores) == seats
