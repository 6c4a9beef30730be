"""What an action changed, as events: the decision first, then its effects.

Everything is read from the two positions, so that masked positions tell exactly what the seat may know. A blind draw has a name
only for whoever has heard it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from zellige.core.game import Event, Moment, State
from zellige.games.five_tribes import actions as act
from zellige.games.five_tribes import components as box
from zellige.games.five_tribes import state as record
from zellige.games.five_tribes.actions import kill_fakirs, kill_tile, kill_victims, kind_of, placement_of, use_of
from zellige.games.five_tribes.movement import height, in_hand
from zellige.games.five_tribes.options import nekir_counts_victims, saved_meeple_counts_for_nekir
from zellige.games.five_tribes.tile_actions import end_type
from zellige.games.five_tribes.tribes import blue_tiles, builder_income
from zellige.games.five_tribes.turns import suit_size


def narrate(before: State, action: int | None, after: State) -> list[Event]:
    """The events of an action, the decision first. None: a card or a djinn that only its owner sees."""
    if action is None:
        return [draw_unseen(before, after), *effects(before, record.NONE, after, "draw")]
    kind = kind_of(action)
    return [_BY_KIND[kind](before, action, after), *effects(before, action, after, kind)]


# --- turns -----------------------------------------------------------------------------------------------------------

TOLD = frozenset({"take", "capture", "stuck", "build", "kill", "kill-held", "camel", "palm", "palace", "buy", "djinn", "use",
                  "keep", "sell", "end-camel"})


def narrate_turn(moments: Sequence[Moment]) -> list[Event]:
    """All bids of a round, or an activation: where the meeples came from and went to, and what came of it."""
    told = [event for moment in moments for event in moment.events]
    bids = [event for event in told if event.kind in ("bid", "skip-bid")]
    if bids:
        return [Event(f"turn-{event.kind}", None, {**event.params, "other": event.seat, "first": "no" if number else "yes"})
                for number, event in enumerate(bids)]
    path = tuple(cell for event in told if event.kind in ("take", "drop") for cell in event.cells)
    found = [Event(f"turn-{event.kind}", event.seat, event.params, path if event.kind == "take" else ())
             for event in told if event.kind in TOLD]
    return found or [Event("turn-nothing", moments[0].mover)]


# --- decisions -------------------------------------------------------------------------------------------------------


def seat_of(state: State) -> int:
    """Whose decision it was."""
    return int(state.seat)


def bid(before: State, action: int, after: State) -> Event:
    """A spot of the Turn Order Track."""
    step, used = divmod(action - act.BID_AT, len(box.BID_PRICES))
    params = {"price": int(box.BID_PRICES[step]), "paid": int(box.BID_PRICES[step - used]), "fakirs": used}
    if not before.coins_hidden[before.seat]:
        params["paid"] = min(params["paid"], int(before.coins[before.seat]))
    return Event("bid", seat_of(before), params)


def skip(before: State, action: int, after: State) -> Event:
    """A step left out; without a movement the end is near."""
    kind = {record.BID: "skip-bid", record.MOVE: "stuck", record.KILL: "skip-kill"}.get(int(before.phase), "skip-tile")
    return Event(kind, seat_of(before), quiet=kind == "skip-tile")


def end(before: State, action: int, after: State) -> Event:
    """The activation is over."""
    return Event("end", seat_of(before), quiet=True)


def take(before: State, action: int, after: State) -> Event:
    """The tile that was emptied."""
    name, count = box.TILE_NAMES[action - act.TAKE_AT], int(height(before, action - act.TAKE_AT))
    return Event("take", seat_of(before), {"tile": name, "count": count}, (name,))


def drop(before: State, action: int, after: State) -> Event:
    """One meeple on one tile."""
    tile, colour = divmod(action - act.DROP_AT, len(box.COLOURS))
    params = {"tile": box.TILE_NAMES[tile], "tribe": box.TRIBES[colour], "left": int(in_hand(before)) - 1}
    return Event("drop", seat_of(before), params, (box.TILE_NAMES[tile],))


def build(before: State, action: int, after: State) -> Event:
    """The income of the Builders."""
    used = action - act.BUILD_AT
    params = {"coins": builder_income(before, used), "count": int(before.captured_count), "fakirs": used,
              "tiles": blue_tiles(before, int(before.captured_tile)), "doubled": "yes" if before.echidna else "no"}
    return Event("build", seat_of(before), params, (box.TILE_NAMES[int(before.captured_tile)],))


def kill(before: State, action: int, after: State) -> Event:
    """Victims on a tile."""
    first, second = act.VICTIMS[kill_victims(action)]
    tile = box.TILE_NAMES[kill_tile(action)]
    params = {"tile": tile, "tribe": box.TRIBES[first], "second": box.TRIBES[second] if second >= 0 else "none",
              "fakirs": kill_fakirs(action)}
    return Event("kill", seat_of(before), params, (tile,))


def kill_held(before: State, action: int, after: State) -> Event:
    """Victims in front of an opponent."""
    seat, victims = divmod(action - act.KILL_HELD_AT, len(act.HELD))
    first, second = act.HELD[victims]
    return Event("kill-held", seat_of(before),
                 {"other": seat, "tribe": act.PIECES[first], "second": act.PIECES[second] if second >= 0 else "none"})


def place(before: State, action: int, after: State) -> Event:
    """A palm tree or a palace."""
    kind = kind_of(action)
    tile, way = placement_of(action)
    params = {"tile": box.TILE_NAMES[tile], "djinn": "none" if way is None else "lamia" if kind == "palm" else "hagis"}
    return Event(kind, seat_of(before), params, (box.TILE_NAMES[tile],))


def buy(before: State, action: int, after: State) -> Event:
    """Cards of a market."""
    first, second = int(act.BUY_FIRST[action - act.BUY_AT]), int(act.BUY_SECOND[action - act.BUY_AT])
    params = {"kind": box.KINDS[before.row[first]], "second": box.KINDS[before.row[second]] if second >= 0 else "none"}
    return Event("buy", seat_of(before), params | {"coins": int(box.MARKET_PRICE[end_type(before)])})


def djinn(before: State, action: int, after: State) -> Event:
    """A djinn of the row."""
    which, way = divmod(action - act.DJINN_AT, 2)
    return Event("djinn", seat_of(before), {"djinn": box.DJINNS[which], "way": "fakir" if way == act.BY_FAKIR else "elders"})


def sell(before: State, action: int, after: State) -> Event:
    """A suit."""
    suit = action - act.SELL_AT
    return Event("sell", seat_of(before), {"count": suit_size(suit), "coins": int(box.SUIT_VALUES[suit_size(suit)])})


def use(before: State, action: int, after: State) -> Event:
    """A djinn that was paid."""
    which, tile, way = use_of(action)
    price = "fakir" if way == act.BY_FAKIR else "elder" if box.DJINN_PRICE[which] == box.ONE_OF else "elders"
    if price == "fakir" and box.DJINN_PRICE[which] not in (box.ONE_OF, box.ONE_FAKIR):
        price = "elder-fakir"
    cells = () if tile < 0 else (box.TILE_NAMES[tile],)
    params = {"djinn": box.DJINNS[which], "tile": box.TILE_NAMES[tile] if cells else "none", "way": price}
    return Event("use", seat_of(before), params, cells)


def keep(before: State, action: int, after: State) -> Event:
    """What Sibittis brought."""
    return Event("keep", seat_of(before), {"djinn": box.DJINNS[action - act.KEEP_AT]})


def draw(before: State, action: int, after: State) -> Event:
    """What chance brought, to whoever sees it."""
    seat, what_for = seat_of(before), int(before.drawing)
    if what_for == record.DRAW_ROW:
        return Event("draw-row", None, {"kind": box.KINDS[action - act.DRAW_CARD_AT]})
    if what_for == record.DRAW_DJINNS:
        return Event("draw-djinn-row", None, {"djinn": box.DJINNS[action - act.DRAW_DJINN_AT]})
    if what_for == record.DRAW_ANUN_NAK:
        tile = box.TILE_NAMES[int(before.drawing_tile)]
        return Event("draw-meeple", seat, {"tribe": box.TRIBES[action - act.DRAW_MEEPLE_AT], "tile": tile}, (tile,))
    if what_for == record.DRAW_SIBITTIS:
        return Event("draw-djinn", seat, {"djinn": box.DJINNS[action - act.DRAW_DJINN_AT]})
    return Event("draw-card", seat, {"kind": box.KINDS[action - act.DRAW_CARD_AT]})


def draw_unseen(before: State, after: State) -> Event:
    """What somebody else drew blind: named where it is the only card that a reshuffle behind it gives away."""
    seat = seat_of(before)
    if before.drawing == record.DRAW_SIBITTIS:
        return Event("draw-djinn-unseen", seat)
    gained = (after.cards[seat] - before.cards[seat]).tolist()
    if sum(gained) != 1:
        return Event("draw-card-unseen", seat)
    return Event("draw-card", seat, {"kind": box.KINDS[gained.index(1)]})


_BY_KIND: dict[str, Callable[[State, int, State], Event]] = {
    "bid": bid, "skip": skip, "end": end, "take": take, "drop": drop, "build": build, "kill": kill, "kill-held": kill_held,
    "palm": place, "palace": place, "buy": buy, "djinn": djinn, "sell": sell, "use": use, "keep": keep, "draw": draw}


# --- effects ---------------------------------------------------------------------------------------------------------


def effects(before: State, action: int, after: State, kind: str) -> Iterator[Event]:
    """What happened because of it."""
    if kind == "sell":
        suit = action - act.SELL_AT
        yield from (Event("sold", seat_of(before), {"kind": name}) for good, name in enumerate(box.GOODS) if suit >> good & 1)
    if kind == "drop" and after.phase != record.SOW:
        yield from capture_events(before, after)
    if kind in ("kill", "kill-held"):
        yield from kandicha_events(before, action, after, kind)
    yield from camel_events(before, after)
    yield from coin_events(before, after, kind)
    yield from supply_events(before, after, kind)
    yield from turn_events(before, after, kind)


def capture_events(before: State, after: State) -> Iterator[Event]:
    """The meeples that left the end tile, and the cards the Merchants took."""
    seat, colour = seat_of(before), int(after.captured_colour)
    tile = box.TILE_NAMES[int(after.captured_tile)]
    yield Event("capture", seat, {"tribe": box.TRIBES[colour], "count": int(after.captured_count), "tile": tile}, (tile,))
    if colour == box.GREEN:
        taken = int(before.row_count) - int(after.row_count)
        yield from (Event("merchant-card", seat, {"kind": box.KINDS[before.row[place]]}) for place in range(taken))


def kandicha_events(before: State, action: int, after: State, kind: str) -> Iterator[Event]:
    """What Kandicha did with the victims."""
    seat = seat_of(before)
    if before.djinn_owner[box.KANDICHA] != seat:
        return
    if kind == "kill":
        pair = [colour for colour in act.VICTIMS[kill_victims(action)] if colour >= 0]
    else:
        pair = [(box.WHITE, box.YELLOW)[piece] for piece in act.HELD[(action - act.KILL_HELD_AT) % len(act.HELD)] if piece >= 0]
    for colour in pair:
        if colour in (box.WHITE, box.YELLOW):
            yield Event("kandicha-saved", seat, {"tribe": box.TRIBES[colour]})
        elif colour not in (box.GREEN, box.RED):
            coins = blue_tiles(before, kill_tile(action))
            yield Event("kandicha-builder", seat, {"tiles": coins})


def camel_events(before: State, after: State) -> Iterator[Event]:
    """Tiles that found an owner."""
    if before.camel.tobytes() == after.camel.tobytes():
        return
    for tile in np.flatnonzero((before.camel == record.NONE) & (after.camel != record.NONE)).tolist():
        name, owner = box.TILE_NAMES[tile], int(after.camel[tile])
        yield Event("camel", owner, {"tile": name, "left": int(after.camels[owner])}, (name,))


def coin_events(before: State, after: State, kind: str) -> Iterator[Event]:
    """What free djinns paid, by the rule: one coin for the owner's own doing, two for an opponent's."""
    seat = seat_of(before)
    owner = int(before.djinn_owner[box.MARID])
    if kind == "drop" and owner != record.NONE:
        dropped = (after.drops[after.drop_count - 1] // len(box.COLOURS)) if after.phase == record.SOW else after.captured_tile
        if before.camel[int(dropped)] == owner:
            yield paid("marid", owner, 1, seat)
    owner = int(before.djinn_owner[box.MONKIR])
    if owner != record.NONE and before.palaces_left != after.palaces_left:
        yield paid("monkir", owner, 1, seat)
    owner = int(before.djinn_owner[box.NEKIR])
    if owner != record.NONE and kind in ("kill", "kill-held"):
        times = nekir_times(before, after, kind)
        if times:
            yield paid("nekir", owner, times, seat)
    owner = int(before.djinn_owner[box.BAAL])
    owned = [int((state.djinn_owner != record.NONE).sum()) for state in (before, after)] if owner != record.NONE else [0, 0]
    if owned[0] != owned[1]:
        yield paid("baal", owner, 1, seat)


def nekir_times(before: State, after: State, kind: str) -> int:
    """How often Nekir was paid: meeples that went to the bag, those Kandicha kept only by an option."""
    seat = seat_of(before)
    killed = int(after.bag.sum()) - int(before.bag.sum())
    saved = int(after.viziers[seat] - before.viziers[seat]) + int(after.elders[seat] - before.elders[seat])
    kills = killed + (saved if saved_meeple_counts_for_nekir(before) else 0)
    return kills if nekir_counts_victims(before) else min(kills, 1)


def paid(which: str, owner: int, times: int, seat: int) -> Event:
    """Coins a djinn brought to its owner."""
    return Event("djinn-paid", owner, {"djinn": which, "coins": times if owner == seat else 2 * times})


def supply_events(before: State, after: State, kind: str) -> Iterator[Event]:
    """Pieces Enki and Bouraq placed at once, a tile passed over, a reshuffle."""
    seat = seat_of(before)
    for tile in range(box.TILES) if kind == "use" else ():
        name = box.TILE_NAMES[tile]
        if after.palms[tile] > before.palms[tile]:
            yield Event("palm", seat, {"tile": name, "djinn": "none"}, (name,))
        if after.palaces[tile] > before.palaces[tile]:
            yield Event("palace", seat, {"tile": name, "djinn": "none"}, (name,))
    if after.drawing != 0 and before.discard.sum() > 0 and after.discard.sum() == 0:
        yield Event("reshuffle", None)


def turn_events(before: State, after: State, kind: str) -> Iterator[Event]:
    """The end that comes into sight, a new round, the end of the game."""
    if after.end_triggered and not before.end_triggered:
        cause = "end-camel" if (after.camels[before.seat] == 0 and before.camels[before.seat] > 0) else "end-stuck"
        yield Event(cause, seat_of(before))
    if passed_over(before, after, kind):
        yield Event("supply-empty", None, {"tile": box.TILE_NAMES[int(after.captured_tile)]})
    if after.phase == record.OVER and before.phase != record.OVER:
        yield Event("over")
    elif after.round_number != before.round_number:
        yield Event("round", None, {"number": int(after.round_number)})


def passed_over(before: State, after: State, kind: str) -> bool:
    """The action of an Oasis or Village was left out because its supply is empty."""
    if after.phase != record.FINISH or before.phase not in (record.SOW, record.BUILD, record.KILL, record.TILE):
        return False
    done = kind in ("palm", "palace", "skip", "buy", "djinn") and before.pending == record.NOTHING
    return not (before.phase == record.TILE and done)
