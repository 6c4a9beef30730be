"""Builds the machine code of a game's kernels with Numba. The only room that imports Numba; compile.py says when it is used.

Numba optimises and emits every function on its own and again inside each of its callers. For a game of a hundred small rules
that takes most of a minute. Here functions are only typed and lowered, by as few of Numba's steps as rules need; all kernels
are then linked into one module, which is optimised and emitted once. docs/decisions/0002-object-cache.md
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import count
from types import CodeType, FunctionType
from typing import Any

import numpy as np

from zellige.core.arguments import Kernel

Progress = Callable[[int, int, str], None]
"""``progress(done, all, name)``: called while something is built."""

_numbers = count()


def build(rules: list[Callable[..., Any]], lent: Mapping[Callable[..., Any], np.dtype[Any]], kernels: list[Kernel],
          dtype: np.dtype[Any], progress: Progress | None = None) -> tuple[dict[str, str], bytes]:
    """The symbols of the kernels by name, and the object file that holds them all. ``lent``: scratch records by their maker."""
    report = progress or (lambda done, of, name: None)
    steps = len(kernels) + 1
    report(0, steps, "")
    import numba

    _firsts.clear()
    _made_of.clear()
    for function in [*rules, *(kernel.function for kernel in kernels)]:
        _teach(function)
    for maker, kind in lent.items():
        _lend(maker, kind)
    record = numba.from_dtype(dtype)
    entries = []
    with _no_collecting(), _only_lowering():
        _registries()
        for done, kernel in enumerate(kernels):
            report(done, steps, kernel.name)
            entries.append(_entry(kernel, record))
        report(len(kernels), steps, "machine code")
        content = _emit(entries)
    report(steps, steps, "")
    return {kernel.name: entry.name for kernel, entry in zip(kernels, entries, strict=True)}, content


def _registries() -> None:
    """Numba's own functions, which it looks for before every function of its users."""
    from numba.core.registry import cpu_target

    cpu_target.typing_context.refresh()
    cpu_target.target_context.refresh()


_taught: dict[Callable[..., Any], Callable[[tuple[Any, ...]], Any]] = {}
"""What has been made known to Numba: each function with what compiles it for arguments of some types."""
_firsts: dict[Callable[..., Any], Callable[..., Any]] = {}
_made_of: dict[Any, Callable[..., Any]] = {}
"""The first function of each content, of those that one build makes known: later what they name may have changed."""
_lent: set[Callable[..., Any]] = set()


def _teach(function: Callable[..., Any]) -> None:
    """Makes a plain function known to Numba, once, in a single version: whole numbers of any width arrive as int64.

    Without that, a cell read from a uint8 field and a cell computed would each get their own copy of every function they are
    passed to, and compiling would take several times as long. Functions made twice of the same are compiled once.
    """
    if function in _taught:
        return
    from numba import types
    from numba.core.typing import signature
    from numba.core.typing.templates import AbstractTemplate, infer_global

    compiler = _compiler(function)
    made: dict[tuple[Any, ...], Any] = {}

    def version(kinds: tuple[Any, ...]) -> Any:
        if kinds not in made:
            made[kinds] = compiler.compile(kinds, None)
        return made[kinds]

    _taught[function] = _taught.get(_first(function), version)

    class Taught(AbstractTemplate):  # type: ignore[misc]
        """What Numba asks about a call."""

        key = function

        def generic(self, given: tuple[Any, ...], named: Any) -> Any:
            shape, kinds = compiler.fold_argument_types(given, dict(named))
            wide = tuple(types.int64 if isinstance(kind, types.Integer) else kind for kind in kinds)
            return signature(_taught[function](wide).signature.return_type, *wide).replace(pysig=shape)

        def get_impl_key(self, called: Any) -> Any:
            return _taught[function](called.args).entry_point

    infer_global(function, types.Function(Taught))


def _first(function: Callable[..., Any]) -> Callable[..., Any]:
    """The first function that was made of the same, as closures over the same rules are."""
    if function not in _firsts:
        _firsts[function] = function
        _firsts[function] = _made_of.setdefault(_content(function), function)
    return _firsts[function]


