"""The one course of a game: what it plays, looks up, tells and takes back, in both backends."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import zellige
from zellige.core.course import Course
from zellige.core.errors import IllegalAction, NothingToRedo, NothingToUndo
from zellige.core.game import CHANCE, Game
from zellige.core.undo import Undo
from zellige.core.vocabulary import ILLEGAL

NAMES = ["medina", "five_tribes", "almadi", "nim"]
BACKENDS = ["reference", "compiled"]
DECISIONS = 12


def courses(name: str, backend: str, seed: Any = "a course") -> Course:
    game = zellige.get(name)
    return Course(game, game.new(2, seed), seed, lambda: game.kernels(backend=backend))


def play(course: Course, decisions: int, dice: Random) -> None:
    """Plays any legal actions, as many as there are until the end at most."""
    for _ in range(decisions):
        if not course.over:
            course.play(dice.choice(list(course.legal)))


def strange_ids(game: Game, legal: list[int]) -> list[Any]:
    around = [number + step for number in legal[:: max(1, len(legal) // 40)] for step in (-1, 0, 1)]
    return [*around, *range(-3, 300), 2**31 - 1, 2**31, -(2**31) - 1, 2**63, 2**70, np.int64(3), np.int32(legal[0])]


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("name", NAMES)
def test_looking_an_action_up_is_looking_for_it_in_the_legal_list(name, backend):
    course, dice = courses(name, backend), Random(3)
    for _ in range(DECISIONS):
        if course.over:
            break
        listed = list(course.legal)
        assert listed == course.game.legal_actions(course.state)
        assert len(course.legal) == len(listed)
        for number in strange_ids(course.game, listed):
            assert (number in course.legal) == (number in listed), number
        assert "take 1" not in course.legal
        assert None not in course.legal
        play(course, 1, dice)


@pytest.mark.parametrize("name", NAMES)
def test_both_backends_play_the_same_course(name):
    lines = []
    for backend in BACKENDS:
        course = courses(name, backend)
        play(course, DECISIONS, Random(5))
        lines.append([(step.ply, step.mover, step.turn, step.text, step.before.tobytes(), step.after.tobytes(), step.events)
                      for step in course.line])
    assert lines[0] == lines[1]


@pytest.mark.parametrize("number", [-1, 2**31, 2**63, 2**80, -(2**40)])
@pytest.mark.parametrize("backend", BACKENDS)
def test_an_id_of_nothing_changes_nothing(backend, number):
    course = courses("nim", backend)
    before = course.state.tobytes(), course.ply, course.version, course.mover
    with pytest.raises(IllegalAction):
        course.play(number)
    assert (course.state.tobytes(), course.ply, course.version, course.mover) == before


def test_nothing_is_told_before_somebody_reads_it(monkeypatch):
    match, told = zellige.new("nim", seats=2, seed=7), []
    narrate = match.game.narrate
    object.__setattr__(match.game, "narrate", lambda *args: told.append(args) or narrate(*args))
    try:
        events = match.play("take 1")
        assert not told
        assert events[0] == events[:1][0] == next(iter(events))
        assert events == list(events) == narrate(*told[0])
        assert len(told) == 1
    finally:
        object.__setattr__(match.game, "narrate", narrate)


def test_an_action_is_played_by_its_id_as_well():
    one, other = zellige.new("nim", seats=2, seed=7), zellige.new("nim", seats=2, seed=7)
    for text in ("take 1", "take 1"):
        one.play(text)
        other.play(np.int32(other.game.parse(other.state, text)))
    assert one.record().text() == other.record().text()


def test_the_version_only_grows():
    course, seen = courses("medina", "compiled"), [0]
    play(course, 3, Random(1))
    seen.append(course.version)
    course.take_back(course.last_decision())
    seen.append(course.version)
    course.redo()
    seen.append(course.version)
    assert seen == sorted(set(seen))


@pytest.mark.parametrize("name", NAMES)
def test_what_is_played_again_is_what_was_taken_back(name):
    """Also what chance draws afterwards: as if nothing had been taken back."""
    straight, hesitant = courses(name, "compiled"), courses(name, "compiled")
    play(straight, DECISIONS, Random(9))
    dice = Random(9)
    for _ in range(DECISIONS):
        if hesitant.over:
            break
        play(hesitant, 1, dice)
        before = hesitant.state.tobytes(), hesitant.mover, [step.text for step in hesitant.line]
        hesitant.take_back(hesitant.last_decision())
        assert all(step.undone for step in hesitant.story[hesitant.ply:])
        hesitant.redo()
        assert (hesitant.state.tobytes(), hesitant.mover, [step.text for step in hesitant.line]) == before
        assert not any(step.undone for step in hesitant.line)
    assert [step.text for step in hesitant.line] == [step.text for step in straight.line]


def test_several_decisions_are_played_again_in_their_order():
    course = courses("medina", "compiled")
    play(course, 4, Random(2))
    texts = [step.text for step in course.line]
    for _ in range(3):
        course.take_back(course.last_decision())
    for _ in range(3):
        course.redo()
    assert [step.text for step in course.line] == texts
    with pytest.raises(NothingToRedo):
        course.redo()


def test_another_decision_ends_what_can_be_played_again():
    match = zellige.new("medina", seats=2, seed=1)
    with pytest.raises(NothingToRedo):
        match.redo()
    match.play(match.legal()[0])
    match.undo()
    match.play(match.legal()[1])
    with pytest.raises(NothingToRedo, match="nothing to play again"):
        match.redo()
    with pytest.raises(NothingToUndo):
        match.course.take_back([])


def test_taking_back_behind_a_draw_is_practice():
    course = courses("nim", "compiled")
    play(course, 1, Random(1))
    assert course.line[-1].mover == CHANCE
    assert course.may_take_back(course.last_decision()) is Undo.PRACTICE
    course.take_back(course.last_decision())
    assert course.practice


@pytest.mark.parametrize("eye", [None, 0, 1])
@pytest.mark.parametrize("backend", BACKENDS)
def test_what_an_eye_sees(backend, eye):
    """A seat sees what its mask leaves; an onlooker what the masks of all leave together; at the end everybody sees all."""
    course = courses("five_tribes", backend)
    state = course.game.copy(course.state)
    for seat in [0, 1] if eye is None else [eye]:
        course.game.mask(state, 1 << seat)
    eyes = [] if eye is None else [eye]
    assert course.seen(course.state, *eyes).tobytes() == state.tobytes()
    if eye is not None:
        assert course.game.masked(course.state, eye).tobytes() == state.tobytes()


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("name", NAMES)
def test_a_bound_stepper_plays_as_the_kernel_does(name, backend):
    course = courses(name, "compiled")
    play(course, DECISIONS, Random(4))
    kernels, out = course.game.kernels(backend=backend), np.zeros(course.game.longest_legal, np.int32)
    states = course.game.blank(2)
    states[:] = course.start
    step = kernels.bound("step", states[0], out)
    for played in course.line:
        before = states[0].tobytes()
        assert step(-1) == step(2**40) == ILLEGAL
        assert states[0].tobytes() == before
        assert step(played.action) == kernels.step(states[1], out, played.action) == course.game.to_move(played.after)
        assert states[0].tobytes() == states[1].tobytes() == played.after.tobytes()


@pytest.mark.parametrize("backend", BACKENDS)
def test_what_is_bound_is_looked_at(backend):
    nim = zellige.get("nim")
    kernels, states, out = nim.kernels(backend=backend), nim.blank(1), np.zeros(nim.longest_legal, np.int32)
    with pytest.raises(ValueError, match="step: actions must be Ints"):
        kernels.bound("step", states[0], np.zeros(1, np.int32))
    with pytest.raises(TypeError, match="takes 2 arguments"):
        kernels.bound("step", states[0])
    with pytest.raises(TypeError, match="nothing can be bound"):
        kernels.bound("legal", states[0])
    step = kernels.bound("step", states[0], out)
    with pytest.raises(ValueError, match="step: action must be a whole number of 64 bits"):
        step(2**64)
    with pytest.raises(TypeError, match="step: action must be a whole number of 64 bits"):
        step("take 1")  # type: ignore[arg-type]


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("name", NAMES)
def test_a_kernel_with_its_arrays_lent_does_what_it_does_with_them(name, backend):
    course = courses(name, "compiled")
    play(course, DECISIONS, Random(4))
    game = course.game
    kernels, out = game.kernels(backend=backend), np.zeros(game.longest_legal, np.int32)
    step, legal = kernels.lent("step", out), kernels.lent("legal", np.zeros(game.longest_legal, np.int32))
    for played in course.line:
        after = game.copy(played.before)
        assert step(after, -1) == ILLEGAL
        assert after.tobytes() == played.before.tobytes()
        assert legal(after) == kernels.legal(after, out)
        assert step(after, played.action) == game.to_move(played.after)
        assert after.tobytes() == played.after.tobytes()


@pytest.mark.parametrize("backend", BACKENDS)
def test_what_is_lent_and_what_it_is_lent_for_are_looked_at(backend):
    nim = zellige.get("nim")
    kernels, states, out = nim.kernels(backend=backend), nim.blank(1), np.zeros(nim.longest_legal, np.int32)
    with pytest.raises(ValueError, match="step: actions must be Ints"):
        kernels.lent("step", np.zeros(1, np.int32))
    with pytest.raises(TypeError, match="takes 2 arguments"):
        kernels.lent("step")
    with pytest.raises(TypeError, match="nothing can be lent"):
        kernels.lent("mask")
    step = kernels.lent("step", out)
    with pytest.raises(TypeError, match="step: state must be one record of this game"):
        step(zellige.get("medina").blank(1)[0], 1)
    with pytest.raises(ValueError, match="step: action must be a whole number of 64 bits"):
        step(states[0], 2**64)
