"""The table rule -> test in docs/rules/almadi.md is complete: each row has its tests, each rule test its row."""

from __future__ import annotations

import re

from rule_table import RuleTable

ABOUT_ALL_GAMES = {"test_vectors", "test_properties", "test_rules_table", "test_words", "test_slots", "test_guide",
                   "test_guide_content", "test_forced", "test_pad", "test_view"}
TABLE = RuleTable("almadi", ABOUT_ALL_GAMES)
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
    "Solo game",
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


def test_every_row_is_whole():
    TABLE.check_rows(more_than=150)


def test_every_row_names_tests_that_exist():
    TABLE.check_named_tests_exist()


def test_every_rule_test_has_a_row():
    TABLE.check_rule_tests_are_listed()


def test_every_section_and_every_character_is_there():
    TABLE.check_sections(SECTIONS)
    for character in CHARACTERS:
        assert any(re.search(rf"\b{character}\b", row[1]) for row in TABLE.rows), character


def test_every_source_is_there_to_be_read():
    TABLE.check_sources(SECTIONS)


def test_every_rule_test_says_which_rule():
    """The docstring starts with the section of the rulebook, or says that there is none."""
    TABLE.check_docstrings(SECTIONS)
