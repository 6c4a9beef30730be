"""Position documents of Médina: any position as JSON, and back. Explained by example in docs/formats/position.md.

Reading is strict: what cannot be on a table is refused with one sentence. ``partial`` only waives that the pieces add up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal

import numpy as np

from zellige.core import document as documents
from zellige.core.errors import BadPosition, PersonError
from zellige.core.game import NOBODY, Document, Game, State
from zellige.core.left_out import LeftOut, Parts, reading
from zellige.games.medina import components as box
from zellige.games.medina import state as record
from zellige.games.medina.actions import parse_cell
from zellige.games.medina.effects import RING, STEPS, everybody_owns, join_palace, put_well
from zellige.games.medina.left_out import (
    beside_tower,
    counted_hands,
    holder_through,
    laid_of,
    largest_palaces,
    lost_merchants,
    owed_at_first,
    palace_tile_holder,
    seats_out,
    shared_hands,
    streets_by_age,
    tea_served,
    tower_holder,
    turn_and_step,
    turns_were_full,
    who_can_move,
)
from zellige.games.medina.options import OPTIONS, may_enter_again, new_street_may_touch, tea_is_used, well_is_used
from zellige.games.medina.setup import lay_out_table
from zellige.games.medina.state import cell_name, side_length, wall_cell

FORMAT = "zellige-position/1"
LETTERS = ".obgvsmW"
"""What stands on a city cell, in the order of the numbers in ``State.board``."""
SIDE_LETTERS = "nswe"
STEP = ("placed_this_turn", "placements_left", "tea_at_turn_start", "own_roof_this_turn")
"""Fields about the turn under way."""
HELD = ("towers", "palace_tiles", "tea", "tea_left", "hands", "to_move", "out", "turn", *STEP)
"""Fields that follow from the roofs and the walls."""
PARTS: dict[str, Parts] = {
    "options": tuple(option.name for option in OPTIONS), "arms": tuple(SIDE_LETTERS), "palace_tiles": box.COLOURS,
    "towers": dict.fromkeys("1234", ("holder", "merchants")), "hands": [box.KINDS]}
"""What else can be left out: parts of these fields."""


# --- writing ---


def empty_document(game: Game, state: State) -> Document:
    """A city in which nothing stands."""
    rows, columns = box.BOARDS[int(state.seats)].tolist()
    return {"game": "medina", "format": FORMAT, "players": int(state.seats), "options": game.options_of(state),
            "board": [LETTERS[0] * columns] * rows}


def to_document(game: Game, state: State) -> Document:
    """The position document of a state, complete."""
    seats = range(int(state.seats))
    return {
        "game": "medina",
        "format": FORMAT,
        "players": int(state.seats),
        "options": game.options_of(state),
        "board": board_rows(state),
        "roofs": [{"cell": cell_name(int(root)), "owner": owner_name(int(state.owner[root]))}
                  for root in state.roofs[: int(state.roof_count)]],
        "arms": {side: [int(built) for built in state.arms[number]] for number, side in enumerate(SIDE_LETTERS)},
        "streets": [[cell_name(cell) for cell in street] for street in streets_of(state)],
        "towers": {str(number + 1): {"holder": seat_or_none(int(state.tower_holder[number])),
                                     "merchants": int(state.tower_merchants[number])} for number in range(4)},
        "palace_tiles": {colour: seat_or_none(int(state.palace_holder[number])) for number, colour in enumerate(box.COLOURS)},
        "tea": [int(state.tea[seat]) for seat in seats],
        "tea_left": int(state.tea_left),
        "hands": [hand_of(state, seat) for seat in seats],
        "to_move": None if state.seat == NOBODY else int(state.seat) + 1,
        "placements_left": int(state.placements_left),
        "placed_this_turn": int(state.placed_this_turn),
        "turn": int(state.turn),
        "tea_at_turn_start": int(state.tea_at_turn_start),
        "own_roof_this_turn": bool(state.own_roof_this_turn),
        "out": [seat + 1 for seat in seats if state.out[seat]],
    }


def board_rows(state: State) -> list[str]:
    """The city as rows of letters."""
    rows = state.board.reshape(-1, record.WIDTH)[1: int(state.rows) + 1, 1: int(state.columns) + 1]
    return ["".join([LETTERS[piece] for piece in row]) for row in rows.tolist()]


def owner_name(owner: int) -> int | Literal["neutral"]:
    """A palace's owner as people read it: a seat from 1, or ``neutral``."""
    return "neutral" if owner == record.NEUTRAL_OWNER else owner


