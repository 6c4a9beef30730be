"""What a decision changes: one action of one seat, or one outcome of a pile, in place (rulebook, A game turn).

What may be decided stands in ``legal.py``; both read the realm through ``realm.py``.
"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import Ints, State
from zellige.games.almadi.actions import (
    ALI_DRAWS,
    COPY,
    DO_ALADDIN,
    DO_BADROULBOUDOUR,
    DO_DONE,
    DO_MARTELINE,
    DO_PARIBANOU,
    DO_RUBY,
    DO_STALL,
    DRAW_TILE,
    GIVE_MOSAIC,
    GIVE_STALL,
    KEEP_TWO,
    MOVE,
    PLACE_AT,
    PUT,
    RECRUIT,
    START_TILE,
    SWAP,
    TAKE,
    TAKE_OBJECTIVE,
    UNCOVER_MOSAIC,
    UNCOVER_STALL,
    keeps,
)
from zellige.games.almadi.components import (
    ALI_BABA,
    CARDS,
    CHARACTERS,
    DUNYAZAD,
    PER_KIND,
    STARTS,
    ZUMURRUD,
)
from zellige.games.almadi.legal import may_copy
from zellige.games.almadi.objectives import test_objectives
from zellige.games.almadi.options import hussain_spends_a_wish, zaynab_card_leaves
from zellige.games.almadi.realm import activate, lift, put_down, side_towards
from zellige.games.almadi.setup import first_phase, give_start_tile
from zellige.games.almadi.state import (
    ALI_DRAW,
    CELLS,
    CHOOSE,
    DEALT_TO,
    DISCARDED,
    EFFECTS,
    END1,
    END2,
    FACE_UP,
    HELD,
    HOLD,
    IN_HAND,
    IN_PLAY,
    NO_COPY,
    NO_DRAW,
    ON_TOP,
    OUT,
    OVER,
    PLACE,
    POOL_MARTELINE,
    POOL_MOON,
    POOL_RUBY,
    POOL_STALL,
    RECRUITED,
    REFILL,
    START,
    UNDER,
    USED_ALADDIN,
    USED_BADROULBOUDOUR,
    USED_HUSSAIN,
    USED_PARIBANOU,
    USED_ZAYNAB,
    WITH,
    has,
    solo,
    tile_pile,
)


@rule
def apply(state: State, action: int) -> None:
    """One decision or one outcome of a pile. The action must be legal."""
    if DRAW_TILE <= action < KEEP_TWO:
        _draw(state, action)
        return
    seat = int(state.seat)
    if action >= PLACE_AT:
        _land(state, seat, action)
    elif action >= KEEP_TWO:
        _keep(state, seat, action)
    elif action >= TAKE_OBJECTIVE:
        state.pool[POOL_MOON] -= 1
        state.objective_at[(action - TAKE_OBJECTIVE) // 6] = HELD + seat
    elif action >= RECRUIT:
        _use_character(state, seat, action)
    elif action >= DO_MARTELINE:
        _effect(state, seat, action)
    else:
        _choose(state, seat, action)
    test_objectives(state, seat)


# --- the piles ----------------------------------------------------------------------------------------------------------


@rule
def _draw(state: State, action: int) -> None:
    if action >= UNCOVER_STALL:
        card = action - UNCOVER_STALL
        if state.stall_at[card] >= UNDER:
            state.stalls_under -= 1
            _move_up(state.stall_at)
        else:
            state.stalls_left -= 1
        state.stall_at[card] = ON_TOP
        state.stall_top = card + 1
    elif action >= UNCOVER_MOSAIC:
        card = action - UNCOVER_MOSAIC
        if state.mosaic_at[card] >= UNDER:
            state.mosaics_under -= 1
            _move_up(state.mosaic_at)
        else:
            state.mosaics_left -= 1
        state.mosaic_at[card] = ON_TOP
        state.mosaic_top = card + 1
    else:
        _draw_tile(state, action - DRAW_TILE)


@rule
def _move_up(places: Ints) -> None:
    """The cards under a pile come one nearer to its top, so that equal piles are equal bytes."""
    for card in range(CARDS):
        if places[card] >= UNDER:
            places[card] -= 1


@rule
def _draw_tile(state: State, tile: int) -> None:
    """A tile comes into Ali's hand, or to the board: solo first the chosen space, then the discarded one."""
    state.pile[tile // PER_KIND] -= 1
    state.tile_at[tile] = IN_PLAY
    if state.drawing == ALI_DRAW:
        state.drawing = NO_DRAW
        state.tile = tile + 1
        state.phase = HOLD
        return
    space = int(state.refill) - 1
    state.board[space] = tile + 1
    beside = space ^ 1
    if solo(state) and state.board[beside] == 0 and tile_pile(state) > 0:
        state.refill = beside + 1
        return
    state.drawing = NO_DRAW
    _end_turn(state)


@rule
def take_mosaic(state: State, seat: int) -> None:
    """The face-up Mosaic goes to a seat."""
    state.mosaic_at[int(state.mosaic_top) - 1] = WITH + seat
    state.mosaic_top = 0


@rule
def take_stall(state: State, seat: int) -> None:
    """The face-up Stall card goes to a seat."""
    state.stall_at[int(state.stall_top) - 1] = WITH + seat
    state.stall_top = 0


@rule
def take_rubies(state: State, seat: int, wanted: int) -> None:
    """Rubies come from the supply as far as it has them."""
    taken = min(wanted, int(state.supply))
    state.supply -= taken
    state.rubies[seat] += taken


# --- before the first turn ----------------------------------------------------------------------------------------------


@rule
def next_seat(state: State, seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % int(state.seats)


@rule
def _keep(state: State, seat: int, action: int) -> None:
    """The kept Characters go into the hand; after the last seat the others are revealed. Solo lays the kept ones open."""
    for character in range(len(CHARACTERS)):
        if state.character_at[character] == DEALT_TO + seat and keeps(action, character):
            state.character_at[character] = FACE_UP if solo(state) else IN_HAND + seat
            state.dealt[seat] -= 1
            if not solo(state):
                state.hand[seat] += 1
    state.seat = next_seat(state, seat)
    if state.seat == state.first:
        for character in range(len(CHARACTERS)):
            if DEALT_TO <= state.character_at[character] < IN_HAND:
                state.character_at[character] = 0 if solo(state) else FACE_UP
        for other in range(int(state.seats)):
            state.dealt[other] = 0
        state.phase = CHOOSE


# --- choosing and placing -----------------------------------------------------------------------------------------------


@rule
def _choose(state: State, seat: int, action: int) -> None:
    """A start tile, a Landscape of the board, Ali's draw, or a board tile for the drawn one."""
    if action >= PUT:
        space = action - PUT
        replaced = state.board[space]
        state.board[space] = state.tile
        state.tile = replaced
        state.row = space // 2 + 1
        state.phase = PLACE
    elif action == ALI_DRAWS:
        state.drawing = ALI_DRAW
    elif action >= TAKE:
        space = action - TAKE
        state.tile = state.board[space]
        state.board[space] = 0
        state.row = space // 2 + 1
        state.refill = space + 1
        state.phase = PLACE
    else:
        give_start_tile(state, seat, action - START_TILE)
        state.seat = next_seat(state, seat)
        state.phase = first_phase(state)
        if state.phase != START:
            for start in range(STARTS):
                state.start_left[start] = 0


@rule
def _land(state: State, seat: int, action: int) -> None:
    """A Landscape comes to a place: from the hand, by a Genie, or two by Hussain's swap."""
    if action < MOVE:
        put_down(state, seat, action - PLACE_AT, int(state.tile))
        state.tile = 0
        state.row = 0
        state.phase = EFFECTS
        activate(state, seat, action - PLACE_AT, -1)
        return
    start, end = (action - MOVE) % (CELLS * CELLS) // CELLS, (action - MOVE) % CELLS
    state.wish = 0
    if action < SWAP:
        state.moves += 1
        put_down(state, seat, end, lift(state, seat, start))
        state.moved = end
        state.barred = start
        activate(state, seat, end, -1)
        return
    if hussain_spends_a_wish(state):
        state.moves += 1
    state.used |= USED_HUSSAIN
    one, other = lift(state, seat, start), lift(state, seat, end)
    put_down(state, seat, start, other)
    put_down(state, seat, end, one)
    state.moved = state.barred = -1
    activate(state, seat, start, -1)
    activate(state, seat, end, side_towards(end, start))  # a contact between the two counts once


# --- effects ------------------------------------------------------------------------------------------------------------


@rule
def _effect(state: State, seat: int, action: int) -> None:
    if action == DO_MARTELINE:
        state.pool[POOL_MARTELINE] -= 1
        take_mosaic(state, seat)
    elif action == DO_STALL:
        state.pool[POOL_STALL] -= 1
        take_stall(state, seat)
    elif action == DO_RUBY:
        state.pool[POOL_RUBY] -= 1
        take_rubies(state, seat, 2 if has(state, seat, ALI_BABA) else 1)
    elif action == DO_ALADDIN:
        state.used |= USED_ALADDIN
        take_rubies(state, seat, 1)
    elif action == DO_BADROULBOUDOUR:
        state.used |= USED_BADROULBOUDOUR
        take_mosaic(state, seat)
    elif action == DO_PARIBANOU:
        state.used |= USED_PARIBANOU
        take_stall(state, seat)
    elif action == DO_DONE:
        _finish(state)
    else:
        _pass(state)


@rule
def _use_character(state: State, seat: int, action: int) -> None:
    """Recruiting, Zumurrud's choice, Zaynab's exchange."""
    if action >= GIVE_STALL:
        _give_stall(state, action - GIVE_STALL)
        state.used |= USED_ZAYNAB
        take_mosaic(state, seat)
    elif action >= GIVE_MOSAIC:
        _give_mosaic(state, action - GIVE_MOSAIC)
        state.used |= USED_ZAYNAB
        take_stall(state, seat)
    elif action >= COPY:
        state.copied = action - COPY
        if state.phase == END1 or state.phase == END2:
            _pass(state)
    else:
        character = action - RECRUIT
        if state.character_at[character] == IN_HAND + seat:
            state.hand[seat] -= 1
        state.character_at[character] = RECRUITED + seat
        state.rubies[seat] -= state.costs[character]
        state.supply += state.costs[character]


@rule
def _give_mosaic(state: State, card: int) -> None:
    """A Mosaic goes under its pile, or out of the game by the option."""
    if zaynab_card_leaves(state):
        state.mosaic_at[card] = OUT
    elif state.mosaic_top == 0:
        state.mosaic_at[card] = ON_TOP
        state.mosaic_top = card + 1
    else:
        last = UNDER - 1
        for other in range(CARDS):
            last = max(last, int(state.mosaic_at[other]))
        state.mosaic_at[card] = last + 1
        state.mosaics_under += 1


@rule
def _give_stall(state: State, card: int) -> None:
    """A Stall card goes under its pile, or out of the game by the option."""
    if zaynab_card_leaves(state):
        state.stall_at[card] = OUT
    elif state.stall_top == 0:
        state.stall_at[card] = ON_TOP
        state.stall_top = card + 1
    else:
        last = UNDER - 1
        for other in range(CARDS):
            last = max(last, int(state.stall_at[other]))
        state.stall_at[card] = last + 1
        state.stalls_under += 1


# --- the end of a turn and of the game ----------------------------------------------------------------------------------


@rule
def _finish(state: State) -> None:
    """Whatever is left is declined; solo discards the neighbour of the chosen tile; then the board is filled up (R16)."""
    _forget_turn(state)
    if solo(state) and state.refill > 0:
        beside = (int(state.refill) - 1) ^ 1
        if state.board[beside] > 0:
            state.tile_at[int(state.board[beside]) - 1] = DISCARDED
            state.board[beside] = 0
    if state.refill > 0 and tile_pile(state) > 0:
        state.drawing = REFILL
    else:
        _end_turn(state)


@rule
def _forget_turn(state: State) -> None:
    """Effects, wishes and once-a-turn powers belong to the turn that ends."""
    for effect in range(4):
        state.pool[effect] = 0
    state.wish = 0
    state.moves = 0
    state.used = 0
    state.moved = state.barred = -1


@rule
def _end_turn(state: State) -> None:
    """The next seat, or the end once the pile is empty."""
    state.refill = 0
    state.phase = CHOOSE
    if state.extra == 1:
        _next_extra_turn(state)
        return
    state.turns += 1
    if tile_pile(state) > 0:
        state.seat = next_seat(state, int(state.seat))
        return
    state.last = state.seat
    if _somebody_has(state, DUNYAZAD) and _ask_zumurrud(state, END1):
        return
    _start_extra_turns(state)


@rule
def _somebody_has(state: State, character: int) -> bool:
    for seat in range(int(state.seats)):
        if has(state, seat, character):
            return True
    return False


@rule
def _ask_zumurrud(state: State, phase: int) -> bool:
    """Whether her owner still has something to choose; then it is asked now."""
    if state.character_at[ZUMURRUD] < RECRUITED or state.copied != NO_COPY:
        return False
    owner = int(state.character_at[ZUMURRUD]) - RECRUITED
    state.phase = phase
    state.seat = owner
    for character in range(len(CHARACTERS)):
        if may_copy(state, owner, character):
            return True
    return False


@rule
def _start_extra_turns(state: State) -> None:
    """Everybody with Dunyazad has one more turn."""
    for seat in range(int(state.seats)):
        state.waiting[seat] = 1 if has(state, seat, DUNYAZAD) else 0
    state.seat = state.last
    _next_extra_turn(state)


@rule
def _next_extra_turn(state: State) -> None:
    """The next seat clockwise that waits for an extra turn; then Zumurrud's last chance; then the count-up."""
    seat = int(state.seat)
    for _ in range(int(state.seats)):
        seat = next_seat(state, seat)
        if state.waiting[seat] == 1:
            state.waiting[seat] = 0
            state.extra = 1
            state.seat = seat
            state.phase = CHOOSE
            return
    state.extra = 0
    if not _ask_zumurrud(state, END2):
        state.phase = OVER
        state.seat = state.last


@rule
def _pass(state: State) -> None:
    """Zumurrud has chosen or passed: on with the extra turns, or to the count-up."""
    if state.phase == END1:
        _start_extra_turns(state)
    else:
        state.phase = OVER
        state.seat = state.last
