"""How fast the rules of a game are: random complete games, all rules, the legal list at every step, on one core."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from statistics import median
from typing import Any

import numpy as np

from zellige.core.compile import Kernels
from zellige.core.game import Game
from zellige.core.rng import stream

SECONDS = 2.0
"""How long each backend plays at least."""
WARM_STARTS = 3

_COLD = "import sys, zellige; zellige.get(sys.argv[1]).kernels(backend='compiled')"
_WARM = """
import sys, numpy, zellige
game = zellige.get(sys.argv[1])
state = game.new(int(sys.argv[2]), 1)
game.kernels(backend='compiled').legal(state, numpy.zeros(game.longest_legal, numpy.int32))
"""


def measure(game: Game, seats: int, options: Mapping[str, Any], seconds: float = SECONDS) -> dict[str, float]:
    """The figures ``zellige bench`` prints, by name.

    - ``actions_per_second``, ``games_per_second``: compiled, one core
    - ``compiled_over_interpreted``: how many times faster that is than the interpreted rules
    - ``cold_compile_s``: a fresh process with an empty cache, until every kernel is ready
    - ``warm_start_s``: a fresh process from its start to its end, having asked for the legal list of a fresh position (median)
    """
    actions, games = pace(game, game.kernels(backend="compiled"), seats, options, 200, seconds)
    interpreted, _ = pace(game, game.kernels(backend="reference"), seats, options, 1, seconds)
    with tempfile.TemporaryDirectory() as empty:
        cold = _process(_COLD, [game.name], {"ZELLIGE_CACHE": empty})
    warm = median(_process(_WARM, [game.name, str(seats)], {}) for _ in range(WARM_STARTS))
    return {"actions_per_second": actions, "games_per_second": games, "compiled_over_interpreted": actions / interpreted,
            "cold_compile_s": cold, "warm_start_s": warm}


def pace(game: Game, kernels: Kernels, seats: int, options: Mapping[str, Any], batch: int,
         seconds: float) -> tuple[float, float]:
    """Actions and games a second in random complete games, played in batches until ``seconds`` have passed."""
    states, words = game.blank(2), stream(1, "bench")
    states[0] = game.prepare(seats, options)
    out, likely = np.zeros(game.longest_legal, np.int32), np.zeros(game.longest_legal, np.int32)
    actions = games = 0
    began = now = time.perf_counter()
    while now - began < seconds:
        actions += kernels.random_games(states, out, likely, words, batch)
        games += batch
        now = time.perf_counter()
    return actions / (now - began), games / (now - began)


def _process(program: str, args: list[str], environment: dict[str, str]) -> float:
    """Seconds from the start of a fresh Python to its end; it may keep its byte code, as any installation does."""
    inherited = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", program, *args], env=inherited | environment, check=True, stdin=subprocess.DEVNULL)
    return time.perf_counter() - began
