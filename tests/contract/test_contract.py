"""Every installed game keeps every promise of docs/architecture.md, in games that are played for it."""

from __future__ import annotations

from functools import cache

import pytest

import zellige
from counts import often
from zellige.core.game import Game
from zellige.testing import PROMISES, Played, Promise, play

GAMES = zellige.installed_games()
SEED = "contract 1"
"""The second game of Almadi by this seed has Characters."""


@cache
def played(game: Game) -> list[Played]:
    """Some games, with options that differ from one to the next; compiled, as it would be at a table."""
    game.kernels()
    return [play(game, SEED, number) for number in range(often(2, 40))]


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.name)
@pytest.mark.parametrize("name", GAMES)
def test_promise(name: str, promise: Promise):
    for each in played(GAMES[name]):
        promise.look(each)
