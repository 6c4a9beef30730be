"""Djinns: how they are gained, paid and used, and what the free ones pay. [Djinns; 5 Sacred Place]"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import Ints, State
from zellige.games.five_tribes.actions import (
    BY_ELDER,
    BY_FAKIR,
    USE_ANUN_NAK_AT,
    USE_BOURAQ_AT,
    USE_ECHIDNA_AT,
    USE_ENKI_AT,
    USE_IBLIS_AT,
    USE_LETA_AT,
    USE_SIBITTIS_AT,
    USE_SLOAR,
    USE_UTUG_AT,
)
from zellige.games.five_tribes.bidding import last_to_act
from zellige.games.five_tribes.cards import discard_fakirs, drawable_cards, fakirs
from zellige.games.five_tribes.coins import pay_owner
from zellige.games.five_tribes.components import (
    ANUN_NAK,
    BAAL,
    BOURAQ,
    COLOURS,
    DJINN_PRICE,
    DJINN_ROW,
    DJINNS,
    ECHIDNA,
    ENKI,
    HAGIS,
    IBLIS,
    KANDICHA,
    LAMIA,
    LETA,
    MONKIR,
    OASIS,
    ONE_FAKIR,
    ONE_OF,
    SIBITTIS,
    SLOAR,
    TILES,
    UTUG,
    VILLAGE,
    WHITE,
)
from zellige.games.five_tribes.draws import begin_draws, drawable_djinns
from zellige.games.five_tribes.movement import height, movement_exists, place_camel
from zellige.games.five_tribes.options import (
    baal_pays_for_itself,
    djinns_end_with_a_sale,
    djinns_end_with_the_last_activation,
    echidna_doubles_kandicha,
)
from zellige.games.five_tribes.state import (
    BUILD,
    DRAW_ANUN_NAK,
    DRAW_SIBITTIS,
    DRAW_SLOAR,
    FINISH,
    KILL,
    MOVE,
    NONE,
    NOTHING,
    PALACE,
    PALM,
)
from zellige.games.five_tribes.tribes import builder_exists, kill_exists

_COLOURS, _DJINNS = len(COLOURS), len(DJINNS)


# --- paying ----------------------------------------------------------------------------------------------------------


@rule
def can_pay(state: State, seat: int, price: int, way: int) -> bool:
    """The price of a djinn, with Elders alone or with a Fakir in it."""
    fakir = fakirs(state, seat) > 0
    if price == ONE_FAKIR:
        return fakir and way == BY_FAKIR
    if price == ONE_OF:
        return fakir if way == BY_FAKIR else bool(state.elders[seat] > 0)
    return fakir and bool(state.elders[seat] > 0) if way == BY_FAKIR else bool(state.elders[seat] > 1)


@rule
def pay(state: State, seat: int, price: int, way: int) -> None:
    """Elders go to the bag, the Fakir to the discards."""
    spent = 0
    if way == BY_ELDER:
        spent = 1 if price == ONE_OF else 2
    elif price != ONE_OF and price != ONE_FAKIR:
        spent = 1
    state.elders[seat] -= spent
    state.bag[WHITE] += spent
    if way == BY_FAKIR:
        discard_fakirs(state, seat, 1)


@rule
def at_hand(state: State, djinn: int) -> bool:
    """The acting seat owns the djinn and has not spent it."""
    return bool(state.djinn_owner[djinn] == state.seat and state.djinn_used[djinn] == 0)


@rule
def can_call(state: State, djinn: int, way: int) -> bool:
    """At hand, and its price can be paid this way."""
    return at_hand(state, djinn) and can_pay(state, int(state.seat), int(DJINN_PRICE[djinn]), way)


@rule
def call(state: State, djinn: int, way: int) -> None:
    """The djinn is paid and spent until the activation ends. [Djinns: once a turn]"""
    pay(state, int(state.seat), int(DJINN_PRICE[djinn]), way)
    state.djinn_used[djinn] = 1


# --- gaining ---------------------------------------------------------------------------------------------------------


@rule
def gain_djinn(state: State, djinn: int) -> None:
    """A djinn comes to the acting seat; Ba'al pays for it."""
    baal = state.djinn_owner[BAAL]
    arrival = 1
    for other in range(_DJINNS):
        if state.djinn_owner[other] == state.seat:
            arrival += 1
    state.djinn_owner[djinn] = state.seat
    state.djinn_arrival[djinn] = arrival
    if djinn == BAAL and baal_pays_for_itself(state):
        baal = state.seat
    pay_owner(state, int(baal), 1)


