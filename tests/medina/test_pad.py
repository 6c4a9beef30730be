"""The score pad of Médina: the tiles follow from the palaces, and what cannot be in one box is refused."""

from __future__ import annotations

from typing import Any

import pytest

from zellige.core.count_up import Count, count_up
from zellige.core.pad_words import refusal, verdict
from zellige.core.registry import get
from zellige.core.speaker import Seat, Speaker

MEDINA = get("medina")
NAMES = [Seat("Leila"), Seat("Noa"), Seat("Omar"), Seat("Ines")]


def counted(seats: int = 2, tie: str = "shared", **entries: Any) -> Count:
    """The points of some entries; ``orange_walls`` stands for ``orange.walls``."""
    return count_up(MEDINA, seats, {"tie": tie}, {name.replace("_", "."): one for name, one in entries.items()})


def refusals(count: Count) -> list[str]:
    speaker = Speaker(MEDINA, "en", NAMES[: len(count.scores)])
    return [refusal(speaker, count, one) for one in count.objections]


def test_the_example_of_the_rulebook():
    """Orange 4 + 2 + 2 + 1, grey 3 + 4 + 2, violet 5 + 1, brown 5 + 1 + 3 + 3, and two places at the well."""
    count = counted(
        orange_buildings=[4], orange_stables=[2], orange_walls=[2], orange_merchants=[1], grey_buildings=[3], grey_walls=[4],
        grey_merchants=[2], violet_buildings=[5], violet_stables=[1], brown_buildings=[5], brown_stables=[1], brown_walls=[3],
        brown_merchants=[3], well=[2])
    assert count.objections == []
    assert count.points(0)["well"] == 8
    assert count.scores == [9 + 9 + 6 + 12 + 8 + 4 + 3 + 2 + 1, 0]
    assert count.inferred == {"palace.orange": 1, "palace.brown": 1, "palace.grey": 1, "palace.violet": 1} | {
        f"tower.{number}": 0 for number in range(1, 5)}


def test_a_palace_tile_goes_to_the_largest_and_not_past_a_neutral_one():
    assert counted(orange_buildings=[4, 5]).inferred["palace.orange"] == 2
    assert counted(orange_buildings=[4, 3], orange_stables=[0, 2]).inferred["palace.orange"] == 2
    assert counted(orange_buildings=[4, 5], neutral_orange=6).inferred["palace.orange"] == 0
    assert counted(orange_buildings=[4, 5], neutral_orange=6).objections == []


def test_of_equal_palaces_the_holder_is_asked_for():
    assert refusals(counted(orange_buildings=[4, 4])) == [
        "Palace tiles – Orange palace tile: several palaces have size 4; say who holds the tile, or nobody."]
    assert counted(orange_buildings=[4, 4], palace_orange=2).scores == [4, 8]
    assert len(refusals(counted(orange_buildings=[4, 3], neutral_orange=4))) == 1
    assert counted(orange_buildings=[4, 3], neutral_orange=4, palace_orange=0).objections == []
    assert counted(orange_buildings=[4, 3], neutral_orange=4, palace_orange=1).objections == []


PART, TILES = "Orange palace – ", "Palace tiles – "
WELL = "Well – Buildings and stables two cells from the well, in a straight line"
TILE = f"{TILES}Orange palace tile: "


