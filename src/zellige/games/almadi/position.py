"""Position documents of Almadi: any position as JSON, and back. Explained in docs/formats/almadi-position.md.

Reading is strict: what cannot lie on a table is refused with one sentence. ``partial`` only waives that the pieces add up.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import numpy as np

from zellige.core import document as documents
from zellige.core.errors import BadPosition, PersonError
from zellige.core.game import Document, Game, State
from zellige.core.left_out import LeftOut, Parts, reading, shares
from zellige.core.shape import spelled
from zellige.games.almadi import components as box
from zellige.games.almadi import state as record
from zellige.games.almadi.component_sets import check_in_position, digest, set_of
from zellige.games.almadi.components import tables_of
from zellige.games.almadi.find import nearest_tiles, tiles_like
from zellige.games.almadi.left_out import Round, is_extra, phase_of, refill_of, round_of, waiting_after
from zellige.games.almadi.legal import may_choose_copy
from zellige.games.almadi.options import OPTIONS, plays_characters
from zellige.games.almadi.realm import put_down
from zellige.games.almadi.setup import give_start_tile
from zellige.games.almadi.state import cell_name, has, install, tile_pile

FORMAT = "zellige-position/1"
ONCE_A_TURN = ("aladdin", "badroulboudour", "paribanou", "hussain", "zaynab")
"""The once-a-turn powers in the order of their bits in ``State.used``."""
DRAWS = (None, "refill", "ali")
MOST_NEAR = 6
"""Ids that a refusal proposes."""
CARD_PILE = ("top", "left", "under", "out")
TURN = ("tile", "row", "refill", "drawing", "wish", "pool", "moves", "no_return", "used")
SEAT = ("start", "tiles", "mosaics", "stalls", "rubies", "objectives", "dealt", "hand", "recruited", "copied")
PARTS: dict[str, Parts] = {
    "options": tuple(option.name for option in OPTIONS), "board": box.BOARD_SPACES, "pile": box.KINDS, "mosaic_pile": CARD_PILE,
    "stall_pile": CARD_PILE, "turn": {**dict.fromkeys(TURN, ()), "pool": record.POOL}, "seats": [SEAT]}
"""What else can be left out: parts of these fields."""


AT = {
    "option": ("options",), "seat-count": ("seats",), "set": ("components",), "set-hash": ("components",),
    "set-unknown": ("components",), "phase-seat": ("seat", "phase"), "phase-start": ("phase", "starts_left", "seat"),
    "phase-keep": ("phase", "seat"), "phase-tile": ("phase", "turn/tile", "turn/row"), "no-tiles": ("board", "phase"),
    "phase-end": ("phase",),
    "refill": ("turn/refill",), "drawing": ("turn/drawing",)}
"""The fields to blame for what cannot be, where nothing in it says which."""
OF_SEAT = {"no-characters": ("dealt", "hand", "recruited"), "no-start": ("start",), "copy": ("copied",)}
"""The same among the fields of a seat."""


# --- writing ------------------------------------------------------------------------------------------------------------


def to_document(game: Game, state: State) -> Document:
    """The position document of a state, complete. Characters the state does not know are null."""
    return {
        "game": "almadi",
        "format": FORMAT,
        "players": int(state.seats),
        "options": game.options_of(state),
        "components": components_of(state),
        "first": int(state.first) + 1,
        "seat": None if state.phase == record.OVER else int(state.seat) + 1,
        "phase": record.PHASES[int(state.phase)],
        "turns": int(state.turns),
        "extra": bool(state.extra),
        "last": int(state.last) + 1 if state.last >= 0 else None,
        "extra_queue": waiting_seats(state),
        "board": {space: tile_name(int(state.board[number])) for number, space in enumerate(box.BOARD_SPACES)},
        "pile": {kind: int(state.pile[number]) for number, kind in enumerate(box.KINDS)},
        "discard": [box.TILE_IDS[tile] for tile in range(box.TILES) if state.tile_at[tile] == record.DISCARDED],
        **{f"{sort}_pile": pile_of(state.card_at[pile], int(state.cards_left[pile]), box.CARD_IDS[pile])
           for pile, sort in enumerate(box.CARD_SORTS)},
        "ruby_supply": int(state.supply),
        "objectives": names_at(state.objective_at, box.OBJECTIVE_IDS, record.MIDDLE),
        "face_up": sorted(names_at(state.character_at, box.CHARACTERS, record.FACE_UP)),
        "starts_left": [box.START_IDS[start] for start in range(box.STARTS) if state.start_left[start]],
        "turn": turn_of(state),
        "seats": [seat_of(state, seat) for seat in range(int(state.seats))],
    }


def components_of(state: State) -> dict[str, Any]:
    """The name and the hash of the component set, and the set itself unless it is the shipped one."""
    components = set_of(state)
    found = {"id": components["id"], "sha256": digest(components)}
    return found if uses_shipped(state) else found | {"set": components}


def uses_shipped(state: State) -> bool:
    """Whether a position is played with the shipped component set."""
    return all(np.array_equal(state[name], table) for name, table in box.SHIPPED_TABLES._asdict().items())


def waiting_seats(state: State) -> list[int]:
    """Seats with an extra turn to come, from 1, clockwise from the seat after the last turn."""
    seats = int(state.seats)
    order = [(int(state.seat) + 1 + step) % seats for step in range(seats)]
    return [seat + 1 for seat in order if state.waiting[seat]]


def tile_name(value: int) -> str | None:
    """The name of a tile, None for none."""
    return box.TILE_IDS[value - 1] if value else None


def names_at(places: Any, names: tuple[str, ...], place: int) -> list[str]:
    """The names of everything that lies in a place."""
    return [name for number, name in enumerate(names) if places[number] == place]


def pile_of(places: Any, left: int, names: tuple[str, ...]) -> dict[str, Any]:
    """A pile of cards: its face-up card, how many nobody has seen, what was put under it, what is out of the game."""
    under = sorted((int(place), name) for place, name in zip(places, names, strict=True) if place >= record.UNDER)
    top = names_at(places, names, record.ON_TOP)
    return {
        "top": top[0] if top else None,
        "left": left,
        "under": [name for _, name in under],
        "out": names_at(places, names, record.OUT),
    }


def turn_of(state: State) -> dict[str, Any]:
    """What has happened in the turn under way."""
    return {
        "tile": tile_name(int(state.tile)),
        "row": int(state.row) or None,
        "refill": box.BOARD_SPACES[int(state.refill) - 1] if state.refill else None,
        "drawing": DRAWS[int(state.drawing)],
        "wish": bool(state.wish),
        "pool": {effect: int(state.pool[number]) for number, effect in enumerate(record.POOL)},
        "moves": int(state.moves),
        "no_return": [cell_name(int(state.moved)), cell_name(int(state.barred))] if state.moved >= 0 else None,
        "used": [power for bit, power in enumerate(ONCE_A_TURN) if int(state.used) >> bit & 1],
    }


def tiles_of(state: State, seat: int) -> dict[str, str]:
    """The tiles of a realm by cell, reading row by row."""
    rows, columns = np.nonzero(state.realm[seat])
    values = ((int(row), int(column), int(state.realm[seat, row, column])) for row, column in zip(rows, columns, strict=True))
    return {f"{row},{column}": box.TILE_IDS[value - 1] for row, column, value in values if value <= box.TILES}


def secrets_of(state: State, place: int, count: int) -> list[str | None]:
    """Characters in a hidden place; null for those this state does not know."""
    known = sorted(names_at(state.character_at, box.CHARACTERS, place))
    return [*known, *[None] * (count - len(known))]


def seat_of(state: State, seat: int) -> dict[str, Any]:
    """Everything a seat has."""
    held = {name: place == record.DONE + seat for name, place in zip(box.OBJECTIVE_IDS, state.objective_at, strict=True)
            if place in (record.HELD + seat, record.DONE + seat)}
    return {
        "start": start_of(state, seat),
        "tiles": tiles_of(state, seat),
        **{f"{sort}s": names_at(places, names, record.WITH + seat)
           for sort, places, names in zip(box.CARD_SORTS, state.card_at, box.CARD_IDS, strict=True)},
        "rubies": int(state.rubies[seat]),
        "objectives": {name: bool(done) for name, done in held.items()},
        "dealt": secrets_of(state, record.DEALT_TO + seat, int(state.dealt[seat])),
        "hand": secrets_of(state, record.IN_HAND + seat, int(state.hand[seat])),
        "recruited": names_at(state.character_at, box.CHARACTERS, record.RECRUITED + seat),
        "copied": copied_by(state, seat),
    }


def start_of(state: State, seat: int) -> str | None:
    """The name of the start tile of a seat, None for none."""
    return box.START_IDS[int(state.start_of[seat]) - 1] if state.start_of[seat] else None


def copied_by(state: State, seat: int) -> str | None:
    """The name of the Character that Zumurrud copies for a seat, None for nobody."""
    copies = state.character_at[box.ZUMURRUD] == record.RECRUITED + seat and state.copied != record.NO_COPY
    return box.CHARACTERS[int(state.copied)] if copies else None


def empty_document(game: Game, state: State) -> Document:
    """A table without a tile; nobody has anything. A component set of one's own stands in it whole."""
    brought = any(state[name].any() for name in box.SHIPPED_TABLES._fields) and not uses_shipped(state)
    own = {"components": components_of(state)} if brought else {}
    return {"game": "almadi", "format": FORMAT, "players": int(state.seats), "options": game.options_of(state), **own,
            "seats": [{} for _ in range(int(state.seats))]}


