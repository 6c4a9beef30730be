"""What an action changed, as events: the placement first, then its effects on tiles, tea, hands and the turn."""

from __future__ import annotations

from collections.abc import Sequence

from zellige.core.game import NOBODY, Event, Moment, State
from zellige.games.medina.actions import TAKE_TEA, cell_of, kind_of, wall_name
from zellige.games.medina.components import COLOURS, MERCHANT, NEUTRAL, ROOF, STABLE, TOWER_AT, WALL
from zellige.games.medina.options import towers_in_reading_order
from zellige.games.medina.state import cell_name, corner_of, side_and_index
from zellige.games.medina.terms import cells_by_palace


def narrate(before: State, action: int, after: State) -> list[Event]:
    """The events of an action, the decision first."""
    return [decision(before, action), *tile_events(before, after), *tea_events(before, action, after),
            *closed_events(before, action, after), *turn_events(before, after)]


TOLD = frozenset({"found", "building", "stable", "merchant", "wall", "claim", "neutral", "tea", "tower", "palace-tile",
                  "skipped"})


def narrate_turn(moments: Sequence[Moment]) -> list[Event]:
    """What one seat placed, the tiles that brought, and who was passed over then."""
    mover = moments[0].mover
    told = [event for moment in moments for event in moment.events if event.kind in TOLD]
    return [Event(f"turn-{one.kind}", one.seat, {**one.params, "own": "yes" if one.seat == mover else "no"}, one.cells)
            for one in told]


def decision(before: State, action: int) -> Event:
    """What the seat did."""
    seat = int(before.seat)
    if action == TAKE_TEA:
        return Event("tea", seat)
    kind, cell = kind_of(action), cell_of(action)
    if kind == WALL:
        side, index = side_and_index(before, cell)
        arm = 0 if index == before.arms[side, 0] else 1
        number = int(TOWER_AT[int(towers_in_reading_order(before)), corner_of(side, arm)])
        name = wall_name(before, cell)
        return Event("wall", seat, {"cell": name, "tower": number}, (f"wall {name}",))
    if kind in (ROOF, NEUTRAL):
        cells = tuple(cell_name(each) for each in cells_by_palace(before).get(cell, []))
        params = {"colour": COLOURS[int(before.board[cell]) - 1], "cell": cell_name(cell), "size": int(before.parts[cell])}
        return Event("claim" if kind == ROOF else "neutral", seat, params, cells)
    where = {"cell": cell_name(cell)}
    if kind == STABLE:
        root = int(before.zone[cell])
        return Event("stable", seat, {**where, "colour": COLOURS[int(before.board[root]) - 1]}, (cell_name(cell),))
    if kind == MERCHANT:
        return Event("merchant", seat, where, (cell_name(cell),))
    founds = before.zone[cell] == 0
    return Event("found" if founds else "building", seat, {**where, "colour": COLOURS[kind]}, (cell_name(cell),))


def tile_events(before: State, after: State) -> list[Event]:
    """Tower tiles with their merchants, then palace tiles, that changed hands."""
    events = []
    merchants = zip(before.tower_merchants.tolist(), after.tower_merchants.tolist(), strict=True)
    towers = zip(before.tower_holder.tolist(), after.tower_holder.tolist(), merchants, strict=True)
    for number, (had, has, (then, now)) in enumerate(towers, 1):
        params = {"tower": number, "merchants": then - now}
        if has and has != had:
            events.append(Event("tower", has - 1, params))
        elif not has and (then != now or had):
            events.append(Event("tower-neutral", None, params))
    for colour, had, has in zip(COLOURS, before.palace_holder.tolist(), after.palace_holder.tolist(), strict=True):
        if has and has != had:
            events.append(Event("palace-tile", has - 1, {"colour": colour}))
        elif not has and had:
            events.append(Event("palace-tile-neutral", None, {"colour": colour}))
    return events


def tea_events(before: State, action: int, after: State) -> list[Event]:
    """Tea that was served, or left the game with a neutral palace."""
    served = int(before.tea_left) - int(after.tea_left)
    if not served:
        return []
    if kind_of(action) == NEUTRAL:
        return [Event("tea-boxed", None, {"count": served})]
    return [Event("tea-served", int(before.seat), {"count": served})]


def closed_events(before: State, action: int, after: State) -> list[Event]:
    """A colour that everybody owns leaves the hands."""
    if action == TAKE_TEA or kind_of(action) != ROOF:
        return []
    colour = int(before.board[cell_of(action)]) - 1
    gone = int(before.hands[:, colour].sum()) - int(after.hands[:, colour].sum())
    return [Event("closed", None, {"colour": COLOURS[colour], "count": gone})] if gone else []


def turn_events(before: State, after: State) -> list[Event]:
    """Seats that were passed over because they cannot place, and the end."""
    if after.seat == NOBODY:
        return [Event("over")]
    seats = int(before.seats)
    if after.turn == before.turn:
        return []
    skipped = []
    seat = (int(before.seat) + 1) % seats
    while seat != after.seat:
        skipped.append(Event("skipped", seat))
        seat = (seat + 1) % seats
    return skipped