@pytest.mark.parametrize(("entries", "sentence"), [
    ({"orange_stables": [0, 1]}, f"{PART}Stables (Noa): without a building there is no palace."),
    ({"orange_buildings": [1], "orange_stables": [5]},
     f"{PART}Stables (Leila): beside 1 building there is room for 4 stables at most."),
    ({"orange_buildings": [1], "orange_walls": [3], "orange_merchants": [2]},
     f"{PART}Wall pieces beside it (Leila): a palace of 1 piece has 4 places beside it at most, and walls and merchants would "
     "take 5."),
    ({"orange_buildings": [10, 7]}, f"{PART}Buildings: 17 in all palaces, but 16 buildings of this colour are in the game."),
    ({"orange_buildings": [17]}, f"{PART}Buildings (Leila): 17 is not possible, only 0 to 16."),
    ({"orange_buildings": [2, 3], "palace_orange": 1}, f"{TILE}not Leila, for the palace of Noa is larger, of size 3."),
    ({"orange_buildings": [2], "palace_orange": 2}, f"{TILE}Noa has no palace of this colour."),
    ({"orange_buildings": [2], "neutral_orange": 3, "palace_orange": 1},
     f"{TILE}not Leila, for a neutral palace of size 3 is larger."),
    ({"orange_buildings": [2], "palace_orange": 0},
     f"{TILE}somebody holds it, for the palace of Leila has size 2 and no neutral one is as large."),
    ({"orange_buildings": [2], "tower_3": 1},
     "Tower tiles – Tower tile 3: Leila would hold 1 tower tile with no wall piece beside their palaces."),
    ({"orange_buildings": [9], "well": [3, 0, 0]}, f"{WELL}: 3 entries are too many for 2 players."),
    ({"orange_buildings": [9, 2], "palace_orange": 1, "well": [3, 2]}, f"{WELL}: 5 in all, but only 4 cells lie so."),
    ({"orange_buildings": [1], "well": [2]}, f"{WELL} (Leila): 2 is more than the 1 pieces in the palaces of this player."),
    ({"orange_buildings": [9, 7], "neutral_orange": 1, "palace_orange": 1},
     f"{TILES}Size of the largest neutral orange palace: 1 is more than the 0 pieces that other palaces leave."),
])
def test_what_cannot_be_in_one_box(entries: dict[str, Any], sentence: str):
    assert refusals(counted(**entries)) == [sentence]


def test_without_the_well_nothing_is_asked_of_it_and_what_was_entered_counts_nothing():
    count = count_up(MEDINA, 2, {"well": False}, {"orange.buildings": [4], "well": [2]})
    assert count.asked["well"] == [False, False]
    assert count.scores == [4 + 4, 0]


def test_equal_scores_are_shared_unless_the_option_parts_them():
    pieces: dict[str, Any] = {"orange_buildings": [5, 1], "brown_buildings": [0, 5]}
    assert counted(**pieces).scores == [9, 9]
    assert counted(**pieces).winners == [0, 1]
    assert verdict(Speaker(MEDINA, "en", NAMES[:2]), counted(**pieces)) == "Leila and Noa share the victory with 9 points."
    equal = counted(tie="bga", **pieces)
    assert equal.asked["claim"] == [True, True]
    assert counted(**pieces).asked["claim"] == [False, False]
    assert counted(tie="bga", claim=[2, 1], **pieces).winners == [1]
    assert verdict(Speaker(MEDINA, "fr", NAMES[:2]), counted(tie="bga", claim=[2, 1], **pieces)) == (
        "Noa gagne avec 9 points. À égalité, le plus grand palais décide, puis celui qui a été pris le premier.")
    assert refusals(counted(tie="bga", claim=[1, 1], **pieces)) == [
        "Palace tiles – Claim of the largest palace (1: the first of all) (Noa): number 1 is the claim of Leila."]


def test_four_players_have_no_neutral_palaces():
    assert not any(field.name.startswith("neutral") for field in counted(4).fields)
    assert sum(field.name.startswith("neutral") for field in counted(3).fields) == 4


def test_a_neutral_palace_is_asked_for_only_where_somebody_could_lose_the_tile_to_it():
    count = counted(orange_buildings=[2], neutral_orange=3, neutral_brown=4)
    assert [count.asked[f"neutral.{colour}"] for colour in ("orange", "brown")] == [[True], [False]]
    assert count.inferred["palace.orange"] == count.inferred["palace.brown"] == 0
    assert refusals(count) == []
