"""Position documents of Médina: any position as JSON, and back. Explained by example in docs/formats/position.md.

Reading is strict: what cannot be on a table is refused with one sentence. ``partial`` only waives that the pieces add up.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, pairwise
from pathlib import Path
from typing import Any

from zellige.core.document import check_shape
from zellige.core.errors import BadPosition, PersonError
from zellige.core.game import NOBODY, Document, State
from zellige.games.medina.actions import parse_cell
from zellige.games.medina.components import (
    COLOURS,
    HANDS,
    KINDS,
    MERCHANT,
    NEUTRAL,
    OPT_CORNERS,
    OPT_RE_ENTRY,
    OPT_TEA,
    OPT_WELL,
    ROOF,
    SINGLE_TURNS,
    STABLE,
    TEA_TILES,
    TOWER_AT,
    TOWER_MERCHANTS,
    VIOLET,
    WALL,
)
from zellige.games.medina.effects import RING, STEPS, everybody_owns, join_palace, put_well
from zellige.games.medina.placements import has_placement
from zellige.games.medina.setup import lay_out_table
from zellige.games.medina.state import (
    MOST_SEATS,
    NEUTRAL_OWNER,
    ON_MERCHANT,
    ON_STABLE,
    ON_WALL,
    ON_WELL,
    WIDTH,
    cell_name,
    corner_of,
    side_length,
    wall_cell,
)
from zellige.games.medina.turns import pieces_in_hand

FORMAT = "zellige-position/1"
LETTERS = ".obgvsmW"
"""What stands on a city cell, in the order of the numbers in ``State.board``."""
SIDE_LETTERS = "nswe"


# --- writing ---


def to_document(state: State) -> Document:
    """The position document of a state, complete."""
    from zellige.games.medina import GAME

    seats = range(int(state.seats))
    return {
        "game": "medina",
        "format": FORMAT,
        "players": int(state.seats),
        "options": GAME.options_of(state),
        "board": board_rows(state),
        "roofs": [{"cell": cell_name(int(root)), "owner": owner_name(int(state.owner[root]))}
                  for root in state.roofs[: int(state.roof_count)]],
        "arms": {side: [int(built) for built in state.arms[number]] for number, side in enumerate(SIDE_LETTERS)},
        "streets": [[cell_name(cell) for cell in street] for street in streets_of(state)],
        "towers": {str(number + 1): {"holder": seat_or_none(int(state.tower_holder[number])),
                                     "merchants": int(state.tower_merchants[number])} for number in range(4)},
        "palace_tiles": {colour: seat_or_none(int(state.palace_holder[number])) for number, colour in enumerate(COLOURS)},
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
    return ["".join(LETTERS[int(state.board[row * WIDTH + column])] for column in range(1, int(state.columns) + 1))
            for row in range(1, int(state.rows) + 1)]


def owner_name(owner: int) -> int | str:
    """A palace's owner as people read it: a seat from 1, or ``neutral``."""
    return "neutral" if owner == NEUTRAL_OWNER else owner


def seat_or_none(holder: int) -> int | None:
    """A tile's holder as people read it."""
    return holder or None


def hand_of(state: State, seat: int) -> dict[str, int]:
    """The pieces of a seat by kind, in the order of the documents."""
    order = (*COLOURS, "roof", "neutral", "stable", "merchant", "wall")
    return {kind: int(state.hands[seat, KINDS.index(kind)]) for kind in order}


def streets_of(state: State) -> list[list[int]]:
    """Every street from end to end, the end that reads earlier first, the newest street last."""
    return [walk_street(state, number) for number in range(1, int(state.streets) + 1)]


def walk_street(state: State, number: int) -> list[int]:
    """The merchants of a street from its earlier end to the other."""
    cells = [cell for cell in range(len(state.street)) if state.street[cell] == number]
    inside = set(cells)
    path = [next(cell for cell in cells if sum(cell + step in inside for step in STEPS) < 2)]
    while following := [path[-1] + step for step in STEPS if path[-1] + step in inside and path[-1] + step not in path]:
        path.append(following[0])
    return path


# --- reading ---


