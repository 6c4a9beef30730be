"""What holds in every game: both backends agree, documents come back, undo is a replay, nothing is lost."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from counts import often
from zellige.core.game import CHANCE, NOBODY, State
from zellige.core.match import Match
from zellige.core.rng import below, stream
from zellige.games.five_tribes import GAME
from zellige.games.five_tribes.components import ALL_CARDS, ALL_MEEPLES, CAMELS, DJINNS, PALACES, PALMS
from zellige.games.five_tribes.position import faults_of_box
from zellige.games.five_tribes.state import OPTIONS

REFERENCE = GAME.kernels(backend="reference")
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
def test_interpreted_and_compiled_rules_are_one(table):
    """Every list, weight, score and record of a whole game, byte for byte."""
    seats, seed, options = table
    fast, words = GAME.kernels(), stream(seed, "both")
    one, other = GAME.new(seats, seed, options), GAME.new(seats, seed, options)
    (out, likely), (out2, likely2) = scratch(), scratch()
    while fast.to_move(one) != NOBODY:
        assert fast.to_move(one) == REFERENCE.to_move(other)
        n = int(fast.legal(one, out))
        assert n == REFERENCE.legal(other, out2) > 0
        assert (out[:n] == out2[:n]).all()
        assert (np.diff(out[:n]) > 0).all()
        if fast.to_move(one) == CHANCE:
            assert fast.chance_pile(one) == REFERENCE.chance_pile(other)
            assert fast.weights(one, likely) == REFERENCE.weights(other, likely2) == n
            assert (likely[:n] == likely2[:n]).all()
            assert (likely[:n] > 0).all()
        action = chosen(fast, one, words, out, likely)
        fast.apply(one, action)
        REFERENCE.apply(other, action)
        assert one.tobytes() == other.tobytes()
    scores = [np.zeros(4, np.int32) for _ in range(4)]
    for kernel, values in zip((fast.returns, REFERENCE.returns, fast.places, REFERENCE.places), scores, strict=True):
        kernel(one, values)
    assert (scores[0] == scores[1]).all()
    assert (scores[2] == scores[3]).all()


@few
@given(tables)
def test_masks_and_guesses_are_one_in_both_backends(table):
    seats, seed, options = table
    fast, words = GAME.kernels(), stream(seed, "masks")
    state, (out, likely) = GAME.new(seats, seed, options), scratch()
    for ply in range(200):
        if fast.to_move(state) == NOBODY:
            break
        fast.apply(state, chosen(fast, state, words, out, likely))
        if ply % 20 == 0:
            for seat in range(seats):
                one, other = GAME.copy(state), GAME.copy(state)
                for kernels, record in ((fast, one), (REFERENCE, other)):
                    kernels.mask(record, seat)
                    kernels.resample(record, seat, stream(seed, ply))
                assert one.tobytes() == other.tobytes()


@few
@given(tables)
def test_every_position_is_a_document_and_adds_up(table):
    """Round trip, terms and scores, conservation, at every step of a game."""
    seats, seed, options = table
    fast, words = GAME.kernels(), stream(seed, "document")
    state, (out, likely) = GAME.new(seats, seed, options), scratch()
    ply = 0
    while fast.to_move(state) != NOBODY:
        fast.apply(state, chosen(fast, state, words, out, likely))
        assert not list(faults_of_box(state))
        assert [sum(term.amount for term in GAME.terms(state, seat)) for seat in range(seats)] == GAME.scores(state)
        ply += 1
        if ply % 15 == 0:
            assert GAME.from_document(GAME.to_document(state), False).tobytes() == state.tobytes()
            masked = GAME.masked(state, ply % seats)
            assert GAME.from_document(GAME.to_document(masked), False).tobytes() == masked.tobytes()


@few
@given(tables)
def test_undo_is_a_replay(table):
    """Taking back a decision leaves exactly the match that never made it."""
    seats, seed, options = table
    words = stream(seed, "undo")
    match = Match(GAME, GAME.new(seats, seed, options), seed)
    played: list[str] = []
    for _ in range(60):
        if match.over:
            break
        actions = match.legal()
        if played and below(words, 4) == 0:
            match.undo()
            played.pop()
        else:
            action = actions[below(words, len(actions))]
            match.play(action)
            played.append(action)
    again = Match(GAME, GAME.new(seats, seed, options), seed)
    for action in played:
        again.play(action)
    assert again.state.tobytes() == match.state.tobytes()
    taken_back = {name: value for name, value in match.record().extra.items() if name != "practice"}
    assert again.record().text() == replace(match.record(), extra=taken_back).text()


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
