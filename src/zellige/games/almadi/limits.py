"""How long a game of Almadi can be and how much a seat can score, counted from the box and the component set in play."""

from __future__ import annotations

from zellige.core.game import State
from zellige.games.almadi import components as box
from zellige.games.almadi.options import plays_characters
from zellige.games.almadi.scoring import BEST_PALACE

ACTIVATED = 4 * (1 + box.WISHES) + 8
"""Effects of a turn at most: one on each side of the tile that is placed, of three that a Genie moves, and of two swapped."""
IN_TURN = 3 + 1 + 2 * ACTIVATED + box.WISHES + 1 + 2 * 4 + 1 + 2
"""Actions of a turn at most, with what chance uncovers behind each: a tile is taken (or Ali draws, and it is exchanged) and
placed; every effect may take a card; wishes and a swap; Aladdin, Badroulboudour, Paribanou and Zaynab; the end; two draws."""
LANDSCAPES = 4 + box.TURNS_EACH + 1
"""Of a realm, at most: the start tile, one a turn, and the turn that Dunyazad gives."""


def longest_game(state: State) -> int:
    """Some 6,000 actions with five seats: every turn draws a tile at least, and the game ends with the pile.

    Beside turns: a start tile and Characters to keep for every seat; every Character is recruited once; Zumurrud chooses once
    and may pass twice. Dunyazad gives a turn more to whoever has her.
    """
    seats = int(state.seats)
    turns = 4 * int(box.TILES_PER_KIND[seats]) - 8 + seats
    return turns * IN_TURN + 2 * seats + len(box.CHARACTERS) + 3


def score_bounds(state: State) -> tuple[int, int]:
    """No less than unfinished Objectives can cost; no more than if everything that counts were the best and the seat's own.

    A Landscape counts as a Palace between four others, or as a Caravan in the best group (an Oasis is worth less), and each of
    its sides as a Jar. Every Mosaic lies on a Palace, no rank of rubies is better than the first. Of the Characters Ali Shar,
    Aziz and Dalila bring half the goods at most; Dunya three points a Mosaic, Shahriar an Objective, Sheherazade a Character;
    Harun, Hindbad, the Khalifa and the Forty Thieves one, four, two and three a Landscape.
    """
    seats = int(state.seats)
    number, cards = len(box.COLOURS) - 1 + int(box.GREY_OBJECTIVES[seats]), int(box.CARDS_IN_PLAY[seats])
    objectives = sum(sorted(state.goals[:, box.POINTS].tolist())[-number:])
    caravan = max(-(-int(carried) // size) for size, carried in enumerate(box.CAPACITY) if size)
    most = LANDSCAPES * (max(BEST_PALACE, caravan, box.OASIS_POINTS) + 4) + BEST_PALACE * cards + objectives + box.OASIS_BONUS
    most += max(int(box.RUBY_RANKS.max()), int(box.SOLO_RUBIES.max()), box.RUBIES // 2)
    if plays_characters(state):
        in_markets = LANDSCAPES * int(state.tiles[:, box.GOODS_COLUMN:].sum(axis=1).max())
        on_cards = 2 * cards * int(state.stall_goods.sum(axis=1).max())
        most += 2 * (in_markets // 2) + (in_markets + on_cards) // 2 + 10 * LANDSCAPES
        most += 3 * (cards + number + len(box.CHARACTERS))
    return -objectives, most
