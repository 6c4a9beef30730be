"""Component sets as an owner of the box meets them: check one, start one, compare two, see what is still reconstructed.

A set is the JSON document of ``sets/components.schema.json``. Sentences are messages of the locale (``set-...``), so this
room answers names and parameters only.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from itertools import pairwise
from typing import Any

from zellige.core.component_sets import ComponentSets
from zellige.core.errors import Phrase
from zellige.core.shape import Fault, faults, spelled, validator
from zellige.core.vocabulary import Finding
from zellige.games.almadi import components as box
from zellige.games.almadi.components import Set, read_set, tables_of
from zellige.games.almadi.find import find
from zellige.games.almadi.progress import sentence
from zellige.games.almadi.state import install

SCHEMA = box.HOME / "sets" / "components.schema.json"
GROUPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("landscapes", box.TILE_IDS), ("starts", box.START_IDS), ("objectives", box.OBJECTIVE_IDS), ("characters", box.CHARACTERS),
    ("stalls", box.CARD_IDS[box.STALLS]), ("mosaics", box.CARD_IDS[box.MOSAICS]))
"""The lists of a set and the names of their entries, in order."""
MOST_FAULTS = 20
"""Faults of shape that one answer names."""
SHAPE_KINDS = {"field-value": "shape", "whole-value": "shape", "field-length": "length"}
"""What the faults of a schema are called among the findings."""


# --- a set and its tables -----------------------------------------------------------------------------------------------


def set_of(tables: Any) -> Set:
    """The set that some tables (or the tables inside a position) were made of, without provenance."""
    name = bytes(bytearray(int(letter) for letter in tables.set_name)).rstrip(b"\0").decode()
    landscapes = [{part: said for part, said in landscape_of(tables.tiles[value]).items() if said}
                  for value in range(1, len(tables.tiles))]
    return {
        "schema": "almadi-components/1",
        "id": name,
        "landscapes": [{"id": box.TILE_IDS[tile], **landscapes[tile]} for tile in range(box.TILES)],
        "starts": [{"id": box.START_IDS[start], "landscapes": landscapes[box.TILES + 4 * start : box.TILES + 4 * start + 4]}
                   for start in range(box.STARTS)],
        "objectives": [_objective(tables, number) for number in range(len(box.OBJECTIVE_IDS))],
        "characters": [{"id": name, "cost": int(cost)} for name, cost in zip(box.CHARACTERS, tables.costs, strict=True)],
        "stalls": [{"id": card, "goods": goods_of(goods)}
                   for card, goods in zip(box.CARD_IDS[box.STALLS], tables.stall_goods, strict=True)],
        "mosaics": [{"id": card, "motif": box.MOTIFS[motif]}
                    for card, motif in zip(box.CARD_IDS[box.MOSAICS], tables.motifs, strict=True)],
    }


def goods_of(counts: Any) -> dict[str, int]:
    """Goods by kind, those that are not there left out."""
    return {good: int(count) for good, count in zip(box.GOODS, counts, strict=True) if count}


def landscape_of(row: Any) -> dict[str, Any]:
    """The Landscape of a row of the tables: its kind, what stands on its sides N E S W, goods."""
    kind, *sides = row[: box.GOODS_COLUMN].tolist()
    return {"kind": box.KINDS[kind - 1], "sides": dict(zip(box.SIDES, map(box.SIDE_NAMES.__getitem__, sides), strict=True)),
            "goods": goods_of(row[box.GOODS_COLUMN :])}


def _objective(tables: Any, number: int) -> dict[str, Any]:
    points, colour, *_ = tables.goals[number].tolist()
    return {"id": box.OBJECTIVE_IDS[number], "colour": box.COLOURS[colour], "points": points,
            "condition": condition(tables, number)}


def condition(tables: Any, number: int) -> dict[str, Any]:
    """What an Objective of some tables (or of the tables inside a position) asks for, as a set says it."""
    _, _, kind, *numbers, cells, turns = tables.goals[number].tolist()
    name, (_, fields) = next((name, entry) for name, entry in box.CONDITIONS.items() if entry[0] == kind)
    found: dict[str, Any] = {"kind": name}
    for field, value in zip(fields, numbers, strict=False):
        if field in ("effect", "type"):
            found[field] = box.SIDE_NAMES[value] if field == "effect" else box.KINDS[value - 1]
        elif value or field == "n":
            found[field] = value
    if name == "figure":
        found["cells"] = [[int(row), int(column), box.NEEDS[need]] for row, column, need in tables.figures[number, :cells]]
        found |= {"rotations": bool(turns & box.ROTATIONS), "mirror": bool(turns & box.MIRROR)}
    return found


def digest(components: Set) -> str:
    """SHA-256 of what a set says for playing: canonical JSON without provenance, explanation and version."""
    return hashlib.sha256(json.dumps(playing_content(components), sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def playing_content(components: Set) -> Set:
    """A set reduced to what the rules read, entries of 0 left out."""
    kept = {"schema": components["schema"], "id": components["id"]}
    for group, _ in GROUPS:
        kept[group] = [_playing(entry) for entry in components[group]]
    return kept


def _playing(entry: Any) -> Any:
    if isinstance(entry, dict):
        goods_out = {key: value for key, value in entry.items() if key != "provenance"}
        if "goods" in goods_out:
            goods_out["goods"] = {good: count for good, count in goods_out["goods"].items() if count}
            if not goods_out["goods"] and "landscapes" not in entry and "kind" in entry:
                del goods_out["goods"]
        if "condition" in goods_out:
            goods_out["condition"] = _playing_condition(goods_out["condition"])
        if "landscapes" in goods_out:
            goods_out["landscapes"] = [_playing(one) for one in goods_out["landscapes"]]
        return goods_out
    return entry


def _playing_condition(condition: dict[str, Any]) -> dict[str, Any]:
    asked = {field: condition.get(field, 0) for field in box.CONDITIONS[condition["kind"]][1]}
    kept = {"kind": condition["kind"]} | {field: value for field, value in asked.items() if value or field == "n"}
    if condition["kind"] == "figure":
        kept |= {
            "cells": condition["cells"],
            "rotations": bool(condition.get("rotations")),
            "mirror": bool(condition.get("mirror")),
        }
    return kept


# --- check --------------------------------------------------------------------------------------------------------------


def check(components: Any) -> list[Finding]:
    """Everything that keeps a document from being dealt from: its shape first, then what the rulebooks say of the box."""
    checks = (_check_name, _check_landscapes, _check_goods, _check_start_goods, _check_objectives, _check_figures, _check_costs)
    return shape(components) or [finding for one in checks for finding in one(components)]


def check_in_position(components: Any) -> list[Finding]:
    """What keeps a set out of a position: what every set that a game was ever dealt from has met.

    Positions and records bring the set they were dealt from, and stay readable when more is asked of new sets.
    """
    checks = (_check_name, _check_landscapes, _check_goods, _check_objectives, _check_costs)
    return shape(components) or [finding for one in checks for finding in one(components)]


def shape(components: Any) -> list[Finding]:
    """What keeps a document from being a set at all: the schema, at most 20 faults, else the names and their order."""
    if isinstance(components, dict) and "game" in components and "schema" not in components:
        return [Finding("position")]
    try:
        wrong = faults(_validator(), components)
    except RecursionError:
        return [Finding("too-deep")]
    if wrong:
        return [_misshapen(fault) for fault in wrong[:MOST_FAULTS]]
    return [
        Finding("ids", {"group": group, "position": position + 1, "wanted": wanted, "found": spelled(entry["id"])}, wanted)
        for group, wanted_ids in GROUPS
        for position, (wanted, entry) in enumerate(zip(wanted_ids, components[group], strict=True))
        if entry["id"] != wanted
    ]


def _misshapen(fault: Fault) -> Finding:
    """What a person reads about one fault: the piece by its name, and the place on it."""
    if fault.path == ("id",) and fault.kind == "field-value":
        return Finding("name", {"found": fault.params["value"]})
    entry = _entry_at(fault.path)
    params = {"field": "", "whole": "no" if fault.path else "yes", **fault.params}
    if len(fault.path) > 1 and entry != fault.path[0]:
        params["field"] = (entry, *params["field"][2:])
    return Finding(SHAPE_KINDS.get(fault.kind, fault.kind), params, entry)


def _entry_at(path: tuple[Any, ...]) -> str:
    """The piece (or the list) that a path leads into."""
    names = dict(GROUPS).get(str(path[0]), ()) if path else ()
    if len(path) > 1 and isinstance(path[1], int) and path[1] < len(names):
        return names[path[1]]
    return str(path[0]) if names else ""


@cache
def _validator() -> Any:
    return validator(json.loads(SCHEMA.read_text("utf-8")))


def _check_name(components: Set) -> Iterator[Finding]:
    """The name of the shipped set is for the shipped set."""
    shipped = read_set()
    if components["id"] == shipped["id"] and digest(components) != digest(shipped):
        yield Finding("name-taken", {"set": shipped["id"]})


def _check_landscapes(components: Set) -> Iterator[Finding]:
    """22 tiles of each kind: one with four Activation sides, one with four Effect sides, twenty with two and two."""
    for number, kind in enumerate(box.KINDS):
        tiles = components["landscapes"][number * box.PER_KIND : (number + 1) * box.PER_KIND]
        for tile in tiles:
            if tile["kind"] != kind:
                yield Finding("kind", {"tile": tile["id"], "kind": kind, "found": tile["kind"]}, tile["id"])
        arrows = Counter(sum(side == "A" for side in tile["sides"].values()) for tile in tiles)
        for count, wanted in ((4, 1), (0, 1), (2, box.PER_KIND - 2)):
            if arrows[count] != wanted:
                yield Finding("arrows", {"kind": kind, "arrows": count, "wanted": wanted, "found": arrows[count]}, kind)
        for tile in tiles:
            if sum(side == "A" for side in tile["sides"].values()) not in (0, 2, 4):
                yield Finding("sides", {"tile": tile["id"]}, tile["id"])
    caravans = components["landscapes"][box.PER_KIND : 2 * box.PER_KIND]
    if not any({"stall", "genie"} <= set(tile["sides"].values()) for tile in caravans):
        yield Finding("caravan-example", {}, "caravan")


def _check_goods(components: Set) -> Iterator[Finding]:
    """Goods stand on Markets and Stall cards only; one Market has four spices."""
    for tile in components["landscapes"]:
        if tile["kind"] == "market" and not sum(tile.get("goods", {}).values()):
            yield Finding("market-empty", {"tile": tile["id"]}, tile["id"])
        if tile["kind"] != "market" and sum(tile.get("goods", {}).values()):
            yield Finding("goods-elsewhere", {"tile": tile["id"], "kind": tile["kind"]}, tile["id"])
    for start in components["starts"]:
        for one in start["landscapes"]:
            if one["kind"] != "market" and sum(one.get("goods", {}).values()):
                yield Finding("goods-elsewhere", {"tile": _start_place(start, one), "kind": one["kind"]}, start["id"])
    if not any(_playing(tile).get("goods") == {"spice": 4} for tile in components["landscapes"]):
        yield Finding("market-example", {}, "market")
    for card in components["stalls"]:
        if not sum(card["goods"].values()):
            yield Finding("stall-empty", {"card": card["id"]}, card["id"])


def _check_start_goods(components: Set) -> Iterator[Finding]:
    """The Market of a start tile has goods, as every Market has."""
    for start in components["starts"]:
        for one in start["landscapes"]:
            if one["kind"] == "market" and not sum(one.get("goods", {}).values()):
                yield Finding("market-empty", {"tile": _start_place(start, one)}, start["id"])


def _start_place(start: dict[str, Any], landscape: dict[str, Any]) -> tuple[str | Phrase, ...]:
    """A Landscape of a start tile as people name it: ``S1, row 2``."""
    row = next(number for number, one in enumerate(start["landscapes"], 1) if one is landscape)
    return start["id"], Phrase("place", {"entry": "row", "number": str(row)})


def _check_objectives(components: Set) -> Iterator[Finding]:
    """12 grey ones and five of each other colour; the conditions the rulebook spells out, and the one printed value."""
    colours = Counter(card["colour"] for card in components["objectives"])
    for colour in box.COLOURS:
        wanted = 12 if colour == "grey" else 5
        if colours[colour] != wanted:
            yield Finding("colours", {"colour": colour, "wanted": wanted, "found": colours[colour]}, "objectives")
    for card, printed in zip(components["objectives"], read_set()["objectives"], strict=True):
        condition, wanted = card["condition"], printed["condition"]
        same = _playing_condition(condition) == _playing_condition(wanted)
        if condition["kind"] != wanted["kind"] or (condition["kind"] != "figure" and not same):
            yield Finding("condition", {"card": card["id"]}, card["id"])
        if condition["kind"] == "figure" and not condition.get("cells"):
            yield Finding("figure-empty", {"card": card["id"]}, card["id"])
    if components["objectives"][16]["points"] != 6:
        yield Finding("oasis-points", {"found": components["objectives"][16]["points"]}, "OBJ17")


def _check_figures(components: Set) -> Iterator[Finding]:
    """A figure asks one thing of a space, shows what the words of its card count, and turns when they say so."""
    for card in components["objectives"]:
        condition, words = card["condition"], box.BOX["figures"].get(card["id"])
        if condition["kind"] != "figure" or words is None or not condition.get("cells"):
            continue
        cells = condition["cells"]
        for (row, column), count in Counter((row, column) for row, column, _ in cells).items():
            if count > 1:
                yield Finding("figure-twice", {"card": card["id"], "row": row + 1, "column": column + 1}, card["id"])
        yield from _check_drawn(card["id"], cells, words)
        if bool(condition.get("rotations")) != words["turnable"] or (condition.get("mirror") and not words["turnable"]):
            yield Finding("figure-turns", {"card": card["id"], "turnable": "yes" if words["turnable"] else "no"}, card["id"])


def _check_drawn(card: str, cells: list[Any], words: dict[str, Any]) -> Iterator[Finding]:
    """The Landscapes and the holes of a figure are as many and as the words of its card say."""
    kind, drawn = words.get("kind"), [(row, column, need) for row, column, need in cells if need != "empty"]
    holes = len(cells) - len(drawn)
    if not drawn:
        yield Finding("figure-no-landscape", {"card": card}, card)
    elif len(drawn) != words.get("landscapes", len(drawn)) or (kind and any(need != kind for *_, need in drawn)):
        found = sum(need == kind for *_, need in drawn) if kind else len(drawn)
        said = {"card": card, "kind": kind or "any", "wanted": words["landscapes"], "found": found, "drawn": len(drawn)}
        yield Finding("figure-count", said, card)
    elif words.get("diagonal") and not _on_diagonal(drawn):
        yield Finding("figure-diagonal", {"card": card}, card)
    if holes != words.get("holes", holes):
        yield Finding("figure-holes", {"card": card, "wanted": words["holes"], "found": holes}, card)


def _on_diagonal(cells: list[tuple[int, int, str]]) -> bool:
    """Whether some cells follow each other on a diagonal."""
    ordered = sorted((row, column) for row, column, _ in cells)
    steps = {(lower[0] - upper[0], lower[1] - upper[1]) for upper, lower in pairwise(ordered)}
    return steps in ({(1, 1)}, {(1, -1)})


def _check_costs(components: Set) -> Iterator[Finding]:
    cost = next(one["cost"] for one in components["characters"] if one["id"] == "ali_baba")
    if cost != 4:
        yield Finding("ali-baba", {"found": cost}, "ali_baba")


# --- new, diff, what is left to enter -----------------------------------------------------------------------------------


def new(name: str) -> Set:
    """A copy of the shipped set under a name of one's own, to be edited: every entry still says where it comes from."""
    started = deepcopy(read_set())
    return started | {"id": name, "version": 1, "about": {}}


