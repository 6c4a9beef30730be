"""The record of a game: fields by their names, with NumPy's own meaning."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy

import numpy as np
import pytest

from zellige.core.layout import address_of, copied, layout

FIELDS = [("seats", np.int8), ("hand", np.int8, (3,)), ("arms", np.int16, (2, 2)), ("total", np.int64)]
DTYPES = {"ours": layout(FIELDS), "NumPy's": np.dtype((np.record, FIELDS))}


@pytest.mark.parametrize("dtype", DTYPES.values(), ids=DTYPES)
def test_a_field_is_read_and_written_by_its_name(dtype):
    records = np.zeros(2, dtype)
    record = records[1]
    record.seats = 3
    record.hand[2] += 4
    record.arms = [[1, 2], [3, 4]]
    record.total -= 2**40
    assert (record.seats, record.hand.tolist(), record.arms.tolist(), record.total) == (3, [0, 0, 4], [[1, 2], [3, 4]], -2**40)
    assert record["seats"] == record[0] == 3
    assert type(record.seats) is np.int8
    assert not any(records[0].tobytes())
    assert records[1].tobytes() == record.tobytes()
    with pytest.raises(OverflowError):
        record.seats = 128
    with pytest.raises(AttributeError, match="no attribute 'hnad'"):
        record.hnad = 1
    with pytest.raises(AttributeError, match="no attribute 'hnad'"):
        _ = record.hnad


def test_records_that_travelled_are_of_the_same_class():
    state = np.zeros(1, DTYPES["ours"])[0]
    state.hand = (1, 2, 3)
    for other in (pickle.loads(pickle.dumps(state)), deepcopy(state), state.copy(), np.zeros(1, layout(FIELDS))[0]):
        assert type(other) is type(state)
        assert isinstance(other, np.record)
    assert pickle.loads(pickle.dumps(state)).tobytes() == state.tobytes()
    assert pickle.loads(pickle.dumps(state.dtype)) == DTYPES["ours"] == DTYPES["NumPy's"]


@pytest.mark.parametrize("dtype", DTYPES.values(), ids=DTYPES)
def test_a_record_says_where_it_stands_and_no_copy_of_it_says_the_same(dtype):
    records = np.zeros(2, dtype)
    known = [records[0], records[1], copied(records[1])]
    for record in [*known, *(again(one) for one in known for again in (copied, copy, deepcopy, lambda one: one.copy()))]:
        for _ in range(2):
            assert address_of(record) == np.frombuffer(record, np.uint8).ctypes.data
    assert address_of(records[1]) == address_of(records[0]) + dtype.itemsize
