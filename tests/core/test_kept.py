"""A kept answer is worked out again exactly where something that it read has changed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from zellige.core import kept as room
from zellige.core.kept import FEW, MOST, alone, but, kept, last, row
from zellige.core.layout import layout

DTYPE = layout([("which", "i1"), ("left", "i2", (3,)), ("right", "i2", (3,))])
asked: list[tuple[Any, ...]] = []


GRID = layout([("grid", "i2", (2, 3)), ("other", "i1")])


@kept
def in_row(state: Any, place: int) -> int:
    asked.append((place,))
    return int(row(state, "grid", place).sum())


@kept
def rows(state: Any) -> list[int]:
    return [in_row(state, place) for place in range(2)]


@kept
def total(state: Any, factor: int) -> int:
    asked.append((int(state.which), factor))
    return factor * int(half(state, "right" if state.which else "left"))


@kept
def half(state: Any, side: str) -> Any:
    return getattr(state, side).sum()


def test_only_what_was_read_counts_also_by_what_it_asked() -> None:
    asked.clear()
    state: Any = np.zeros(1, DTYPE)[0]
    assert total(state, 2) == 0
    state.right[1] = 5
    assert total(state, 2) == 0
    assert asked == [(0, 2)]
    state.left[2] = 7
    assert (total(state, 2), total(state, 3), total(state, 2)) == (14, 21, 14)
    state.which = 1
    assert total(state, 2) == 10
    state.left[:] = 1
    assert total(state, 2) == 10
    state.right[0] = 1
    assert total(state, 2) == 12
    state.which, state.left[:], state.right[:] = 0, (0, 0, 7), 9
    assert total(state, 2) == 14
    assert asked == [(0, 2), (0, 2), (0, 3), (1, 2), (1, 2)]


def test_answers_are_not_kept_for_ever() -> None:
    state: Any = np.zeros(1, DTYPE)[0]
    for number in range(MOST + 10):
        state.left[0] = number % 30_000
        assert half(state, "left") == number % 30_000


def test_a_kept_answer_reads_fields_and_changes_none() -> None:
    @kept
    def changes(state: Any) -> None:
        state.which = 1

    @kept
    def looks_elsewhere(state: Any) -> int:
        return len(state.tobytes())

    state: Any = np.zeros(1, DTYPE)[0]
    with pytest.raises(AttributeError, match="which of it was to be changed"):
        changes(state)
    with pytest.raises(AttributeError, match="tobytes is none"):
        looks_elsewhere(state)


def test_a_position_but_for_some_fields_is_read_as_kept_answers_are() -> None:
    @kept
    def with_more_left(state: Any) -> tuple[Any, int]:
        left = state.left.copy()
        left[0] += 1
        other = but(state, left=left)
        return int(half(other, "left") if other.which else half(other, "right")), int(state.left[0])

    state: Any = np.zeros(1, DTYPE)[0]
    state.which = 1
    assert with_more_left(state) == (1, 0), "what is given is read, and the position is as it was"
    state.left[1] = 4
    assert with_more_left(state) == (5, 0)
    state.which, state.right[0] = 0, 3
    assert with_more_left(state) == (3, 0)
    state.right[0] = 2
    assert with_more_left(state) == (2, 0), "what is read of the other is read of the position"


class Interrupted(int):
    """A number that is interrupted by another question when it is looked up for the ``at``-th time, as on another thread."""

    at = 0

    def __hash__(self) -> int:
        Interrupted.at -= 1
        if Interrupted.at == 0:
            total(np.zeros(1, DTYPE)[0], 99)
        return super().__hash__()


@pytest.mark.parametrize("at", range(1, 9))
def test_whoever_begins_anew_in_between_disturbs_nobody(monkeypatch: pytest.MonkeyPatch, at: int) -> None:
    """Tables are looked at on threads of their own, and what is kept is one for all of them."""
    monkeypatch.setattr(room, "MOST", 1)
    state: Any = np.zeros(1, DTYPE)[0]
    state.left[0] = 5
    assert total(state, Interrupted(2)) == 10
    Interrupted.at = at
    assert total(state, Interrupted(2)) == 10
    state.left[0] = 6
    Interrupted.at = at
    assert total(state, Interrupted(2)) == 12


def test_what_reads_a_row_follows_from_no_other() -> None:
    asked.clear()
    state: Any = np.zeros(1, GRID)[0]
    assert rows(state) == [0, 0]
    state.grid[1, 2] = 4
    assert (in_row(state, 0), rows(state), in_row(state, 1)) == (0, [0, 4], 4)
    state.other = 1
    assert rows(state) == [0, 4]
    assert asked == [(0,), (1,), (1,)]
    grid = state.grid.copy()
    grid[0] = 2
    assert (rows(but(state, grid=grid)), rows(state)) == ([6, 4], [0, 4])
    assert asked == [(0,), (1,), (1,), (0,)]
    grid[1] = 1
    assert rows(but(state, grid=grid)) == [6, 3]


def test_an_answer_of_a_whole_position_holds_until_anything_in_it_is_otherwise() -> None:
    seen = []

    @last
    def both(state: Any) -> int:
        seen.append(int(state.other))
        return int(state.grid.sum()) + int(state.other)

    state: Any = np.zeros(1, GRID)[0]
    assert [both(state), both(state)] == [0, 0]
    for number in range(FEW + 1):
        state.other = number
        assert both(state) == both(state) == number
    assert seen == [*range(FEW + 1)]


@kept
def looks_at_its_own(state: Any, place: int) -> int:
    asked.append((place,))
    return in_row(alone(state, "grid", place), place) + int(alone(state, "grid", place).grid.sum()) + int(state.other)


def test_a_row_alone_is_all_that_is_read_of_its_field() -> None:
    state: Any = np.zeros(1, GRID)[0]
    state.grid[0, 1], state.grid[1, 1] = 2, 3
    assert [looks_at_its_own(state, place) for place in range(2)] == [4, 6]
    asked.clear()
    state.grid[1, 0] = 5
    assert (looks_at_its_own(state, 0), asked) == (4, [])
    assert looks_at_its_own(state, 1) == 16
    state.other = 1
    assert looks_at_its_own(state, 0) == 5


def test_an_answer_is_looked_for_by_a_few_sets_of_fields_alone() -> None:
    found: list[int] = []

    wide = layout([("which", "i1"), *((f"f{number}", "i1") for number in range(room.READINGS + 1))])

    @kept
    def reads_one(state: Any) -> int:
        found.append(int(state.which))
        return int(getattr(state, f"f{int(state.which)}"))

    state: Any = np.zeros(1, wide)[0]
    for number in [*range(room.READINGS + 1), room.READINGS, 0]:
        state.which = number
        assert reads_one(state) == 0
    assert found == [*range(room.READINGS + 1), 0]
