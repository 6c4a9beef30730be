"""The cache of machine code: true to its sources, built again when damaged, safe when several processes build."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from zellige.core import build as building
from zellige.core import compile as compilation
from zellige.core.arguments import Argument, Kernel
from zellige.core.beside import Beside
from zellige.core.compile import Kernels, compiled, interpret

DTYPE = np.dtype((np.record, [("value", np.int32), ("pair", np.int8, (2,))]))


def double(state, out):
    """Writes twice the value."""
    out[0] = 2 * state.value
    state.pair[1] += 1
    return 5


def total(states, reals, words, factor, real):
    """Adds up everything it gets."""
    answer = 0
    for state in states:
        answer += state.value
    for word in words:
        answer += word
    reals[0] = real * 2
    return answer * factor


RECORD, OUT = Argument("State"), Argument("Ints")
KERNELS = [Kernel("double", double, (RECORD, OUT), answers=True),
           Kernel("total", total, tuple(map(Argument, ("States", "Reals", "Words", "int", "float"))), answers=True)]


@pytest.fixture
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("ZELLIGE_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def build(kernels: list[Kernel] | None = None, by_two: bool = False) -> tuple[Kernels, list[tuple[int, int, str]]]:
    seen: list[tuple[int, int, str]] = []
    made = compiled("toy", kernels or KERNELS, DTYPE, lambda *step: seen.append(step), by_two)
    return made, seen


def states(*values: int) -> np.ndarray:
    found = np.zeros(len(values), DTYPE)
    found["value"] = values
    return found


def double_of(kernels: Kernels, value: int) -> int:
    out = np.zeros(1, np.int32)
    assert kernels.double(states(value)[0], out) == 5
    return int(out[0])


def test_every_kind_of_argument_arrives(cache):
    kernels, _ = build()
    record, out = states(21)[0], np.zeros(1, np.int32)
    assert kernels.double(record, out) == 5
    assert (out[0], record.pair.tolist()) == (42, [0, 1])
    reals = np.zeros(1, np.float64)
    assert kernels.total(states(1, 2, 3), reals, np.array([10, 20], np.int64), 2, 1.25) == 72
    assert reals[0] == 2.5
    assert kernels.names() == ["double", "total"]
    assert (kernels.backend, interpret(KERNELS, DTYPE).backend) == ("compiled", "reference")
    assert kernels.double.__doc__ == double.__doc__


PAPER = np.dtype((np.record, [("sums", np.int32, (3,)), ("last", np.int32)]))
blank = compilation.scratch(PAPER)


@compilation.rule
def note(paper, value):
    """Writes on a record that somebody else has lent."""
    paper.sums[1] += value
    paper.last += 1


def tally(state, out):
    """Notes the value twice on one record, and once on another."""
    for _ in range(2):
        one, other = blank(), blank()
        note(one, state.value)
        note(one, state.value)
        note(other, 1)
        out[0] = one.sums[1] + 100 * one.last + 1000 * other.sums[1]
    return 5


def test_rules_are_lent_blank_records_to_work_on(cache):
    """In both backends, anew at every call: nothing of what was written before is there."""
    kernels, _ = build([Kernel("tally", tally, (RECORD, OUT), answers=True)])
    for backend in (kernels, interpret([Kernel("tally", tally, (RECORD, OUT), answers=True)], DTYPE)):
        for value in (7, 21):
            out = np.zeros(1, np.int32)
            assert backend.tally(states(value)[0], out) == 5
            assert out[0] == 1000 + 200 + 2 * value


def test_there_are_no_other_kernels(cache):
    with pytest.raises(AttributeError):
        build()[0].quadruple  # noqa: B018


def test_progress_is_reported_while_building_and_only_then(cache):
    _, seen = build()
    assert [name for _, _, name in seen] == ["", "double", "total", "machine code", ""]
    assert [done for done, _, _ in seen] == [0, 0, 1, 2, 3]
    assert {every for _, every, _ in seen} == {3}
    assert build()[1] == []


# --- an edited function is built again, wherever it stands ------------------------------------------------------------

OUTSIDE = """
import numpy as np

