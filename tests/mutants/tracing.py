"""A pytest plugin: which test runs which line of the package, and how long it takes. ``ZELLIGE_TRACE``: the file to write.

A test that takes longer than ``LONGEST`` seconds of the processor is ended and called slow: it says nothing here.
"""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import coverage
import pytest

LONGEST = float(os.environ.get("ZELLIGE_TRACE_LONGEST", "2"))
_tests: dict[str, float] = {}
_slow: set[str] = set()
_failed: set[str] = set()
_watch = coverage.Coverage(data_file=None, include=[f"{Path.cwd()}/src/*"])


def pytest_sessionstart() -> None:
    _watch.start()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    began = time.process_time()
    _watch.switch_context(item.nodeid)
    try:
        return (yield)
    finally:
        _watch.switch_context("")
        _tests[item.nodeid] = time.process_time() - began


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Item) -> Iterator[object]:
    def stop(number: int, frame: Any) -> None:
        _slow.add(pyfuncitem.nodeid)
        pytest.skip("slow")  # the one exception that hypothesis lets through at once

    signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST, 1)  # again every second, should somebody have caught it
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        _failed.add(report.nodeid)


def pytest_sessionfinish() -> None:
    _watch.stop()
    data = _watch.get_data()
    lines = {
        Path(path).relative_to(Path.cwd() / "src" / "zellige").as_posix(): {
            row: sorted(set(contexts) - {""}) for row, contexts in data.contexts_by_lineno(path).items()}
        for path in data.measured_files()}
    found = {"tests": _tests, "slow": sorted(_slow), "failed": sorted(_failed), "lines": lines}
    Path(os.environ["ZELLIGE_TRACE"]).write_text(json.dumps(found), "utf-8")
