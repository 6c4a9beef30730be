"""Last turns for two in which one action is best: whoever thinks ahead finds it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from forced import SEARCHES, best, found
from zellige.games.almadi import GAME

from .table import Table, of_kinds, seat_with, table

NOWHERE = {f"{row}{side}": None for row in range(1, 5) for side in "ab"}


def last(realm: dict[str, str], *, rival: dict[str, str] | None = None, start: str = "S1", turn: dict[str, Any] | None = None,
         board: dict[str, str] | None = None, mine: dict[str, Any] | None = None, **more: Any) -> Table:
    """The last turn: what is drawn behind it lies there for nobody."""
    other = "S2" if start != "S2" else "S1"
    seats = seat_with(start, realm, **(mine or {})), seat_with(other, rival, **more.pop("theirs", {}))
    if turn is not None:
        more["turn"] = {"refill": "1a", **turn}
        return table(*seats, seat=1, board={"1a": None}, pile={"caravan": 1}, **more)
    return table(*seats, seat=1, phase="choose", board=NOWHERE | (board or {}), pile={"caravan": 1}, **more)


def placing(realm: dict[str, str], tile: str, **more: Any) -> Table:
    """A Landscape of row 1 has been taken."""
    return last(realm, turn={"tile": tile}, phase="place", **more)


def moon(realm: dict[str, str], **more: Any) -> Table:
    """A Moon waits."""
    return last(realm, turn={"pool": {"moon": 1}}, phase="effects", **more)


def genie(realm: dict[str, str], **more: Any) -> Table:
    """A Genie waits."""
    return last(realm, turn={"wish": True}, phase="effects", **more)


THREE = {"2,1": "O07", "2,2": "O08"}

FORCED: dict[str, tuple[Callable[[], Table], set[str]]] = {
    "an Oasis is laid between two others, not at their side: the group becomes the largest": (
        lambda: placing({"1,1": "C01", "1,3": "O03", "2,2": "O06"}, "O20", rival=THREE), {"place 1,2"}),
    "a Market is laid where Caravans stand, not away from them": (
        lambda: placing({"1,1": "P01", "1,3": "C01", "2,2": "C06"}, "M19"), {"place 1,2"}),
    "a Market whose goods the Caravans can carry is worth more than a Palace": (
        lambda: last({"3,1": "C01", "3,2": "C06"}, board={"4a": "M19", "4b": "P20"}), {"take 4a"}),
    "a Palace beside other kinds is worth more than a Caravan that has nothing to carry": (
        lambda: last({"1,1": "C01", "2,1": "O01"}, start="S2", board={"2a": "P20", "1a": "C22"}), {"take 2a"}),
    "the fifth Oasis fulfils the Objective that one holds": (
        lambda: last({"1,1": "O01", "2,1": "O03", "3,1": "O04"}, mine={"objectives": {"OBJ17": False}},
                     board={"4a": "O20", "4b": "P20"}), {"take 4a"}),
    "of two Objectives the one that is fulfilled already": (
        lambda: moon({"1,1": "O01", "2,1": "O03", "3,1": "O04", "4,1": "O05"}, objectives=["OBJ17", "OBJ24"]), {"moon OBJ17"}),
    "an Objective that cannot be fulfilled any more is left alone": (
        lambda: moon({"1,1": "O01", "2,1": "O03"}, objectives=["OBJ17", "OBJ24"]), {"done"}),
    "the rival is not relieved of an Objective that it has failed": (
        lambda: moon(of_kinds("OOOO"), start="S2", theirs={"objectives": {"OBJ24": False, "OBJ18": False}},
                     objectives=["OBJ17"]), {"moon OBJ17"}),
    "a Genie moves the lone Oasis so that four make the square of an Objective": (
        lambda: genie({"1,1": "O01", "1,2": "O13", "2,1": "O18", "4,1": "O12"}, mine={"objectives": {"OBJ15": False}}),
        {"genie 4,1>2,2"}),
    "a Genie moves the second Oasis of a row to the only row without one": (
        lambda: genie({"1,1": "O18", "2,1": "O01", "3,1": "O13"}, mine={"objectives": {"OBJ16": False}}), {"genie 1,1>4,1"}),
}


@pytest.mark.parametrize("why", FORCED)
def test_the_best_action_is_found(why: str) -> None:
    build, wanted = FORCED[why]
    state = build().state
    assert len(GAME.legal_actions(state)) > 1
    assert best(GAME, state) == wanted
    for player in SEARCHES:
        assert found(GAME, state, player) in wanted
