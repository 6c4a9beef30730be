"""The djinns, card by card."""

from __future__ import annotations

import pytest

from zellige.core.match import Match
from zellige.games.five_tribes.components import DJINN_POINTS, DJINN_PRICE, DJINNS, FREE

from .drawing import amounts, at_build, at_finish, at_kill, at_tile, legal, on, outcomes, play, rule, seat, table

TWO = [{"elders": 3, "cards": ["fakir"]}, {}]


def owner(*djinns: str, **more: object) -> list[dict[str, object]]:
    """Seat 1 has the djinns, Elders and Fakirs to pay them."""
    return [{"elders": 3, "cards": ["fakir"] * 3, "djinns": list(djinns), **more}, {}]


# --- all of them -----------------------------------------------------------------------------------------------------


def test_the_box_has_22_djinns_worth_141_points():
    """The cards: Monkir has 6."""
    assert len(DJINNS) == 22
    assert int(DJINN_POINTS.sum()) == 141
    assert DJINN_POINTS[DJINNS.index("monkir")] == 6


def test_a_djinn_with_a_price_serves_once_an_activation():
    """Djinns: once per turn, each of them."""
    tiles = {"c3": "oasis", "c4": "oasis", "d3": "village", "d4": "village", "a1": "w", "b1": "w", "c2": "gg"}
    supplies = {"bag": "gggggg", "resource_pile": ["silk"] * 3, "djinn_pile": ["boaz", "marid", "nekir", "shamhat"]}
    for djinn, where, phase, *answers in (
        ("anun_nak", "e5 ", "finish"), ("bouraq", "d3 ", "finish"), ("echidna", "", "build"), ("enki", "c3 ", "finish"),
        ("iblis", "", "kill"), ("leta", "e5 ", "finish"), ("sibittis", "", "finish", "keep boaz"), ("sloar", "", "finish"),
        ("utug", "a1 ", "finish"),
    ):
        captured = None if phase == "finish" else {"tile": "f5", "colour": "blue", "count": 9}
        match = table(tiles, owner(djinn), phase=phase, captured=captured, **supplies)
        before = legal(match, "use")
        assert f"use {djinn} {where}fakir" in before
        play(match, [f"use {djinn} {where}fakir", *answers])
        assert seat(match, 1)["used"] == [djinn]
        assert legal(match, "use") == []
        assert {rule(match, action) for action in before} == {"djinn.spent"}


def test_a_djinn_serves_its_owner_in_its_own_turn_only():
    """Djinns: only in its owner's own turn."""
    match = at_finish(seats=[{"elders": 3}, {"djinns": ["enki"], "elders": 3}], others={"c3": "oasis"})
    assert rule(match, "use enki c3 elder") == "djinn.not-yours"


def test_prices_are_paid_to_bag_and_discards():
    """Djinns: Elders to the bag, Fakirs to the discards."""
    match = at_finish(seats=owner("enki", "leta"), others={"c3": "oasis"})
    assert legal(match, "use enki c3") == ["use enki c3 elder", "use enki c3 fakir"]
    assert legal(match, "use leta c4") == ["use leta c4 elders", "use leta c4 fakir"]
    play(match, ["use enki c3 fakir", "use leta c4 fakir"])
    assert (seat(match, 1)["elders"], seat(match, 1)["cards"]) == (2, ["fakir"])
    assert (match.position()["bag"], match.position()["resource_discard"]) == ("w", ["fakir", "fakir"])
    match = play(at_finish(seats=owner("leta")), ["use leta c4 elders"])
    assert (seat(match, 1)["elders"], match.position()["bag"]) == (1, "ww")
    assert seat(match, 1)["cards"] == ["fakir"] * 3


def test_what_cannot_be_paid_is_refused():
    """Rulebook: no djinn is free."""
    match = at_finish(
        seats=[{"elders": 1, "djinns": ["enki", "leta", "sloar"]}, {}], others={"c3": "oasis"}, resource_pile=["fish"]
    )
    assert legal(match, "use") == ["use enki c3 elder"]
    assert rule(match, "use leta c4 elders") == "djinn.price"
    assert rule(match, "use sloar fakir") == "djinn.price"


