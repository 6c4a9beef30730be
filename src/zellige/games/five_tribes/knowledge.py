"""What a seat may not know, and a fair guess at it. [Set-up: coins stay face down, cards are held in hand]

Public: the board, both rows, all tracks, Viziers, Elders, djinns and camels, the discarded resource cards, how many cards
everybody holds, and every card that was taken from the row. Secret: the coins of others (options ``open_coins_and_cards`` and
``perfect_memory``), their blind cards (option ``resource_cards_hidden``), and the djinns Sibittis drew and did not keep.
So a blind draw, and what Sibittis draws, is heard by its owner alone; every decision is made in the open.
A secret card is put back among those that nobody can tell apart: the pile of a masked record holds all of them, ``pile_count``
says how many of them the pile really has.
"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import State, Words
from zellige.core.rng import below
from zellige.games.five_tribes.components import DJINN_ROW, DJINNS, KINDS, SIBITTIS
from zellige.games.five_tribes.options import cards_are_public, everything_is_open, memory_is_perfect
from zellige.games.five_tribes.state import DRAW_KANDICHA, DRAW_SIBITTIS, DRAW_SLOAR, NONE

_DJINNS, _KINDS = len(DJINNS), len(KINDS)
USUAL_COINS = 81
"""Two of these, added: 0 to 160 halves, around the 40 coins a seat usually has."""


def heard(state: State, action: int, seat: int | None) -> int | None:
    """Everything but what another seat draws blind, or draws for Sibittis."""
    blind = state.drawing in (DRAW_SLOAR, DRAW_KANDICHA) and not (everything_is_open(state) or cards_are_public(state))
    return None if seat != state.seat and (blind or state.drawing == DRAW_SIBITTIS) else action


# --- hiding ----------------------------------------------------------------------------------------------------------


@rule
def sees(eyes: int, seat: int) -> bool:
    """Whether a seat looks; nobody's does not."""
    return seat >= 0 and eyes >> seat & 1 == 1


@rule
def mask(state: State, eyes: int) -> None:
    """Blanks what none of the seats that look may know."""
    for other in range(state.seats):
        if not sees(eyes, other) and not everything_is_open(state):
            if not memory_is_perfect(state):
                state.coins[other] = 0
                state.coins_hidden[other] = 1
            if not cards_are_public(state):
                hide_blind_cards(state, other)
    if not sees(eyes, int(state.djinn_owner[SIBITTIS])):
        hide_discarded_djinns(state)
    if not sees(eyes, int(state.seat)):
        hide_drawn_djinns(state)


@rule
def hide_blind_cards(state: State, seat: int) -> None:
    """Cards nobody saw arrive go among the unseen ones."""
    for kind in range(_KINDS):
        state.pile[kind] += state.cards[seat, kind] - state.known[seat, kind]
        state.cards[seat, kind] = state.known[seat, kind]


@rule
def hide_discarded_djinns(state: State) -> None:
    """The djinns that were not kept go among the unseen ones."""
    for djinn in range(_DJINNS):
        if state.djinn_discard[djinn] == 1:
            state.djinn_discard[djinn] = 0
            state.djinn_pile[djinn] = 1


@rule
def hide_drawn_djinns(state: State) -> None:
    """The djinns Sibittis offers go among the unseen ones."""
    for place in range(DJINN_ROW):
        djinn = state.pending_cards[place]
        if djinn != NONE:
            state.pending_cards[place] = NONE
            state.djinn_pile[djinn] = 1


# --- guessing --------------------------------------------------------------------------------------------------------


@rule
def resample(state: State, seat: int, words: Words) -> None:
    """Fills in everything a masked record lacks, each unseen card as likely as any other."""
    for other in range(state.seats):
        if state.coins_hidden[other] == 1:
            state.coins_hidden[other] = 0
            state.coins[other] = (below(words, USUAL_COINS) + below(words, USUAL_COINS)) // 2
        deal_blind_cards(state, other, words)
    deal_discarded_djinns(state, words)
    deal_drawn_djinns(state, words)


@rule
def deal_blind_cards(state: State, seat: int, words: Words) -> None:
    """Gives a hand as many unseen cards as it lacks."""
    held, unseen = 0, 0
    for kind in range(_KINDS):
        held += state.cards[seat, kind]
        unseen += state.pile[kind]
    for _ in range(state.card_count[seat] - held):
        nth, kind = below(words, unseen), 0
        while nth >= state.pile[kind]:
            nth -= state.pile[kind]
            kind += 1
        state.pile[kind] -= 1
        state.cards[seat, kind] += 1
        unseen -= 1


@rule
def unseen_djinn(state: State, words: Words) -> int:
    """Any djinn of those unseen, taken out."""
    unseen = 0
    for djinn in range(_DJINNS):
        unseen += state.djinn_pile[djinn]
    nth, djinn = below(words, unseen), 0
    while state.djinn_pile[djinn] == 0 or nth > 0:
        nth -= state.djinn_pile[djinn]
        djinn += 1
    state.djinn_pile[djinn] = 0
    return djinn


@rule
def deal_discarded_djinns(state: State, words: Words) -> None:
    """Makes the discards as many as they are."""
    there = 0
    for djinn in range(_DJINNS):
        there += state.djinn_discard[djinn]
    for _ in range(state.djinn_discard_count - there):
        state.djinn_discard[unseen_djinn(state, words)] = 1


@rule
def deal_drawn_djinns(state: State, words: Words) -> None:
    """Gives Sibittis the djinns that were drawn."""
    for place in range(state.pending_count):
        if state.pending_cards[place] == NONE:
            state.pending_cards[place] = unseen_djinn(state, words)
