"""What the palaces of Médina that nobody has claimed are worth to whoever may claim them, now or later."""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import Ints, State
from zellige.games.medina.components import NEUTRAL, ROOF, WELL_POINTS
from zellige.games.medina.effects import STEPS
from zellige.games.medina.placements import can_grow
from zellige.games.medina.scoring import WELL_STEPS, first_contact, walls_at
from zellige.games.medina.state import CELLS, ON_MERCHANT, WIDTH, inner

POINT = 100
OWN_BUILDING, OTHERS_BUILDING = 90, 45   # a building still in a hand, as growth of a palace yet to be claimed
NEUTRAL_CLAIM = 20                        # a neutral roof still in a hand, as a claim that uses up a palace


@rule
def value_palaces(state: State, values: Ints, growing: Ints) -> None:
    """For every palace without a roof, at its root: its points were it claimed now, and how many cells it could grow to."""
    for cell in range(CELLS):
        values[cell] = 0
        growing[cell] = 0
    for row in range(1, int(state.rows) + 1):
        for cell in range(row * WIDTH + 1, row * WIDTH + 1 + int(state.columns)):
            root = int(state.palace[cell])
            if root > 0:
                values[root] += 1 + walls_at(state, cell)
            elif state.board[cell] == ON_MERCHANT:
                for which in range(4):
                    beside = int(state.palace[cell + STEPS[which]])
                    if beside > 0 and first_contact(state, cell, which):
                        values[beside] += 1
            else:
                growing[can_grow(state, cell)] += 1
    if state.well > 0:
        for step in WELL_STEPS:
            row, column = int(state.well) // WIDTH + step[0], int(state.well) % WIDTH + step[1]
            if inner(state, row, column) and state.palace[row * WIDTH + column] > 0:
                values[state.palace[row * WIDTH + column]] += WELL_POINTS


@rule
def best_palace(state: State, colour: int, values: Ints, growing: Ints) -> tuple[int, int]:
    """The most that a palace of a colour without a roof is worth now, and the most of those that can still grow."""
    best = share = 0
    for row in range(1, int(state.rows) + 1):
        for cell in range(row * WIDTH + 1, row * WIDTH + 1 + int(state.columns)):
            if state.palace[cell] == cell and state.board[cell] == colour + 1 and state.owner[cell] == 0:
                best = max(best, int(values[cell]))
                if growing[cell] > 0:
                    share = max(share, int(values[cell]))
    return best, share


@rule
def later_palace(state: State, seat: int, colour: int, share: int) -> int:
    """What the palace of a colour may become, shared among those who may claim it, in hundredths of a point."""
    others = claims = 0
    for other in range(state.seats):
        claims += NEUTRAL_CLAIM * int(state.hands[other, NEUTRAL])
        if not state.owned[other] >> colour & 1 and state.hands[other, ROOF] > 0:
            claims += 100
        if other != seat:
            others += int(state.hands[other, colour])
    built = OWN_BUILDING * int(state.hands[seat, colour]) + OTHERS_BUILDING * others
    return (POINT * share + built) * 100 // max(claims, 100)