# --- reading ------------------------------------------------------------------------------------------------------------


def refuse(problem: str, at: tuple[str, ...] | None = None, **params: Any) -> BadPosition:
    """What cannot be, and the fields of the document that are to blame: one of them, or several that may be."""
    if at is None and problem in OF_SEAT:
        at = tuple(f"seats/{params['seat'] - 1}/{field}" for field in OF_SEAT[problem])
    return documents.refuse(problem, at=AT.get(problem, ()) if at is None else at, **params)


def read(game: Game, document: Document, left_out: LeftOut) -> State:
    """The state of a position document; ``BadPosition`` says the first thing that cannot be.

    Only ``players`` and ``seats`` must be there. What is left out is what play would have made of the rest (left_out.py); where
    that is not decided, something is assumed: full piles, an empty table, a turn just begun.
    """
    try:
        state = game.prepare(document["players"], document.get("options", {}))
    except PersonError as error:
        raise refuse("option", detail=error) from error
    install(state, tables_for(document.get("components")))
    document = with_ids(document, state)
    if len(document["seats"]) != state.seats:
        raise refuse("seat-count", seats=int(state.seats), found=len(document["seats"]))
    state.last = state.moved = state.barred = -1
    state.copied = record.NO_COPY
    left_out.assume("options", left_out.missing("options"))
    left_out.assume("set", left_out.missing("components"))
    read_table(state, document)
    for seat, found in enumerate(document["seats"]):
        read_seat(state, seat, found)
    read_rubies(state, document, left_out)
    read_piles(state, document, left_out)
    assume_pieces(state, document, left_out)
    read_turn(state, document, left_out)
    check_always(state)
    left_out.add_up(faults_of_box(state))
    return state


