"""What it takes to count up a game on a score pad."""

from __future__ import annotations

from typing import Any

from zellige.core.count_up import count_up, entries_of
from zellige.core.game import Game, State


def presses(game: Game, state: State) -> int:
    """Presses for every field that is asked at the end of a game, as ``frontend/src/pad`` takes them.

    The key of a number, or "123" and its digits; nought where nothing is; who holds something; "next" where the pad does not go
    on by itself: after lists, cards, a number that further digits could follow, and what follows from the rest.
    """
    seats, options, entries = int(state.seats), game.options_of(state), entries_of(game, state)
    count, taken = count_up(game, seats, options, entries), 0
    for field in count.fields:
        for seat in (seat for seat, asked in enumerate(count.asked[field.name]) if asked):
            value: Any = entries[field.name][seat] if field.by_seat else entries[field.name]
            if field.kind == "numbers":
                taken += 1 + sum(1 + max(0, one - field.offered[-1]) for one in value)
            elif field.kind == "cards":
                taken += 1 + len(value)
            elif field.kind == "number" and value not in field.offered:
                taken += bool(field.offered) + len(str(value)) + (0 < value * 10 <= field.most)
            else:
                taken += 1
    return taken