@pytest.mark.parametrize("phase", ["move", "build", "kill", "tile", "finish"])
def test_djinns_serve_in_every_step_but_the_drops(phase):
    """Our choice: before the pick-up, with Builders and Assassins, at the tile, in the last step."""
    captured = None if phase == "move" else {"tile": "c3", "colour": "blue", "count": 1}
    match = table({"a1": "w", "b1": "w", "c3": "small", "e5": "oasis"}, owner("enki"), phase=phase, captured=captured)
    assert "use enki e5 elder" in match.legal()
    if phase == "move":
        match.play("take a1")
        assert rule(match, "use enki e5 elder") == "step.not-now"


def test_an_effect_that_can_do_nothing_is_refused():
    """Our choice: no camel, no palace, no palm, no tile, empty bag, empty piles."""
    everything = owner("anun_nak", "bouraq", "enki", "leta", "utug", "sloar", "sibittis", camels=0)
    match = at_finish(seats=everything, palms=0, palaces=0, others={"c3": "oasis", "c4": "village"})
    assert legal(match, "use") == []
    for action in (
        "use anun_nak e5 elder",
        "use bouraq c4 elder",
        "use enki c3 elder",
        "use leta e5 elders",
        "use utug a1 elders",
        "use sloar fakir",
        "use sibittis elders",
    ):
        assert rule(match, action) == "djinn.no-effect"


def test_paid_djinns_with_two_markers_are_an_option():
    """Our choice: once an activation, or once a round."""

    def after_one(limit: str) -> list[str]:
        match = table(
            {"a1": "w", "b1": "w", "d1": "w", "e1": "w", "c3": "oasis", "c4": "oasis"},
            owner("enki"),
            phase="finish",
            bid_order=[1, None, None, None],
            turn_order=[None, None, 1, None, None, None, None, None, None],
            options={"paid_djinn_limit_with_two_markers": limit},
        )
        return legal(play(match, ["use enki c3 elder", "end"]), "use")

    assert "use enki c4 elder" in after_one("per_activation")
    assert after_one("per_round") == []
    match = at_finish(
        seats=owner("enki"),
        others={"c3": "oasis"},
        seat=1,
        bid_order=[1, 2, None, None],
        options={"paid_djinn_limit_with_two_markers": "per_round"},
    )
    play(match, ["use enki c3 elder", "end"])
    assert (match.position()["round"], seat(match, 1)["used"]) == (2, [])


# --- one by one ------------------------------------------------------------------------------------------------------


def test_anun_nak_drops_three_meeples_on_a_bare_tile():
    """Neither camel, meeple, palm tree nor palace; drawn from the bag; fewer when it holds fewer."""
    tiles = {"b2": "#2", "c2": "*", "d2": "^", "e2": "w"}
    match = at_finish(seats=owner("anun_nak"), others=tiles, bag="gggg")
    assert not {f"use anun_nak {tile} elder" for tile in tiles} & set(match.legal())
    assert rule(match, "use anun_nak b2 elder") == "djinn.tile"
    match.play("use anun_nak e5 fakir")
    assert on(match, "e5")["meeples"] == "ggg"
    match = play(at_finish(seats=owner("anun_nak"), bag="g"), ["use anun_nak e5 fakir"])
    assert on(match, "e5")["meeples"] == "g"


def test_the_elder_paid_to_anun_nak_can_be_drawn():
    """Our choice: paid first, then drawn."""
    match = play(at_finish(seats=owner("anun_nak"), bag="gg"), ["use anun_nak e5 elder"])
    assert on(match, "e5")["meeples"] == "ggw"


def test_anun_naks_meeples_pay_no_marid():
    """Our choice: not dropped in a move."""
    match = play(at_finish(seats=owner("anun_nak", "marid"), bag="ggg"), ["use anun_nak e5 fakir"])
    assert seat(match, 1)["coins"] == 50


def test_baal_pays_for_djinns_gained():
    """One coin for yours, two for an opponent's; not for itself (option)."""

    def bought(players: list[dict[str, object]], djinn: str, **fields: object) -> int:
        match = at_tile("sacred", seats=players, djinn_row=[djinn], **fields)
        match.play(f"djinn {djinn} elders")
        return int(next(player["coins"] for player in match.position()["players"] if "baal" in player["djinns"]))

    assert bought([{"elders": 2, "djinns": ["baal"]}, {}], "enki") == 51
    assert bought([{"elders": 2}, {"djinns": ["baal"]}], "enki") == 52
    assert bought(TWO, "baal") == 50
    assert bought(TWO, "baal", options={"baal_pays_for_itself": "yes"}) == 51


