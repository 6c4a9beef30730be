"""How fast the rules of a game are: random complete games, all rules, the legal list at every step, on one core.

Seconds are those the processor has worked for the measured process: what else the machine does meanwhile counts less.
"""

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
ROUNDS = 5
"""Into how many measurements these seconds are divided, and how many warm starts there are: figures are their medians."""

_COLD = "import sys, zellige; zellige.get(sys.argv[1]).kernels(backend='compiled')"
_WARM = """
import sys, numpy, zellige
game = zellige.get(sys.argv[1])
state = game.new(int(sys.argv[2]), 1)
game.kernels(backend='compiled').legal(state, numpy.zeros(game.longest_legal, numpy.int32))
"""


def measure(game: Game, seats: int, options: Mapping[str, Any], seconds: float = SECONDS) -> dict[str, float]:
    """The figures ``zellige bench`` prints, by name.

    - ``actions_per_second``, ``games_per_second``: compiled, one core; of the first also the ``_lowest`` and ``_highest`` round
    - ``compiled_over_interpreted``: how many times faster that is than the interpreted rules
    - ``cold_compile_s``: a fresh process with an empty cache, until every kernel is ready
    - ``warm_start_s``: a fresh process from its start to its end, having asked for the legal list of a fresh position; also the
      ``_lowest`` and ``_highest``
    """
    rounds = [pace(game, game.kernels(backend="compiled"), seats, options, 200, seconds / ROUNDS) for _ in range(ROUNDS)]
    actions, games = [one for one, _ in rounds], [one for _, one in rounds]
    interpreted, _ = pace(game, game.kernels(backend="reference"), seats, options, 1, seconds)
    with tempfile.TemporaryDirectory() as empty:
        cold = _process(_COLD, [game.name], {"ZELLIGE_CACHE": empty})
    warm = [_process(_WARM, [game.name, str(seats)], {}) for _ in range(ROUNDS)]
    return {"actions_per_second": median(actions), "games_per_second": median(games),
            "compiled_over_interpreted": median(actions) / interpreted, "cold_compile_s": cold, "warm_start_s": median(warm),
            **_spread("actions_per_second", actions), **_spread("warm_start_s", warm)}


def _spread(name: str, found: list[float]) -> dict[str, float]:
    return {f"{name}_lowest": min(found), f"{name}_highest": max(found)}


def pace(game: Game, kernels: Kernels, seats: int, options: Mapping[str, Any], batch: int,
         seconds: float) -> tuple[float, float]:
    """Actions and games a second in random complete games, played in batches until ``seconds`` have been worked."""
    states, words = game.blank(2), stream(1, "bench")
    states[0] = game.prepare(seats, options)
    out, likely = np.zeros(game.longest_legal, np.int32), np.zeros(game.longest_legal, np.int32)
    actions = games = 0
    began, worked = time.process_time(), 0.0
    while worked < max(seconds, time.get_clock_info("process_time").resolution):
        actions += kernels.random_games(states, out, likely, words, batch)
        games += batch
        worked = time.process_time() - began
    return actions / worked, games / worked


def _process(program: str, args: list[str], environment: dict[str, str]) -> float:
    """Seconds a fresh Python works from its start to its end; it may keep its byte code, as any installation does."""
    inherited = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    program = f"{program}\nimport time; print(time.process_time())"
    done = subprocess.run([sys.executable, "-c", program, *args], env=inherited | environment, check=True, text=True,
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
    return float(done.stdout)