def _content(value: Any) -> Any:
    """What a value is for machine code: equal for equal plain values, and for functions that are made of the same."""
    if isinstance(value, FunctionType):
        inside = tuple(id(_first(held)) if isinstance(held, FunctionType) else _content(held)
                       for held in (cell.cell_contents for cell in value.__closure__ or ()))
        return value.__code__, id(value.__globals__), inside, _content(value.__defaults__)
    if isinstance(value, tuple):
        return tuple(map(_content, value))
    return (type(value), repr(value)) if value is None or isinstance(value, bool | int | float | str) else id(value)


def _compiler(function: Callable[..., Any]) -> Any:
    """Numba's compiler of a function, without those of its steps that only serve what rules have none of.

    A function that holds others, a comprehension say, goes through all of them.
    """
    from numba.core.compiler import Compiler
    from numba.core.dispatcher import _FunctionCompiler  # type: ignore[attr-defined]
    from numba.core.registry import cpu_target

    options = {"nopython": True, "error_model": "numpy", "no_cfunc_wrapper": True, "no_cpython_wrapper": True, "_nrt": False}
    plain = not any(isinstance(constant, CodeType) for constant in function.__code__.co_consts)
    return _FunctionCompiler(function, cpu_target, options, {}, _pipeline() if plain else Compiler)