def test_baal_pays_for_sibittis():
    """Ba'al; Sibittis."""
    match = at_finish(seats=[*owner("sibittis")[:1], {"djinns": ["baal"]}], djinn_pile=["enki", "boaz", "leta"])
    play(match, ["use sibittis elders", "keep leta"])
    assert seat(match, 2)["coins"] == 52


def test_boaz_protects_what_lies_in_front_of_his_owner():
    """Not what stands on tiles; also against Iblis and Kandicha."""
    match = at_kill({"c2": "y"}, 1, seats=[{"djinns": ["kandicha"]}, {"viziers": 2, "djinns": ["boaz"]}], iblis=True)
    assert legal(match, "kill") == ["kill c2 yellow"]
    assert rule(match, "kill seat2 vizier,vizier") == "kill.boaz"


def test_bouraq_adds_a_palace_to_any_village():
    """Owned or not; Monkir is paid."""
    match = at_finish(seats=[*owner("bouraq")[:1], {"djinns": ["monkir"]}], others={"c3": "village #2", "c4": "oasis"})
    assert legal(match, "use bouraq") == ["use bouraq c3 elder", "use bouraq c3 fakir"]
    match.play("use bouraq c3 elder")
    assert (on(match, "c3")["palaces"], seat(match, 2)["coins"]) == (1, 52)


def test_echidna_doubles_the_builders_income():
    """Fakirs too; no later than the income."""
    match = at_build({"c3": "village"}, 2, seats=owner("echidna"))
    play(match, ["use echidna elders", "build 1"])
    assert seat(match, 1)["coins"] == 56
    assert rule(at_finish(seats=owner("echidna")), "use echidna elders") == "djinn.echidna"
    assert rule(at_tile("small", seats=owner("echidna")), "use echidna fakir") == "djinn.echidna"


def test_echidna_and_iblis_may_be_called_before_the_move():
    """Our choice: whenever a movement exists."""
    match = table({"a1": "b", "b1": "b village"}, owner("echidna", "iblis"))
    assert legal(match, "use") == ["use echidna elders", "use echidna fakir", "use iblis elder", "use iblis fakir"]
    play(match, ["use echidna fakir", "take a1", "drop b1 blue", "build 0"])
    assert seat(match, 1)["coins"] == 54
    assert legal(table({"a1": "b"}, owner("echidna", "iblis")), "use") == []


def test_echidna_and_iblis_last_for_their_activation():
    """Djinns: what was paid in one activation does nothing in the next, of the same seat or another."""
    twice = {"bid_order": [1, None, None, None], "turn_order": [None, None, 1, None, None, None, None, None, None]}
    match = table({"a1": "b", "b1": "b village", "d1": "b", "e1": "b village"}, owner("echidna"), **twice)
    play(match, ["use echidna elders", "take a1", "drop b1 blue", "build 0", "palace b1", "end"])
    assert seat(match, 1)["coins"] == 54
    play(match, ["take d1", "drop e1 blue", "build 0"])
    assert seat(match, 1)["coins"] == 56
    match = table({"a1": "r", "b1": "r", "d1": "r", "e1": "r", "c1": "gg", "f1": "gg"}, owner("iblis"), **twice)
    play(match, ["use iblis elder", "take a1", "drop b1 red"])
    assert legal(match, "kill c1") == ["kill c1 green,green"]
    play(match, ["kill c1 green,green", "skip", "end", "take d1", "drop e1 red"])
    assert legal(match, "kill f1") == ["kill f1 green"]


def test_enki_adds_a_palm_tree_to_any_oasis():
    """Owned or not."""
    match = at_finish(seats=owner("enki"), others={"c3": "oasis #2", "c4": "village"})
    assert legal(match, "use enki") == ["use enki c3 elder", "use enki c3 fakir"]
    match.play("use enki c3 elder")
    assert on(match, "c3")["palms"] == 1


@pytest.mark.parametrize(("djinn", "piece", "kind"), [("hagis", "palace", "village"), ("lamia", "palm", "oasis")])
def test_hagis_and_lamia_move_a_piece_to_a_tile_around(djinn, piece, kind):
    """Up to eight tiles, diagonals included, of any type; decided before placing; once."""
    match = at_tile(kind, seats=owner(djinn))
    assert len(legal(match, f"{piece} ")) == 1 + 8 * 2
    assert rule(match, f"{piece} c1 {djinn} elder") == "place.around"
    match.play(f"{piece} d4 {djinn} fakir")
    assert (on(match, "d4")[f"{piece}s"], on(match, "c3")[f"{piece}s"], seat(match, 1)["used"]) == (1, 0, [djinn])


