"""The record of a position of Almadi, field by field.

A realm is a grid of 6 rows (0 and 5 only with Abriza) by 62 columns (0 is the start tile). A turn lengthens a realm by four
columns at most, so sixteen turns end at column 61; nothing is ever offered beyond it. Beside the grid every realm keeps one
number per kind and row with a bit for each column, so that neighbours, groups and figures are a few bit operations.

The piles have no order: what may come next is known only as counts and as what has not been seen yet.
"""

from __future__ import annotations

from typing import Literal

from zellige.core.compile import rule
from zellige.core.game import Ints, State
from zellige.core.layout import layout
from zellige.games.almadi.components import (
    CARDS,
    CHARACTERS,
    DEALT,
    GOAL_COLUMNS,
    MOST_FIGURE_CELLS,
    MOST_SEATS,
    NAME_LENGTH,
    OBJECTIVES,
    SHIPPED_TABLES,
    STARTS,
    TILE_COLUMNS,
    TILES,
    VALUES,
    ZUMURRUD,
    Tables,
)
from zellige.games.almadi.options import OPTIONS

ROWS, WIDTH = 6, 62
CELLS = ROWS * WIDTH
ALL_COLUMNS = (1 << WIDTH) - 1
NOT_START = ALL_COLUMNS - 1

START, KEEP, CHOOSE, HOLD, PLACE, EFFECTS, END1, END2, OVER = range(9)
"""``State.phase``: choosing start tiles; keeping Characters; choosing a Landscape; holding the one Ali drew; placing the one
in hand; realising effects; Zumurrud before the extra turns; Zumurrud before the count-up; the game is over."""
Phase = Literal["start", "keep", "choose", "ali", "place", "effects", "end1", "end2", "over"]
PHASES: tuple[Phase, ...] = ("start", "keep", "choose", "ali", "place", "effects", "end1", "end2", "over")

NO_DRAW, REFILL, ALI_DRAW = range(3)
"""``State.drawing``: which tile is being drawn from the pile."""

UNSEEN, IN_PLAY, DISCARDED = range(3)
"""``State.tile_at``."""
ON_TOP, OUT, WITH, UNDER = 1, 2, 10, 40
"""``State.card_at``: not seen yet (0), face up on its pile, out of the game, with a seat (10 + seat), put under its pile
(40 + how many were put there before)."""
IN_BOX, MIDDLE, HELD, DONE = 0, 1, 10, 20
"""``State.objective_at``: not in the game, in the middle, held unfinished (10 + seat), completed (20 + seat)."""
FACE_UP, DEALT_TO, IN_HAND, RECRUITED = 1, 10, 20, 30
"""``State.character_at``: not seen (0), in the face-up row, dealt to, kept in hand by or recruited by a seat."""
POOL_MARTELINE, POOL_STALL, POOL_MOON, POOL_RUBY = range(4)
POOL = ("marteline", "stall", "moon", "ruby")
"""``State.pool``: the first two take from the pile of their number."""
USED_ALADDIN, USED_BADROULBOUDOUR, USED_PARIBANOU, USED_HUSSAIN, USED_ZAYNAB = 1, 2, 4, 8, 16
NO_COPY = -1

DTYPE = layout([
    ("seats", "i1"),                             # players, 1..5; 1 = the official solo
    ("options", "i1", (len(OPTIONS),)),          # index into the values of each option
    ("installed", "i1"),                         # 1 = the tables below hold a component set
    ("seat", "i1"), ("first", "i1"),             # who decides; who began
    ("phase", "i1"),
    ("turns", "i1"),                             # finished regular turns
    ("extra", "i1"),                             # 1 = this is a turn that Dunyazad gave
    ("last", "i1"),                              # seat of the last regular turn, -1 until the pile is empty
    ("waiting", "i1", (MOST_SEATS,)),            # 1 = has an extra turn to come
    ("board", "i1", (8,)),                       # tile on each space 1a 1b ... 4b, 0 = none
    ("pile", "i1", (4,)),                        # tiles left in the pile, by kind - 1
    ("tile_at", "i1", (TILES,)),                 # by tile - 1
    ("drawing", "i1"),
    ("card_at", "i1", (2, CARDS)),               # by pile and card
    ("card_top", "i1", (2,)),                    # by pile: the face-up card + 1, 0 = none, or about to be uncovered
    ("cards_left", "i1", (2,)), ("cards_under", "i1", (2,)),     # cards nobody has seen, and those put under
    ("supply", "i1"),                            # rubies in the supply
    ("objective_at", "i1", (OBJECTIVES,)),
    ("character_at", "i1", (len(CHARACTERS),)),
    ("dealt", "i1", (MOST_SEATS,)), ("hand", "i1", (MOST_SEATS,)),   # Characters dealt to and kept by a seat: how many
    ("copied", "i1"),                              # what Zumurrud copies, NO_COPY = nothing yet
    ("start_left", "i1", (STARTS,)),             # 1 = may still be chosen
    ("start_of", "i1", (MOST_SEATS,)),           # start tile of the seat, from 1, 0 = none yet
    ("rubies", "i1", (MOST_SEATS,)),
    # the turn
    ("tile", "i1"),                              # in hand, 0 = none
    ("row", "i1"),                               # row of the board it came from; 0 = drawn by Ali, or none in hand
    ("refill", "i1"),                            # space to fill + 1, 0 = none
    ("wish", "i1"),                              # 1 = a Genie waits
    ("pool", "i1", (4,)),                        # activated and not realised: Martelines, Stalls, Moons, Rubies
    ("moves", "i1"),                             # wishes granted this turn, 0..3
    ("moved", "i2"), ("barred", "i2"),           # cell of the tile moved last and the cell it may not go back to next, or -1
    ("used", "i1"),                              # once-a-turn powers used
    # the realms
    ("realm", "i1", (MOST_SEATS, ROWS, WIDTH)),  # what stands on each cell: 0, a tile, or a Landscape of a start tile
    ("kinds", "i8", (MOST_SEATS, 4, ROWS)),      # by kind - 1 and row: a bit for each column
    # the component set
    ("tiles", "i1", (VALUES, TILE_COLUMNS)),
    ("goals", "i1", (OBJECTIVES, GOAL_COLUMNS)),
    ("figures", "i1", (OBJECTIVES, MOST_FIGURE_CELLS, 3)),
    ("motifs", "i1", (CARDS,)),
    ("stall_goods", "i1", (CARDS, 4)),
    ("costs", "i1", (len(CHARACTERS),)),
    ("set_name", "u1", (NAME_LENGTH,)),
])