def from_document(document: Document, partial: bool = False) -> State:
    """The state of a position document; ``BadPosition`` says the first thing that cannot be.

    Only ``players`` and ``board`` must be there. What is left out: an untouched table, default options, a turn just begun.
    """
    check_shape(document, Path(__file__).parent)
    from zellige.games.medina import GAME

    try:
        state = GAME.prepare(document["players"], document.get("options", {}))
    except PersonError as error:
        raise BadPosition(problem="option", detail=str(error.params.get("option"))) from error
    lay_out_table(state)
    read_walls(state, document)
    read_board(state, document["board"])
    read_palaces(state)
    read_roofs(state, document.get("roofs", []))
    read_streets(state, document)
    read_tiles(state, document)
    read_hands(state, document)
    read_turn(state, document)
    if not partial:
        check_pieces(state)
        check_palace_tiles(state)
        check_towers(state)
        check_tea(state)
    check_turn(state, partial)
    return state


def refuse(problem: str, **params: Any) -> BadPosition:
    """What cannot be: message ``problem-PROBLEM`` of the locale."""
    return BadPosition(problem=problem, **params)


def read_walls(state: State, document: Document) -> None:
    """Arms of wall; each side keeps its gate."""
    for side, letter in enumerate(SIDE_LETTERS):
        arms = document.get("arms", {}).get(letter, [0, 0])
        length = side_length(state, side)
        if sum(arms) > length - 1:
            raise refuse("gate", side=letter, most=length - 1, found=sum(arms))
        state.arms[side, 0], state.arms[side, 1] = arms
        for index in [*range(arms[0]), *range(length - arms[1], length)]:
            state.board[wall_cell(state, side, index)] = ON_WALL


def read_board(state: State, rows: list[str]) -> None:
    """What stands in the city; the well keeps its ring free."""
    wanted = (int(state.rows), int(state.columns))
    if len(rows) != wanted[0] or any(len(row) != wanted[1] for row in rows):
        raise refuse("board-size", rows=wanted[0], columns=wanted[1], seats=int(state.seats))
    wells = []
    for row, line in enumerate(rows, 1):
        for column, letter in enumerate(line, 1):
            cell = row * WIDTH + column
            state.board[cell] = LETTERS.index(letter)
            if letter == "W":
                wells.append(cell)
    if len(wells) > 1:
        raise refuse("two-wells")
    if wells and state.options[OPT_WELL] == 1:
        raise refuse("well-off")
    for well in wells:
        row, column = divmod(well, WIDTH)
        if row in (1, state.rows) or column in (1, state.columns):
            raise refuse("well-at-wall", cell=cell_name(well))
        put_well(state, well)


def constructions(state: State) -> Iterator[int]:
    """Cells of buildings and stables, reading row by row."""
    return (cell for cell in city_cells(state) if 1 <= state.board[cell] <= ON_STABLE)


def city_cells(state: State) -> Iterator[int]:
    """Every city cell, reading row by row."""
    for row in range(1, int(state.rows) + 1):
        yield from range(row * WIDTH + 1, row * WIDTH + 1 + int(state.columns))


def read_palaces(state: State) -> None:
    """Finds the palaces, and refuses two that touch, a stable without a building, a construction at the well."""
    for cell in constructions(state):
        if state.board[cell] != ON_STABLE and not state.palace[cell]:
            for member in connected_buildings(state, cell):
                state.palace[member] = cell
            state.unroofed[state.board[cell] - 1] += 1
    for cell in constructions(state):
        if state.board[cell] == ON_STABLE:
            near = {int(state.palace[cell + step]) for step in STEPS if 1 <= state.board[cell + step] < ON_STABLE}
            if len(near) != 1:
                raise refuse("stable-alone" if not near else "stable-between", cell=cell_name(cell))
            state.palace[cell] = near.pop()
    for cell in constructions(state):
        root = int(state.palace[cell])
        for step in RING:
            other = int(state.palace[cell + step])
            if other and other != root:
                raise refuse("palaces-touch", cell=cell_name(cell), other=cell_name(cell + step))
            if state.board[cell + step] == ON_WELL:
                raise refuse("well-ring", cell=cell_name(cell))
    for cell in constructions(state):
        join_palace(state, int(state.palace[cell]), cell)
        if state.board[cell] != ON_STABLE:
            for step in STEPS:
                state.beside[cell + step] = 1