@pytest.mark.parametrize(
    ("helper", "djinn", "piece", "kind"), [("hagis", "bouraq", "palace", "village"), ("lamia", "enki", "palm", "oasis")]
)
def test_the_piece_of_bouraq_or_enki_may_be_moved_too(helper, djinn, piece, kind):
    """Our choice: paid first, then the redirection is asked; nothing else is legal meanwhile."""
    match = at_finish(seats=owner(helper, djinn, "monkir"), others={"c3": kind})
    match.play(f"use {djinn} c3 elder")
    assert match.position()["pending"] == {"kind": piece, "tile": "c3"}
    assert rule(match, "end") == f"place.{piece}-first"
    assert rule(match, f"{piece} a1") == "place.here"
    assert len(match.legal()) == 17
    match.play(f"{piece} b2 {helper} elder")
    assert (on(match, "b2")[f"{piece}s"], match.position()["phase"]) == (1, "finish")
    assert seat(match, 1)["coins"] == (51 if piece == "palace" else 50)
    match = at_tile("small", seats=owner(helper, djinn), others={"e5": kind})
    play(match, [f"use {djinn} e5 elder", f"{piece} e5"])
    assert (on(match, "e5")[f"{piece}s"], match.position()["phase"]) == (1, "tile")


def test_a_helper_that_cannot_be_paid_is_not_asked():
    """Our choice: with what is left; nor one that has served in this activation."""
    match = at_finish(seats=[{"elders": 1, "djinns": ["lamia", "enki"]}, {}], others={"c3": "oasis"})
    match.play("use enki c3 elder")
    assert match.position()["pending"] is None
    assert on(match, "c3")["palms"] == 1
    match = play(at_tile("oasis", seats=owner("lamia", "enki")), ["palm d4 lamia elder", "use enki c3 elder"])
    assert match.position()["pending"] is None
    assert on(match, "c3")["palms"] == 1


def test_iblis_kills_two_on_one_tile():
    """Both from the same tile, range unchanged; a lone meeple dies alone; the emptied tile is yours."""
    match = at_kill({"c2": "gw", "b3": "b", "d4": "rr"}, 1, seats=owner("iblis"))
    match.play("use iblis elder")
    assert legal(match, "kill c2") == ["kill c2 green,white"]
    assert rule(match, "kill c2 green") == "kill.two"
    assert legal(match, "kill b3") == ["kill b3 blue"]
    assert legal(match, "kill d4") == ["kill d4 red,red fakirs 1"]
    match.play("kill c2 green,white")
    assert on(match, "c2")["camel"] == 1


def test_iblis_kills_two_of_one_opponent():
    """Viziers and Elders in any mix, never of two opponents; a single piece dies alone."""
    match = at_kill({}, 1, seats=[*owner("iblis")[:1], {"viziers": 2, "elders": 1}, {"viziers": 1}], iblis=True)
    assert legal(match, "kill") == ["kill seat2 elder,vizier", "kill seat2 vizier,vizier", "kill seat3 vizier"]


def test_iblis_may_stop_after_one_by_an_option():
    """Our choice."""
    match = at_kill({"c2": "gw"}, 1, iblis=True, options={"iblis_may_kill_only_one_when_two_available": "yes"})
    assert legal(match, "kill c2") == ["kill c2 green", "kill c2 green,white", "kill c2 white"]


def test_iblis_waits_for_somebody_to_kill():
    """Our choice: at the kill only when one is possible after paying."""
    match = at_kill({"c1": "g"}, 1, seats=[{"djinns": ["iblis"], "cards": ["fakir"]}, {}])
    assert rule(match, "use iblis fakir") == "djinn.iblis"
    match = at_kill({"c1": "g"}, 1, seats=[{"djinns": ["iblis"], "cards": ["fakir"] * 2}, {}])
    assert "use iblis fakir" in match.legal()
    victims, seats = {"c2": "gw"}, owner("iblis")
    for match in (at_build(victims, 1, seats=seats), at_tile("small", others=victims, seats=seats), at_finish(seats=seats)):
        assert rule(match, "use iblis fakir") == "djinn.iblis"


