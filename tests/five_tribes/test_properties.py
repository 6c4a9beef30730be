"""What holds in every game of Five Tribes: nothing is lost. What every game promises stands in tests/contract."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from counts import often
from zellige.core.game import CHANCE, NOBODY, State
from zellige.core.rng import below, stream
from zellige.games.five_tribes import GAME
from zellige.games.five_tribes.components import ALL_CARDS, ALL_MEEPLES, CAMELS, DJINNS, PALACES, PALMS
from zellige.games.five_tribes.options import OPTIONS
from zellige.games.five_tribes.position import faults_of_box

tables = st.tuples(
    st.sampled_from(GAME.seat_counts),
    st.integers(0, 2**32),
    st.fixed_dictionaries({}, optional={option.name: st.sampled_from(option.values) for option in OPTIONS}),
)
few = settings(max_examples=often(4, 40), suppress_health_check=list(HealthCheck))


def chosen(kernels: object, state: State, words: np.ndarray, out: np.ndarray, likely: np.ndarray) -> int:
    """A random action or chance outcome."""
    if kernels.to_move(state) == CHANCE:  # type: ignore[attr-defined]
        return int(kernels.draw(state, out, likely, words))  # type: ignore[attr-defined]
    return int(out[below(words, int(kernels.legal(state, out)))])  # type: ignore[attr-defined]


def scratch() -> tuple[np.ndarray, np.ndarray]:
    return np.zeros(GAME.longest_legal, np.int32), np.zeros(GAME.longest_legal, np.int32)


@few
@given(tables)
def test_every_position_adds_up_to_the_box(table):
    """Nothing is lost at any step of a game."""
    seats, seed, options = table
    fast, words = GAME.kernels(), stream(seed, "document")
    state, (out, likely) = GAME.new(seats, seed, options), scratch()
    while fast.to_move(state) != NOBODY:
        fast.apply(state, chosen(fast, state, words, out, likely))
        assert not list(faults_of_box(state))


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_nothing_is_lost_in_many_random_games(seats):
    """90 meeples and 54 cards are conserved; camels, djinns, palms and palaces too; every game ends."""
    games = often(1000, 20_000)
    fast, words = GAME.kernels(), stream("conservation", seats)
    (out, likely), states, ends = scratch(), GAME.blank(8), GAME.blank(games)
    states[0] = GAME.prepare(seats, {})
    for number in range(games):
        fast.random_games(states, out, likely, words, 1)
        ends[number] = states[1]
    held = ends["viziers"].sum(axis=1) + ends["elders"].sum(axis=1)
    assert (ends["meeples"].sum(axis=(1, 2)) + ends["bag"].sum(axis=1) + held == ALL_MEEPLES).all()
    cards = ends["row_count"] + ends["pile"].sum(axis=1) + ends["discard"].sum(axis=1) + ends["cards"].sum(axis=(1, 2))
    assert (cards == ALL_CARDS).all()
    assert (ends["pile"].sum(axis=1) == ends["pile_count"]).all()
    assert (ends["cards"].sum(axis=2) == ends["card_count"]).all()
    assert (ends["known"] <= ends["cards"]).all()
    djinns = (
        ends["djinn_row_count"]
        + ends["djinn_pile_count"]
        + ends["djinn_discard_count"]
        + (ends["djinn_owner"] >= 0).sum(axis=1)
    )
    assert (djinns == len(DJINNS)).all()
    assert ((ends["camel"] >= 0).sum(axis=1) + ends["camels"].sum(axis=1) == seats * CAMELS[seats]).all()
    assert (ends["palms"].sum(axis=1) + ends["palms_left"] == PALMS).all()
    assert (ends["palaces"].sum(axis=1) + ends["palaces_left"] == PALACES).all()
    for field in (
        "coins",
        "camels",
        "elders",
        "viziers",
        "cards",
        "meeples",
        "bag",
        "palms_left",
        "palaces_left",
        "pile",
        "discard",
    ):
        assert (ends[field] >= 0).all()
    assert (ends["phase"] == 7).all()
    assert ends["end_triggered"].all()