def connected_buildings(state: State, start: int) -> set[int]:
    """The buildings of one colour that hang together with a cell."""
    found, waiting = {start}, [start]
    while waiting:
        cell = waiting.pop()
        for step in STEPS:
            if state.board[cell + step] == state.board[start] and cell + step not in found:
                found.add(cell + step)
                waiting.append(cell + step)
    return found


def read_roofs(state: State, roofs: list[dict[str, Any]]) -> None:
    """Owners of palaces in the order of claim."""
    for roof in roofs:
        cell = city_cell(state, roof["cell"])
        if not 1 <= state.board[cell] < ON_STABLE:
            raise refuse("roof-nowhere", cell=roof["cell"])
        root, colour = int(state.palace[cell]), int(state.board[cell]) - 1
        if state.owner[root]:
            raise refuse("two-roofs", cell=roof["cell"])
        if roof["owner"] == "neutral":
            if not HANDS[state.seats, NEUTRAL]:
                raise refuse("no-neutral", seats=int(state.seats))
            state.owner[root] = NEUTRAL_OWNER
        else:
            seat = seat_of(state, roof["owner"])
            if state.owned[seat] >> colour & 1:
                raise refuse("second-palace", seat=seat + 1, colour=COLOURS[colour])
            state.owned[seat] |= 1 << colour
            state.owner[root] = seat + 1
        state.roofs[state.roof_count] = root
        state.roof_count += 1
        state.unroofed[colour] -= 1


def city_cell(state: State, name: str) -> int:
    """The cell of a name, refused when it is not in this city."""
    cell = parse_cell(state, name)
    if cell is None:
        raise refuse("no-cell", cell=name, last=cell_name(int(state.rows) * WIDTH + int(state.columns)))
    return cell


def seat_of(state: State, number: int) -> int:
    """The seat (from 0) of a seat number as people write it."""
    if not 1 <= number <= state.seats:
        raise refuse("seat", found=number, seats=int(state.seats))
    return number - 1


def read_streets(state: State, document: Document) -> None:
    """Streets end to end, the newest last. Left out: every group of merchants is a street."""
    merchants = {cell for cell in city_cells(state) if state.board[cell] == ON_MERCHANT}
    named = document.get("streets")
    streets = guessed_streets(merchants) if named is None else [[city_cell(state, name) for name in street] for street in named]
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


def guessed_streets(merchants: set[int]) -> list[list[int]]:
    """The groups of merchants, each walked from an end."""
    left, streets = set(merchants), []
    while left:
        group, waiting = set(), [min(left)]
        while waiting:
            cell = waiting.pop()
            group.add(cell)
            waiting += [cell + step for step in STEPS if cell + step in left and cell + step not in group]
        left -= group
        path = [min(group, key=lambda cell: (sum(cell + step in group for step in STEPS) > 1, cell))]
        while following := [path[-1] + step for step in STEPS if path[-1] + step in group and path[-1] + step not in path]:
            path.append(following[0])
        if len(path) != len(group):
            raise refuse("street-branches", cell=cell_name(path[0]))
        streets.append(path)
    return streets


def read_tiles(state: State, document: Document) -> None:
    """Tower tiles, palace tiles and tea."""
    for name, tower in document.get("towers", {}).items():
        number = int(name) - 1
        merchants, holder = tower.get("merchants", int(TOWER_MERCHANTS[number])), tower.get("holder")
        if merchants not in (0, TOWER_MERCHANTS[number]) or (merchants and holder is not None):
            raise refuse("tower-merchants", tower=number + 1)
        state.tower_merchants[number] = merchants
        state.tower_holder[number] = 0 if holder is None else seat_of(state, holder) + 1
    named = document.get("palace_tiles")
    for number, colour in enumerate(COLOURS):
        holder = largest_owner(state, number) if named is None else named.get(colour)
        state.palace_holder[number] = 0 if holder is None else seat_of(state, holder) + 1
    tea = document.get("tea", [0] * int(state.seats))
    if len(tea) != state.seats:
        raise refuse("by-seat", field="tea", seats=int(state.seats), found=len(tea))
    for seat, count in enumerate(tea):
        state.tea[seat] = count
    left: int = document.get("tea_left", tea_after(state) if state.options[OPT_TEA] == 0 else 0)
    if sum(tea) + left > (TEA_TILES if state.options[OPT_TEA] == 0 else 0):
        raise refuse("too-much-tea", found=sum(tea) + left)
    state.tea_left = left


