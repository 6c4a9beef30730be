"""The city as text: for terminals, tests and screen readers."""

from __future__ import annotations

from pathlib import Path

from zellige.core.game import NOBODY, State
from zellige.core.language import language
from zellige.games.medina.components import COLOURS, CORNERS, TOWER_AT
from zellige.games.medina.options import towers_in_reading_order
from zellige.games.medina.position import LETTERS, hand_of, owner_name
from zellige.games.medina.state import ON_WALL, TOWER, WIDTH, cell_name

HOME = Path(__file__).parent


def show(state: State, lang: str = "en") -> str:
    """Board with coordinates, walls as ``#``, towers as their numbers; then owners, hands and whose turn it is."""
    say = language(lang, HOME).say
    rows, columns = int(state.rows), int(state.columns)
    letters = "     " + " ".join(chr(ord("a") + column) for column in range(columns))
    lines = [letters, *(f"{row if 1 <= row <= rows else '':>2} {grid_row(state, row)}" for row in range(rows + 2)), ""]
    for root in (int(root) for root in state.roofs[: int(state.roof_count)]):
        owner, colour = owner_name(int(state.owner[root])), COLOURS[int(state.board[root]) - 1]
        lines.append(say("show-palace", colour=colour, cell=cell_name(root), size=int(state.parts[root]), owner=str(owner)))
    for seat in range(int(state.seats)):
        hand = [say("show-pieces", piece=piece, count=count) for piece, count in hand_of(state, seat).items() if count]
        lines.append(say("show-seat", seat=seat + 1, hand=", ".join(hand) or say("show-nothing"), tea=int(state.tea[seat])))
    turn = say("show-turn", turn=int(state.turn))
    if state.seat == NOBODY:
        return "\n".join([*lines, say("show-over", turn=turn)])
    return "\n".join([*lines, say("show-mover", turn=turn, seat=int(state.seat) + 1, count=int(state.placements_left))])


def grid_row(state: State, row: int) -> str:
    """One row of the grid, ring included."""
    return " ".join(mark(state, row, column) for column in range(int(state.columns) + 2))


def mark(state: State, row: int, column: int) -> str:
    """One character for a place of the grid."""
    what = int(state.board[row * WIDTH + column])
    if what < len(LETTERS):
        return LETTERS[what]
    if what == TOWER:
        corner = {(True, True): "nw", (True, False): "ne", (False, False): "se", (False, True): "sw"}[row == 0, column == 0]
        return str(int(TOWER_AT[int(towers_in_reading_order(state)), CORNERS.index(corner)]))
    return "#" if what == ON_WALL else "-"


