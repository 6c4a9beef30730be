"""The whole of nim with a die: a seat rolls how many pebbles it may take at most, then takes at least one.

Action ids: 0, 1, 2 take one, two, three pebbles; 3, 4, 5 are the faces of the die, drawn by ``CHANCE``.
"""

import numpy as np

from zellige.core.compile import rule
from zellige.core.game import CHANCE, NOBODY, Ints, State, Words
from zellige.core.layout import layout

HEAPS = (21, 13, 34)
"""How many pebbles the heap may start with: the values of the option ``heap``, the default first."""
MOST_SEATS = 3
LAST = 3
"""Points for whoever takes the last pebble."""
DIE = 3
"""The first action id of the die's faces."""

DTYPE = layout([
    ("seats", np.int8),
    ("options", np.int8, (1,)),
    ("left", np.int8),               # pebbles in the heap
    ("limit", np.int8),              # what may be taken now, 1..3; 0: the die is to be rolled
    ("turn", np.int8),               # the seat whose turn it is
    ("last", np.int8),               # the seat that took the last pebble; -1: nobody yet
    ("taken", np.int8, (MOST_SEATS,)),
])

BOUNDS = {"left": (0, 127), "limit": (0, DIE), "turn": (0, MOST_SEATS - 1), "last": (-1, MOST_SEATS - 1), "taken": (0, 127)}

_heap_sizes = np.array(HEAPS, np.int8)
_faces = np.array((3, 2, 1), np.int32)  # of six sides three show a one, two a two, one a three


@rule
def setup(state: State, words: Words) -> None:
    """A full heap; the first seat begins."""
    state.left = _heap_sizes[state.options[0]]
    state.last = -1


@rule
def to_move(state: State) -> int:
    """The seat whose turn it is, the die before it."""
    if state.left == 0:
        return NOBODY
    return CHANCE if state.limit == 0 else int(state.turn)


@rule
def legal(state: State, out: Ints) -> int:
    """The faces of the die, or one to ``limit`` pebbles as long as the heap has them."""
    if state.left == 0:
        return 0
    first, n = (DIE, 3) if state.limit == 0 else (0, min(state.limit, state.left))
    for i in range(n):
        out[i] = first + i
    return int(n)


@rule
def weights(state: State, out: Ints) -> int:
    """How many of the six sides show each face."""
    for face in range(len(_faces)):
        out[face] = _faces[face]
    return len(_faces)


@rule
def apply(state: State, action: int) -> None:
    """A roll sets the limit; pebbles go from the heap to the seat, and the turn passes on."""
    if action >= DIE:
        state.limit = action - DIE + 1
        return
    state.left -= action + 1
    state.taken[state.turn] += action + 1
    if state.left == 0:
        state.last = state.turn
    state.limit = 0
    state.turn = (state.turn + 1) % state.seats


@rule
def returns(state: State, out: Ints) -> None:
    """A pebble is a point; the last one is worth more."""
    for seat in range(state.seats):
        out[seat] = _points(state, seat)


@rule
def _points(state: State, seat: int) -> int:
    return int(state.taken[seat]) + (LAST if state.last == seat else 0)


def longest_game(state: State) -> int:
    """A roll and a pebble, as often as there are pebbles."""
    return 2 * HEAPS[state.options[0]]


def score_bounds(state: State) -> tuple[int, int]:
    """From nothing to the whole heap with its last pebble."""
    return 0, HEAPS[state.options[0]] + LAST
