"""Why an action is not allowed: the first rule that speaks against it, with the rulebook's section.

The order is that of a person explaining: is the piece there, is the place free, then the rule of the piece.
"""

from __future__ import annotations

from zellige.core.game import NOBODY, Reason, State
from zellige.games.medina import components as box
from zellige.games.medina import state as record
from zellige.games.medina.actions import TAKE_TEA, cell_of, kind_of, wall_name
from zellige.games.medina.effects import RING, STEPS, everybody_owns, next_wall
from zellige.games.medina.legal import may_take_tea, must_place_own_roof, spares_a_palace
from zellige.games.medina.options import fresh_tea_may_be_drunk, tea_is_used
from zellige.games.medina.placements import (
    can_extend,
    can_grow,
    grows_colour,
    is_open,
    may_found,
    may_open_street,
    merchants_beside,
    prolongs_street,
    street_goes_on,
)
from zellige.games.medina.state import cell_name, inner, side_and_index


def reason(state: State, action: int) -> Reason | None:
    """None exactly when the action is legal, else the rule that forbids it."""
    if state.seat == NOBODY:
        return Reason("end.over")
    if action == TAKE_TEA:
        return tea_reason(state)
    kind, cell = kind_of(action), cell_of(action)
    return hand_reason(state, kind) or place_reason(state, kind, cell) or duty_reason(state, kind, cell)


def hand_reason(state: State, kind: int) -> Reason | None:
    """The piece must be in the hand."""
    if not 0 <= kind < len(box.KINDS):
        return Reason("turn.no-such-piece")
    if state.hands[state.seat, kind]:
        return None
    if kind < box.STABLE and everybody_owns(state, kind):
        return Reason("roofs.closed", {"colour": box.COLOURS[kind]})
    return Reason("turn.none-left", {"kind": box.KINDS[kind]})


def place_reason(state: State, kind: int, cell: int) -> Reason | None:
    """The place must suit the piece."""
    if kind == box.WALL:
        return wall_reason(state, cell)
    row, column = divmod(cell, record.WIDTH)
    if not inner(state, row, column):
        return Reason("turn.off-board", {"kind": box.KINDS[kind]})
    if kind in (box.ROOF, box.NEUTRAL):
        return roof_reason(state, kind, cell)
    if state.board[cell] != record.EMPTY:
        return Reason("turn.occupied", {"cell": cell_name(cell), "what": occupant(state, cell)})
    if kind == box.MERCHANT:
        return merchant_reason(state, cell)
    if well_beside(state, cell):
        return Reason("well.ring", {"cell": cell_name(cell)})
    return stable_reason(state, cell) if kind == box.STABLE else building_reason(state, kind, cell)


def occupant(state: State, cell: int) -> str:
    """What stands on a city cell, as messages name it."""
    named = {record.ON_STABLE: "stable", record.ON_MERCHANT: "merchant", record.ON_WELL: "well"}
    return named.get(int(state.board[cell]), "building")


def well_beside(state: State, cell: int) -> bool:
    """Whether the cell is one of the eight round the well."""
    return any(state.board[cell + step] == record.ON_WELL for step in RING)


def palaces_near(state: State, cell: int) -> set[int]:
    """Roots of the palaces on the eight cells around."""
    return {int(state.palace[cell + step]) for step in RING} - {0}


def stable_reason(state: State, cell: int) -> Reason | None:
    """Next to a building, a free cell away from every other palace. [Stables]"""
    if can_grow(state, cell):
        return None
    if len(palaces_near(state, cell)) > 1:
        return Reason("stables.gap", {"cell": cell_name(cell)})
    if any(state.board[cell + step] == record.ON_STABLE for step in STEPS):
        return Reason("stables.only-stable", {"cell": cell_name(cell)})
    return Reason("stables.beside", {"cell": cell_name(cell)})


