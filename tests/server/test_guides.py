"""Every guide: whatever is refused or counted has its place in it, names stand in both languages, nothing is left unsaid."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from zellige.core.game import Column, Game
from zellige.core.language import LANGUAGES, language
from zellige.core.registry import get, installed_games
from zellige.server.guides import TOPICS, guide

GAMES = [name for name in installed_games() if (get(name).home / "guide").is_dir()]


@cache
def told(name: str, code: str) -> Any:
    return guide(name, code)


def anchors(name: str, code: str) -> list[str]:
    return [part["id"] for section in told(name, code)["sections"] for part in (section, *section["entries"])]


def columns(game: Game) -> list[Column]:
    """Every column of every table of a game."""
    choices = [{}, *({option.name: value} for option in game.options for value in option.values)]
    return [column for seats in game.seat_counts for chosen in choices for column in game.columns(game.new(seats, 1, chosen))]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_and_every_line_of_a_score_has_an_anchor(name: str, code: str) -> None:
    game, topics, places = get(name), told(name, code)["topics"], anchors(name, code)
    assert len(places) == len(set(places))
    wanted = {message for message in language(code, game.home).messages() if message.startswith(TOPICS)}
    for column in columns(game):
        wanted |= {f"column-{column.name}", *(f"term-{rule.replace(' ', '-')}" for rule in column.rules)}
    assert sorted(wanted - topics.keys()) == []
    assert {anchor for anchor in topics.values() if anchor not in places} == set()
    assert [topic for topic in topics.keys() - wanted if not any(one.startswith(f"{topic}-") for one in wanted)] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_guide_is_whole_in_both_languages(name: str) -> None:
    for code in LANGUAGES:
        shown = json.dumps({key: value for key, value in told(name, code).items() if key != "topics"})
        messages = language(code, get(name).home).messages()
        assert [message for message in messages if f'"{message}"' in shown or f'"{message}.' in shown] == []
    one, other = (anchors(name, code) for code in LANGUAGES)
    assert one == other
    for word in told(name, "en")["glossary"]:
        assert len(word["names"]) == len(LANGUAGES)
        assert all(word["names"])
        assert word["at"] in one


@pytest.mark.parametrize("name", GAMES)
def test_every_text_of_a_guide_is_shown(name: str) -> None:
    game = get(name)
    kept = (game.home / "guide" / "sections.json").read_text("utf-8")
    texts = {message.removeprefix("guide-") for message in language("en", game.home).messages() if message.startswith("guide-")}
    assert {text for text in texts - {"title"} if f'"{text}"' not in kept and f'"guide-{text}' not in kept} == set()