def kandicha(tiles: dict[str, str], action: str, seats: list[dict[str, object]] | None = None, **fields: object) -> object:
    match = at_kill(tiles, 1, seats=seats or [{"djinns": ["kandicha"]}, {"viziers": 1}], **fields)
    return play(match, [action])


def test_kandicha_draws_a_card_for_a_merchant():
    """From the pile, not from the row."""
    match = kandicha({"c2": "g"}, "kill c2 green", resource_pile=["silk"], resource_row=["fish"])
    assert (seat(match, 1)["cards"], match.position()["bag"]) == (["silk"], "g")
    two = kandicha({"c2": "gg"}, "kill c2 green,green", resource_pile=["silk"] * 3, iblis=True)
    assert seat(two, 1)["cards"] == ["silk", "silk"]


def test_kandicha_gets_a_builders_income_around_its_tile():
    """One Builder times the blue tiles around the victim; Fakirs spent for range do not multiply it."""
    match = kandicha(
        {"c1": "b village", "c3": "small", "d1": "sacred", "d4": "village"},
        "kill c1 blue fakirs 1",
        [{"djinns": ["kandicha"], "cards": ["fakir"]}, {}],
    )
    assert seat(match, 1)["coins"] == 52


def test_echidna_and_kandichas_builder_are_an_option():
    """Our choice."""
    for value, coins in (("no", 51), ("yes", 52)):
        match = kandicha({"c2": "b village"}, "kill c2 blue", echidna=True, options={"echidna_doubles_kandicha_builder": value})
        assert seat(match, 1)["coins"] == coins


def killer(djinns: list[str], **more: object) -> Match:
    """Seat 1 has captured two Assassins on d4, two steps from a Builder among three Villages."""
    more.setdefault("options", {"echidna_doubles_kandicha_builder": "yes"})
    match = table({"c4": "r", "d4": "r", "e5": "b village", "e4": "village", "f5": "village"},
                  [{"elders": 2, "djinns": djinns}, {}], **more)
    return play(match, ["take c4", "drop d4 red"])


def test_echidna_may_be_called_at_the_kill_when_she_doubles_its_builder():
    """Our choice: no later than the income, and Kandicha's comes with the kill."""
    match = killer(["kandicha", "echidna"])
    assert legal(match, "use echidna") == ["use echidna elders"]
    play(match, ["use echidna elders", "kill e5 blue"])
    assert seat(match, 1)["coins"] == 56
    assert legal(match, "use echidna") == []


@pytest.mark.parametrize("options", [{}, {"echidna_doubles_kandicha_builder": "no"}])
def test_echidna_is_not_called_at_the_kill_when_she_doubles_nothing_there(options):
    """Our choice by default: she is for the captured Builders."""
    assert rule(killer(["kandicha", "echidna"], options=options), "use echidna elders") == "djinn.echidna"


def test_echidna_is_not_called_at_the_kill_without_kandicha_or_a_builder():
    """An effect that can do nothing is refused before it is paid, with what is left after paying."""
    assert rule(killer(["echidna"]), "use echidna elders") == "djinn.echidna"
    options = {"echidna_doubles_kandicha_builder": "yes"}
    far = [{"elders": 2, "djinns": ["kandicha", "echidna"], "cards": ["fakir"]}, {}]
    match = at_kill({"c1": "b", "c2": "w"}, 1, seats=far, options=options)
    assert legal(match, "use echidna") == ["use echidna elders"]
    assert rule(at_kill({"c2": "w"}, 1, seats=far, options=options), "use echidna elders") == "djinn.echidna"


def test_kandicha_keeps_viziers_and_elders():
    """They join hers; a saved one still leaves the tile."""
    match = kandicha({"c2": "y"}, "kill c2 yellow")
    assert (seat(match, 1)["viziers"], on(match, "c2")["camel"], match.position()["bag"]) == (1, 1, "")
    match = kandicha({}, "kill seat2 vizier")
    assert (seat(match, 1)["viziers"], seat(match, 2)["viziers"]) == (1, 0)


def test_kandicha_does_nothing_for_assassins_and_for_others_kills():
    """Kandicha: own Assassins only."""
    match = kandicha({"c2": "r"}, "kill c2 red")
    assert (seat(match, 1)["coins"], match.position()["bag"]) == (50, "r")
    others = [{}, {"djinns": ["kandicha"]}]
    match = kandicha({"c2": "y"}, "kill c2 yellow", others)
    assert (seat(match, 1)["viziers"], seat(match, 2)["viziers"], match.position()["bag"]) == (0, 0, "y")
    match = kandicha({"c2": "g"}, "kill c2 green", others, resource_pile=["silk"])
    assert (seat(match, 1)["cards"], seat(match, 2)["cards"], match.position()["resource_pile"]) == ([], [], ["silk"])
    match = kandicha({"c2": "b village"}, "kill c2 blue", others)
    assert [seat(match, number)["coins"] for number in (1, 2)] == [50, 50]


