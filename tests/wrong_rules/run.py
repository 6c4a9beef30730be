"""Rules made wrong on purpose, one at a time, each beside the test that must notice: ``make wrong-rules``.

The rules stand in GAME.toml of this folder: ``rule`` says in words what is wrong, ``file`` (below ``src/zellige/games/GAME``)
holds the text ``right`` once, which becomes ``wrong``; ``test`` (MODULE::NAME, as in docs/rules) must fail then. Each is tried
on a copy of the tree, interpreted. Words after the command choose rules.
"""

from __future__ import annotations

import os
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

HOME = Path(__file__).parent
sys.path.insert(0, str(HOME.parent))

from copies import ROOT, Copies  # noqa: E402

PACKAGE = ROOT / "src" / "zellige"
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
        return f"tests/{self.game}/{module}.py::{name}"

    def try_it(self, copies: Copies) -> int:
        """Runs the test where the rule is wrong; pytest's answer."""
        text = (PACKAGE / self.path).read_text("utf-8").replace(self.right, self.wrong)
        with copies.one() as copy, copy.changed(str(self.path), text):
            return copy.chosen([self.node], backend="reference")[0]


def wrong_rules() -> list[WrongRule]:
    """All of them, game by game."""
    return [WrongRule(game=path.stem, **one) for path in sorted(HOME.glob("*.toml"))
            for one in tomllib.loads(path.read_text("utf-8"))["wrong"]]


def main(words: list[str]) -> int:
    """Tries the rules whose game, words or test hold all the words; 1 when one was not noticed."""
    chosen = [one for one in wrong_rules() if all(word in f"{one.game} {one.rule} {one.test}" for word in words)]
    unnoticed = 0
    count = min(os.cpu_count() or 1, max(1, len(chosen)))
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(count) as workers:
        answers = workers.map(partial(WrongRule.try_it, copies=Copies(Path(folder), count)), chosen)
        for one, answer in zip(chosen, answers, strict=True):
            if answer != FAILED:
                unnoticed += 1
                problem = "not noticed" if answer == 0 else "could not be tried"
                print(f"{problem}: {one.game}, {one.rule} ({one.test})", flush=True)
    print(f"{len(chosen)} wrong rules, {unnoticed} not noticed")
    return int(unnoticed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
