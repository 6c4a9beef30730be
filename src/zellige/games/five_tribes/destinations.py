"""Where a movement can end and what that is worth at once: for the screen, and for the hand-written players.

Which ends there are is exact without search, for the reasons given in movement.py. Their worth is what the mover's score gains
by the last drop and what follows without a choice: Builders without Fakirs, a palm tree or palace on its own tile. It counts
one visit to the end tile (a stack of five or more can also leave more meeples there), and not what Marid pays on the way.
"""

from __future__ import annotations

import numpy as np

from zellige.core.arguments import Argument, Kernel
from zellige.core.compile import at_hand, rule
from zellige.core.game import Ints, State
from zellige.core.layout import copied
from zellige.games.five_tribes.components import (
    BLUE,
    COLOURS,
    GREEN,
    HAURVATAT,
    JAFAAR,
    MONKIR,
    OASIS,
    SHAMHAT,
    TILES,
    VILLAGE,
    WHITE,
    YELLOW,
)
from zellige.games.five_tribes.geometry import NOWHERE, reach, side_of
from zellige.games.five_tribes.movement import LOOP, before_walker, can_take, height, in_hand, matches, walker
from zellige.games.five_tribes.options import own_drop_counts
from zellige.games.five_tribes.scoring import (
    ELDER,
    ELDER_WITH_SHAMHAT,
    FEWER_VIZIERS,
    PALACE,
    PALM,
    PALM_WITH_HAURVATAT,
    VIZIER,
    VIZIER_WITH_JAFAAR,
    merchandise_points,
    owns,
    points_of_tile,
)
from zellige.games.five_tribes.state import MOVE, NONE, SOW
from zellige.games.five_tribes.tribes import blue_tiles

_COLOURS = len(COLOURS)
_PLACES = TILES * _COLOURS

# --- where -----------------------------------------------------------------------------------------------------------


@rule
def ends_from(state: State, start: int, colour: int, holding: tuple[int, int, int, int, int]) -> int:
    """The set of tiles where a movement from ``start`` can end with a meeple of a colour. ``holding``: the ``matches``."""
    own = int(state.meeples[start, colour])
    if own == 0:
        return 0
    return ends(state, start, NOWHERE, height(state, start), own, holding[colour] & ~(1 << start))


@rule
def all_ends(state: State, colour: int, holding: tuple[int, int, int, int, int]) -> int:
    """Where any movement could end with a colour."""
    found = 0
    for start in range(TILES):
        found |= ends_from(state, start, colour, holding)
    return found


@rule
def ends_now(state: State, colour: int, holding: tuple[int, int, int, int, int]) -> int:
    """``ends_from`` for the movement under way."""
    if state.hand[colour] == 0:
        return 0
    here, back = walker(state), before_walker(state)
    came_from = NOWHERE if back == NONE else side_of(here, back)
    return ends(state, here, came_from, in_hand(state), int(state.hand[colour]), holding[colour])


@rule
def ends(state: State, tile: int, came_from: int, steps: int, own: int, matching: int) -> int:
    """Ends on a matching tile, or after a loop where another of the own meeples was dropped before."""
    found = reach(steps, tile, came_from) & matching
    if steps > LOOP and own > 1 and own_drop_counts(state):
        found |= reach(steps - LOOP, tile, came_from)
    return found


# --- what it is worth ------------------------------------------------------------------------------------------------


@rule
def captured_there(state: State, tile: int, colour: int) -> int:
    """Meeples a movement that ends there captures: those on the tile, or one dropped before, and the last."""
    return max(1, int(state.meeples[tile, colour])) + 1


@rule
def claims(state: State, tile: int, colour: int) -> bool:
    """Whether the capture empties the tile and puts a camel on it."""
    emptied = height(state, tile) == state.meeples[tile, colour]
    return bool(emptied and state.camel[tile] == NONE and state.camels[state.seat] > 0)


