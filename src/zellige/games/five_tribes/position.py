"""Position documents of Five Tribes: any position as JSON, and back. Explained by example in docs/formats/five_tribes.md.

Reading is strict: what cannot be on a table is refused with one sentence. ``partial`` only waives that the pieces add up.
A masked position is a document too: coins that are not known are null, cards that are not known are counted.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from zellige.core.document import check_shape
from zellige.core.errors import BadPosition
from zellige.core.game import Document, State
from zellige.games.five_tribes.components import (
    BOX_TILE_TYPES,
    BOX_TILE_VALUES,
    CAMELS,
    CARDS,
    COINS,
    COLOURS,
    DJINN_PRICE,
    DJINNS,
    FREE,
    HOME,
    KINDS,
    KUMARBI,
    MARKERS,
    MEEPLES,
    PALACES,
    PALMS,
    SMALL_MARKET,
    TILE_NAMES,
    TILE_TYPES,
    TILES,
    WHITE,
    YELLOW,
)
from zellige.games.five_tribes.state import (
    BID,
    DRAW_ANUN_NAK,
    DRAW_SIBITTIS,
    DRAWINGS,
    FINISH,
    KEEP,
    MOVE,
    NO_DRAW,
    NONE,
    NOTHING,
    OVER,
    PENDING,
    PHASES,
    SOW,
    TILE,
    clear,
)

FORMAT = "zellige-position/1"
LETTERS = "".join(colour[0] for colour in COLOURS)
"""``bgrwy``: one letter a meeple."""
_USUAL_VALUE = {name: int(next(value for kind, value in zip(BOX_TILE_TYPES, BOX_TILE_VALUES, strict=True) if kind == number))
                for number, name in enumerate(TILE_TYPES)}


# --- writing ---------------------------------------------------------------------------------------------------------


def to_document(state: State) -> Document:
    """The position document of a state, complete."""
    from zellige.games.five_tribes import GAME

    return {
        "game": "five_tribes",
        "format": FORMAT,
        "options": GAME.options_of(state),
        "round": int(state.round_number),
        "phase": PHASES[int(state.phase)],
        "seat": int(state.seat) + 1,
        "end_triggered": bool(state.end_triggered),
        "players": [player_of(state, seat) for seat in range(int(state.seats))],
        "tiles": {TILE_NAMES[tile]: tile_of(state, tile) for tile in range(TILES)},
        "bag": letters(state.bag),
        "palms": int(state.palms_left),
        "palaces": int(state.palaces_left),
        "resource_row": [KINDS[kind] for kind in state.row[: int(state.row_count)]],
        "resource_pile": listed(state.pile, KINDS),
        "resource_discard": listed(state.discard, KINDS),
        "djinn_row": [DJINNS[djinn] for djinn in state.djinn_row[: int(state.djinn_row_count)]],
        "djinn_pile": listed(state.djinn_pile, DJINNS),
        "djinn_discard": known_or_number(listed(state.djinn_discard, DJINNS), int(state.djinn_discard_count)),
        "bid_order": [seat_or_none(seat) for seat in state.bid_order],
        "turn_order": [seat_or_none(seat) for seat in state.turn_order],
        "set_aside": [int(seat) + 1 for seat in state.set_aside if seat != NONE],
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


def listed(counts: Any, names: tuple[str, ...]) -> list[str]:
    """Names, each as often as counted, sorted."""
    return [name for name, count in zip(names, counts, strict=True) for _ in range(int(count))]


def known_or_number(names: list[str], count: int) -> list[str] | int:
    """The names when they are known, else how many there are."""
    return names if len(names) == count else count


def seat_or_none(seat: int) -> int | None:
    """A seat as people read it."""
    return None if seat == NONE else int(seat) + 1


def djinns_of(state: State, seat: int) -> list[str]:
    """The djinns of a seat in the order they came."""
    own = [djinn for djinn in range(len(DJINNS)) if state.djinn_owner[djinn] == seat]
    return [DJINNS[djinn] for djinn in sorted(own, key=lambda djinn: int(state.djinn_arrival[djinn]))]


def player_of(state: State, seat: int) -> Document:
    """What a seat has."""
    own = [djinn for djinn in range(len(DJINNS)) if state.djinn_owner[djinn] == seat]
    found: Document = {
        "coins": None if state.coins_hidden[seat] else int(state.coins[seat]),
        "camels": int(state.camels[seat]),
        "viziers": int(state.viziers[seat]),
        "elders": int(state.elders[seat]),
        "djinns": djinns_of(state, seat),
        "cards": listed(state.cards[seat], KINDS),
        "known": listed(state.known[seat], KINDS),
        "used": [DJINNS[djinn] for djinn in own if state.djinn_used[djinn]],
        "kumarbi_used": bool(state.kumarbi_used and state.djinn_owner[KUMARBI] == seat),
    }
    if hidden := int(state.card_count[seat]) - len(found["cards"]):
        found["hidden_cards"] = hidden
    return found


def tile_of(state: State, tile: int) -> Document:
    """A tile and what stands on it."""
    return {"type": TILE_TYPES[int(state.tile_type[tile])], "value": int(state.tile_value[tile]),
            "meeples": letters(state.meeples[tile]), "camel": seat_or_none(state.camel[tile]),
            "palms": int(state.palms[tile]), "palaces": int(state.palaces[tile])}


def sow_of(state: State) -> Document | None:
    """The movement under way."""
    if state.sow_start == NONE:
        return None
    drops = [divmod(int(drop), len(COLOURS)) for drop in state.drops[: int(state.drop_count)]]
    return {"start": TILE_NAMES[int(state.sow_start)], "hand": letters(state.hand),
            "drops": [[TILE_NAMES[tile], COLOURS[colour]] for tile, colour in drops]}


def captured_of(state: State) -> Document | None:
    """What the movement of this activation captured."""
    if state.captured_tile == NONE:
        return None
    return {"tile": TILE_NAMES[int(state.captured_tile)], "colour": COLOURS[int(state.captured_colour)],
            "count": int(state.captured_count)}


def drawn_djinns(state: State) -> list[str] | int:
    """What Sibittis has drawn so far."""
    names = [DJINNS[djinn] for djinn in state.pending_cards if djinn != NONE]
    return known_or_number(names, int(state.pending_count))


def pending_of(state: State) -> Document | None:
    """The choice that comes before the phase goes on."""
    if state.pending == NOTHING:
        return None
    if state.pending == KEEP:
        return {"kind": "keep", "cards": drawn_djinns(state)}
    return {"kind": PENDING[int(state.pending)], "tile": TILE_NAMES[int(state.pending_tile)]}


def drawing_of(state: State) -> Document | None:
    """What chance is drawing."""
    if state.drawing == NO_DRAW:
        return None
    found: Document = {"kind": DRAWINGS[int(state.drawing)], "left": int(state.draws_left)}
    if state.drawing_tile != NONE:
        found["tile"] = TILE_NAMES[int(state.drawing_tile)]
    if state.drawing == DRAW_SIBITTIS:
        found["cards"] = drawn_djinns(state)
    return found


# --- reading ---------------------------------------------------------------------------------------------------------


def from_document(document: Document, partial: bool = False) -> State:
    """The state of a position document; ``BadPosition`` says the first thing that cannot be.

    Missing fields mean: nobody has done anything yet, 50 coins and all camels, empty rows, piles and bag, full supplies, tiles
    that are empty Small Markets, and the marker of the active seat alone on the Bid Order Track.
    """
    from zellige.games.five_tribes import GAME

    check_shape(document, HOME)
    players = document["players"]
    seats = players if isinstance(players, int) else len(players)
    state = GAME.prepare(seats, document.get("options", {}))
    clear(state)
    read_players(state, [{}] * seats if isinstance(players, int) else players)
    read_board(state, document)
    read_piles(state, document)
    read_tracks(state, document)
    read_activation(state, document)
    if not partial:
        check_box(state)
    check_moment(state)
    return state


def refuse(problem: str, **params: Any) -> BadPosition:
    """The error for one thing that cannot be; ``problem`` is a message of the locale."""
    return BadPosition(problem=problem, **params)


def seat_of(state: State, seat: int | None) -> int:
    """A seat of the document, or nobody."""
    if seat is None:
        return NONE
    if seat > state.seats:
        raise refuse("no-seat", seat=seat, seats=int(state.seats))
    return seat - 1


def count_meeples(text: str) -> list[int]:
    """How often each letter stands there."""
    return [text.count(letter) for letter in LETTERS]


def count_names(found: list[str], names: tuple[str, ...]) -> list[int]:
    """How often each name stands there."""
    return [found.count(name) for name in names]


def read_players(state: State, players: list[Document]) -> None:
    """Coins, pieces, cards and djinns of every seat."""
    taken: set[str] = set()
    for seat, player in enumerate(players):
        coins = player.get("coins", COINS)
        state.coins_hidden[seat] = int(coins is None)
        state.coins[seat] = coins or 0
        state.camels[seat] = player.get("camels", int(CAMELS[state.seats]))
        state.viziers[seat] = player.get("viziers", 0)
        state.elders[seat] = player.get("elders", 0)
        state.cards[seat] = count_names(player.get("cards", []), KINDS)
        state.known[seat] = count_names(player.get("known", []), KINDS)
        state.card_count[seat] = len(player.get("cards", [])) + player.get("hidden_cards", 0)
        if np.any(state.known[seat] > state.cards[seat]):
            raise refuse("known-cards", seat=seat + 1)
        for arrival, name in enumerate(player.get("djinns", []), 1):
            claim_name(taken, name)
            djinn = DJINNS.index(name)
            state.djinn_owner[djinn] = seat
            state.djinn_arrival[djinn] = arrival
        for name in player.get("used", []):
            djinn = DJINNS.index(name)
            if state.djinn_owner[djinn] != seat or DJINN_PRICE[djinn] == FREE:
                raise refuse("used-djinn", seat=seat + 1, djinn=name)
            state.djinn_used[djinn] = 1
        if player.get("kumarbi_used", False):
            if state.djinn_owner[KUMARBI] != seat:
                raise refuse("used-djinn", seat=seat + 1, djinn="kumarbi")
            state.kumarbi_used = 1


def claim_name(taken: set[str], djinn: str) -> None:
    """A djinn is in one place only."""
    if djinn in taken:
        raise refuse("djinn-twice", djinn=djinn)
    taken.add(djinn)


def read_board(state: State, document: Document) -> None:
    """The tiles and the supplies of palms and palaces."""
    for tile, name in enumerate(TILE_NAMES):
        found = document.get("tiles", {}).get(name, {})
        kind = found.get("type", TILE_TYPES[SMALL_MARKET])
        state.tile_type[tile] = TILE_TYPES.index(kind)
        state.tile_value[tile] = found.get("value", _USUAL_VALUE[kind])
        state.meeples[tile] = count_meeples(found.get("meeples", ""))
        state.camel[tile] = seat_of(state, found.get("camel"))
        state.palms[tile] = found.get("palms", 0)
        state.palaces[tile] = found.get("palaces", 0)
    state.palms_left = document.get("palms", PALMS)
    state.palaces_left = document.get("palaces", PALACES)
    state.bag[:] = count_meeples(document.get("bag", ""))


def read_piles(state: State, document: Document) -> None:
    """Rows, piles and discards of cards and djinns."""
    row, pile = document.get("resource_row", []), document.get("resource_pile", [])
    state.row[: len(row)] = [KINDS.index(kind) for kind in row]
    state.row_count = len(row)
    hidden = sum(int(state.card_count[seat]) - int(state.cards[seat].sum()) for seat in range(int(state.seats)))
    if hidden > len(pile):
        raise refuse("hidden-cards", hidden=hidden, pile=len(pile))
    state.pile[:] = count_names(pile, KINDS)
    state.pile_count = len(pile) - hidden
    state.discard[:] = count_names(document.get("resource_discard", []), KINDS)
    read_djinns(state, document)


def read_djinns(state: State, document: Document) -> None:
    """Row, pile and discards of djinns, and those Sibittis has drawn."""
    taken = {DJINNS[djinn] for djinn in range(len(DJINNS)) if state.djinn_owner[djinn] != NONE}
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
            (state.djinn_pile if place == 1 else state.djinn_discard)[:] = count_names(names, DJINNS)
    if hidden > len(pile):
        raise refuse("hidden-djinns", hidden=hidden, pile=len(pile))
    state.djinn_row[: len(row)] = [DJINNS.index(name) for name in row]
    state.djinn_row_count = len(row)
    state.djinn_pile_count = len(pile) - hidden
    state.djinn_discard_count = discard if isinstance(discard, int) else len(discard)
    state.pending_count = drawn if isinstance(drawn, int) else len(drawn)
    if not isinstance(drawn, int):
        state.pending_cards[: len(drawn)] = [DJINNS.index(name) for name in drawn]


def read_tracks(state: State, document: Document) -> None:
    """Round, phase, whose turn it is, and the markers."""
    state.round_number = document.get("round", 1)
    state.phase = PHASES.index(document.get("phase", "move"))
    state.seat = seat_of(state, document.get("seat", 1))
    state.end_triggered = int(document.get("end_triggered", False))
    alone = [int(state.seat) + 1, None, None, None]
    state.bid_order[:] = [seat_of(state, seat) for seat in document.get("bid_order", alone)]
    state.turn_order[:] = [seat_of(state, seat) for seat in document.get("turn_order", [None] * 9)]
    aside = [seat_of(state, seat) for seat in document.get("set_aside", [])]
    state.set_aside[: len(aside)] = aside
    markers = sum(int((track != NONE).sum()) for track in (state.bid_order, state.turn_order, state.set_aside))
    if markers > len(state.bid_order):
        raise refuse("too-many-markers", found=markers)


def read_activation(state: State, document: Document) -> None:
    """What has happened in this activation, and what is pending."""
    state.echidna, state.iblis, state.sold = (int(document.get(name, False)) for name in ("echidna", "iblis", "sold"))
    if captured := document.get("captured"):
        state.captured_tile = TILE_NAMES.index(captured["tile"])
        state.captured_colour = COLOURS.index(captured["colour"])
        state.captured_count = captured["count"]
    if sow := document.get("sow"):
        read_sow(state, sow)
    if pending := document.get("pending"):
        state.pending = PENDING.index(pending["kind"])
        if "tile" in pending:
            state.pending_tile = TILE_NAMES.index(pending["tile"])
    if drawing := document.get("drawing"):
        state.drawing = DRAWINGS.index(drawing["kind"])
        state.draws_left = drawing["left"]
        if (tile := drawing.get("tile")) is not None:
            state.drawing_tile = TILE_NAMES.index(tile)


def read_sow(state: State, sow: Document) -> None:
    """A movement under way: every drop beside the one before, never straight back, and the meeples are there."""
    from zellige.games.five_tribes.geometry import DISTANCE

    start = TILE_NAMES.index(sow["start"])
    drops = [(TILE_NAMES.index(tile), COLOURS.index(colour)) for tile, colour in sow.get("drops", [])]
    path = [start, *(tile for tile, _ in drops)]
    for place, tile in enumerate(path[1:], 1):
        if DISTANCE[path[place - 1], tile] != 1 or (place > 1 and path[place - 2] == tile):
            raise refuse("path", tile=TILE_NAMES[tile])
    for tile, colour in set(drops):
        if drops.count((tile, colour)) > state.meeples[tile, colour]:
            raise refuse("drop-missing", tile=TILE_NAMES[tile], colour=COLOURS[colour])
    state.sow_start = start
    state.hand[:] = count_meeples(sow["hand"])
    state.drops[: len(drops)] = [tile * len(COLOURS) + colour for tile, colour in drops]
    state.drop_count = len(drops)


# --- checking --------------------------------------------------------------------------------------------------------


def check_box(state: State) -> None:
    """Every piece of the box is somewhere, and none is there twice."""
    seats = range(int(state.seats))
    tiles = sorted(zip(state.tile_type.tolist(), state.tile_value.tolist(), strict=True))
    if tiles != sorted(zip(BOX_TILE_TYPES.tolist(), BOX_TILE_VALUES.tolist(), strict=True)):
        raise refuse("tiles")
    meeples = state.meeples.sum(axis=0) + state.bag + state.hand
    meeples[YELLOW] += state.viziers.sum()
    meeples[WHITE] += state.elders.sum()
    for colour, name in enumerate(COLOURS):
        check_count("meeples", name, int(meeples[colour]), int(MEEPLES[colour]))
    cards = state.pile + state.discard + state.cards.sum(axis=0)
    for kind, name in enumerate(KINDS):
        check_count("cards", name, int(cards[kind]) + int((state.row == kind).sum()), int(CARDS[kind]))
    djinns = (state.djinn_row_count + state.djinn_pile_count + state.djinn_discard_count + state.pending_count
              + (state.djinn_owner != NONE).sum())
    check_count("djinns", "djinn", int(djinns), len(DJINNS))
    check_count("palms", "palm", int(state.palms_left) + int(state.palms.sum()), PALMS)
    check_count("palaces", "palace", int(state.palaces_left) + int(state.palaces.sum()), PALACES)
    for seat in seats:
        camels = int(state.camels[seat]) + int((state.camel == seat).sum())
        check_count("camels", str(seat + 1), camels, int(CAMELS[state.seats]))
        markers = sum(int((track == seat).sum()) for track in (state.bid_order, state.turn_order, state.set_aside))
        check_count("markers", str(seat + 1), markers, int(MARKERS[state.seats]))


def check_count(what: str, which: str, found: int, wanted: int) -> None:
    """The pieces of one kind are as many as the box gives."""
    if found != wanted:
        raise refuse(f"count-{what}", which=which, found=found, wanted=wanted)


def check_moment(state: State) -> None:
    """The phase has what it needs, and somebody has something to decide."""
    from zellige.games.five_tribes.rules import settle

    phase = int(state.phase)
    if phase == BID and state.drawing == NO_DRAW and state.seat != first_bidder(state):
        raise refuse("not-bidding", seat=int(state.seat) + 1)
    if phase not in (BID, OVER) and state.seat not in state.bid_order:
        raise refuse("no-marker", seat=int(state.seat) + 1)
    if (phase == SOW) != (state.sow_start != NONE) or (phase == SOW and not state.hand.any()):
        raise refuse("sow")
    if phase in (*range(SOW + 1, TILE + 1),) and state.captured_tile == NONE:
        raise refuse("no-capture", phase=PHASES[phase])
    if phase in (BID, MOVE, SOW, OVER) and state.captured_tile != NONE:
        raise refuse("early-capture", phase=PHASES[phase])
    check_pending(state)
    settle(state)
    if phase == SOW and not has_action(state):
        raise refuse("cannot-finish")


def check_pending(state: State) -> None:
    """Pending choices and draws fit the phase and what is there."""
    phase = int(state.phase)
    if state.pending != NOTHING and (phase in (BID, SOW, OVER) or state.drawing != NO_DRAW):
        raise refuse("pending")
    if state.pending == KEEP and state.pending_count == 0:
        raise refuse("pending")
    if state.drawing == NO_DRAW:
        return
    from zellige.games.five_tribes.draws import list_outcomes, ready_pile

    rows = DRAWINGS[int(state.drawing)] in ("row", "djinns")
    if rows != (phase == BID) or phase in (SOW, OVER) or (state.drawing == DRAW_ANUN_NAK) != (state.drawing_tile != NONE):
        raise refuse("drawing")
    ready_pile(state)
    available = {"row": state.pile_count, "sloar": state.pile_count, "kandicha": state.pile_count,
                 "anun_nak": state.bag.sum()}.get(DRAWINGS[int(state.drawing)], state.djinn_pile_count)
    more = {"row": state.discard.sum()}.get(DRAWINGS[int(state.drawing)], state.djinn_discard_count)
    if available + more < state.draws_left or list_outcomes(state, np.zeros(64, np.int32), 0) == 0:
        raise refuse("drawing")


def first_bidder(state: State) -> int:
    """Whose marker comes first on the Bid Order Track."""
    return next((int(seat) for seat in state.bid_order if seat != NONE), NONE)


def has_action(state: State) -> bool:
    """Whether anything is legal."""
    from zellige.games.five_tribes import GAME

    return bool(GAME.legal_actions(state)) or state.phase == FINISH
