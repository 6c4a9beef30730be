"""Which placements are legal. Where pieces may go stands in placements.py."""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import NOBODY, Ints, State
from zellige.games.medina.actions import CLAIMABLE, GROWING, OPEN, TAKE_TEA, action_id, cell_of
from zellige.games.medina.components import MERCHANT, NEUTRAL, ROOF, STABLE, WALL
from zellige.games.medina.options import fresh_tea_may_be_drunk, sole_player_must_roof, tea_is_used
from zellige.games.medina.placements import has_own_roof, list_merchants, list_walls, may_found
from zellige.games.medina.state import CELLS, CROWDED, EMPTY, WIDTH
from zellige.games.medina.turns import pieces_in_hand


@rule
def to_move(state: State) -> int:
    """The seat that decides, or NOBODY."""
    return int(state.seat)


@rule
def legal(state: State, out: Ints) -> int:
    """Every legal action, ascending. ``out`` beyond the answer is scratch."""
    if state.seat == NOBODY:
        return 0
    growing, open_cells, claimable, extensible = survey(state, out)
    roof_is_due = must_place_own_roof(state)
    if roof_is_due and state.placements_left == 1:
        return list_roofs(state, out, 0, ROOF, claimable)
    seat = int(state.seat)
    n = list_constructions(state, out, growing, open_cells, extensible)
    if state.hands[seat, MERCHANT] > 0:
        n = list_merchants(state, out, n, action_id(MERCHANT, 0))
    n = list_roofs(state, out, n, ROOF, claimable)
    before = n
    n = list_roofs(state, out, n, NEUTRAL, claimable)
    if roof_is_due:
        n = keep_sparing(state, out, before, n)
    if state.hands[seat, WALL] > 0:
        n = list_walls(state, out, n, action_id(WALL, 0))
    if may_take_tea(state) and n > 0:
        out[n] = TAKE_TEA
        n += 1
    return n


@rule
def survey(state: State, out: Ints) -> tuple[int, int, int, int]:
    """One look at the city, into scratch behind the list: where a palace can grow, where one could start, which have no roof.

    Where one can grow stands as the building that enlarges it, or as a stable where a roof lets no other piece in. It is what
    ``can_grow`` and ``is_open`` say, with each cell looked at once: nothing takes a game by chance longer.
    Answers how many of each, and bit ``colour + 1`` for every colour with a palace that its buildings must enlarge.
    """
    growing = open_cells = claimable = extensible = 0
    for row in range(1, int(state.rows) + 1):
        for cell in range(row * WIDTH + 1, row * WIDTH + 1 + int(state.columns)):
            zone = int(state.zone[cell])
            if state.board[cell] == EMPTY:
                if zone == 0:
                    out[OPEN + open_cells] = cell
                    open_cells += 1
                elif state.beside[cell] != 0 and zone != CROWDED:
                    out[GROWING + growing] = cell
                    growing += 1
            elif state.palace[cell] == cell and state.owner[cell] == 0:
                out[CLAIMABLE + claimable] = cell
                claimable += 1
    for i in range(growing):
        cell = int(out[GROWING + i])
        root = int(state.zone[cell])
        colour = int(state.board[root]) if state.owner[root] == 0 else STABLE + 1
        out[GROWING + i] = action_id(colour - 1, cell)
        extensible |= 1 << colour
    return growing, open_cells, claimable, extensible


@rule
def list_constructions(state: State, out: Ints, growing: int, open_cells: int, extensible: int) -> int:
    """Buildings, colour by colour, then stables."""
    seat, n = int(state.seat), 0
    for colour in range(4):
        if state.hands[seat, colour] == 0:
            continue
        first = action_id(colour, 0)
        if extensible >> (colour + 1) & 1:
            for i in range(growing):
                if first <= out[GROWING + i] < first + CELLS:
                    out[n] = out[GROWING + i]
                    n += 1
        elif may_found(state, colour):
            for i in range(open_cells):
                out[n] = first + out[OPEN + i]
                n += 1
    if state.hands[seat, STABLE] > 0:
        for i in range(growing):
            out[n] = action_id(STABLE, cell_of(int(out[GROWING + i])))
            n += 1
    return n


# --- roofs ---


@rule
def may_claim(state: State, seat: int, kind: int, root: int) -> bool:
    """A roof goes on any palace without one; an own roof only where the seat owns none of that colour. [Roofs]"""
    if state.owner[root] != 0 or state.palace[root] != root:
        return False
    return bool(kind == NEUTRAL or not state.owned[seat] >> (int(state.board[root]) - 1) & 1)


@rule
def list_roofs(state: State, out: Ints, n: int, kind: int, claimable: int) -> int:
    """Roofs, own or neutral, by the first building of the palace."""
    seat = int(state.seat)
    if state.hands[seat, kind] == 0:
        return n
    for i in range(claimable):
        root = int(out[CLAIMABLE + i])
        if may_claim(state, seat, kind, root):
            out[n] = action_id(kind, root)
            n += 1
    return n


# --- option: the only seat with pieces must place its own roofs ---


@rule
def must_place_own_roof(state: State) -> bool:
    """Whether the seat is alone, has placed no own roof this turn and could. [Our choice]"""
    seat = int(state.seat)
    if not sole_player_must_roof(state) or state.own_roof_this_turn or not has_own_roof(state, seat):
        return False
    for other in range(state.seats):
        if other != seat and not state.out[other] and pieces_in_hand(state, other) > 0:
            return False
    return True


@rule
def spares_a_palace(state: State, seat: int, root: int) -> bool:
    """Whether a neutral roof here leaves another palace for an own roof."""
    for colour in range(4):
        free = int(state.unroofed[colour]) - (1 if state.board[root] == colour + 1 else 0)
        if free > 0 and not state.owned[seat] >> colour & 1:
            return True
    return False


@rule
def keep_sparing(state: State, out: Ints, start: int, end: int) -> int:
    """Of the neutral roofs out[start:end], keeps those that leave room for the own roof that is due this turn."""
    kept = start
    for i in range(start, end):
        if spares_a_palace(state, int(state.seat), cell_of(int(out[i]))):
            out[kept] = out[i]
            kept += 1
    return kept


# --- tea ---


@rule
def may_take_tea(state: State) -> bool:
    """Tea replaces the second placement of a turn, one tile at most. [Tea tiles]"""
    seat = int(state.seat)
    if not tea_is_used(state) or state.placed_this_turn == 0 or state.tea[seat] == 0:
        return False
    return bool(fresh_tea_may_be_drunk(state) or state.tea_at_turn_start > 0)
