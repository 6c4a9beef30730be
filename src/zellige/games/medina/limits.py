"""How long a game of Médina can be and how much a seat can score, counted from the pieces in the box."""

from __future__ import annotations

from zellige.core.game import State
from zellige.games.medina.components import HANDS, MERCHANT, PALACE_TILES, STABLE, TEA_TILES, TOWER_MERCHANTS, WALL, WELL_POINTS


def longest_game(state: State) -> int:
    """180 actions with four seats: each of them places a piece of a hand, or takes tea.

    No piece comes back into a hand; the merchants of a tower join one once; a tea tile is drunk once.
    """
    seats = int(state.seats)
    return int(seats * HANDS[seats].sum() + TOWER_MERCHANTS.sum()) + TEA_TILES


def score_bounds(state: State) -> tuple[int, int]:
    """Nothing costs points, and no seat has more than if all that counts were its own.

    That is every building and stable, every piece of wall (beside one cell of the city), every merchant on each of its four
    sides, the four places at the well, and every tile.
    """
    box = int(state.seats) * HANDS[int(state.seats)]
    merchants = box[MERCHANT] + TOWER_MERCHANTS.sum() + 1
    towers = sum(range(1, len(TOWER_MERCHANTS) + 1))
    return 0, int(box[: STABLE + 1].sum() + box[WALL] + 4 * merchants + 4 * WELL_POINTS + PALACE_TILES.sum() + towers)