from_document, assumptions, draft = reading(box.HOME, PARTS, read)


def tables_for(components: dict[str, Any] | None) -> Any:
    """The tables of the set a document names or brings."""
    if components is None:
        return box.SHIPPED_TABLES
    if "set" in components:
        if found := check_in_position(components["set"]):
            raise refuse("set", detail=found[0])
        tables = tables_of(components["set"])
        if "sha256" in components and components["sha256"] != digest(components["set"]):
            raise refuse("set-hash", set=components["id"])
        return tables
    shipped = set_of(box.SHIPPED_TABLES)
    if components["id"] != shipped["id"]:
        raise refuse("set-unknown", set=components["id"])
    if components.get("sha256", digest(shipped)) != digest(shipped):
        raise refuse("set-hash", set=components["id"])
    return box.SHIPPED_TABLES


def with_ids(document: Document, state: State) -> Document:
    """The document with the id of every tile that it describes."""
    turn, places = document.get("turn", {}), [document.get("board", {}), *(seat.get("tiles", {}) for seat in document["seats"])]
    tiles = [turn.get("tile"), *document.get("discard", []), *(tile for names in places for tile in names.values())]
    if not any(isinstance(tile, dict) for tile in tiles):
        return document
    components, found = set_of(state), deepcopy(document)
    for names in (found.get("board", {}), *(seat.get("tiles", {}) for seat in found["seats"])):
        for place, tile in names.items():
            names[place] = tile_id(components, tile)
    if "discard" in found:
        found["discard"] = [tile_id(components, tile) for tile in found["discard"]]
    if "tile" in found.get("turn", {}):
        found["turn"]["tile"] = tile_id(components, found["turn"]["tile"])
    return found


