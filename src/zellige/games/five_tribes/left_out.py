"""What a position document leaves out and the rest of it decides: what play would have made of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from zellige.core.game import Document, State
from zellige.core.left_out import LeftOut
from zellige.games.five_tribes import components as box
from zellige.games.five_tribes import state as record
from zellige.games.five_tribes.cards import drawable_cards
from zellige.games.five_tribes.draws import drawable_djinns
from zellige.games.five_tribes.movement import movement_exists
from zellige.games.five_tribes.options import djinn_limit_is_per_activation, kumarbi_is_once_a_round

BRINGS = {"palm": box.ENKI, "palace": box.BOURAQ, "keep": box.SIBITTIS, "sloar": box.SLOAR, "sibittis": box.SIBITTIS,
          "anun_nak": box.ANUN_NAK}
"""The djinn behind a pending choice or a draw."""


# --- the moment ------------------------------------------------------------------------------------------------------


def phase_of(document: Document) -> tuple[int, bool]:
    """The phase, and whether it can be no other.

    Only a movement under way has meeples in hand. Rows are filled before the bids of a round; there the first spot of the Bid
    Order Track is empty once somebody has bid, while during activations it is filled first.
    """
    if document.get("sow"):
        return record.SOW, True
    if (document.get("drawing") or {}).get("kind") in ("row", "djinns"):
        return record.BID, True
    if captured := document.get("captured"):
        return {"blue": record.BUILD, "red": record.KILL}.get(captured["colour"], record.TILE), False
    spots = document.get("bid_order", [None])
    if spots[0] is None and any(spots):
        return record.BID, True
    return record.MOVE, False


def seat_of_moment(state: State) -> int:
    """Whose bid or activation it is by the Bid Order Track: who stands there first bids, who came there last acts."""
    there = [int(seat) for seat in state.bid_order if seat != record.NONE]
    if not there:
        return 0
    return there[0] if state.phase == record.BID else there[-1]


def end_triggered(state: State, captured: bool) -> tuple[bool, bool]:
    """Whether the game ends with this round, and whether that is certain.

    A last camel was placed, or somebody who could not move has passed; ``captured``: the document says that the acting seat
    has captured nothing. Only Anun-Nak makes moves possible again once there are none.
    """
    passed = state.phase == record.FINISH and not captured
    if state.phase == record.OVER or (state.camels[: state.seats] == 0).any() or passed:
        return True, True
    nobody = state.djinn_owner[box.ANUN_NAK] == record.NONE
    moved = state.sow_start != record.NONE or state.captured_tile != record.NONE
    return False, bool(state.phase == record.BID or (nobody and (moved or movement_exists(state))))


# --- what the seats have ---------------------------------------------------------------------------------------------


def camels_left(state: State, seat: int) -> int:
    """Camels a seat has not placed."""
    return max(0, int(box.CAMELS[state.seats]) - int((state.camel == seat).sum()))


def is_untouched(state: State) -> bool:
    """Nobody has acted yet: what activations bring is nowhere, and nobody has bid."""
    anything = (state.viziers, state.elders, state.card_count, state.bag, state.djinn_owner + 1, state.camel + 1)
    nobody_has_bid = state.phase == record.BID and (state.turn_order == record.NONE).all()
    return bool(nobody_has_bid and not any(part.any() for part in anything))


def may_be_spent(state: State, seat: int) -> bool:
    """Whether a paid djinn of a seat can be spent now: of the one that acts, by option of any that has acted in this round."""
    if state.phase in (record.BID, record.OVER) or (djinn_limit_is_per_activation(state) and seat != state.seat):
        return False
    return any(box.DJINN_PRICE[djinn] != box.FREE and state.djinn_owner[djinn] == seat for djinn in range(len(box.DJINNS)))


def spent_by_what_they_do(document: Document) -> set[int]:
    """The djinns that must have been paid: their effect is there, pending, or being drawn."""
    found = {box.ECHIDNA} if document.get("echidna") else set()
    found |= {box.IBLIS} if document.get("iblis") else set()
    return found | {BRINGS[what["kind"]] for what in (document.get("pending"), document.get("drawing"))
                    if what and what["kind"] in BRINGS}


def acts_once_a_round(state: State) -> bool:
    """Whether a djinn that is spent was spent in this activation."""
    return bool(djinn_limit_is_per_activation(state) or state.seats > 2)


def kumarbi_may_be_spent(state: State) -> bool:
    """By option one bid a round: whether the owner of Kumarbi has bid in this round."""
    owner = int(state.djinn_owner[box.KUMARBI])
    return bool(kumarbi_is_once_a_round(state) and owner != record.NONE and state.phase != record.OVER
                and (state.phase != record.BID or (state.turn_order == owner).any()))


# --- what waits ------------------------------------------------------------------------------------------------------


def rows_to_fill(state: State) -> Document | None:
    """What chance draws before the first bid of a round. [3 Clean-up]"""
    if state.phase != record.BID or (state.turn_order != record.NONE).any() or (state.set_aside != record.NONE).any():
        return None
    cards = min(box.ROW - int(state.row_count), drawable_cards(state))
    if cards > 0:
        return {"kind": "row", "left": cards}
    djinns = min(box.DJINN_ROW - int(state.djinn_row_count), drawable_djinns(state))
    return {"kind": "djinns", "left": djinns} if djinns > 0 else None


def may_wait(state: State, what: str) -> bool:
    """Whether a choice (``pending``) or a draw (``drawing``) may be under way: its djinn was called in this activation."""
    kinds = record.PENDING if what == "pending" else record.DRAWINGS
    if state.phase in (record.BID, record.SOW, record.OVER):
        return False
    called = any(state.djinn_used[BRINGS[kind]] and state.djinn_owner[BRINGS[kind]] == state.seat
                 for kind in kinds if kind in BRINGS)
    kill = bool(state.phase == record.TILE and state.djinn_owner[box.KANDICHA] == state.seat)
    return called or (what == "drawing" and kill)


# --- the rest of the box ---------------------------------------------------------------------------------------------

PILES = ("bag", "resource_row", "resource_pile", "resource_discard", "djinn_row", "djinn_pile", "djinn_discard")
HOLDERS = {
    "tiles": {"tiles", "type", "value"}, "meeples": {"bag", "tiles", "players", "meeples", "viziers", "elders"},
    "cards": {"players", "cards", "resource_row", "resource_pile", "resource_discard"},
    "djinns": {"players", "djinns", "djinn_row", "djinn_pile", "djinn_discard"},
    "palms": {"tiles", "palms"}, "palaces": {"tiles", "palaces"}, "camels": {"tiles", "camel"}}
"""Where the pieces of a kind can be: fields of the document, of a tile or of a seat; ``tiles`` also stands for a whole tile."""
DRAWN_FROM = {"meeples": "bag", "cards": "resource_pile", "djinns": "djinn_pile"}
"""Where the pieces of a kind are that nobody sees."""
Path = tuple[str | int, ...]


def complete_box(state: State, left_out: LeftOut) -> dict[str, list[Path]]:
    """Fills in what is left out of a whole position: of every kind of piece, what the one holder that is not named must have.

    Where the bag or the pile is one of several that are not named, it is taken to hold all that is nowhere. Answers the holders
    that stay open, by kind: there are several, or what they hold has an order that nothing tells.
    """
    fill: dict[str, Callable[[State, Path], bool]] = {
        "tiles": partial(fill_tile, left_out.document), "meeples": fill_meeples, "cards": fill_cards, "djinns": fill_djinns,
        "palms": partial(fill_supply, "palms", box.PALMS), "palaces": partial(fill_supply, "palaces", box.PALACES),
        "camels": fill_camel}
    still_open: dict[str, list[Path]] = {
        "markers": [(track,) for track in ("bid_order", "turn_order", "set_aside") if left_out.lacks(track)]}
    for kind, holders in HOLDERS.items():
        lacking = [path for field in ("tiles", "players", *PILES) for text in left_out.missing(field)
                   if _holder(path := _path(text)) in holders and not _follows(left_out.document, path)]
        pile: Path = (DRAWN_FROM.get(kind, ""),)
        if len(lacking) > 1 and pile in lacking:
            fill[kind](state, pile)
            left_out.assume("piles", ["/".join(map(str, path)) for path in lacking])
        elif not (len(lacking) == 1 and lacking[0] not in (("tiles",), ("players",)) and fill[kind](state, lacking[0])):
            still_open[kind] = lacking
    return still_open


def _path(text: str) -> Path:
    return tuple(int(part) if part.isdigit() else part for part in text.split("/"))


def _holder(path: Path) -> str:
    """The name in ``HOLDERS`` of a field that is left out."""
    return "tiles" if path[0] == "tiles" and len(path) == 2 else str(path[-1])


def _follows(document: Document, path: Path) -> bool:
    """Whether a missing field is the value of a tile that is open anyway, or whose type has one value only."""
    return path[-1] == "value" and document["tiles"][path[1]].get("type") != box.TILE_TYPES[box.SACRED_PLACE]


def fill_tile(document: Document, state: State, path: Path) -> bool:
    """The type and the value that the other twenty-nine tiles leave, unless the document says another."""
    given = document["tiles"].get(path[1], {})
    tile = box.TILE_NAMES.index(str(path[1]))
    rest = list(zip(box.BOX_TILE_TYPES.tolist(), box.BOX_TILE_VALUES.tolist(), strict=True))
    for other in range(box.TILES):
        found = (int(state.tile_type[other]), int(state.tile_value[other]))
        if other != tile and found in rest:
            rest.remove(found)
    if len(rest) == 1:
        kind, value = rest[0]
        if given.get("type", box.TILE_TYPES[kind]) == box.TILE_TYPES[kind] and given.get("value", value) == value:
            state.tile_type[tile], state.tile_value[tile] = kind, value
    return len(rest) == 1


def fill_meeples(state: State, path: Path) -> bool:
    """A tile, the bag, Viziers or Elders."""
    rest = np.maximum(0, box.MEEPLES - meeples_outside(state) - state.bag)
    if path[-1] == "bag":
        state.bag[:] = rest
    elif path[-1] == "viziers":
        state.viziers[path[1]] = rest[box.YELLOW]
    elif path[-1] == "elders":
        state.elders[path[1]] = rest[box.WHITE]
    else:
        state.meeples[box.TILE_NAMES.index(str(path[1]))] = rest
    return True


def fill_cards(state: State, path: Path) -> bool:
    """A pile or a hand; the row only where its cards are alike, for they have an order."""
    rest = np.maximum(0, box.CARDS - cards_outside(state) - state.pile)
    count = int(rest.sum())
    if path[-1] == "resource_pile":
        state.pile[:] = rest
        state.pile_count = count
    elif path[-1] == "resource_discard":
        state.discard[:] = rest
    elif path[-1] == "cards":
        state.cards[path[1]] = rest
        state.card_count[path[1]] += count
    elif count > box.ROW or (rest > 0).sum() > 1:
        return False
    else:
        state.row[:count] = int(rest.argmax())
        state.row_count = count
    return True


def fill_djinns(state: State, path: Path) -> bool:
    """The pile or the discards; the row or a seat only where it is one djinn, for they have an order."""
    shown = {int(djinn) for row in (state.djinn_row, state.pending_cards) for djinn in row}
    rest = [djinn for djinn in range(len(box.DJINNS)) if djinn not in shown
            and not (state.djinn_pile[djinn] or state.djinn_discard[djinn] or state.djinn_owner[djinn] != record.NONE)]
    if path[-1] == "djinn_pile":
        state.djinn_pile[rest] = 1
        state.djinn_pile_count = len(rest)
    elif path[-1] == "djinn_discard":
        state.djinn_discard[rest] = 1
        state.djinn_discard_count = len(rest)
    elif len(rest) > 1:
        return False
    elif path[-1] == "djinns":
        state.djinn_owner[rest], state.djinn_arrival[rest] = path[1], 1
    else:
        state.djinn_row[: len(rest)] = rest
        state.djinn_row_count = len(rest)
    return True


def fill_supply(piece: str, of_box: int, state: State, path: Path) -> bool:
    """Palm trees or palaces of a tile: what neither the supply nor another tile has."""
    on_tiles = state[piece]
    on_tiles[box.TILE_NAMES.index(str(path[1]))] = max(0, of_box - int(state[f"{piece}_left"]) - int(on_tiles.sum()))
    return True


def fill_camel(state: State, path: Path) -> bool:
    """The camel that one seat lacks."""
    seats = [seat for seat in range(int(state.seats)) if camels_left(state, seat) == int(state.camels[seat]) + 1]
    if len(seats) == 1:
        state.camel[box.TILE_NAMES.index(str(path[1]))] = seats[0]
    return True


def meeples_outside(state: State) -> Any:
    """Meeples by colour that are not in the bag."""
    meeples = state.meeples.sum(axis=0) + state.hand
    meeples[box.YELLOW] += state.viziers.sum()
    meeples[box.WHITE] += state.elders.sum()
    return meeples


def cards_outside(state: State) -> Any:
    """Resource cards by kind that are not in the pile."""
    row = np.array([int((state.row == kind).sum()) for kind in range(len(box.KINDS))])
    return state.discard + state.cards.sum(axis=0) + row
