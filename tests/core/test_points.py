"""The points of every seat by line are the same by machine code and by the two steps of the pad as they stand."""

from __future__ import annotations

from random import Random

import pytest

import zellige
from zellige.core.course import Course
from zellige.core.pad import numbers_by_seat

PADS = [name for name, game in zellige.installed_games().items() if game.pad and game.pad.score_lines]


@pytest.mark.parametrize("name", PADS)
def test_points_by_line_are_those_of_the_pad_and_make_the_score(name: str) -> None:
    game, dice = zellige.get(name), Random(4)
    pad = game.pad
    assert pad is not None
    assert pad.score_lines is not None
    game.kernels()
    points = numbers_by_seat(pad.score_lines, max(game.seat_counts), len(pad.lines))
    course, most = Course(game, game.new(3, "p"), "p"), 0
    while not course.over:
        course.play(dice.choice(list(course.legal)))
        if course.ply % 10 == 0 or course.over:
            sheet = pad.blank()
            pad.counts(course.state, sheet)
            pad.points(sheet)
            found = points(course.state)
            assert found == sheet.points[:3].tolist()
            assert [sum(own) for own in found] == game.scores(course.state)
            told = [game.terms(course.state, seat) for seat in range(3)]
            assert [sum(int(term.amount) for term in terms) for terms in told] == game.scores(course.state)
            most = max(most, *map(sum, found))
    assert most > 0
