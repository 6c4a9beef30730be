"""Where a piece may go: every condition of the rulebook, one function each, and the lists made of them."""

from __future__ import annotations

from zellige.core.arguments import Argument, Kernel
from zellige.core.compile import rule
from zellige.core.game import Ints, State
from zellige.games.medina.components import MERCHANT, NEUTRAL, ROOF, STABLE, WALL
from zellige.games.medina.effects import STEPS, next_wall
from zellige.games.medina.options import is_strict_french, new_street_may_touch
from zellige.games.medina.state import CELLS, CROWDED, EMPTY, ON_MERCHANT, WIDTH

# --- buildings and stables ---


@rule
def is_open(state: State, cell: int) -> bool:
    """A new palace may start here as far as the place goes: free, no palace and no well near. [Buildings, The well]"""
    return bool(state.board[cell] == EMPTY and state.zone[cell] == 0)


@rule
def can_grow(state: State, cell: int) -> int:
    """The root of the one palace that a construction here would enlarge; 0 when there is none. [Buildings, Stables]

    It stands next to a building (not merely a stable) of a palace, and near no other palace nor the well.
    """
    if state.board[cell] != EMPTY or not state.beside[cell] or state.zone[cell] == CROWDED:
        return 0
    return int(state.zone[cell])


@rule
def mark_room(state: State, out: Ints) -> None:
    """Marks by its root every palace that has room to grow, whoever owns it; ``out`` is blank."""
    for row in range(1, int(state.rows) + 1):
        for cell in range(row * WIDTH + 1, row * WIDTH + 1 + int(state.columns)):
            out[can_grow(state, cell)] = 1


ROOM = Kernel("room", mark_room, (Argument("State", written=False), Argument("Ints", CELLS)))


@rule
def grows_colour(state: State, cell: int) -> int:
    """The colour (1..4) of the palace without a roof that a building here would enlarge; 0 when there is none."""
    root = can_grow(state, cell)
    if root == 0 or state.owner[root] != 0:
        return 0
    return int(state.board[root])


@rule
def can_extend(state: State, colour: int) -> bool:
    """Whether a palace of the colour without a roof still has room to grow; then buildings must go there. [Buildings]"""
    if state.unroofed[colour] == 0:
        return False
    for row in range(1, int(state.rows) + 1):
        for cell in range(row * WIDTH + 1, row * WIDTH + 1 + int(state.columns)):
            if grows_colour(state, cell) == colour + 1:
                return True
    return False


@rule
def may_found(state: State, colour: int) -> bool:
    """Whether a palace of the colour that cannot grow stands in nobody's way: always, but in the strict French variant."""
    return bool(not is_strict_french(state) or state.unroofed[colour] == 0)


# --- merchants ---


@rule
def merchants_beside(state: State, cell: int) -> int:
    """How many merchants stand orthogonally next to a cell."""
    count = 0
    for step in STEPS:
        if state.board[cell + step] == ON_MERCHANT:
            count += 1
    return count


@rule
def prolongs_street(state: State, cell: int) -> bool:
    """Free, next to an end of the last street, and next to no other merchant. [Merchants]"""
    for step in STEPS:
        near = cell + step
        if state.streets > 0 and (near == state.ends[0] or near == state.ends[1]):
            return goes_on_at(state, cell)
    return False


@rule
def goes_on_at(state: State, cell: int) -> bool:
    """Whether the last street can go on at a cell beside one of its ends."""
    return bool(state.board[cell] == EMPTY and merchants_beside(state, cell) == 1)


@rule
def street_goes_on(state: State) -> bool:
    """Whether the last street can be prolonged at either end."""
    if state.streets == 0:
        return False
    for end in range(2):
        for step in STEPS:
            if goes_on_at(state, int(state.ends[end]) + step):
                return True
    return False


