"""The table rule -> test in docs/rules/medina.md is complete: each row has its tests, each rule test its row."""

from __future__ import annotations

from rule_table import RuleTable

ABOUT_ALL_GAMES = {"test_vectors", "test_properties", "test_impossible", "test_rules_table", "test_left_out", "test_guide",
                   "test_pad", "test_forced", "test_step"}
TABLE = RuleTable("medina", ABOUT_ALL_GAMES)
SECTIONS = ("Contents", "Set-up", "Objective", "Turn of play", "Buildings", "Roofs", "Stables", "Merchants", "Walls",
            "Tea tiles", "The well", "Palace tiles", "Tower tiles", "End of the game", "Final scoring")


def test_every_row_is_whole():
    TABLE.check_rows(more_than=130)


def test_every_row_names_tests_that_exist():
    TABLE.check_named_tests_exist()


def test_every_rule_test_has_a_row():
    TABLE.check_rule_tests_are_listed()


def test_every_section_of_the_rulebook_is_there():
    TABLE.check_sections(SECTIONS)


def test_every_source_is_there_to_be_read():
    TABLE.check_sources(SECTIONS)


def test_every_rule_test_says_which_rule():
    """The docstring starts with the section of the rulebook, or says that there is none."""
    TABLE.check_docstrings(SECTIONS)
