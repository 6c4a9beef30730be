"""Decisions taken as one: what they do together, and what they may not cross."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import zellige
from server.envelope import HIGHEST, apply, made
from zellige.core.errors import CrossedSequence, IllegalAction, NotationError
from zellige.core.game import Game, State, Words
from zellige.core.registry import get
from zellige.core.rng import below
from zellige.core.sequence import Sequel
from zellige.core.undo import Undo


def sequel(game: Game, state: State, *texts: str) -> Sequel:
    return Sequel(game, state, texts, game.kernels(backend="reference"))


def test_it_does_what_its_decisions_do_one_after_the_other() -> None:
    match = zellige.new("almadi", seats=2, seed=7)
    while not any(action.startswith("take") for action in match.legal()):
        match.play(match.legal()[0])
    before = match.state.tobytes()
    take = match.legal()[0]
    found = sequel(match.game, match.game.masked(match.state, match.course.mover), take)
    place = match.game.describe(found.beyond(), match.game.legal_actions(found.beyond())[0])
    both = sequel(match.game, match.game.masked(match.state, match.course.mover), take, place)
    both.check(match.state)
    assert match.state.tobytes() == before
    match.play(take)
    match.play(place)
    assert match.game.masked(match.state, match.course.mover).tobytes() == both.beyond().tobytes()


@pytest.mark.parametrize(("texts", "error"), [
    (("take 1", "take 1"), CrossedSequence), (("take 1", "take one"), CrossedSequence), (("take 3",), IllegalAction),
    (("take one",), NotationError)])
def test_what_is_drawn_in_between_ends_it(texts: tuple[str, ...], error: type[Exception]) -> None:
    match = zellige.new("nim", seats=2, seed=7)
    with pytest.raises(error):
        sequel(match.game, match.state, *texts)


def test_another_seat_in_between_ends_it() -> None:
    match = zellige.new("medina", seats=2, seed=7)
    match.play("orange e5")
    assert len(sequel(match.game, match.state, "violet h8", "brown b2").strides) == 2
    with pytest.raises(CrossedSequence) as caught:
        sequel(match.game, match.state, "violet h8", "brown b2", "grey k3")
    assert caught.value.params == {"action": "brown b2"}


def peeking(home: Path) -> Game:
    """The game with secrets, where adding 1 lays the other card open and leaves the turn."""

    def peek(state: State, action: int) -> None:
        if action == 1:
            state.pile[2] = state.card[1]
        else:
            apply(state, action)

    def guess(state: State, seat: int, words: Words) -> None:
        state.card[1 - seat] = 1 + below(words, HIGHEST)

    return replace(made(home), apply=peek, resample=guess)


def test_what_is_shown_in_between_ends_it_and_nobody_can_tell_by_it_what_that_was(tmp_path: Path) -> None:
    game, refused = peeking(tmp_path), set()
    for card in range(1, 7):
        state = game.new(2, "seed")
        state.card[:2] = 3, card
        with pytest.raises(CrossedSequence) as caught:
            sequel(game, game.masked(state, 0), "add 1", "add 2")
        refused.add(str(caught.value))
        shown = sequel(game, game.masked(state, 0), "add 1")
        refused.add(shown.strides[0].after.tobytes())
        with pytest.raises(CrossedSequence):
            shown.beyond()
    assert len(refused) == 2


def test_what_was_decided_together_is_taken_back_together() -> None:
    game = get("medina")
    course = zellige.new("medina", seats=2, seed=7).course
    for number, text in enumerate(("orange e5", "violet h8", "brown b2")):
        course.play(game.parse(course.state, text), follows=number > 1)
    assert [step.text for step in course.last_decision()] == ["violet h8", "brown b2"]
    assert course.may_take_back(course.last_decision()) is Undo.FREE
    course.take_back(course.last_decision())
    assert course.ply == 1
    course.redo()
    assert [step.follows for step in course.line] == [False, False, True]