@rule
def may_open_street(state: State, cell: int) -> bool:
    """Where a new street may start, once the last one is closed: on a free cell. [Merchants; our choice]"""
    most = 1 if new_street_may_touch(state) else 0
    return bool(state.board[cell] == EMPTY and merchants_beside(state, cell) <= most)


# --- lists: each writes cells from out[n] on, ascending, and answers the new length ---


@rule
def insert(out: Ints, start: int, n: int, action: int) -> int:
    """Puts an action in its place among out[start:n], once."""
    at = n
    while at > start and out[at - 1] >= action:
        if out[at - 1] == action:
            return n
        at -= 1
    for i in range(n, at, -1):
        out[i] = out[i - 1]
    out[at] = action
    return n + 1


@rule
def list_merchants(state: State, out: Ints, n: int, first: int) -> int:
    """Actions ``first + cell`` of the merchants that may be placed."""
    start = n
    if state.streets > 0:
        for end in range(2):
            for step in STEPS:
                cell = int(state.ends[end]) + step
                if goes_on_at(state, cell):
                    n = insert(out, start, n, first + cell)
    if n > start:
        return n
    for row in range(1, int(state.rows) + 1):
        for cell in range(row * WIDTH + 1, row * WIDTH + 1 + int(state.columns)):
            if may_open_street(state, cell):
                out[n] = first + cell
                n += 1
    return n


@rule
def list_walls(state: State, out: Ints, n: int, first: int) -> int:
    """Actions ``first + cell`` of the walls that may be built."""
    start = n
    for side in range(4):
        for arm in range(2):
            cell = next_wall(state, side, arm)
            if cell > 0:
                n = insert(out, start, n, first + cell)
    return n


# --- is there anything at all? ---


@rule
def has_placement(state: State, seat: int) -> bool:
    """Whether a seat can place any piece. Tea is no placement."""
    if state.hands[seat, WALL] > 0 and wall_can_grow(state):
        return True
    if state.hands[seat, MERCHANT] > 0 and (street_goes_on(state) or street_can_open(state)):
        return True
    return has_roof(state, seat) or has_construction(state, seat)


@rule
def wall_can_grow(state: State) -> bool:
    """Whether any side of the city has room beside its gate."""
    for side in range(4):
        if next_wall(state, side, 0) > 0:
            return True
    return False


@rule
def street_can_open(state: State) -> bool:
    """Whether a new street could start anywhere."""
    for row in range(1, int(state.rows) + 1):
        for cell in range(row * WIDTH + 1, row * WIDTH + 1 + int(state.columns)):
            if may_open_street(state, cell):
                return True
    return False


@rule
def has_own_roof(state: State, seat: int) -> bool:
    """Whether a seat could place one of its own roofs. [Roofs]"""
    if state.hands[seat, ROOF] == 0:
        return False
    for colour in range(4):
        if state.unroofed[colour] > 0 and not state.owned[seat] >> colour & 1:
            return True
    return False


@rule
def has_roof(state: State, seat: int) -> bool:
    """Whether a seat could place any roof, its own or a neutral one."""
    if has_own_roof(state, seat):
        return True
    if state.hands[seat, NEUTRAL] == 0:
        return False
    for colour in range(4):
        if state.unroofed[colour] > 0:
            return True
    return False


@rule
def has_construction(state: State, seat: int) -> bool:
    """Whether a seat could place a building or a stable."""
    somewhere = False
    extends = 0
    for row in range(1, int(state.rows) + 1):
        for cell in range(row * WIDTH + 1, row * WIDTH + 1 + int(state.columns)):
            if is_open(state, cell):
                somewhere = True
            elif can_grow(state, cell) > 0:
                if state.hands[seat, STABLE] > 0:
                    return True
                extends |= 1 << grows_colour(state, cell)
    for colour in range(4):
        if state.hands[seat, colour] > 0:
            grows = extends >> (colour + 1) & 1
            if grows or (somewhere and may_found(state, colour)):
                return True
    return False
