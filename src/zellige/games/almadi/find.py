"""Tiles and cards by what stands on them: ids for whoever holds a piece of the box in hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zellige.core.shape import nearest
from zellige.core.vocabulary import Finding
from zellige.games.almadi.components import COLOURS, EFFECTS, GOODS, KINDS, MOTIFS, SIDES, Set

Description = dict[str, Any]
SIDE_WORDS = ("A", "null", *EFFECTS)
LISTS = ("landscapes", "starts", "objectives", "characters", "stalls", "mosaics")


def tiles_like(components: Set, description: Description) -> list[str]:
    """The tiles of a kind, with some sides and with exactly these goods; what a description leaves out may be anything."""
    return [tile["id"] for tile in components["landscapes"] if not _differences(tile, description)]


def nearest_tiles(components: Set, description: Description) -> list[str]:
    """The tiles that differ least from a description."""
    least = min(_differences(tile, description) for tile in components["landscapes"])
    return [tile["id"] for tile in components["landscapes"] if _differences(tile, description) == least]


def _differences(piece: dict[str, Any], description: Description) -> int:
    """In how much a tile is not as described; another kind is as much as four sides."""
    found, goods = piece.get("goods", {}), description.get("goods")
    kind = len(SIDES) if piece["kind"] != description.get("kind", piece["kind"]) else 0
    sides = sum(piece["sides"][side] != what for side, what in description.get("sides", {}).items())
    other_goods = 0 if goods is None else sum(found.get(good, 0) != goods.get(good, 0) for good in GOODS)
    return int(kind + sides + other_goods)


def find(components: Set, words: list[str]) -> list[tuple[str, str]] | Finding:
    """Every (id, what stands on it) of a set that all words are true of; a ``Finding`` about a word that means nothing.

    Words: a kind, an effect, a good (``spice`` or ``spice=4``), a side (``N=genie``), a colour, ``motif=A``, ``cost=4``,
    ``points=9``.
    """
    for word in words:
        if not _means_something(word):
            known = [*KINDS, *EFFECTS, *GOODS, *COLOURS, *(f"{name}=" for name in (*SIDES, "motif", "cost", "points"))]
            name, equals, _ = word.partition("=")
            return Finding("word", {"word": word, "near": nearest(name + equals, known) or nearest(name, known) or "genie"})
    return [(name, " ".join(said)) for name, said in _pieces(components) if all(_true_of(word, said) for word in words)]


def _means_something(word: str) -> bool:
    name, equals, value = word.partition("=")
    if not equals:
        return word in (*KINDS, *EFFECTS, *GOODS, *COLOURS)
    if name in SIDES:
        return value in SIDE_WORDS
    return value in MOTIFS if name == "motif" else name in (*GOODS, "cost", "points") and value.isdecimal()


def _true_of(word: str, said: list[str]) -> bool:
    """Whether a word is among those of a piece, or begins one (``spice``) or ends one (``genie``)."""
    return word in said or any(word in (one.partition("=")[0], one.partition("=")[2]) for one in said)


def _pieces(components: Set) -> Iterator[tuple[str, list[str]]]:
    """Every piece of a set in words; a start tile is as many as it has rows."""
    for group in LISTS:
        for entry in components[group]:
            if group == "starts":
                for row, one in enumerate(entry["landscapes"], 1):
                    yield f"{entry['id']}/{row}", _words(one)
            else:
                yield entry["id"], _words(entry)


def _words(entry: dict[str, Any]) -> list[str]:
    sides = [f"{side}={entry['sides'][side] or 'null'}" for side in SIDES] if "sides" in entry else []
    goods = [f"{good}={count}" for good in GOODS if (count := entry.get("goods", {}).get(good, 0))]
    plain = [entry[name] for name in ("kind", "colour") if name in entry]
    return [*plain, *sides, *goods, *(f"{name}={entry[name]}" for name in ("motif", "cost", "points") if name in entry)]
