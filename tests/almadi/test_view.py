"""What a screen draws of Almadi: each Landscape in few words, so that the view of a full table stays small."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from zellige.core.course import Course
from zellige.core.speaker import Seat, Speaker
from zellige.games.almadi import GAME
from zellige.games.almadi.components import HUSSAIN, MOST_SEATS, read_set
from zellige.games.almadi.state import RECRUITED
from zellige.tables.sight import written

from .table import characters, seat_with

MOST = 16_000
"""Bytes of a view."""
BEYOND = {"N": (-1, 0, "S"), "E": (0, 1, "W"), "S": (1, 0, "N"), "W": (0, -1, "E")}
"""By side the way to the next cell, and the side there that faces it."""


def any_of_all(course: Course, dice: Random) -> int:
    """Any legal action."""
    return dice.choice(list(course.legal))


def of_few(course: Course, dice: Random) -> int:
    """Of a few legal actions the one that brings whoever decides most."""
    legal = list(course.legal)

    def brings(action: int) -> int:
        after = GAME.copy(course.state)
        GAME.play(after, action)
        return GAME.changes(course.state, after)[course.mover]

    return max(dice.sample(legal, min(8, len(legal))), key=brings)


def test_a_landscape_is_told_in_few_words():
    """Sides in one text as the set has them, with a + behind what is active; a name and goods only where there are any."""
    course, dice, printed = Course(GAME, GAME.new(2, "few words"), "few words"), Random(3), {
        one["id"]: one for one in read_set()["landscapes"]}
    lit = markets = 0
    while not course.over:
        course.play(of_few(course, dice))
        for realm in GAME.view(course.state)["realms"]:
            for place, cell in realm["cells"].items():
                lit += "+" in cell["sides"]
                assert ("id" in cell) == (not place.endswith(",0"))
                if "id" not in cell:
                    continue
                one = printed[cell["id"]]
                assert cell["sides"].replace("+", "") == " ".join(what or "-" for what in one["sides"].values())
                assert cell.get("goods") == (one.get("goods") or None)
                markets += "goods" in cell
    assert lit > 50
    assert markets > 50


def touched(cells: dict[str, Any], cell: str) -> list[str]:
    """The sides of a Landscape at which its own or its neighbour's effect is active."""

    def lit(place: str, side: str) -> bool:
        return place in cells and bool(cells[place]["sides"].split()[[*BEYOND].index(side)].endswith("+"))

    row, column = map(int, cell.split(","))
    return [side for side, (down, right, facing) in BEYOND.items()
            if lit(cell, side) or lit(f"{row + down},{column + right}", facing)]


def test_what_a_landscape_would_wake_is_active_once_it_stands_there():
    """For placements, a Genie's moves and swaps: all that is told comes true, and nothing else."""
    dice, told = Random(5), dict.fromkeys(("place", "genie", "hussain"), 0)
    for start in ("S1", "S3"):
        seats = [seat_with(name, recruited=more) for name, more in ((start, ["hussain"]), ("S2", []))]
        course = Course(GAME, characters(*seats, board={}).state, "wakes")
        while not course.over:
            view, wakes = GAME.view(course.state), dict[str, dict[str, set[str]]]()
            for action in course.legal:
                verb, _, rest = GAME.describe(course.state, action).partition(" ")
                if verb not in told:
                    continue
                after = GAME.copy(course.state)
                GAME.play(after, action)
                cells = GAME.view(after)["realms"][view["to_move"] - 1]["cells"]
                leaves, goes = ("hand", rest) if verb == "place" else rest.replace("<", "").split(">")
                for one, other in [(leaves, goes), *([(goes, leaves)] if verb == "hussain" else [])]:
                    for side in touched(cells, other):
                        wakes.setdefault(one, {}).setdefault(side, set()).add(other)
                        told[verb] += 1
            assert wakes == {one: {side: set(ends.split(" ")) for side, ends in sides.items()}
                             for one, sides in view["wakes"].items()}
            course.play(any_of_all(course, dice))
    assert min(told.values()) > 50, told


@pytest.mark.parametrize(("seed", "chosen", "with_characters"), [
    ("z14", any_of_all, True), ("z25", of_few, True), ("a", of_few, True), ("a", of_few, False)])
def test_the_view_of_a_full_table_is_never_large(seed: str, chosen: Callable[[Course, Random], int], with_characters: bool):
    """In the last third of a game of five, also where any two Landscapes may be swapped besides: realms are full then, and much
    can be moved. No eye sees more than there is."""
    state, dice = GAME.new(MOST_SEATS, seed, {"characters": with_characters}), Random(seed)
    course = Course(GAME, state, seed, GAME.ready_kernels)
    speakers, most = [Speaker(GAME, lang, [Seat("Leïla")] * MOST_SEATS) for lang in ("en", "fr")], 0
    while not course.over:
        course.play(chosen(course, dice))
        if course.turn > 50:
            state = GAME.copy(course.state)
            if with_characters:
                state.character_at[HUSSAIN] = RECRUITED + max(0, int(state.seat))
            view = GAME.view(state)
            del view["prompt"]
            most = max(most, *(len(written(words.fill(written(view))).encode()) for words in speakers))
    assert MOST * 2 / 3 < most <= MOST
