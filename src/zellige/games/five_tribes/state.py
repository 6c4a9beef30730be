"""One position of Five Tribes as one record. Seats count from 0 here; -1 means nobody or nothing."""

from __future__ import annotations

from typing import Literal

import numpy as np

from zellige.core.compile import rule
from zellige.core.game import State
from zellige.core.layout import layout
from zellige.games.five_tribes.components import (
    ALL_MEEPLES,
    BID_SPOTS,
    COLOURS,
    DJINN_ROW,
    DJINNS,
    KINDS,
    MOST_SEATS,
    PALACES,
    PALMS,
    ROW,
    TILE_TYPES,
    TILES,
    TURN_SPOTS,
)
from zellige.games.five_tribes.options import OPTIONS

NONE = -1

Phase = Literal["bid", "move", "sow", "build", "kill", "tile", "finish", "over"]
PHASES: tuple[Phase, ...] = ("bid", "move", "sow", "build", "kill", "tile", "finish", "over")
BID, MOVE, SOW, BUILD, KILL, TILE, FINISH, OVER = range(8)
CALLING = (MOVE, BUILD, KILL, TILE, FINISH)
"""Where djinns are called."""
"""What is to be decided: the bid; the tile to empty; one drop; Builders; the victim; the tile action; sales and end."""
PENDING: tuple[Literal["", "palm", "palace", "keep"], ...] = ("", "palm", "palace", "keep")
NOTHING, PALM, PALACE, KEEP = range(4)
"""A choice that must be made before the phase goes on: where a piece of Enki or Bouraq goes, which djinn Sibittis keeps."""
DrawnFor = Literal["row", "djinns", "sloar", "kandicha", "sibittis", "anun_nak"]
DRAWINGS: tuple[Literal[""] | DrawnFor, ...] = ("", "row", "djinns", "sloar", "kandicha", "sibittis", "anun_nak")
NO_DRAW, DRAW_ROW, DRAW_DJINNS, DRAW_SLOAR, DRAW_KANDICHA, DRAW_SIBITTIS, DRAW_ANUN_NAK = range(7)
"""What chance is drawing for."""

LONGEST_SOW = ALL_MEEPLES

_KINDS, _DJINNS, _COLOURS = len(KINDS), len(DJINNS), len(COLOURS)
_FIELDS: list[tuple[str, tuple[int, ...]]] = [
    ("seats", ()),                       # 2..4
    ("options", (len(OPTIONS),)),        # place of the value in OPTIONS
    ("round_number", ()),                # from 1
    ("phase", ()),                       # BID..OVER
    ("seat", ()),                        # whose bid or activation it is
    ("end_triggered", ()),               # 1: the game ends with this round
    # the board, by tile
    ("tile_type", (TILES,)),             # VILLAGE..OASIS
    ("tile_value", (TILES,)),            # printed points
    ("meeples", (TILES, _COLOURS)),      # how many of each colour
    ("camel", (TILES,)),                 # seat or -1
    ("palms", (TILES,)),
    ("palaces", (TILES,)),
    # supplies
    ("bag", (_COLOURS,)),                # meeples in the bag
    ("palms_left", ()),
    ("palaces_left", ()),
    # resource cards
    ("row", (ROW,)),                     # kinds from the start of the row, then -1
    ("row_count", ()),
    ("pile", (_KINDS,)),                 # by kind; in a masked record with the blind cards of others mixed in
    ("pile_count", ()),                  # how many cards the pile holds
    ("discard", (_KINDS,)),
    # djinns
    ("djinn_row", (DJINN_ROW,)),         # from the start, then -1
    ("djinn_row_count", ()),
    ("djinn_pile", (_DJINNS,)),          # 1: in the pile; in a masked record with everything unseen mixed in
    ("djinn_pile_count", ()),
    ("djinn_discard", (_DJINNS,)),       # 1: discarded
    ("djinn_discard_count", ()),
    ("djinn_owner", (_DJINNS,)),         # seat or -1
    ("djinn_arrival", (_DJINNS,)),       # 1, 2, ... in the order its owner gained them; 0: not gained
    ("djinn_used", (_DJINNS,)),          # 1: paid and spent
    ("kumarbi_used", ()),                # 1: spent for this round (see the options)
    # tracks
    ("bid_order", (BID_SPOTS,)),         # seat or -1, first bidder first
    ("turn_order", (TURN_SPOTS,)),       # seat or -1, by spot; the highest acts first
    ("set_aside", (BID_SPOTS,)),         # seats whose marker missed the bidding (see the options), then -1
    # by seat
    ("coins", (MOST_SEATS,)),
    ("coins_hidden", (MOST_SEATS,)),     # 1: masked, ``coins`` says nothing
    ("camels", (MOST_SEATS,)),           # left to place
    ("viziers", (MOST_SEATS,)),
    ("elders", (MOST_SEATS,)),
    ("cards", (MOST_SEATS, _KINDS)),     # in hand; in a masked record only what is known
    ("card_count", (MOST_SEATS,)),       # cards in hand, known or not
    ("known", (MOST_SEATS, _KINDS)),     # those of them that everybody saw arrive
    # the activation
    ("sow_start", ()),                   # tile that was emptied, or -1
    ("hand", (_COLOURS,)),               # meeples still to drop
    ("drops", (LONGEST_SOW,)),           # tile * 5 + colour, in order
    ("drop_count", ()),
    ("captured_tile", ()),               # end tile of the move, or -1
    ("captured_colour", ()),             # -1 before the capture
    ("captured_count", ()),
    ("echidna", ()),                     # 1: paid in this activation
    ("iblis", ()),
    ("sold", ()),                        # 1: a suit has been sold in this activation
    ("pending", ()),                     # NOTHING..KEEP
    ("pending_tile", ()),                # the tile of a pending palm or palace, or -1
    ("pending_cards", (DJINN_ROW,)),     # djinns drawn for Sibittis, then -1
    ("pending_count", ()),
    ("drawing", ()),                     # NO_DRAW..DRAW_ANUN_NAK
    ("draws_left", ()),
    ("drawing_tile", ()),                # Anun-Nak's tile, or -1
]
DTYPE = layout([(name, np.int16, shape) if shape else (name, np.int16) for name, shape in _FIELDS])
"""The record. All fields are int16: every number of the game fits, and sums of them too."""