def seat_or_none(holder: int) -> int | None:
    """A tile's holder as people read it."""
    return holder or None


def hand_of(state: State, seat: int) -> dict[str, int]:
    """The pieces of a seat by kind, in the order of the documents."""
    held = dict(zip(box.KINDS, state.hands[seat].tolist(), strict=True))
    return {kind: held[kind] for kind in (*box.COLOURS, "roof", "neutral", "stable", "merchant", "wall")}


def streets_of(state: State) -> list[list[int]]:
    """Every street from end to end, the end that reads earlier first, the newest street last."""
    return [walk_street(state, number) for number in range(1, int(state.streets) + 1)]


def walk_street(state: State, number: int) -> list[int]:
    """The merchants of a street from its earlier end to the other."""
    return path_through({int(cell) for cell in np.flatnonzero(state.street == number)})


def path_through(cells: set[int]) -> list[int]:
    """The cells as they are met from the first of their ends on, always going on to the next one."""
    path = [min(cells, key=lambda cell: (sum(cell + step in cells for step in STEPS) > 1, cell))]
    while following := [path[-1] + step for step in STEPS if path[-1] + step in cells and path[-1] + step not in path]:
        path.append(following[0])
    return path


def connected(start: int, cells: Iterable[int]) -> set[int]:
    """Those of some cells that hang together with one of them."""
    found, waiting, left = {start}, [start], set(cells)
    while waiting:
        cell = waiting.pop()
        near = {cell + step for step in STEPS} & left - found
        found |= near
        waiting += near
    return found


# --- reading ---


def refuse(problem: str, at: Iterable[str] | None = None, **params: Any) -> BadPosition:
    """What cannot be; where no places are given, the cells that it names are to blame."""
    cells = [params[name] for name in ("cell", "other") if name in params]
    return documents.refuse(problem, at=tuple(place_of_cell(cell) for cell in cells) if at is None else tuple(at), **params)


def place_of_cell(cell: str) -> str:
    """Where a city cell stands in a document."""
    return f"board/{int(cell[1:]) - 1}/{ord(cell[0]) - ord('a')}"


def places_in_hands(state: State, kind: str) -> list[str]:
    """Where the pieces of a kind in hand stand in a document."""
    return [f"hands/{seat}/{kind}" for seat in range(int(state.seats))]


def read(game: Game, document: Document, left_out: LeftOut) -> State:
    """The state of a position document; ``BadPosition`` says the first thing that cannot be.

    Only ``players`` and ``board`` must be there. What is left out is what play would have made of the rest (left_out.py); where
    that is not decided, something is assumed.
    """
    options = document.get("options", {})
    try:
        state = game.prepare(document["players"], options)
    except PersonError as error:
        raise refuse("option", ["options"], detail=error) from error
    left_out.assume("options", left_out.missing("options"), ["streets", *HELD])
    lay_out_table(state)
    read_walls(state, document)
    read_board(state, document["board"])
    read_palaces(state)
    read_roofs(state, document.get("roofs", []))
    read_streets(state, document, left_out)
    read_tiles(state, document, left_out)
    read_hands(state, document, left_out)
    assume_on_table(state, document, left_out)
    read_turn(state, document, left_out)
    left_out.add_up(fault for faults in (faults_of_pieces, faults_of_palace_tiles, faults_of_towers, faults_of_tea)
                    for fault in faults(state))
    check_turn(state, left_out.partial)
    return state


from_document, assumptions, draft = reading(Path(__file__).parent, PARTS, read)


