"""The rules of the souk: jars of spice are sold in the open or kept under cover, and what is open prices what is kept.

Action ids: 0 to 3 sell a jar of each spice, 4 to 7 keep one; 8 to 11 come out of the bag, 12 to 15 off the caravan.
"""

import numpy as np

from zellige.core.compile import rule
from zellige.core.game import CHANCE, NOBODY, Ints, State, Words
from zellige.core.layout import layout
from zellige.core.rng import below

SPICES = ("saffron", "mint", "cumin", "pepper")
KINDS = len(SPICES)
UNSEEN = KINDS
"""The last column of ``jars``: how many somebody knows of without knowing their spice."""
IN_BAG, IN_CARAVAN, IN_HAND = 6, 2, 3
"""Jars of each spice in the bag and on the caravan; jars that a seat begins with."""
GLUTS = (6, 5, 7)
"""From how many open jars on a spice is worth nothing: the values of the option ``glut``, the default first."""
MOST_SEATS = 4

MARKET, CARAVAN, BAG, HANDS, CHESTS = 0, 1, 2, 3, 3 + MOST_SEATS
"""The rows of ``jars``; those of hands and chests begin there, one for each seat."""
SELL, KEEP, DRAW, COME = 0, KINDS, 2 * KINDS, 3 * KINDS
"""The first action id of each sort."""
NOTHING, FROM_BAG, FROM_CARAVAN = 0, 1, 2
"""What is to be drawn next: ``owed``."""

DTYPE = layout([
    ("seats", np.int8),
    ("options", np.int8, (1,)),
    ("turn", np.int8),                                    # the seat whose turn it is
    ("owed", np.int8),                                    # what is drawn before anybody decides
    ("jars", np.int8, (CHESTS + MOST_SEATS, KINDS + 1)),  # how many of each spice lie where
])
BOUNDS = {"turn": (0, MOST_SEATS - 1), "owed": (NOTHING, FROM_CARAVAN), "jars": (0, 32)}

_gluts = np.array(GLUTS, np.int8)


@rule
def setup(state: State, words: Words) -> None:
    """The caravan, and all the bag unseen, a hand of it with every seat: which jar is which, a guess decides."""
    for kind in range(KINDS):
        state.jars[CARAVAN, kind] = IN_CARAVAN
    for seat in range(state.seats):
        state.jars[HANDS + seat, UNSEEN] = IN_HAND
    state.jars[BAG, UNSEEN] = KINDS * IN_BAG - IN_HAND * state.seats
    resample(state, NOBODY, words)


@rule
def count(state: State, row: int) -> int:
    """How many jars lie somewhere, known or not."""
    found = 0
    for kind in range(KINDS + 1):
        found += int(state.jars[row, kind])
    return found


@rule
def missing(state: State, kind: int) -> int:
    """How many jars of a spice are nowhere to be seen: none, unless something is hidden."""
    left = IN_BAG + IN_CARAVAN
    for row in range(CHESTS + state.seats):
        left -= int(state.jars[row, kind])
    return max(0, left)


@rule
def chances(state: State, row: int, kind: int) -> int:
    """How many jars there may be that are of a spice: those one sees, and among unseen ones any that is missing."""
    return int(state.jars[row, kind]) + (missing(state, kind) if state.jars[row, UNSEEN] > 0 else 0)


@rule
def move(state: State, source: int, target: int, kind: int) -> None:
    """A jar goes from one row to another; it was an unseen one where none of its spice was seen."""
    state.jars[source, kind if state.jars[source, kind] > 0 else UNSEEN] -= 1
    state.jars[target, kind] += 1


@rule
def to_move(state: State) -> int:
    """Chance as long as a jar is owed; else the seat whose turn it is, and nobody once it has none left."""
    if state.owed != NOTHING:
        return CHANCE
    return int(state.turn) if count(state, HANDS + state.turn) > 0 else NOBODY