def tile_id(components: dict[str, Any], tile: Any) -> Any:
    """The id of a tile that is described; an id and nothing as they are. Refused when it could be several or none."""
    if not isinstance(tile, dict):
        return tile
    like = tiles_like(components, tile)
    if not like:
        raise refuse("tile-none", tile=spelled(tile), near=some_of(nearest_tiles(components, tile)))
    if len(like) > 1:
        raise refuse("tile-several", tile=spelled(tile), near=some_of(like), count=len(like))
    return like[0]


def some_of(names: list[str]) -> str:
    """The first of many names."""
    return ", ".join([*names[:MOST_NEAR], *["…"] * (len(names) > MOST_NEAR)])


def lay(places: Any, number: int, place: int, name: str) -> None:
    """Puts a card or tile somewhere; nothing may lie in two places."""
    if places[number] != 0:
        raise refuse("twice", piece=name)
    places[number] = place


def read_table(state: State, document: Document) -> None:
    """What lies in the middle."""
    for space, name in document.get("board", {}).items():
        if name is not None:
            state.board[box.BOARD_SPACES.index(space)] = take_tile(state, name)
    if (held := document.get("turn", {}).get("tile")) is not None:
        state.tile = take_tile(state, held)
    for name in document.get("discard", []):
        lay(state.tile_at, box.TILE_IDS.index(name), record.DISCARDED, name)
    for name in document.get("objectives", []):
        lay(state.objective_at, box.OBJECTIVE_IDS.index(name), record.MIDDLE, name)
    for name in document.get("face_up", []):
        lay(state.character_at, box.CHARACTERS.index(name), record.FACE_UP, name)
    for name in document.get("starts_left", []):
        state.start_left[box.START_IDS.index(name)] = 1


def take_tile(state: State, name: str) -> int:
    """The value of a tile that lies open."""
    lay(state.tile_at, box.TILE_IDS.index(name), record.IN_PLAY, name)
    return box.TILE_IDS.index(name) + 1


def read_cell(name: str) -> int:
    """The cell of a name; columns end at 61."""
    row, column = map(int, name.split(","))
    if column >= record.WIDTH:
        raise refuse("no-cell", cell=name)
    return row * record.WIDTH + column


def read_seat(state: State, seat: int, found: dict[str, Any]) -> None:
    """Everything a seat has."""
    if found.get("start") is not None:
        start = box.START_IDS.index(found["start"])
        if start + 1 in state.start_of[: int(state.seats)] or state.start_left[start]:
            raise refuse("twice", piece=found["start"])
        give_start_tile(state, seat, start)
    for name, tile in found.get("tiles", {}).items():
        put_tile(state, seat, name, tile)
    for pile, sort in enumerate(box.CARD_SORTS):
        for name in found.get(f"{sort}s", []):
            lay(state.card_at[pile], box.CARD_IDS[pile].index(name), record.WITH + seat, name)
    for name, done in found.get("objectives", {}).items():
        lay(state.objective_at, box.OBJECTIVE_IDS.index(name), (record.DONE if done else record.HELD) + seat, name)
    for field, place in (("dealt", record.DEALT_TO), ("hand", record.IN_HAND), ("recruited", record.RECRUITED)):
        for name in found.get(field, []):
            if name is not None:
                lay(state.character_at, box.CHARACTERS.index(name), place + seat, name)
    state.dealt[seat], state.hand[seat] = len(found.get("dealt", [])), len(found.get("hand", []))
    if found.get("copied") is not None:
        if "zumurrud" not in found.get("recruited", []):
            raise refuse("copy", seat=seat + 1)
        state.copied = box.CHARACTERS.index(found["copied"])


