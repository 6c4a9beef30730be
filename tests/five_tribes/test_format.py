"""The page docs/formats/five_tribes.md is true: its position loads, its fields and its notation are those there are."""

from __future__ import annotations

import json
import re
from pathlib import Path

import zellige
from zellige.core import document
from zellige.games.five_tribes import GAME

PAGE = (Path(__file__).parents[2] / "docs" / "formats" / "five_tribes.md").read_text("utf-8")


def test_the_position_on_the_page_can_be_loaded():
    (block,) = re.findall(r"^```json\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    match = zellige.load(json.loads(block), partial=True)
    assert match.legal() == ["drop b2 green", "drop c1 green"]
    match.play("drop b2 green")
    match.play("drop b1 white")
    assert match.position()["captured"] == {"tile": "b1", "colour": "white", "count": 2}


def test_every_field_of_a_position_is_explained():
    schema = document.schema(GAME.home)
    fields = {*schema["properties"], *schema["$defs"]["player"]["properties"]} - {"game", "format"}
    assert [field for field in sorted(fields) if f"`{field}`" not in PAGE] == []


def test_every_action_on_the_page_is_notation():
    state = GAME.new(2, 1)
    table = PAGE[PAGE.index("## Actions") :]
    actions = [text for text in re.findall(r"`([^`]+)`", table) if text.count(" ") and "..." not in text]
    assert len(actions) > 30
    assert [text for text in actions if GAME.describe(state, GAME.parse(state, text)) != text] == []
