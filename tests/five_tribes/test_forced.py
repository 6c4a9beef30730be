"""Last activations for two in which one action is best: whoever thinks ahead finds it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from forced import SEARCHES, best, found
from zellige.core.match import Match
from zellige.games.five_tribes import GAME

from .drawing import at_build, at_kill, at_tile, table

LAST = {"end_triggered": True}
MARKERS = [None, None, None, None, 2, None, None, None, None]

FORCED: dict[str, tuple[Callable[[], Match], set[str]]] = {
    "the rival's Vizier is killed, not a Merchant: more Viziers than the rival are worth ten": (
        lambda: at_kill({"c2": "gb"}, seats=[{"viziers": 3}, {"viziers": 3}], **LAST), {"kill seat2 vizier"}),
    "an Elder of the rival is worth two to it, a Merchant on the board nothing": (
        lambda: at_kill({"c2": "gb"}, seats=[{"elders": 3}, {"elders": 3}], **LAST), {"kill seat2 elder"}),
    "the last meeple of a tile is killed, because a camel takes the tile": (
        lambda: at_kill({"c2": "large w", "d3": "sacred wb"}, seats=[{"camels": 3}, {}], **LAST), {"kill c2 white"}),
    "two Elders buy the djinn of more points": (
        lambda: at_tile("sacred", djinn_row=["jafaar", "enki"], seats=[{"elders": 2}, {}], **LAST), {"djinn enki elders"}),
    "three coins buy the good that makes a suit longer, not one in hand": (
        lambda: at_tile("small", resource_row=["fish", "ivory", "ivory"], seats=[{"coins": 3, "cards": ["ivory", "gold"]}, {}],
                        **LAST),
        {"buy 1"}),
    "six coins buy the two goods that the hand lacks": (
        lambda: at_tile("large", resource_row=["fish", "fish", "gold", "fish", "jewels", "fish"],
                        seats=[{"coins": 6, "cards": ["fish", "ivory"]}, {}], **LAST), {"buy 3,5"}),
    "a Fakir multiplies what Builders bring": (
        lambda: at_build({"c3": "", "b2": "oasis", "c4": "village", "d3": "sacred"}, 2, seats=[{"cards": ["fakir"]}, {}],
                         **LAST),
        {"build 1"}),
    "two Viziers turn the majority, two Builders bring a few coins": (
        lambda: table({"a1": "y", "b1": "y", "d4": "b", "d5": "b"}, [{"viziers": 2}, {"viziers": 3}], phase="move", **LAST),
        {"take a1", "take b1"}),
    "of two movements that empty a tile the one that ends on the dear tile": (
        lambda: table({"a1": "w", "b1": "w", "e4": "w", "e5": "village w"}, phase="move", **LAST), {"take e4"}),
    "four Viziers can be had once: one coin more than the rival's bid goes first, and no more": (
        lambda: table({"a1": "y", "b1": "yyyy"}, phase="bid", bid_order=[1, None, None, None], turn_order=MARKERS, **LAST),
        {"bid 5"}),
}


@pytest.mark.parametrize("why", FORCED)
def test_the_best_action_is_found(why: str) -> None:
    build, wanted = FORCED[why]
    state = build().state
    assert best(GAME, state) == wanted
    for player in SEARCHES:
        assert found(GAME, state, player) in wanted
