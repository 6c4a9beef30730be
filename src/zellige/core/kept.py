"""Answers about positions that are kept as long as nothing changes that they follow from.

For texts and data, which are asked of one position after the other, from every eye: most of what a screen draws is as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

import numpy as np

from zellige.core.arguments import dtype_of
from zellige.core.vocabulary import State

P = ParamSpec("P")
T = TypeVar("T")
_MISSING = object()
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
        self.__dict__.update({"_state": state, "_names": names, "_read": dict[str, None](), "_own": own, **own})

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
    reads: dict[Any, list[tuple[str, ...]]] = {}

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


def but(state: State, **fields: Any) -> State:
    """A position that reads as another one, but for some fields; what is given may be changed."""
    reading: Any = _Reading(state, fields)
    return cast(State, reading)


# --- what a field holds ----------------------------------------------------------------------------------------------

_positions: dict[tuple[Any, bytes], dict[str, bytes]] = {}


def _content(state: Any, names: tuple[str, ...]) -> tuple[bytes, ...]:
    fields = _fields_of(state, names)
    return tuple([fields[name] for name in names])


def _fields_of(state: Any, names: Iterable[str]) -> dict[str, bytes]:
    """What those fields hold, among others; whoever is being answered has read them."""
    if type(state) is _Reading:
        own = state._own
        if not own:
            state._read.update(dict.fromkeys(names))
            return _fields_of(state._state, names)
        inherited = _fields_of(state._state, [name for name in names if name not in own])
        return {**inherited, **{name: own[name].tobytes() for name in names if name in own}}
    kind, content = dtype_of(state), state.tobytes()
    if (found := _positions.get((kind, content))) is None:
        if len(_positions) >= FEW:
            _positions.clear()
        found = _positions[kind, content] = {name: content[start:end] for name, start, end in _places(kind)}
    return found


@cache
def _places(kind: np.dtype[Any]) -> list[tuple[str, int, int]]:
    """Where the fields of a record stand in its bytes."""
    fields = [(name, *kind.fields[name][:2]) for name in kind.names or ()]  # type: ignore[index]
    return [(name, start, start + field.itemsize) for name, field, start in fields]