def put_tile(state: State, seat: int, name: str, tile: str) -> None:
    """A tile of a realm: right of the start tile, or with Characters in the rows above and below."""
    cell = read_cell(name)
    row, column = divmod(cell, record.WIDTH)
    if 1 <= row <= 4 and column == 0:
        raise refuse("on-start", (f"seats/{seat}/tiles/{name}",), cell=name, seat=seat + 1)
    if not 1 <= row <= 4 and not plays_characters(state):
        raise refuse("outside-rows", (f"seats/{seat}/tiles/{name}",), cell=name, seat=seat + 1)
    put_down(state, seat, cell, take_tile(state, tile))


def read_rubies(state: State, document: Document, left_out: LeftOut) -> None:
    """Rubies of the seats and in the supply: together they are those of the box."""
    seats = int(state.seats)
    given: list[int | None] = [*(found.get("rubies") for found in document["seats"]), document.get("ruby_supply")]
    counts = given if left_out.partial else shares(box.RUBIES, given)
    state.rubies[:seats] = [count or 0 for count in counts[:seats]]
    left_out.assume("rubies", [f"seats/{seat}/rubies" for seat in range(seats) if counts[seat] is None])
    supply = counts[seats]
    state.supply = max(0, box.RUBIES - int(state.rubies.sum())) if supply is None else supply
    left_out.assume("supply", ["ruby_supply"] * (supply is None))


def read_piles(state: State, document: Document, left_out: LeftOut) -> None:
    """Tiles by kind and cards: what is left out is what the box still has (of a pile in a partial document: nothing)."""
    seats, pile = int(state.seats), document.get("pile", {})
    for number, kind in enumerate(box.KINDS):
        seen = sum(int(at) != record.UNSEEN for at in state.tile_at[number * box.PER_KIND : (number + 1) * box.PER_KIND])
        full = 0 if left_out.partial and "pile" in document else max(0, int(box.TILES_PER_KIND[seats]) - seen)
        state.pile[number] = pile.get(kind, full)
        if state.pile[number] > box.PER_KIND - seen:
            raise refuse("pile", (f"pile/{kind}", "pile"), kind=kind, found=int(state.pile[number]), most=box.PER_KIND - seen)
    for number in range(len(box.CARD_SORTS)):
        read_cards(state, number, left_out)


def read_cards(state: State, number: int, left_out: LeftOut) -> None:
    """A pile of cards: its face-up card, how many nobody has seen, what was put under it, what is out of the game."""
    field, names, places = f"{box.CARD_SORTS[number]}_pile", box.CARD_IDS[number], state.card_at[number]
    pile = left_out.document.get(field, {})
    top = pile.get("top")
    if top is not None:
        lay(places, names.index(top), record.ON_TOP, top)
    for order, name in enumerate(pile.get("under", [])):
        lay(places, names.index(name), record.UNDER + order, name)
    for name in pile.get("out", []):
        lay(places, names.index(name), record.OUT, name)
    unseen = int((places == record.UNSEEN).sum())
    full = max(0, int(box.CARDS_IN_PLAY[int(state.seats)]) - int((places != record.UNSEEN).sum()))
    left = pile.get("left", 0 if left_out.partial and not left_out.lacks(field) else full)
    if left > unseen:
        raise refuse("cards", (f"{field}/left",), field=field, found=left, most=unseen)
    state.card_top[number] = 0 if top is None else names.index(top) + 1
    state.cards_left[number], state.cards_under[number] = left, len(pile.get("under", []))