@cache
def _pipeline() -> Any:
    """The steps that make code for LLVM of a function that has no functions inside."""
    from numba.core import compiler, typed_passes, untyped_passes
    from numba.core.compiler_machinery import PassManager, _pass_registry

    class Steps(PassManager):  # type: ignore[misc]
        """Steps one after the other, without what Numba notes and checks between them."""

        def run(self, state: Any) -> None:
            for step in self.steps:
                step.run_pass(state)

    manager = Steps("zellige")
    for step in (untyped_passes.TranslateByteCode, untyped_passes.FixupArgs, untyped_passes.IRProcessing,
                 untyped_passes.RewriteSemanticConstants, untyped_passes.DeadBranchPrune, untyped_passes.GenericRewrites,
                 untyped_passes.ReconstructSSA, untyped_passes.DeadBranchPrune,
                 typed_passes.NopythonTypeInference, typed_passes.PreLowerStripPhis, typed_passes.IRLegalization,
                 typed_passes.NativeLowering, typed_passes.NoPythonBackend):
        manager.add_pass(step, "")
    manager.finalize()
    manager.steps = [_pass_registry.get(step).pass_inst for step, _ in manager.passes]
    for step in manager.steps:
        step.analysis = manager._analysis

    class Pipeline(compiler.CompilerBase):  # type: ignore[misc]
        """Numba's compiler by these steps."""

        def define_pipelines(self) -> list[Any]:
            self.state.library = _library_class()(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
            return [manager]

    return Pipeline


@cache
def _library_class() -> Any:
    """A library of Numba that keeps its functions as text, until all are read at once."""
    from numba.core.cgutils import normalize_ir_text
    from numba.core.codegen import JITCodeLibrary

    class Library(JITCodeLibrary):  # type: ignore[misc]
        """Functions as text."""

        def __init__(self, codegen: Any, name: str) -> None:
            super().__init__(codegen, name)
            self.texts: list[str] = []

        def add_ir_module(self, module: Any) -> None:
            self.texts.append(normalize_ir_text(str(module)))

    return Library


def _lend(maker: Callable[..., Any], dtype: np.dtype[Any]) -> None:
    """Makes a function that hands out a zeroed record known to Numba, once: it lies on the stack of whoever calls."""
    if maker in _lent:
        return
    _lent.add(maker)
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
    from numba import types
    from numba.core.codegen import CPUCodeLibrary, JITCodeLibrary
    from numba.core.compiler_lock import global_compiler_lock
    from numba.core.cpu import CPUContext
    from numba.core.typing.npydecl import NumpyRulesArrayOperator

    of_arrays = NumpyRulesArrayOperator.generic

    def finish(library: Any) -> None:
        library._finalized = True

    instead: list[tuple[Any, str, Callable[..., Any]]] = [
        (CPUCodeLibrary, "_optimize_functions", lambda library, module: None),
        (CPUCodeLibrary, "finalize", finish),
        (JITCodeLibrary, "get_pointer_to_function", lambda library, name: 0),
        (NumpyRulesArrayOperator, "generic", lambda operator, given, named: of_arrays(operator, given, named) if any(
            isinstance(kind, types.ArrayCompatible) for kind in given) else None),  # what it finds out by a long way
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


@dataclass(frozen=True)
class _Entry:
    """A kernel as a lowered C function: its symbol, and the library that holds it."""

    name: str
    library: Any


def _entry(kernel: Kernel, record: Any) -> _Entry:
    """A kernel as a lowered C function: arrays arrive as pointer and length, a record as an array of one."""
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.core.registry import cpu_target
    from numba.np import arrayobj

    context = cpu_target.target_context
    simple = {"int": types.int64, "seat": types.int64, "eyes": types.int64, "float": types.float64}
    contents = {"Ints": types.int32, "Words": types.int64, "Reals": types.float64, "States": record}
    kinds = [record if one.kind == "State" else simple.get(one.kind) or types.Array(contents[one.kind], 1, "C")
             for one in kernel.arguments]
    rules = _taught[kernel.function](tuple(kinds))
    length, pointer = ir.IntType(64), ir.PointerType(ir.IntType(8))
    taken: list[Any] = []
    for kind in kinds:
        taken += [context.get_value_type(kind)] if kind in simple.values() else [pointer, length]
    answer = context.get_value_type(types.int64) if kernel.answers else ir.VoidType()
    name = f"zellige_{kernel.name}_{next(_numbers)}"
    module = context.create_module(name)
    function = ir.Function(module, ir.FunctionType(answer, taken), name)
    builder = ir.IRBuilder(function.append_basic_block("entry"))
    arrived, passed = iter(function.args), []
    for kind in kinds:
        first = next(arrived)
        if kind in simple.values():
            passed.append(first)
            continue
        count = next(arrived)
        if kind is record:
            passed.append(builder.bitcast(first, context.get_value_type(record)))
            continue
        array = context.make_array(kind)(context, builder)
        size = context.get_abi_sizeof(context.get_data_type(kind.dtype))
        arrayobj.populate_array(array, data=builder.bitcast(first, array.data.type), shape=[count],
                                strides=[ir.Constant(length, size)], itemsize=size, meminfo=None)
        passed.append(array._getvalue())
    called = context.declare_function(module, rules.fndesc)
    status, found = context.call_conv.call_function(builder, called, rules.fndesc.restype, rules.fndesc.argtypes, passed)
    with builder.if_then(status.is_error, likely=False):
        fatal = cgutils.get_or_insert_function(module, ir.FunctionType(ir.VoidType(), [pointer]), "Py_FatalError")
        builder.call(fatal, [builder.bitcast(context.insert_const_string(module, f"{kernel.name}: a rule raised"), pointer)])
    if kernel.answers:
        builder.ret(context.cast(builder, found, rules.signature.return_type, types.int64))
    else:
        builder.ret_void()
    library = _library_class()(context.codegen(), name)
    library.add_linking_library(rules.library)
    library.add_ir_module(module)
    return _Entry(name, library)


def _emit(entries: list[_Entry]) -> bytes:
    """One module of all kernels and what they call, optimised once, as an object file."""
    codegen = entries[0].library._codegen
    whole = _joined([module for library in _needed([entry.library for entry in entries]) for module in _modules(library)])
    wanted = {entry.name for entry in entries}
    for function in whole.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in wanted else "internal"
        elif function.name.startswith("_ZN"):
            raise LookupError(f"{function.name} is called, but in no library")  # it would be called at address 0
    whole.data_layout = codegen._data_layout
    whole.verify()
    passes, builder = codegen._module_pass_manager()
    passes.run(whole, builder)
    content: bytes = codegen._tm.emit_object(whole)
    return content


def _modules(library: Any) -> list[Any]:
    """The functions of a library as LLVM has them; none of them is left out where it is not called yet."""
    import llvmlite.binding as llvm

    if isinstance(library, _library_class()):
        modules = [llvm.parse_assembly(text) for text in library.texts]
    else:
        modules = [library._get_module_for_linking().clone()]
    for module in modules:
        for function in module.functions:
            if not function.is_declaration and function.linkage != llvm.Linkage.internal:
                function.linkage = "weak_odr"
    return modules


def _joined(modules: list[Any]) -> Any:
    """All modules as one, in their order. Two and two: whatever takes in another is read from beginning to end each time."""
    while len(modules) > 1:
        for one, next_one in zip(modules[::2], modules[1::2], strict=False):
            one.link_in(next_one)
        modules = modules[::2]
    return modules[0]


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