def read_walls(state: State, document: Document) -> None:
    """Arms of wall; each side keeps its gate."""
    for side, letter in enumerate(SIDE_LETTERS):
        arms = document.get("arms", {}).get(letter, [0, 0])
        length = side_length(state, side)
        if sum(arms) > length - 1:
            raise refuse("gate", [f"arms/{letter}"], side=letter, most=length - 1, found=sum(arms))
        state.arms[side, 0], state.arms[side, 1] = arms
        for index in [*range(arms[0]), *range(length - arms[1], length)]:
            state.board[wall_cell(state, side, index)] = record.ON_WALL


def read_board(state: State, rows: list[str]) -> None:
    """What stands in the city; the well keeps its ring free."""
    wanted = (int(state.rows), int(state.columns))
    if len(rows) != wanted[0] or any(len(row) != wanted[1] for row in rows):
        raise refuse("board-size", ["board"], rows=wanted[0], columns=wanted[1], seats=int(state.seats))
    wells = []
    for row, line in enumerate(rows, 1):
        for column, letter in enumerate(line, 1):
            cell = row * record.WIDTH + column
            state.board[cell] = LETTERS.index(letter)
            if letter == "W":
                wells.append(cell)
    if len(wells) > 1:
        raise refuse("two-wells", [place_of_cell(cell_name(well)) for well in wells])
    if wells and not well_is_used(state):
        raise refuse("well-off", [place_of_cell(cell_name(wells[0]))])
    for well in wells:
        row, column = divmod(well, record.WIDTH)
        if row in (1, state.rows) or column in (1, state.columns):
            raise refuse("well-at-wall", cell=cell_name(well))
        put_well(state, well)


def constructions(state: State) -> Iterator[int]:
    """Cells of buildings and stables, reading row by row."""
    return (cell for cell in city_cells(state) if 1 <= state.board[cell] <= record.ON_STABLE)


def city_cells(state: State) -> Iterator[int]:
    """Every city cell, reading row by row."""
    for row in range(1, int(state.rows) + 1):
        yield from range(row * record.WIDTH + 1, row * record.WIDTH + 1 + int(state.columns))


def read_palaces(state: State) -> None:
    """Finds the palaces, and refuses two that touch, a stable without a building, a construction at the well."""
    for cell in constructions(state):
        if state.board[cell] != record.ON_STABLE and not state.palace[cell]:
            for member in connected_buildings(state, cell):
                state.palace[member] = cell
            state.unroofed[state.board[cell] - 1] += 1
    for cell in constructions(state):
        if state.board[cell] == record.ON_STABLE:
            near = {int(state.palace[cell + step]) for step in STEPS if 1 <= state.board[cell + step] < record.ON_STABLE}
            if len(near) != 1:
                raise refuse("stable-alone" if not near else "stable-between", cell=cell_name(cell))
            state.palace[cell] = near.pop()
    for cell in constructions(state):
        root = int(state.palace[cell])
        for step in RING:
            other = int(state.palace[cell + step])
            if other and other != root:
                raise refuse("palaces-touch", cell=cell_name(cell), other=cell_name(cell + step))
            if state.board[cell + step] == record.ON_WELL:
                raise refuse("well-ring", cell=cell_name(cell))
    for cell in constructions(state):
        join_palace(state, int(state.palace[cell]), cell)
        if state.board[cell] != record.ON_STABLE:
            for step in STEPS:
                state.beside[cell + step] = 1


def connected_buildings(state: State, start: int) -> set[int]:
    """The buildings of one colour that hang together with a cell."""
    return connected(start, (cell for cell in city_cells(state) if state.board[cell] == state.board[start]))


def read_roofs(state: State, roofs: list[dict[str, Any]]) -> None:
    """Owners of palaces in the order of claim."""
    for number, roof in enumerate(roofs):
        blamed = [f"roofs/{number}"]
        if (place := parse_cell(state, roof["cell"])) is not None:
            blamed.append(place_of_cell(cell_name(place)))
        cell = city_cell(state, roof["cell"])
        if not 1 <= state.board[cell] < record.ON_STABLE:
            raise refuse("roof-nowhere", blamed, cell=roof["cell"])
        root, colour = int(state.palace[cell]), int(state.board[cell]) - 1
        if state.owner[root]:
            raise refuse("two-roofs", blamed, cell=roof["cell"])
        if roof["owner"] == "neutral":
            if not box.HANDS[state.seats, box.NEUTRAL]:
                raise refuse("no-neutral", blamed, seats=int(state.seats))
            state.owner[root] = record.NEUTRAL_OWNER
        else:
            seat = seat_of(state, roof["owner"], *blamed)
            if state.owned[seat] >> colour & 1:
                raise refuse("second-palace", blamed, seat=seat + 1, colour=box.COLOURS[colour])
            state.owned[seat] |= 1 << colour
            state.owner[root] = seat + 1
        state.roofs[state.roof_count] = root
        state.roof_count += 1
        state.unroofed[colour] -= 1


