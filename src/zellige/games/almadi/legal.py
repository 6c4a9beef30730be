"""What may be decided now: every legal action id, ascending, phase by phase; and what the piles may bring."""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import CHANCE, NOBODY, Ints, State
from zellige.games.almadi.actions import (
    ALI_DRAWS,
    COPY,
    DO_ALADDIN,
    DO_BADROULBOUDOUR,
    DO_DONE,
    DO_MARTELINE,
    DO_PASS,
    DO_RUBY,
    DO_STALL,
    DRAW_TILE,
    GIVE_CARD,
    KEEP_FOUR,
    KEEP_TWO,
    LONGEST_LEGAL,
    MOVE,
    PLACE_AT,
    PUT,
    RECRUIT,
    START_TILE,
    SWAP,
    TAKE,
    TAKE_OBJECTIVE,
    UNCOVER,
    choose2,
    choose3,
    choose4,
)
from zellige.games.almadi.components import (
    ALADDIN,
    ALI,
    BADROULBOUDOUR,
    CARDS,
    CHARACTERS,
    DUNYAZAD,
    HUSSAIN,
    JAFAR,
    KEPT,
    MORGIANA,
    MOSAICS,
    OBJECTIVES,
    PARIBANOU,
    PER_KIND,
    SOLO_OPEN_OBJECTIVES,
    STALLS,
    STARTS,
    TILES,
    WISHES,
    ZAYNAB,
    ZUMURRUD,
)
from zellige.games.almadi.objectives import alike, fulfilled
from zellige.games.almadi.options import hussain_spends_a_wish, morgiana_goes_anywhere, plays_characters
from zellige.games.almadi.realm import allowed_columns, movable, occupied, open_cells, without
from zellige.games.almadi.scoring import unfinished
from zellige.games.almadi.state import (
    CELLS,
    CHOOSE,
    DEALT_TO,
    EFFECTS,
    END1,
    END2,
    FACE_UP,
    HELD,
    HOLD,
    IN_HAND,
    KEEP,
    MIDDLE,
    NO_COPY,
    NO_DRAW,
    OVER,
    POOL_MOON,
    POOL_RUBY,
    RECRUITED,
    ROWS,
    START,
    UNDER,
    UNSEEN,
    USED_ALADDIN,
    USED_BADROULBOUDOUR,
    USED_HUSSAIN,
    USED_PARIBANOU,
    USED_ZAYNAB,
    WIDTH,
    WITH,
    card_pile,
    has,
    solo,
    tile_pile,
)

_MOST_LISTED = LONGEST_LEGAL - 300
"""Where wishes and swaps end in a record that no game leads to, so that the list does not write behind its end."""


@rule
def to_move(state: State) -> int:
    """The seat that decides; ``CHANCE`` while a tile is drawn or a pile has no face-up card."""
    if state.phase == OVER:
        return NOBODY
    if state.drawing != NO_DRAW or _wants_top(state, MOSAICS) or _wants_top(state, STALLS):
        return CHANCE
    return int(state.seat)


@rule
def _wants_top(state: State, pile: int) -> bool:
    """Whether the next card of a pile is to be uncovered."""
    return state.card_top[pile] == 0 and card_pile(state, pile) > 0


@rule
def chance_pile(state: State) -> int:
    """Which pile is drawn from: 0 the tiles, or 1 + a pile of cards."""
    if state.drawing != NO_DRAW:
        return 0
    return 1 + (MOSAICS if _wants_top(state, MOSAICS) else STALLS)


@rule
def legal(state: State, out: Ints) -> int:
    """Every legal action id once, ascending."""
    seat = to_move(state)
    if seat == NOBODY:
        return 0
    if seat == CHANCE:
        return outcomes(state, out)
    phase = state.phase
    if phase == START:
        return _start_tiles(state, out)
    if phase == KEEP:
        return _keeping(state, seat, out)
    if phase in (END1, END2):
        out[0] = DO_PASS
        return _copies(state, seat, out, 1)
    if phase == EFFECTS:
        return _effects(state, seat, out)
    n = 0
    if phase == CHOOSE:
        n = _choices(state, seat, out)
    elif phase == HOLD:
        n = _spaces(state, out, PUT)
    n = _free(state, seat, out, n)
    return n if phase == CHOOSE else placements(state, seat, out, n)


