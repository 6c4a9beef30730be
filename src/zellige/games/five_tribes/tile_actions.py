"""The action of the tile where the move ended, and the palms and palaces that djinns add. [5 Tile actions]"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import Ints, State
from zellige.games.five_tribes.actions import (
    BUY_AT,
    BUY_FIRST,
    BUY_PAIR_AT,
    BUY_SECOND,
    BY_ELDER,
    BY_FAKIR,
    DJINN_AT,
    PALACE_AT,
    PALACE_HAGIS_AT,
    PALM_AT,
    PALM_LAMIA_AT,
    SKIP,
)
from zellige.games.five_tribes.cards import take_from_row
from zellige.games.five_tribes.components import (
    DJINNS,
    HAGIS,
    LAMIA,
    MARKET_LOOK,
    MARKET_PRICE,
    MARKET_TAKE,
    OASIS,
    SACRED_PLACE,
    TWO_OF,
    VILLAGE,
)
from zellige.games.five_tribes.djinns import call, can_call, can_pay, gain_djinn, pay, place_palace, place_palm
from zellige.games.five_tribes.geometry import AROUND
from zellige.games.five_tribes.state import FINISH, NONE, NOTHING, PALM

_DJINNS = len(DJINNS)


# --- palms and palaces -----------------------------------------------------------------------------------------------


@rule
def list_placements(state: State, out: Ints, tile: int, at: int, moved_at: int, mover: int) -> int:
    """A palm or palace on its tile, or with the help of Lamia or Hagis on one of the tiles around."""
    out[0] = at + tile
    n = 1
    for place in range(8):
        beside = AROUND[tile, place]
        for way in range(2):
            if beside >= 0 and can_call(state, mover, way):
                out[n] = moved_at + 2 * beside + way
                n += 1
    return n


@rule
def list_palms(state: State, out: Ints, tile: int) -> int:
    """Where the palm tree of a tile may go."""
    return list_placements(state, out, tile, PALM_AT, PALM_LAMIA_AT, LAMIA)


@rule
def list_palaces(state: State, out: Ints, tile: int) -> int:
    """Where the palace of a tile may go."""
    return list_placements(state, out, tile, PALACE_AT, PALACE_HAGIS_AT, HAGIS)


@rule
def list_pending(state: State, out: Ints) -> int:
    """Where the palm tree of Enki or the palace of Bouraq may go."""
    return list_palms(state, out, int(state.pending_tile)) if state.pending == PALM else list_palaces(
        state, out, int(state.pending_tile))


@rule
def put_piece(state: State, action: int) -> None:
    """A palm tree or palace is placed; Lamia or Hagis is paid before it moves."""
    if action >= PALACE_HAGIS_AT:
        call(state, HAGIS, (action - PALACE_HAGIS_AT) % 2)
        place_palace(state, (action - PALACE_HAGIS_AT) // 2)
    elif action >= PALACE_AT:
        place_palace(state, action - PALACE_AT)
    elif action >= PALM_LAMIA_AT:
        call(state, LAMIA, (action - PALM_LAMIA_AT) % 2)
        place_palm(state, (action - PALM_LAMIA_AT) // 2)
    else:
        place_palm(state, action - PALM_AT)
    if state.pending == NOTHING:
        state.phase = FINISH
    state.pending = NOTHING
    state.pending_tile = NONE


# --- markets ---------------------------------------------------------------------------------------------------------


@rule
def on_offer(state: State) -> int:
    """How many cards of the row the market of the end tile shows: counted on those still there."""
    return min(int(state.row_count), int(MARKET_LOOK[end_type(state)]))


@rule
def end_type(state: State) -> int:
    """The type of the tile where the move ended."""
    return int(state.tile_type[state.captured_tile])


@rule
def list_purchases(state: State, out: Ints, n: int) -> int:
    """What the market sells: all its cards at once for one price, fewer only when fewer are left."""
    kind, offered = end_type(state), on_offer(state)
    if state.coins[state.seat] < MARKET_PRICE[kind] or offered == 0:
        return n
    if min(int(MARKET_TAKE[kind]), offered) == 1:
        for place in range(offered):
            out[n] = BUY_AT + place
            n += 1
        return n
    for first in range(offered):
        for second in range(first + 1, offered):
            out[n] = BUY_AT + BUY_PAIR_AT[first, second]
            n += 1
    return n


@rule
def buy(state: State, purchase: int) -> None:
    """The price is paid and the cards go to the hand."""
    seat = int(state.seat)
    state.coins[seat] -= MARKET_PRICE[end_type(state)]
    if BUY_SECOND[purchase] >= 0:
        take_from_row(state, seat, int(BUY_SECOND[purchase]))
    take_from_row(state, seat, int(BUY_FIRST[purchase]))
    state.phase = FINISH


# --- Sacred Places ---------------------------------------------------------------------------------------------------


@rule
def in_row(state: State, djinn: int) -> int:
    """The place of a djinn in the row, or -1."""
    for place in range(state.djinn_row_count):
        if state.djinn_row[place] == djinn:
            return place
    return NONE


@rule
def list_djinns(state: State, out: Ints, n: int) -> int:
    """The djinns of the row, for two Elders or for one and a Fakir."""
    for djinn in range(_DJINNS):
        for way in (BY_ELDER, BY_FAKIR):
            if in_row(state, djinn) >= 0 and can_pay(state, int(state.seat), TWO_OF, way):
                out[n] = DJINN_AT + 2 * djinn + way
                n += 1
    return n


@rule
def buy_djinn(state: State, djinn: int, way: int) -> None:
    """The djinn leaves the row, which is not refilled now."""
    pay(state, int(state.seat), TWO_OF, way)
    for spot in range(in_row(state, djinn), state.djinn_row_count - 1):
        state.djinn_row[spot] = state.djinn_row[spot + 1]
    state.djinn_row_count -= 1
    state.djinn_row[state.djinn_row_count] = NONE
    gain_djinn(state, djinn)
    state.phase = FINISH


# --- all of them -----------------------------------------------------------------------------------------------------


@rule
def list_tile_actions(state: State, out: Ints) -> int:
    """What the end tile offers. Oasis and Village are compulsory, the others can be skipped."""
    kind, tile = end_type(state), int(state.captured_tile)
    if kind == OASIS:
        return list_palms(state, out, tile)
    if kind == VILLAGE:
        return list_palaces(state, out, tile)
    out[0] = SKIP
    return list_djinns(state, out, 1) if kind == SACRED_PLACE else list_purchases(state, out, 1)


@rule
def supply_is_empty(state: State) -> bool:
    """The end tile would get a palm tree or palace, but none is left: its action is ignored."""
    kind = end_type(state)
    return bool((kind == OASIS and state.palms_left == 0) or (kind == VILLAGE and state.palaces_left == 0))
