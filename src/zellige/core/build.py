"""Builds the machine code of a game's kernels with Numba. The only room that imports Numba; compile.py says when it is used.

Numba optimises and emits every function on its own and again inside each of its callers. For a game of a hundred small rules
that takes most of a minute. Here functions are only typed and lowered; all kernels are then linked into one module, which is
optimised and emitted once. docs/decisions/0002-object-cache.md
"""

from __future__ import annotations

import gc
import inspect
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import numpy as np

from zellige.core.arguments import Kernel

Progress = Callable[[int, int, str], None]
"""``progress(done, all, name)``: called while something is built."""

_taught: set[Callable[..., Any]] = set()


def build(rules: list[Callable[..., Any]], lent: Mapping[Callable[..., Any], np.dtype[Any]], kernels: list[Kernel],
          dtype: np.dtype[Any], progress: Progress | None = None) -> tuple[dict[str, str], bytes]:
    """The symbols of the kernels by name, and the object file that holds them all. ``lent``: scratch records by their maker."""
    report = progress or (lambda done, of, name: None)
    steps = len(kernels) + 1
    report(0, steps, "")
    import numba

    for function in [*rules, *(kernel.function for kernel in kernels)]:
        _teach(function)
    for maker, kind in lent.items():
        _lend(maker, kind)
    record = numba.from_dtype(dtype)
    lowered = []
    with _no_collecting(), _only_lowering():
        for done, kernel in enumerate(kernels):
            report(done, steps, kernel.name)
            lowered.append(_entry(kernel, record))
        report(len(kernels), steps, "machine code")
        content = _emit(lowered)
    report(steps, steps, "")
    return {kernel.name: made.native_name for kernel, made in zip(kernels, lowered, strict=True)}, content


def _teach(function: Callable[..., Any]) -> None:
    """Makes a plain function known to Numba, once, in a single version: whole numbers of any width arrive as int64.

    Without that, a cell read from a uint8 field and a cell computed would each get their own copy of every function they are
    passed to, and compiling would take several times as long.
    """
    if function in _taught:
        return
    _taught.add(function)
    from numba import types
    from numba.extending import overload

    names = list(inspect.signature(function).parameters)

    def one_version(*kinds: Any) -> Callable[..., Any]:
        narrow = [isinstance(kind, types.Integer) and kind != types.int64 for kind in kinds]
        if not any(narrow):
            return function
        passed = ", ".join(f"int64({name})" if thin else name for name, thin in zip(names, narrow, strict=True))
        scope: dict[str, Any] = {"function": function, "int64": types.int64}
        exec(f"def widened({', '.join(names)}):\n    return function({passed})\n", scope)
        widened: Callable[..., Any] = scope["widened"]
        return widened

    overload(function, jit_options={"error_model": "numpy", "no_cfunc_wrapper": True}, strict=False)(one_version)


