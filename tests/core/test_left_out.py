"""What a document leaves out: which parts that are, and the counts that the others decide."""

from __future__ import annotations

from typing import Any

import pytest

from zellige.core.left_out import Parts, evenly, missing_parts, shares


@pytest.mark.parametrize(("rest", "given", "most", "found"), [
    (None, [1, None], None, [1, None]), (5, [2, 3], None, [2, 3]), (5, [2, None], None, [2, 3]),
    (5, [5, None, None], None, [5, 0, 0]), (6, [None, None], None, [None, None]), (2, [3, None], None, [3, None]),
    (6, [None, None], 3, [3, 3]), (7, [1, None, None], 3, [1, 3, 3]), (5, [None, None], 3, [None, None]),
    (4, [None, None, 4], 0, [0, 0, 4]), (-1, [None, 0], None, [None, 0])])
def test_a_count_that_can_only_be_one_number_is_that(rest: int | None, given: list[int | None], most: int | None,
                                                     found: list[int | None]) -> None:
    assert shares(rest, given, most) == found


@pytest.mark.parametrize(("rest", "given", "most", "found"), [
    (5, [None, None], None, [3, 2]), (6, [1, None, None, None], None, [1, 2, 2, 1]), (2, [5, None], None, [5, 0]),
    (9, [None, None], 3, [3, 3]), (4, [None, None], 3, [2, 2]), (3, [3], None, [3]), (8, [None, 1, None], 3, [3, 1, 3])])
def test_others_share_what_is_left_as_even_as_it_goes(rest: int, given: list[int | None], most: int | None,
                                                      found: list[int]) -> None:
    assert evenly(rest, given, most) == found


@pytest.mark.parametrize(("found", "parts", "missing"), [
    ([{"a": 1}, {}], [("a", "b")], ["it/0/b", "it/1/a", "it/1/b"]), (3, [("a",)], ["it"]),
    ({"1": {}}, {"1": ("holder",), "2": ()}, ["it/1/holder", "it/2"]), ({"a": None}, ("a",), [])])
def test_the_parts_that_are_left_out_are_named_by_their_path(found: Any, parts: Parts, missing: list[str]) -> None:
    assert missing_parts("it", found, parts) == missing
