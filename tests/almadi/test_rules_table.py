"""The table rule -> test in docs/rules/almadi.md is complete: each row has its tests, each rule test its row."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HOME = Path(__file__).parent
TABLE = (HOME.parents[1] / "docs" / "rules" / "almadi.md").read_text("utf-8")
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in TABLE.splitlines() if line.startswith("| ")]
RULES = [row for row in ROWS if row[0] != "rule"]
ABOUT_ALL_GAMES = {"test_vectors", "test_properties", "test_rules_table", "test_words", "test_players", "test_guide"}
SECTIONS = (
    "Components",
    "Setup",
    "A game turn",
    "Genie",
    "Moon",
    "Example of a round",
    "The objectives",
    "End of the game",
    "Scoring",
    "Jars",
    "Mosaics",
    "Objectives",
    "Rubies",
    "Victory",
    "Playing with characters",
    "Description of the objectives",
    "Description of the characters",
    "Solo sheet",
    "Scoring example",
)
CHARACTERS = (
    "Ali Shar",
    "Ali Cogia",
    "Aziz",
    "Aziza",
    "Dalila",
    "Dunya",
    "Dunyazad",
    "Harun al-Rashid",
    "Hindbad",
    "Khalifah",
    "The 40 thieves",
    "Shahryar",
    "Sheherazade",
    "Zobeide",
    "Zubaydah",
    "Abriza",
    "Aladdin",
    "Ali",
    "Ali Baba",
    "Badroulbador",
    "Hussain",
    "Jafar",
    "Morgiana",
    "Paribanou",
    "Zaynab",
    "Zumurrud",
)


def written_tests() -> dict[str, dict[str, str]]:
    """The docstrings of all tests by module and name."""
    found = {}
    for path in HOME.glob("test_*.py"):
        body = ast.parse(path.read_text("utf-8")).body
        found[path.stem] = {node.name: ast.get_docstring(node) or "" for node in body
                            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}
    return found


def named(row: list[str]) -> list[tuple[str, str]]:
    """The tests a row names."""
    return re.findall(r"`(test_\w+)::(test_\w+)`", row[2])


def test_every_row_is_whole():
    assert len(RULES) > 150
    assert len({row[0] for row in RULES}) == len(RULES)
    for row in RULES:
        assert len(row) == 3
        assert all(row)


def test_every_row_names_tests_that_exist():
    there = written_tests()
    for row in RULES:
        assert named(row), row[0]
        for module, name in named(row):
            assert name in there.get(module, {}), f"{row[0]}: {module}::{name}"


def test_every_rule_test_has_a_row():
    listed = {one for row in RULES for one in named(row)}
    for module, names in written_tests().items():
        if module not in ABOUT_ALL_GAMES:
            assert {(module, name) for name in names} <= listed


def test_every_section_and_every_character_is_there():
    for section in SECTIONS:
        assert any(section in row[1] for row in RULES), section
    for character in CHARACTERS:
        assert any(re.search(rf"\b{character}\b", row[1]) for row in RULES), character


def test_every_ruling_is_there():
    cited = " ".join(row[1] for row in RULES)
    for number in range(1, 26):
        assert re.search(rf"\bR{number}\b", cited), f"R{number}"
    for number in range(1, 9):
        assert re.search(rf"\b11\.{number}\b", cited), f"11.{number}"
    assert "C0" in cited


def test_every_rule_test_says_which_rule():
    """The docstring starts with the section of the rulebook or the number of the sheet."""
    for module, tests in written_tests().items():
        if module not in ABOUT_ALL_GAMES:
            for name, said in tests.items():
                assert said.startswith((*SECTIONS, "Sheet ")), f"{module}::{name}"
