"""Why an action is not allowed: the first rule that speaks against it, with the rulebook's section."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from zellige.core.game import Reason, State
from zellige.games.five_tribes import actions as act
from zellige.games.five_tribes import components as box
from zellige.games.five_tribes import state as record
from zellige.games.five_tribes.actions import kill_fakirs, kill_tile, kill_victims, kind_of, placement_of, use_of
from zellige.games.five_tribes.bidding import free_spot, may_use_kumarbi
from zellige.games.five_tribes.cards import fakirs
from zellige.games.five_tribes.djinns import can_call_echidna, can_pay, djinns_sleep, fits_tile, has_effect
from zellige.games.five_tribes.geometry import AROUND, DISTANCE
from zellige.games.five_tribes.legal import legal
from zellige.games.five_tribes.movement import before_walker, height, in_hand, walker
from zellige.games.five_tribes.options import djinns_end_with_a_sale, final_tile_is_spared, surplus_fakirs_may_be_paid
from zellige.games.five_tribes.tile_actions import end_type, in_row, on_offer
from zellige.games.five_tribes.tribes import fakirs_needed, held, is_exposed


def reason(state: State, action: int) -> Reason | None:
    """None exactly when the action is legal, else the rule that forbids it."""
    out = np.zeros(act.LONGEST_LEGAL, np.int32)
    if action in out[: legal(state, out)]:
        return None
    kind = kind_of(action)
    return moment_reason(state, action, kind) or _BY_KIND[kind](state, action)


# --- is it the moment? -----------------------------------------------------------------------------------------------

_PHASES_OF = {"bid": (record.BID,), "take": (record.MOVE,), "drop": (record.SOW,), "build": (record.BUILD,),
              **dict.fromkeys(("kill", "kill-held"), (record.KILL,)),
              **dict.fromkeys(("palm", "palace", "buy", "djinn"), (record.TILE,)),
              **dict.fromkeys(("sell", "end"), (record.FINISH,)), "keep": (), "use": record.CALLING,
              "skip": (record.BID, record.MOVE, record.KILL, record.TILE, record.BUILD)}


def moment_reason(state: State, action: int, kind: str) -> Reason | None:
    """Something else comes first, or this kind of action belongs to another step."""
    if state.drawing != record.NO_DRAW:
        return draw_reason(state, action) if kind == "draw" else Reason("chance.first")
    if state.phase == record.OVER:
        return Reason("end.over")
    if kind == "draw":
        return Reason("chance.nothing")
    if state.pending == record.KEEP:
        return Reason("keep.not-drawn", {"djinn": box.DJINNS[action - act.KEEP_AT]}) if kind == "keep" else Reason("keep.first")
    if state.pending != record.NOTHING:
        pending = record.PENDING[int(state.pending)]
        return placement_reason(state, action) if kind == pending else Reason(f"place.{pending}-first")
    if int(state.phase) not in _PHASES_OF[kind]:
        return Reason("step.not-now", {"what": kind, "now": record.PHASES[int(state.phase)]})
    return None


def draw_reason(state: State, action: int) -> Reason:
    """Chance draws something else."""
    what = box.DJINNS[action - act.DRAW_DJINN_AT] if act.DRAW_DJINN_AT <= action < act.DRAW_MEEPLE_AT else ""
    return Reason("chance.not-there", {"what": what or ("card" if action < act.DRAW_DJINN_AT else "meeple")})


# --- 1 Bid, 2 Movement -----------------------------------------------------------------------------------------------


def bid_reason(state: State, action: int) -> Reason:
    """Free spots one can pay; Fakirs only with Kumarbi."""
    step, used = divmod(action - act.BID_AT, box.STEPS)
    price, seat = int(box.BID_PRICES[step]), int(state.seat)
    if free_spot(state, step) == record.NONE:
        return Reason("bid.taken" if step else "bid.zeros-full", {"price": price})
    if used and not may_use_kumarbi(state, seat):
        return Reason("bid.kumarbi-spent" if state.kumarbi_used and state.djinn_owner[box.KUMARBI] == seat
                      else "bid.kumarbi")
    if used > fakirs(state, seat):
        return Reason("bid.fakirs", {"fakirs": fakirs(state, seat)})
    if used > step:
        return Reason("bid.too-many-fakirs", {"steps": step})
    return Reason("bid.coins", {"price": int(box.BID_PRICES[step - used]), "coins": int(state.coins[seat])})


def skip_reason(state: State, action: int) -> Reason:
    """Steps that must be done."""
    musts = {record.BID: "bid.must", record.MOVE: "move.must", record.KILL: "kill.must", record.BUILD: "build.must"}
    return Reason(musts.get(int(state.phase), "tile.must"))


def take_reason(state: State, action: int) -> Reason:
    """A tile with meeples that can be sown to the end."""
    tile = action - act.TAKE_AT
    return Reason("move.no-way" if height(state, tile) else "move.empty", {"tile": box.TILE_NAMES[tile]})


def drop_reason(state: State, action: int) -> Reason:
    """Beside the last drop, not straight back, and the last meeple finds one of its colour."""
    tile, colour = divmod(action - act.DROP_AT, len(box.COLOURS))
    params = {"tile": box.TILE_NAMES[tile], "colour": box.COLOURS[colour]}
    if not state.hand[colour]:
        return Reason("drop.colour", params)
    if DISTANCE[walker(state), tile] != 1:
        return Reason("drop.beside", {**params, "from": box.TILE_NAMES[walker(state)]})
    if tile == before_walker(state):
        return Reason("drop.back", params)
    return Reason("drop.match" if in_hand(state) == 1 else "drop.no-way", params)


# --- 4 Tribes --------------------------------------------------------------------------------------------------------


def build_reason(state: State, action: int) -> Reason:
    """Fakirs one has."""
    return Reason("build.fakirs", {"fakirs": fakirs(state, int(state.seat)), "wanted": action - act.BUILD_AT})


def kill_reason(state: State, action: int) -> Reason:
    """A meeple in reach."""
    tile, pair, spent = kill_tile(action), act.VICTIMS[kill_victims(action)], kill_fakirs(action)
    needed, own = fakirs_needed(state, tile), fakirs(state, int(state.seat))
    params = {"tile": box.TILE_NAMES[tile], "needed": needed, "fakirs": own}
    if final_tile_is_spared(state) and tile == state.captured_tile:
        return Reason("kill.end-tile", params)
    for colour in pair:
        if colour >= 0 and state.meeples[tile, colour] < pair.count(colour):
            return Reason("kill.not-there", {**params, "colour": box.COLOURS[colour], "count": pair.count(colour)})
    if number := number_reason(state, pair[1] >= 0):
        return number
    if needed > own:
        return Reason("kill.range", params)
    if spent > own:
        return Reason("kill.fakirs", params)
    if spent < needed:
        return Reason("kill.more-fakirs", params)
    assert not surplus_fakirs_may_be_paid(state)
    return Reason("kill.exact-fakirs", params)


def number_reason(state: State, two: bool) -> Reason | None:
    """Two victims with Iblis, one without."""
    if two and not state.iblis:
        return Reason("kill.one")
    return Reason("kill.two") if state.iblis and not two else None


def kill_held_reason(state: State, action: int) -> Reason:
    """Viziers and Elders of an opponent whom Boaz does not protect."""
    seat, victims = divmod(action - act.KILL_HELD_AT, len(act.HELD))
    pair, params = act.HELD[victims], {"number": seat + 1}
    if seat >= state.seats:
        return Reason("kill.no-seat", {"number": seat + 1, "seats": int(state.seats)})
    if seat == state.seat:
        return Reason("kill.own")
    if not is_exposed(state, seat):
        return Reason("kill.boaz", params)
    for piece in pair:
        if piece >= 0 and held(state, seat, piece) < pair.count(piece):
            return Reason("kill.held-not-there", {**params, "piece": act.PIECES[piece], "count": pair.count(piece)})
    found = number_reason(state, pair[1] >= 0)
    assert found is not None
    return found


# --- 5 Tile actions --------------------------------------------------------------------------------------------------


def placement_reason(state: State, action: int) -> Reason:
    """On its tile, or with Lamia or Hagis on one around."""
    palm = kind_of(action) == "palm"
    if state.pending == record.NOTHING and end_type(state) != (box.OASIS if palm else box.VILLAGE):
        return type_reason(state)
    tile, way = placement_of(action)
    home = int(state.captured_tile if state.pending == record.NOTHING else state.pending_tile)
    if way is None:
        return Reason("place.here", {"tile": box.TILE_NAMES[home]})
    if tile not in AROUND[home]:
        return Reason("place.around", {"tile": box.TILE_NAMES[tile], "home": box.TILE_NAMES[home]})
    found = call_reason(state, box.LAMIA if palm else box.HAGIS, way)
    assert found is not None
    return found


def type_reason(state: State) -> Reason:
    """The end tile does something else."""
    return Reason("tile.other", {"tile": box.TILE_NAMES[int(state.captured_tile)], "type": box.TILE_TYPES[end_type(state)]})


def buy_reason(state: State, action: int) -> Reason:
    """The price, the number of cards, and those on offer."""
    kind = end_type(state)
    if not box.MARKET_PRICE[kind]:
        return type_reason(state)
    if state.coins[state.seat] < box.MARKET_PRICE[kind]:
        return Reason("market.coins", {"price": int(box.MARKET_PRICE[kind]), "coins": int(state.coins[state.seat])})
    place = action - act.BUY_AT
    if max(int(act.BUY_FIRST[place]), int(act.BUY_SECOND[place])) >= on_offer(state):
        return Reason("market.look", {"look": int(box.MARKET_LOOK[kind]), "left": int(state.row_count)})
    return Reason("market.one" if act.BUY_SECOND[place] >= 0 else "market.two")


def djinn_reason(state: State, action: int) -> Reason:
    """A djinn of the row, for its price."""
    djinn = (action - act.DJINN_AT) // 2
    if end_type(state) != box.SACRED_PLACE:
        return type_reason(state)
    if in_row(state, djinn) == record.NONE:
        return Reason("sacred.row", {"djinn": box.DJINNS[djinn]})
    return Reason("sacred.price", {"djinn": box.DJINNS[djinn]})


# --- 6 Sale, djinns --------------------------------------------------------------------------------------------------


def sell_reason(state: State, action: int) -> Reason:
    """Goods one has."""
    suit = action - act.SELL_AT
    if suit == 0:
        return Reason("sale.nothing")
    held = state.cards[state.seat, box.FIRST_GOOD:]
    lacking = next(good for good in range(len(box.GOODS)) if suit >> good & 1 and not held[good])
    return Reason("sale.not-in-hand", {"kind": box.GOODS[lacking]})


def call_reason(state: State, djinn: int, way: int) -> Reason | None:
    """A djinn of one's own, not spent, that can be paid."""
    params = {"djinn": box.DJINNS[djinn], "price": box.PRICES_OF_DJINNS[int(box.DJINN_PRICE[djinn])]}
    if state.djinn_owner[djinn] != state.seat:
        return Reason("djinn.not-yours", params)
    if state.djinn_used[djinn]:
        return Reason("djinn.spent", params)
    if not can_pay(state, int(state.seat), int(box.DJINN_PRICE[djinn]), way):
        return Reason("djinn.price", params)
    return None


