"""Movement: which tile may be emptied, which drop leaves a way to finish, and the capture at the end. [2, 3]

Exact without search. The colours may be dropped in any order, so a movement can be finished exactly when one of these holds:

- a walk of as many steps as there are meeples in hand ends on a tile that holds the colour of one of them;
- five or more steps are left and the hand holds two of a colour: drop one, go once around a square, drop the other beside it.
  Every tile is on a 2 x 2 square that can be walked around both ways, and at most one way begins with a step back. Before that,
  any detour uses up the other meeples; with six in hand two are always alike.

The second does not count when only meeples of before the move do (see the options). Checked by search in
tests/five_tribes/test_movement.py.
"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import Ints, State
from zellige.games.five_tribes.actions import DROP_AT, TAKE_AT
from zellige.games.five_tribes.cards import take_from_row
from zellige.games.five_tribes.coins import pay_marid
from zellige.games.five_tribes.components import BLUE, COLOURS, GREEN, RED, TILES, WHITE, YELLOW
from zellige.games.five_tribes.geometry import EAST, NEIGHBOURS, NORTH, NOWHERE, SOUTH, WEST, reach
from zellige.games.five_tribes.options import own_drop_counts
from zellige.games.five_tribes.state import BUILD, KILL, NONE, SOW, TILE

_COLOURS = len(COLOURS)
LOOP = 4
"""Steps once around a square."""


# --- what may be done ------------------------------------------------------------------------------------------------


@rule
def height(state: State, tile: int) -> int:
    """How many meeples stand on a tile."""
    total = 0
    for colour in range(_COLOURS):
        total += state.meeples[tile, colour]
    return total


@rule
def matching_tiles(state: State, colour: int) -> int:
    """The set of tiles whose meeples of a colour count for the last drop, as the option says."""
    found = 0
    for tile in range(TILES):
        found |= 1 << tile if state.meeples[tile, colour] > 0 else 0
    return found if own_drop_counts(state) else found & ~own_drops(state, colour)


@rule
def own_drops(state: State, colour: int) -> int:
    """The set of tiles whose meeples of a colour were all dropped there in this very move. [Our choice]"""
    found = 0
    for place in range(state.drop_count):
        tile, count = int(state.drops[place]) // _COLOURS, 0
        for other in range(state.drop_count):
            if state.drops[other] == tile * _COLOURS + colour:
                count += 1
        if state.meeples[tile, colour] <= count:
            found |= 1 << tile
    return found


@rule
def matches(state: State) -> tuple[int, int, int, int, int]:
    """``matching_tiles`` of every colour."""
    return (matching_tiles(state, BLUE), matching_tiles(state, GREEN), matching_tiles(state, RED), matching_tiles(state, WHITE),
            matching_tiles(state, YELLOW))


@rule
def can_take(state: State, tile: int, holding: tuple[int, int, int, int, int]) -> bool:
    """A tile may be emptied when its meeples can complete a movement. ``holding``: the ``matches`` of the board. [2]"""
    steps = height(state, tile)
    if steps == 0:
        return False
    ends = reach(steps, tile, NOWHERE) & ~(1 << tile)
    alike = False
    for colour in range(_COLOURS):
        if state.meeples[tile, colour] > 0 and ends & holding[colour] != 0:
            return True
        alike |= state.meeples[tile, colour] > 1
    return steps > LOOP and alike and own_drop_counts(state)


@rule
def can_drop(state: State, tile: int, came_from: int, colour: int, left: int, holding: tuple[int, int, int, int, int]) -> bool:
    """A meeple of the hand may be dropped on a neighbour when the movement can still be completed. [2]

    ``came_from``: the side of ``tile`` where the walk comes from; ``left``: meeples in hand after the drop.
    """
    if left == 0:
        return bool(holding[colour] >> tile & 1)
    ends = reach(left, tile, came_from)
    own_counts = own_drop_counts(state)
    alike = False
    for other in range(_COLOURS):
        count = int(state.hand[other])
        if other == colour:
            count -= 1
            if count > 0 and own_counts and ends >> tile & 1:
                return True
        if count > 0 and ends & holding[other] != 0:
            return True
        alike |= count > 1
    return left > LOOP and alike and own_counts


@rule
def movement_exists(state: State) -> bool:
    """Whether any tile may be emptied."""
    holding = matches(state)
    for tile in range(TILES):
        if can_take(state, tile, holding):
            return True
    return False


@rule
def list_takes(state: State, out: Ints) -> int:
    """The tiles that may be emptied."""
    holding, n = matches(state), 0
    for tile in range(TILES):
        if can_take(state, tile, holding):
            out[n] = TAKE_AT + tile
            n += 1
    return n


@rule
def walker(state: State) -> int:
    """The tile where the walk stands: of the last drop, or the start."""
    return int(state.drops[state.drop_count - 1]) // _COLOURS if state.drop_count > 0 else int(state.sow_start)


@rule
def before_walker(state: State) -> int:
    """The tile where the walk was one step earlier, or -1."""
    if state.drop_count == 0:
        return NONE
    return int(state.drops[state.drop_count - 2]) // _COLOURS if state.drop_count > 1 else int(state.sow_start)


@rule
def in_hand(state: State) -> int:
    """How many meeples are still to drop."""
    total = 0
    for colour in range(_COLOURS):
        total += state.hand[colour]
    return total


@rule
def list_drops(state: State, out: Ints) -> int:
    """The drops from which the movement can be completed; never straight back."""
    holding, n = matches(state), 0
    left = in_hand(state) - 1
    here, back = walker(state), before_walker(state)
    for side in (NORTH, WEST, EAST, SOUTH):  # the tiles ascend
        tile = int(NEIGHBOURS[here, side])
        if tile < 0 or tile == back:
            continue
        came_from = (side + 2) % 4
        for colour in range(_COLOURS):
            if state.hand[colour] > 0 and can_drop(state, tile, came_from, colour, left, holding):
                out[n] = DROP_AT + tile * _COLOURS + colour
                n += 1
    return n


# --- what it does ----------------------------------------------------------------------------------------------------


@rule
def take_up(state: State, tile: int) -> None:
    """All meeples of a tile are taken in hand."""
    state.phase = SOW
    state.sow_start = tile
    for colour in range(_COLOURS):
        state.hand[colour] = state.meeples[tile, colour]
        state.meeples[tile, colour] = 0


@rule
def drop(state: State, tile: int, colour: int) -> None:
    """One meeple is dropped; the last one ends the movement."""
    state.meeples[tile, colour] += 1
    state.hand[colour] -= 1
    state.drops[state.drop_count] = tile * _COLOURS + colour
    state.drop_count += 1
    pay_marid(state, tile)
    if in_hand(state) == 0:
        end_sowing(state)
        capture(state, tile, colour)


@rule
def end_sowing(state: State) -> None:
    """The hand is empty; the path is history."""
    for place in range(state.drop_count):
        state.drops[place] = 0
    state.drop_count = 0
    state.sow_start = NONE


@rule
def capture(state: State, tile: int, colour: int) -> None:
    """All meeples of the last colour leave the end tile; an empty one may become yours; the tribe acts. [3, 4]"""
    seat, count = int(state.seat), int(state.meeples[tile, colour])
    state.meeples[tile, colour] = 0
    state.captured_tile = tile
    state.captured_colour = colour
    state.captured_count = count
    claim_if_empty(state, tile)
    state.phase = TILE
    if colour == YELLOW:
        state.viziers[seat] += count
    elif colour == WHITE:
        state.elders[seat] += count
    else:
        state.bag[colour] += count
        if colour == GREEN:
            for _ in range(min(count, int(state.row_count))):
                take_from_row(state, seat, 0)
        elif colour == BLUE:
            state.phase = BUILD
        elif colour == RED:
            state.phase = KILL


@rule
def claim_if_empty(state: State, tile: int) -> None:
    """A tile without meeples and camel gets a camel of the acting seat, if one is left. [3 Tile control]"""
    if height(state, tile) == 0 and state.camel[tile] == NONE:
        place_camel(state, tile)


@rule
def place_camel(state: State, tile: int) -> None:
    """The acting seat takes control, as long as it has a camel; the last camel ends the game with this round. [3, Game end]"""
    seat = int(state.seat)
    if state.camels[seat] == 0:
        return
    state.camel[tile] = seat
    state.camels[seat] -= 1
    if state.camels[seat] == 0:
        state.end_triggered = 1
