"""The table as text: for terminals, tests and screen readers."""

from __future__ import annotations

from zellige.core.game import State
from zellige.games.five_tribes.components import COLUMNS, DJINNS, KINDS, ROWS, SPOT_PRICES, TILE_NAMES, TILE_TYPES
from zellige.games.five_tribes.position import captured_of, djinns_of, letters, listed, pending_of
from zellige.games.five_tribes.state import NONE, PHASES

SHORT = {"village": "Vi", "sacred_place": "Sa", "large_market": "La", "small_market": "Sm", "oasis": "Oa"}
WIDTH = 14


def show(state: State) -> str:
    """Tiles row by row (type, value, owner, palms ``*``, palaces ``^``, meeples), then tracks, rows, seats, whose turn."""
    lines = ["   " + "".join(f"{chr(ord('a') + column):<{WIDTH}}" for column in range(COLUMNS)).rstrip()]
    for row in range(ROWS):
        cells = [tile_text(state, row * COLUMNS + column) for column in range(COLUMNS)]
        lines.append(f"{row + 1}  " + "".join(f"{cell:<{WIDTH}}" for cell in cells).rstrip())
    lines += ["", f"bids: {track(state.bid_order)}", "turns: " + turns(state),
              f"resources: {names(state.row[: int(state.row_count)], KINDS)}; {int(state.pile_count)} in the pile",
              f"djinns: {names(state.djinn_row[: int(state.djinn_row_count)], DJINNS)}; "
              f"{int(state.djinn_pile_count)} in the pile",
              f"bag: {letters(state.bag) or '-'}; palms {int(state.palms_left)}, palaces {int(state.palaces_left)}"]
    lines += [seat_text(state, seat) for seat in range(int(state.seats))]
    return "\n".join([*lines, moment(state)])


def tile_text(state: State, tile: int) -> str:
    """``Oa8 2 *^ bgw``."""
    owner = "" if state.camel[tile] == NONE else f"#{int(state.camel[tile]) + 1}"
    built = "*" * int(state.palms[tile]) + "^" * int(state.palaces[tile])
    parts = [SHORT[TILE_TYPES[int(state.tile_type[tile])]] + str(int(state.tile_value[tile])), owner, built,
             letters(state.meeples[tile])]
    return " ".join(part for part in parts if part)


def track(seats: object) -> str:
    """Markers of a track."""
    return " ".join("-" if seat == NONE else str(int(seat) + 1) for seat in seats)  # type: ignore[attr-defined]


def turns(state: State) -> str:
    """The Turn Order Track, the first to act first."""
    taken = [f"{int(state.turn_order[spot]) + 1} for {int(SPOT_PRICES[spot])}" for spot in range(len(SPOT_PRICES) - 1, -1, -1)
             if state.turn_order[spot] != NONE]
    return ", ".join(taken) or "-"


def names(found: object, known: tuple[str, ...]) -> str:
    """Cards of a row."""
    return " ".join(known[int(each)] for each in found) or "-"  # type: ignore[attr-defined]


def seat_text(state: State, seat: int) -> str:
    """Everything a seat has."""
    coins = "?" if state.coins_hidden[seat] else str(int(state.coins[seat]))
    cards = listed(state.cards[seat], KINDS)
    cards += ["?"] * (int(state.card_count[seat]) - len(cards))
    return (f"seat {seat + 1}: coins {coins}, camels {int(state.camels[seat])}, viziers {int(state.viziers[seat])}, "
            f"elders {int(state.elders[seat])}, djinns {' '.join(djinns_of(state, seat)) or '-'}, "
            f"cards {' '.join(cards) or '-'}")


def moment(state: State) -> str:
    """Round, phase and who decides."""
    text = f"round {int(state.round_number)}: seat {int(state.seat) + 1}, {PHASES[int(state.phase)]}"
    if state.sow_start != NONE:
        text += f", from {TILE_NAMES[int(state.sow_start)]} with {letters(state.hand)} in hand"
    if captured := captured_of(state):
        text += f", captured {captured['count']} {captured['colour']} at {captured['tile']}"
    if pending := pending_of(state):
        text += f", {pending['kind']} pending"
    return text + (", the end has been triggered" if state.end_triggered else "")
