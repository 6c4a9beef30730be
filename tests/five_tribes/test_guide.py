"""The short guide and the first steps: both languages say the same, pictures load, every step of the tour can be played."""

from __future__ import annotations

import json

import pytest

import zellige
from zellige.core.language import LANGUAGES
from zellige.games.five_tribes import GAME
from zellige.games.five_tribes.components import TILE_NAMES

SECTIONS = json.loads((GAME.home / "guide" / "sections.json").read_text("utf-8"))
TOURS = {code: json.loads((GAME.home / "guide" / f"{code}.json").read_text("utf-8")) for code in LANGUAGES}


def test_both_languages_have_the_same_steps():
    english, french = (TOURS[code] for code in LANGUAGES)
    for one, other in zip(english["tour"], french["tour"], strict=True):
        assert (one["id"], one["expect"]) == (other["id"], other["expect"])
    assert english["tour_position"] == french["tour_position"]


def test_pictures_load_and_mark_tiles():
    pictures = [picture for section in SECTIONS for picture in section.get("pictures", ())]
    assert len(pictures) == 4
    for picture in pictures:
        view = GAME.view(GAME.position(picture["position"], partial=True), None)
        marked = {tile for tiles in picture["marks"].values() for tile in tiles}
        assert marked <= set(view["tiles"]) == set(TILE_NAMES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_tour_can_be_played_from_a_whole_box(code):
    guide = TOURS[code]
    match = zellige.load(guide["tour_position"], seed=1)
    for step in guide["tour"]:
        assert set(step["cells"]) <= set(TILE_NAMES)
        if step["expect"]:
            assert match.seat == 1
            match.play(step["expect"]["action"])
    assert match.position()["players"][0]["coins"] == 60 - 3 + 3 + 21
    assert match.position()["tiles"]["f5"]["camel"] == 1


def test_what_the_pictures_say_is_true():
    """The captions name what is legal and what it brings."""
    pictures = {part["id"]: part["pictures"][0]["position"] for part in SECTIONS if "pictures" in part}
    move = zellige.load(pictures["move"], partial=True)
    assert {tuple(end[:2]) for end in GAME.view(move.state, None)["destinations"]["b2"]} == {
        ("d3", "blue"), ("b1", "green")}
    for tile, owned in (("c2", 1), ("b3", None), ("d3", 2)):
        control = zellige.load(pictures["control"], partial=True)
        control.play("take c3")
        control.play(f"drop {tile} white")
        assert control.position()["tiles"][tile]["camel"] == owned
    build = zellige.load(pictures["tribes"], partial=True)
    build.play("build 2")
    assert build.position()["players"][0]["coins"] == 70
    kill = zellige.load(pictures["assassins"], partial=True)
    with_fakirs = {action for action in kill.legal() if "fakirs" in action}
    assert {action.split()[1] for action in with_fakirs} == {"e3", "c5"}
    assert {action.split()[1] for action in set(kill.legal()) - with_fakirs} == {"c2", "b3", "seat2"}