@rule
def legal(state: State, out: Ints) -> int:
    """What bag or caravan may give; else every spice in the hand, to sell or to keep."""
    n, row, first, last = 0, HANDS + state.turn, SELL, KEEP
    if state.owed == FROM_BAG:
        row, first, last = BAG, DRAW, DRAW
    elif state.owed == FROM_CARAVAN:
        row, first, last = CARAVAN, COME, COME
    for sort in range(first, last + 1, KINDS):
        for kind in range(KINDS):
            if chances(state, row, kind) > 0:
                out[n] = sort + kind
                n += 1
    return n


@rule
def weights(state: State, out: Ints) -> int:
    """Every jar is as likely as another."""
    n, row = 0, BAG if state.owed == FROM_BAG else CARAVAN
    for kind in range(KINDS):
        if chances(state, row, kind) > 0:
            out[n] = chances(state, row, kind)
            n += 1
    return n


@rule
def chance_pile(state: State) -> int:
    """The bag is pile 0, the caravan pile 1."""
    return int(state.owed) - FROM_BAG


@rule
def apply(state: State, action: int) -> None:
    """A jar is sold or kept, and the bag owes another; what it gives ends the turn."""
    kind, hand = action % KINDS, HANDS + state.turn
    if action >= COME:
        move(state, CARAVAN, MARKET, kind)
        state.owed = NOTHING
    elif action >= DRAW:
        move(state, BAG, hand, kind)
        pass_on(state)
    else:
        move(state, hand, CHESTS + state.turn if action >= KEEP else MARKET, kind)
        state.owed = FROM_BAG
        if count(state, BAG) == 0:
            pass_on(state)


@rule
def pass_on(state: State) -> None:
    """The next seat; before the first one's turn the caravan brings a jar, as long as it has any."""
    state.turn = (state.turn + 1) % state.seats
    state.owed = NOTHING
    if state.turn == 0 and count(state, CARAVAN) > 0 and count(state, HANDS) > 0:
        state.owed = FROM_CARAVAN


@rule
def glut(state: State) -> int:
    """From how many open jars on a spice is worth nothing."""
    return int(_gluts[state.options[0]])


@rule
def price(state: State, kind: int) -> int:
    """What a kept jar is worth: as many points as jars of its spice lie open, and nothing from the glut on."""
    lie_open = int(state.jars[MARKET, kind])
    return lie_open if lie_open < glut(state) else 0


@rule
def returns(state: State, out: Ints) -> None:
    """Every jar in a chest by its price."""
    for seat in range(state.seats):
        out[seat] = 0
        for kind in range(KINDS):
            out[seat] += int(state.jars[CHESTS + seat, kind]) * price(state, kind)


@rule
def mask(state: State, eyes: int) -> None:
    """The bag, and hands and chests of seats that do not look: how many jars there are is seen, their spices are not."""
    for row in range(BAG, CHESTS + state.seats):
        owner = row - (CHESTS if row >= CHESTS else HANDS)
        if owner < 0 or not eyes >> owner & 1:
            state.jars[row, UNSEEN] = count(state, row)
            for kind in range(KINDS):
                state.jars[row, kind] = 0


@rule
def resample(state: State, seat: int, words: Words) -> None:
    """Every unseen jar becomes one of those that are missing, each as likely."""
    for row in range(BAG, CHESTS + state.seats):
        for _ in range(int(state.jars[row, UNSEEN])):
            left = 0
            for kind in range(KINDS):
                left += missing(state, kind)
            if left == 0:
                return  # a position somebody described, of which the jars do not add up
            place, kind = below(words, left), 0
            while place >= missing(state, kind):
                place -= missing(state, kind)
                kind += 1
            state.jars[row, UNSEEN] -= 1
            state.jars[row, kind] += 1


def heard(state: State, action: int, seat: int | None) -> int | None:
    """Only the seat whose turn it is knows what it keeps, and what it draws out of the bag."""
    return None if KEEP <= action < COME and seat != state.turn else action


def longest_game(state: State) -> int:
    """Every jar of the bag is drawn, but for those that hands begin with, and played; every one of the caravan comes."""
    return KINDS * (2 * IN_BAG + IN_CARAVAN) - IN_HAND * int(state.seats)


def score_bounds(state: State) -> tuple[int, int]:
    """No chest holds more than the whole bag, and no jar is worth more than one less than a glut."""
    return 0, KINDS * IN_BAG * (int(glut(state)) - 1)
