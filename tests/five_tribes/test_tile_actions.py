"""2.5 Tile actions."""

from __future__ import annotations

from .drawing import at_tile, legal, on, rule, seat

ROW = ["fish", "gold", "ivory", "jewels", "papyrus", "pottery", "silk", "spice", "wheat"]


def test_an_oasis_gets_a_palm_tree():
    """2.5: compulsory, even if the tile is somebody else's; no limit on a tile."""
    match = at_tile("oasis ** #2")
    assert match.legal() == ["palm c3"]
    assert rule(match, "skip") == "tile.must"
    match.play("palm c3")
    assert (on(match, "c3")["palms"], match.position()["palms"]) == (3, 9)
    last = at_tile("oasis", palms=1)
    last.play("palm c3")
    assert (on(last, "c3")["palms"], last.position()["palms"]) == (1, 0)


def test_a_village_gets_a_palace():
    """2.5."""
    match = at_tile("village")
    assert match.legal() == ["palace c3"]
    match.play("palace c3")
    assert (on(match, "c3")["palaces"], match.position()["palaces"]) == (1, 9)
    last = at_tile("village ^", palaces=1)
    last.play("palace c3")
    assert (on(last, "c3")["palaces"], last.position()["palaces"]) == (2, 0)


def test_an_empty_supply_is_passed_over():
    """Rulebook: 12 palm trees, 10 palaces; then the action is ignored, and Monkir gets nothing."""
    assert at_tile("oasis", palms=0).position()["phase"] == "finish"
    match = at_tile("village", palaces=0, seats=[{"djinns": ["monkir"]}, {}])
    assert match.position()["phase"] == "finish"
    assert seat(match, 1)["coins"] == 50


def test_enki_may_take_the_last_palm_tree_before_the_oasis_gets_one():
    """Rulebook: ignored when the supply is empty."""
    match = at_tile("oasis", palms=1, seats=[{"djinns": ["enki"], "elders": 1}, {}], others={"a1": "oasis"})
    match.play("use enki a1 elder")
    assert match.position()["phase"] == "finish"


def test_a_small_market_sells_one_of_the_first_three_for_3():
    """2.5: optional."""
    match = at_tile("small", resource_row=ROW)
    assert match.legal() == ["buy 1", "buy 2", "buy 3", "skip"]
    match.play("buy 2")
    assert (seat(match, 1)["coins"], seat(match, 1)["cards"]) == (47, ["gold"])
    assert match.position()["resource_row"] == ["fish", *ROW[2:]]


def test_a_large_market_sells_two_of_the_first_six_for_6():
    """2.5: two when two are there."""
    match = at_tile("large", resource_row=ROW)
    assert len(legal(match, "buy")) == 15
    assert rule(match, "buy 1") == "market.two"
    assert rule(match, "buy 1,7") == "market.look"
    match.play("buy 2,6")
    assert (seat(match, 1)["coins"], seat(match, 1)["cards"]) == (44, ["gold", "pottery"])


def test_the_last_card_of_a_large_market_still_costs_6():
    """2.5: with one card left the price is the same."""
    match = at_tile("large", resource_row=["fish"])
    assert match.legal() == ["buy 1", "skip"]
    match.play("buy 1")
    assert seat(match, 1)["coins"] == 44


def test_markets_count_the_cards_still_there():
    """Petit marché; Grand marché: the first visible ones; gaps are not filled."""
    match = at_tile("small", resource_row=["fish", "gold"])
    assert match.legal() == ["buy 1", "buy 2", "skip"]
    assert at_tile("small").legal() == ["skip"]
    assert rule(at_tile("small", resource_row=ROW), "buy 1,2") == "market.one"


def test_a_market_must_be_paid():
    """2.5."""
    match = at_tile("small", resource_row=ROW, seats=[{"coins": 2}, {}])
    assert match.legal() == ["skip"]
    assert rule(match, "buy 1") == "market.coins"


def test_a_sacred_place_sells_one_djinn():
    """2.5: two Elders, or one and a Fakir; the Elders go to the bag, the Fakir is discarded, the gap stays."""
    match = at_tile("sacred", djinn_row=["enki", "boaz"], djinn_pile=["leta"],
                    seats=[{"elders": 2, "cards": ["fakir"], "djinns": ["marid"]}, {}])
    assert match.legal() == ["djinn boaz elders", "djinn boaz fakir", "djinn enki elders", "djinn enki fakir", "skip"]
    match.play("djinn enki fakir")
    assert (seat(match, 1)["elders"], seat(match, 1)["cards"], seat(match, 1)["djinns"]) == (1, [], ["marid", "enki"])
    assert (match.position()["bag"], match.position()["resource_discard"]) == ("w", ["fakir"])
    assert match.position()["djinn_row"] == ["boaz"]
    assert match.position()["phase"] == "finish"


def test_a_djinn_costs_its_elders():
    """2.5: no djinn is free; two Fakirs are not enough."""
    match = at_tile("sacred", djinn_row=["enki"], seats=[{"elders": 1}, {}])
    assert rule(match, "djinn enki elders") == "sacred.price"
    assert at_tile("sacred", djinn_row=["enki"], seats=[{"cards": ["fakir"] * 2}, {}]).legal() == ["skip"]
    assert rule(match, "djinn boaz elders") == "sacred.row"


def test_a_bought_djinn_is_usable_at_once():
    """2.5: if its cost can be paid."""
    match = at_tile("sacred", djinn_row=["enki"], seats=[{"elders": 3}, {}], others={"a1": "oasis"})
    match.play("djinn enki elders")
    assert "use enki a1 elder" in match.legal()


def test_an_empty_djinn_row_sells_nothing():
    """Follows from Lieu sacré."""
    assert at_tile("sacred", seats=[{"elders": 4}, {}]).legal() == ["skip"]


def test_another_tiles_action_is_not_there():
    """2.5: the action of the end tile."""
    match = at_tile("small", resource_row=ROW, djinn_row=["enki"])
    for action in ("palm c3", "palace c3", "djinn enki elders"):
        assert rule(match, action) == "tile.other"
    assert rule(at_tile("oasis"), "buy 1") == "tile.other"
    assert rule(at_tile("oasis"), "palm c4") == "place.here"
