"""2.4 Tribe actions: Viziers, Elders, Merchants, Builders."""

from __future__ import annotations

from .drawing import at_build, legal, on, play, rule, seat, table


def capture(words: str, seats: object = 2, **fields: object) -> object:
    """One meeple of c3 joins those on c2."""
    match = table({"c3": words[0], "c2": words}, seats, **fields)  # type: ignore[arg-type]
    return play(
        match, ["take c3", f"drop c2 { {'b': 'blue', 'g': 'green', 'r': 'red', 'w': 'white', 'y': 'yellow'}[words[0]] }"]
    )


def test_viziers_and_elders_are_kept():
    """2.4: in front of you."""
    assert seat(capture("yy"), 1)["viziers"] == 3
    assert seat(capture("ww"), 1)["elders"] == 3


def test_elders_can_be_spent_at_the_sacred_place_of_the_same_move():
    """Sages: the tribe acts before the tile."""
    match = play(table({"c3": "w", "c2": "sacred w"}, djinn_row=["enki"]), ["take c3", "drop c2 white"])
    assert "djinn enki elders" in match.legal()


def test_merchants_take_the_first_cards_of_the_row_without_choice():
    """2.4: to the bag; as many cards as Merchants, from the start of the row, which is not refilled now."""
    match = capture("gg", resource_row=["fish", "gold", "silk", "wheat", "fakir"], resource_pile=["ivory"])
    assert seat(match, 1)["cards"] == ["fish", "gold", "silk"]
    assert match.position()["resource_row"] == ["wheat", "fakir"]
    assert match.position()["bag"] == "ggg"


def test_with_fewer_cards_than_merchants_one_takes_what_is_there():
    """Rulebook."""
    assert seat(capture("gggg", resource_row=["fish", "gold"]), 1)["cards"] == ["fish", "gold"]


BLUE = {"c3": "small", "b2": "village", "d4": "sacred", "c4": "village", "b4": "sacred", "a1": "village", "f5": "sacred"}


def test_builders_are_paid_for_the_blue_tiles_around():
    """2.4; rulebook picture 6: 3 Builders and 2 Fakirs, 4 blue tiles: 20 coins; camels and palaces do not matter."""
    match = at_build({**BLUE, "d4": "sacred #2 ^^"}, 3, seats=[{"cards": ["fakir", "fakir", "fish"]}, {}])
    match.play("build 2")
    assert (seat(match, 1)["coins"], seat(match, 1)["cards"]) == (70, ["fish"])
    assert match.position()["resource_discard"] == ["fakir", "fakir"]


def test_the_end_tile_counts_when_it_is_blue():
    """Bâtisseurs: 25 if the end tile were blue too."""
    match = at_build({**BLUE, "c3": "village"}, 3, seats=[{"cards": ["fakir", "fakir"]}, {}])
    match.play("build 2")
    assert seat(match, 1)["coins"] == 75


def test_only_the_eight_tiles_around_count():
    """Bâtisseurs: a corner has three neighbours, and nothing wraps around."""
    match = table(
        {"a1": "sacred", "f1": "village", "a5": "village", "b2": "village"},
        phase="build",
        captured={"tile": "a1", "colour": "blue", "count": 1},
    )
    match.play("build 0")
    assert seat(match, 1)["coins"] == 52


def test_any_number_of_fakirs_helps_builders():
    """2.4: 0 to all; and Builders are in the bag before."""
    match = at_build(BLUE, 1, seats=[{"cards": ["fakir"] * 3}, {}])
    assert legal(match, "build") == ["build 0", "build 1", "build 2", "build 3"]
    assert rule(match, "build 4") == "build.fakirs"
    assert rule(match, "skip") == "build.must"
    assert capture("bb").position()["bag"] == "bbb"


def test_the_tribe_acts_whether_or_not_the_tile_came_under_control():
    """Rulebook."""
    match = capture("yyb")
    assert on(match, "c2")["camel"] is None
    assert seat(match, 1)["viziers"] == 3
