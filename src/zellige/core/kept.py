"""Answers about positions that are kept as long as nothing changes that they follow from.

For texts and data, which are asked of one position after the other, from every eye: most of what a screen draws is as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, wraps
from operator import itemgetter
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

import numpy as np

from zellige.core.layout import dtype_of
from zellige.core.vocabulary import State

P = ParamSpec("P")
T = TypeVar("T")
_MISSING = object()
Read = str | tuple[str, int]
"""What is read of a position: a field by its name, or a row of one."""
MOST = 2000
"""Answers that a function keeps; then it begins anew."""
READINGS = 8
"""Sets of fields, of those that a function was seen to read, by which an answer is looked for: what a function reads may depend
on what it finds, and looking costs as much as there are sets."""
FEW = 64
"""Positions whose fields are kept apart from one another: several functions are asked about each."""


class _Reading:
    """A position that remembers which of its fields were read.

    ``_names``: those it has; ``_read``: those that were read, by whoever asked it and for answers that were kept; ``_own``:
    what is given anew; ``_fields``: what the others hold. What was read once is an attribute.
    """

    def __init__(self, state: Any, own: dict[str, Any]) -> None:
        names = state._names if type(state) is _Reading else state.dtype.names
        self.__dict__.update({"_state": state, "_names": names, "_read": dict[Read, None](), "_own": own,
                              "_fields": _fields_of(state), **own})

    def __getattr__(self, name: str) -> Any:
        if name not in self._names:
            raise AttributeError(f"a kept answer may follow from the fields of a position, and {name} is none")
        self._read[name] = None
        value = self.__dict__[name] = getattr(self._state, name)
        return value

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"a kept answer changes no position, and {name} of it was to be changed")


def kept(function: Callable[Concatenate[State, P], T]) -> Callable[Concatenate[State, P], T]:
    """A function of a position and of plain values that is run again only where a field it read holds something else.

    It reads the position by the names of its fields alone, and changes neither it nor an answer.
    """
    answers: dict[Any, list[tuple[tuple[Read, ...], Callable[[Any], Any], dict[Any, T]]]] = {}
    """By what is asked beside the position: what was read for an answer, what that holds, and the answers by it."""
    count = 0

    @wraps(function)
    def ask(state: State, /, *args: P.args, **kwargs: P.kwargs) -> T:
        nonlocal count
        asked = (*args, *kwargs.items())
        known, fields = answers.get(asked, []), _fields_of(state)
        for place, (names, held, by_content) in enumerate(known):
            answer = by_content.get(held(fields), _MISSING)
            if answer is not _MISSING:
                known[0], known[place] = known[place], known[0]  # the next position is most like this one
                _note(state, names)
                return cast(T, answer)
        reading: Any = _Reading(state, {})
        found = function(reading, *args, **kwargs)
        names = tuple(reading._read)
        if count >= MOST:
            answers.clear()
            count = 0
        count += 1
        known = answers.get(asked, [])  # another thread may begin anew at any line
        _, held, by_content = next((one for one in known if one[0] == names), (names, _held(names), {}))
        by_content[held(fields)] = found
        if len(by_content) == 1:
            answers[asked] = [(names, held, by_content), *known[: READINGS - 1]]
        return found

    return ask


def last(function: Callable[[State], T]) -> Callable[[State], T]:
    """A function of a record alone, of which nobody sees what it reads: its answers to the last few are kept."""
    answers: dict[tuple[Any, bytes], T] = {}

    @wraps(function)
    def ask(state: State) -> T:
        asked = dtype_of(state), state.tobytes()
        if (found := answers.get(asked, _MISSING)) is not _MISSING:
            return cast(T, found)
        if len(answers) >= FEW:
            answers.clear()
        answer = answers[asked] = function(state)
        return answer

    return ask


def row(state: Any, name: str, place: int) -> Any:
    """One row of a field: a kept answer that reads it follows from that row alone."""
    if type(state) is not _Reading:
        return getattr(state, name)[place]
    state._read[name, place] = None
    return state._own[name][place] if name in state._own else row(state._state, name, place)


def alone(state: State, name: str, place: int) -> State:
    """A position in which of one field no other row is filled: a kept answer that reads the field follows from that row."""
    root: Any = state
    while type(root) is _Reading:
        root = root._state
    kind = dtype_of(root)[name]
    field = np.zeros(kind.shape, kind.base)
    field[place] = row(state, name, place)
    return but(state, **{name: field})


def but(state: State, **fields: Any) -> State:
    """A position that reads as another one, but for some fields; what is given may be changed."""
    reading: Any = _Reading(state, fields)
    return cast(State, reading)


# --- what a field holds ----------------------------------------------------------------------------------------------

_positions: dict[tuple[Any, bytes], _Fields] = {}


class _Fields(dict[Read, bytes]):
    """What the fields of a record hold, and their rows once they are asked for."""

    def __init__(self, kind: np.dtype[Any], content: bytes) -> None:
        super().__init__({name: content[start:end] for name, start, end in _places(kind)})
        self._kind = kind

    def __missing__(self, read: tuple[str, int]) -> bytes:
        name, place = read
        size = _sizes(self._kind)[name]
        found = self[read] = self[name][size * place: size * (place + 1)]
        return found


class _Given:
    """What the fields of a position hold of which some are given anew, and may have changed since."""

    def __init__(self, fields: Any, own: dict[str, Any]) -> None:
        self._fields, self._own = fields, own

    def __getitem__(self, read: Read) -> bytes:
        name, *place = (read,) if isinstance(read, str) else read
        if name not in self._own:
            return cast(bytes, self._fields[read])
        return cast(bytes, (self._own[name][place[0]] if place else self._own[name]).tobytes())


def _fields_of(state: Any) -> Any:
    """What the fields of a position hold, and their rows."""
    if type(state) is _Reading:
        return _Given(state._fields, state._own) if state._own else state._fields
    kind, content = dtype_of(state), state.tobytes()
    if (found := _positions.get((kind, content))) is None:
        if len(_positions) >= FEW:
            _positions.clear()
        found = _positions[kind, content] = _Fields(kind, content)
    return found


def _note(state: Any, names: Iterable[Read]) -> None:
    """Whoever is being answered has read those fields, but for what is given anew."""
    while type(state) is _Reading:
        if state._own:
            names = [name for name in names if (name if isinstance(name, str) else name[0]) not in state._own]
        state._read.update(dict.fromkeys(names))
        state = state._state


def _held(names: tuple[Read, ...]) -> Callable[[Any], Any]:
    """What some fields and rows hold, asked of all of them at once."""
    return itemgetter(*names) if names else lambda fields: ()


@cache
def _places(kind: np.dtype[Any]) -> list[tuple[str, int, int]]:
    """Where the fields of a record stand in its bytes."""
    fields = [(name, *kind.fields[name][:2]) for name in kind.names or ()]  # type: ignore[index]
    return [(name, start, start + field.itemsize) for name, field, start in fields]


@cache
def _sizes(kind: np.dtype[Any]) -> dict[str, int]:
    """How many bytes a row of each field has that has rows."""
    return {name: kind[name].itemsize // kind[name].shape[0] for name in kind.names or () if kind[name].shape}
