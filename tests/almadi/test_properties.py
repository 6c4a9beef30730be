"""What holds in every game: nothing gets lost, everybody places sixteen tiles, completed is completed, counts agree."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from counts import often
from zellige.core.game import NOBODY
from zellige.core.rng import below, stream
from zellige.games.almadi import GAME
from zellige.games.almadi.components import CARDS_IN_PLAY, DEALT, KEPT, RUBIES, TILES, TILES_PER_KIND
from zellige.games.almadi.state import CHOOSE, DISCARDED, DONE, IN_PLAY, RECRUITED, UNSEEN

from .recount import base_terms

OPTIONS = {"start_tiles": ("dealt", "chosen"), "ali_cogia": ("letter", "never_worse"), "morgiana": ("neighbour", "any"),
           "hussain_wish": (True, False), "zaynab_card": ("under", "box"), "lone_oasis_bonus": (False, True)}


def nothing_is_lost(state) -> None:
    """Every piece of the game lies in exactly one place, and the record agrees with itself."""
    seats = int(state.seats)
    realms = state.realm[:seats]
    on_cells = realms[(realms > 0) & (realms <= TILES)]
    lying = np.concatenate([on_cells, state.board[state.board > 0], [state.tile] if state.tile else []]).astype(int)
    assert len(set(lying)) == len(lying)
    assert set(lying) == set(np.nonzero(state.tile_at == IN_PLAY)[0] + 1)
    for kind in range(4):
        seen = int((state.tile_at[kind * 22 : (kind + 1) * 22] != UNSEEN).sum())
        assert seen + int(state.pile[kind]) == TILES_PER_KIND[seats]
    assert ((state.card_at != UNSEEN).sum(axis=1) + state.cards_left == CARDS_IN_PLAY[seats]).all()
    assert ((state.card_at >= 40).sum(axis=1) == state.cards_under).all()
    assert int(state.rubies.sum()) + int(state.supply) == RUBIES
    rows, columns = np.nonzero(realms.reshape(-1, realms.shape[2]))
    for row, column in zip(rows, columns, strict=True):
        seat, line = divmod(int(row), 6)
        kind = int(state.tiles[state.realm[seat, line, column], 0])
        assert int(state.kinds[seat, kind - 1, line]) >> int(column) & 1
    assert sum(bin(int(bits)).count("1") for bits in state.kinds.reshape(-1)) == len(rows)
    if state.options[0]:
        if state.phase >= CHOOSE:
            kept = int(DEALT[seats]) * seats if seats > 1 else int(KEPT[1])
            assert int((state.character_at == 1).sum() + (state.character_at >= RECRUITED).sum() + state.hand.sum()) == kept
    else:
        assert not state.character_at.any()


def counts_are_kept(ends) -> None:
    """Of many games at once: Landscapes by kind, cards, rubies and Characters add up to what was in play."""
    seats = int(ends["seats"][0])
    seen = (ends["tile_at"] != UNSEEN).reshape(len(ends), 4, -1).sum(axis=2)
    assert (seen + ends["pile"] == TILES_PER_KIND[seats]).all()
    assert ((ends["card_at"] != UNSEEN).sum(axis=2) + ends["cards_left"] == CARDS_IN_PLAY[seats]).all()
    assert ((ends["card_at"] >= 40).sum(axis=2) == ends["cards_under"]).all()
    assert (ends["rubies"].sum(axis=1) + ends["supply"] == RUBIES).all()
    characters = (ends["character_at"] == 1).sum(axis=1) + (ends["character_at"] >= RECRUITED).sum(axis=1)
    kept = int(DEALT[seats]) * seats if seats > 1 else int(KEPT[1])
    held = ends["hand"].reshape(len(ends), -1).sum(axis=1)
    assert (characters + held == np.where(ends["options"][:, 0] > 0, kept, 0)).all()


@pytest.mark.parametrize("characters", [False, True])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_many_games(seats, characters):
    """Conservation and sixteen tiles each, one more for whoever had Dunyazad."""
    games, kernels = often(2000, 20_000), GAME.kernels()
    states, ends = GAME.blank(2), GAME.blank(games)
    actions, likely = np.zeros(GAME.longest_legal, np.int32), np.zeros(GAME.longest_legal, np.int32)
    words = stream("properties", seats, int(characters))
    states[0] = GAME.prepare(seats, {"characters": characters})
    for number in range(games):
        kernels.random_games(states, actions, likely, words, 1)
        ends[number] = states[1]
    realms = ends["realm"][:, :seats]
    placed = ((realms > 0) & (realms <= TILES)).sum(axis=(2, 3))
    assert ((placed == 16) | (characters & (placed == 17))).all()
    assert (placed.sum(axis=1) - 16 * seats <= 2 * characters).all()
    assert (ends["turns"] == 16 * seats).all()
    if seats == 1:
        assert np.isin((ends["tile_at"] == DISCARDED).sum(axis=1), (16, 17)).all()
    counts_are_kept(ends)
    for state in ends[:: games // 50]:
        nothing_is_lost(state)


@given(seats=some.integers(1, 5), characters=some.booleans(), seed=some.integers(0, 10**6),
       options=some.fixed_dictionaries({name: some.sampled_from(values) for name, values in OPTIONS.items()}))
@settings(max_examples=often(6, 100))
def test_every_step_of_a_game(seats, characters, seed, options):
    """Nothing is lost; what is completed stays so."""
    state, words = GAME.new(seats, seed, {"characters": characters, **options}), stream("steps", seed)
    done: set[tuple[int, int]] = set()
    while GAME.to_move(state) != NOBODY:
        legal = GAME.legal_actions(state)
        GAME.apply(state, legal[below(words, len(legal))])
        nothing_is_lost(state)
        now = {(card, int(place)) for card, place in enumerate(state.objective_at) if place >= DONE}
        assert done <= now
        done = now


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_scores_are_recounted(seats):
    """Terms equal a slow count without Characters, in the middle of games too."""
    state, words = GAME.new(seats, "recount", {"characters": False}), stream("recount", seats)
    moves = 0
    while GAME.to_move(state) != NOBODY:
        legal = GAME.legal_actions(state)
        GAME.apply(state, legal[below(words, len(legal))])
        moves += 1
        if moves % 6 and GAME.to_move(state) != NOBODY:
            continue
        document = GAME.to_document(state)
        for seat in range(seats):
            amounts = {term.rule: term.amount for term in GAME.terms(state, seat)}
            assert amounts == base_terms(document, seat)


def test_samples_in_every_game():
    """Nothing is lost in what a seat takes for what it does not know."""
    state, words = GAME.new(4, "masks", {"characters": True}), stream("masks")
    moves = 0
    while GAME.to_move(state) != NOBODY:
        if moves % 9 == 0:
            seat = moves // 9 % 4
            sample = GAME.masked(state, seat)
            GAME.resample(sample, seat, words)
            nothing_is_lost(sample)
        legal = GAME.legal_actions(state)
        GAME.apply(state, legal[below(words, len(legal))])
        moves += 1
