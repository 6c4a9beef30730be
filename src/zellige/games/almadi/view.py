"""What a screen draws of Almadi: plain data from a masked state. See docs/formats/table.md, The view of Almadi."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, cast

import numpy as np

from zellige.core.game import CHANCE, NOBODY, Column, State
from zellige.core.kept import alone, kept
from zellige.core.vocabulary import Message, Prompt
from zellige.games.almadi import actions as act
from zellige.games.almadi import components as box
from zellige.games.almadi import state as record
from zellige.games.almadi.component_sets import (
    as_in_the_shipped,
    condition,
    digest,
    goods_of,
    landscape_of,
    reconstructed_entries,
    set_of,
)
from zellige.games.almadi.components import read_set
from zellige.games.almadi.legal import legal, to_move
from zellige.games.almadi.options import plays_characters
from zellige.games.almadi.position import copied_by, secrets_of, start_of, turn_of, uses_shipped
from zellige.games.almadi.progress import progress, sentence
from zellige.games.almadi.realm import contact, lift, put_down
from zellige.games.almadi.scoring import title_of
from zellige.games.almadi.state import card_pile, has, solo, tile_pile
from zellige.games.almadi.terms import points_of
from zellige.games.almadi.view_form import (
    Character,
    Components,
    Condition,
    Effects,
    Goods,
    Hand,
    Kinds,
    Landscape,
    MosaicPile,
    Objective,
    Realm,
    StallPile,
    StartTile,
    Title,
    View,
    Wakes,
)

SCORE_PAD = (
    Column("oases", "column-oases", ("oases", "oasis_bonus"), "oasis"),
    Column("caravans", "column-caravans", ("caravans",), "caravan"),
    Column("palaces", "column-palaces", ("palaces",), "palace"),
    Column("jars", "column-jars", ("jars",), "jar"),
    Column("mosaics", "column-mosaics", ("mosaics",), "marteline"),
    Column("objectives", "column-objectives", ("objectives", "missed_objectives"), "moon"),
    Column("rubies", "column-rubies", ("rubies",), "ruby"),
)
"""The columns of the printed score pad; Characters share one more."""
CHARACTER_COLUMN = Column("characters", "column-characters", (
    "ali_shar", "aziz", "aziza", "dalila", "dunya", "harun", "hindbad", "khalifa", "forty_thieves", "shahriar", "sheherazade"),
    "character")

ACTIVE = "+"
"""Stands behind an effect that is active."""


def columns(state: State) -> tuple[Column, ...]:
    """How the score pad groups the terms."""
    return (*SCORE_PAD, CHARACTER_COLUMN) if plays_characters(state) else SCORE_PAD


def view(state: State) -> View:
    """The table as the seat (from 0; None: an onlooker) sees it."""
    mover = to_move(state)
    seats = range(int(state.seats))
    characters = plays_characters(state)
    return {
        "kind": "almadi",
        "solo": solo(state),
        "characters": characters,
        "phase": record.PHASES[int(state.phase)],
        "to_move": None if mover == NOBODY else int(state.seat) + 1,
        "turn": turn(state),
        "turns_each": box.TURNS_EACH,
        "extra": bool(state.extra),
        "board": {space: landscape(state, value) if value else None
                  for space, value in zip(box.BOARD_SPACES, state.board.tolist(), strict=True)},
        "pile": {"left": tile_pile(state), "kinds": cast(Kinds, dict(zip(box.KINDS, state.pile.tolist(), strict=True)))},
        "discard": [box.TILE_IDS[number] for number in np.flatnonzero(state.tile_at == record.DISCARDED).tolist()],
        "mosaic_pile": cast(MosaicPile, cards_left(state, box.MOSAICS)),
        "stall_pile": cast(StallPile, cards_left(state, box.STALLS)),
        "ruby_supply": int(state.supply),
        "starts_left": [start_tile(state, start) for start in range(len(box.START_IDS)) if state.start_left[start]],
        "objectives": objectives(state, tuple(map(tuple, progress(state)))),
        "face_up": [character(state, one) for one in of_place(state, record.FACE_UP)],
        "realms": [realm(state, each) for each in seats],
        "hand": hand(state),
        "effects": effects(state),
        "wakes": wakes(state, mover),
        "turns": int(state.seats) * box.TURNS_EACH,
        "titles": titles(state) if solo(state) else None,
        "components": components(state),
        "prompt": prompt(state, mover),
    }


def turn(state: State) -> int:
    """The number of the turn under way, from 1; extra turns go on counting. Between turns and at the end, of the last one."""
    if state.phase == record.END1:
        return int(state.turns)
    if not state.extra and state.phase not in (record.END2, record.OVER):
        return int(state.turns) + 1
    waiting = int(state.waiting.sum())
    extra = sum(bool(has(state, seat, box.DUNYAZAD)) for seat in range(int(state.seats))) - waiting
    return int(state.turns) + extra


def same_turn(before: State, then: State) -> bool:
    """What is chosen before the first turn is a turn of its own, for each seat."""
    chosen = [state.phase <= record.KEEP for state in (before, then)]
    return bool(before.seat == then.seat and chosen[0] == chosen[1] and turn(before) == turn(then))


# --- things -------------------------------------------------------------------------------------------------------------


def landscape(state: State, value: int) -> Landscape:
    """A Landscape: its name (not on start tiles), kind, what stands on its sides N E S W, and goods where there are any."""
    return printed(value, state.tiles[value].tobytes())


@lru_cache(500)
def printed(value: int, content: bytes) -> Landscape:
    """The Landscape of a number, of which this is printed on the tile."""
    told = landscape_of(np.frombuffer(content, record.DTYPE["tiles"].base))
    found: Landscape = {"kind": told["kind"], "sides": " ".join(what or "-" for what in told["sides"].values())}
    if value <= box.TILES:
        found = {"id": box.TILE_IDS[value - 1], **found}
    return found | {"goods": told["goods"]} if told["goods"] else found


def start_tile(state: State, start: int) -> StartTile:
    """A start tile with its four Landscapes from row 1 to row 4."""
    return {"id": box.START_IDS[start], "landscapes": [landscape(state, box.TILES + 1 + 4 * start + row) for row in range(4)]}


def cards_left(state: State, pile: int) -> dict[str, Any]:
    """How many cards of a pile are left, and which one lies face up."""
    top = int(state.card_top[pile])
    return {"left": card_pile(state, pile), "top": card(state, pile, top - 1) if top else None}


def card(state: State, pile: int, number: int) -> dict[str, Any]:
    """A card with what it shows."""
    return {"id": box.CARD_IDS[pile][number], "motif" if pile == box.MOSAICS else "goods": shown(state, pile, number)}


def shown(state: State, pile: int, number: int) -> str | dict[str, int]:
    """What a card shows: a motif, or goods."""
    return box.MOTIFS[state.motifs[number]] if pile == box.MOSAICS else goods_of(state.stall_goods[number])


@kept
def objectives(state: State, reached: tuple[tuple[int, ...], ...]) -> list[Objective]:
    """The Objectives in the game. ``reached``: as ``progress`` counts it."""
    return [objective(state, number, tuple(each[2 * number: 2 * number + 2] for each in reached))
            for number in np.flatnonzero(state.objective_at != record.IN_BOX).tolist()]


@kept
def objective(state: State, number: int, reached: tuple[tuple[int, ...], ...]) -> Objective:
    """An Objective in the game: where it lies, what it asks for, and how far every seat is."""
    at = int(state.objective_at[number])
    holder = None if at == record.MIDDLE else (at - record.DONE if at >= record.DONE else at - record.HELD) + 1
    return {
        "id": box.OBJECTIVE_IDS[number],
        "colour": box.COLOURS[int(state.goals[number, box.COLOUR])],
        "points": int(state.goals[number, box.POINTS]),
        "text": sentence(state, number),
        "condition": asked(state, number),
        "holder": holder,
        "completed": at >= record.DONE,
        "progress": [(done, needed) for done, needed in reached],
    }


def asked(state: State, number: int) -> Condition:
    """What an Objective asks for."""
    found = condition(state, number)
    return cast(Condition, found | {"cells": [tuple(cell) for cell in found["cells"]]} if "cells" in found else found)


def of_place(state: State, place: int) -> list[int]:
    """The Characters in a place."""
    return [number for number, at in enumerate(state.character_at) if at == place]


def character(state: State, number: int) -> Character:
    """A Character with its price and its power in words."""
    name = box.CHARACTERS[number]
    return {
        "id": name,
        "name": {"say": f"character-{name}"},
        "power": {"say": f"character-{name}.power"},
        "cost": int(state.costs[number]),
        "when": "end" if number <= box.ZUBAYDAH else "game",
    }


def known_or_hidden(state: State, place: int, count: int) -> list[Character | None]:
    """Characters in a hidden place; None for those one may not know."""
    return [None if name is None else character(state, box.CHARACTERS.index(name)) for name in secrets_of(state, place, count)]


@kept
def realm(state: State, seat: int) -> Realm:
    """Everything in front of a seat."""
    state = alone(state, "realm", seat)
    rows, columns = np.nonzero(state.realm[seat])
    cells = {f"{row},{column}": standing(state, seat, row, column)
             for row, column in zip(rows.tolist(), columns.tolist(), strict=True)}
    return {
        "seat": seat + 1,
        "start": start_of(state, seat),
        "rows": (0, 5) if has(state, seat, box.ABRIZA) else (1, 4),
        "width": int(columns.max()) + 1 if len(columns) else 0,
        "cells": cells,
        "mosaics": cast(list[str], cards(state, box.MOSAICS, seat)),
        "stalls": cast(list[Goods], cards(state, box.STALLS, seat)),
        "rubies": int(state.rubies[seat]),
        "dealt": known_or_hidden(state, record.DEALT_TO + seat, int(state.dealt[seat])),
        "hand": known_or_hidden(state, record.IN_HAND + seat, int(state.hand[seat])),
        "recruited": [character(state, one) for one in of_place(state, record.RECRUITED + seat)],
        "copied": copied_by(state, seat),
    }


def cards(state: State, pile: int, seat: int) -> list[Any]:
    """What the cards of a pile show that a seat has."""
    return [shown(state, pile, number) for number in np.flatnonzero(state.card_at[pile] == record.WITH + seat).tolist()]


def standing(state: State, seat: int, row: int, column: int) -> Landscape:
    """A Landscape of a realm, with a + behind each effect that is active now."""
    value = int(state.realm[seat, row, column])
    found = landscape(state, value)
    sides = [what + ACTIVE if int(state.tiles[value, 1 + number]) > 1 and contact(state, seat, row, column, number) else what
             for number, what in enumerate(found["sides"].split(" "))]
    return found | {"sides": " ".join(sides)}


# --- the turn -----------------------------------------------------------------------------------------------------------


def hand(state: State) -> Hand | None:
    """The tile that is being placed: where it came from (row None: drawn with Ali)."""
    if state.tile == 0:
        return None
    return {"tile": landscape(state, int(state.tile)), "row": int(state.row) or None}


def effects(state: State) -> Effects:
    """What is activated and not realised, wishes granted, once-a-turn powers used, the barred way back."""
    turn = turn_of(state)
    back = turn["no_return"]
    return {"pool": turn["pool"], "genie": turn["wish"], "moves": turn["moves"], "refill": turn["refill"], "used": turn["used"],
            "no_return": (back[0], back[1]) if back else None}


def wakes(state: State, mover: int) -> dict[str, Wakes]:
    """Of every Landscape that may go somewhere, by the cell it leaves or ``hand``, and of each of its sides: the cells, with
    spaces between, where something would wake at that side."""
    if mover in (CHANCE, NOBODY):
        return {}
    out = np.zeros(act.LONGEST_LEGAL, np.int32)
    found: dict[str, dict[str, list[str]]] = {}
    for action in out[: legal(state, out)].tolist():
        for start, end, sides in journeys(state, mover, action) if action >= act.PLACE_AT else ():
            for side in sides:
                found.setdefault(start, {}).setdefault(side, []).append(end)
    return {start: cast(Wakes, {side: " ".join(ends) for side, ends in of_one.items()}) for start, of_one in found.items()}


def journeys(state: State, seat: int, action: int) -> list[tuple[str, str, str]]:
    """The Landscapes that a placement, a move or a swap takes somewhere: from, to, and the sides there at which anything wakes.

    It is tried on the realm and taken back.
    """
    if action < act.MOVE:
        cell = action - act.PLACE_AT
        put_down(state, seat, cell, int(state.tile))
        found = [("hand", record.cell_name(cell), alive(state, seat, cell))]
        lift(state, seat, cell)
        return found
    start, end = divmod((action - act.MOVE) % (record.CELLS * record.CELLS), record.CELLS)
    names = record.cell_name(start), record.cell_name(end)
    value = lift(state, seat, start)
    other = lift(state, seat, end) if action >= act.SWAP else 0
    put_down(state, seat, end, value)
    if other:
        put_down(state, seat, start, other)
    found = [(*names, alive(state, seat, end))]
    if other:
        found.append((*names[::-1], alive(state, seat, start)))
        lift(state, seat, start)
    lift(state, seat, end)
    put_down(state, seat, start, value)
    if other:
        put_down(state, seat, end, other)
    return found


def alive(state: State, seat: int, cell: int) -> str:
    """The sides of a Landscape at which an effect and an arrow meet: its own effect or its neighbour's."""
    row, column = divmod(cell, record.WIDTH)
    return "".join(side for number, side in enumerate(box.SIDES) if contact(state, seat, row, column, number))


