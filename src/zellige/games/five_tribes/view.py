"""What a screen draws of Five Tribes: plain data, from a masked state. Explained in docs/formats/table.md."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from zellige.core.game import CHANCE, NOBODY, Column, Ints, State
from zellige.core.kept import kept, row
from zellige.core.vocabulary import Message, Prompt
from zellige.games.five_tribes import components as box
from zellige.games.five_tribes import state as record
from zellige.games.five_tribes.bidding import last_to_act
from zellige.games.five_tribes.cards import discard_count
from zellige.games.five_tribes.destinations import measured
from zellige.games.five_tribes.djinns import bag_count, djinns_sleep
from zellige.games.five_tribes.legal import to_move
from zellige.games.five_tribes.movement import before_walker, in_hand, movement_exists, walker
from zellige.games.five_tribes.options import poor_bidder_sits_out
from zellige.games.five_tribes.position import (
    ON_TILE,
    captured_of,
    djinns_of,
    drawing_of,
    listed,
    pending_of,
    seat_or_none,
    sow_of,
    tile_with,
)
from zellige.games.five_tribes.tile_actions import end_type
from zellige.games.five_tribes.tribes import builder_income
from zellige.games.five_tribes.view_form import Builders, Djinn, End, Player, Sow, Step, StepName, Table, Tile, View
from zellige.games.five_tribes.ways import way_to

ICONS = {"coins": "coin", "viziers": "vizier", "vizier_bonus": "vizier-bonus", "elders": "elder", "djinns": "djinn",
         "palms": "palm", "palaces": "palace", "tiles": "camel", "merchandise": "cards"}
SCORE_PAD = tuple(Column(rule.replace("_", "-"), f"term-{rule}", (rule,), icon) for rule, icon in ICONS.items())
STEPS: tuple[StepName, ...] = ("move", "tribe", "tile", "finish")
BY_NAME = np.argsort(np.argsort(box.TILE_NAMES))
"""By tile the place of its name."""


def columns(state: State) -> tuple[Column, ...]:
    """One column a line of the score pad."""
    return SCORE_PAD


def view(state: State) -> View:
    """The table as the seat (from 0; None: an onlooker) sees it."""
    ends = measured(state) if state.phase in (record.BID, record.SOW, record.MOVE) else b""
    return {**table(state, ends), "players": [player(state, each) for each in range(int(state.seats))]}


@kept
def table(state: State, ends: bytes) -> Table:
    """All but what lies in front of the seats: nearly always the same to every eye. ``ends``: see ``destinations.measure``."""
    mover, numbers = int(to_move(state)), np.frombuffer(ends, np.int32)
    return {
        "kind": "five_tribes",
        "rows": box.ROWS,
        "columns": box.COLUMNS,
        "tiles": tiles(state),
        "round": int(state.round_number),
        "phase": record.PHASES[int(state.phase)],
        "may_sit_out": bool(poor_bidder_sits_out(state)),
        "to_move": None if mover in (CHANCE, NOBODY) else mover + 1,
        "active": int(state.seat) + 1,
        "end_triggered": bool(state.end_triggered),
        "last_activation": bool(state.end_triggered and state.phase != record.BID and last_to_act(state)),
        "tribes": [{"colour": colour, "letter": colour[0], "tribe": tribe, "in_bag": int(state.bag[number]),
                    "in_game": int(box.MEEPLES[number])}
                   for number, (colour, tribe) in enumerate(zip(box.COLOURS, box.TRIBES, strict=True))],
        "bag": int(bag_count(state)),
        "palms": {"left": int(state.palms_left), "of": box.PALMS},
        "palaces": {"left": int(state.palaces_left), "of": box.PALACES},
        "resource_row": [box.KINDS[kind] for kind in state.row[: int(state.row_count)]],
        "on_offer": offer(state),
        "resource_pile": int(state.pile_count),
        "resource_discard": listed(state.discard, box.KINDS),
        "discard_count": int(discard_count(state)),
        "djinn_row": [djinn(state, int(which)) for which in state.djinn_row[: int(state.djinn_row_count)]],
        "djinn_pile": int(state.djinn_pile_count),
        "djinn_discard": int(state.djinn_discard_count),
        "bid_order": [seat_or_none(each) for each in state.bid_order],
        "turn_order": [{"price": int(box.SPOT_PRICES[spot]), "seat": seat_or_none(state.turn_order[spot])}
                       for spot in range(len(box.SPOT_PRICES))],
        "set_aside": [int(each) + 1 for each in state.set_aside if each != record.NONE],
        "suit_values": [int(value) for value in box.SUIT_VALUES],
        "sow": sow(state),
        "captured": captured_of(state),
        "pending": pending_of(state),
        "brought": [djinn(state, int(which)) for which in state.pending_cards if which != record.NONE],
        "drawing": drawing_of(state),
        "builders": builders(state),
        "moves_left": int(numbers[-1]) if state.phase in (record.BID, record.MOVE) else None,
        "djinns_awake": may_call(state),
        "destinations": destinations(state, numbers),
        "steps": steps(state),
        "prompt": prompt(state),
    }


def turn(state: State) -> int:
    """The number of the turn under way, from 1: every bid and every activation is one."""
    markers = int(box.MARKERS[state.seats]) * int(state.seats)
    waiting = int(sum(seat != record.NONE for seat in state.bid_order.tolist()))
    within = markers - waiting + 1 if state.phase == record.BID else markers + waiting
    return (int(state.round_number) - 1) * 2 * markers + within


def same_turn(before: State, then: State) -> bool:
    """The bids of a round are told in one line, and each activation in one."""
    if record.BID in (before.phase, then.phase):
        return bool(before.phase == then.phase and before.round_number == then.round_number)
    return turn(before) == turn(then)


# --- parts -----------------------------------------------------------------------------------------------------------


@kept
def tiles(state: State) -> dict[str, Tile]:
    """Every tile by its name."""
    numbers = np.column_stack([*(getattr(state, name) for name in ON_TILE), state.meeples]).tolist()
    return {name: tile(*row) for name, row in zip(box.TILE_NAMES, numbers, strict=True)}


tile = lru_cache(2000)(tile_with)


def djinn(state: State, which: int) -> Djinn:
    """A djinn card: its words are messages."""
    name = box.DJINNS[which].replace("_", "-")
    return {"djinn": box.DJINNS[which], "name": {"say": f"djinn-{name}"}, "text": {"say": f"djinn-{name}.text"},
            "points": int(box.DJINN_POINTS[which]), "price": box.PRICES_OF_DJINNS[int(box.DJINN_PRICE[which])],
            "used": bool(state.djinn_used[which])}


@kept
def player(state: State, seat: int) -> Player:
    """What a seat has, as far as it is to be seen."""
    cards, count = listed(row(state, "cards", seat), box.KINDS), int(row(state, "card_count", seat))
    return {
        "coins": None if row(state, "coins_hidden", seat) else int(row(state, "coins", seat)),
        "camels": int(row(state, "camels", seat)), "viziers": int(row(state, "viziers", seat)),
        "elders": int(row(state, "elders", seat)),
        "cards": cards, "hidden_cards": count - len(cards), "card_count": count,
        "djinns": [djinn(state, box.DJINNS.index(name)) for name in djinns_of(state, seat)],
        "tiles": [box.TILE_NAMES[tile] for tile, owner in enumerate(state.camel.tolist()) if owner == seat],
        "markers": sum(where.tolist().count(seat) for where in (state.bid_order, state.turn_order, state.set_aside)),
    }


def offer(state: State) -> int:
    """How many cards of the row the market of this moment shows; 0 when none is open."""
    if state.phase != record.TILE or state.pending != record.NOTHING or state.captured_tile == record.NONE:
        return 0
    return min(int(box.MARKET_LOOK[end_type(state)]), int(state.row_count))


def sow(state: State) -> Sow | None:
    """The movement under way with the tile where it stands, and the one it may not step back to."""
    found = sow_of(state)
    if found is None:
        return None
    back = before_walker(state)
    return {"start": found["start"], "hand": found["hand"], "drops": [(tile, colour) for tile, colour in found["drops"]],
            "at": box.TILE_NAMES[walker(state)], "not_back_to": None if back == record.NONE else box.TILE_NAMES[back]}


def builders(state: State) -> Builders | None:
    """While Builders wait: their income without Fakirs, and how much each Fakir adds."""
    if state.phase != record.BUILD or state.pending != record.NOTHING:
        return None
    alone = int(builder_income(state, 0))
    return {"income": alone, "each_fakir": int(builder_income(state, 1)) - alone}


def destinations(state: State, numbers: Ints) -> dict[str, list[End]]:
    """Before a tile is taken: for each start tile the ends one can reach. While sowing: those still in reach, under the start.

    An end is its tile, its colour and what the mover's score changes by, the best first, as destinations.py counts it; while
    sowing also a way to it, which are the drops that are left, in notation.
    """
    sowing, found = state.phase == record.SOW, dict[str, list[End]]()
    if not (sowing or (state.phase == record.MOVE and not state.drawing and not state.pending)):
        return found
    ends, worths, at_home = numbers[:-1].reshape(3, box.TILES, -1)
    starts, colours, tiles = (ends[:, :, None] >> np.arange(box.TILES) & 1).nonzero()
    worth = np.where((tiles == starts) & (not sowing), at_home[tiles, colours], worths[tiles, colours])
    told = np.stack((starts, tiles, colours, worth), 1)[np.lexsort((BY_NAME[tiles], -worth, starts))]
    for start, tile, colour, change in told.tolist():
        end = box.TILE_NAMES[tile], box.COLOURS[colour], change
        found.setdefault(box.TILE_NAMES[start], []).append((*end, way(state, tile, colour)) if sowing else end)
    return found


def way(state: State, end: int, colour: int) -> list[str]:
    """The drops that lead to an end, in notation."""
    return [f"drop {box.TILE_NAMES[tile]} {box.COLOURS[kind]}" for tile, kind in way_to(state, end, colour)]


def steps(state: State) -> list[Step]:
    """The steps of the activation: done, now, or to come; and whether djinns may be called now."""
    if state.phase in (record.BID, record.OVER):
        return []
    now = {record.MOVE: 0, record.SOW: 0, record.BUILD: 1, record.KILL: 1, record.TILE: 2, record.FINISH: 3}[int(state.phase)]
    return [{"step": step, "state": "done" if number < now else "now" if number == now else "later",
             "label": {"say": f"step-{step}"}} for number, step in enumerate(STEPS)]


def may_call(state: State) -> bool:
    """Whether paid djinns can be called in this step."""
    return bool(state.phase in record.CALLING and state.pending == record.NOTHING and not djinns_sleep(state))


# --- the prompt ------------------------------------------------------------------------------------------------------


def prompt(state: State) -> Prompt:
    """Who decides, what, and what ends it, as messages."""
    return {"title": say(title(state), state), "detail": say(name, state) if (name := detail(state)) else None}


def say(name: str, state: State) -> Message:
    """A message with everything prompts speak of."""
    captured = captured_of(state)
    count, tile = (captured["count"], captured["tile"]) if captured else (0, "")
    params = {"left": int(in_hand(state)), "count": count, "tile": tile,
              "sold": "yes" if state.sold else "no", "bid": which_bid(state)}
    return {"say": f"prompt-{name}", "params": params}


def which_bid(state: State) -> str:
    """Of those whose marker bids: whether it is their only one, their first of two, or their second."""
    if box.MARKERS[state.seats] == 1:
        return "only"
    return "first" if (state.bid_order == to_move(state)).sum() > 1 else "second"


def title(state: State) -> str:
    """The decision of this moment."""
    if state.pending == record.KEEP:
        return "keep"
    if state.pending != record.NOTHING:
        return f"pending-{record.PENDING[int(state.pending)]}"
    if state.phase == record.MOVE and not movement_exists(state):
        return "stuck"
    if state.phase == record.TILE:
        return "tile-" + box.TILE_TYPES[end_type(state)].replace("_", "-")
    return record.PHASES[int(state.phase)]


def detail(state: State) -> str | None:
    """What else may be done, or what the decision leads to."""
    if state.pending != record.NOTHING or state.phase == record.OVER:
        return None
    if state.phase == record.BID:
        return "bid-detail"
    if state.phase == record.SOW:
        return "sow-last" if in_hand(state) == 1 else "sow-detail"
    if state.end_triggered and state.phase in (record.MOVE, record.FINISH):
        return "end-near"
    own = (state.djinn_owner == state.seat) & (box.DJINN_PRICE != box.FREE) & (state.djinn_used == 0)
    return "djinns" if may_call(state) and own.any() else None
