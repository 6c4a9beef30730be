"""The count-up without Characters."""

from __future__ import annotations

from itertools import permutations

import pytest

from zellige.games.almadi import GAME
from zellige.games.almadi.components import CAPACITY

from .oracle import Follower, load
from .table import of_kinds, seat_with, table, two


def test_juliet():
    """Scoring example: 15 + 6 + 22 + 12 + 8 + 10 + 6 + 4 = 83 points."""
    vector = next(one for one in load("positions") if "Juliet" in one["reason"])
    state = Follower(vector["position"]).state
    amounts = {term.rule: term.amount for term in GAME.terms(state, 0)}
    assert amounts == {"oases": 15, "oasis_bonus": 6, "caravans": 22, "palaces": 12, "jars": 8, "mosaics": 10, "objectives": 6,
                       "missed_objectives": 0, "rubies": 4}
    assert GAME.scores(state)[0] == 83


def test_oases():
    """Scoring, Oases: nothing for a lone Oasis, three points each in a group of two or more."""
    found = two(of_kinds(".OO.O/..../.O.../.O..."), start="S2")
    assert found.terms()["oases"] == 12
    assert found.cells("oases") == ["1,2", "1,3", "3,2", "4,2"]


def test_groups_touch_by_sides():
    """Scoring, Oases: corners do not connect."""
    assert two(of_kinds("..O/...O"), start="S2").terms()["oases"] == 0


def test_largest_group():
    """Scoring, Oases: six points for the largest group, and for everybody tied."""
    alone = table(seat_with("S2", of_kinds("..OOO")), seat_with("S3", {"1,2": "O10", "1,3": "O11"}))
    assert [alone.terms(seat)["oasis_bonus"] for seat in (1, 2)] == [6, 0]
    tied = table(seat_with("S2", of_kinds("..OO")), seat_with("S3", {"1,2": "O10", "1,3": "O11"}))
    assert [tied.terms(seat)["oasis_bonus"] for seat in (1, 2)] == [6, 6]


def test_no_bonus_for_single_oases():
    """Scoring, Oases: a group has at least two, so nobody gets the bonus for a single one, unless the option says so."""
    assert two().terms()["oasis_bonus"] == 0
    assert two(options={"lone_oasis_bonus": True}).terms()["oasis_bonus"] == 6


@pytest.mark.parametrize(("size", "carries"), [(1, 2), (2, 5), (3, 10), (4, 15), (5, 20), (6, 35), (7, 50), (8, 65)])
def test_capacity(size, carries):
    """Scoring, Caravans: what a group carries by its size."""
    assert CAPACITY[size] == carries
    realm = of_kinds("M" * 2 + "." + "C" * size) | {f"4,{column}": f"M{column + 10}" for column in range(1, 8)}
    found = table(seat_with("S2", realm, stalls=[f"ST{number:02d}" for number in range(1, 33)]), seat_with("S3"))
    assert found.terms()["caravans"] == min(carries + 2, 4 * 10 + 64)


def test_more_than_eight():
    """Scoring, Caravans: nine Caravans carry 65 like eight."""
    realm = of_kinds(".CCCCC/.CCCC.")
    found = table(seat_with("S2", realm, stalls=[f"ST{number:02d}" for number in range(1, 33)]), seat_with("S3"))
    assert found.terms()["caravans"] == 65 + 2


def test_groups_add_up():
    """Scoring, Caravans: every group is read by itself and all add up; goods that find no room are lost."""
    realm = of_kinds("..CC/M/...C")
    found = table(seat_with("S3", realm, stalls=["ST01", "ST09", "ST17"]), seat_with("S2"))
    assert found.terms()["caravans"] == min(5 + 2 + 2, 4 + 4 + 6)
    assert two(of_kinds("..CCCC"), start="S3").terms()["caravans"] == 4


def test_goods_are_in_markets_and_on_cards():
    """Scoring, Caravans: goods of the Markets, that of the start tile too, and of the Stall cards count."""
    found = table(seat_with("S3", {"1,2": "C01", "1,3": "C02", "1,4": "C03", "2,1": "M01"}, stalls=["ST01"]), seat_with("S2"))
    assert found.terms()["caravans"] == 4 + 4 + 2
    assert found.cells("caravans")[-1] == "ST01"


def test_palaces():
    """Scoring, Palaces: one for a Palace with an Oasis or Market beside it, and one for each of them; else nothing."""
    realm = {"1,3": "P01", "1,4": "C01", "2,6": "P02", "2,7": "M01", "3,6": "O01", "4,8": "P03", "4,9": "O02"}
    found = two(realm, start="S3")
    assert found.terms()["palaces"] == 3 + 2 + 2
    assert found.cells("palaces") == ["1,0", "2,6", "4,8"]


def test_an_oasis_serves_two_palaces():
    """Scoring, Palaces: an Oasis between two Palaces counts for each."""
    assert two({"1,3": "P01", "1,4": "O01", "1,5": "P02"}, start="S2").terms()["palaces"] == 4 + 2