def prompt(state: State, mover: int) -> Prompt:
    """What is to be decided, and what one may want to know, as messages."""
    if mover == NOBODY:
        return {"title": {"say": "prompt-over"}, "detail": None}
    phase = record.PHASES[int(state.phase)]
    params = {"row": int(state.row), "moves": 3 - int(state.moves), "turn": turn(state)}
    nothing = phase == "effects" and not state.wish and not state.pool.any()
    detail = None if nothing else detail_of(state, phase)
    return {
        "title": {"say": "prompt-nothing" if nothing else f"prompt-{phase}", "params": params},
        "detail": {"say": detail, "params": params} if detail else None,
    }


def detail_of(state: State, phase: str) -> str | None:
    """What one may want to know beside the decision of a phase, as a message."""
    if phase == "effects":
        return "prompt-genie" if state.wish and state.moves < 3 else "prompt-left"
    if phase == "place":
        return "prompt-beside"
    if phase != "choose":
        return None
    if state.extra:
        return "prompt-extra"
    if tile_pile(state) <= int(state.seats) * (2 if solo(state) else 1):
        return "prompt-last"
    return "prompt-row-solo" if solo(state) else "prompt-row"


# --- the whole ----------------------------------------------------------------------------------------------------------


def title(state: State) -> str:
    """The title a solo game would end with now."""
    return title_of(sum(points_of(state)[0]), plays_characters(state))