def city_cell(state: State, name: str) -> int:
    """The cell of a name, refused when it is not in this city."""
    cell = parse_cell(state, name)
    if cell is None:
        raise refuse("no-cell", cell=name, last=cell_name(int(state.rows) * record.WIDTH + int(state.columns)))
    return cell


def seat_of(state: State, number: int, *at: str) -> int:
    """The seat (from 0) of a seat number as people write it."""
    if not 1 <= number <= state.seats:
        raise refuse("seat", at, found=number, seats=int(state.seats))
    return number - 1


def read_streets(state: State, document: Document, left_out: LeftOut) -> None:
    """Streets end to end, the newest last. Left out: every group of merchants is a street, the newest the one that can go on.

    Where a group branches, streets touch: the longest line through it is one of them, and so on with what goes off it.
    """
    merchants = {cell for cell in city_cells(state) if state.board[cell] == record.ON_MERCHANT}
    named = document.get("streets")
    if named is None:
        groups = groups_of(merchants)
        found = [street for group in groups for street in lines_through(state, group)]
        streets, decided = streets_by_age(state, found)
        left_out.assume("streets", [] if decided and len(found) == len(groups) else ["streets"])
    else:
        streets = [[city_cell(state, name) for name in street] for street in named]
    for street in streets:
        for cell in street:
            if cell not in merchants:
                raise refuse("street-cell", cell=cell_name(cell))
            merchants.remove(cell)
        for one, next_one in pairwise(street):
            if next_one - one not in STEPS:
                raise refuse("street-gap", cell=cell_name(one), other=cell_name(next_one))
        inside = set(street)
        if any(sum(cell + step in inside for step in STEPS) > 2 for cell in street) or is_ring(street):
            raise refuse("street-branches", cell=cell_name(street[0]))
        state.streets += 1
        for cell in street:
            state.street[cell] = state.streets
        state.ends[0], state.ends[1] = min(street[0], street[-1]), max(street[0], street[-1])
    if merchants:
        raise refuse("merchant-no-street", cell=cell_name(min(merchants)))


def is_ring(street: list[int]) -> bool:
    """Whether the ends of a street touch, or it touches itself elsewhere: a street is a path."""
    inside = set(street)
    contacts = sum(cell + step in inside for cell in street for step in STEPS) // 2
    return contacts != len(street) - 1


def groups_of(merchants: set[int]) -> list[set[int]]:
    """Merchants that hang together."""
    left, groups = set(merchants), []
    while left:
        groups.append(connected(min(left), left))
        left -= groups[-1]
    return groups


def lines_through(state: State, group: set[int]) -> list[list[int]]:
    """The streets of merchants that hang together, each walked from an end; where they branch the longest line comes first.

    Whoever places a merchant touches one other at most, so that no group closes. Refused where streets may not touch.
    """
    path = path_through(group)
    if len(path) == len(group):
        return [path]
    contacts = sum(cell + step in group for cell in group for step in STEPS) // 2
    if contacts >= len(group) or not new_street_may_touch(state):
        raise refuse("street-branches", cell=cell_name(path[0]))
    line = farthest_from(farthest_from(min(group), group)[-1], group)
    line = min(line, line[::-1])
    return [line, *(street for part in groups_of(group - {*line}) for street in lines_through(state, part))]


def farthest_from(start: int, group: set[int]) -> list[int]:
    """The way from a merchant to one that is farthest from it, in a group that does not close."""
    ways = [[start]]
    for way in ways:
        ways += [[*way, cell + step] for cell in way[-1:] for step in STEPS if cell + step in group and cell + step not in way]
    return ways[-1]