def test_best_palace():
    """Scoring, Palaces: with Oases and Markets on all sides a Palace is worth five."""
    assert two({"2,5": "P01", "1,5": "O01", "3,5": "M01", "2,4": "M02", "2,6": "O02"}, start="S2").terms()["palaces"] == 5 + 2


def test_jars():
    """Jars: a point for each Jar in contact with an arrow at the end."""
    found = two({"2,1": "C01", "3,1": "C17"}, start="S1")
    assert found.cells("jars") == ["2,0:E", "3,1:N"]
    assert found.terms()["jars"] == 2


def test_mosaics():
    """Mosaics: one card a Palace repeats its points; the dearest first; cards without a Palace are worth nothing."""
    realm = {"1,3": "P01", "1,4": "O01", "2,6": "P02", "2,7": "M01", "3,6": "O03"}
    values = [3, 2, 2]
    for count in range(6):
        found = table(seat_with("S3", realm, mosaics=[f"MO{number:02d}" for number in range(1, count + 1)]), seat_with("S2"))
        assert found.terms()["mosaics"] == sum(values[:count])


def best_by_trying(values, cards, each, left_over):
    """The most that some cards can bring, by trying every distribution."""
    slots = [value for value in values for _ in range(each)]
    best = 0
    for used in range(min(cards, len(slots)) + 1):
        for chosen in set(permutations(sorted(slots), used)):
            best = max(best, sum(chosen) + left_over * (cards - used))
    return best


@pytest.mark.parametrize("recruited", [[], ["zubaydah"], ["aziza"], ["aziza", "zubaydah"]])
@pytest.mark.parametrize("cards", [0, 1, 2, 3, 4, 5])
def test_mosaics_are_placed_as_well_as_can_be(recruited, cards):
    """Mosaics: no distribution brings more, with Zubaydah's second card and Aziza's three points as well."""
    realm = {"1,3": "P01", "1,4": "O01", "2,6": "P02", "2,7": "M01", "3,6": "O03", "2,5": "M03", "4,1": "P05"}
    held = [f"MO{number:02d}" for number in range(1, cards + 1)]
    found = table(seat_with("S3", realm, mosaics=held, recruited=recruited), seat_with("S2"), options={"characters": True})
    values = [4, 2, 2]
    assert found.terms()["palaces"] == sum(values)
    amounts = found.terms()
    best = best_by_trying(values, cards, 2 if "zubaydah" in recruited else 1, 3 if "aziza" in recruited else 0)
    assert amounts["mosaics"] + amounts.get("aziza", 0) == best
    assert found.scores()[0] == sum(amounts.values())


def test_objectives_count_and_cost():
    """Objectives: completed ones bring their points, unfinished ones cost as much; a total may be negative."""
    found = table(seat_with("S2", objectives={"OBJ01": False, "OBJ17": True, "OBJ02": False}), seat_with("S1"))
    assert (found.terms()["objectives"], found.terms()["missed_objectives"]) == (6, -18)
    assert found.scores()[0] < 0
    assert found.cells("missed_objectives") == ["OBJ01", "OBJ02"]


def rubies(*held: int):
    found = table(*(seat_with(f"S{number + 1}", rubies=count) for number, count in enumerate(held)))
    return [found.terms(seat + 1)["rubies"] for seat in range(len(held))]


def test_rubies_by_rank():
    """Rubies: 12, 8, 4, 2, 0 points by rank, ties take the higher and skip the next; none for no rubies."""
    assert rubies(5, 5, 4) == [12, 12, 4]
    assert rubies(6, 4, 3, 2, 1) == [12, 8, 4, 2, 0]
    assert rubies(3, 3, 3, 1) == [12, 12, 12, 2]
    assert rubies(3, 0, 0) == [12, 0, 0]
    assert rubies(2, 0, 1) == [12, 0, 8]


def test_rubies_of_two():
    """Rubies: with two players ten and four; a tie ten each, and nothing when nobody has any."""
    assert rubies(6, 2) == [10, 4]
    assert rubies(2, 2) == [10, 10]
    assert rubies(0, 0) == [0, 0]
    assert rubies(0, 1) == [0, 10]


def test_victory():
    """Victory: the highest total wins, and ties share the victory."""
    apart = table(seat_with("S1", of_kinds("OOOO")), seat_with("S2"), seat_with("S3", rubies=1))
    assert GAME.ranks(apart.state)[0] == 1
    totals = apart.scores()
    assert GAME.ranks(apart.state) == [1 + sum(other > own for other in totals) for own in totals]
    shared = table(seat_with("S1"), seat_with("S5"), seat_with("S2"))
    totals = shared.scores()
    assert GAME.ranks(shared.state) == [1 + sum(other > own for other in totals) for own in totals]
    assert GAME.ranks(shared.state).count(1) == 2
