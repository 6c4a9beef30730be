"""Turns the plain functions of a game into compiled kernels, and picks the backend.

One source, two backends:

- ``reference``: the functions as they stand, run by the interpreter. Nothing is imported, nothing waits.
- ``compiled``: the same functions through Numba, once per version of the functions and kind of processor. The machine code
  is kept in the user's cache directory and loaded from there by LLVM alone, without Numba, in a fraction of a second.

Which one: the environment variable ``ZELLIGE_BACKEND`` (``compiled`` unless it says ``reference``).
Why object code is kept rather than Numba's own cache: docs/decisions/0002-object-cache.md
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import os
import pickle
import platform
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import version
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np
from platformdirs import user_cache_path

from zellige.core.arguments import NUMBERS, Kernel, checker, record, whole_number
from zellige.core.beside import Beside
from zellige.core.build import Progress, build
from zellige.core.fingerprint import fingerprint

F = TypeVar("F", bound=Callable[..., Any])

_rules: list[Callable[..., Any]] = []
_loaded: dict[Callable[..., Any], Callable[..., Any]] = {}
_lent: dict[Callable[[], np.record], np.dtype[Any]] = {}


def rule(function: F) -> F:
    """Marks a plain function as callable from compiled code. It stays an ordinary Python function."""
    _rules.append(function)
    return function


def is_rule(function: Any) -> bool:
    """Whether something is marked as a rule."""
    return any(function is one for one in _rules)


def scratch(dtype: np.dtype[Any]) -> Callable[[], np.record]:
    """A function that rules call for a zeroed record to work on, of a dtype of their own, good until the rule returns.

    In machine code it lies on the stack, so nothing is allocated. Whoever is handed it keeps nothing of it.
    """

    def blank() -> np.record:
        """A zeroed record."""
        record: np.record = np.zeros(1, dtype)[0]
        return record

    _lent[blank] = dtype
    return blank


def at_hand(function: F) -> F:
    """The function of a kernel as machine code, where this process has loaded it; else as it stands."""
    return cast(F, _loaded.get(function, function)) if backend() == "compiled" else function


def backend() -> str:
    """``compiled`` or ``reference``, as the environment says."""
    return "reference" if os.environ.get("ZELLIGE_BACKEND") == "reference" else "compiled"


# --- entry points ----------------------------------------------------------------------------------------------------


class Kernels:
    """The kernels of one game, ready to be called with NumPy arrays: ``kernels.legal(state, out)``."""

    def __init__(self, functions: Mapping[str, Callable[..., Any]], name: str) -> None:
        self.backend = name
        self._functions = dict(functions)
        self.__dict__.update(functions)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        raise AttributeError(name)

    def bound(self, name: str, *arrays: Any) -> Callable[[int], Any]:
        """A kernel whose last argument is a whole number, with all the others given and looked at once, here.

        ``step = kernels.bound("step", state, out)`` and then ``step(action)``: for loops that call it very often. What is given
        stays in use; ``TypeError`` and ``ValueError`` as of the kernel itself.
        """
        bind: Callable[..., Callable[[int], Any]] = self._functions[name].bind  # type: ignore[attr-defined]
        return bind(*arrays)

    def lent(self, name: str, *arrays: Any) -> Callable[..., Any]:
        """A kernel with the arrays behind its record given and looked at once, here: ``step = kernels.lent("step", out)``.

        Then ``step(state, action)`` looks at the record and the number; else as ``bound``.
        """
        lend: Callable[..., Callable[..., Any]] = self._functions[name].lend  # type: ignore[attr-defined]
        return lend(*arrays)

    def names(self) -> list[str]:
        """Every kernel there is, sorted."""
        return sorted(self._functions)


def interpret(kernels: Iterable[Kernel], dtype: np.dtype[Any]) -> Kernels:
    """The reference backend: the functions themselves, behind the same checks of their arguments."""
    return Kernels({kernel.name: _interpreted(kernel, dtype) for kernel in kernels}, "reference")


def _interpreted(kernel: Kernel, dtype: np.dtype[Any]) -> Callable[..., Any]:
    function, answers = kernel.function, kernel.answers
    prepare = checker(kernel.name, function, kernel.arguments, dtype, addresses=False)

    def kernel_call(*args: Any) -> Any:
        found = function(*prepare(args))
        return int(found) if answers else None

    return _named(kernel_call, kernel, function, dtype, addresses=False)


def _named(call: Any, kernel: Kernel, inner: Callable[..., Any], dtype: np.dtype[Any], addresses: bool) -> Callable[..., Any]:
    call.__name__ = kernel.name
    call.__doc__ = kernel.function.__doc__
    call.bind = _binder(kernel, inner, dtype, addresses)
    call.lend = _lender(kernel, inner, dtype, addresses)
    named: Callable[..., Any] = call
    return named


def _binder(kernel: Kernel, call: Callable[..., Any], dtype: np.dtype[Any],
            addresses: bool) -> Callable[..., Callable[[int], Any]]:
    """Makes functions of the last argument alone; the others have been looked at and are kept."""
    *first, last = kernel.arguments
    prepare = checker(kernel.name, kernel.function, first, dtype, addresses)
    number = whole_number(kernel.name, kernel.function, last, len(first))

    def bind(*arrays: Any) -> Callable[[int], Any]:
        if last.kind != "int":
            raise TypeError(f"{kernel.name}: the last argument is no whole number, so nothing can be bound")
        passed = prepare(arrays)

        def bound_call(value: int, kept: Any = arrays) -> Any:  # machine code keeps no array alive: this function does
            return call(*passed, number(value))

        return bound_call

    return bind


def compiled(game: str, kernels: Iterable[Kernel], dtype: np.dtype[Any], progress: Progress | None = None,
             by_two: bool = False) -> Kernels:
    """The compiled backend: loaded from the cache, built first where it is missing or damaged.

    ``progress(done, all, name)`` is called while building. ``by_two``: where the system can, a second process builds those
    kernels that stand apart; that is sooner, and more work. Only for a process with no threads that matter. Several processes
    may build at once: each writes its own folder, the first to finish is kept. Where nothing can be written, the machine code
    lives as long as the process.
    """
    kernels = list(kernels)
    folder = _folder(game, kernels, dtype)
    code = _kept(folder, kernels)
    if code is None:
        code = _built_by_two(kernels, dtype, progress) if by_two and hasattr(os, "fork") else _built(kernels, dtype, progress)
        _keep(folder, code)
        _forget_old(game, folder)
    return _load(kernels, dtype, code)


def is_compiled(game: str, kernels: Iterable[Kernel], dtype: np.dtype[Any]) -> bool:
    """Whether the cache holds the kernels already, so that ``compiled`` takes no time."""
    kernels = list(kernels)
    return _kept(_folder(game, kernels, dtype), kernels) is not None


def cache_home() -> Path:
    """Where compiled kernels are kept: ``ZELLIGE_CACHE``, else ``zellige`` in the user's cache directory."""
    own = os.environ.get("ZELLIGE_CACHE")
    return Path(own) if own else user_cache_path("zellige", appauthor=False)


