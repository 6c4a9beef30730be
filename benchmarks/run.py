"""Measures every installed game, as ``zellige bench`` does, and prints a table."""

from __future__ import annotations

import zellige
from zellige.study.bench import measure


def main() -> None:
    """One line a game and number of seats."""
    print(f"{'game':12} {'seats':>5} {'actions/s':>12} {'games/s':>10} {'over interpreted':>16} {'cold s':>7} {'warm s':>7}")
    for name, game in zellige.installed_games().items():
        for seats in game.seat_counts:
            found = measure(game, seats, {})
            print(f"{name:12} {seats:5} {found['actions_per_second']:12,.0f} {found['games_per_second']:10,.1f} "
                  f"{found['compiled_over_interpreted']:16,.0f} {found['cold_compile_s']:7.2f} {found['warm_start_s']:7.2f}")


if __name__ == "__main__":
    main()
