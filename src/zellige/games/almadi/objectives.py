"""The conditions of the Objectives, read from the tables of the component set; no card has code of its own."""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import State
from zellige.games.almadi.components import (
    ABRIZA,
    ACTIVE_EFFECTS,
    ANY,
    CARDS,
    CELL_COUNT,
    CONDITION,
    EMPTY,
    EMPTY_COLUMN,
    FIGURE,
    FIRST,
    GOODS_EACH,
    GOODS_SAME,
    KIND_COUNT,
    KIND_IN_EACH_ROW,
    MIN_COUNTS,
    MIN_PAIRS,
    MIRROR,
    MOSAICS,
    OBJECTIVES,
    ROTATIONS,
    ROW_LENGTH,
    SECOND,
    STALLS,
    THIRD,
    TURNABLE,
)
from zellige.games.almadi.realm import bits, count, effect_sides, market_goods, occupied, of_kind
from zellige.games.almadi.state import ALL_COLUMNS, DONE, HELD, NOT_START, ROWS, WITH, has


@rule
def test_objectives(state: State, seat: int) -> None:
    """Turns down every Objective of a seat whose condition holds now: compulsory and for good (R12)."""
    for objective in range(OBJECTIVES):
        if state.objective_at[objective] == HELD + seat and fulfilled(state, seat, objective):
            state.objective_at[objective] = DONE + seat


@rule
def fulfilled(state: State, seat: int, objective: int) -> bool:
    """Whether the condition of an Objective holds for a seat now."""
    condition = state.goals[objective, CONDITION]
    first, second = int(state.goals[objective, FIRST]), int(state.goals[objective, SECOND])
    if condition == EMPTY_COLUMN:
        return _empty_column(state, seat)
    if condition == FIGURE:
        return _shows_figure(state, seat, objective)
    if condition == MIN_COUNTS:
        return (cards_held(state, seat, STALLS) >= first and cards_held(state, seat, MOSAICS) >= second
                and int(state.rubies[seat]) >= int(state.goals[objective, THIRD]))
    if condition == MIN_PAIRS:
        return pairs(state, seat, STALLS) >= first and pairs(state, seat, MOSAICS) >= second
    if condition == ACTIVE_EFFECTS:
        return effect_sides(state, seat, first, 1) >= second
    if condition == ROW_LENGTH:
        return longest_row(state, seat) >= first
    if condition == KIND_IN_EACH_ROW:
        kind = of_kind(state, seat, first)
        return kind[1] != 0 and kind[2] != 0 and kind[3] != 0 and kind[4] != 0
    if condition == KIND_COUNT:
        return count(of_kind(state, seat, first)) >= second
    return _goods(state, seat, int(condition), first)


@rule
def _goods(state: State, seat: int, condition: int, wanted: int) -> bool:
    """Goods in Markets: so many of each kind, or so many of one kind."""
    least = most = market_goods(state, seat, 0)
    for good in range(1, 4):
        found = market_goods(state, seat, good)
        least, most = min(least, found), max(most, found)
    if condition == GOODS_EACH:
        return least >= wanted
    return condition == GOODS_SAME and most >= wanted


@rule
def cards_held(state: State, seat: int, pile: int) -> int:
    """Cards that a seat has from a pile."""
    found = 0
    for card in range(CARDS):
        if state.card_at[pile, card] == WITH + seat:
            found += 1
    return found


@rule
def motif_count(state: State, seat: int, motif: int) -> int:
    """Mosaic cards of a seat with a motif."""
    found = 0
    for card in range(CARDS):
        if state.card_at[MOSAICS, card] == WITH + seat and state.motifs[card] == motif:
            found += 1
    return found


@rule
def alike(state: State, pile: int, one: int, other: int) -> bool:
    """Whether two cards of a pile show the same motif, or the same goods."""
    if pile == MOSAICS:
        return bool(state.motifs[one] == state.motifs[other])
    return bool(
        state.stall_goods[one, 0] == state.stall_goods[other, 0]
        and state.stall_goods[one, 1] == state.stall_goods[other, 1]
        and state.stall_goods[one, 2] == state.stall_goods[other, 2]
        and state.stall_goods[one, 3] == state.stall_goods[other, 3]
    )


@rule
def pairs(state: State, seat: int, pile: int) -> int:
    """Pairs of cards of a pile that show the same; four equal cards are two pairs."""
    found = 0
    for card in range(CARDS):
        if state.card_at[pile, card] == WITH + seat:
            before = 0
            for other in range(card):
                if state.card_at[pile, other] == WITH + seat and alike(state, pile, card, other):
                    before += 1
            found += before % 2  # the second, fourth, ... of its sort closes a pair
    return found


@rule
def longest_row(state: State, seat: int) -> int:
    """Landscapes in the row that has most; gaps do not matter, start Landscapes count."""
    cells = occupied(state, seat)
    longest = 0
    for row in range(ROWS):
        longest = max(longest, bits(cells[row]))
    return longest


@rule
def _empty_column(state: State, seat: int) -> bool:
    """A column without any Landscape between two columns that are full in rows 1 to 4."""
    cells = occupied(state, seat)
    full = cells[1] & cells[2] & cells[3] & cells[4]
    taken = full | cells[0] | cells[1] | cells[2] | cells[3] | cells[4] | cells[5]
    return ((full << 1) & (full >> 1) & ~taken) != 0


@rule
def _shows_figure(state: State, seat: int, objective: int) -> bool:
    """Whether the figure of a card stands somewhere in the realm, turned and mirrored as far as the card allows."""
    turns = int(state.goals[objective, TURNABLE])
    for mirrored in range(2 if turns & MIRROR else 1):
        for rotation in range(4 if turns & ROTATIONS else 1):
            if _figure_stands(state, seat, objective, rotation, mirrored):
                return True
    return False


@rule
def turned_row(row: int, column: int, rotation: int) -> int:
    """The row of a figure's cell after quarter turns."""
    if rotation == 0:
        return row
    if rotation == 1:
        return column
    return -row if rotation == 2 else -column


@rule
def _figure_stands(state: State, seat: int, objective: int, rotation: int, mirrored: int) -> bool:
    """Whether the figure stands anywhere in one orientation. A quarter turn takes (row, column) to (column, -row)."""
    cells = int(state.goals[objective, CELL_COUNT])
    top, left = 99, 99
    for index in range(cells):
        row, column = int(state.figures[objective, index, 0]), int(state.figures[objective, index, 1])
        column = -column if mirrored else column
        top = min(top, turned_row(row, column, rotation))
        left = min(left, turned_row(row, column, (rotation + 1) % 4))
    for base in range(ROWS):
        places = ALL_COLUMNS
        for index in range(cells):
            row, column = int(state.figures[objective, index, 0]), int(state.figures[objective, index, 1])
            column = -column if mirrored else column
            at = base + turned_row(row, column, rotation) - top
            offset = turned_row(row, column, (rotation + 1) % 4) - left
            places &= needed(state, seat, int(state.figures[objective, index, 2]), at) >> offset if at < ROWS else 0
        if places != 0:
            return True
    return False


@rule
def needed(state: State, seat: int, need: int, row: int) -> int:
    """The columns of a row where a figure's need is met."""
    if ANY < need < EMPTY:
        return int(state.kinds[seat, need - 1, row])
    taken = int(state.kinds[seat, 0, row] | state.kinds[seat, 1, row] | state.kinds[seat, 2, row] | state.kinds[seat, 3, row])
    if need == ANY:
        return taken
    if 1 <= row <= 4:
        return ~taken & NOT_START
    return ~taken & NOT_START if has(state, seat, ABRIZA) else 0
