"""What is true of every position of Médina, checked for many positions at once, from the board alone where that is possible."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from zellige.core.game import NOBODY, States
from zellige.games.medina.components import HANDS, KINDS, MERCHANT, NEUTRAL, ROOF, STABLE, TEA_TILES, TOWER_MERCHANTS, WALL
from zellige.games.medina.options import tea_is_used, well_is_used
from zellige.games.medina.state import HEIGHT, NEUTRAL_OWNER, ON_MERCHANT, ON_STABLE, ON_WALL, ON_WELL, WIDTH

Grid = npt.NDArray[np.int64]
STEPS = ((-1, 0), (0, -1), (0, 1), (1, 0))
RING = (*STEPS, (-1, -1), (-1, 1), (1, -1), (1, 1))
COLOURS = range(4)


def grid(states: States, field: str) -> Grid:
    """A field by position, row and column."""
    return states[field].astype(np.int64).reshape(len(states), HEIGHT, WIDTH)


def neighbours(values: Grid, step: tuple[int, int]) -> Grid:
    """What the neighbour in a direction holds; 0 beyond the edge of the grid."""
    shifted = np.zeros_like(values)
    down, right = step
    shifted[:, max(-down, 0): HEIGHT - max(down, 0), max(-right, 0): WIDTH - max(right, 0)] = (
        values[:, max(down, 0): HEIGHT + min(down, 0), max(right, 0): WIDTH + min(right, 0)])
    return shifted


def check(states: States) -> None:
    """Everything below, for the consecutive positions of one game."""
    pieces_are_conserved(states)
    roofs_are_conserved(states)
    merchants_are_conserved(states)
    tea_is_conserved(states)
    palaces_keep_their_distance(states)
    streets_are_lines(states)
    walls_leave_their_gates(states)
    one_palace_of_a_colour_grows(every_sixth(states))
    the_largest_palace_has_the_tile(every_sixth(states))
    towers_are_kept_beside_their_walls(states)
    nobody_moves_only_at_the_end(states)


def every_sixth(states: States) -> States:
    """Every sixth position of a game, counted from its end: enough for what takes long to see and does not come and go."""
    return states[::-6]


def closed(states: States) -> npt.NDArray[np.bool_]:
    """By position and colour: whether every seat owns a palace of the colour."""
    seats = int(states[0].seats)
    owned = states["owned"][:, :seats].astype(int)
    return np.stack([((owned >> colour) & 1).all(axis=1) for colour in COLOURS], axis=1)


def on_board(states: States, what: int) -> npt.NDArray[np.int64]:
    """How many of a thing stand on the board."""
    return (states["board"] == what).sum(axis=1)


def in_hands(states: States, kind: int) -> npt.NDArray[np.int64]:
    """How many pieces of a kind all seats hold."""
    return states["hands"][:, :, kind].astype(np.int64).sum(axis=1)


def pieces_are_conserved(states: States) -> None:
    seats = int(states[0].seats)
    shut = closed(states)
    for colour in COLOURS:
        held, total = in_hands(states, colour), seats * HANDS[seats, colour]
        found = on_board(states, colour + 1) + held
        assert (found[~shut[:, colour]] == total).all()
        assert (held[shut[:, colour]] == 0).all()
        assert (found <= total).all()
    assert (on_board(states, ON_STABLE) + in_hands(states, STABLE) == seats * HANDS[seats, STABLE]).all()
    assert (on_board(states, ON_WALL) + in_hands(states, WALL) == seats * HANDS[seats, WALL]).all()
    assert (on_board(states, ON_WELL) == int(well_is_used(states[0]))).all()
    assert (states["hands"][:, seats:] == 0).all()


def roofs_are_conserved(states: States) -> None:
    seats = int(states[0].seats)
    for seat in range(seats):
        owned = np.stack([(states["owned"][:, seat] >> colour) & 1 for colour in COLOURS]).sum(axis=0)
        assert (owned + states["hands"][:, seat, ROOF] == HANDS[seats, ROOF]).all()
        assert ((states["owner"] == seat + 1).sum(axis=1) == owned).all()
    neutral = (states["owner"] == NEUTRAL_OWNER).sum(axis=1)
    assert (neutral + in_hands(states, NEUTRAL) == seats * HANDS[seats, NEUTRAL]).all()
    assert (states["roof_count"] == (states["owner"] > 0).sum(axis=1)).all()


def merchants_are_conserved(states: States) -> None:
    waiting = states["tower_merchants"].astype(np.int64)
    assert ((waiting == 0) | (waiting == TOWER_MERCHANTS)).all()
    total = on_board(states, ON_MERCHANT) + in_hands(states, MERCHANT) + waiting.sum(axis=1)
    assert total[0] == 31
    assert (np.diff(total) <= 0).all()
    neutral = (states["owner"] == NEUTRAL_OWNER).any(axis=1)
    assert (total[~neutral] == 31).all()
    lost = np.flatnonzero(np.diff(total))
    assert (states["tower_holder"][lost + 1][(waiting[lost] > 0) & (waiting[lost + 1] == 0)] == 0).any() or not len(lost)


def tea_is_conserved(states: States) -> None:
    total = states["tea"].astype(np.int64).sum(axis=1) + states["tea_left"]
    assert total[0] == (TEA_TILES if tea_is_used(states[0]) else 0)
    assert (np.diff(total) <= 0).all()
    assert (np.diff(states["tea_left"].astype(int)) <= 0).all()


def palaces_keep_their_distance(states: States) -> None:
    board, palace = grid(states, "board"), grid(states, "palace")
    built = (board >= 1) & (board <= ON_STABLE)
    building = built & (board != ON_STABLE)
    assert ((palace > 0) == built).all()
    beside_a_building = np.zeros(board.shape, bool)
    for step in RING:
        other, what = neighbours(palace, step), neighbours(board, step)
        assert not (built & (other > 0) & (other != palace)).any()
        assert not (built & (what == ON_WELL)).any()
        if step in STEPS:
            assert not (building & (what >= 1) & (what < ON_STABLE) & (what != board)).any()
            beside_a_building |= (what >= 1) & (what < ON_STABLE)
    assert beside_a_building[board == ON_STABLE].all()


def streets_are_lines(states: States) -> None:
    board, street = grid(states, "board"), grid(states, "street")
    assert ((street > 0) == (board == ON_MERCHANT)).all()
    near = sum((neighbours(street, step) == street) & (street > 0) for step in STEPS)
    assert (near <= 2).all()
    pairs = near.sum(axis=(1, 2)) // 2
    assert (pairs == (street > 0).sum(axis=(1, 2)) - states["streets"]).all()
    assert (street.max(axis=(1, 2)) == states["streets"]).all()


def walls_leave_their_gates(states: States) -> None:
    rows, columns = int(states[0].rows), int(states[0].columns)
    built = states["arms"].astype(int).sum(axis=2)
    assert (built <= np.array([columns, columns, rows, rows]) - 1).all()
    assert (built.sum(axis=1) == on_board(states, ON_WALL)).all()


def one_palace_of_a_colour_grows(states: States) -> None:
    """Of several palaces of a colour without a roof, at most one has room: blocked once is blocked for ever."""
    board, palace = grid(states, "board"), grid(states, "palace")
    built, near_well = (board >= 1) & (board <= ON_STABLE), np.zeros(board.shape, bool)
    low, high = np.full(board.shape, 255), np.zeros(board.shape, int)
    for step in (*RING, (0, 0)):
        other = neighbours(palace, step)
        low, high = np.where(other > 0, np.minimum(low, other), low), np.maximum(high, other)
        near_well |= neighbours(board, step) == ON_WELL
    beside = np.zeros(board.shape, bool)
    for step in STEPS:
        what = neighbours(board, step)
        beside |= (what >= 1) & (what < ON_STABLE)
    grows = (board == 0) & beside & (low == high) & ~near_well & ~built
    for number, position in enumerate(states):
        roots = np.unique(high[number][grows[number]])
        colours = [int(position.board[root]) for root in roots if position.owner[root] == 0]
        assert len(colours) == len(set(colours))


def the_largest_palace_has_the_tile(states: States) -> None:
    for position in states:
        for colour in COLOURS:
            roots = [int(root) for root in position.roofs[: int(position.roof_count)] if position.board[root] == colour + 1]
            sizes = {root: int((position.palace == root).sum()) for root in roots}
            largest = [root for root in roots if sizes[root] == max(sizes.values())]
            holders = {0 if position.owner[root] == NEUTRAL_OWNER else int(position.owner[root]) for root in largest}
            assert int(position.palace_holder[colour]) in (holders or {0})


def towers_are_kept_beside_their_walls(states: States) -> None:
    """Who keeps a tower owns some palace; merchants still wait only where nobody keeps it."""
    holders = states["tower_holder"]
    assert (states["tower_merchants"][holders > 0] == 0).all()
    for seat in range(int(states[0].seats)):
        keeps = (holders == seat + 1).any(axis=1)
        assert (states["owned"][keeps, seat] > 0).all()


def nobody_moves_only_at_the_end(states: States) -> None:
    assert (states["seat"][:-1] != NOBODY).all()
    assert states[-1].seat == NOBODY
    assert (states["placements_left"][:-1] > 0).all()
    assert (states["placements_left"].astype(int) + states["placed_this_turn"] <= 2).all()
    assert len(KINDS) == states["hands"].shape[2]
