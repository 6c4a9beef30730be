"""Position documents of Five Tribes: any position as JSON, and back. Explained by example in docs/formats/five_tribes.md.

Reading is strict: what cannot be on a table is refused with one sentence. ``partial`` only waives that the pieces add up.
A masked position is a document too: coins that are not known are null, cards that are not known are counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, TypeVar

import numpy as np

from zellige.core import document as documents
from zellige.core.document import refuse_all, schema
from zellige.core.errors import BadPosition
from zellige.core.game import Document, Game, State
from zellige.core.left_out import LeftOut, Parts, reading
from zellige.core.shape import Words
from zellige.core.shape import place as place_of
from zellige.games.five_tribes import actions as act
from zellige.games.five_tribes import components as box
from zellige.games.five_tribes import state as record
from zellige.games.five_tribes.draws import drawable, list_outcomes, ready_pile
from zellige.games.five_tribes.geometry import DISTANCE
from zellige.games.five_tribes.left_out import (
    PILES,
    Path,
    acts_once_a_round,
    camels_left,
    cards_outside,
    complete_box,
    end_triggered,
    is_untouched,
    kumarbi_may_be_spent,
    may_be_spent,
    may_wait,
    meeples_outside,
    phase_of,
    rows_to_fill,
    seat_of_moment,
    spent_by_what_they_do,
)
from zellige.games.five_tribes.legal import legal
from zellige.games.five_tribes.options import OPTIONS, poor_bidder_sits_out
from zellige.games.five_tribes.rules import settle
from zellige.games.five_tribes.state import clear
from zellige.games.five_tribes.view_form import Captured, Drawing, Keeping, Placing, Tile

Name = TypeVar("Name", bound=str)

FORMAT = "zellige-position/1"
FEW = 3
"""Left-out fields that a refusal names for one kind of piece."""
TRACKS = ("bid_order", "turn_order", "set_aside")
MOMENT = ("seat", "end_triggered", *TRACKS, "captured", "sow", "echidna", "iblis", "sold", "pending", "drawing")
"""Fields that follow from the phase."""
REST = ("palms", "palaces", "phase", *MOMENT, "players")
"""Fields that may follow from options."""
PARTS: dict[str, Parts] = {
    "options": tuple(option.name for option in OPTIONS),
    "tiles": dict.fromkeys(box.TILE_NAMES, ("type", "value", "meeples", "camel", "palms", "palaces")),
    "players": [("coins", "camels", "viziers", "elders", "djinns", "cards", "known", "used", "kumarbi_used")]}
"""What else can be left out: parts of these fields."""
ON_TILE = ("tile_type", "tile_value", "camel", "palms", "palaces")
LETTERS = "".join(colour[0] for colour in box.COLOURS)
"""``bgrwy``: one letter a meeple."""
_USUAL_VALUE = {name: int(box.BOX_TILE_VALUES[box.BOX_TILE_TYPES.tolist().index(number)])
                for number, name in enumerate(box.TILE_TYPES)}


AT = {
    "hidden-cards": ("resource_pile", "players"), "hidden-djinns": ("djinn_pile", "djinn_discard"),
    "too-many-markers": ("set_aside", "turn_order", "bid_order"), "path": ("sow/drops", "sow"),
    "drop-missing": ("sow/drops", "sow"), "not-bidding": ("seat", "bid_order"),
    "no-marker": ("seat", "bid_order", "turn_order", "phase"), "sow": ("sow", "phase"),
    "no-capture": ("captured", "phase"), "early-capture": ("captured", "phase"),
    "cannot-finish": ("sow", "phase"), "pending": ("pending",), "drawing": ("drawing",),
    "count-meeples": ("bag",), "count-cards": ("resource_pile",), "count-djinns": ("djinn_pile",), "count-palms": ("palms",),
    "count-palaces": ("palaces",), "count-camels": ("players",), "count-markers": ("bid_order", "turn_order", "set_aside")}
"""The fields to blame for what cannot be, where nothing in it says which."""


# --- writing ---------------------------------------------------------------------------------------------------------


def to_document(game: Game, state: State) -> Document:
    """The position document of a state, complete."""
    return {
        "game": "five_tribes",
        "format": FORMAT,
        "options": game.options_of(state),
        "round": int(state.round_number),
        "phase": record.PHASES[int(state.phase)],
        "seat": int(state.seat) + 1,
        "end_triggered": bool(state.end_triggered),
        "players": [player_of(state, seat) for seat in range(int(state.seats))],
        "tiles": {box.TILE_NAMES[tile]: tile_of(state, tile) for tile in range(box.TILES)},
        "bag": letters(state.bag),
        "palms": int(state.palms_left),
        "palaces": int(state.palaces_left),
        "resource_row": [box.KINDS[kind] for kind in state.row[: int(state.row_count)]],
        "resource_pile": listed(state.pile, box.KINDS),
        "resource_discard": listed(state.discard, box.KINDS),
        "djinn_row": [box.DJINNS[djinn] for djinn in state.djinn_row[: int(state.djinn_row_count)]],
        "djinn_pile": listed(state.djinn_pile, box.DJINNS),
        "djinn_discard": known_or_number(listed(state.djinn_discard, box.DJINNS), int(state.djinn_discard_count)),
        "bid_order": [seat_or_none(seat) for seat in state.bid_order],
        "turn_order": [seat_or_none(seat) for seat in state.turn_order],
        "set_aside": [int(seat) + 1 for seat in state.set_aside if seat != record.NONE],
        "sow": sow_of(state),
        "captured": captured_of(state),
        "echidna": bool(state.echidna),
        "iblis": bool(state.iblis),
        "sold": bool(state.sold),
        "pending": pending_of(state),
        "drawing": drawing_of(state),
    }


def letters(counts: Any) -> str:
    """Meeples as letters, sorted."""
    return "".join(letter * int(count) for letter, count in zip(LETTERS, counts, strict=True))


def listed(counts: Any, names: tuple[Name, ...]) -> list[Name]:
    """Names, each as often as counted, sorted."""
    return [name for name, count in zip(names, counts, strict=True) for _ in range(int(count))]


def known_or_number(names: list[str], count: int) -> list[str] | int:
    """The names when they are known, else how many there are."""
    return names if len(names) == count else count


def seat_or_none(seat: int) -> int | None:
    """A seat as people read it."""
    return None if seat == record.NONE else int(seat) + 1


def djinns_of(state: State, seat: int) -> list[str]:
    """The djinns of a seat in the order they came."""
    own = [djinn for djinn in range(len(box.DJINNS)) if state.djinn_owner[djinn] == seat]
    return [box.DJINNS[djinn] for djinn in sorted(own, key=lambda djinn: int(state.djinn_arrival[djinn]))]


def player_of(state: State, seat: int) -> Document:
    """What a seat has."""
    own = [djinn for djinn in range(len(box.DJINNS)) if state.djinn_owner[djinn] == seat]
    found: Document = {
        "coins": None if state.coins_hidden[seat] else int(state.coins[seat]),
        "camels": int(state.camels[seat]),
        "viziers": int(state.viziers[seat]),
        "elders": int(state.elders[seat]),
        "djinns": djinns_of(state, seat),
        "cards": listed(state.cards[seat], box.KINDS),
        "known": listed(state.known[seat], box.KINDS),
        "used": [box.DJINNS[djinn] for djinn in own if state.djinn_used[djinn]],
        "kumarbi_used": bool(state.kumarbi_used and state.djinn_owner[box.KUMARBI] == seat),
    }
    if hidden := int(state.card_count[seat]) - len(found["cards"]):
        found["hidden_cards"] = hidden
    return found


def tile_of(state: State, tile: int) -> Tile:
    """A tile and what stands on it."""
    return tile_with(*(getattr(state, name)[tile] for name in ON_TILE), *state.meeples[tile])


def tile_with(kind: int, value: int, camel: int, palms: int, palaces: int, *meeples: int) -> Tile:
    """A tile by the numbers of a record: those ``ON_TILE``, and its meeples by colour."""
    return {"type": box.TILE_TYPES[int(kind)], "value": int(value), "meeples": letters(meeples), "camel": seat_or_none(camel),
            "palms": int(palms), "palaces": int(palaces)}


def sow_of(state: State) -> Document | None:
    """The movement under way."""
    if state.sow_start == record.NONE:
        return None
    drops = [divmod(int(drop), len(box.COLOURS)) for drop in state.drops[: int(state.drop_count)]]
    return {"start": box.TILE_NAMES[int(state.sow_start)], "hand": letters(state.hand),
            "drops": [[box.TILE_NAMES[tile], box.COLOURS[colour]] for tile, colour in drops]}


def captured_of(state: State) -> Captured | None:
    """What the movement of this activation captured."""
    if state.captured_tile == record.NONE:
        return None
    return {"tile": box.TILE_NAMES[int(state.captured_tile)], "colour": box.COLOURS[int(state.captured_colour)],
            "count": int(state.captured_count)}


def drawn_djinns(state: State) -> list[str] | int:
    """What Sibittis has drawn so far."""
    names = [box.DJINNS[djinn] for djinn in state.pending_cards if djinn != record.NONE]
    return known_or_number(names, int(state.pending_count))


def pending_of(state: State) -> Placing | Keeping | None:
    """The choice that comes before the phase goes on."""
    kind = record.PENDING[int(state.pending)]
    if not kind:
        return None
    if kind == "keep":
        return {"kind": kind, "cards": drawn_djinns(state)}
    return {"kind": kind, "tile": box.TILE_NAMES[int(state.pending_tile)]}


def drawing_of(state: State) -> Drawing | None:
    """What chance is drawing."""
    kind = record.DRAWINGS[int(state.drawing)]
    if not kind:
        return None
    found: Drawing = {"kind": kind, "left": int(state.draws_left)}
    if state.drawing_tile != record.NONE:
        found["tile"] = box.TILE_NAMES[int(state.drawing_tile)]
    if state.drawing == record.DRAW_SIBITTIS:
        found["cards"] = drawn_djinns(state)
    return found


# --- reading ---------------------------------------------------------------------------------------------------------


def read(game: Game, document: Document, left_out: LeftOut) -> State:
    """The state of a position document; ``BadPosition`` says the first thing that cannot be.

    What is left out is what play would have made of the rest (left_out.py). Where that is not decided, something is assumed:
    that nobody has done anything yet, rows, piles and bag that are empty, tiles that are empty Small Markets, and the marker of
    the active seat alone on the Bid Order Track.
    """
    found = document["players"]
    players: list[Document] = [{}] * found if isinstance(found, int) else found
    state = game.prepare(len(players), document.get("options", {}))
    left_out.assume("options", left_out.missing("options"), REST)
    clear(state)
    refuse_all(read_players(state, players))
    read_board(state, document)
    complete_players(state, players)
    read_piles(state, document)
    read_tracks(state, document, left_out)
    read_activation(state, document)
    still_open = {} if left_out.partial else complete_box(state, left_out)
    refuse_all(refuse("known-cards", ("players", seat, "known"), cards=tuple(unheld))
               for seat in range(len(players))
               if (unheld := [kind for kind, known, held in zip(box.KINDS, state.known[seat], state.cards[seat], strict=True)
                              if known > held]))
    complete_activation(state, document, players, left_out)
    complete_coins(state, players, left_out)
    unnamed = [name for name in box.TILE_NAMES if "type" not in document.get("tiles", {}).get(name, {})]
    left_out.add_up(chain(faults_of_left_out(state, still_open), faults_of_box(state, unnamed)))
    assume_pieces(state, document, left_out)
    check_moment(state)
    return state


from_document, assumptions, draft = reading(box.HOME, PARTS, read)


def refuse(problem: str, at: Path | None = None, **params: Any) -> BadPosition:
    """What cannot be: at one field, which the sentence names as ``field``, or else at those that may be to blame."""
    if at is None:
        return documents.refuse(problem, at=AT.get(problem, ()), **params)
    return documents.refuse(problem, at=("/".join(map(str, at)),), field=field_at(*at), **params)


def empty_document(game: Game, state: State) -> Document:
    """A table without a tile; nobody has anything."""
    return {"game": "five_tribes", "format": FORMAT, "options": game.options_of(state),
            "players": [{} for _ in range(int(state.seats))], "tiles": {}}


def field_at(*path: str | int) -> tuple[Words, ...]:
    """A field of the document as people read where it is."""
    return place_of(schema(box.HOME), path)


def seat_of(state: State, seat: int | None, *path: str | int) -> int:
    """The seat that a field of the document names, or nobody."""
    if seat is None:
        return record.NONE
    if seat > state.seats:
        raise refuse("no-seat", path, seat=seat, seats=int(state.seats))
    return seat - 1


def seats_of(state: State, track: str, found: list[int | None]) -> list[int]:
    """The seats on a track."""
    return [seat_of(state, seat, track, spot) for spot, seat in enumerate(found)]


def count_meeples(text: str) -> list[int]:
    """How often each letter stands there."""
    return [text.count(letter) for letter in LETTERS]


def count_names(found: list[str], names: tuple[str, ...]) -> list[int]:
    """How often each name stands there."""
    return [found.count(name) for name in names]


def read_players(state: State, players: list[Document]) -> Iterator[BadPosition]:
    """Pieces, cards and djinns of every seat; answers what cannot be."""
    taken: set[str] = set()
    for seat, player in enumerate(players):
        paid = tuple(own for own in player.get("djinns", []) if box.DJINN_PRICE[box.DJINNS.index(own)] != box.FREE) or "none"
        state.viziers[seat] = player.get("viziers", 0)
        state.elders[seat] = player.get("elders", 0)
        state.cards[seat] = count_names(player.get("cards", []), box.KINDS)
        state.known[seat] = count_names(player.get("known", []), box.KINDS)
        state.card_count[seat] = len(player.get("cards", [])) + player.get("hidden_cards", 0)
        for arrival, name in enumerate(player.get("djinns", []), 1):
            claim_name(taken, name)
            djinn = box.DJINNS.index(name)
            state.djinn_owner[djinn] = seat
            state.djinn_arrival[djinn] = arrival
        for name in player.get("used", []):
            djinn = box.DJINNS.index(name)
            if state.djinn_owner[djinn] != seat or box.DJINN_PRICE[djinn] == box.FREE:
                yield refuse("used-djinn", ("players", seat, "used"), djinn=name, own=paid)
            state.djinn_used[djinn] = 1
        if player.get("kumarbi_used", False):
            if state.djinn_owner[box.KUMARBI] != seat:
                yield refuse("used-djinn", ("players", seat, "kumarbi_used"), djinn="kumarbi", own=paid)
            state.kumarbi_used = 1


def claim_name(taken: set[str], djinn: str) -> None:
    """A djinn is in one place only."""
    if djinn in taken:
        raise refuse("djinn-twice", djinn=djinn)
    taken.add(djinn)


def read_board(state: State, document: Document) -> None:
    """The tiles and the supplies of palms and palaces."""
    for tile, name in enumerate(box.TILE_NAMES):
        found = document.get("tiles", {}).get(name, {})
        kind = found.get("type", box.TILE_TYPES[box.SMALL_MARKET])
        state.tile_type[tile] = box.TILE_TYPES.index(kind)
        state.tile_value[tile] = found.get("value", _USUAL_VALUE[kind])
        state.meeples[tile] = count_meeples(found.get("meeples", ""))
        state.camel[tile] = seat_of(state, found.get("camel"), "tiles", name, "camel")
        state.palms[tile] = found.get("palms", 0)
        state.palaces[tile] = found.get("palaces", 0)
    state.palms_left = document.get("palms", max(0, box.PALMS - int(state.palms.sum())))
    state.palaces_left = document.get("palaces", max(0, box.PALACES - int(state.palaces.sum())))
    state.bag[:] = count_meeples(document.get("bag", ""))


def read_piles(state: State, document: Document) -> None:
    """Rows, piles and discards of cards and djinns."""
    row, pile = document.get("resource_row", []), document.get("resource_pile", [])
    state.row[: len(row)] = [box.KINDS.index(kind) for kind in row]
    state.row_count = len(row)
    hidden = sum(int(state.card_count[seat]) - int(state.cards[seat].sum()) for seat in range(int(state.seats)))
    if hidden > len(pile):
        raise refuse("hidden-cards", hidden=hidden, pile=len(pile))
    state.pile[:] = count_names(pile, box.KINDS)
    state.pile_count = len(pile) - hidden
    state.discard[:] = count_names(document.get("resource_discard", []), box.KINDS)
    read_djinns(state, document)


def read_djinns(state: State, document: Document) -> None:
    """Row, pile and discards of djinns, and those Sibittis has drawn."""
    taken = {box.DJINNS[djinn] for djinn in range(len(box.DJINNS)) if state.djinn_owner[djinn] != record.NONE}
    row, pile, discard = (document.get(f"djinn_{where}", []) for where in ("row", "pile", "discard"))
    drawn = ((document.get("pending") or {}).get("cards") or (document.get("drawing") or {}).get("cards")) or []
    hidden = 0
    for place, names in enumerate((row, pile, discard, drawn)):
        if isinstance(names, int):
            hidden += names
            continue
        for name in names:
            claim_name(taken, name)
        if place in (1, 2):
            (state.djinn_pile if place == 1 else state.djinn_discard)[:] = count_names(names, box.DJINNS)
    if hidden > len(pile):
        raise refuse("hidden-djinns", hidden=hidden, pile=len(pile))
    state.djinn_row[: len(row)] = [box.DJINNS.index(name) for name in row]
    state.djinn_row_count = len(row)
    state.djinn_pile_count = len(pile) - hidden
    state.djinn_discard_count = discard if isinstance(discard, int) else len(discard)
    state.pending_count = drawn if isinstance(drawn, int) else len(drawn)
    if not isinstance(drawn, int):
        state.pending_cards[: len(drawn)] = [box.DJINNS.index(name) for name in drawn]


def read_tracks(state: State, document: Document, left_out: LeftOut) -> None:
    """Round, phase, whose turn it is, and the markers."""
    state.round_number = document.get("round", 1)
    phase, certain = phase_of(document)
    state.phase = record.PHASES.index(document["phase"]) if "phase" in document else phase
    open_phase = left_out.lacks("phase") and not certain
    left_out.assume("phase", ["phase"] if open_phase else [], MOMENT, phase=record.PHASES[int(state.phase)])
    if "bid_order" in document:
        state.bid_order[:] = seats_of(state, "bid_order", document["bid_order"])
    state.seat = seat_of(state, document["seat"], "seat") if "seat" in document else seat_of_moment(state)
    unknown = left_out.lacks("bid_order") or (state.phase == record.OVER and poor_bidder_sits_out(state))
    left_out.assume("seat", ["seat"] if left_out.lacks("seat") and unknown else [], MOMENT, seat=int(state.seat) + 1)
    if "bid_order" not in document:
        put_markers(state, alone=left_out.partial or any(track in document for track in TRACKS))
    state.turn_order[:] = seats_of(state, "turn_order", document.get("turn_order", [None] * 9))
    aside = seats_of(state, "set_aside", document.get("set_aside", []))
    state.set_aside[: len(aside)] = aside
    markers = sum(int((track != record.NONE).sum()) for track in (state.bid_order, state.turn_order, state.set_aside))
    if markers > len(state.bid_order):
        raise refuse("too-many-markers", found=markers)
    tracks = TRACKS if left_out.partial else TRACKS[:1]
    left_out.assume("markers", [field for field in tracks if left_out.lacks(field)])


def put_markers(state: State, alone: bool) -> None:
    """Markers on the Bid Order Track where nobody says: that of the active seat ``alone``, or all, so that it is its turn."""
    if alone:
        state.bid_order[0] = state.seat
        return
    seats = int(state.seats)
    others = [(int(state.seat) + 1 + step) % seats for step in range(seats)]
    order = [seat for seat in others for _ in range(int(box.MARKERS[seats]))]
    if state.phase == record.BID:
        order.reverse()
    state.bid_order[: len(order)] = order


def read_activation(state: State, document: Document) -> None:
    """What has happened in this activation, and what is pending."""
    state.echidna, state.iblis, state.sold = (int(document.get(name, False)) for name in ("echidna", "iblis", "sold"))
    if captured := document.get("captured"):
        state.captured_tile = box.TILE_NAMES.index(captured["tile"])
        state.captured_colour = box.COLOURS.index(captured["colour"])
        state.captured_count = captured["count"]
    if sow := document.get("sow"):
        read_sow(state, sow)
    if pending := document.get("pending"):
        state.pending = record.PENDING.index(pending["kind"])
        if "tile" in pending:
            state.pending_tile = box.TILE_NAMES.index(pending["tile"])
    if drawing := document.get("drawing"):
        state.drawing = record.DRAWINGS.index(drawing["kind"])
        state.draws_left = drawing["left"]
        if (tile := drawing.get("tile")) is not None:
            state.drawing_tile = box.TILE_NAMES.index(tile)


def complete_players(state: State, players: list[Document]) -> None:
    """Camels that are not named are those that stand on no tile."""
    for seat, player in enumerate(players):
        state.camels[seat] = player.get("camels", camels_left(state, seat))


def complete_activation(state: State, document: Document, players: list[Document], left_out: LeftOut) -> None:
    """What the document leaves out of the activation under way."""
    captured = bool(document.get("captured", left_out.lacks("captured")))
    unsaid = left_out.lacks("captured") and state.phase == record.FINISH
    left_out.assume("captured", ["captured"] if unsaid else [], ["end_triggered"])
    ends, certain = end_triggered(state, captured)
    state.end_triggered = int(document.get("end_triggered", ends))
    left_out.assume("end", ["end_triggered"] if left_out.lacks("end_triggered") and not certain else [])
    complete_djinns(state, document, players, left_out)
    left_out.assume("sold", ["sold"] if left_out.lacks("sold") and state.phase == record.FINISH else [])
    if left_out.lacks("drawing") and (rows := rows_to_fill(state)):
        state.drawing = record.DRAWINGS.index(rows["kind"])
        state.draws_left = rows["left"]
    left_out.assume("waiting", [what for what in ("pending", "drawing") if left_out.lacks(what) and may_wait(state, what)])
    left_out.assume("drops", ["sow/drops"] * (bool(document.get("sow")) and "drops" not in document["sow"]))


def complete_djinns(state: State, document: Document, players: list[Document], left_out: LeftOut) -> None:
    """Which djinns have been spent, and whether it was in this activation."""
    unsaid = [seat for seat, player in enumerate(players) if "used" not in player]
    for djinn in spent_by_what_they_do(document):
        if state.djinn_owner[djinn] in unsaid:
            state.djinn_used[djinn] = 1
    left_out.assume("used", [path_of(document, seat, "used") for seat in unsaid if may_be_spent(state, seat)],
                    ["echidna", "iblis", "pending", "drawing"])
    called = {name: bool(state.djinn_used[djinn] and state.djinn_owner[djinn] == state.seat)
              for name, djinn in (("echidna", box.ECHIDNA), ("iblis", box.IBLIS))}
    if left_out.lacks("echidna"):
        state.echidna = int(called["echidna"])
    if left_out.lacks("iblis"):
        state.iblis = int(called["iblis"])
    if not acts_once_a_round(state):
        left_out.assume("called", [name for name in called if left_out.lacks(name) and called[name]])
    owner = int(state.djinn_owner[box.KUMARBI])
    if kumarbi_may_be_spent(state) and "kumarbi_used" not in players[owner]:
        left_out.assume("kumarbi", [path_of(document, owner, "kumarbi_used")])


def path_of(document: Document, seat: int, field: str) -> str:
    """Where a field of a seat would stand."""
    return "players" if isinstance(document["players"], int) else f"players/{seat}/{field}"


def complete_coins(state: State, players: list[Document], left_out: LeftOut) -> None:
    """Coins that are not named: 50 while nobody has acted; in a finished game, where they are points, nobody knows them."""
    start = not left_out.partial and is_untouched(state)
    for seat, player in enumerate(players):
        coins = player.get("coins", None if state.phase == record.OVER else box.COINS)
        state.coins_hidden[seat] = int(coins is None)
        state.coins[seat] = coins or 0
        if "coins" not in player and not start:
            kind = "coins-unknown" if coins is None else "coins"
            left_out.assume(kind, [path_of(left_out.document, seat, "coins")], seat=seat + 1, coins=coins or 0)
    left_out.assume("round", ["round"] if left_out.lacks("round") and not start else [])


def assume_pieces(state: State, document: Document, left_out: LeftOut) -> None:
    """What is not named is not there. In a whole position the box says so, but for what other missing fields follow from."""
    players = left_out.missing("players")
    tiles = left_out.missing("tiles")
    if left_out.partial:
        left_out.assume("empty", [field for field in PILES if left_out.lacks(field)], ["drawing"])
        hidden = ("coins", "camels", "used", "kumarbi_used")
        left_out.assume("players", [path for path in players if path.rsplit("/", 1)[-1] not in hidden])
    else:
        open_hands = [path for path in players if path.endswith("/known") and state.cards[int(path.split("/")[1])].any()]
        left_out.assume("known", open_hands)
        follow = {"camel": any(path.endswith("/camels") for path in players), "palms": left_out.lacks("palms"),
                  "palaces": left_out.lacks("palaces"), "meeples": left_out.lacks("bag")}
        tiles = [path for path in tiles if follow.get(path.rsplit("/", 1)[-1], False)]
    left_out.assume("tiles", [path for path in tiles if not value_follows(document, path)],
                    ["palms", "palaces", "end_triggered", "bag"])
    if any(path == "tiles" or path.endswith("camel") for path in tiles):
        left_out.assume("camels", [path for path in players if path.endswith("/camels")])


def value_follows(document: Document, path: str) -> bool:
    """Whether a missing field is the value of a tile whose type has one value only."""
    parts = path.split("/")
    kind = document["tiles"][parts[1]].get("type") if parts[-1] == "value" else None
    return kind is not None and kind != box.TILE_TYPES[box.SACRED_PLACE]


def read_sow(state: State, sow: Document) -> None:
    """A movement under way: every drop beside the one before, never straight back, and the meeples are there."""
    start = box.TILE_NAMES.index(sow["start"])
    drops = [(box.TILE_NAMES.index(tile), box.COLOURS.index(colour)) for tile, colour in sow.get("drops", [])]
    path = [start, *(tile for tile, _ in drops)]
    for place, tile in enumerate(path[1:], 1):
        if DISTANCE[path[place - 1], tile] != 1 or (place > 1 and path[place - 2] == tile):
            raise refuse("path", tile=box.TILE_NAMES[tile])
    for tile, colour in set(drops):
        if drops.count((tile, colour)) > state.meeples[tile, colour]:
            raise refuse("drop-missing", tile=box.TILE_NAMES[tile], colour=box.COLOURS[colour])
    state.sow_start = start
    state.hand[:] = count_meeples(sow["hand"])
    state.drops[: len(drops)] = [tile * len(box.COLOURS) + colour for tile, colour in drops]
    state.drop_count = len(drops)


# --- checking --------------------------------------------------------------------------------------------------------


def faults_of_left_out(state: State, still_open: dict[str, list[Path]]) -> Iterator[BadPosition]:
    """Fields that are left out, where the pieces they could hold are missing: those that may be meant, when they are few."""
    wrong = {str(one.params["problem"]).removeprefix("count-") for one in faults_of_box(state)}
    for kind, paths in still_open.items():
        if kind in wrong and len(paths) <= FEW:
            yield from (refuse("left-out", path) for path in paths)


def faults_of_tiles(state: State, unnamed: Sequence[str]) -> Iterator[BadPosition]:
    """Tiles of which the box has not so many. All places have one: none is missing unless there are too many of another.

    ``unnamed``: the places of which the document says no tile; they count as Small Markets, as long as there are some.
    """
    tiles = list(zip(state.tile_type.tolist(), state.tile_value.tolist(), strict=True))
    of_box = list(zip(box.BOX_TILE_TYPES.tolist(), box.BOX_TILE_VALUES.tolist(), strict=True))
    for kind, value in dict.fromkeys(tiles):
        names = [name for name, tile in zip(box.TILE_NAMES, tiles, strict=True) if tile == (kind, value)]
        wanted, named = of_box.count((kind, value)), [name for name in names if name not in unnamed]
        if len(names) > wanted and len(named) < len(names):
            yield documents.refuse("tiles-unnamed", at=[f"tiles/{name}" for name in unnamed], tiles=", ".join(unnamed),
                                   found=len(unnamed))
        if (names := named) and len(names) > wanted:
            yield documents.refuse("tiles", at=[f"tiles/{name}" for name in names], tiles=", ".join(names), found=len(names),
                                   type=box.TILE_TYPES[kind], value=value, wanted=wanted)


def faults_of_box(state: State, unnamed: Sequence[str] = ()) -> Iterator[BadPosition]:
    """What is missing of the box, and what is there too often; ``unnamed`` as in ``faults_of_tiles``."""
    seats = range(int(state.seats))
    yield from faults_of_tiles(state, unnamed)
    meeples = meeples_outside(state) + state.bag
    for colour, name in enumerate(box.COLOURS):
        yield from fault_of_count("meeples", name, int(meeples[colour]), int(box.MEEPLES[colour]))
    cards = cards_outside(state) + state.pile
    for kind, card in enumerate(box.KINDS):
        yield from fault_of_count("cards", card, int(cards[kind]), int(box.CARDS[kind]))
    djinns = (state.djinn_row_count + state.djinn_pile_count + state.djinn_discard_count + state.pending_count
              + (state.djinn_owner != record.NONE).sum())
    yield from fault_of_count("djinns", "djinn", int(djinns), len(box.DJINNS))
    yield from fault_of_count("palms", "palm", int(state.palms_left) + int(state.palms.sum()), box.PALMS)
    yield from fault_of_count("palaces", "palace", int(state.palaces_left) + int(state.palaces.sum()), box.PALACES)
    for seat in seats:
        camels = int(state.camels[seat]) + int((state.camel == seat).sum())
        yield from fault_of_count("camels", str(seat + 1), camels, int(box.CAMELS[state.seats]))
        markers = sum(int((track == seat).sum()) for track in (state.bid_order, state.turn_order, state.set_aside))
        yield from fault_of_count("markers", str(seat + 1), markers, int(box.MARKERS[state.seats]))


def fault_of_count(what: str, which: str, found: int, wanted: int) -> Iterator[BadPosition]:
    """The pieces of one kind are as many as the box gives, or else a fault."""
    if found != wanted:
        yield refuse(f"count-{what}", which=which, found=found, wanted=wanted)


def check_moment(state: State) -> None:
    """The phase has what it needs, and somebody has something to decide."""
    phase = int(state.phase)
    if phase == record.BID and state.drawing == record.NO_DRAW and state.seat != first_bidder(state):
        raise refuse("not-bidding", seat=int(state.seat) + 1, first=seat_or_none(first_bidder(state)) or "-")
    able = sorted({int(seat) + 1 for seat in state.bid_order if seat != record.NONE})
    if phase not in (record.BID, record.OVER) and state.seat not in state.bid_order:
        raise refuse("no-marker", seat=int(state.seat) + 1, able=", ".join(map(str, able)) or "-")
    if (phase == record.SOW) != (state.sow_start != record.NONE) or (phase == record.SOW and not state.hand.any()):
        raise refuse("sow")
    if phase in (*range(record.SOW + 1, record.TILE + 1),) and state.captured_tile == record.NONE:
        raise refuse("no-capture", phase=record.PHASES[phase])
    if phase in (record.BID, record.MOVE, record.SOW, record.OVER) and state.captured_tile != record.NONE:
        raise refuse("early-capture", phase=record.PHASES[phase])
    check_pending(state)
    settle(state)
    if phase == record.SOW and not has_action(state):
        raise refuse("cannot-finish")


def check_pending(state: State) -> None:
    """Pending choices and draws fit the phase and what is there."""
    phase = int(state.phase)
    if state.pending != record.NOTHING and (phase in (record.BID, record.SOW, record.OVER) or state.drawing != record.NO_DRAW):
        raise refuse("pending")
    if state.pending == record.KEEP and state.pending_count == 0:
        raise refuse("pending")
    if state.drawing == record.NO_DRAW:
        return
    rows = record.DRAWINGS[int(state.drawing)] in ("row", "djinns")
    named = (state.drawing == record.DRAW_ANUN_NAK) == (state.drawing_tile != record.NONE)
    if rows != (phase == record.BID) or phase in (record.SOW, record.OVER) or not named:
        raise refuse("drawing")
    ready_pile(state)
    if drawable(state) < state.draws_left or list_outcomes(state, np.zeros(64, np.int32)) == 0:
        raise refuse("drawing")


def first_bidder(state: State) -> int:
    """Whose marker comes first on the Bid Order Track."""
    return next((int(seat) for seat in state.bid_order if seat != record.NONE), record.NONE)


def has_action(state: State) -> bool:
    """Whether anything is legal."""
    return legal(state, np.zeros(act.LONGEST_LEGAL, np.int32)) > 0 or state.phase == record.FINISH
