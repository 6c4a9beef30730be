"""The table rule -> test in docs/rules/medina.md is complete: each row has its tests, each rule test its row."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HOME = Path(__file__).parent
TABLE = (HOME.parents[1] / "docs" / "rules" / "medina.md").read_text("utf-8")
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in TABLE.splitlines() if line.startswith("| ")]
RULES = [row for row in ROWS if row[0] != "rule"]
ABOUT_ALL_GAMES = {"test_vectors", "test_properties", "test_impossible", "test_rules_table"}
SECTIONS = ("Contents", "Set-up", "Objective", "Turn of play", "Buildings", "Roofs", "Stables", "Merchants", "Walls",
            "Tea tiles", "The well", "Palace tiles", "Tower tiles", "End of the game", "Final scoring")
SHEET = {
    "1.": 6, "2.1.": 8, "2.2.": 6, "2.3.": 6, "2.4.": 5, "2.5.": 6, "3.": 8, "4.": 4, "6.": 2, "7.": 30, "10.": 10, "11.": 8,
}
"""How many numbered rulings each part of the fact sheet has, as far as they can be tested."""


def written_tests() -> dict[str, set[str]]:
    """The names of all tests by module."""
    found = {}
    for path in HOME.glob("test_*.py"):
        body = ast.parse(path.read_text("utf-8")).body
        found[path.stem] = {node.name for node in body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}
    return found


def named(row: list[str]) -> list[tuple[str, str]]:
    """The tests a row names."""
    return re.findall(r"`(test_\w+)::(test_\w+)`", row[2])


def test_every_row_is_whole():
    assert len(RULES) > 130
    assert len({row[0] for row in RULES}) == len(RULES)
    for row in RULES:
        assert len(row) == 3
        assert all(row)


def test_every_row_names_tests_that_exist():
    there = written_tests()
    for row in RULES:
        assert named(row), row[0]
        for module, name in named(row):
            assert name in there.get(module, ()), f"{row[0]}: {module}::{name}"


def test_every_rule_test_has_a_row():
    listed = {one for row in RULES for one in named(row)}
    for module, names in written_tests().items():
        if module not in ABOUT_ALL_GAMES:
            assert {(module, name) for name in names} <= listed


def test_every_section_of_the_rulebook_is_there():
    for section in SECTIONS:
        assert any(section in row[1] for row in RULES), section


def test_every_ruling_is_there():
    cited = {number for row in RULES for number in re.findall(r"\b\d+(?:\.\d+)+\b", row[1])}
    for part, last in SHEET.items():
        assert {f"{part}{number}" for number in range(1, last + 1)} <= cited, part
    assert "2.6" in cited
    assert any(re.search(r"\b5\b", row[1]) for row in RULES)


def test_every_rule_test_says_which_rule():
    """The docstring starts with the section of the rulebook or the number of the sheet."""
    for path in HOME.glob("test_*.py"):
        if path.stem in ABOUT_ALL_GAMES:
            continue
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                said = ast.get_docstring(node) or ""
                assert said.startswith((*SECTIONS, "Sheet ")), node.name
