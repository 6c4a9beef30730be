"""The score of a seat as the lines of the score pad."""

from __future__ import annotations

from zellige.core.game import State, Term
from zellige.core.kept import kept
from zellige.games.five_tribes.components import TILE_NAMES, TILES
from zellige.games.five_tribes.scoring import counts, points
from zellige.games.five_tribes.sheet import LINES, blank


@kept
def points_by_line(state: State) -> list[list[int]]:
    """The points of every seat by line, as the score pad has them."""
    sheet = blank()
    counts(state, sheet)
    points(sheet)
    found: list[list[int]] = sheet.points.tolist()
    return found


@kept
def terms(state: State, seat: int) -> list[Term]:
    """The score of a seat as lines; those about tiles name them."""
    own = [tile for tile in range(TILES) if state.camel[tile] == seat]
    cells = {"palms": tuple(TILE_NAMES[tile] for tile in own if state.palms[tile]),
             "palaces": tuple(TILE_NAMES[tile] for tile in own if state.palaces[tile]),
             "tiles": tuple(TILE_NAMES[tile] for tile in own)}
    return [Term(line, amount, cells.get(line, ())) for line, amount in zip(LINES, points_by_line(state)[seat], strict=True)]