@kept
def titles(state: State) -> list[Title]:
    """The ladder of the solo game, from the lowest: the first points of each title, and which one is reached now."""
    shift = box.TITLE_SHIFT if plays_characters(state) else 0
    reached = title(state)
    return [{"id": name, "name": {"say": f"title-{name}"}, "verdict": {"say": f"title-{name}.verdict"},
             "from": None if least is None else least + shift, "reached": name == reached}
            for name, least in zip(box.TITLES, box.TITLE_FROM, strict=True)]


def components(state: State) -> Components:
    """Which component set this is, and for the shipped one that and how far it is a reconstruction."""
    if uses_shipped(state):
        name, sha256, guessed = shipped_set()
        note: Message = {"say": "components-shipped", "params": {"count": guessed}}
        return {"id": name, "sha256": sha256, "reconstruction": True, "note": note}
    found = set_of(state)
    note = {"say": "components-own", "params": {"set": found["id"], "count": as_in_the_shipped(found)}}
    return {"id": found["id"], "sha256": digest(found), "reconstruction": False, "note": note}


@cache
def shipped_set() -> tuple[str, str, int]:
    """Name and hash of the shipped set, and how many of its entries are reconstructed."""
    found = read_set()
    return found["id"], digest(found), len(reconstructed_entries(found))
