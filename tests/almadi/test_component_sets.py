"""Component sets: the shipped one, one's own, and what is told about them."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from pathlib import Path

import pytest

import zellige
from zellige.core import record as records
from zellige.core.errors import BadComponents, BadRecord, NoComponentSets
from zellige.core.language import language
from zellige.core.rng import stream
from zellige.games.almadi import GAME, component_sets
from zellige.games.almadi.components import OBJECTIVE_IDS, SHIPPED_TABLES, read_set, tables_of


def test_the_shipped_set_is_good():
    """Zellige: the shipped set meets every constraint and says of every entry where it comes from."""
    shipped = read_set()
    assert component_sets.check(shipped) == []
    for group, _ in component_sets.GROUPS:
        for entry in shipped[group]:
            assert entry["provenance"]
            assert all(part["source"] and part["confidence"] for part in entry["provenance"].values())
    assert len(component_sets.reconstructed(shipped)) > 200
    assert len(component_sets.reconstructed_entries(shipped)) == component_sets.as_in_the_shipped(shipped) == 203


def test_tables_and_set_say_the_same():
    """Zellige: from a set to its tables and back nothing is lost, and the hash stays."""
    back = component_sets.set_of(SHIPPED_TABLES)
    assert component_sets.diff(read_set(), back) == []
    assert component_sets.digest(back) == component_sets.digest(read_set())
    assert all((one == other).all() for one, other in zip(tables_of(back), SHIPPED_TABLES, strict=True))


def test_the_hash_is_of_what_is_played():
    """Zellige: provenance and explanations do not change the hash, a side does."""
    other = deepcopy(read_set())
    other["about"] = {}
    other["landscapes"][5]["provenance"] = {"sides": {"source": "the box on my table"}}
    assert component_sets.digest(other) == component_sets.digest(read_set())
    other["landscapes"][5]["sides"]["E"] = "moon"
    assert component_sets.digest(other) != component_sets.digest(read_set())


def test_a_new_set_starts_from_the_shipped_one():
    """Zellige: an owner starts from the shipped set under another name."""
    started = component_sets.new("my-box")
    assert started["id"] == "my-box"
    assert component_sets.check(started) == []
    assert component_sets.diff(read_set(), started) == []


def test_a_difference_is_told():
    """Zellige: two sets are compared entry by entry."""
    own = component_sets.new("my-box")
    own["landscapes"][22]["sides"]["N"] = "jar"
    own["characters"][0]["cost"] = 3
    own["stalls"][4]["goods"] = {"carpet": 2}
    found = [
        (one.params["entry"], one.params["field"], one.params["one"], one.params["other"])
        for one in component_sets.diff(read_set(), own)
    ]
    assert ("C01", "sides.N", "A", "jar") in found
    assert ("ali_shar", "cost", "2", "3") in found
    assert ("ST05", "goods.carpet", "-", "2") in found


def change(path, value):
    def changed(components):
        target = components
        for key in path[:-1]:
            target = target[key]
        target[path[-1]] = value
    return changed


BROKEN = [
    (change(["landscapes", 0, "id"], "P02"), "ids"),
    (change(["landscapes", 0, "kind"], "oasis"), "kind"),
    (change(["landscapes", 0, "sides", "N"], "jar"), "arrows"),
    (change(["landscapes", 4, "sides", "N"], "A"), "sides"),
    (change(["landscapes", 70, "goods"], {}), "market-empty"),
    (change(["landscapes", 3, "goods"], {"spice": 1}), "goods-elsewhere"),
    (change(["starts", 0, "landscapes", 0, "goods"], {"spice": 1}), "goods-elsewhere"),
    (change(["stalls", 3, "goods"], {}), "stall-empty"),
    (change(["objectives", 3, "colour"], "red"), "colours"),
    (change(["objectives", 16, "condition", "n"], 4), "condition"),
    (change(["objectives", 16, "points"], 9), "oasis-points"),
    (change(["characters", 18, "cost"], 2), "ali-baba"),
    (change(["mosaics", 3, "motif"], "Z"), "shape"),
    (change(["mosaics", 3, "motif"], None), "shape"),
    (change(["characters", 3, "cost"], 2.0), "shape"),
    (change(["version"], "one"), "shape"),
    (change(["characters"], []), "length"),
    (change(["characters", 3], {"id": "aziza"}), "field-missing"),
    (change(["characters", 3, "price"], 2), "field-unknown"),
    (change(["id"], "My box"), "name"),
    (change(["characters", 3, "cost"], 9), "name-taken"),
]


@pytest.mark.parametrize(("breaks", "kind"), BROKEN, ids=[f"{kind}-{number}" for number, (_, kind) in enumerate(BROKEN)])
def test_what_cannot_be_the_box(breaks, kind):
    """Components; 2: what contradicts the rulebook's counts and examples is told."""
    components = deepcopy(read_set())
    breaks(components)
    assert kind in {finding.kind for finding in component_sets.check(components)}