def missing_in_seat(left_out: LeftOut, seat: int, field: str) -> list[str]:
    """The path of a field that a seat leaves out."""
    return [path for path in left_out.missing("seats") if path == f"seats/{seat}/{field}"]


def assume_pieces(state: State, document: Document, left_out: LeftOut) -> None:
    """No pieces but those that are named; where the box is whole and its piles are counted, they say the same."""
    each = range(int(state.seats))
    moment = ("pile", "first", "seat", "phase", "turns", "last", "extra", "extra_queue", "turn")
    if left_out.partial or left_out.missing("pile"):
        left_out.assume("board", left_out.missing("board"), moment)
        left_out.assume("tiles", [path for seat in each for path in missing_in_seat(left_out, seat, "tiles")], moment)
        left_out.assume("discard", ["discard"] * (left_out.lacks("discard") and bool(state.seats == 1)), moment)
        left_out.assume("pile", left_out.missing("pile") if left_out.partial else [])
    left_out.assume("start", [path for seat in each for path in missing_in_seat(left_out, seat, "start")], moment)
    for field, held in ((f"{sort}_pile", f"{sort}s") for sort in box.CARD_SORTS):
        missing = [path for path in left_out.missing(field) if left_out.partial or not path.endswith("/left")]
        if left_out.partial or f"{field}/left" in left_out.missing(field) or left_out.lacks(field):
            missing += [path for seat in each for path in missing_in_seat(left_out, seat, held)]
        left_out.assume(held, missing, [field])
    left_out.assume("objectives", [*left_out.missing("objectives"),
                                   *(path for seat in each for path in missing_in_seat(left_out, seat, "objectives"))])
    if plays_characters(state):
        held_by = ("dealt", "hand", "recruited") if left_out.partial else ()
        missing = [path for seat in each for field in held_by for path in missing_in_seat(left_out, seat, field)]
        left_out.assume("characters", [*(left_out.missing("face_up") if left_out.partial else ()), *missing], moment)
        copier = int(state.character_at[box.ZUMURRUD]) - record.RECRUITED
        if copier >= 0:
            left_out.assume("copied", missing_in_seat(left_out, copier, "copied"), moment)


def seat_number(state: State, number: int) -> int:
    """The seat (from 0) of a seat number as people write it."""
    if number > state.seats:
        raise refuse("seat", found=number, seats=int(state.seats))
    return number - 1


def read_turn(state: State, document: Document, left_out: LeftOut) -> None:
    """Whose decision it is, and what has happened in the turn."""
    phase, decided = phase_of(state, document, left_out.partial)
    if left_out.draft and phase not in (record.START, record.OVER) and not all(state.start_of[: int(state.seats)]):
        left_out.faults.append(no_start(state))
        phase = record.START
    state.phase = phase
    left_out.assume("phase", [] if decided else ["phase"], ("seat", "first", "turns", "last", "extra", "extra_queue", "turn"))
    if phase == record.START and left_out.lacks("starts_left"):
        state.start_left[:] = [start + 1 not in state.start_of for start in range(box.STARTS)]
    read_hand(state, document, left_out)
    state.extra = int(document.get("extra", is_extra(state, phase, left_out.partial)))
    if (document.get("seat", 0) is None) != (phase == record.OVER) and "seat" in document:
        raise refuse("phase-seat")
    read_order(state, document, left_out)
    read_what_happened(state, document.get("turn", {}), left_out)


def read_hand(state: State, document: Document, left_out: LeftOut) -> None:
    """The row that the tile in hand came from, and the space that is to be filled."""
    turn, phase = document.get("turn", {}), int(state.phase)
    usual, decided = (0, phase not in (record.PLACE, record.EFFECTS)) if left_out.partial else refill_of(state, phase)
    named = turn.get("refill")
    state.refill = usual if "refill" not in turn else box.BOARD_SPACES.index(named) + 1 if named is not None else 0
    left_out.assume("refill", ["turn/refill"] * ("refill" not in turn and not decided))
    usual_row = (int(state.refill) + 1) // 2 if phase == record.PLACE else 0
    state.row = turn.get("row", usual_row) or 0


