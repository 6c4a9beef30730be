"""The record of a game: its fields, in order, read and written by their names."""

from __future__ import annotations

import copyreg
import ctypes
from functools import cache
from operator import itemgetter
from typing import Any

import numpy as np

BYTES = np.dtype(np.uint8)
_ADDRESS = "address"
"""Under which a record keeps it, beside its fields."""
FITS = "fits"
"""Under which a record that may be changed keeps its dtype once it has been looked at: neither ever becomes another."""
dtype_of = np.void.dtype.__get__  # asked by their names, records look through their fields first


def layout(fields: list[Any]) -> np.dtype[Any]:
    """The dtype of records with such fields: ``(name, type)`` or ``(name, type, shape)``, none of them a record itself.

    They are NumPy's, but do not look through their fields for a name, which takes several times as long as anything else that
    interpreted code does: each field is a property.
    """
    return np.dtype((_class_of(np.dtype(fields).names or ()), fields))


def copied(record: np.record) -> np.record:
    """An independent record with the same content: four times as fast as filling a blank one."""
    content = bytearray(record.tobytes())
    dtype = dtype_of(record)
    copy: np.record = np.frombuffer(content, dtype)[0]
    known = copy.__dict__
    known[_ADDRESS], known[FITS] = ctypes.addressof(ctypes.c_char.from_buffer(content)), dtype
    return copy


def address_of(record: np.record) -> int:
    """Where a record stands in memory. It stays there as long as it is, so it is asked for once and kept with it."""
    known: dict[str, int] = record.__dict__
    if (address := known.get(_ADDRESS)) is None:
        address = known[_ADDRESS] = np.frombuffer(record, BYTES).ctypes.data
    return address


def refill(record: np.record, content: bytes) -> None:
    """Lets a record that may be changed hold what ``tobytes`` of another gave."""
    ctypes.memmove(address_of(record), content, len(content))


class _Made(type):
    """The class of the classes that are made here, so that one of them can be pickled by the names of its fields."""


@cache
def _class_of(names: tuple[str, ...]) -> Any:
    """The class of the records with fields of these names, the same one each time."""
    plain = {name: getattr(np.void, name) for name in ("__getattribute__", "__getitem__")}
    fields = {name: property(itemgetter(name)) for name in names}
    return _Made("record", (np.record,), {"__module__": __name__, "__setattr__": _write, "_names": names, **plain, **fields})


def _write(record: Any, name: str, value: Any) -> None:
    if name not in record._names:
        raise AttributeError(f"'record' object has no attribute {name!r}")
    record[name] = value


def _pickled(made: Any) -> tuple[Any, ...]:
    return _class_of, (made._names,)


copyreg.pickle(_Made, _pickled)
