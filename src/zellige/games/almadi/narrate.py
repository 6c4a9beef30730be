"""What an action changed, as events: the decision or the draw first, then what it set off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from zellige.core.game import CHANCE, Event, Moment, State
from zellige.games.almadi import actions as act
from zellige.games.almadi import components as box
from zellige.games.almadi import state as record
from zellige.games.almadi.legal import to_move
from zellige.games.almadi.progress import condition_of, sentence
from zellige.games.almadi.state import cell_name

SIMPLE = {
    act.DO_MARTELINE: "mosaic",
    act.DO_STALL: "stall",
    act.DO_RUBY: "ruby",
    act.DO_ALADDIN: "aladdin",
    act.DO_BADROULBOUDOUR: "badroulboudour",
    act.DO_PARIBANOU: "paribanou",
    act.DO_DONE: "done",
    act.DO_PASS: "pass",
    act.ALI_DRAWS: "ali",
}


def narrate(before: State, action: int | None, after: State) -> list[Event]:
    """The events of an action, the decision first. None: Characters somebody else keeps."""
    seat = None if to_move(before) == CHANCE else int(before.seat)
    first = happened(before, action, after, seat)
    return [first, *activated(before, after, seat), *completed(before, after), *around(before, after)]


TOLD = frozenset({"start-tile", "kept", "ali-drew", "placed", "moved", "swapped", "moon", "moon-from", "recruited", "copied",
                  "gave-mosaic", "gave-stall", "completed"})
BROUGHT = {"mosaic": "mosaics", "badroulboudour": "mosaics", "stall": "stalls", "paribanou": "stalls", "ruby": "rubies",
           "aladdin": "rubies"}


def narrate_turn(moments: Sequence[Moment]) -> list[Event]:
    """From the Landscape over what its effects brought to Objectives and Characters; the board's new one is left out."""
    mover, told = moments[0].mover, [event for moment in moments for event in moment.events]
    kinds = TOLD if any(event.kind == "placed" for event in told) else TOLD | {"took"}
    found, brought = list[Event](), Counter[str]()
    for event in told:
        if event.kind in kinds:
            own = "yes" if event.seat == mover else "no"
            found.append(Event(f"turn-{event.kind}", event.seat, {**event.params, "own": own}))
        elif event.kind in BROUGHT:
            name = BROUGHT[event.kind]
            brought[name] += int(event.params["count"]) if name == "rubies" else 1
    found += [Event(f"turn-{name}", mover, {"count": count}) for name, count in brought.items()]
    return found or [Event("turn-nothing", mover)]


def happened(before: State, action: int | None, after: State, seat: int | None) -> Event:
    """What was decided or drawn."""
    if action is None:
        return kept(before)
    return drawn(before, action) if seat is None else decision(before, action, after, seat)


