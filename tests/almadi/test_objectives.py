"""Moons, and the Objectives they bring."""

from __future__ import annotations

import pytest

from zellige.core.game import State
from zellige.games.almadi import GAME
from zellige.games.almadi.components import EFFECTS, GENIE, OBJECTIVE_IDS, read_set
from zellige.games.almadi.objectives import fulfilled
from zellige.games.almadi.progress import progress
from zellige.games.almadi.realm import effect_sides
from zellige.games.almadi.state import HELD

from .table import EMPTY_ABOVE, EMPTY_BELOW, of_kinds, seat_with, table, two, with_figure

MOON = {"seat": 1, "phase": "effects", "turn": {"pool": {"moon": 1}, "refill": "1a"}, "board": {"1a": None}}


def reached(state: State, objective: int) -> tuple[int, ...]:
    """What the first seat, which holds it, has of an Objective, and what that takes."""
    state = GAME.copy(state)
    state.objective_at[objective] = HELD
    return tuple(progress(state)[0][2 * objective: 2 * objective + 2])


def test_from_the_middle():
    """Moon: an Objective of the middle comes to the player, whatever it asks for."""
    found = two(objectives=["OBJ17", "OBJ24"], **MOON)
    assert found.legal("moon") == ["moon OBJ17", "moon OBJ24"]
    assert found.why("moon OBJ18") == "moon.not-in-game"
    found.play("moon OBJ24")
    assert found.seat()["objectives"] == {"OBJ24": False}
    assert found.document()["objectives"] == ["OBJ17"]
    assert found.why("moon OBJ17") == "effects.inactive"


def test_from_another_player():
    """Moon: an unfinished Objective of another player may be taken, a completed one never, nor one's own."""
    found = table(
        seat_with("S1", objectives={"OBJ01": False}), seat_with("S2", objectives={"OBJ17": False, "OBJ24": True}), **MOON
    )
    assert found.legal("moon") == ["moon OBJ17<seat2"]
    assert found.why("moon OBJ24<seat2") == "moon.completed"
    assert found.why("moon OBJ01") == "moon.own"
    assert found.why("moon OBJ17") == "moon.elsewhere"
    found.play("moon OBJ17<seat2")
    assert (found.seat(1)["objectives"], found.seat(2)["objectives"]) == ({"OBJ01": False, "OBJ17": False}, {"OBJ24": True})
    many = seat_with("S1", objectives=dict.fromkeys(["OBJ01", "OBJ13", "OBJ29"], False))
    found = table(many, seat_with("S2", objectives={"OBJ17": False}), **MOON)
    assert found.legal("moon") == ["moon OBJ17<seat2"]


def test_taken_and_completed_at_once():
    """Moon: a taken Objective whose condition holds is completed at once and safe."""
    found = two(of_kinds("OOOO"), objectives=["OBJ17"], **MOON).play("moon OBJ17")
    assert found.seat()["objectives"] == {"OBJ17": True}


def test_each_moon_counts():
    """Moon: every activated Moon brings one Objective."""
    found = two(objectives=["OBJ17", "OBJ24"], **{**MOON, "turn": {"pool": {"moon": 2}, "refill": "1a"}})
    found.play("moon OBJ17", "moon OBJ24")
    assert len(found.seat()["objectives"]) == 2
    assert found.pool == {}


def test_completed_at_once_and_by_duty():
    """The objectives: as soon as the condition holds, after a placement too, and whether one wants it or not."""
    found = table(seat_with("S1", of_kinds("OOO", left=2), objectives={"OBJ17": False}), seat_with("S2"), board={"1a": "O20"})
    found.play("take 1a", "place 1,1")
    assert found.seat()["objectives"] == {"OBJ17": True}
    three = seat_with("S1", {"1,2": "O10", "1,3": "O11", "1,4": "O12"}, objectives={"OBJ17": False})
    found = table(three, seat_with("S2"), board={"4a": "O01"}).play("take 4a", "place 4,1")
    assert found.wish
    assert found.seat()["objectives"] == {"OBJ17": True}


def test_only_the_holder_completes():
    """The objectives: only the player who has the card completes it; in the middle nobody does."""
    found = two(of_kinds("OOOOO"), objectives=["OBJ17"]).play("take 4a", "place 4,1")
    assert found.document()["objectives"] == ["OBJ17"]


