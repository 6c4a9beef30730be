"""The table as text: for terminals, tests and screen readers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from zellige.core.game import State
from zellige.core.language import language
from zellige.games.five_tribes.components import COLUMNS, DJINNS, KINDS, ROWS, SPOT_PRICES, TILE_NAMES, TILE_TYPES
from zellige.games.five_tribes.position import captured_of, djinns_of, letters, listed, pending_of
from zellige.games.five_tribes.state import NONE, PHASES

SHORT = {"village": "Vi", "sacred_place": "Sa", "large_market": "La", "small_market": "Sm", "oasis": "Oa"}
WIDTH = 14
HOME = Path(__file__).parent

Say = Callable[..., str]


def show(state: State, lang: str = "en") -> str:
    """Tiles row by row (type, value, owner, palms ``*``, palaces ``^``, meeples), then tracks, rows, seats, whose turn."""
    say = language(lang, HOME).say
    lines = ["   " + "".join(f"{chr(ord('a') + column):<{WIDTH}}" for column in range(COLUMNS)).rstrip()]
    for row in range(ROWS):
        cells = [tile_text(state, row * COLUMNS + column) for column in range(COLUMNS)]
        lines.append(f"{row + 1}  " + "".join(f"{cell:<{WIDTH}}" for cell in cells).rstrip())
    lines += [
        "", say("show-tracks", bids=track(state.bid_order), turns=turns(state, say)),
        say("show-resources", row=names(state.row[: int(state.row_count)], "resource", KINDS, say),
            count=int(state.pile_count)),
        say("show-djinns", row=names(state.djinn_row[: int(state.djinn_row_count)], "djinn", DJINNS, say),
            count=int(state.djinn_pile_count)),
        say("show-bag", bag=letters(state.bag) or "-", palms=int(state.palms_left), palaces=int(state.palaces_left))]
    lines += [seat_text(state, seat, say) for seat in range(int(state.seats))]
    return "\n".join([*lines, moment(state, say)])


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


def turns(state: State, say: Say) -> str:
    """The Turn Order Track, the first to act first."""
    taken = [say("show-turn", seat=int(state.turn_order[spot]) + 1, price=int(SPOT_PRICES[spot]))
             for spot in range(len(SPOT_PRICES) - 1, -1, -1) if state.turn_order[spot] != NONE]
    return ", ".join(taken) or "-"


def names(found: object, kind: str, known: tuple[str, ...], say: Say) -> str:
    """Cards of a row."""
    return listing([known[int(each)] for each in found], kind, say)  # type: ignore[attr-defined]


def listing(found: list[str], kind: str, say: Say) -> str:
    """Names one after the other, ``-`` for none."""
    return " ".join(say(f"show-{kind}", name=name) for name in found) or "-"


def seat_text(state: State, seat: int, say: Say) -> str:
    """Everything a seat has."""
    coins = "?" if state.coins_hidden[seat] else str(int(state.coins[seat]))
    cards: list[str] = listed(state.cards[seat], KINDS)
    cards += ["?"] * (int(state.card_count[seat]) - len(cards))
    return say("show-seat", seat=seat + 1, coins=coins, camels=int(state.camels[seat]), viziers=int(state.viziers[seat]),
               elders=int(state.elders[seat]), djinns=listing(djinns_of(state, seat), "djinn", say),
               cards=listing(cards, "resource", say))


def moment(state: State, say: Say) -> str:
    """Round, phase and who decides."""
    text = say("show-moment", round=int(state.round_number), seat=int(state.seat) + 1, phase=PHASES[int(state.phase)])
    if state.sow_start != NONE:
        text += say("show-sowing", tile=TILE_NAMES[int(state.sow_start)], hand=letters(state.hand))
    if captured := captured_of(state):
        text += say("show-captured", count=captured["count"], colour=captured["colour"], tile=captured["tile"])
    if pending := pending_of(state):
        text += say("show-pending", kind=pending["kind"])
    return text + (say("show-end") if state.end_triggered else "")
