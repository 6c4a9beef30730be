"""What a screen draws of Médina: plain data. Everything is public, so every seat sees the same. See docs/formats/table.md."""

from __future__ import annotations

from typing import cast

import numpy as np

from zellige.core.compile import at_hand
from zellige.core.game import NOBODY, Column, State
from zellige.core.vocabulary import Prompt
from zellige.games.medina.components import COLOURS, CORNERS, MERCHANT, PALACE_TILES, ROOF, TOWER_AT
from zellige.games.medina.legal import may_take_tea, must_place_own_roof
from zellige.games.medina.options import towers_in_reading_order
from zellige.games.medina.placements import mark_room, street_goes_on
from zellige.games.medina.position import board_rows, hand_of, owner_name, seat_or_none, streets_of
from zellige.games.medina.state import CELLS, ON_STABLE, cell_name
from zellige.games.medina.terms import PALACE_PARTS, cells_by_palace, content, well_cells
from zellige.games.medina.view_form import Arms, Hand, Palace, Tower, View

SCORE_PAD = (
    *(Column(colour, f"column-{colour}", tuple(f"{colour} {part}" for part in PALACE_PARTS), f"roof-{colour}")
      for colour in COLOURS),
    Column("well", "column-well", tuple(f"{colour} well" for colour in COLOURS), "well"),
    Column("palace-tiles", "column-palace-tiles", tuple(f"{colour} tile" for colour in COLOURS), "med-tile-palace"),
    Column("tower-tiles", "column-tower-tiles", tuple(f"tower {number}" for number in range(1, 5)), "med-tile-tower"),
)


def columns(state: State) -> tuple[Column, ...]:
    """How the score pad groups the terms."""
    return SCORE_PAD


def view(state: State) -> View:
    """The table as the seat (from 0; None: an onlooker) sees it."""
    seats = range(int(state.seats))
    over = state.seat == NOBODY
    board, room = content(state), np.zeros(CELLS, np.int32)
    at_hand(mark_room)(state, room)
    return {
        "kind": "medina",
        "rows": int(state.rows),
        "columns": int(state.columns),
        "board": board_rows(state),
        "palaces": [palace(state, root, cells, board, bool(room[root]))
                    for root, cells in sorted(cells_by_palace(state).items())],
        "streets": [[cell_name(cell) for cell in street] for street in streets_of(state)],
        "street_goes_on": bool(street_goes_on(state)),
        "well": cell_name(int(state.well)) if state.well else None,
        "well_cells": [cell_name(cell) for cell in well_cells(state)],
        "arms": arms(state),
        "towers": [tower(state, number) for number in range(4)],
        "palace_tiles": [{"colour": colour, "points": int(PALACE_TILES[number]),
                          "holder": seat_or_none(int(state.palace_holder[number]))} for number, colour in enumerate(COLOURS)],
        "tea_left": int(state.tea_left),
        "hands": [hand(state, each) for each in seats],
        "to_move": None if over else int(state.seat) + 1,
        "turn": turn(state),
        "placements_left": int(state.placements_left),
        "prompt": prompt(state),
    }


def turn(state: State) -> int:
    """The number of the turn under way, from 1."""
    return int(state.turn)


def palace(state: State, root: int, cells: list[int], board: list[int], extensible: bool) -> Palace:
    """One palace with its cells, its owner and whether it has room. ``board``: what stands on every cell."""
    owner = int(state.owner[root])
    return {
        "colour": COLOURS[board[root] - 1],
        "buildings": [cell_name(cell) for cell in cells if board[cell] != ON_STABLE],
        "stables": [cell_name(cell) for cell in cells if board[cell] == ON_STABLE],
        "owner": owner_name(owner) if owner else None,
        "roof": cell_name(root) if owner else None,
        "extensible": extensible,
    }


def arms(state: State) -> Arms:
    """How far each side is built from its two towers."""
    n, s, w, e = ((first, second) for first, second in state.arms.tolist())
    return {"n": n, "s": s, "w": w, "e": e}


def hand(state: State, seat: int) -> Hand:
    """What a seat has to place, and its tea."""
    return cast(Hand, hand_of(state, seat) | {"tea": int(state.tea[seat])})


def tower(state: State, number: int) -> Tower:
    """A tower tile: where its tower stands, who keeps it, merchants still on it."""
    at = [int(each) for each in TOWER_AT[int(towers_in_reading_order(state))]]
    return {"number": number + 1, "corner": CORNERS[at.index(number + 1)],
            "holder": seat_or_none(int(state.tower_holder[number])), "merchants": int(state.tower_merchants[number])}


def prompt(state: State) -> Prompt:
    """Who decides, what, and what ends it, as messages."""
    if state.seat == NOBODY:
        return {"title": {"say": "prompt-over", "params": {}}, "detail": None}
    if must_place_own_roof(state) and state.placements_left == 1:
        title = "prompt-own-roof"
    elif state.placed_this_turn:
        title = "prompt-second"
    else:
        title = "prompt-first" if state.placements_left == 2 else "prompt-single"
    detail = "prompt-tea" if may_take_tea(state) and not must_place_own_roof(state) else None
    if detail is None and not street_goes_on(state) and state.hands[state.seat, MERCHANT]:
        detail = "prompt-new-street"
    if detail is None and state.hands[state.seat, ROOF]:
        detail = "prompt-roofs"
    params = {"roofs": int(state.hands[state.seat, ROOF])}
    return {"title": {"say": title, "params": params}, "detail": {"say": detail, "params": params} if detail else None}