def read_tiles(state: State, document: Document, left_out: LeftOut) -> None:
    """Tower tiles, palace tiles and tea."""
    for number in range(4):
        read_tower(state, number, document.get("towers", {}).get(str(number + 1), {}), left_out)
    named = document.get("palace_tiles")
    for number, colour in enumerate(box.COLOURS):
        holder, decided = palace_tile_holder(state, number)
        if named is not None:
            decided = colour in named or holder == 0
            holder = 0 if named.get(colour) is None else seat_of(state, named[colour], f"palace_tiles/{colour}") + 1
        state.palace_holder[number] = holder
        left_out.assume("palace-tile", [] if decided else [f"palace_tiles/{colour}"], colour=colour, owner=holder)
    served, pile, _ = tea_served(state)
    tea = document.get("tea", [0] * int(state.seats))
    if len(tea) != state.seats:
        raise refuse("by-seat", ["tea"], field="tea", seats=int(state.seats), found=len(tea))
    for seat, count in enumerate(tea):
        state.tea[seat] = count
    left: int = document.get("tea_left", pile)
    if sum(tea) + left > (box.TEA_TILES if tea_is_used(state) else 0):
        raise refuse("too-much-tea", ["tea", "tea_left"], found=sum(tea) + left)
    state.tea_left = left
    left_out.assume("tea", ["tea"] * (any(served) and left_out.lacks("tea")), ["turn", *STEP])


def read_tower(state: State, number: int, tower: dict[str, Any], left_out: LeftOut) -> None:
    """A tower tile (its number - 1): its merchants wait until a palace beside its walls has an owner."""
    waiting = int(box.TOWER_MERCHANTS[number])
    holder, decided = tower_holder(state, number)
    if tower.get("merchants", 0):
        holder, decided = 0, True
    if "holder" in tower:
        field = f"towers/{number + 1}/holder"
        holder, decided = 0 if tower["holder"] is None else seat_of(state, tower["holder"], field) + 1, True
    taken = holder > 0 or bool(beside_tower(state, number))
    merchants = tower.get("merchants", 0 if taken else waiting)
    if merchants not in (0, waiting) or (merchants and holder):
        raise refuse("tower-merchants", [f"towers/{number + 1}"], tower=number + 1)
    state.tower_merchants[number] = merchants
    state.tower_holder[number] = holder
    left_out.assume("tower", [] if decided else [f"towers/{number + 1}/holder"], tower=number + 1, owner=holder)


def read_hands(state: State, document: Document, left_out: LeftOut) -> None:
    """The pieces of every seat. Left out: what the box leaves for it, shared evenly; in a part of a position none."""
    hands: list[dict[str, int]] = document.get("hands", [{} for _ in range(int(state.seats))])
    if len(hands) != state.seats:
        raise refuse("by-seat", ["hands"], field="hands", seats=int(state.seats), found=len(hands))
    counted = [[hand.get(kind) for kind in box.KINDS] for hand in hands] if left_out.partial else counted_hands(state, hands)
    shared = shared_hands(state, [[0] * len(box.KINDS) if left_out.partial else hand for hand in counted])
    for seat, hand in enumerate(counted):
        state.hands[seat] = [own if count is None else count for count, own in zip(hand, shared[seat], strict=True)]
    check_neutral_roofs(state)
    missing = [f"hands/{seat}/{box.KINDS[number]}" for seat, hand in enumerate(counted) for number, count in enumerate(hand)
               if count is None]
    kind = "hands" if left_out.partial else "hands-shared"
    left_out.assume(kind, missing if "hands" in document or not left_out.partial else ["hands"] * bool(missing),
                    ["to_move", "out", "turn", *STEP])


def assume_on_table(state: State, document: Document, left_out: LeftOut) -> None:
    """No roof and no wall but those that are named; in a whole position the pieces in hand say the same."""
    named = all(kind in hand for hand in document.get("hands", [{}]) for kind in ("roof", "wall", "neutral"))
    if left_out.partial or not named:
        left_out.assume("roofs", ["roofs"] * (left_out.lacks("roofs") and bool(state.palace.any())), HELD)
        left_out.assume("arms", left_out.missing("arms"), HELD)


