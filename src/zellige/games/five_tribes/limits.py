"""How long a game of Five Tribes can be and how much a seat can score, counted from the pieces in the box."""

from __future__ import annotations

from zellige.core.game import State
from zellige.games.five_tribes import components as box
from zellige.games.five_tribes import state as record
from zellige.games.five_tribes.options import poor_bidder_sits_out
from zellige.games.five_tribes.scoring import ELDER_WITH_SHAMHAT, FEWER_VIZIERS, PALACE, PALM_WITH_HAURVATAT, VIZIER_WITH_JAFAAR

BY_ANUN_NAK = 3
"""Meeples that come back on the board when its owner calls it, once an activation."""
BLIND = 3
"""Cards that an activation brings unseen at most: one by Sloar, two by Kandicha."""
IN_ACTIVATION = 25
"""Actions of an activation, drops and sales apart, at most. One each: the tile to empty, the Builders or victims, the tile
action, the end; the nine paid djinns that are used by themselves; where a piece of Enki goes, and one of Bouraq; which djinn is
kept. Draws: three meeples, three djinns, three blind cards."""


def longest_game(state: State) -> int | None:
    """Some 15,000 actions with two seats, less with more; None with two seats and the one option by which nothing sets a limit.

    An activation without a movement ends the game with its round, and every movement takes two meeples or more off the board.
    Only Anun-Nak brings some back, in activations of its owner. So every round but the last takes some away, and the rounds are
    as many as go into all meeples. By the option that whoever cannot pay for a spot misses the round, one marker is set aside
    (never more: three can bid nothing), and with two seats two of the three that act may be its owner's: such a round takes
    none away.

    In an activation every meeple on the board is dropped once at most. Sales need cards: no more than were drawn for the row,
    nine a round, and unseen.
    """
    seats = int(state.seats)
    markers, own = seats * int(box.MARKERS[seats]), int(box.MARKERS[seats])
    acting = min(markers, box.ZEROS) if poor_bidder_sits_out(state) else markers
    lost = 2 * acting - BY_ANUN_NAK * own
    if lost <= 0:
        return None
    rounds = box.ALL_MEEPLES // lost + 1
    drops = sum(min(box.ALL_MEEPLES, box.ALL_MEEPLES - lost * number + BY_ANUN_NAK * own) for number in range(rounds))
    return rounds * (markers + markers * (IN_ACTIVATION + BLIND) + 2 * box.ROW + box.DJINN_ROW) + markers * drops


def score_bounds(state: State) -> tuple[int, int]:
    """Nothing costs points, and no seat has more than if all that counts were its own.

    Of coins there is no certain end but that of their field. A good is worth most in a whole suit, and Al-Amin makes one of two
    Fakirs.
    """
    goods = box.ALL_CARDS - int(box.CARDS[box.FAKIR]) + int(box.CARDS[box.FAKIR]) // 2
    tribes = VIZIER_WITH_JAFAAR * int(box.MEEPLES[box.YELLOW]) + ELDER_WITH_SHAMHAT * int(box.MEEPLES[box.WHITE])
    tiles = int(box.BOX_TILE_VALUES.sum()) + PALM_WITH_HAURVATAT * box.PALMS + PALACE * box.PALACES
    best_good = -(-int(box.SUIT_VALUES[-1]) // (len(box.SUIT_VALUES) - 1))
    return 0, (record.BOUNDS["coins"][1] + tribes + FEWER_VIZIERS * (int(state.seats) - 1) + int(box.DJINN_POINTS.sum()) + tiles
               + best_good * goods)