def test_completed_for_good():
    """The objectives: a completed Objective stays completed when its condition no longer holds."""
    seat = seat_with("S1", of_kinds("CCCC"), objectives={"OBJ12": True}, rubies=0)
    found = table(seat, seat_with("S2"), board={"4a": "P01"}).play("take 4a", "place 4,1", "genie 1,4>3,1")
    assert found.seat()["objectives"] == {"OBJ12": True}
    assert found.terms()["objectives"] == 6


def test_not_while_a_tile_is_lifted():
    """The objectives: a tile in the air completes nothing, even where it leaves the wanted hole."""
    realm = of_kinds("PPP/P.P/PPP", top=1)
    seat = seat_with("S1", realm, objectives={"OBJ05": False})
    found = table(seat, seat_with("S2"), seat=1, phase="effects", turn={"wish": True, "refill": "4a"}, board={"4a": None})
    found.play("genie 2,1>2,2")
    assert found.seat()["objectives"] == {"OBJ05": False}


def test_nobody_completes_in_anothers_turn():
    """The objectives: in another player's turn nothing of one's own changes but by theft."""
    found = table(seat_with("S1"), seat_with("S2", of_kinds("OOOOO"), objectives={"OBJ17": False}))
    found.play("take 4a", "place 4,1", "done")
    assert found.seat(2)["objectives"] == {"OBJ17": False}


def test_start_landscapes_count():
    """The objectives: Landscapes of the start tile count."""
    assert holds("OBJ17", two(of_kinds("OOOO")))
    assert not holds("OBJ17", two(of_kinds("OOO")))


def holds(card: str, found) -> bool:
    return bool(fulfilled(found.state, 0, OBJECTIVE_IDS.index(card)))


def cards(stalls: str = "", mosaics: str = "", rubies: int = 0) -> dict:
    """Stall cards and Mosaics by number."""
    return {
        "stalls": [f"ST{number}" for number in stalls.split()],
        "mosaics": [f"MO{number}" for number in mosaics.split()],
        "rubies": rubies,
    }


FOUR = "01 09 17 25"
REALMS = [
    # card, a realm (and cards) that does it, one that just does not
    ("OBJ01", ("P.P/P.P/P.P/P.P", {}), ("P.P/P.P/P.P/PPP", {})),
    ("OBJ02", ("POCM", {}), ("PCOM", {})),
    ("OBJ02", ("M/C/O/P", {}), ("M/O/C/P", {})),
    ("OBJ03", (".OP/.CM", {}), (".PO/.MC", {})),
    ("OBJ03", (".CO/.MP", {}), (".CO/.PM", {})),
    ("OBJ04", ("P...P/....PP/.....PP/......PP", {}), ("P...P/....PP/.....PP/......PM/", {"extra": "3,7"})),
    ("OBJ05", (".PP./P..P/.PP.", {}), (".PP./P.PP/.PP.", {})),
    ("OBJ05", ("..P./.P.P/.P.P/..P.", {}), ("..P./.P.P/.PPP/..P.", {})),
    ("OBJ06", ("", cards(FOUR, FOUR)), ("", cards(FOUR, "01 09 17"))),
    ("OBJ07", (".PP./P.PP/.P.P/..P.", {}), (".PP./P.PP/.PPP/..P.", {})),
    ("OBJ08", ("", cards("01 02", "09 10")), ("", cards("01 09", "09 10"))),
    ("OBJ09", ("", cards(FOUR, "", 4)), ("", cards(FOUR, "", 3))),
    ("OBJ10", ("", cards("", FOUR, 4)), ("", cards("", "01 09 17", 4))),
    ("OBJ12", ("PPPPP", {}), ("PPPP", {})),
    ("OBJ12", ("PPPP.P", {}), ("PPP.../..P.../..P...", {})),
    ("OBJ14", (".O.../..O../...O./....O", {}), (".O.../..O../...O./...O.", {})),
    ("OBJ14", ("....O/...O./..O../.O...", {}), ("....O/...O./..O../..O..", {})),
    ("OBJ15", ("..OO/..OO", {}), ("..OO/.OO.", {})),
    ("OBJ16", ("P/O/O/O", {}), ("P/O/O/P", {})),
    ("OBJ17", ("OOOO", {}), ("OOO", {})),
    ("OBJ18", ("CCCC", {}), ("CCC", {})),
    ("OBJ19", ("", cards(FOUR)), ("", cards("01 09 17"))),
    ("OBJ21", ("", cards("01 02 09 10")), ("", cards("01 02 09 17"))),
    ("OBJ21", ("", cards("01 02 03 04")), ("", cards("01 02 03"))),
    ("OBJ22", (".C.../..C../...C./....C", {}), (".C.../..C../...C./.....C", {})),
    ("OBJ23", ("PPPP", {}), ("PPP", {})),
    ("OBJ24", ("", cards("", FOUR)), ("", cards("", "01 09 17"))),
    ("OBJ26", ("", cards("", "01 02 09 10")), ("", cards("", "01 02 09 17"))),
    ("OBJ26", ("", cards("", "01 02 03 04")), ("", cards("", "01 02 03"))),
    ("OBJ27", ("...P./..P.P/...P.", {}), ("...P./..P.P/....P", {})),
    ("OBJ28", ("MMMM", {}), ("MMM", {})),
    ("OBJ32", ("...M./..M.M/...M.", {}), ("...M./..M.M/..M..", {})),
]