def use_reason(state: State, action: int) -> Reason:
    """A djinn that is awake, can be paid and has something to do."""
    djinn, tile, way = use_of(action)
    if found := call_reason(state, djinn, way):
        return found
    params = {"djinn": box.DJINNS[djinn]}
    if djinns_sleep(state):
        return Reason("djinn.after-sale" if djinns_end_with_a_sale(state) and state.sold else "djinn.last")
    if not has_effect(state, djinn):
        return Reason("djinn.no-effect", params)
    if djinn == box.ECHIDNA:
        assert not can_call_echidna(state, way)
        return Reason("djinn.echidna")
    if djinn == box.IBLIS:
        return Reason("djinn.iblis")
    assert not fits_tile(state, djinn, tile)
    return Reason("djinn.tile", {**params, "tile": box.TILE_NAMES[tile]})


def keep_reason(state: State, action: int) -> Reason:
    """Sibittis has brought nothing."""
    return Reason("keep.not-drawn", {"djinn": box.DJINNS[action - act.KEEP_AT]})


def end_reason(state: State, action: int) -> Reason:
    """Never asked: in its step, ``end`` is always legal."""
    raise AssertionError(action)


_BY_KIND: dict[str, Callable[[State, int], Reason]] = {
    "bid": bid_reason, "skip": skip_reason, "end": end_reason, "take": take_reason, "drop": drop_reason, "build": build_reason,
    "kill": kill_reason, "kill-held": kill_held_reason, "palm": placement_reason, "palace": placement_reason, "buy": buy_reason,
    "djinn": djinn_reason, "sell": sell_reason, "use": use_reason, "keep": keep_reason, "draw": draw_reason}
