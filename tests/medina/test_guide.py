"""The guide: it tells of everything in the box with its numbers, and what its pictures and its worked example say is true."""

from __future__ import annotations

import json
import re

import pytest

import zellige
from zellige.core.language import LANGUAGES, language
from zellige.games.medina import GAME
from zellige.games.medina.components import BOX, COLOURS, KINDS, TEA_TILES, WELL_POINTS
from zellige.games.medina.reasons import place_reason
from zellige.games.medina.state import WIDTH, cell_name

SECTIONS = {section["id"]: section for section in json.loads((GAME.home / "guide" / "sections.json").read_text("utf-8"))}
ENTRIES = {entry["id"]: entry for section in SECTIONS.values() for entry in section.get("entries", ())}


def positions(section):
    return [GAME.position(picture["position"], partial=True) for picture in SECTIONS[section]["pictures"]]


def numbers(text):
    return [int(number) for number in re.findall(r"(?<![a-z])\d+", text)]


def placeable(state, kind):
    cells = [row * WIDTH + column for row in range(1, WIDTH - 1) for column in range(1, WIDTH - 1)]
    return {cell_name(cell) for cell in cells if place_reason(state, KINDS.index(kind), cell) is None}


def test_everything_in_the_box_is_counted():
    most = {kind: max(int(seats) * hand[kind] for seats, hand in BOX["hands"].items()) for kind in KINDS}
    counts = {
        "building": sum(most[colour] for colour in COLOURS), **{f"building-{colour}": most[colour] for colour in COLOURS},
        "roof": most["roof"], "stable": most["stable"],
        "merchant": 1 + sum(BOX["tower_merchants"].values()) + most["merchant"], "wall": most["wall"], "tower": 4,
        "well-piece": 1, "palace-tile": len(COLOURS), "tower-tile": len(BOX["tower_merchants"]), "tea-tile": TEA_TILES}
    assert {name: ENTRIES[name]["note"]["params"]["count"] for name in counts} == counts
    assert set(counts) | {"board", "neutral-roof", "screen"} == {entry["id"] for entry in SECTIONS["box"]["entries"]}


def test_what_everybody_starts_with():
    for seats, hand in BOX["hands"].items():
        side, pieces, neutral = ENTRIES[f"players-{seats}"]["text"]
        assert side == f"guide-side-{'small' if seats == '2' else 'large'}"
        assert pieces["params"] == {
            "each": hand["orange"], "buildings": sum(hand[colour] for colour in COLOURS), "stables": hand["stable"],
            "merchants": hand["merchant"], "walls": hand["wall"], "roofs": hand["roof"]}
        assert neutral["params"] == {"neutral": hand["neutral"]}


def test_what_tiles_are_worth_and_hold():
    for colour, points in BOX["palace_tiles"].items():
        assert ENTRIES[f"palace-tile-{colour}"]["note"]["params"] == {"points": points}
    for number, merchants in BOX["tower_merchants"].items():
        assert ENTRIES[f"tower-{number}"]["note"]["params"] == {"points": int(number)}
        assert ENTRIES[f"tower-{number}"]["text"][0]["params"] == {"merchants": merchants}


@pytest.mark.parametrize("code", LANGUAGES)
def test_numbers_in_the_text(code):
    words = language(code, GAME.home)
    small, large = BOX["boards"]["2"], BOX["boards"]["4"]
    assert numbers(words.say("guide-board.text")) == [small["rows"], small["columns"], large["rows"], large["columns"]]
    corners = BOX["tower_corners"]["boardspace"]
    waiting = [number for pair in list(BOX["tower_merchants"].items())[:3] for number in (pair[1], int(pair[0]))]
    assert numbers(words.say("guide-setup.text")) == [corners[corner] for corner in ("nw", "ne", "se", "sw")] + [*waiting, 4]
    assert numbers(words.say("guide-well.text")) == [WELL_POINTS]
    assert numbers(words.say("guide-score-well.note")) == [WELL_POINTS]
    assert numbers(words.say("guide-score-palace-tiles.text")) == sorted(BOX["palace_tiles"].values(), reverse=True)


def test_the_turn_in_pictures():
    """It is one turn: a building, then a roof that brings what the last caption names."""
    before, first, second = positions("turn-pictures")
    assert placeable(before, "orange") == set(SECTIONS["turn-pictures"]["pictures"][0]["marks"]["good"])
    assert int((first.board != before.board).sum()) == 1
    assert (first.board == second.board).all()
    assert [(term.rule, term.amount) for term in GAME.terms(second, 0)] == [
        ("orange buildings", 4), ("orange walls", 1), ("orange merchants", 1), ("orange tile", 4), ("tower 1", 1)]


def test_the_picture_of_tower_tiles():
    """A roof on orange takes the tile over, and so does a stable at the marked cell for the owner of grey."""
    for action, keeper in (("roof e1", 3), ("stable h1", 2)):
        match = zellige.load(SECTIONS["tower-tiles"]["pictures"][0]["position"] | {
            "hands": [{"roof": 1, "stable": 1}] * 4, "to_move": 3, "placements_left": 1}, partial=True)
        assert match.position()["towers"]["1"]["holder"] == 1
        match.play(action)
        assert match.position()["towers"]["1"]["holder"] == keeper


@pytest.mark.parametrize(("section", "kind"), [
    ("buildings", "orange"), ("gap", "violet"), ("stables", "stable"), ("merchants", "merchant")])
def test_what_the_pictures_mark_is_legal(section, kind):
    state, marks = positions(section)[0], SECTIONS[section]["pictures"][0]["marks"]
    free = placeable(state, kind)
    assert set(marks["good"]) <= free
    assert not set(marks["bad"]) & free
    if section != "stables":
        assert set(marks["good"]) == free


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_worked_example_adds_up(code):
    state, = positions("score")
    terms, words = GAME.terms(state, 0), language(code, GAME.home)
    assert numbers(words.say("guide-score.picture")) == [sum(term.amount for term in terms)]
    why = SECTIONS["score"]["pictures"][0]["counted"]["why"]
    cells = {term.rule: set(term.cells) for term in terms}
    assert why.keys() <= cells.keys()
    for rule in ("orange buildings", "orange stables", "orange merchants", "grey merchants", "grey well", "violet well"):
        assert cells[rule] <= set(re.findall(r"[a-p]\d+", words.say(why[rule])))