@pytest.mark.parametrize(("card", "does", "does_not"), REALMS, ids=[f"{row[0]}-{number}" for number, row in enumerate(REALMS)])
def test_conditions(card, does, does_not):
    """Description of the objectives; 3: each condition is met by what the card asks for and by nothing less."""
    good = table(seat_with("S1", of_kinds(does[0]), **does[1]), seat_with("S2"))
    more = dict(does_not[1])
    realm = of_kinds(does_not[0])
    if "extra" in more:
        realm[more.pop("extra")] = "M22"
        realm["2,7"] = "M21"
        realm["1,6"] = "M20"
    bad = table(seat_with("S1", realm, **more), seat_with("S2"))
    number = OBJECTIVE_IDS.index(card)
    assert holds(card, good)
    assert not holds(card, bad)
    assert reached(good.state, number)[0] == reached(good.state, number)[1]
    assert reached(bad.state, number)[0] < reached(bad.state, number)[1]


@pytest.mark.parametrize(("card", "effect", "needed"), [("OBJ11", "genie", 5), ("OBJ13", "jar", 7), ("OBJ20", "stall", 4),
                                                        ("OBJ25", "marteline", 4), ("OBJ29", "ruby", 4)])
def test_active_at_the_same_time(card, effect, needed):
    """Description of the objectives: sides in contact now count, whether or not they were ever used, not tokens or
    cards.
    """
    every = cards(" ".join(f"{number:02d}" for number in range(1, 17)), " ".join(f"{number:02d}" for number in range(1, 17)), 9)
    for active in (needed - 1, needed):
        found = table(seat_with("S1", showing(effect, active), **every), seat_with("S2"))
        assert effect_sides(found.state, 0, EFFECTS.index(effect) + GENIE, 1) == active
        assert reached(found.state, OBJECTIVE_IDS.index(card)) == (active, needed)
        assert holds(card, found) == (active == needed)


def showing(effect: str, active: int) -> dict[str, str]:
    """A realm with so many active sides of an effect, beside tiles with four arrows, and no other contacts."""
    tiles = {tile["id"]: tile["sides"] for tile in read_set()["landscapes"]}
    realm: dict[str, str] = {}
    for row, column, arrows in ((1, 4, "P01"), (2, 9, "C01"), (3, 4, "O01"), (4, 9, "M01")):
        realm[f"{row},{column}"] = arrows
        for place, side in ((column - 1, "E"), (column + 1, "W")):
            if active:
                realm[f"{row},{place}"] = next(tile for tile, sides in tiles.items()
                                               if sides[side] == effect and tile not in realm.values())
                active -= 1
    assert not active
    return realm


def test_goods_in_markets_only():
    """Description of the objectives; 3: two of each kind, or ten of one, in Markets; Stall cards do not count."""
    assert holds("OBJ30", two({"1,1": "M15", "1,2": "M10"}, start="S1"))
    assert not holds("OBJ30", two({"1,1": "M07", "1,2": "M06"}, start="S5"))
    assert not holds("OBJ30", table(seat_with("S1", {"1,1": "M03"}, stalls=["ST17", "ST18", "ST25", "ST26"]), seat_with("S2")))
    assert holds("OBJ31", two({"1,1": "M05", "1,2": "M07"}, start="S1"))
    assert not holds("OBJ31", two({"1,1": "M05", "1,2": "M11"}, start="S5"))
    assert not holds("OBJ31", table(seat_with("S1", {"1,1": "M05"}, stalls=["ST01", "ST02", "ST03"]), seat_with("S2")))