from zellige.core.compile import rule
{imports}
TABLE = np.array((1, 2, 3), np.int32)
FACTOR = 2


@rule
def helper(value):
    return value * FACTOR


@rule
def double(state, out):
    \"\"\"{words}\"\"\"
    out[0] = {answer}
    return 5
"""


def outside(folder: Path, name: str, **parts: str) -> Kernel:
    """A kernel whose function stands in a module of its own, as an own player does."""
    path = folder / f"{name}.py"
    path.write_text(OUTSIDE.format(**{"imports": "", "words": "Twice.", "answer": "helper(state.value)"} | parts))
    for old, new in [("FACTOR = 2", parts.get("factor")), ("(1, 2, 3)", parts.get("table")), ("value * ", parts.get("helper"))]:
        if new is not None:
            path.write_text(path.read_text().replace(old, new))
    Path(importlib.util.cache_from_source(str(path))).unlink(missing_ok=True)  # edits of one second have one date
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return Kernel("double", module.double, (RECORD, OUT), answers=True)


@pytest.mark.parametrize(("edit", "answer"), [
    ({"answer": "3 * state.value"}, 12),
    ({"helper": "value * 2 * "}, 16),
    ({"factor": "FACTOR = 5"}, 20)], ids=["the function", "a function it calls", "a constant of that"])
def test_an_edited_function_runs_its_new_code(cache, tmp_path, edit, answer):
    first, seen = build([outside(tmp_path, "players")])
    assert (double_of(first, 4), bool(seen)) == (8, True)
    edited, seen = build([outside(tmp_path, "players", **edit)])
    assert (double_of(edited, 4), bool(seen)) == (answer, True)
    again, seen = build([outside(tmp_path, "players")])
    assert (double_of(again, 4), seen) == (8, [])


def key_of(kernel: Kernel) -> str:
    return compilation._folder("toy", [kernel], DTYPE).name


@pytest.mark.parametrize(("edit", "same"), [
    ({"answer": "TABLE[0]", "table": "(1, 2, 4)"}, False),
    ({"answer": "TABLE[0]"}, True),
    ({"imports": "import unicodedata"}, True),
    ({"table": "(1, 2, 4)"}, None)], ids=["a table it reads", "nothing", "what it does not use", "a table it does not read"])
def test_the_key_follows_what_a_function_reaches(tmp_path, edit, same):
    base = key_of(outside(tmp_path, "first", **({"answer": edit["answer"]} if "answer" in edit else {})))
    assert (key_of(outside(tmp_path, "second", **edit)) == base) is (same is not False)


def test_the_key_covers_closures_defaults_and_modules(tmp_path, monkeypatch):
    def made(factor, default):
        def scaled(state, out, by=default):
            out[0] = factor * by
            return 5
        return Kernel("scaled", scaled, (RECORD, OUT, OUT), answers=True)

    assert key_of(made(2, 3)) == key_of(made(2, 3))
    assert len({key_of(made(*both)) for both in ((2, 3), (3, 3), (2, 4), ((2,), 3), ("2", 3), (2.0, 3))}) == 6
    uses = Kernel("double", lambda state, out: compilation.WIDTH, (RECORD, OUT), answers=True)
    keys = set()
    for width in (1, 2):
        monkeypatch.setattr(compilation, "WIDTH", width, raising=False)
        keys.add(key_of(uses))
    assert len(keys) == 2


def test_the_key_covers_the_record_and_the_entries():
    kernel = KERNELS[0]
    wider = np.dtype((np.record, [("value", np.int64), ("pair", np.int8, (2,))]))
    names = {compilation._folder("toy", [kernel], DTYPE), compilation._folder("toy", [kernel], wider),
             compilation._folder("toy", [Kernel("double", double, (RECORD, OUT))], DTYPE),
             compilation._folder("toy", KERNELS, DTYPE)}
    assert len(names) == 4


KEYS = """
import sys, zellige
from zellige.core import build as building
from zellige.core import compile as compilation
for game in zellige.installed_games().values():
    print(compilation._folder(game.name, game.entries, game.dtype).name)
