"""Whose turn it is, how many placements it has, who is skipped, when the game ends. [Turn of play, End of the game]"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import NOBODY, State
from zellige.games.medina.components import SINGLE_TURNS
from zellige.games.medina.options import last_piece_owes_another, may_enter_again
from zellige.games.medina.placements import has_placement


@rule
def begin_turn(state: State, seat: int) -> None:
    """A turn has two placements; one in the opening turns, or when the hand held a single piece."""
    state.seat = seat
    state.turn += 1
    state.placed_this_turn = 0
    state.tea_at_turn_start = state.tea[seat]
    state.own_roof_this_turn = 0
    state.placements_left = 2
    one_piece = pieces_in_hand(state, seat) == 1 and not last_piece_owes_another(state)
    if state.turn <= SINGLE_TURNS[state.seats] or one_piece:
        state.placements_left = 1


@rule
def pieces_in_hand(state: State, seat: int) -> int:
    """Every wooden piece of a seat, also those that cannot be placed now."""
    count = 0
    for kind in range(state.hands.shape[1]):
        count += int(state.hands[seat, kind])
    return count


@rule
def go_on(state: State) -> None:
    """After a complete action: the same seat again, the next seat that can place, or the end."""
    if not may_enter_again(state):
        for seat in range(state.seats):
            if pieces_in_hand(state, seat) == 0:
                state.out[seat] = 1
    if state.placements_left > 0 and has_placement(state, int(state.seat)):
        return
    for further in range(1, int(state.seats) + 1):
        seat = (int(state.seat) + further) % int(state.seats)
        if not state.out[seat] and has_placement(state, seat):
            begin_turn(state, seat)
            return
    end_game(state)


@rule
def end_game(state: State) -> None:
    """Nobody can place any more."""
    state.seat = NOBODY
    state.placements_left = 0
    state.placed_this_turn = 0
    state.tea_at_turn_start = 0
    state.own_roof_this_turn = 0