def largest_owner(state: State, colour: int) -> int | None:
    """Who must hold the palace tile of a colour: the owner of its largest claimed palace, the earlier of equals."""
    best, owner = 0, None
    for root in state.roofs[: int(state.roof_count)]:
        if state.board[root] == colour + 1 and state.parts[root] > best:
            best, owner = int(state.parts[root]), int(state.owner[root])
    return None if owner in (None, NEUTRAL_OWNER) else owner


def tea_after(state: State) -> int:
    """Tea left in the pile after the violet palaces that have been claimed."""
    left = TEA_TILES
    for root in state.roofs[: int(state.roof_count)]:
        if state.board[root] == VIOLET + 1:
            left -= (left + 1) // 2
    return left


def read_hands(state: State, document: Document) -> None:
    """The pieces of every seat; without them, nobody holds any."""
    hands = document.get("hands", [{} for _ in range(int(state.seats))])
    if len(hands) != state.seats:
        raise refuse("by-seat", field="hands", seats=int(state.seats), found=len(hands))
    for seat, hand in enumerate(hands):
        for number, kind in enumerate(KINDS):
            state.hands[seat, number] = hand.get(kind, 0)
    check_neutral_roofs(state)


def read_turn(state: State, document: Document) -> None:
    """Whose turn it is and what is left of it."""
    mover = document.get("to_move", 1 if any(pieces_in_hand(state, seat) for seat in range(int(state.seats))) else None)
    for number in document.get("out", []):
        state.out[seat_of(state, number)] = 1
    if mover is None:
        state.seat = NOBODY
        state.turn = document.get("turn", 0)
        return
    state.seat = seat_of(state, mover)
    state.turn = document.get("turn", int(SINGLE_TURNS[state.seats]) + 1)
    state.placements_left = document.get("placements_left", min(2, pieces_in_hand(state, int(state.seat))))
    state.placed_this_turn = document.get("placed_this_turn", 0)
    state.tea_at_turn_start = document.get("tea_at_turn_start", int(state.tea[state.seat]))
    state.own_roof_this_turn = document.get("own_roof_this_turn", False)


# --- what must add up ---


def check_pieces(state: State) -> None:
    """Board, hands and tiles together are the box; only what the rules remove may be missing."""
    seats = int(state.seats)
    total = HANDS[seats] * seats
    in_hands = state.hands[:seats].sum(axis=0)
    on_board = [sum(1 for cell in constructions(state) if state.board[cell] == colour + 1) for colour in range(4)]
    for colour, name in enumerate(COLOURS):
        found = on_board[colour] + int(in_hands[colour])
        if everybody_owns(state, colour):
            if in_hands[colour] or found > total[colour]:
                raise refuse("closed-colour", colour=name)
        elif found != total[colour]:
            raise refuse("pieces", kind=name, found=found, wanted=int(total[colour]))
    stables = sum(1 for cell in constructions(state) if state.board[cell] == ON_STABLE)
    check_count(state, "stable", stables + int(in_hands[STABLE]), {int(total[STABLE])})
    walls = int(state.arms.sum())
    check_count(state, "wall", walls + int(in_hands[WALL]), {int(total[WALL])})
    neutral = neutral_palaces(state)
    check_count(state, "neutral", neutral + int(in_hands[NEUTRAL]), {int(total[NEUTRAL])})
    for seat in range(seats):
        roofs = bin(int(state.owned[seat])).count("1") + int(state.hands[seat, ROOF])
        check_count(state, "roof", roofs, {int(HANDS[seats, ROOF])})
    merchants = sum(1 for cell in city_cells(state) if state.board[cell] == ON_MERCHANT)
    box = int(total[MERCHANT]) + 1 + int(TOWER_MERCHANTS.sum())
    found = merchants + int(in_hands[MERCHANT]) + int(state.tower_merchants.sum())
    taken = [int(TOWER_MERCHANTS[number]) for number in range(4) if not state.tower_merchants[number]] if neutral else []
    losses = {sum(some) for some in chain.from_iterable(combinations(taken, n) for n in range(len(taken) + 1))}
    check_count(state, "merchant", found, {box - loss for loss in losses})
    if state.options[OPT_WELL] == 0 and not state.well:
        raise refuse("no-well")


