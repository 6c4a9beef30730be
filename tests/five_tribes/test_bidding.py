"""1 Bid for turn order; 2.1 Move the marker."""

from __future__ import annotations

from typing import Any

from zellige.core.match import Match

from .drawing import legal, play, rule, seat, table

BOARD = dict.fromkeys(("a1", "b1", "a2", "c1", "d1", "e1", "f1", "a3", "b3", "c3", "d3", "e3", "f3"), "w")


def bidding(order: list[int | None], seats: Any = 4, **fields: Any) -> Match:
    """The markers on the Bid Order Track, the first to bid."""
    order = [*order, None, None, None, None][:4]
    return table(BOARD, seats, phase="bid", seat=next(seat for seat in order if seat), bid_order=order, **fields)


def track(match: Match) -> list[int | None]:
    found: list[int | None] = match.position()["turn_order"]
    return found


def test_the_marker_on_the_first_spot_bids_first():
    """1: in the order of the Bid Order Track."""
    match = bidding([3, 1, 4, 2])
    assert match.seat == 3
    match.play("bid 5")
    assert match.seat == 1


def test_a_bid_takes_a_free_spot_and_is_paid_at_once():
    """1: prices 0 0 0 1 3 5 8 12 18, one marker a spot."""
    match = bidding([1, 2, 3, 4])
    assert legal(match, "bid") == ["bid 0", "bid 1", "bid 12", "bid 18", "bid 3", "bid 5", "bid 8"]
    match.play("bid 8")
    assert seat(match, 1)["coins"] == 42
    assert track(match)[6] == 1
    assert rule(match, "bid 8") == "bid.taken"


def test_one_cannot_bid_more_than_one_owns():
    """Our choice."""
    match = bidding([1, 2], [{"coins": 4}, {}])
    assert legal(match, "bid") == ["bid 0", "bid 1", "bid 3"]
    assert rule(match, "bid 5") == "bid.coins"


def test_a_new_zero_pushes_the_earlier_ones_away():
    """1: whoever is on 0 is pushed up and nobody pays; the latest acts first among them, the first last of all."""
    match = play(bidding([1, 2, 3, 4], [{"coins": 7}, {"coins": 0}, {}, {}]), ["bid 0", "bid 0", "bid 0"])
    assert track(match)[:3] == [1, 2, 3]
    assert [seat(match, number)["coins"] for number in (1, 2, 3)] == [7, 0, 50]


def test_three_markers_fit_on_zero():
    """Enchère: the fourth pays at least 1 and then acts first of all."""
    match = play(bidding([1, 2, 3, 4]), ["bid 0", "bid 0", "bid 0"])
    assert rule(match, "bid 0") == "bid.zeros-full"
    match.play("bid 1")
    assert match.seat == 4


def test_the_rulebooks_example_of_bids():
    """Rulebook, example: bids 3, 1, 0, 0 make the order first, second, fourth, third bidder."""
    match = play(bidding([1, 2, 3, 4]), ["bid 3", "bid 1", "bid 0", "bid 0"])
    order = []
    while match.position()["phase"] != "bid" and not match.over and len(order) < 4:
        order.append(match.seat)
        match.play(next(action for action in match.legal() if action.startswith(("take", "skip"))))
        while match.position()["phase"] not in ("move", "bid", "over"):
            match.play(match.legal()[0])
    assert order == [1, 2, 4, 3]


def test_two_seats_bid_with_each_marker_and_may_act_twice_in_a_row():
    """Enchère: each marker is bid when its spot comes up, in any pattern."""
    match = play(bidding([1, 1, 2, 2], 2), ["bid 18", "bid 12", "bid 0", "bid 0"])
    assert track(match)[7] == 1
    assert match.seat == 1
    assert match.position()["bid_order"] == [1, None, None, None]


def test_the_marker_moves_to_the_first_empty_bid_spot():
    """2.1: acting first means bidding first in the next round."""
    match = play(bidding([1, 2, 3], 3), ["bid 0", "bid 5", "bid 1"])
    assert match.position()["bid_order"] == [2, None, None, None]
    assert match.seat == 2


