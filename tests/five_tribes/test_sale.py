"""2.6 Merchandise sale."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

import numpy as np
import pytest

from zellige.games.five_tribes import GAME
from zellige.games.five_tribes.components import AL_AMIN, FAKIR, SUIT_VALUES
from zellige.games.five_tribes.scoring import merchandise_points

from .drawing import amounts, at_finish, legal, play, rule, seat, table

GOODS = ["fish", "gold", "ivory", "jewels", "papyrus", "pottery", "silk", "spice", "wheat"]


@pytest.mark.parametrize(("size", "coins"), list(enumerate([1, 3, 7, 13, 21, 30, 40, 50, 60], 1)))
def test_a_suit_of_different_goods_is_sold_for_its_coins(size, coins):
    """2.6: 1, 3, 7, 13, 21, 30, 40, 50, 60; the cards are discarded."""
    match = at_finish(seats=[{"cards": GOODS[:size]}, {}])
    match.play("sell " + ",".join(GOODS[:size]))
    assert (seat(match, 1)["coins"], seat(match, 1)["cards"]) == (50 + coins, [])
    assert match.position()["resource_discard"] == GOODS[:size]


def test_several_suits_can_be_sold():
    """2.6: a suit of six and one of three bring 37; Fakirs stay unsold."""
    match = at_finish(seats=[{"cards": [*GOODS[:6], *GOODS[:3], "fakir", "fakir"]}, {}])
    play(match, ["sell " + ",".join(GOODS[:6]), "sell " + ",".join(GOODS[:3])])
    assert (seat(match, 1)["coins"], seat(match, 1)["cards"]) == (87, ["fakir", "fakir"])


def test_only_goods_in_hand_are_sold():
    """2.6."""
    match = at_finish(seats=[{"cards": ["fish", "fakir"]}, {}])
    assert legal(match, "sell") == ["sell fish"]
    assert rule(match, "sell gold") == "sale.not-in-hand"
    assert rule(match, "sell nothing") == "sale.nothing"


def test_the_sale_is_the_last_step_only():
    """Vente: not while bids are made, not before the tile's action."""
    hands = [{"cards": ["fish"]}, {}]
    for match in (
        table({"a1": "w", "b1": "w"}, hands),
        table({}, hands, phase="bid"),
        table({}, hands, phase="tile", captured={"tile": "c3", "colour": "white", "count": 2}),
    ):
        assert rule(match, "sell fish") == "step.not-now"


def test_djinns_after_a_sale_are_an_option():
    """Our choice."""
    hands = [{"cards": ["fish"], "djinns": ["enki"], "elders": 1}, {}]
    match = play(at_finish(seats=hands, others={"c3": "oasis"}), ["sell fish"])
    assert "use enki c3 elder" in match.legal()
    match = at_finish(seats=hands, others={"c3": "oasis"}, options={"djinns_after_first_sale": "no"})
    assert "use enki c3 elder" in match.legal()
    match.play("sell fish")
    assert match.legal() == ["end"]
    assert rule(match, "use enki c3 elder") == "djinn.after-sale"
    match = at_finish(
        seats=hands,
        others={"c3": "oasis"},
        bid_order=[1, None, None, None],
        turn_order=[None, None, 1, None, None, None, None, None, None],
        options={"djinns_after_first_sale": "no"},
    )
    play(match, ["sell fish", "end", "take a1", "drop b1 white", "skip"])
    assert match.position()["phase"] == "finish"
    assert "use enki c3 elder" in match.legal()


@cache
def best_sum(counts: tuple[int, ...]) -> int:
    """By search: the best way to part a hand into suits."""
    if not any(counts):
        return 0
    best = 0
    for kinds in range(1, 1 << len(counts)):
        if all(counts[good] for good in range(len(counts)) if kinds >> good & 1):
            rest = tuple(count - (kinds >> good & 1) for good, count in enumerate(counts))
            best = max(best, int(SUIT_VALUES[kinds.bit_count()]) + best_sum(rest))
    return best


def test_the_longest_suits_are_the_best():
    """Follows from Vente: parting a hand into the largest suits is optimal; Al-Amin's free goods too."""
    state = GAME.new(2, 1)
    for counts in combinations_with_replacement(range(3), 4):
        state.cards[0] = 0
        state.cards[0, 1:5] = counts
        assert int(merchandise_points(state, 0)) == best_sum(counts)
        state.cards[0, FAKIR] = 3
        state.djinn_owner[AL_AMIN] = 0
        every = [tuple(np.add((*counts, 0), np.eye(5, dtype=int)[good]).tolist()) for good in range(5)]
        assert int(merchandise_points(state, 0)) == max(best_sum(one) for one in every)
        state.djinn_owner[AL_AMIN] = -1


def test_the_whole_deck_is_worth_194():
    """Follows from Vente."""
    state = GAME.new(2, 1)
    state.cards[0] = [18, 6, 2, 2, 2, 4, 6, 4, 4, 6]
    assert int(merchandise_points(state, 0)) == 194
    assert amounts(table(seats=[{"cards": GOODS * 2}, {}]), 1)["merchandise"] == 120
