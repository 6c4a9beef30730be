"""The table rule -> test in docs/rules/five_tribes.md is complete: each row has its tests, each rule test its row."""

from __future__ import annotations

from rule_table import RuleTable

ABOUT_ALL_GAMES = {
    "test_vectors",
    "test_properties",
    "test_position",
    "test_words",
    "test_rules_table",
    "test_guide",
    "test_ways",
    "test_view",
    "test_format",
    "test_left_out",
    "test_pad",
    "test_whole_turns",
    "test_forced",
}
TABLE = RuleTable("five_tribes", ABOUT_ALL_GAMES)
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


def test_every_row_is_whole():
    TABLE.check_rows(more_than=120)


def test_every_row_names_tests_that_exist():
    TABLE.check_named_tests_exist()


def test_every_rule_test_has_a_row():
    TABLE.check_rule_tests_are_listed()


def test_every_heading_of_the_rulebook_is_there():
    TABLE.check_sections(SECTIONS)


def test_every_source_is_there_to_be_read():
    TABLE.check_sources((*SECTIONS, "Set-up", "Actions des"))
