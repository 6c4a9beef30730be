"""Properties that hold in every game of Médina, whatever is played, with every option."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings

import zellige
from counts import often
from zellige.games.medina import GAME
from zellige.games.medina.actions import ACTIONS, LONGEST_LEGAL
from zellige.games.medina.components import SEAT_COUNTS

from .invariants import check
from .play import LONGEST_GAME, moments, options, random_game, seat_counts, seeds, some_options

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]


def thorough(examples: int):
    """Hypothesis with a number of examples and no clock: the machine may be busy."""
    return settings(max_examples=often(examples, 10 * examples), deadline=None, suppress_health_check=SLOW)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_many_random_games(seats):
    """Conservation of pieces, the free cell between palaces, streets, gates, tiles, turns: in every position of the games."""
    for seed in range(often(150, 2000)):
        states, actions = random_game(seats, some_options(seed), seed)
        assert len(actions) <= LONGEST_GAME[seats]
        check(states)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_most_terms_stay_the_same_objects(seats: int) -> None:
    """Those of a palace on and beside which nothing changes do, so that what a decision costs does not grow with the city."""
    states, _ = random_game(seats, {}, 7)
    same = other = 0
    for before, after in pairwise(states):
        known = {term: term for seat in range(seats) for term in GAME.terms(before, seat) if term.cells}
        again = [known[term] is term for seat in range(seats) for term in GAME.terms(after, seat) if term in known]
        same, other = same + again.count(True), other + again.count(False)
    assert same > 5 * other


@thorough(30)
@given(seats=seat_counts, chosen=options, seed=seeds)
def test_invariants_with_any_options(seats, chosen, seed):
    check(random_game(seats, chosen, seed)[0])


@thorough(4)
@given(seats=seat_counts, chosen=options, seed=seeds)
def test_legal_is_no_reason(seats, chosen, seed):
    """Every number that could be an action: legal exactly when no reason is given; each reason is said in both languages."""
    said = set()
    for state in moments(seats, chosen, seed, 4):
        legal = set(GAME.legal_actions(state))
        for action in range(ACTIONS + 20):
            reason = GAME.reason(state, action)
            assert (reason is None) == (action in legal)
            if reason is not None and reason.rule not in said:
                said.add(reason.rule)
                for code in zellige.core.language.LANGUAGES:
                    assert all(zellige.core.language.language(code, GAME.home).reason(reason))


@thorough(40)
@given(seats=seat_counts, chosen=options, seed=seeds)
def test_terms_add_up_to_the_score(seats, chosen, seed):
    """Every seat's terms, none of 0 points, are its score; places are those of the scores where ties are shared."""
    for state in moments(seats, chosen, seed, 5):
        scores, places = GAME.scores(state), GAME.ranks(state)
        for seat in range(seats):
            terms = GAME.terms(state, seat)
            assert sum(term.amount for term in terms) == scores[seat]
            assert all(term.amount > 0 for term in terms)
        if chosen["tie"] == "shared":
            assert places == [sum(other > score for other in scores) + 1 for score in scores]


@thorough(40)
@given(seats=seat_counts, chosen=options, seed=seeds)
def test_the_order_of_building_leaves_no_trace(seats, chosen, seed):
    """Two placements in either order: the same bytes whenever the documents agree, and mostly they do."""
    fast, chance = GAME.kernels(), Random(seed)
    out = np.zeros(LONGEST_LEGAL, np.int32)
    states, _ = random_game(seats, chosen, seed)
    compared = 0
    for before in states[:: len(states) // 6]:
        legal = out[: fast.legal(before, out)].tolist()
        for _ in range(4):
            pair = [chance.choice(legal) for _ in range(2)] if legal else [0, 0]
            ends = [both for order in (pair, pair[::-1]) if (both := after(before, order)) is not None]
            if pair[0] == pair[1] or len(ends) < 2:
                continue
            documents = [GAME.to_document(end) for end in ends]
            assert (documents[0] == documents[1]) == (ends[0].tobytes() == ends[1].tobytes())
            compared += documents[0] == documents[1]
    assert compared


def after(state, actions):
    """The position after two actions of one turn; None when the second is not legal any more."""
    fast = GAME.kernels()
    out, state = np.zeros(LONGEST_LEGAL, np.int32), GAME.copy(state)
    state.placements_left, state.placed_this_turn = 2, 0
    for action in actions:
        if action not in out[: fast.legal(state, out)]:
            return None
        fast.apply(state, action)
    return state


@thorough(15)
@given(seats=seat_counts, chosen=options, seed=seeds)
def test_the_end_is_told_with_the_last_action_alone(seats, chosen, seed):
    states, actions = random_game(seats, chosen, seed)
    for number in {*range(seed % 9, len(actions), 9), len(actions) - 1}:
        events = GAME.narrate(states[number], actions[number], states[number + 1])
        assert (events[-1].kind == "over") == (number + 1 == len(actions))
