"""Properties that hold in every game of Médina, whatever is played, with every option."""

from __future__ import annotations

import json
from random import Random

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import zellige
from counts import often
from zellige.core import record as records
from zellige.core.rng import stream
from zellige.games.medina import GAME
from zellige.games.medina.actions import ACTIONS, LONGEST_LEGAL
from zellige.games.medina.components import SEAT_COUNTS

from .invariants import check
from .play import LONGEST_GAME, deal, moments, options, random_game, seat_counts, seeds, some_options

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


@thorough(6)
@given(seats=seat_counts, chosen=options, seed=seeds)
def test_interpreted_equals_compiled(seats, chosen, seed):
    """The same positions, legal lists, scores and places from both backends, to the last bit."""
    plain, fast = GAME.kernels(backend="reference"), GAME.kernels()
    states, actions = random_game(seats, chosen, seed)
    state = deal(plain, seats, chosen, seed)
    lists, numbers = (np.zeros((2, LONGEST_LEGAL), np.int32) for _ in range(2))
    for before, action in zip(states, [*actions, None], strict=True):
        assert state.tobytes() == before.tobytes()
        count = plain.legal(state, lists[0])
        assert count == fast.legal(before, lists[1])
        assert (lists[0, :count] == lists[1, :count]).all()
        for question in ("returns", "places"):
            getattr(plain, question)(state, numbers[0])
            getattr(fast, question)(before, numbers[1])
            assert (numbers[0, :seats] == numbers[1, :seats]).all()
        if action is not None:
            plain.apply(state, action)


@thorough(10)
@given(seats=seat_counts, chosen=options, seed=seeds, data=st.data())
def test_undo_is_replay(seats, chosen, seed, data):
    """Playing on and taking back in any order leaves what playing the remaining actions from the start gives."""
    start = next(iter(moments(seats, chosen, seed, 3)))
    match = zellige.core.match.Match(GAME, start, seed=1)
    for _ in range(data.draw(st.integers(1, 12))):
        if match.played and data.draw(st.booleans()):
            match.undo()
        elif not match.over:
            match.play(data.draw(st.sampled_from(match.legal())))
    again = zellige.core.match.Match(GAME, start, seed=1)
    for moment in match.played:
        again.play(GAME.describe(moment.before, moment.action))
    assert again.state.tobytes() == match.state.tobytes()
    while match.played:
        match.undo()
    assert match.state.tobytes() == start.tobytes()


@thorough(40)
@given(seats=seat_counts, chosen=options, seed=seeds)
def test_terms_add_up_to_the_score(seats, chosen, seed):
    """Every seat's terms, each named once, none of 0 points, are its score; places follow from the scores."""
    for state in moments(seats, chosen, seed, 5):
        scores, places = GAME.scores(state), GAME.ranks(state)
        for seat in range(seats):
            terms = GAME.terms(state, seat)
            assert sum(term.amount for term in terms) == scores[seat]
            assert len({term.rule for term in terms}) == len(terms)
            assert all(term.amount > 0 for term in terms)
        better = [sum(other > score for other in scores) + 1 for score in scores]
        if chosen["tie"] == "shared":
            assert places == better
        assert all(place >= least for place, least in zip(places, better, strict=True))


@thorough(30)
@given(seats=seat_counts, chosen=options, seed=seeds)
def test_position_documents_come_back(seats, chosen, seed):
    """A position, its document as JSON, and the position read from it: equal to the last byte, and nothing to complain about.

    The document says nothing of the order in which a palace, street or wall was built: so equal positions are equal bytes.
    """
    for state in moments(seats, chosen, seed, 5):
        document = json.loads(json.dumps(GAME.to_document(state)))
        again = GAME.position(document)
        assert again.tobytes() == state.tobytes()
        assert GAME.to_document(again) == document


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


@thorough(5)
@given(seats=seat_counts, chosen=options, seed=seeds, data=st.data())
def test_records_come_back(seats, chosen, seed, data):
    """A record, its text and the record read from it are the same, and it replays to the same bytes."""
    match = zellige.new("medina", seats=seats, seed=seed, options=chosen, names=[f"Zoë {seat}" for seat in range(seats)])
    for _ in range(data.draw(st.integers(0, 15))):
        match.play(data.draw(st.sampled_from(match.legal())))
    record = match.record()
    (again,) = records.parse(record.text())
    assert again == record
    steps = list(records.replay(again))
    assert len(steps) == len(match.played)
    assert [step.after.tobytes() for step in steps[-1:]] == [match.state.tobytes()] * bool(steps)


@thorough(20)
@given(seats=seat_counts, chosen=options, seed=seeds)
def test_notation_is_one_to_one(seats, chosen, seed):
    """Every legal action has its own text, and the text names it again."""
    for state in moments(seats, chosen, seed, 4):
        legal = GAME.legal_actions(state)
        texts = [GAME.describe(state, action) for action in legal]
        assert len(set(texts)) == len(texts)
        assert [GAME.parse(state, text) for text in texts] == legal


@thorough(20)
@given(seats=seat_counts, chosen=options, seed=seeds)
def test_nothing_is_hidden(seats, chosen, seed):
    """Masking for any seat, and filling in again, changes nothing; both backends agree."""
    for state in moments(seats, chosen, seed, 3):
        for kernels in (GAME.kernels(), GAME.kernels(backend="reference")):
            for seat in range(seats):
                copy = GAME.copy(state)
                kernels.mask(copy, seat)
                kernels.resample(copy, seat, stream(seed, "guess"))
                assert copy.tobytes() == state.tobytes()


@thorough(15)
@given(seats=seat_counts, chosen=options, seed=seeds)
def test_what_happened_can_be_told_and_drawn(seats, chosen, seed):
    """Every action tells its events in both languages, the decision first; every position has a view and a text."""
    states, actions = random_game(seats, chosen, seed)
    for number in range(seed % 9, len(actions), 9):
        events = GAME.narrate(states[number], actions[number], states[number + 1])
        assert events[0].seat == states[number].seat
        for code in zellige.core.language.LANGUAGES:
            words = zellige.core.language.language(code, GAME.home)
            assert all(words.event(event).strip() for event in events)
        assert (events[-1].kind == "over") == (number + 1 == len(actions))
    for state in (states[0], states[len(states) // 2], states[-1]):
        view = GAME.view(state, None)
        assert json.loads(json.dumps(view)) == view
        assert GAME.show(state).startswith("     a b c")
