"""Match: a game as a person uses it from Python. (Its examples in docs/match.md are run too.)"""

from __future__ import annotations

import pytest

import zellige
from zellige.core.errors import IllegalAction, NotationError, NothingToUndo, UnknownGame, UnknownOption, UnknownValue
from zellige.core.game import CHANCE


def first_actions(match: zellige.Match) -> list[str]:
    """Plays the first legal action until the end."""
    played = []
    while not match.over:
        played.append(match.legal()[0])
        match.play(played[-1])
    return played


def test_a_match_without_a_seed_draws_one():
    first, second = zellige.new("nim", seats=2), zellige.new("nim", seats=2)
    assert first.seed != second.seed
    again = zellige.new("nim", seats=2, seed=first.seed)
    assert first_actions(again) == first_actions(first)
    assert again.record().text() == first.record().text()


def test_chance_does_not_depend_on_what_is_played():
    """The k-th roll is the same in a short game and in a long one."""
    rolls = []
    for pick in (0, -1):
        match = zellige.new("nim", seats=2, seed=11)
        while not match.over:
            match.play(match.legal()[pick])
        rolls.append([moment.action for moment in match.played if moment.mover == CHANCE])
    shorter = min(map(len, rolls))
    assert len(rolls[0]) != len(rolls[1])
    assert rolls[0][:shorter] == rolls[1][:shorter]


def test_undo_takes_back_a_decision_and_the_chance_after_it():
    match = zellige.new("nim", seats=2, seed=7)
    moments = []
    while not match.over:
        moments.append((match.position(), match.legal()))
        match.play(match.legal()[-1])
    for position, legal in reversed(moments):
        match.undo()
        assert (match.position(), match.legal()) == (position, legal)
    with pytest.raises(NothingToUndo):
        match.undo()


def test_what_is_undone_rolls_the_same_again():
    match = zellige.new("nim", seats=2, seed=7)
    match.play("take 1")
    after = match.position()
    match.undo()
    match.play("take 1")
    assert match.position() == after


def test_an_illegal_action_changes_nothing():
    match = zellige.new("nim", seats=2, seed=7)
    before = match.position(), len(match.played)
    with pytest.raises(IllegalAction, match="allows one pebble"):
        match.play("take 3")
    with pytest.raises(NotationError):
        match.play("take four")
    assert (match.position(), len(match.played)) == before


def test_a_match_is_not_disturbed_by_what_it_was_made_from():
    game = zellige.get("nim")
    state = game.new(2, 7)
    match = zellige.Match(game, state, 7)
    game.apply(state, game.legal_actions(state)[0])
    assert match.start.tobytes() == game.new(2, 7).tobytes()


def test_the_end_has_winners():
    match = zellige.new("nim", seats=3, seed=2)
    assert match.winners() == []
    first_actions(match)
    assert match.seat is None
    best = max(match.scores())
    assert match.winners() == [seat for seat, score in enumerate(match.scores(), 1) if score == best]


def test_reasons_speak_both_languages():
    match = zellige.new("nim", seats=2, seed=7)
    assert str(match.reason("take 3")) == "The die allows one pebble. [The die]"
    assert str(match.reason("take 3", "fr")) == "Le dé permet un seul caillou. [Le dé]"
    assert match.reason("take 1") is None


@pytest.mark.parametrize(("ask", "error"), [
    (lambda: zellige.new("chess", seats=2), UnknownGame),
    (lambda: zellige.new("nim", seats=4), UnknownValue),
    (lambda: zellige.new("nim", seats=2, options={"heap": True}), UnknownValue),
    (lambda: zellige.new("nim", seats=2, options={"heap": 21.0}), UnknownValue),
    (lambda: zellige.new("nim", seats=2, options={"hill": 21}), UnknownOption),
    (lambda: zellige.load({"game": "chess"}), UnknownGame),
    (lambda: zellige.load({}), UnknownGame)])
def test_what_there_is_not(ask, error):
    with pytest.raises(error):
        ask()


def test_a_match_says_what_its_position_took_for_granted():
    document = zellige.new("medina", seats=2, seed=7).position()
    assert zellige.load(document).assumptions() == zellige.new("medina", seats=2).assumptions() == []
    del document["to_move"]
    match = zellige.load(document)
    document["players"] = None
    assert match.assumptions() == ["Seat 1 is taken to be the one to move."]
    assert match.assumptions("fr") == ["C’est supposé être à la place 1 de jouer."]
    assert [one.kind for one in match.assumed] == ["mover"]
