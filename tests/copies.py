"""Copies of the tree that may be changed, and pytest in them: for rules made wrong on purpose and for mutants.

Whatever is tried stands in a copy, so that nothing here is ever edited.
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Any

ROOT = Path(__file__).parents[1]
COPIED = ("src", "tests", "examples", "docs", "pyproject.toml", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Makefile")
MEMORY = 8 * 2**30
"""Bytes a test run may take: what is wrong may ask for more and more."""


class Copy:
    """A copy of the tree that one worker may change."""

    def __init__(self, home: Path, name: str) -> None:
        self.root, self._cache = home / f"copy-{name}", home / "cache"
        shutil.rmtree(self.root, ignore_errors=True)
        self.root.mkdir(parents=True)
        ignored = shutil.ignore_patterns("__pycache__", "node_modules", "app", "pictures", ".hypothesis")
        for part in COPIED:
            if (ROOT / part).is_dir():
                shutil.copytree(ROOT / part, self.root / part, ignore=ignored)
            else:
                shutil.copy(ROOT / part, self.root / part)

    def build(self) -> None:
        """Fills the cache that all copies share: what a change leaves alone is not built again."""
        program = "import zellige; [game.kernels() for game in zellige.installed_games().values()]"
        subprocess.run([sys.executable, "-c", program], env=self._surroundings("compiled"), check=True)

    @contextmanager
    def changed(self, module: str, text: str) -> Iterator[None]:
        """The copy with another text in a file below the package, until the end of the block."""
        path = self.root / "src" / "zellige" / module
        before = path.read_text("utf-8")
        path.write_text(text, "utf-8")
        try:
            yield
        finally:
            path.write_text(before, "utf-8")

    def _surroundings(self, backend: str) -> dict[str, str]:
        paths = [self.root / "src", self.root / "examples/nim/src", self.root / "tests"]
        return os.environ | {"PYTHONPATH": os.pathsep.join(map(str, paths)), "PYTHONDONTWRITEBYTECODE": "1",
                             "ZELLIGE_BACKEND": backend, "ZELLIGE_CACHE": str(self._cache)}

    def pytest(self, *arguments: str, backend: str, seconds: float | None = None, **environment: str) -> tuple[int, str]:
        """The answer and the output of a test run that may use so many seconds of the processor."""
        def limits() -> None:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            if seconds is not None:
                resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 5))

        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-seed=0",
                   *arguments]
        surroundings = self._surroundings(backend) | environment
        done = subprocess.run(command, cwd=self.root, env=surroundings, preexec_fn=limits, check=False, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
        return done.returncode, done.stdout

    def chosen(self, tests: Iterable[str], **options: Any) -> tuple[int, str]:
        """Some tests by name, until the first that fails."""
        listed = self.root / "chosen.txt"
        listed.write_text("\n".join(tests), "utf-8")
        return self.pytest("-x", f"@{listed}", **options)


class Copies:
    """As many copies as there are workers; each works in whichever nobody else works in."""

    def __init__(self, home: Path, count: int) -> None:
        self._free: SimpleQueue[Copy] = SimpleQueue()
        for number in range(count):
            self._free.put(Copy(home, str(number)))

    @contextmanager
    def one(self) -> Iterator[Copy]:
        """A copy for the length of the block."""
        copy = self._free.get()
        try:
            yield copy
        finally:
            self._free.put(copy)