"""


def test_every_process_finds_the_same_keys():
    """Whatever the order of hashing and the addresses of a process."""
    def keys(seed: str) -> str:
        return subprocess.run([sys.executable, "-c", KEYS], env={**os.environ, "PYTHONHASHSEED": seed}, check=True,
                              stdout=subprocess.PIPE, text=True, timeout=120).stdout

    assert keys("1") == keys("2")
    assert len(keys("1").split()) >= 4


@pytest.mark.parametrize("damage", ["object", "index", "no object", "no index", "empty index", "no folder"])
def test_a_damaged_cache_is_built_again(cache, damage):
    build()
    folder, = cache.iterdir()
    if damage == "object":
        content = bytearray((folder / "kernels.o").read_bytes())
        content[len(content) // 2] ^= 255
        (folder / "kernels.o").write_bytes(content)
    elif damage == "index":
        index = json.loads((folder / "index.json").read_text())
        (folder / "index.json").write_text(json.dumps({**index, "sha256": "0"}))
    elif damage == "no object":
        (folder / "kernels.o").unlink()
    elif damage == "no index":
        (folder / "index.json").unlink()
    elif damage == "empty index":
        (folder / "index.json").write_text("")
    else:
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()
    kernels, seen = build()
    assert seen
    assert double_of(kernels, 4) == 8
    assert build()[1] == []
    assert [path.name for path in cache.iterdir()] == [folder.name]


FORKS = pytest.mark.skipif(not hasattr(os, "fork"), reason="no system calls here for a copy of a process")


@FORKS
@pytest.mark.parametrize("it_answers", [True, False])
def test_two_processes_build_it(cache, monkeypatch, it_answers):
    """What a second process could not do is done by the first."""
    if not it_answers:
        monkeypatch.setattr(compilation.Beside, "answer", lambda beside: b"")
    kernels, seen = build([KERNELS[0], replace(KERNELS[1], apart=True)], by_two=True)
    assert {name for _, _, name in seen} == {"", "double", "machine code"}
    for made in (kernels, build()[0]):
        assert double_of(made, 4) == 8
        assert made.total(states(1, 2), np.zeros(1), np.array([3], np.int64), 10, 0.5) == 60
    assert build()[1] == []


def test_where_no_process_can_be_copied_one_builds_it_all(cache, monkeypatch):
    """As on Windows: what is kept is as good."""
    monkeypatch.delattr(os, "fork", raising=False)
    kernels, seen = build([KERNELS[0], replace(KERNELS[1], apart=True)], by_two=True)
    assert {name for _, _, name in seen} == {"", "double", "total", "machine code"}
    for made in (kernels, build()[0]):
        assert double_of(made, 4) == 8
        assert made.total(states(1, 2), np.zeros(1), np.array([3], np.int64), 10, 0.5) == 60


@FORKS
def test_a_process_beside_that_fails_answers_nothing():
    assert Beside(lambda: b"x" * 100_000).answer() == b"x" * 100_000
    assert Beside(lambda: bytes(1 // 0)).answer() == b""


@FORKS
def test_what_a_process_beside_has_answered_counts_also_where_it_takes_its_time_to_end(monkeypatch):
    def ends_slowly(status: int, end: Any = os._exit) -> None:
        time.sleep(0.2 if status == 0 else 0)
        end(status)

    monkeypatch.setattr(os, "_exit", ends_slowly)
    assert Beside(lambda: b"done").answer() == b"done"


_MAKER = """
import time
from zellige.core.beside import Beside
def work():
    print("working", flush=True)
    time.sleep(600)
