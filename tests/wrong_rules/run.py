"""Rules made wrong on purpose, one at a time, each beside the test that must notice: ``make wrong-rules``.

The rules stand in GAME.toml of this folder: ``rule`` says in words what is wrong, ``file`` (below ``src/zellige/games/GAME``)
holds the text ``right`` once, which becomes ``wrong``; ``test`` (MODULE::NAME, as in docs/rules) must fail then. Each is tried
on a copy of the package, interpreted, so that nothing here is ever edited. Words after the command choose rules.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

HOME = Path(__file__).parent
TESTS = HOME.parent
PACKAGE = TESTS.parent / "src" / "zellige"
FAILED = 1
"""pytest's answer when a test failed; anything else but 0 means that it could not be run."""


@dataclass(frozen=True)
class WrongRule:
    """A rule, how to break it, and who must notice."""

    game: str
    rule: str
    file: str
    right: str
    wrong: str
    test: str

    @property
    def path(self) -> Path:
        """The file below the package."""
        return Path("games", self.game, self.file)

    @property
    def node(self) -> str:
        """The test as pytest names it."""
        module, name = self.test.split("::")
        return f"{TESTS / self.game / module}.py::{name}"

    def try_it(self) -> int:
        """Runs the test against a copy of the package with the wrong rule; pytest's answer."""
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder, "zellige")
            shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("app", "__pycache__"))
            source = copy / self.path
            source.write_text(source.read_text("utf-8").replace(self.right, self.wrong), "utf-8")
            paths = os.pathsep.join(filter(None, [folder, os.environ.get("PYTHONPATH")]))
            asked = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", self.node]
            surroundings = {**os.environ, "PYTHONPATH": paths, "ZELLIGE_BACKEND": "reference", "PYTHONDONTWRITEBYTECODE": "1"}
            return subprocess.run(asked, cwd=TESTS.parent, env=surroundings, capture_output=True, check=False).returncode


def wrong_rules() -> list[WrongRule]:
    """All of them, game by game."""
    return [WrongRule(game=path.stem, **one) for path in sorted(HOME.glob("*.toml"))
            for one in tomllib.loads(path.read_text("utf-8"))["wrong"]]


def main(words: list[str]) -> int:
    """Tries the rules whose game, words or test hold all the words; 1 when one was not noticed."""
    chosen = [one for one in wrong_rules() if all(word in f"{one.game} {one.rule} {one.test}" for word in words)]
    unnoticed = 0
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        for one, answer in zip(chosen, workers.map(WrongRule.try_it, chosen), strict=True):
            if answer != FAILED:
                unnoticed += 1
                problem = "not noticed" if answer == 0 else "could not be tried"
                print(f"{problem}: {one.game}, {one.rule} ({one.test})", flush=True)
    print(f"{len(chosen)} wrong rules, {unnoticed} not noticed")
    return int(unnoticed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