def read_turn(state: State, document: Document, left_out: LeftOut) -> None:
    """Whose turn it is and what is left of it."""
    out, decided = seats_out(state)
    for number in document.get("out", [seat + 1 for seat in out]):
        state.out[seat_of(state, number, "out")] = 1
    left_out.assume("out", ["out"] * (left_out.lacks("out") and not decided), ["to_move", *STEP])
    read_mover(state, document, left_out)
    turn, step = turn_and_step(state)
    counts = not left_out.partial and turns_were_full(state)
    if state.seat == NOBODY:
        state.turn = document.get("turn", 0)
        left_out.assume("turn-of-end", ["turn"] * left_out.lacks("turn"))
        return
    first = int(box.SINGLE_TURNS[state.seats]) + 1
    now: int = document.get("turn", first if left_out.partial else turn)
    state.turn = now
    left_out.assume("turn", ["turn"] * (left_out.lacks("turn") and not counts), STEP, turn=now)
    if counts and min(now, turn) >= first:
        step += 2 * (turn - now)
    read_step(state, document, step if counts and step in (0, 1) else None, left_out)


def read_mover(state: State, document: Document, left_out: LeftOut) -> None:
    """Who decides: a seat that can place something, nobody when none can."""
    if "to_move" in document:
        state.seat = NOBODY if document["to_move"] is None else seat_of(state, document["to_move"], "to_move")
        return
    able = who_can_move(state)
    state.seat = able[0] if able else NOBODY
    unread = [field for field in STEP if not able and document.get(field)]
    left_out.assume("over", ["to_move", *unread] if unread else [])
    left_out.assume("mover", ["to_move"] * (len(able) > 1), STEP, mover=int(state.seat) + 1)


def read_step(state: State, document: Document, step: int | None, left_out: LeftOut) -> None:
    """What has been placed in the turn, what it still owes, and what some variants ask about.

    ``step``: placements of this turn by the number of all pieces on the table, None where they do not say it.
    """
    seat, owed = int(state.seat), owed_at_first(state)
    _, _, cups = tea_served(state)
    last_is_own = bool(state.roof_count and state.owner[state.roofs[state.roof_count - 1]] == seat + 1)
    tea_before = document.get("tea_at_turn_start", int(state.tea[seat]))
    if document.get("own_roof_this_turn") or tea_before != state.tea[seat]:
        step = 1
    if state.turn <= box.SINGLE_TURNS[state.seats] or document.get("placements_left") == 2:
        step = 0
    elif document.get("placements_left") == 1 and owed == 2:
        step = 1
    placed = document.get("placed_this_turn", step or 0)
    left_out.assume("placed", ["placed_this_turn"] * (left_out.lacks("placed_this_turn") and step is None), STEP[1:])
    state.placed_this_turn = placed
    state.placements_left = document.get("placements_left", 2 - placed if placed else owed)
    roof = bool(placed and last_is_own and tea_before != state.tea[seat])
    decided = not placed or not last_is_own or (cups > 0 and "tea_at_turn_start" in document)
    state.own_roof_this_turn = document.get("own_roof_this_turn", roof)
    left_out.assume("own-roof", ["own_roof_this_turn"] * (left_out.lacks("own_roof_this_turn") and not decided),
                    ["tea_at_turn_start"])
    brought = cups if state.own_roof_this_turn and last_is_own else 0
    state.tea_at_turn_start = document.get("tea_at_turn_start", max(0, int(state.tea[seat]) - brought))


# --- what must add up ---