@rule
def place_palm(state: State, tile: int) -> None:
    """A palm tree of the supply on a tile."""
    state.palms[tile] += 1
    state.palms_left -= 1


@rule
def place_palace(state: State, tile: int) -> None:
    """A palace of the supply on a tile; Monkir pays."""
    state.palaces[tile] += 1
    state.palaces_left -= 1
    pay_owner(state, int(state.djinn_owner[MONKIR]), 1)


# --- using -----------------------------------------------------------------------------------------------------------


@rule
def is_bare(state: State, tile: int) -> bool:
    """Neither camel nor meeple, palm tree or palace."""
    return is_unbuilt(state, tile) and height(state, tile) == 0


@rule
def is_unbuilt(state: State, tile: int) -> bool:
    """Neither camel nor palm tree or palace."""
    return bool(state.camel[tile] == NONE and state.palms[tile] == 0 and state.palaces[tile] == 0)


@rule
def bag_count(state: State) -> int:
    """Meeples in the bag."""
    total = 0
    for colour in range(_COLOURS):
        total += state.bag[colour]
    return total


@rule
def djinns_sleep(state: State) -> bool:
    """By options, no djinn after the first sale; none at the end of the last activation."""
    if state.phase != FINISH:
        return False
    return bool((djinns_end_with_a_sale(state) and state.sold == 1)
                or (djinns_end_with_the_last_activation(state) and state.end_triggered == 1 and last_to_act(state)))


@rule
def has_effect(state: State, djinn: int) -> bool:
    """Whether a djinn could do anything now, on a suitable tile: judged before it is paid. [Djinns]"""
    if djinn == ANUN_NAK:
        return bag_count(state) > 0
    if djinn == BOURAQ:
        return bool(state.palaces_left > 0)
    if djinn == ENKI:
        return bool(state.palms_left > 0)
    if djinn in (LETA, UTUG):
        return bool(state.camels[state.seat] > 0)
    if djinn == SIBITTIS:
        return drawable_djinns(state) > 0
    if djinn == SLOAR:
        return drawable_cards(state) > 0
    return True


@rule
def fits_tile(state: State, djinn: int, tile: int) -> bool:
    """Whether a djinn may work on a tile."""
    if djinn == BOURAQ:
        return bool(state.tile_type[tile] == VILLAGE)
    if djinn == ENKI:
        return bool(state.tile_type[tile] == OASIS)
    if djinn == UTUG:
        return is_unbuilt(state, tile) and height(state, tile) > 0
    return is_bare(state, tile)


@rule
def list_on_tiles(state: State, out: Ints, n: int, djinn: int, first_id: int) -> int:
    """The uses of a djinn that works on a tile."""
    if not at_hand(state, djinn) or not has_effect(state, djinn):
        return n
    for tile in range(TILES):
        if fits_tile(state, djinn, tile):
            n = list_ways(state, out, n, djinn, first_id + 2 * tile)
    return n


@rule
def list_ways(state: State, out: Ints, n: int, djinn: int, first_id: int) -> int:
    """The ways to pay a djinn."""
    for way in range(2):
        if can_call(state, djinn, way):
            out[n] = first_id + way
            n += 1
    return n


@rule
def can_call_echidna(state: State, way: int) -> bool:
    """No later than the Builders' income, and not when none can come any more.

    At the kill some still comes from Kandicha when Echidna doubles that too (see the options).
    """
    if state.phase == MOVE:
        return movement_exists(state)
    if state.phase == KILL and echidna_doubles_kandicha(state) and state.djinn_owner[KANDICHA] == state.seat:
        return builder_exists(state, fakirs(state, int(state.seat)) - way)
    return bool(state.phase == BUILD)


@rule
def can_call_iblis(state: State, way: int) -> bool:
    """No later than the kill, and not when none can come any more."""
    if state.phase == MOVE:
        return movement_exists(state)
    left = fakirs(state, int(state.seat)) - way
    return bool(state.phase == KILL and kill_exists(state, left))