def _folder(game: str, kernels: list[Kernel], dtype: np.dtype[Any]) -> Path:
    """Where the machine code of some kernels is kept: by all that decides what it does."""
    import llvmlite
    import llvmlite.binding as llvm

    makers = [path.read_bytes() for path in (Path(__file__), Path(__file__).with_name("build.py"))]
    versions = [sys.version, platform.machine(), llvm.get_host_cpu_name(), version("numba"), llvmlite.__version__,
                np.__version__]
    entries = [(kernel.name, kernel.function, [one.kind for one in kernel.arguments], kernel.answers) for kernel in kernels]
    return cache_home() / f"{game}-{fingerprint([versions, makers, dtype, entries])[:20]}"


# --- keeping ---------------------------------------------------------------------------------------------------------

@dataclass(frozen=True)
class Code:
    """The machine code of a game: object files, and the symbol of every kernel's C function by name."""

    symbols: Mapping[str, str]
    objects: tuple[bytes, ...]


def _built(kernels: list[Kernel], dtype: np.dtype[Any], progress: Progress | None = None) -> Code:
    symbols, content = build(_rules, _lent, kernels, dtype, progress)
    return Code(symbols, (content,))


def _built_by_two(kernels: list[Kernel], dtype: np.dtype[Any], progress: Progress | None) -> Code:
    """As ``_built``; a copy of this process builds what stands apart, and what it could not do is done here."""
    apart, others = [one for one in kernels if one.apart], [one for one in kernels if not one.apart]
    if not apart or not others:
        return _built(kernels, dtype, progress)
    beside = Beside(lambda: pickle.dumps(_built(apart, dtype)))
    code = _built(others, dtype, progress)
    answer = beside.answer()
    second = pickle.loads(answer) if answer else _built(apart, dtype)
    return Code({**code.symbols, **second.symbols}, code.objects + second.objects)


