"""A slow count of a score from the position document alone, without looking at how zellige counts."""

from __future__ import annotations

from collections import Counter
from typing import Any

from zellige.games.almadi.components import read_set

SET = read_set()
TILES = {tile["id"]: tile for tile in SET["landscapes"]}
STARTS = {start["id"]: start["landscapes"] for start in SET["starts"]}
POINTS = {card["id"]: card["points"] for card in SET["objectives"]}
GOODS = {card["id"]: card["goods"] for card in SET["stalls"]}
NEXT = {"N": (-1, 0, "S"), "S": (1, 0, "N"), "E": (0, 1, "W"), "W": (0, -1, "E")}
CARRIES = (0, 2, 5, 10, 15, 20, 35, 50, 65)


def realm_of(seat: dict[str, Any]) -> dict[tuple[int, int], dict[str, Any]]:
    realm = {tuple(map(int, cell.split(","))): TILES[tile] for cell, tile in seat["tiles"].items()}
    return realm | {(row, 0): one for row, one in enumerate(STARTS.get(seat["start"], []), 1)}


def sizes(realm: dict[tuple[int, int], dict[str, Any]], kind: str) -> list[int]:
    left, found = {cell for cell, one in realm.items() if one["kind"] == kind}, []
    while left:
        reached, edge = set(), {left.pop()}
        while edge:
            reached |= edge
            edge = {(row + down, column + right) for row, column in edge for down, right, _ in NEXT.values()} & left
            left -= edge
        found.append(len(reached))
    return found


def base_terms(document: dict[str, Any], number: int) -> dict[str, int]:
    """The nine terms of a seat (from 0) in a game without Characters."""
    seat = document["seats"][number]
    realm = realm_of(seat)
    groups = [sizes(realm_of(one), "oasis") for one in document["seats"]]
    own = max(groups[number], default=0)
    largest = own >= 2 and own == max(max(group, default=0) for group in groups)
    bonus = own >= 5 if document["players"] == 1 else largest
    goods = sum(sum(one.get("goods", {}).values()) for one in realm.values()) + sum(
        sum(GOODS[card].values()) for card in seat["stalls"]
    )
    values = []
    for (row, column), one in realm.items():
        if one["kind"] == "palace":
            beside = sum(
                realm.get((row + down, column + right), {}).get("kind") in ("oasis", "market")
                for down, right, _ in NEXT.values()
            )
            values.append(beside and beside + 1)
    jars = sum(
        what == "jar"
        and realm.get((row + NEXT[side][0], column + NEXT[side][1]), {"sides": {}})["sides"].get(NEXT[side][2]) == "A"
        for (row, column), one in realm.items()
        for side, what in one["sides"].items()
    )
    return {
        "oases": sum(3 * size for size in groups[number] if size > 1),
        "oasis_bonus": 6 * bonus,
        "caravans": min(goods, sum(CARRIES[min(8, size)] for size in sizes(realm, "caravan"))),
        "palaces": sum(values),
        "jars": jars,
        "mosaics": sum(sorted(values, reverse=True)[: len(seat["mosaics"])]),
        "objectives": sum(POINTS[card] for card, done in seat["objectives"].items() if done),
        "missed_objectives": -sum(POINTS[card] for card, done in seat["objectives"].items() if not done),
        "rubies": ruby_points([one["rubies"] for one in document["seats"]], number),
    }


def ruby_points(held: list[int], number: int) -> int:
    own = held[number]
    if len(held) == 1:
        return next(points for most, points in ((2, 0), (4, 3), (7, 6), (10, 10), (99, 15)) if own <= most)
    better = Counter(other > own for other in held)[True]
    return ((10, 4) if len(held) == 2 else (12, 8, 4, 2, 0))[better] if own else 0
