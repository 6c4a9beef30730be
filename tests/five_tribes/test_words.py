"""Reasons, events, prompts and score lines: all of them can be said, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from zellige.core.game import CHANCE, NOBODY, State
from zellige.core.language import LANGUAGES, language
from zellige.core.rng import below, stream
from zellige.games.five_tribes import GAME
from zellige.games.five_tribes.actions import ACTIONS, kind_of
from zellige.games.five_tribes.components import DJINNS
from zellige.games.five_tribes.scoring import TERMS

from .drawing import options as other_options


def walk(seats: int, seed: int, options: dict[str, Any]) -> list[tuple[State, int, State]]:
    """Every action of a random game, with the positions before and after."""
    kernels, words = GAME.kernels(), stream(seed, "walk")
    out, likely = np.zeros(GAME.longest_legal, np.int32), np.zeros(GAME.longest_legal, np.int32)
    state, found = GAME.new(seats, seed, options), []
    while kernels.to_move(state) != NOBODY:
        before = GAME.copy(state)
        if kernels.to_move(state) == CHANCE:
            action = int(kernels.draw(state, out, likely, words))
        else:
            n = int(kernels.legal(state, out))
            later = [int(each) for each in out[:n] if kind_of(int(each)) in ("use", "djinn", "keep", "kill-held")]
            action = later[below(words, len(later))] if later and below(words, 2) else int(out[below(words, n)])
        kernels.apply(state, action)
        found.append((before, action, GAME.copy(state)))
    return found


GAMES = [(2, 3, {}), (3, 4, {}), (4, 5, other_options()), (2, 6, {"open_coins_and_cards": "yes"})]


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_every_event_and_prompt_can_be_said(seats, seed, options):
    """The first event is the decision; events of a masked position can be said too."""
    said = [language(code, GAME.home) for code in LANGUAGES]
    kinds: Counter[str] = Counter()
    for number, (before, action, after) in enumerate(walk(seats, seed, options)):
        for eye in (None, number % seats) if number % 3 == 0 else (None,):
            seen = (before, after) if eye is None else (GAME.masked(before, eye), GAME.masked(after, eye))
            for event in GAME.narrate(seen[0], action, seen[1]):
                kinds[event.kind] += 1
                for words in said:
                    assert words.event(event).strip()
        prompt = GAME.view(after, 0)["prompt"] if number % 5 == 0 else {"title": None, "detail": None}
        for part in (prompt["title"], prompt["detail"]):
            if part is not None:
                assert all(words.say(part["say"], **part["params"]) for words in said)
    assert len(kinds) > 12


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_an_action_is_legal_exactly_when_there_is_no_reason_against_it(seats, seed, options):
    """Each reason has a sentence and a section of the rulebook in both languages."""
    said = [language(code, GAME.home) for code in LANGUAGES]
    rng, told = np.random.default_rng(seed), set()
    for before, _, _ in walk(seats, seed, options)[::9]:
        legal = set(GAME.legal_actions(before))
        for action in {*rng.integers(0, ACTIONS, 60).tolist(), *legal}:
            reason = GAME.reason(before, int(action))
            assert (reason is None) == (action in legal)
            if reason is not None and (reason.rule, str(reason.params)) not in told:
                told.add((reason.rule, str(reason.params)))
                assert all(all(words.reason(reason)) for words in said)
    assert len({rule for rule, _ in told}) > 5


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
    needed = [f"term-{rule}" for rule in TERMS]
    needed += [f"djinn-{djinn.replace('_', '-')}{part}" for djinn in DJINNS for part in ("", ".text")]
    needed += [f"option-{option.name}-{value}" for option in GAME.options for value in option.values]
    needed += [f"step-{step}" for step in ("move", "tribe", "tile", "finish")]
    assert [message for message in needed if not words.has(message)] == []


def test_the_fakir_is_called_fakir_in_both_languages():
    """Issue: the later printing's name; the French aid says Esclave."""
    for code in LANGUAGES:
        assert "esclave" not in (GAME.home / "locale" / f"{code}.ftl").read_text("utf-8").lower()
