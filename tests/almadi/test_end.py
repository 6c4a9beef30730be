"""The end of the game, with others and solo."""

from __future__ import annotations

from itertools import product

import pytest

from zellige.games.almadi import GAME
from zellige.games.almadi.components import read_set
from zellige.games.almadi.view import title, titles

from .table import Table, characters, of_kinds, seat_with, table


def test_the_last_tile_ends_the_game():
    """End of the game: at once when the last tile of the pile lies on the board, after that turn."""
    found = table(seat_with("S1"), seat_with("S2"), pile={"caravan": 1})
    found.play("take 1a", "place 1,1")
    assert found.mover == 1
    found.play("done")
    assert found.mover is None
    assert None not in found.document()["board"].values()


def test_effects_of_the_last_turn_count():
    """End of the game: the last turn is a whole turn, its effects come before the refill."""
    found = table(seat_with("S1", {"1,1": "P06"}), seat_with("S2"), pile={"caravan": 1}, board={"1a": "C01"})
    assert found.play("take 1a", "place 1,2", "ruby", "done").seat()["rubies"] == 1


# --- solo ---


def test_solo_turn():
    """Solo game, A game turn: the other tile of the row is discarded after the effects, then both spaces are
    filled.
    """
    found = table(seat_with("S1", {"3,1": "P06"}), board={"3a": "C01", "3b": "M01"})
    found.play("take 3a", "place 3,2", "ruby")
    assert found.document()["board"]["3b"] == "M01"
    found.draws = ["draw C05", "draw C06"]
    pile = sum(found.document()["pile"].values())
    found.play("done")
    assert (found.document()["board"]["3a"], found.document()["board"]["3b"]) == ("C05", "C06")
    assert found.document()["discard"] == ["M01"]
    assert sum(found.document()["pile"].values()) == pile - 2
    assert found.mover == 1


def test_solo_moon():
    """Solo game, A game turn 2: never a third unfinished Objective, unless it is completed at once."""
    turn = {"pool": {"moon": 1}, "refill": "1a"}
    held = {"OBJ01": False, "OBJ13": False}
    found = table(
        seat_with("S2", of_kinds("..OOOO"), objectives=held),
        objectives=["OBJ17", "OBJ24"],
        phase="effects",
        seat=1,
        turn=turn,
        board={"1a": None},
    )
    assert found.legal("moon") == ["moon OBJ17"]
    assert found.why("moon OBJ24") == "moon.solo"
    found.play("moon OBJ17")
    assert found.seat()["objectives"]["OBJ17"] is True
    one = table(
        seat_with("S1", objectives={"OBJ01": False, "OBJ17": True}),
        objectives=["OBJ24"],
        phase="effects",
        seat=1,
        turn=turn,
        board={"1a": None},
    )
    assert one.legal("moon") == ["moon OBJ24"]


def test_solo_ends_after_sixteen():
    """Solo game, End of the game: the pile is empty after sixteen turns of two tiles; the game is over."""
    found = table(seat_with("S1"), pile={"caravan": 2}, turns=15)
    found.play("take 1a", "place 1,1", "done")
    assert found.mover is None
    assert found.document()["turns"] == 16


def test_solo_oases():
    """Solo game, Scoring: no comparison, but six points for a group of five or more."""
    assert table(seat_with("S1", of_kinds("OOO"))).terms()["oasis_bonus"] == 0
    assert table(seat_with("S1", of_kinds("OOOO"))).terms()["oasis_bonus"] == 6


@pytest.mark.parametrize(
    ("count", "points"), [(0, 0), (2, 0), (3, 3), (4, 3), (5, 6), (7, 6), (8, 10), (10, 10), (11, 15), (30, 15)]
)
def test_solo_rubies(count, points):
    """Solo game, Rubies: points by the table; with Characters one for two."""
    assert table(seat_with("S1", rubies=count)).terms()["rubies"] == points
    assert characters(seat_with("S1", rubies=count)).terms()["rubies"] == count // 2


def test_solo_characters():
    """Solo game, Setup: six of the 23 without Jafar, Ali and Zumurrud are dealt, four are laid open; there is no hand."""
    for seed in range(12):
        found = Table(GAME.to_document(GAME.new(1, seed, {"characters": True})))
        dealt = found.seat()["dealt"]
        assert len(dealt) == 6
        assert not {"jafar", "ali", "zumurrud"} & set(dealt)
    assert len(found.legal()) == 15
    found.play(found.legal()[3])
    assert len(found.document()["face_up"]) == 4
    assert (found.seat()["hand"], found.seat()["dealt"]) == ([], [])


def test_solo_extra_turn():
    """Solo game; Description of the characters, Dunyazad: a seventeenth turn from the eight tiles, without refill."""
    found = characters(seat_with("S1", recruited=["dunyazad"]), pile={"caravan": 2}, turns=15)
    found.play("take 1a", "place 1,1", "done")
    assert found.document()["extra"] is True
    found.play("take 2a", "place 2,1", "done")
    assert found.mover is None
    assert found.document()["turns"] == 16
    assert list(found.document()["board"].values()).count(None) == 2


TITLES = [
    (59, "exile"),
    (60, "exile"),
    (61, "subject"),
    (70, "subject"),
    (71, "apprentice"),
    (80, "apprentice"),
    (81, "architect"),
    (91, "builder"),
    (101, "minister"),
    (111, "vizier"),
    (120, "vizier"),
    (121, "genie"),
]


@pytest.mark.parametrize(("total", "name"), TITLES)
@pytest.mark.parametrize("with_characters", [False, True])
def test_titles(total, name, with_characters):
    """Solo game, Victory: eight titles by points, ten more with Characters; exactly 60 (70) is still Exile."""
    wanted = total + (10 if with_characters else 0)
    make = characters if with_characters else table
    cards = {f"OBJ{number:02d}": True for number in range(1, 33)}
    nines = [card for card in cards if points_of(card) == 9]
    sixes = [card for card in cards if points_of(card) == 6]
    for realm, rubies, few in product(({}, {"1,5": "C01"}), (0, 3, 10), range(len(sixes))):
        base = make(seat_with("S5", realm, rubies=rubies, objectives=dict.fromkeys(sixes[:few], True)))
        many, left = divmod(wanted - base.scores()[0], 9)
        if left == 0 and 0 <= many <= len(nines):
            held = dict.fromkeys([*nines[:many], *sixes[:few]], True)
            found = make(seat_with("S5", realm, objectives=held, rubies=rubies))
            assert found.scores() == [wanted]
            assert title(found.state) == name
            assert [step["id"] for step in titles(found.state) if step["reached"]] == [name]
            return
    pytest.fail(f"no realm worth {wanted}")


def points_of(card: str) -> int:
    return next(one["points"] for one in read_set()["objectives"] if one["id"] == card)
