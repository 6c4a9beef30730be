"""What is promised of a game as it is kept: records, taking back, turns, older rules."""

from __future__ import annotations

from zellige.core import record as records
from zellige.core.course import Course
from zellige.core.errors import BadRecord
from zellige.core.match import Match
from zellige.core.registry import by_version
from zellige.testing.played import Played


def check_records(played: Played) -> None:
    """A record, its text and the record read from it are one, and it replays to the same bytes."""
    if played.stumbled is not None:
        return  # it has no end that could be kept
    match = Match(played.game, played.course.start, played.seed, dealt=True)
    while not match.over:
        match.play(played.course.line[match.course.ply].action)
    written = match.record()
    read, = records.parse(written.text())
    if read != written:
        raise played.moments[0].broken("record-read")
    try:
        steps = list(records.verified(read, played.game))
    except BadRecord as error:
        raise played.moments[-1].broken("record-refused", error=error) from None
    for spot, step in zip(played.moments[1:], steps, strict=True):
        if step.after.tobytes() != spot.state.tobytes():
            raise spot.broken("record-differs")


def check_undo(played: Played) -> None:
    """The same decisions play the same game; what is taken back can be played again and comes out the same, draws included."""
    if played.stumbled is not None:
        return
    course = Course(played.game, played.course.start, played.seed)
    line, decisions = played.course.line, 0
    while len(course.line) < len(line):
        course.play(line[course.ply].action)
        decisions += 1
    _agree(played, course)
    for back in sorted({1, decisions // 2 or 1, decisions}):
        if not decisions:
            return
        for _ in range(back):
            course.take_back(course.last_decision())
        if course.state.tobytes() != played.moments[course.ply].state.tobytes():
            raise played.moments[course.ply].broken("undo-differs")
        for _ in range(back // 2):
            course.redo()
        while len(course.line) < len(line):
            course.play(line[course.ply].action)
        _agree(played, course)


def _agree(played: Played, course: Course) -> None:
    """Two courses of a game are one, step by step."""
    for spot, step in zip(played.moments[1:], course.line, strict=False):
        if step.after.tobytes() != spot.state.tobytes():
            raise spot.broken("replay-differs", action=step.text)


def check_turns(played: Played) -> None:
    """Turns count from 1, and never back."""
    course = played.course
    before = 1
    for spot in played.moments:
        turn = course.turn_at(spot.ply)
        if turn < before:
            raise spot.broken("turn-back", turn=str(turn), before=str(before))
        before = turn


def check_older(played: Played) -> None:
    """Every older version that the game names is there, and it is that one."""
    for version in played.game.older:
        if by_version(played.game, version) is None:
            raise played.moments[0].broken("older-missing", version=version)
