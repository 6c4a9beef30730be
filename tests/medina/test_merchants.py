"""Merchants: streets that grow at their ends, end in dead ends, and start anew."""

from __future__ import annotations

import pytest

from .drawing import amounts, assert_marked, cells, position, rule


def test_a_street_of_one_merchant_grows_on_four_sides():
    """Merchants: the first merchant is both ends."""
    match = assert_marked("""
        .....
        ..x..
        .xmx.
        ..x..
        .....
    """, "merchant")
    assert rule(match, "merchant b2") == "merchants.beside"
    assert rule(match, "merchant h8") == "merchants.beside"


def test_a_street_grows_at_its_ends_only():
    """Merchants: beside the first or the last merchant, never beside one in the middle."""
    match = assert_marked("""
        .......
        .x...x.
        xmmmmmx
        .x...x.
    """, "merchant")
    assert rule(match, "merchant d2") == "merchants.end"


def test_a_merchant_never_touches_two_others():
    """Merchants: no loop, no branch; c2 would touch the street twice."""
    match = assert_marked("""
        .x...
        xm.x.
        .mmmx
        ...x.
    """, "merchant")
    assert rule(match, "merchant c2") == "merchants.two"


def test_a_corner_contact_counts_for_nothing():
    """Merchants: d3 lies diagonally below the old merchant at e2 and is a free end of the new street all the same."""
    assert_marked("""
        .....
        ..x.m
        .xmx.
        ..x..
    """, "merchant", streets=[["e2"], ["c3"]])


def test_the_rulebooks_example_of_a_merchant():
    """Merchants, example: three cells at the ends of the street, beside no second merchant."""
    match = assert_marked("""
        ....x...
        ...bmx..
        ....m...
        ....mmx.
        .....g..
    """, "merchant")
    assert len(cells(match, "merchant")) == 3
    assert rule(match, "merchant f3") == "merchants.two"


def test_at_a_dead_end_the_street_grows_at_the_other():
    """Merchants: the east end is shut in, merchants go to the west end."""
    assert_marked("""
        .x.oo
        xmmmo
        .x.oo
    """, "merchant")


def test_when_both_ends_are_dead_a_new_street_starts_anywhere():
    """Merchants: on any free cell, the edge, the well's neighbours and cells beside palaces included."""
    match = position("""
        mo......
        oo......
        ........
        ...W....
        ........
        .....g..
    """)
    assert {"merchant b3", "merchant c3", "merchant d3", "merchant f5", "merchant p11", "merchant h1"} <= set(match.legal())
    assert rule(match, "merchant d4") == "turn.occupied"
    match.play("merchant h4")
    assert cells(match, "merchant") == {"g4", "i4", "h3", "h5"}


CLOSED = """
    mmmo
    b.oo
    .m..
"""
"""The new street along the top is shut in at both ends; an old merchant stands at b3."""
STREETS = [["b3"], ["a1", "b1", "c1"]]


def test_a_new_street_may_touch_one_old_merchant():
    """Our choice: by default one old merchant may be beside the new street's first; never two."""
    match = position(CLOSED, streets=STREETS)
    assert rule(match, "merchant a3") is None
    assert rule(match, "merchant b2") == "merchants.two"
    assert rule(match, "merchant h8") is None


def test_a_new_street_may_touch_no_old_merchant_by_option():
    """Our choice: with the stricter option the new street starts away from all others."""
    match = position(CLOSED, streets=STREETS, options={"new_street_max_touch": 0})
    assert rule(match, "merchant a3") == "merchants.new-street"
    assert rule(match, "merchant b2") == "merchants.two"
    assert rule(match, "merchant a4") is None


def test_dead_ends_stay_dead_and_only_the_newest_street_grows():
    """Our choice: an old street is not taken up again, only the newest one grows."""
    match = position("""
        mm......
        ........
        ....m...
    """, streets=[["a1", "b1"], ["e3"]])
    assert cells(match, "merchant") == {"d3", "f3", "e2", "e4"}
    assert rule(match, "merchant c1") == "merchants.end"


def test_a_new_street_beside_an_old_one_stays_a_street_of_its_own():
    """Our choice: its first merchant touches the old street, yet only the new street's ends grow."""
    match = position("""
        bmb....
        .m.....
        bmb....
        bbb....
    """, hands=[{"merchant": 5}, {"merchant": 5}, {}])
    match.play("merchant c2")
    assert match.position()["streets"] == [["b1", "b2", "b3"], ["c2"]]
    assert cells(match, "merchant") == {"d2"}


def test_no_path_is_kept_open_for_merchants():
    """Our choice: a building may shut in the street for good."""
    shut_in_but_for_one_cell = """
        mo...
        .o...
        .....
    """
    for kind in ("orange", "stable"):
        hands = [{kind: 1}, {"merchant": 1}, {"merchant": 1}]
        match = position(shut_in_but_for_one_cell, hands=hands, placements_left=1)
        match.play(f"{kind} a2")
        assert match.seat == 2
        assert {"merchant b3", "merchant h8"} <= set(match.legal())


@pytest.mark.parametrize("cell", ["a1", "p11", "a11"])
def test_a_street_runs_along_the_edge(cell):
    """Merchants; The well: cells beside the wall are as good as others."""
    match = position(".", hands=[{"merchant": 2}, {"merchant": 1}, {}])
    match.play(f"merchant {cell}")
    assert len(cells(match, "merchant")) == 2


def test_each_merchant_beside_a_palace_is_worth_a_point():
    """Merchants: it raises the palace's value by one, whoever placed it."""
    match = position("""
        .mmm
        .oo.
    """, roofs={"b2": 2})
    assert amounts(match, 2)["orange merchants"] == 2
    match.play("merchant a1")
    match.play("merchant a2")
    assert amounts(match, 2)["orange merchants"] == 3


def test_the_next_merchant_opens_a_street_is_said():
    """Zellige: where a new street starts can decide a game, so the table tells when the next merchant starts one."""
    match = position(CLOSED, streets=STREETS, hands=[{"merchant": 2, "wall": 2}, {"wall": 1}, {}])
    view = match.game.view(match.state)
    assert view["street_goes_on"] is False
    assert view["prompt"]["detail"]["say"] == "prompt-new-street"
    match.play("merchant h8")
    assert match.game.view(match.state)["street_goes_on"] is True
