"""What a decision changes: one action of one seat, or one outcome of a pile, in place (rulebook, A game turn).

What may be decided stands in ``legal.py``; both read the realm through ``realm.py``.
"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import State
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
    GIVE_CARD,
    KEEP_TWO,
    MOVE,
    PLACE_AT,
    PUT,
    RECRUIT,
    START_TILE,
    SWAP,
    TAKE,
    TAKE_OBJECTIVE,
    UNCOVER,
    keeps,
)
from zellige.games.almadi.components import ALI_BABA, CARDS, CHARACTERS, DUNYAZAD, MOSAICS, PER_KIND, STALLS, STARTS, ZUMURRUD
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
    POOL_MOON,
    POOL_RUBY,
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
    if action < UNCOVER:
        _draw_tile(state, action - DRAW_TILE)
        return
    pile, card = divmod(action - UNCOVER, CARDS)
    if state.card_at[pile, card] >= UNDER:
        state.cards_under[pile] -= 1
        _move_up(state, pile)
    else:
        state.cards_left[pile] -= 1
    _lay_open(state, pile, card)


@rule
def _lay_open(state: State, pile: int, card: int) -> None:
    """The card lies face up on its pile."""
    state.card_at[pile, card] = ON_TOP
    state.card_top[pile] = card + 1


@rule
def _move_up(state: State, pile: int) -> None:
    """The cards under a pile come one nearer to its top, so that equal piles are equal bytes."""
    for card in range(CARDS):
        if state.card_at[pile, card] >= UNDER:
            state.card_at[pile, card] -= 1


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
def take_card(state: State, seat: int, pile: int) -> None:
    """The face-up card of a pile goes to a seat."""
    state.card_at[pile, int(state.card_top[pile]) - 1] = WITH + seat
    state.card_top[pile] = 0


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
    if action <= DO_STALL:
        pile = action - DO_MARTELINE
        state.pool[pile] -= 1
        take_card(state, seat, pile)
    elif action == DO_RUBY:
        state.pool[POOL_RUBY] -= 1
        take_rubies(state, seat, 2 if has(state, seat, ALI_BABA) else 1)
    elif action == DO_ALADDIN:
        state.used |= USED_ALADDIN
        take_rubies(state, seat, 1)
    elif action == DO_BADROULBOUDOUR:
        state.used |= USED_BADROULBOUDOUR
        take_card(state, seat, MOSAICS)
    elif action == DO_PARIBANOU:
        state.used |= USED_PARIBANOU
        take_card(state, seat, STALLS)
    elif action == DO_DONE:
        _finish(state)
    else:
        _pass(state)


@rule
def _use_character(state: State, seat: int, action: int) -> None:
    """Recruiting, Zumurrud's choice, Zaynab's exchange."""
    if action >= GIVE_CARD:
        pile, card = divmod(action - GIVE_CARD, CARDS)
        _give_card(state, pile, card)
        state.used |= USED_ZAYNAB
        take_card(state, seat, 1 - pile)
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
def _give_card(state: State, pile: int, card: int) -> None:
    """A card goes under its pile, or out of the game by the option."""
    if zaynab_card_leaves(state):
        state.card_at[pile, card] = OUT
    elif state.card_top[pile] == 0:
        _lay_open(state, pile, card)
    else:
        last = UNDER - 1
        for other in range(CARDS):
            last = max(last, int(state.card_at[pile, other]))
        state.card_at[pile, card] = last + 1
        state.cards_under[pile] += 1


# --- the end of a turn and of the game ----------------------------------------------------------------------------------


@rule
def _finish(state: State) -> None:
    """Whatever is left is declined; solo discards the neighbour of the chosen tile; then the board is filled up."""
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