# --- chance -----------------------------------------------------------------------------------------------------------


@rule
def outcomes(state: State, out: Ints) -> int:
    """What the pile may bring."""
    pile, n = chance_pile(state), 0
    if pile == 0:
        for tile in range(TILES):
            if state.tile_at[tile] == UNSEEN and state.pile[tile // PER_KIND] > 0:
                out[n] = DRAW_TILE + tile
                n += 1
        return n
    for card in range(CARDS):
        if may_be_uncovered(state, pile - 1, card):
            out[n] = UNCOVER + (pile - 1) * CARDS + card
            n += 1
    return n


@rule
def may_be_uncovered(state: State, pile: int, card: int) -> bool:
    """Whether a card may be the next of its pile: any that was never seen; when those are gone, the first put under it."""
    if state.cards_left[pile] > 0:
        return bool(state.card_at[pile, card] == UNSEEN)
    return state.card_at[pile, card] >= UNDER and is_first_under(state, pile, card)


@rule
def is_first_under(state: State, pile: int, card: int) -> bool:
    """Whether no card was put under the pile before this one."""
    for other in range(CARDS):
        if UNDER <= state.card_at[pile, other] < state.card_at[pile, card]:
            return False
    return True


@rule
def weights(state: State, out: Ints) -> int:
    """How likely each outcome is: a kind of tile by what the pile has of it, its unseen tiles alike; cards alike."""
    if chance_pile(state) != 0:
        n = outcomes(state, out)
        for index in range(n):
            out[index] = 1
        return n
    n = 0
    for tile in range(TILES):
        kind = tile // PER_KIND
        if state.tile_at[tile] == UNSEEN and state.pile[kind] > 0:
            weight = int(state.pile[kind])
            for other in range(4):
                if other != kind and state.pile[other] > 0:
                    weight *= unseen_tiles(state, other)
            out[n] = weight
            n += 1
    return n


@rule
def unseen_tiles(state: State, kind: int) -> int:
    """Tiles of a kind (from 0) that nobody has seen: in the pile or left in the box."""
    found = 0
    for tile in range(kind * PER_KIND, (kind + 1) * PER_KIND):
        if state.tile_at[tile] == UNSEEN:
            found += 1
    return found


# --- before the first turn and after the last ---------------------------------------------------------------------------


@rule
def _start_tiles(state: State, out: Ints) -> int:
    n = 0
    for start in range(STARTS):
        if state.start_left[start] == 1:
            out[n] = START_TILE + start
            n += 1
    return n


@rule
def nth_dealt(state: State, seat: int, nth: int) -> int:
    """The nth Character (from 0) that was dealt to a seat."""
    for character in range(len(CHARACTERS)):
        if state.character_at[character] == DEALT_TO + seat:
            if nth == 0:
                return character
            nth -= 1
    return 0


@rule
def _keeping(state: State, seat: int, out: Ints) -> int:
    """Every choice of two among the dealt Characters, solo of four."""
    n, dealt = 0, int(state.dealt[seat])
    if KEPT[int(state.seats)] == 2:
        for second in range(dealt):
            for first in range(second):
                out[n] = KEEP_TWO + choose2(nth_dealt(state, seat, second)) + nth_dealt(state, seat, first)
                n += 1
        return n
    for fourth in range(dealt):
        for third in range(fourth):
            above = KEEP_FOUR + choose4(nth_dealt(state, seat, fourth)) + choose3(nth_dealt(state, seat, third))
            for second in range(third):
                for first in range(second):
                    out[n] = above + choose2(nth_dealt(state, seat, second)) + nth_dealt(state, seat, first)
                    n += 1
    return n


@rule
def may_copy(state: State, seat: int, character: int) -> bool:
    """Whether Zumurrud may copy a Character now: one that another seat has recruited; for the count-up not Dunyazad."""
    if character == DUNYAZAD and state.phase == END2:
        return False
    at = int(state.character_at[character])
    return at >= RECRUITED and at != RECRUITED + seat


@rule
def may_choose_copy(state: State, seat: int) -> bool:
    """Whether a seat has Zumurrud and has not chosen yet."""
    return bool(state.character_at[ZUMURRUD] == RECRUITED + seat and state.copied == NO_COPY)


@rule
def _copies(state: State, seat: int, out: Ints, n: int) -> int:
    """Whom Zumurrud may copy."""
    for character in range(len(CHARACTERS)):
        if may_copy(state, seat, character):
            out[n] = COPY + character
            n += 1
    return n


# --- choosing and placing -----------------------------------------------------------------------------------------------


@rule
def _choices(state: State, seat: int, out: Ints) -> int:
    """The Landscapes on offer, and Ali's draw instead while there is a pile."""
    n = _spaces(state, out, TAKE)
    if may_draw(state, seat):
        out[n] = ALI_DRAWS
        n += 1
    return n


@rule
def may_draw(state: State, seat: int) -> bool:
    """Whether Ali can draw."""
    return has(state, seat, ALI) and tile_pile(state) > 0


@rule
def _spaces(state: State, out: Ints, first_id: int) -> int:
    """The spaces with a tile: it may be taken, or the one that Ali drew may replace it."""
    n = 0
    for space in range(8):
        if state.board[space] > 0:
            out[n] = first_id + space
            n += 1
    return n


@rule
def row_is_open(state: State, seat: int, row: int) -> bool:
    """Whether the tile in hand may be placed in a row: its own; any after Ali's draw; neighbours with Morgiana."""
    if row < 1 or row > 4:
        return False
    if state.row == 0 or state.row == row:
        return True
    if not has(state, seat, MORGIANA):
        return False
    return bool(morgiana_goes_anywhere(state) or abs(row - int(state.row)) == 1)


@rule
def placements(state: State, seat: int, out: Ints, n: int) -> int:
    cells = occupied(state, seat)
    for row in range(1, 5):
        if row_is_open(state, seat, row):
            places = open_cells(cells, row) & allowed_columns(state, seat, row, False)
            column = 0
            while places != 0:
                if places & 1:
                    out[n] = PLACE_AT + row * WIDTH + column
                    n += 1
                places >>= 1
                column += 1
    return n


# --- effects ------------------------------------------------------------------------------------------------------------


@rule
def _effects(state: State, seat: int, out: Ints) -> int:
    """What is activated and can do something, then what is possible at any time, then Moons and Genies."""
    n = 0
    for action in range(DO_MARTELINE, DO_DONE + 1):
        if effect_is_open(state, seat, action):
            out[n] = action
            n += 1
    n = _free(state, seat, out, n)
    n = _moons(state, seat, out, n)
    if state.wish == 1:
        n = moves(state, seat, out, n)
        n = _swaps(state, seat, out, n)
    return n


@rule
def effect_is_open(state: State, seat: int, action: int) -> bool:
    """Whether a simple effect can be realised now."""
    if action <= DO_STALL:
        pile = action - DO_MARTELINE
        return bool(state.pool[pile] > 0 and state.card_top[pile] > 0)
    if action == DO_RUBY:
        return bool(state.pool[POOL_RUBY] > 0 and state.supply > 0)
    if action == DO_DONE:
        return True
    if state.wish == 0:
        return False
    if action == DO_ALADDIN:
        return has(state, seat, ALADDIN) and state.used & USED_ALADDIN == 0 and state.supply > 0
    if action == DO_BADROULBOUDOUR:
        return has(state, seat, BADROULBOUDOUR) and state.used & USED_BADROULBOUDOUR == 0 and state.card_top[MOSAICS] > 0
    return has(state, seat, PARIBANOU) and state.used & USED_PARIBANOU == 0 and state.card_top[STALLS] > 0


@rule
def _moons(state: State, seat: int, out: Ints, n: int) -> int:
    if state.pool[POOL_MOON] == 0:
        return n
    for objective in range(OBJECTIVES):
        at = int(state.objective_at[objective])
        if may_take(state, seat, objective):
            out[n] = TAKE_OBJECTIVE + 6 * objective + (0 if at == MIDDLE else at - HELD + 1)
            n += 1
    return n


@rule
def may_take(state: State, seat: int, objective: int) -> bool:
    """Whether a Moon may bring a seat this Objective: from the middle, or unfinished from another without Jafar."""
    at = int(state.objective_at[objective])
    if at != MIDDLE and not (HELD <= at < HELD + int(state.seats) and at != HELD + seat and not has(state, at - HELD, JAFAR)):
        return False
    return not solo(state) or within_solo_limit(state, seat, objective)


@rule
def within_solo_limit(state: State, seat: int, objective: int) -> bool:
    """Solo: no third unfinished Objective, unless it is completed at once."""
    return unfinished(state, seat) < SOLO_OPEN_OBJECTIVES or fulfilled(state, seat, objective)


@rule
def moves(state: State, seat: int, out: Ints, n: int) -> int:
    """Every tile to every place, three times a turn, never straight back."""
    if state.moves >= WISHES:
        return n
    return _with_every_tile(state, seat, out, n, False)


@rule
def _with_every_tile(state: State, seat: int, out: Ints, n: int, swaps: bool) -> int:
    """What each tile of a realm can do: be swapped, or moved."""
    cells = occupied(state, seat)
    for row in range(ROWS):
        left, cell = cells[row], row * WIDTH
        while left != 0:
            if left & 1 and movable(state, seat, cell):
                n = _swaps_with(state, seat, cell, out, n) if swaps else _moves_from(state, seat, cell, out, n)
            left >>= 1
            cell += 1
    return n


@rule
def _moves_from(state: State, seat: int, start: int, out: Ints, n: int) -> int:
    cells = occupied(state, seat)
    lifted = without(cells, start)
    first = MOVE + start * CELLS
    for row in range(ROWS):
        places = open_cells(lifted, row) & allowed_columns(state, seat, row, True)
        column = 0
        while places != 0:
            end = row * WIDTH + column
            if places & 1 and end != start and n < _MOST_LISTED and not (state.moved == start and state.barred == end):
                out[n] = first + end
                n += 1
            places >>= 1
            column += 1
    return n


@rule
def may_swap(state: State, seat: int) -> bool:
    """Whether Hussain can swap: a Genie waits, once a turn, and a wish is left as far as swaps need one."""
    if state.wish == 0 or state.used & USED_HUSSAIN != 0 or not has(state, seat, HUSSAIN):
        return False
    return bool(not hussain_spends_a_wish(state) or state.moves < WISHES)


@rule
def _swaps(state: State, seat: int, out: Ints, n: int) -> int:
    return _with_every_tile(state, seat, out, n, True) if may_swap(state, seat) else n


@rule
def _swaps_with(state: State, seat: int, start: int, out: Ints, n: int) -> int:
    """The smaller cell comes first."""
    cells = occupied(state, seat)
    for row in range(start // WIDTH, ROWS):
        left, cell = cells[row], row * WIDTH
        while left != 0:
            if left & 1 and cell > start and n < _MOST_LISTED and movable(state, seat, cell):
                out[n] = SWAP + start * CELLS + cell
                n += 1
            left >>= 1
            cell += 1
    return n


# --- at any time of one's own turn --------------------------------------------------------------------------------------


@rule
def may_recruit(state: State, seat: int, character: int) -> bool:
    """Whether a seat can recruit a Character now: its own hand or the face-up row, for what it can pay."""
    at = int(state.character_at[character])
    return (at == FACE_UP or at == IN_HAND + seat) and int(state.costs[character]) <= int(state.rubies[seat])


@rule
def may_exchange(state: State, seat: int) -> bool:
    """Whether Zaynab works now."""
    return has(state, seat, ZAYNAB) and state.used & USED_ZAYNAB == 0


@rule
def _free(state: State, seat: int, out: Ints, n: int) -> int:
    if not plays_characters(state):
        return n
    for character in range(len(CHARACTERS)):
        if may_recruit(state, seat, character):
            out[n] = RECRUIT + character
            n += 1
    if may_choose_copy(state, seat):
        n = _copies(state, seat, out, n)
    if may_exchange(state, seat):
        n = _exchanges(state, seat, out, n)
    return n


@rule
def _exchanges(state: State, seat: int, out: Ints, n: int) -> int:
    """One card of each sort the seat holds against the top card of the other pile."""
    for pile in range(2):
        if card_pile(state, 1 - pile) > 0:
            for card in range(CARDS):
                if state.card_at[pile, card] == WITH + seat and is_lowest(state, seat, pile, card):
                    out[n] = GIVE_CARD + pile * CARDS + card
                    n += 1
    return n


@rule
def is_lowest(state: State, seat: int, pile: int, card: int) -> bool:
    """Whether the seat holds no lower card that shows the same."""
    for other in range(card):
        if state.card_at[pile, other] == WITH + seat and alike(state, pile, other, card):
            return False
    return True
