"""The cache of machine code: true to its sources, built again when damaged, safe when several processes build."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from zellige.core import compile as compilation
from zellige.core.compile import Kernel, Kernels, compiled, interpret

DTYPE = np.dtype((np.record, [("value", np.int32), ("pair", np.int8, (2,))]))


def double(state, out):
    """Writes twice the value."""
    out[0] = 2 * state.value
    state.pair[1] += 1
    return 5


def triple(state, out):
    """Writes three times the value."""
    out[0] = 3 * state.value
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


KERNELS = [Kernel("double", double, ("State", "Ints"), answers=True),
           Kernel("total", total, ("States", "Reals", "Words", "int", "float"), answers=True)]


@pytest.fixture
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("ZELLIGE_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def source(tmp_path):
    path = tmp_path / "rules.py"
    path.write_text("first")
    return path


def build(source: Path, kernels: list[Kernel] | None = None) -> tuple[Kernels, list[tuple[int, int, str]]]:
    seen: list[tuple[int, int, str]] = []
    made = compiled("toy", kernels or KERNELS, DTYPE, [source], lambda *step: seen.append(step))
    return made, seen


def states(*values: int) -> np.ndarray:
    found = np.zeros(len(values), DTYPE)
    found["value"] = values
    return found


def double_of(kernels: Kernels, value: int) -> int:
    out = np.zeros(1, np.int32)
    assert kernels.double(states(value)[0], out) == 5
    return int(out[0])


def test_every_kind_of_argument_arrives(cache, source):
    kernels, _ = build(source)
    record, out = states(21)[0], np.zeros(1, np.int32)
    assert kernels.double(record, out) == 5
    assert (out[0], record.pair.tolist()) == (42, [0, 1])
    reals = np.zeros(1, np.float64)
    assert kernels.total(states(1, 2, 3), reals, np.array([10, 20], np.int64), 2, 1.25) == 72
    assert reals[0] == 2.5
    assert kernels.names() == ["double", "total"]
    assert (kernels.backend, interpret(KERNELS).backend) == ("compiled", "reference")
    assert kernels.double.__doc__ == double.__doc__


def test_wrong_arguments_are_refused_before_any_machine_code_runs(cache, source):
    kernels, _ = build(source)
    with pytest.raises(TypeError, match="2 arguments"):
        kernels.double(states(1)[0])
    with pytest.raises(TypeError, match="Ints"):
        kernels.double(states(1)[0], np.zeros(1, np.int64))
    with pytest.raises(TypeError, match="contiguous"):
        kernels.double(states(1)[0], np.zeros(4, np.int32)[::2])
    with pytest.raises(AttributeError):
        kernels.quadruple  # noqa: B018


def test_progress_is_reported_while_building_and_only_then(cache, source):
    _, seen = build(source)
    assert [name for _, _, name in seen] == ["", "double", "total", "machine code", ""]
    assert [done for done, _, _ in seen] == [0, 0, 1, 2, 3]
    assert {every for _, every, _ in seen} == {3}
    assert build(source)[1] == []


def test_a_changed_source_is_built_again(cache, source):
    kernels, _ = build(source)
    assert double_of(kernels, 4) == 8
    source.write_text("second")
    changed, seen = build(source, [Kernel("double", triple, ("State", "Ints"), answers=True)])
    assert seen
    assert double_of(changed, 4) == 12
    source.write_text("first")
    again, seen = build(source)
    assert (double_of(again, 4), seen) == (8, [])


@pytest.mark.parametrize("damage", ["object", "index", "no object", "no index", "empty index", "no folder"])
def test_a_damaged_cache_is_built_again(cache, source, damage):
    build(source)
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
    kernels, seen = build(source)
    assert seen
    assert double_of(kernels, 4) == 8
    assert build(source)[1] == []
    assert [path.name for path in cache.iterdir()] == [folder.name]


def test_where_nothing_can_be_written_it_works_all_the_same(tmp_path, source, monkeypatch):
    (tmp_path / "occupied").write_text("a file where the folder should be")
    monkeypatch.setenv("ZELLIGE_CACHE", str(tmp_path / "occupied"))
    kernels, seen = build(source)
    assert seen
    assert double_of(kernels, 4) == 8


BUILDER = """
import sys, pathlib
sys.path.insert(0, sys.argv[1])
import test_compile as toy
kernels, seen = toy.build(pathlib.Path(sys.argv[2]))
print(toy.double_of(kernels, 4), bool(seen))
"""


def test_processes_that_build_at_once_leave_one_good_folder(cache, source):
    command = [sys.executable, "-c", BUILDER, str(Path(__file__).parent), str(source)]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    assert [process.communicate(timeout=120)[0].split()[0] for process in running] == ["8"] * 3
    assert [path.name.startswith("toy-") for path in cache.iterdir()] == [True]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, timeout=120)
    assert done.stdout.split() == ["8", "False"]


def test_old_folders_go_after_a_day(cache, source):
    import os
    import time

    yesterday = time.time() - 100_000
    for name, age in (("toy-old", yesterday), ("toy-new", time.time()), (".toy-work", yesterday), ("other-old", yesterday)):
        (cache / name).mkdir(parents=True)
        os.utime(cache / name, (age, age))
    build(source)
    left = {path.name for path in cache.iterdir()}
    assert left >= {"toy-new", "other-old"}
    assert not left & {"toy-old", ".toy-work"}


def test_the_environment_picks_the_backend(monkeypatch):
    monkeypatch.delenv("ZELLIGE_BACKEND", raising=False)
    assert compilation.backend() == "compiled"
    monkeypatch.setenv("ZELLIGE_BACKEND", "reference")
    assert compilation.backend() == "reference"
