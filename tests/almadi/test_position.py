"""Position documents: what cannot lie on a table is refused by name."""

from __future__ import annotations

import json

import pytest

from zellige.core.document import check_shape
from zellige.core.errors import BadPosition
from zellige.core.language import sentence
from zellige.games.almadi import GAME
from zellige.games.almadi.components import read_set, tables_of
from zellige.games.almadi.state import install

from .table import characters, seat_with

GOOD = {"game": "almadi", "players": 2, "seats": [{"start": "S1"}, {"start": "S2"}], "board": {"1a": "P01"}}


def problem(partial=True, **changes):
    with pytest.raises(BadPosition) as refused:
        GAME.from_document({**GOOD, **changes}, partial)
    return refused.value.params["problem"]


def seats(*more):
    return {"seats": [{"start": f"S{number + 1}", **one} for number, one in enumerate(more)]}


REFUSED = [
    ({"options": {"characters": 3}}, "option"),
    ({"seats": [{"start": "S1"}]}, "seat-count"),
    (seats({"tiles": {"1,1": "P01"}}, {}), "twice"),
    (seats({"mosaics": ["MO01"]}, {"mosaics": ["MO01"]}), "twice"),
    ({"seats": [{"start": "S1"}, {"start": "S1"}]}, "twice"),
    (seats({"tiles": {"1,62": "P02"}}, {}), "no-cell"),
    (seats({"tiles": {"1,0": "P02"}}, {}), "on-start"),
    (seats({"tiles": {"0,1": "P02"}}, {}), "outside-rows"),
    ({**seats({"tiles": {"0,1": "P02"}}, {}), "options": {"characters": True}}, "no-abriza"),
    (seats({"hand": ["aziz"]}, {}), "no-characters"),
    ({**seats({"copied": "aziz"}, {}), "options": {"characters": True}}, "copy"),
    ({"pile": {"palace": 22}}, "pile"),
    ({"mosaic_pile": {"top": "MO01", "left": 32}}, "cards"),
    ({"first": 3}, "seat"),
    ({"seat": None, "phase": "choose"}, "phase-seat"),
    ({"phase": "start"}, "phase-start"),
    ({"seats": [{"start": "S1"}, {}]}, "no-start"),
    ({"phase": "keep", "options": {"characters": True}}, "phase-keep"),
    ({"phase": "place"}, "phase-tile"),
    ({"turn": {"tile": "P05"}}, "phase-tile"),
    ({"board": {}}, "no-tiles"),
    ({"phase": "end1"}, "phase-end"),
    ({"phase": "effects", "turn": {"refill": "1a"}}, "refill"),
    ({"turn": {"drawing": "refill"}}, "drawing"),
    ({"components": {"id": "nobody-s"}}, "set-unknown"),
    ({"components": {"id": "almadi-reconstructed-1", "sha256": "00"}}, "set-hash"),
    ({"components": {"id": "mine", "set": {}}}, "set"),
    ({"turns": -1}, "field-value"),
    ({"colour": 1}, "field-unknown"),
]


@pytest.mark.parametrize(
    ("changes", "wanted"), REFUSED, ids=[f"{wanted}-{number}" for number, (_, wanted) in enumerate(REFUSED)]
)
def test_refused(changes, wanted):
    """Zellige: what cannot be is refused."""
    assert problem(**changes) == wanted


def test_pieces_must_add_up():
    """Setup: unless the document is partial, tiles, cards and rubies are those of the box."""
    full = GAME.to_document(GAME.new(3, "box", {"characters": True}))
    GAME.from_document(full, False)
    for change in ({"ruby_supply": 29}, {"mosaic_pile": {"top": None, "left": 3}}, {"pile": {"palace": 1}}):
        with pytest.raises(BadPosition) as refused:
            GAME.from_document({**full, **change}, False)
        assert refused.value.params["problem"] == "pieces"


def test_documents_fit_their_schema_and_come_back():
    """Zellige: every position of a game is a document, and the document that position."""
    from zellige.core.game import NOBODY
    from zellige.core.rng import below, stream

    state, random = GAME.new(4, "documents", {"characters": True, "start_tiles": "chosen"}), stream("documents")
    moves = 0
    while GAME.to_move(state) != NOBODY:
        legal = GAME.legal_actions(state)
        GAME.apply(state, legal[below(random, len(legal))])
        moves += 1
        if moves % 7 == 0:
            found = json.loads(json.dumps(GAME.to_document(state)))
            check_shape(found, GAME.home)
            assert GAME.from_document(found, False).tobytes() == state.tobytes()


