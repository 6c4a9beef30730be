"""What compiled code is made of, as a hash: every function that can be reached from some, wherever its source stands.

What Python holds in memory is looked at, not files: the byte code of a function with its constants, the globals and closures
it names, and all that these name in turn. So an edited function from outside is seen, a comment is not, and a program whose
files change while it runs is taken for what it is.
"""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Iterable
from contextlib import suppress
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

LIBRARIES = ("numpy", "numba", "llvmlite", "math", "builtins")
"""Known by their versions, which are part of the cache's key."""


def fingerprint(values: Iterable[Any]) -> str:
    """The hash of functions and other values, the same in every process that holds the same ones."""
    reader = _Reader()
    for value in values:
        reader.read(value)
    return reader.digest.hexdigest()


class _Reader:
    def __init__(self) -> None:
        self.digest = hashlib.sha256()
        self._seen: dict[tuple[int, str], int] = {}
        self._kept: list[Any] = []  # what has an entry in ``_seen`` lives as long, or its id might become another's

    def read(self, value: Any, names: tuple[str, ...] = ()) -> None:
        """Takes a value in. ``names``: of a module or a class, what the function that holds it may ask it for."""
        if isinstance(value, FunctionType):
            if self._is_new(value, "function"):
                self._function(value)
        elif isinstance(value, CodeType):
            self._code(value)
        elif isinstance(value, np.ndarray):
            self._array(value)
        elif isinstance(value, np.generic):
            self._array(np.asarray(value))
        elif isinstance(value, tuple | list):
            self._write(type(value).__qualname__, len(value))
            for item in value:
                self.read(item)
        elif isinstance(value, frozenset | set):
            self._write("set", sorted(fingerprint([item]) for item in value))
        elif isinstance(value, dict):
            self._write("dict", sorted((fingerprint([key]), fingerprint([item])) for key, item in value.items()))
        elif isinstance(value, ModuleType | type):
            self._namespace(value, names)
        elif isinstance(value, BuiltinFunctionType):
            self._write("builtin", value.__module__, value.__qualname__)
        elif isinstance(value, np.dtype):
            self._write("dtype", repr(value), value.itemsize, value.alignment)
        elif value is None or isinstance(value, bool | int | float | complex | str | bytes):
            self._write(type(value).__qualname__, value)
        else:
            self._other(value)

    def _write(self, *parts: Any) -> None:
        self.digest.update(repr(parts).encode() + b"\n")

    def _is_new(self, value: Any, part: str) -> bool:
        """Whether a part of a value is met for the first time; later it is known by its number."""
        number = self._seen.setdefault((id(value), part), len(self._seen))
        self._write(part, number)
        if number < len(self._kept):
            return False
        self._kept.append(value)
        return True

    def _function(self, function: FunctionType) -> None:
        self._code(function.__code__)
        self.read(function.__defaults__)
        self.read(function.__kwdefaults__)
        for cell in function.__closure__ or ():
            with suppress(ValueError):  # a cell that was never filled
                self.read(cell.cell_contents)
        names = _names(function.__code__)
        for name in names:
            if name in function.__globals__:
                self._write("global", name)
                self.read(function.__globals__[name], names)

    def _code(self, code: CodeType) -> None:
        self._write("code", code.co_code, code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars, code.co_flags,
                    code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount)
        self.read(code.co_consts)

    def _array(self, array: np.ndarray[Any, Any]) -> None:
        self._write("array", repr(array.dtype), array.shape)
        if array.dtype.hasobject:
            self.read(array.tolist())
        else:
            self.digest.update(array.tobytes())

    def _namespace(self, holder: ModuleType | type, names: tuple[str, ...]) -> None:
        home = holder.__name__ if isinstance(holder, ModuleType) else holder.__module__
        self._write("namespace", home, holder.__name__)
        if home.split(".")[0] in LIBRARIES:
            return
        for name in names:
            if name in vars(holder) and self._is_new(holder, f"name {name}"):
                self.read(vars(holder)[name], names)

    def _other(self, value: Any) -> None:
        self._write("other", type(value).__module__, type(value).__qualname__)
        with suppress(Exception):  # whatever an object raises that will not be written down: its type must do
            self.digest.update(pickle.dumps(value, 4))


def _names(code: CodeType) -> tuple[str, ...]:
    """Every name a function and the functions inside it may look up, sorted."""
    found = set(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            found.update(_names(constant))
    return tuple(sorted(found))
