"""What a screen draws of Almadi: each Landscape in few words, so that the view of a full table stays small."""

from __future__ import annotations

from random import Random

import pytest

from zellige.core.course import Course
from zellige.core.speaker import Seat, Speaker
from zellige.games.almadi import GAME
from zellige.games.almadi.components import read_set
from zellige.tables.sight import written

MOST = 16_000
"""Bytes of a view at a table of four, in French."""


def of_few(course: Course, dice: Random) -> int:
    """Of a few legal actions the one that brings whoever decides most."""
    legal = list(course.legal)

    def brings(action: int) -> int:
        after = GAME.copy(course.state)
        GAME.play(after, action)
        return GAME.changes(course.state, after)[course.mover]

    return max(dice.sample(legal, min(8, len(legal))), key=brings)


def test_a_landscape_is_told_in_few_words():
    """Sides in one text as the set has them; goods, and sides that are active, only where there are any."""
    course, dice, printed = Course(GAME, GAME.new(2, "few words"), "few words"), Random(3), {
        one["id"]: one for one in read_set()["landscapes"]}
    lit = markets = 0
    while not course.over:
        course.play(of_few(course, dice))
        for realm in GAME.view(course.state)["realms"]:
            for cell in realm["cells"]:
                assert "active" not in cell or cell["active"]
                lit += "active" in cell
                if (one := printed.get(cell["id"])) is None:
                    continue
                assert cell["sides"] == " ".join(what or "-" for what in one["sides"].values())
                assert cell.get("goods") == (one.get("goods") or None)
                markets += "goods" in cell
        assert all(GAME.view(course.state)["wakes"].values())
    assert lit > 50
    assert markets > 50


@pytest.mark.parametrize("characters", [False, True])
def test_the_view_of_four_seats_is_never_large(characters):
    """At the end of a game in which everybody takes what brings most: realms are full then, and much can be moved."""
    course, dice = Course(GAME, GAME.new(4, "a", {"characters": characters}), "a", GAME.ready_kernels), Random("a")
    words, most = Speaker(GAME, "fr", tuple(Seat("Leïla") for _ in range(4))), 0
    while not course.over:
        course.play(of_few(course, dice))
        if course.turn > 40:
            most = max(most, len(written(words.fill(written(GAME.view(course.state)))).encode()))
    assert MOST / 2 < most <= MOST
