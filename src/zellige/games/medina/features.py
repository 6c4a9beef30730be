"""What a seat has and may still hope for in Médina, as named features: each can be counted, and has its sentence."""

from __future__ import annotations

from pathlib import Path

from zellige.core.compile import rule
from zellige.core.game import NOBODY, Ints, State
from zellige.core.value import Valuation, read
from zellige.games.medina.components import HANDS, MERCHANT, NEUTRAL, PALACE_TILES, ROOF, STABLE, VIOLET, WALL
from zellige.games.medina.effects import STEPS
from zellige.games.medina.outlook import BEST, SHARE, later_palace, value_palaces
from zellige.games.medina.placements import can_grow
from zellige.games.medina.scoring import returns, tile_points
from zellige.games.medina.state import BARE_WALL, CELLS, MOST_SEATS, WIDTH

NAMES = ("points", "palaces-now", "palaces-at-risk", "palaces-growing", "palaces-later", "colours", "palace-tiles", "roofs",
         "buildings", "stables", "merchants", "walls", "neutral-roofs", "tea", "stable-room", "walls-to-come")
(POINTS, PALACES_NOW, PALACES_AT_RISK, PALACES_GROWING, PALACES_LATER, COLOURS, TILE_HOPE, ROOFS, BUILDINGS, STABLES, MERCHANTS,
 WALLS, NEUTRAL_ROOFS, TEA, STABLE_ROOM, WALLS_TO_COME) = range(len(NAMES))
_SCRATCH = len(NAMES)
_ROOM = MOST_SEATS + 2 * CELLS


@rule
def time_left(state: State) -> int:
    """How much of the game is still to come, in percent: the pieces in all hands."""
    left = at_first = 0
    for kind in range(state.hands.shape[1]):
        at_first += int(state.seats) * int(HANDS[state.seats, kind])
        for seat in range(int(state.seats)):
            left += int(state.hands[seat, kind])
    return min(100, 100 * left // max(1, at_first))


@rule
def measure(state: State, seat: int, out: Ints) -> None:
    """All features of a seat."""
    scratch = out[_SCRATCH:]
    if state.seat == NOBODY:
        returns(state, scratch)
        out[POINTS] = scratch[seat]
        return
    values, growing = scratch[MOST_SEATS: MOST_SEATS + CELLS], scratch[MOST_SEATS + CELLS: MOST_SEATS + 2 * CELLS]
    tile_points(state, scratch)
    value_palaces(state, scratch, values, growing)
    out[POINTS] = scratch[seat]
    out[ROOFS], out[NEUTRAL_ROOFS], out[TEA] = state.hands[seat, ROOF], state.hands[seat, NEUTRAL], state.tea[seat]
    out[STABLES], out[MERCHANTS] = state.hands[seat, STABLE], state.hands[seat, MERCHANT]
    out[WALLS] = state.hands[seat, WALL]
    _measure_room(state, seat, out)
    if state.hands[seat, ROOF] > 0:
        for colour in range(4):
            if not state.owned[seat] >> colour & 1:
                _measure_colour(state, seat, colour, values, out)


@rule
def _measure_colour(state: State, seat: int, colour: int, values: Ints, out: Ints) -> None:
    """What may be hoped for in a colour in which a seat has no palace."""
    best, share = int(values[BEST + colour]), int(values[SHARE + colour])
    out[COLOURS] += 1
    out[BUILDINGS] += state.hands[seat, colour]
    out[PALACES_NOW if state.seat == seat else PALACES_AT_RISK] += best
    out[PALACES_GROWING] += share
    out[PALACES_LATER] += later_palace(state, seat, colour, share) // 10
    out[TILE_HOPE] += PALACE_TILES[colour]
    if colour == VIOLET:
        out[TILE_HOPE] += (int(state.tea_left) + 1) // 2


@rule
def _measure_room(state: State, seat: int, out: Ints) -> None:
    """Where own palaces can still take a stable, and the places for walls beside them."""
    for row in range(1, int(state.rows) + 1):
        for cell in range(row * WIDTH + 1, row * WIDTH + 1 + int(state.columns)):
            root = int(state.palace[cell])
            if root > 0:
                if state.owner[root] == seat + 1:
                    for step in STEPS:
                        if state.board[cell + step] == BARE_WALL:
                            out[WALLS_TO_COME] += 1
            elif out[STABLE_ROOM] < 8:
                growing = can_grow(state, cell)
                if growing > 0 and state.owner[growing] == seat + 1:
                    out[STABLE_ROOM] += 1


VALUATION = Valuation(NAMES, measure, time_left, read(Path(__file__).with_name("weights.json"), NAMES), _ROOM)
