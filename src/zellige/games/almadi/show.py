"""A position as text: for terminals, tests and screen readers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from zellige.core.game import State
from zellige.core.language import language
from zellige.games.almadi.components import BOARD_SPACES, KINDS, MOSAICS, SIDE_NAMES, STALLS, TILE_IDS
from zellige.games.almadi.position import seat_of
from zellige.games.almadi.state import PHASES, ROWS, card_pile, tile_pile

LETTERS = {"A": ">", "genie": "g", "marteline": "m", "stall": "s", "moon": "o", "ruby": "r", "jar": "j", None: "."}
"""One letter for what stands on a side."""
HOME = Path(__file__).parent

Say = Callable[..., str]


def show(state: State, lang: str = "en") -> str:
    """The board, the piles, and every realm with the kind of each Landscape and its sides N E S W."""
    say = language(lang, HOME).say
    lines = ["  ".join(f"{space} {label(state, int(state.board[number]))}" for number, space in enumerate(BOARD_SPACES)),
             say("show-piles", tiles=tile_pile(state), mosaics=card_pile(state, MOSAICS), stalls=card_pile(state, STALLS),
                 rubies=int(state.supply))]
    for seat in range(int(state.seats)):
        lines += ["", say("show-seat", seat=seat + 1, holdings=holdings(state, seat, say)), *realm_rows(state, seat)]
    mover = say("show-mover", seat=int(state.seat) + 1, phase=PHASES[int(state.phase)])
    if state.tile:
        mover += say("show-in-hand", tile=label(state, int(state.tile)))
    return "\n".join([*lines, "", say("show-moment", turn=int(state.turns) + 1, mover=mover)])


def label(state: State, value: int) -> str:
    """``O15:g>s>``: a tile, its sides; ``-`` for none."""
    if value == 0:
        return "-"
    sides = "".join(LETTERS[SIDE_NAMES[side]] for side in state.tiles[value, 1:5])
    kind = TILE_IDS[value - 1] if value <= len(TILE_IDS) else KINDS[int(state.tiles[value, 0]) - 1][0].upper() + "**"
    return f"{kind}:{sides}"


def realm_rows(state: State, seat: int) -> list[str]:
    """The rows of a realm that hold anything."""
    used = [row for row in range(ROWS) if state.realm[seat, row].any()]
    width = max(
        (column + 1 for row in used for column in range(state.realm.shape[2]) if state.realm[seat, row, column]), default=0
    )
    return [f"{row} " + " ".join(f"{label(state, int(state.realm[seat, row, column])):<8}" for column in range(width)).rstrip()
            for row in used]


def holdings(state: State, seat: int, say: Say) -> str:
    """What a seat has beside its realm."""
    found = seat_of(state, seat)
    parts = [say("show-holdings", rubies=found["rubies"], mosaics=" ".join(found["mosaics"]) or "-",
                 stalls=" ".join(found["stalls"]) or "-")]
    parts += [f"{card}{'' if done else '?'}" for card, done in found["objectives"].items()]
    parts += found["recruited"]
    return ", ".join(parts)
