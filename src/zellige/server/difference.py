"""What changed between two values of JSON, in the form of ``wire.frames``; docs/formats/table.md says how it is read."""

from __future__ import annotations

from itertools import compress, count, repeat
from operator import is_not
from typing import Any

from zellige.server.wire.frames import Change
from zellige.tables.sight import written

Place = list[str | int]
FEW = 2
"""Changes in one list that are never longer than the list."""
_PLAIN, _MISSING = frozenset({str, int, bool}), object()


def difference(old: Any, new: Any) -> list[Change]:
    """The changes that make one value the other, one after the other; none where they are equal, to the type of each number.

    What both have in common by identity is not looked at.
    """
    found: list[Change] = []
    _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, at: Place, found: list[Change]) -> None:
    kind = type(new)
    if type(old) is not kind or (kind is not dict and kind is not list):
        if type(old) is not kind or old != new:
            found.append({"at": [*at], "value": new})
    elif kind is dict:
        _compare_objects(old, new, at, found)
    else:
        _compare_lists(old, new, at, found)


def _compare_objects(old: dict[str, Any], new: dict[str, Any], at: Place, found: list[Change]) -> None:
    befores = [*map(old.get, new, repeat(_MISSING))]
    for key, before in compress(zip(new, befores, strict=True), map(is_not, befores, new.values())):
        value = new[key]
        if (kind := type(value)) in _PLAIN and type(before) is kind and before == value:
            continue
        if before is _MISSING:
            found.append({"at": [*at, key], "value": value})
        else:
            at.append(key)
            _compare(before, value, at, found)
            at.pop()
    if len(old) != len(new) or old.keys() != new.keys():
        found += [{"at": [*at, key], "gone": True} for key in old if key not in new]


def _compare_lists(old: list[Any], new: list[Any], at: Place, found: list[Change]) -> None:
    """Element by element, or what stands between the elements at both ends that stayed; or all of it, where that is shorter."""
    inside: list[Change] = []
    if len(old) == len(new):
        for place in compress(count(), map(is_not, old, new)):
            at.append(place)
            _compare(old[place], new[place], at, inside)
            at.pop()
    else:
        least, last = min(len(old), len(new)), 0
        first = next(compress(count(), map(is_not, old, new)), least)
        while first < least and _same(old[first], new[first]):
            first += 1
        while last < least - first and _same(old[-1 - last], new[-1 - last]):
            last += 1
        inside.append({"at": [*at], "start": first, "drop": len(old) - last - first, "put": new[first: len(new) - last]})
    if len(inside) > FEW and _are_longer(inside, at, new):
        inside = [{"at": [*at], "value": new}]
    found += inside


def _are_longer(changes: list[Change], at: Place, new: list[Any]) -> bool:
    """Whether changes take more to write than all of a list; of a long list no more is written than decides it."""
    longest, length = len(written(changes)), len(written([*at, []])) + max(0, len(new) - 1)
    for one in new:
        if length >= longest:
            return False
        length += len(written(one))
    return longest > length


def _same(old: Any, new: Any) -> bool:
    return old is new or (old == new and written(old) == written(new))