def test_who_can_pay_for_nothing_takes_the_cheapest_free_spot():
    """Our choice: for all own coins."""
    match = play(bidding([2, 3, 4, 1], [{"coins": 0}, {}, {}, {}]), ["bid 0", "bid 0", "bid 0"])
    assert match.legal() == ["bid 1"]
    match.play("bid 1")
    assert seat(match, 1)["coins"] == 0
    assert match.position()["bid_order"][0] == 1


def test_who_can_pay_for_nothing_may_miss_the_round():
    """Our choice: the marker returns behind all others when the round ends."""
    skips = {"bidder_cannot_afford_any_spot": "skip"}
    assert rule(bidding([1, 2, 3, 4], options=skips), "skip") == "bid.must"
    match = table(
        BOARD,
        [{"coins": 0}, {}, {}, {}],
        phase="bid",
        seat=1,
        bid_order=[1, None, None, None],
        turn_order=[2, 3, 4, None, None, None, None, None, None],
        options=skips,
    )
    assert match.legal() == ["skip"]
    match.play("skip")
    assert match.position()["set_aside"] == [1]
    while match.position()["phase"] != "bid":
        match.play(match.legal()[0] if not legal(match, "end") else "end")
    assert match.position()["bid_order"] == [4, 3, 2, 1]
    assert match.position()["set_aside"] == []
    match = table(BOARD, 4, phase="finish", seat=4, bid_order=[3, 4, None, None], set_aside=[1, 2], options=skips)
    match.play("end")
    assert match.position()["bid_order"] == [3, 4, 1, 2]


def kumarbi(**fields: Any) -> Match:
    return bidding(
        [1, 2], [{"coins": 5, "djinns": ["kumarbi"], "cards": ["fakir", "fakir"], **fields.pop("more", {})}, {}], **fields
    )


def test_kumarbi_lowers_the_price_one_step_a_fakir():
    """Djinns, Kumarbi: 18 > 12 > 8 > 5 > 3 > 1 > 0; occupied cheaper spots do not matter; the marker stands as bid."""
    match = kumarbi(turn_order=[None, None, None, None, None, 2, None, None, None])
    assert "bid 8 fakirs 1" in match.legal()
    match.play("bid 12 fakirs 2")
    assert (seat(match, 1)["coins"], seat(match, 1)["cards"]) == (0, [])
    assert track(match)[7] == 1
    assert match.position()["resource_discard"] == ["fakir", "fakir"]
    match = play(kumarbi(more={"coins": 20}), ["bid 12 fakirs 2"])
    assert seat(match, 1)["coins"] == 15


def test_kumarbi_takes_no_more_fakirs_than_steps():
    """Our choice: more would be waste; and nobody else lowers a bid."""
    assert rule(kumarbi(), "bid 1 fakirs 2") == "bid.too-many-fakirs"
    assert rule(kumarbi(), "bid 0 fakirs 1") == "bid.too-many-fakirs"
    assert rule(kumarbi(), "bid 12 fakirs 3") == "bid.fakirs"
    assert rule(bidding([1, 2], [{"cards": ["fakir"]}, {}]), "bid 3 fakirs 1") == "bid.kumarbi"


def test_kumarbi_that_serves_every_bid_is_never_spent():
    """Our choice by default: what a position says of it means nothing, and blocks no bid."""
    assert "bid 3 fakirs 1" in kumarbi(more={"kumarbi_used": True}).legal()


def test_kumarbi_works_for_every_bid_or_once_a_round():
    """Our choice."""

    def twice(limit: str) -> Match:
        return play(
            bidding(
                [1, 1, 2, 2],
                [{"djinns": ["kumarbi"], "cards": ["fakir"] * 3}, {}],
                options={"kumarbi_limit_with_two_markers": limit},
            ),
            ["bid 5 fakirs 1"],
        )

    assert legal(twice("per_bid"), "bid 3 fakirs") == ["bid 3 fakirs 1", "bid 3 fakirs 2"]
    assert rule(twice("per_round"), "bid 3 fakirs 1") == "bid.kumarbi-spent"
    next_round = table(
        BOARD,
        [{"djinns": ["kumarbi"], "cards": ["fakir"], "kumarbi_used": True}, {}],
        phase="finish",
        bid_order=[1, 2, None, None],
        options={"kumarbi_limit_with_two_markers": "per_round"},
    )
    next_round.play("end")
    assert legal(next_round, "bid 3 fakirs") == ["bid 3 fakirs 1"]
