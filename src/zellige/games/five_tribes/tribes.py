"""Builders and Assassins: the two tribes whose action is a decision. [4 Tribe actions]"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import Ints, State
from zellige.games.five_tribes.actions import (
    BUILD_AT,
    HELD,
    HELD_ELDER,
    HELD_FIRST,
    HELD_SECOND,
    SKIP,
    VICTIM_FIRST,
    VICTIM_SECOND,
    VICTIMS,
    kill_held_id,
    kill_id,
)
from zellige.games.five_tribes.cards import discard_fakirs, drawable_cards, fakirs
from zellige.games.five_tribes.coins import pay_owner
from zellige.games.five_tribes.components import BLUE, BOAZ, GREEN, IS_BLUE, KANDICHA, NEKIR, TILES, WHITE, YELLOW
from zellige.games.five_tribes.draws import begin_draws
from zellige.games.five_tribes.geometry import AROUND, DISTANCE
from zellige.games.five_tribes.movement import claim_if_empty, height
from zellige.games.five_tribes.options import (
    echidna_doubles_kandicha,
    final_tile_is_spared,
    iblis_may_kill_one,
    nekir_counts_victims,
    saved_meeple_counts_for_nekir,
    surplus_fakirs_may_be_paid,
)
from zellige.games.five_tribes.state import DRAW_KANDICHA, NONE, TILE

_VICTIMS, _HELD = len(VICTIMS), len(HELD)


# --- Builders --------------------------------------------------------------------------------------------------------


@rule
def blue_tiles(state: State, tile: int) -> int:
    """Blue values among a tile and the up to eight around it."""
    count = int(IS_BLUE[state.tile_type[tile]])
    for place in range(8):
        beside = AROUND[tile, place]
        if beside >= 0:
            count += int(IS_BLUE[state.tile_type[beside]])
    return count


@rule
def builder_income(state: State, spent_fakirs: int) -> int:
    """Coins of the captured Builders with so many Fakirs; Echidna doubles them."""
    income = (int(state.captured_count) + spent_fakirs) * blue_tiles(state, int(state.captured_tile))
    return 2 * income if state.echidna == 1 else income


@rule
def list_builds(state: State, out: Ints) -> int:
    """Any number of the own Fakirs may help."""
    ways = fakirs(state, int(state.seat)) + 1
    for spent in range(ways):
        out[spent] = BUILD_AT + spent
    return ways


@rule
def build(state: State, spent_fakirs: int) -> None:
    """The Builders are paid."""
    seat = int(state.seat)
    state.coins[seat] += builder_income(state, spent_fakirs)
    discard_fakirs(state, seat, spent_fakirs)
    state.phase = TILE


# --- Assassins: who can be killed ------------------------------------------------------------------------------------


@rule
def fakirs_needed(state: State, tile: int) -> int:
    """Fakirs that bring a tile into reach of the captured Assassins."""
    return max(0, int(DISTANCE[state.captured_tile, tile]) - int(state.captured_count))


@rule
def is_target(state: State, tile: int, most_fakirs: int) -> bool:
    """Meeples on the tile can be killed with so many Fakirs. The end tile itself counts (see the options)."""
    if final_tile_is_spared(state) and tile == state.captured_tile:
        return False
    return fakirs_needed(state, tile) <= most_fakirs and height(state, tile) > 0


@rule
def is_exposed(state: State, seat: int) -> bool:
    """An opponent whose Viziers and Elders Boaz does not protect."""
    return bool(seat != state.seat and state.djinn_owner[BOAZ] != seat)


@rule
def held(state: State, seat: int, piece: int) -> int:
    """Elders or Viziers in front of a seat."""
    return int(state.elders[seat]) if piece == HELD_ELDER else int(state.viziers[seat])


@rule
def kill_exists(state: State, most_fakirs: int) -> bool:
    """Whether there is anybody to kill with so many Fakirs."""
    for seat in range(state.seats):
        if is_exposed(state, seat) and state.elders[seat] + state.viziers[seat] > 0:
            return True
    for tile in range(TILES):
        if is_target(state, tile, most_fakirs):
            return True
    return False


@rule
def builder_exists(state: State, most_fakirs: int) -> bool:
    """Whether there is a Builder to kill with so many Fakirs."""
    for tile in range(TILES):
        if state.meeples[tile, BLUE] > 0 and is_target(state, tile, most_fakirs):
            return True
    return False


@rule
def right_number(state: State, two_named: bool, there: int) -> bool:
    """One victim; with Iblis two, or the only one there is. [Djinns, Iblis; our choice]"""
    if state.iblis == 0 or there < 2:
        return not two_named
    return two_named or iblis_may_kill_one(state)


@rule
def victims_there(state: State, tile: int, victims: int) -> bool:
    """The meeples named stand on the tile, and their number is right."""
    first, second = VICTIM_FIRST[victims], VICTIM_SECOND[victims]
    if state.meeples[tile, first] == 0 or not right_number(state, second >= 0, height(state, tile)):
        return False
    if second < 0:
        return True
    return bool(state.meeples[tile, second] > (1 if first == second else 0))


@rule
def pieces_there(state: State, seat: int, victims: int) -> bool:
    """The pieces named lie in front of the seat, and their number is right."""
    first, second = HELD_FIRST[victims], HELD_SECOND[victims]
    there = int(state.elders[seat]) + int(state.viziers[seat])
    if held(state, seat, first) == 0 or not right_number(state, second >= 0, there):
        return False
    if second < 0:
        return True
    return held(state, seat, second) > (1 if first == second else 0)


@rule
def list_kills(state: State, out: Ints) -> int:
    """Every kill; ``skip`` only when none is possible without Fakirs."""
    available, n = fakirs(state, int(state.seat)), 0
    if not kill_exists(state, 0):
        out[n] = SKIP
        n += 1
    for tile in range(TILES):
        if not is_target(state, tile, available):
            continue
        fewest = fakirs_needed(state, tile)
        most = available if surplus_fakirs_may_be_paid(state) else fewest
        for victims in range(_VICTIMS):
            if victims_there(state, tile, victims):
                for spent in range(fewest, most + 1):
                    out[n] = kill_id(tile, victims, spent)
                    n += 1
    for seat in range(state.seats):
        if is_exposed(state, seat):
            for victims in range(_HELD):
                if pieces_there(state, seat, victims):
                    out[n] = kill_held_id(seat, victims)
                    n += 1
    return n


# --- Assassins: the kill ---------------------------------------------------------------------------------------------


@rule
def kill_on_tile(state: State, tile: int, victims: int, spent_fakirs: int) -> None:
    """Fakirs are discarded, the victims leave the tile, an emptied tile may become yours."""
    discard_fakirs(state, int(state.seat), spent_fakirs)
    first, second = int(VICTIM_FIRST[victims]), int(VICTIM_SECOND[victims])
    state.meeples[tile, first] -= 1
    kills = kill(state, first, tile)
    if second >= 0:
        state.meeples[tile, second] -= 1
        kills += kill(state, second, tile)
    claim_if_empty(state, tile)
    end_kill(state, kills, int(first == GREEN) + int(second == GREEN))


@rule
def kill_held(state: State, seat: int, victims: int) -> None:
    """Viziers or Elders in front of an opponent are killed."""
    kills = kill_piece(state, seat, int(HELD_FIRST[victims]))
    if HELD_SECOND[victims] >= 0:
        kills += kill_piece(state, seat, int(HELD_SECOND[victims]))
    end_kill(state, kills, 0)


@rule
def kill_piece(state: State, seat: int, piece: int) -> int:
    """One piece of an opponent. Answers how many kills Nekir counts."""
    if piece == HELD_ELDER:
        state.elders[seat] -= 1
        return kill(state, WHITE, NONE)
    state.viziers[seat] -= 1
    return kill(state, YELLOW, NONE)


@rule
def kill(state: State, colour: int, tile: int) -> int:
    """One victim, already taken away. Kandicha keeps Viziers and Elders for her owner and pays for Builders.

    Answers how many kills Nekir counts. [Djinns, Kandicha; our choice]
    """
    seat = int(state.seat)
    kandicha = state.djinn_owner[KANDICHA] == seat
    if kandicha and colour in (YELLOW, WHITE):
        if colour == YELLOW:
            state.viziers[seat] += 1
        else:
            state.elders[seat] += 1
        return int(saved_meeple_counts_for_nekir(state))
    if kandicha and colour == BLUE:
        income = blue_tiles(state, tile)
        doubled = state.echidna == 1 and echidna_doubles_kandicha(state)
        state.coins[seat] += 2 * income if doubled else income
    state.bag[colour] += 1
    return 1


@rule
def end_kill(state: State, kills: int, merchants: int) -> None:
    """Nekir is paid, once for all victims (see the options); Kandicha draws a blind card for each Merchant."""
    times = kills if nekir_counts_victims(state) else min(kills, 1)
    pay_owner(state, int(state.djinn_owner[NEKIR]), times)
    state.phase = TILE
    if state.djinn_owner[KANDICHA] == state.seat:
        begin_draws(state, DRAW_KANDICHA, min(merchants, drawable_cards(state)), NONE)