def read_order(state: State, document: Document, left_out: LeftOut) -> None:
    """Who began, who decides, how many turns are over, and the extra turns."""
    seats, phase = int(state.seats), int(state.phase)
    found = round_of(state, phase, document.get("turns"), left_out.partial)
    ended = bool(state.extra) or phase in (record.END1, record.END2, record.OVER)
    given, last = document.get("seat"), document.get("last")
    first = seat_number(state, document["first"]) if "first" in document else found.begun_by
    if first is None and ended and last is not None:
        first = seat_number(state, last + 1) if last < seats else 0
    if first is None and given is not None and found.done is not None:
        first = (seat_number(state, given) - found.done) % seats
    state.first = first or 0
    left_out.assume("first", ["first"] * (first is None), ["last"], seat=1)
    if "last" in document:
        state.last = -1 if last is None else seat_number(state, last)
    else:
        state.last = (int(state.first) - 1) % seats if ended else -1
    mover = None if given is None else seat_number(state, given)
    if mover is None and phase != record.OVER:
        mover = usual_mover(state, found, first)
        left_out.assume("mover", ["seat"] * (mover is None), ["first", "extra_queue"], seat=int(state.first) + 1)
    decides = max(0, int(state.last)) if phase == record.OVER else int(state.first) if mover is None else mover
    state.seat = decides
    turns: int = document.get("turns", found.turns or 0)
    state.turns = turns
    left_out.assume("turns", ["turns"] * (left_out.lacks("turns") and found.turns is None), turn=turns + 1)
    usual_queue = waiting_after(state, decides, int(state.last)) if state.extra and state.last >= 0 else []
    for number in document.get("extra_queue", [seat + 1 for seat in usual_queue]):
        state.waiting[seat_number(state, number)] = 1


def usual_mover(state: State, found: Round, first: int | None) -> int | None:
    """The seat that decides, where it can be no other."""
    if state.phase in (record.END1, record.END2):
        owner = int(state.character_at[box.ZUMURRUD]) - record.RECRUITED
        return owner if owner >= 0 else None
    if state.extra:
        owners = [seat for seat in range(int(state.seats)) if has(state, seat, box.DUNYAZAD)]
        return owners[0] if len(owners) == 1 else None
    seats = int(state.seats)
    return None if first is None or found.done is None else (first + found.done) % seats


def read_what_happened(state: State, turn: dict[str, Any], left_out: LeftOut) -> None:
    """What has happened in the turn, and what waits."""
    state.drawing = DRAWS.index(turn.get("drawing"))
    state.wish = int(turn.get("wish", False))
    for number, effect in enumerate(record.POOL):
        state.pool[number] = turn.get("pool", {}).get(effect, 0)
    state.moves = turn.get("moves", 0)
    if turn.get("no_return") is not None:
        state.moved, state.barred = (read_cell(name) for name in turn["no_return"])
    state.used = sum(1 << ONCE_A_TURN.index(power) for power in turn.get("used", []))
    may_lack = {
        record.EFFECTS: ("drawing", "wish", "pool", "moves", "no_return", "used"), record.CHOOSE: ("drawing", "used"),
        record.HOLD: ("used",), record.PLACE: ("used",)}.get(int(state.phase), ())
    if not plays_characters(state) and state.phase != record.EFFECTS:
        may_lack = ()
    missing = [path for path in left_out.missing("turn") if path == "turn" or path.split("/")[1] in may_lack]
    left_out.assume("turn", missing if may_lack else ())


# --- what can never be --------------------------------------------------------------------------------------------------