Beside(work).answer()
"""


@FORKS
def test_a_process_beside_ends_with_its_maker():
    """What both print to has no writer left."""
    maker = subprocess.Popen([sys.executable, "-c", _MAKER], stdout=subprocess.PIPE, text=True)
    assert maker.stdout.readline() == "working\n"
    maker.kill()
    assert maker.communicate(timeout=60)[0] == ""


def test_where_nothing_can_be_written_it_works_all_the_same(tmp_path, monkeypatch):
    (tmp_path / "occupied").write_text("a file where the folder should be")
    monkeypatch.setenv("ZELLIGE_CACHE", str(tmp_path / "occupied"))
    kernels, seen = build()
    assert seen
    assert double_of(kernels, 4) == 8


BUILDER = """
import sys
sys.path.insert(0, sys.argv[1])
import test_compile as toy
kernels, seen = toy.build()
print(toy.double_of(kernels, 4), bool(seen))
"""


def test_processes_that_build_at_once_leave_one_good_folder(cache):
    command = [sys.executable, "-c", BUILDER, str(Path(__file__).parent)]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    assert [process.communicate(timeout=120)[0].split()[0] for process in running] == ["8"] * 3
    assert [path.name.startswith("toy-") for path in cache.iterdir()] == [True]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, timeout=120)
    assert done.stdout.split() == ["8", "False"]


def test_old_folders_go_after_a_day(cache):
    yesterday = time.time() - 100_000
    for name, age in (("toy-old", yesterday), ("toy-new", time.time()), (".toy-work", yesterday), ("other-old", yesterday)):
        (cache / name).mkdir(parents=True)
        os.utime(cache / name, (age, age))
    build()
    left = {path.name for path in cache.iterdir()}
    assert left >= {"toy-new", "other-old"}
    assert not left & {"toy-old", ".toy-work"}


def test_the_environment_picks_the_backend(monkeypatch):
    monkeypatch.delenv("ZELLIGE_BACKEND", raising=False)
    assert compilation.backend() == "compiled"
    monkeypatch.setenv("ZELLIGE_BACKEND", "reference")
    assert compilation.backend() == "reference"


def test_where_machine_code_is_kept(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("ZELLIGE_CACHE", raising=False)
    assert compilation.cache_home() == tmp_path / "zellige"
    monkeypatch.setenv("ZELLIGE_CACHE", str(tmp_path / "own"))
    assert compilation.cache_home() == tmp_path / "own"


# --- how it is built --------------------------------------------------------------------------------------------------

def adding(amount):
    """A rule over a number, as games make them of their options."""
    @compilation.rule
    def add(value, times=1):
        return value + amount * times

    return add


ONE_MORE, ONE_MORE_AGAIN, TWO_MORE = adding(1), adding(1), adding(2)


def adds_up(state, out):
    """Calls rules by place and by name, with numbers of several widths."""
    out[0] = ONE_MORE(state.value) + ONE_MORE_AGAIN(state.pair[0], times=2) + TWO_MORE(value=out[0])
    return 5


def has_a_function_inside(state, out):
    """A function of its own, which Numba puts in its place."""
    def twice(value):
        return 2 * value

    out[0] = twice(state.value) + (1 if state.pair[0] in (3, 4) else 0)
    return 5


def test_rules_are_called_by_place_and_by_name_and_may_have_functions_inside(cache):
    kernels = [Kernel("adds_up", adds_up, (RECORD, OUT), answers=True),
               Kernel("has_a_function_inside", has_a_function_inside, (RECORD, OUT), answers=True)]
    for backend in (build(kernels)[0], interpret(kernels, DTYPE)):
        record, out = states(7)[0], np.array([10], np.int32)
        record.pair[0] = 3
        assert backend.adds_up(record, out) == 5
        assert out[0] == (7 + 1) + (3 + 2) + (10 + 2)
        assert backend.has_a_function_inside(record, out) == 5
        assert out[0] == 15


def test_rules_that_are_made_of_the_same_are_compiled_once(cache, monkeypatch):
    first, again, other = adding(11), adding(11), adding(12)

    def uses_all(state, out):
        out[0] = first(state.value) + again(state.value) + other(state.value)
        return 5

    compiled_functions = []
    compiler_of = building._compiler

    def watched(function):
        compiler = compiler_of(function)
        compile_it = compiler.compile
        compiler.compile = lambda *kinds: compiled_functions.append(function) or compile_it(*kinds)
        return compiler

    monkeypatch.setattr(building, "_compiler", watched)
    kernels, _ = build([Kernel("uses_all", uses_all, (RECORD, OUT), answers=True)])
    out = np.zeros(1, np.int32)
    assert kernels.uses_all(states(1)[0], out) == 5
    assert out[0] == 3 + 11 + 11 + 12
    assert len([function for function in compiled_functions if function in (first, again)]) == 1
    assert compiled_functions.count(other) == 1


def test_what_a_module_says_later_is_not_taken_for_what_it_said(cache, monkeypatch):
    """Two functions that are one to look at, but a constant they name was another when the first was built."""
    answers = []
    for width in (3, 4):
        monkeypatch.setattr(sys.modules[__name__], "WIDTH", width)

        def widen(state, out):
            out[0] = WIDTH * state.value
            return 5

        kernels, _ = build([Kernel("widen", widen, (RECORD, OUT), answers=True)])
        out = np.zeros(1, np.int32)
        kernels.widen(states(2)[0], out)
        answers.append(int(out[0]))
    assert answers == [6, 8]


WIDTH = 3
BESIDE = """
import sys
sys.path.insert(0, sys.argv[1])
import numpy as np, numba, test_compile as toy

