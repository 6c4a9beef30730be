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
from zellige.games.almadi import GAME, component_sets
from zellige.games.almadi.components import SHIPPED_TABLES, read_set, tables_of


def test_the_shipped_set_is_good():
    """Sheet 2: the shipped set meets every constraint and says of every entry where it comes from."""
    shipped = read_set()
    assert component_sets.check(shipped) == []
    for group, _ in component_sets.GROUPS:
        for entry in shipped[group]:
            assert entry["provenance"]
            assert all(part["source"] and part["confidence"] for part in entry["provenance"].values())
    assert len(component_sets.reconstructed(shipped)) > 200


def test_tables_and_set_say_the_same():
    """Sheet 2: from a set to its tables and back nothing is lost, and the hash stays."""
    back = component_sets.set_of(SHIPPED_TABLES)
    assert component_sets.diff(read_set(), back) == []
    assert component_sets.digest(back) == component_sets.digest(read_set())
    assert all((one == other).all() for one, other in zip(tables_of(back), SHIPPED_TABLES, strict=True))


def test_the_hash_is_of_what_is_played():
    """Sheet 2: provenance and explanations do not change the hash, a side does."""
    other = deepcopy(read_set())
    other["about"] = {}
    other["landscapes"][5]["provenance"] = {"sides": {"source": "the box on my table"}}
    assert component_sets.digest(other) == component_sets.digest(read_set())
    other["landscapes"][5]["sides"]["E"] = "moon"
    assert component_sets.digest(other) != component_sets.digest(read_set())


def test_a_new_set_starts_from_the_shipped_one():
    """Sheet 10: an owner starts from the shipped set under another name."""
    started = component_sets.new("my-box")
    assert started["id"] == "my-box"
    assert component_sets.check(started) == []
    assert component_sets.diff(read_set(), started) == []


def test_a_difference_is_told():
    """Sheet 10: two sets are compared entry by entry."""
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
    """Sheet 10: a file that is something else is told so in one sentence."""
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
    """Sheet 10: whoever shows a set can put each sentence beside the piece it is about."""
    own = owned()
    own["characters"][18]["cost"] = 3
    own["landscapes"][0]["sides"]["N"] = "jar"
    own["stalls"][4]["goods"] = {}
    assert {one.entry for one in component_sets.check(own)} == {"ali_baba", "palace", "P01", "ST05"}
    own["stalls"][4]["goods"] = {"carpet": 99}
    assert [one.entry for one in component_sets.check(own)] == ["ST05"]


def test_a_game_is_dealt_from_ones_own_set():
    """Sheet 10: every table of the rules is that of the installed set, and the deal is as fair as before."""
    own = owned()
    state = GAME.new(2, "own", {"characters": True}, own)
    assert component_sets.diff(component_sets.set_of(state), own) == []
    assert GAME.components_in_play(state) == {"id": "my-box", "sha256": component_sets.digest(own)}
    assert GAME.components_in_play(GAME.new(2, "own")) == component_sets.named(read_set())
    assert GAME.new(2, "own", None, read_set()).tobytes() == GAME.new(2, "own").tobytes()


def test_a_bad_set_is_refused_before_the_deal():
    """Sheet 10: a set that contradicts the rulebook is no box to play with."""
    own = owned()
    own["characters"][18]["cost"] = 3
    with pytest.raises(BadComponents, match="Ali Baba costs 4 rubies"):
        zellige.new("almadi", seats=2, components=own)
    with pytest.raises(NoComponentSets, match="Médina has no component sets"):
        zellige.new("medina", seats=2, components=own)


def test_a_record_carries_its_set():
    """Sheet 10: records name the set and its hash, and replay to the last bit without any file beside them."""
    match = zellige.new("almadi", seats=2, seed="own", components=owned())
    while not match.over and len(match.played) < 60:
        match.play(match.legal()[0])
    kept = next(records.parse(match.record().text()))
    assert kept.extra["components"] == {"id": "my-box", "sha256": component_sets.digest(owned())}
    assert kept.start["components"]["set"]["id"] == "my-box"
    *_, last = records.replay(kept)
    assert last.after.tobytes() == match.state.tobytes()


def test_a_record_whose_header_names_another_set_is_refused():
    """Sheet 10: id and hash in the header are those of the set it brings."""
    kept = zellige.new("almadi", seats=2, seed="own", components=owned()).record()
    kept.extra["components"] = {"id": "my-box", "sha256": "0" * 64}
    with pytest.raises(BadRecord, match="component set of the header"):
        list(records.replay(kept))
    kept.extra = {}
    assert list(records.replay(kept)) == []


def test_the_table_says_how_much_is_as_in_the_reconstruction():
    """Sheet 10: whoever plays sees what is still a guess."""
    view = GAME.view(GAME.new(2, "own", None, owned()), 0)["components"]
    assert (view["id"], view["reconstruction"]) == ("my-box", False)
    entries = sum(len(names) for _, names in component_sets.GROUPS)
    assert view["note"] == {"say": "components-own", "params": {"set": "my-box", "count": entries - 3}}


def test_the_example_on_the_page_is_one():
    """Sheet 10: the entries in docs/formats/components.md fit into a set, and every field of the schema is named there."""
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