def _lend(maker: Callable[..., Any], dtype: np.dtype[Any]) -> None:
    """Makes a function that hands out a zeroed record known to Numba, once: it lies on the stack of whoever calls."""
    if maker in _taught:
        return
    _taught.add(maker)
    import numba
    from llvmlite import ir
    from numba.core import cgutils
    from numba.extending import lower_builtin, type_callable

    record, content = numba.from_dtype(dtype), ir.ArrayType(ir.IntType(8), dtype.itemsize)

    @type_callable(maker)  # type: ignore[untyped-decorator]
    def typed(context: Any) -> Callable[[], Any]:
        return lambda: record

    @lower_builtin(maker)  # type: ignore[untyped-decorator]
    def lowered(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        place = cgutils.alloca_once(builder, content)
        cgutils.memset(builder, place, ir.Constant(ir.IntType(64), dtype.itemsize), 0)
        return place


@contextmanager
def _no_collecting() -> Iterator[None]:
    """Numba keeps nearly all it makes until the end: looking through it for garbage takes a sixth of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


@contextmanager
def _only_lowering() -> Iterator[None]:
    """While this lasts, Numba's libraries are neither linked, nor optimised, nor turned into machine code."""
    from numba.core.codegen import CPUCodeLibrary, JITCodeLibrary
    from numba.core.compiler_lock import global_compiler_lock
    from numba.core.cpu import CPUContext

    def finish(library: Any) -> None:
        library._finalized = True

    instead: list[tuple[Any, str, Callable[..., Any]]] = [
        (CPUCodeLibrary, "_optimize_functions", lambda library, module: None),
        (CPUCodeLibrary, "finalize", finish),
        (JITCodeLibrary, "get_pointer_to_function", lambda library, name: 0),
        (CPUContext, "get_executable", lambda *_: [].append),  # a built-in that is like no other: a key, never called
    ]
    saved = [(owner, name, getattr(owner, name)) for owner, name, _ in instead]
    try:
        for owner, name, method in instead:
            setattr(owner, name, method)
        with global_compiler_lock:
            yield
    finally:
        for owner, name, method in saved:
            setattr(owner, name, method)


def _entry(kernel: Kernel, record: Any) -> Any:
    """A kernel as a lowered C function: arrays arrive as pointer and length."""
    from numba import carray, cfunc, types

    simple = {"int": types.int64, "seat": types.int64, "eyes": types.int64, "float": types.float64}
    arrays = {"Ints": types.int32, "Words": types.int64, "Reals": types.float64, "State": record, "States": record}
    types_in: list[Any] = []
    names: list[str] = []
    passed: list[str] = []
    for number, kind in enumerate(one.kind for one in kernel.arguments):
        if kind in simple:
            types_in.append(simple[kind])
            names.append(f"a{number}")
            passed.append(f"a{number}")
        else:
            types_in += [types.CPointer(arrays[kind]), types.int64]
            names += [f"p{number}", f"n{number}"]
            passed.append(f"carray(p{number}, n{number})" + ("[0]" if kind == "State" else ""))
    scope: dict[str, Any] = {"function": _inside(kernel), "carray": carray}
    exec(f"def entry_{kernel.name}({', '.join(names)}):\n    return function({', '.join(passed)})\n", scope)
    answer = types.int64 if kernel.answers else types.void
    return cfunc(answer(*types_in), nopython=True, error_model="numpy")(scope[f"entry_{kernel.name}"])


def _inside(kernel: Kernel) -> Callable[..., Any]:
    """The kernel's function behind one call: rules called from C functions themselves would be compiled a second time."""
    names = ", ".join(f"a{number}" for number in range(len(kernel.arguments)))
    scope: dict[str, Any] = {"function": kernel.function}
    exec(f"def inside({names}):\n    return function({names})\n", scope)
    inside: Callable[..., Any] = scope["inside"]
    _teach(inside)
    return inside


def _emit(lowered: list[Any]) -> bytes:
    """One module of all kernels and what they call, optimised once, as an object file."""
    codegen = lowered[0]._library._codegen
    entries = [made._library for made in lowered]
    whole = entries[0]._final_module
    for library in entries[1:]:
        whole.link_in(library._final_module, preserve=True)
    for library in _needed(entries)[len(entries):]:
        whole.link_in(library._get_module_for_linking(), preserve=True)
    wanted = {made.native_name for made in lowered}
    for function in whole.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in wanted else "internal"
    whole.data_layout = codegen._data_layout
    passes, builder = codegen._module_pass_manager()
    passes.run(whole, builder)
    whole.verify()
    content: bytes = codegen._tm.emit_object(whole)
    return content


def _needed(libraries: list[Any]) -> list[Any]:
    """The libraries, then all that they call, each once, whoever calls before what is called."""
    found = {id(library): library for library in libraries}
    waiting = list(libraries)
    while waiting:
        for called in waiting.pop()._linking_libraries:
            if id(called) not in found:
                found[id(called)] = called
                waiting.append(called)
    return list(found.values())
