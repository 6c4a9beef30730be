"""How long a game can be and what a seat can score, counted by hand from the box. That games stay inside is a promise."""

from __future__ import annotations

import pytest

import zellige

MISS = {"bidder_cannot_afford_any_spot": "skip"}
CHARACTERS = {"characters": True}


@pytest.mark.parametrize(("name", "seats", "options", "longest"), [
    ("medina", 2, {}, 2 * 69 + 6 + 6), ("medina", 4, {}, 4 * 42 + 6 + 6),  # pieces, merchants of the towers, tea
    # rounds times: bids, activations of 28, cards and djinns; and every meeple on the board dropped in each activation
    ("five_tribes", 2, {}, 46 * (4 + 4 * 28 + 21) + 4 * (4 * 90 + sum(range(6, 89, 2)))),
    ("five_tribes", 4, {}, 19 * (4 + 4 * 28 + 21) + 4 * (90 + sum(range(3, 89, 5)))),
    ("five_tribes", 3, MISS, 31 * (3 + 3 * 28 + 21) + 3 * (2 * 90 + sum(range(3, 88, 3)))), ("five_tribes", 2, MISS, None),
    ("almadi", 2, {}, (32 + 2) * 67 + 4 + 29), ("almadi", 5, {}, (80 + 5) * 67 + 10 + 29),  # turns, starts and Characters
])
def test_no_game_has_more_actions(name, seats, options, longest):
    game = zellige.get(name)
    assert game.longest_game(game.new(seats, 1, options)) == longest


@pytest.mark.parametrize(("name", "seats", "options", "least", "most"), [
    # constructions, walls, merchants on four sides, the well, palace tiles, tower tiles
    ("medina", 2, {}, 0, 72 + 30 + 4 * (24 + 6 + 1) + 16 + 10 + 10),
    # coins, Viziers, fewer of them, Elders, djinns, tiles, palms, palaces, goods
    ("five_tribes", 4, {}, 0, 32767 + 48 + 30 + 80 + 141 + 198 + 60 + 50 + 7 * 45),
    # Landscapes with their Jars, Mosaics, Objectives, largest Oasis, rubies
    ("almadi", 2, {}, -45, 21 * (9 + 4) + 5 * 14 + 45 + 6 + 15),
    # and Ali Shar, Aziz, Dalila, then Dunya, Shahriar, Sheherazade, then ten a Landscape
    ("almadi", 2, CHARACTERS, -45, 409 + 42 + 42 + (84 + 56) // 2 + 3 * (14 + 5 + 26) + 210)])
def test_no_score_lies_outside(name, seats, options, least, most):
    game = zellige.get(name)
    assert game.score_bounds(game.new(seats, 1, options)) == (least, most)
