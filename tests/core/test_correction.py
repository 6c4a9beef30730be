"""A mistake that is found later: what is kept of the game behind it, what is asked again, and what comes back."""

from __future__ import annotations

from pathlib import Path

import pytest

from zellige.core import record as records
from zellige.core.correction import Later, answered, corrected, fits, laid_again, later_of, retold
from zellige.core.course import Course
from zellige.core.errors import IllegalAction
from zellige.core.game import CHANCE, Game
from zellige.core.registry import get

ALMADI = get("almadi")


def brought(seed: int, actions: int, game: Game = ALMADI, seats: int = 1) -> Course:
    """A game whose draws are brought: those that its rules would make of a seed, and decisions far from the first and last."""
    drawn = Course(game, game.new(seats, seed), seed)
    while not drawn.over and drawn.ply < actions:
        legal = list(drawn.legal)
        drawn.play(legal[(seed + 7 * drawn.ply) % len(legal)])
    course = Course(game, game.new(seats, seed))
    for step in drawn.line:
        course.follow(step.action)
    return course


def texts(course: Course) -> list[str]:
    return [step.text for step in course.line]


def test_a_draw_waits_and_is_taken_back_like_a_decision() -> None:
    course = Course(ALMADI, ALMADI.new(1, 5))
    while course.mover != CHANCE:
        course.play(next(iter(course.legal)))
    assert len(course.legal) > 20
    drawn = course.play(next(iter(course.legal)))
    assert course.line[-1] is drawn
    assert course.last_decision() == [drawn]
    course.take_back(course.last_decision())
    assert course.mover == CHANCE
    course.redo()
    assert course.line[-1] is drawn


@pytest.mark.parametrize("seed", range(4))
def test_whatever_draw_was_wrong_the_later_ones_stay(seed: int) -> None:
    course = brought(seed, 70)
    ply = next(step.ply for step in course.line if step.mover == CHANCE and step.text.startswith("draw "))
    seen = {step.text for step in course.line}
    before = course.at(ply - 1)
    other = next(text for action in ALMADI.legal_actions(before) if (text := ALMADI.describe(before, action)) not in seen)
    told, rest = corrected(course, ply, other)
    assert texts(told)[: ply - 1] == texts(course)[: ply - 1]
    assert told.line[ply - 1].text == other
    assert len(told.line) + len(rest) <= len(course.line)
    kept = [step.text for step in told.line[ply:] if step.mover == CHANCE] + [one.text for one in rest if one.mover == CHANCE]
    assert kept == [step.text for step in course.line[ply:] if step.mover == CHANCE]
    assert texts(course)[ply - 1] != other, "the course itself is as it was"


def test_a_correction_taken_back_by_another_one_is_the_same_game() -> None:
    course = brought(2, 60)
    ply = max(step.ply for step in course.line[:-6] if step.mover == CHANCE and step.text.startswith("draw "))
    seen = {step.text for step in course.line}
    before = course.at(ply - 1)
    other = next(text for action in ALMADI.legal_actions(before) if (text := ALMADI.describe(before, action)) not in seen)
    told, rest = corrected(course, ply, other)
    again, more = corrected(told, ply, course.line[ply - 1].text)
    waiting = more + rest
    while (fitting := fits(again, waiting)) is not None:
        action, _, waiting = fitting
        again.follow(action)
    assert texts(again) == texts(course)
    assert again.state.tobytes() == course.state.tobytes()


def test_what_became_illegal_is_asked_and_its_answer_takes_its_place() -> None:
    later = [Later(0, "take 2a", 2), Later(0, "place 1,1", 2), Later(CHANCE, "draw P01", 2), Later(0, "take 1a", 3)]
    course = Course(ALMADI, ALMADI.new(1, 5))
    assert answered(course, later, 0) == later[1:]
    assert answered(course, later, CHANCE) == later
    assert answered(course, [], 0) == []


def test_what_waits_from_a_turn_that_is_over_is_gone_and_at_the_end_everything() -> None:
    course = brought(3, 40)
    later = [Later(0, "take 2a", course.turn - 1), Later(0, "place 1,1", course.turn), Later(0, "take 1a", course.turn + 1)]
    assert answered(course, later, CHANCE) == later[1:]
    assert answered(brought(3, 1000), later, CHANCE) == []


