"""Every name, reason and problem of Five Tribes is written in both languages, and nothing that nobody says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from zellige.core.language import LANGUAGES, language
from zellige.games.five_tribes import GAME
from zellige.games.five_tribes.components import DJINNS
from zellige.games.five_tribes.sheet import LINES


def messages(code: str, start: str) -> set[str]:
    text = (GAME.home / "locale" / f"{code}.ftl").read_text("utf-8")
    return set(re.findall(rf"^{start}-([a-z-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_reason_or_event_of_the_code_lacks_its_message(code):
    """And no message is left over."""
    home = Path(GAME.home)
    reasons = {
        found.replace(".", "-") for found in re.findall(r'"([a-z]+\.[a-z-]+)"', (home / "reasons.py").read_text("utf-8"))
    }
    built = {"place-palm-first", "place-palace-first"}
    assert messages(code, "reason") == (reasons | built)
    problems = set(re.findall(r'refuse\(\s*"([a-z-]+)"', (home / "position.py").read_text("utf-8")))
    counted = {f"count-{what}" for what in ("meeples", "cards", "djinns", "palms", "palaces", "camels", "markers")}
    assert messages(code, "problem") == problems | counted


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_name_a_screen_asks_for_is_there(code):
    words = language(code, GAME.home)
    needed = [f"term-{rule}" for rule in LINES]
    needed += [f"djinn-{djinn.replace('_', '-')}{part}" for djinn in DJINNS for part in ("", ".text")]
    needed += [f"option-{option.name}-{value}" for option in GAME.options for value in option.values]
    needed += [f"step-{step}" for step in ("move", "tribe", "tile", "finish")]
    assert [message for message in needed if not words.has(message)] == []


def test_the_fakir_is_called_fakir_in_both_languages():
    """Zellige: the later printing's name; the French aid says Esclave."""
    for code in LANGUAGES:
        assert "esclave" not in (GAME.home / "locale" / f"{code}.ftl").read_text("utf-8").lower()