def faults_of_pieces(state: State) -> Iterator[BadPosition]:
    """Board, hands and tiles together are the box; only what the rules remove may be missing."""
    seats = int(state.seats)
    total = box.HANDS[seats] * seats
    in_hands = state.hands[:seats].sum(axis=0)
    for kind in (*range(len(box.COLOURS)), box.STABLE, box.WALL, box.NEUTRAL):
        found, name = laid_of(state, kind) + int(in_hands[kind]), box.KINDS[kind]
        if kind < box.STABLE and everybody_owns(state, kind):
            if in_hands[kind] or found > total[kind]:
                yield refuse("closed-colour", places_in_hands(state, name), colour=name)
        else:
            yield from fault_of_count(state, name, found, {int(total[kind])})
    for seat in range(seats):
        roofs = bin(int(state.owned[seat])).count("1") + int(state.hands[seat, box.ROOF])
        yield from fault_of_count(state, "roof", roofs, {int(box.HANDS[seats, box.ROOF])})
    given = int(total[box.MERCHANT]) + 1 + int(box.TOWER_MERCHANTS.sum())
    found = laid_of(state, box.MERCHANT) + int(in_hands[box.MERCHANT]) + int(state.tower_merchants.sum())
    yield from fault_of_count(state, "merchant", found, {given - lost for lost in lost_merchants(state)})
    if well_is_used(state) and not state.well:
        yield refuse("no-well", ["board"])


def fault_of_count(state: State, kind: str, found: int, wanted: set[int]) -> Iterator[BadPosition]:
    """The pieces of a kind, in hands and on the table, are as many as the box gives."""
    if found not in wanted:
        yield refuse("pieces", places_in_hands(state, kind), kind=kind, found=found, wanted=max(wanted))


def check_neutral_roofs(state: State) -> None:
    """Neutral are the roofs of the colours that nobody plays, four of each."""
    found = laid_of(state, box.NEUTRAL) + int(state.hands[:, box.NEUTRAL].sum())
    most = 4 * (record.MOST_SEATS - int(state.seats))
    if found > most:
        raise refuse("pieces", ["hands", "roofs"], kind="neutral", found=found, wanted=most)


def faults_of_palace_tiles(state: State) -> Iterator[BadPosition]:
    """The owner of a largest claimed palace has the tile of its colour; the board has it when that palace is neutral."""
    for colour, name in enumerate(box.COLOURS):
        may = {holder_through(state, root) for root in largest_palaces(state, colour)}
        if int(state.palace_holder[colour]) not in (may or {0}):
            yield refuse("palace-tile", [f"palace_tiles/{name}"], colour=name)


def faults_of_towers(state: State) -> Iterator[BadPosition]:
    """A tower is kept by an owner beside its wall; its merchants wait until the first palace is."""
    for number in range(4):
        may = {holder_through(state, root) for root in beside_tower(state, number)}
        waiting = bool(state.tower_merchants[number])
        if int(state.tower_holder[number]) not in (may or {0}) or (box.TOWER_MERCHANTS[number] and waiting == bool(may)):
            yield refuse("tower-tile", [f"towers/{number + 1}/holder"], tower=number + 1)


def faults_of_tea(state: State) -> Iterator[BadPosition]:
    """The pile is what the claims of violet palaces left; nobody has more than they brought."""
    received, left, _ = tea_served(state)
    if int(state.tea_left) != left:
        yield refuse("tea-pile", ["tea_left"], found=int(state.tea_left), wanted=left)
    for seat in range(int(state.seats)):
        if int(state.tea[seat]) > received[seat]:
            yield refuse("tea-seat", [f"tea/{seat}"], seat=seat + 1, found=int(state.tea[seat]), most=received[seat])


def check_turn(state: State, partial: bool) -> None:
    """Who is to move can move, by two placements at most; nobody can when the game is over."""
    if may_enter_again(state) and state.out.any():
        raise refuse("out-option", ["out"])
    if int(state.placements_left) + int(state.placed_this_turn) > 2:
        raise refuse("turn-too-long", ["placements_left", "placed_this_turn"],
                     placed=int(state.placed_this_turn), left=int(state.placements_left))
    able = ", ".join(str(seat + 1) for seat in who_can_move(state))
    if state.seat == NOBODY:
        if able and not partial:
            raise refuse("not-over", ["to_move"], able=able)
    elif not able:
        raise refuse("cannot-move-over", ["to_move"], seat=int(state.seat) + 1)
    elif int(state.seat) not in who_can_move(state):
        raise refuse("cannot-move", ["to_move"], seat=int(state.seat) + 1, able=able)
    elif state.placements_left == 0:
        raise refuse("nothing-owed", ["placements_left", "placed_this_turn"], seat=int(state.seat) + 1)


