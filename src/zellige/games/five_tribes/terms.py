"""The score of a seat as the lines of the score pad."""

from __future__ import annotations

from zellige.core.game import State, Term
from zellige.core.kept import kept
from zellige.games.five_tribes.components import HAURVATAT, TILE_NAMES, TILES
from zellige.games.five_tribes.scoring import (
    COIN,
    PALACE,
    PALM,
    PALM_WITH_HAURVATAT,
    djinn_points,
    elder_points,
    merchandise_points,
    owns,
    vizier_bonus,
    vizier_points,
)

TERMS = ("coins", "viziers", "vizier_bonus", "elders", "djinns", "palms", "palaces", "tiles", "merchandise")
"""Every line of a score, in the order of the score pad."""


@kept
def terms(state: State, seat: int) -> list[Term]:
    """The score of a seat as lines; those about tiles name them."""
    own = [tile for tile in range(TILES) if state.camel[tile] == seat]
    palm = PALM_WITH_HAURVATAT if owns(state, seat, HAURVATAT) else PALM
    amounts = (int(state.coins[seat]) * COIN, vizier_points(state, seat), vizier_bonus(state, seat), elder_points(state, seat),
               djinn_points(state, seat), sum(palm * int(state.palms[tile]) for tile in own),
               sum(PALACE * int(state.palaces[tile]) for tile in own), sum(int(state.tile_value[tile]) for tile in own),
               merchandise_points(state, seat))
    cells = {"palms": tuple(TILE_NAMES[tile] for tile in own if state.palms[tile]),
             "palaces": tuple(TILE_NAMES[tile] for tile in own if state.palaces[tile]),
             "tiles": tuple(TILE_NAMES[tile] for tile in own)}
    return [Term(rule, int(amount), cells.get(rule, ())) for rule, amount in zip(TERMS, amounts, strict=True)]
