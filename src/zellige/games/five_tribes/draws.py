"""What chance decides: cards for the rows, blind cards, djinns for Sibittis, meeples for Anun-Nak. [3 Clean-up; Djinns]"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import Ints, State
from zellige.games.five_tribes.actions import DRAW_CARD_AT, DRAW_DJINN_AT, DRAW_MEEPLE_AT
from zellige.games.five_tribes.cards import drawable_cards, reshuffle_cards, take_blind
from zellige.games.five_tribes.components import COLOURS, DJINN_ROW, DJINNS, KINDS, ROW
from zellige.games.five_tribes.state import (
    DRAW_ANUN_NAK,
    DRAW_DJINNS,
    DRAW_KANDICHA,
    DRAW_ROW,
    DRAW_SIBITTIS,
    DRAW_SLOAR,
    KEEP,
    NO_DRAW,
    NONE,
)

_COLOURS, _DJINNS, _KINDS = len(COLOURS), len(DJINNS), len(KINDS)
RESOURCE_PILE, DJINN_PILE, BAG = range(3)
"""What chance draws from."""


@rule
def pile_drawn_from(state: State) -> int:
    """The pile of the pending draw."""
    if state.drawing == DRAW_ANUN_NAK:
        return BAG
    return DJINN_PILE if state.drawing in (DRAW_DJINNS, DRAW_SIBITTIS) else RESOURCE_PILE


@rule
def drawable_djinns(state: State) -> int:
    """How many djinns could be drawn, with a reshuffle where it is needed."""
    return int(state.djinn_pile_count) + int(state.djinn_discard_count)


def drawable(state: State) -> int:
    """How many there are to draw for the pending draw, with a reshuffle where it is needed."""
    pile = pile_drawn_from(state)
    if pile == BAG:
        return int(state.bag.sum())
    return drawable_cards(state) if pile == RESOURCE_PILE else drawable_djinns(state)


@rule
def reshuffle_djinns(state: State) -> None:
    """The discarded djinns become the pile."""
    for djinn in range(_DJINNS):
        if state.djinn_discard[djinn] == 1:
            state.djinn_pile[djinn] = 1
            state.djinn_discard[djinn] = 0
    state.djinn_pile_count = state.djinn_discard_count
    state.djinn_discard_count = 0


@rule
def begin_draws(state: State, what_for: int, count: int, tile: int) -> None:
    """Chance is to move ``count`` times; 0 draws are none."""
    if count <= 0:
        return
    state.drawing = what_for
    state.draws_left = count
    state.drawing_tile = tile
    ready_pile(state)


@rule
def ready_pile(state: State) -> None:
    """An empty pile is made anew from the discards, now that something must be drawn."""
    pile = pile_drawn_from(state)
    if pile == RESOURCE_PILE and state.pile_count == 0:
        reshuffle_cards(state)
    elif pile == DJINN_PILE and state.djinn_pile_count == 0:
        reshuffle_djinns(state)


@rule
def refill_rows(state: State) -> None:
    """Clean-up: the resource row up to nine, then the djinn row up to three, as far as there are cards. [3]"""
    begin_draws(state, DRAW_ROW, min(ROW - int(state.row_count), drawable_cards(state)), NONE)
    if state.drawing == NO_DRAW:
        refill_djinns(state)


@rule
def refill_djinns(state: State) -> None:
    """The djinn row up to three."""
    begin_draws(state, DRAW_DJINNS, min(DJINN_ROW - int(state.djinn_row_count), drawable_djinns(state)), NONE)


@rule
def list_outcomes(state: State, out: Ints) -> int:
    """What may be drawn."""
    pile, n = pile_drawn_from(state), 0
    if pile == RESOURCE_PILE:
        for kind in range(_KINDS):
            if state.pile[kind] > 0:
                out[n] = DRAW_CARD_AT + kind
                n += 1
    elif pile == DJINN_PILE:
        for djinn in range(_DJINNS):
            if state.djinn_pile[djinn] == 1:
                out[n] = DRAW_DJINN_AT + djinn
                n += 1
    else:
        for colour in range(_COLOURS):
            if state.bag[colour] > 0:
                out[n] = DRAW_MEEPLE_AT + colour
                n += 1
    return n


@rule
def weigh_outcomes(state: State, out: Ints) -> int:
    """How many cards or meeples stand behind each outcome, in the order of ``list_outcomes``."""
    n = list_outcomes(state, out)
    for place in range(n):
        what = out[place]
        if what >= DRAW_MEEPLE_AT:
            out[place] = state.bag[what - DRAW_MEEPLE_AT]
        elif what >= DRAW_DJINN_AT:
            out[place] = 1
        else:
            out[place] = state.pile[what - DRAW_CARD_AT]
    return n


@rule
def apply_draw(state: State, action: int) -> None:
    """One outcome; the last one lets the game go on."""
    what_for = int(state.drawing)
    if what_for == DRAW_ROW:
        add_to_row(state, action - DRAW_CARD_AT)
    elif what_for in (DRAW_SLOAR, DRAW_KANDICHA):
        take_blind(state, int(state.seat), action - DRAW_CARD_AT)
    elif what_for == DRAW_ANUN_NAK:
        state.bag[action - DRAW_MEEPLE_AT] -= 1
        state.meeples[state.drawing_tile, action - DRAW_MEEPLE_AT] += 1
    else:
        lay_out_djinn(state, action - DRAW_DJINN_AT)
    left = int(state.draws_left) - 1
    state.draws_left = left
    if left > 0:
        ready_pile(state)
        return
    state.drawing = NO_DRAW
    state.drawing_tile = NONE
    if what_for == DRAW_ROW:
        refill_djinns(state)
    elif what_for == DRAW_SIBITTIS:
        state.pending = KEEP


@rule
def add_to_row(state: State, kind: int) -> None:
    """A card of the pile at the end of the row."""
    state.pile[kind] -= 1
    state.pile_count -= 1
    state.row[state.row_count] = kind
    state.row_count += 1


@rule
def lay_out_djinn(state: State, djinn: int) -> None:
    """A djinn of the pile at the end of the row, or before the owner of Sibittis."""
    state.djinn_pile[djinn] = 0
    state.djinn_pile_count -= 1
    if state.drawing == DRAW_SIBITTIS:
        state.pending_cards[state.pending_count] = djinn
        state.pending_count += 1
    else:
        state.djinn_row[state.djinn_row_count] = djinn
        state.djinn_row_count += 1
