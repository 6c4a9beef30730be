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
    TURNABLE,
)
from zellige.games.almadi.realm import bits, count, effect_sides, market_goods, occupied, of_kind
from zellige.games.almadi.state import ALL_COLUMNS, DONE, HELD, NOT_START, ROWS, WITH, has, how_many

Counts = tuple[int, int, int, int]
"""A number for each column: a bit of it in each of four rows of columns, the lowest first."""


@rule
def test_objectives(state: State, seat: int) -> None:
    """Turns down every Objective of a seat whose condition holds now: compulsory and for good."""
    for objective in range(OBJECTIVES):
        if state.objective_at[objective] == HELD + seat and fulfilled(state, seat, objective):
            state.objective_at[objective] = DONE + seat


@rule
def fulfilled(state: State, seat: int, objective: int) -> bool:
    """Whether the condition of an Objective holds for a seat now."""
    for number in range(parts(state, objective)):
        have, need = part(state, seat, objective, number)
        if have < need:
            return False
    return True


@rule
def parts(state: State, objective: int) -> int:
    """How many things the condition of an Objective counts."""
    condition = state.goals[objective, CONDITION]
    if condition == MIN_COUNTS:
        return 3
    if condition == MIN_PAIRS:
        return 2
    return 4 if condition in (KIND_IN_EACH_ROW, GOODS_EACH) else 1


@rule
def part(state: State, seat: int, objective: int, number: int) -> tuple[int, int]:
    """One thing that the condition of an Objective counts: how much of it a seat has, and how much it takes."""
    condition = state.goals[objective, CONDITION]
    first, second = int(state.goals[objective, FIRST]), int(state.goals[objective, SECOND])
    if condition == EMPTY_COLUMN:
        return _beside_empty_column(state, seat), 8
    if condition == FIGURE:
        return _best_figure(state, seat, objective), int(state.goals[objective, CELL_COUNT])
    if condition == MIN_COUNTS:
        have = int(state.rubies[seat]) if number == 2 else cards_held(state, seat, _pile_of_part(number))
        return have, int(state.goals[objective, FIRST + number])
    if condition == MIN_PAIRS:
        return 2 * pairs(state, seat, _pile_of_part(number)), 2 * int(state.goals[objective, FIRST + number])
    if condition == ACTIVE_EFFECTS:
        return effect_sides(state, seat, first, 1), second
    if condition == ROW_LENGTH:
        return longest_row(state, seat), first
    if condition == KIND_IN_EACH_ROW:
        return int(state.kinds[seat, first - 1, number + 1] != 0), 1
    if condition == KIND_COUNT:
        return count(of_kind(state, seat, first)), second
    if condition == GOODS_EACH:
        return market_goods(state, seat, number), first
    most = 0
    for good in range(4):
        most = max(most, market_goods(state, seat, good))
    return most, first


@rule
def _pile_of_part(number: int) -> int:
    """Stall cards stand first on an Objective."""
    return STALLS if number == 0 else MOSAICS


@rule
def cards_held(state: State, seat: int, pile: int) -> int:
    """Cards that a seat has from a pile."""
    return how_many(state.card_at[pile], WITH + seat)


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


# --- what stands best: counted in every column at once, in four binary digits ------------------------------------------


@rule
def _one_more(counts: Counts, columns: int) -> Counts:
    """One more in each of these columns."""
    one, two, four, eight = counts
    return one ^ columns, two ^ (one & columns), four ^ (two & one & columns), eight ^ (four & two & one & columns)


@rule
def _columns_with(counts: Counts, number: int) -> int:
    """The columns that count so many."""
    return (~(counts[0] ^ -(number & 1)) & ~(counts[1] ^ -(number >> 1 & 1)) & ~(counts[2] ^ -(number >> 2 & 1))
            & ~(counts[3] ^ -(number >> 3 & 1)) & ALL_COLUMNS)


@rule
def _beside_empty_column(state: State, seat: int) -> int:
    """Landscapes in rows 1 to 4 on both sides of a column without any, where there are most."""
    cells = occupied(state, seat)
    counts = (0, 0, 0, 0)
    for row in range(1, 5):
        counts = _one_more(_one_more(counts, cells[row] << 1), cells[row] >> 1)
    empty = ~(cells[0] | cells[1] | cells[2] | cells[3] | cells[4] | cells[5])
    most = 8
    while most > 0 and _columns_with(counts, most) & empty == 0:
        most -= 1
    return most


@rule
def _best_figure(state: State, seat: int, objective: int) -> int:
    """Cells of a figure that are right where it fits best, turned and mirrored as far as its card allows."""
    turns, most = int(state.goals[objective, TURNABLE]), 0
    for mirrored in range(2 if turns & MIRROR else 1):
        for rotation in range(4 if turns & ROTATIONS else 1):
            most = _best_oriented(state, seat, objective, rotation, mirrored, most)
    return most


@rule
def _best_oriented(state: State, seat: int, objective: int, rotation: int, mirrored: int, most: int) -> int:
    """The same in one orientation; ``most`` where no place has more."""
    cells = int(state.goals[objective, CELL_COUNT])
    top, left, bottom = 99, 99, -99
    for index in range(cells):
        row, column = _turned(state, objective, index, rotation, mirrored)
        top, left, bottom = min(top, row), min(left, column), max(bottom, row)
    for base in range(ROWS - bottom + top):
        counts = (0, 0, 0, 0)
        for index in range(cells):
            row, column = _turned(state, objective, index, rotation, mirrored)
            right = needed(state, seat, int(state.figures[objective, index, 2]), base + row - top)
            counts = _one_more(counts, right >> (column - left))
        for number in range(cells, most, -1):
            if _columns_with(counts, number) != 0:
                most = number
                break
    return most


@rule
def _turned(state: State, objective: int, index: int, rotation: int, mirrored: int) -> tuple[int, int]:
    """Row and column of a figure's cell after quarter turns, each of which takes (row, column) to (column, -row)."""
    row, column = int(state.figures[objective, index, 0]), int(state.figures[objective, index, 1])
    column = -column if mirrored else column
    return turned_row(row, column, rotation), turned_row(row, column, (rotation + 1) % 4)


@rule
def turned_row(row: int, column: int, rotation: int) -> int:
    """The row of a figure's cell after quarter turns."""
    if rotation == 0:
        return row
    if rotation == 1:
        return column
    return -row if rotation == 2 else -column


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