def tile(value: int) -> dict[str, Any]:
    """A tile as parameters: its name and kind."""
    return {"tile": box.TILE_IDS[value - 1], "kind": box.KINDS[(value - 1) // box.PER_KIND]}


def card(state: State, pile: int, number: int) -> dict[str, Any]:
    """A card as parameters: its motif, or how many goods, of which kind (``mixed`` for several)."""
    if pile == box.MOSAICS:
        return {"motif": box.MOTIFS[state.motifs[number]]}
    kinds = [good for good, count in zip(box.GOODS, state.stall_goods[number], strict=True) if count]
    return {"count": int(state.stall_goods[number].sum()), "good": kinds[0] if len(kinds) == 1 else "mixed"}


def top_card(state: State, pile: int) -> dict[str, Any]:
    """The face-up card of a pile as parameters."""
    return card(state, pile, int(state.card_top[pile]) - 1)


def objective_card(state: State, objective: int) -> dict[str, Any]:
    """An Objective as parameters: its name, colour and points, and its condition with the numbers in it."""
    colour, points = box.COLOURS[int(state.goals[objective, box.COLOUR])], int(state.goals[objective, box.POINTS])
    numbers: dict[str, Any] = sentence(state, objective)["params"]
    named = {"objective": box.OBJECTIVE_IDS[objective], "colour": colour, "points": points}
    return named | {"condition": condition_of(state, objective)} | numbers


def drawn(before: State, action: int) -> Event:
    """What came from a pile."""
    if action >= act.UNCOVER:
        pile, number = divmod(action - act.UNCOVER, box.CARDS)
        return Event(f"uncovered-{box.CARD_SORTS[pile]}", None, card(before, pile, number))
    found = tile(action - act.DRAW_TILE + 1)
    if before.drawing == record.ALI_DRAW:
        return Event("ali-drew", int(before.seat), found)
    space = box.BOARD_SPACES[int(before.refill) - 1]
    return Event("refilled", None, found | {"space": space}, (space,))


def decision(before: State, action: int, after: State, seat: int) -> Event:
    """What the seat did."""
    if action >= act.PLACE_AT:
        return landing(before, action, seat)
    if action >= act.KEEP_TWO:
        return kept(before, action)
    if action >= act.TAKE_OBJECTIVE:
        objective, source = divmod(action - act.TAKE_OBJECTIVE, 6)
        params = objective_card(before, objective)
        return Event("moon-from", seat, params | {"other": source - 1}) if source else Event("moon", seat, params)
    if action >= act.RECRUIT:
        return character_decision(before, action, seat)
    if action in SIMPLE:
        quiet = action in (act.DO_DONE, act.DO_PASS)
        return Event(SIMPLE[action], seat, simple_params(before, action, after, seat), quiet=quiet)
    if action >= act.PUT:
        space = box.BOARD_SPACES[action - act.PUT]
        return Event("put", seat, tile(int(before.tile)) | {"space": space, "row": int(space[0])}, (space,))
    if action >= act.TAKE:
        number, space = action - act.TAKE, box.BOARD_SPACES[action - act.TAKE]
        return Event("took", seat, tile(int(before.board[number])) | {"space": space, "row": int(space[0])}, (space,))
    return Event("start-tile", seat, {"start": box.START_IDS[action - act.START_TILE]})


def kept(before: State, action: int | None = None) -> Event:
    """Characters kept: how many, and which to whoever knows the action."""
    count = {"count": int(box.KEPT[int(before.seats)])}
    if action is None:
        return Event("kept", int(before.seat), {**count, "known": "no"})
    names = [{"character": name} for number, name in enumerate(box.CHARACTERS) if act.keeps(action, number)]
    return Event("kept", int(before.seat), {**count, "known": "yes", "pieces": names})


def landing(before: State, action: int, seat: int) -> Event:
    """A tile placed, moved or swapped."""
    if action < act.MOVE:
        cell = cell_name(action - act.PLACE_AT)
        return Event("placed", seat, tile(int(before.tile)) | {"cell": cell}, (cell,))
    start, end = divmod((action - act.MOVE) % (record.CELLS * record.CELLS), record.CELLS)
    moved = tile(int(before.realm[seat, start // record.WIDTH, start % record.WIDTH]))
    cells = (cell_name(start), cell_name(end))
    if action < act.SWAP:
        return Event("moved", seat, moved | {"from": cells[0], "to": cells[1]}, cells)
    other = tile(int(before.realm[seat, end // record.WIDTH, end % record.WIDTH]))
    return Event("swapped", seat, moved | {"with": other["kind"], "from": cells[0], "to": cells[1]}, cells)


def simple_params(before: State, action: int, after: State, seat: int) -> dict[str, Any]:
    """What a simple effect brought."""
    if action in (act.DO_MARTELINE, act.DO_BADROULBOUDOUR):
        return top_card(before, box.MOSAICS)
    if action in (act.DO_STALL, act.DO_PARIBANOU):
        return top_card(before, box.STALLS)
    if action in (act.DO_RUBY, act.DO_ALADDIN):
        return {"count": int(after.rubies[seat]) - int(before.rubies[seat])}
    return {}


def character_decision(before: State, action: int, seat: int) -> Event:
    """Recruiting, copying, exchanging."""
    if action >= act.GIVE_CARD:
        pile, number = divmod(action - act.GIVE_CARD, box.CARDS)
        return Event(f"gave-{box.CARD_SORTS[pile]}", seat, card(before, pile, number) | top_card(before, 1 - pile))
    if action >= act.COPY:
        return Event("copied", seat, {"character": box.CHARACTERS[action - act.COPY]})
    character = action - act.RECRUIT
    return Event("recruited", seat, {"character": box.CHARACTERS[character], "cost": int(before.costs[character])})


def activated(before: State, after: State, seat: int | None) -> list[Event]:
    """Effects that came alive by a tile in a new place."""
    events = [Event("activated", seat, {"effect": name, "count": now - then})
              for name, then, now in zip(record.POOL, before.pool.tolist(), after.pool.tolist(), strict=True) if now > then]
    return [Event("genie", seat), *events] if after.wish and (before.realm != after.realm).any() else events


def completed(before: State, after: State) -> list[Event]:
    """Objectives that were turned down."""
    if before.objective_at.tobytes() == after.objective_at.tobytes():
        return []
    turned = (after.objective_at >= record.DONE) & (before.objective_at != after.objective_at)
    return [Event("completed", int(after.objective_at[number]) - record.DONE, objective_card(after, number))
            for number in np.flatnonzero(turned).tolist()]


def around(before: State, after: State) -> list[Event]:
    """Discarded tiles, revealed Characters, extra turns, the end."""
    events = []
    if before.tile_at.tobytes() != after.tile_at.tobytes():
        gone = (after.tile_at == record.DISCARDED) & (before.tile_at != record.DISCARDED)
        events += [Event("discarded", None, tile(number + 1)) for number in np.flatnonzero(gone).tolist()]
    if before.phase == record.KEEP and after.phase == record.CHOOSE:
        events.append(Event("revealed", None, {"count": int((after.character_at == record.FACE_UP).sum())}))
    if after.extra and (not before.extra or after.seat != before.seat):
        events.append(Event("extra-turn", int(after.seat)))
    if after.phase == record.OVER and before.phase != record.OVER:
        events.append(Event("over"))
    return events