def _kept(folder: Path, kernels: list[Kernel]) -> Code | None:
    """What the cache holds; None unless all of it is there as it was written."""
    try:
        index = json.loads((folder / "index.json").read_text("utf-8"))
        content = (folder / "kernels.o").read_bytes()
        symbols = {kernel.name: str(index["symbols"][kernel.name]) for kernel in kernels}
        if hashlib.sha256(content).hexdigest() != index["sha256"]:
            return None
        ends = list(accumulate(map(int, index["lengths"]), initial=0))
        return Code(symbols, tuple(content[start:end] for start, end in pairwise(ends)))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _keep(folder: Path, code: Code) -> None:
    """Puts a complete folder into its place; what stands there is damaged, or equal and from another process."""
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        work = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    except OSError:
        return
    try:
        content = b"".join(code.objects)
        (work / "kernels.o").write_bytes(content)
        index = {"symbols": dict(code.symbols), "sha256": hashlib.sha256(content).hexdigest(),
                 "lengths": [len(one) for one in code.objects]}
        (work / "index.json").write_text(json.dumps(index), "utf-8")
        with suppress(FileNotFoundError):
            folder.rename(work / "before")
        work.rename(folder)
    except OSError:
        pass  # another process was faster, or the disk is full: nothing is lost but the time to build again
    finally:
        shutil.rmtree(work, ignore_errors=True)
        shutil.rmtree(folder / "before", ignore_errors=True)


def _forget_old(game: str, keep: Path) -> None:
    """Removes what older sources of the same game left, once it is a day old: another checkout may still use it."""
    for old in [*keep.parent.glob(f"{game}-*"), *keep.parent.glob(f".{game}-*")]:
        with suppress(OSError):
            if old != keep and time.time() - old.stat().st_mtime > 86400:
                shutil.rmtree(old, ignore_errors=True)


def _lender(kernel: Kernel, call: Callable[..., Any], dtype: np.dtype[Any],
            addresses: bool) -> Callable[..., Callable[..., Any]]:
    """Makes functions of the record, and of a whole number where that is last; the arrays have been looked at and are kept."""
    first, *others = kernel.arguments
    numbers = [one.kind for one in others if one.kind in NUMBERS]
    look = record(kernel.name, kernel.function, first, dtype, addresses)
    number = whole_number(kernel.name, kernel.function, others[-1], len(others)) if numbers else None
    prepare = checker(kernel.name, kernel.function, [first, *others[: len(others) - len(numbers)]], dtype, addresses)
    blank = np.zeros(1, dtype)[0]

    def lend(*arrays: Any) -> Callable[..., Any]:
        if first.kind != "State" or numbers not in ([], ["int"]):
            raise TypeError(f"{kernel.name}: it takes more than a record and a whole number, so nothing can be lent")
        kept = prepare((blank, *arrays))[1:]
        if number is None:
            return lambda state, alive=arrays: call(look(state), *kept)  # machine code keeps no array alive
        return lambda state, value, alive=arrays: call(look(state), *kept, number(value))

    return lend


# --- loading ---------------------------------------------------------------------------------------------------------

_engines: list[Any] = []  # machine code lives as long as its engine
# Numba's exits for exceptions and for arrays that own memory. Kernels have neither, so these are never called; they must
# only have an address. The one where a rule has raised after all ends the process, and is not known by its name everywhere.
_NEVER_CALLED = ("Py_FatalError", "NRT_Free", "NRT_MemInfo_call_dtor", "NRT_Allocate", "NRT_MemInfo_alloc_aligned",
                 "NRT_MemInfo_alloc_safe_aligned", "numba_do_raise", "numba_gil_ensure", "numba_gil_release",
                 "numba_runtime_build_excinfo_struct", "numba_unpickle", "numba_unpickle_fetch")


def _load(kernels: list[Kernel], dtype: np.dtype[Any], code: Code) -> Kernels:
    import llvmlite.binding as llvm

    if not _engines:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        stop = ctypes.cast(ctypes.pythonapi.Py_FatalError, ctypes.c_void_p).value
        for name in _NEVER_CALLED:
            if llvm.address_of_symbol(name) is None:
                llvm.add_symbol(name, stop)
    machine = llvm.Target.from_default_triple().create_target_machine(jit=True)
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
    for content in code.objects:
        engine.add_object_file(llvm.ObjectFileRef.from_data(content))
    engine.finalize_object()
    _engines.append(engine)
    functions = {kernel.name: _callable(kernel, engine.get_function_address(code.symbols[kernel.name]), dtype)
                 for kernel in kernels}
    _loaded.update({kernel.function: functions[kernel.name] for kernel in kernels})
    return Kernels(functions, "compiled")


def _callable(kernel: Kernel, address: int, dtype: np.dtype[Any]) -> Callable[..., Any]:
    """The C function at an address as a Python function of NumPy arrays. It releases the interpreter lock while it runs."""
    c_types: list[Any] = []
    for argument in kernel.arguments:
        if argument.kind in NUMBERS:
            c_types.append(ctypes.c_double if argument.kind == "float" else ctypes.c_int64)
        else:
            c_types += [ctypes.c_void_p, ctypes.c_int64]
    call = ctypes.CFUNCTYPE(ctypes.c_int64 if kernel.answers else None, *c_types)(address)
    prepare = checker(kernel.name, kernel.function, kernel.arguments, dtype, addresses=True)

    def kernel_call(*args: Any) -> Any:
        return call(*prepare(args))

    return _named(kernel_call, kernel, call, dtype, addresses=True)
