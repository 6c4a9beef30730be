"""What all tests share."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from itertools import groupby

import pytest
from hypothesis import settings

settings.register_profile("zellige", deadline=None)  # a busy machine is not a wrong answer
settings.load_profile("zellige")


@pytest.fixture(autouse=True)
def no_loop_of_another(request: pytest.FixtureRequest) -> Iterator[None]:
    """Playwright leaves its event loop running in the thread between its calls: only the browser's tests should meet it."""
    loop = asyncio._get_running_loop()
    if loop is None or request.path.parent.name == "browser":
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests read English, whatever the machine speaks; what a test changes about that ends with it."""
    monkeypatch.setenv("ZELLIGE_LANG", "en")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests first, files whole: each process is given an equal share of the list, and each share begins with long ones."""
    whole = [item for item in items if "whole_game" in item.name]
    files = [list(tests) for _, tests in groupby((item for item in items if item not in whole), key=lambda item: item.path)]
    files.sort(key=lambda tests: tests[0].path.parent.name != "browser")
    shares: list[list[pytest.Item]] = [[] for _ in range(int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))]
    for tests in [*([item] for item in whole), *files]:
        min(shares, key=len).extend(tests)
    items[:] = [item for share in shares for item in share]
