"""What a kernel takes, looked at before any rule runs: machine code trusts addresses and lengths, so nothing else may arrive.

It also trusts the numbers in a record. Kernels are called too often to look at them all; ``Game.check`` and ``Game.play`` do.

The same checks stand before both backends, so that whatever works in one works in the other.
"""

from __future__ import annotations

import ctypes
import inspect
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import index
from typing import Any, NoReturn

import numpy as np
import numpy.typing as npt

from zellige.core.layout import FITS, address_of, dtype_of

State = np.record
ARRAYS: dict[str, np.dtype[Any]] = {"Ints": np.dtype(np.int32), "Words": np.dtype(np.int64), "Reals": np.dtype(np.float64)}
NUMBERS = ("int", "seat", "eyes", "float")
LOWEST, HIGHEST = -(2**63), 2**63 - 1
ONLOOKER = -1
"""The seat of whoever knows what everybody may know."""


def eyes_of(seats: Iterable[int]) -> int:
    """Seats that look together as a mask takes them: a bit for each of them, from 0; an onlooker has none."""
    return sum(1 << seat for seat in {*seats} if seat >= 0)


@dataclass(frozen=True)
class Argument:
    """What an argument of a kernel must be.

    Kinds: ``State`` one record, ``States`` an array of records, ``Ints`` int32 array, ``Words`` int64 array, ``Reals`` float64
    array, ``int`` (64 bits) and ``float`` plain numbers, ``seat`` a seat of the record that is the first argument, from 0, or
    ``ONLOOKER``, ``eyes`` a bit for each of its seats that looks. ``least``: how long an array is at least. ``written``:
    whether the kernel changes the record; arrays always are.
    """

    kind: str
    least: int = 1
    written: bool = True


@dataclass(frozen=True)
class Kernel:
    """An entry point from Python into the rules: a function, what each argument must be, and whether it answers a number.

    ``apart``: none of the others needs it, so a second process that builds it loses least.
    """

    name: str
    function: Callable[..., Any]
    arguments: tuple[Argument, ...]
    answers: bool = False
    apart: bool = False


Prepare = Callable[[Sequence[Any]], Sequence[Any]]


def whole_number(kernel: str, function: Callable[..., Any], argument: Argument, place: int) -> Callable[[Any], int]:
    """A function that looks at the whole number a kernel takes at a place, and answers it as Python's own."""
    name = list(inspect.signature(function).parameters)[place]

    def prepare(value: Any) -> int:
        if type(value) is int and LOWEST <= value <= HIGHEST:
            return value
        return int(_number(kernel, name, argument, value, None, _no_seats))

    return prepare


def record(kernel: str, function: Callable[..., Any], argument: Argument, dtype: np.dtype[Any],
           addresses: bool) -> Callable[[State], Any]:
    """A function that looks at the record a kernel takes first, and answers what to pass on."""
    name, written, kind = next(iter(inspect.signature(function).parameters)), argument.written, dtype.type

    def prepare(value: State) -> Any:
        if (type(value) is not kind or value.__dict__.get(FITS) is not dtype) and not _fits(value, dtype, written):
            _check_record(kernel, name, argument, dtype, value)
        return address_of(value) if addresses else value

    return prepare


def checker(kernel: str, function: Callable[..., Any], arguments: Sequence[Argument], dtype: np.dtype[Any],
            addresses: bool) -> Prepare:
    """A function that looks at the arguments of a call, and answers what to pass on.

    ``addresses``: an address and a length for each array, as a C function takes them; else the arrays themselves. Whole numbers
    are passed on as Python's own. ``TypeError`` (another type, gaps between the elements, too few or too many arguments) and
    ``ValueError`` (too short, read-only, out of range) name the kernel, the argument, what it must be and what came.
    """
    names = list(inspect.signature(function).parameters)[: len(arguments)]
    plan = [(one.kind, one, name, one.least, one.written, ARRAYS.get(one.kind, dtype))
            for name, one in zip(names, arguments, strict=True)]
    count, seats_in, kind_of_record = len(plan), _reader_of_seats(dtype), dtype.type

    def prepare(args: Sequence[Any]) -> list[Any]:
        if len(args) != count:
            raise TypeError(_miscounted(kernel, names, len(args)))
        passed: list[Any] = []
        for value, (kind, argument, name, least, written, element) in zip(args, plan, strict=True):
            if kind == "State":
                if (type(value) is not kind_of_record or value.__dict__.get(FITS) is not element) and not _fits(
                        value, element, written):
                    _check_record(kernel, name, argument, element, value)
                if addresses:
                    passed += address_of(value), 1
                else:
                    passed.append(value)
            elif kind not in NUMBERS:
                if type(value) is not np.ndarray or value.dtype is not element or value.ndim != 1 or value.size < least or (
                        not value.flags.carray):
                    _check_array(kernel, name, argument, element, value)
                if addresses:
                    passed += array_address(value), value.size
                else:
                    passed.append(value)
            elif type(value) is int and ((kind == "int" and LOWEST <= value <= HIGHEST)
                                         or (kind == "seat" and ONLOOKER <= value < seats_in(args[0]))
                                         or (kind == "eyes" and 0 <= value < 1 << seats_in(args[0]))):
                passed.append(value)
            else:
                passed.append(_number(kernel, name, argument, value, args[0], seats_in))
        return passed

    return _at_once(arguments, dtype, prepare) if addresses else prepare


