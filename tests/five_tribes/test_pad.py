"""The score pad of Five Tribes: djinns change other rows, players are compared, and what cannot be in one box is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from counts import often
from finals import finals
from zellige.core.count_up import Count, count_up, entries_of
from zellige.core.pad_words import refusal, why
from zellige.core.registry import get
from zellige.core.speaker import Seat, Speaker
from zellige.games.five_tribes.components import AL_AMIN, DJINNS, HAURVATAT, JAFAAR, SHAMHAT

FIVE_TRIBES = get("five_tribes")
NAMES = [Seat("Leila"), Seat("Noa"), Seat("Omar"), Seat("Ines")]


def counted(seats: int = 3, **entries: Any) -> Count:
    """The points of some entries; ``goods_gold`` stands for ``goods.gold``."""
    return count_up(FIVE_TRIBES, seats, {}, {name.replace("_", "."): one for name, one in entries.items()})


def speaker(count: Count, code: str = "en") -> Speaker:
    return Speaker(FIVE_TRIBES, code, NAMES[: len(count.scores)])


@pytest.mark.parametrize(("viziers", "bonus"), [
    ([5, 3, 1], [20, 10, 0]), ([5, 5, 1], [10, 10, 0]), ([4, 4, 4], [0, 0, 0]), ([0, 0, 1], [0, 0, 20])])
def test_viziers_bring_ten_for_each_opponent_with_fewer(viziers: list[int], bonus: list[int]):
    count = counted(viziers=viziers, djinns=[["jafaar"]])
    assert [count.points(seat)["vizier_bonus"] for seat in range(3)] == bonus
    assert [count.points(seat)["viziers"] for seat in range(3)] == [3 * viziers[0], viziers[1], viziers[2]]


def test_djinns_change_other_rows():
    plain = counted(viziers=[3], elders=[2], palms=[4], tiles=[14], palaces=[1])
    assert plain.scores[0] == 3 + 20 + 4 + 12 + 14 + 5
    djinns = counted(viziers=[3], elders=[2], palms=[4], tiles=[14], palaces=[1], djinns=[["jafaar", "shamhat", "haurvatat"]])
    assert djinns.scores[0] == 9 + 20 + 8 + 20 + 14 + 5 + 6 + 6 + 8
    assert why(speaker(djinns), djinns, 0, "viziers") == "3 × 3 with Jafaar"
    assert why(speaker(djinns, "fr"), djinns, 0, "palms") == "4 × 5 avec Haurvatat"
    assert why(speaker(djinns), djinns, 0, "vizier_bonus") == "2 opponents have fewer: 2 × 10"
    assert why(speaker(djinns), djinns, 0, "djinns") == "Haurvatat, Jafaar, Shamhat"


def test_goods_are_sold_in_suits_and_fakirs_count_with_al_amin_alone():
    goods = {"goods_gold": [2], "goods_silk": [2], "goods_fish": [1]}
    assert counted(**goods).scores[0] == 7 + 3
    assert counted(**goods, fakirs=[4, 3]).scores[0] == 7 + 3
    with_djinn = counted(**goods, fakirs=[4, 3], djinns=[["al_amin"]])
    assert with_djinn.asked["fakirs"] == [True, False, False]
    assert with_djinn.points(0)["merchandise"] == 21 + 3
    assert why(speaker(with_djinn), with_djinn, 0, "merchandise") == "suits of 3 + 2, and 2 more by Al-Amin"
    assert counted(**goods).asked["fakirs"] == [False, False, False]


def test_who_is_equal_shares_the_victory():
    assert counted(coins=[40, 40, 12]).winners == [0, 1]
    assert counted(coins=[40, 40, 12]).places == [1, 1, 3]


@pytest.mark.parametrize(("entries", "sentence"), [
    ({"viziers": [9, 8]}, "Viziers: 17 in all, but 16 are in the box."),
    ({"goods_gold": [2, 1]}, "Merchandise – Gold: 3 in all, but 2 are in the box."),
    ({"palms": [1]}, "Palm trees (Leila): 1 on own tiles, but this player has no tile."),
    ({"tiles": [0, 7]}, "Tiles – Sum of the values on own tiles (Noa): no 8 tiles or fewer come to 7."),
    ({"tiles": [77, 77, 77]}, "Tiles – Sum of the values on own tiles: 231 in all, but all tiles of the box come to 198."),
    ({"djinns": [["jafaar"], ["jafaar"]]}, "Djinns (Noa): Jafaar already lies before Leila."),
    ({"djinns": [["jafaar", "jafaar"]]}, "Djinns (Leila): Jafaar is named twice."),
    ({"djinns": [["aladdin"]]}, "Djinns (Leila): there is no “aladdin”."),
    ({"goods_fish": [7]}, "Merchandise – Fish (Leila): 7 is not possible, only 0 to 6."),
])
def test_what_cannot_be_in_one_box(entries: dict[str, Any], sentence: str):
    count = counted(**entries)
    assert [refusal(speaker(count), count, one) for one in count.objections][:1] == [sentence]


def test_with_the_djinns_that_change_a_score_dealt_out_the_pad_is_the_engine():
    dice = Random("djinns")
    for state in finals(FIVE_TRIBES, often(40, 2000), "djinns"):
        for djinn in (AL_AMIN, HAURVATAT, JAFAAR, SHAMHAT):
            state.djinn_owner[djinn] = dice.randrange(int(state.seats))
        entries = entries_of(FIVE_TRIBES, state)
        assert {DJINNS[AL_AMIN], DJINNS[JAFAAR]} <= {djinn for own in entries["djinns"] for djinn in own}
        count = count_up(FIVE_TRIBES, int(state.seats), FIVE_TRIBES.options_of(state), entries)
        assert count.objections == []
        assert (count.scores, count.places) == (FIVE_TRIBES.scores(state), FIVE_TRIBES.ranks(state))
        for seat in range(int(state.seats)):
            assert count.points(seat) == {term.rule: term.amount for term in FIVE_TRIBES.terms(state, seat)}