def test_a_fakir_spent_on_the_kill_can_be_drawn_by_kandicha():
    """Our choice: the Fakirs are discarded first."""
    match = at_kill({"c1": "g"}, 1, seats=[{"djinns": ["kandicha"], "cards": ["fakir"], "known": ["fakir"]}, {}])
    assert outcomes(match, "kill c1 green fakirs 1") == ["draw fakir"]
    match.play("kill c1 green fakirs 1")
    assert (seat(match, 1)["cards"], seat(match, 1)["known"], match.position()["resource_discard"]) == (["fakir"], [], [])


def test_leta_claims_a_bare_tile():
    """With a camel; no tile action; the last camel ends the game with the round."""
    match = at_finish(seats=owner("leta", camels=1), others={"b2": "#2", "c2": "*", "e5": "sacred"}, djinn_row=["boaz"])
    assert rule(match, "use leta b2 elders") == "djinn.tile"
    assert rule(match, "use leta a1 elders") == "djinn.tile"
    match.play("use leta e5 elders")
    assert (on(match, "e5")["camel"], match.position()["end_triggered"], match.position()["phase"]) == (1, True, "finish")


def test_utug_claims_a_tile_with_nothing_but_meeples():
    """At least one meeple, no camel, palm tree or palace; the meeples stay."""
    match = at_finish(seats=owner("utug"), others={"b2": "w #2", "c2": "w *", "d2": "w ^", "e5": "bg"})
    assert legal(match, "use utug e5") == ["use utug e5 elders", "use utug e5 fakir"]
    for tile in ("b2", "c2", "d2", "f1"):
        assert rule(match, f"use utug {tile} elders") == "djinn.tile"
    match.play("use utug e5 fakir")
    assert (on(match, "e5")["camel"], on(match, "e5")["meeples"]) == (1, "bg")


def test_marid_pays_for_every_meeple_dropped_on_an_own_tile():
    """One coin if you move, two if an opponent does; every drop, also the last and in a loop; not the tile won by this move."""
    tiles = {"a1": "wyg", "b1": "#1", "c1": "#1", "d1": "w"}
    drops = ["take a1", "drop b1 green", "drop c1 yellow", "drop d1 white"]
    assert seat(play(table(tiles, owner("marid")), drops), 1)["coins"] == 52
    match = play(table({name: words.replace("#1", "#2") for name, words in tiles.items()}, [{}, {"djinns": ["marid"]}]), drops)
    assert seat(match, 2)["coins"] == 54
    mixed = {**tiles, "c1": "#2"}
    assert seat(play(table(mixed, owner("marid")), drops), 1)["coins"] == 51
    match = play(table({"c3": "w", "c2": "w #1"}, owner("marid")), ["take c3", "drop c2 white"])
    assert seat(match, 1)["coins"] == 51
    loop = play(
        table({"c3": "gggyw", "c2": "#1"}, owner("marid")),
        ["take c3", "drop c2 green", "drop d2 green", "drop d3 white", "drop c3 yellow", "drop c2 green"],
    )
    assert seat(loop, 1)["coins"] == 52


def test_monkir_pays_for_palaces():
    """One for yours, two for an opponent's, whatever the cause."""
    assert seat(play(at_tile("village", seats=owner("monkir")), ["palace c3"]), 1)["coins"] == 51
    assert seat(play(at_tile("village", seats=[{}, {"djinns": ["monkir"]}]), ["palace c3"]), 2)["coins"] == 52


def nekir(
    seats: list[dict[str, object]], action: str, number: int, tiles: dict[str, str] | None = None, **fields: object
) -> int:
    return int(seat(play(at_kill(tiles or {"c2": "gw"}, 1, seats=seats, **fields), [action]), number)["coins"])


def test_nekir_pays_when_assassins_kill():
    """One for your kill, two for an opponent's."""
    assert nekir([{"djinns": ["nekir"]}, {}], "kill c2 green", 1) == 51
    assert nekir([{}, {"djinns": ["nekir"]}], "kill c2 green", 2) == 52


