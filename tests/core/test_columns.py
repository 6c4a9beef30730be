"""The columns of a score pad: every rule stands in one, where a game groups its rules at all."""

from __future__ import annotations

from random import Random

import pytest

import zellige


@pytest.mark.parametrize(("name", "options", "alone"), [
    ("medina", {}, set()), ("five_tribes", {}, set()), ("almadi", {"characters": True}, set()),
    ("nim", {}, {"pebbles", "last"})])
def test_every_rule_of_a_score_stands_in_one_column(name, options, alone):
    """A game that groups nothing, as nim, has one a rule."""
    match, dice = zellige.new(name, 3, 1, options), Random(1)
    while not match.over:
        match.play(dice.choice(match.legal()))
    rules = {rule for column in match.game.columns(match.state) for rule in column.rules}
    scored = {term.rule for seat in (1, 2, 3) for term in match.terms(seat)}
    assert scored - rules == alone


def test_characters_have_a_column_where_they_are_played_with():
    names = [[column.name for column in match.game.columns(match.state)]
             for match in (zellige.new("almadi", 2, 1, {"characters": played}) for played in (False, True))]
    assert [*names[0], "characters"] == names[1]
