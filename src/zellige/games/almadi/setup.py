"""The deal (rulebook, Setup; Playing with characters 1; solo game, Setup)."""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import State
from zellige.core.rng import Words, below
from zellige.games.almadi.components import (
    CARDS,
    CARDS_IN_PLAY,
    CHARACTERS,
    COLOUR,
    DEALT,
    GREY,
    GREY_OBJECTIVES,
    OBJECTIVES,
    PER_KIND,
    RUBIES,
    SOLO_WITHOUT,
    STARTS,
    TILES,
    TILES_PER_KIND,
)
from zellige.games.almadi.options import plays_characters, start_tiles_are_chosen
from zellige.games.almadi.realm import put_down
from zellige.games.almadi.state import (
    CHOOSE,
    DEALT_TO,
    IN_BOX,
    IN_PLAY,
    KEEP,
    MIDDLE,
    NO_COPY,
    ON_TOP,
    START,
    UNSEEN,
    WIDTH,
    install_shipped,
    solo,
    tile_pile,
)


@rule
def setup(state: State, words: Words) -> None:
    """A fresh deal on a record that holds seats and options, and perhaps a component set."""
    seats = int(state.seats)
    install_shipped(state)
    state.last = state.moved = state.barred = -1
    state.copied = NO_COPY
    state.supply = RUBIES
    _lay_out_tiles(state, words)
    _lay_out_cards(state, words)
    _lay_out_objectives(state, words)
    _hand_out_start_tiles(state, words)
    if plays_characters(state):
        _deal_characters(state, words)
    state.first = state.seat = below(words, seats)
    state.phase = first_phase(state)


@rule
def first_phase(state: State) -> int:
    """What is decided first: start tiles, then Characters, then the turns begin."""
    if state.start_of[int(state.seat)] == 0:
        return START
    return KEEP if state.dealt[int(state.seat)] > 0 else CHOOSE


@rule
def _lay_out_tiles(state: State, words: Words) -> None:
    """So many tiles of each kind are in the game; eight lie open."""
    for kind in range(4):
        state.pile[kind] = TILES_PER_KIND[int(state.seats)]
    for space in range(8):
        state.board[space] = draw_tile(state, words)


@rule
def draw_tile(state: State, words: Words) -> int:
    """Takes a random tile from the pile: its kind by what is left, then any tile of the kind that nobody has seen."""
    left = below(words, tile_pile(state))
    kind = 0
    while left >= state.pile[kind]:
        left -= int(state.pile[kind])
        kind += 1
    hidden = 0
    for index in range(PER_KIND):
        if state.tile_at[kind * PER_KIND + index] == UNSEEN:
            hidden += 1
    nth = below(words, hidden)
    for index in range(kind * PER_KIND, (kind + 1) * PER_KIND):
        if state.tile_at[index] == UNSEEN:
            if nth == 0:
                state.tile_at[index] = IN_PLAY
                state.pile[kind] -= 1
                return index + 1
            nth -= 1
    return 0


@rule
def _lay_out_cards(state: State, words: Words) -> None:
    """The face-up card of both piles; the others are known by their number only."""
    for pile in range(2):
        card = below(words, CARDS)
        state.card_at[pile, card] = ON_TOP
        state.card_top[pile] = card + 1
        state.cards_left[pile] = CARDS_IN_PLAY[int(state.seats)] - 1


@rule
def _lay_out_objectives(state: State, words: Words) -> None:
    """One of each colour, and grey ones by the number of seats."""
    for colour in range(5):
        for _ in range(GREY_OBJECTIVES[int(state.seats)] if colour == GREY else 1):
            hidden = 0
            for objective in range(OBJECTIVES):
                if state.goals[objective, COLOUR] == colour and state.objective_at[objective] == IN_BOX:
                    hidden += 1
            nth = below(words, hidden)
            for objective in range(OBJECTIVES):
                if state.goals[objective, COLOUR] == colour and state.objective_at[objective] == IN_BOX:
                    if nth == 0:
                        state.objective_at[objective] = MIDDLE
                    nth -= 1


@rule
def _hand_out_start_tiles(state: State, words: Words) -> None:
    """A random start tile for each seat, or all five laid out to choose from."""
    for start in range(STARTS):
        state.start_left[start] = 1
    if start_tiles_are_chosen(state):
        return
    for seat in range(int(state.seats)):
        nth = below(words, STARTS - seat)
        for start in range(STARTS):
            if state.start_left[start] == 1:
                if nth == 0:
                    give_start_tile(state, seat, start)
                nth -= 1
    for start in range(STARTS):
        state.start_left[start] = 0


@rule
def give_start_tile(state: State, seat: int, start: int) -> None:
    """A start tile becomes the column 0 of a realm."""
    state.start_left[start] = 0
    state.start_of[seat] = start + 1
    for row in range(4):
        put_down(state, seat, (row + 1) * WIDTH, TILES + 1 + 4 * start + row)


@rule
def _deal_characters(state: State, words: Words) -> None:
    """Three Characters for each seat, four for two seats; solo six without the three that need others."""
    for seat in range(int(state.seats)):
        for _ in range(DEALT[int(state.seats)]):
            deal_unseen(state, DEALT_TO + seat, words)
            state.dealt[seat] += 1


@rule
def deal_unseen(state: State, place: int, words: Words) -> None:
    """A random Character of the pack comes to a place."""
    hidden = 0
    for character in range(len(CHARACTERS)):
        if may_be_dealt(state, character):
            hidden += 1
    nth = below(words, hidden)
    for character in range(len(CHARACTERS)):
        if may_be_dealt(state, character):
            if nth == 0:
                state.character_at[character] = place
            nth -= 1


@rule
def may_be_dealt(state: State, character: int) -> bool:
    """Whether a Character is still in the pack."""
    if solo(state) and SOLO_WITHOUT[character] == 1:
        return False
    return bool(state.character_at[character] == IN_BOX)
