"""The deal."""

from __future__ import annotations

from collections import Counter

import pytest

from zellige.core.errors import UnknownValue
from zellige.games.almadi import GAME
from zellige.games.almadi.components import CHARACTERS, KINDS, OBJECTIVE_IDS, SHIPPED_TABLES, START_IDS, TILE_IDS, read_set

from .table import Table


def deal(seats: int, seed: object = "deal", **options: object) -> dict:
    return GAME.to_document(GAME.new(seats, str(seed), options))


def test_the_box():
    """Components; 2: 88 tiles, 22 of each kind; 5 start tiles, 32 Objectives, 32 Mosaics, 32 Stalls, 26 Characters."""
    found = read_set()
    assert Counter(tile["kind"] for tile in found["landscapes"]) == dict.fromkeys(KINDS, 22)
    assert [len(found[part]) for part in ("starts", "objectives", "mosaics", "stalls", "characters")] == [5, 32, 32, 32, 26]
    assert (len(TILE_IDS), len(START_IDS), len(OBJECTIVE_IDS), len(CHARACTERS)) == (88, 5, 32, 26)


def test_sides_of_tiles():
    """Components, Landscape tile layout; 1: two Effect and two Activation sides, but one tile of each kind has four of
    either.
    """
    for kind in KINDS:
        arrows = Counter(list(tile["sides"].values()).count("A") for tile in read_set()["landscapes"] if tile["kind"] == kind)
        assert arrows == {2: 20, 4: 1, 0: 1}


def test_objective_colours():
    """Setup 8; 1: 12 grey Objectives and 5 each of blue, yellow, red and green."""
    assert Counter(card["colour"] for card in read_set()["objectives"]) == {
        "grey": 12,
        "blue": 5,
        "yellow": 5,
        "red": 5,
        "green": 5,
    }


@pytest.mark.parametrize(
    ("seats", "kind", "cards", "grey"), [(1, 10, 14, 1), (2, 10, 14, 1), (3, 14, 21, 2), (4, 18, 28, 3), (5, 22, 32, 4)]
)
def test_what_is_in_the_game(seats, kind, cards, grey):
    """Setup 3 to 8: tiles of each kind, cards and grey Objectives by the number of players; eight tiles lie open."""
    found = deal(seats)
    board = Counter(KINDS["PCOM".index(tile[0])] for tile in found["board"].values())
    assert len(found["board"]) == 8
    assert {one: board[one] + found["pile"][one] for one in KINDS} == dict.fromkeys(KINDS, kind)
    for pile in ("mosaic_pile", "stall_pile"):
        assert found[pile]["top"] is not None
        assert found[pile]["left"] == cards - 1
    colours = {card["id"]: card["colour"] for card in read_set()["objectives"]}
    assert Counter(colours[card] for card in found["objectives"]) == {
        "grey": grey,
        "blue": 1,
        "yellow": 1,
        "red": 1,
        "green": 1,
    }
    assert found["ruby_supply"] == 30


def test_start_tiles_are_dealt():
    """Setup 2: every seat has a start tile of its own, the others are out."""
    found = deal(4)
    starts = [seat["start"] for seat in found["seats"]]
    assert len(set(starts)) == 4
    assert found["starts_left"] == []
    assert found["phase"] == "choose"


def test_start_tiles_are_chosen_by_option():
    """Setup 2: by option the seats choose in turn order from those that are left."""
    table = Table(deal(3, start_tiles="chosen"))
    assert table.legal() == [f"start {start}" for start in START_IDS]
    first = table.mover
    table.play("start S3")
    assert table.mover == first % 3 + 1
    assert table.why("start S3") == "setup.start-taken"
    table.play("start S1", "start S2")
    assert table.document()["starts_left"] == []
    assert table.document()["phase"] == "choose"
    assert table.why("start S4") == "turn.moment"


def test_the_first_player_is_drawn():
    """Setup: the first player is chosen at random."""
    assert {deal(3, seed)["first"] for seed in range(30)} == {1, 2, 3}


def test_every_deal_can_be_dealt_again():
    """Setup: same seats, options and seed, same deal; every start tile and Objective is dealt sometimes."""
    assert deal(5, "again") == deal(5, "again") != deal(5, "other")
    assert {seat["start"] for seed in range(20) for seat in deal(2, seed)["seats"]} == set(START_IDS)
    assert {card for seed in range(150) for card in deal(5, seed)["objectives"]} == set(OBJECTIVE_IDS)


@pytest.mark.parametrize(("seats", "dealt", "row"), [(2, 4, 4), (3, 3, 3), (4, 3, 4), (5, 3, 5)])
def test_characters_are_dealt_and_kept(seats, dealt, row):
    """Playing with characters 1: three Characters each, four with two players; two are kept, the others lie open together."""
    table = Table(deal(seats, characters=True))
    assert [len(seat["dealt"]) for seat in table.document()["seats"]] == [dealt] * seats
    for done in range(seats):
        assert table.document()["face_up"] == []
        choices = table.legal("keep")
        assert len(choices) == dealt * (dealt - 1) // 2
        table.play(choices[done % len(choices)])
    found = table.document()
    assert len(found["face_up"]) == row
    assert [(len(seat["hand"]), len(seat["dealt"])) for seat in found["seats"]] == [(2, 0)] * seats
    assert found["phase"] == "choose"
    assert found["seat"] == found["first"]


def test_only_own_characters_are_kept():
    """Playing with characters 1: one keeps two of one's own."""
    table = Table(deal(3, characters=True))
    seat = table.mover
    own = table.seat(seat)["dealt"]
    other = next(name for name in CHARACTERS if name not in own)
    assert table.why(f"keep {own[0]} {other}") == "setup.keep-own"
    assert table.why("keep ali aziz aziza dunya") == "setup.keep-count"
    assert table.why(f"keep {own[0]} {own[1]}") is None


def test_numbers_of_players():
    """Components; 1: one to five seats, of which one is the solo game."""
    assert GAME.seat_counts == (1, 2, 3, 4, 5)
    with pytest.raises(UnknownValue):
        GAME.new(6, 1)


def test_the_piles_are_fair():
    """Setup 3: the pile is a set; a kind comes as often as the pile holds it, its unseen tiles alike."""
    import numpy as np

    table = Table(deal(2, "fair")).play()
    action = table.legal("take")[0]
    table.play(action)
    table.play(table.legal("place")[0])
    GAME.apply(table.state, GAME.parse(table.state, "done"))
    weights = np.zeros(GAME.longest_legal, np.int32)
    count = GAME.weights(table.state, weights)
    drawn = Counter()
    for text, weight in zip(table.legal(), weights[:count], strict=True):
        drawn[text[5]] += int(weight)
    pile = table.document()["pile"]
    total = sum(drawn.values())
    for letter, kind in zip("PCOM", KINDS, strict=True):
        assert abs(drawn[letter] / total - pile[kind] / sum(pile.values())) < 1e-9
    assert {text[5:] for text in table.legal()} == set(TILE_IDS) - {
        tile for tile in table.document()["board"].values() if tile
    } - {tile for seat in table.document()["seats"] for tile in seat["tiles"].values()}


def test_the_shipped_set_is_what_is_dealt():
    """Components; 2: a deal is made with the shipped set, and the position carries its tables."""
    state = GAME.new(2, 1)
    assert all((state[name] == rows).all() for name, rows in SHIPPED_TABLES._asdict().items())
    assert deal(2)["components"]["id"] == "almadi-reconstructed-1"
