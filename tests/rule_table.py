"""The tables rule -> test in docs/rules: what each row names, and which tests a game's folder has."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection
from pathlib import Path

HOME = Path(__file__).parent
DOCS = HOME.parent / "docs" / "rules"
ELSEWHERE = ("our choice", "zellige", "the board", "the cards", "rulebook")
"""Sources that are no heading: the rulebook is silent, no rule, what the box shows, the chapter a row's own heading names."""


class RuleTable:
    """The table of one game beside the tests of its folder; ``about_all_games``: modules whose tests prove no single rule."""

    def __init__(self, game: str, about_all_games: Collection[str]) -> None:
        lines = (DOCS / f"{game}.md").read_text("utf-8").splitlines()
        cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]
        self.rows = [row for row in cells if row[0] != "rule"]
        """Rule, source, tests."""
        self.sources = [row[1] for row in self.rows]
        self._folder = HOME / game
        self._about_all_games = about_all_games

    def tests(self) -> dict[str, dict[str, str]]:
        """The docstrings of all tests by module and name."""
        found = {}
        for path in self._folder.glob("test_*.py"):
            body = ast.parse(path.read_text("utf-8")).body
            found[path.stem] = {node.name: ast.get_docstring(node) or "" for node in body
                                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}
        return found

    def rule_tests(self) -> dict[tuple[str, str], str]:
        """The docstrings of the tests that prove a rule, by (module, name)."""
        return {(module, name): said for module, tests in self.tests().items() if module not in self._about_all_games
                for name, said in tests.items()}

    def named(self, row: list[str]) -> list[tuple[str, str]]:
        """The tests a row names, as (module, name)."""
        return re.findall(r"`(test_\w+)::(test_\w+)`", row[2])

    # --- what every table promises ---

    def check_rows(self, more_than: int) -> None:
        """There are enough rows, no rule stands twice, and each has its three cells."""
        assert len(self.rows) > more_than
        assert len({row[0] for row in self.rows}) == len(self.rows)
        for row in self.rows:
            assert len(row) == 3
            assert all(row)

    def check_named_tests_exist(self) -> None:
        """Every row names at least one test, and only tests that exist."""
        there = self.tests()
        for row in self.rows:
            assert self.named(row), row[0]
            for module, name in self.named(row):
                assert name in there.get(module, {}), f"{row[0]}: {module}::{name}"

    def check_rule_tests_are_listed(self) -> None:
        """Every test that proves a rule stands in a row."""
        assert self.rule_tests().keys() - {one for row in self.rows for one in self.named(row)} == set()

    def check_sections(self, sections: Collection[str]) -> None:
        """Every section of the rulebook is the source of a row."""
        for section in sections:
            assert any(section in source for source in self.sources), section

    def check_sources(self, sections: Collection[str]) -> None:
        """Every source is a section of the rulebook, what follows from one, or a word for there being none."""
        for source in self.sources:
            for part in source.split("; "):
                assert part.removeprefix("follows from ").startswith((*sections, *ELSEWHERE)), source

    def check_docstrings(self, sections: Collection[str]) -> None:
        """Every test that proves a rule says first which one."""
        starts = (*sections, *(word.capitalize() for word in ELSEWHERE), "Follows from ")
        for test, said in self.rule_tests().items():
            assert said.startswith(starts), "::".join(test)
