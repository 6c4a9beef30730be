"""Position documents of Almadi: any position as JSON, and back. Explained in docs/formats/almadi-position.md.

Reading is strict: what cannot lie on a table is refused with one sentence. ``partial`` only waives that the pieces add up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from zellige.core.document import check_shape
from zellige.core.errors import BadPosition, PersonError
from zellige.core.game import Document, State
from zellige.games.almadi.component_sets import check_in_position, digest, set_of
from zellige.games.almadi.components import (
    ABRIZA,
    BOARD_SPACES,
    CARDS_IN_PLAY,
    CHARACTERS,
    DEALT,
    HOME,
    KEPT,
    KINDS,
    MOSAIC_IDS,
    OBJECTIVE_IDS,
    OPT_CHARACTERS,
    PER_KIND,
    RUBIES,
    SHIPPED_TABLES,
    STALL_IDS,
    START_IDS,
    STARTS,
    TILE_IDS,
    TILES,
    TILES_PER_KIND,
    ZUMURRUD,
    tables_of,
)
from zellige.games.almadi.realm import put_down
from zellige.games.almadi.setup import give_start_tile
from zellige.games.almadi.state import (
    ALI_DRAW,
    CHOOSE,
    DEALT_TO,
    DISCARDED,
    DONE,
    EFFECTS,
    END1,
    END2,
    FACE_UP,
    HELD,
    HOLD,
    IN_HAND,
    IN_PLAY,
    KEEP,
    MIDDLE,
    NO_COPY,
    NO_DRAW,
    ON_TOP,
    OUT,
    OVER,
    PHASES,
    PLACE,
    RECRUITED,
    REFILL,
    START,
    UNDER,
    UNSEEN,
    WIDTH,
    WITH,
    cell_name,
    has,
    install,
    tile_pile,
)

FORMAT = "zellige-position/1"
EFFECTS_IN_POOL = ("marteline", "stall", "moon", "ruby")
ONCE_A_TURN = ("aladdin", "badroulboudour", "paribanou", "hussain", "zaynab")
"""The once-a-turn powers in the order of their bits in ``State.used``."""
DRAWS = (None, "refill", "ali")


# --- writing ------------------------------------------------------------------------------------------------------------


def to_document(state: State) -> Document:
    """The position document of a state, complete. Characters the state does not know are null."""
    from zellige.games.almadi import GAME

    return {
        "game": "almadi",
        "format": FORMAT,
        "players": int(state.seats),
        "options": GAME.options_of(state),
        "components": components_of(state),
        "first": int(state.first) + 1,
        "seat": None if state.phase == OVER else int(state.seat) + 1,
        "phase": PHASES[int(state.phase)],
        "turns": int(state.turns),
        "extra": bool(state.extra),
        "last": int(state.last) + 1 if state.last >= 0 else None,
        "extra_queue": waiting_seats(state),
        "board": {space: tile_name(int(state.board[number])) for number, space in enumerate(BOARD_SPACES)},
        "pile": {kind: int(state.pile[number]) for number, kind in enumerate(KINDS)},
        "discard": [TILE_IDS[tile] for tile in range(TILES) if state.tile_at[tile] == DISCARDED],
        "mosaic_pile": pile_of(state.mosaic_at, int(state.mosaics_left), MOSAIC_IDS),
        "stall_pile": pile_of(state.stall_at, int(state.stalls_left), STALL_IDS),
        "ruby_supply": int(state.supply),
        "objectives": names_at(state.objective_at, OBJECTIVE_IDS, MIDDLE),
        "face_up": sorted(names_at(state.character_at, CHARACTERS, FACE_UP)),
        "starts_left": [START_IDS[start] for start in range(STARTS) if state.start_left[start]],
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
    return all(np.array_equal(state[name], table) for name, table in SHIPPED_TABLES._asdict().items())


def waiting_seats(state: State) -> list[int]:
    """Seats with an extra turn to come, from 1, clockwise from the seat after the last turn."""
    seats = int(state.seats)
    order = [(int(state.seat) + 1 + step) % seats for step in range(seats)]
    return [seat + 1 for seat in order if state.waiting[seat]]


def tile_name(value: int) -> str | None:
    """The name of a tile, None for none."""
    return TILE_IDS[value - 1] if value else None


def names_at(places: Any, names: tuple[str, ...], place: int) -> list[str]:
    """The names of everything that lies in a place."""
    return [name for number, name in enumerate(names) if places[number] == place]


def pile_of(places: Any, left: int, names: tuple[str, ...]) -> dict[str, Any]:
    """A pile of cards: its face-up card, how many nobody has seen, what was put under it, what is out of the game."""
    under = sorted((int(place), name) for place, name in zip(places, names, strict=True) if place >= UNDER)
    top = names_at(places, names, ON_TOP)
    return {
        "top": top[0] if top else None,
        "left": left,
        "under": [name for _, name in under],
        "out": names_at(places, names, OUT),
    }


def turn_of(state: State) -> dict[str, Any]:
    """What has happened in the turn under way."""
    return {
        "tile": tile_name(int(state.tile)),
        "row": int(state.row) or None,
        "refill": BOARD_SPACES[int(state.refill) - 1] if state.refill else None,
        "drawing": DRAWS[int(state.drawing)],
        "wish": bool(state.wish),
        "pool": {effect: int(state.pool[number]) for number, effect in enumerate(EFFECTS_IN_POOL)},
        "moves": int(state.moves),
        "no_return": [cell_name(int(state.moved)), cell_name(int(state.barred))] if state.moved >= 0 else None,
        "used": [power for bit, power in enumerate(ONCE_A_TURN) if int(state.used) >> bit & 1],
    }


def tiles_of(state: State, seat: int) -> dict[str, str]:
    """The tiles of a realm by cell, reading row by row."""
    rows, columns = np.nonzero(state.realm[seat])
    values = ((int(row), int(column), int(state.realm[seat, row, column])) for row, column in zip(rows, columns, strict=True))
    return {f"{row},{column}": TILE_IDS[value - 1] for row, column, value in values if value <= TILES}


def secrets_of(state: State, place: int, count: int) -> list[str | None]:
    """Characters in a hidden place; null for those this state does not know."""
    known = sorted(names_at(state.character_at, CHARACTERS, place))
    return [*known, *[None] * (count - len(known))]


def seat_of(state: State, seat: int) -> dict[str, Any]:
    """Everything a seat has."""
    held = {name: place == DONE + seat for name, place in zip(OBJECTIVE_IDS, state.objective_at, strict=True)
            if place in (HELD + seat, DONE + seat)}
    copies = state.character_at[ZUMURRUD] == RECRUITED + seat and state.copied != NO_COPY
    return {
        "start": START_IDS[int(state.start_of[seat]) - 1] if state.start_of[seat] else None,
        "tiles": tiles_of(state, seat),
        "mosaics": names_at(state.mosaic_at, MOSAIC_IDS, WITH + seat),
        "stalls": names_at(state.stall_at, STALL_IDS, WITH + seat),
        "rubies": int(state.rubies[seat]),
        "objectives": {name: bool(done) for name, done in held.items()},
        "dealt": secrets_of(state, DEALT_TO + seat, int(state.dealt[seat])),
        "hand": secrets_of(state, IN_HAND + seat, int(state.hand[seat])),
        "recruited": names_at(state.character_at, CHARACTERS, RECRUITED + seat),
        "copied": CHARACTERS[int(state.copied)] if copies else None,
    }


# --- reading ------------------------------------------------------------------------------------------------------------


def from_document(document: Document, partial: bool = False) -> State:
    """The state of a position document; ``BadPosition`` says the first thing that cannot be.

    Only ``players`` and ``seats`` must be there. What is left out: full piles, an empty table, a turn just begun.
    """
    check_shape(document, HOME)
    from zellige.games.almadi import GAME

    try:
        state = GAME.prepare(document["players"], document.get("options", {}))
    except PersonError as error:
        raise refuse("option", detail=str(error)) from error
    install(state, tables_for(document.get("components")))
    if len(document["seats"]) != state.seats:
        raise refuse("seat-count", seats=int(state.seats), found=len(document["seats"]))
    state.last = state.moved = state.barred = -1
    state.copied = NO_COPY
    read_table(state, document)
    for seat, found in enumerate(document["seats"]):
        read_seat(state, seat, found)
    read_piles(state, document)
    read_turn(state, document)
    check_always(state)
    if not partial:
        check_box(state)
    return state


def refuse(problem: str, **params: Any) -> BadPosition:
    """What cannot be: message ``problem-PROBLEM`` of the locale."""
    return BadPosition(problem=problem, **params)


def tables_for(components: dict[str, Any] | None) -> Any:
    """The tables of the set a document names or brings."""
    if components is None:
        return SHIPPED_TABLES
    if "set" in components:
        if found := check_in_position(components["set"]):
            raise refuse("set", detail=found[0])
        tables = tables_of(components["set"])
        if "sha256" in components and components["sha256"] != digest(components["set"]):
            raise refuse("set-hash", set=components["id"])
        return tables
    shipped = set_of(SHIPPED_TABLES)
    if components["id"] != shipped["id"]:
        raise refuse("set-unknown", set=components["id"])
    if components.get("sha256", digest(shipped)) != digest(shipped):
        raise refuse("set-hash", set=components["id"])
    return SHIPPED_TABLES


def lay(places: Any, number: int, place: int, name: str) -> None:
    """Puts a card or tile somewhere; nothing may lie in two places."""
    if places[number] != 0:
        raise refuse("twice", piece=name)
    places[number] = place


def read_table(state: State, document: Document) -> None:
    """What lies in the middle."""
    for space, name in document.get("board", {}).items():
        if name is not None:
            state.board[BOARD_SPACES.index(space)] = take_tile(state, name)
    for name in document.get("discard", []):
        lay(state.tile_at, TILE_IDS.index(name), DISCARDED, name)
    for name in document.get("objectives", []):
        lay(state.objective_at, OBJECTIVE_IDS.index(name), MIDDLE, name)
    for name in document.get("face_up", []):
        lay(state.character_at, CHARACTERS.index(name), FACE_UP, name)
    for name in document.get("starts_left", []):
        state.start_left[START_IDS.index(name)] = 1


def take_tile(state: State, name: str) -> int:
    """The value of a tile that lies open."""
    lay(state.tile_at, TILE_IDS.index(name), IN_PLAY, name)
    return TILE_IDS.index(name) + 1


def read_cell(name: str) -> int:
    """The cell of a name; columns end at 61."""
    row, column = map(int, name.split(","))
    if column >= WIDTH:
        raise refuse("no-cell", cell=name)
    return row * WIDTH + column


def read_seat(state: State, seat: int, found: dict[str, Any]) -> None:
    """Everything a seat has."""
    if found.get("start") is not None:
        start = START_IDS.index(found["start"])
        if start + 1 in state.start_of[: int(state.seats)] or state.start_left[start]:
            raise refuse("twice", piece=found["start"])
        give_start_tile(state, seat, start)
    for name, tile in found.get("tiles", {}).items():
        put_tile(state, seat, name, tile)
    for name in found.get("mosaics", []):
        lay(state.mosaic_at, MOSAIC_IDS.index(name), WITH + seat, name)
    for name in found.get("stalls", []):
        lay(state.stall_at, STALL_IDS.index(name), WITH + seat, name)
    state.rubies[seat] = found.get("rubies", 0)
    for name, done in found.get("objectives", {}).items():
        lay(state.objective_at, OBJECTIVE_IDS.index(name), (DONE if done else HELD) + seat, name)
    for field, place in (("dealt", DEALT_TO), ("hand", IN_HAND), ("recruited", RECRUITED)):
        for name in found.get(field, []):
            if name is not None:
                lay(state.character_at, CHARACTERS.index(name), place + seat, name)
    state.dealt[seat], state.hand[seat] = len(found.get("dealt", [])), len(found.get("hand", []))
    if found.get("copied") is not None:
        if "zumurrud" not in found.get("recruited", []):
            raise refuse("copy", seat=seat + 1)
        state.copied = CHARACTERS.index(found["copied"])


def put_tile(state: State, seat: int, name: str, tile: str) -> None:
    """A tile of a realm: right of the start tile, or with Characters in the rows above and below."""
    cell = read_cell(name)
    row, column = divmod(cell, WIDTH)
    if 1 <= row <= 4 and column == 0:
        raise refuse("on-start", cell=name, seat=seat + 1)
    if not 1 <= row <= 4 and state.options[OPT_CHARACTERS] == 0:
        raise refuse("outside-rows", cell=name, seat=seat + 1)
    put_down(state, seat, cell, take_tile(state, tile))


def read_piles(state: State, document: Document) -> None:
    """Tiles by kind, cards and rubies; what is left out is full."""
    seats = int(state.seats)
    pile = document.get("pile")
    for number, kind in enumerate(KINDS):
        seen = sum(int(at) != UNSEEN for at in state.tile_at[number * PER_KIND : (number + 1) * PER_KIND])
        state.pile[number] = max(0, int(TILES_PER_KIND[seats]) - seen) if pile is None else pile.get(kind, 0)
        if state.pile[number] > PER_KIND - seen:
            raise refuse("pile", kind=kind, found=int(state.pile[number]), most=PER_KIND - seen)
    state.mosaic_top, state.mosaics_left, state.mosaics_under = read_cards(
        state, state.mosaic_at, document.get("mosaic_pile"), MOSAIC_IDS)
    state.stall_top, state.stalls_left, state.stalls_under = read_cards(
        state, state.stall_at, document.get("stall_pile"), STALL_IDS
    )
    state.supply = document.get("ruby_supply", max(0, RUBIES - int(state.rubies.sum())))


def read_cards(state: State, places: Any, pile: dict[str, Any] | None, names: tuple[str, ...]) -> tuple[int, int, int]:
    """A pile of cards: its face-up card + 1, how many nobody has seen, how many were put under it."""
    if pile is None:
        return 0, max(0, int(CARDS_IN_PLAY[int(state.seats)]) - int((places != UNSEEN).sum())), 0
    top = pile.get("top")
    if top is not None:
        lay(places, names.index(top), ON_TOP, top)
    for order, name in enumerate(pile.get("under", [])):
        lay(places, names.index(name), UNDER + order, name)
    for name in pile.get("out", []):
        lay(places, names.index(name), OUT, name)
    unseen = int((places == UNSEEN).sum())
    left = pile.get("left", 0)
    if left > unseen:
        raise refuse("cards", found=left, most=unseen)
    return (0 if top is None else names.index(top) + 1), left, len(pile.get("under", []))


def seat_number(state: State, number: int) -> int:
    """The seat (from 0) of a seat number as people write it."""
    if number > state.seats:
        raise refuse("seat", found=number, seats=int(state.seats))
    return number - 1


def read_turn(state: State, document: Document) -> None:
    """Whose decision it is, and what has happened in the turn."""
    state.first = seat_number(state, document.get("first", 1))
    state.phase = PHASES.index(document.get("phase", "over" if document.get("seat", 1) is None else "choose"))
    mover, last = document.get("seat", int(state.first) + 1), document.get("last")
    if (mover is None) != (state.phase == OVER):
        raise refuse("phase-seat")
    state.last = -1 if last is None else seat_number(state, last)
    state.seat = max(0, int(state.last)) if mover is None else seat_number(state, mover)
    state.turns = document.get("turns", 0)
    state.extra = int(document.get("extra", False))
    for seat in document.get("extra_queue", []):
        state.waiting[seat_number(state, seat)] = 1
    turn = document.get("turn", {})
    if turn.get("tile") is not None:
        state.tile = take_tile(state, turn["tile"])
    state.row = turn.get("row") or 0
    state.refill = BOARD_SPACES.index(turn["refill"]) + 1 if turn.get("refill") is not None else 0
    state.drawing = DRAWS.index(turn.get("drawing"))
    state.wish = int(turn.get("wish", False))
    for number, effect in enumerate(EFFECTS_IN_POOL):
        state.pool[number] = turn.get("pool", {}).get(effect, 0)
    state.moves = turn.get("moves", 0)
    if turn.get("no_return") is not None:
        state.moved, state.barred = (read_cell(name) for name in turn["no_return"])
    state.used = sum(1 << ONCE_A_TURN.index(power) for power in turn.get("used", []))


# --- what can never be --------------------------------------------------------------------------------------------------


def check_always(state: State) -> None:
    """What would leave the game without a sensible next decision."""
    phase, seat = int(state.phase), int(state.seat)
    check_seats(state)
    if phase == START and (state.start_of[seat] != 0 or not state.start_left.any()):
        raise refuse("phase-start")
    if phase not in (START, OVER) and not all(state.start_of[: int(state.seats)]):
        raise refuse("no-start")
    if phase == KEEP and state.dealt[seat] != DEALT[int(state.seats)]:
        raise refuse("phase-keep", count=int(DEALT[int(state.seats)]))
    if (phase in (HOLD, PLACE)) != (state.tile != 0) or (phase == PLACE) != (state.row != 0):
        raise refuse("phase-tile")
    if phase == CHOOSE and state.drawing == NO_DRAW and not state.board.any():
        raise refuse("no-tiles")
    if phase in (END1, END2) and (state.character_at[ZUMURRUD] != RECRUITED + seat or state.copied != NO_COPY):
        raise refuse("phase-end")
    check_drawing(state)


def check_seats(state: State) -> None:
    """Characters only where they are played, and nothing outside the rows without Abriza."""
    for seat in range(int(state.seats)):
        has_characters = state.dealt[seat] + state.hand[seat] > 0 or any(state.character_at == RECRUITED + seat)
        if has_characters and state.options[OPT_CHARACTERS] == 0:
            raise refuse("no-characters", seat=seat + 1)
        if (state.realm[seat, 0].any() or state.realm[seat, 5].any()) and not has(state, seat, ABRIZA):
            raise refuse("no-abriza", seat=seat + 1)


def check_drawing(state: State) -> None:
    """A tile is drawn for an empty space, or for Ali, and only while there is a pile."""
    if state.refill and state.board[int(state.refill) - 1] and state.phase in (PLACE, EFFECTS):
        raise refuse("refill", space=BOARD_SPACES[int(state.refill) - 1])
    if state.drawing == REFILL and (not state.refill or state.phase != EFFECTS or state.board[int(state.refill) - 1]):
        raise refuse("drawing")
    if state.drawing == ALI_DRAW and state.phase != CHOOSE:
        raise refuse("drawing")
    if state.drawing != NO_DRAW and tile_pile(state) == 0:
        raise refuse("drawing")


def check_box(state: State) -> None:
    """The pieces add up to what the box gives for the number of seats."""
    seats = int(state.seats)
    for number, kind in enumerate(KINDS):
        seen = sum(int(at) != UNSEEN for at in state.tile_at[number * PER_KIND : (number + 1) * PER_KIND])
        total(seen + int(state.pile[number]), int(TILES_PER_KIND[seats]), kind)
    total(cards(state.mosaic_at) + int(state.mosaics_left), int(CARDS_IN_PLAY[seats]), "mosaic")
    total(cards(state.stall_at) + int(state.stalls_left), int(CARDS_IN_PLAY[seats]), "stall")
    total(int(state.rubies.sum()) + int(state.supply), RUBIES, "ruby")
    if state.options[OPT_CHARACTERS] == 1:
        kept = seats * int(DEALT[seats]) if seats > 1 or state.dealt.any() else int(KEPT[1])
        total(sum(known_characters(state)), kept, "character")


def cards(places: Iterable[Any]) -> int:
    """Cards that have been seen."""
    return sum(int(place) != UNSEEN for place in places)


def known_characters(state: State) -> Iterator[int]:
    """Characters in the game: face up, recruited, and hidden by number."""
    yield sum(int(place) == FACE_UP or int(place) >= RECRUITED for place in state.character_at)
    yield int(state.dealt.sum())
    yield int(state.hand.sum())


def total(found: int, wanted: int, piece: str) -> None:
    """Refuses pieces that do not add up."""
    if found != wanted:
        raise refuse("pieces", piece=piece, found=found, wanted=wanted)
