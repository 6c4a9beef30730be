"""What a seat may know."""

from __future__ import annotations

import numpy as np

from zellige.core.rng import stream
from zellige.games.almadi import GAME

from .table import characters, seat_with


def hidden():
    return characters(seat_with("S1", hand=["aziz", "dunya"]), seat_with("S2", hand=["harun", "hindbad"], recruited=["ali"]),
                      face_up=["aladdin"])


def test_hands_are_hidden():
    """Playing with characters 1: two Characters in hand are known to their seat alone, their number to all."""
    seen = GAME.to_document(GAME.masked(hidden().state, 0))
    assert seen["seats"][0]["hand"] == ["aziz", "dunya"]
    assert seen["seats"][1]["hand"] == [None, None]
    assert seen["seats"][1]["recruited"] == ["ali"]
    view = GAME.view(GAME.masked(hidden().state, 0))
    assert view["realms"][1]["hand"] == [None, None]


def test_choices_stay_hidden_until_the_last():
    """Playing with characters 1: what others were dealt and keep is hidden until everybody has chosen."""
    state = GAME.new(3, "hidden", {"characters": True})
    seat = int(GAME.to_move(state))
    kept, other = GAME.legal_actions(state)[0], (seat + 1) % 3
    assert [GAME.heard(state, kept, eye) for eye in (seat, other, None)] == [kept, None, None]
    GAME.apply(state, kept)
    seen = GAME.to_document(GAME.masked(state, other))
    assert seen["seats"][seat]["hand"] == [None, None]
    assert seen["seats"][seat]["dealt"] == [None]
    assert None not in seen["seats"][other]["dealt"]


def test_resampled_hands_could_be_true():
    """Zellige: hidden hands are filled again with unseen Characters, as many; masking gives back what was known."""
    seen = GAME.masked(hidden().state, 0)
    found = set()
    for number in range(40):
        state = GAME.copy(seen)
        GAME.resample(state, 0, stream("resample", number))
        hand = GAME.to_document(state)["seats"][1]["hand"]
        assert len(set(hand)) == 2
        assert not {"aziz", "dunya", "ali", "aladdin", None} & set(hand)
        found |= set(hand)
        again = GAME.copy(state)
        GAME.mask(again, 1)
        assert again.tobytes() == seen.tobytes()
    assert len(found) > 15


def test_piles_hold_no_secret():
    """Setup 3: a position never knows what a pile will bring, nor what was left in the box."""
    state = GAME.new(2, "piles", {})
    for seat in range(2):
        assert GAME.masked(state, seat).tobytes() == state.tobytes()
    for places, top in zip(state.card_at, state.card_top, strict=True):
        assert not np.any(places[np.arange(32) != int(top) - 1])
