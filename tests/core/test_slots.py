"""Slots: the numbering of actions that a learner's mask uses."""

from __future__ import annotations

import pytest

import zellige
from zellige.testing import play

GAMES = zellige.installed_games()


@pytest.mark.parametrize("name", GAMES)
def test_a_mask_holds_what_may_be_played_and_a_slot_leads_back(name: str):
    game = GAMES[name]
    game.kernels()
    for spot in play(game, "slots", 0).spots:
        mask = game.legal_slots(spot.state)
        assert mask.shape == (game.slots,)
        assert [game.action_of(spot.state, slot) for slot in mask.nonzero()[0]] == spot.legal
        assert [game.slot_of(spot.state, action) for action in spot.legal] == mask.nonzero()[0].tolist()
        free = int((~mask).argmax())
        with pytest.raises(ValueError, match=f"no legal action of this position has slot {free}"):
            game.action_of(spot.state, free)


def test_without_a_numbering_a_slot_is_an_id():
    assert {name: game.slots for name, game in GAMES.items() if game.slots == game.actions}.keys() == GAMES.keys() - {"almadi"}
    assert max(game.slots for game in GAMES.values()) <= 16_384
