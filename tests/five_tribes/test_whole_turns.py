"""Whole movements that are thought about, and what the board is said to offer whoever acts next."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

import zellige
from forced import found
from zellige.core.game import State
from zellige.core.lines import LINE
from zellige.core.playout import SCRATCH_STATES, numbers_length
from zellige.core.rng import stream
from zellige.core.value import prepared
from zellige.games.five_tribes import GAME
from zellige.games.five_tribes.features import VALUATION
from zellige.games.five_tribes.movement import in_hand
from zellige.games.five_tribes.offers import OFFER_ROOM, PLACES, expected, rank_offers
from zellige.games.five_tribes.state import SOW
from zellige.games.five_tribes.whole_turns import lines_of_turn
from zellige.players.find import find
from zellige.players.player import Question

from .drawing import table

MARKERS = [None, None, None, None, 2, None, None, None, None]


def lines(state: State, width: int = 6) -> list[list[int]]:
    """What the lister finds, best first: what each promises, then its actions."""
    states = GAME.blank(SCRATCH_STATES)
    states[0] = state
    numbers, out = np.zeros(numbers_length(GAME), np.int32), np.zeros(LINE * width, np.int32)
    mind = numbers[GAME.mind_at:]
    prepared(VALUATION)(mind)
    n = lines_of_turn(states, np.zeros(GAME.longest_legal, np.int32), numbers, mind, out, width)
    return [[int(number) for number in line if number != -1] for line in out[: LINE * n].reshape(n, LINE)]


def moments() -> Iterator[State]:
    """Where a movement begins or is under way."""
    match, words = zellige.new("five_tribes", seats=2, seed=4), stream(4, "moment")
    player = find(GAME, "random", GAME.kernels())
    for _ in range(14):
        if match.legal()[0].split()[0] in ("take", "drop"):
            yield match.state
        match.play(player.choose(Question(GAME, match.state, match.seat - 1, words)))


def test_a_line_is_a_whole_movement_and_can_be_played() -> None:
    seen = 0
    for state in moments():
        listed = lines(state)
        promises = [promise for promise, *_ in listed]
        assert promises == sorted(promises, reverse=True)
        assert len({tuple(actions) for _, *actions in listed}) == len(listed)
        for _, *actions in listed[:3]:
            after = GAME.copy(state)
            for action in actions:
                assert action in GAME.legal_actions(after)
                GAME.kernels().apply(after, action)
            assert after.phase != SOW
            assert in_hand(after) == 0
            seen += 1
    assert seen > 5


def offered(state: State) -> list[int]:
    out = np.zeros(OFFER_ROOM, np.int32)
    rank_offers(state, out)
    return out[:PLACES].tolist()


def test_what_the_board_offers_is_ranked_and_shared_out_in_the_order_of_the_markers() -> None:
    """Four Viziers, then a sacred place; who bids more is expected to have the better of the two."""
    board = {"a1": "y", "b1": "yyyy", "d4": "w", "d5": "w"}
    state = table(board, phase="bid", bid_order=[1, None, None, None], turn_order=MARKERS).state
    best = offered(state)
    assert best == sorted(best, reverse=True)
    assert best[0] > best[1] > 0
    out = np.zeros(OFFER_ROOM, np.int32)
    rank_offers(state, out)
    before = [expected(state, seat, out) for seat in (0, 1)]
    shares = []
    for bid in ("bid 0", "bid 12"):
        after = GAME.copy(state)
        GAME.kernels().apply(after, GAME.parse(after, bid))
        shares.append([expected(after, seat, out) for seat in (0, 1)])
    assert shares[0][0] < before[0] <= shares[1][0]
    assert shares[1][1] < shares[0][1]


def test_the_weigher_pays_for_going_first_where_there_is_something_to_be_had() -> None:
    """One coin more than the rival's bid where four Viziers can be had once; nothing where all is alike."""
    best = {"a1": "y", "b1": "yyyy"}
    alike = {f"{column}{row}": "y" for column in "abcdef" for row in range(1, 6)}
    for board, bid in ((best, "bid 5"), (alike, "bid 0")):
        assert found(GAME, table(board, phase="bid", bid_order=[1, None, None, None], turn_order=MARKERS).state, "value") == bid
