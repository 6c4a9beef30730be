"""What an action changed, as events: the decision first, then its effects.

Everything is read from the two positions, so that masked positions tell exactly what the seat may know. A blind draw has a name
only for whoever has heard it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from zellige.core.game import Event, Moment, State
from zellige.games.five_tribes.actions import (
    BID_AT,
    BUILD_AT,
    BUY_AT,
    BUY_FIRST,
    BUY_SECOND,
    BY_FAKIR,
    DJINN_AT,
    DRAW_CARD_AT,
    DRAW_DJINN_AT,
    DRAW_MEEPLE_AT,
    DROP_AT,
    HELD,
    KEEP_AT,
    KILL_HELD_AT,
    PIECES,
    SELL_AT,
    TAKE_AT,
    VICTIMS,
    kill_fakirs,
    kill_tile,
    kill_victims,
    kind_of,
    placement_of,
    use_of,
)
from zellige.games.five_tribes.components import (
    BAAL,
    BID_PRICES,
    COLOURS,
    DJINN_PRICE,
    DJINNS,
    GOODS,
    GREEN,
    KANDICHA,
    KINDS,
    MARID,
    MONKIR,
    NEKIR,
    ONE_OF,
    RED,
    SUIT_VALUES,
    TILE_NAMES,
    TILES,
    TRIBES,
    WHITE,
    YELLOW,
)
from zellige.games.five_tribes.movement import height, in_hand
from zellige.games.five_tribes.options import nekir_counts_victims, saved_meeple_counts_for_nekir
from zellige.games.five_tribes.state import (
    BID,
    BUILD,
    DRAW_ANUN_NAK,
    DRAW_DJINNS,
    DRAW_ROW,
    DRAW_SIBITTIS,
    FINISH,
    KILL,
    MOVE,
    NONE,
    NOTHING,
    OVER,
    SOW,
    TILE,
)
from zellige.games.five_tribes.tribes import blue_tiles, builder_income
from zellige.games.five_tribes.turns import suit_size


def narrate(before: State, action: int | None, after: State) -> list[Event]:
    """The events of an action, the decision first. None: a card or a djinn that only its owner sees."""
    if action is None:
        return [draw_unseen(before, after), *effects(before, NONE, after, "draw")]
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
        return [Event(f"turn-{event.kind}", event.seat, {**event.params, "first": "no" if number else "yes"})
                for number, event in enumerate(bids)]
    found = [Event(f"turn-{event.kind}", event.seat, event.params) for event in told if event.kind in TOLD]
    return found or [Event("turn-nothing", moments[0].mover)]


# --- decisions -------------------------------------------------------------------------------------------------------


def seat_of(state: State) -> int:
    """Whose decision it was."""
    return int(state.seat)


def bid(before: State, action: int, after: State) -> Event:
    """A spot of the Turn Order Track."""
    step, used = divmod(action - BID_AT, len(BID_PRICES))
    params = {"price": int(BID_PRICES[step]), "paid": int(BID_PRICES[step - used]), "fakirs": used}
    if not before.coins_hidden[before.seat]:
        params["paid"] = min(params["paid"], int(before.coins[before.seat]))
    return Event("bid", seat_of(before), params)


def skip(before: State, action: int, after: State) -> Event:
    """A step left out; without a movement the end is near."""
    kind = {BID: "skip-bid", MOVE: "stuck", KILL: "skip-kill"}.get(int(before.phase), "skip-tile")
    return Event(kind, seat_of(before), quiet=kind == "skip-tile")


def end(before: State, action: int, after: State) -> Event:
    """The activation is over."""
    return Event("end", seat_of(before), quiet=True)


def take(before: State, action: int, after: State) -> Event:
    """The tile that was emptied."""
    tile = action - TAKE_AT
    return Event("take", seat_of(before), {"tile": TILE_NAMES[tile], "count": int(height(before, tile))}, (TILE_NAMES[tile],))


def drop(before: State, action: int, after: State) -> Event:
    """One meeple on one tile."""
    tile, colour = divmod(action - DROP_AT, len(COLOURS))
    params = {"tile": TILE_NAMES[tile], "tribe": TRIBES[colour], "left": int(in_hand(before)) - 1}
    return Event("drop", seat_of(before), params, (TILE_NAMES[tile],))


def build(before: State, action: int, after: State) -> Event:
    """The income of the Builders."""
    used = action - BUILD_AT
    params = {"coins": builder_income(before, used), "count": int(before.captured_count), "fakirs": used,
              "tiles": blue_tiles(before, int(before.captured_tile)), "doubled": "yes" if before.echidna else "no"}
    return Event("build", seat_of(before), params, (TILE_NAMES[int(before.captured_tile)],))


def kill(before: State, action: int, after: State) -> Event:
    """Victims on a tile."""
    first, second = VICTIMS[kill_victims(action)]
    tile = TILE_NAMES[kill_tile(action)]
    params = {"tile": tile, "tribe": TRIBES[first], "second": TRIBES[second] if second >= 0 else "none",
              "fakirs": kill_fakirs(action)}
    return Event("kill", seat_of(before), params, (tile,))


def kill_held(before: State, action: int, after: State) -> Event:
    """Victims in front of an opponent."""
    seat, victims = divmod(action - KILL_HELD_AT, len(HELD))
    first, second = HELD[victims]
    return Event("kill-held", seat_of(before),
                 {"other": seat, "tribe": PIECES[first], "second": PIECES[second] if second >= 0 else "none"})


def place(before: State, action: int, after: State) -> Event:
    """A palm tree or a palace."""
    kind = kind_of(action)
    tile, way = placement_of(action)
    params = {"tile": TILE_NAMES[tile], "djinn": "none" if way is None else "lamia" if kind == "palm" else "hagis"}
    return Event(kind, seat_of(before), params, (TILE_NAMES[tile],))


def buy(before: State, action: int, after: State) -> Event:
    """Cards of a market."""
    first, second = int(BUY_FIRST[action - BUY_AT]), int(BUY_SECOND[action - BUY_AT])
    params = {"kind": KINDS[before.row[first]], "second": KINDS[before.row[second]] if second >= 0 else "none"}
    return Event("buy", seat_of(before), params)


def djinn(before: State, action: int, after: State) -> Event:
    """A djinn of the row."""
    which, way = divmod(action - DJINN_AT, 2)
    return Event("djinn", seat_of(before), {"djinn": DJINNS[which], "way": "fakir" if way == BY_FAKIR else "elders"})


def sell(before: State, action: int, after: State) -> Event:
    """A suit."""
    suit = action - SELL_AT
    return Event("sell", seat_of(before), {"count": suit_size(suit), "coins": int(SUIT_VALUES[suit_size(suit)])})


def use(before: State, action: int, after: State) -> Event:
    """A djinn that was paid."""
    which, tile, way = use_of(action)
    price = "fakir" if way == BY_FAKIR else "elder" if DJINN_PRICE[which] == ONE_OF else "elders"
    if price == "fakir" and DJINN_PRICE[which] not in (ONE_OF, DJINN_PRICE[DJINNS.index("sloar")]):
        price = "elder-fakir"
    cells = () if tile < 0 else (TILE_NAMES[tile],)
    params = {"djinn": DJINNS[which], "tile": TILE_NAMES[tile] if cells else "none", "way": price}
    return Event("use", seat_of(before), params, cells)


def keep(before: State, action: int, after: State) -> Event:
    """What Sibittis brought."""
    return Event("keep", seat_of(before), {"djinn": DJINNS[action - KEEP_AT]})


def draw(before: State, action: int, after: State) -> Event:
    """What chance brought, to whoever sees it."""
    seat, what_for = seat_of(before), int(before.drawing)
    if what_for == DRAW_ROW:
        return Event("draw-row", None, {"kind": KINDS[action - DRAW_CARD_AT]})
    if what_for == DRAW_DJINNS:
        return Event("draw-djinn-row", None, {"djinn": DJINNS[action - DRAW_DJINN_AT]})
    if what_for == DRAW_ANUN_NAK:
        tile = TILE_NAMES[int(before.drawing_tile)]
        return Event("draw-meeple", seat, {"tribe": TRIBES[action - DRAW_MEEPLE_AT], "tile": tile}, (tile,))
    if what_for == DRAW_SIBITTIS:
        return Event("draw-djinn", seat, {"djinn": DJINNS[action - DRAW_DJINN_AT]})
    return Event("draw-card", seat, {"kind": KINDS[action - DRAW_CARD_AT]})


def draw_unseen(before: State, after: State) -> Event:
    """What somebody else drew blind: named where it is the only card that a reshuffle behind it gives away."""
    seat = seat_of(before)
    if before.drawing == DRAW_SIBITTIS:
        return Event("draw-djinn-unseen", seat)
    gained = [int(count) for count in after.cards[seat] - before.cards[seat]]
    return Event("draw-card", seat, {"kind": KINDS[gained.index(1)]}) if sum(gained) == 1 else Event("draw-card-unseen", seat)


_BY_KIND: dict[str, Callable[[State, int, State], Event]] = {
    "bid": bid, "skip": skip, "end": end, "take": take, "drop": drop, "build": build, "kill": kill, "kill-held": kill_held,
    "palm": place, "palace": place, "buy": buy, "djinn": djinn, "sell": sell, "use": use, "keep": keep, "draw": draw}


# --- effects ---------------------------------------------------------------------------------------------------------


def effects(before: State, action: int, after: State, kind: str) -> Iterator[Event]:
    """What happened because of it."""
    if kind == "sell":
        suit = action - SELL_AT
        yield from (Event("sold", seat_of(before), {"kind": name}) for good, name in enumerate(GOODS) if suit >> good & 1)
    if kind == "drop" and after.phase != SOW:
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
    tile = TILE_NAMES[int(after.captured_tile)]
    yield Event("capture", seat, {"tribe": TRIBES[colour], "count": int(after.captured_count), "tile": tile}, (tile,))
    if colour == GREEN:
        taken = int(before.row_count) - int(after.row_count)
        yield from (Event("merchant-card", seat, {"kind": KINDS[before.row[place]]}) for place in range(taken))


def kandicha_events(before: State, action: int, after: State, kind: str) -> Iterator[Event]:
    """What Kandicha did with the victims."""
    seat = seat_of(before)
    if before.djinn_owner[KANDICHA] != seat:
        return
    if kind == "kill":
        pair = [colour for colour in VICTIMS[kill_victims(action)] if colour >= 0]
    else:
        pair = [(WHITE, YELLOW)[piece] for piece in HELD[(action - KILL_HELD_AT) % len(HELD)] if piece >= 0]
    for colour in pair:
        if colour in (WHITE, YELLOW):
            yield Event("kandicha-saved", seat, {"tribe": TRIBES[colour]})
        elif colour not in (GREEN, RED):
            coins = blue_tiles(before, kill_tile(action))
            yield Event("kandicha-builder", seat, {"tiles": coins})


def camel_events(before: State, after: State) -> Iterator[Event]:
    """Tiles that found an owner."""
    for tile in range(TILES):
        if before.camel[tile] == NONE and after.camel[tile] != NONE:
            name = TILE_NAMES[tile]
            yield Event("camel", int(after.camel[tile]), {"tile": name, "left": int(after.camels[after.camel[tile]])}, (name,))


def coin_events(before: State, after: State, kind: str) -> Iterator[Event]:
    """What free djinns paid, by the rule: one coin for the owner's own doing, two for an opponent's."""
    seat = seat_of(before)
    owner = int(before.djinn_owner[MARID])
    if kind == "drop" and owner != NONE:
        dropped = (after.drops[after.drop_count - 1] // len(COLOURS)) if after.phase == SOW else after.captured_tile
        if before.camel[int(dropped)] == owner:
            yield paid("marid", owner, 1, seat)
    owner = int(before.djinn_owner[MONKIR])
    if owner != NONE and before.palaces_left != after.palaces_left:
        yield paid("monkir", owner, 1, seat)
    owner = int(before.djinn_owner[NEKIR])
    if owner != NONE and kind in ("kill", "kill-held"):
        times = nekir_times(before, after, kind)
        if times:
            yield paid("nekir", owner, times, seat)
    gained = int((after.djinn_owner != NONE).sum()) - int((before.djinn_owner != NONE).sum())
    owner = int(before.djinn_owner[BAAL])
    if gained and owner != NONE:
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
    for tile in range(TILES):
        name = TILE_NAMES[tile]
        if kind == "use" and after.palms[tile] > before.palms[tile]:
            yield Event("palm", seat, {"tile": name, "djinn": "none"}, (name,))
        if kind == "use" and after.palaces[tile] > before.palaces[tile]:
            yield Event("palace", seat, {"tile": name, "djinn": "none"}, (name,))
    if before.discard.sum() > 0 and after.discard.sum() == 0 and after.drawing != 0:
        yield Event("reshuffle", None)


def turn_events(before: State, after: State, kind: str) -> Iterator[Event]:
    """The end that comes into sight, a new round, the end of the game."""
    if after.end_triggered and not before.end_triggered:
        cause = "end-camel" if (after.camels[before.seat] == 0 and before.camels[before.seat] > 0) else "end-stuck"
        yield Event(cause, seat_of(before))
    if passed_over(before, after, kind):
        yield Event("supply-empty", None, {"tile": TILE_NAMES[int(after.captured_tile)]})
    if after.phase == OVER and before.phase != OVER:
        yield Event("over")
    elif after.round_number != before.round_number:
        yield Event("round", None, {"number": int(after.round_number)})


def passed_over(before: State, after: State, kind: str) -> bool:
    """The action of an Oasis or Village was left out because its supply is empty."""
    if after.phase != FINISH or before.phase not in (SOW, BUILD, KILL, TILE):
        return False
    done = kind in ("palm", "palace", "skip", "buy", "djinn") and before.pending == NOTHING
    return not (before.phase == TILE and done)
