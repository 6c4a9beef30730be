"""How much a document may hold: values count wherever they stand, and so does how deep they stand."""

from __future__ import annotations

import pytest

from zellige.core.bounds import DEEPEST, MOST_VALUES, refuse_excess
from zellige.core.errors import TooMuch


def nested(depth: int) -> list:
    """Lists inside each other, so many."""
    return [nested(depth - 1)] if depth > 1 else []


def test_values_are_counted_on_every_level():
    """The document is one, each of its lists and objects is one, and so is what stands in them."""
    half = MOST_VALUES // 2
    refuse_excess({"a": [0] * (half - 2), "b": {str(key): 0 for key in range(half - 1)}})
    with pytest.raises(TooMuch):
        refuse_excess({"a": [0] * (half - 1), "b": {str(key): 0 for key in range(half - 1)}})


def test_the_deepest_document_is_read_and_a_deeper_one_is_not():
    refuse_excess(nested(DEEPEST))
    with pytest.raises(TooMuch):
        refuse_excess(nested(DEEPEST + 1))
