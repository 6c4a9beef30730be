"""The score pad of Almadi: Characters ask for what they need and change other rows; what cannot be in one box is refused."""

from __future__ import annotations

from typing import Any

import pytest

from zellige.core.count_up import Count, count_up
from zellige.core.pad_words import ending, refusal, why
from zellige.core.registry import get
from zellige.core.speaker import Seat, Speaker
from zellige.games.almadi.components import CHARACTERS

ALMADI = get("almadi")
NAMES = [Seat("Leila"), Seat("Noa"), Seat("Omar"), Seat("Ines"), Seat("Amina")]
ALWAYS = {"oases", "caravans", "market", "stalls", "palaces", "jars", "mosaics", "done", "missed", "rubies"}
"""The fields of the base game; ``lone`` only where Oases alone count."""
ASKS = {"ali_shar": {"spice", "pottery"}, "aziz": {"leather", "carpet"}, "dunya": {"motif"}, "harun": {"row"},
        "hindbad": {"idle-jars"}, "khalifa": {"lone"}, "forty_thieves": {"holes"}, "zumurrud": {"copy"}}


def counted(seats: int = 2, module: bool = True, options: dict[str, Any] | None = None, **entries: Any) -> Count:
    """The points of some entries; ``idle_jars`` stands for ``idle-jars``."""
    return count_up(ALMADI, seats, {"characters": module} | (options or {}),
                    {name.replace("_", "-"): one for name, one in entries.items()})


def speaker(count: Count, code: str = "en") -> Speaker:
    return Speaker(ALMADI, code, NAMES[: len(count.scores)])


def asked(count: Count, seat: int) -> set[str]:
    return {name for name, open_ in count.asked.items() if open_[seat]}


def test_the_base_game_asks_for_no_more_than_its_own_pad_has():
    assert asked(counted(module=False), 0) == ALWAYS
    assert asked(counted(module=False, options={"lone_oasis_bonus": True}), 0) == ALWAYS | {"lone"}
    assert asked(counted(), 0) == ALWAYS | {"characters"}


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_asks_for_what_it_needs_and_only_of_whom_it_works_for(character: str):
    count = counted(**{"characters": [[character]]})
    assert asked(count, 0) == ALWAYS | {"characters"} | ASKS.get(character, set())
    assert asked(count, 1) == ALWAYS | {"characters"}


def test_what_zumurrud_copies_asks_for_and_brings_the_same():
    count = counted(**{"characters": [["zumurrud"], ["harun"]], "copy": [["harun"]], "row": [6, 5]})
    assert count.objections == []
    assert [count.points(seat)["harun"] for seat in (0, 1)] == [6, 5]
    gone = counted(**{"characters": [[], ["harun"]], "copy": [["harun"]], "row": [6, 5]})
    assert [gone.points(seat)["harun"] for seat in (0, 1)] == [0, 5]


def test_characters_change_other_rows():
    plain = {"caravans": [[3, 2]], "market": [12], "stalls": [6], "palaces": [[5, 4, 2]], "mosaics": [4]}
    base = counted(**plain)
    assert (base.points(0)["mosaics"], base.points(0)["rubies"]) == (5 + 4 + 2, 0)
    assert counted(**plain, characters=[["zubaydah"]]).points(0)["mosaics"] == 5 + 5 + 4 + 4
    aziza = counted(**plain, characters=[["aziza"]])
    assert (aziza.points(0)["mosaics"], aziza.points(0)["aziza"]) == (5 + 4, 3 * 2)
    assert why(speaker(aziza), aziza, 0, "aziza") == "2 × 3"
    goods = {"caravans": [[2]], "market": [4], "stalls": [6]}
    carried = [counted(**goods, characters=[own]).points(0)["caravans"] for own in ([], ["zobeide"])]
    assert carried[0] <= carried[1]
    assert counted(rubies=[5, 4]).points(0)["rubies"] == 5 // 2
    by_rank = counted(module=False, rubies=[5, 4])
    assert by_rank.points(0)["rubies"] > by_rank.points(1)["rubies"] > 0


def test_who_is_alone_has_a_title_in_both_languages():
    count = counted(1, False, oases=[[6, 5]], caravans=[[5]], market=[20], palaces=[[5, 4]], mosaics=[2])
    told = [ending(speaker(count, code), count) or "" for code in ("en", "fr")]
    assert told[0].startswith("Your title: ")
    assert told[1].startswith("Votre titre\xa0: ")
    assert ending(speaker(counted()), counted()) is None


REALM = "Oases, Caravans and Palaces are 25 together, and a realm has 20 Landscapes at most."


@pytest.mark.parametrize(("seats", "characters", "entries", "sentence"), [
    (2, False, {"oases": [[13, 12]]}, f"Oases – Size of each group of two or more (Leila): {REALM}"),
    (2, False, {"palaces": [[], [6]]}, "Palaces – What each Palace is worth (Noa): 6 is not possible, only 2 to 5."),
    (2, False, {"oases": [[1]]}, "Oases – Size of each group of two or more (Leila): 1 is not possible, only 2 to 21."),
    (2, False, {"oases": [[12], [12]]},
     "Oases – Size of each group of two or more: 24 in all realms, but 18 at most are in the game."),
    (2, False, {"mosaics": [10, 5]}, "Mosaics – Mosaic cards: 15 in all, but 14 Mosaic cards are in the game."),
    (2, False, {"done": [[6, 6, 6]], "missed": [[], [6, 6, 6]]},
     "Objectives – Completed: points of each: 6 Objectives with the incomplete ones, but 5 are in the game."),
    (2, False, {"rubies": [20, 11]}, "Rubies: 31 in all, but 30 rubies are in the game."),
    (2, True, {"characters": [["ali_shar"]], "market": [4], "spice": [3], "pottery": [2]},
     "Characters – Spices in Markets (Leila): 5 by kind is more than the 4 goods in Markets."),
    (2, True, {"characters": [["dunya"]], "mosaics": [2], "motif": [3]},
     "Characters – Mosaics of your most frequent pattern (Leila): 3 is more than all 2 Mosaic cards."),
    (2, True, {"characters": [["harun"]], "row": [19]},
     "Characters – Landscapes in your longest row (Leila): 19 is more than the 18 that a row can hold."),
    (2, True, {"characters": [["zumurrud"]], "copy": [["harun"]]},
     "Characters – Zumurrud copies (Leila): Harun al-Rashid is before no other player."),
    (2, True, {"characters": [["zumurrud"], ["harun", "aziz"]], "copy": [["harun", "aziz"]]},
     "Characters – Zumurrud copies (Leila): Zumurrud copies one Character, not 2."),
    (2, True, {"characters": [["harun"], ["harun"]]},
     "Characters – Recruited Characters (Noa): Harun al-Rashid already lies before Leila."),
    (1, True, {"characters": [["jafar"]]}, "Characters – Recruited Characters (Leila): Jafar is not in the solo game."),
])
def test_what_cannot_be_in_one_box(seats: int, characters: bool, entries: dict[str, Any], sentence: str):
    count = count_up(ALMADI, seats, {"characters": characters}, entries)
    assert [refusal(speaker(count), count, one) for one in count.objections][:1] == [sentence]
    assert count.winners == []
