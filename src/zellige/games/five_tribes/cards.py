"""Resource cards: the face-up row, the pile, the discards, and what is in hand. Piles are counts, they have no order."""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import State
from zellige.games.five_tribes.actions import MOST_FAKIRS
from zellige.games.five_tribes.components import FAKIR, KINDS
from zellige.games.five_tribes.state import NONE

_KINDS = len(KINDS)


@rule
def fakirs(state: State, seat: int) -> int:
    """Fakirs in hand that can be spent: those of a box, though a part of a position may name more."""
    return min(int(state.cards[seat, FAKIR]), MOST_FAKIRS)


@rule
def take_from_row(state: State, seat: int, place: int) -> None:
    """The card at a place of the row goes to a hand, for all to see; the others close up. [4 Merchants; 5 Markets]"""
    kind = int(state.row[place])
    for spot in range(place, state.row_count - 1):
        state.row[spot] = state.row[spot + 1]
    state.row_count -= 1
    state.row[state.row_count] = NONE
    state.cards[seat, kind] += 1
    state.known[seat, kind] += 1
    state.card_count[seat] += 1


@rule
def take_blind(state: State, seat: int, kind: int) -> None:
    """A card of the pile goes to a hand, unseen by the others."""
    state.pile[kind] -= 1
    state.pile_count -= 1
    state.cards[seat, kind] += 1
    state.card_count[seat] += 1


@rule
def discard_card(state: State, seat: int, kind: int) -> None:
    """A card of a hand goes to the discards, for all to see. One that all saw arrive goes before one they did not."""
    state.cards[seat, kind] -= 1
    state.card_count[seat] -= 1
    if state.known[seat, kind] > 0:
        state.known[seat, kind] -= 1
    state.discard[kind] += 1


@rule
def discard_fakirs(state: State, seat: int, count: int) -> None:
    """So many Fakirs are spent."""
    for _ in range(count):
        discard_card(state, seat, FAKIR)


@rule
def discard_count(state: State) -> int:
    """Cards in the discard pile."""
    total = 0
    for kind in range(_KINDS):
        total += state.discard[kind]
    return total


@rule
def drawable_cards(state: State) -> int:
    """How many cards could be drawn, with a reshuffle where it is needed."""
    return int(state.pile_count) + discard_count(state)


@rule
def blind_cards(state: State, seat: int) -> int:
    """Cards in a hand that the others did not see arrive."""
    seen = 0
    for kind in range(_KINDS):
        seen += state.known[seat, kind]
    return int(state.card_count[seat]) - seen


@rule
def reshuffle_cards(state: State) -> None:
    """The discards become the pile, because a card must be drawn and there is none. [3 Clean-up]

    The pile is empty for all to see: when a single hand holds blind cards, everybody can tell what they are.
    """
    holder, holders = NONE, 0
    for seat in range(state.seats):
        if blind_cards(state, seat) > 0:
            holder, holders = seat, holders + 1
    for kind in range(_KINDS):
        if holders == 1:
            state.cards[holder, kind] += state.pile[kind]  # in a masked record what is left of the pile is this hand's
            state.known[holder, kind] = state.cards[holder, kind]
            state.pile[kind] = 0
        state.pile[kind] += state.discard[kind]
        state.pile_count += state.discard[kind]
        state.discard[kind] = 0
