"""The score of a seat as the lines of the score pad."""

from __future__ import annotations

from zellige.core.game import State, Term
from zellige.core.kept import kept
from zellige.core.pad import numbers_by_seat
from zellige.games.five_tribes.components import MOST_SEATS, TILE_NAMES, TILES
from zellige.games.five_tribes.scoring import score_lines
from zellige.games.five_tribes.sheet import LINES

points_of = numbers_by_seat(score_lines, MOST_SEATS, len(LINES))


def terms(state: State, seat: int) -> list[Term]:
    """The score of a seat as lines; those about tiles name them."""
    return in_words(state, seat, tuple(points_of(state)[seat]))


@kept
def in_words(state: State, seat: int, points: tuple[int, ...]) -> list[Term]:
    """The points of a seat by line with what stands behind them."""
    own = [tile for tile in range(TILES) if state.camel[tile] == seat]
    cells = {"palms": tuple(TILE_NAMES[tile] for tile in own if state.palms[tile]),
             "palaces": tuple(TILE_NAMES[tile] for tile in own if state.palaces[tile]),
             "tiles": tuple(TILE_NAMES[tile] for tile in own)}
    return [Term(line, amount, cells.get(line, ())) for line, amount in zip(LINES, points, strict=True)]