def check_always(state: State) -> None:
    """What would leave the game without a sensible next decision."""
    phase, seat = int(state.phase), int(state.seat)
    check_seats(state)
    if phase == record.START and (state.start_of[seat] != 0 or not state.start_left.any()):
        raise refuse("phase-start", seat=seat + 1)
    if phase not in (record.START, record.OVER) and not all(state.start_of[: int(state.seats)]):
        raise no_start(state)
    if phase == record.KEEP and state.dealt[seat] != box.DEALT[int(state.seats)]:
        raise refuse("phase-keep", seat=seat + 1, count=int(box.DEALT[int(state.seats)]), found=int(state.dealt[seat]))
    if (phase in (record.HOLD, record.PLACE)) != (state.tile != 0) or (phase == record.PLACE) != (state.row != 0):
        raise refuse("phase-tile", phase=record.PHASES[phase])
    if phase == record.CHOOSE and state.drawing == record.NO_DRAW and not state.board.any():
        raise refuse("no-tiles")
    if phase in (record.END1, record.END2) and not may_choose_copy(state, seat):
        raise refuse("phase-end")
    check_drawing(state)


def no_start(state: State) -> BadPosition:
    """The first seat without a starting tile."""
    return refuse("no-start", seat=[bool(start) for start in state.start_of].index(False) + 1)


def check_seats(state: State) -> None:
    """Characters only where they are played, and nothing outside the rows without Abriza."""
    for seat in range(int(state.seats)):
        has_characters = state.dealt[seat] + state.hand[seat] > 0 or any(state.character_at == record.RECRUITED + seat)
        if has_characters and not plays_characters(state):
            raise refuse("no-characters", seat=seat + 1)
        if (state.realm[seat, 0].any() or state.realm[seat, 5].any()) and not has(state, seat, box.ABRIZA):
            raise refuse("no-abriza", outside(state, seat), seat=seat + 1)


def outside(state: State, seat: int) -> tuple[str, ...]:
    """The tiles of a seat outside the four rows, as a document names them."""
    return tuple(f"seats/{seat}/tiles/{name}" for name in tiles_of(state, seat) if name.split(",")[0] in "05")


def check_drawing(state: State) -> None:
    """A tile is drawn for an empty space, or for Ali, and only while there is a pile."""
    if state.refill and state.board[int(state.refill) - 1] and state.phase in (record.PLACE, record.EFFECTS):
        raise refuse("refill", space=box.BOARD_SPACES[int(state.refill) - 1])
    due = record.CHOOSE if state.drawing == record.ALI_DRAW else record.EFFECTS
    full = state.drawing == record.REFILL and (not state.refill or state.board[int(state.refill) - 1])
    if state.drawing != record.NO_DRAW and (full or state.phase != due or tile_pile(state) == 0):
        raise refuse("drawing")


def faults_of_box(state: State) -> Iterator[BadPosition]:
    """Pieces that do not add up to what the box gives for the number of seats."""
    seats = int(state.seats)
    for number, kind in enumerate(box.KINDS):
        seen = sum(int(at) != record.UNSEEN for at in state.tile_at[number * box.PER_KIND : (number + 1) * box.PER_KIND])
        yield from fault_of_total(seen + int(state.pile[number]), int(box.TILES_PER_KIND[seats]), kind, f"pile/{kind}")
    for pile, sort in enumerate(box.CARD_SORTS):
        seen = int((state.card_at[pile] != record.UNSEEN).sum())
        yield from fault_of_total(seen + int(state.cards_left[pile]), int(box.CARDS_IN_PLAY[seats]), sort, f"{sort}_pile/left")
    yield from fault_of_total(int(state.rubies.sum()) + int(state.supply), box.RUBIES, "ruby", "ruby_supply")
    if plays_characters(state):
        kept = seats * int(box.DEALT[seats]) if seats > 1 or state.dealt.any() else int(box.KEPT[1])
        yield from fault_of_total(sum(known_characters(state)), kept, "character", "face_up")


def known_characters(state: State) -> Iterator[int]:
    """Characters in the game: face up, recruited, and hidden by number."""
    yield sum(int(place) == record.FACE_UP or int(place) >= record.RECRUITED for place in state.character_at)
    yield int(state.dealt.sum())
    yield int(state.hand.sum())


def fault_of_total(found: int, wanted: int, piece: str, at: str) -> Iterator[BadPosition]:
    """A fault when the pieces of a kind do not add up."""
    if found != wanted:
        yield refuse("pieces", (at,), piece=piece, found=found, wanted=wanted)