@numba.njit
def before(values):
    return max(int(values[0]), min(len(values), 3))

assert sys.argv[2] != "before" or before(np.array([2.5])) == 2
kernels, seen = toy.build([toy.Kernel("longest", toy.longest, (toy.RECORD, toy.OUT), answers=True), *toy.KERNELS])

@numba.njit
def after(values):
    return max(int(values[1]), min(len(values), 9))

out = np.zeros(2, np.int32)
kernels.longest(toy.states(4)[0], out)
print(after(np.array([1.5, 7.5])), before(np.array([2.5])), toy.double_of(kernels, 4), out.tolist(), bool(seen))
"""


def longest(state, out):
    """Asks Numba's own functions, which programs of others may have asked for too."""
    out[0], out[1] = max(int(state.value), min(len(out), 3)), int(state.pair[0])
    return 5


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_program_may_use_numba_itself_beside(cache, when):
    """What was built leaves Numba as it was, for functions compiled before and after."""
    done = subprocess.run([sys.executable, "-c", BESIDE, str(Path(__file__).parent), when], stdout=subprocess.PIPE, text=True,
                          check=True, timeout=300)
    assert done.stdout.split("\n")[0] == "7 2 8 [4, 0] True"


def behind(inner, amount):
    """A rule that asks another."""
    @compilation.rule
    def ask(value):
        return inner(value) + amount

    return ask


LAST_OF_MANY = adding(1)
for number in range(8):
    LAST_OF_MANY = behind(LAST_OF_MANY, number)


def asks_many(state, out):
    """Asks a rule that asks a rule, and so on."""
    out[0] = LAST_OF_MANY(state.value)
    return 5


def test_rules_behind_rules_are_all_there(cache):
    """However far behind: what is joined before anybody calls it is not left out."""
    kernels, _ = build([Kernel("asks_many", asks_many, (RECORD, OUT), answers=True)])
    out = np.zeros(1, np.int32)
    assert kernels.asks_many(states(3)[0], out) == 5
    assert out[0] == 3 + 1 + sum(range(8))