def diff(one: Set, other: Set) -> list[Finding]:
    """Every entry in which two sets differ, with what each says."""
    found = []
    for group, names in GROUPS:
        for name, before, after in zip(names, one[group], other[group], strict=True):
            for field, old, fresh in _differences(_playing(before), _playing(after)):
                said = {"entry": name, "field": field, "one": _text(old), "other": _text(fresh)}
                found.append(Finding("differs", said, name))
    return found


def _differences(one: Any, other: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            yield from _differences(one.get(key), other.get(key), f"{path}.{key}" if path else key)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (left, right) in enumerate(zip(one, other, strict=True), 1):
            yield from _differences(left, right, f"{path}.{number}")
    elif one != other:
        yield path, one, other


def _text(value: Any) -> str:
    return "-" if value is None else value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def reconstructed(components: Set) -> list[tuple[str, str]]:
    """Every (entry, part) whose source is still the reconstruction."""
    return [(entry["id"], part) for group, _ in GROUPS for entry in components[group]
            for part, source in entry.get("provenance", {}).items() if "reconstructed" in source["source"]]


def reconstructed_entries(components: Set) -> set[str]:
    """The entries of which any part is still the reconstruction."""
    return {entry for entry, _ in reconstructed(components)}


def as_in_the_shipped(components: Set) -> int:
    """How many entries say what the reconstruction says of them: what a set may still have from it."""
    shipped = read_set()
    guessed = reconstructed_entries(shipped)
    return sum(_playing(one) == _playing(other) for group, _ in GROUPS
               for one, other in zip(components[group], shipped[group], strict=True) if other["id"] in guessed)


# --- the contract -------------------------------------------------------------------------------------------------------


def named(components: Set) -> dict[str, str]:
    """Id and hash of a set."""
    return {"id": components["id"], "sha256": digest(components)}


def labels(components: Set) -> dict[str, Any]:
    """What every Objective asks for, and the name of every Character."""
    tables: Any = tables_of(components)
    asked = {name: sentence(tables, number) for number, name in enumerate(box.OBJECTIVE_IDS)}
    return asked | {name: {"say": f"character-{name}"} for name in box.CHARACTERS}


COMPONENT_SETS = ComponentSets(
    schema=SCHEMA,
    shipped=read_set,
    new=new,
    shape=shape,
    check=check,
    diff=diff,
    find=find,
    labels=labels,
    reconstructed=reconstructed,
    install=lambda state, components: install(state, tables_of(components)),
    named=named,
    in_play=lambda state: named(set_of(state)),
    playing=set_of,
)
