"""What is in the box, what everybody gets, and what chance decides."""

from __future__ import annotations

from collections import Counter

import pytest

import zellige
from zellige.games.medina import GAME
from zellige.games.medina.components import BOX, HANDS, KINDS, SEAT_COUNTS
from zellige.games.medina.terms import well_cells

from .drawing import cells, tower

DEALS = 400


@pytest.fixture(scope="module")
def deals() -> dict[int, list[dict]]:
    """Many deals for each number of players."""
    return {seats: [GAME.to_document(GAME.new(seats, seed)) for seed in range(DEALS)] for seats in SEAT_COUNTS}


def place(document: dict, letter: str) -> tuple[int, int]:
    """Row and column, from 0, of the only letter of its kind."""
    (found,) = [(row, line.index(letter)) for row, line in enumerate(document["board"]) if letter in line]
    return found


def test_the_box():
    """Contents: what is in play fits into the box, and all of its merchants are."""
    counts = {seats: dict(zip(KINDS, (HANDS[seats] * seats).tolist(), strict=True)) for seats in SEAT_COUNTS}
    for seats, hands in counts.items():
        assert [hands[colour] for colour in BOX["colours"]] == [{2: 16, 3: 18, 4: 20}[seats]] * 4
        assert hands["roof"] + hands["neutral"] == {2: 12, 3: 15, 4: 16}[seats]
        assert hands["stable"] <= 12
        assert hands["wall"] <= 36
        assert hands["merchant"] + 1 + sum(BOX["tower_merchants"].values()) == 31
    assert [counts[seats]["stable"] for seats in SEAT_COUNTS] == [8, 12, 12]
    assert [counts[seats]["wall"] for seats in SEAT_COUNTS] == [30, 36, 36]
    assert (len(BOX["tower_merchants"]), len(BOX["palace_tiles"]), BOX["tea"]) == (4, 4, 6)


@pytest.mark.parametrize(("seats", "hand"), [
    (2, {"orange": 8, "brown": 8, "grey": 8, "violet": 8, "roof": 4, "neutral": 2, "stable": 4, "merchant": 12, "wall": 15}),
    (3, {"orange": 6, "brown": 6, "grey": 6, "violet": 6, "roof": 4, "neutral": 1, "stable": 4, "merchant": 8, "wall": 12}),
    (4, {"orange": 5, "brown": 5, "grey": 5, "violet": 5, "roof": 4, "neutral": 0, "stable": 3, "merchant": 6, "wall": 9}),
])
def test_what_everybody_starts_with(seats, hand):
    """Set-up 8: the same for all; the rest stays in the box."""
    match = zellige.new("medina", seats=seats, seed=1)
    assert match.position()["hands"] == [hand] * seats
    assert sum(hand.values()) == {2: 69, 3: 53, 4: 42}[seats]


@pytest.mark.parametrize(("seats", "rows", "columns", "walls"), [(2, 10, 14, 48), (3, 11, 16, 54), (4, 11, 16, 54)])
def test_the_side_of_the_board(seats, rows, columns, walls):
    """Set-up 1: the smaller city for two, the larger for three and four; a ring of wall cells round it."""
    match = zellige.new("medina", seats=seats, seed=1, options={"well": False})
    assert [len(row) for row in match.position()["board"]] == [columns] * rows
    assert len(cells(match, "orange")) == rows * columns - 1
    ring = str(match).split("\n")[1:rows + 3]
    assert sum(line[3:].count("-") for line in ring) == walls


def test_four_towers_stand_at_the_corners():
    """Set-up 2: between two towers lie the wall cells of a side."""
    lines = str(zellige.new("medina", seats=3, seed=1)).split("\n")
    assert lines[1].split() == ["1", *"-" * 16, "3"]
    assert lines[13].split() == ["4", *"-" * 16, "2"]


def test_merchants_wait_on_the_tower_tiles():
    """Set-up 4: three on tile 1, two on tile 2, one on tile 3; all tiles lie on the board."""
    match = zellige.new("medina", seats=4, seed=1)
    assert [tower(match, number) for number in (1, 2, 3, 4)] == [(None, 3), (None, 2), (None, 1), (None, 0)]


def test_palace_tiles_and_tea_are_laid_out():
    """Set-up 6 and 7: four palace tiles and a pile of six tea tiles, nobody has any."""
    document = zellige.new("medina", seats=4, seed=1).position()
    assert set(document["palace_tiles"].values()) == {None}
    assert (document["tea_left"], document["tea"]) == (6, [0, 0, 0, 0])


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_well_and_merchant_keep_off_the_wall(deals, seats):
    """Set-up 3 and 5: any cell of the city but the outermost, never the same."""
    for letter in "Wm":
        found = Counter(place(document, letter) for document in deals[seats])
        last = (len(deals[seats][0]["board"]) - 1, len(deals[seats][0]["board"][0]) - 1)
        assert all(0 < row < last[0] and 0 < column < last[1] for row, column in found)
        assert {row for row, _ in found} == set(range(1, last[0]))
        assert {column for _, column in found} == set(range(1, last[1]))
    assert all(len(set("".join(document["board"]))) == 3 for document in deals[seats])


def test_the_first_merchant_may_stand_beside_the_well(deals):
    """Our choice: nothing forbids it."""
    near = 0
    for document in deals[2]:
        well, merchant = place(document, "W"), place(document, "m")
        near += max(abs(well[0] - merchant[0]), abs(well[1] - merchant[1])) == 1
    assert near


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_first_player_is_drawn(deals, seats):
    """Set-up 9: every seat may begin, about equally often."""
    firsts = Counter(document["to_move"] for document in deals[seats])
    assert set(firsts) == set(range(1, seats + 1))
    assert min(firsts.values()) > DEALS / seats * 0.6


@pytest.mark.parametrize(("seats", "rows", "columns", "shares"), [
    (2, 10, 14, {4: 0.625, 3: 0.333, 2: 0.042}), (4, 11, 16, {4: 0.667, 3: 0.302, 2: 0.032}),
])
def test_how_many_cells_pay_at_the_well(seats, rows, columns, shares):
    """Follows from Set-up 3: a well one cell off the edge loses the cell that would be a wall cell."""
    count: Counter[int] = Counter()
    for row in range(1, rows - 1):
        for column in range(1, columns - 1):
            board = ["." * columns for _ in range(rows)]
            board[row] = "." * column + "W" + "." * (columns - column - 1)
            document = {"game": "medina", "players": seats, "board": board, "hands": [{"wall": 1}] * seats}
            count[len(well_cells(GAME.position(document, partial=True)))] += 1
    found = {number: wells / count.total() for number, wells in count.items()}
    assert found == pytest.approx(shares, abs=6e-4)


def test_every_deal_can_be_dealt_again():
    """Set-up 9: the seed alone decides well, merchant and first player."""
    assert GAME.new(3, 5).tobytes() == GAME.new(3, 5).tobytes()
    assert len({GAME.new(3, seed).tobytes() for seed in range(50)}) == 50


def test_nothing_is_secret():
    """Set-up: hands start equal and every change is public, so every seat may know the whole position."""
    state = zellige.new("medina", seats=3, seed=1).state
    assert not GAME.hides
    assert all(GAME.masked(state, seat).tobytes() == state.tobytes() for seat in range(3))