def test_examples_of_the_rulebook_need_their_pieces():
    """Components; 1: one Caravan shows Stall and Genie, one Market four spices, as the rulebook pictures them."""
    components = component_sets.new("mine")
    for tile in components["landscapes"]:
        if tile["kind"] == "caravan":
            tile["sides"] = {side: "jar" if what == "genie" else what for side, what in tile["sides"].items()}
        if tile.get("goods") == {"spice": 4}:
            tile["goods"] = {"spice": 3, "carpet": 1}
    assert {finding.kind for finding in component_sets.check(components)} == {"caravan-example", "market-example"}


def test_any_text_is_not_a_set():
    """Zellige: a file that is something else is told so in one sentence."""
    for wrong, kind in (([], "shape"), ("x", "shape"), (None, "shape"), ({}, "field-missing")):
        assert component_sets.check(wrong)[0].kind == kind


def owned():
    """A good set that differs from the shipped one: two Caravans have changed places, one Character costs more."""
    own = component_sets.new("my-box")
    one, other = own["landscapes"][22], own["landscapes"][30]
    one["sides"], other["sides"] = other["sides"], one["sides"]
    own["characters"][0]["cost"] = 5
    return own


def test_a_sentence_names_its_entry():
    """Zellige: whoever shows a set can put each sentence beside the piece it is about."""
    own = owned()
    own["characters"][18]["cost"] = 3
    own["landscapes"][0]["sides"]["N"] = "jar"
    own["stalls"][4]["goods"] = {}
    assert {one.entry for one in component_sets.check(own)} == {"ali_baba", "palace", "P01", "ST05"}
    own["stalls"][4]["goods"] = {"carpet": 99}
    assert [one.entry for one in component_sets.check(own)] == ["ST05"]


def test_a_game_is_dealt_from_ones_own_set():
    """Setup: every table of the rules is that of the installed set, and the deal is as fair as before."""
    own = owned()
    state = GAME.new(2, "own", {"characters": True}, own)
    assert component_sets.diff(component_sets.set_of(state), own) == []
    assert GAME.components_in_play(state) == {"id": "my-box", "sha256": component_sets.digest(own)}
    assert GAME.components_in_play(GAME.new(2, "own")) == component_sets.named(read_set())
    assert GAME.new(2, "own", None, read_set()).tobytes() == GAME.new(2, "own").tobytes()


def test_a_bad_set_is_refused_before_the_deal():
    """Zellige: a set that contradicts the rulebook is no box to play with."""
    own = owned()
    own["characters"][18]["cost"] = 3
    with pytest.raises(BadComponents, match="Ali Baba must cost 4 rubies"):
        zellige.new("almadi", seats=2, components=own)
    with pytest.raises(NoComponentSets, match="Médina has no component sets"):
        zellige.new("medina", seats=2, components=own)


def test_a_record_carries_its_set():
    """Zellige: records name the set and its hash, and replay to the last bit without any file beside them."""
    match = zellige.new("almadi", seats=2, seed="own", components=owned())
    while not match.over and len(match.played) < 60:
        match.play(match.legal()[0])
    kept = next(records.parse(match.record().text()))
    assert kept.extra["components"] == {"id": "my-box", "sha256": component_sets.digest(owned())}
    assert kept.start["components"]["set"]["id"] == "my-box"
    *_, last = records.replay(kept)
    assert last.after.tobytes() == match.state.tobytes()


def test_a_record_whose_header_names_another_set_is_refused():
    """Zellige: id and hash in the header are those of the set it brings."""
    kept = zellige.new("almadi", seats=2, seed="own", components=owned()).record()
    kept.extra["components"] = {"id": "my-box", "sha256": "0" * 64}
    with pytest.raises(BadRecord, match="component set of the header"):
        list(records.replay(kept))
    kept.extra = {}
    assert list(records.replay(kept)) == []


def test_the_table_says_how_much_is_as_in_the_reconstruction():
    """Zellige: whoever plays sees what is still a guess."""
    view = GAME.view(GAME.new(2, "own", None, owned()))["components"]
    assert (view["id"], view["reconstruction"]) == ("my-box", False)
    shipped = GAME.view(GAME.new(2, "shipped"))["components"]["note"]["params"]["count"]
    assert shipped == 203
    caravans = 2  # the cost of a Character was never a guess
    assert view["note"] == {"say": "components-own", "params": {"set": "my-box", "count": shipped - caravans}}