@rule
def worth(state: State, tile: int, colour: int) -> int:
    """Points the mover gains by ending on a tile with a colour."""
    seat, count = int(state.seat), captured_there(state, tile, colour)
    points = tribe_points(state, tile, colour, count)
    claimed = claims(state, tile, colour)
    if claimed:
        points += points_of_tile(state, seat, tile)
    return points + placed_points(state, tile, claimed or state.camel[tile] == seat)


@rule
def tribe_points(state: State, tile: int, colour: int, count: int) -> int:
    """What the captured tribe brings."""
    seat = int(state.seat)
    if colour == YELLOW:
        unit = VIZIER_WITH_JAFAAR if owns(state, seat, JAFAAR) else VIZIER
        return count * unit + FEWER_VIZIERS * passed_in_viziers(state, count)
    if colour == WHITE:
        return count * (ELDER_WITH_SHAMHAT if owns(state, seat, SHAMHAT) else ELDER)
    if colour == GREEN:
        return merchant_points(state, seat, count)
    if colour == BLUE:
        return count * blue_tiles(state, tile)
    return 0


@rule
def passed_in_viziers(state: State, count: int) -> int:
    """Opponents who would have fewer Viziers than the mover only with so many more."""
    passed = 0
    own = int(state.viziers[state.seat])
    for other in range(state.seats):
        if own <= state.viziers[other] < own + count:
            passed += 1 if other != state.seat else 0
    return passed


@rule
def merchant_points(state: State, seat: int, count: int) -> int:
    """How much more the hand is worth with the first cards of the row."""
    taken = min(count, int(state.row_count))
    before = merchandise_points(state, seat)
    for place in range(taken):
        state.cards[seat, state.row[place]] += 1
    after = merchandise_points(state, seat)
    for place in range(taken):
        state.cards[seat, state.row[place]] -= 1
    return after - before


@rule
def placed_points(state: State, tile: int, own: bool) -> int:
    """A palm tree or palace that must be placed there: its points when the tile is the mover's, and Monkir's coin."""
    seat, kind = int(state.seat), state.tile_type[tile]
    points = 0
    if kind == OASIS and state.palms_left > 0 and own:
        points += PALM_WITH_HAURVATAT if owns(state, seat, HAURVATAT) else PALM
    if kind == VILLAGE and state.palaces_left > 0:
        points += PALACE if own else 0
        points += 1 if owns(state, seat, MONKIR) else 0
    return points


# --- all of it -------------------------------------------------------------------------------------------------------


@rule
def measure(state: State, out: Ints) -> None:
    """All ends of a decision about a movement; ``out`` is blank, and of the position only the board is used up.

    By colour for each start tile, or the one of the movement under way, the set of its ends; then by colour for each end what
    it is worth, and what it is worth to a movement that began there; last how many tiles can be emptied.
    """
    holding = matches(state)
    for tile in range(TILES):
        for colour in range(_COLOURS):
            place = tile * _COLOURS + colour
            if state.phase == MOVE:
                out[place] = ends_from(state, tile, colour, holding)
            elif state.phase == SOW and tile == state.sow_start:
                out[place] = ends_now(state, colour, holding)
            out[_PLACES + place] = worth(state, tile, colour)
        if can_take(state, tile, holding):
            out[3 * _PLACES] += 1
    for tile in range(TILES):
        for colour in range(_COLOURS):
            state.meeples[tile, colour] = 0
        for colour in range(_COLOURS):
            out[2 * _PLACES + tile * _COLOURS + colour] = worth(state, tile, colour)


MEASURE = Kernel("destinations", measure, (Argument("State"), Argument("Ints", 3 * _PLACES + 1)))


def measured(state: State) -> bytes:
    """What ``measure`` finds, by machine code where it is at hand."""
    out = np.zeros(3 * _PLACES + 1, np.int32)
    at_hand(measure)(copied(state), out)
    return out.tobytes()
