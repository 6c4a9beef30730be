"""Taking back: free until somebody has learnt what comes, practice behind that, a question when others play elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

import zellige
from zellige.core.errors import NothingToUndo
from zellige.core.game import CHANCE, NOBODY, Game, State
from zellige.core.match import Match
from zellige.core.rng import stream
from zellige.core.undo import Undo, reveals, undo


def almadi(*seats: dict[str, Any], **more: Any) -> Match:
    """A table of Almadi with Characters, the first seat to decide."""
    started = [{"start": f"S{number}", "tiles": {}, **seat} for number, seat in enumerate(seats, 1)]
    board = dict(zip(("1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b"), ("P20", "C20", "O20", "M20", "P19", "C19", "O19", "M19"),
                     strict=True))
    position = {"game": "almadi", "players": len(seats), "options": {"characters": True}, "seats": started, "board": board}
    return zellige.load({**position, **more}, partial=True, seed=3)


def test_there_is_nothing_to_take_back_before_the_first_decision():
    """The die rolled before it is nobody's to take back."""
    match = zellige.new("nim", seats=2, seed=1)
    assert match.may_undo() is Undo.NO
    with pytest.raises(NothingToUndo):
        match.undo()


def test_a_decision_that_reveals_nothing_is_taken_back_freely():
    match = zellige.new("medina", seats=2, seed=1)
    match.play(match.legal()[0])
    assert match.may_undo() is Undo.FREE
    match.undo()
    assert not match.practice
    assert "practice" not in match.record().extra


def test_behind_a_roll_of_the_die_it_becomes_practice_for_good():
    match = zellige.new("nim", seats=2, seed=7)
    match.play("take 1")
    assert match.may_undo() is Undo.PRACTICE
    match.undo()
    match.play("take 1")
    while not match.over:
        match.play(match.legal()[0])
    assert match.practice
    assert match.record().extra["practice"] is True


@dataclass
class Played:
    """A step of a game, as any screen holds it."""

    mover: int
    before: State
    action: int
    after: State
    revealed: bool | None = None


def test_people_elsewhere_would_have_to_be_asked_where_something_was_revealed():
    match = zellige.new("nim", seats=2, seed=7)
    match.play("take 1")
    took, rolled = (Played(match.game.to_move(moment.before), moment.before, moment.action, moment.after)
                    for moment in match.played[1:])
    assert undo(match.game, [took, rolled], elsewhere=True) is Undo.ASK
    assert undo(match.game, [took], elsewhere=True) is Undo.FREE
    assert undo(match.game, [], elsewhere=True) is Undo.NO


def test_alis_draw_reveals():
    """Description of the characters, Ali: the drawn Landscape has been seen."""
    match = almadi({"recruited": ["ali"]}, {})
    assert "ali" in match.legal()
    match.play("ali")
    assert match.may_undo() is Undo.PRACTICE
    match = almadi({"recruited": ["ali"]}, {})
    match.play(next(action for action in match.legal() if action.startswith("take")))
    assert match.may_undo() is Undo.FREE


def test_characters_kept_in_secret_reveal_nothing_until_the_others_are_turned_over():
    """Setup with Characters: the kept ones stay hidden; after the last seat the rest lie face up for all."""
    match = zellige.new("almadi", seats=3, seed=5, options={"characters": True})
    answers = []
    while match.legal()[0].startswith("keep"):
        match.play(match.legal()[0])
        answers.append(match.may_undo())
    assert answers == [Undo.FREE, Undo.FREE, Undo.PRACTICE]


def test_a_character_shown_from_the_hand_reveals_and_one_of_the_middle_does_not():
    match = almadi({"rubies": 20, "hand": ["aziz"]}, {}, face_up=["hindbad"])
    actions = match.legal()
    for action, answer in (("recruit aziz", Undo.PRACTICE), ("recruit hindbad", Undo.FREE)):
        assert action in actions
        match.play(action)
        assert match.may_undo() is answer
        match.undo()


def test_what_is_paid_and_earned_in_hidden_coins_reveals_nothing():
    """The coins of others are hidden, what they pay and earn is not: it follows from the bid, the market and the Builders."""
    match, dice, seen = zellige.new("five_tribes", seats=3, seed=2), Random(2), set()
    while not {"bid", "buy", "build"} <= seen:
        action = dice.choice(match.legal())
        match.play(action)
        last = [moment for moment in match.played if moment.mover != CHANCE][-1]
        if action.split()[0] in ("bid", "buy", "build"):
            seen.add(action.split()[0])
            assert not reveals(match.game, last.before, last.action, last.after)


def test_the_end_reveals_what_was_hidden():
    match = zellige.new("five_tribes", seats=2, seed=2)
    game, dice = match.game, Random(2)
    while not match.over:
        match.play(dice.choice(match.legal()))
    last = match.played[-1]
    assert game.hides
    assert reveals(game, last.before, last.action, last.after)


@pytest.mark.parametrize(("name", "seats", "options"), [
    ("nim", 3, {}), ("medina", 2, {}), ("five_tribes", 3, {}), ("almadi", 3, {"characters": True})])
def test_what_reveals_nothing_looks_the_same_in_every_world_it_can_happen_in(name, seats, options):
    """Two worlds that look alike to a seat, and the same decision in both: they still look alike."""
    match, dice, told = zellige.new(name, seats, 4, options), Random(4), 0
    game = match.game
    for _ in range(60):
        if match.over:
            break
        match.play(dice.choice(match.legal()))
    for number, moment in enumerate(match.played):
        if reveals(game, moment.before, moment.action, moment.after):
            told += moment.mover != CHANCE
            continue
        assert moment.mover != CHANCE
        assert game.to_move(moment.after) != NOBODY or not game.hides
        for seat in range(seats):
            world = other_world(game, moment.before, seat, number)
            if moment.action in game.legal_actions(world):
                game.apply(world, moment.action)
                assert game.masked(world, seat).tobytes() == game.masked(moment.after, seat).tobytes()
    assert told == (name == "almadi")


def other_world(game: Game, state: State, seat: int, number: int) -> State:
    """A position that looks the same from a seat."""
    world = game.masked(state, seat)
    game.resample(world, seat, stream("another", seat, number))
    assert game.masked(world, seat).tobytes() == game.masked(state, seat).tobytes()
    return world


@pytest.mark.parametrize(("name", "seats", "options"), [
    ("nim", 2, {}), ("five_tribes", 2, {}), ("almadi", 2, {"characters": True})])
def test_what_was_drawn_and_taken_back_is_drawn_again(name, seats, options):
    """The k-th draw of a pile depends on the seed alone, however often it was taken back."""
    (straight, hesitant), dice = (zellige.new(name, seats, 9, options) for _ in range(2)), Random(9)
    while not straight.over and len(straight.played) < 150:
        action = dice.choice(straight.legal())
        straight.play(action)
        hesitant.play(dice.choice(hesitant.legal()))
        hesitant.undo()
        hesitant.play(action)
    assert hesitant.state.tobytes() == straight.state.tobytes()
    assert [moment.action for moment in hesitant.played] == [moment.action for moment in straight.played]
    assert [moment.mover for moment in straight.played].count(CHANCE) > 5
