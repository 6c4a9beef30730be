"""Answers about positions that are kept as long as nothing changes that they follow from.

For texts and data, which are asked of one position after the other, from every eye: most of what a screen draws is as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

import numpy as np

from zellige.core.arguments import dtype_of
from zellige.core.vocabulary import State

P = ParamSpec("P")
T = TypeVar("T")
_MISSING = object()
Read = str | tuple[str, int]
"""What is read of a position: a field by its name, or a row of one."""
MOST = 2000
"""Answers that a function keeps; then it begins anew."""
FEW = 64
"""Positions whose fields are kept apart from one another: several functions are asked about each."""


class _Reading:
    """A position that remembers which of its fields were read.

    ``_names``: those it has; ``_read``: those that were read, by whoever asked it and for answers that were kept; ``_own``:
    what is given anew. What was read once is an attribute.
    """

    def __init__(self, state: Any, own: dict[str, Any]) -> None:
        names = state._names if type(state) is _Reading else state.dtype.names
        self.__dict__.update({"_state": state, "_names": names, "_read": dict[Read, None](), "_own": own, **own})

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
    answers: dict[Any, T] = {}
    reads: dict[Any, list[tuple[Read, ...]]] = {}

    @wraps(function)
    def ask(state: State, /, *args: P.args, **kwargs: P.kwargs) -> T:
        asked = (*args, *kwargs.items())
        for names in reads.get(asked, ()):
            if (answer := answers.get((asked, names, _content(state, names)), _MISSING)) is not _MISSING:
                return cast(T, answer)
        reading: Any = _Reading(state, {})
        found = function(reading, *args, **kwargs)
        names = tuple(reading._read)
        if len(answers) >= MOST:
            answers.clear()
            reads.clear()
        if names not in (read := reads.setdefault(asked, [])):  # another thread may begin anew at any line
            read.append(names)
        answers[asked, names, _content(state, names)] = found
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
        size = len(self[name]) // int(self._kind[name].shape[0])
        found = self[read] = self[name][size * place: size * (place + 1)]
        return found


def _content(state: Any, names: tuple[Read, ...]) -> tuple[bytes, ...]:
    fields: Mapping[Read, bytes] = _fields_of(state, names)
    return tuple([fields[name] for name in names])


def _fields_of(state: Any, names: Iterable[Read]) -> Mapping[Read, bytes]:
    """What those fields hold, among others; whoever is being answered has read them."""
    if type(state) is _Reading:
        own = state._own
        if not own:
            state._read.update(dict.fromkeys(names))
            return _fields_of(state._state, names)
        given = {name for name in names if (name if isinstance(name, str) else name[0]) in own}
        inherited = _fields_of(state._state, [name for name in names if name not in given])
        return {**{name: inherited[name] for name in names if name not in given},
                **{name: own[name].tobytes() if isinstance(name, str) else own[name[0]][name[1]].tobytes() for name in given}}
    kind, content = dtype_of(state), state.tobytes()
    if (found := _positions.get((kind, content))) is None:
        if len(_positions) >= FEW:
            _positions.clear()
        found = _positions[kind, content] = _Fields(kind, content)
    return found


@cache
def _places(kind: np.dtype[Any]) -> list[tuple[str, int, int]]:
    """Where the fields of a record stand in its bytes."""
    fields = [(name, *kind.fields[name][:2]) for name in kind.names or ()]  # type: ignore[index]
    return [(name, start, start + field.itemsize) for name, field, start in fields]
