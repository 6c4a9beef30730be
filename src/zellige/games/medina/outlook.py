"""What the palaces of Médina that nobody has claimed are worth to whoever may claim them, now or later."""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import Ints, State, States
from zellige.games.medina.actions import cell_of, kind_of
from zellige.games.medina.components import MERCHANT, NEUTRAL, ROOF, STABLE, WALL, WELL_POINTS
from zellige.games.medina.effects import RING, STEPS
from zellige.games.medina.placements import can_grow
from zellige.games.medina.scoring import WELL_STEPS, first_contact, walls_at
from zellige.games.medina.state import CELLS, NEUTRAL_OWNER, ON_MERCHANT, WIDTH, city_cell_at, inner, side_and_index

POINT = 100
OWN_BUILDING, OTHERS_BUILDING = 90, 45   # a building still in a hand, as growth of a palace yet to be claimed
NEUTRAL_CLAIM = 20                        # a neutral roof still in a hand, as a claim that uses up a palace


BEST, SHARE = 0, 4
"""Where ``values`` hold something by colour, for in the first row, outside the city, no palace has its root: the most that a
palace without a roof is worth now, and the most of those that can still grow."""


@rule
def value_palaces(state: State, points: Ints, values: Ints, growing: Ints) -> None:
    """For every palace, at its root: the points of its claim, and how many cells it could grow to; ``BEST`` and ``SHARE`` of
    those without a roof. ``points``: of every seat, those of its palaces are added to them.
    """
    look_around(state, values, growing)
    for row in range(1, int(state.rows) + 1):
        for cell in range(row * WIDTH + 1, row * WIDTH + 1 + int(state.columns)):
            if state.palace[cell] == cell:
                tally(state, cell, int(values[cell]), growing[cell] > 0, points, values)


@rule
def look_around(state: State, values: Ints, growing: Ints) -> None:
    """For every palace, at its root: the points of its claim, and how many cells it could grow to."""
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
def tally(state: State, root: int, value: int, grows: bool, points: Ints, bests: Ints) -> None:
    """Adds a palace to the points of its owner, or to ``BEST`` and ``SHARE`` where it has no roof."""
    owner, colour = int(state.owner[root]), int(state.board[root]) - 1
    if owner == 0:
        bests[BEST + colour] = max(int(bests[BEST + colour]), value)
        if grows:
            bests[SHARE + colour] = max(int(bests[SHARE + colour]), value)
    elif owner != NEUTRAL_OWNER:
        points[owner - 1] += value


# --- a step ahead: only what a placement changes is counted again ---

GROWING, ROOTS, CHANGES = CELLS, 2 * CELLS, 3 * CELLS
"""Where is noted, behind the value of every palace: how many cells it could grow to; how many roots there are, and which; and,
as long as a placement is looked at, by pairs of roots, which cells that one could grow to are another's.
"""
NOTES = CHANGES + 2 * 9


@rule
def note_palaces(state: State, noted: Ints) -> None:
    """Notes what ``after_step`` goes on from."""
    look_around(state, noted, noted[GROWING:])
    count = 0
    for row in range(1, int(state.rows) + 1):
        for cell in range(row * WIDTH + 1, row * WIDTH + 1 + int(state.columns)):
            if state.palace[cell] == cell:
                count += 1
                noted[ROOTS + count] = cell
    noted[ROOTS] = count


@rule
def after_step(states: States, action: int, points: Ints, noted: Ints, bests: Ints) -> None:
    """As ``value_palaces`` of ``states[1]``, into which an action has made ``states[0]``, of which everything is noted."""
    before, after = states[0], states[1]
    kind, cell = kind_of(action), cell_of(action)
    beside = changes = joined = root = gain = 0
    if kind == WALL:
        side, index = side_and_index(before, cell)
        beside = int(after.palace[city_cell_at(before, side, index)])
        noted[beside] += 1
    elif kind == MERCHANT:
        changes = note_change(noted, 0, can_grow(before, cell), 0)
        count_contacts(after, cell, 1, noted)
    elif kind <= STABLE:
        root, joined = int(after.palace[cell]), int(before.zone[cell])
        known = joined if joined > 0 else cell
        gain = gained(after, cell, root)
        changes = regrow(before, after, cell, root, known, noted, regrow(before, after, cell, root, known, noted, 0, 0), 1)
    for place in range(SHARE + 4):
        bests[place] = 0
    for number in range(1, int(noted[ROOTS]) + 1):
        one = int(noted[ROOTS + number])
        if root > 0 and one == joined:
            tally(after, root, int(noted[one]) + gain, noted[GROWING + one] > 0, points, bests)
        else:
            tally(after, one, int(noted[one]), noted[GROWING + one] > 0, points, bests)
    if root > 0 and joined == 0:
        tally(after, root, gain, noted[GROWING + cell] > 0, points, bests)
    for number in range(changes):
        noted[GROWING + noted[CHANGES + 2 * number]] += 1
        noted[GROWING + noted[CHANGES + 2 * number + 1]] -= 1
    if kind == WALL:
        noted[beside] -= 1
    elif kind == MERCHANT:
        count_contacts(after, cell, -1, noted)


@rule
def note_change(noted: Ints, changes: int, old: int, new: int) -> int:
    """A cell that one palace could grow to is another's, or nobody's; answers how many such changes there are."""
    if old == new:
        return changes
    noted[GROWING + old] -= 1
    noted[GROWING + new] += 1
    noted[CHANGES + 2 * changes] = old
    noted[CHANGES + 2 * changes + 1] = new
    return changes + 1


@rule
def count_contacts(state: State, merchant: int, sign: int, values: Ints) -> None:
    """A merchant counts once for every palace it touches."""
    for which in range(4):
        beside = int(state.palace[merchant + STEPS[which]])
        if beside > 0 and first_contact(state, merchant, which):
            values[beside] += sign


@rule
def gained(state: State, cell: int, root: int) -> int:
    """What a construction that has just been placed adds to its palace: itself, walls, merchants that had not touched it."""
    gain = 1 + walls_at(state, cell)
    if state.well > 0 and abs(cell - int(state.well)) in (2, 2 * WIDTH):
        gain += WELL_POINTS
    for step in STEPS:
        merchant = cell + step
        if state.board[merchant] == ON_MERCHANT:
            touches = 0
            for other in STEPS:
                if state.palace[merchant + other] == root:
                    touches += 1
            if touches == 1:
                gain += 1
    return gain


@rule
def regrow(before: State, after: State, cell: int, root: int, known: int, noted: Ints, changes: int, around: int) -> int:
    """Which palace could grow to a cell, and with ``around`` to the eight around it, after something was built there.

    ``known``: where the palace is noted that has its root at ``root`` now.
    """
    for number in range(8 if around else 1):
        near = cell + RING[number] if around else cell
        new = can_grow(after, near)
        changes = note_change(noted, changes, can_grow(before, near), known if new == root else new)
    return changes


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