BOUNDS: dict[str, tuple[int, int]] = {
    "round_number": (1, 2**15 - 1), "phase": (BID, OVER), "seat": (0, MOST_SEATS - 1), "end_triggered": (0, 1),
    "tile_type": (0, len(TILE_TYPES) - 1), "tile_value": (0, 99), "meeples": (0, ALL_MEEPLES), "camel": (NONE, MOST_SEATS - 1),
    "palms": (0, PALMS), "palaces": (0, PALACES), "bag": (0, ALL_MEEPLES), "palms_left": (0, PALMS),
    "palaces_left": (0, PALACES), "row": (NONE, _KINDS - 1), "row_count": (0, ROW), "pile": (0, 999), "pile_count": (0, 999),
    "discard": (0, 999), "djinn_row": (NONE, _DJINNS - 1), "djinn_row_count": (0, DJINN_ROW), "djinn_pile": (0, 1),
    "djinn_pile_count": (0, _DJINNS), "djinn_discard": (0, 1), "djinn_discard_count": (0, _DJINNS),
    "djinn_owner": (NONE, MOST_SEATS - 1), "djinn_arrival": (0, _DJINNS), "djinn_used": (0, 1), "kumarbi_used": (0, 1),
    "bid_order": (NONE, MOST_SEATS - 1), "turn_order": (NONE, MOST_SEATS - 1), "set_aside": (NONE, MOST_SEATS - 1),
    "coins": (0, 2**15 - 1), "coins_hidden": (0, 1), "camels": (0, 99), "viziers": (0, 99), "elders": (0, 99),
    "cards": (0, 999), "card_count": (0, 999), "known": (0, 999), "sow_start": (NONE, TILES - 1), "hand": (0, ALL_MEEPLES),
    "drops": (0, TILES * _COLOURS - 1), "drop_count": (0, LONGEST_SOW), "captured_tile": (NONE, TILES - 1),
    "captured_colour": (NONE, _COLOURS - 1), "captured_count": (0, ALL_MEEPLES), "echidna": (0, 1), "iblis": (0, 1),
    "sold": (0, 1), "pending": (NOTHING, KEEP), "pending_tile": (NONE, TILES - 1), "pending_cards": (NONE, _DJINNS - 1),
    "pending_count": (0, DJINN_ROW), "drawing": (NO_DRAW, DRAW_ANUN_NAK), "draws_left": (0, ROW),
    "drawing_tile": (NONE, TILES - 1)}
"""What every number of a field lies between, in any record the rules, a mask or a document makes."""

assert TILES * len(COLOURS) < 2**15


@rule
def clear(state: State) -> None:
    """Sets everything but seats and options to an empty table in the phase ``bid``."""
    state.round_number = 1
    state.phase = BID
    state.seat = 0
    state.end_triggered = 0
    for tile in range(TILES):
        state.camel[tile] = NONE
    for spot in range(ROW):
        state.row[spot] = NONE
    for spot in range(DJINN_ROW):
        state.djinn_row[spot] = NONE
        state.pending_cards[spot] = NONE
    for djinn in range(22):
        state.djinn_owner[djinn] = NONE
    for spot in range(BID_SPOTS):
        state.bid_order[spot] = NONE
        state.set_aside[spot] = NONE
    for spot in range(TURN_SPOTS):
        state.turn_order[spot] = NONE
    state.sow_start = NONE
    forget_capture(state)
    state.pending_tile = NONE
    state.drawing_tile = NONE


@rule
def forget_capture(state: State) -> None:
    """No meeples are captured in this activation yet."""
    state.captured_tile = NONE
    state.captured_colour = NONE
    state.captured_count = 0