def test_nekir_is_paid_once_for_two_victims_or_for_each():
    """Our choice."""
    seats = [{}, {"djinns": ["nekir"]}]
    assert nekir(seats, "kill c2 green,white", 2, iblis=True) == 52
    assert nekir(seats, "kill c2 green,white", 2, iblis=True, options={"nekir_per_kill_action_or_per_victim": "victim"}) == 54


def test_a_victim_kandicha_keeps_pays_nekir_by_an_option_only():
    """Our choice."""
    seats = [{"djinns": ["kandicha"]}, {"djinns": ["nekir"]}]
    assert nekir(seats, "kill c2 white", 2) == 50
    assert nekir(seats, "kill c2 white", 2, options={"kandicha_saved_meeple_counts_as_kill_for_nekir": "yes"}) == 52
    each = {"nekir_per_kill_action_or_per_victim": "victim"}
    assert nekir(seats, "kill c2 green,white", 2, iblis=True, options=each) == 52


def test_sibittis_brings_three_djinns_to_choose_from():
    """One is gained and usable at once, the others are discarded; nothing else is legal meanwhile."""
    match = at_finish(seats=owner("sibittis"), djinn_pile=["enki", "boaz", "leta"], others={"c3": "oasis"})
    match.play("use sibittis elders")
    assert match.legal() == ["keep boaz", "keep enki", "keep leta"]
    assert rule(match, "end") == "keep.first"
    assert rule(match, "keep marid") == "keep.not-drawn"
    match.play("keep enki")
    assert match.position()["djinn_discard"] == ["boaz", "leta"]
    assert "use enki c3 elder" in match.legal()


def test_sibittis_takes_fewer_from_a_short_pile_and_reshuffles():
    """Our choice: reshuffle the discards, else fewer."""
    match = play(at_finish(seats=owner("sibittis"), djinn_pile=["enki"], djinn_discard=["boaz"]), ["use sibittis elders"])
    assert match.legal() == ["keep boaz", "keep enki"]
    match = at_finish(seats=owner("sibittis"), djinn_pile=["enki"], djinn_discard=["boaz", "leta", "marid"])
    match.play("use sibittis elders")
    assert (len(match.legal()), "keep enki" in match.legal()) == (3, True)
    assert match.state.djinn_pile_count == len(match.position()["djinn_pile"]) == 1
    assert match.position()["djinn_discard"] == []


def test_sloar_draws_a_card():
    """Pays its Fakir first; with an empty pile that Fakir is part of the reshuffle."""
    match = play(at_finish(seats=[{"cards": ["fakir"], "djinns": ["sloar"]}, {}], resource_pile=["silk"]), ["use sloar fakir"])
    assert seat(match, 1)["cards"] == ["silk"]
    assert match.position()["resource_discard"] == ["fakir"]
    match = at_finish(seats=[{"cards": ["fakir"], "djinns": ["sloar"]}, {}], resource_discard=["wheat"])
    assert outcomes(match, "use sloar fakir") == ["draw fakir", "draw wheat"]
    match = at_finish(seats=[{"cards": ["fakir"], "djinns": ["sloar"]}, {}])
    assert outcomes(match, "use sloar fakir") == ["draw fakir"]


def test_free_djinns_are_never_called():
    """Djinns: the ones without a cost are always on."""
    free = [djinn for number, djinn in enumerate(DJINNS) if DJINN_PRICE[number] == FREE]
    assert legal(at_finish(seats=owner(*free)), "use") == []


def test_djinns_of_the_end_change_unit_values_only():
    """Jafaar, Shamhat, Haurvatat; the comparison of Viziers counts meeples."""
    match = table(
        {"c3": "oasis ** #1"}, [{"viziers": 3, "elders": 2, "djinns": ["jafaar", "shamhat", "haurvatat"]}, {"viziers": 3}]
    )
    found = amounts(match, 1)
    assert (found["viziers"], found["vizier_bonus"], found["elders"], found["palms"]) == (9, 0, 8, 10)


def test_al_amin_turns_two_fakirs_into_a_good():
    """Each pair any good, odd Fakirs are lost, at the end only, never for a sale."""
    match = at_finish(seats=[{"djinns": ["al_amin"], "cards": ["fish", "fakir", "fakir", "fakir"]}, {}])
    assert amounts(match, 1)["merchandise"] == 3
    assert legal(match, "sell") == ["sell fish"]
