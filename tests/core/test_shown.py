"""Text from outside as it is shown: nothing for a terminal to obey, nothing that turns a sentence around."""

from __future__ import annotations

import sys
import unicodedata

import pytest

from zellige.core.shown import isolated, quoted, shown


def test_every_letter_stays_and_no_control_character_does():
    for number in range(sys.maxunicode + 1):
        letter = chr(number)
        said = shown(letter)
        assert said == (letter if unicodedata.category(letter) not in ("Cc", "Cs", "Zl", "Zp") else said)
        assert unicodedata.category(said) not in ("Cc", "Cs", "Zl", "Zp"), hex(number)
        said.encode("utf-8")


@pytest.mark.parametrize(("text", "said"), [
    ("Ada", "Ada"), ("Björn", "Björn"), ("A\x1b[31mda\x07", "A\ufffd[31mda\ufffd"), ("A\r\nda\u2028", "A da "),
    ("A\ud800", "A\ufffd"), ("\x9b2J", "\ufffd2J"),
    ("\u05d0\u200f", "\u05d0\u200f"), ("\U0001f469\u200d\U0001f469", "\U0001f469\u200d\U0001f469")])
def test_what_is_shown(text, said):
    assert shown(text) == said


@pytest.mark.parametrize(("text", "said"), [
    ("Ada", "Ada"), ("Médina", "Médina"), ("\U0001f469\u200d\U0001f469", "\U0001f469\u200d\U0001f469"),
    ("\u05d0\u05d1", "\u2068\u05d0\u05d1\u2069"), ("A\u200e", "\u2068A\u200e\u2069"), ("A\u202eda", "\u2068A\u202eda\u2069"),
    ("A\u2069da", "\u2068Ada\u2069"), ("A\u2067da", "\u2068A\u2067da\u2069\u2069"),
    ("\u2067a\u2069\u2069b", "\u2068\u2067a\u2069b\u2069"), ("\u05d0\n\x1b", "\u2068\u05d0 \ufffd\u2069")])
def test_what_turns_the_direction_is_shut_in(text, said):
    """Between FSI and PDI, and nothing inside ends that or outlives it."""
    assert isolated(text) == said


@pytest.mark.parametrize(("text", "said"), [
    ("S1", "S1"), ("S 1 ", "S 1 "), ("S1\n", r"S1\n"), ("S1\r\n\t", r"S1\r\n\t"), ("\x1b[2J\x7f", r"\u001b[2J\u007f"),
    ("S1\u200b", r"S1\u200b"), ("S\xad1", r"S\u00ad1"), ("S1\xa0", r"S1\u00a0"), ("\ufeffS1", r"\ufeffS1"),
    ("S1\u200d", r"S1\u200d"), ("S1\ufe0f", r"S1\ufe0f"), ("S1\u2028", r"S1\u2028"), ("S1\u3164", r"S1\u3164"),
    ("S1\ud800", r"S1\ud800"), ("S\u202e1", r"S\u202e1"), ("S1\U000e0041", r"S1\ue0041"),
    ("Médina", "Médina"), ("\u2764\ufe0f", "\u2764\ufe0f"), ("\U0001f469\u200d\U0001f469", "\U0001f469\u200d\U0001f469"),
    ("\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u200c\u062e")])
def test_nothing_that_an_error_repeats_is_invisible(text, said):
    """Or what is refused looks like the right name; what shapes the letters of a script stays with them."""
    assert quoted(text) == said
