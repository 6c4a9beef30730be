"""How long the legal lists of Five Tribes take where they are longest, in lists of a fresh deal."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

import zellige
from zellige.core.game import State
from zellige.games.five_tribes.components import TILE_NAMES

GOODS = ["fish", "gold", "ivory", "jewels", "papyrus", "pottery", "silk", "spice", "wheat", "fakir"]
CALLS = 500


def everywhere(meeples: str) -> dict[str, Any]:
    """The same meeples on every tile."""
    return {name: {"type": "small_market", "meeples": meeples} for name in TILE_NAMES}


LONGEST: dict[str, dict[str, Any]] = {
    "ten meeples on every tile": {"players": 2, "tiles": everywhere("bbggrrwwyy")},
    "a sale from two of every good": {
        "players": [{"cards": GOODS * 2}, {}], "tiles": {"a1": {"type": "small_market", "meeples": "w"}}, "phase": "finish"},
    "a kill with eighteen Fakirs": {
        "players": [{"cards": ["fakir"] * 18}, {}], "tiles": everywhere("bbggrrwwyy"), "phase": "kill", "iblis": True,
        "captured": {"tile": "c3", "colour": "red", "count": 2}, "options": {"surplus_fakirs_on_kill": "yes"}},
}


def main() -> None:
    """One line a position: how many lists of a fresh deal its list takes, and its microseconds."""
    game = zellige.get("five_tribes")
    fresh = seconds(game.new(2, 1))
    for name, fields in LONGEST.items():
        found = seconds(game.position({"game": game.name, **fields}, partial=True))
        print(f"{name:30} {found / fresh:8.1f} lists of a fresh deal {1e6 * found:10.1f} µs")


def seconds(state: State) -> float:
    """What one legal list takes of the processor, compiled."""
    game = zellige.get("five_tribes")
    legal, out = game.kernels(backend="compiled").legal, np.zeros(game.longest_legal, np.int32)
    legal(state, out)
    began = time.process_time()
    for _ in range(CALLS):
        legal(state, out)
    return (time.process_time() - began) / CALLS


if __name__ == "__main__":
    main()
