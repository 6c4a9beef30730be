"""The table rule -> test in docs/rules/medina.md is complete: each row has its tests, each rule test its row."""

from __future__ import annotations

import re

from rule_table import RuleTable

ABOUT_ALL_GAMES = {"test_vectors", "test_properties", "test_impossible", "test_rules_table", "test_left_out", "test_guide"}
TABLE = RuleTable("medina", ABOUT_ALL_GAMES)
SECTIONS = ("Contents", "Set-up", "Objective", "Turn of play", "Buildings", "Roofs", "Stables", "Merchants", "Walls",
            "Tea tiles", "The well", "Palace tiles", "Tower tiles", "End of the game", "Final scoring")
SHEET = {
    "1.": 6, "2.1.": 8, "2.2.": 6, "2.3.": 6, "2.4.": 5, "2.5.": 6, "3.": 8, "4.": 4, "6.": 2, "7.": 30, "10.": 10, "11.": 8,
}
"""How many numbered rulings each part of the fact sheet has, as far as they can be tested."""


def test_every_row_is_whole():
    TABLE.check_rows(more_than=130)


def test_every_row_names_tests_that_exist():
    TABLE.check_named_tests_exist()


def test_every_rule_test_has_a_row():
    TABLE.check_rule_tests_are_listed()


def test_every_section_of_the_rulebook_is_there():
    TABLE.check_sections(SECTIONS)


def test_every_ruling_is_there():
    cited = {number for row in TABLE.rows for number in re.findall(r"\b\d+(?:\.\d+)+\b", row[1])}
    for part, last in SHEET.items():
        assert {f"{part}{number}" for number in range(1, last + 1)} <= cited, part
    assert "2.6" in cited
    assert any(re.search(r"\b5\b", row[1]) for row in TABLE.rows)


def test_every_rule_test_says_which_rule():
    """The docstring starts with the section of the rulebook or the number of the sheet."""
    TABLE.check_docstrings((*SECTIONS, "Sheet "))