def test_the_example_on_the_page_is_one():
    """Zellige: the entries in docs/formats/components.md fit into a set, and every field of the schema is named there."""
    page = (Path(__file__).parents[2] / "docs" / "formats" / "components.md").read_text("utf-8")
    example = json.loads(re.findall(r"^```json\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)[0])
    whole = component_sets.new(example["id"]) | {"about": example["about"]}
    for group, names in component_sets.GROUPS:
        for entry in example[group]:
            whole[group][names.index(entry["id"])] = entry
    assert component_sets.check(whole) == []
    assert ("M03", "goods") in component_sets.reconstructed(whole)
    assert ("M03", "sides") not in component_sets.reconstructed(whole)
    schema = json.loads(component_sets.SCHEMA.read_text("utf-8"))
    kinds = schema["properties"]["objectives"]["items"]["properties"]["condition"]["properties"]["kind"]["enum"]
    assert [kind for kind in kinds if f"`{kind}`" not in page] == []


def figured(card, cells, **turns):
    def changed(components):
        number = OBJECTIVE_IDS.index(card)
        condition = components["objectives"][number]["condition"]
        components["objectives"][number]["condition"] = {**condition, "cells": cells or condition["cells"], **turns}
    return changed


SQUARE = [[0, 0], [0, 1], [1, 0], [1, 1]]
DIAGONAL = [[0, 3], [1, 2], [2, 1], [3, 0]]
FIGURES = [
    (figured("OBJ07", [[0, 0, "palace"], [0, 1, "any"], [0, 0, "oasis"]]), "figure-twice",
     "The figure of OBJ07 asks two things of one space (row 1, column 1)."),
    (figured("OBJ07", [[2, 2, "empty"]]), "figure-no-landscape", "The figure of OBJ07 shows no Landscape."),
    (figured("OBJ02", [[0, 0, "palace"], [0, 1, "oasis"], [0, 2, "any"]]), "figure-count",
     "By its text OBJ02 must show exactly 4 Landscapes; its figure has 3 in 3 Landscapes."),
    (figured("OBJ14", [[*cell, "oasis"] for cell in DIAGONAL[:3]]), "figure-count",
     "By its text OBJ14 must show exactly 4 Oases; its figure has 3 in 3 Landscapes."),
    (figured("OBJ15", [*([*cell, "oasis"] for cell in SQUARE), [4, 4, "any"]]), "figure-count",
     "By its text OBJ15 must show exactly 4 Oases; its figure has 4 in 5 Landscapes."),
    (figured("OBJ32", [[*cell, "oasis"] for cell in SQUARE]), "figure-count",
     "By its text OBJ32 must show exactly 4 Markets; its figure has 0 in 4 Landscapes."),
    (figured("OBJ22", [[*cell, "caravan"] for cell in SQUARE]), "figure-diagonal",
     "By its text OBJ22 must show a diagonal; the Landscapes of its figure are not on one."),
    (figured("OBJ05", [[0, 0, "any"], [0, 1, "empty"], [0, 2, "any"]]), "figure-holes",
     "By its text OBJ05 must show a gap of 2 spaces; its figure has one empty space."),
    (figured("OBJ02", None, rotations=False), "figure-turns",
     "The rulebook says that OBJ02 may be turned any way; its figure may not."),
    (figured("OBJ27", None, rotations=True), "figure-turns",
     "The rulebook does not say that OBJ27 may be turned; its figure may be turned or mirrored."),
    (figured("OBJ27", None, mirror=True), "figure-turns",
     "The rulebook does not say that OBJ27 may be turned; its figure may be turned or mirrored."),
]


@pytest.mark.parametrize(("breaks", "kind", "said"), FIGURES, ids=[kind for _, kind, _ in FIGURES])
def test_a_figure_shows_what_the_words_of_its_card_say(breaks, kind, said):
    """Description of the objectives: how many Landscapes of which kind, the diagonals, the hole, and what may be turned."""
    components = component_sets.new("mine")
    breaks(components)
    (found,) = component_sets.check(components)
    assert found.kind == kind
    assert language("en", GAME.home).finding(found) == said
    assert found.entry in language("fr", GAME.home).finding(found)


@pytest.mark.parametrize("cells", [DIAGONAL, [[0, 0], [1, 1], [2, 2], [3, 3]]])
def test_both_diagonals_are_diagonals(cells):
    """Description of the objectives: four in a diagonal, whichever way it falls; empty spaces may be drawn beside it."""
    components = component_sets.new("mine")
    figured("OBJ14", [*([*cell, "oasis"] for cell in cells), [0, 1, "empty"]])(components)
    assert component_sets.check(components) == []


def test_a_start_market_without_goods_is_told_by_its_row():
    """Components: every Market has goods, that of a start tile too; people count its rows from 1."""
    components = component_sets.new("mine")
    landscapes = components["starts"][2]["landscapes"]
    row = next(number for number, one in enumerate(landscapes, 1) if one["kind"] == "market")
    landscapes[row - 1]["goods"] = {"spice": 0}
    (found,) = component_sets.check(components)
    assert found.entry == "S3"
    assert language("en", GAME.home).finding(found) == f"The Market S3, row {row} has no goods."


def test_what_a_market_does_not_have_may_be_said_or_left_out():
    """Zellige: a set with ``"leather": 0`` is the same set as without: same hash, no difference, no finding."""
    plain, said = component_sets.new("mine"), component_sets.new("mine")
    for entry in [*said["landscapes"], *said["stalls"]]:
        if "goods" in entry or entry.get("kind") == "palace":
            entry["goods"] = dict.fromkeys(("spice", "leather", "carpet", "pottery"), 0) | entry.get("goods", {})
    assert {"spice": 4, "leather": 0, "carpet": 0, "pottery": 0} in [one.get("goods") for one in said["landscapes"]]
    assert component_sets.check(said) == []
    assert component_sets.diff(plain, said) == []
    assert component_sets.named(plain) == component_sets.named(said)
    assert component_sets.check({**said, "id": read_set()["id"]}) == []


def test_a_condition_without_its_number_is_told():
    """Zellige: a number left out counts as 0, which no card asks for."""
    components = component_sets.new("mine")
    components["objectives"][16]["condition"] = {"kind": "type_count", "type": "oasis"}
    assert [one.kind for one in component_sets.check(components)] == ["condition"]
    assert component_sets.diff(read_set(), components)[0].params["field"] == "condition.n"


@pytest.mark.parametrize(("breaks", "said"), [
    (change(["starts", 0, "landscapes", 1, "sides", "E"], "Genie"),
     "“S1, landscapes, row 2, sides, E” cannot be “Genie”; allowed: null, “A”, “genie”, “marteline”, “stall”, “moon”, "
     "“ruby” or “jar”; the nearest is “genie”."),
    (change(["characters", 3, "cost"], 99), "“aziza, cost” cannot be 99; allowed: a whole number from 0 to 30."),
    (change(["stalls"], []), "“stalls” has 0 entries instead of 32."),
    (change(["objectives", 1, "condition", "cells", 2], [0, 9, "oasis"]),
     "“OBJ02, condition, cells, entry 3, entry 2” cannot be 9; allowed: a whole number from 0 to 5."),
    (change(["mosaics", 3, "motiv"], "A"), "There is no field “MO04, motiv”; allowed: id, motif or provenance; the nearest is "
                                           "“motif”.")])
def test_a_fault_of_shape_names_the_piece_and_what_would_be_right(breaks, said):
    """Zellige: findings name pieces, rows and places as people count them, the value, what is allowed, the nearest name."""
    components = component_sets.new("mine")
    breaks(components)
    (found,) = component_sets.check(components)
    assert language("en", GAME.home).finding(found) == said


def test_every_missing_field_of_a_set_is_named_once():
    """Zellige: each sentence names another field."""
    said = [language("en", GAME.home).finding(one) for one in component_sets.check({"id": "mine", "stalls": []})]
    assert said[0] == "The field “schema” is missing."
    assert len(said) == len(set(said)) == 7


def test_a_position_is_not_a_set():
    """Zellige: whoever gives a position where a set belongs is told so."""
    found = component_sets.check(GAME.to_document(GAME.new(2, 1)))
    assert [language("en", GAME.home).finding(one) for one in found] == ["This is a position, not a component set."]


def test_a_set_that_games_were_dealt_from_stays_readable():
    """Zellige: what is asked of new sets was not asked of those in older positions and records: they open as before."""
    own = owned()
    figured("OBJ27", None, rotations=True)(own)
    own["starts"][0]["landscapes"][3]["goods"] = {}
    assert len(component_sets.check(own)) == 2
    state = GAME.prepare(2, {})
    component_sets.install(state, tables_of(own))
    GAME.setup(state, stream("before", "deal"))
    found = GAME.to_document(state)
    assert GAME.position(json.loads(json.dumps(found))).tobytes() == state.tobytes()
    with pytest.raises(BadComponents):
        GAME.new(2, 1, None, own)
