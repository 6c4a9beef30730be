"""What the guide says of Almadi: everything in the box with its numbers, and a score that the rules count."""

from __future__ import annotations

import json
import re
from math import prod
from pathlib import Path

from zellige.core.count_up import sheet_of
from zellige.core.language import LANGUAGES, language
from zellige.games.almadi import GAME
from zellige.games.almadi import components as box
from zellige.games.almadi.objectives import fulfilled
from zellige.games.almadi.progress import sentence
from zellige.games.almadi.scoring import capacity, goods

from .table import Table

SECTIONS = {section["id"]: section for section in json.loads((GAME.home / "guide" / "sections.json").read_text("utf-8"))}
ENTRIES = {entry["id"]: entry for section in SECTIONS.values() for entry in section.get("entries", ())}
ICONS = (Path(__file__).parents[2] / "frontend" / "src" / "boards" / "almadi" / "icons.ts").read_text("utf-8")


def numbers(text):
    return [int(number) for number in re.findall(r"\d+", text)]


def test_everything_in_the_box_is_counted():
    counts = {**{f"tile-{kind}": box.PER_KIND for kind in box.KINDS}, "starting-tile": box.STARTS, "mosaic-card": box.CARDS,
              "stall-card": box.CARDS, "objective-card": box.OBJECTIVES, "character-card": len(box.CHARACTERS),
              "ruby": box.RUBIES}
    assert {entry["id"]: entry["note"]["params"]["count"] for entry in SECTIONS["box"]["entries"]} == counts
    colours = [box.tables_of(box.read_set()).goals[:, box.COLOUR].tolist().count(colour) for colour in range(len(box.COLOURS))]
    for code in LANGUAGES:
        text = language(code, GAME.home).say("guide-box.text")
        assert [number for number in numbers(text) if number not in (2, 4)] == [
            box.TILES, box.STARTS, box.OBJECTIVES, box.CARDS, box.CARDS, len(box.CHARACTERS), box.RUBIES, 5]
        assert numbers(language(code, GAME.home).say("guide-objective-card.text")) == [colours[0], colours[1]]
    assert len(set(colours[1:])) == 1


def test_what_a_game_is_set_up_with():
    for seats, entry in zip((2, 3, 4, 5), SECTIONS["setup"]["entries"], strict=True):
        assert entry["title"]["params"] == {"seats": seats}
        assert entry["text"][0]["params"] == {
            "tiles": box.TILES_PER_KIND[seats], "cards": box.CARDS_IN_PLAY[seats], "grey": box.GREY_OBJECTIVES[seats]}


def test_nothing_of_the_game_is_left_out():
    """Kinds, effects, goods, Characters with their prices, every Objective, every title, every sign."""
    costs = box.tables_of(box.read_set()).costs
    for name, cost in zip(box.CHARACTERS, costs, strict=True):
        assert ENTRIES[name]["note"]["params"] == {"count": cost}
        assert (ENTRIES[name]["title"], ENTRIES[name]["text"][0]) == (f"character-{name}", f"character-{name}.power")
    assert {f"effect-{effect}" for effect in box.EFFECTS} | {*box.GOODS, "activation"} <= ENTRIES.keys()
    state = GAME.new(2, 1)
    asked = [json.dumps(sentence(state, objective), sort_keys=True) for objective in range(box.OBJECTIVES)]
    told = [text for entry in SECTIONS["objectives"]["entries"] for text in entry["text"] if isinstance(text, dict)]
    assert {json.dumps(text, sort_keys=True) for text in told} == set(asked)
    ranks = [(entry["title"], entry["note"]["params"]["points"]) for entry in SECTIONS["solo"]["entries"]]
    lowest = [least or box.TITLE_FROM[1] for least in box.TITLE_FROM]
    assert ranks == [(f"title-{name}", least) for name, least in zip(box.TITLES, lowest, strict=True)]
    signs = set(re.findall(r"'([a-z-]+)'", ICONS.partition("type OwnIcon")[0]))
    named = {entry["icon"] for entry in ENTRIES.values() if "icon" in entry}
    shown = {sign if sign in signs else f"land-{sign}" for sign in named}
    assert {sign for sign in signs if not sign.startswith("tile-")} == shown


def test_figures_in_the_texts_are_those_of_the_rules():
    ranks, solo = box.BOX["ruby_ranks"], box.BOX["solo"]
    for code in LANGUAGES:
        words = language(code, GAME.home)
        assert numbers(words.say("guide-caravans.text")) == [*range(1, 9), *box.CAPACITY.tolist()[1:]]
        assert numbers(words.say("guide-rubies.text"))[:7] == [*ranks["3"], *ranks["2"]]
        assert numbers(words.say("guide-oases.text")) == [box.OASIS_POINTS, box.OASIS_BONUS]
        brought = numbers(words.say("guide-solo.text").split("\n\n")[3])
        assert brought == [box.OASIS_BONUS, 3, 4, 3, 5, 7, 6, 8, 10, 10, *([10] if code == "en" else []), 15]
        assert [solo["rubies"][count] for count in (2, 3, 4, 5, 7, 8, 10, 11)] == [0, 3, 3, 6, 6, 10, 10, 15]
        assert numbers(words.say("guide-first-game.text")) == [box.CAPACITY[6], 6 * box.CAPACITY[1]]


def test_a_turn_in_pictures_is_a_turn():
    before, held, after = (Table(picture["position"]) for picture in SECTIONS["turn"]["pictures"])
    assert set(held.legal("place")) == {f"place {cell}" for cell in SECTIONS["turn"]["pictures"][1]["marks"]["good"]}
    taken = next(action for action in before.legal() if action.endswith("2b"))
    before.play(taken)
    assert before.document() == held.document()
    assert held.play("place 2,2").document() == after.document()
    assert after.pool == {"marteline": 1, "stall": 1}


def test_pictures_of_objectives_complete_them():
    for picture in SECTIONS["objectives"]["pictures"]:
        state = GAME.position(picture["position"], partial=True)
        (wanted,) = picture["position"]["seats"][0]["objectives"]
        assert fulfilled(state, 0, box.OBJECTIVE_IDS.index(wanted))


def test_the_worked_example_is_counted_so():
    """Every sum that stands beside a number is that number."""
    (picture,) = SECTIONS["example"]["pictures"]
    table = Table(picture["position"])
    terms, why = table.terms(), picture["counted"]["why"]
    assert {rule for rule, amount in terms.items() if amount} == why.keys()
    for rule, text in why.items():
        if isinstance(text, dict):
            parts = [part.split(" × ") for part in text["params"]["sum"].split(" + ")]
            assert sum(prod(map(int, part)) for part in parts) == terms[rule], rule
    assert capacity(sheet_of(GAME, table.state), 0) == why["caravans"]["params"]["carried"]
    assert goods(table.state, 0) == terms["caravans"]
    assert len(table.cells("jars")) == 5
    assert len(picture["position"]["seats"][0]["tiles"]) == box.TURNS_EACH