@rule
def list_uses(state: State, out: Ints, n: int) -> int:
    """Every use of a djinn now; each costs an Elder or a Fakir at least."""
    seat = int(state.seat)
    if (state.elders[seat] == 0 and fakirs(state, seat) == 0) or djinns_sleep(state):
        return n
    n = list_on_tiles(state, out, n, ANUN_NAK, USE_ANUN_NAK_AT)
    n = list_on_tiles(state, out, n, BOURAQ, USE_BOURAQ_AT)
    for way in range(2):
        if can_call(state, ECHIDNA, way) and can_call_echidna(state, way):
            out[n] = USE_ECHIDNA_AT + way
            n += 1
    n = list_on_tiles(state, out, n, ENKI, USE_ENKI_AT)
    for way in range(2):
        if can_call(state, IBLIS, way) and can_call_iblis(state, way):
            out[n] = USE_IBLIS_AT + way
            n += 1
    n = list_on_tiles(state, out, n, LETA, USE_LETA_AT)
    if at_hand(state, SIBITTIS) and has_effect(state, SIBITTIS):
        n = list_ways(state, out, n, SIBITTIS, USE_SIBITTIS_AT)
    if can_call(state, SLOAR, BY_FAKIR) and has_effect(state, SLOAR):
        out[n] = USE_SLOAR
        n += 1
    return list_on_tiles(state, out, n, UTUG, USE_UTUG_AT)


@rule
def apply_use(state: State, action: int) -> None:
    """A djinn is called: paid first, then it acts."""
    if action == USE_SLOAR:
        call(state, SLOAR, BY_FAKIR)
        begin_draws(state, DRAW_SLOAR, 1, NONE)
    elif action >= USE_UTUG_AT:
        claim_by(state, UTUG, action - USE_UTUG_AT)
    elif action >= USE_SIBITTIS_AT:
        call(state, SIBITTIS, action - USE_SIBITTIS_AT)
        begin_draws(state, DRAW_SIBITTIS, min(DJINN_ROW, drawable_djinns(state)), NONE)
    elif action >= USE_LETA_AT:
        claim_by(state, LETA, action - USE_LETA_AT)
    elif action >= USE_IBLIS_AT:
        call(state, IBLIS, action - USE_IBLIS_AT)
        state.iblis = 1
    elif action >= USE_ENKI_AT:
        add_piece(state, ENKI, action - USE_ENKI_AT)
    elif action >= USE_ECHIDNA_AT:
        call(state, ECHIDNA, action - USE_ECHIDNA_AT)
        state.echidna = 1
    elif action >= USE_BOURAQ_AT:
        add_piece(state, BOURAQ, action - USE_BOURAQ_AT)
    else:
        tile = (action - USE_ANUN_NAK_AT) // 2
        call(state, ANUN_NAK, (action - USE_ANUN_NAK_AT) % 2)
        begin_draws(state, DRAW_ANUN_NAK, min(3, bag_count(state)), tile)


@rule
def claim_by(state: State, djinn: int, tile_and_way: int) -> None:
    """Leta and Utug: a camel on a tile."""
    call(state, djinn, tile_and_way % 2)
    place_camel(state, tile_and_way // 2)


@rule
def add_piece(state: State, djinn: int, tile_and_way: int) -> None:
    """Enki and Bouraq: a palm tree or palace more; Lamia or Hagis may be asked to move it."""
    tile = tile_and_way // 2
    call(state, djinn, tile_and_way % 2)
    mover = LAMIA if djinn == ENKI else HAGIS
    if can_call(state, mover, BY_ELDER) or can_call(state, mover, BY_FAKIR):
        state.pending = PALM if djinn == ENKI else PALACE
        state.pending_tile = tile
    elif djinn == ENKI:
        place_palm(state, tile)
    else:
        place_palace(state, tile)


@rule
def keep_djinn(state: State, djinn: int) -> None:
    """Sibittis: one of the drawn djinns is gained, the others are discarded."""
    for place in range(state.pending_count):
        other = int(state.pending_cards[place])
        if other != djinn:
            state.djinn_discard[other] = 1
            state.djinn_discard_count += 1
        state.pending_cards[place] = NONE
    state.pending_count = 0
    state.pending = NOTHING
    gain_djinn(state, djinn)
