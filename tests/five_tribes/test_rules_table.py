"""The table rule -> test in docs/rules/five_tribes.md is complete: each row has its tests, each rule test its row."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HOME = Path(__file__).parent
TABLE = (HOME.parents[1] / "docs" / "rules" / "five_tribes.md").read_text("utf-8")
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in TABLE.splitlines() if line.startswith("| ")]
RULES = [row for row in ROWS if row[0] != "rule"]
ABOUT_ALL_GAMES = {
    "test_vectors",
    "test_properties",
    "test_position",
    "test_words",
    "test_players",
    "test_rules_table",
    "test_guide",
    "test_view",
    "test_format",
}
SECTIONS = (
    "Enchère",
    "Pion",
    "Déplacez",
    "Contrôle",
    "Vizirs",
    "Sages",
    "Marchands",
    "Bâtisseurs",
    "Assassins",
    "Oasis",
    "Village",
    "Petit marché",
    "Grand marché",
    "Lieu sacré",
    "Vente",
    "Nettoyage",
    "Fin du jeu",
    "Al-Amin",
    "Anun-Mak",
    "Ba'al",
    "Boaz",
    "Bouraq",
    "Echidna",
    "Enki",
    "Hagis",
    "Haurvatat",
    "Ibus",
    "Jafar",
    "Kandicha",
    "Kumarbi",
    "Lamia",
    "Leta",
    "Marid",
    "Monkir",
    "Nekir",
    "Shamhat",
    "Sibittis",
    "Swar",
    "Utub",
)
"""Every heading of the player aid, as it is printed."""
NUMBERED = {"O": 12, "J": 19, "7.": 37, "9.": 8, "10.": 12}
"""How many rulings of each kind there are."""


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
    assert len(RULES) > 120
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


def test_every_heading_of_the_rulebook_is_there():
    for section in SECTIONS:
        assert any(section in row[1] for row in RULES), section


def test_every_ruling_is_there():
    cited = {part.strip() for row in RULES for part in re.split(r"[;,]", row[1])}
    for part, last in NUMBERED.items():
        missing = {f"{part}{number}" for number in range(1, last + 1)} - cited
        assert not missing
