"""The score, also in the middle of a game: what is counted, then what palaces, tiles and the well are worth. [Final scoring]"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import Ints, State
from zellige.core.pad import Sheet, by_line, same_game, scores_by
from zellige.games.medina.components import COLOURS, MOST_ROOFS, PALACE_TILES, WELL_POINTS
from zellige.games.medina.effects import STEPS
from zellige.games.medina.options import ties_are_broken
from zellige.games.medina.sheet import (
    BUILDINGS,
    LINES,
    MERCHANTS,
    PALACE_LINE,
    PARTS,
    STABLES,
    TOWER_LINE,
    WALLS,
    WELL_LINE,
    blank,
)
from zellige.games.medina.state import MOST_SEATS, NEUTRAL_OWNER, ON_MERCHANT, ON_STABLE, ON_WALL, WIDTH, inner

_COLOURS, _PARTS = len(COLOURS), len(PARTS)
WELL_STEPS = ((-2, 0), (0, -2), (0, 2), (2, 0))


@rule
def owner_of(state: State, root: int) -> int:
    """The seat (from 1) that owns the palace of a root; 0 when no seat does, or it is no palace."""
    owner = int(state.owner[root])
    return 0 if root == 0 or owner == NEUTRAL_OWNER else owner


@rule
def walls_at(state: State, cell: int) -> int:
    """Wall pieces orthogonally next to a city cell."""
    count = 0
    for step in STEPS:
        if state.board[cell + step] == ON_WALL:
            count += 1
    return count


@rule
def first_contact(state: State, merchant: int, which: int) -> bool:
    """Whether the ``which``-th neighbour of a merchant is the first one of its palace: each palace counts a merchant once."""
    root = state.palace[merchant + STEPS[which]]
    for earlier in range(which):
        if state.palace[merchant + STEPS[earlier]] == root:
            return False
    return True


@rule
def counts(state: State, sheet: Sheet) -> None:
    """Counts what every seat scores for; ``sheet`` is blank. [Final scoring]"""
    for row in range(1, int(state.rows) + 1):
        for cell in range(row * WIDTH + 1, row * WIDTH + 1 + int(state.columns)):
            root = int(state.palace[cell])
            if root > 0:
                owner = owner_of(state, root)
                if owner > 0:
                    colour = int(state.board[root]) - 1
                    sheet.parts[owner - 1, colour, STABLES if state.board[cell] == ON_STABLE else BUILDINGS] += 1
                    sheet.parts[owner - 1, colour, WALLS] += walls_at(state, cell)
            elif state.board[cell] == ON_MERCHANT:
                for which in range(4):
                    root = int(state.palace[cell + STEPS[which]])
                    owner = owner_of(state, root)
                    if owner > 0 and first_contact(state, cell, which):
                        sheet.parts[owner - 1, int(state.board[root]) - 1, MERCHANTS] += 1
    if state.well > 0:
        for step in WELL_STEPS:
            row, column = int(state.well) // WIDTH + step[0], int(state.well) % WIDTH + step[1]
            if inner(state, row, column):
                owner = owner_of(state, int(state.palace[row * WIDTH + column]))
                if owner > 0:
                    sheet.well[owner - 1] += 1
    for number in range(4):
        sheet.palace_holder[number] = state.palace_holder[number]
        sheet.tower_holder[number] = state.tower_holder[number]


@rule
def points(sheet: Sheet) -> None:
    """What the counts are worth, by seat and line. [Final scoring]"""
    for seat in range(MOST_SEATS):
        for colour in range(_COLOURS):
            for part in range(_PARTS):
                sheet.points[seat, colour * _PARTS + part] = sheet.parts[seat, colour, part]
        sheet.points[seat, WELL_LINE] = WELL_POINTS * int(sheet.well[seat])
    for number in range(4):
        if sheet.palace_holder[number] > 0:
            sheet.points[sheet.palace_holder[number] - 1, PALACE_LINE + number] = PALACE_TILES[number]
        if sheet.tower_holder[number] > 0:
            sheet.points[sheet.tower_holder[number] - 1, TOWER_LINE + number] = number + 1


@rule
def tile_points(state: State, out: Ints) -> None:
    """What the tiles of every seat are worth. [Tower tiles, Palace tiles]"""
    for seat in range(MOST_SEATS):
        out[seat] = 0
    for number in range(4):
        if state.palace_holder[number] > 0:
            out[state.palace_holder[number] - 1] += PALACE_TILES[number]
        if state.tower_holder[number] > 0:
            out[state.tower_holder[number] - 1] += number + 1


# --- ties ---


@rule
def count_claims(state: State, sheet: Sheet) -> None:
    """Which of all claims was that of the largest palace of each seat, and how large the neutral palaces are."""
    for number in range(state.roof_count):
        root = int(state.roofs[number])
        owner, colour, size = int(state.owner[root]), int(state.board[root]) - 1, int(state.parts[root])
        if owner == NEUTRAL_OWNER:
            sheet.neutral[colour] = max(int(sheet.neutral[colour]), size)
        elif sheet.claim[owner - 1] == 0 or size > state.parts[state.roofs[sheet.claim[owner - 1] - 1]]:
            sheet.claim[owner - 1] = number + 1


@rule
def largest(sheet: Sheet, seat: int) -> int:
    """Buildings and stables of the largest palace of a seat."""
    most = 0
    for colour in range(_COLOURS):
        most = max(most, int(sheet.parts[seat, colour, BUILDINGS]) + int(sheet.parts[seat, colour, STABLES]))
    return most


@rule
def better(sheet: Sheet, seat: int) -> int:
    """Larger for the better of two equal scores: by option for the largest palace, then for its earlier claim. [Our choice]"""
    if not ties_are_broken(sheet) or largest(sheet, seat) == 0:
        return 0
    return largest(sheet, seat) * 100 + MOST_ROOFS - int(sheet.claim[seat])


@rule
def count_all(state: State, sheet: Sheet) -> None:
    """All of the counts, those included that decide only ties and tiles."""
    same_game(state, sheet)
    counts(state, sheet)
    count_claims(state, sheet)


@rule
def tie(state: State, seat: int) -> int:
    """The better of two equal scores, of a position."""
    sheet = blank()
    count_all(state, sheet)
    return better(sheet, seat)


returns = scores_by(counts, points, blank, len(LINES))
score_lines = by_line(counts, points, blank, len(LINES))