def building_reason(state: State, colour: int, cell: int) -> Reason | None:
    """Where its palace can grow; else a new palace away from all others. [Buildings]"""
    params = {"cell": cell_name(cell), "colour": box.COLOURS[colour]}
    near = palaces_near(state, cell)
    if can_extend(state, colour):
        if grows_colour(state, cell) == colour + 1:
            return None
        own = [root for root in near if state.board[root] == colour + 1 and not state.owner[root]]
        if own and len(near) > 1:
            return Reason("buildings.gap", params)
        if own:
            return Reason("buildings.beside", params)
        return Reason("buildings.must-extend", {**params, "palace": cell_name(open_palace(state, colour))})
    if not may_found(state, colour):
        return Reason("buildings.strict", params)
    if is_open(state, cell):
        return None
    finished = [root for root in near if state.board[root] == colour + 1]
    if finished and len(near) == 1 and state.owner[finished[0]]:
        return Reason("buildings.roofed", params)
    return Reason("buildings.gap", params)


def open_palace(state: State, colour: int) -> int:
    """The root of the palace that buildings of the colour must enlarge now."""
    roots = {can_grow(state, cell) for cell in range(len(state.board)) if grows_colour(state, cell) == colour + 1}
    return min(roots)


def merchant_reason(state: State, cell: int) -> Reason | None:
    """At an end of the street, beside one merchant only; a new street once both ends are closed. [Merchants]"""
    count = merchants_beside(state, cell)
    params = {"cell": cell_name(cell), "count": count}
    if street_goes_on(state):
        if prolongs_street(state, cell):
            return None
        if count == 0:
            return Reason("merchants.beside", params)
        return Reason("merchants.two" if count > 1 else "merchants.end", params)
    if may_open_street(state, cell):
        return None
    return Reason("merchants.two" if count > 1 else "merchants.new-street", params)


def wall_reason(state: State, cell: int) -> Reason | None:
    """From a tower or a wall of the same side, and never closing the gate. [Walls]"""
    if state.board[cell] not in (record.BARE_WALL, record.ON_WALL):
        return Reason("walls.ring")
    name = wall_name(state, cell)
    if state.board[cell] == record.ON_WALL:
        return Reason("turn.occupied", {"cell": name, "what": "wall"})
    side, _ = side_and_index(state, cell)
    if next_wall(state, side, 0) == 0:
        return Reason("walls.gate", {"cell": name})
    if cell in (next_wall(state, side, 0), next_wall(state, side, 1)):
        return None
    return Reason("walls.beside", {"cell": name})


def roof_reason(state: State, kind: int, cell: int) -> Reason | None:
    """On a palace without a roof; an own roof only in a colour one does not own. [Roofs]"""
    root = int(state.palace[cell])
    params = {"cell": cell_name(cell)}
    if root == 0 or not 1 <= state.board[cell] < record.ON_STABLE:
        return Reason("roofs.nothing", params)
    if state.owner[root]:
        return Reason("roofs.taken", params)
    colour = int(state.board[root]) - 1
    if kind == box.ROOF and state.owned[state.seat] >> colour & 1:
        return Reason("roofs.one-a-colour", {**params, "colour": box.COLOURS[colour]})
    if root != cell:
        return Reason("roofs.first-building", {**params, "first": cell_name(root)})
    return None


def duty_reason(state: State, kind: int, cell: int) -> Reason | None:
    """By an option, the only seat with pieces left must place its own roofs."""
    if not must_place_own_roof(state):
        return None
    if state.placements_left == 1 and kind != box.ROOF:
        return Reason("sole.own-roof")
    if kind == box.NEUTRAL and not spares_a_palace(state, int(state.seat), cell):
        return Reason("sole.last-palace")
    return None


def tea_reason(state: State) -> Reason | None:
    """Instead of the second piece, by giving back a tile. [Tea tiles]"""
    if not tea_is_used(state):
        return Reason("tea.off")
    if not state.tea[state.seat]:
        return Reason("tea.none")
    if not state.placed_this_turn:
        return Reason("tea.first")
    if not may_take_tea(state):
        assert not fresh_tea_may_be_drunk(state)
        return Reason("tea.same-turn")
    return Reason("sole.own-roof") if must_place_own_roof(state) else None