def test_row_five_is_no_row_of_the_four():
    """Description of the objectives; 3: an Oasis below row 4 does not stand in for one of the rows 1 to 4."""
    realm = {"2,1": "O01", "3,1": "O02", "5,0": "O03"}
    found = table(seat_with("S1", realm, recruited=["abriza"]), seat_with("S2"), options={"characters": True})
    assert not holds("OBJ16", found)


def test_an_empty_column_is_empty_in_the_outer_rows_too():
    """Description of the objectives; 3: of Abriza's rows as well; the full ones need rows 1 to 4 only."""
    columns = of_kinds("P.P/P.P/P.P/P.P", left=3)
    for outer, wanted in (({}, True), ({"0,3": "C20"}, True), ({"0,4": "C20"}, False), ({"5,4": "C20"}, False)):
        seat = seat_with("S1", columns | outer, recruited=["abriza"])
        assert holds("OBJ01", table(seat, seat_with("S2"), options={"characters": True})) == wanted


def test_empty_places_must_be_places_of_the_realm():
    """Description of the objectives; 3: a required empty place lies in rows 1 to 4, right of the start tile; more with
    Abriza.
    """
    stairs = of_kinds("P..../PP.../.PP../..PP.", left=1)
    assert holds("OBJ04", two(stairs))
    at_the_top = {"0,1": "P20", "0,2": "P19", "1,2": "P18", "1,3": "P17", "2,3": "P16", "2,4": "P15", "3,4": "P14"}
    seat = seat_with("S1", at_the_top, recruited=["abriza"])
    assert holds("OBJ04", table(seat, seat_with("S2"), options={"characters": True}))
    for realm, figure in (({"1,1": "P01"}, EMPTY_ABOVE), ({"4,1": "P01"}, EMPTY_BELOW)):
        for abriza_s_seat, wanted in ((None, False), (2, False), (1, True)):
            one, other = ({"recruited": ["abriza"]} if abriza_s_seat == seat else {} for seat in (1, 2))
            found = table(seat_with("S1", realm, **one), seat_with("S2", **other), options={"characters": True})
            assert holds("OBJ07", with_figure(found, "OBJ07", figure)) == wanted


def test_a_figure_is_turned_as_far_as_its_card_allows():
    """Description of the objectives; 3: by quarters where the card may be turned, and mirrored where it may be; else as it is
    drawn.
    """
    figure = [[0, 0, "oasis"], [0, 1, "oasis"], [0, 2, "oasis"], [1, 0, "oasis"]]
    as_drawn, turned, mirrored, too_few = ".OOO/.O", ".O/.O/.OO", ".OOO/...O", "..OO/...O"
    for turns, wanted in (
        ({}, [True, False, False, False]),
        ({"rotations": True}, [True, True, False, False]),
        ({"mirror": True}, [True, False, True, False]),
        ({"rotations": True, "mirror": True}, [True, True, True, False]),
    ):
        shown = [holds("OBJ15", with_figure(two(of_kinds(realm)), "OBJ15", figure, **turns))
                 for realm in (as_drawn, turned, mirrored, too_few)]
        assert shown == wanted
    printed = {card["id"]: card["condition"] for card in read_set()["objectives"] if card["condition"]["kind"] == "figure"}
    assert {card for card, figure in printed.items() if figure["rotations"]} == {
        "OBJ02", "OBJ03", "OBJ04", "OBJ05", "OBJ07", "OBJ14", "OBJ22",
    }
    assert not any(figure["mirror"] for figure in printed.values())


def test_points_are_those_of_the_set():
    """The objectives; 3: a completed card is worth what is printed on it: six or nine, five Oases six."""
    found = table(seat_with("S1", objectives={"OBJ17": True, "OBJ13": True}), seat_with("S2"))
    assert found.terms()["objectives"] == 6 + 9
    assert found.cells("objectives") == ["OBJ13", "OBJ17"]
    assert GAME.scores(found.state)[0] == sum(found.terms().values())