def check_count(state: State, kind: str, found: int, wanted: set[int]) -> None:
    """The pieces of a kind, in hands and on the table, are as many as the box gives."""
    if found not in wanted:
        raise refuse("pieces", kind=kind, found=found, wanted=max(wanted))


def check_neutral_roofs(state: State) -> None:
    """Neutral are the roofs of the colours that nobody plays, four of each."""
    found = neutral_palaces(state) + int(state.hands[:, NEUTRAL].sum())
    most = 4 * (MOST_SEATS - int(state.seats))
    if found > most:
        raise refuse("pieces", kind="neutral", found=found, wanted=most)


def neutral_palaces(state: State) -> int:
    """How many palaces have a neutral roof."""
    return sum(1 for root in claimed(state) if state.owner[root] == NEUTRAL_OWNER)


def claimed(state: State) -> list[int]:
    """The roots of the palaces with a roof, in order of claim."""
    return [int(root) for root in state.roofs[: int(state.roof_count)]]


def check_palace_tiles(state: State) -> None:
    """The owner of a largest claimed palace has the tile of its colour; the board has it when that palace is neutral."""
    for colour, name in enumerate(COLOURS):
        palaces = [root for root in claimed(state) if state.board[root] == colour + 1]
        largest = max((int(state.parts[root]) for root in palaces), default=0)
        may = {0 if state.owner[root] == NEUTRAL_OWNER else int(state.owner[root])
               for root in palaces if state.parts[root] == largest}
        if int(state.palace_holder[colour]) not in (may or {0}):
            raise refuse("palace-tile", colour=name)


def check_towers(state: State) -> None:
    """A tower is kept by an owner beside its wall; its merchants wait until the first palace is."""
    corners = [int(number) for number in TOWER_AT[state.options[OPT_CORNERS]]]
    for number in range(4):
        arms = sum(1 << (2 * side + arm) for side in range(4) for arm in range(2)
                   if corners[corner_of(side, arm)] == number + 1)
        may = {0 if state.owner[root] == NEUTRAL_OWNER else int(state.owner[root])
               for root in claimed(state) if state.touches[root] & arms}
        waiting = bool(state.tower_merchants[number])
        if int(state.tower_holder[number]) not in (may or {0}) or (TOWER_MERCHANTS[number] and waiting == bool(may)):
            raise refuse("tower-tile", tower=number + 1)


def check_tea(state: State) -> None:
    """The pile is what the claims of violet palaces left; nobody has more than they brought."""
    left, received = (TEA_TILES if state.options[OPT_TEA] == 0 else 0), [0] * MOST_SEATS
    for root in claimed(state):
        if state.board[root] == VIOLET + 1:
            cups = (left + 1) // 2
            left -= cups
            if state.owner[root] != NEUTRAL_OWNER:
                received[int(state.owner[root]) - 1] += cups
    if int(state.tea_left) != left:
        raise refuse("tea-pile", found=int(state.tea_left), wanted=left)
    for seat in range(int(state.seats)):
        if int(state.tea[seat]) > received[seat]:
            raise refuse("tea-seat", seat=seat + 1, found=int(state.tea[seat]), most=received[seat])


def check_turn(state: State, partial: bool) -> None:
    """Who is to move can move, by two placements at most; nobody can when the game is over."""
    if state.options[OPT_RE_ENTRY] == 0 and state.out.any():
        raise refuse("out-option")
    if int(state.placements_left) + int(state.placed_this_turn) > 2:
        raise refuse("turn-too-long", placed=int(state.placed_this_turn), left=int(state.placements_left))
    if state.seat == NOBODY:
        if not partial and any(has_placement(state, seat) and not state.out[seat] for seat in range(int(state.seats))):
            raise refuse("not-over")
    elif state.placements_left == 0 or state.out[state.seat] or not has_placement(state, int(state.seat)):
        raise refuse("cannot-move", seat=int(state.seat) + 1)