def test_with_characters_only_what_needed_the_mistake_is_asked_again() -> None:
    """Another Character that was kept disturbs nothing; where a tile had no Genie its journey waits, and nothing is lost."""
    record = records.read(Path(__file__).parents[1] / "records" / "almadi-4-seats-characters.jsonl")[0]
    course = Course(ALMADI, ALMADI.kept_position(record.start))
    for step in list(records.replay(record))[:60]:
        course.follow(step.action)
    told, waits = corrected(course, 2, "keep aziz zubaydah")
    assert (texts(told), waits) == ([texts(course)[0], "keep aziz zubaydah", *texts(course)[2:]], [])
    told, waits = corrected(course, 8, "draw P04")
    assert waits[0].text == "genie 1,1>3,1"
    assert texts(told) + [one.text for one in waits] == [*texts(course)[:7], "draw P04", *texts(course)[8:]]


def test_only_a_legal_action_corrects() -> None:
    course = brought(1, 30)
    before = texts(course)
    ply = next(step.ply for step in course.line if step.text.startswith("draw "))
    laid = next(ALMADI.to_document(course.at(ply - 1))["board"][space] for space in ("1a", "1b", "2a") if
                ALMADI.to_document(course.at(ply - 1))["board"].get(space))
    with pytest.raises(IllegalAction):
        corrected(course, ply, f"draw {laid}")
    assert texts(course) == before


def test_steps_can_be_played_again() -> None:
    course = brought(3, 40)
    told, waiting = Course(ALMADI, course.start), later_of(course.line)
    while (fitting := fits(told, waiting)) is not None:
        action, _, waiting = fitting
        told.follow(action)
    assert not waiting
    assert texts(told) == texts(course)


def laid(course: Course, **changes: object) -> Course:
    """The same table with something else on it, and what waits."""
    game = course.game
    told, rest = laid_again(course, game.position({**game.to_document(course.start), **changes}))
    assert not rest
    return told


def test_a_wrong_merchant_moves_and_the_game_stays() -> None:
    game = get("medina")
    start = game.position({"game": "medina", "format": "zellige-position/1", "players": 2, "board": city("d4", "g5")})
    course = Course(game, start)
    for text in ("orange c8", "grey k3", "orange c7", "stable d7"):
        course.follow(game.parse(course.state, text))
    told = laid(course, board=city("d4", "g7"), streets=[["g7"]])
    assert texts(told) == texts(course)
    board = game.to_document(told.state)["board"]
    assert (board[4][6], board[6][6], board[7][2]) == (".", "m", "o")


def city(well: str, merchant: str) -> list[str]:
    def sign(cell: str) -> str:
        return "W" if cell == well else "m" if cell == merchant else "."
    return ["".join(sign(f"{column}{row}") for column in "abcdefghijklmn") for row in range(1, 11)]


def test_a_wrong_tile_stays_without_harm_and_what_became_illegal_waits() -> None:
    course = brought(1, 30)
    document = ALMADI.to_document(course.start)
    first = next(step for step in course.line if step.text.startswith("take "))
    space = first.text.split()[1]
    untouched = next(one for one in document["board"] if one != space)
    drawn = {step.text.split()[1] for step in course.line if step.text.startswith("draw ")}
    other = next(tile for tile in ("M01", "M02", "M03", "M04", "M05") if tile not in drawn | set(document["board"].values()))
    board = {**document["board"], untouched: other}
    rest = {name: value for name, value in document.items() if name not in ("pile", "turn")}
    told, waits = laid_again(course, ALMADI.position({**rest, "board": board}))
    assert ALMADI.to_document(told.start)["board"][untouched] == other
    kept = texts(told) + [one.text for one in waits]
    assert [one for one in texts(course) if one.startswith("draw ")] == [one for one in kept if one.startswith("draw ")]
    assert len(told.line) >= first.ply


def test_what_somebody_does_not_see_stays_when_they_change_the_rest() -> None:
    whole = {"coins": [3, 50], "tiles": {"a1": "village", "b1": "oasis"}, "pile": [1, 2], "bag": ""}
    seen = {"coins": [3, None], "tiles": {"a1": "village", "b1": "oasis"}, "pile": [1, 2, 7], "bag": ""}
    told = {"coins": [4, None], "tiles": {"a1": "oasis", "b1": "oasis"}, "pile": [1, 2, 7]}
    assert retold(whole, seen, told) == {"coins": [4, 50], "tiles": {"a1": "oasis", "b1": "oasis"}, "pile": [1, 2]}
    assert retold(whole, seen, seen) is whole
