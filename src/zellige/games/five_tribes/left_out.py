"""What a position document leaves out and the rest of it decides: what play would have made of it."""

from __future__ import annotations

from zellige.core.game import Document, State
from zellige.games.five_tribes.cards import drawable_cards
from zellige.games.five_tribes.components import (
    ANUN_NAK,
    BOURAQ,
    CAMELS,
    DJINN_PRICE,
    DJINN_ROW,
    DJINNS,
    ECHIDNA,
    ENKI,
    FREE,
    IBLIS,
    KANDICHA,
    KUMARBI,
    ROW,
    SIBITTIS,
    SLOAR,
)
from zellige.games.five_tribes.draws import drawable_djinns
from zellige.games.five_tribes.movement import movement_exists
from zellige.games.five_tribes.state import (
    BID,
    BUILD,
    DRAWINGS,
    FINISH,
    KILL,
    MOVE,
    NONE,
    O_DJINN_LIMIT,
    O_KUMARBI_LIMIT,
    OVER,
    PENDING,
    SOW,
    TILE,
)

BRINGS = {"palm": ENKI, "palace": BOURAQ, "keep": SIBITTIS, "sloar": SLOAR, "sibittis": SIBITTIS, "anun_nak": ANUN_NAK}
"""The djinn behind a pending choice or a draw."""


# --- the moment ------------------------------------------------------------------------------------------------------


def phase_of(document: Document) -> tuple[int, bool]:
    """The phase, and whether it can be no other.

    Only a movement under way has meeples in hand. Rows are filled before the bids of a round; there the first spot of the Bid
    Order Track is empty once somebody has bid, while during activations it is filled first.
    """
    if document.get("sow"):
        return SOW, True
    if (document.get("drawing") or {}).get("kind") in ("row", "djinns"):
        return BID, True
    if captured := document.get("captured"):
        return {"blue": BUILD, "red": KILL}.get(captured["colour"], TILE), False
    spots = document.get("bid_order", [None])
    if spots[0] is None and any(spots):
        return BID, True
    return MOVE, False


def seat_of_moment(state: State) -> int:
    """Whose bid or activation it is by the Bid Order Track: who stands there first bids, who came there last acts."""
    there = [int(seat) for seat in state.bid_order if seat != NONE]
    if not there:
        return 0
    return there[0] if state.phase == BID else there[-1]


def end_triggered(state: State, captured: bool) -> tuple[bool, bool]:
    """Whether the game ends with this round, and whether that is certain.

    A last camel was placed, or somebody who could not move has passed; ``captured``: the document says that the acting seat
    has captured nothing. Only Anun-Nak makes moves possible again once there are none.
    """
    seats = range(int(state.seats))
    if state.phase == OVER or any(state.camels[seat] == 0 for seat in seats) or (state.phase == FINISH and not captured):
        return True, True
    moved = state.sow_start != NONE or state.captured_tile != NONE
    return False, bool(state.phase == BID or (state.djinn_owner[ANUN_NAK] == NONE and (moved or movement_exists(state))))


# --- what the seats have ---------------------------------------------------------------------------------------------


def camels_left(state: State, seat: int) -> int:
    """Camels a seat has not placed."""
    return max(0, int(CAMELS[state.seats]) - int((state.camel == seat).sum()))


def is_untouched(state: State) -> bool:
    """Nobody has acted yet: what activations bring is nowhere, and nobody has bid."""
    anything = (state.viziers, state.elders, state.card_count, state.bag, state.djinn_owner + 1, state.camel + 1)
    return bool(state.phase == BID and not any(part.any() for part in anything) and (state.turn_order == NONE).all())


def may_be_spent(state: State, seat: int) -> bool:
    """Whether a paid djinn of a seat can be spent now: of the one that acts, by option of any that has acted in this round."""
    if state.phase in (BID, OVER) or (state.options[O_DJINN_LIMIT] == 0 and seat != state.seat):
        return False
    return any(DJINN_PRICE[djinn] != FREE and state.djinn_owner[djinn] == seat for djinn in range(len(DJINNS)))


def spent_by_what_they_do(document: Document) -> set[int]:
    """The djinns that must have been paid: their effect is there, pending, or being drawn."""
    found = {ECHIDNA} if document.get("echidna") else set()
    found |= {IBLIS} if document.get("iblis") else set()
    return found | {BRINGS[what["kind"]] for what in (document.get("pending"), document.get("drawing"))
                    if what and what["kind"] in BRINGS}


def acts_once_a_round(state: State) -> bool:
    """Whether a djinn that is spent was spent in this activation."""
    return bool(state.options[O_DJINN_LIMIT] == 0 or state.seats > 2)


def kumarbi_may_be_spent(state: State) -> bool:
    """By option one bid a round: whether the owner of Kumarbi has bid in this round."""
    owner = int(state.djinn_owner[KUMARBI])
    return bool(state.options[O_KUMARBI_LIMIT] == 1 and owner != NONE and state.phase != OVER
                and (state.phase != BID or (state.turn_order == owner).any()))


# --- what waits ------------------------------------------------------------------------------------------------------


def rows_to_fill(state: State) -> Document | None:
    """What chance draws before the first bid of a round. [3 Clean-up]"""
    if state.phase != BID or (state.turn_order != NONE).any() or (state.set_aside != NONE).any():
        return None
    cards = min(ROW - int(state.row_count), drawable_cards(state))
    if cards > 0:
        return {"kind": "row", "left": cards}
    djinns = min(DJINN_ROW - int(state.djinn_row_count), drawable_djinns(state))
    return {"kind": "djinns", "left": djinns} if djinns > 0 else None


def may_wait(state: State, what: str) -> bool:
    """Whether a choice (``pending``) or a draw (``drawing``) may be under way: its djinn was called in this activation."""
    kinds = PENDING if what == "pending" else DRAWINGS
    if state.phase in (BID, SOW, OVER):
        return False
    called = any(state.djinn_used[BRINGS[kind]] and state.djinn_owner[BRINGS[kind]] == state.seat
                 for kind in kinds if kind in BRINGS)
    kill = bool(state.phase == TILE and state.djinn_owner[KANDICHA] == state.seat)
    return called or (what == "drawing" and kill)