def test_a_position_brings_its_own_set():
    """Zellige: a position that is played with another component set carries it, and it works."""
    own = {**read_set(), "id": "mine"}
    own["objectives"] = [{**card, "points": 11} if card["id"] == "OBJ13" else card for card in own["objectives"]]
    state = GAME.prepare(2, {})
    install(state, tables_of(own))
    from zellige.core.rng import stream

    GAME.setup(state, stream("own set", "deal"))
    found = GAME.to_document(state)
    assert found["components"]["id"] == "mine"
    assert found["components"]["set"]["objectives"][12]["points"] == 11
    back = GAME.from_document(json.loads(json.dumps(found)), False)
    assert back.tobytes() == state.tobytes()
    assert GAME.view(back)["components"]["reconstruction"] is False


def test_a_pile_is_the_same_bytes_when_a_card_from_under_it_has_come_up():
    """Zellige: two cards are put under a pile, the first comes up, a third is put there."""
    seat = seat_with("S1", recruited=["zaynab"], mosaics=["MO01", "MO05", "MO09"], stalls=["ST01"])
    found = characters(seat, seat_with("S2"), mosaic_pile={"top": "MO30", "left": 0}, stall_pile={"top": "ST30", "left": 5})
    for action, under in (("zaynab A>stall", ["MO01"]), ("zaynab A>stall", ["MO01", "MO05"]),
                          ("zaynab spice2>mosaic", ["MO05"]), ("zaynab B>stall", ["MO05", "MO09"])):
        found.state.used = 0
        found.play(action)
        assert found.document()["mosaic_pile"]["under"] == under
        assert GAME.from_document(found.document(), True).tobytes() == found.state.tobytes()


def test_a_refusal_says_what_would_be_right():
    """Zellige: which seat, which field, what it must be; in the person's language, an option with what it may be."""
    document = {**GOOD, "options": {"morgiana": "up"}}
    with pytest.raises(BadPosition) as refused:
        GAME.position(document, True)
    assert sentence(refused.value, "fr") == (
        "Position inutilisable\u00a0: ses options ne conviennent pas\u00a0: L’option "
        "«\u00a0morgiana\u00a0» du jeu Almadi ne peut pas valoir "
        "«\u00a0up\u00a0»\u00a0; elle peut valoir\u00a0: neighbour, any.")
    with pytest.raises(BadPosition, match="seat 2 has no starting tile"):
        GAME.position({**GOOD, "seats": [{"start": "S1"}, {}]}, True)
    with pytest.raises(BadPosition, match='"seat": null'):
        GAME.position({**GOOD, "board": {}}, True)


def test_a_tile_may_be_described():
    """Zellige: kind, sides and goods stand for an id when they fit one tile; several and none are refused with the nearest."""
    tile = next(tile for tile in read_set()["landscapes"] if tile.get("goods") == {"spice": 4})
    described = {"kind": "market", "sides": tile["sides"], "goods": {"spice": 4, "leather": 0}}
    named = {**GOOD, "board": {"1a": tile["id"], "1b": "P01"}}
    for change in ({"board": {"1a": described, "1b": "P01"}}, {"board": {"1a": {**described, "kind": "market"}, "1b": "P01"}}):
        assert GAME.position({**GOOD, **change}, True).tobytes() == GAME.position(named, True).tobytes()
    everywhere = {"discard": [described], "turn": {"tile": None}}
    assert GAME.to_document(GAME.position({**GOOD, **everywhere}, True))["discard"] == [tile["id"]]
    with pytest.raises(BadPosition, match="could be 22 tiles: P01, P02"):
        GAME.position({**GOOD, "board": {"1a": {"kind": "palace"}}}, True)
    with pytest.raises(BadPosition, match=f"no tile of this component set .* the nearest: .*{tile['id']}"):
        GAME.position({**GOOD, "board": {"1a": {**described, "goods": {"spice": 4, "leather": 9}}}}, True)
    assert problem(board={"1a": {"kind": "tower"}}) == "field-value"