_FLAG, _SEAT, _CARDS, _DEALT = (0, 1), (0, MOST_SEATS - 1), (0, CARDS), (0, int(DEALT.max()))
BOUNDS: dict[str, tuple[int, int]] = {
    "installed": _FLAG, "seat": _SEAT, "first": _SEAT, "phase": (START, OVER), "turns": (0, 99), "extra": _FLAG,
    "last": (-1, MOST_SEATS - 1), "waiting": _FLAG, "board": (0, TILES), "pile": (0, TILES), "tile_at": (UNSEEN, DISCARDED),
    "drawing": (NO_DRAW, ALI_DRAW), "card_at": (0, UNDER + CARDS), "card_top": _CARDS, "cards_left": _CARDS,
    "cards_under": _CARDS, "supply": (0, 99), "objective_at": (0, DONE + MOST_SEATS),
    "character_at": (0, RECRUITED + MOST_SEATS), "dealt": _DEALT, "hand": _DEALT, "copied": (NO_COPY, len(CHARACTERS) - 1),
    "start_left": _FLAG, "start_of": (0, STARTS), "rubies": (0, 99), "tile": (0, TILES), "row": (0, 4), "refill": (0, 8),
    "wish": _FLAG, "pool": (0, 99), "moves": (0, 3), "moved": (-1, CELLS - 1), "barred": (-1, CELLS - 1), "used": (0, 31),
    "realm": (0, VALUES - 1), "kinds": (0, ALL_COLUMNS), "tiles": (0, 9), "goals": (0, 99), "figures": (0, MOST_FIGURE_CELLS),
    "motifs": (0, 9), "stall_goods": (0, 9), "costs": (0, 99)}
"""What every number of a field lies between, in any record the rules, a mask or a document makes; others may be anything."""

_tiles, _goals, _figures, _motifs, _stall_goods, _costs, _set_name = SHIPPED_TABLES


@rule
def install_shipped(state: State) -> None:
    """Gives a position the shipped component set, unless another was installed before the deal."""
    if state.installed == 1:
        return
    for value in range(VALUES):
        for column in range(TILE_COLUMNS):
            state.tiles[value, column] = _tiles[value, column]
    for objective in range(OBJECTIVES):
        for column in range(GOAL_COLUMNS):
            state.goals[objective, column] = _goals[objective, column]
        for cell in range(MOST_FIGURE_CELLS):
            for part in range(3):
                state.figures[objective, cell, part] = _figures[objective, cell, part]
    for card in range(CARDS):
        state.motifs[card] = _motifs[card]
        for good in range(4):
            state.stall_goods[card, good] = _stall_goods[card, good]
    for character in range(len(CHARACTERS)):
        state.costs[character] = _costs[character]
    for letter in range(NAME_LENGTH):
        state.set_name[letter] = _set_name[letter]
    state.installed = 1


def install(state: State, tables: Tables) -> None:
    """Gives a position another component set: on the record that ``Game.prepare`` made, before the deal."""
    for name, table in tables._asdict().items():
        state[name][...] = table
    state.installed = 1


@rule
def has(state: State, seat: int, character: int) -> bool:
    """Whether a Character works for a seat: recruited, or copied by Zumurrud."""
    if state.character_at[character] == RECRUITED + seat:
        return True
    return bool(state.copied == character and state.character_at[ZUMURRUD] == RECRUITED + seat)


@rule
def how_many(places: Ints, place: int) -> int:
    """How many things lie in a place."""
    found = 0
    for number in range(len(places)):
        if places[number] == place:
            found += 1
    return found


@rule
def card_pile(state: State, pile: int) -> int:
    """Cards in a pile, the face-up one included."""
    return (1 if state.card_top[pile] > 0 else 0) + int(state.cards_left[pile]) + int(state.cards_under[pile])


@rule
def tile_pile(state: State) -> int:
    """Tiles left in the pile."""
    return int(state.pile[0]) + int(state.pile[1]) + int(state.pile[2]) + int(state.pile[3])


@rule
def solo(state: State) -> bool:
    """Whether this is the official solo game."""
    return bool(state.seats == 1)


def cell_name(cell: int) -> str:
    """``2,3``: row, column."""
    row, column = divmod(cell, WIDTH)
    return f"{row},{column}"
