"""What a seat has and may still hope for, as named features: each can be counted on the table, and has its sentence.

``prospect`` of a djinn is the only one that is an opinion: what its power may still bring at the start of the game.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from zellige.core.compile import rule
from zellige.core.game import Ints, State
from zellige.core.value import Valuation, read
from zellige.games.five_tribes.components import ALL_MEEPLES, DJINNS, FAKIR, FIRST_GOOD, GOODS, OASIS, TILES, VILLAGE, Numbers
from zellige.games.five_tribes.movement import height
from zellige.games.five_tribes.offers import OFFER_ROOM, expected, rank_offers
from zellige.games.five_tribes.scoring import (
    PALACE,
    djinn_points,
    elder_points,
    merchandise_points,
    palm_points,
    tiles_of,
    vizier_bonus,
    vizier_points,
)
from zellige.games.five_tribes.state import BID, BUILD, DRAW_KANDICHA, DRAW_SIBITTIS, DRAW_SLOAR, KILL, OVER
from zellige.games.five_tribes.tribes import builder_income

NAMES = ("coins", "coins-short", "viziers", "vizier-bonus", "vizier-lead", "elders", "elders-spare", "djinns", "djinn-powers",
         "tiles", "palms", "palaces", "goods", "goods-kinds", "goods-cards", "fakirs", "sites", "camels", "income", "killing",
         "drawing", "offers")
(COINS, COINS_SHORT, VIZIERS, VIZIER_BONUS, VIZIER_LEAD, ELDERS, ELDERS_SPARE, DJINN_POINTS, DJINN_POWERS, TILE_POINTS, PALMS,
 PALACES, GOODS_POINTS, GOODS_KINDS, GOODS_CARDS, FAKIRS, SITES, CAMELS, INCOME, KILLING, DRAWING, OFFERS) = range(len(NAMES))
_SCRATCH = len(NAMES)
_DJINNS, _GOODS = len(DJINNS), len(GOODS)
FEW_COINS = 8
"""Below this bids are hard to pay."""
_EARLY = {"baal": 25, "boaz": 25, "bouraq": 35, "echidna": 15, "enki": 25, "haurvatat": 35, "iblis": 20, "jafaar": 60,
          "kandicha": 30, "kumarbi": 10, "leta": 45, "marid": 35, "monkir": 25, "nekir": 25, "shamhat": 50, "sibittis": 40,
          "sloar": 30, "utug": 70, "al_amin": 20}
PROSPECT: Numbers = np.array([_EARLY.get(djinn, 5) for djinn in DJINNS], np.int64)
"""What a djinn's power may still bring at the start of the game, in tenths of a point."""


@rule
def time_left(state: State) -> int:
    """How much of the game is still to come, in percent: the meeples on the board."""
    total = 0
    for tile in range(TILES):
        total += int(height(state, tile))
    return max(0, total - 10) * 100 // (ALL_MEEPLES - 10)


@rule
def measure(state: State, seat: int, out: Ints) -> None:
    """All features of a seat."""
    measure_possessions(state, seat, out)
    if state.phase != OVER:
        rank_offers(state, out[_SCRATCH:])
        out[OFFERS] = expected(state, seat, out[_SCRATCH:])


@rule
def measure_possessions(state: State, seat: int, out: Ints) -> None:
    """All features of a seat but what the board offers it: what a movement is compared by while it is looked for."""
    out[COINS] = state.coins[seat]
    out[COINS_SHORT] = max(0, FEW_COINS - int(state.coins[seat]))
    _measure_viziers(state, seat, out)
    out[ELDERS] = elder_points(state, seat)
    out[ELDERS_SPARE] = min(3, int(state.elders[seat]))
    out[DJINN_POINTS] = djinn_points(state, seat)
    for djinn in range(_DJINNS):
        if state.djinn_owner[djinn] == seat:
            out[DJINN_POWERS] += PROSPECT[djinn]
    values, palms, palaces = tiles_of(state, seat)
    out[TILE_POINTS], out[PALMS], out[PALACES] = values, palm_points(state, seat, palms), PALACE * palaces
    out[GOODS_POINTS] = merchandise_points(state, seat)
    for good in range(_GOODS):
        out[GOODS_CARDS] += state.cards[seat, FIRST_GOOD + good]
        if state.cards[seat, FIRST_GOOD + good] > 0:
            out[GOODS_KINDS] += 1
    out[FAKIRS] = min(5, int(state.cards[seat, FAKIR]))
    for tile in range(TILES):
        if state.camel[tile] == seat and state.tile_type[tile] in (OASIS, VILLAGE):
            out[SITES] += 1
    out[CAMELS] = state.camels[seat]
    if state.seat == seat and state.phase not in (BID, OVER):
        _measure_activation(state, out)


@rule
def _measure_viziers(state: State, seat: int, out: Ints) -> None:
    """Viziers, the points of having more, and by how many one is ahead of each other seat, five at most."""
    out[VIZIERS] = vizier_points(state, seat)
    out[VIZIER_BONUS] = vizier_bonus(state, seat)
    for other in range(int(state.seats)):
        if other != seat:
            out[VIZIER_LEAD] += min(5, max(-5, int(state.viziers[seat]) - int(state.viziers[other])))


@rule
def _measure_activation(state: State, out: Ints) -> None:
    """What is under way: the income of Builders, a victim to choose, cards and djinns to draw."""
    if state.phase == BUILD:
        out[INCOME] = builder_income(state, 0)
    elif state.phase == KILL:
        out[KILLING] = 1 + int(state.iblis)
    if state.drawing == DRAW_KANDICHA:
        out[DRAWING] = state.draws_left
    elif state.drawing == DRAW_SLOAR:
        out[DRAWING] = 1
    elif state.drawing == DRAW_SIBITTIS:
        out[DRAWING] = 3


_WEIGHTS = read(Path(__file__).with_name("weights.json"), NAMES)
VALUATION = Valuation(NAMES, measure, time_left, _WEIGHTS, OFFER_ROOM)
POSSESSIONS = Valuation(NAMES, measure_possessions, time_left, _WEIGHTS, OFFER_ROOM)
"""The same without what the board offers, which takes longest."""