def _at_once(arguments: Sequence[Argument], dtype: np.dtype[Any], prepare: Prepare) -> Prepare:
    """The same for the kernels that are called most, of a record and one number or one array: as it should be, that is seen at
    once, and anything else is looked at in turn.
    """
    if len(arguments) != 2 or arguments[0].kind != "State":
        return prepare
    other = arguments[1]
    kind, least, seats_in, element = dtype.type, other.least, _reader_of_seats(dtype), ARRAYS.get(other.kind)

    def with_eyes(args: Sequence[Any]) -> Sequence[Any]:
        if len(args) == 2:
            state, value = args
            if type(state) is kind and state.__dict__.get(FITS) is dtype and type(value) is int and (
                    0 <= value < 1 << seats_in(state)):
                return address_of(state), 1, value
        return prepare(args)

    def with_array(args: Sequence[Any]) -> Sequence[Any]:
        if len(args) == 2:
            state, value = args
            if type(state) is kind and state.__dict__.get(FITS) is dtype and type(value) is np.ndarray and (
                    value.dtype is element and value.ndim == 1 and value.size >= least and value.flags.carray):
                return address_of(state), 1, array_address(value), value.size
        return prepare(args)

    return with_eyes if other.kind == "eyes" else with_array if element is not None else prepare


# --- records and arrays from outside --------------------------------------------------------------------------------

flags_of = np.void.flags.__get__  # for the same reason as ``dtype_of``


def may_be_changed(record: State) -> bool:
    """Whether what is written to a record stays in it.

    A record that is no element of an array, a pickled one say, hands out copies of its fields: whatever the interpreter writes
    there is lost.
    """
    flags = flags_of(record)
    return bool(flags.writeable and not flags.owndata)


def _fits(value: State, dtype: np.dtype[Any], written: bool) -> bool:
    """Whether a record is one of a game as it should be, which it then keeps where it also may be changed."""
    if type(value) is not dtype.type or dtype_of(value) is not dtype:
        return False
    if may_be_changed(value):
        value.__dict__[FITS] = dtype
        return True
    return not written


def _no_seats(record: Any) -> int:
    return 0


def _reader_of_seats(dtype: np.dtype[Any]) -> Callable[[State], int]:
    """How many seats a record has, from where it stands: asked for a field it looks through them all."""
    if "seats" not in (dtype.names or ()):
        return _no_seats
    kind, start, *_ = dtype.fields["seats"]  # type: ignore[index]
    lowest = start + (0 if sys.byteorder == "little" else kind.itemsize - 1)
    byte_at = ctypes.c_uint8.from_address
    return lambda record: byte_at(address_of(record) + lowest).value  # no table has 256 seats


def content_checker(dtype: np.dtype[Any], bounds: Mapping[str, tuple[int, npt.ArrayLike]]) -> Callable[[State], None]:
    """A function that looks at every number of a record, whose fields lie between two numbers each; the second may be many.

    ``TypeError``: it is no record of this game; ``ValueError`` names the first field that holds another number.
    """
    plan = []
    for base in {dtype.fields[name][0].base for name in bounds}:  # type: ignore[index]
        names, at, least, most = [], [], [], []
        for name, (low, high) in bounds.items():
            kind, start, *_ = dtype.fields[name]  # type: ignore[index]
            if kind.base == base:
                count = kind.itemsize // base.itemsize
                names += [name] * count
                at.append(start + np.arange(count * base.itemsize))
                least += [low] * count
                most += np.broadcast_to(high, kind.shape).ravel().tolist()
        plan.append((base, names, np.concatenate(at), np.array(least, base), np.array(most, base)))

    def check(record: State) -> None:
        if not isinstance(record, np.record) or record.dtype != dtype:
            _refuse(TypeError, "check", "state", Argument("State", written=False), record)
        content = np.frombuffer(record, np.uint8)
        for base, names, at, least, most in plan:
            numbers = content[at].view(base)
            outside = (numbers < least) | (numbers > most)
            if outside.any():
                one = int(outside.argmax())
                wanted = f"from {least[one]} to {most[one]}"
                raise ValueError(f"{names[one]} in a record of this game must be {wanted}, not {numbers[one]}")

    return check


