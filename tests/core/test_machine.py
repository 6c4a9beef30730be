"""No more processes than cores, nor than half of the free memory holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from zellige.core import machine

FREE_800 = "MemTotal:  8000000 kB\nMemFree:  90000 kB\nMemAvailable:  819200 kB\n"


@pytest.mark.parametrize(("cores", "size", "expected"), [(8, 100, 4), (2, 100, 2), (8, 400, 1), (8, 401, 0)])
def test_cores_and_memory_bound_the_processes(
        monkeypatch: pytest.MonkeyPatch, tmp_path: Path, cores: int, size: int, expected: int) -> None:
    said = tmp_path / "meminfo"
    said.write_text(FREE_800, "ascii")
    monkeypatch.setattr(machine, "_MEMORY", said)
    monkeypatch.setattr(machine, "cores", lambda: cores)
    assert machine.processes(size) == expected


def test_where_the_system_does_not_say_the_cores_count(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(machine, "_MEMORY", tmp_path / "missing")
    monkeypatch.setattr(machine.os, "sched_getaffinity", lambda process: set(range(3)), raising=False)
    assert machine.processes(10**6) == 3