def array_address(array: npt.NDArray[Any]) -> int:
    """Where a writeable array without gaps stands in memory; five times as fast as its ``__array_interface__``."""
    content: Any = np.frombuffer(array, np.uint8) if array.dtype.names else array  # fields would be spelled out here too
    return ctypes.addressof(ctypes.c_char.from_buffer(content))


# --- the slow look, which finds the words ----------------------------------------------------------------------------


def _check_record(kernel: str, name: str, argument: Argument, dtype: np.dtype[Any], value: Any) -> None:
    if not isinstance(value, np.record) or value.dtype != dtype:
        _refuse(TypeError, kernel, name, argument, value)
    if argument.written and not may_be_changed(value):
        _refuse(ValueError, kernel, name, argument, value)


def _check_array(kernel: str, name: str, argument: Argument, element: np.dtype[Any], value: Any) -> None:
    if not isinstance(value, np.ndarray) or value.dtype != element or value.dtype.type is not element.type:
        _refuse(TypeError, kernel, name, argument, value)
    if value.ndim != 1 or not value.flags.c_contiguous or not value.flags.aligned:
        _refuse(TypeError, kernel, name, argument, value)
    if len(value) < argument.least or not value.flags.writeable:
        _refuse(ValueError, kernel, name, argument, value)


def _number(kernel: str, name: str, argument: Argument, value: Any, record: Any,
            seats_in: Callable[[State], int]) -> int | float:
    try:
        if isinstance(value, bool | str):
            raise TypeError
        if argument.kind == "float":
            return float(value)
        number = index(value)
    except (TypeError, OverflowError):
        _refuse(TypeError, kernel, name, argument, value)
    if argument.kind == "seat":
        last = seats_in(record) - 1
        if not ONLOOKER <= number <= last:
            wanted = f"a seat from 0 to {last}, or {ONLOOKER} for an onlooker"
            raise ValueError(f"{kernel}: {name} must be {wanted}, not {_found(number)}")
    elif argument.kind == "eyes":
        every = (1 << seats_in(record)) - 1
        if not 0 <= number <= every:
            wanted = f"a bit for every seat that looks, 0 for an onlooker to {every} for all"
            raise ValueError(f"{kernel}: {name} must be {wanted}, not {_found(number)}")
    elif not LOWEST <= number <= HIGHEST:
        _refuse(ValueError, kernel, name, argument, value)
    return number


def _refuse(error: type[Exception], kernel: str, name: str, argument: Argument, value: Any) -> NoReturn:
    raise error(f"{kernel}: {name} must be {_wanted(argument)}, not {_found(value)}")


def _wanted(argument: Argument) -> str:
    if argument.kind == "float":
        return "a number"
    if argument.kind in NUMBERS:
        return "a whole number of 64 bits"
    if argument.kind == "State":
        return "one record of this game" + (", an element of a writeable array" if argument.written else "")
    elements = "records of this game" if argument.kind == "States" else str(ARRAYS[argument.kind])
    return f"{argument.kind}, a contiguous writeable array of one dimension with at least {argument.least} {elements}"


def _miscounted(kernel: str, names: Sequence[str], given: int) -> str:
    takes = f"{len(names)} argument{'s' if len(names) > 1 else ''}"
    return f"{kernel} takes {takes} ({', '.join(names)}), {given} {'was' if given == 1 else 'were'} given"


def _found(value: Any) -> str:
    if isinstance(value, np.void | np.ndarray):
        article = "a" if value.flags.writeable else "a read-only"
        if isinstance(value, np.void):
            alone = ", in no array" if value.flags.owndata else ""
            return f"{article} record of {value.dtype.itemsize} bytes{alone}"
        elements = "records" if value.dtype.names else str(value.dtype)
        gaps = "" if value.flags.c_contiguous else " and gaps between its elements"
        article = "an" if article == "a" else article
        return f"{article} array of {elements} with shape {value.shape}{gaps}"
    if isinstance(value, int) and not LOWEST <= value <= HIGHEST:
        return f"one of {value.bit_length()} bits"
    said = repr(value) if isinstance(value, int | float | str | np.generic) else ""
    return said if 0 < len(said) <= 40 else f"{'an' if type(value).__name__[0] in 'aeiou' else 'a'} {type(value).__name__}"
